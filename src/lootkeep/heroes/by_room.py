"""What happens in one room, which the players choose where there are several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from .actions import GO
from .step import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

FARTHER: Final = 256  # more than any distance: ranks by number, then by nearness


class ByRoom(Step):
    """Something that happens in one room: the players choose among those that it may be; none is told, too."""

    rule = "KH-63"
    is_shared = True
    answers_itself = True

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        """The rooms that it may be."""
        raise NotImplementedError

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        """What happens there."""
        raise NotImplementedError

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_rooms(self.rooms(game, this, n))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        self.happen(game, you, this, n, action - GO)
