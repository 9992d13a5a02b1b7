"""What is shown to who chooses a scenario or a clan, before there is a game."""

from __future__ import annotations

import re
from pathlib import Path

from lootkeep import new, register
from lootkeep.heroes.cards import CLANS, DECK_SIZE
from lootkeep.heroes.view import heroes_view

ROOT = Path(__file__).parents[2]
ENTRY = register.entry("heroes")


def test_every_scenario_is_shown_as_a_table_of_it_begins() -> None:
    nights = ENTRY.previews()
    assert [night["edition"] for night in nights] == list(ENTRY.editions)
    for night in nights:
        view = heroes_view(new("heroes", seats=1, seed=5, edition=night["edition"]).view(None))
        assert night["scenario"] == view["scenario"]
        assert night["passages"] == view["passages"]
        assert [(room["room"], room["at"], room["treasure"], room["portal"]) for room in night["rooms"]] == [
            (room["room"], room["at"], room["treasure"], room["portal"]) for room in view["rooms"]
        ]


def test_the_shares_that_were_held_are_those_that_were_measured() -> None:
    page = (ROOT / "docs/balance/keep-the-heroes-out.md").read_text(encoding="utf-8")
    for night in ENTRY.previews():
        [line] = re.findall(rf"^\| {night['edition']} \|.* ± .*$", page, re.MULTILINE)
        assert night["held"] == [float(share) for share in re.findall(r"([\d.]+) ±", line)]


def test_the_cards_that_are_shown_are_the_decks_of_all_clans() -> None:
    copies = [0] * len(CLANS)
    for face in ENTRY.designs():
        copies[face["numbers"]["clan"]] += face["copies"]
    assert copies == [DECK_SIZE] * len(CLANS)
