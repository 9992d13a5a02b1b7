"""Trophies: which evenings count for them, how far a group has come, and which evening won one."""

from __future__ import annotations

from typing import Any

import pytest

from lootkeep.campaign import Evening, Story, chapters, editions, roles, scenes
from lootkeep.heroes.cards import DIFFICULTIES
from lootkeep.heroes.entry import ENTRY
from lootkeep.trophies import Shown, shelf
from tests.rules import rule

ALL = list(scenes("heroes"))


def night(scene: str = "first-watch", at: float = 1.0, *, won: bool = True, **more: Any) -> Evening:
    """An evening at which four people kept most of their treasures."""
    usual = {"difficulty": 0, "seats": 4, "turns": 15, "names": ["A", "B", "C", "D"], "clans": ["imp", "slime"]}
    return Evening(scene=scene, at=at, won=won, **{**usual, "counts": {"kept": 8, "lost": 2, "gambles": 3}, **more})


def trophy(id: str, *evenings: Evening) -> Shown:
    """One trophy of a group that has played these evenings."""
    return next(shown for shown in shelf(Story("heroes", evenings)) if shown.trophy["id"] == id)


@rule("KH-243")
def test_an_empty_shelf_has_a_place_for_each() -> None:
    shown = shelf(Story("heroes"))
    assert 12 <= len(shown) <= 16
    assert not any(each.is_won or each.have for each in shown)
    assert all(each.of >= 1 for each in shown)
    assert len({each.trophy["id"] for each in shown}) == len(shown)


def test_every_trophy_counts_something_that_there_is() -> None:
    for each in ENTRY.trophies():
        assert each["counts"] in ("evenings", "scenes", "chapters", "roles")
        assert each["difficulty"] < len(DIFFICULTIES)
        assert {*each["least"], *each["most"]} <= {"kept", "treasures", "lost", "captives", "gambles"}


@pytest.mark.parametrize(
    ("id", "wins", "does_not"),
    [
        ("lights-on", night(), night(won=False)),
        ("not-a-spoon", night(counts={"kept": 10, "lost": 0}), night(counts={"kept": 9, "lost": 1})),
        ("last-spoon", night(counts={"kept": 1}), night(counts={"kept": 2})),
        ("alone-in-the-dark", night(difficulty=3, seats=1, names=["A"]), night(difficulty=2, seats=1, names=["A"])),
        ("full-table", night(), night(bots=[3])),
        ("full-board", night(counts={"captives": 6}), night(counts={"captives": 5})),
        ("nothing-left-to-chance", night(difficulty=2, counts={"gambles": 0}), night(counts={"gambles": 0})),
    ],
)
def test_one_evening_wins_it_and_another_does_not(id: str, wins: Evening, does_not: Evening) -> None:
    assert trophy(id, wins).evening is wins
    assert not trophy(id, does_not).is_won


@rule("KH-243")
def test_what_nobody_wrote_down_is_no_feat() -> None:
    old = Evening(scene="first-watch", difficulty=3, seats=4, won=True, turns=15)
    for id in ("not-a-spoon", "last-spoon", "full-table", "nothing-left-to-chance"):
        assert not trophy(id, old).is_won


def test_three_falls_and_then_a_victory_in_the_same_place() -> None:
    falls = [night(at=float(at), won=False) for at in (1, 2, 3)]
    assert not trophy("fourth-time-lucky", *falls).is_won
    assert not trophy("fourth-time-lucky", *falls, night("the-tithe", at=4.0)).is_won
    assert not trophy("fourth-time-lucky", *falls[:2], night(at=2.5), falls[2]).is_won
    last = night(at=4.0)
    assert trophy("fourth-time-lucky", *falls, last).evening is last


def test_defeats_are_counted_and_the_fifth_wins() -> None:
    falls = [night(at=float(at), won=False) for at in range(6)]
    assert trophy("character-building", *falls[:3])[1:] == (3, 5, None)
    assert trophy("character-building", *falls)[1:] == (5, 5, falls[4])


def test_every_clan_counts_once() -> None:
    clans = roles("heroes")
    evenings = [night(at=float(at), clans=[clan]) for at, clan in enumerate(clans)]
    assert trophy("full-house", *evenings[:4], *evenings[:4])[1:3] == (4, len(clans))
    assert trophy("full-house", *evenings).evening is evenings[-1]


def test_a_chapter_is_won_by_its_last_scenario() -> None:
    first = editions(chapters("heroes")[0])
    evenings = [night(scene, at=float(at)) for at, scene in enumerate(first)]
    assert not trophy("one-floor-down", *evenings[:-1]).is_won
    assert trophy("one-floor-down", *evenings).evening is evenings[-1]


def test_every_scenario_and_every_one_at_hardcore() -> None:
    evenings = [night(scene, at=float(at)) for at, scene in enumerate(ALL)]
    assert trophy("the-whole-shelf", *evenings).evening is evenings[-1]
    assert trophy("the-hard-way", *evenings)[1:] == (0, len(ALL), None)
    hard = [night(scene, at=float(at), difficulty=3) for at, scene in enumerate(ALL)]
    assert trophy("the-hard-way", *hard).is_won


def test_an_evening_of_a_scenario_that_has_left_the_house_is_no_trouble() -> None:
    assert not any(each.is_won for each in shelf(Story("heroes", [night("tea-party")])))
