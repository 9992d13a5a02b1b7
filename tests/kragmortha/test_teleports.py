"""Teleports and their tokens: KR-40 to KR-46."""

from __future__ import annotations

import pytest

from tests.kragmortha.library import at, hand, looks, pile, seen, squares, table, tomes
from tests.rules import asked, choices, do, last, rule, told, why

BOOK = "goblin:book+potion"  # from d7 onto the teleport e7


# ---------------------------------------------------------------- goblins


@rule("KR-40")
@pytest.mark.parametrize("token", ["transfer", "tome", "trap"])
def test_the_three_tokens(token: str) -> None:
    game = table(
        f"p1: at=d7 hand={BOOK}", "p2: at=a5", f"tokens: trap {token}", "looks: m1 h1", "tomes: blink bookmark"
    )
    do(game, f"play {BOOK}", "step e7")
    assert (asked(game), last(game, "token")["card"]) == ("p1 transfer", f"@card/{token}")
    assert choices(game) == ["teleport b5", "teleport f5", "teleport g10"]
    assert (looks(game, "p1"), tomes(game, "p1")) == ([], [])  # the transfer comes first
    do(game, "teleport g10")
    assert at(game) == "g10 a5 d10"
    assert looks(game, "p1") == (["h1"] if token == "trap" else [])
    assert tomes(game, "p1") == (["bookmark"] if token == "tome" else [])
    assert asked(game) == "p2 card"  # the first step ends movement and turn, and no second token is turned
    assert (len(hand(game, "p1")), pile(game, "tokens-used")) == (3, [token])


@rule("KR-40")
def test_the_second_step_onto_a_teleport_turns_a_token_too() -> None:
    game = table("p1: at=d6 hand=goblin:book+stones", "p2: at=a5", "tokens: trap transfer")
    assert asked(do(game, "play goblin:book+stones", "step d7", "step e7")) == "p1 transfer"


@rule("KR-40", "KR-37")
def test_the_owner_of_a_shoved_goblin_turns_the_token_and_bears_it() -> None:
    game = table("p1: at=c7 hand=goblin:stones+ball", "p2: at=d7", "tokens: tome trap", "looks: m1 h1")
    do(game, "play goblin:stones+ball", "step d7", "shove sky > e7")
    assert (asked(game), last(game, "token")["seat"]) == ("p2 transfer", "@seat/1")
    do(game, "teleport b5")
    assert (looks(game, "p2"), looks(game, "p1"), asked(game)) == (["h1"], [], "p1 move")


@rule("KR-40")
def test_starting_on_a_teleport_turns_nothing_and_leaving_neither() -> None:
    game = table("p1: at=e7 hand=goblin:book+stones", "p2: at=a5")
    do(game, "play goblin:book+stones", "step e6", "pass")
    assert len(pile(game, "tokens")) == 6


@rule("KR-41")
def test_used_tokens_lie_face_up() -> None:
    game = table(f"p1: at=d7 hand={BOOK}", "p2: at=a5", "tokens: tome trap transfer", "tokens-used: trap")
    do(game, f"play {BOOK}", "step e7")
    assert seen(game)["tokens_used"]["cards"] == ["trap", "transfer"]
    assert seen(game, "p1")["tokens"] == {"count": 2, "cards": None}


@rule("KR-41")
def test_when_all_six_are_used_they_are_shuffled_again() -> None:
    lines = [f"p1: at=d7 hand={BOOK}", "p2: at=a5", "tokens: transfer", "tokens-used: transfer tome tome trap trap"]
    orders = set()
    for rng in (1, 77, 4711, 5000000):
        game = do(table(*lines, rng=rng), f"play {BOOK}", "step e7")
        assert last(game, "token")["card"] == "@card/transfer"
        assert pile(game, "tokens-used") == []
        assert sorted(pile(game, "tokens")) == ["tome", "tome", "transfer", "transfer", "trap", "trap"]
        orders.add(tuple(pile(game, "tokens")))
    assert len(orders) > 1


@rule("KR-41")
def test_a_position_with_no_token_face_down_cannot_be() -> None:
    with pytest.raises(ValueError, match="no token lies face down"):
        table("p1: at=d7", "p2: at=a5", "tokens:", "tokens-used: trap")


@rule("KR-43")
@pytest.mark.parametrize("token", ["transfer", "tome", "trap"])
def test_with_no_other_teleport_free_a_token_is_turned_but_nobody_is_transferred(token: str) -> None:
    game = table(
        f"p1: at=d7 hand={BOOK}", "p2: at=b5", "p3: at=f5", f"tokens: trap {token}", "looks: m1 h1", rigor="g10"
    )
    do(game, f"play {BOOK}", "step e7")
    assert (at(game), asked(game)) == ("e7 b5 f5 g10", "p2 card")
    assert looks(game, "p1") == (["h1"] if token == "trap" else [])
    assert tomes(game, "p1") == (["read-again"] if token == "tome" else [])


@rule("KR-35", "KR-43")
def test_a_teleport_is_free_if_neither_goblin_nor_rigor_stands_there() -> None:
    game = table(f"p1: at=d7 hand={BOOK}", "p2: at=b5", rigor="g10")
    assert choices(do(game, f"play {BOOK}", "step e7")) == ["teleport f5"]


# ---------------------------------------------------------------- Rigor Mortis

HIS = "rigor:book+stones"  # from d7 onto the teleport e7


@rule("KR-42")
def test_rigor_mortis_turns_no_token_and_may_go_to_any_empty_square_with_no_goblin_next_to_it() -> None:
    game = table(f"p1: at=b6 hand={HIS}", "p2: at=f9", rigor="d7")
    do(game, f"play {HIS}", "step e7")
    assert (asked(game), len(pile(game, "tokens"))) == ("p1 rigor-transfer", 6)
    all_in_use = {f"{column}{row}" for column in "abcdef" for row in range(5, 11)} | {"g10"}
    near = {"b6", "b5", "a6", "c6", "b7", "f9", "f8", "e9", "f10"}
    assert squares(game) == all_in_use - near - {"e7"}
    refused = {r["touches"]["squares"][0]: r["rule"] for r in game.decision()["refused"]}
    assert refused == dict.fromkeys(near - {"b6", "f9"}, "KR-42")
    do(game, "rigor a5")
    assert (at(game), asked(game)) == ("b6 f9 a5", "p2 card")  # on his first step: the second is gone
    assert told(game)[:3] == ["played", "rigor-moved", "rigor-transferred"]


@rule("KR-42", "KR-44")
def test_declining_on_his_first_step_he_keeps_the_second() -> None:
    game = table(f"p1: at=a6 hand={HIS}", "p2: at=f9", rigor="d7")
    do(game, f"play {HIS}", "step e7", "pass")
    assert (asked(game), choices(game)) == ("p1 move", ["step d7", "pass"])


@rule("KR-44")
def test_declining_on_his_second_step_ends_the_movement() -> None:
    game = table(f"p1: at=a6 hand={HIS}", "p2: at=f9", rigor="d6")
    assert asked(do(game, f"play {HIS}", "step d7", "step e7", "pass")) == "p2 card"


@rule("KR-44")
def test_entering_a_teleport_he_first_settles_a_catch_there() -> None:
    game = table(f"p1: at=a6 hand={HIS}", "p2: at=e7", rigor="d7")
    do(game, f"play {HIS}", "step e7")
    assert (asked(game), len(looks(game, "p2"))) == ("p2 banished", 1)
    assert asked(do(game, "teleport g10")) == "p1 rigor-transfer"
    assert "f10" not in squares(game)  # sky stands beside it now


@rule("KR-44", "KR-30", "KR-33")
def test_catching_the_own_goblin_on_a_teleport_ends_the_turn_before_any_transfer() -> None:
    game = table(f"p1: at=e7 hand={HIS}", "p2: at=a5", rigor="d7")
    do(game, f"play {HIS}", "step e7", "teleport g10")
    assert (asked(game), at(game)) == ("p2 card", "g10 a5 e7")


@rule("KR-43")
def test_with_no_other_teleport_free_he_is_not_transferred_either() -> None:
    game = table(f"p1: at=b5 hand={HIS}", "p2: at=f5", "p3: at=g10", rigor="d7")
    assert asked(do(game, f"play {HIS}", "step e7")) == "p1 move"


@rule("KR-45", "KR-42")
@pytest.mark.parametrize("square", ["a9", "b9", "a10", "b10"])
def test_he_may_travel_to_his_desk_and_takes_no_tome(square: str) -> None:
    game = table(f"p1: at=a6 hand={HIS}", "p2: at=f9", rigor="d7")
    do(game, f"play {HIS}", "step e7", f"rigor {square}")
    assert (asked(game), at(game), len(pile(game, "tomes"))) == ("p2 card", f"a6 f9 {square}", 18)


@rule("KR-45", "KR-42")
def test_but_not_to_a_square_of_the_desk_beside_a_goblin() -> None:
    game = do(table(f"p1: at=a8 hand={HIS}", "p2: at=f9", rigor="d7"), f"play {HIS}", "step e7")
    assert why(game, "rigor a9") == "goblin-near KR-42"
    assert {"b9", "a10", "b10"} < squares(game)


@rule("KR-45")
def test_landing_on_a_teleport_does_nothing() -> None:
    game = table(f"p1: at=a6 hand={HIS}", "p2: at=d9", rigor="d7")
    do(game, f"play {HIS}", "step e7", "rigor g10")
    assert (asked(game), at(game), len(pile(game, "tokens"))) == ("p2 card", "a6 d9 g10", 6)


@rule("KR-46")
def test_he_may_walk_onto_the_desk_and_takes_no_tome() -> None:
    game = table("p1: at=c6 hand=rigor:book+stones", "p2: at=a5", rigor="c9")
    do(game, "play rigor:book+stones", "step b9", "step b8")
    assert (at(game), len(pile(game, "tomes")), tomes(game, "p1")) == ("c6 a5 b8", 18, [])
