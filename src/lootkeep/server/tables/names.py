"""Names: those that tables are given, and those that people give themselves."""

from __future__ import annotations

import random
import unicodedata


def _words(text: str) -> list[str]:
    return text.split()


HOW = _words(
    "amber ashen bold brass bright chilly copper crooked dizzy dusty eager fabled foggy frosty gilded gloomy golden "
    "greedy grumpy hasty hidden hollow humble icy jolly lazy lucky merry misty mossy muddy murky noble odd pale "
    "patient proud quick quiet rusty salty shady shiny silent silver sleepy sly smoky snowy sooty spiral sturdy "
    "sunken tiny twisted velvet wandering warm wily windy witty"
)
WHAT = _words(
    "anvil axe badger barrel basilisk bat beetle bell boot bridge candle cauldron cavern chest cobweb crow crown "
    "crystal dagger dragon drum ember ferret fiddle frog gargoyle goblet goblin hammer helmet imp kettle key lantern "
    "lute mimic mole moth mushroom newt ogre owl parrot pickaxe pixie potion raven riddle rope scroll shovel slime "
    "spider stairs tankard toad torch troll tunnel turnip vault wagon weasel"
)
JOINERS = "\u200c\u200d"  # which some scripts and signs need within a word
BLANK = (  # letters and signs of which nothing is seen, though they are none of the spaces
    "\u115f\u1160\u3164\uffa0"  # fillers of Hangul
    "\u2800"  # Braille without a dot
    "\U00013441\U00013442\U0001d159"  # blanks among hieroglyphs, a note without a head
)


def table_name(tries: int = 0) -> str:
    """A name for a table that people can tell each other; longer if shorter ones were taken."""
    chance = random.SystemRandom()
    return f"{chance.choice(HOW)}-{chance.choice(WHAT)}-{chance.randrange(10, 100 * 10**tries)}"


def cleaned(text: str) -> str:
    """A text on one line, without signs that are not seen or turn others round; empty if nothing is left."""
    kept = "".join(sign if is_seen(sign) or sign in JOINERS else " " for sign in text)
    return " ".join(filter(None, map(_based, kept.split())))


def is_seen(sign: str) -> bool:
    """Whether a sign is one that is seen, by itself or on another: controls, tags and fillers are not."""
    return sign.isprintable() and sign not in BLANK


def _based(word: str) -> str:
    """A word from its first sign on that stands by itself: accents, variants and joiners need one before them."""
    start = 0
    while start < len(word) and (word[start] in JOINERS or unicodedata.category(word[start]).startswith("M")):
        start += 1
    return word[start:].rstrip(JOINERS)
