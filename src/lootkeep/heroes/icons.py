"""What a card does, as icons: read from the notation of the box, and written back.

    2 move + 2 ranged / 2 move + activate
    melee -> summon 1
    swarm[move] + generate any
    ambush 3 bones / 2 x (melee -> generate coin)

An icon is one int: its word, a number, a detail (a resource, a type of room, or the word inside brackets), and above
them the icon that its momentum gives for free.
"""

from __future__ import annotations

import re
from typing import Final

from ..engine.bits import BIT
from ..engine.native import append, i64, vec

WORDS: Final = (
    "draw",
    "activate",
    "move",
    "melee",
    "ranged",
    "defend",
    "trap",
    "portal",
    "generate",
    "ambush",
    "summon",
    "swarm",
    "reinforcements",
    "spend",
)
DRAWS: Final = 1
ACTIVATES: Final = 2
MOVES: Final = 3
STRIKES: Final = 4
SHOOTS: Final = 5
DEFENDS: Final = 6
TRAPS: Final = 7
OPENS: Final = 8
MAKES: Final = 9
AMBUSHES: Final = 10
SUMMONS: Final = 11
SWARMS: Final = 12
CALLS: Final = 13
SPENDS: Final = 14

RESOURCES: Final = ("coin", "frog", "bone", "book")
TYPES: Final = ("jewel", "swords", "hat", "eye", "bones", "special")
ANY: Final = 7  # any resource, any type of room

WORD: Final = 15  # the bits of an icon's word
NUMBER: Final = 4
DETAIL: Final = 8
THEN: Final = 12  # where the icon that momentum gives begins
DIGIT: Final = 15


def word_of(icon: i64) -> i64:
    """What an icon says."""
    return icon & WORD


def monsters_of(icon: i64) -> i64:
    """How many monsters it brings."""
    return icon >> NUMBER & DIGIT


def detail_of(icon: i64) -> i64:
    """Its resource, its type of room, or the word in its brackets."""
    return icon >> DETAIL & DIGIT


def then_of(icon: i64) -> i64:
    """The icon that its momentum gives; 0 for none."""
    return icon >> THEN


def without_momentum(icon: i64) -> i64:
    """The icon alone."""
    return icon & BIT[THEN] - 1


SIDES: Final = 2
MOST_ICONS: Final = 8  # on one side
MOST_NUMBER: Final = 9
SWARM_WORDS: Final = ("move", "melee", "ranged")
BEFORE: Final = ("melee", "ranged", "defend", "spend")  # what can have momentum
AFTER: Final = ("draw", "trap", "portal", "generate", "summon")  # what momentum can give

TOKEN: Final = re.compile(r"\s*(->|[+/()\[\]]|\d+|[a-z]+|\S)")


class Misread(Exception):
    """Something in a card's text that cannot be read: where, what, and what would be right."""

    def __init__(self, column: int, what: str, right: str) -> None:
        super().__init__(f"column {column}: {what}; {right} would be right")


class IconReader:
    """Reads the text of one card."""

    def __init__(self, text: str) -> None:
        self.words: list[str] = []
        self.columns: list[int] = []
        self.at = 0
        place = 0
        end = len(text.rstrip())
        while place < end:
            found = TOKEN.match(text, place)
            assert found is not None  # any character is a token
            self.words.append(found[1])
            self.columns.append(found.start(1) + 1)
            place = found.end()
        self.words.append("")
        self.columns.append(len(text) + 1)

    def wrong(self, right: str) -> Misread:
        """The error for the word being read."""
        word = self.words[self.at]
        return Misread(self.columns[self.at], f"{word!r} cannot be" if word else "it ends too early", right)

    def take(self) -> str:
        """The next word."""
        self.at += 1
        return self.words[self.at - 1]

    def eat(self, word: str) -> bool:
        """Go on behind a word if it is the next one."""
        if self.words[self.at] != word:
            return False
        self.at += 1
        return True

    def need(self, word: str) -> None:
        """Go on behind a word that must be there."""
        if not self.eat(word):
            raise self.wrong(f"`{word}`")

    def card(self) -> list[list[int]]:
        """All sides of a card."""
        sides = [self.side()]
        while self.eat("/"):
            if len(sides) == SIDES:
                self.at -= 1
                raise self.wrong("one `/` at most")
            sides.append(self.side())
        if self.words[self.at]:
            raise self.wrong("`+`, `/`, `->` or the end")
        return sides

    def side(self) -> list[int]:
        """The icons of one side."""
        icons: list[int] = []
        while True:
            column = self.columns[self.at]
            for icon in self.term():
                self.check(icons, icon, column)
                icons.append(icon)
            if len(icons) > MOST_ICONS:
                raise Misread(column, f"{len(icons)} icons on one side", f"at most {MOST_ICONS}")
            if not self.eat("+"):
                return icons

    def check(self, icons: list[int], icon: int, column: int) -> None:
        """Icons that a player could not tell apart by what they do are refused on one side."""
        for other in icons:
            if other != icon and word_of(other) == word_of(icon):
                apart = word_of(icon) == MAKES and ANY not in (detail_of(icon), detail_of(other))
                if not apart or then_of(icon) or then_of(other):
                    word = WORDS[word_of(icon) - 1]
                    raise Misread(column, f"two different `{word}` on one side", "the same icon, or another card")

    def term(self) -> list[int]:
        """An icon as often as a number before it says."""
        times = 1
        if self.words[self.at][:1].isdigit():
            times = self.number("how often", MOST_ICONS)
            self.eat("x")
        if self.eat("("):
            icon = self.momentum()
            self.need(")")
        else:
            icon = self.momentum()
        return [icon] * times

    def momentum(self) -> int:
        """An icon, and what its success gives for free."""
        column = self.columns[self.at]
        icon = self.icon()
        word = WORDS[word_of(icon) - 1]
        if not self.eat("->"):
            if word == "spend":
                raise self.wrong("`->` and what the resource pays for")
            return icon
        if word not in BEFORE:
            raise Misread(column, f"`{word}` has no momentum", f"one of {', '.join(BEFORE)} before `->`")
        column = self.columns[self.at]
        after = self.icon()
        if WORDS[word_of(after) - 1] not in AFTER:
            raise Misread(column, "momentum cannot give this", f"one of {', '.join(AFTER)}")
        return icon | after << THEN

    def icon(self) -> int:
        """One icon."""
        word = self.words[self.at]
        if word not in WORDS:
            raise self.wrong(f"one of {', '.join(WORDS)}")
        self.at += 1
        code = WORDS.index(word) + 1
        number, detail = 1, 0
        if word == "generate":
            detail = self.one_of(RESOURCES, "any")
        elif word == "spend":
            detail = self.one_of(RESOURCES, "")
        elif word == "ambush":
            number = self.number("how many", MOST_NUMBER)
            detail = self.one_of(TYPES, "any")
        elif word == "summon":
            number = self.number("how many", MOST_NUMBER)
        elif word == "swarm":
            detail = self.bracketed(SWARM_WORDS)
        elif word == "reinforcements":
            detail = self.bracketed(tuple(each for each in WORDS if each not in ("reinforcements", "spend")))
        return code | number << NUMBER | detail << DETAIL

    def number(self, what: str, most: int) -> int:
        """A number of one digit."""
        word = self.words[self.at]
        if len(word) != 1 or word not in "123456789"[:most]:
            raise self.wrong(f"{what}, 1 to {most},")
        self.at += 1
        return int(word)

    def one_of(self, names: tuple[str, ...], any: str) -> int:
        """A detail by its name."""
        word = self.words[self.at]
        if any and word == any:
            self.at += 1
            return ANY
        if word not in names:
            raise self.wrong(f"one of {', '.join([*names, any] if any else names)}")
        self.at += 1
        return names.index(word)

    def bracketed(self, words: tuple[str, ...]) -> int:
        """The word of an icon in brackets."""
        self.need("[")
        if self.words[self.at] not in words:
            raise self.wrong(f"one of {', '.join(words)}")
        code = WORDS.index(self.take()) + 1
        self.need("]")
        return code


def read_card(text: str) -> list[list[int]]:
    """The sides of a card from its text."""
    return IconReader(text).card()


def icon_text(icon: int) -> str:
    """An icon as the notation writes it."""
    word = WORDS[word_of(icon) - 1]
    detail = detail_of(icon)
    number = monsters_of(icon)
    if word in ("generate", "spend"):
        word = f"{word} {'any' if detail == ANY else RESOURCES[detail]}"
    elif word == "ambush":
        word = f"{word} {number} {'any' if detail == ANY else TYPES[detail]}"
    elif word == "summon":
        word = f"{word} {number}"
    elif word in ("swarm", "reinforcements"):
        word = f"{word}[{WORDS[detail - 1]}]"
    return f"{word} -> {icon_text(then_of(icon))}" if then_of(icon) else word


def counted(icons: list[int]) -> list[tuple[int, int]]:
    """Icons in order, with how often each stands there in a row."""
    found: list[tuple[int, int]] = []
    for icon in icons:
        if found and found[-1][0] == icon:
            found[-1] = (icon, found[-1][1] + 1)
        else:
            found.append((icon, 1))
    return found


def card_text(sides: list[list[int]]) -> str:
    """A card as the notation writes it."""
    texts: list[str] = []
    for side in sides:
        terms: list[str] = []
        for icon, times in counted(side):
            text = icon_text(icon)
            if times > 1:
                text = f"{times} x ({text})" if " " in text else f"{times} {text}"
            terms.append(text)
        texts.append(" + ".join(terms))
    return " / ".join(texts)


def has_icon(side: vec[i64], word: i64) -> bool:
    """Whether an icon with this word stands on a side, inside Swarm and momentum too."""
    for icon in side:
        if word_of(icon) == word or word_of(then_of(icon)) == word:
            return True
        if word_of(icon) == SWARMS and detail_of(icon) == word:
            return True
    return False


def icons_of(side: list[int]) -> vec[i64]:
    """The icons of a side as a packed array."""
    icons = vec[i64]()
    for icon in side:
        icons = append(icons, icon)
    return icons
