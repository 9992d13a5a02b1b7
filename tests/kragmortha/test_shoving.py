"""Goblins shove each other: KR-20 to KR-28."""

from __future__ import annotations

import pytest

from tests.kragmortha.library import at, looks, squares, table, tomes
from tests.rules import asked, choices, do, last, rule, told, why


@rule("KR-20", "KR-21")
def test_who_enters_a_goblins_square_shoves_it_to_a_neighbouring_one() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7")
    do(game, "play goblin:scroll+potion", "step c7")
    assert asked(game) == "p1 shove"
    assert choices(game) == ["shove sky > d7", "shove sky > c8", "shove sky > b7"]
    do(game, "shove sky > b7")
    assert at(game) == "c7 b7 d10"
    assert told(game) == ["played", "shoved", "moved"]
    assert last(game, "shoved") == {"seat": "@seat/0", "rival": "@seat/1", "square": "b7"}


@rule("KR-21")
def test_never_back_to_the_square_that_the_shover_came_from() -> None:
    game = do(table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7"), "play goblin:scroll+potion", "step c7")
    assert "c6" not in squares(game)
    refused = {r["touches"]["squares"][0]: r["rule"] for r in game.decision()["refused"]}
    assert refused == {"c6": "KR-21"}


@rule("KR-21")
def test_the_square_left_by_the_first_step_is_not_where_the_second_came_from() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=b7")
    do(game, "play goblin:book+scroll", "step b6", "step b7")
    assert squares(game) == {"c7", "b8", "a7"}  # all but b6


@rule("KR-22")
def test_in_a_chain_the_owner_of_the_shoved_goblin_chooses() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7")
    assert asked(game) == "p2 shove"
    assert choices(game) == ["shove moss > d6", "shove moss > e7", "shove moss > d8"]  # not c7, where sky comes from
    do(game, "shove moss > d8")
    assert at(game) == "c7 d7 d8 d10"
    assert asked(game) == "p1 move"


@rule("KR-22")
def test_a_chain_may_be_as_long_as_the_table() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7", "p4: at=d8")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7")
    assert asked(do(game, "shove moss > d8")) == "p3 shove"
    do(game, "shove amber > e8")
    assert at(game) == "c7 d7 d8 e8 d10"


@rule("KR-23", "KR-37")
def test_a_goblin_may_be_shoved_onto_rigor_mortis() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+stones", "p2: at=c7", rigor="c8")
    do(game, "play goblin:scroll+stones", "step c7", "shove sky > c8")
    assert (asked(game), looks(game, "p2")) == ("p2 banished", ["w4"])
    do(game, "teleport g10")
    assert (at(game), asked(game)) == ("c7 g10 c8", "p1 move")


@rule("KR-23", "KR-40", "KR-37")
def test_a_goblin_may_be_shoved_onto_a_teleport() -> None:
    game = table("p1: at=c7 hand=goblin:stones+ball", "p2: at=d7", "tokens: transfer tome", "tokens-used: trap trap")
    do(game, "play goblin:stones+ball", "step d7", "shove sky > e7")
    assert asked(game) == "p2 transfer"
    assert squares(game) == {"b5", "f5", "g10"}
    do(game, "teleport f5")
    assert (at(game), tomes(game, "p2"), asked(game)) == ("d7 f5 d10", ["read-again"], "p1 move")


@rule("KR-23", "KR-60", "KR-37")
def test_a_goblin_may_be_shoved_onto_the_desk() -> None:
    game = table("p1: at=a7 hand=goblin:book+stones", "p2: at=a8")
    do(game, "play goblin:book+stones", "step a8", "shove sky > a9")
    assert asked(game) == "p2 back-to-start"
    assert squares(game) == {"a5", "b5", "c5", "d5", "e5", "f5"}
    do(game, "place b5")
    assert (at(game), tomes(game, "p2"), asked(game)) == ("a8 b5 d10", ["read-again"], "p1 move")


@rule("KR-24")
def test_shoved_goblins_need_no_symbols() -> None:
    game = table("p1: at=d8 hand=goblin:book+scroll", "p2: at=d9", rigor="f6")
    do(game, "play goblin:book+scroll", "step d9")
    assert squares(game) == {"e9", "d10", "c9"}  # stones, scroll, book


@rule("KR-24", "KR-15")
def test_nobody_is_shoved_onto_a_shelf() -> None:
    game = table("p1: at=f7 hand=goblin:scroll+potion", "p2: at=f6")
    do(game, "play goblin:scroll+potion", "step f6")
    assert squares(game) == {"f5", "e6"}
    refused = {r["touches"]["squares"][0]: r["rule"] for r in game.decision()["refused"]}
    assert refused == {"g6": "KR-15", "f7": "KR-21"}


@rule("KR-24")
def test_a_square_from_which_the_shoved_goblin_could_go_nowhere_cannot_be_entered() -> None:
    game = do(table("p1: at=f10 hand=goblin:scroll+potion", "p2: at=g10"), "play goblin:scroll+potion")
    assert choices(game) == ["step e10"]
    assert why(game, "step g10") == "no-room KR-24"


@rule("KR-24", "KR-18")
def test_nor_does_such_a_square_make_a_card_playable() -> None:
    game = table("p1: at=f10 hand=goblin:book+scroll", "p2: at=g10")
    assert choices(game) == ["show hand"]
    assert why(game, "play goblin:book+scroll") == "no-step KR-18"
    game = table("p1: at=g10 hand=goblin:book+scroll", "p2: at=f10", "p3: at=e10", "p4: at=f9")
    assert choices(game) == ["play goblin:book+scroll"]  # sky can go on over moss or amber


@rule("KR-25", "KR-19")
def test_after_the_shove_the_shover_keeps_its_second_step() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > b7", "step c8")
    assert (at(game), asked(game)) == ("c8 b7 d10", "p2 card")


@rule("KR-26")
def test_all_choices_of_a_chain_are_made_before_anything_moves() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7", "p4: at=d8")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7", "shove moss > d8")
    assert (asked(game), at(game)) == ("p3 shove", "c6 c7 d7 d8 d10")


@rule("KR-26")
def test_a_chain_is_settled_from_the_far_end_back_the_entering_goblin_last() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7", rigor="d8")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7", "shove moss > d8")
    assert (asked(game), at(game)) == ("p3 banished", "c6 c7 d8 d8")  # moss is settled, the others wait
    do(game, "teleport b5")
    assert at(game) == "c7 d7 b5 d8"
    assert told(game) == ["played", "shoved", "caught", "looked", "put", "shoved", "moved"]


@rule("KR-26", "KR-35")
def test_each_goblin_is_settled_completely_and_a_square_about_to_be_entered_is_not_free() -> None:
    """Ember enters d7, sky goes to the teleport e7, moss from there into Rigor Mortis on e8."""
    game = table(
        "p1: at=d6 hand=goblin:potion+stones",
        "p2: at=d7",
        "p3: at=e7",
        "tokens: transfer trap",
        rigor="e8",
    )
    do(game, "play goblin:potion+stones", "step d7", "shove sky > e7", "shove moss > e8")
    assert (asked(game), looks(game, "p3")) == ("p3 banished", ["w4"])
    assert squares(game) == {"b5", "f5", "g10"}  # e7 is empty now, but sky is on the way
    do(game, "teleport b5")
    assert asked(game) == "p2 transfer"
    assert squares(game) == {"f5", "g10"}
    do(game, "teleport f5")
    assert (at(game), looks(game, "p2")) == ("d7 f5 b5 e8", ["w3"])
    assert asked(game) == "p1 move"


@rule("KR-27")
def test_no_chain_shoves_its_starter() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=b7", "p4: at=b6")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > b7", "shove moss > b6")
    assert asked(game) == "p3 shove"
    assert squares(game) == {"b5", "a6"}
    refused = {r["touches"]["squares"][0]: r["rule"] for r in game.decision()["refused"]}
    assert refused == {"c6": "KR-27", "b7": "KR-21"}


@rule("KR-27")
def test_not_even_one_that_began_with_a_long_arm() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion tomes=long-arm", "p2: at=c7", "p3: at=b7", "p4: at=b6")
    do(game, "use long-arm", "choose sky", "shove sky > b7", "shove moss > b6")
    assert asked(game) == "p3 shove"
    assert squares(game) == {"b5", "a6"}


@rule("KR-27")
def test_nor_any_goblin_twice() -> None:
    game = table("p1: at=b7 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7", "p4: at=d8", "p5: at=c8", rigor="d10")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7", "shove moss > d8", "shove amber > c8")
    assert asked(game) == "p4 shove"
    assert squares(game) == {"c9", "b8"}  # not c7: sky is on the move already


@rule("KR-28", "KR-24")
def test_a_choice_is_offered_only_if_the_chain_can_be_completed() -> None:
    game = table("p1: at=f9 hand=goblin:book+potion", "p2: at=f10", "p3: at=g10")
    do(game, "play goblin:book+potion", "step f10")
    assert squares(game) == {"e10"}
    refused = {r["touches"]["squares"][0]: r["rule"] for r in game.decision()["refused"]}
    assert refused == {"g10": "KR-24", "f9": "KR-21"}


@rule("KR-28")
def test_a_choice_is_offered_if_some_completion_exists_further_on() -> None:
    """Sky onto moss is possible because moss can shove amber on."""
    game = table("p1: at=a6 hand=goblin:scroll+potion", "p2: at=a5", "p3: at=b5", "p4: at=c5", rigor="b6")
    do(game, "play goblin:scroll+potion", "step a5")
    assert choices(game) == ["shove sky > b5"]
    do(game, "shove sky > b5")
    assert squares(game) == {"c5", "b6"}


@rule("KR-22", "KR-80")
@pytest.mark.parametrize("way", ["d8", "e7"])
def test_the_chain_goes_where_each_owner_wants(way: str) -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7", "tokens: transfer")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7", f"shove moss > {way}")
    assert asked(game) == ("p1 move" if way == "d8" else "p3 transfer")
