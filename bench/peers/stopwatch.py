"""What the Python peers share: a stopwatch for whole games, and the report they print."""

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from time import perf_counter


@dataclass(frozen=True)
class Row:
    """One measured way of playing one game."""

    game: str
    seats: int
    driver: str
    decisions_per_s: float
    games_per_s: float
    copy_us: float | None = None


@dataclass(frozen=True)
class Stopwatch:
    """Times a function several times and keeps the best, since noise only ever slows down."""

    repeat: int
    seconds: float

    def whole_games(self, play: Callable[[int], int]) -> tuple[float, float]:
        """Return decisions and games per second of `play(seed)`, which returns the decisions of one game."""
        return max(self._one_repetition(play) for _ in range(self.repeat))

    def _one_repetition(self, play: Callable[[int], int]) -> tuple[float, float]:
        decisions = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < self.seconds:
            decisions += play(games)
            games += 1
        return decisions / elapsed, games / elapsed

    def microseconds(self, act: Callable[[], object], times: int = 1000) -> float:
        """Return the cost of one call of `act`."""
        return min(self._one_batch(act, times) for _ in range(self.repeat)) * 1e6

    @staticmethod
    def _one_batch(act: Callable[[], object], times: int) -> float:
        start = perf_counter()
        for _ in range(times):
            act()
        return (perf_counter() - start) / times


def stopwatch() -> Stopwatch:
    """Read the stopwatch's settings from the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    options = parser.parse_args()
    return Stopwatch(options.repeat, options.seconds)


def report(package: str, rows: list[Row]) -> None:
    """Print the rows of a peer as one line of JSON."""
    print(json.dumps({"version": version(package), "rows": [asdict(row) for row in rows]}))
