"""How well `promise` foretells: chances read from positions of greedy games, beside how those games ended.

`python bench/promise.py [--games 400]` prints, for each game, how often a chance of about so much came true, and the
log loss beside that of somebody who knows nothing but the number of seats (or, together, the share of games won).
"""

import argparse
import math
import random
from multiprocessing import Pool

from lootkeep import register
from lootkeep.bots.choices import greediest
from lootkeep.engine import chance

TABLES: list[tuple[str, str, int, dict[str, int]]] = [
    ("looterz", "dragon", 2, {}),
    ("looterz", "dragon", 4, {}),
    ("looterz", "rigor", 4, {}),
    ("kragmortha", "library", 2, {}),
    ("kragmortha", "library", 4, {}),
    ("heroes", "first-watch", 2, {"difficulty": 0}),
    ("heroes", "first-watch", 2, {"difficulty": 2}),
]
LOOKS = 0.05  # of the decisions, at how many the table is read
STRAYS = 0.05  # of the moves, how many are random: so that more than one sort of position comes up

Job = tuple[str, str, int, dict[str, int], int]
Reading = tuple[float, float]  # the chance of a seat, and its share of the win


def read(job: Job) -> list[Reading]:
    """The chances that were read along one game, with what came of them."""
    name, edition, seats, options, seed = job
    dice = random.Random(seed)
    game = register.new(name, seats=seats, seed=seed, edition=edition, key=None, words=(), box=None, **options).copy()
    rng = chance.seeded(seed)
    chances: list[list[float]] = []
    while game.choice_count > 0:
        rng = chance.advanced(rng)
        if dice.random() < LOOKS:
            chances.append([game.promise(seat) for seat in range(1 if game.allied else seats)])
        stray = dice.random() < STRAYS
        game.play(dice.choice(game.options()) if stray else greediest(game.imagine(int(rng)), rng))
    shares = [game.promise(seat) for seat in range(seats)]
    return [(each, share) for row in chances for each, share in zip(row, shares, strict=False)]


def loss(readings: list[Reading]) -> float:
    """The mean log loss."""
    held = [(min(max(each, 1e-6), 1 - 1e-6), share) for each, share in readings]
    return -sum(share * math.log(each) + (1 - share) * math.log(1 - each) for each, share in held) / len(held)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Hold chances against outcomes.")
    parser.add_argument("--games", type=int, default=400, help="of each table")
    games = parser.parse_args().games
    bins = [(low / 10, (low + 2) / 10) for low in range(0, 10, 2)]
    print(f"| table | {' | '.join(f'{low:.1f}-{high:.1f}' for low, high in bins)} | log loss | knowing nothing |")
    print(f"|---|{'---|' * (len(bins) + 2)}")
    with Pool() as pool:
        for name, edition, seats, options in TABLES:
            jobs: list[Job] = [(name, edition, seats, options, seed) for seed in range(games)]
            readings = [reading for found in pool.imap_unordered(read, jobs, chunksize=10) for reading in found]
            base = sum(share for _, share in readings) / len(readings)
            cells = []
            for low, high in bins:
                here = [share for each, share in readings if low <= each < high or each == high == 1]
                cells.append(f"{sum(here) / len(here):.2f} of {len(here)}" if here else "–")
            level = f", difficulty {options['difficulty']}" if options else ""
            cells += [f"{loss(readings):.3f}", f"{loss([(base, share) for _, share in readings]):.3f}"]
            print(f"| {name} {edition}, {seats} seats{level} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
