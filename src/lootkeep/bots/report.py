"""An arena's results: tables and sentences for people, JSON for programs, and a line in the file of all runs."""

from __future__ import annotations

import json
import platform
from datetime import UTC, datetime
from pathlib import Path

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import lootkeep

from .. import register
from ..engine.native import MODE
from .arena import Arena
from .standings import Comparison, Gap, Standing, Standings
from .statistics import Interval

DIGITS = 6  # of the numbers in JSON


def play(arena: Arena, jobs: int, is_shown: bool) -> None:
    """Play an arena, and show those who wait at a terminal how far it is."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    is_hidden = not (is_shown and console.is_terminal)
    with Progress(*columns, console=console, disable=is_hidden, transient=True, speed_estimate_period=3600) as progress:
        bar = progress.add_task("games", total=arena.games)
        for _ in arena.play(jobs):
            progress.update(bar, completed=arena.finished)


# ---- for programs


def as_data(standings: Standings) -> dict[str, object]:
    """All results, ready for JSON; where all win or lose together a pair has a difference instead of a share.

    A pair's rating is by how much the bot is rated higher than its rival.
    """
    arena = standings.arena
    measure = "difference" if arena.allied else "share"
    mirror, gaps = standings.mirror, standings.gaps
    ratings = {bot.spec: bot.rating for bot in standings.bots}
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "game": arena.table.game,
        "edition": arena.setup.edition,
        "seats": arena.table.seats,
        "options": arena.setup.options,
        "digest": arena.setup.digest,
        "versions": {
            "lootkeep": lootkeep.__version__,
            "rules": arena.setup.rules,
            "mode": MODE,
            "python": platform.python_version(),
        },
        "seed": arena.seed,
        "key": arena.table.key.hex() or None,
        "chance": None if standings.chance is None else round(standings.chance, DIGITS),
        "bots": {bot.spec: _bot_data(bot) for bot in standings.bots},
        "pairs": [
            {
                "bot": pair.bot,
                "rival": pair.rival,
                **_numbers(measure, pair.won, pair.games),
                "rating": round(ratings[pair.bot] - ratings[pair.rival], 1),
                "seconds_per_move": round(standings.pace(pair.bot, pair.rival), DIGITS),
                "verdict": pair.verdict,
            }
            for pair in standings.pairs
        ],
        "mirror": mirror
        and {"bot": mirror.bot, **_numbers(measure, mirror.won, mirror.games), "holds": mirror.is_even},
        "twin": {
            "bot": arena.bots[0],
            "twin": arena.twin,
            "gaps": [{"rival": gap.rival, **_numbers("gap", gap.worth, gap.games)} for gap in gaps],
        }
        if gaps
        else None,
    }


def _bot_data(bot: Standing) -> dict[str, object]:
    return {
        **_numbers("share", bot.won, bot.games),
        "rating": round(bot.rating, 1),
        "seconds_per_move": round(bot.seconds_per_move, DIGITS),
        "length": round(bot.length, 1),
        "forfeits": bot.forfeits,
        "troubles": bot.troubles,
    }


def _numbers(name: str, won: Interval, games: int) -> dict[str, float]:
    """A mean by its name, its interval, and the games behind it."""
    return {
        name: round(won.mean, DIGITS),
        "low": round(won.low, DIGITS),
        "high": round(won.high, DIGITS),
        "games": games,
    }


def append(data: dict[str, object], file: Path) -> str | None:
    """Add a run as one line to the file of all runs; if that fails, the reason."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(data) + "\n")
    except OSError as error:
        return error.strerror or str(error)
    return None


# ---- for people


def show(standings: Standings) -> None:
    """Print everything: who was there, the tables, and what they mean in sentences."""
    console = Console()
    _say(console, _heading(standings.arena), _terms(standings))
    console.print(_ranking(standings))
    if standings.pairs:
        console.print(_matrix(standings))
        _say(console, *_verdicts(standings), "")
    if standings.mirror is not None and not standings.mirror.is_even:
        console.print("[bold red]THE MIRROR IS BROKEN")
    _say(console, _mirror(standings), *_worth(standings), *_forfeits(standings))


def _say(console: Console, *sentences: str) -> None:
    """Sentences as they are, each on lines of its own."""
    for sentence in sentences:
        console.print(sentence, markup=False, highlight=False)


def _heading(arena: Arena) -> str:
    """What was played."""
    asked = register.entry(arena.table.game).values()  # the others follow from the seats
    options = [f"{name} {number}" for name, number in arena.setup.options.items() if number and name in asked]
    seats = f"{arena.table.seats} seat{'s' if arena.table.seats > 1 else ''}"
    table = ", ".join([f"{arena.table.game} {arena.setup.edition}", seats, *options])
    return f"{table}; lootkeep {lootkeep.__version__} ({MODE}), rules {arena.setup.rules}"


def _terms(standings: Standings) -> str:
    """How it was played, and what chance alone would give."""
    arena = standings.arena
    last = arena.seed + arena.rounds - 1
    seeds = f"seeds {arena.seed} to {last}" if arena.rounds > 1 else f"seed {last}"
    seeds += f" with the key {arena.table.key.hex()}" if arena.table.key else ""
    if standings.chance is None:
        return f"Each bot plays all seats, {arena.rounds} games: {seeds}, the same for all."
    games = arena.rounds * arena.size
    rounded = f" (asked for {arena.asked}, but rounds are whole)" if games != arena.asked else ""
    return f"{games} games a match{rounded}: {seeds}, each from every seat. Chance is {100 * standings.chance:.3g} %."


def _ranking(standings: Standings) -> Table:
    """The bots, the strongest first."""
    table = _table("", "bot", "rating", "won %", "95 %", "games", "per move", "length")
    for place, bot in enumerate(standings.bots, 1):
        table.add_row(
            str(place),
            escape(bot.spec),
            f"{bot.rating:+.0f}",
            f"{100 * bot.won.mean:.1f}",
            _span(bot.won),
            str(bot.games),
            _time(bot.seconds_per_move),
            f"{bot.length:.0f}",
        )
    return table


def _matrix(standings: Standings) -> Table:
    """What each row has won from each column, named by its place."""
    won = {(pair.bot, pair.rival): pair.won.mean for pair in standings.pairs}
    title = "points more than" if standings.arena.allied else "% won against"
    table = _table("", title, *[str(place) for place, _ in enumerate(standings.bots, 1)])
    for place, bot in enumerate(standings.bots, 1):
        cells = [_cell(won.get((bot.spec, other.spec)), standings.arena.allied) for other in standings.bots]
        table.add_row(str(place), escape(bot.spec), *cells)
    return table


def _table(*columns: str) -> Table:
    """An airy table of numbers; only the bot in the second column may be too long for its place."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(columns):
        if place == 1:
            table.add_column(column, overflow="fold")
        else:
            table.add_column(column, justify="right", no_wrap=True)
    return table


def _cell(won: float | None, allied: bool) -> str:
    """A share, or a difference with its sign; nobody is their own rival."""
    if won is None:
        return "·"
    return f"{100 * won:+.1f}" if allied else f"{100 * won:.1f}"


def _verdicts(standings: Standings) -> list[str]:
    """Who is stronger, pair by pair; with two seats or allies the other way round says the same."""
    rank = {bot.spec: place for place, bot in enumerate(standings.bots)}
    is_told_once = standings.arena.allied or standings.arena.size == 2
    return [
        f"{_comparison(pair, standings.arena)}; {pair.verdict}."
        for pair in standings.pairs
        if not is_told_once or rank[pair.bot] < rank[pair.rival]
    ]


def _comparison(pair: Comparison, arena: Arena) -> str:
    """What one has won from the other, which may be itself."""
    is_mirror = pair.bot == pair.rival
    if arena.allied:
        other = "itself with other luck" if is_mirror else pair.rival
        return f"{pair.bot} against {other} on the same seeds: {_points(pair.won)}"
    if arena.size == 2:
        others = "against itself" if is_mirror else f"against {pair.rival}"
    else:
        others = f"alone among {arena.size - 1} {'of its like' if is_mirror else pair.rival}"
    return f"{pair.bot} won {100 * pair.won.mean:.1f} % ({_span(pair.won)}) {others}"


def _mirror(standings: Standings) -> str:
    """Whether the arena is fair."""
    mirror = standings.mirror
    if mirror is None:
        return "Mirror: skipped, so nothing here shows that no side is favoured."
    told = f"Mirror: {_comparison(mirror, standings.arena)}"
    equal = "0" if standings.chance is None else f"chance ({100 * standings.chance:.3g} %)"
    if mirror.is_even:
        return f"{told}; {equal} lies inside, as it must."
    return (
        f"{told}; {equal} lies outside. Something favours a side: trust nothing above before it is found. "
        "By chance alone this happens once in twenty runs: another --seed tells."
    )


def _worth(standings: Standings) -> list[str]:
    """What the twin that sees everything has won more."""
    return [_gap(standings.arena, gap) for gap in standings.gaps]


def _gap(arena: Arena, gap: Gap) -> str:
    rival = f" against {gap.rival}" if gap.rival else ""
    doubt = "; it may be worth nothing" if gap.worth.holds(0) else ""
    return f"What hidden information is worth here to {arena.bots[0]}{rival}: {_points(gap.worth)}{doubt}."


def _forfeits(standings: Standings) -> list[str]:
    """Who failed to decide, how often, and why at first."""
    told = []
    for bot in standings.bots:
        if bot.forfeits:
            told += [f"{bot.spec} forfeited {bot.forfeits} of its decisions:", *bot.troubles]
        if bot.forfeits > len(bot.troubles):
            told.append(f"... and {bot.forfeits - len(bot.troubles)} more.")
    return told


def _span(won: Interval) -> str:
    """An interval in per cent."""
    return f"{100 * won.low:.1f}–{100 * won.high:.1f}"


def _points(won: Interval) -> str:
    """A difference in percentage points, with its interval."""
    return f"{100 * won.mean:+.1f} points ({100 * won.low:+.1f} to {100 * won.high:+.1f})"


def _time(seconds: float) -> str:
    """A short time in a unit that suits it."""
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1000 * seconds:.3g} ms" if seconds < 1 else f"{seconds:.2f} s"
