"""Meeting Rigor Mortis (KR-30 to KR-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import GO
from .library import offer_starts, offer_teleports, put
from .looks import LOOK_DUE
from .steps import Step
from .teleports import RIGOR_TRANSFER

if TYPE_CHECKING:
    from .game import Kragmortha


def walk_rigor(game: Kragmortha, seat: Seat, square: i64) -> None:
    """Rigor Mortis steps onto a square, catches who stands there, and may use a teleport."""
    if game.board.teleport_at[square]:
        game.ask(RIGOR_TRANSFER, seat)
    step_rigor(game, seat, square)


def step_rigor(game: Kragmortha, seat: Seat, square: i64) -> None:
    """Rigor Mortis steps onto a square and catches who stands there."""
    game.rigor = square
    game.tell("rigor-moved", seat=seat, square=square)
    caught = game.goblin_on(square)
    if caught != NOTHING:
        catch(game, caught)


def catch(game: Kragmortha, seat: Seat) -> None:
    """A goblin meets Rigor Mortis: a Look at once, then away to a teleport."""
    game.tell("caught", seat=seat)
    game.ask(BANISHED, seat)
    game.ask(LOOK_DUE, seat)
    if seat == game.active:
        game.ended = True


class Banished(Step):
    """A goblin that met Rigor Mortis goes to a free teleport; with none free, to a start square."""

    name = "banished"
    rule = "KR-30"
    verb = "teleport"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        offer_teleports(game, game.players[you].square)
        if game.choice_count == 0:
            offer_starts(game)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        put(game, you, action - GO)


BANISHED: Final = Banished()
