"""A scenario of one's own in the making: what its words say, and what is refused before anybody plays it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from lootkeep import InvalidBox, register
from lootkeep.bots import trial as trials
from lootkeep.bots.trial import trial
from lootkeep.engine.workshop import Workshop
from tests.rules import rule

NIGHT = """
[scenario]
title = { en = "My Night" }
layout = '''
forge/2    vault/0   crypt/3
study/0    cells/0   .
'''
treasures = { vault = 4, forge = 2, crypt = 1 }
portals = ["crypt"]
rules = ["hand 4", "foe ram engine crew at study health 3", "deed marked frog -> clear"]

[scenario.marks]
name = "flooded"
order = ["cells", "crypt"]
does = ["idle"]

[scenario.aim]
lose = ["marked 2"]

[[scenario.when]]
at = "every 4"
does = ["advance ram"]

[scenario.cards]
bell = { copies = 2, does = ["rally", "mark"] }
crown = { copies = 1, does = ["summon mage farthest"] }
"""


def workshop() -> Workshop:
    """The workshop of Keep the Heroes Out!"""
    found = register.entry("heroes").workshop()
    assert found is not None
    return found


def said(text: str) -> dict[str, Any]:
    """The messages that each word of a scenario means."""
    return {word: [each["id"] for each in says] for word, says in workshop().says(tomllib.loads(text)).items()}


@rule("KH-245")
def test_a_scenario_within_the_box_has_no_faults() -> None:
    assert workshop().faults(NIGHT) == []
    assert workshop().preview(NIGHT)["scenario"]["title"] == {"en": "My Night"}


@rule("KH-245")
@pytest.mark.parametrize(
    ("right", "wrong", "place", "pieces", "instead"),
    [
        ("rally", "raly", "cards.bell", [], "rally"),
        ("vault/0", "vaultt/0", "layout, row 1", [], "vault"),
        ("hand 4", "hnd 4", "", [], "hand"),
        ("every 4", "evry 4", "when 1", [], "every"),
        ("marked 2", "markd 2", "aim", [], "marked"),
        ("crypt = 1", "crypt = 9", "treasures", ["crypt"], ""),
        ("forge/2", "forge/0", "", ["study"], ""),
        ('["crypt"]', '["sewer"]', "", ["sewer"], ""),
    ],
)
def test_a_fault_has_its_place_and_the_word_that_was_meant(
    right: str, wrong: str, place: str, pieces: list[str], instead: str
) -> None:
    assert right in NIGHT
    [fault, *_] = workshop().faults(NIGHT.replace(right, wrong))
    assert (fault["place"], fault["pieces"], fault["instead"]) == (place, pieces, instead)


def test_every_word_says_what_it_does() -> None:
    assert said(NIGHT) == {
        "rally": ["heroes-op-rally"],
        "mark": ["heroes-op-mark-flooded"],
        "advance ram": ["heroes-op-advance"],
        "summon mage farthest": ["heroes-op-summon-farthest"],
        "hand 4": ["heroes-rule-hand"],
        "foe ram engine crew at study health 3": ["heroes-rule-foe-engine"],
        "deed marked frog -> clear": ["heroes-rule-deed-clear-flooded"],
        "looted vault": ["heroes-aim-lose-looted"],  # as everywhere
        "marked 2": ["heroes-aim-lose-marked-flooded"],
        "every 4": ["heroes-clock-every"],
    }


def test_every_word_of_the_language_has_an_example_with_its_sentence() -> None:
    silent = [word["word"] for word in workshop().words() if not word["says"]]
    assert silent == []


@rule("KH-246")
def test_bots_play_it_to_its_end_for_any_number_of_players() -> None:
    for seats in (1, 2, 3, 4):
        assert trial("heroes", NIGHT, seats, {}, seed=1, games=1, seconds=1.0).games == 1


@rule("KH-246")
def test_what_has_no_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "MOST_MOVES", 10)
    with pytest.raises(InvalidBox, match="not over after 10 decisions; a shorter one would be right"):
        trial("heroes", NIGHT, 1, {}, seed=1, games=1, seconds=1.0)
