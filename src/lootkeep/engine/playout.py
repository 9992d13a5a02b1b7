"""Whole games between random players: for measuring, fuzzing and search."""

from __future__ import annotations

from . import chance
from .game import NOBODY, Game
from .native import i64


def finish(game: Game, rng: i64) -> i64:
    """Play on at random to the end; how many decisions it took."""
    count: i64 = 0
    while game.choice_count > 0:
        rng = chance.MULTIPLIER * (rng & chance.LOW) + (rng >> 32)
        game.play(game.choices[((rng & chance.LOW) * game.choice_count) >> 32])
        count += 1
    return count


def playouts(table: Game, first_seed: i64, games: i64) -> i64:
    """Set the table up and play at random, for each seed; how many decisions it took in all."""
    decisions: i64 = 0
    for seed in range(first_seed, first_seed + games):
        game = table.blank()
        game.begin(seed)
        decisions += finish(game, chance.seeded(seed ^ 0x5EED))
    return decisions


def traced(table: Game, seed: i64) -> tuple[i64, i64]:
    """A random game's number of decisions, and a hash of all options and choices on the way."""
    game = table.blank()
    game.begin(seed)
    rng = chance.seeded(seed ^ 0x5EED)
    count: i64 = 0
    trace: i64 = 0
    while game.choice_count > 0:
        rng = chance.advanced(rng)
        action = game.choices[chance.below(rng, game.choice_count)]
        trace = (trace * 31 + game.choice_count * 1024 + action + game.actor * 7) & 0x7FFFFFFF
        game.play(action)
        count += 1
    return count, (trace * 31 + game.rng) & 0x7FFFFFFF


def midgame(table: Game, seed: i64, decisions: i64) -> Game:
    """A game after so many random decisions, or at its last before the end."""
    game = table.blank()
    game.begin(seed)
    rng = chance.seeded(seed)
    for _ in range(decisions):
        rng = chance.advanced(rng)
        ahead = game.copy()
        ahead.play(game.choices[chance.below(rng, game.choice_count)])
        if ahead.over:
            return game
        game = ahead
    return game


def copies(game: Game, n: i64) -> None:
    """Copy a game so many times."""
    for _ in range(n):
        game.copy()


def redeals(game: Game, n: i64) -> None:
    """Re-deal a game so many times for whoever decides."""
    seat: int | None = None if game.actor == NOBODY else int(game.actor)
    for seed in range(n):
        game.redeal(seat, seed)


def views(game: Game, n: i64) -> None:
    """Look at a game so many times with the eyes of whoever decides."""
    seat: int | None = None if game.actor == NOBODY else int(game.actor)
    for _ in range(n):
        game.view(seat)


def decisions(game: Game, n: i64) -> None:
    """Ask a game so many times what it asks."""
    for _ in range(n):
        game.decision()
