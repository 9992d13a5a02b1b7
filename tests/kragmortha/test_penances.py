"""What Looks order on the screen, move by move: who is asked what, and from when on a Look binds (KR-57)."""

from __future__ import annotations

import pytest

from lootkeep.kragmortha.game import Kragmortha
from lootkeep.kragmortha.penances import Penances
from tests.kragmortha.library import call, default, looks, table
from tests.rules import rule

SCREEN = {"penance": 1}
FAR = "p2: at=f10 hand=rigor:ball+ball"
TURN = "hand=goblin:book+scroll,goblin:book+scroll"


def watched(*lines: str, **header: object) -> tuple[Kragmortha, Penances]:
    """A table with penances on the screen, and what they order from now on."""
    game = table(*lines, **(SCREEN | header))
    return game, game.penances()


def bear(game: Kragmortha, penances: Penances, *moves: str) -> list[str]:
    """What the moves ask: `p1 hail w2`, and `p1 breaks m1` for what was broken."""
    asked: list[str] = []
    for move in moves:
        mover, since = int(game.actor), game.ply
        game.apply(game.parse(move))
        for demand in penances.follow(mover, move, game.events(None, since)):
            asked.append(f"p{demand.seat + 1} {demand.prompt or 'breaks'} {demand.look}")
    return asked


# ---------------------------------------------------------------- what each Look asks for


@rule("KR-57")
@pytest.mark.parametrize(("look", "asked"), [("h1", "p2 book h1"), ("l1", "p2 balance l1")])
def test_h1_and_l1_ask_when_a_turn_of_theirs_begins(look: str, asked: str) -> None:
    game, penances = watched(f"p1: at=c6 {TURN}", f"{FAR} looks={look}")
    assert bear(game, penances, "play goblin:book+scroll", "step b6", "pass") == [asked]


@rule("KR-57")
def test_w2_hails_rigor_mortis_whenever_he_moves() -> None:
    game, penances = watched("p1: at=a5 hand=rigor:ball+ball", "p2: at=b5 looks=w2")
    assert bear(game, penances, "play rigor:ball+ball", "step d9") == ["p2 hail w2"]
    assert bear(game, penances, "step d8") == ["p2 hail w2"]


@rule("KR-57")
def test_l2_keeps_its_balance_when_he_stops_beside_it() -> None:
    game, penances = watched("p1: at=a5 hand=rigor:ball+ball", "p2: at=d8 looks=l2")
    assert bear(game, penances, "play rigor:ball+ball", "step e10") == []
    assert bear(game, penances, "step e9") == []
    game, penances = watched("p1: at=a5 hand=rigor:ball+ball", "p2: at=d8 looks=l2")
    assert bear(game, penances, "play rigor:ball+ball", "step d9") == ["p2 balance l2"]


@rule("KR-57")
def test_a1_squeezes_when_it_is_shoved() -> None:
    game, penances = watched("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7 looks=a1")
    assert bear(game, penances, "play goblin:scroll+potion", "step c7", "shove sky > d7") == ["p2 squeeze a1"]


@rule("KR-57")
@pytest.mark.parametrize("gapes", [True, False])
def test_m1_keeps_its_mouth_open_for_each_card(gapes: bool) -> None:
    game, penances = watched(f"p1: at=c6 looks=m1 {TURN}", FAR)
    assert penances.is_due(0, "m1")
    if gapes:
        penances.kept_up.add((0, "m1"))
    assert bear(game, penances, "play goblin:book+scroll") == ([] if gapes else ["p1 breaks m1"])
    assert not penances.kept_up  # the card shuts it


@rule("KR-57")
@pytest.mark.parametrize("sorry", [True, False])
def test_w3_begs_pardon_for_each_shove(sorry: bool) -> None:
    game, penances = watched("p1: at=c6 hand=goblin:scroll+potion looks=w3", "p2: at=c7")
    bear(game, penances, "play goblin:scroll+potion", "step c7")
    assert penances.is_due(0, "w3")
    if sorry:
        penances.kept_up.add((0, "w3"))
    assert bear(game, penances, "shove sky > d7") == ([] if sorry else ["p1 breaks w3"])
    assert not penances.kept_up  # it is good for one


@rule("KR-57")
def test_w3_binds_in_a_chain_too() -> None:
    game, penances = watched("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7 looks=w3", "p3: at=d7")
    moves = ("play goblin:scroll+potion", "step c7", "shove sky > d7", "shove moss > d8")
    assert bear(game, penances, *moves) == ["p2 breaks w3"]


def two_turns(look: str) -> tuple[Kragmortha, Penances]:
    """A table at which a turn of the second goblin has just begun, who has borne the Look for long."""
    game, penances = watched(f"p1: at=c6 {TURN}", f"p2: at=e6 looks={look} {TURN}")
    assert bear(game, penances, "play goblin:book+scroll", "step b6", "pass") == []
    return game, penances


@rule("KR-57")
@pytest.mark.parametrize("out", [True, False])
def test_m2_has_its_tongue_out_before_its_turn_ends(out: bool) -> None:
    game, penances = two_turns("m2")
    assert penances.is_due(1, "m2")
    if out:
        penances.kept_up.add((1, "m2"))
    found = bear(game, penances, "play goblin:book+scroll", "step f6")
    while game.active == 1:
        found += bear(game, penances, game.notation(default(game)))
    assert found == ([] if out else ["p2 breaks m2"])
    assert not penances.kept_up


@rule("KR-57")
@pytest.mark.parametrize("up", [True, False])
def test_l3_stands_up_before_its_first_action_and_sits_down_after_its_last(up: bool) -> None:
    game, penances = two_turns("l3")
    if up:
        penances.kept_up.add((1, "l3"))
    assert bear(game, penances, "play goblin:book+scroll") == ([] if up else ["p2 breaks l3"])
    found = bear(game, penances, "step f6")
    while game.active == 1:
        found += bear(game, penances, game.notation(default(game)))
    assert found == (["p2 sit l3"] if up else [])


# ---------------------------------------------------------------- from when on a Look binds


def caught_by_a_trap(look: str) -> tuple[Kragmortha, Penances, list[str]]:
    """Ember walks into a trap that brings this Look, and the turn ends."""
    game, penances = watched("p1: at=b6 hand=goblin:potion+ball", FAR, f"looks: {look}", "tokens: transfer trap")
    found = bear(game, penances, "play goblin:potion+ball", "step b5", "teleport f5")
    assert (looks(game, "p1"), game.active) == ([look], 1)
    return game, penances, found


@rule("KR-57")
@pytest.mark.parametrize("look", ["h1", "l1", "m1", "m2", "a1", "a3", "d1", "d2", "l2", "l3", "w1", "w2", "w3"])
def test_a_look_from_a_trap_asks_nothing_of_the_turn_that_it_ends(look: str) -> None:
    assert caught_by_a_trap(look)[2] == []


@rule("KR-57")
def test_m2_from_a_trap_binds_from_the_next_turn_on() -> None:
    game, penances, _ = caught_by_a_trap("m2")
    assert not penances.is_due(0, "m2")
    found: list[str] = []
    while game.active == 1:
        found += bear(game, penances, game.notation(default(game)))
    assert (found, penances.is_due(0, "m2")) == ([], True)
    while game.active == 0 and not game.over:
        found += bear(game, penances, game.notation(default(game)))
    assert found == ["p1 breaks m2"]


@rule("KR-57")
@pytest.mark.parametrize("look", ["w2", "l2"])
def test_w2_and_l2_ask_nothing_for_the_very_step_that_caught_the_goblin(look: str) -> None:
    game, penances = watched("p1: at=a5 hand=rigor:ball+ball", "p2: at=d9", f"looks: {look}")
    assert bear(game, penances, "play rigor:ball+ball", "step d9") == []
    assert looks(game, "p2") == [look]


@rule("KR-57")
def test_w2_asks_for_his_next_step() -> None:
    game, penances = watched("p1: at=a5 hand=rigor:ball+ball", "p2: at=d9", "looks: w2")
    assert bear(game, penances, "play rigor:ball+ball", "step d9", "teleport f5", "step d8") == ["p2 hail w2"]


@rule("KR-57")
def test_a1_asks_nothing_for_the_very_shove_that_brought_it() -> None:
    game, penances = watched("p1: at=c8 hand=goblin:book+scroll", "p2: at=c9", "looks: a1", rigor="c10")
    assert bear(game, penances, "play goblin:book+scroll", "step c9", "shove sky > c10") == []
    assert looks(game, "p2") == ["a1"]


@rule("KR-57")
def test_l3_in_the_middle_of_a_turn_asks_nobody_to_stand() -> None:
    game, penances = watched(f"p1: at=c6 looks=m1 {TURN}", FAR, "looks: l3", **SCREEN)
    bear(game, penances, "play goblin:book+scroll")
    call(game, "p1", "slip ember m1")
    penances.follow(0, "slip ember m1", [])
    call(game, "p2", "catch sky > ember")
    penances.follow(1, "catch sky > ember", [])
    assert looks(game, "p1") == ["m1", "l3"]
    assert bear(game, penances, "step b6", "pass") == []


@rule("KR-51")
@pytest.mark.parametrize("penance", [0, 2])
def test_only_the_screen_asks(penance: int) -> None:
    game = table("p1: at=a5 hand=rigor:ball+ball", "p2: at=b5 looks=w2", penance=penance)
    assert bear(game, game.penances(), "play rigor:ball+ball", "step d9") == []
