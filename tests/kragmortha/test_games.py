"""Whole games by chance: what must be true in every position, and what nobody may see."""

from __future__ import annotations

import random
from functools import cache

import pytest

import lootkeep
from lootkeep.kragmortha.cards import NOWHERE
from lootkeep.kragmortha.game import Kragmortha
from tests.kragmortha.library import at, default, pile, seen, table
from tests.rules import asked, do, rule


def played(seats: int, seed: int, plies: int = 250) -> list[Kragmortha]:
    """Copies of the positions of a game played by chance, with slips or accusations."""
    dice = random.Random(seed)
    game = lootkeep.new("kragmortha", seats=seats, seed=seed, penance=seed % 3)
    positions = []
    for _ in range(plies):
        if game.over:
            break
        calls = game.calls() if dice.random() < 0.1 else []
        game.apply(dice.choice(calls or game.options()))
        twin = game.copy()
        assert isinstance(twin, Kragmortha)
        positions.append(twin)
    return positions


@cache
def all_played() -> list[Kragmortha]:
    """A few games with every number of seats."""
    return [position for seats in range(2, 9) for seed in range(3) for position in played(seats, seed)]


@rule("KR-20")
def test_one_creature_on_a_square_whenever_nothing_is_being_settled() -> None:
    for game in all_played():
        if not game.over and asked(game).split()[1] in ("card", "move", "after", "rigor-transfer"):
            places = at(game).split()
            assert len(set(places)) == len(places), game.position()


@rule("KR-15")
def test_nobody_ever_stands_on_a_shelf_nor_outside() -> None:
    for game in all_played():
        for player in [*game.players]:
            assert player.square == NOWHERE or game.board.walkable[player.square]
        assert game.board.walkable[game.rigor]


@rule("KR-01")
def test_no_card_is_lost_and_none_is_there_twice() -> None:
    for game in all_played():
        piles = [game.deck, game.discards, game.look_deck, game.tome_deck, game.tokens, game.tokens_used]
        for player in game.players:
            piles += [player.hand, player.looks, player.tomes]
        assert sorted(card for cards in piles for card in cards) == list(range(106))


@rule("KR-50", "KR-52", "KR-53", "KR-05")
def test_nobody_has_a_symbol_twice_nor_four_looks_before_the_end_nor_too_many_cards() -> None:
    for game in all_played():
        for player in seen(game)["players"]:
            groups = [look[0] for look in player["looks"]]
            assert len(set(groups)) == len(groups)
            assert game.over or len(groups) + player["scoldings"] < 4
            if not game.over and asked(game).split()[1] == "card":
                assert player["hand"]["count"] <= player["limit"]


@rule("KR-41", "KR-63")
def test_there_is_always_a_token_to_turn_and_a_tome_to_take() -> None:
    for game in all_played():
        assert len(game.tokens) > 0
        assert game.over or len(game.tome_deck) > 0


@rule("KR-24", "KR-28", "KR-80")
def test_every_question_has_an_answer_a_default_and_words() -> None:
    for game in all_played():
        if not game.over:
            assert default(game) in game.options()
            decision = game.decision()
            assert decision["seat"] == game.actor
            assert len({option["notation"] for option in decision["options"]}) == len(game.options()) > 0
            assert not {r["notation"] for r in decision["refused"]} & {o["notation"] for o in decision["options"]}


def test_every_position_can_be_read_back() -> None:
    for game in all_played()[::7]:
        again = lootkeep.load_position(game.position())
        assert again.position() == game.position()
        assert again.options() == game.options()


@rule("KR-02")
def test_a_redeal_changes_nothing_that_the_seat_sees_and_no_pile_grows() -> None:
    for game in all_played()[::11]:
        for seat in (0, game.seats - 1, None):
            world = game.redeal(seat, 5)
            assert world.view(seat) == game.view(seat)


@rule("KR-02")
def test_options_of_the_one_to_decide_stay_in_its_own_redeal() -> None:
    for game in all_played()[::11]:
        if not game.over:
            assert game.redeal(int(game.actor), 9).options() == game.options()


@rule("KR-02")
def test_in_every_redeal_whoever_is_asked_can_answer() -> None:
    for game in all_played()[::5]:
        if not game.over:
            assert all(game.redeal(seat, 9).options() for seat in (0, 1, None))


@rule("KR-02", "KR-61")
def test_who_may_use_a_second_wind_has_a_card_for_it_in_every_redeal() -> None:
    game = table(
        "p1: at=g10 hand=goblin:book+ball,goblin:book+scroll tomes=second-wind", "p2: at=f10 tomes=planted-feet"
    )
    do(game, "play goblin:book+ball", "step f10", "shove sky > f9", "use planted-feet")
    assert all(game.redeal(1, seed).options() for seed in range(40))
    do(game, "use second-wind")
    assert all(game.redeal(1, seed).options() for seed in range(40))


@rule("KR-02", "KR-10")
def test_what_others_draw_stays_hidden() -> None:
    game = table("p1: at=c6 hand=goblin:book+scroll", "p2: at=a5")
    do(game, "play goblin:book+scroll", "step b6", "pass")
    drawn = [[e["args"]["card"] for e in game.events(seat) if e["id"].endswith("-drew")] for seat in (0, 1, None)]
    assert "@card/?" not in drawn[0]
    assert set(drawn[1]) == set(drawn[2]) == {"@card/?"}
    assert seen(game, "p2")["players"][0]["hand"] == {"count": 3, "cards": None}


@rule("KR-02")
def test_what_was_seen_of_a_card_is_not_shown_when_it_has_moved() -> None:
    game = table(
        "p1: at=a5",
        "p2: at=c6 hand=goblin:book+scroll,rigor:ball+ball,rigor:ball+ball",
        "deck: goblin:book+ball goblin:ball+ball",
        "seen: goblin:ball+ball#1=1",
        active="p2",
    )
    assert seen(game, "p1")["deck"]["cards"] == ["?", "goblin:ball+ball"]
    do(game, "play goblin:book+scroll", "step b6", "pass")
    assert seen(game, "p1")["players"][1]["hand"]["cards"] is None
    assert seen(game, "p1")["deck"]["cards"] is None


@rule("KR-41")
def test_a_token_that_was_peeped_at_is_unknown_again_after_the_shuffle() -> None:
    game = table(
        "p1: at=d7 hand=goblin:book+potion tomes=peephole",
        "p2: at=a5",
        "tokens: transfer",
        "tokens-used: transfer tome tome trap trap",
    )
    do(game, "peep", "play goblin:book+potion", "step e7")
    assert seen(game, "p1")["tokens"] == {"count": 6, "cards": None}


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_record_leads_to_the_same_position(seats: int) -> None:
    dice = random.Random(seats)
    game = lootkeep.new("kragmortha", seats=seats, seed=seats, penance=2)
    for _ in range(120):
        if game.over:
            break
        game.apply(dice.choice((game.calls() if dice.random() < 0.1 else []) or game.options()))
    assert lootkeep.load_record(game.record()).position() == game.position()
    for _ in range(20):
        game.undo(consent=True)
    assert game.ply >= 0
    assert len(pile(game, "tokens")) > 0
