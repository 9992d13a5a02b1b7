"""Chances before a roll, against counting all dice."""

from __future__ import annotations

import doctest
from itertools import product
from typing import Any

import pytest

import lootkeep
from lootkeep.looterz import odds


def test_the_documented_odds() -> None:
    assert doctest.testmod(odds).failed == 0


@pytest.mark.parametrize("power", range(1, 7))
@pytest.mark.parametrize("dice", range(1, 5))
def test_odds_are_those_of_all_rolls(dice: int, power: int) -> None:
    counted = [0] * (dice + 1)
    for roll in product(range(1, 7), repeat=dice):
        counted[sum(pips <= power for pips in roll)] += 1
    assert odds.hits(dice, power) == pytest.approx([count / 6**dice for count in counted])


def test_an_attack_shows_the_chance_to_kill() -> None:
    game = lootkeep.load_position("looterz dragon phase=2\np1: play=dragonling\np2: play=zombie")
    game.apply(game.parse("attack dragonling"))
    [option] = game.decision()["options"]
    assert option["odds"]["hits"] == [0.125, 0.375, 0.375, 0.125]
    assert option["odds"]["success"] == 0.5  # two or three hits against two lives
    assert option["odds"]["expected"] == 1.5


def test_a_search_shows_the_chance_to_win() -> None:
    game = lootkeep.load_position("looterz dragon phase=2 target=10\np1: loot=8 play=frog:2\np2:")
    search = game.decision()["options"][0]
    assert search["notation"] == "search frog#1"
    assert search["odds"]["success"] == pytest.approx((4 / 6) ** 2, abs=1e-4)


def test_a_rivals_threat_is_what_all_their_looterz_may_find() -> None:
    game = lootkeep.load_position("looterz dragon phase=1 target=10\np1:\np2: loot=8 play=executioner,frog,minotaur")
    view: Any = game.view(0)
    assert view["players"][1]["distance"] == 2
    assert view["players"][1]["threat"] == {"most": 2, "chance": pytest.approx(4 / 6, abs=1e-4), "barred": 0.0}


def test_a_king_ends_all_threats_until_he_falls() -> None:
    game = lootkeep.load_position("looterz dragon phase=1 target=10\np1: play=king\np2: loot=9 play=executioner")
    view: Any = game.view(0)
    assert view["players"][1]["threat"] == {"most": 0, "chance": 0.0, "barred": 1.0}
    assert view["players"][0]["threat"] == {"most": 0, "chance": 0.0, "barred": 0.0}
