"""The page about scenarios of one's own is true: its example plays, and its tables name all there is."""

from __future__ import annotations

import re
from pathlib import Path

import lootkeep
from lootkeep.heroes.icons import WORDS
from lootkeep.heroes.scenario import FIELDS, OPERATIONS, RULES

PAGE = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_the_example_plays(tmp_path: Path) -> None:
    file = tmp_path / "long-night.toml"
    file.write_text(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    game = lootkeep.new("heroes", seats=2, seed=1, box=file)
    scenario = game.view(0)["scenario"]
    assert isinstance(scenario, dict)
    assert scenario["title"]["it"] == "La lunga notte"
    assert lootkeep.load_record(game.record()).position() == game.position()


def test_the_tables_name_every_field_rule_operation_and_icon() -> None:
    for name in (*FIELDS, *RULES, *OPERATIONS, *WORDS):
        assert re.search(rf"`[^`]*\b{name}\b", PAGE), name
