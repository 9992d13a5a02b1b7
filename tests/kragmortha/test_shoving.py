"""Goblins shove each other: KR-20 to KR-25, KR-27 and KR-28."""

from __future__ import annotations

import pytest

from tests.kragmortha.library import at, looks, pile, squares, table, tomes
from tests.rules import asked, choices, do, last, rule, told, why


@rule("KR-20", "KR-21")
def test_who_enters_a_goblins_square_shoves_it_to_a_neighbouring_one() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7")
    do(game, "play goblin:scroll+potion", "step c7")
    assert asked(game) == "p1 shove"
    assert choices(game) == ["shove sky > d7", "shove sky > c8", "shove sky > b7"]
    do(game, "shove sky > b7")
    assert at(game) == "c7 b7 d10"
    assert told(game) == ["played", "moved", "shoved"]  # cause first
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


@rule("KR-20", "KR-22")
def test_who_shoves_has_entered_the_others_square_and_a_chain_is_told_cause_first() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7", "p4: at=d8")
    do(game, "play goblin:scroll+potion", "step c7")
    assert (asked(game), at(game)) == ("p1 shove", "c7 c7 d7 d8 d10")  # sky is on its way out
    do(game, "shove sky > d7", "shove moss > d8")
    assert (asked(game), at(game)) == ("p3 shove", "c7 d7 d8 d8 d10")
    do(game, "shove amber > e8")
    way = [event["args"] for event in game.events(None) if "square" in event["args"]]
    assert [(args.get("rival"), args["square"]) for args in way] == [
        (None, "c7"),
        ("@seat/1", "d7"),
        ("@seat/2", "d8"),
        ("@seat/3", "e8"),
    ]


@rule("KR-25")
def test_what_waits_for_a_chain_is_settled_from_its_far_end_back() -> None:
    game = table("p1: at=d6 hand=goblin:potion+stones", "p2: at=d7", "p3: at=e7", "tokens: transfer trap", rigor="e8")
    do(game, "play goblin:potion+stones", "step d7", "shove sky > e7", "shove moss > e8")
    assert (asked(game), at(game)) == ("p3 banished", "d7 e7 e8 e8")  # moss first
    assert (looks(game, "p3"), squares(game)) == (["w4"], {"b5", "f5", "g10"})  # sky stands on e7
    do(game, "teleport b5")
    assert (asked(game), squares(game)) == ("p2 transfer", {"f5", "g10"})  # then sky
    do(game, "teleport f5")
    assert (at(game), looks(game, "p2"), asked(game)) == ("d7 f5 b5 e8", ["w3"], "p1 move")
    assert told(game) == ["played", "moved", "shoved", "shoved", "caught", "looked", "put", "token", "put", "looked"]


# ---------------------------------------------------------------- a square that has been left is free


@rule("KR-20", "KR-30", "KR-35")
def test_who_is_shoved_into_rigor_mortis_may_go_to_the_teleport_that_the_shover_has_left() -> None:
    game = table("p1: at=e7 hand=goblin:scroll+stones", "p2: at=d7", rigor="d8")
    do(game, "play goblin:scroll+stones", "step d7", "shove sky > d8")
    assert asked(game) == "p2 banished"
    assert squares(game) == {"b5", "f5", "e7", "g10"}
    do(game, "teleport e7")
    assert (at(game), asked(game)) == ("d7 e7 d8", "p1 move")


@rule("KR-20", "KR-30")
def test_even_if_all_other_teleports_are_taken() -> None:
    others = [f"p{i + 3}: at={square}" for i, square in enumerate(("d3", "b5", "f5", "g10"))]
    game = table("p1: at=e7 hand=goblin:scroll+stones", "p2: at=d7", *others, rigor="d8")
    do(game, "play goblin:scroll+stones", "step d7", "shove sky > d8")
    assert (asked(game), choices(game)) == ("p2 banished", ["teleport e7"])  # and no start square


@rule("KR-20", "KR-40", "KR-43")
@pytest.mark.parametrize("token", ["transfer", "tome", "trap"])
def test_so_may_who_is_shoved_onto_another_teleport(token: str) -> None:
    """Ember leaves e7 for e6 and shoves sky to e5, which shoves moss onto the teleport f5."""
    game = table(
        "p1: at=e7 hand=goblin:book+scroll", "p2: at=e6", "p3: at=e5", "p4: at=b5", f"tokens: {token}", rigor="g10"
    )
    do(game, "play goblin:book+scroll", "step e6", "shove sky > e5", "shove moss > f5")
    assert (asked(game), choices(game)) == ("p3 transfer", ["teleport e7"])  # all others are taken
    assert at(do(game, "teleport e7")) == "e6 e5 e7 b5 g10"


@rule("KR-21", "KR-27")
def test_the_last_of_a_ring_may_be_shoved_to_the_square_where_it_began() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+stones", "p2: at=d6", "p3: at=d7", "p4: at=c7")
    do(game, "play goblin:scroll+stones", "step d6", "shove sky > d7", "shove moss > c7")
    assert (asked(game), squares(game)) == ("p3 shove", {"c6", "c8", "b7"})
    do(game, "shove amber > c6")
    assert (at(game), asked(game)) == ("d6 d7 c7 c6 d10", "p1 move")


@rule("KR-21")
def test_only_that_shovers_own_way_is_barred() -> None:
    """Sky may not go back to c6, where ember came from; moss may, for sky came from c7."""
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=b7", "p4: at=b6")
    do(game, "play goblin:scroll+potion", "step c7")
    assert why(game, "shove sky > c6") == "where-from KR-21"
    do(game, "shove sky > b7", "shove moss > b6")
    assert squares(game) == {"b5", "a6", "c6"}
    refused = {r["touches"]["squares"][0]: r["rule"] for r in game.decision()["refused"]}
    assert refused == {"b7": "KR-21"}


# ---------------------------------------------------------------- a chain that comes back


RING = (  # e6 and c6 are shelves with five and six seats: the ring lies on d7, d8, e8 and e7
    "p1: at=c7 hand=goblin:scroll+stones",
    "p2: at=d7",
    "p3: at=d8",
    "p4: at=e8",
    "p5: at=e7",
)
ROUND = ("play goblin:scroll+stones", "step d7", "shove sky > d8", "shove moss > e8", "shove amber > e7")


@rule("KR-27", "KR-22")
def test_a_chain_may_come_back_to_whoever_started_it() -> None:
    game = do(table(*RING), *ROUND)
    assert (asked(game), at(game)) == ("p4 shove", "d7 d8 e8 e7 e7 d10")
    assert "d7" in squares(game)  # where ember stands now
    do(game, "shove royal > d7")
    assert (asked(game), game.decision()["prompt"]["args"]["rival"]) == ("p5 shove", "@seat/0")
    assert choices(game) == ["shove ember > d6", "shove ember > c7"]  # not e7, where royal came from
    assert why(game, "shove ember > d8") == "in-chain KR-27"  # where sky stands: nobody is shoved twice
    do(game, "shove ember > c7")
    assert (at(game), asked(game)) == ("c7 d8 e8 e7 d7 d10", "p4 transfer")  # amber stands on the teleport e7
    assert told(game)[:7] == ["played", "moved", "shoved", "shoved", "shoved", "shoved", "shoved"]


@rule("KR-25", "KR-12")
def test_the_starter_goes_on_from_where_its_chain_has_left_it() -> None:
    game = do(table(*RING, "tokens: transfer"), *ROUND, "shove royal > d7", "shove ember > c7", "teleport g10")
    assert (asked(game), at(game)) == ("p1 move", "c7 d8 e8 g10 d7 d10")
    assert choices(game) == ["step b7", "pass"]  # the scroll is left; the potion of c8 is not on the card


@rule("KR-25", "KR-40")
def test_what_waited_where_the_starter_walked_in_waits_for_whoever_the_chain_leaves_there() -> None:
    """Ember walks onto the teleport e7 and is shoved off it again: royal turns the token, ember does not."""
    game = table(
        "p1: at=f7 hand=goblin:book+scroll",
        "p2: at=e7",
        "p3: at=e8",
        "p4: at=d8",
        "p5: at=d7",
        "tokens: trap transfer",
    )
    do(game, "play goblin:book+scroll", "step e7", "shove sky > e8", "shove moss > d8", "shove amber > d7")
    do(game, "shove royal > e7", "shove ember > f7")
    assert (asked(game), last(game, "token")["seat"]) == ("p5 transfer", "@seat/4")
    do(game, "teleport g10")
    assert (len(pile(game, "tokens")), asked(game)) == (1, "p1 move")  # and ember still has its second step


@rule("KR-25", "KR-30", "KR-37")
def test_a_starter_that_its_own_chain_shoves_into_rigor_mortis_has_ended_its_turn() -> None:
    game = do(table(*RING, "tokens: transfer", rigor="d6"), *ROUND, "shove royal > d7", "shove ember > d6")
    assert (asked(game), looks(game, "p1")) == ("p1 banished", ["w4"])
    do(game, "teleport g10", "teleport b5")
    assert (asked(game), at(game)) == ("p2 card", "g10 d8 e8 b5 d7 d6")


@rule("KR-27")
def test_the_starter_may_shove_somebody_on_whom_the_chain_has_not_shoved() -> None:
    game = do(table(*RING, "p6: at=d6", "tokens: transfer"), *ROUND, "shove royal > d7", "shove ember > d6")
    assert (asked(game), choices(game)) == ("p1 shove", ["shove rose > d5"])  # c6 and e6 are shelves
    do(game, "shove rose > d5")
    assert at(game) == "d6 d8 e8 e7 d7 d5 d10"


@rule("KR-27")
def test_who_began_with_a_long_arm_has_not_moved_and_is_not_shoved() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion tomes=long-arm", "p2: at=c7", "p3: at=b7", "p4: at=b6")
    do(game, "use long-arm", "choose sky", "shove sky > b7", "shove moss > b6")
    assert asked(game) == "p3 shove"
    assert squares(game) == {"b5", "a6"}
    assert why(game, "shove amber > c6") == "long-arm KR-27"


@rule("KR-27", "KR-61")
def test_planted_feet_send_everybody_back_the_starter_too() -> None:
    game = table(*RING[:4], "p5: at=e7 tomes=planted-feet", "tokens: transfer")
    do(game, *ROUND, "shove royal > d7", "shove ember > c7")
    assert (asked(game), choices(game)) == ("p5 refuse-shove", ["use planted-feet", "pass"])
    do(game, "use planted-feet")
    assert (at(game), asked(game)) == ("c7 d7 d8 e8 e7 d10", "p2 card")
    returned = [event["args"]["square"] for event in game.events(None) if event["id"].endswith("-returned")]
    assert returned == ["d7", "e7", "e8", "d8", "d7", "c7"]  # ember twice: it was shoved, and it had walked


@rule("KR-27", "KR-61")
def test_the_starter_may_stand_firm_against_its_own_chain() -> None:
    game = table("p1: at=c7 hand=goblin:scroll+stones tomes=planted-feet", *RING[1:], "tokens: transfer")
    do(game, *ROUND, "shove royal > d7", "shove ember > c7")
    assert asked(game) == "p1 refuse-shove"
    assert at(do(game, "use planted-feet")) == "c7 d7 d8 e8 e7 d10"


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
