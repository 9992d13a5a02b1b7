"""Keywords: LZ-30 to LZ-36, LZ-42 to LZ-45, LZ-54, LZ-55."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.looterz.tabletop import clock, graveyard, hands, house_box, in_play, loot, phase, table
from tests.rules import asked, choices, do, loaded, rule, targets, told, why

# ---------------------------------------------------------------- Activation, Last Wish, Recruitment


@rule("LZ-30")
def test_an_activation_is_the_looters_action() -> None:
    game = do(table("p1: play=wizard,frog"), "activate wizard", "draw")
    assert hands(game) == [2, 0]
    assert choices(game) == ["search frog", "attack frog", "end dungeon"]


@rule("LZ-30")
@pytest.mark.parametrize("other", [1, 3, 4])
def test_an_activation_waits_for_the_dungeon_phase_of_its_controller(other: int) -> None:
    for active in ("p1", "p2"):
        game = table("p1: hand=king play=wizard", "p2: hand=frog", phase=other, active=active)
        assert not any("activate" in choice for choice in choices(game))


@rule("LZ-31")
def test_a_last_wish_happens_to_the_killed() -> None:
    game = do(
        table("p1: play=executioner", "p2: play=zombie:1"),
        "attack executioner",
        "attack executioner > zombie",
    )
    assert asked(game) == "p2 may-draw"


@rule("LZ-31")
def test_a_last_wish_happens_to_the_destroyed() -> None:
    game = do(table("p1: play=assassin", "p2: play=zombie"), "activate assassin", "destroy assassin > zombie")
    assert asked(game) == "p2 may-draw"


@rule("LZ-31")
def test_a_last_wish_happens_to_the_sacrificed() -> None:
    game = table("p1: hand=orc play=zombie", "p2: play=frog", phase=1)
    assert asked(do(game, "recruit orc", "sacrifice zombie")) == "p1 may-draw"


@rule("LZ-31", "LZ-21")
@pytest.mark.parametrize("card", ["zombie", "bomber", "death-knight"])
def test_a_card_discarded_from_hand_has_no_last_wish(card: str) -> None:
    others = "thief,dragonling,king,assassin,cleric,scarecrow,orc,witch,mermaid,hydra"
    game = table(f"p1: hand={others},{card}", "p2: loot=3 play=frog", phase=4)
    do(game, f"discard {card}")
    assert (graveyard(game), asked(game)) == ([card], "p1 end-turn")


@rule("LZ-32")
def test_recruitment_happens_from_hand_graveyard_and_draw_pile() -> None:
    from_hand = do(table("p1: hand=goblin", phase=1), "recruit goblin")
    from_graveyard = table("p1: hand=necromancer", "graveyard: goblin", phase=1)
    do(from_graveyard, "recruit necromancer", "raise goblin")
    from_pile = do(table("p1: hand=bard", "inn: frog goblin", phase=1), "recruit bard")
    for game in (from_hand, from_graveyard, from_pile):
        assert asked(game) == "p1 may-draw"


@rule("LZ-32")
def test_recruitment_does_not_happen_when_the_controller_changes() -> None:
    game = table("p1: loot=0 play=mermaid", "p2: loot=3 play=scarecrow")
    do(game, "activate mermaid", "control mermaid > scarecrow")
    assert (loot(game), asked(game)) == ([0, 3], "p1 dungeon")
    do(game, "end dungeon", "draw", "end turn")
    assert (in_play(game, "p2"), asked(game)) == (["scarecrow:1"], "p2 recruitment")


@rule("LZ-33")
def test_sacrifice_is_a_cost_or_forced_or_of_the_last_phase() -> None:
    cost = table("p1: play=gelatinous-cube,frog")
    do(cost, "activate gelatinous-cube", "devour gelatinous-cube > frog")
    forced = do(table("p1: hand=orc play=frog", phase=1), "recruit orc", "sacrifice frog")
    last_phase = do(table("p1: play=frog,king,hydra,thief", phase=4), "sacrifice frog")
    for game in (cost, forced, last_phase):
        assert graveyard(game) == ["frog"]
        assert "sacrificed" in told(game)


@rule("LZ-33", "LZ-37")
def test_only_a_looter_that_one_controls_can_be_sacrificed() -> None:
    game = do(table("p1: hand=orc play=frog,king", "p2: play=thief", phase=1), "recruit orc")
    assert (asked(game), targets(game)) == ("p1 sacrifice", {"frog", "king"})
    do(game, "sacrifice king")
    assert (asked(game), targets(game)) == ("p2 sacrifice", {"thief"})


# ---------------------------------------------------------------- Steal


@rule("LZ-34")
@pytest.mark.parametrize(("edition", "thief"), [("dragon", "thief"), ("rigor", "alley-cat")])
def test_steal_takes_from_the_richest_and_not_from_the_supply(edition: str, thief: str) -> None:
    game = table(f"p1: loot=1 play={thief}", "p2: loot=3", "p3: loot=4", edition=edition)
    do(game, f"activate {thief}")
    assert choices(game) == ["steal > p3"]
    assert why(game, "steal > p2") == "not-richest LZ-34"
    do(game, "steal > p3")
    assert loot(game) == [2, 3, 3]


@rule("LZ-34", "LZ-42")
def test_dragon_a_thief_who_leads_steals_from_the_richest_opponent() -> None:
    game = do(table("p1: loot=8 play=thief", "p2: loot=3", "p3: loot=4"), "activate thief")
    assert choices(game) == ["steal > p3"]
    assert loot(do(game, "steal > p3")) == [9, 3, 3]


@rule("LZ-42")
def test_dragon_a_thief_who_is_tied_for_the_most_steals() -> None:
    game = do(table("p1: loot=4 play=thief", "p2: loot=3", "p3: loot=4"), "activate thief", "steal > p3")
    assert loot(game) == [5, 3, 3]


@rule("LZ-42")
@pytest.mark.parametrize("own", [4, 8])
def test_rigor_a_thief_who_is_tied_or_leads_steals_nothing(own: int) -> None:
    game = table(f"p1: loot={own} play=alley-cat", "p2: loot=3", "p3: loot=4", edition="rigor")
    assert why(game, "activate alley-cat") == "leader LZ-42"


@rule("LZ-42")
@pytest.mark.parametrize("own", [4, 8])
def test_rigor_the_same_holds_for_recruitment_and_last_wish(own: int) -> None:
    recruit = table(f"p1: loot={own} hand=scratching-post", "p2: loot=4", edition="rigor", phase=1)
    assert asked(do(recruit, "recruit scratching-post")) == "p1 dungeon"
    wish = table(f"p1: loot={own} play=ninja,rollork", "p2: loot=4", edition="rigor")
    do(wish, "activate ninja", "destroy ninja > rollork")
    assert (phase(wish), loot(wish)) == ("p1 recruitment-2", [own, 4])


@rule("LZ-42")
@pytest.mark.parametrize(("edition", "post"), [("dragon", "scarecrow"), ("rigor", "scratching-post")])
def test_of_tied_opponents_the_thief_chooses(edition: str, post: str) -> None:
    game = table(f"p1: hand={post}", "p2: loot=4", "p3: loot=4", "p4: loot=3", edition=edition, phase=1)
    do(game, f"recruit {post}")
    assert choices(game) == ["steal > p2", "steal > p3", "pass"]
    assert loot(do(game, "steal > p3")) == [1, 4, 3, 3]


@rule("LZ-42")
@pytest.mark.parametrize(("edition", "cutpurse"), [("dragon", "pickpocket"), ("rigor", "cutpurse")])
def test_the_pickpocket_steals_from_anyone_whoever_leads(edition: str, cutpurse: str) -> None:
    game = table(f"p1: loot=6 hand={cutpurse}", "p2: loot=1", "p3: loot=6", edition=edition, phase=1)
    do(game, f"recruit {cutpurse}")
    assert choices(game) == ["steal > p2", "steal > p3", "pass"]
    assert loot(do(game, "steal > p2")) == [7, 0, 6]


# ---------------------------------------------------------------- Taunt

GUARDED = "p2: play=gargoyle,frog,thief"


@rule("LZ-35", "LZ-44")
@pytest.mark.parametrize(
    ("looter", "action"),
    [
        ("frog#2", "attack frog"),
        ("hydra", "attack hydra"),
        ("assassin", "activate assassin"),
        ("vampire", "activate vampire"),
        ("mermaid", "activate mermaid"),
        ("archer", "activate archer"),
    ],
)
def test_an_opponent_must_choose_a_looter_with_taunt(looter: str, action: str) -> None:
    game = do(table(f"p1: play={looter}", GUARDED), action)
    assert targets(game) - {looter} == {"gargoyle"}
    assert why(game, "choose thief") == "taunt LZ-35"


@rule("LZ-35", "LZ-54")
def test_taunt_binds_helpful_effects_too() -> None:
    game = do(table("p1: play=cleric", "p2: play=gargoyle,king,thief"), "activate cleric")
    assert targets(game) == {"cleric", "gargoyle"}


@rule("LZ-35")
def test_taunt_binds_a_recruitment_effect(tmp_path: Path) -> None:
    box = house_box(tmp_path, 'id = "sniper"\nlife = 1\npower = 1\nrecruitment = "damage 1"')
    game = table("p1: hand=sniper play=king", GUARDED, edition="house", box=box, phase=1)
    assert targets(do(game, "recruit sniper")) == {"sniper", "king", "gargoyle"}


@rule("LZ-35")
def test_of_several_with_taunt_the_attacker_chooses() -> None:
    game = do(table("p1: play=frog", "p2: play=gargoyle,thief,bullfrog,death-knight"), "attack frog")
    assert targets(game) == {"gargoyle", "bullfrog", "death-knight"}


@rule("LZ-35")
def test_taunt_does_not_bind_its_own_controller() -> None:
    game = do(table("p1: play=assassin,gargoyle,frog", "p2: play=thief"), "activate assassin")
    assert targets(game) == {"assassin", "gargoyle", "frog", "thief"}


@rule("LZ-35")
def test_taunt_protects_only_its_controllers_looterz() -> None:
    game = do(table("p1: play=frog", "p2: play=gargoyle,king", "p3: play=thief,hydra"), "attack frog")
    assert targets(game) == {"gargoyle", "thief", "hydra"}


@rule("LZ-35")
def test_when_the_taunter_is_dead_the_others_lie_open() -> None:
    game = table("p1: play=assassin,frog", "p2: play=gargoyle,king")
    do(game, "activate assassin", "destroy assassin > gargoyle", "attack frog")
    assert targets(game) == {"assassin", "king"}


@rule("LZ-44", "LZ-36")
def test_taunt_does_not_stop_what_hits_everyone() -> None:
    game = do(table("p1: hand=witch", "p2: play=gargoyle,frog,thief", phase=1), "recruit witch")
    assert in_play(game, "p2") == ["gargoyle:2", "thief:1"]


@rule("LZ-44")
def test_taunt_does_not_bind_what_a_player_sacrifices() -> None:
    game = do(table("p1: hand=orc", "p2: play=gargoyle,frog,thief", phase=1), "recruit orc")
    assert targets(game) == {"gargoyle", "frog", "thief"}


@rule("LZ-54", "LZ-35")
def test_a_last_wish_in_anothers_turn_minds_the_taunt_of_others_and_not_ones_own() -> None:
    game = table("p1: play=assassin,gargoyle,king", "p2: play=bomber,hydra,thief", "p3: play=zombie")
    do(game, "activate assassin", "destroy assassin > bomber")
    assert asked(game) == "p2 may-damage"
    assert targets(game) == {"gargoyle", "hydra", "thief", "zombie"}
    assert why(game, "choose king") == "taunt LZ-35"


@rule("LZ-54")
def test_ones_own_taunter_does_not_bind_ones_own_last_wish() -> None:
    game = table("p1: play=witch", "p2: play=bomber,bullfrog,thief", active="p2", phase=2)
    do(loaded(game, 1, 6), "attack bullfrog", "attack bullfrog > bomber")
    assert (asked(game), targets(game)) == ("p2 may-damage", {"witch", "bullfrog", "thief"})


@rule("LZ-54", "LZ-38")
def test_borrowing_the_taunter_exposes_the_rest() -> None:
    game = table("p1: play=mermaid,frog", "p2: play=gargoyle,king")
    do(game, "activate mermaid", "control mermaid > gargoyle", "attack frog")
    assert targets(game) == {"mermaid", "gargoyle", "king"}


@rule("LZ-54")
def test_a_borrowed_taunter_guards_the_borrower() -> None:
    game = table("p1: play=frog,gargoyle@p2", "p2: play=bomber:1,king")
    do(loaded(game, 1), "attack frog", "attack frog > bomber")
    assert (asked(game), targets(game)) == ("p2 may-damage", {"gargoyle", "king"})


@rule("LZ-55")
def test_a_cleric_may_pass_a_taunter_that_is_no_frog_to_reach_a_frog() -> None:
    game = do(table("p1: play=cleric", "p2: play=gargoyle,frog,thief"), "activate cleric")
    assert targets(game) == {"cleric", "gargoyle", "frog"}
    assert in_play(do(game, "heal cleric > frog"), "p2") == ["gargoyle:3", "frog:3", "thief:2"]


@rule("LZ-55")
def test_a_cleric_may_not_pass_a_frog_with_taunt() -> None:
    game = do(table("p1: play=cleric", "p2: play=gargoyle,bullfrog,frog,thief"), "activate cleric")
    assert targets(game) == {"cleric", "gargoyle", "bullfrog"}
    assert why(game, "choose frog") == "taunt LZ-35"


@rule("LZ-55")
def test_only_the_clerics_frogs_pass_a_taunter() -> None:
    game = do(table("p1: play=vampire", "p2: play=gargoyle,frog"), "activate vampire")
    assert targets(game) == {"gargoyle"}


@rule("LZ-55")
def test_a_taunter_that_cannot_be_attacked_does_not_bind_an_attack(tmp_path: Path) -> None:
    shade = 'id = "shade"\nlife = 1\npower = 1\ntaunt = true\ncannot = ["be-attacked"]'
    box = house_box(tmp_path, shade)
    game = do(table("p1: play=frog", "p2: play=shade,king", edition="house", box=box), "attack frog")
    assert targets(game) == {"king"}
    game = do(table("p1: play=assassin", "p2: play=shade,king", edition="house", box=box), "activate assassin")
    assert targets(game) == {"assassin", "shade"}


# ---------------------------------------------------------------- effects on everyone, and Last Wishes


@rule("LZ-36")
@pytest.mark.parametrize(("edition", "orc"), [("dragon", "orc"), ("rigor", "rrugh")])
def test_effects_on_everyone_go_clockwise_from_the_controller(edition: str, orc: str) -> None:
    players = ["p1: play=archer", f"p2: hand={orc} play=ghost", "p3: play=archer#2", "p4: play=ghost#2"]
    game = do(table(*players, active="p2", phase=1, edition=edition), f"recruit {orc}")
    for seat, looter in [("p2", "ghost"), ("p3", "archer#2"), ("p4", "ghost#2"), ("p1", "archer")]:
        assert (asked(game), targets(game)) == (f"{seat} sacrifice", {looter})
        do(game, choices(game)[0])


@rule("LZ-36", "LZ-43")
def test_each_players_last_wishes_come_before_the_next_players_part() -> None:
    game = table("p1: hand=orc play=zombie", "p2: play=frog", phase=1)
    do(game, "recruit orc", "sacrifice zombie")
    assert (asked(game), in_play(game, "p2")) == ("p1 may-draw", ["frog:1"])
    assert asked(do(game, "pass")) == "p2 sacrifice"


@rule("LZ-36", "LZ-43")
def test_a_last_wish_may_leave_the_next_player_nothing_to_sacrifice() -> None:
    game = table("p1: hand=orc play=bomber", "p2: play=king", "p3: play=frog", phase=1)
    do(game, "recruit orc", "sacrifice bomber", "damage bomber > king")
    assert (asked(game), graveyard(game)) == ("p3 sacrifice", ["bomber", "king"])


@rule("LZ-36", "LZ-43")
def test_the_witch_goes_player_by_player_with_last_wishes_between() -> None:
    game = table("p1: hand=witch play=bomber", "p2: play=hydra:2", phase=1)
    do(game, "recruit witch")
    assert (asked(game), in_play(game, "p2")) == ("p1 may-damage", ["hydra:2"])
    do(game, "damage bomber > hydra")
    assert (in_play(game, "p2"), graveyard(game)) == ([], ["bomber", "hydra"])


@rule("LZ-43")
def test_a_last_wish_belongs_to_whoever_controlled_the_looter_on_anyones_turn() -> None:
    game = table("p1: loot=1 play=executioner", "p2: loot=5 play=frog", "p3: play=death-knight:1")
    do(game, "attack executioner", "attack executioner > death-knight")
    assert (asked(game), choices(game)) == ("p3 may-steal", ["steal > p2", "pass"])
    assert loot(do(game, "steal > p2")) == [1, 4, 1]


@rule("LZ-43")
def test_the_borrower_has_the_last_wish_of_what_is_borrowed() -> None:
    game = table("p1: play=frog,king,hydra,zombie@p2", "p2:", phase=4)
    assert asked(do(game, "sacrifice zombie")) == "p1 may-draw"
    assert hands(do(game, "draw")) == [1, 0]


@rule("LZ-43")
def test_what_dies_at_once_wishes_from_the_active_player_clockwise() -> None:
    game = table("p1: play=zombie:1", "p2: play=archer", "p3: play=zombie#2:1", active="p2")
    do(game, "activate archer", "shoot archer > zombie#1", "shoot archer > zombie#2")
    assert asked(game) == "p3 may-draw"
    assert asked(do(game, "pass")) == "p1 may-draw"


@rule("LZ-43")
def test_the_active_players_own_wish_comes_first() -> None:
    game = table("p1: play=zombie:1", "p2: play=archer,bomber", active="p2")
    do(game, "activate archer", "shoot archer > zombie", "shoot archer > bomber")
    assert asked(game) == "p2 may-damage"
    assert asked(do(game, "pass")) == "p1 may-draw"


@rule("LZ-43")
@pytest.mark.parametrize("first", ["zombie", "bomber", "death-knight"])
def test_each_player_orders_their_own_wishes(first: str) -> None:
    steps = {"zombie": "p2 may-draw", "bomber": "p2 may-damage", "death-knight": "p2 may-steal"}
    game = table("p1: loot=1 hand=witch", "p2: play=zombie:1,bomber,death-knight:1,hydra", phase=1)
    do(game, "recruit witch")
    assert (asked(game), targets(game)) == ("p2 order-wishes", set(steps))
    do(game, f"wish {first}")
    assert asked(game) == steps.pop(first)
    do(game, "pass")
    assert targets(game) == set(steps)
    second, third = sorted(steps)
    do(game, f"wish {second}")
    assert asked(game) == steps[second]
    assert asked(do(game, "pass")) == steps[third]
    assert phase(do(game, "pass")) == "p1 dungeon"


@rule("LZ-43")
def test_equal_wishes_need_no_order() -> None:
    game = do(table("p1: hand=witch", "p2: play=zombie:1,zombie#2:1", phase=1), "recruit witch")
    assert asked(game) == "p2 may-draw"
    assert asked(do(game, "draw")) == "p2 may-draw"
    assert hands(do(game, "draw")) == [0, 2]


@rule("LZ-43", "LZ-33")
def test_the_last_wish_of_what_the_cube_eats_comes_before_the_life() -> None:
    game = table("p1: play=gelatinous-cube,bomber", "p2: play=frog")
    do(game, "activate gelatinous-cube", "devour gelatinous-cube > bomber")
    assert (asked(game), in_play(game, "p1")) == ("p1 may-damage", ["gelatinous-cube:2"])
    assert in_play(do(game, "damage bomber > frog"), "p1") == ["gelatinous-cube:4"]


# ---------------------------------------------------------------- may


@rule("LZ-45")
@pytest.mark.parametrize(
    ("recruit", "moves"),
    [
        ("scarecrow", ["steal > p2", "pass"]),
        ("pickpocket", ["steal > p2", "pass"]),
        ("goblin", ["draw", "pass"]),
        ("necromancer", ["raise frog", "pass"]),
        ("captain", ["recruit king", "pass"]),
    ],
)
def test_a_recruitment_with_may_can_be_declined(recruit: str, moves: list[str]) -> None:
    game = table(f"p1: hand={recruit},king", "p2: loot=3", "graveyard: frog", phase=1)
    do(game, f"recruit {recruit}")
    assert choices(game) == moves
    do(game, "pass")
    assert (len(in_play(game, "p1")), loot(game), hands(game), phase(game)) == (
        1,
        [0, 3],
        [1, 0],
        "p1 dungeon",
    )


@rule("LZ-45")
@pytest.mark.parametrize("looter", ["zombie", "death-knight", "bomber"])
def test_a_last_wish_with_may_can_be_declined(looter: str) -> None:
    game = table(f"p1: play={looter},assassin", "p2: loot=3 play=frog")
    do(game, "activate assassin", f"destroy assassin > {looter}", "pass")
    assert (loot(game), hands(game), in_play(game, "p2")) == ([0, 3], [0, 0], ["frog:1"])


@rule("LZ-45")
def test_rigor_who_declines_a_draw_leaves_the_clock_alone() -> None:
    game = table("p1: hand=scamp", "inn: mouse rigor-mortis", edition="rigor", phase=1)
    do(game, "recruit scamp", "pass")
    assert (clock(game), hands(game)) == (0, [0, 0])


@rule("LZ-45", "LZ-11")
def test_the_draw_of_a_recruitment_phase_is_not_optional() -> None:
    for number in (1, 3):
        assert choices(table("p1:", phase=number)) == ["draw"]
