"""How a game presents itself to the house: what it is called, who can play it, and how it is set up."""

from __future__ import annotations

from typing import TypedDict

from .game import Game
from .messages import View


class Scene(TypedDict):
    """One game of a chronicle, and the options that its story prescribes, by the number of seats."""

    edition: str
    prescribed: dict[int, dict[str, int]]


class Chapter(TypedDict):
    """Games that belong together; the next chapter opens when all of them are won."""

    id: str
    scenes: list[Scene]


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

    def check_box(self, text: str) -> None:
        """Read a box's text; an InvalidBox says what is wrong with it."""
        raise NotImplementedError

    def sample_box(self) -> str:
        """The text of a box that comes with the package: a start for one's own."""
        raise NotImplementedError
