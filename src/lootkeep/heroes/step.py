"""What the steps of this game have in common; each stands in the chapter of its rule.

A step is a stateless object; a pending one is an int on the game's stack: the step, whose it is (`you`), a card or
room that it is about (`this`) and a number (`n`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.step import StepBase
from .actions import PASS

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut
    from .refusals import Refusals


class Step(StepBase):
    """Something still to be resolved. A step that offers nothing is skipped."""

    is_shared: bool = False  # the players decide together: by the book, or by our ruling (KH-56, KH-91)

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        """Offer the choices."""

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        """Carry out the choice. The step is off the stack; ask for it again to repeat it."""

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        """There was nothing to choose."""

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        """Whether what it is about is there, for a position that somebody wrote."""
        return True

    def refuse(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        """Say why something that a player might look for is not offered."""


class May(Step):
    """You may: what a step offers, or to decline it."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.name = step.name
        self.rule = step.rule
        self.verb = step.verb

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        self.step.offer(game, you, this, n)
        if game.choice_count > 0:
            game.offer(PASS)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action != PASS:
            self.step.resolve(game, you, this, n, action)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        self.step.skip(game, you, this, n)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return self.step.can_pend(game, you, this, n)
