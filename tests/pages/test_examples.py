"""Every block of code on every page is run, parsed or compared by a test; none is left to chance."""

from __future__ import annotations

import doctest
import json
import re
import shutil
import sqlite3
import subprocess
import tomllib
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import lootkeep
from lootkeep.bots import hints
from lootkeep.cli import app
from lootkeep.heroes.icons import read_card

from .blocks import BLOCKS, PAGES, ROOT, Block
from .commands import check

COMMAND = re.compile(r"(lootkeep|python3?|make|pip) |\.lootkeep/tools/bin/python ")
PLACE = re.compile(r"(/|\.py),?$")
WRITTEN = re.compile(r"`((?:lootkeep|python3?|make) [^`]+)`")

# Who runs what is neither a talk with Python nor a command, by the page and the beginning of the block.
ELSEWHERE = {
    ("docs/bot-protocol.md", "import json"): "tests/bots/test_protocol_page.py",
    ("docs/protocol.md", "async def play"): "tests/server/test_protocol_page.py",
    ("docs/fairness.md", "from hashlib import blake2s"): "tests/server/test_fair.py",
    ("docs/scenarios.md", "[scenario]"): "tests/test_scenario_page.py",
    ("docs/hosting.md", "{"): "tests/server/test_hosting_page.py",  # Caddy
    ("docs/hosting.md", "map $http_upgrade"): "tests/server/test_hosting_page.py",  # nginx
}
JSON_OF = ("docs/bot-protocol.md", "docs/protocol.md")  # the same two
DRAWINGS = {("docs/walk.md", "browser"), ("docs/bot-protocol.md", "Lootkeep    hello")}
HERE = {  # below, by a test of its own
    ("docs/interface.md", "game = lootkeep.new"),
    ("docs/interface.md", '{"seat": 0,'),
    ("docs/interface.md", "from lootkeep.bots import"),
    ("docs/scenarios.md", "2 move + 2 ranged"),
    ("docs/hosting.md", "[Service]"),
    ("docs/hosting.md", "sqlite3 tables.db"),
    ("docs/hosting.md", "docker build"),
    ("docs/hosting.md", "export LOOTKEEP_SITE"),
    ("CONTRIBUTING.md", "src/lootkeep/"),
    ("CONTRIBUTING.md", "web/src/"),
    *((f"docs/rules/kragmortha{language}.md", "a  b  c  d") for language in ("", ".it", ".ru")),
}


def find(page: str, head: str) -> str:
    """The text of a block by its page and its beginning."""
    [found] = [block.text for block in BLOCKS if block.page == page and block.head.startswith(head)]
    return found


def is_known(block: Block, keys: Iterable[tuple[str, str]]) -> bool:
    """Whether one of these names a block."""
    return any(block.page == page and block.head.startswith(head) for page, head in keys)


def test_somebody_runs_every_block() -> None:
    left = [
        (block.page, block.head)
        for block in BLOCKS
        if not block.is_doctest
        and not COMMAND.match(block.head)
        and not (block.kind.startswith("json") and block.page in JSON_OF)
        and not is_known(block, (*ELSEWHERE, *DRAWINGS, *HERE))
    ]
    assert left == []


def test_nobody_is_said_to_run_what_is_not_there() -> None:
    for page, head in (*ELSEWHERE, *DRAWINGS, *HERE):
        assert find(page, head)
    for (page, _), test in ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text(encoding="utf-8")


TALKS = sorted({block.page for block in BLOCKS if block.is_doctest})


@pytest.mark.parametrize("page", TALKS)
def test_what_python_says_on_a_page_it_says(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where a page may write its files
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    names: dict[str, Any] = {}
    for number, block in enumerate(block for block in BLOCKS if block.page == page and block.is_doctest):
        test = parser.get_doctest(block.text, names, f"{page}, block {number}", page, 0)
        runner.run(test, clear_globs=False)
        names = test.globs
    assert runner.tries > 0
    assert runner.failures == 0


def commands() -> Iterator[tuple[str, str]]:
    """Every line of a block of commands, with its page."""
    for block in BLOCKS:
        if COMMAND.match(block.head):
            for line in block.text.splitlines():
                yield block.page, line


@pytest.mark.parametrize(("page", "line"), [each for each in commands() if each[1].strip()])
def test_a_command_on_a_page_can_be_typed(page: str, line: str) -> None:
    check(line)


INLINE = sorted({command for page in PAGES for command in WRITTEN.findall(page.read_text(encoding="utf-8"))})


@pytest.mark.parametrize("command", INLINE)
def test_a_command_in_a_sentence_names_what_there_is(command: str) -> None:
    """It may be cut short (`lootkeep verify`), or have places that the reader fills (`GAME`, `[--ply N]`)."""
    words = re.sub(r"[\[\]]", "", command).replace("...", "").split()
    if words[0] != "lootkeep" and words[1:3] != ["dev.py", "run"]:
        check(" ".join(words))
        return
    words = words[1:] if words[0] == "lootkeep" else words[3:]
    if words[0] in ("COMMAND", "--help"):
        return
    page_of_help = help_of(words[0])
    assert [word for word in words if word.startswith("--") and word not in page_of_help] == []


def help_of(name: str) -> str:
    """What a command says about itself."""
    told = CliRunner().invoke(app, [name, "--help"])
    assert told.exit_code == 0, f"lootkeep has no {name}"
    return told.output


def test_the_commands_are_found() -> None:
    assert len(list(commands())) > 20
    assert len(INLINE) > 20


WRONG = [
    "lootkeep plya",
    "lootkeep play looterz --edition dragoon",
    "lootkeep play looterz --seats you,gard",
    "lootkeep play heroes --option dificulty=2",
    "lootkeep serve --prot 8642",
    "python3 dev.py plya",
    "python bench/lod.py",
    "make chek",
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_command_that_is_wrong_is_found(wrong: str) -> None:
    with pytest.raises((AssertionError, ValueError, OSError, typer.TyperException)):
        check(wrong)


# ---- containers


def test_the_container_of_the_page_is_the_one_that_is_there() -> None:
    build, start = (line.split() for line in find("docs/hosting.md", "docker build").splitlines())
    image = (ROOT / build[build.index("-f") + 1]).read_text(encoding="utf-8")
    assert build[build.index("-t") + 1] == start[-1]
    assert f"EXPOSE {start[start.index('-p') + 1].rpartition(':')[2]}" in image
    assert f"VOLUME {start[start.index('-v') + 1].rpartition(':')[2]}" in image


def test_the_settings_of_the_page_are_those_that_the_services_want() -> None:
    exports, start = find("docs/hosting.md", "export LOOTKEEP_SITE").splitlines()
    services = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert {word.partition("=")[0] for word in exports.split()[1:]} == set(re.findall(r"\$\{(\w+):\?", services))
    assert start == "docker compose up -d"


# ---- the interface


def test_every_line_of_the_interface_runs() -> None:
    game = lootkeep.new("looterz", seats=4, seed=7, edition="dragon")
    names: dict[str, Any] = {"lootkeep": lootkeep, "seat": 0, "seed": 1, "ply": 0, "names": ["Ada"]}
    for line in find("docs/interface.md", "game = lootkeep.new").splitlines():
        if "text" in line or " a" in line or "(a)" in line:
            now = names["game"]
            names |= {"a": now.options()[0], "message": now.decision()["prompt"]}
            names["text"] = now.position() if "load_position" in line else now.record()
            if "game.parse(text)" in line:
                names["text"] = now.notation(names["a"])
        exec(line, names)
    assert names["game"].setup == game.setup


def test_the_decision_of_the_interface_is_like_a_decision() -> None:
    shown = find("docs/interface.md", '{"seat": 0,')
    game = lootkeep.new("looterz", seats=4, seed=7)
    while game.decision()["prompt"]["id"] != "looterz-ask-attack":
        game.apply(next((a for a in game.options() if game.notation(a).startswith("attack")), game.options()[0]))
    decision = game.decision()
    example = json.loads(shown.replace("{...}", "{}").replace(", ...", ""))
    assert set(example) == set(decision)
    assert set(example["options"][0]) == set(decision["options"][0])
    assert set(example["options"][0]["odds"]) == set(decision["options"][0]["odds"])


def test_the_hints_of_the_interface_run() -> None:
    text = find("docs/interface.md", "from lootkeep.bots import")
    code, _, shown = text.partition("\n{")
    names: dict[str, Any] = {"game": lootkeep.new("looterz", seats=2, seed=7), "seat": 0}
    cheap = code.replace("seconds=2)", "iterations=50)").replace("seconds=30", "iterations=50").replace("5000", "50")
    assert cheap.count("iterations=50") == 3
    exec(cheap.replace("hints(game)  ", "hints(game, iterations=50)  "), names)
    example = json.loads(("{" + shown).replace("{...}", "{}"))
    assert set(example) == set(hints(names["game"], iterations=50)[0])


# ---- the rest


def test_the_cards_written_in_icons_can_be_read() -> None:
    for line in find("docs/scenarios.md", "2 move + 2 ranged").splitlines():
        assert read_card(line)


def test_the_service_starts_the_server() -> None:
    [start] = re.findall(r"^ExecStart=\S*/(lootkeep .*)$", find("docs/hosting.md", "[Service]"), re.MULTILINE)
    check(start)


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="the program sqlite3 is not here")
def test_the_backup_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with sqlite3.connect("tables.db") as database:
        database.execute("CREATE TABLE tables (name TEXT)")
    subprocess.run(find("docs/hosting.md", "sqlite3 tables.db"), shell=True, check=True)
    assert sqlite3.connect("copy.db").execute("SELECT count(*) FROM tables").fetchone() == (0,)


@pytest.mark.parametrize("head", ["src/lootkeep/", "web/src/"])
def test_the_rooms_are_there(head: str) -> None:
    """A line is a place and what it is for; those further in lie in the last one that is further out."""
    outer = Path()
    places = 0
    for line in find("CONTRIBUTING.md", head).splitlines():
        names = [word.rstrip(",") for word in takewhile(lambda word: PLACE.search(word), line.split())]
        for name in names:
            place = (outer if line.startswith(" ") else Path()) / name
            assert (ROOT / place).exists(), place
            places += 1
        if not line.startswith(" "):
            outer = Path(names[-1])
    assert places >= 8


@pytest.mark.parametrize("language", ["", ".it", ".ru"])
def test_the_drawing_of_the_library_is_the_box(language: str) -> None:
    box = tomllib.loads((ROOT / "src/lootkeep/kragmortha/library.toml").read_text(encoding="utf-8"))
    drawn = [line.split()[1:] for line in find(f"docs/rules/kragmortha{language}.md", "a  b  c  d").splitlines()[1:]]
    teleports = {f"{'abcdefg'[x]}{y}" for y, row in enumerate(drawn, 1) for x, cell in enumerate(row) if "*" in cell}
    assert teleports == set(box["board"]["teleports"])
    if not language:
        assert ["".join(cell[0] for cell in row) for row in drawn] == box["board"]["rows"]
    assert drawn[9][3].endswith("R")
