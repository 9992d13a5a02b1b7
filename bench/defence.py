"""The balance of Keep the Heroes Out! between greedy partners: who wins where, with which clan, and by gambling.

`python bench/defence.py [--games 1000]` prints the tables of docs/balance/keep-the-heroes-out.md, and with
`--held src/lootkeep/heroes/held.toml` writes what players are told. `--experts 24` plays so many games of each scenario
at Hardcore and Nightmare with search:1000 in both seats.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

import lootkeep
from lootkeep import register
from lootkeep.bots import bot
from lootkeep.bots.choices import NOTHING_TO_SHUN, greedy_game

LEVELS = ("Familiar", "Steady", "Challenging", "Hardcore", "Nightmare")
HARDCORE, NIGHTMARE = 3, 4
TOLERANCE = 10  # points that other numbers of seats may lie off
GAMBLE = 3  # the action
CHUNK = 250  # games of a job
ITERATIONS = 1000  # of the experts' search, for each decision

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
    return f"{100 * sum(won) / len(won):.1f} ± {196 * math.sqrt(mean * (1 - mean) / len(won)):.1f}"


def play_well(job: Job) -> Result:
    """Games of one kind with searching players."""
    edition, difficulty, seats, _, first, games = job
    found: list[tuple[bool, tuple[str, ...], int]] = []
    for seed in range(first, first + games):
        game = register.new("heroes", seats=seats, seed=seed, edition=edition, difficulty=difficulty)
        players = [bot(f"search:{ITERATIONS}", seed + seat) for seat in range(seats)]
        while not game.over:
            game.apply(players[game.actor].choose(game))
        found.append((bool(game.view(None)["won"]), (), int(str(game.view(None)["turn"]))))
    return job, found


def experts(editions: list[str], games: int) -> None:
    """Print what searching players reach at the two hardest levels."""
    won: defaultdict[tuple[str, int], list[bool]] = defaultdict(list)
    wanted = [
        (edition, level, 2, NOTHING_TO_SHUN, first, 4)
        for first in range(0, games, 4)
        for edition in editions
        for level in (HARDCORE, NIGHTMARE)
    ]
    with Pool() as pool:
        for job, found in pool.imap_unordered(play_well, wanted):
            won[job[0], job[1]] += [each[0] for each in found]
    print(f"| scenario, search:{ITERATIONS}, 2 seats | Hardcore | Nightmare |\n|---|---|---|")
    for edition in editions:
        print(f"| {edition} | {share(won[edition, HARDCORE])} | {share(won[edition, NIGHTMARE])} |")
    every = [share([w for e in editions for w in won[e, level]]) for level in (HARDCORE, NIGHTMARE)]
    print(f"| all | {' | '.join(every)} |")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Play games and print what came out.")
    parser.add_argument("--games", type=int, default=1000, help="with two seats, of each scenario and difficulty")
    parser.add_argument("--experts", type=int, default=0, help="games of searching players instead, of each kind")
    parser.add_argument("--only", nargs="*", default=[], help="these scenarios only")
    parser.add_argument("--held", type=Path, help="write the shares of wins with two seats here")
    options = parser.parse_args()
    [info] = [info for info in lootkeep.games() if info["id"] == "heroes"]
    editions = [edition for edition in info["editions"] if not options.only or edition in options.only]
    if options.experts:
        experts(editions, options.experts)
        return
    won: defaultdict[tuple[str, int, int, int], list[bool]] = defaultdict(list)
    turns: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    clans: defaultdict[str, list[bool]] = defaultdict(list)
    with Pool() as pool:
        for job, found in pool.imap_unordered(play, list(jobs(editions, options.games))):
            edition, difficulty, seats, never, _, _ = job
            won[edition, difficulty, seats, never] += [each[0] for each in found]
            if (seats, never) == (2, NOTHING_TO_SHUN):
                turns[edition, difficulty] += [each[2] for each in found]
                for victory, names, _ in found:
                    for name in names:
                        clans[name].append(victory)
    usual = NOTHING_TO_SHUN
    levels = range(len(LEVELS))
    head = "|---" * (len(LEVELS) + 1) + "|"
    print(f"| scenario, 2 seats | {' | '.join(LEVELS)} | turns |\n{head}---|")
    for edition in editions:
        cells = [share(won[edition, level, 2, usual]) for level in levels]
        length = [round(sum(turns[edition, level]) / len(turns[edition, level])) for level in levels]
        print(f"| {edition} | {' | '.join(cells)} | {' '.join(map(str, length))} |")
    print(f"\n| seats, all scenarios | {' | '.join(LEVELS)} |\n{head}")
    for seats in info["seats"]:
        cells = [share([w for e in editions for w in won[e, level, seats, usual]]) for level in levels]
        print(f"| {seats} | {' | '.join(cells)} |")
    print(f"\n| 1, 3 and 4 seats | {' | '.join(LEVELS)} |\n{head}")
    for edition in editions:
        print(f"| {edition} | {' | '.join(by_seats(won, edition, level) for level in levels)} |")
    everybody = [victory for each in clans.values() for victory in each]
    print("\n| clan, 2 seats, all scenarios and difficulties | wins | from the mean |\n|---|---|---|")
    for name in sorted(clans):
        gap = 100 * (sum(clans[name]) / len(clans[name]) - sum(everybody) / len(everybody))
        print(f"| {name} | {share(clans[name])} | {gap:+.1f} |")
    print(f"\n| 2 seats, all scenarios | {' | '.join(LEVELS)} |\n{head}")
    for name, never in (("gambling", usual), ("never gambling", GAMBLE)):
        cells = [share([w for e in editions for w in won[e, level, 2, never]]) for level in levels]
        print(f"| {name} | {' | '.join(cells)} |")
    if options.held:
        lines = options.held.read_text(encoding="utf-8").splitlines()
        shares = [
            f"{edition} = [{', '.join(f'{mean(won[edition, level, 2, usual]):.1f}' for level in levels)}]"
            for edition in editions
        ]
        told = [line for line in lines if line.startswith("#")]
        options.held.write_text("\n".join([*told, *shares]) + "\n", encoding="utf-8")


def mean(won: list[bool]) -> float:
    """A share of wins in per cent."""
    return 100 * sum(won) / len(won)


def by_seats(won: dict[tuple[str, int, int, int], list[bool]], edition: str, level: int) -> str:
    """Shares with one, three and four seats; bold if they are far off those with two."""
    usual = mean(won[edition, level, 2, NOTHING_TO_SHUN])
    cells = []
    for seats in (1, 3, 4):
        here = mean(won[edition, level, seats, NOTHING_TO_SHUN])
        cells.append(f"**{here:.0f}**" if abs(here - usual) > TOLERANCE else f"{here:.0f}")
    return " ".join(cells)


if __name__ == "__main__":
    main()
