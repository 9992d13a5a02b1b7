"""The library: where a goblin or Rigor Mortis can be put (KR-03, KR-04, KR-35, KR-42, KR-67)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import GO
from .cards import SQUARES

if TYPE_CHECKING:
    from .game import Kragmortha


def put(game: Kragmortha, seat: Seat, square: i64) -> None:
    """A goblin is put on a square; nothing is activated there."""
    game.players[seat].square = square
    game.tell("put", seat=seat, square=square)


def offer_starts(game: Kragmortha) -> None:
    """Free start squares; else the squares behind them; else those with the fewest steps from the starting row."""
    for square in game.board.starts:
        if game.is_free(square):
            game.offer(GO + square)
    if game.choice_count == 0:
        for square in game.board.behind:
            if game.is_free(square):
                game.offer(GO + square)
    distance: i64 = 1
    while game.choice_count == 0 and distance < SQUARES:
        for square in range(SQUARES):
            if game.board.doors[square] == distance and game.is_free(square):
                game.offer(GO + square)
        distance += 1


def offer_teleports(game: Kragmortha, other_than: i64) -> None:
    """Free teleports but one."""
    for square in game.board.teleports:
        if square != other_than and game.is_free(square):
            game.offer(GO + square)


def has_free_teleport(game: Kragmortha, other_than: i64) -> bool:
    """Whether there is a free teleport but one."""
    for square in game.board.teleports:
        if square != other_than and game.is_free(square):
            return True
    return False


def offer_far_squares(game: Kragmortha) -> None:
    """Empty squares in use, the desk's too, with no goblin next to them."""
    for square in range(SQUARES):
        if game.board.walkable[square] and is_far(game, square):
            game.offer(GO + square)


def is_far(game: Kragmortha, square: i64) -> bool:
    """Whether a square is empty and has no goblin next to it."""
    if not game.is_free(square):
        return False
    for beside in game.board.neighbours[square]:
        if game.goblin_on(beside) != NOTHING:
            return False
    return True
