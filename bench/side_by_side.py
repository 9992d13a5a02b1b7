"""Lootkeep's speed side by side with its peers: one run, one thread, uniformly random players, whole games.

A decision is an action that a player is asked for; forced ones count, chance does not. Every peer lives in an
environment of its own below `.envs`, made at the first run from the pins in `peers/`. A peer that cannot be
installed or stops with an error gets a row that says so.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ENVIRONMENTS = HERE / ".envs"
SKETCH_BOX = HERE / "sketch.toml"
OURS = "Lootkeep"
SKETCH = "Looterz, sketch of its deck"
SEATS = 4
LIMIT_S = 900
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}


@dataclass(frozen=True)
class Row:
    """One measured way of playing one game, or the reason why there is no measurement."""

    peer: str
    version: str = ""
    game: str = ""
    seats: int = 0
    driver: str = ""
    decisions_per_s: float = 0.0
    games_per_s: float = 0.0
    copy_us: float | None = None
    redeal_us: float | None = None
    view_us: float | None = None
    decision_us: float | None = None
    reason: str = ""


class Unavailable(Exception):
    """A peer that could not be measured; the text says why, in words fit for the table."""


# Running commands


def say(text: str) -> None:
    """Show progress."""
    print(text, file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], failure: str, **variables: str) -> str:
    """Run a command in one thread and return what it printed; its complaints go to the terminal only."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            capture_output=True,
            text=True,
            timeout=LIMIT_S,
            env={**os.environ, **ONE_THREAD, **variables},
        )
    except OSError as error:
        raise Unavailable(f"{Path(command[0]).name} cannot be started on this machine") from error
    except subprocess.TimeoutExpired as error:
        raise Unavailable(f"{failure}: it took more than {LIMIT_S} s") from error
    if done.returncode:
        say(done.stdout + done.stderr)
        raise Unavailable(failure)
    return done.stdout


# Environments


def prepare(folder: Path, pins: str, install: Callable[[Path], None]) -> None:
    """Make an environment afresh, unless it was made from the same pins."""
    stamp = folder / "made-from.txt"
    if stamp.exists() and stamp.read_text() == pins:
        return
    say("  installing")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    install(folder)
    stamp.write_text(pins)


def python_environment(name: str) -> Path:
    """Return the interpreter of a peer's virtual environment."""
    requirements = HERE / "peers" / f"{name}.txt"
    folder = ENVIRONMENTS / name
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    failure = "could not be installed"

    def install(folder: Path) -> None:
        if uv := shutil.which("uv"):
            run([uv, "venv", "--seed", "--allow-existing", "--python", sys.executable, folder], failure)
            run([uv, "pip", "install", "--python", python, "-r", requirements], failure)
        else:
            run([sys.executable, "-m", "venv", folder], failure)
            run([python, "-m", "pip", "install", "-r", requirements], failure)

    prepare(folder, f"Python {platform.python_version()}\n{requirements.read_text()}", install)
    return python


def node_environment(name: str) -> Path:
    """Return the folder of a peer's Node modules."""
    package = HERE / "peers" / name / "package.json"
    folder = ENVIRONMENTS / name

    def install(folder: Path) -> None:
        shutil.copy(package, folder)
        quiet = ("--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund")
        run(["npm", "install", *quiet, "--prefix", folder], "could not be installed")

    prepare(folder, package.read_text(), install)
    return folder / "node_modules"


# Peers


def rows_of(title: str, output: str) -> list[Row]:
    """Read the JSON that a peer's script prints as its last line."""
    answer = json.loads(output.splitlines()[-1])
    return [Row(title, answer["version"], **row) for row in answer["rows"]]


def timing(options: argparse.Namespace) -> list[str]:
    """Return the stopwatch's settings, as every peer's script takes them."""
    return ["--repeat", str(options.repeat), "--seconds", str(options.seconds)]


def python_peer(name: str, title: str, options: argparse.Namespace) -> list[Row]:
    """Measure a peer from Python's registry."""
    python = python_environment(name)
    script = HERE / "peers" / f"run_{name}.py"
    return rows_of(title, run([python, script, *timing(options)], "stopped with an error"))


def node_peer(name: str, title: str, options: argparse.Namespace) -> list[Row]:
    """Measure a peer from Node's registry, in its production mode."""
    modules = node_environment(name)
    command: list[str | Path] = ["node", HERE / "peers" / name / "run.cjs", *timing(options)]
    output = run(command, "stopped with an error", NODE_PATH=str(modules), NODE_ENV="production")
    return rows_of(title, output)


def yardstick(_: str, title: str, options: argparse.Namespace) -> list[Row]:
    """Measure the yardstick in C."""
    command: list[str | Path] = [sys.executable, HERE / "yardstick.py", *timing(options)]
    return rows_of(title, run(command, "could not be built"))


def lootkeep(_: str, title: str, options: argparse.Namespace) -> list[Row]:
    """Measure ourselves with every interpreter given."""
    given = [python for python in (options.compiled, options.plain) if python]
    rows: list[Row] = []
    for python in given or [sys.executable]:
        rows += attempt(title, partial(lootkeep_in, python, title))
    return rows


def lootkeep_in(python: str, title: str) -> list[Row]:
    """Measure ourselves with one interpreter, on our own decks and on the yardstick's."""
    ask_version = "from importlib.metadata import version; print(version('lootkeep'))"
    version = run([python, "-c", ask_version], "is not installed").strip()
    bench = [python, "-m", "lootkeep", "bench", "--json"]
    answers = json.loads(run(bench, "stopped with an error"))
    rows = [own_row(title, version, f"{answer['game']}, {answer['edition']}", answer) for answer in answers]
    if SKETCH_BOX.exists():
        answers = json.loads(run([*bench, "looterz", "--box", SKETCH_BOX], "stopped with an error"))
        rows += [own_row(title, version, SKETCH, answer) for answer in answers]
    return rows


def own_row(title: str, version: str, game: str, answer: dict[str, Any]) -> Row:
    """Read one row of our own; the mode takes the driver's place."""
    same = ("seats", "decisions_per_s", "games_per_s", "copy_us", "redeal_us", "view_us", "decision_us")
    return Row(title, version, game, driver=answer["mode"], **{key: answer[key] for key in same})


Measure = Callable[[str, str, argparse.Namespace], list[Row]]
PEERS: dict[str, tuple[str, Measure]] = {
    "lootkeep": (OURS, lootkeep),
    "yardstick": ("C, by hand", yardstick),
    "open_spiel": ("OpenSpiel", python_peer),
    "rlcard": ("RLCard", python_peer),
    "pettingzoo": ("PettingZoo", python_peer),
    "catanatron": ("Catanatron", python_peer),
    "boardgame_io": ("boardgame.io", node_peer),
}


def attempt(title: str, measure_peer: Callable[[], list[Row]]) -> list[Row]:
    """Measure, or return one row with the reason why not."""
    try:
        return measure_peer()
    except Unavailable as error:
        return [Row(title, reason=str(error))]
    except (ValueError, LookupError) as error:
        say(f"  {error!r}")
        return [Row(title, reason="gave an answer that could not be read")]


def measure(names: Iterable[str], options: argparse.Namespace) -> list[Row]:
    """Measure peers one after the other."""
    rows: list[Row] = []
    for name in names:
        title, measure_peer = PEERS[name]
        say(title)
        found = attempt(title, partial(measure_peer, name, title, options))
        for row in found:
            say(f"  {row.reason or f'{row.game}, {row.seats} seats, {row.driver}: {rate(row)} decisions/s'}")
        rows += found
    return rows


# The report


def cpu_name() -> str:
    """Return the processor's name as the system gives it."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text().splitlines() if information.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def reference(rows: Iterable[Row]) -> Row | None:
    """Return the row of ours that the others are compared with: Looterz, compiled, four seats."""
    ours = (row for row in rows if row.peer == OURS and row.seats == SEATS and row.driver == "compiled")
    return next((row for row in ours if row.game.lower().startswith("looterz")), None)


def rate(row: Row) -> str:
    """Write decisions per second with three digits that mean something."""
    return f"{float(f'{row.decisions_per_s:.3g}'):,.0f}"


def ratio(row: Row, ours: Row | None) -> str:
    """Write how many times faster ours is."""
    if ours is None:
        return "–"
    return f"{float(f'{ours.decisions_per_s / row.decisions_per_s:.2g}'):,g}"


def cost(microseconds: float | None) -> str:
    """Write a cost in microseconds, or a dash."""
    return "–" if microseconds is None else f"{float(f'{microseconds:.3g}'):,g}"


def table(heads: Sequence[str], lines: Iterable[Sequence[object]]) -> list[str]:
    """Write a table in Markdown."""
    return [f"| {' | '.join(map(str, line))} |" for line in (heads, ["---"] * len(heads), *lines)]


def peers_table(rows: Sequence[Row]) -> list[str]:
    """Write everybody with four seats, the fastest first, then those that could not be measured."""
    ours = reference(rows)
    measured = sorted((row for row in rows if row.seats == SEATS), key=lambda row: -row.decisions_per_s)
    lines = [
        (row.peer, row.version, row.game, row.driver, rate(row), ratio(row, ours), cost(row.copy_us))
        for row in measured
    ]
    lines += [(row.peer, "–", row.reason, "–", "–", "–", "–") for row in rows if row.reason]
    heads = ("", "version", "game", "driver", "decisions/s", "ours / theirs", "copy of a state, µs")
    return table(heads, lines)


def own_table(rows: Sequence[Row]) -> list[str]:
    """Write ours in detail."""
    costs = ("copy, µs", "re-deal, µs", "view, µs", "decision, µs")
    heads = ("game", "seats", "mode", "decisions/s", "games/s", *costs)
    lines = [
        (
            row.game,
            row.seats,
            row.driver,
            rate(row),
            f"{row.games_per_s:,.0f}",
            *map(cost, (row.copy_us, row.redeal_us, row.view_us, row.decision_us)),
        )
        for row in rows
        if row.peer == OURS and not row.reason
    ]
    return ["## Ours in detail", "", *table(heads, lines), ""] if lines else []


def same_deck_table(rows: Sequence[Row]) -> list[str]:
    """Write ours against C where both play the same deck, with the mean lengths that should agree."""
    in_c = {row.seats: row for row in rows if row.game == SKETCH and row.peer != OURS}
    lines = [
        (
            row.seats,
            row.driver,
            rate(row),
            rate(in_c[row.seats]),
            f"{row.decisions_per_s / in_c[row.seats].decisions_per_s:.1%}",
            f"{row.decisions_per_s / row.games_per_s:.1f}",
            f"{in_c[row.seats].decisions_per_s / in_c[row.seats].games_per_s:.1f}",
        )
        for row in rows
        if row.game == SKETCH and row.peer == OURS and row.seats in in_c
    ]
    heads = ("seats", "mode", "ours, decisions/s", "C, decisions/s", "share", "ours, decisions a game", "C's")
    return ["## The same deck in C", "", *table(heads, lines), ""] if lines else []


def markdown(rows: Sequence[Row], options: argparse.Namespace) -> str:
    """Write the page."""
    lines = [
        "# Speed, side by side",
        "",
        f"Uniformly random players, whole games, {SEATS} seats, one thread, everybody in one run. A decision",
        "is an action that a player is asked for: forced ones count, chance does not. The games differ, so",
        f"compare orders of magnitude. Ours in the ratios is Looterz, compiled, {SEATS} seats.",
        "",
        f"- {date.today().isoformat()}, {cpu_name()}, Python {platform.python_version()}",
        f"- peers: the best of {options.repeat} repetitions of {options.seconds:g} s; ours: `lootkeep bench`",
        f"- again: `python bench/side_by_side.py {' '.join(timing(options))} --markdown docs/benchmarks.md`",
        "",
        *peers_table(rows),
        "",
        *same_deck_table(rows),
        *own_table(rows),
    ]
    return "\n".join(lines).rstrip() + "\n"


def as_json(rows: Iterable[Row], options: argparse.Namespace) -> str:
    """Write everything measured."""
    facts = {
        "date": date.today().isoformat(),
        "cpu": cpu_name(),
        "python": platform.python_version(),
        "repeat": options.repeat,
        "seconds": options.seconds,
        "rows": [asdict(row) for row in rows],
    }
    return json.dumps(facts, indent=2) + "\n"


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure Lootkeep's speed side by side with its peers.")
    names = list(PEERS)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the page, besides printing it")
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help=str(names))
    parser.add_argument("--repeat", type=int, default=5, help="repetitions, of which the best counts")
    parser.add_argument("--seconds", type=float, default=0.4, help="length of a repetition")
    parser.add_argument("--compiled", metavar="PYTHON", help="an interpreter with Lootkeep compiled")
    parser.add_argument("--plain", metavar="PYTHON", help="an interpreter with Lootkeep in plain Python")
    return parser.parse_args()


def main() -> None:
    """Measure, print and write."""
    options = arguments()
    rows = measure(options.only, options)
    page = markdown(rows, options)
    print(page, end="")
    if options.markdown:
        options.markdown.write_text(page, encoding="utf-8")
    if options.json:
        options.json.write_text(as_json(rows, options), encoding="utf-8")


if __name__ == "__main__":
    main()
