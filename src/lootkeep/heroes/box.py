"""Reading a box: clans, loot, treasures and tokens, and the scenario that is played with them.

A file of one's own may hold a scenario, other components, or both: what it leaves out is taken from the box that
comes with the package. Its scenario is named by `scenario = "first-watch"`, or described in a table `[scenario]`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

from ..engine.boxes import ID, BoxReader, digest, toml
from ..engine.errors import InvalidBox, UnknownName
from .cards import (
    CLANS,
    DECK_SIZE,
    DIFFICULTIES,
    EFFECTS,
    LOOT,
    MOST_KINDS,
    NO_CLAN,
    NO_LOOT,
    NO_TOKEN,
    ROOMS,
    TACTIC,
    TOKENS,
    Box,
    Clan,
    Kind,
    Room,
)
from .icons import TYPES, Misread, card_text, read_card
from .packing import MOST, several
from .plan import sides_of
from .reading import ScenarioReader
from .scenario import Scenario

FIELDS = ("tokens", "treasures", "clan", "loot", "scenario")
MOST_SEATS = 4
USUAL_TABLE = (2, 0)  # seats and difficulty
COUNTED = (*TOKENS, "event", "portal")  # tokens, in the order in which the Reserve counts them


def _scenario_ids() -> tuple[str, ...]:
    """The scenarios that come with the package, in their order."""
    files = resources.files("lootkeep.heroes").joinpath("scenarios").iterdir()
    found = {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in files}
    return tuple(sorted(found, key=lambda id: toml(found[id], id).get("number", 0)))


EDITIONS = _scenario_ids()


@cache
def shipped(edition: str) -> Box:
    """The box with one of the scenarios that come with the package."""
    if edition not in EDITIONS:
        raise UnknownName(
            f"There is no scenario {edition!r} of Keep the Heroes Out!: the scenarios are {', '.join(EDITIONS)}."
        )
    return _Reader("keep.toml").box({"scenario": edition}, "")


@cache
def rooms() -> list[Room]:
    """The tiles, which are the same in every box."""
    tiles = {tile["id"]: tile for tile in toml(shipped_text("keep.toml"), "keep.toml")["room"]}
    return [_room(number, tiles[name]) for number, name in enumerate(ROOMS)]


def _room(number: int, tile: dict[str, str]) -> Room:
    makes = TOKENS.index(tile["makes"]) if "makes" in tile else NO_TOKEN
    price = TOKENS.index(tile["price"]) if "price" in tile else NO_TOKEN
    sells = LOOT.index(tile["sells"]) if "sells" in tile else NO_LOOT
    return Room(number, TYPES.index(tile["type"]), sides_of(tile["open"]), makes, price, sells)


def shipped_text(name: str) -> str:
    """A file of the box that comes with the package."""
    return resources.files("lootkeep.heroes").joinpath(*name.split("/")).read_text(encoding="utf-8")


def read_box(text: str, name: str) -> Box:
    """A box from its text; the name is for error messages."""
    return read_tables(toml(text, name), text, name)


def read_tables(data: dict[str, Any], text: str, name: str) -> Box:
    """The same, from the tables that its text holds."""
    return _Reader(name).box(data, text)


class _Reader(BoxReader):
    """Checks every field, and names file, place and field of what is wrong."""

    def box(self, data: dict[str, Any], text: str) -> Box:
        self.known(data, FIELDS)
        whole = toml(shipped_text("keep.toml"), "keep.toml") | data
        del whole["room"]
        tokens = self.table(whole, "tokens")
        self.place = "tokens"
        self.known(tokens, (*COUNTED, "hero"))
        supply = 0
        for place, token in enumerate(COUNTED):
            supply += int(several(place, self.number(tokens, token, 1, MOST)))
        heroes = self.number(tokens, "hero", 1, 9)
        self.place = ""
        treasures = self.treasures(self.table(whole, "treasures"))
        clans, kinds = self.clans(whole)
        self.loot(self.table(whole, "loot"), kinds)
        if len(kinds) > MOST_KINDS:
            raise self.wrong("", f"there are {len(kinds)} designs of cards", f"at most {MOST_KINDS}")
        usual, source = self.source(whole.get("scenario"))
        whole["scenario"] = source | {"id": source.get("id", usual)}
        counts = values_of([value for value, _ in treasures])
        scenario = self.scenario(source, usual, counts, *USUAL_TABLE)
        made = Box(rooms(), clans, kinds, treasures, supply, heroes, scenario, whole["scenario"], digest(whole), text)
        if text:  # a file of one's own has to be right for every table
            for seats in range(1, MOST_SEATS + 1):
                for difficulty in range(len(DIFFICULTIES)):
                    self.scenario(source, usual, counts, seats, difficulty)
        if made.cards > 250:
            raise self.wrong("", f"there are {made.cards} cards and tiles", "at most 250")
        return made

    def table(self, data: dict[str, Any], field: str) -> dict[str, Any]:
        value = data.get(field)
        if not isinstance(value, dict):
            raise self.wrong(field, f"{value!r:.40} cannot be", "a table")
        return value

    def treasures(self, table: dict[str, Any]) -> list[tuple[int, int]]:
        """Value and effect of each treasure."""
        self.place = "treasures"
        self.known(table, EFFECTS[:4])
        found: list[tuple[int, int]] = []
        for effect, name in enumerate(EFFECTS[:4]):
            counts = table.get(name)
            if (
                not isinstance(counts, list)
                or len(counts) != 3
                or any(type(n) is not int or not 0 <= n <= 9 for n in counts)
            ):
                raise self.wrong(name, f"{counts!r:.40} cannot be", "how many of value 1, 2 and 3, such as [2, 1, 1],")
            found += [(value, effect) for value in (1, 2, 3) for _ in range(counts[value - 1])]
        found.append((4, 4))
        if len(found) > 40:
            raise self.wrong("", f"there are {len(found)} treasures", "at most 40")
        self.place = ""
        return sorted(found)

    # ---- clans and loot

    def clans(self, data: dict[str, Any]) -> tuple[list[Clan], list[Kind]]:
        tables = data["clan"]
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            raise self.wrong("clan", f"{tables!r:.40} cannot be", "a table [[clan]] for each")
        by_id = {str(each.get("id")): each for each in tables}
        if set(by_id) != set(CLANS) or len(tables) != len(CLANS):
            raise self.wrong("clan", f"{', '.join(str(each.get('id')) for each in tables):.80}", f"{', '.join(CLANS)}")
        clans: list[Clan] = []
        kinds: list[Kind] = []
        for number, id in enumerate(CLANS):
            clan = by_id[id]
            self.place = f"clan {id!r}"
            self.known(clan, ("id", "monsters", "health", "start", "rooms", "cards"))
            monsters = self.number(clan, "monsters", 1, 9)
            health = self.number(clan, "health", 1, 5)
            start = self.number(clan, "start", 0, monsters)
            rooms = clan.get("rooms")
            if rooms not in TYPES:
                raise self.wrong("rooms", f"{rooms!r:.40} is no type of room", f"one of {', '.join(TYPES)}")
            clans.append(Clan(number, monsters, health, start, TYPES.index(rooms)))
            self.deck(clan, number, kinds)
        self.place = ""
        return clans, kinds

    def deck(self, clan: dict[str, Any], number: int, kinds: list[Kind]) -> None:
        """The ten tactic cards of a clan."""
        cards = clan.get("cards")
        if not isinstance(cards, list) or not all(isinstance(each, dict) for each in cards):
            raise self.wrong("cards", f"{cards!r:.40} cannot be", "a list of tables with id, copies and does")
        place, total = self.place, 0
        for card in cards:
            self.place = f"{place}, card {str(card.get('id'))[:32]!r}"
            self.known(card, ("id", "copies", "does"))
            copies = self.number(card, "copies", 1, DECK_SIZE)
            total += copies
            self.kind(card.get("id"), TACTIC, number, copies, card.get("does"), kinds)
        self.place = place
        if total != DECK_SIZE:
            raise self.wrong("cards", f"the copies are {total}", f"{DECK_SIZE}")

    def loot(self, table: dict[str, Any], kinds: list[Kind]) -> None:
        """Loot by its kind: id and text of each card."""
        self.place = "loot"
        self.known(table, LOOT)
        for sort, name in enumerate(LOOT):
            cards = self.table(table, name)
            for id, text in cards.items():
                self.place = f"loot.{name}, card {id[:32]!r}"
                self.kind(id, sort, NO_CLAN, 1, text, kinds)
            self.place = "loot"
        self.place = ""

    def kind(self, id: object, sort: int, clan: int, copies: int, text: object, kinds: list[Kind]) -> None:
        """One design of card."""
        if not isinstance(id, str) or not ID.fullmatch(id):
            raise self.wrong("id", f"{id!r:.40} cannot be", "a name of small letters")
        if any(each.id == id for each in kinds):
            raise self.wrong("id", f"{id!r} is there twice", "an id of its own")
        if not isinstance(text, str):
            raise self.wrong("does", f"{text!r:.40} cannot be", "icons, such as `2 move / melee`,")
        try:
            sides = read_card(text)
        except Misread as problem:
            raise self.misread(problem) from None
        kinds.append(Kind(id, len(kinds), sort, clan, copies, card_text(sides), sides))

    def misread(self, problem: Misread) -> Exception:
        """The error for a card's text, which says the column itself."""
        what, _, right = str(problem).removesuffix(" would be right").rpartition("; ")
        return self.wrong("does", what, right)

    def source(self, given: object) -> tuple[str, dict[str, Any]]:
        """What is said of the scenario, one of the package's by its name or a table of one's own; its usual name."""
        if given is None:
            given = EDITIONS[0]
        if isinstance(given, str):
            if given not in EDITIONS:
                raise self.wrong("scenario", f"there is no scenario {given[:40]!r}", f"one of {', '.join(EDITIONS)}")
            name = f"scenarios/{given}.toml"
            return given, toml(shipped_text(name), name)
        if not isinstance(given, dict):
            raise self.wrong("scenario", f"{given!r:.40} cannot be", "a name or a table [scenario]")
        return "own", given

    def scenario(
        self, source: dict[str, Any], usual: str, counts: dict[int, int], seats: int, difficulty: int
    ) -> Scenario:
        """The scenario at a table of so many, at a difficulty."""
        name = f"{usual}.toml" if usual in EDITIONS else f"{self.name}, scenario"
        return ScenarioReader(name, rooms(), seats, difficulty).scenario(source, usual, counts)


def values_of(values: Iterable[int]) -> dict[int, int]:
    """How many treasures there are of each value."""
    there = list(values)
    return {value: there.count(value) for value in (1, 2, 3, 4)}


def read_table(box: Box, seats: int, difficulty: int) -> Scenario:
    """The scenario of a box, which was checked, at a table of so many, at a difficulty."""
    counts = values_of(int(value) for value in box.values)
    reader = ScenarioReader(f"{box.scenario.id}.toml", rooms(), seats, difficulty)
    return reader.scenario(box.source, box.scenario.id, counts)


def problems(text: str, name: str) -> list[InvalidBox]:
    """All that is wrong with a box's text: of a scenario whatever can be found at once, of anything else the first."""
    try:
        data = toml(text, name)
        source = data.get("scenario")
        if isinstance(source, dict):
            rest = {field: value for field, value in data.items() if field != "scenario"}
            plain = _Reader(name).box(rest, "")
            found: list[InvalidBox] = []
            for seats in range(1, MOST_SEATS + 1):
                for difficulty in range(len(DIFFICULTIES)):
                    reader = ScenarioReader(f"{name}, scenario", rooms(), seats, difficulty, patient=True)
                    reader.scenario(source, "own", values_of(int(value) for value in plain.values))
                    if reader.problems:  # the same at other tables as a rule
                        found += [each for each in reader.problems if str(each) not in {str(one) for one in found}]
            return found
        read_box(text, name)
    except InvalidBox as problem:
        return [problem]
    return []
