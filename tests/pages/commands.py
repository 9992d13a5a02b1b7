"""Whether a command that a page shows could be typed: it is taken apart by the parsers that would take it apart."""

from __future__ import annotations

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import click
import typer

from lootkeep import cli, register
from lootkeep.bots import bot

ROOT = Path(__file__).parents[2]
DEV = (ROOT / "dev.py").read_text(encoding="utf-8")
VERBS = re.findall(r'"(\w+)": \w+', DEV.partition("commands = {")[2].partition("}")[0])
LOOTKEEP = typer.main.get_command(cli.app)
GIVEN = re.compile(r"^[A-Z]+(\.\.\.)?$")  # `GAME`, `RECORD`: something that the reader puts there


def check(line: str) -> None:
    """Take a command apart; whatever is wrong with it is raised."""
    match shlex.split(line, comments=True):
        case ["lootkeep", *words]:
            check_lootkeep(words)
        case ["python3", "dev.py", "run", *words]:
            check_lootkeep(words)
        case ["python3", "dev.py", verb, *_]:
            assert verb in VERBS, f"dev.py has no {verb}: {VERBS}"
        case ["python" | ".lootkeep/tools/bin/python", "-m", module, *words]:
            found = find_spec(module)
            assert found, f"there is no module {module}"
            assert found.origin
            check_options(Path(found.origin), words)
        case ["python" | ".lootkeep/tools/bin/python", script, *words]:
            check_options(ROOT / script, words)
        case ["make", target]:
            assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), target
        case ["pip", "install", package]:
            [extra] = re.findall(r"\[(\w+)\]", package)
            assert f"\n{extra} = [" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        case words:
            raise AssertionError(f"nobody here knows this command: {words}")


def check_options(script: Path, words: list[str]) -> None:
    """A script is there, and knows these options."""
    text = script.read_text(encoding="utf-8")
    for word in words:
        if word.startswith("--"):
            assert f'"{word}"' in text, f"{script.name} has no {word}"


def check_lootkeep(words: list[str]) -> None:
    """The parser of the command takes it, and the games, editions, options and bots that it names are there."""
    assert isinstance(LOOTKEEP, click.Group | typer.core.TyperGroup)
    top = LOOTKEEP.make_context("lootkeep", [], resilient_parsing=True)
    if words == ["--help"]:
        return
    name, *rest = words
    command = LOOTKEEP.get_command(top, name)
    assert command is not None, f"lootkeep has no {name}"
    context = command.make_context(name, rest, parent=top)
    given = context.params
    game = given.get("game")
    if isinstance(game, str) and not GIVEN.match(game):
        entry = register.entry(game)
        assert given.get("edition") in (None, *entry.editions)
        if name == "play":
            options = cli.read_options([*cli.flags(game, list(context.args)), *(given["option"] or [])])
            assert set(options) <= set(entry.options)
    players = [given.get("seats"), *(given.get("bots") or [])] if name in ("play", "arena", "chronicle") else []
    for seat in ",".join(filter(None, players)).split(","):
        if seat and not re.match(r"you\b|process:", seat):
            bot(seat)
