"""The turn and its five phases: KH-10 to KH-17, KH-96; what can be taken back, and who sees which hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lootkeep
from lootkeep import Game
from tests.heroes.dungeon import can_undo, deck, hand, heroes, monsters, pile, player, result, room, seen, tokens, verbs
from tests.heroes.dungeon import practice as table
from tests.rules import asked, choices, do, last, rule, told, why

# In First Watch a Bell wakes nobody while nobody is exhausted, and Banner and Crown say nothing.
QUIET = "guild: thief:hat bell bell bell banner banner crown"
SHOWN = "display: giant-bat short-bow scroll-of-doors courage-cordial cave-spider"


# ---------------------------------------------------------------- phase 1: play cards


def idle_plays(game: Game) -> dict[str, list[str]]:
    """The cards that would do nothing, with the reasons."""
    return {
        option["notation"]: [why["id"] for why in option["in_vain"]]
        for option in game.decision()["options"]
        if "in_vain" in option
    }


@rule("KH-10")
def test_a_card_that_would_do_nothing_says_why_before_it_is_played() -> None:
    game = table("p1: clan=ratkin hand=scurry,busy-paws,gnaw", "sewer: monsters=p1")
    assert idle_plays(game) == {"play gnaw": ["heroes-why-no-hero-here"], "play scurry 2": ["heroes-why-no-hero-here"]}
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1 heroes=thief")
    assert idle_plays(game) == {}
    game = table("p1: clan=ratkin hand=scurry", "sewer: heroes=thief")
    assert idle_plays(game) == {"play scurry": ["heroes-why-no-monster"], "play scurry 2": ["heroes-why-no-monster"]}


@rule("KH-10")
@pytest.mark.parametrize("seed", range(6))
def test_exactly_the_cards_that_say_so_do_nothing(seed: int) -> None:
    game = lootkeep.new("heroes", seats=1 + seed % 4, seed=seed)
    chance = random.Random(seed)
    for _ in range(150):
        if game.over:
            break
        for option in game.decision()["options"]:
            if option["notation"].startswith("play "):
                twin = game.copy()
                twin.play(option["action"])
                assert ("in_vain" in option) == (twin.decision()["prompt"]["id"] == "heroes-ask-turn"), option
        game.apply(chance.choice(list(game.options())))


@rule("KH-10")
def test_any_number_of_cards_is_played_one_at_a_time() -> None:
    game = table("p1: clan=ratkin hand=gnaw,busy-paws,busy-paws", "sewer: monsters=p1")
    do(game, "play gnaw 2")
    assert verbs(game) == {"move", "gamble", "pass"}  # no other card before this one is done
    do(game, "move sewer > vault", "play busy-paws", "activate vault", "activate vault", "play busy-paws", "pass")
    assert (deck(game, name="played"), hand(game)) == (["gnaw", "busy-paws", "busy-paws"], [])
    assert "end turn" in choices(game)


@rule("KH-10")
def test_none_need_be_played() -> None:
    game = table("p1: clan=ratkin hand=gnaw,nest", "sewer: monsters=p1", QUIET)
    assert "gnaw" in hand(do(game, "end turn"))


@rule("KH-10")
@pytest.mark.parametrize(
    "order",
    [
        ("move sewer > vault", "melee thief vault"),
        ("melee thief menagerie", "move menagerie > sewer"),
    ],
)
def test_the_icons_of_a_card_are_done_in_any_order(order: tuple[str, str]) -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws",
        "sewer: monsters=p1",
        "menagerie: monsters=p1 heroes=thief",
        "vault: heroes=thief",
    )
    do(game, "play busy-paws 2")
    do(game, *order)
    assert (asked(game), deck(game, name="played")) == ("p1 turn", ["busy-paws"])
    assert heroes(game, order[1].split()[-1]) == []


@rule("KH-10")
def test_each_icon_is_done_by_any_of_ones_monsters() -> None:
    game = table(
        "p1: clan=lizardfolk hand=hit-and-run",
        "p2: clan=dragon",
        "crypt: monsters=p1",
        "cells: monsters=p1",
        "forge: monsters=p2",
    )
    do(game, "play hit-and-run 2")
    moves = ["move crypt > menagerie", "move cells > vault", "move cells > pantry"]
    assert choices(game) == [*moves, "gamble", "pass"]  # and not by another player's
    do(game, "move crypt > menagerie", "move cells > pantry")
    assert monsters(game, "menagerie") == monsters(game, "pantry") == ["lizardfolk"]


@rule("KH-10")
def test_any_icon_may_be_left_out() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "sewer: monsters=p1")
    do(game, "play busy-paws", "activate sewer", "pass")
    assert (asked(game), tokens(game, "sewer"), deck(game, name="played")) == ("p1 turn", ["frog"], ["busy-paws"])


@rule("KH-10")
def test_what_cannot_be_done_is_left_out_by_itself() -> None:
    game = do(table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1"), "play gnaw")
    assert (asked(game), deck(game, name="played")) == ("p1 turn", ["gnaw"])


# ---------------------------------------------------------------- phase 2: refresh loot


@rule("KH-11")
def test_a_card_from_hand_pays_for_replacing_one_to_five_shown_loot_cards() -> None:
    game = table("p1: clan=ratkin hand=gnaw,nest", SHOWN, "loot: tunnel-worm twin-axes war-drum")
    do(game, "refresh")
    assert choices(game) == ["discard gnaw", "discard nest", "gamble", "end turn"]
    do(game, "discard gnaw")
    assert verbs(game) == {"replace"}  # at least one
    do(game, "replace short-bow", "replace giant-bat", "pass")
    assert pile(game, "display") == ["scroll-of-doors", "courage-cordial", "cave-spider", "war-drum", "twin-axes"]
    assert pile(game, "loot") == ["giant-bat", "short-bow", "tunnel-worm"]  # under the deck
    assert (deck(game, name="discards"), hand(game)) == (["gnaw"], ["nest"])


@rule("KH-11")
def test_after_the_fifth_there_is_nothing_more_to_replace() -> None:
    game = table("p1: clan=ratkin hand=gnaw,nest", SHOWN)
    do(game, "refresh", "discard gnaw")
    for card in SHOWN.split()[1:]:
        do(game, f"replace {card}")
    assert (asked(game), len(pile(game, "display"))) == ("p1 refresh", 5)
    assert not set(pile(game, "display")) & set(SHOWN.split())


@rule("KH-11")
def test_it_can_be_done_as_often_as_one_pays() -> None:
    game = table("p1: clan=ratkin hand=gnaw,nest,muster", SHOWN, QUIET)
    do(game, "refresh", "discard gnaw", "replace giant-bat", "pass")
    do(game, "discard nest", "replace short-bow", "pass")
    assert (hand(game), asked(game)) == (["muster"], "p1 refresh")
    assert set(hand(do(game, "end turn"))) >= {"muster"}


@rule("KH-11")
def test_without_a_card_in_hand_there_is_no_refreshing() -> None:
    assert "refresh" not in choices(table("p1: clan=ratkin", SHOWN))
    assert "refresh" not in choices(table("p1: clan=ratkin hand=gnaw", "display:", "loot:"))


@rule("KH-11")
def test_once_the_loot_is_refreshed_no_card_is_played() -> None:
    game = do(table("p1: clan=ratkin hand=gnaw,nest", "sewer: monsters=p1", SHOWN), "refresh")
    assert "play" not in verbs(game)
    assert "play" not in verbs(do(game, "discard gnaw", "replace giant-bat", "pass"))


@rule("KH-11", "KH-101")
def test_a_loot_card_in_hand_pays_too() -> None:
    game = do(table("p1: clan=ratkin hand=long-spear", SHOWN), "refresh", "discard long-spear")
    assert (asked(game), deck(game, name="discards")) == ("p1 replace", ["long-spear"])


# ---------------------------------------------------------------- phase 3: tidy


@rule("KH-12")
def test_played_cards_are_discarded_and_the_hand_is_filled_up_to_five() -> None:
    game = table("p1: clan=ratkin hand=gnaw,nest,muster", "sewer: monsters=p1", QUIET)
    do(game, "play gnaw 2", "pass", "end turn")
    assert (deck(game, name="discards"), deck(game, name="played")) == (["gnaw"], [])
    assert (len(hand(game)), set(hand(game)) >= {"nest", "muster"}) == (5, True)  # what was not played stays
    assert len(deck(game)) == 7 - 3


@rule("KH-12")
def test_a_hand_of_more_than_five_stays_as_it_is() -> None:
    cards = "gnaw,nest,muster,busy-paws,busy-paws,scurry"
    game = do(table(f"p1: clan=ratkin hand={cards}", QUIET), "end turn")
    assert (len(hand(game)), len(deck(game))) == (6, 4)


@rule("KH-12", "KH-15")
def test_tidying_shuffles_the_discards_with_the_cards_just_played_if_the_deck_runs_out() -> None:
    game = table("p1: clan=ratkin hand=gnaw,nest deck=muster discards=scurry,long-spear", "sewer: monsters=p1", QUIET)
    do(game, "play gnaw 2", "pass", "end turn")
    assert sorted(hand(game)) == ["gnaw", "long-spear", "muster", "nest", "scurry"]  # tactics and loot alike
    assert "reshuffled" in told(game)


# ---------------------------------------------------------------- phases 4 and 5: the assault, the next player


@rule("KH-13", "KH-14")
def test_the_heroes_come_after_every_players_turn_and_the_token_goes_to_the_left() -> None:
    game = table("p1: clan=ratkin", "p2: clan=dragon", "p3: clan=imp", QUIET)
    active = []
    for turn in range(1, 5):
        active.append(seen(game)["active"])
        do(game, "end turn")
        assert len(pile(game, "guild-discards")) == turn
    assert active == [0, 1, 2, 0]
    assert told(game).count("assault") == 4


@rule("KH-13")
def test_tidy_comes_before_the_assault() -> None:
    game = do(table("p1: clan=ratkin hand=gnaw", QUIET), "play gnaw", "end turn")
    events = told(game)
    assert events.index("drew") < events.index("assault") < events.index("sign") < events.index("turn", 1)


@rule("KH-15", "KH-96")
def test_an_empty_deck_is_made_anew_at_once_from_the_discards_and_not_from_the_play_area() -> None:
    game = table("p1: clan=ratkin hand=nest deck=gnaw discards=scurry,muster played=busy-paws", "sewer: monsters=p1")
    do(game, "play nest", "draw")
    assert hand(game) == ["gnaw"]
    assert (sorted(deck(game)), deck(game, name="discards")) == (["muster", "scurry"], [])
    assert deck(game, name="played") == ["busy-paws", "nest"]


@rule("KH-15")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for rng in range(1, 20):
        game = table("p1: clan=ratkin hand=nest deck=gnaw discards=scurry,muster,busy-paws", "sewer: monsters=p1")
        game.rng = rng * 10**9
        orders.add(tuple(deck(do(game, "play nest", "draw"))))
    assert len(orders) == 6


@rule("KH-96")
def test_a_deck_that_stayed_empty_is_made_anew_with_the_first_discarded_card() -> None:
    game = table("p1: clan=ratkin hand=nest,gnaw deck=muster discards=", "sewer: monsters=p1", SHOWN)
    do(game, "play nest", "draw", "pass")
    assert (deck(game), deck(game, name="discards")) == ([], [])
    do(game, "refresh", "discard gnaw")
    assert (deck(game), deck(game, name="discards")) == (["gnaw"], [])


@rule("KH-96")
def test_without_any_cards_there_is_no_draw() -> None:
    game = table("p1: clan=ratkin hand=nest deck= discards=", "sewer: monsters=p1", QUIET)
    do(game, "play nest")
    assert why(game, "draw") == "no-cards KH-96"
    do(game, "pass", "end turn")
    assert hand(game) == ["nest"]  # all that there was


# ---------------------------------------------------------------- the end


@rule("KH-16")
def test_when_the_guild_deck_is_empty_for_the_first_time_all_is_reshuffled_for_wave_2() -> None:
    game = table("p1: clan=ratkin", "guild: bell", "guild-discards: thief:hat mage:eye bell")
    assert seen(game)["wave"] == 1
    do(game, "end turn")
    assert (seen(game)["wave"], result(game)) == (2, "open")
    assert sorted(pile(game, "guild")) == ["bell", "bell", "mage:eye", "thief:hat"]
    assert pile(game, "guild-discards") == []
    assert last(game, "wave") == {"n": 2}


@rule("KH-16")
def test_at_the_end_of_wave_2_everybody_has_won() -> None:
    game = table("p1: clan=ratkin", "p2: clan=dragon", "guild: bell", "guild-discards: thief:hat", wave=2)
    do(game, "end turn")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome["winners"], asked(game)) == ([0, 1], "nobody over")


@rule("KH-16")
def test_a_card_before_the_last_one_does_not_end_it() -> None:
    game = table("p1: clan=ratkin", "guild: bell bell", wave=2, difficulty=0)
    assert result(do(game, "end turn")) == "won"  # two cards in wave 2
    game = table("p1: clan=ratkin", "guild: bell bell bell", wave=2)
    assert result(do(game, "end turn")) == "open"


@rule("KH-17")
def test_the_moment_the_treasure_of_value_4_is_looted_everybody_has_lost() -> None:
    game = table(
        "p1: clan=ratkin",
        "p2: clan=dragon",
        "vault: heroes=thief,thief,archer",
        "forge: treasure=-",
        "workshop: tokens=trap",
        "guild: thief:hat bell mage:swords",
        difficulty=2,
    )
    do(game, "end turn", "arrival mage workshop")  # the trap kills this one; the other charges and wakes the three
    outcome = game.outcome()
    assert outcome is not None
    assert (result(game), outcome["winners"], told(game)[-1]) == ("lost", [], "lost-all")
    assert pile(game, "guild-discards") == ["mage:swords"]  # the second card of the assault is not drawn any more
    with pytest.raises(lootkeep.IllegalMove, match="The game is over"):
        do(game, "end turn")


# ---------------------------------------------------------------- taking back


def undone(game: Game, *moves: str) -> bool:
    """Whether the last of these moves can be taken back, and leaves everything as before."""
    do(game, *moves[:-1])
    before = game.position()
    do(game, moves[-1])
    if not can_undo(game):
        with pytest.raises(lootkeep.IllegalMove, match="cannot be taken back"):
            game.undo()
        return False
    game.undo()
    assert game.position() == before
    return True


@rule("KH-10", "KH-22")
@pytest.mark.parametrize(
    "moves",
    [
        ["play busy-paws 2"],
        ["play busy-paws 2", "move sewer > vault"],
        ["play busy-paws 2", "move sewer > vault", "carry frog"],
        ["play busy-paws 2", "melee thief sewer"],
        ["play busy-paws", "activate sewer"],
        ["play busy-paws", "ability sewer"],
        ["play busy-paws", "pass"],
        ["refresh"],
        ["refresh", "discard nest"],
        ["refresh", "discard nest", "replace giant-bat"],
    ],
)
def test_what_shows_nothing_new_can_be_taken_back(moves: list[str]) -> None:
    game = table(
        "p1: clan=ratkin hand=nest,busy-paws,muster", "sewer: monsters=p1 tokens=frog heroes=thief", SHOWN, QUIET
    )
    assert undone(game, *moves)


@rule("KH-20", "KH-33", "KH-55", "KH-11", "KH-13")
@pytest.mark.parametrize(
    "moves",
    [
        ["play nest", "draw"],
        ["play muster", "reinforcements"],
        ["gamble"],
        ["refresh", "discard nest", "replace giant-bat", "pass"],
        ["play busy-paws", "take courage-cordial"],
        ["end turn"],
    ],
)
def test_what_was_drawn_or_shown_stays_so(moves: list[str]) -> None:
    game = table("p1: clan=ratkin hand=nest,busy-paws,muster", "pantry: monsters=p1 tokens=frog", SHOWN, QUIET)
    assert not undone(game, *moves)


def test_only_who_decided_takes_it_back() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "p2: clan=dragon", "sewer: monsters=p1")
    do(game, "play busy-paws 2")
    assert (can_undo(game, "p1"), can_undo(game, "p2")) == (True, False)


# ---------------------------------------------------------------- open and closed hands


def hands(game: Game, viewer: str) -> list[Any]:
    """What a player, or a spectator, sees of each hand."""
    return [each["hand"]["cards"] for each in seen(game, viewer)["players"]]


@rule("KH-06")
def test_with_open_hands_everybody_sees_every_hand_and_nobody_a_deck() -> None:
    game = table("p1: clan=ratkin hand=nest,gnaw", "p2: clan=dragon hand=firestorm")
    for viewer in ("", "p1", "p2"):
        assert hands(game, viewer) == [["gnaw", "nest"], ["firestorm"]]
        assert [each["deck"]["cards"] for each in seen(game, viewer)["players"]] == [None, None]


@rule("KH-06", "KH-20")
def test_with_closed_hands_each_sees_the_own_hand_only_and_how_many_cards_the_others_hold() -> None:
    game = table("p1: clan=ratkin hand=nest,gnaw", "p2: clan=dragon hand=firestorm", "sewer: monsters=p1", hands=1)
    assert hands(game, "p1") == [["gnaw", "nest"], None]
    assert hands(game, "p2") == [None, ["firestorm"]]
    assert hands(game, "") == [None, None]
    assert seen(game, "p2")["players"][0]["hand"]["count"] == 2
    do(game, "play nest", "draw")
    assert [event["args"]["card"] for event in game.events(0) if event["id"].endswith("drew")] == ["@card/muster"]
    for other in (1, None):
        assert [event["args"]["card"] for event in game.events(other) if event["id"].endswith("drew")] == ["@card/?"]


@rule("KH-10", "KH-15")
def test_played_and_discarded_cards_are_open_even_with_closed_hands() -> None:
    game = table("p1: clan=ratkin hand=gnaw discards=nest played=scurry", "p2: clan=dragon", hands=1)
    for viewer in ("", "p2"):
        of_p1 = seen(game, viewer)["players"][0]
        assert (of_p1["discards"]["cards"], of_p1["played"]["cards"]) == (["nest"], ["scurry"])


@rule("KH-102")
def test_alone_there_is_nobody_to_close_a_hand_for() -> None:
    assert hands(table("p1: clan=ratkin hand=gnaw", hands=1), "") == [["gnaw"]]


def test_a_view_says_where_the_turn_stands() -> None:
    game = table("p1: clan=ratkin hand=gnaw,nest", "sewer: monsters=p1", SHOWN, QUIET)
    assert (seen(game)["phase"], player(game, "p1")["health"], room(game, "sewer")["distance"]) == ("play", 1, 1)
    assert seen(do(game, "play gnaw 2"))["phase"] == "play"
    assert seen(do(game, "pass", "refresh"))["phase"] == "refresh"
