"""Clocks: what happens before an assault's first card, and when treasures are lost or foes fall."""

from __future__ import annotations

import pytest

from tests.heroes.dungeon import deeds, heroes, lately, seen, tokens
from tests.heroes.nights import RATKIN, night, opening
from tests.rules import choices, do, rule


def clock(at: str, *does: str) -> str:
    """The table of a clock."""
    return f'[[scenario.when]]\nat = "{at}"\ndoes = {list(does)}\n'


@rule("KH-120")
@pytest.mark.parametrize(("assaults", "strikes"), [(0, False), (1, True), (2, False), (3, True)])
def test_a_clock_strikes_every_so_many_assaults_before_the_first_card(assaults: int, strikes: bool) -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1",
        more=clock("every 2", "spawn frog crypt 1"),
        guild="bell",
        bell=("creep",),
        assaults=assaults,
    )
    assert tokens(game, "crypt") == (["frog"] if strikes else [])
    if strikes:
        assert lately(game)[:2] == ["clock KH-120", "spawned KH-192"]


@rule("KH-120")
def test_a_clock_of_one_assault_strikes_once() -> None:
    more = clock("assault 2", "spawn frog crypt 1")
    assert seen(night(RATKIN, more=more))["clocks"][0]["next"] == 2
    game = night(RATKIN, "vault: monsters=p1", more=more, guild="bell", bell=("creep",), assaults=1)
    assert (tokens(game, "crypt"), seen(game)["clocks"][0]["done"]) == (["frog"], True)


@rule("KH-120", "KH-78")
def test_a_clock_of_a_wave_strikes_with_its_first_assault() -> None:
    more = clock("wave 2", "spawn frog crypt 1")
    game = night(RATKIN, "vault: monsters=p1", more=more, guild="bell", bell=("creep",))
    assert tokens(game, "crypt") == []
    game = night(RATKIN, "vault: monsters=p1", more=more, guild="bell", bell=("creep",), wave=2)
    assert tokens(game, "crypt") == ["frog"]


@rule("KH-120")
def test_operations_come_in_their_order_each_with_whom_it_wakes() -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1",
        "cells: heroes=thief treasure=prey:1",
        more=clock("every 1", "wake cells 1", "spawn frog crypt 1"),
        guild="bell",
        bell=("creep",),
    )
    assert lately(game)[:2] == ["clock KH-120", "roused KH-63"]
    while "end turn" not in choices(game):
        do(game, choices(game)[0])
    words = [event["id"].split("-event-")[1] for event in game.events(None)]
    assert words.index("looted") < words.index("spawned")


@rule("KH-121")
def test_a_clock_of_losses_strikes_when_so_many_treasures_are_gone() -> None:
    more = clock("lost 1", "spawn frog crypt 1")
    game = night(RATKIN, "vault: monsters=p1", "library: treasure=curse:1", more=more, guild="thief:hat")
    do(game, "arrival thief library")
    while not tokens(game, "crypt"):
        do(game, choices(game)[0])
    assert deeds(game, "looted")[0].startswith("library")


@rule("KH-122")
def test_what_a_scenario_begins_with_is_there_before_anybody_plays() -> None:
    more = clock("start", "post warrior study 2", "spawn frog crypt 1/1/2/2")
    game = opening(seats=3, more=more)
    assert (heroes(game, "study"), tokens(game, "crypt")) == (["warrior", "warrior"], ["frog", "frog"])
    assert seen(game)["reserve"]["warrior"] == 3
