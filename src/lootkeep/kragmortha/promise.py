"""How likely each goblin is to win, by a simple reading of the library.

The weights are rounded from a logistic fit to positions of greedy games; `bench/promise.py` shows how they foretell.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ..engine.game import Seat
from ..engine.native import i64
from .cards import NOWHERE
from .greedy import desk_distance, distance
from .outcome import standing

if TYPE_CHECKING:
    from .game import Kragmortha

FAR: Final = 8  # from the desk, as one is who has not come in yet


def promise(game: Kragmortha, seat: Seat) -> float:
    """The winners share one; before the end it is the share of a player's strength among all."""
    if game.over:
        return _share(game, int(seat))
    late = lateness(game)
    mine = 0.0
    all = 0.0
    for other in range(game.seats):
        power = exp(strength(game, other, late))
        all += power
        if other == seat:
            mine = power
    return mine / all


def _share(game: Kragmortha, seat: int) -> float:
    mine = standing(game, seat)
    shared = 0
    for other in range(int(game.seats)):
        found = standing(game, other)
        if found > mine:
            return 0.0
        if found == mine:
            shared += 1
    return 1.0 / float(shared)


def lateness(game: Kragmortha) -> float:
    """How near the end is, from 0 to 1: by the Looks of whoever has most, or by the Tomes that are left."""
    most: i64 = 0
    for seat in range(game.seats):
        looks = game.look_count(seat)
        if looks > most:
            most = looks
    by_looks = float(most) / 4.0
    by_tomes = 1.0 - float(len(game.tome_deck)) / float(len(game.box.tomes))
    return by_looks if by_looks > by_tomes else by_tomes


def strength(game: Kragmortha, seat: Seat, late: float) -> float:
    """Few Looks above all, the more so near the end; then Tomes, unused ones above all, and where the goblin is."""
    player = game.players[seat]
    value = -float(game.look_count(seat)) * (0.2 + 2.2 * late)
    for card in player.tomes:
        value += 0.1 + 0.3 * late
        if not game.used[game.box.tome_of(card)]:
            value += 0.2
    square = player.square
    if square == NOWHERE:
        return value - 0.06 * float(FAR)
    value -= 0.06 * float(desk_distance(game, square))
    near = distance(square, game.rigor)
    if near <= 1:
        value -= 0.5
    elif near == 2:
        value -= 0.2
    elif near == 3:
        value -= 0.1
    return value
