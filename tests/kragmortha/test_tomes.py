"""The desk, and the rules of all Magic Tomes: KR-60 to KR-68, KR-05."""

from __future__ import annotations

import random

import pytest

from lootkeep.kragmortha.box import shipped
from tests.kragmortha.library import at, hand, looks, next_turn, pile, seen, squares, table, tomes
from tests.rules import asked, choices, do, last, rule, told, why

TO_DESK = ("play goblin:book+scroll", "step a9")
AT_A8 = "p1: at=a8 hand=goblin:book+scroll"

# ---------------------------------------------------------------- the desk


@rule("KR-60", "KR-65")
def test_a_goblin_on_the_desk_takes_the_top_tome_and_goes_back_to_a_start_square() -> None:
    game = do(table(AT_A8, "p2: at=c5", "tomes: blink wild-ink"), *TO_DESK)
    assert (asked(game), tomes(game, "p1")) == ("p1 back-to-start", ["wild-ink"])
    assert seen(game, "p2")["players"][0]["tomes"][0] == {
        "tome": "wild-ink",
        "symbols": 2,
        "used": False,
        "ready": False,
    }
    assert choices(game) == ["place a5", "place b5", "place d5", "place e5", "place f5"]  # c5 is taken
    do(game, "place d5")
    assert (at(game), asked(game)) == ("d5 c5 d10", "p2 card")  # the first step has ended movement and turn
    assert told(game)[:4] == ["played", "moved", "tome", "put"]


@rule("KR-60", "KR-65")
def test_the_desk_ends_only_the_movement_of_the_goblin_shoved_there() -> None:
    game = table("p1: at=a7 hand=goblin:book+stones", "p2: at=a8")
    do(game, "play goblin:book+stones", "step a8", "shove sky > a9", "place c5")
    assert (asked(game), choices(game)) == ("p1 move", ["step b8", "step a9", "pass"])


@rule("KR-66")
def test_being_put_on_a_start_square_activates_no_teleport_and_shoves_nobody() -> None:
    game = do(table(AT_A8, "p2: at=c5"), *TO_DESK)
    assert "c5" not in squares(game)
    do(game, "place b5")
    assert (at(game), len(pile(game, "tokens")), asked(game)) == ("b5 c5 d10", 6, "p2 card")


@rule("KR-66")
def test_nor_is_anybody_put_beside_rigor_mortis_on_his_own_square() -> None:
    game = do(table(AT_A8, "p2: at=c5", rigor="d5"), *TO_DESK)
    assert squares(game) == {"a5", "b5", "e5", "f5"}


@rule("KR-67", "KR-04")
def test_with_no_start_square_free_the_squares_behind_are_used() -> None:
    others = [f"p{i + 2}: at={'abcdefg'[i]}1" for i in range(7)]
    game = do(table(AT_A8, *others, rigor="b2"), *TO_DESK)
    assert squares(game) == {"a2", "d2", "f2", "g2"}
    do(game, "place g2")
    assert asked(game) == "p2 card"


@rule("KR-67")
def test_else_the_free_squares_with_the_fewest_steps_from_the_starting_row() -> None:
    others = [f"p{i + 2}: at={'abcdef'[i]}1" for i in range(6)]
    game = do(table(AT_A8, *others, rigor="g1"), *TO_DESK)
    assert squares(game) == {"a2", "b2", "d2", "f2", "g2"}  # c2 and e2 are shelves


@rule("KR-67", "KR-30")
def test_a_caught_goblin_with_nowhere_else_to_go_goes_there_too() -> None:
    """With 7 or 8 seats there are seven teleports, so the start squares are asked only if all seven are taken."""
    teleports = ["a1", "g1", "d3", "b5", "f5", "e7"]
    others = [f"p{i + 2}: at={square}" for i, square in enumerate(teleports)]
    game = table("p1: at=f10 hand=goblin:scroll+ball", *others, "p8: at=b1", rigor="g10")
    do(game, "play goblin:scroll+ball", "step g10")
    assert squares(game) == {"c1", "d1", "e1", "f1"}


# ---------------------------------------------------------------- when Tomes are used


@rule("KR-61")
def test_tomes_are_used_in_ones_own_turn_and_turned_face_down() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=tired-legs", "p2: at=a5 hand=goblin:book+scroll tomes=blink")
    assert choices(game) == ["play goblin:book+scroll", "use tired-legs"]  # not sky's
    do(game, "use tired-legs", "choose sky")
    assert tomes(game, "p1") == ["tired-legs!"]
    assert why(game, "use tired-legs") == "tome-used KR-61"


@rule("KR-61", "KR-68")
def test_before_the_card_or_after_the_movement_but_not_between_the_steps() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=tired-legs", "p2: at=a5")
    assert "use tired-legs" in choices(game)
    do(game, "play goblin:book+scroll")
    assert choices(game) == ["step c7", "step b6"]
    do(game, "step c7")
    assert choices(game) == ["step c6", "pass"]
    do(game, "pass")
    assert (asked(game), choices(game)) == ("p1 after", ["use tired-legs", "end turn"])
    assert asked(do(game, "end turn")) == "p2 card"


@rule("KR-68", "KR-40")
def test_when_the_turn_has_ended_there_is_no_time_for_a_tome() -> None:
    game = do(table(f"{AT_A8} tomes=tired-legs", "p2: at=c5"), *TO_DESK, "place a5")
    assert asked(game) == "p2 card"


@rule("KR-62")
@pytest.mark.parametrize(
    ("symbols", "ids"),
    [
        (1, "clean-slate deep-pockets look-away scapegoat fair-exchange second-wind"),
        (2, "puppet-strings blink trade-places greased-floor planted-feet wild-ink"),
        (3, "long-arm tired-legs peephole fresh-hand bookmark read-again"),
    ],
)
def test_each_of_the_18_tomes_has_1_to_3_symbols(symbols: int, ids: str) -> None:
    assert [tome.id for tome in shipped("library").tomes if tome.symbols == symbols] == ids.split()


@rule("KR-63", "KR-70")
def test_when_the_last_tome_leaves_the_deck_the_game_ends() -> None:
    game = do(table(AT_A8, "p2: at=c5", "tomes: deep-pockets"), *TO_DESK)
    assert (asked(game), tomes(game, "p1")) == ("nobody over", ["deep-pockets"])
    assert told(game) == ["played", "moved", "tome", "last-tome"]


@rule("KR-63", "KR-40")
def test_by_a_token_too() -> None:
    game = table("p1: at=d7 hand=goblin:book+potion", "p2: at=a5", "tokens: tome", "tomes: blink")
    do(game, "play goblin:book+potion", "step e7")
    assert asked(game) == "p1 transfer"  # which comes before the Tome
    assert asked(do(game, "teleport b5")) == "nobody over"


@rule("KR-64")
def test_as_many_tomes_in_ones_own_turn_as_one_likes() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=tired-legs,wild-ink,clean-slate looks=h1", "p2: at=a5")
    do(game, "use tired-legs", "choose sky")
    assert choices(game) == ["play goblin:book+scroll", "use wild-ink", "use clean-slate"]
    do(game, "use wild-ink", "play goblin:book+scroll", "step c7", "pass")
    assert (asked(game), choices(game)) == ("p1 after", ["use clean-slate", "end turn"])
    do(game, "use clean-slate", "look h1")
    assert (looks(game, "p1"), tomes(game, "p1")) == ([], ["tired-legs!", "wild-ink!", "clean-slate!"])
    assert asked(game) == "p2 card"  # nothing is left to use


@rule("KR-64", "KR-61")
def test_each_tome_once_a_turn_even_with_read_again() -> None:
    """Read Again turns another one face up, but only from the next turn on: no turn goes on for ever."""
    every = "clean-slate,fair-exchange,puppet-strings,trade-places,greased-floor,wild-ink,long-arm"
    every += ",tired-legs,fresh-hand,bookmark,read-again"
    for seed in range(20):
        dice = random.Random(seed)
        game = table(
            f"p1: at=c6 hand=goblin:ball+ball,goblin:book+scroll tomes={every} looks=h1", "p2: at=c7 looks=m1", turn=9
        )
        used = []
        while asked(game).startswith("p1 ") or asked(game) == "p2 hand-limit":
            reading = [action for action in game.options() if game.notation(action).startswith("use ")]
            if asked(game) in ("p1 card", "p1 after") and reading:
                used.append(dice.choice(reading))
                game.apply(used[-1])
            else:
                game.apply(dice.choice(game.options()))
        assert len(used) == len(set(used)) > 2


@rule("KR-64", "KR-61")
def test_wild_ink_is_for_one_card_and_not_for_that_of_a_second_wind() -> None:
    hand = "goblin:book+scroll,goblin:book+stones"
    game = table(f"p1: at=c7 hand={hand} tomes=wild-ink,second-wind", "p2: at=a5")
    do(
        game,
        "use wild-ink",
        "play goblin:book+scroll",
        "step c8",
        "step c9",
        "use second-wind",
        "play goblin:book+stones",
    )
    assert squares(game) == {"d9", "b9", "c10"}  # a book, the desk, stones; not the potion of c8


@rule("KR-64", "KR-61")
def test_a_peep_is_no_use_of_a_tome() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=tired-legs,peephole", "p2: at=a5")
    do(game, "peep")
    assert choices(game) == ["play goblin:book+scroll", "use tired-legs"]
    do(game, "use tired-legs", "choose sky")
    assert choices(game) == ["play goblin:book+scroll"]  # once a turn


@rule("KR-64")
def test_one_reaction_to_an_event() -> None:
    game = table("p1: at=c6 hand=rigor:book+potion", "p2: at=d9 tomes=look-away,scapegoat", "p3: at=d8")
    do(game, "play rigor:book+potion", "step d9")
    assert (asked(game), choices(game)) == ("p2 look-due", ["use look-away", "use scapegoat", "pass"])
    do(game, "use scapegoat", "choose moss")
    assert (asked(game), tomes(game, "p2")) == ("p2 banished", ["look-away", "scapegoat!"])


@rule("KR-64", "KR-61")
def test_a_reaction_in_ones_own_turn_after_another_tome() -> None:
    game = table("p1: at=d8 hand=goblin:book+scroll,goblin:ball+ball tomes=look-away,wild-ink", "p2: at=a5", rigor="d9")
    do(game, "use wild-ink", "play goblin:book+scroll", "step d9")
    assert choices(game) == ["use look-away", "pass"]


@rule("KR-68")
def test_not_in_the_turn_it_was_drawn_in() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=tired-legs@7", "p2: at=a5", turn=7)
    assert choices(game) == ["play goblin:book+scroll"]
    assert why(game, "use tired-legs") == "tome-new KR-68"
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=tired-legs@6", "p2: at=a5", turn=7)
    assert "use tired-legs" in choices(game)


@rule("KR-68")
def test_not_as_a_reaction_either() -> None:
    for since, offered in ((3, False), (2, True)):
        game = table("p1: at=c6 hand=rigor:book+potion", f"p2: at=d9 tomes=look-away@{since}", turn=3)
        do(game, "play rigor:book+potion", "step d9")
        assert (asked(game) == "p2 look-due") == offered


@rule("KR-68")
def test_a_tome_drawn_in_anothers_turn_can_be_used_in_ones_next() -> None:
    game = table("p1: at=a7 hand=goblin:book+stones", "p2: at=a8 hand=goblin:ball+ball", "tomes: blink tired-legs")
    do(game, "play goblin:book+stones", "step a8", "shove sky > a9", "place c5", "pass")
    assert choices(game) == ["play goblin:ball+ball", "use tired-legs"]


@rule("KR-68", "KR-14")
def test_a_stuck_hand_is_judged_without_tomes_but_one_may_be_used_first() -> None:
    game = table("p1: at=g10 hand=goblin:scroll+potion tomes=wild-ink,second-wind", "p2: at=a5")
    assert choices(game) == ["show hand", "use wild-ink"]
    do(game, "use wild-ink")
    assert choices(game) == ["play goblin:scroll+potion"]


@rule("KR-61")
@pytest.mark.parametrize(
    "tome", ["clean-slate", "fair-exchange", "second-wind", "trade-places", "long-arm", "read-again"]
)
def test_a_tome_that_would_do_nothing_is_not_offered(tome: str) -> None:
    game = table(f"p1: at=b5 hand=goblin:ball+ball tomes={tome}", "p2: at=f9")
    assert choices(game) == ["play goblin:ball+ball"]


# ---------------------------------------------------------------- the hand


@rule("KR-05")
def test_the_hand_limit_is_three() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5")
    assert seen(game)["players"][0]["limit"] == 3
    assert len(hand(next_turn(game), "p1")) == 3


@rule("KR-05")
@pytest.mark.parametrize(
    ("has", "limit"),
    [("tomes=deep-pockets", 4), ("looks=d3", 2), ("tomes=deep-pockets looks=d3", 3), ("looks=d1,h1", 3)],
)
def test_deep_pockets_and_d3_change_it(has: str, limit: int) -> None:
    game = table(f"p1: at=c6 hand=goblin:book+scroll {has}", "p2: at=a5")
    assert seen(game)["players"][0]["limit"] == limit
    assert len(hand(next_turn(game), "p1")) == limit


@rule("KR-05")
@pytest.mark.parametrize("penance", [0, 1, 2])
def test_excess_is_discarded_at_once_the_owner_choosing_in_every_mode(penance: int) -> None:
    game = table(
        "p1: at=c6 hand=rigor:book+potion",
        "p2: at=d9 hand=goblin:book+scroll,goblin:book+potion,rigor:ball+ball",
        "looks: h1 d3",
        penance=penance,
    )
    do(game, "play rigor:book+potion", "step d9")
    assert asked(game) == "p2 hand-limit"
    assert choices(game) == ["discard goblin:book+scroll", "discard goblin:book+potion", "discard rigor:ball+ball"]
    do(game, "discard goblin:book+potion")
    assert (asked(game), hand(game, "p2")) == ("p2 banished", ["goblin:book+scroll", "rigor:ball+ball"])
    assert last(game, "discarded")["card"] == "@card/goblin:book+potion"


@rule("KR-05")
def test_with_the_limit_met_nothing_is_discarded_and_nothing_drawn() -> None:
    game = table("p1: at=d9 hand=goblin:scroll+ball,goblin:book+ball,rigor:ball+ball", "p2: at=a5", "looks: h1 d3")
    do(game, "play goblin:scroll+ball", "step d10")
    assert asked(game) == "p1 banished"  # two cards are left: no discard
    do(game, "teleport b5")
    assert hand(game, "p1") == ["goblin:book+ball", "rigor:ball+ball"]
    assert looks(game, "p1") == ["d3"]
