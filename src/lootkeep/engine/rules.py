"""The rules of a game that another package brings, in plain Python.

The games of the house are compiled together with `Game`, and a class that is not compiled cannot inherit from one that
is. So the rules of a guest are an object beside the table: `guest.Guest` hands on to it what the house asks a game.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .game import Game, Zone
from .messages import Face, Message, Outcome, Touches


class Rules:
    """What a guest says for itself; its attributes are the whole state, all of them numbers or lists of these."""

    actions: int  # an action is below it
    zones: tuple[Zone, ...] = ()  # every place where cards can lie

    def __init__(self) -> None:
        self.turn = 1  # of the game: a chart has a point for each
        self.actor = 0  # who decides next
        self.over = False

    def begin(self, table: Game) -> None:
        """Set the table up; chance comes from the table."""
        raise NotImplementedError

    def options(self) -> list[int]:
        """What whoever decides may choose."""
        raise NotImplementedError

    def play(self, table: Game, action: int) -> None:
        """Carry a choice out, say who decides next, and tell what happened by `table.note`."""
        raise NotImplementedError

    def is_possible(self) -> bool:
        """Whether a state that was read from the text of a position can come about."""
        raise NotImplementedError

    def cards_in(self, zone: int, owner: int) -> list[int]:
        """The cards that lie in a zone, in order."""
        raise NotImplementedError

    def lay(self, zone: int, owner: int, cards: list[int]) -> None:
        """Put exactly these cards there."""
        raise NotImplementedError

    def face(self, card: int) -> str:
        """What is printed on a card."""
        raise NotImplementedError

    def cards(self) -> list[Face]:
        """Every design in the box."""
        return []

    def notation(self, action: int) -> str:
        """An action in words that everybody can type, whatever their language."""
        raise NotImplementedError

    def prompt(self) -> Message:
        """What whoever decides is asked."""
        raise NotImplementedError

    def said(self, action: int) -> Message:
        """An action as a message."""
        raise NotImplementedError

    def touches(self, action: int) -> Touches:
        """What on the table an action is about."""
        return {"cards": [], "kinds": [], "seats": []}

    def shown(self) -> dict[str, Any]:
        """What everybody sees besides the zones."""
        return {}

    def liking(self, action: int) -> int:
        """How much whoever decides likes an option, by a simple reading of what they see."""
        return 0

    def promise(self, seat: int) -> float:
        """How likely a seat is to win, from 0 to 1; sure when all is over."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while the game goes on; then who won, and why."""
        raise NotImplementedError

    def twin(self) -> Rules:
        """The same state once more."""
        return deepcopy(self)
