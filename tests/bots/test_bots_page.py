"""docs/bots.md and its picture say what is."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path

import pytest

from lootkeep.bots import LEVELS, bot
from lootkeep.bots.searcher import SearchBot

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_names_every_level_with_its_bot() -> None:
    rows = re.findall(r"^\| (\w+) \| `([\w:./]+)` \|", (DOCS / "bots.md").read_text(), re.MULTILINE)
    assert dict(rows) == LEVELS


def test_the_overlord_has_three_seconds_for_a_turn() -> None:
    player = bot("overlord")
    assert isinstance(player, SearchBot)
    assert (player.seconds, player.by_turn) == (3.0, True)


def test_the_ladder_is_drawn_from_the_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("ladder", DOCS / "pictures" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    ladder = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "ladder", ladder)  # where its dataclass looks for it
    spec.loader.exec_module(ladder)
    monkeypatch.setattr(ladder, "HERE", tmp_path)
    ladder.main()
    assert (tmp_path / "ladder.svg").read_text() == (DOCS / "pictures" / "ladder.svg").read_text()


def test_every_result_tells_by_what_it_was_measured() -> None:
    lines = (DOCS / "ladder.jsonl").read_text().splitlines()
    assert lines
    for line in lines:
        run = json.loads(line)
        assert run["versions"]["mode"] == "compiled"
        assert run["digest"]
        assert run["seed"] >= 0
        assert all(row["low"] <= row["share"] <= row["high"] for row in run["bots"].values())
