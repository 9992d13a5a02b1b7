"""The page about scenarios of one's own is true: its example plays, and its tables name all there is."""

from __future__ import annotations

import re
from pathlib import Path

import lootkeep
from lootkeep.heroes.icons import WORDS
from lootkeep.heroes.reading import DEED_PLACES, FIELDS, PLACES, RULES
from lootkeep.heroes.scenario import CLAUSES, CLOCKS, DEEDS, FLAGS, FOE_NAMES, MANNERS, MARK_NAMES, OPERATIONS

PAGE = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def chapter(title: str) -> str:
    """One chapter of the page."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def missing(text: str, *names: str) -> list[str]:
    """Which words stand nowhere among what is written as code."""
    return [name for name in names if not re.search(rf"`[^`\n]*(?<![\w-]){name}(?![\w-])[^`\n]*`", text)]


def test_the_example_plays(tmp_path: Path) -> None:
    file = tmp_path / "long-night.toml"
    file.write_text(re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0], encoding="utf-8")
    game = lootkeep.new("heroes", seats=2, seed=1, box=file)
    view = game.view(0)
    scenario, aims = view["scenario"], view["aims"]
    assert isinstance(scenario, dict)
    assert isinstance(aims, list)
    assert scenario["title"]["it"] == "La lunga notte"
    assert [aim["text"]["id"] for aim in aims[1:]] == ["heroes-aim-lose-marked-dark", "heroes-aim-end-kept"]
    assert lootkeep.load_record(game.record()).position() == game.position()


def test_the_tables_name_every_field_and_icon() -> None:
    assert missing(PAGE, *FIELDS, *WORDS) == []


def test_each_chapter_names_all_its_words() -> None:
    assert missing(chapter("How it ends"), *CLAUSES, "waves", "pace", "lose", "win", "end") == []
    assert missing(chapter("Clocks"), *CLOCKS) == []
    assert missing(chapter("Rooms in trouble"), *FLAGS, "only", *MARK_NAMES, "order", "works") == []
    assert missing(chapter("Rules"), *RULES) == []
    assert missing(chapter("Operations"), *OPERATIONS, *PLACES, "rising", "else") == []
    assert missing(chapter("Deeds"), *DEEDS, *DEED_PLACES) == []
    assert missing(chapter("Foes"), *MANNERS, *FOE_NAMES, "crew", "later", "phases") == []
