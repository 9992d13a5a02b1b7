"""Reads a box: a TOML file with the deck and the numbers of an edition."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

from ..engine.boxes import ID, BoxReader, digest, toml
from ..engine.errors import UnknownName
from .abilities import EFFECTS
from .actions import MOST_CARDS, MOST_KINDS
from .cards import RIGOR_MORTIS, Ability, Box, Kind

EDITIONS = ("dragon", "rigor")
LANGUAGES = ("en", "it", "ru")
CANNOT = ("search", "attack", "be-attacked")
RULES = ("rigor_mortis", "reshuffle", "leader_steals", "may_rest", "explicit_end", "targets")
FIELDS = (
    *("id", "title", "copies", "life", "power", "taunt", "frog", "cannot", "bans_loot", "attacks", "trophy"),
    *("activation", "recruitment", "last_wish"),
)
FEWEST_CARDS = 30

_shipped: dict[str, Box] = {}


def shipped(edition: str) -> Box:
    """The box of an edition that comes with the package."""
    if edition not in EDITIONS:
        raise UnknownName(f"There is no edition {edition!r} of Looterz: the editions are {', '.join(EDITIONS)}.")
    if edition not in _shipped:
        _shipped[edition] = read_box(shipped_text(edition), f"{edition}.toml", own=False)
    return _shipped[edition]


def shipped_text(edition: str) -> str:
    """The file of an edition that comes with the package."""
    return resources.files("lootkeep.looterz").joinpath(f"{edition}.toml").read_text(encoding="utf-8")


def read_box(text: str, name: str, *, own: bool = True) -> Box:
    """A box from its text; the name is for error messages."""
    data = toml(text, name)
    return _Reader(name).box(data, text if own else "")


class _Reader(BoxReader):
    """Checks every field, and names file, card and field of what is wrong."""

    def flag(self, table: dict[str, Any], field: str, usual: bool) -> bool:
        value = table.get(field, usual)
        if not isinstance(value, bool):
            raise self.wrong(field, f"{value!r} cannot be", "true or false")
        return value

    def words(self, table: dict[str, Any], field: str, known: tuple[str, ...]) -> list[str]:
        value = table.get(field, [])
        if not isinstance(value, list) or any(word not in known for word in value):
            raise self.wrong(field, f"{value!r} cannot be", f"a list of some of {', '.join(known)}")
        return value

    def box(self, data: dict[str, Any], text: str) -> Box:
        self.known(data, ("edition", "rules", "card"))
        edition = self.edition(data, "dragon")
        rules = data.get("rules", {})
        if not isinstance(rules, dict):
            raise self.wrong("rules", f"{rules!r} cannot be", "a table of settings")
        kinds = self.kinds(data.get("card"))
        self.place = "rules"
        self.known(rules, RULES)
        clock = self.number(rules, "rigor_mortis", 0, 8, 0)
        reshuffle = self.flag(rules, "reshuffle", clock == 0)
        if clock and reshuffle:
            raise self.wrong("reshuffle", "a deck with a clock cannot be shuffled again", "false")
        return Box(
            edition,
            kinds,
            clock=clock,
            reshuffle=reshuffle,
            leader_steals=self.flag(rules, "leader_steals", True),
            may_rest=self.flag(rules, "may_rest", True),
            explicit_end=self.flag(rules, "explicit_end", True),
            targets=self.targets(rules),
            digest=digest(data),
            text=text,
        )

    def targets(self, rules: dict[str, Any]) -> list[int]:
        targets = rules.get("targets", [15, 10, 10, 7, 7])
        right = "five whole numbers from 1 to 36, for 2 to 6 seats,"
        if not isinstance(targets, list) or len(targets) != 5:
            raise self.wrong("targets", f"{targets!r} cannot be", right)
        for target in targets:
            if type(target) is not int or not 1 <= target <= 36:
                raise self.wrong("targets", f"{target!r} cannot be", right)
        return targets

    def kinds(self, cards: object) -> list[Kind]:
        if not isinstance(cards, list) or not cards:
            raise self.wrong("card", "there are no cards", "a table [[card]] for each design")
        kinds: list[Kind] = []
        for card in cards:
            self.place = f"card {len(kinds) + 1}"
            if not isinstance(card, dict):
                raise self.wrong("", f"{card!r} cannot be", "a table [[card]]")
            kinds.append(self.kind(card, len(kinds), {kind.id for kind in kinds}))
        self.place = ""
        total = sum(kind.copies for kind in kinds)
        if len(kinds) > MOST_KINDS:
            raise self.wrong("card", f"there are {len(kinds)} designs", f"at most {MOST_KINDS}")
        if not FEWEST_CARDS <= total <= MOST_CARDS:
            raise self.wrong("card", f"the deck has {total} cards", f"{FEWEST_CARDS} to {MOST_CARDS}")
        return kinds

    def kind(self, card: dict[str, Any], number: int, taken: set[str]) -> Kind:
        id = card.get("id")
        if not isinstance(id, str) or not ID.fullmatch(id) or id == RIGOR_MORTIS:
            raise self.wrong("id", f"{id!r} cannot be", "a name of small letters, such as `death-knight`,")
        self.place = f"card {id!r}"
        if id in taken:
            raise self.wrong("id", "it is there twice", "one table for each design, with its copies,")
        self.known(card, FIELDS)
        cannot = self.words(card, "cannot", CANNOT)
        return Kind(
            number,
            id,
            self.title(card),
            self.number(card, "copies", 1, 20, 2),
            self.number(card, "life", 1, 9),
            self.number(card, "power", 1, 6),
            taunt=self.flag(card, "taunt", False),
            frog=self.flag(card, "frog", False),
            can_search="search" not in cannot,
            can_attack="attack" not in cannot,
            can_be_attacked="be-attacked" not in cannot,
            bans_loot=self.flag(card, "bans_loot", False),
            attacks=self.number(card, "attacks", 1, 9, 1),
            trophy=self.number(card, "trophy", 0, 9, 0),
            activation=self.ability(card, "activation"),
            recruitment=self.ability(card, "recruitment"),
            last_wish=self.ability(card, "last_wish"),
        )

    def title(self, card: dict[str, Any]) -> dict[str, str]:
        title = card.get("title", {})
        if isinstance(title, str):
            return dict.fromkeys(LANGUAGES, title)
        if not isinstance(title, dict) or any(
            language not in LANGUAGES or not isinstance(name, str) for language, name in title.items()
        ):
            raise self.wrong("title", f"{title!r} cannot be", "a name, or a table of names for en, it and ru,")
        return title

    def ability(self, card: dict[str, Any], keyword: str) -> Ability | None:
        """An ability such as `steal 1`."""
        if keyword not in card:
            return None
        text = card[keyword]
        fitting = [
            word
            for word, effect in EFFECTS.items()
            if (effect.activation if keyword == "activation" else effect.otherwise) is not None
        ]
        word, _, amount = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if word not in fitting:
            raise self.wrong(keyword, f"{text!r} cannot be", f"one of {', '.join(fitting)}, most with a number,")
        effect = EFFECTS[word]
        step = effect.activation if keyword == "activation" else effect.otherwise
        assert step is not None
        if effect.most == 0:
            if amount:
                raise self.wrong(keyword, f"{word} takes no number", f"`{word}`")
            return Ability(word, step, 0)
        if not re.fullmatch(r"[1-9]", amount):
            raise self.wrong(keyword, f"{text!r} cannot be", f"`{word} 1` up to `{word} {effect.most}`")
        return Ability(word, step, int(amount))
