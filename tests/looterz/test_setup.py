"""Set-up: LZ-01 to LZ-07."""

from __future__ import annotations

from typing import Any

import pytest

import lootkeep
from lootkeep import Game
from tests.looterz.tabletop import clock, graveyard, hand, hands, in_play, inn, phase, table, winner
from tests.rules import choices, do, last, rule, told, why

EDITIONS = ["dragon", "rigor"]
SEATS = [2, 3, 4, 5, 6]


def view(game: Game, seat: int | None = None) -> Any:
    return game.view(seat)


def pile(game: Game) -> list[str]:
    """The whole draw pile, which no player sees: the last is the top."""
    line = next(line for line in game.position().splitlines() if line.startswith("inn:"))
    return line.split()[1:]


@rule("LZ-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_six_can_play(edition: str, seats: int) -> None:
    assert len(view(lootkeep.new("looterz", seats=seats, seed=1, edition=edition))["players"]) == seats


@rule("LZ-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_nobody_plays_alone_nor_in_a_crowd(seats: int) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match="2 to 6"):
        lootkeep.new("looterz", seats=seats)


@rule("LZ-01", "LZ-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_chance_picks_the_first_player_who_takes_the_first_turn(edition: str) -> None:
    tables = [lootkeep.new("looterz", seats=4, seed=seed, edition=edition) for seed in range(60)]
    assert all(view(game)["first"] == view(game)["active"] == game.actor for game in tables)
    assert all(view(game)["turn"] == 1 for game in tables)
    firsts = [game.actor for game in tables]
    assert all(firsts.count(seat) >= 5 for seat in range(4))


@rule("LZ-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_three_cards_for_the_first_player_and_four_for_the_others(edition: str, seats: int) -> None:
    game = lootkeep.new("looterz", seats=seats, seed=5, edition=edition)
    assert hands(game) == [3 if seat == game.actor else 4 for seat in range(seats)]


@rule("LZ-02")
def test_the_deck_is_shuffled() -> None:
    piles = {tuple(pile(lootkeep.new("looterz", seats=2, seed=seed))) for seed in range(20)}
    assert len(piles) == 20


@rule("LZ-02")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all() -> None:
    game = table("p1: hand=thief,king", "p2: hand=frog")
    assert view(game, 0)["players"][0]["hand"] == {"count": 2, "cards": ["thief", "king"]}
    for other in (1, None):
        assert view(game, other)["players"][0]["hand"] == {"count": 2, "cards": None}


@rule("LZ-02")
def test_a_card_drawn_is_told_by_name_only_to_its_owner() -> None:
    game = do(table("inn: frog hydra", phase=1), "draw")
    seen = [str(game.events(seat)[-1]["args"]["card"]) for seat in (0, 1, None)]
    assert [card.split("#")[0] for card in seen] == ["@card/hydra", "@card/?", "@card/?"]


@rule("LZ-03")
@pytest.mark.parametrize(("edition", "cards"), [("dragon", 60), ("rigor", 64)])
def test_the_rest_is_the_draw_pile_beside_an_empty_graveyard(edition: str, cards: int) -> None:
    game = lootkeep.new("looterz", seats=3, seed=1, edition=edition)
    assert inn(game) == cards - 11
    assert graveyard(game) == []


@rule("LZ-03")
def test_nobody_sees_the_draw_pile_and_everybody_the_graveyard() -> None:
    game = table("graveyard: frog king", "inn: hydra thief")
    for seat in (0, 1, None):
        assert view(game, seat)["inn"] == {"count": 2, "cards": None}
        assert view(game, seat)["graveyard"] == {"count": 2, "cards": ["frog", "king"]}


@rule("LZ-04")
def test_rigor_mortis_hides_in_the_lower_half_under_thirty_looterz() -> None:
    places: set[int] = set()
    for seed in range(150):
        game = lootkeep.new("looterz", seats=6, seed=seed, edition="rigor")
        hidden = [place for place, card in enumerate(pile(game)) if card.startswith("rigor-mortis")]
        assert len(hidden) == 4
        assert not any(card == "rigor-mortis" for seat in range(6) for card in hand(game, f"p{seat + 1}"))
        places.update(hidden)
    assert places == set(range(34))  # anywhere among the 30 lower Looterz, never above


@rule("LZ-04")
def test_the_dragon_has_no_clock() -> None:
    game = lootkeep.new("looterz", seats=2, seed=1, edition="dragon")
    assert not any(card.startswith("rigor-mortis") for card in pile(game))
    assert view(game)["clock_size"] == 0


@rule("LZ-05")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "target"), [(2, 15), (3, 10), (4, 10), (5, 7), (6, 7)])
def test_the_usual_target_depends_on_the_players(edition: str, seats: int, target: int) -> None:
    assert view(lootkeep.new("looterz", seats=seats, seed=1, edition=edition))["target"] == target


@rule("LZ-05")
@pytest.mark.parametrize("target", [1, 8, 36])
def test_the_host_may_set_another_target(target: int) -> None:
    assert view(lootkeep.new("looterz", seats=3, target=target))["target"] == target


@rule("LZ-05")
@pytest.mark.parametrize("target", [-1, 0, 37])
def test_a_target_below_1_or_above_36_is_refused(target: int) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match="1 to 36"):
        lootkeep.new("looterz", seats=3, target=target)


# ---------------------------------------------------------------- the draw pile runs out


@rule("LZ-06")
def test_dragon_a_draw_from_an_empty_pile_shuffles_the_graveyard() -> None:
    game = table("p1: play=king", "graveyard: frog thief hydra", "inn:", phase=1)
    do(game, "draw")
    assert (hands(game), inn(game), graveyard(game)) == ([1, 0], 2, [])
    assert hand(game, "p1")[0] in ("frog", "thief", "hydra")
    assert told(game) == ["reshuffled", "drew"]


@rule("LZ-06")
def test_dragon_the_new_pile_is_in_another_order_each_time() -> None:
    drawn = set()
    for rng in range(1, 4000, 100):
        game = table("graveyard: frog thief hydra", "inn:", phase=1, rng=rng)
        drawn.add(hand(do(game, "draw"), "p1")[0])
    assert drawn == {"frog", "thief", "hydra"}


@rule("LZ-06")
def test_dragon_the_pile_is_not_renewed_before_a_card_is_needed() -> None:
    game = do(table("graveyard: frog", "inn: thief", phase=1), "draw")
    assert (inn(game), graveyard(game)) == (0, ["frog"])


@rule("LZ-06")
def test_dragon_an_effect_renews_the_pile_too() -> None:
    game = do(table("p1: hand=bard", "graveyard: frog", "inn:", phase=1), "recruit bard")
    assert in_play(game, "p1") == ["bard:1", "frog:1"]


@rule("LZ-06")
def test_dragon_the_pile_is_renewed_in_the_middle_of_an_effect() -> None:
    game = do(table("p1: play=wizard", "graveyard: frog", "inn: king"), "activate wizard", "draw")
    assert (hand(game, "p1"), inn(game), graveyard(game)) == (["king", "frog"], 0, [])


@rule("LZ-06")
def test_dragon_cards_in_hands_and_in_play_stay_out_of_the_new_pile() -> None:
    game = table("p1: hand=bard,king play=hydra", "p2: hand=thief", "graveyard: frog", "inn:", phase=1)
    do(game, "recruit bard")
    assert in_play(game, "p1") == ["hydra:3", "bard:1", "frog:1"]
    assert (hands(game), inn(game), graveyard(game)) == ([1, 1], 0, [])


@rule("LZ-06", "LZ-11")
def test_dragon_with_both_piles_empty_nothing_is_drawn() -> None:
    game = table("p1: hand=goblin", "inn:", phase=1)
    assert choices(game) == ["recruit goblin"]
    assert why(game, "draw") == "nothing-to-draw LZ-11"
    do(game, "recruit goblin")  # whose Recruitment would draw
    assert (hands(game), phase(game)) == ([0, 0], "p1 dungeon")


@rule("LZ-06")
def test_rigor_never_shuffles_the_graveyard() -> None:
    game = table("p1: hand=mouse", "graveyard: blink", "inn:", edition="rigor", phase=1)
    assert choices(game) == ["recruit mouse"]


# ---------------------------------------------------------------- Rigor Mortis turns up

TOWER = "inn: mouse blink rigor-mortis"  # the last is the top


@rule("LZ-07")
def test_rigor_who_draws_rigor_mortis_lays_it_down_and_draws_again() -> None:
    game = do(table(TOWER, edition="rigor", phase=1), "draw")
    assert (clock(game), hand(game, "p1"), inn(game)) == (1, ["blink"], 1)
    assert told(game) == ["clock", "drew"]


@rule("LZ-07")
def test_rigor_two_in_a_row_are_both_laid_down() -> None:
    inn_line = "inn: mouse blink rigor-mortis rigor-mortis"
    game = do(table(inn_line, edition="rigor", phase=1), "draw")
    assert (clock(game), hand(game, "p1"), inn(game)) == (2, ["blink"], 1)


@rule("LZ-07")
def test_rigor_the_minstrel_who_finds_him_takes_the_next_card() -> None:
    game = do(table("p1: hand=minstrel", TOWER, edition="rigor", phase=1), "recruit minstrel")
    assert (clock(game), in_play(game, "p1")) == (1, ["minstrel:1", "blink:3"])


@rule("LZ-07")
def test_rigor_an_optional_draw_moves_the_clock_too() -> None:
    game = do(table("p1: hand=scamp", TOWER, edition="rigor", phase=1), "recruit scamp", "draw")
    assert (clock(game), hand(game, "p1")) == (1, ["blink"])
    assert last(game, "clock")["seat"] == "@seat/0"


@rule("LZ-07")
def test_rigor_three_on_the_table_do_not_end_the_game() -> None:
    game = do(table("inn: mouse rigor-mortis", edition="rigor", phase=1, clock=2), "draw")
    assert (clock(game), winner(game), hand(game, "p1")) == (3, "open", ["mouse"])
