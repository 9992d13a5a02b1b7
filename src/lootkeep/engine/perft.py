"""Counts of positions per depth: the ground truth that two builds, or two versions, are compared by."""

from __future__ import annotations

from .game import Game
from .native import i64


def perft(game: Game, depth: i64) -> i64:
    """How many sequences of so many decisions there are from here; one that ends the game early counts once.

    >>> import lootkeep
    >>> perft(lootkeep.new("looterz", seats=2, seed=1).copy(), 3)
    15
    """
    if depth == 0 or game.choice_count == 0:
        return 1
    if depth == 1:
        return game.choice_count
    count: i64 = 0
    for i in range(game.choice_count):
        world = game.copy()
        world.play(game.choices[i])
        count += perft(world, depth - 1)
    return count
