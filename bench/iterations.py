"""How fast the search thinks: iterations from the opening, beside copies that are played to their end at random.

`python bench/iterations.py [--seconds 1]` prints a row for each game; all figures of a row come from one run, in turns.
"""

import argparse
import time
from collections.abc import Callable

from lootkeep import register
from lootkeep.bots.search import Tree
from lootkeep.engine import chance, playout
from lootkeep.engine.game import Game
from lootkeep.engine.native import MODE

TABLES = [("looterz", "dragon", 2), ("looterz", "dragon", 4), ("looterz", "rigor", 4)]
TABLES += [("kragmortha", "library", 2), ("kragmortha", "library", 4), ("heroes", "first-watch", 2)]
TURNS = 5  # of each work in a row; the fastest counts


def openings(game: str, edition: str, seats: int) -> list[Game]:
    """The first decisions of some games."""
    return [register.new(game, seats=seats, seed=seed, edition=edition).copy() for seed in range(8)]


def play_out(tables: list[Game], rounds: int) -> int:
    """Copy each opening and play it to its end at random; how many decisions it took."""
    decisions = 0
    for number in range(rounds):
        for seed, table in enumerate(tables):
            decisions += playout.finish(table.copy(), chance.seeded(number * 8 + seed))
    return decisions


def think(tables: list[Game], rounds: int) -> int:
    """Search from each opening."""
    for seed, table in enumerate(tables):
        Tree(table.imagine(seed), seed).grow(rounds)
    return rounds * len(tables)


def cost(work: Callable[[list[Game], int], int], tables: list[Game], rounds: int) -> tuple[float, int]:
    """CPU seconds of a copy with its playout, or of an iteration; and what the work counted."""
    start = time.process_time()
    counted = work(tables, rounds)
    return (time.process_time() - start) / (rounds * len(tables)), counted


def measured(tables: list[Game], seconds: float) -> str:
    """One row: the fastest of several turns of both."""
    rounds = 1
    while cost(play_out, tables, rounds)[0] * rounds * len(tables) < seconds / TURNS / 4:
        rounds *= 2
    played, thought = [], []
    for _ in range(TURNS):
        played.append(cost(play_out, tables, rounds))
        thought.append(cost(think, tables, rounds))
    random, decisions = min(played)
    iteration, _ = min(thought)
    rate = decisions / (rounds * len(tables)) / random
    figures = f"{rate / 1e6:.2f} | {random * 1e6:.1f} | {iteration * 1e6:.1f} | {1 / iteration:,.0f}"
    return f"{figures} | {iteration / random:.2f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Measure the search's iterations.")
    parser.add_argument("--seconds", type=float, default=2, help="about this much of each work in a row")
    options = parser.parse_args()
    print(f"{MODE}\n")
    print("| table | random decisions, M/s | copy and random playout, µs | iteration, µs | iterations/s | ratio |")
    print("|---|---|---|---|---|---|")
    for game, edition, seats in TABLES:
        print(f"| {game} {edition}, {seats} seats | {measured(openings(game, edition, seats), options.seconds)} |")


if __name__ == "__main__":
    main()
