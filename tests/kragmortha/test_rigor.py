"""Meeting the Dark Lord: KR-30 to KR-37."""

from __future__ import annotations

from tests.kragmortha.library import at, looks, pile, squares, table, tomes
from tests.rules import asked, choices, do, rule, told


@rule("KR-30", "KR-31")
def test_a_goblin_that_enters_his_square_takes_a_look_goes_to_a_teleport_and_ends_the_turn() -> None:
    game = table("p1: at=d9 hand=goblin:scroll+ball", "p2: at=f5", "looks: m1 h1")
    do(game, "play goblin:scroll+ball", "step d10")
    assert (asked(game), looks(game, "p1"), at(game)) == ("p1 banished", ["h1"], "d10 f5 d10")
    assert choices(game) == ["teleport b5", "teleport e7", "teleport g10"]  # f5 is taken
    do(game, "teleport e7")
    assert (asked(game), at(game)) == ("p2 card", "e7 f5 d10")  # no second step
    assert told(game)[:5] == ["played", "moved", "caught", "looked", "put"]
    assert len(pile(game, "tokens")) == 6  # the teleport is not activated


@rule("KR-30")
def test_he_enters_a_goblins_square() -> None:
    game = table("p1: at=c6 hand=rigor:book+potion", "p2: at=d9", "looks: m1 h1")
    do(game, "play rigor:book+potion", "step d9")
    assert (asked(game), looks(game, "p2")) == ("p2 banished", ["h1"])
    do(game, "teleport g10")
    assert at(game) == "c6 g10 d9"


@rule("KR-30", "KR-35")
def test_with_no_teleport_free_the_goblin_goes_to_a_start_square() -> None:
    game = table("p1: at=f10 hand=goblin:scroll+ball", "p2: at=b5", "p3: at=f5", "p4: at=e7", rigor="g10")
    do(game, "play goblin:scroll+ball", "step g10")
    assert choices(game) == ["teleport a5", "teleport c5", "teleport d5", "teleport e5"]
    do(game, "teleport c5")
    assert (at(game), asked(game)) == ("c5 b5 f5 e7 g10", "p2 card")


@rule("KR-31")
def test_on_the_second_step_it_is_just_as_bad() -> None:
    game = table("p1: at=d8 hand=goblin:book+scroll", "p2: at=a5")
    do(game, "play goblin:book+scroll", "step d9", "step d10")
    assert (asked(game), len(looks(game, "p1"))) == ("p1 banished", 1)


@rule("KR-32")
def test_rigor_mortis_who_caught_a_goblin_may_take_his_second_step() -> None:
    game = table("p1: at=c6 hand=rigor:book+potion", "p2: at=d9", "p3: at=d8")
    do(game, "play rigor:book+potion", "step d9", "teleport b5")
    assert asked(game) == "p1 move"
    do(game, "step d8")
    assert (asked(game), looks(game, "p2"), looks(game, "p3")) == ("p3 banished", ["w4"], ["w3"])
    do(game, "teleport f5")
    assert (at(game), asked(game)) == ("c6 b5 f5 d8", "p2 card")


@rule("KR-33", "KR-30")
def test_a_player_may_move_him_onto_the_own_goblin_which_ends_the_turn() -> None:
    game = table("p1: at=d9 hand=rigor:book+potion", "p2: at=a5")
    do(game, "play rigor:book+potion", "step d9")
    assert (asked(game), len(looks(game, "p1"))) == ("p1 banished", 1)
    do(game, "teleport b5")
    assert (at(game), asked(game)) == ("b5 a5 d9", "p2 card")  # his second step is gone with the turn


@rule("KR-34")
def test_on_a_desk_square_that_he_occupies_a_goblin_only_meets_him() -> None:
    game = table("p1: at=a8 hand=goblin:book+scroll", "p2: at=a5", rigor="a9")
    do(game, "play goblin:book+scroll", "step a9")
    assert (asked(game), looks(game, "p1"), tomes(game, "p1")) == ("p1 banished", ["w4"], [])
    do(game, "teleport b5")
    assert (tomes(game, "p1"), len(pile(game, "tomes"))) == ([], 18)


@rule("KR-34", "KR-35")
def test_on_a_teleport_that_he_occupies_no_token_is_turned() -> None:
    game = table("p1: at=d7 hand=goblin:book+scroll", "p2: at=a5", rigor="e7")
    do(game, "play goblin:book+scroll", "step e7")
    assert asked(game) == "p1 banished"
    assert squares(game) == {"b5", "f5", "g10"}
    do(game, "teleport b5")
    assert (len(pile(game, "tokens")), told(game).count("token")) == (6, 0)


@rule("KR-35")
def test_a_goblin_caught_on_a_teleport_cannot_stay_there() -> None:
    game = table("p1: at=c6 hand=rigor:book+potion", "p2: at=e7", rigor="e6")
    do(game, "play rigor:book+potion", "step e7")
    assert asked(game) == "p2 banished"
    assert squares(game) == {"b5", "f5", "g10"}


@rule("KR-36")
def test_he_may_catch_the_same_goblin_again_with_his_second_step() -> None:
    game = table("p1: at=c6 hand=rigor:book+scroll", "p2: at=e8", "looks: m1 h1", rigor="d8")
    do(game, "play rigor:book+scroll", "step e8", "teleport e7", "step e7")
    assert (asked(game), looks(game, "p2")) == ("p2 banished", ["h1", "m1"])
    do(game, "teleport b5")
    assert asked(game) == "p1 rigor-transfer"


@rule("KR-37", "KR-25")
def test_what_happens_to_another_goblin_never_ends_the_turn() -> None:
    game = table("p1: at=c8 hand=goblin:book+ball", "p2: at=c9", rigor="d9")
    do(game, "play goblin:book+ball", "step c9", "shove sky > d9", "teleport e7")
    assert (asked(game), len(looks(game, "p2"))) == ("p1 move", 1)
