"""The files of truth: what a player is asked, told and shown along recorded games, and positions per depth."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

HERE = Path(__file__).parent
_spec = importlib.util.spec_from_file_location("golden_make", HERE / "make.py")
assert _spec is not None
assert _spec.loader is not None
make = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(make)


@pytest.mark.parametrize("name", sorted(file.name for file in HERE.glob("*.txt")))
def test_the_game_tells_the_same_story(name: str) -> None:
    """If the rules or words were meant to change, `python tests/golden/make.py` writes the files again."""
    assert make.story(name).splitlines() == (HERE / name).read_text().splitlines()


def test_positions_per_depth_match_their_file() -> None:
    assert make.counts() == json.loads((HERE / "perft.json").read_text())


def test_positions_tell_editions_and_scenarios_apart() -> None:
    counted = json.loads((HERE / "perft.json").read_text())
    apart = [named for named in make.positions() if named.get("apart")]
    assert {named["text"].split()[0] for named in apart} == {"looterz", "heroes"}  # the games that have several
    for named in apart:
        rows = [tuple(counted[f"{named['name']}, {edition}"]) for edition in make.editions(named)]
        assert len(set(rows)) == len(rows) > 1, named["name"]


def test_a_tuned_bot_changes_no_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playthroughs replay their records: nobody is asked what to play."""

    def nobody(*_: object) -> None:
        raise AssertionError("a bot was asked")

    monkeypatch.setattr(make, "bot", nobody)
    assert make.playthrough("looterz-dragon.txt")
