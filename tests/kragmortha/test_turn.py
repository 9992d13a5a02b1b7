"""The turn and the raid through the library: KR-10 to KR-19."""

from __future__ import annotations

import pytest

import lootkeep
from tests.kragmortha.library import at, hand, pile, seen, squares, table
from tests.rules import asked, choices, do, rule, told, why

# ---------------------------------------------------------------- a card, a draw, the next player


@rule("KR-10")
def test_a_turn_is_one_card_its_movement_and_one_drawn() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll,goblin:book+scroll,goblin:book+potion",
        "p2: at=a5",
        "p3: at=d5",
        "deck: rigor:ball+ball goblin:ball+ball",
    )
    do(game, "play goblin:book+scroll", "step c7", "pass")
    assert hand(game, "p1") == ["goblin:book+scroll", "goblin:book+potion", "goblin:ball+ball"]
    assert (asked(game), pile(game, "deck"), pile(game, "discards")) == (
        "p2 card",
        ["rigor:ball+ball"],
        ["goblin:book+scroll"],
    )
    assert told(game) == ["played", "moved", "drew", "turn"]


@rule("KR-10")
def test_after_the_last_player_comes_the_first_again() -> None:
    game = table("p1: at=a5", "p2: at=c6 hand=goblin:book+scroll", active="p2")
    do(game, "play goblin:book+scroll", "step b6")
    assert choices(game) == ["step b7", "pass"]
    assert asked(do(game, "pass")) == "p1 card"


@rule("KR-11")
def test_a_goblin_card_moves_the_own_goblin_and_no_other() -> None:
    game = do(table("p1: at=c6 hand=goblin:book+stones", "p2: at=a5"), "play goblin:book+stones")
    assert squares(game) == {"b6", "d6"}
    assert at(do(game, "step d6")) == "d6 a5 d10"


@rule("KR-11")
def test_a_rigor_mortis_card_moves_rigor_mortis() -> None:
    game = do(table("p1: at=c6 hand=rigor:book+stones", "p2: at=a5"), "play rigor:book+stones")
    assert squares(game) == {"d9", "c10"}
    assert at(do(game, "step d9", "step e9")) == "c6 a5 e9"
    assert told(game)[:3] == ["played", "rigor-moved", "rigor-moved"]


# ---------------------------------------------------------------- symbols


@rule("KR-12")
def test_the_second_step_uses_the_symbol_that_the_first_did_not() -> None:
    game = do(table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5"), "play goblin:book+scroll")
    assert squares(game) == {"b6", "c7"}
    assert why(game, "step d6") == "symbol KR-12"
    do(game, "step c7")
    assert choices(game) == ["step c6", "pass"]
    assert why(game, "step b7") == "symbol KR-12"


@rule("KR-12")
@pytest.mark.parametrize("path", [["step b6", "step b7"], ["step c7", "step c6"]])
def test_the_order_of_the_symbols_is_free(path: list[str]) -> None:
    game = do(table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5"), "play goblin:book+scroll", *path)
    assert (at(game).split()[0], asked(game)) == (path[1][-2:], "p2 card")


@rule("KR-12")
def test_there_is_no_first_step_to_decline_and_no_third() -> None:
    game = do(table("p1: at=c6 hand=goblin:ball+ball", "p2: at=a5"), "play goblin:ball+ball")
    assert "pass" not in choices(game)
    assert asked(do(game, "step d6", "step d7")) == "p2 card"


@rule("KR-12")
def test_neighbours_share_a_side_and_never_a_corner() -> None:
    game = do(table("p1: at=c7 hand=goblin:ball+ball", "p2: at=a5"), "play goblin:ball+ball")
    assert squares(game) == {"c6", "d7", "c8", "b7"}


@rule("KR-12")
def test_the_edge_of_the_board_is_an_edge() -> None:
    game = do(table("p1: at=a7 hand=goblin:ball+ball", "p2: at=d5"), "play goblin:ball+ball")
    assert squares(game) == {"a6", "b7", "a8"}  # not f6 nor g6, the squares before in the rows


@rule("KR-13")
def test_a_crystal_ball_matches_every_square() -> None:
    game = do(table("p1: at=c6 hand=goblin:book+ball", "p2: at=a5"), "play goblin:book+ball")
    assert squares(game) == {"c5", "d6", "c7", "b6"}
    do(game, "step c5")  # potion: the ball is used, the book is left
    assert choices(game) == ["step c6", "pass"]


@rule("KR-13", "KR-18")
def test_whichever_symbol_fits_may_have_been_the_first() -> None:
    """Onto a book with book + ball: either symbol may have been used, so the other step may be anything."""
    game = do(table("p1: at=c6 hand=goblin:book+ball", "p2: at=a5"), "play goblin:book+ball", "step b6")
    assert squares(game) == {"b5", "c6", "b7", "a6"}


@rule("KR-13")
@pytest.mark.parametrize("card", ["book+scroll", "scroll+potion", "potion+stones", "book+stones"])
def test_a_desk_square_is_matched_by_every_symbol(card: str) -> None:
    game = do(table(f"p1: at=a8 hand=goblin:{card}", "p2: at=d5"), f"play goblin:{card}")
    assert "a9" in squares(game)
    game = do(table(f"p1: at=c6 hand=rigor:{card}", "p2: at=d5", rigor="c10"), f"play rigor:{card}", "step b10")
    assert squares(game) >= {"a10", "b9"}


@rule("KR-13", "KR-18")
def test_the_desk_leaves_either_symbol() -> None:
    game = table("p1: at=f6 hand=rigor:book+stones", "p2: at=d5", rigor="a9")
    do(game, "play rigor:book+stones", "step b9")
    assert squares(game) == {"b8", "c9", "a9", "b10"}  # stones, book, and the desk itself


@rule("KR-18")
def test_stepping_back_is_allowed() -> None:
    game = do(table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5"), "play goblin:book+scroll", "step c7", "step c6")
    assert (at(game), asked(game)) == ("c6 a5 d10", "p2 card")


@rule("KR-18")
def test_a_card_is_playable_if_a_first_step_exists() -> None:
    game = table("p1: at=g10 hand=goblin:book+scroll,goblin:scroll+potion", "p2: at=a5")
    assert choices(game) == ["play goblin:book+scroll"]
    assert why(game, "play goblin:scroll+potion") == "no-step KR-18"
    assert asked(do(game, "play goblin:book+scroll", "step f10", "pass")) == "p2 card"


@rule("KR-12", "KR-10")
def test_with_no_second_step_the_movement_ends_by_itself() -> None:
    game = table("p1: at=a5 hand=goblin:potion+stones", "p2: at=d5")
    do(game, "play goblin:potion+stones", "step a6")
    assert choices(game) == ["step a7", "pass"]
    game = table("p1: at=f6 hand=goblin:potion+stones", "p2: at=a5")
    assert asked(do(game, "play goblin:potion+stones", "step f7")) == "p2 card"  # no stones beside f7


# ---------------------------------------------------------------- shelves


@rule("KR-15")
def test_nobody_enters_a_square_with_a_bookshelf() -> None:
    game = do(table("p1: at=f6 hand=goblin:ball+ball", "p2: at=a5"), "play goblin:ball+ball")
    assert squares(game) == {"f5", "f7", "e6"}
    assert why(game, "step g6") == "shelf KR-15"


@rule("KR-15")
def test_neither_does_rigor_mortis() -> None:
    game = do(table("p1: at=d5 hand=rigor:ball+ball", "p2: at=a5", rigor="f8"), "play rigor:ball+ball")
    assert squares(game) == {"f7", "f9", "e8"}
    assert why(game, "step g8") == "shelf KR-15"


# ---------------------------------------------------------------- no card


@rule("KR-14")
def test_with_no_playable_card_the_hand_is_shown_and_replaced_and_the_turn_lost() -> None:
    game = table(
        "p1: at=g10 hand=goblin:scroll+potion,goblin:scroll+stones,goblin:potion+stones",
        "p2: at=a5",
        "deck: rigor:ball+ball goblin:book+ball goblin:book+ball goblin:ball+ball",
    )
    assert choices(game) == ["show hand"]
    do(game, "show hand")
    assert hand(game, "p1") == ["goblin:book+ball", "goblin:book+ball", "goblin:ball+ball"]
    assert asked(game) == "p2 card"
    assert told(game)[:4] == ["stuck", "discarded", "discarded", "discarded"]
    assert seen(game, "p2")["discards"]["cards"] == [
        "goblin:scroll+potion",
        "goblin:scroll+stones",
        "goblin:potion+stones",
    ]


@rule("KR-14", "KR-68")
def test_a_lost_turn_leaves_no_time_for_a_tome() -> None:
    game = table("p1: at=g10 hand=goblin:scroll+potion tomes=tired-legs", "p2: at=a5")
    assert choices(game) == ["show hand", "use tired-legs"]
    assert asked(do(game, "show hand")) == "p2 card"


@rule("KR-14")
def test_a_rigor_mortis_card_that_can_move_is_playable() -> None:
    game = table("p1: at=g10 hand=goblin:scroll+potion,rigor:scroll+potion", "p2: at=a5")
    assert choices(game) == ["play rigor:scroll+potion"]


@rule("KR-16")
def test_with_a_playable_card_the_player_must_play_one() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll,rigor:book+stones", "p2: at=a5")
    assert choices(game) == ["play goblin:book+scroll", "play rigor:book+stones"]


@rule("KR-16")
def test_even_if_only_rigor_mortis_can_be_moved_onto_the_own_goblin() -> None:
    game = table("p1: at=g10 hand=goblin:scroll+potion,rigor:scroll+potion", "p2: at=d5", rigor="f10")
    assert choices(game) == ["play rigor:scroll+potion"]


@rule("KR-17")
def test_an_empty_deck_is_reshuffled_from_its_discards() -> None:
    game = table(
        "p1: at=c6 hand=goblin:book+scroll,rigor:ball+ball,rigor:ball+ball",
        "p2: at=a5",
        "deck:",
        "discards: goblin:book+potion goblin:book+stones goblin:scroll+potion",
    )
    do(game, "play goblin:book+scroll", "step b6", "pass")
    assert pile(game, "discards") == []
    assert len(pile(game, "deck")) == 3  # the card just played was among the discards
    assert len(hand(game, "p1")) == 3
    cards = pile(game, "deck") + hand(game, "p1")
    assert sorted(cards) == sorted(
        ["goblin:book+potion", "goblin:book+stones", "goblin:scroll+potion", "goblin:book+scroll"]
        + ["rigor:ball+ball"] * 2
    )


@rule("KR-17")
def test_with_nothing_left_to_draw_the_game_goes_on() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5 hand=goblin:ball+ball", "deck:", "discards:")
    do(game, "play goblin:book+scroll", "step b6", "pass")
    assert (hand(game, "p1"), asked(game)) == (["goblin:book+scroll"], "p2 card")


@rule("KR-19")
def test_the_second_step_is_chosen_after_the_first_is_settled() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+stones", "p2: at=c7")
    do(game, "play goblin:scroll+stones", "step c7")
    assert asked(game) == "p1 shove"
    do(game, "shove sky > d7")
    assert asked(game) == "p1 move"
    assert choices(game) == ["step d7", "pass"]  # sky, just shoved there, can be shoved again by the second step


@rule("KR-19")
def test_a_catch_is_settled_before_the_second_step() -> None:
    game = table("p1: at=c6 hand=rigor:book+stones", "p2: at=d9")
    do(game, "play rigor:book+stones", "step d9")
    assert asked(game) == "p2 banished"
    assert asked(do(game, "teleport b5")) == "p1 move"


def test_what_is_no_option_is_refused_in_words() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5")
    with pytest.raises(lootkeep.IllegalMove, match="is not an option of seat 0 now"):
        do(game, "play goblin:ball+ball")
    do(game, "play goblin:book+scroll")
    with pytest.raises(lootkeep.IllegalMove, match="The options are: step c7, step b6"):
        do(game, "step d6")


def test_a_step_can_be_taken_back_while_nothing_was_drawn() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5")
    before = game.position()
    do(game, "play goblin:book+scroll", "step b6")
    assert game.can_undo(0)
    game.undo()
    game.undo()
    assert (game.position(), told(game)) == (before, [])
    do(game, "play goblin:book+scroll", "step b6", "pass")
    assert not game.can_undo(0)  # a card was drawn


# ---------------------------------------------------------------- what a player is told


@rule("KR-10")
def test_a_card_is_in_play_until_all_that_it_brought_is_settled() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+stones tomes=tired-legs", "p2: at=c7", rigor="c8")
    assert seen(game)["card"] is None
    do(game, "play goblin:scroll+stones")
    assert seen(game)["card"] == "goblin:scroll+stones"
    do(game, "step c7", "shove sky > c8")
    assert (asked(game), seen(game)["card"]) == ("p2 banished", "goblin:scroll+stones")
    do(game, "teleport b5", "pass")
    assert (asked(game), seen(game)["card"]) == ("p1 after", None)
    do(game, "end turn")
    assert (asked(game), seen(game)["card"]) == ("p2 card", None)


def label(game: lootkeep.Game, notation: str, language: str = "en") -> str:
    """What an option says."""
    say = lootkeep.words(language).at(game, ["Ada", "Bo"])
    return next(say.text(option["text"]) for option in game.decision()["options"] if option["notation"] == notation)


@rule("KR-12")
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Stop on c7, without a second step"),
        ("it", "Fermati su c7, senza il secondo passo"),
        ("ru", "Остановиться на c7, без второго шага"),
    ],
)
def test_leaving_out_the_second_step_says_where_one_stays(language: str, says: str) -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5")
    assert label(do(game, "play goblin:book+scroll", "step c7"), "pass", language) == says


@rule("KR-12", "KR-42", "KR-61", "KR-64")
def test_whatever_is_declined_the_answer_says_what_is_left() -> None:
    game = table("p1: at=a6 hand=rigor:book+stones", "p2: at=f9", rigor="d7")
    assert label(do(game, "play rigor:book+stones", "step e7"), "pass") == "Leave Rigor Mortis on e7"
    assert label(do(game, "pass"), "pass") == "Leave Rigor Mortis on e7, without a second step"
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7 tomes=planted-feet,look-away", rigor="d7")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7")
    assert label(game, "pass") == "Let yourself be shoved onto d7"
    assert label(do(game, "pass"), "pass") == "Take the Look"
    game = table("p1: at=c6 hand=goblin:scroll+potion,goblin:ball+ball tomes=fresh-hand", "p2: at=a5")
    assert label(do(game, "use fresh-hand"), "pass") == "Keep all your cards"
    assert label(do(game, "discard goblin:scroll+potion"), "pass") == "That is enough: draw 1 card"


@rule("KR-11", "KR-12", "KR-15")
def test_what_is_refused_to_rigor_mortis_speaks_of_him() -> None:
    game = do(table("p1: at=c6 hand=rigor:book+stones", "p2: at=a5", rigor="f9"), "play rigor:book+stones")
    say = lootkeep.words("en").at(game, ["Ada", "Bo"])
    refused = {refusal["notation"]: say.text(refusal["text"]) for refusal in game.decision()["refused"]}
    assert refused == {"step f8": "Rigor Mortis to f8", "step g9": "Rigor Mortis to g9"}
    assert why(game, "step f8") == "symbol KR-12"
