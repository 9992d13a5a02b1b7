"""What a step is in Kragmortha; the steps themselves stand in the chapters of the rulebook.

A step is a stateless object; a pending one is an int on the game's stack: the step, whose it is (`you`),
a goblin or Tome that it is about (`this`) and a number (`n`), usually a square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.step import StepBase
from .actions import PASS

if TYPE_CHECKING:
    from .game import Kragmortha
    from .refusals import Refusals


This = Literal["", "goblin", "tome"]
Number = Literal["", "square", "look", "departure"]


class Step(StepBase):
    """Something still to be resolved. A step that offers nothing is skipped."""

    verb = "go"  # what choosing a square means
    is_quiet: bool = False  # nothing is being settled while it waits
    this_is: This = ""  # a goblin is known by its seat, a Tome by its place in the box
    n_is: Number = ""  # a Look is known by its place in the box

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        """Offer the choices."""

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        """Carry out the choice. The step is off the stack; ask for it again to repeat it."""

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        """There was nothing to choose."""

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        """Say why something that a player might look for is not offered."""


class May(Step):
    """You may: what a step offers, or to decline it, which is as if there had been nothing to choose."""

    def __init__(self, step: Step, name: str = "") -> None:
        self.step: Final = step
        self.name = name or "may-" + step.name
        self.rule = step.rule
        self.verb = step.verb
        self.this_is = step.this_is
        self.n_is = step.n_is

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        self.step.offer(game, you, this, n)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            self.step.skip(game, you, this, n)
        else:
            self.step.resolve(game, you, this, n, action)

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        self.step.skip(game, you, this, n)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        self.step.refuse(game, you, this, n, no)
