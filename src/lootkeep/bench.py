"""How fast the games are here: whole random games, copies, re-deals, views and decisions, one thread."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypedDict

from . import register
from .engine import playout
from .engine.game import Game
from .engine.native import COMPILED, MODE

MIDGAMES = 8  # positions over which copies, re-deals, views and decisions are averaged


class Row(TypedDict):
    """One way to set a table up, and what was measured there; the best of several runs."""

    game: str
    edition: str
    seats: int
    target: int
    mode: str
    decisions_per_s: float
    games_per_s: float
    copy_us: float
    redeal_us: float
    view_us: float
    decision_us: float
    memory_bytes: int


def bench(game: str | None, box: Path | None, repeat: int, seconds: float) -> Iterator[Row]:
    """A row for each edition with two seats, for the first two with all numbers of seats; or for one's own box."""
    for info in register.games():
        if game not in (None, info["id"]):
            continue
        for seats in info["seats"]:
            if box:
                yield measured(register.new(info["id"], seats=seats, seed=1, box=box), repeat, seconds)
                continue
            for edition in info["editions"] if seats == 2 else info["editions"][:2]:  # scenarios are many
                yield measured(register.new(info["id"], seats=seats, seed=1, edition=edition), repeat, seconds)


def measured(table: Game, repeat: int, seconds: float) -> Row:
    """Measure one table: each figure is the best of `repeat` runs of about `seconds`."""
    table = table.copy()
    games, decisions, best = _playouts(table, repeat, seconds)
    middles = [playout.midgame(table, seed, 60) for seed in range(MIDGAMES)]
    share = seconds / MIDGAMES
    return {
        "game": table.setup.game,
        "edition": table.setup.edition,
        "seats": table.setup.seats,
        "target": table.setup.options.get("target", 0),
        "mode": MODE,
        "decisions_per_s": round(decisions / best),
        "games_per_s": round(games / best, 1),
        "copy_us": _mean(middles, lambda game, n: playout.copies(game, n), repeat, share),
        "redeal_us": _mean(middles, lambda game, n: playout.redeals(game, n), repeat, share),
        "view_us": _mean(middles, lambda game, n: playout.views(game, n), repeat, share),
        "decision_us": _mean(middles, lambda game, n: playout.decisions(game, n), repeat, share),
        "memory_bytes": max(_memory(game) for game in middles),
    }


def _playouts(table: Game, repeat: int, seconds: float) -> tuple[int, int, float]:
    """Games and decisions in a run, and the CPU seconds of the fastest run."""
    games = 2000 if COMPILED else 20
    while True:
        start = time.process_time()
        decisions = playout.playouts(table, 1, games)
        took = time.process_time() - start
        if took >= seconds / 2:
            break
        games *= 2
    for _ in range(repeat - 1):
        start = time.process_time()
        playout.playouts(table, 1, games)
        took = min(took, time.process_time() - start)
    return games, int(decisions), took


def _mean(games: list[Game], work: Callable[[Game, int], None], repeat: int, seconds: float) -> float:
    """The mean over positions of the fastest run, in microseconds."""
    return round(sum(_fastest(game, work, repeat, seconds) for game in games) / len(games), 3)


def _fastest(game: Game, work: Callable[[Game, int], None], repeat: int, seconds: float) -> float:
    times = 1
    while True:
        start = time.process_time()
        work(game, times)
        took = time.process_time() - start
        if took >= seconds / 2 / repeat:
            break
        times *= 4
    for _ in range(repeat - 1):
        start = time.process_time()
        work(game, times)
        took = min(took, time.process_time() - start)
    return took / times * 1e6


def _memory(game: Game) -> int:
    """The bytes that a copy takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.copy() for _ in range(100)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)
