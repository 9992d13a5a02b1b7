"""The yardstick: a subset of Looterz in hand-written C, built with gcc and called by ctypes.

`python bench/yardstick.py` measures it and prints one line of JSON, like the scripts in `peers/`;
`outcomes` says what its games look like, for a check that another engine on the same deck agrees.
"""

import argparse
import ctypes
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

HERE = Path(__file__).parent
BUILD = HERE / ".envs" / "yardstick"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
SEATS = (2, 3, 4, 5, 6)
GAMES_IN_A_BATCH = 2000
COPIES = 1_000_000


@dataclass(frozen=True)
class Outcomes:
    """How games with random players went."""

    games: int
    mean_decisions: float
    standard_error: float
    win_shares: tuple[float, ...]
    """By distance from the first player: the first player's own share comes first."""


def build(source: str) -> ctypes.CDLL:
    """Compile a C file of this folder, unless the library is newer than both, and load it."""
    library = BUILD / Path(source).with_suffix(".so")
    changed = max((HERE / name).stat().st_mtime for name in (source, "yardstick.c"))
    if not library.exists() or library.stat().st_mtime < changed:
        BUILD.mkdir(parents=True, exist_ok=True)
        subprocess.run(["gcc", *FLAGS, "-o", str(library), str(HERE / source)], check=True)
    return ctypes.CDLL(str(library))


def play(library: ctypes.CDLL, seats: int, first_seed: int, games: int) -> tuple[int, int]:
    """Play random games and return their decisions and the trace, a digest of everything that happened."""
    decisions, trace = ctypes.c_uint64(), ctypes.c_uint32()
    library.playouts(
        ctypes.c_int(seats),
        ctypes.c_uint32(first_seed),
        ctypes.c_uint32(games),
        ctypes.byref(decisions),
        ctypes.byref(trace),
    )
    return decisions.value, trace.value


def outcomes(seats: int, games: int, first_seed: int = 1) -> Outcomes:
    """Play random games and return their mean length in decisions and the shares of wins."""
    decisions, squares = ctypes.c_uint64(), ctypes.c_uint64()
    wins = (ctypes.c_uint32 * seats)()
    build("yardstick_check.c").outcomes(
        ctypes.c_int(seats),
        ctypes.c_uint32(first_seed),
        ctypes.c_uint32(games),
        ctypes.byref(decisions),
        ctypes.byref(squares),
        wins,
    )
    mean = decisions.value / games
    variance = squares.value / games - mean * mean
    return Outcomes(games, mean, (variance / games) ** 0.5, tuple(count / games for count in wins))


def rate(library: ctypes.CDLL, seats: int, seconds: float) -> tuple[float, float]:
    """Return decisions and games per second."""
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        decisions += play(library, seats, games, GAMES_IN_A_BATCH)[0]
        games += GAMES_IN_A_BATCH
    return decisions / elapsed, games / elapsed


def copy_microseconds(library: ctypes.CDLL) -> float:
    """Return the cost of one copy of a state."""
    start = perf_counter()
    library.clones(ctypes.c_uint32(COPIES))
    return (perf_counter() - start) / COPIES * 1e6


def compiler_version() -> str:
    """Return the compiler's version as it names it."""
    command = ["gcc", "-dumpfullversion"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    """Measure every number of seats and print one line of JSON."""
    parser = argparse.ArgumentParser(description="Measure the yardstick.")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4)
    options = parser.parse_args()
    library = build("yardstick.c")
    copy_us = min(copy_microseconds(library) for _ in range(options.repeat))
    rows = []
    for seats in SEATS:
        decisions, games = max(rate(library, seats, options.seconds) for _ in range(options.repeat))
        rows.append(
            {
                "game": "Looterz, sketch of its deck",
                "seats": seats,
                "driver": "C",
                "decisions_per_s": decisions,
                "games_per_s": games,
                "copy_us": copy_us,
            }
        )
    print(json.dumps({"version": f"gcc {compiler_version()} -O3", "rows": rows}))


if __name__ == "__main__":
    main()
