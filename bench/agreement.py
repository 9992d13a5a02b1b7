"""Whether our engine and the C yardstick play the same game on the same deck: lengths and wins, with their errors.

`python bench/agreement.py [--games N]` prints a row for each number of seats; the exit code is 1 if one disagrees.
"""

import argparse
import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from yardstick import SEATS, Outcomes, outcomes  # noqa: E402

import lootkeep  # noqa: E402
from lootkeep.engine import chance, playout  # noqa: E402

LIMIT = 4.0  # standard errors: one honest comparison in 16,000 is further off


def ours(seats: int, games: int) -> Outcomes:
    """Random games of our engine on the yardstick's deck."""
    table = lootkeep.new("looterz", seats=seats, seed=0, box=HERE / "sketch.toml").copy()
    total = squares = 0
    wins = [0] * seats
    for seed in range(games):
        game = table.blank()
        game.begin(seed)
        first = int(game.actor)
        length = int(playout.finish(game, chance.seeded(seed ^ 0x5EED)))
        total += length
        squares += length * length
        outcome = game.outcome()
        assert outcome is not None
        wins[(outcome["winners"][0] - first) % seats] += 1
    mean = total / games
    variance = squares / games - mean * mean
    return Outcomes(games, mean, (variance / games) ** 0.5, tuple(count / games for count in wins))


def distance(one: Outcomes, other: Outcomes) -> float:
    """The largest difference between two sets of games, in standard errors."""
    error = math.hypot(one.standard_error, other.standard_error)
    found = abs(one.mean_decisions - other.mean_decisions) / error
    for share, rival in zip(one.win_shares, other.win_shares, strict=True):
        error = math.sqrt(share * (1 - share) / one.games + rival * (1 - rival) / other.games)
        found = max(found, abs(share - rival) / error)
    return found


def main() -> None:
    """Compare each number of seats."""
    parser = argparse.ArgumentParser(description="Compare our games with the yardstick's.")
    parser.add_argument("--games", type=int, default=50_000)
    games = parser.parse_args().games
    print("| seats | decisions, C | decisions, ours | wins from the first seat, C | ours | standard errors apart |")
    print("|---|---|---|---|---|---|")
    far = 0.0
    for seats in SEATS:
        c, mine = outcomes(seats, games), ours(seats, games)
        far = max(far, distance(c, mine))
        print(
            f"| {seats} | {c.mean_decisions:.1f} | {mine.mean_decisions:.1f} "
            f"| {' '.join(f'{share:.3f}' for share in c.win_shares)} "
            f"| {' '.join(f'{share:.3f}' for share in mine.win_shares)} | {distance(c, mine):.1f} |"
        )
    sys.exit(far > LIMIT)


if __name__ == "__main__":
    main()
