"""A box of one's own tried out: quick games of greedy bots, bounded in number, length and time."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from .. import register
from ..engine.errors import InvalidBox
from ..engine.game import Game
from .specs import bot

BOT = "greedy"  # which needs no time
MOST_MOVES = 20_000  # of a game: the longest of the package's own take a tenth
NAME = "box"


class Tried(NamedTuple):
    """How many games were played to their end, and how many of them the first seat won."""

    games: int
    won: int


def trial(game: str, text: str, seats: int, options: dict[str, int], *, seed: int, games: int, seconds: float) -> Tried:
    """Play so many games, at least one, or as many as the time allows; the seeds are this one and those after it."""
    end = time.monotonic() + seconds
    chosen: dict[str, Any] = {**options}
    played = won = 0
    while played < games and (played == 0 or time.monotonic() < end):
        table = register.new(game, seats=seats, seed=seed + played, box=register.BoxText(NAME, text), **chosen)
        won += play_out(table, seed + played)
        played += 1
    return Tried(played, won)


def play_out(table: Game, seed: int) -> bool:
    """Play a game to its end: whether the first seat won; an InvalidBox says that it has none."""
    table.journal = None  # which takes time
    players = [bot(BOT, seed + seat) for seat in range(int(table.seats))]
    moves = 0
    while not table.over:
        if moves == MOST_MOVES:
            raise InvalidBox(f"{NAME}: a game was not over after {MOST_MOVES} decisions; a shorter one would be right.")
        table.apply(players[int(table.actor)].choose(table))
        moves += 1
    outcome = table.outcome()
    return outcome is not None and 0 in outcome["winners"]
