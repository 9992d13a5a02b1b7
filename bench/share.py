"""What share of hand-written C our own engine reaches on the yardstick's deck, and what its copies cost in decisions.

`python bench/share.py`, run by an interpreter with Lootkeep installed. C and ours take turns in one process, on the
same clock (CPU time), so that a machine that is busy for a while slows both; each figure is the median of the turns.
"""

import argparse
import ctypes
import json
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import TypedDict

import yardstick

from lootkeep import register
from lootkeep.engine import playout
from lootkeep.engine.game import Game
from lootkeep.engine.native import COMPILED, MODE

BOX = Path(__file__).parent / "sketch.toml"
MIDGAMES = 8
GAMES_IN_A_BATCH = 500 if COMPILED else 2
COPIES_IN_A_BATCH = 1000 if COMPILED else 5


class Row(TypedDict):
    """One number of seats: decisions a second of both, and what a copy and a re-deal cost in our decisions."""

    seats: int
    mode: str
    ours: float
    c: float
    share: float
    copy: float
    redeal: float


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much is done in a second of CPU time, by work that is told its batch and says how much it did."""
    done = batch = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        done += work(batch)
        batch += 1
    return done / elapsed


def measured(library: ctypes.CDLL, seats: int, turns: int, seconds: float) -> Row:
    """Let C and ours play in turns."""
    table = register.new("looterz", seats=seats, seed=1, box=BOX).copy()
    middles = [playout.midgame(table, seed, 60) for seed in range(MIDGAMES)]

    def theirs(batch: int) -> int:
        return yardstick.play(library, seats, batch * GAMES_IN_A_BATCH, GAMES_IN_A_BATCH)[0]

    def ours(batch: int) -> int:
        return playout.playouts(table, batch * GAMES_IN_A_BATCH, GAMES_IN_A_BATCH)

    def on_each(work: Callable[[Game, int], None]) -> Callable[[int], int]:
        def batch(number: int) -> int:
            work(middles[number % MIDGAMES], COPIES_IN_A_BATCH)
            return COPIES_IN_A_BATCH

        return batch

    found = []
    for _ in range(turns):
        c, own = rate(theirs, seconds), rate(ours, seconds)
        copies, redeals = rate(on_each(playout.copies), seconds), rate(on_each(playout.redeals), seconds)
        found.append((own, c, own / c, own / copies, own / redeals))
    own, c, share, copy, redeal = (median(turn[i] for turn in found) for i in range(5))
    return Row(seats=seats, mode=MODE, ours=own, c=c, share=share, copy=copy, redeal=redeal)


def main() -> None:
    """Measure every number of seats; a table in words, or one line of JSON."""
    parser = argparse.ArgumentParser(description="Measure our share of C on the yardstick's deck.")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--seats", type=int, nargs="+", default=yardstick.SEATS)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    library = yardstick.build("yardstick.c")
    rows = [measured(library, seats, options.turns, options.seconds) for seats in options.seats]
    if options.json:
        print(json.dumps(rows))
        return
    print("| seats | mode | ours, decisions/s | C, decisions/s | share | copy, decisions | re-deal, decisions |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        print(
            f"| {row['seats']} | {row['mode']} | {row['ours']:,.0f} | {row['c']:,.0f} | {row['share']:.1%} "
            f"| {row['copy']:.1f} | {row['redeal']:.1f} |"
        )


if __name__ == "__main__":
    main()
