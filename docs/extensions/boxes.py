"""What lies in the boxes, as tables in words: made from the boxes and the catalogues that the games are played with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

import lootkeep
from lootkeep import register
from lootkeep.engine.messages import Face, Message
from lootkeep.heroes.cards import CLANS
from lootkeep.heroes.game import KeepTheHeroesOut
from lootkeep.heroes.icons import TYPES
from lootkeep.speech import TableWords

TACTIC = 4  # the sort of a clan's cards; the sorts before it are loot
LOOT = ("equipment", "beast", "potion", "scroll")


class Listing(NamedTuple):
    """A table of cards: what it is called, what is said first, and its rows."""

    title: str
    notes: list[str]
    rows: list[list[str]]


class Box:
    """A game's box, spoken of in one language."""

    def __init__(self, game: str, edition: str, language: str) -> None:
        self.game = lootkeep.new(game, seed=1, edition=edition)
        self.faces: list[Face] = self.game.cards()
        self.words: TableWords = lootkeep.words(language).at(self.game)

    def name(self, face: Face) -> str:
        """What a card is called."""
        return self.words.card(face["id"])

    def text(self, face: Face) -> str:
        """What a card does."""
        return self.words.card_text(face["id"]) or "–"

    def say(self, id: str) -> str:
        """A message without arguments."""
        return self.words.words.say(id)

    def join(self, messages: list[Message]) -> str:
        """Several messages, one after the other."""
        return " ".join(self.words.text(each) for each in messages)


def looterz(edition: str, language: str) -> Iterator[Listing]:
    """Every Looter: its life, its power and what it does."""
    box = Box("looterz", edition, language)
    numbers = [(face, face["numbers"]) for face in box.faces]
    rows = [[box.name(face), str(n["life"]), str(n["power"]), box.text(face)] for face, n in numbers]
    yield Listing("", [], rows)


def movements(language: str) -> Iterator[Listing]:
    """How often each movement card is there."""
    box = Box("kragmortha", "library", language)
    found = [face for face in box.faces if ":" in face["id"]]
    yield Listing("", [], [[box.name(face), str(face["copies"])] for face in found])


def looks(language: str) -> Iterator[Listing]:
    """What each Withering Look asks of a goblin, at the table and on the screen."""
    box = Box("kragmortha", "library", language)
    found = [face for face in box.faces if len(face["text"]) == 2]
    rows = [[f"{face['id'].upper()} {box.name(face)}", "\n".join(map(box.words.text, face["text"]))] for face in found]
    yield Listing("", [], rows)


def tomes(language: str) -> Iterator[Listing]:
    """What each Magic Tome does."""
    box = Box("kragmortha", "library", language)
    found = [face for face in box.faces if "symbols" in face["numbers"]]
    yield Listing("", [], [[box.name(face), str(face["numbers"]["symbols"]), box.text(face)] for face in found])


def clans(language: str) -> Iterator[Listing]:
    """The tactic cards of each clan."""
    box = Box("heroes", "first-watch", language)
    for number, clan in enumerate(CLANS):
        does = box.say(f"heroes-ability-{clan}")
        ability = box.words.words.say("heroes-ability", does=does)
        found = [face for face in box.faces if face["numbers"].get("clan") == number]
        rows = [[box.name(face), str(face["copies"]), box.text(face)] for face in found]
        yield Listing(box.words.card(clan), [ability], rows)


def loot(language: str) -> Iterator[Listing]:
    """The loot cards, by sort."""
    box = Box("heroes", "first-watch", language)
    for number, sort in enumerate(LOOT):
        found = [face for face in box.faces if face["numbers"].get("sort") == number]
        yield Listing(capital(box.words.card(sort)), [], [[box.name(face), box.text(face)] for face in found])


def guild(language: str) -> Iterator[Listing]:
    """The heroes: a card for each class and each type of room."""
    box = Box("heroes", "first-watch", language)
    heroes: dict[str, list[Face]] = {}
    for face in box.faces:
        hero, _, type = face["id"].partition(":")
        if type in TYPES[1:5] and not face["numbers"]:
            heroes.setdefault(hero, []).append(face)
    rows = [
        [box.words.card(hero), ", ".join(box.say(f"heroes-symbol-{face['id'].partition(':')[2]}") for face in each),
         box.text(each[0])]
        for hero, each in heroes.items()
    ]  # fmt: skip
    rows += [[box.name(face), "–", box.text(face)] for face in box.faces if face["id"] == "stowaway"]
    yield Listing("", [], rows)


def treasures(language: str) -> Iterator[Listing]:
    """The treasures, by value."""
    box = Box("heroes", "first-watch", language)
    found = [face for face in box.faces if "value" in face["numbers"]]
    yield Listing("", [], [[box.name(face), str(face["copies"]), box.text(face)] for face in found])


def scenarios(language: str) -> Iterator[Listing]:
    """Each scenario: how it ends, its special rules and clocks, and what its cards do."""
    for edition in register.entry("heroes").editions:
        box = Box("heroes", edition, language)
        view = cast("KeepTheHeroesOut", box.game).view(None)
        scenario = view["scenario"]
        title = f"{scenario['number']}. {box.say(f'heroes-edition-{edition}')}"
        rows = [
            [box.words.card(card["card"]), str(card["copies"]), box.join(card["does"])] for card in scenario["cards"]
        ]
        said = [box.words.text(line) for line in (*(aim["text"] for aim in view["aims"]), *scenario["rules"])]
        yield Listing(title, [*said, *(box.join(clock["text"]) for clock in view["clocks"])], rows)


def capital(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]


# Every part of a box that a page may list, by game and part.
PARTS: dict[tuple[str, str], Callable[[str], Iterator[Listing]]] = {
    ("looterz", "dragon"): lambda language: looterz("dragon", language),
    ("looterz", "rigor"): lambda language: looterz("rigor", language),
    ("kragmortha", "movements"): movements,
    ("kragmortha", "looks"): looks,
    ("kragmortha", "tomes"): tomes,
    ("heroes", "clans"): clans,
    ("heroes", "loot"): loot,
    ("heroes", "guild"): guild,
    ("heroes", "treasures"): treasures,
    ("heroes", "scenarios"): scenarios,
}
