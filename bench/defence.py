"""The balance of Keep the Heroes Out! between greedy partners: who wins where, with which clan, and by gambling.

`python bench/defence.py [--games 1000]` prints the tables of docs/balance/keep-the-heroes-out.md.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing import Pool

import lootkeep
from lootkeep import register
from lootkeep.bots.choices import NOTHING_TO_SHUN, greedy_game

LEVELS = ("Familiar", "Steady", "Challenging", "Hardcore")
GAMBLE = 3  # the action
CHUNK = 250  # games of a job

Job = tuple[str, int, int, int, int, int]  # scenario, difficulty, seats, action that is shunned, first seed, games
Result = tuple[Job, list[tuple[bool, tuple[str, ...], int]]]  # of each game: won, clans, turns


def play(job: Job) -> Result:
    """Games of one kind."""
    edition, difficulty, seats, never, first, games = job
    table = register.new("heroes", seats=seats, seed=0, edition=edition, difficulty=difficulty).copy()
    found = []
    for seed in range(first, first + games):
        game = greedy_game(table, seed, never)
        view = game.view(None)
        players = view["players"]
        assert isinstance(players, list)
        found.append((bool(view["won"]), tuple(player["clan"] for player in players), int(str(view["turn"]))))
    return job, found


def jobs(editions: list[str], games: int) -> Iterator[Job]:
    """Two seats everywhere, with and without the gamble; the other numbers of seats more briefly."""
    for edition in editions:
        for difficulty in range(len(LEVELS)):
            for seats, never, count in (
                (2, NOTHING_TO_SHUN, games),
                (2, GAMBLE, games // 4),
                (1, NOTHING_TO_SHUN, games // 4),
                (3, NOTHING_TO_SHUN, games // 4),
                (4, NOTHING_TO_SHUN, games // 4),
            ):
                for first in range(0, count, CHUNK):
                    yield edition, difficulty, seats, never, first, min(CHUNK, count - first)


def share(won: list[bool]) -> str:
    """A share of wins in per cent with half the width of its 95 % interval."""
    mean = sum(won) / len(won)
    return f"{100 * mean:.1f} ± {196 * math.sqrt(mean * (1 - mean) / len(won)):.1f}"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Play greedy games and print what came out.")
    parser.add_argument("--games", type=int, default=1000, help="with two seats, of each scenario and difficulty")
    options = parser.parse_args()
    [info] = [info for info in lootkeep.games() if info["id"] == "heroes"]
    won: defaultdict[tuple[str, int, int, int], list[bool]] = defaultdict(list)
    turns: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    clans: defaultdict[str, list[bool]] = defaultdict(list)
    with Pool() as pool:
        for job, found in pool.imap_unordered(play, list(jobs(info["editions"], options.games))):
            edition, difficulty, seats, never, _, _ = job
            won[edition, difficulty, seats, never] += [each[0] for each in found]
            if (seats, never) == (2, NOTHING_TO_SHUN):
                turns[edition, difficulty] += [each[2] for each in found]
                for victory, names, _ in found:
                    for name in names:
                        clans[name].append(victory)
    usual = NOTHING_TO_SHUN
    print(f"| scenario, 2 seats | {' | '.join(LEVELS)} | turns |\n|---|---|---|---|---|---|")
    for edition in info["editions"]:
        cells = [share(won[edition, level, 2, usual]) for level in range(4)]
        length = [round(sum(turns[edition, level]) / len(turns[edition, level])) for level in range(4)]
        print(f"| {edition} | {' | '.join(cells)} | {' '.join(map(str, length))} |")
    print(f"\n| seats, all scenarios | {' | '.join(LEVELS)} |\n|---|---|---|---|---|")
    for seats in info["seats"]:
        cells = [share([w for e in info["editions"] for w in won[e, level, seats, usual]]) for level in range(4)]
        print(f"| {seats} | {' | '.join(cells)} |")
    everybody = [victory for each in clans.values() for victory in each]
    print("\n| clan, 2 seats, all scenarios and difficulties | wins | from the mean |\n|---|---|---|")
    for name in sorted(clans):
        gap = 100 * (sum(clans[name]) / len(clans[name]) - sum(everybody) / len(everybody))
        print(f"| {name} | {share(clans[name])} | {gap:+.1f} |")
    print(f"\n| 2 seats, all scenarios | {' | '.join(LEVELS)} |\n|---|---|---|---|---|")
    for name, never in (("gambling", usual), ("never gambling", GAMBLE)):
        cells = [share([w for e in info["editions"] for w in won[e, level, 2, never]]) for level in range(4)]
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
