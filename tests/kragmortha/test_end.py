"""The end of the game, and decisions that a clock takes: KR-70 to KR-73, KR-80."""

from __future__ import annotations

import pytest

import lootkeep
from lootkeep.kragmortha.game import Kragmortha
from tests.kragmortha.library import at, call, default, looks, table, tomes, winner
from tests.rules import asked, choices, do, rule, told

LAST_TOME = ("play goblin:book+scroll", "step a9")
AT_A8 = "p1: at=a8 hand=goblin:book+scroll"


@rule("KR-70")
def test_while_nothing_of_the_two_has_happened_the_game_goes_on() -> None:
    game = table(f"{AT_A8} looks=h1,m1,l1", "p2: at=c5", "tomes: blink wild-ink")
    do(game, *LAST_TOME, "place a5")
    assert (winner(game), asked(game)) == ("open", "p2 card")


@rule("KR-70")
@pytest.mark.parametrize(
    ("mine", "theirs", "wins"),
    [
        ("looks=h1", "", "p2"),  # fewest Looks, whatever the Tomes
        ("", "looks=h1 tomes=long-arm,bookmark,peephole", "p1"),
        ("looks=h1", "looks=m1", "p1"),  # tied: most Tomes
        ("looks=h1", "looks=m1 tomes=scapegoat,look-away", "p2"),
        ("", "tomes=blink", "p2"),  # tied: clean-slate has one symbol, blink two
        ("", "tomes=look-away", "p1, p2"),  # tied in all: shared
        ("scoldings=1", "", "p2"),  # a scolding is a Look
    ],
)
def test_fewest_looks_then_most_tomes_then_most_symbols(mine: str, theirs: str, wins: str) -> None:
    game = do(table(f"{AT_A8} {mine}", f"p2: at=c5 {theirs}", "tomes: clean-slate"), *LAST_TOME)
    assert winner(game) == wins


@rule("KR-73")
def test_used_tomes_and_their_symbols_count() -> None:
    game = do(table(AT_A8, "p2: at=c5 tomes=long-arm!", "tomes: blink"), *LAST_TOME)
    assert winner(game) == "p2"
    outcome = game.outcome()
    assert outcome is not None
    assert [place["why"]["args"] for place in outcome["ranking"]] == [
        {"looks": 0, "tomes": 1, "symbols": 3},
        {"looks": 0, "tomes": 1, "symbols": 2},
    ]


@rule("KR-71", "KR-70")
def test_the_goblin_with_four_looks_is_thrown_out() -> None:
    game = table("p1: at=d9 hand=goblin:scroll+ball looks=h1,m1,l1 tomes=blink", "p2: at=a5 looks=h2", "p3: at=b5")
    do(game, "play goblin:scroll+ball", "step d10")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome["why"]["id"] == "kragmortha-end-look"
    assert [(p["seat"], p["place"], p["why"]["id"].split("-place-")[1]) for p in outcome["ranking"]] == [
        (2, 1, "won"),
        (1, 2, "lost"),
        (0, 3, "thrown-out"),
    ]
    assert told(game)[-1] == "thrown-out"


@rule("KR-70", "KR-63")
def test_the_last_tome_is_told_as_the_reason() -> None:
    outcome = do(table(AT_A8, "p2: at=c5", "tomes: blink"), *LAST_TOME).outcome()
    assert outcome is not None
    assert outcome["why"]["id"] == "kragmortha-end-tome"


@rule("KR-72", "KR-25")
def test_the_first_of_the_two_stops_everything() -> None:
    """Moss is shoved into Rigor Mortis for the fourth time: nothing is settled any more, nor is there a second step."""
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7 looks=h1,m1,l1", rigor="d8")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7", "shove moss > d8")
    assert (winner(game), at(game)) == ("p1, p2", "c7 d7 d8 d8")
    assert choices(game) == []
    assert game.calls() == []


@rule("KR-72")
def test_the_last_tome_at_the_far_end_comes_before_the_fourth_look_of_the_one_behind() -> None:
    """Sky is shoved onto the desk and takes the last Tome: ember never gets to the trap."""
    game = table("p1: at=a7 hand=goblin:book+stones looks=h1,m1,l1", "p2: at=a8", "tomes: blink")
    do(game, "play goblin:book+stones", "step a8", "shove sky > a9")
    assert (winner(game), tomes(game, "p2"), at(game)) == ("p2", ["blink"], "a8 a9 d10")


@rule("KR-72")
def test_reactions_come_before_the_look_counts() -> None:
    game = table("p1: at=c6 hand=rigor:book+potion", "p2: at=d9 tomes=look-away looks=h1,m1,l1")
    do(game, "play rigor:book+potion", "step d9")
    assert (asked(game), winner(game)) == ("p2 look-due", "open")
    assert winner(do(game, "pass")) == "p1"


@rule("KR-70")
def test_after_the_end_nothing_can_be_done() -> None:
    game = do(table(AT_A8, "p2: at=c5", "tomes: blink"), *LAST_TOME)
    with pytest.raises(ValueError, match="The game is over"):
        do(game, "place a5")


# ---------------------------------------------------------------- the clock


def shoved_on() -> Kragmortha:
    """Ember has shoved sky onto moss."""
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=d7 tomes=planted-feet")
    do(game, "play goblin:scroll+potion", "step c7", "shove sky > d7")
    return game


def caught(more: str = "", *lines: str) -> Kragmortha:
    """Ember has moved Rigor Mortis onto sky."""
    game = table("p1: at=c6 hand=rigor:book+potion", f"p2: at=d9 {more}", "p3: at=d8", *lines, penance=2)
    do(game, "play rigor:book+potion", "step d9")
    return game


@rule("KR-80")
def test_a_chain_goes_the_first_way_when_time_is_up() -> None:
    game = shoved_on()
    assert (asked(game), game.notation(default(game))) == ("p2 shove", "shove moss > d6")
    game.apply(default(game))
    assert (asked(game), game.notation(default(game))) == ("p3 refuse-shove", "pass")


@rule("KR-80")
@pytest.mark.parametrize(
    ("more", "lines", "question", "chosen"),
    [
        ("", [], "banished", "teleport b5"),
        ("tomes=look-away", [], "look-due", "pass"),
        (
            "hand=rigor:ball+ball,rigor:ball+ball,goblin:ball+ball",
            ["looks: d3"],
            "hand-limit",
            "discard goblin:ball+ball",
        ),
    ],
)
def test_what_is_asked_of_a_caught_goblins_owner(more: str, lines: list[str], question: str, chosen: str) -> None:
    game = caught(more, *lines)
    assert (asked(game), game.notation(default(game))) == (f"p2 {question}", chosen)


@rule("KR-80")
def test_a_scapegoat_is_the_first_there_is() -> None:
    game = do(caught("tomes=scapegoat"), "use scapegoat")
    assert isinstance(game, Kragmortha)
    assert game.notation(default(game)) == "choose moss"


@rule("KR-80", "KR-56")
def test_who_does_not_vote_has_not_seen_anything() -> None:
    game = table("p1: at=c6 hand=goblin:ball+ball", "p2: at=a5 looks=h1", "p3: at=d5", penance=2)
    call(game, "p1", "accuse ember > sky h1")
    assert (asked(game), game.notation(default(game))) == ("p3 vote", "innocent")
    game.apply(default(game))
    assert looks(game, "p2") == ["h1"]


@rule("KR-80")
def test_shoved_onto_a_teleport_or_the_desk() -> None:
    game = table("p1: at=c7 hand=goblin:stones+ball", "p2: at=d7")
    do(game, "play goblin:stones+ball", "step d7", "shove sky > e7")
    assert (asked(game), game.notation(default(game))) == ("p2 transfer", "teleport b5")
    game = table("p1: at=a7 hand=goblin:book+stones", "p2: at=a8")
    do(game, "play goblin:book+stones", "step a8", "shove sky > a9")
    assert (asked(game), game.notation(default(game))) == ("p2 back-to-start", "place a5")


@rule("KR-80")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_the_clock_alone_can_play_on(seats: int) -> None:
    game = lootkeep.new("kragmortha", seats=seats, seed=3, penance=2)
    assert isinstance(game, Kragmortha)
    for _ in range(200):
        if game.over:
            break
        assert default(game) in game.options()
        game.apply(default(game))


@rule("KR-80")
def test_nobodys_own_turn_is_played_by_a_clock() -> None:
    game = table("p1: at=c6 hand=rigor:book+potion", "p2: at=d9")
    assert (asked(game), game.default()) == ("p1 card", None)
