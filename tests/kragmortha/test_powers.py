"""Each of the 18 Magic Tomes."""

from __future__ import annotations

import pytest

from tests.kragmortha.library import at, call, hand, looks, pile, seen, squares, table, tomes
from tests.rules import asked, choices, do, last, rule, told, why

# ---------------------------------------------------------------- Looks


@rule("KR-61")
def test_clean_slate_puts_one_of_your_looks_under_its_deck() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball tomes=clean-slate looks=h1,m1", "p2: at=a5", "looks: w1 l1")
    do(game, "use clean-slate")
    assert choices(game) == ["look h1", "look m1"]
    do(game, "look h1")
    assert (looks(game, "p1"), pile(game, "looks"), asked(game)) == (["m1"], ["h1", "w1", "l1"], "p1 card")
    assert seen(game, "p2")["look_deck"]["cards"] == ["h1", "?", "?"]


@rule("KR-61", "KR-53")
def test_clean_slate_wipes_a_scolding_too() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball tomes=clean-slate scoldings=1", "p2: at=a5", "looks: w1")
    do(game, "use clean-slate", "look scolding")
    assert (looks(game, "p1"), pile(game, "looks")) == ([], ["w1"])


@rule("KR-05", "KR-61")
def test_deep_pockets_hold_one_card_more_and_draw_it_now() -> None:
    game = table(
        "p1: at=a8 hand=goblin:book+scroll,rigor:ball+ball,rigor:ball+ball", "p2: at=c5", "tomes: blink deep-pockets"
    )
    do(game, "play goblin:book+scroll", "step a9")
    assert (asked(game), len(hand(game, "p1"))) == ("p1 back-to-start", 3)
    do(game, "place a5")
    assert (len(hand(game, "p1")), tomes(game, "p1")) == (4, ["deep-pockets"])  # never turned face down


@rule("KR-05", "KR-60")
def test_deep_pockets_draw_at_once_in_anothers_turn() -> None:
    game = table(
        "p1: at=a7 hand=goblin:book+stones",
        "p2: at=a8 hand=rigor:ball+ball,rigor:ball+ball,goblin:ball+ball",
        "tomes: blink deep-pockets",
    )
    do(game, "play goblin:book+stones", "step a8", "shove sky > a9")
    assert len(hand(game, "p2")) == 4


CATCH = ("play rigor:book+potion", "step d9")
HIM = "p1: at=c6 hand=rigor:book+potion"


@rule("KR-64", "KR-72")
def test_look_away_cancels_the_look_before_it_is_seen() -> None:
    game = do(table(HIM, "p2: at=d9 tomes=look-away", "looks: w1 h1"), *CATCH)
    assert (asked(game), choices(game)) == ("p2 look-due", ["use look-away", "pass"])
    assert looks(game, "p2") == []
    do(game, "use look-away")
    assert (looks(game, "p2"), pile(game, "looks"), tomes(game, "p2")) == ([], ["w1", "h1"], ["look-away!"])
    assert asked(game) == "p2 banished"  # still to a teleport


@rule("KR-64")
def test_look_away_may_be_kept_for_later() -> None:
    game = do(table(HIM, "p2: at=d9 tomes=look-away", "looks: w1 h1"), *CATCH, "pass")
    assert (looks(game, "p2"), tomes(game, "p2"), asked(game)) == (["h1"], ["look-away"], "p2 banished")


@rule("KR-64")
def test_look_away_is_offered_to_its_holder_only() -> None:
    game = do(table(f"{HIM} tomes=look-away", "p2: at=d9", "p3: at=a5 tomes=scapegoat"), *CATCH)
    assert (asked(game), len(looks(game, "p2"))) == ("p2 banished", 1)


@rule("KR-64", "KR-40")
def test_look_away_helps_against_a_trap() -> None:
    game = table("p1: at=d7 hand=goblin:book+potion tomes=look-away", "p2: at=a5", "tokens: tome trap")
    do(game, "play goblin:book+potion", "step e7", "teleport g10")
    assert (asked(game), choices(game)) == ("p1 look-due", ["use look-away", "pass"])
    do(game, "use look-away")
    assert (looks(game, "p1"), asked(game), at(game)) == ([], "p2 card", "g10 a5 d10")


@rule("KR-64", "KR-54")
def test_look_away_helps_against_a_slip() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball", "p2: at=a5 looks=m1 tomes=look-away", penance=1)
    call(game, "p2", "slip sky m1")
    call(game, "p1", "catch ember > sky")
    assert asked(game) == "p2 look-due"
    do(game, "use look-away")
    assert (looks(game, "p2"), asked(game)) == (["m1"], "p1 card")


@rule("KR-72")
def test_look_away_can_stop_the_end_of_the_game() -> None:
    game = do(table(HIM, "p2: at=d9 tomes=look-away looks=h1,m1,l1"), *CATCH)
    assert asked(game) == "p2 look-due"
    assert asked(do(game, "use look-away", "teleport b5")) == "p1 move"


@rule("KR-64")
def test_scapegoat_gives_the_look_to_a_goblin_next_to_yours_which_does_not_move() -> None:
    game = do(table(HIM, "p2: at=d9 tomes=scapegoat", "p3: at=d8", "p4: at=c9", "looks: w1 h1"), *CATCH)
    do(game, "use scapegoat")
    assert (asked(game), choices(game)) == ("p2 pick-scapegoat", ["choose moss", "choose amber"])
    do(game, "choose amber")
    assert (looks(game, "p2"), looks(game, "p4"), asked(game)) == ([], ["h1"], "p2 banished")
    do(game, "teleport b5")
    assert at(game) == "c6 b5 d8 c9 d9"


@rule("KR-64", "KR-20")
def test_scapegoat_may_name_the_shover_who_stands_beside_you() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+stones", "p2: at=c7 tomes=scapegoat", "looks: w1 h1", rigor="c8")
    do(game, "play goblin:scroll+stones", "step c7", "shove sky > c8", "use scapegoat")
    assert (asked(game), choices(game)) == ("p2 pick-scapegoat", ["choose ember"])
    do(game, "choose ember")
    assert (looks(game, "p1"), looks(game, "p2"), asked(game)) == (["h1"], [], "p2 banished")


@rule("KR-64")
def test_scapegoat_with_nobody_there_is_no_use() -> None:
    game = do(table(HIM, "p2: at=d9 tomes=scapegoat", "p3: at=e8"), *CATCH)
    assert (asked(game), len(looks(game, "p2"))) == ("p2 banished", 1)


@rule("KR-64", "KR-40")
def test_scapegoat_looks_where_the_goblin_stands_when_the_look_is_due() -> None:
    """By a trap: after the transfer."""
    game = table("p1: at=d7 hand=goblin:book+potion tomes=scapegoat", "p2: at=f10", "p3: at=d6", "tokens: tome trap")
    do(game, "play goblin:book+potion", "step e7", "teleport g10", "use scapegoat")
    assert choices(game) == ["choose sky"]


@rule("KR-64")
def test_a_scapegoat_may_look_away() -> None:
    game = do(table(HIM, "p2: at=d9 tomes=scapegoat", "p3: at=d8 tomes=look-away"), *CATCH)
    do(game, "use scapegoat", "choose moss")
    assert asked(game) == "p3 look-due"
    do(game, "use look-away")
    assert (looks(game, "p2"), looks(game, "p3"), asked(game)) == ([], [], "p2 banished")


@rule("KR-52", "KR-64")
def test_a_scapegoats_fourth_look_ends_the_game() -> None:
    game = do(table(HIM, "p2: at=d9 tomes=scapegoat", "p3: at=d8 looks=h1,m1,l1"), *CATCH)
    assert asked(do(game, "use scapegoat", "choose moss")) == "nobody over"
    assert last(game, "thrown-out") == {"seat": "@seat/2"}


@rule("KR-61")
def test_fair_exchange_swaps_two_looks_and_nobody_ends_with_a_symbol_twice() -> None:
    game = table(
        "p1: at=c6 hand=goblin:ball+ball tomes=fair-exchange looks=h1,m1", "p2: at=a5 looks=m2,l1", "p3: at=d5"
    )
    do(game, "use fair-exchange")
    assert choices(game) == ["choose sky"]  # moss has none
    do(game, "choose sky")
    assert choices(game) == ["look h1", "look m1"]
    do(game, "look m1")
    assert choices(game) == ["look m2"]  # with l1 sky would have two mouths
    do(game, "look m2")
    assert (looks(game, "p1"), looks(game, "p2"), asked(game)) == (["h1", "m2"], ["l1", "m1"], "p1 card")


@rule("KR-61")
def test_fair_exchange_other_way() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball tomes=fair-exchange looks=h1,m1", "p2: at=a5 looks=m2,l1")
    assert choices(do(game, "use fair-exchange", "choose sky", "look h1")) == ["look l1"]


@rule("KR-61", "KR-53")
def test_fair_exchange_takes_blanks_too() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball tomes=fair-exchange looks=h1", "p2: at=a5 scoldings=1")
    do(game, "use fair-exchange", "choose sky", "look h1", "look scolding")
    assert (looks(game, "p1"), looks(game, "p2")) == (["scolding"], ["h1"])


@rule("KR-05", "KR-61")
def test_fair_exchange_may_give_away_d3_and_with_it_a_card() -> None:
    game = table(
        "p1: at=c6 hand=goblin:ball+ball tomes=fair-exchange looks=d3",
        "p2: at=a5 looks=h1 hand=rigor:ball+ball,rigor:ball+ball,goblin:ball+ball",
    )
    do(game, "use fair-exchange", "choose sky", "look d3", "look h1")
    assert (asked(game), seen(game)["players"][1]["limit"]) == ("p2 hand-limit", 2)
    assert asked(do(game, "discard rigor:ball+ball")) == "p1 card"


# ---------------------------------------------------------------- movement


@rule("KR-61")
def test_second_wind_plays_one_more_card_after_the_move() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll,rigor:book+stones tomes=second-wind", "p2: at=a5")
    assert "use second-wind" not in choices(game)  # only after the move
    do(game, "play goblin:book+scroll", "step c7", "pass", "use second-wind")
    assert (asked(game), choices(game)) == ("p1 card", ["play rigor:book+stones"])
    do(game, "play rigor:book+stones", "step d9", "step e9")
    assert (at(game), asked(game), len(hand(game, "p1"))) == ("c7 a5 e9", "p2 card", 3)


@rule("KR-61", "KR-65")
def test_second_wind_is_no_use_when_the_turn_has_ended() -> None:
    game = table("p1: at=a8 hand=goblin:book+scroll,goblin:ball+ball tomes=second-wind", "p2: at=c5")
    assert asked(do(game, "play goblin:book+scroll", "step a9", "place a5")) == "p2 card"


@rule("KR-61")
def test_second_wind_needs_a_card_that_can_be_played() -> None:
    game = table("p1: at=g10 hand=goblin:book+ball tomes=second-wind", "p2: at=a5")
    assert asked(do(game, "play goblin:book+ball", "step f10", "pass")) == "p2 card"


@rule("KR-61", "KR-54", "KR-05")
def test_a_second_card_that_is_lost_meanwhile_is_not_owed() -> None:
    """A slip brings D3, and ember discards the only card that could be played."""
    game = table(
        "p1: at=g10 hand=goblin:book+ball,goblin:book+scroll,goblin:scroll+potion,goblin:scroll+potion"
        " tomes=second-wind looks=m1",
        "p2: at=f10 tomes=planted-feet",
        "looks: w1 d3",
        penance=1,
    )
    do(game, "play goblin:book+ball", "step f10", "shove sky > f9", "use planted-feet", "use second-wind")
    call(game, "p1", "slip ember m1")
    assert asked(call(game, "p2", "catch sky > ember")) == "p1 hand-limit"
    do(game, "discard goblin:book+scroll")
    assert (asked(game), hand(game, "p1")) == ("p2 card", ["goblin:scroll+potion", "goblin:scroll+potion"])


@rule("KR-61")
def test_puppet_strings_move_rigor_mortis_one_square_whatever_its_symbol() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=puppet-strings", "p2: at=e10")
    do(game, "use puppet-strings")
    assert choices(game) == ["rigor d9", "rigor e10", "rigor c10"]
    do(game, "rigor e10")
    assert (asked(game), len(looks(game, "p2"))) == ("p2 banished", 1)
    assert asked(do(game, "teleport b5")) == "p1 card"  # the card is still to be played


@rule("KR-61", "KR-42")
def test_on_puppet_strings_he_does_not_transfer() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=puppet-strings", "p2: at=a5", rigor="d7")
    assert asked(do(game, "use puppet-strings", "rigor e7")) == "p1 card"


@rule("KR-61")
def test_puppet_strings_after_the_card() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=puppet-strings", "p2: at=a5")
    do(game, "play goblin:book+scroll", "step c7", "pass", "use puppet-strings", "rigor d9")
    assert (at(game), asked(game)) == ("c7 a5 d9", "p2 card")


@rule("KR-33", "KR-30")
def test_puppet_strings_onto_the_own_goblin_end_the_turn() -> None:
    game = table("p1: at=d9 hand=goblin:book+scroll tomes=puppet-strings", "p2: at=a5")
    do(game, "use puppet-strings", "rigor d9", "teleport b5")
    assert asked(game) == "p2 card"
    assert hand(game, "p1").count("goblin:book+scroll") >= 1  # no card was played


@rule("KR-61")
def test_blink_goes_to_any_free_teleport_instead_of_a_card_and_ends_the_turn() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=blink", "p2: at=f5", rigor="g10")
    do(game, "use blink")
    assert choices(game) == ["teleport b5", "teleport e7"]
    do(game, "teleport e7")
    assert (at(game), asked(game), len(pile(game, "tokens"))) == ("e7 f5 g10", "p2 card", 6)
    assert pile(game, "discards") == []


@rule("KR-61")
def test_blink_is_not_for_after_the_card() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=blink", "p2: at=f5")
    assert asked(do(game, "play goblin:book+scroll", "step c7", "pass")) == "p2 card"


@rule("KR-61", "KR-35")
def test_blink_needs_a_free_teleport() -> None:
    game = table("p1: at=e7 hand=goblin:ball+ball tomes=blink", "p2: at=f5", "p3: at=b5", rigor="g10")
    assert why(game, "use blink") == "tome-idle KR-61"


@rule("KR-61")
def test_trade_places_swaps_squares_before_the_card() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball tomes=trade-places", "p2: at=d9", "p3: at=b5")
    do(game, "use trade-places")
    assert choices(game) == ["choose sky"]  # moss stands on a teleport
    do(game, "choose sky")
    assert (at(game), asked(game)) == ("d9 c6 b5 d10", "p1 card")


@rule("KR-61")
def test_trade_places_is_for_plain_floor_on_both_sides() -> None:
    game = table("p1: at=e7 hand=goblin:ball+ball tomes=trade-places", "p2: at=d9")
    assert why(game, "use trade-places") == "tome-idle KR-61"


GREASED = ("use greased-floor", "play goblin:scroll+potion", "step c7")
SLIPPERY = "p1: at=c6 hand=goblin:scroll+potion tomes=greased-floor"


@rule("KR-61")
def test_on_a_greased_floor_a_shoved_goblin_goes_on_one_square_straight() -> None:
    game = do(table(SLIPPERY, "p2: at=c7"), *GREASED, "shove sky > c8")
    assert (at(game), asked(game)) == ("c7 c9 d10", "p1 move")
    assert last(game, "slid") == {"seat": "@seat/1", "square": "c9"}


@rule("KR-61", "KR-40")
def test_it_may_slide_onto_a_teleport() -> None:
    game = do(table(SLIPPERY, "p2: at=c7"), *GREASED, "shove sky > d7")
    assert asked(game) == "p2 transfer"


@rule("KR-61", "KR-60")
def test_or_onto_the_desk() -> None:
    game = table("p1: at=b6 hand=goblin:scroll+potion tomes=greased-floor", "p2: at=b7")
    do(game, "use greased-floor", "play goblin:scroll+potion", "step b7", "shove sky > b8")
    assert (asked(game), len(tomes(game, "p2"))) == ("p2 back-to-start", 1)


@rule("KR-61")
@pytest.mark.parametrize(("rigor", "p3"), [("c9", "a5"), ("d10", "c9")])
def test_the_next_square_must_be_empty(rigor: str, p3: str) -> None:
    game = do(table(SLIPPERY, "p2: at=c7", f"p3: at={p3}", rigor=rigor), *GREASED, "shove sky > c8")
    assert at(game).split()[:2] == ["c7", "c8"]


@rule("KR-61")
def test_nobody_slides_from_a_teleport_nor_off_the_floor() -> None:
    game = table("p1: at=c7 hand=goblin:stones+ball tomes=greased-floor", "p2: at=d7", "tokens: transfer")
    do(game, "use greased-floor", "play goblin:stones+ball", "step d7", "shove sky > e7")
    assert (asked(game), at(game)) == ("p2 transfer", "d7 e7 d10")
    game = table("p1: at=d6 hand=goblin:book+ball tomes=greased-floor", "p2: at=e6")
    do(game, "use greased-floor", "play goblin:book+ball", "step e6", "shove sky > f6")
    assert at(game) == "e6 f6 d10"  # g6 is a shelf


@rule("KR-61")
def test_only_goblins_that_yours_shoves_slide() -> None:
    game = table(SLIPPERY, "p2: at=c7", "p3: at=b7")
    do(game, *GREASED, "shove sky > b7", "shove moss > b8")
    assert at(game).split()[2] == "b8"  # shoved by sky: b9, the desk, stays far


@rule("KR-61", "KR-64")
def test_who_is_shoved_with_a_long_arm_slides_too() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion tomes=greased-floor,long-arm", "p2: at=c7", rigor="f9")
    do(game, "use greased-floor", "use long-arm", "choose sky", "shove sky > c8")
    assert (at(game), asked(game)) == ("c6 c9 f9", "p1 card")


@rule("KR-61", "KR-64")
def test_who_stands_firm_does_not_slide() -> None:
    game = table(SLIPPERY, "p2: at=c7 tomes=planted-feet", rigor="f9")
    do(game, *GREASED, "shove sky > c8", "use planted-feet")
    assert (at(game), asked(game)) == ("c6 c7 f9", "p2 card")
    assert told(game)[2:] == ["moved", "shoved", "used", "returned", "returned", "drew", "drew", "drew", "turn"]


@rule("KR-61")
def test_the_grease_is_gone_the_next_turn() -> None:
    game = table(SLIPPERY, "p2: at=a6 hand=goblin:book+ball", "p3: at=b6")
    do(game, "use greased-floor", "play goblin:scroll+potion", "step c7", "pass")
    do(game, "play goblin:book+ball", "step b6", "shove moss > c6")
    assert at(game).split()[2] == "c6"


SHOVE = ("play goblin:scroll+potion", "step c7")


@rule("KR-64", "KR-61")
def test_planted_feet_refuse_a_shove_and_end_the_movement() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7 tomes=planted-feet")
    do(game, *SHOVE, "shove sky > c8")
    assert (asked(game), choices(game)) == ("p2 refuse-shove", ["use planted-feet", "pass"])
    do(game, "use planted-feet")
    assert (at(game), asked(game), tomes(game, "p2")) == ("c6 c7 d10", "p2 card", ["planted-feet!"])
    assert pile(game, "discards") == ["goblin:scroll+potion"]


@rule("KR-64")
def test_planted_feet_may_stay_unused() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7 tomes=planted-feet")
    do(game, *SHOVE, "shove sky > d7", "pass")
    assert (at(game), asked(game), tomes(game, "p2")) == ("c7 d7 d10", "p1 move", ["planted-feet"])


@rule("KR-64", "KR-22")
def test_planted_feet_cancel_the_whole_chain() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7 tomes=planted-feet", rigor="d8")
    do(game, *SHOVE, "shove sky > d7", "shove moss > d8")
    assert asked(game) == "p3 refuse-shove"
    do(game, "use planted-feet")
    assert (at(game), asked(game), looks(game, "p3")) == ("c6 c7 d7 d8", "p2 card", [])


@rule("KR-64")
def test_planted_feet_are_for_those_who_are_shoved() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=a5 tomes=planted-feet")
    assert asked(do(game, *SHOVE, "shove sky > d7")) == "p1 move"


@rule("KR-64", "KR-37")
def test_planted_feet_on_the_second_step_leave_the_first_as_it_was() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=b7 tomes=planted-feet")
    do(game, "play goblin:book+scroll", "step b6", "step b7", "shove sky > b8", "use planted-feet")
    assert (at(game), asked(game)) == ("b6 b7 d10", "p2 card")


@rule("KR-64", "KR-68")
def test_planted_feet_leave_time_for_a_tome() -> None:
    game = table(
        "p1: at=c6 hand=goblin:scroll+potion,goblin:ball+ball tomes=second-wind", "p2: at=c7 tomes=planted-feet"
    )
    do(game, *SHOVE, "shove sky > d7", "use planted-feet")
    assert choices(game) == ["use second-wind", "end turn"]
    do(game, "use second-wind", "play goblin:ball+ball", "step c7")
    assert asked(game) == "p1 shove"


@rule("KR-61", "KR-12")
def test_wild_ink_makes_one_symbol_a_crystal_ball() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=wild-ink", "p2: at=a5")
    do(game, "use wild-ink", "play goblin:book+scroll")
    assert squares(game) == {"c5", "d6", "c7", "b6"}
    do(game, "step c5")  # potion: one symbol is used as a ball, the other must fit
    assert squares(game) == {"d5", "c6"}
    assert why(game, "step b5") == "symbol KR-12"


@rule("KR-61", "KR-18")
def test_wild_ink_leaves_the_choice_of_the_symbol_open() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=wild-ink", "p2: at=a5")
    do(game, "use wild-ink", "play goblin:book+scroll", "step c7")
    assert squares(game) == {"c6", "d7", "c8", "b7"}  # the scroll was used as it is, the book is wild


@rule("KR-61")
def test_wild_ink_dries_with_the_turn() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=wild-ink", "p2: at=a5 hand=goblin:book+scroll")
    do(game, "use wild-ink", "play goblin:book+scroll", "step c7", "pass")
    assert choices(game) == ["show hand"]  # at a5 are potion and stones


@rule("KR-61", "KR-21")
def test_long_arm_shoves_a_neighbour_without_moving_besides_the_card() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=long-arm", "p2: at=c7", "p3: at=d5")
    do(game, "use long-arm")
    assert choices(game) == ["choose sky"]  # moss stands at a corner
    do(game, "choose sky")
    assert choices(game) == ["shove sky > d7", "shove sky > c8", "shove sky > b7"]  # never onto your own square
    do(game, "shove sky > c8")
    assert (at(game), asked(game)) == ("c6 c8 d5 d10", "p1 card")


@rule("KR-61", "KR-22")
def test_long_arm_starts_chains_and_can_be_used_after_the_move() -> None:
    game = table("p1: at=b6 hand=goblin:book+scroll tomes=long-arm", "p2: at=c7", "p3: at=c8")
    do(game, "play goblin:book+scroll", "step c6", "pass", "use long-arm", "choose sky", "shove sky > c8")
    assert asked(game) == "p2 shove"
    do(game, "shove moss > c9")
    assert (at(game), asked(game)) == ("c6 c8 c9 d10", "p2 card")


@rule("KR-61", "KR-37")
def test_long_arm_shoves_into_rigor_mortis_and_the_turn_goes_on() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=long-arm", "p2: at=c7", rigor="c8")
    do(game, "use long-arm", "choose sky", "shove sky > c8", "teleport b5")
    assert (asked(game), len(looks(game, "p2"))) == ("p1 card", 1)


@rule("KR-61", "KR-64")
def test_planted_feet_resist_a_long_arm() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=long-arm", "p2: at=c7 tomes=planted-feet")
    do(game, "use long-arm", "choose sky", "shove sky > c8", "use planted-feet")
    assert (at(game), asked(game)) == ("c6 c7 d10", "p1 card")
    do(game, "play goblin:book+scroll")
    assert squares(game) == {"b6", "c7"}  # the card is still to be carried out


@rule("KR-61")
def test_tired_legs_take_one_step_at_most_with_each_card_of_the_next_turn() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=tired-legs", "p2: at=d8 hand=goblin:ball+ball", "p3: at=f9")
    do(game, "use tired-legs")
    assert choices(game) == ["choose sky", "choose moss"]
    do(game, "choose sky", "play goblin:book+scroll", "step c7", "step c6")
    assert seen(game)["players"][1]["tired"]
    do(game, "play goblin:ball+ball", "step d7")
    assert (asked(game), seen(game)["players"][1]["tired"]) == ("p3 card", False)


@rule("KR-61")
def test_tired_legs_slow_rigor_mortis_and_a_second_wind_too() -> None:
    game = table("p1: at=c6 hand=rigor:book+stones,goblin:book+scroll tired=1 tomes=second-wind", "p2: at=a5")
    do(game, "play rigor:book+stones", "step d9", "use second-wind", "play goblin:book+scroll", "step c7")
    assert asked(game) == "p2 card"


@rule("KR-61", "KR-14")
def test_a_lost_turn_uses_tired_legs_up() -> None:
    game = table("p1: at=g10 hand=goblin:scroll+potion tired=1", "p2: at=a5")
    do(game, "show hand")
    assert not seen(game)["players"][0]["tired"]


# ---------------------------------------------------------------- cards


@rule("KR-61", "KR-64")
def test_peephole_looks_secretly_at_the_top_token_once_in_each_own_turn() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=peephole", "p2: at=a5", "tokens: transfer tome trap")
    do(game, "peep")
    assert seen(game, "p1")["tokens"]["cards"] == ["?", "?", "trap"]
    assert seen(game, "p2")["tokens"]["cards"] is None
    assert seen(game)["tokens"]["cards"] is None
    told_to = {seat: game.events(seat)[-1]["args"]["card"] for seat in (0, 1, None)}
    assert told_to == {0: "@card/trap", 1: "@card/?", None: "@card/?"}
    assert (choices(game), tomes(game, "p1")) == (["play goblin:book+scroll"], ["peephole"])  # lasting
    assert not game.can_undo(0)
    tops = {(pile(game.redeal(0, seed), "tokens")[-1], pile(game.redeal(1, seed), "tokens")[-1]) for seed in range(20)}
    assert {mine for mine, _ in tops} == {"trap"}
    assert {theirs for _, theirs in tops} == {"transfer", "tome", "trap"}


@rule("KR-61")
def test_peephole_after_the_movement_and_again_the_next_turn() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll tomes=peephole", "p2: at=a6 hand=goblin:ball+ball")
    do(game, "play goblin:book+scroll", "step c7", "pass")
    assert choices(game) == ["peep", "end turn"]
    do(game, "peep")
    assert asked(game) == "p2 card"
    do(game, "play goblin:ball+ball", "step a7", "pass")
    assert "peep" in choices(game)


@rule("KR-41", "KR-61")
def test_peephole_sees_a_token_even_when_the_last_has_just_been_used() -> None:
    game = table(
        "p1: at=d7 hand=goblin:book+potion",
        "p2: at=a5 hand=goblin:ball+ball tomes=peephole",
        "tokens: transfer",
        "tokens-used: transfer tome tome trap trap",
    )
    do(game, "play goblin:book+potion", "step e7", "teleport b5")
    assert "peep" in choices(game)
    assert seen(do(game, "peep"), "p2")["tokens"]["count"] == 6


@rule("KR-61")
def test_fresh_hand_discards_any_of_your_cards_and_draws_as_many() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll,goblin:book+potion,rigor:book+ball tomes=fresh-hand",
        "p2: at=a5",
        "deck: rigor:ball+ball goblin:ball+ball goblin:stones+ball",
    )
    do(game, "use fresh-hand")
    assert choices(game)[-1] == "pass"
    do(game, "discard goblin:book+scroll", "discard rigor:book+ball", "pass")
    assert hand(game, "p1") == ["goblin:book+potion", "goblin:stones+ball", "goblin:ball+ball"]
    assert (asked(game), pile(game, "discards")) == ("p1 card", ["goblin:book+scroll", "rigor:book+ball"])


@rule("KR-61")
def test_fresh_hand_may_be_all_new() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll,goblin:book+potion tomes=fresh-hand", "p2: at=a5")
    do(game, "use fresh-hand", "discard goblin:book+scroll", "discard goblin:book+potion")
    assert (asked(game), len(hand(game, "p1"))) == ("p1 card", 2)


@rule("KR-61")
def test_bookmark_sees_three_keeps_one_discards_one_and_orders_the_rest() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll,rigor:book+ball tomes=bookmark",
        "p2: at=a5",
        "deck: rigor:ball+ball goblin:book+stones goblin:ball+ball goblin:stones+ball",
    )
    do(game, "use bookmark")
    assert asked(game) == "p1 bookmark-keep"
    assert set(choices(game)) == {"keep goblin:book+stones", "keep goblin:ball+ball", "keep goblin:stones+ball"}
    do(game, "keep goblin:ball+ball")
    assert choices(game) == ["discard goblin:book+scroll", "discard goblin:ball+ball", "discard rigor:book+ball"]
    do(game, "discard rigor:book+ball")
    assert set(choices(game)) == {"top goblin:book+stones", "top goblin:stones+ball"}
    do(game, "top goblin:stones+ball", "top goblin:book+stones")
    assert pile(game, "deck") == ["rigor:ball+ball", "goblin:stones+ball", "goblin:book+stones"]  # the last on top
    assert hand(game, "p1") == ["goblin:book+scroll", "goblin:ball+ball"]
    assert (asked(game), pile(game, "discards")) == ("p1 card", ["rigor:book+ball"])


@rule("KR-61", "KR-02")
def test_what_a_bookmark_shows_stays_its_readers_secret() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll,rigor:book+ball tomes=bookmark",
        "p2: at=a5 hand=goblin:book+potion",
        "deck: rigor:ball+ball goblin:book+ball goblin:book+stones goblin:ball+ball goblin:stones+ball",
    )
    do(game, "use bookmark")
    assert seen(game, "p1")["deck"]["cards"] == [
        "?",
        "?",
        "goblin:book+stones",
        "goblin:ball+ball",
        "goblin:stones+ball",
    ]
    assert seen(game, "p2")["deck"]["cards"] is None
    do(game, "keep goblin:ball+ball")
    assert [game.events(seat)[-1]["args"]["card"] for seat in (0, 1)] == ["@card/goblin:ball+ball", "@card/?"]
    do(game, "discard rigor:book+ball", "top goblin:stones+ball", "top goblin:book+stones")
    for seed in range(12):
        assert pile(game.redeal(0, seed), "deck")[-2:] == ["goblin:stones+ball", "goblin:book+stones"]
    others = {tuple(pile(game.redeal(1, seed), "deck")[-2:]) for seed in range(12)}
    assert len(others) > 2


@rule("KR-61", "KR-17")
def test_bookmark_reshuffles_first_if_fewer_than_three_are_left() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll tomes=bookmark",
        "p2: at=a5",
        "deck: goblin:ball+ball",
        "discards: goblin:book+stones rigor:ball+ball goblin:stones+ball",
    )
    do(game, "use bookmark")
    assert (len(choices(game)), len(pile(game, "deck")), pile(game, "discards")) == (3, 4, [])
    assert "keep goblin:ball+ball" in choices(game)


@rule("KR-61", "KR-68")
def test_read_again_turns_a_used_tome_face_up_for_the_next_turn() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll tomes=read-again,wild-ink!,blink!",
        "p2: at=a6 hand=goblin:ball+ball",
        turn=5,
    )
    do(game, "use read-again")
    assert choices(game) == ["use wild-ink", "use blink"]  # another, not itself
    do(game, "use blink")
    assert tomes(game, "p1") == ["read-again!", "wild-ink!", "blink"]
    assert choices(game) == ["play goblin:book+scroll"]
    do(game, "play goblin:book+scroll", "step c7", "pass")
    assert choices(game) == ["play goblin:ball+ball"]
    do(game, "play goblin:ball+ball", "step a7", "pass")
    assert "use blink" in choices(game)


@rule("KR-61", "KR-68")
def test_a_reaction_read_again_waits_for_the_next_own_turn_too() -> None:
    game = table(
        "p1: at=d8 hand=goblin:potion+ball tomes=read-again,look-away!", "p2: at=a5 hand=rigor:potion+ball", rigor="d9"
    )
    do(game, "use read-again", "use look-away", "play goblin:potion+ball", "step c8", "pass")
    do(game, "play rigor:potion+ball", "step d8", "step c8")
    assert (asked(game), len(looks(game, "p1"))) == ("p1 banished", 1)


@rule("KR-61")
def test_on_a_greased_floor_nobody_slides_from_a_square_that_another_had_to_leave() -> None:
    """The floor on which a goblin lands must be empty: not so in a chain."""
    game = table(SLIPPERY, "p2: at=c7", "p3: at=c8")
    do(game, *GREASED, "shove sky > c8", "shove moss > b8")
    assert at(game) == "c7 c8 b8 d10"
    assert "slid" not in told(game)
