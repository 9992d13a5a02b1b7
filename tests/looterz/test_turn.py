"""The turn and its four phases: LZ-10 to LZ-21, LZ-61."""

from __future__ import annotations

from pathlib import Path

import pytest

import lootkeep
from tests.looterz.tabletop import graveyard, hand, hands, house_box, in_play, inn, loot, phase, table
from tests.rules import asked, choices, do, last, loaded, rule, targets, told, why


@rule("LZ-10")
def test_a_turn_has_four_phases_in_order() -> None:
    game = table("p1: hand=frog,thief play=king,hydra,witch", phase=1)
    seen = [phase(game)]
    for move in ("recruit frog", "end dungeon", "draw", "sacrifice king", "end turn"):
        do(game, move)
        seen.append(phase(game))
    assert seen[:4] == ["p1 recruitment-1", "p1 dungeon", "p1 recruitment-2", "p1 sacrifice"]
    assert seen[4:] == ["p1 sacrifice", "p2 recruitment-1"]


@rule("LZ-10")
def test_the_phase_lasts_while_an_effect_is_resolved() -> None:
    game = table("p1: hand=goblin,goblin#2 play=zombie,frog,assassin", phase=1)
    assert phase(do(game, "recruit goblin")) == "p1 recruitment-1"
    assert phase(do(game, "pass", "attack frog")) == "p1 dungeon"
    do(game, "attack frog > goblin", "end dungeon", "recruit goblin")
    assert (asked(game), phase(game)) == ("p1 may-draw", "p1 recruitment-2")
    do(game, "pass", "sacrifice zombie")
    assert (asked(game), phase(game)) == ("p1 may-draw", "p1 sacrifice")


@rule("LZ-10")
def test_turns_go_clockwise_and_round() -> None:
    game = table("p3:", active="p2", phase=1)
    players = []
    for _ in range(5):
        players.append(phase(game)[:2])
        do(game, "draw", "draw", "end turn")
    assert players == ["p2", "p3", "p1", "p2", "p3"]


# ---------------------------------------------------------------- phases 1 and 3: recruitment


@rule("LZ-11")
def test_recruit_or_draw() -> None:
    game = table("p1: hand=thief,thief#2,frog", phase=1)
    assert choices(game) == ["recruit thief", "recruit frog", "draw"]


@rule("LZ-11")
@pytest.mark.parametrize("move", ["recruit thief", "draw"])
def test_only_one_of_the_two(move: str) -> None:
    game = do(table("p1: hand=thief,frog", phase=1), move)
    assert phase(game) != "p1 recruitment-1"


@rule("LZ-11")
def test_a_draw_takes_the_top_card() -> None:
    game = do(table("inn: king frog", phase=1), "draw")
    assert (hand(game, "p1"), inn(game)) == (["frog"], 1)


@rule("LZ-11")
def test_with_an_empty_hand_only_drawing_is_left() -> None:
    game = table("p1:", phase=1)
    assert choices(game) == ["draw"]
    assert why(game, "recruit") == "empty-hand LZ-11"


@rule("LZ-11")
def test_with_nothing_to_draw_only_recruiting_is_left() -> None:
    game = table("p1: hand=thief", "inn:", phase=1)
    assert choices(game) == ["recruit thief"]
    assert why(game, "draw") == "nothing-to-draw LZ-11"


@rule("LZ-11")
def test_with_neither_the_phase_passes() -> None:
    game = table("p1: play=thief", "inn:", phase=1)
    assert phase(game) == "p1 dungeon"
    assert asked(do(game, "end dungeon")) == "p1 end-turn"


@rule("LZ-12")
def test_a_recruit_has_its_printed_life_and_acts_in_the_same_turn() -> None:
    game = do(table("p1: hand=hydra", phase=1), "recruit hydra")
    assert (in_play(game, "p1"), hands(game)) == (["hydra:3"], [0, 0])
    assert "search hydra" in choices(game)


@rule("LZ-19")
def test_the_second_recruitment_is_like_the_first() -> None:
    game = table("p1: hand=thief,frog", phase=3)
    assert choices(game) == ["recruit thief", "recruit frog", "draw"]
    do(game, "recruit frog")
    assert (in_play(game, "p1"), asked(game)) == (["frog:1"], "p1 end-turn")


@rule("LZ-19", "LZ-11")
def test_the_second_recruitment_knows_the_same_limits() -> None:
    assert why(table("p1:", phase=3), "recruit") == "empty-hand LZ-11"
    assert why(table("p1: hand=frog", "inn:", phase=3), "draw") == "nothing-to-draw LZ-11"
    assert asked(table("p1:", "inn:", phase=3)) == "p1 end-turn"


# ---------------------------------------------------------------- phase 2: the dungeon


@rule("LZ-13")
def test_each_looter_may_search_attack_or_use_its_activation() -> None:
    game = table("p1: play=assassin", "p2: play=frog")
    assert choices(game) == ["search assassin", "attack assassin", "activate assassin", "end dungeon"]


@rule("LZ-13")
@pytest.mark.parametrize(
    "moves",
    [
        ["search assassin"],
        ["attack assassin", "attack assassin > hydra"],
        ["activate assassin", "destroy assassin > hydra"],
    ],
    ids=["search", "attack", "activate"],
)
def test_one_action_a_turn(moves: list[str]) -> None:
    game = do(table("p1: play=assassin,thief", "p2: play=hydra"), *moves)
    assert not any("assassin" in choice for choice in choices(game))
    assert why(game, "act assassin") == "acted LZ-13"
    assert "search thief" in choices(game)


@rule("LZ-13")
def test_in_any_order_and_each_as_it_likes() -> None:
    game = table("p1: play=thief,hydra,wizard", "p2: loot=2 play=dragonling:9")
    do(game, "activate wizard", "pass", "attack hydra", "attack hydra > dragonling", "pass", "search thief")
    assert phase(game) == "p1 recruitment-2"


@rule("LZ-13")
def test_only_the_active_players_looterz_act() -> None:
    game = table("p1: play=frog", "p2: play=thief,hydra")
    assert choices(game) == ["search frog", "attack frog", "end dungeon"]


@rule("LZ-13")
def test_who_acted_may_act_again_next_turn() -> None:
    game = table("p1: play=frog", "p2:")
    do(game, "search frog", "draw", "end turn", "draw", "draw", "end turn", "draw")
    assert "search frog" in choices(game)


@rule("LZ-14")
def test_the_dungeon_phase_may_end_with_looterz_that_have_not_acted() -> None:
    assert phase(do(table("p1: play=frog,thief"), "end dungeon")) == "p1 recruitment-2"


@rule("LZ-14", "LZ-40", "LZ-41")
def test_a_scarecrow_under_a_king_has_no_action_and_the_phase_passes() -> None:
    assert phase(table("p1: play=scarecrow", "p2: play=king")) == "p1 recruitment-2"


@rule("LZ-14")
def test_who_dies_before_acting_loses_its_action() -> None:
    game = table("p1: play=frog,thief,executioner")
    do(loaded(game, 1), "attack frog", "attack frog > thief")
    do(loaded(game, 1), "attack executioner", "attack executioner > thief")
    assert in_play(game, "p1") == ["frog:1", "executioner:1"]
    assert phase(game) == "p1 recruitment-2"


@rule("LZ-14")
def test_who_enters_during_the_dungeon_phase_may_act_in_it(tmp_path: Path) -> None:
    box = house_box(tmp_path, 'id = "herald"\nlife = 1\npower = 1\nactivation = "muster"')
    game = table("p1: play=herald", "inn: frog", edition="house", box=box)
    do(game, "activate herald")
    assert choices(game) == ["search frog", "attack frog", "end dungeon"]


@rule("LZ-15")
@pytest.mark.parametrize(("dice", "found"), [((1, 2, 3), 3), ((3, 3, 4), 2), ((6, 1, 5), 1), ((4, 5, 6), 0)])
def test_search_each_die_at_or_under_the_power_gives_one_loot(dice: tuple[int, ...], found: int) -> None:
    game = do(loaded(table("p1: loot=2 play=dragonling", "p2: loot=4"), *dice), "search dragonling")
    assert loot(game) == [2 + found, 4]
    assert last(game, "searched")["dice"] == list(dice)


@rule("LZ-15")
@pytest.mark.parametrize("life", [1, 2, 5])
def test_search_rolls_a_die_for_each_life_token(life: int) -> None:
    game = do(table(f"p1: play=dragonling:{life}"), "search dragonling")
    dice = last(game, "searched")["dice"]
    assert isinstance(dice, list)
    assert len(dice) == life


@rule("LZ-16")
def test_attack_each_die_at_or_under_the_power_removes_one_life() -> None:
    game = table("p1: play=zombie:4", "p2: play=hydra:5")
    do(loaded(game, 3, 4, 1, 6), "attack zombie", "attack zombie > hydra")
    assert (in_play(game, "p1"), in_play(game, "p2")) == (["zombie:4"], ["hydra:3"])
    assert last(game, "attacked")["dice"] == [3, 4, 1, 6]
    assert loot(game) == [0, 0]


@rule("LZ-16")
def test_at_no_life_the_target_dies_and_goes_to_the_graveyard() -> None:
    game = table("p1: play=executioner", "p2: play=frog", "graveyard: thief")
    do(game, "attack executioner", "attack executioner > frog")
    assert (in_play(game, "p2"), graveyard(game)) == ([], ["thief", "frog"])
    assert told(game) == ["attacked", "died"]


@rule("LZ-16")
def test_any_other_looter_may_be_attacked_ones_own_included() -> None:
    game = do(table("p1: play=frog,thief", "p2: play=king", "p3: play=hydra"), "attack frog")
    assert choices(game) == ["attack frog > thief", "attack frog > king", "attack frog > hydra"]
    assert why(game, "choose frog") == "itself LZ-16"


@rule("LZ-16")
def test_alone_in_the_dungeon_there_is_nobody_to_attack() -> None:
    game = table("p1: play=frog")
    assert choices(game) == ["search frog", "end dungeon"]
    assert why(game, "attack frog") == "no-target LZ-16"


@rule("LZ-17", "LZ-30")
def test_an_activation_needs_no_dice() -> None:
    game = table("p1: play=thief", "p2: loot=1")
    before = game.rng
    do(game, "activate thief", "steal > p2")
    assert (loot(game), game.rng) == ([1, 0], before)


@rule("LZ-18")
def test_without_an_activation_only_search_and_attack_are_left() -> None:
    game = table("p1: play=dragonling", "p2: play=frog")
    assert choices(game) == ["search dragonling", "attack dragonling", "end dungeon"]
    assert why(game, "activate dragonling") == "no-activation LZ-18"


# ---------------------------------------------------------------- phase 4: sacrifice, hand limit, end of turn


@rule("LZ-20")
def test_with_more_than_three_sacrifice_down_to_three_of_ones_choice() -> None:
    game = table("p1: play=frog,thief,king,hydra,cleric", "p2: play=witch", phase=4)
    assert targets(game) == {"frog", "thief", "king", "hydra", "cleric"}
    do(game, "sacrifice king", "sacrifice frog")
    assert in_play(game, "p1") == ["thief:2", "hydra:3", "cleric:2"]
    assert (graveyard(game), asked(game)) == (["king", "frog"], "p1 end-turn")


@rule("LZ-20")
def test_three_may_stay_and_opponents_are_not_counted() -> None:
    game = table("p1: play=frog,thief,king", "p2: play=witch,hydra,cleric,archer", phase=4)
    assert asked(game) == "p1 end-turn"


@rule("LZ-20")
def test_the_limit_is_checked_only_in_the_sacrifice_phase() -> None:
    game = do(table("p1: hand=frog play=thief,king,hydra,cleric", phase=1), "recruit frog")
    assert len(in_play(game, "p1")) == 5
    assert phase(game) == "p1 dungeon"


@rule("LZ-61", "LZ-31")
def test_sacrifices_go_one_at_a_time_with_their_last_wishes() -> None:
    game = do(table("p1: play=zombie,zombie#2,king,hydra,cleric", phase=4), "sacrifice zombie#1")
    assert asked(game) == "p1 may-draw"
    do(game, "draw")
    assert (hands(game), asked(game)) == ([1, 0], "p1 sacrifice-phase")
    assert asked(do(game, "sacrifice zombie#2")) == "p1 may-draw"
    assert asked(do(game, "pass")) == "p1 end-turn"


@rule("LZ-61")
def test_after_each_sacrifice_the_looterz_are_counted_again() -> None:
    game = table("p1: play=bomber,frog,king,hydra,cleric", phase=4)
    do(game, "sacrifice bomber", "damage bomber > frog")
    assert (len(in_play(game, "p1")), asked(game)) == (3, "p1 end-turn")


ELEVEN = "thief,dragonling,king,assassin,zombie,cleric,scarecrow,orc,witch,mermaid,hydra"


@rule("LZ-21")
def test_with_more_than_ten_cards_discard_down_to_ten_of_ones_choice() -> None:
    game = table(f"p1: hand={ELEVEN},frog", phase=4)
    assert len(choices(game)) == 12
    do(game, "discard king", "discard frog")
    assert (hands(game), graveyard(game), asked(game)) == ([10, 0], ["king", "frog"], "p1 end-turn")
    assert "king" not in hand(game, "p1")
    assert told(game) == ["discarded", "discarded"]


@rule("LZ-21")
def test_ten_cards_may_stay() -> None:
    assert asked(table(f"p1: hand={ELEVEN.removeprefix('thief,')}", phase=4)) == "p1 end-turn"


@rule("LZ-21")
def test_the_hand_is_counted_after_the_sacrifices() -> None:
    game = table(f"p1: hand={ELEVEN.removeprefix('thief,')} play=zombie#2,frog,bard,captain", phase=4)
    do(game, "sacrifice zombie", "draw")
    assert asked(game) == "p1 hand-limit"


@rule("LZ-21")
def test_the_hand_limit_counts_only_at_the_end_of_ones_own_turn() -> None:
    game = do(table(f"p1: hand={ELEVEN}", f"p2: hand={ELEVEN.replace(',', '#2,')}#2", phase=1), "draw")
    assert hands(game) == [12, 11]
    do(game, "draw", "discard thief", "discard king", "discard hydra", "end turn")
    assert (hands(game), asked(game)) == ([10, 11], "p2 recruitment")
    assert asked(do(game, "draw", "draw")) == "p2 hand-limit"


@rule("LZ-21", "LZ-10")
@pytest.mark.parametrize("edition", ["dragon", "rigor"])
def test_the_turn_ends_explicitly(edition: str) -> None:
    game = table("p1:", edition=edition, phase=4)
    assert choices(game) == ["end turn"]
    assert phase(do(game, "end turn")) == "p2 recruitment-1"
    assert told(game) == ["turn"]


@rule("LZ-11", "LZ-14")
def test_what_is_not_offered_cannot_be_done() -> None:
    game = table("p1: hand=frog", phase=1)
    with pytest.raises(lootkeep.IllegalMove, match="recruit frog, draw"):
        do(game, "end turn")
    with pytest.raises(lootkeep.IllegalMove, match="not an option"):
        game.apply(0)
