"""Printed playthroughs: whatever a player is asked, told and shown along a game is compared with its file."""

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
    assert make.playthroughs()[name].splitlines() == (HERE / name).read_text().splitlines()


def test_positions_per_depth_match_their_file() -> None:
    assert make.counts() == json.loads((HERE / "perft.json").read_text())
