"""Names: those that tables are given, and those that people give themselves."""

from __future__ import annotations

import random


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


def table_name(tries: int = 0) -> str:
    """A name for a table that people can tell each other; longer if shorter ones were taken."""
    chance = random.SystemRandom()
    return f"{chance.choice(HOW)}-{chance.choice(WHAT)}-{chance.randrange(10, 100 * 10**tries)}"


def cleaned(text: str) -> str:
    """A text on one line, without signs that are not seen; empty if nothing is left."""
    kept = "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in text)
    return " ".join(kept.split()).strip(JOINERS)
