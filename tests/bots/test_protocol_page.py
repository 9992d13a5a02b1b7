"""The page about bots of one's own is true: its messages are what is said, and its example plays."""

from __future__ import annotations

import ast
import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from lootkeep.bots import bot, lines, process, program
from lootkeep.bots.checkup import check
from lootkeep.bots.process import ProcessBot

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "bot.py"
MESSAGES: list[dict[str, Any]] = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
SCRIBE = """
import json, sys
for line in sys.stdin:
    with open(sys.argv[1], "a") as told:
        told.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "wants": ["view", "decision", "events", "moves", "world"]}), flush=True)
    if message["type"] == "decide":
        print(json.dumps({"type": "choose", "id": message["id"], "text": message["options"][0]["text"]}), flush=True)
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """What a program was really told in a game."""
    folder = tmp_path_factory.mktemp("scribe")
    (folder / "bot.py").write_text(SCRIBE)
    command = [sys.executable, str(folder / "bot.py"), str(folder / "told")]
    player = ProcessBot(f"process:{shlex.join(command)}", 1)
    rival = bot("greedy", 2)
    game = lootkeep.new("looterz", seats=2, seed=7)
    while not game.over:
        game.apply((player if game.actor == 0 else rival).choose(game))
    player.close(game.outcome())
    assert player.troubles == []
    return [json.loads(line) for line in (folder / "told").read_text().splitlines()]


def fits(example: object, real: object) -> bool:
    """Whether an example could be an excerpt of a real message: the same names, and values of the same kinds."""
    if isinstance(example, dict) and isinstance(real, dict):
        return all(name in real and fits(value, real[name]) for name, value in example.items())
    if isinstance(example, list) and isinstance(real, list):
        return all(any(fits(each, other) for other in real) for each in example)
    return type(example) is type(real)


@pytest.mark.parametrize("kind", ["hello", "decide", "over"])
def test_what_the_page_says_that_a_bot_is_told_is_what_it_is_told(kind: str, told: list[dict[str, Any]]) -> None:
    (example,) = [message for message in MESSAGES if message["type"] == kind]
    real = [message for message in told if message["type"] == kind]
    assert {frozenset(message) for message in real} == {frozenset(example)}
    assert any(fits(example, message) for message in real)


def test_the_answers_on_the_page_are_understood() -> None:
    game = lootkeep.load_position("looterz dragon phase=1\np1: hand=necromancer\np2:")
    ready, *choices = [json.dumps(message).encode() for message in MESSAGES if message["type"] in ("ready", "choose")]
    assert lines.read_ready(ready) == ("any", list(lines.WANTS))
    assert [lines.read_choice(choice, 3, game) for choice in choices] == [game.parse("recruit necromancer")] * 2


def test_the_page_explains_every_field_and_names_every_limit() -> None:
    for name in (*lines.Hello.__annotations__, *lines.Decide.__annotations__, *lines.WANTS):
        assert re.search(rf"^\|[^|]*`{name}`", PAGE, re.MULTILINE) or name == "type", name
    assert f"more than {program.MOST_LINE:,} bytes" in PAGE
    assert f"more than {program.MOST_UNREAD} lines" in PAGE
    assert f"After {process.MOST_LATE} in a row" in PAGE
    assert f"was started {process.MOST_STARTS} times" in PAGE
    assert f"within {process.PARTING:g} seconds" in PAGE


def test_the_example_is_ten_lines_of_python_and_plays() -> None:
    code = EXAMPLE.read_text(encoding="utf-8")
    docstring, _, body = code.partition("\n\n")
    assert ast.get_docstring(ast.parse(docstring))
    assert body in PAGE
    assert len([line for line in body.splitlines() if line.strip()]) <= 10
    for finding in check(shlex.join([sys.executable, str(EXAMPLE)]), games=1):
        assert finding["decisions"] > 5
        assert finding["troubles"] == []
        assert finding["deterministic"]
