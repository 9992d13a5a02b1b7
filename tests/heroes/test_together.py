"""What the players decide together is marked, and asked of people."""

from __future__ import annotations

import pytest

import lootkeep
from lootkeep.heroes.game import KeepTheHeroesOut
from tests.heroes.dungeon import seen, table
from tests.rules import asked, do, rule

PLAYERS = [("p1", "ratkin", "scurry"), ("p2", "dragon", "firestorm"), ("p3", "poltergeist", "drift")]


@rule("KH-60", "KH-91")
def test_the_active_player_speaks_for_all() -> None:
    game = table("p1: clan=ratkin", "p2: clan=dragon", "sewer: monsters=p1", "guild: thief:bones", active="p2", wave=2)
    assert "together" not in game.decision()
    do(game, "end turn")
    assert asked(game) == "p2 heroes"
    assert game.decision()["together"]


def siege(people: int, active: str, *more: str) -> KeepTheHeroesOut:
    """Three seats, of which these are people's; the Guild is about to send two Thieves."""
    clans = ("p1: clan=ratkin", "p2: clan=dragon", "p3: clan=slime")
    guild = ("guild: mage:bones thief:bones", "stack: turn/" + active + "/-/0")
    return table(*clans, "sewer: monsters=p1,p2", *guild, *more, active=active, people=people, wave=2)


@rule("KH-91")
@pytest.mark.parametrize(
    ("people", "active", "speaker"),
    [(1, "p2", "p1"), (1, "p3", "p1"), (5, "p2", "p3"), (5, "p1", "p1"), (2, "p3", "p2"), (0, "p2", "p2")],
)
def test_beside_bots_a_person_is_asked_for_all(people: int, active: str, speaker: str) -> None:
    game = do(siege(people, active), "end turn")
    assert (asked(game), game.is_shared()) == (f"{speaker} heroes", True)
    do(game, "arrival thief sewer")
    assert asked(game) == f"{speaker} heroes"  # the other Thief is still to come, or this one to strike
    do(game, "resolve thief sewer")
    assert asked(game) == f"{speaker} whom"
    do(game, "hit ratkin sewer")
    assert seen(game)["active"] == int(active[1]) - 1  # it is still that player's turn


@rule("KH-91", "KH-68")
def test_a_curse_is_still_for_each_player_in_turn_from_the_active_one() -> None:
    hands = [f"{seat}: clan={clan} hand={card}" for seat, clan, card in PLAYERS]
    lines = ("sewer: treasure=curse:1 heroes=thief!,mage!", "stack: end/p2/-/0 resolved/p2/-/0 heroes/p1/-/0")
    game = table(*hands, *lines, active="p2", people=1)
    assert (asked(game), game.is_shared()) == ("p1 looters", True)
    do(game, "looter thief")
    assert (asked(game), game.is_shared()) == ("p2 curse", False)
    do(game, f"discard {PLAYERS[1][2]}")
    assert asked(game) == "p3 curse"


@rule("KH-91")
def test_who_is_a_person_is_kept_in_the_position_and_the_record() -> None:
    game = do(siege(1, "p2"), "end turn")
    assert " people=1 " in game.position().splitlines()[0]
    again = lootkeep.load_position(game.position())
    assert (again.position(), asked(again)) == (game.position(), "p1 heroes")
    table_of_three = lootkeep.new("heroes", seats=3, seed=5, people=4)
    assert lootkeep.load_record(table_of_three.record()).setup.options["people"] == 4
    with pytest.raises(lootkeep.InvalidSetup, match=r"people=8: the seats of people as bits, 0 to 7"):
        lootkeep.new("heroes", seats=3, people=8)
