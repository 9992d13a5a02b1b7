"""Messages in words: English, Italian and Russian, from the catalogues in `locales` and those that guests bring.

>>> import lootkeep
>>> game = lootkeep.new("looterz", seats=2, seed=7)
>>> say = lootkeep.words("en").at(game, ["Ada", "Bo"])
>>> say.text(game.decision()["prompt"])
'First recruitment: recruit a Looter from your hand, or draw a card.'
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, cast
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

from .engine.errors import UnknownName
from .engine.game import Game
from .engine.messages import Arg, Face, Message
from .register import folder, guests

log = logging.getLogger(__name__)

LANGUAGES = ("en", "it", "ru")
CASES = ("acc", "gen", "dat", "ins")  # forms of a name that a catalogue may give as attributes
PLACES = ("in", "to", "from")  # and of a room's, with their preposition: in the Crypt, nella Cripta, в Склепе
FORMS = (*CASES, *PLACES)


def ad(name: object) -> str:
    """A name behind the Italian preposition, which is `ad` before another a; catalogues call it as `AD($seat)`.

    >>> ad("Bruno"), ad("Ada"), ad("Álvaro")
    ('a Bruno', 'ad Ada', 'ad Álvaro')
    """
    text = str(name)
    return f"ad {text}" if normalize("NFD", text[:1]).lower().startswith("a") else f"a {text}"


def al(number: object) -> str:
    """A number behind the Italian article: eight, eleven and one begin with a vowel; as `AL($chance)` in catalogues.

    >>> al("56"), al("8"), al("11%"), al("<1"), al(">99")
    ('al 56', "all'8", "all'11%", "a meno dell'1", 'a più del 99')
    """
    text = str(number)
    article = {"<": "a meno del", ">": "a più del"}.get(text[:1], "al")
    text = text.lstrip("<>")
    return f"{article}l'{text}" if re.match(r"8|11?(?!\d)", text) else f"{article} {text}"


def catalogues(package: Traversable, language: str) -> list[str]:
    """The texts of the catalogues that a package has for a language; a guest may have none."""
    shelf = package.joinpath("locales", language)
    files = sorted(shelf.iterdir(), key=lambda file: file.name) if shelf.is_dir() else []
    return [file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl")]


@cache
def words(language: str) -> Words:
    """The words of a language.

    >>> import lootkeep
    >>> lootkeep.words("it").say("table-seat", n=2)
    'Giocatore 2'
    """
    if language not in LANGUAGES:
        raise UnknownName(f"There are no words for {language!r}: the languages are {', '.join(LANGUAGES)}.")
    return Words(language)


class Words:
    """One language's catalogues."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.missed: set[str] = set()  # what was wrong with the catalogues, told once
        self.bundle = FluentBundle(
            [language], use_isolating=False, functions={"AD": cast("Any", ad), "AL": cast("Any", al)}
        )
        for package in (resources.files("lootkeep"), *map(folder, guests())):
            for text in catalogues(package, language):
                self.bundle.add_resource(FluentResource(text))

    def __repr__(self) -> str:
        return f"words({self.language!r})"

    def has(self, id: str) -> bool:
        """Whether the catalogues have this message.

        >>> words("en").has("table-seat")
        True
        """
        return bool(self.bundle.has_message(id))

    def say(self, id: str, **args: Arg) -> str:
        """A message of the house, whose arguments are plain.

        >>> words("en").say("table-seat", n=2)
        'Player 2'
        """
        return self.format(id, None, dict(args))

    def format(self, id: str, attribute: str | None, args: dict[str, Arg]) -> str:
        """A message, or one of its attributes, filled in; one that is missing shows its id, and nothing ends by it."""
        pattern = None
        if self.has(id):
            found = self.bundle.get_message(id)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return self.miss(f"the {self.language} catalogue has no text for {id!r}, {attribute or 'the message'}", id)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            return self.miss(f"the {self.language} message {id!r} cannot be filled in: {errors[0]}", str(text))
        return str(text)

    def miss(self, what: str, shown: str) -> str:
        """Log what is wrong with the catalogues, once; the tests let no such line pass."""
        if what not in self.missed:
            log.error("%s", what)
            self.missed.add(what)
        return shown

    def at(self, game: Game, names: Sequence[str] = ()) -> TableWords:
        """The words at one table, where cards and players have names.

        >>> import lootkeep
        >>> words("en").at(lootkeep.new("looterz", seed=7), ["Ada", "Bo"]).seat(0)
        'Ada'
        """
        return TableWords(self, game, names)


class TableWords:
    """Messages of a game in words."""

    def __init__(self, words: Words, game: Game, names: Sequence[str] = ()) -> None:
        self.words = words
        self.game = game.setup.game
        self.edition = game.setup.edition
        self.names = list(names)
        self.faces: dict[str, Face] = {face["id"]: face for face in game.cards()}

    def __repr__(self) -> str:
        return f"<{self.words} at a table of {self.game} {self.edition}>"

    def text(self, message: Message) -> str:
        """A message in words.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> say = lootkeep.words("ru").at(game)
        >>> say.text(game.decision()["options"][-1]["text"])
        'Взять карту'
        """
        args: dict[str, Arg] = {"edition": self.edition}
        for name, value in message["args"].items():
            if isinstance(value, str) and value.startswith("@"):
                args.update(self._forms(name, value, message["args"]))
                args[f"{name}-known"] = 0 if value.endswith("/?") else 1  # whether the reader may see it
            elif isinstance(value, list):
                args[name] = " ".join(str(each) for each in value)
            else:
                args[name] = value
        return self.words.format(message["id"], None, args)

    def _forms(self, arg: str, reference: str, args: dict[str, Arg]) -> dict[str, Arg]:
        """What a reference stands for, in the forms that the language's sentences need."""
        kind, _, name = reference[1:].partition("/")
        if kind == "seat":
            return {arg: self.seat(int(name))}
        if kind == "say":
            numbers = {key: value for key, value in args.items() if isinstance(value, int)}
            return {arg: self.words.format(name, None, {"edition": self.edition, **numbers})}
        if kind == "side":  # `@side/scurry/1`: what the second side of a card does
            card, _, side = name.rpartition("/")
            return {arg: " ".join(self.text(line) for line in self.faces[card]["sides"][int(side)])}
        if kind == "list":  # `@list/sewer,forge-vault`
            each = [" – ".join(self.card(part) for part in item.split("-")) for item in name.split(",")]
            return {arg: ", ".join(each)}
        if name == "?":
            return self._cases(arg, "table-hidden-card")
        if kind == "twin":  # `@twin/hydra#2`: one of two that could be mixed up
            one = self._forms(arg, f"@card/{name}", args)
            return {form: f"{text} #{name.partition('#')[2]}" for form, text in one.items()}
        id = name.split("#")[0]
        named, parts = self._named(id)
        if self.words.has(named) and not self._title(id):
            return self._cases(arg, named, parts)
        return {form: self.card(id) for form in (arg, *(f"{arg}-{case}" for case in FORMS))}

    def _named(self, id: str) -> tuple[str, dict[str, Arg]]:
        """The message with a card's name; `goblin:book+scroll` is named by its kind, filled with its symbols."""
        kind, _, symbols = id.partition(":")
        if not symbols:
            return f"{self.game}-card-{id}", {}
        names = [self.words.say(f"{self.game}-symbol-{symbol}") for symbol in symbols.split("+")]
        return f"{self.game}-kind-{kind}", {"symbols": " + ".join(names)}

    def _cases(self, arg: str, id: str, parts: dict[str, Arg] | None = None) -> dict[str, Arg]:
        """A name with its grammatical cases; a case that the catalogue leaves out is like the name."""
        parts = parts or {}
        name = self.words.format(id, None, parts)
        given = self.words.bundle.get_message(id).attributes
        forms: dict[str, Arg] = {arg: name}
        for case in FORMS:
            forms[f"{arg}-{case}"] = self.words.format(id, case, parts) if case in given else name
        return forms

    def seat(self, seat: int) -> str:
        """A player's name."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.words.say("table-seat", n=seat + 1)

    def _title(self, id: str) -> str:
        """The name that the box itself gives a card."""
        face = self.faces.get(id)
        return face["title"].get(self.words.language, "") if face else ""

    def card(self, id: str) -> str:
        """A card's name, by its kind or by its text form.

        >>> import lootkeep
        >>> words("it").at(lootkeep.new("looterz", seed=7)).card("hydra#1")
        'Idra'
        """
        id = id.split("#")[0]
        if self._title(id):
            return self._title(id)
        named, parts = self._named(id)
        if self.words.has(named):
            return self.words.format(named, None, parts)
        return id.replace("-", " ").capitalize()

    def card_text(self, id: str) -> str:
        """What a card does, in words made from what it does.

        >>> import lootkeep
        >>> words("en").at(lootkeep.new("looterz", seed=7)).card_text("thief")
        'Activation: you may Steal 1 Loot from the richest opponent.'
        """
        return " ".join(self.text(line) for line in self.faces[id]["text"])
