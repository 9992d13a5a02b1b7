"""How far the ram comes between greedy partners: whether it is wrecked, and if not, how near to the Vault it gets.

`python bench/ram.py [--games 300] [--difficulty 2] [--seats 2]` prints a line for docs/balance/keep-the-heroes-out.md.
"""

import argparse
from multiprocessing import Pool
from typing import NamedTuple

from lootkeep import register
from lootkeep.bots.choices import greediest
from lootkeep.engine import chance
from lootkeep.heroes.cards import NOWHERE
from lootkeep.heroes.game import KeepTheHeroesOut

CHUNK = 25  # games of a job
FAR = 99


class Way(NamedTuple):
    """A game, as the ram has seen it."""

    won: bool
    wrecked: bool
    nearest: int  # passages that were left to the Vault


def play(job: tuple[int, int, int, int]) -> list[Way]:
    """Greedy games, with an eye on the ram."""
    difficulty, seats, first, games = job
    table = register.new("heroes", seats=seats, seed=0, edition="the-ram", difficulty=difficulty).copy()
    found = []
    for seed in range(first, first + games):
        game = table.blank()
        assert isinstance(game, KeepTheHeroesOut)
        game.begin(seed)
        rng = chance.seeded(seed ^ 0xB0A7)
        nearest = FAR
        while game.choice_count > 0:
            rng = chance.advanced(rng)
            world = game.redeal(int(game.actor), int(rng))
            game.play(greediest(world, rng))
            if game.ram != NOWHERE:
                nearest = min(nearest, int(game.distance[game.ram]))
        found.append(Way(game.won, game.ram == NOWHERE, nearest))
    return found


def share(some: int, of: int) -> str:
    """A share in per cent."""
    return f"{some} of {of} ({100 * some / of:.0f} %)" if of else "0 of 0"


def main() -> None:
    """Print how the games went."""
    parser = argparse.ArgumentParser(description="Play greedy games of The Ram and print how far it came.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--difficulty", type=int, default=2, help="0 Familiar, 1 Steady, 2 Challenging, 3 Hardcore")
    parser.add_argument("--seats", type=int, default=2)
    options = parser.parse_args()
    starts = range(0, options.games, CHUNK)
    jobs = [(options.difficulty, options.seats, first, min(CHUNK, options.games - first)) for first in starts]
    with Pool() as pool:
        ways = [way for some in pool.imap_unordered(play, jobs) for way in some]
    free = [way for way in ways if not way.wrecked]
    print(f"games won: {share(sum(way.won for way in ways), len(ways))}")
    print(f"ram wrecked: {share(len(ways) - len(free), len(ways))}")
    print(f"next to the Vault or in it: {share(sum(way.nearest <= 1 for way in ways), len(ways))}")
    print(f"not wrecked, and next to the Vault or in it: {share(sum(way.nearest <= 1 for way in free), len(free))}")
    print(f"not wrecked, and in the Vault: {share(sum(way.nearest == 0 for way in free), len(free))}")


if __name__ == "__main__":
    main()
