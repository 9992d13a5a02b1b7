"""How likely each player is to win, by a simple reading of the table (how well it foretells: `bench/promise.py`)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from ..engine.game import Seat
from .greedy import worth

if TYPE_CHECKING:
    from .game import Looterz


def promise(game: Looterz, seat: Seat) -> float:
    """1 for the winner; before the end the share of a player's strength among all."""
    if game.over:
        return 1.0 if game.winner == seat else 0.0
    mine = 0.0
    all = 0.0
    for other in range(game.seats):
        power = exp(strength(game, other))
        all += power
        if other == seat:
            mine = power
    return mine / all


def strength(game: Looterz, seat: Seat) -> float:
    """What a player has got, and may get soon; among many a lead is worth less, for all hit the leader."""
    player = game.players[seat]
    found = 0.0
    for looter in player.looters:
        found += float(worth(game, looter))
    ahead = float(player.loot) + 0.9 * found / 60.0 + 0.3 * float(len(player.hand))
    return 12.0 / float(game.seats) * ahead / float(game.target)
