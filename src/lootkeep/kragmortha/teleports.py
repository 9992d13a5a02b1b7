"""Teleports (KR-40 to KR-46): tokens, transfers, and Rigor Mortis on his travels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop, vec
from .actions import GO
from .cards import TOME, TRAP
from .library import has_free_teleport, offer_far_squares, offer_teleports, put
from .looks import LOOK_DUE
from .steps import May, Step
from .tomes import DRAW_TOME

if TYPE_CHECKING:
    from .game import Kragmortha
    from .refusals import Refusals


class Token(Step):
    """The owner of a goblin on a teleport turns the top token."""

    name = "token"
    rule = "KR-40"

    def skip(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        token = turn_token(game, you)
        if token == TOME:
            game.ask(DRAW_TOME, you)
        elif token == TRAP:
            game.ask(LOOK_DUE, you)
        game.ask(TRANSFER, you)


class Transfer(Step):
    """Go to any other free teleport; with none free stay."""

    name = "transfer"
    rule = "KR-40"
    verb = "teleport"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        offer_teleports(game, game.players[you].square)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        put(game, you, action - GO)


class RigorTransfer(Step):
    """Rigor Mortis on a teleport may go to any empty square with no goblin next to it; that ends the turn."""

    name = "rigor-transfer"
    rule = "KR-42"
    verb = "rigor"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if not game.ended and has_free_teleport(game, game.rigor):
            offer_far_squares(game)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.rigor = action - GO
        game.ended = True
        game.tell("rigor-transferred", seat=you, square=game.rigor)

    def refuse(self, game: Kragmortha, you: Seat, this: Card, n: i64, no: Refusals) -> None:
        no.far_squares()


TOKEN: Final = Token()
TRANSFER: Final = Transfer()
RIGOR_TRANSFER: Final = May(RigorTransfer(), "rigor-transfer")


def turn_token(game: Kragmortha, seat: Seat) -> i64:
    """Turn the top token; when all are used they are shuffled again."""
    game.revealed = True
    game.tokens, token = pop(game.tokens)
    game.forget(token)
    game.tokens_used = append(game.tokens_used, token)
    game.tell("token", seat=seat, card=token)
    if len(game.tokens) == 0:
        game.tokens = game.tokens_used
        game.tokens_used = vec[i64]()
        game.shuffle(game.tokens)
    return game.box.tokens[token - game.box.first_token]
