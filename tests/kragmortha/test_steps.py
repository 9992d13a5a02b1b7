"""The steps of Kragmortha: each says how it is called and by which rule of the ledger it is there."""

from __future__ import annotations

import lootkeep
from lootkeep.kragmortha.chapters import STEP_LIST
from lootkeep.rulebook import rules
from tests.kragmortha.library import table
from tests.rules import choices, do


def test_a_game_lists_all_its_steps_and_finds_each_by_its_number() -> None:
    steps = lootkeep.new("kragmortha", seed=1).steps()
    assert steps == list(STEP_LIST)
    assert [step.number for step in steps] == list(range(len(steps)))


def test_every_step_has_a_name_of_its_own_and_a_rule_of_the_ledger() -> None:
    names = [step.name for step in STEP_LIST]
    assert len(set(names)) == len(names)
    assert {step.rule for step in STEP_LIST} <= set(rules("kragmortha"))


def test_to_decline_is_as_if_there_had_been_nothing_to_choose() -> None:
    lines = ("p1: at=c10 hand=goblin:scroll+ball {}", "p2: at=a5")
    with_tome = table(lines[0].format("tomes=look-away"), lines[1])
    without = table(lines[0].format(""), lines[1])
    for game in (with_tome, without):
        do(game, "play goblin:scroll+ball", "step d10")
    assert choices(with_tome) == ["use look-away", "pass"]
    do(with_tome, "pass")
    assert choices(with_tome) == choices(without)
