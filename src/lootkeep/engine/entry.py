"""How a game presents itself to the house: what it is called, who can play it, and how it is set up."""

from __future__ import annotations

import json
from typing import TypedDict

from .boxes import digest
from .errors import InvalidBox, InvalidPosition, InvalidSetup, UnknownName
from .game import Game
from .guest import Guest
from .history import Setup
from .messages import Face, View
from .positions import PositionReader
from .rules import Rules
from .workshop import Workshop


class Scene(TypedDict):
    """One game of a chronicle, and the options that its story prescribes, by the number of seats."""

    edition: str
    roles: list[str]  # who each seat is then: its clan, or what the game has
    prescribed: dict[int, dict[str, int]]


class Chapter(TypedDict):
    """Games that belong together; the next chapter opens when all of them are won."""

    id: str
    scenes: list[Scene]


class Trophy(TypedDict):
    """A feat that a chronicle remembers: which evenings count, and how many of what makes it won."""

    id: str
    icon: str  # its drawing, by its name at game-icons.net
    counts: str  # evenings, scenes, chapters or roles: what the evenings that count are counted by
    of: int  # how many; 0: all that there are
    won: bool  # whether only victories count; if not, only what was lost
    difficulty: int  # at least
    seats: int  # exactly; 0: any number
    people: int  # at least
    falls: int  # how often the same scenario was lost before, at least
    least: dict[str, int]  # of what the game counts, by name
    most: dict[str, int]


class Feats(TypedDict):
    """What a chronicle keeps of a game that is over, beside who won it."""

    turns: int
    roles: list[str]  # who each seat was: its clan, or what the game has
    counts: dict[str, int]  # how many of what: treasures that were kept, and the like


class Entry:
    """A game on offer; each game's `entry` module holds one, named ENTRY."""

    id: str
    ledger: str = ""  # the name of its rules in docs/rules, if that is not the id
    rules_version: int
    fewest_seats: int
    most_seats: int
    usual_seats: int
    editions: tuple[str, ...]
    options: dict[str, str]  # name -> the id of the message that explains it
    flags: dict[str, tuple[str, int]] = {}  # words of the command line for one value of an option: --must-act
    earned: int | None = None  # from this difficulty on, a chronicle offers each after a victory at the one before
    variants: tuple[dict[str, int], ...] = ({},)  # options under which the game plays differently: all are fuzzed

    def new(
        self, seats: int, seed: int | None, edition: str | None, box: tuple[str, str] | None, options: dict[str, int]
    ) -> Game:
        """A table that is yet to begin, by a seed or (None) by a stream; the box is a file's name and text."""
        raise NotImplementedError

    def values(self) -> dict[str, list[int]]:
        """What people may choose for each option, the usual value first; what follows from the seats is not asked."""
        raise NotImplementedError

    def seated(self, people: list[bool]) -> dict[str, int]:
        """Options that follow from which seats are people's; most games have none."""
        return {}

    def why_not_in_terminal(self, options: dict[str, int]) -> str:
        """Why a game cannot be played in the terminal with these options, and what would be right; else nothing."""
        return ""

    def measures(self, view: View) -> dict[str, list[float]]:
        """What a chart of a game shows of a spectator's view: by name, a number for each seat, or one for all."""
        raise NotImplementedError

    def read_position(self, text: str, box: tuple[str, str] | None) -> Game:
        """A table as the text of a position describes it."""
        raise NotImplementedError

    def chapters(self) -> list[Chapter]:
        """The chronicle: games in an order that tells a story; most games have none."""
        return []

    def trophies(self) -> list[Trophy]:
        """The feats that its chronicle remembers; a game without a chronicle has none."""
        return []

    def feats(self, game: Game) -> Feats:
        """What its chronicle keeps of a game that is over; only games with chapters are asked."""
        raise NotImplementedError

    def designs(self) -> list[Face]:
        """The cards that who sets a table may look at; most games show none."""
        return []

    def previews(self) -> list[View]:
        """The editions as they are shown to who chooses one; most games show none."""
        return []

    def check_box(self, text: str) -> None:
        """Read a box's text; an InvalidBox says what is wrong with it."""
        raise NotImplementedError

    def sample_box(self) -> str:
        """The text of a box that comes with the package: a start for one's own."""
        raise NotImplementedError

    def workshop(self) -> Workshop | None:
        """What the game tells an editor of its boxes; most games have none."""
        return None


class GuestEntry(Entry):
    """A game on offer whose rules come from another package, in plain Python; it knows no boxes of one's own."""

    editions: tuple[str, ...] = ("usual",)
    options: dict[str, str] = {}

    def rules(self, seats: int, options: dict[str, int]) -> Rules:
        """The rules of a game that is yet to begin."""
        raise NotImplementedError

    def values(self) -> dict[str, list[int]]:
        return {}

    def measures(self, view: View) -> dict[str, list[float]]:
        return {}

    def new(
        self, seats: int, seed: int | None, edition: str | None, box: tuple[str, str] | None, options: dict[str, int]
    ) -> Guest:
        if box is not None:
            self.check_box(box[1])
        if edition is not None and edition not in self.editions:
            raise UnknownName(f"There is no edition {edition!r}: {' or '.join(self.editions)} would be right.")
        chosen: dict[str, int] = {}
        for name, values in self.values().items():
            chosen[name] = options.get(name, values[0])
            if chosen[name] not in values:
                raise InvalidSetup(f"{name}={chosen[name]}: one of {', '.join(map(str, values))} would be right.")
        edition = edition or self.editions[0]
        printed = digest({"edition": edition})
        setup = Setup(self.id, self.rules_version, seats, seed, edition, chosen, printed, "")
        return Guest(seats, setup, self.rules(seats, chosen))

    def read_position(self, text: str, box: tuple[str, str] | None) -> Guest:
        head, _, body = text.partition("\n")
        reader = PositionReader(self.most_seats)
        reader.line = 1
        named = head.split()
        edition = named[1] if len(named) > 1 else self.editions[0]
        known = ["seats", "rng", *self.values()]
        fields = {**dict.fromkeys(known, ""), **reader.fields(" ".join(named[2:]), known)}
        seats = reader.number(fields["seats"], self.fewest_seats, self.most_seats, "seats")
        agreed = {name: reader.number(fields[name], 0, 10**9, name) for name in self.values()}
        try:
            game = self.new(seats, 0, edition, box, agreed)
        except InvalidSetup as problem:
            raise InvalidPosition(f"Line 1: {problem}") from None
        game.rng = reader.chance(fields["rng"])
        restore(game.open_rules(), body, seats)
        game.go_on()
        return game

    def check_box(self, text: str) -> None:
        raise InvalidBox(f"{self.id} has no boxes of one's own: its cards are part of its rules.")

    def sample_box(self) -> str:
        return ""


def restore(rules: Rules, text: str, seats: int) -> None:
    """Bring rules to the state that a text describes: each attribute, as JSON."""
    try:
        state = json.loads(text)
        vars(rules).update({name: state[name] for name in vars(rules)})
        seated = type(rules.turn) is int and type(rules.actor) is int and 0 <= rules.actor < seats
        fits = state.keys() == vars(rules).keys() and seated and rules.is_possible()
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        fits = False
    if not fits:
        raise InvalidPosition("Line 2: this is no state of the game; each of its attributes, as JSON, would be right.")
