"""What a seat is told of the library: every field in the docs, and what is asked by its name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import lootkeep
from lootkeep.kragmortha.view import Goblin, KragmorthaView, Pending, Tome
from tests.kragmortha.library import call, seen, table
from tests.rules import do

INTERFACE = Path(__file__).parents[2] / "docs" / "interface.md"


@pytest.mark.parametrize("shape", [KragmorthaView, Goblin, Tome, Pending])
def test_the_page_of_the_interface_names_every_field(shape: type) -> None:
    section = INTERFACE.read_text(encoding="utf-8").split("Of Kragmortha:")[1].split("\nOf ")[0]
    told = {name for code in re.findall(r"`([^`]+)`", section) for name in re.findall(r"\w+", code)}
    assert set(get_type_hints(shape)) - told == set()


@pytest.mark.parametrize("shape", [KragmorthaView, Goblin, Pending])
def test_a_view_has_the_fields_that_are_declared(shape: type) -> None:
    view = seen(table("p1: at=c6", "p2: at=a5"), "p1")
    found = {KragmorthaView: view, Goblin: view["players"][0], Pending: view["pending"]}[shape]
    assert list(found) == list(get_type_hints(shape))


def asked(**names: Any) -> dict[str, Any]:
    """What is asked, and what it is about; nothing else."""
    return {"goblin": None, "square": None, "look": None, "tome": None} | names


def test_the_second_step_names_the_square_of_the_first() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5")
    do(game, "play goblin:book+scroll")
    assert seen(game)["pending"] == asked(step="move", seat=0)
    do(game, "step b6")
    assert seen(game)["pending"] == asked(step="move", seat=0, square="b6")


def test_a_shove_names_the_goblin_and_where_not_to() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=b6 tomes=planted-feet")
    do(game, "play goblin:book+scroll", "step b6")
    assert seen(game)["pending"] == asked(step="shove", seat=0, goblin=1, square="c6")
    do(game, "shove sky > a6")
    assert seen(game)["pending"] == asked(step="refuse-shove", seat=1, tome="planted-feet")


def test_a_vote_names_the_accused_and_the_look() -> None:
    game = table("p1: at=c6", "p2: at=b6 looks=m2", "p3: at=a5", penance=2)
    call(game, "p1", "accuse ember > sky m2")
    assert seen(game)["pending"] == asked(step="vote", seat=2, goblin=1, look="m2")


def test_an_exchange_names_the_other_and_what_is_given() -> None:
    game = table("p1: at=c6 looks=h1 tomes=fair-exchange", "p2: at=b6 looks=m2")
    do(game, "use fair-exchange", "choose sky")
    assert seen(game)["pending"] == asked(step="give-look", seat=0, goblin=1)
    do(game, "look h1")
    assert seen(game)["pending"] == asked(step="take-look", seat=0, goblin=1, look="h1")


def test_while_goblins_come_in_it_is_the_turn_of_whoever_does() -> None:
    game = lootkeep.new("kragmortha", seats=3, seed=1)
    for _ in range(3):
        view = seen(game)
        assert view["active"] == view["actor"] == view["pending"]["seat"]
        game.play(game.options()[0])
    assert seen(game)["turn"] == 1
