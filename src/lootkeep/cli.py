"""The one command, `lootkeep`: play, replay, verify, and the tools for those who build games and bots."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track
from rich.table import Table

import lootkeep

from . import register
from .engine.fairness import KEY_BYTES, Pledge

app = typer.Typer(
    name="lootkeep",
    help="Dungeon board games by their rules: alone against bots, or with friends at one keyboard.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(help="Which game; `lootkeep games` lists them.")]
Language = Annotated[str, typer.Option("--lang", help="The language: en, it or ru.")]
Seed = Annotated[int, typer.Option(help="The first seed.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs: JSON instead of words.")]

WHO_SITS = (
    "Who sits where, with commas between: you, you:NAME, or a bot: apprentice, guard, warden, overlord (from easy "
    "to hard), random, greedy, search:1000, search:2s, process:COMMAND."
)

HOW_LONG = (
    "How long tables are kept that nobody touches: a time such as 30m, 12h, 1d or 2w, or forever, for each of lobby, "
    "unfinished, finished and chronicles."
)


def main() -> NoReturn:
    """Run the command; what was wrong with the input is told in one line, with exit code 2."""
    try:
        code = app(standalone_mode=False)
    except typer.Abort:
        sys.exit(130)
    except typer.TyperException as error:
        refuse(error.format_message())
    except ValueError as error:
        if type(error).__module__ != "lootkeep.engine.errors":
            raise
        refuse(str(error))
    except OSError as error:
        refuse(f"{error.filename}: {error.strerror}." if error.filename else str(error))
    sys.exit(code if isinstance(code, int) else 0)


def refuse(why: str, code: int = 2) -> NoReturn:
    """One clear line, and the exit code: 2 if what was asked is wrong, 1 if it cannot be done."""
    print(f"lootkeep: {' '.join(why.split())}", file=sys.stderr)
    sys.exit(code)


@app.callback(invoke_without_command=True)
def lone(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Dungeon board games by their rules. Without a command: play in the browser."""
    if version:
        from .engine.native import MODE

        print(f"lootkeep {lootkeep.__version__} ({MODE})")
    elif context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; by default 8642, or the next one that is free.")
    ] = None,
    db: Annotated[
        str | None, typer.Option(help="The database: a file, or postgresql://...; by default with your other data.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    origin: Annotated[
        list[str] | None, typer.Option(help="An address at which others see this server, such as https://example.org.")
    ] = None,
    keep: Annotated[str, typer.Option(help=HOW_LONG)] = "lobby=1d,unfinished=90d,finished=forever",
) -> None:
    """Play in the browser: serve tables on this machine."""
    from .server.live.retention import BadRetention, read_retention
    from .server.serving import CannotListen
    from .server.serving import serve as run
    from .server.tables.storage import StoreError

    try:
        run(host, port, db, browser=browser, origins=origin or [], retention=read_retention(keep))
    except BadRetention as problem:
        refuse(str(problem))
    except (CannotListen, StoreError) as problem:
        refuse(str(problem), 1)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def play(
    context: typer.Context,
    game: GameName = "looterz",
    seats: Annotated[
        str | None,
        typer.Option(help=WHO_SITS, show_default=False),
    ] = None,
    edition: Annotated[str | None, typer.Option(help="The edition.")] = None,
    box: Annotated[Path | None, typer.Option(help="A file with cards of your own, instead of an edition.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="An option of the game, as NAME=NUMBER or --NAME NUMBER; `lootkeep games` lists them."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="For the same cards and dice again.")] = None,
    words: Annotated[
        bool, typer.Option("--words", help="Let everybody here add words to the shuffling, before the deal.")
    ] = False,
    lang: Language = "en",
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for pipes and screen readers.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is kept; by default with your other data.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was kept.")] = None,
) -> None:
    """Play a game in the terminal."""
    from . import terminal

    given = [*flags(game, context.args), *(option or [])]
    code = terminal.play(
        game, seats=seats, edition=edition, box=box, seed=seed, words=words, lang=lang, plain=plain, file=file,
        resume=resume, options={**read_options(given)},
    )  # fmt: skip
    raise typer.Exit(code)


def flags(game: str, words: list[str]) -> list[str]:
    """What stands on the command line for options of a game, as NAME=NUMBER: `--target 12` and `--must-act`."""
    known = register.entry(game).flags
    found: list[str] = []
    rest = iter(words)
    for word in rest:
        name, is_joined, value = word.removeprefix("--").partition("=")
        if not word.startswith("--"):
            raise lootkeep.UnknownName(f"{word[:40]!r} is too much; see `lootkeep play --help`.")
        if name in known:
            found.append("{}={}".format(*known[name]))
        elif name in register.entry(game).options:
            found.append(f"{name}={value if is_joined else next(rest, '')}")
        else:
            names = ", ".join(f"--{each}" for each in [*register.entry(game).options, *known]) or "none"
            raise lootkeep.UnknownName(f"{game} has no option {name[:40]!r}; its own options are {names}.")
    return found


def read_options(texts: list[str]) -> dict[str, int]:
    """Options of a game, given as `penance=2`."""
    options: dict[str, int] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if not name or not value.isascii() or not value.isdigit() or len(value) > 18:
            raise lootkeep.InvalidSetup(f"--option {text[:40]!r}: NAME=NUMBER would be right, such as penance=2.")
        if name in ("game", "seats", "seed", "key", "words", "edition", "box"):
            raise lootkeep.UnknownName(f"--option {text[:40]!r}: no game has an option {name!r}; see `lootkeep games`.")
        options[name] = int(value)
    return options


@app.command()
def chronicle(
    scenario: Annotated[
        str | None, typer.Argument(help="Which scenario to play, or `next`; without it the chapters are shown.")
    ] = None,
    game: Annotated[str, typer.Option(help="Whose chronicle.")] = "heroes",
    seats: Annotated[str, typer.Option(help=WHO_SITS)] = "you,greedy",
    difficulty: Annotated[
        int, typer.Option(help="0 Familiar, 1 Steady, 2 Challenging, 3 Hardcore, 4 Nightmare once that was won.")
    ] = 0,
    free: Annotated[bool, typer.Option("--free", help="Choose the clans yourselves.")] = False,
    seed: Annotated[int | None, typer.Option(help="For the same cards again.")] = None,
    lang: Language = "en",
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for pipes and screen readers.")] = False,
    bring: Annotated[Path | None, typer.Option(help="Add the evenings of a file from a server or a terminal.")] = None,
    take_along: Annotated[Path | None, typer.Option(help="Write the chronicle to a file, for a server.")] = None,
) -> None:
    """Play a game's scenarios in chapters; how each evening ended is kept."""
    from . import terminal

    story = terminal.OwnChronicle(game, lang=lang)
    if bring is not None:
        print(story.words.say("campaign-brought", n=story.bring(bring)))
    if scenario is not None:
        edition = story.story.next() if scenario == "next" else scenario
        if edition is None:
            edition = list(story.scenes())[-1]
        code = terminal.chapter(
            story, edition, seats=seats, difficulty=difficulty, free=free, seed=seed, lang=lang, plain=plain
        )
        if code:
            raise typer.Exit(code)
    for line in terminal.chapters(story, lang):
        print(line)
    if take_along is not None:
        story.take_along(take_along)
        print(story.words.say("campaign-taken", path=str(take_along)))


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A game record.")],
    lang: Language = "en",
    eyes: Annotated[str | None, typer.Option(help="Whose eyes: a seat from 1, all, or none.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Print the whole story.")] = False,
) -> None:
    """Walk through a recorded game."""
    from . import terminal

    raise typer.Exit(terminal.replay(record, lang=lang, eyes=eyes, plain=plain))


@app.command()
def hint(
    record: Annotated[Path, typer.Argument(help="A game record.")],
    ply: Annotated[
        int | None, typer.Option(help="After how many moves; at the end of the record if not given.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="How long to think.")] = 2.0,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell the best three moves for whoever has to decide in a record, as far as they can see."""
    from . import terminal

    terminal.hint(record, ply=ply, seconds=seconds, lang=lang, as_json=as_json)


@app.command()
def verify(
    records: Annotated[list[Path], typer.Argument(help="Game records.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment that was shown before the deal, or its first digits.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Replay records, check every draw, and say whether they hold."""
    rows = []
    for path in records:
        try:
            found = checked(lootkeep.load_record(read_text(path)), commitment)
            rows.append({"file": str(path), "ok": True, **found, "why": ""})
        except (lootkeep.InvalidRecord, lootkeep.InvalidBox, lootkeep.InvalidSetup, OSError) as error:
            why = f"{error.strerror}." if isinstance(error, OSError) else str(error)
            rows.append({"file": str(path), "ok": False, "moves": 0, "draws": 0, "commitment": None, "why": why})
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            print(f"{row['file']}: {told(row) if row['ok'] else row['why']}")
    if not all(row["ok"] for row in rows):
        raise typer.Exit(1)


def checked(game: lootkeep.Game, commitment: str | None) -> dict[str, object]:
    """What a record that holds has shown: it was replayed, and with a key every draw with it."""
    assert game.history is not None
    pledge = game.history.pledge
    if commitment is not None and (pledge is None or not pledge.commitment.startswith(commitment.lower())):
        pledged = "nothing was pledged" if pledge is None else f"the key was pledged by {pledge.commitment}"
        raise lootkeep.InvalidRecord(f"Before the deal {commitment[:64]!r} was shown, but in this record {pledged}.")
    if pledge is None:
        return {"moves": game.ply, "draws": 0, "commitment": None}
    return {"moves": game.ply, "draws": len(game.history.draws()), "commitment": pledge.commitment}


def told(row: dict[str, object]) -> str:
    """What a record that holds has shown, in words."""
    if row["commitment"] is None:
        return f"holds, {row['moves']} moves; its chance comes from a seed, so nothing was pledged"
    return f"holds, {row['moves']} moves; all {row['draws']} draws are those of the key pledged by {row['commitment']}"


def read_text(path: Path) -> str:
    """A file's text; what is no text is no record."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise lootkeep.InvalidRecord(f"{path}: this is not text in UTF-8, so it is no record.") from None


@app.command(name="games")
def list_games(as_json: AsJson = False) -> None:
    """List the games with their seats, editions and options."""
    if as_json:
        print(json.dumps(lootkeep.games()))
        return
    for info in lootkeep.games():
        seats = f"{info['seats'][0]} to {info['seats'][-1]} seats"
        print(f"{info['id']}: {seats}; editions {', '.join(info['editions'])}; options {', '.join(info['options'])}")


@app.command()
def rules(
    game: GameName,
    id: Annotated[str | None, typer.Argument(help="One rule, such as LZ-35; without it all of them.")] = None,
    lang: Language = "en",
) -> None:
    """Read a rule, or the whole book."""
    from . import rulebook

    text = rulebook.rulebook(game, lang) if id is None else rulebook.rule(game, id, lang)
    Console().print(Markdown(text))


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 1,
    share: Annotated[float, typer.Option(min=0, max=1, help="Of the positions, how many are checked.")] = 0.02,
    as_json: AsJson = False,
) -> None:
    """Play random games and hold them to the laws of the house; rubbish for every reader besides."""
    from .engine.conformance import BrokenLaw
    from .engine.native import MODE
    from .fuzz import fuzz as run

    register.entry(game)
    decisions = 0
    try:
        for count in track(
            run(game, games, seed, share),
            f"{game}, {MODE}",
            games,
            console=Console(stderr=True),
            disable=as_json,
        ):
            decisions += count
    except BrokenLaw as broken:
        print(json.dumps({"ok": False, "why": str(broken)}) if as_json else f"A law is broken: {broken}")
        raise typer.Exit(1) from None
    if as_json:
        print(json.dumps({"ok": True, "game": game, "mode": MODE, "games": games, "decisions": decisions}))
    else:
        print(f"{games} games, {decisions} decisions, {MODE}: every law held.")


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=0, max=12, help="How many decisions deep.")] = 4,
    seed: Seed = 1,
    seats: Annotated[int | None, typer.Option(help="How many seats; as few as can play if not given.")] = None,
    edition: Annotated[str | None, typer.Option(help="The edition.")] = None,
    as_json: AsJson = False,
) -> None:
    """Count the positions at each depth, to compare builds and versions."""
    from .engine.perft import perft as count

    table = lootkeep.new(game, seats=seats, seed=seed, edition=edition).copy()
    rows = []
    for d in range(depth + 1):
        rows.append({"depth": d, "positions": int(count(table, d))})
        if not as_json:
            print(f"depth {d}: {rows[-1]['positions']}")
    if as_json:
        print(json.dumps(rows))


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="Which game; all if not given.")] = None,
    box: Annotated[Path | None, typer.Option(help="A box of one's own, instead of the editions.")] = None,
    repeat: Annotated[int, typer.Option(min=1, help="Runs; the best counts.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="CPU seconds of a run.")] = 0.4,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the games on this machine."""
    from .bench import bench as run

    if game is not None:
        register.entry(game)
    elif box is not None:
        raise lootkeep.InvalidSetup("Whose box is it? Name the game: `lootkeep bench looterz --box FILE`.")
    rows = []
    for row in run(game, box, repeat, seconds):
        rows.append(row)
        if not as_json:
            print(f"{row['game']} {row['edition']}, {row['seats']} seats ...", file=sys.stderr)
    if as_json:
        print(json.dumps(rows, indent=1))
        return
    table = Table()
    for column in rows[0] if rows else []:
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(*[f"{value:,}" if isinstance(value, (int, float)) else str(value) for value in row.values()])
    Console().print(table)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(help="Two bots or more, such as search:100 greedy random.")],
    games: Annotated[int, typer.Option(min=1, help="How many games a match, rounded up to whole rounds.")] = 400,
    seed: Seed = 1,
    seats: Annotated[int | None, typer.Option(help="How many seats; two, if the game allows it.")] = None,
    edition: Annotated[str | None, typer.Option(help="The edition.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, as NAME=NUMBER; `lootkeep games` lists them.")
    ] = None,
    twin: Annotated[bool, typer.Option("--twin", help="Measure what it is worth to see everything.")] = False,
    mirror: Annotated[
        str | None, typer.Option(help="Which bot also plays itself: the last if not given, or none.")
    ] = None,
    key: Annotated[
        str | None, typer.Option(help="The key of a run with programs of others, to repeat that run.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes; one for each core.")] = None,
    into: Annotated[Path | None, typer.Option(help="The file that each run is added to as a line of JSON.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, with the same seeds from every seat, and say who is stronger if that is sure."""
    from .bots import report
    from .bots.arena import Arena
    from .bots.standings import Standings
    from .private import own_folder

    options = read_options(option or [])
    field = Arena(
        game, bots, games=games, seed=seed, seats=seats, edition=edition, options=options, mirror=mirror, twin=twin,
        key=None if key is None else read_key(key),
    )  # fmt: skip
    try:
        report.play(field, jobs or os.cpu_count() or 1, is_shown=not as_json)
    except KeyboardInterrupt:
        print(f"lootkeep: stopped after {field.finished} of {field.games} games; nothing is kept.", file=sys.stderr)
        raise typer.Exit(130) from None
    standings = Standings(field)
    data = report.as_data(standings)
    file = into or own_folder() / "arena.jsonl"
    trouble = report.append(data, file)
    if as_json:
        print(json.dumps({**data, "file": None if trouble else str(file)}))
    else:
        report.show(standings)
        if not trouble:
            print(f"Kept in {file}.")
    if trouble:
        print(f"lootkeep: {file}: this run could not be kept ({trouble}).", file=sys.stderr)
    if standings.mirror is not None and not standings.mirror.is_even:
        raise typer.Exit(1)


def read_key(text: str) -> bytes:
    """A key, given as 64 digits from 0 to f."""
    try:
        return Pledge(bytes.fromhex(text)).key
    except ValueError:
        raise lootkeep.InvalidSetup(
            f"--key {text[:70]!r}: {2 * KEY_BYTES} digits from 0 to f would be right."
        ) from None


@app.command(name="bot")
def serve_bot(spec: Annotated[str, typer.Argument(help="Which bot, such as greedy or search:1000.")]) -> None:
    """Let a bot of ours speak the bot protocol on standard input and output (docs/bot-protocol.md)."""
    from .bots.serve import serve

    serve(spec, sys.stdin.buffer, sys.stdout.buffer)


@app.command()
def check_bot(
    command: Annotated[str, typer.Argument(help="What starts the bot, in quotes: 'python examples/bot.py'.")],
    game: Annotated[str | None, typer.Option(help="Which game; all if not given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each.")] = 3,
    as_json: AsJson = False,
) -> None:
    """Let a bot of your own play whole games, and say what was wrong with its answers."""
    from .bots.checkup import check, told

    findings = []
    for found in check(command, game, games):
        findings.append(found)
        if not as_json:
            print(*told(found), sep="\n")
    if as_json:
        print(json.dumps(findings, indent=1))
    if any(found["troubles"] for found in findings):
        raise typer.Exit(1)
