"""How honest hints are: their intervals and their first moves, held against searches of ten times the length.

`python bench/hints.py [--games 12] [--iterations 1000]` prints, for each table, how often the longer search, which
starts anew, found a move's chance inside the interval, and how often it kept the first move, by how sure the hint was.
"""

import argparse
from collections import Counter
from multiprocessing import Pool

from lootkeep import register
from lootkeep.bots import Hint, bot, hints
from lootkeep.bots.hints import ENOUGH

TABLES = [("looterz", "dragon", 2), ("looterz", "dragon", 3), ("looterz", "rigor", 4), ("kragmortha", "library", 3)]
APART = 12  # decisions between two that are looked at
LONGEST = 100  # decisions of a game

Job = tuple[str, str, int, int, int]


def hold(short: list[Hint], long: list[Hint]) -> Counter[str]:
    """What the longer search says to a decision's hints."""
    found: Counter[str] = Counter()
    sure = short[0]["sure"]
    found[sure] += 1
    found[f"{sure} kept"] += short[0]["action"] == long[0]["action"]
    later = {hint["action"]: hint["chance"] for hint in long if hint["visits"] >= ENOUGH}
    for hint in short:
        chance, low, high = later.get(hint["action"]), hint["low"], hint["high"]
        if chance is not None and low is not None and high is not None:
            found["intervals"] += 1
            found["intervals kept"] += low <= chance <= high
    return found


def walk(job: Job) -> Counter[str]:
    """Some decisions of one greedy game."""
    name, edition, seats, seed, iterations = job
    game = register.new(name, seats=seats, seed=seed, edition=edition)
    found: Counter[str] = Counter()
    while not game.over and game.ply < LONGEST:
        if game.ply % APART == seed % APART and len(game.options()) > 1:
            long = hints(game, iterations=10 * iterations, seed=seed + 1, most=len(game.options()))
            found += hold(hints(game, iterations=iterations, seed=seed), long)
        game.apply(bot("greedy", seed).choose(game))
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Hold hints against longer searches.")
    parser.add_argument("--games", type=int, default=12, help="of each table")
    parser.add_argument("--iterations", type=int, default=1000)
    options = parser.parse_args()
    columns = ("intervals", "sure", "likely", "guess")
    print(f"| table | chance in the interval | {' | '.join(f'first kept if {each}' for each in columns[1:])} |")
    print(f"|---|{'---|' * len(columns)}")
    with Pool() as pool:
        for name, edition, seats in TABLES:
            jobs: list[Job] = [(name, edition, seats, seed, options.iterations) for seed in range(options.games)]
            found = sum(pool.imap_unordered(walk, jobs), Counter())
            cells = [f"{found[f'{each} kept']} of {found[each]}" for each in columns]
            print(f"| {name} {edition}, {seats} seats | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
