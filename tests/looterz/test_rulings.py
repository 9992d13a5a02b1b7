"""What the books leave open and the ledger settles: LZ-47 to LZ-49, LZ-53, LZ-56 to LZ-60, LZ-62 to LZ-67."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.looterz.tabletop import graveyard, hand, hands, house_box, in_play, loot, phase, table
from tests.rules import asked, choices, do, last, loaded, rule, targets, told, why

# ---------------------------------------------------------------- life


@rule("LZ-47")
def test_life_has_no_cap() -> None:
    game = table("p1: play=cleric,frog:41")
    assert in_play(do(game, "activate cleric", "heal cleric > frog"), "p1") == ["cleric:2", "frog:43"]


@rule("LZ-47")
def test_six_dice_are_no_limit() -> None:
    game = do(table("p1: play=hydra:9", target=36), "search hydra")
    dice = last(game, "searched")["dice"]
    assert isinstance(dice, list)
    assert (len(dice), loot(game)[0]) == (9, sum(face <= 2 for face in dice))


@rule("LZ-47")
def test_excess_damage_is_lost() -> None:
    game = table("p1: play=executioner:4", "p2: play=frog,zombie")
    do(game, "attack executioner", "attack executioner > frog")
    assert (in_play(game, "p2"), graveyard(game)) == (["zombie:2"], ["frog"])


@rule("LZ-48")
def test_who_comes_back_from_the_graveyard_has_its_printed_life() -> None:
    game = table("p1: hand=necromancer play=assassin", "p2: play=hydra:7")
    do(game, "activate assassin", "destroy assassin > hydra", "recruit necromancer", "raise hydra")
    assert in_play(game, "p1") == ["assassin:1", "necromancer:1", "hydra:3"]


# ---------------------------------------------------------------- Activations, any and other


@rule("LZ-49")
@pytest.mark.parametrize(
    ("looter", "reason"),
    [
        ("thief", "no-loot LZ-67"),
        ("vampire", "no-target LZ-49"),
        ("mermaid", "no-opposing-looter LZ-49"),
        ("gelatinous-cube", "no-cost LZ-49"),
        ("wizard", "nothing-to-draw LZ-11"),
    ],
)
def test_an_activation_that_can_do_nothing_is_not_offered(looter: str, reason: str) -> None:
    game = table(f"p1: play={looter}", "inn:")
    assert choices(game) == [f"search {looter}", "end dungeon"]
    assert why(game, f"activate {looter}") == reason


@rule("LZ-49")
@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("raise", "nobody-to-raise LZ-63"),
        ("enlist", "empty-hand LZ-11"),
        ("beg 1", "not-poorest LZ-66"),
        ("curse 1", "no-other-looter LZ-36"),
        ("everyone-sacrifices 1", "no-other-looter LZ-37"),
    ],
)
def test_nor_is_one_of_a_card_of_our_own(tmp_path: Path, effect: str, reason: str) -> None:
    box = house_box(tmp_path, f'id = "shaman"\nlife = 1\npower = 1\nactivation = "{effect}"')
    game = table("p1: loot=1 play=shaman", "p2: loot=0", edition="house", box=box)
    assert why(game, "activate shaman") == reason


@rule("LZ-53")
@pytest.mark.parametrize(("looter", "verb"), [("assassin", "destroy"), ("cleric", "heal"), ("archer", "shoot")])
def test_any_looter_includes_the_actor_itself(looter: str, verb: str) -> None:
    game = do(table(f"p1: play={looter}", "p2: play=king"), f"activate {looter}")
    assert targets(game) == {looter, "king"}
    do(game, f"{verb} {looter} > {looter}")
    if looter == "archer":
        do(game, "pass")
    assert in_play(game, "p1") == {"assassin": [], "cleric": ["cleric:3"], "archer": ["archer:1"]}[looter]


@rule("LZ-53")
@pytest.mark.parametrize("looter", ["vampire", "gelatinous-cube"])
def test_other_excludes_the_actor(looter: str) -> None:
    assert targets(do(table(f"p1: play={looter},frog"), f"activate {looter}")) == {"frog"}


# ---------------------------------------------------------------- Archer


@rule("LZ-56")
def test_archer_the_second_target_is_optional_and_another() -> None:
    game = do(table("p1: play=archer", "p2: play=king,hydra"), "activate archer", "shoot archer > hydra")
    assert (targets(game), choices(game)[-1]) == ({"archer", "king"}, "pass")
    assert why(game, "choose hydra") == "chosen LZ-56"
    assert in_play(do(game, "pass"), "p2") == ["king:2", "hydra:2"]


@rule("LZ-56")
def test_archer_the_first_target_is_not_optional() -> None:
    assert "pass" not in choices(do(table("p1: play=archer", "p2: play=king"), "activate archer"))


@rule("LZ-56")
def test_archer_with_one_looter_in_sight_shoots_once() -> None:
    game = do(table("p1: play=archer"), "activate archer", "shoot archer > archer")
    assert (in_play(game, "p1"), phase(game)) == (["archer:1"], "p1 recruitment-2")


@rule("LZ-56")
def test_archer_the_damage_comes_at_once() -> None:
    game = do(table("p1: play=archer", "p2: play=frog,king:1"), "activate archer", "shoot archer > frog")
    assert in_play(game, "p2") == ["frog:1", "king:1"]
    assert in_play(do(game, "shoot archer > king"), "p2") == []


@rule("LZ-56")
def test_archer_a_non_taunter_only_after_all_of_that_players_taunters() -> None:
    game = do(
        table("p1: play=archer", "p2: play=gargoyle,frog", "p3: play=bullfrog,death-knight,thief"),
        "activate archer",
    )
    assert targets(game) == {"archer", "gargoyle", "bullfrog", "death-knight"}
    do(game, "shoot archer > gargoyle")
    assert targets(game) == {"archer", "frog", "bullfrog", "death-knight"}
    assert why(game, "choose thief") == "taunt LZ-35"
    do(game, "shoot archer > frog")
    assert in_play(game, "p2") == ["gargoyle:2"]


@rule("LZ-56")
def test_archer_one_of_two_taunters_shot_leaves_the_other() -> None:
    game = do(
        table("p1: play=archer", "p2: play=gargoyle,bullfrog,frog"),
        "activate archer",
        "shoot archer > bullfrog",
    )
    assert targets(game) == {"archer", "gargoyle"}


# ---------------------------------------------------------------- Hydra


@rule("LZ-57")
def test_hydra_may_attack_the_same_target_twice() -> None:
    game = do(table("p1: play=hydra", "p2: play=king:9"), "attack hydra")
    do(loaded(game, 1, 1, 1, 2, 2, 2), "attack hydra > king", "attack hydra > king")
    assert in_play(game, "p2") == ["king:3"]


@rule("LZ-57")
def test_hydra_last_wishes_of_the_first_attack_come_before_the_second() -> None:
    game = table("p1: loot=1 play=hydra", "p2: play=death-knight,frog")
    do(loaded(game, 1, 1, 6), "attack hydra", "attack hydra > death-knight")
    assert asked(game) == "p2 may-steal"
    assert asked(do(game, "steal > p1")) == "p1 attack-again"


@rule("LZ-57")
def test_hydra_taunt_is_checked_anew() -> None:
    game = do(table("p1: play=hydra", "p2: play=bullfrog,frog"), "attack hydra")
    assert targets(game) == {"bullfrog"}
    assert targets(do(loaded(game, 1, 1, 6), "attack hydra > bullfrog")) == {"frog"}


@rule("LZ-57", "LZ-35")
def test_hydra_a_taunter_that_lives_binds_the_second_attack_too() -> None:
    game = do(table("p1: play=hydra", "p2: play=gargoyle:9,frog"), "attack hydra", "attack hydra > gargoyle")
    assert targets(game) == {"gargoyle"}
    assert why(game, "choose frog") == "taunt LZ-35"
    assert why(game, "choose hydra") == "itself LZ-16"


# ---------------------------------------------------------------- King


@rule("LZ-58")
def test_a_death_knight_that_dies_together_with_the_last_king_may_steal() -> None:
    game = table("p1: loot=3 play=archer", "p2: play=death-knight:1,king:1")
    do(game, "activate archer", "shoot archer > death-knight", "shoot archer > king")
    assert (asked(game), choices(game)) == ("p2 may-steal", ["steal > p1", "pass"])


@rule("LZ-58")
def test_a_death_knight_that_dies_while_another_king_lives_may_not() -> None:
    game = table("p1: loot=3 play=archer", "p2: play=death-knight:1,king:1", "p3: play=king#2")
    do(game, "activate archer", "shoot archer > death-knight", "shoot archer > king#1")
    assert (phase(game), loot(game)) == ("p1 recruitment-2", [3, 0, 0])


@rule("LZ-58", "LZ-43")
def test_a_wish_ordered_before_the_kings_death_is_too_early() -> None:
    lines = ("p1: hand=witch play=bomber,death-knight:1", "p2: loot=3 play=king:3")
    early = do(table(*lines, phase=1), "recruit witch", "wish death-knight")
    assert asked(early) == "p1 may-damage"  # the steal was banned
    late = do(table(*lines[:1], "p2: loot=3 play=king:2", phase=1), "recruit witch", "wish bomber")
    do(late, "damage bomber > king")
    assert asked(late) == "p1 may-steal"


@rule("LZ-58", "LZ-36")
@pytest.mark.parametrize(
    ("first", "second", "steals"), [("king", "death-knight", True), ("death-knight", "king", False)]
)
def test_under_an_orc_the_ban_is_asked_as_each_sacrifices(first: str, second: str, steals: bool) -> None:
    game = table(f"p1: loot=1 hand=orc play={first}", f"p2: loot=1 play={second}", phase=1)
    do(game, "recruit orc", f"sacrifice {first}")
    assert asked(game) == "p2 sacrifice"
    assert asked(do(game, f"sacrifice {second}")) == ("p2 may-steal" if steals else "p1 dungeon")


@rule("LZ-58")
def test_a_borrowed_king_still_bans() -> None:
    game = table("p1: play=mermaid,frog", "p2: play=king")
    do(game, "activate mermaid", "control mermaid > king")
    assert why(game, "search frog") == "king LZ-40"


@rule("LZ-58")
def test_minotaur_and_beggar_gain_under_a_king() -> None:
    game = table("p1: hand=beggar play=minotaur", "p2: loot=5 play=king#2,frog", phase=1)
    assert loot(do(game, "recruit beggar")) == [2, 5]
    do(loaded(game, 1, 1), "attack minotaur", "attack minotaur > frog")
    assert loot(game) == [3, 5]


# ---------------------------------------------------------------- Mermaid


@rule("LZ-59", "LZ-20")
def test_borrowed_looterz_count_in_the_sacrifice_phase() -> None:
    game = table("p1: play=frog,thief,hydra,zombie@p2", phase=4)
    assert targets(game) == {"frog", "thief", "hydra", "zombie"}
    do(game, "sacrifice frog", "end turn")
    assert (in_play(game, "p1"), in_play(game, "p2")) == (["thief:2", "hydra:3"], ["zombie:2"])


@rule("LZ-59")
def test_borrowed_looterz_go_back_after_the_hand_limit_with_their_current_life() -> None:
    eleven = "thief,dragonling,assassin,cleric,scarecrow,orc,witch,frog,bard,captain,archer"
    game = table(f"p1: hand={eleven} play=hydra:1@p2", "p2: play=king", phase=4)
    do(game, "discard frog")
    assert (in_play(game, "p1"), asked(game)) == (["hydra:1"], "p1 end-turn")
    do(game, "end turn")
    assert (in_play(game, "p1"), in_play(game, "p2")) == ([], ["king:2", "hydra:1"])


@rule("LZ-59")
def test_they_go_back_even_if_the_mermaid_is_gone() -> None:
    game = table("p1: play=mermaid,assassin", "p2: play=hydra")
    do(game, "activate mermaid", "control mermaid > hydra", "activate assassin", "destroy assassin > mermaid")
    do(game, "end dungeon", "draw", "end turn")
    assert (in_play(game, "p1"), in_play(game, "p2")) == (["assassin:1"], ["hydra:3"])


@rule("LZ-38", "LZ-48")
def test_a_borrowed_looter_that_died_and_was_raised_does_not_go_back() -> None:
    game = table("p1: hand=necromancer play=assassin,hydra:1@p2", "p2:")
    do(game, "activate assassin", "destroy assassin > hydra", "recruit necromancer", "raise hydra", "end turn")
    assert (in_play(game, "p1"), in_play(game, "p2")) == (["assassin:1", "necromancer:1", "hydra:3"], [])


@rule("LZ-59")
def test_they_go_back_to_the_player_they_were_taken_from() -> None:
    game = table("p1: play=mermaid,mermaid#2", "p2: play=frog", "p3: play=hydra")
    do(
        game,
        "activate mermaid#1",
        "control mermaid#1 > hydra",
        "activate mermaid#2",
        "control mermaid#2 > frog",
    )
    do(game, "end dungeon", "draw", "sacrifice mermaid#1", "end turn")
    assert (in_play(game, "p2"), in_play(game, "p3")) == (["frog:1"], ["hydra:3"])


@rule("LZ-59")
def test_the_owner_may_then_have_more_than_three_until_their_own_sacrifice_phase() -> None:
    game = table("p1: play=hydra@p2", "p2: play=frog,thief,king", phase=4)
    do(game, "end turn")
    assert (len(in_play(game, "p2")), asked(game)) == (4, "p2 recruitment")
    do(game, "draw", "end dungeon", "draw")
    assert asked(game) == "p2 sacrifice-phase"


@rule("LZ-60", "LZ-38")
def test_a_looter_acts_for_its_borrower_and_again_for_its_owner() -> None:
    game = table("p1: play=mermaid", "p2: play=frog!")
    do(game, "activate mermaid", "control mermaid > frog", "search frog", "draw", "end turn", "draw")
    assert (phase(game), "search frog" in choices(game)) == ("p2 dungeon", True)


@rule("LZ-60")
def test_a_borrowed_mermaid_borrows_in_turn() -> None:
    game = table("p1: play=mermaid", "p2: play=mermaid#2,frog")
    do(
        game,
        "activate mermaid",
        "control mermaid > mermaid#2",
        "activate mermaid#2",
        "control mermaid#2 > frog",
    )
    assert in_play(game, "p1") == ["mermaid:2", "mermaid#2:2", "frog:1"]
    do(game, "end dungeon", "draw", "end turn")
    assert (in_play(game, "p1"), in_play(game, "p2")) == (["mermaid:2"], ["mermaid#2:2", "frog:1"])


# ---------------------------------------------------------------- nesting


@rule("LZ-62")
def test_wishes_caused_by_a_wish_come_before_those_still_waiting() -> None:
    game = table("p1: hand=witch play=bomber,zombie:1", "p2: loot=1 play=death-knight", phase=1)
    do(game, "recruit witch", "wish bomber", "damage bomber > death-knight")
    assert (asked(game), in_play(game, "p2")) == ("p1 may-draw", [])  # p1 has no Loot to steal
    game = table("p1: loot=1 hand=witch play=bomber,zombie:1", "p2: play=death-knight", phase=1)
    do(game, "recruit witch", "wish bomber", "damage bomber > death-knight")
    assert asked(game) == "p2 may-steal"
    assert asked(do(game, "steal > p1")) == "p1 may-draw"


@rule("LZ-62")
def test_a_chain_of_bombers() -> None:
    game = table("p1: play=assassin,bomber", "p2: play=bomber#2,hydra")
    do(game, "activate assassin", "destroy assassin > bomber#1", "damage bomber#1 > bomber#2")
    assert asked(game) == "p2 may-damage"
    do(game, "damage bomber#2 > assassin")
    assert (in_play(game, "p1"), graveyard(game)) == ([], ["bomber", "bomber", "assassin"])


@rule("LZ-63")
def test_a_recruit_who_brings_a_recruit_newest_first() -> None:
    game = table("p1: hand=captain,bard,king", "p2: loot=2 play=frog", "inn: thief goblin", phase=1)
    do(game, "recruit captain", "recruit bard")
    assert (in_play(game, "p1"), asked(game)) == (["captain:2", "bard:1", "goblin:1"], "p1 may-draw")
    do(game, "draw")
    assert (hand(game, "p1"), phase(game)) == (["thief", "king"], "p1 dungeon")


@rule("LZ-63")
def test_a_captain_brings_a_captain_who_brings_an_orc() -> None:
    game = table("p1: hand=captain,captain#2,orc,frog", "p2: play=king", phase=1)
    do(game, "recruit captain", "recruit captain", "recruit orc")
    assert (asked(game), targets(game)) == ("p1 sacrifice", {"captain", "captain#2"})
    do(game, "sacrifice captain#1", "sacrifice king")
    assert (in_play(game, "p1"), hands(game)) == (["captain#2:2", "orc:2"], [1, 0])
    assert phase(game) == "p1 dungeon"


@rule("LZ-63")
def test_a_bard_brings_a_bard_who_brings_a_frog() -> None:
    game = do(table("p1: hand=bard", "inn: king frog bard#2", phase=1), "recruit bard")
    assert (in_play(game, "p1"), phase(game)) == (["bard:1", "bard#2:1", "frog:1"], "p1 dungeon")


@rule("LZ-63")
def test_a_necromancer_raises_a_bard_who_brings_a_witch() -> None:
    game = table("p1: hand=necromancer", "p2: play=hydra", "graveyard: bard", "inn: frog witch", phase=1)
    do(game, "recruit necromancer", "raise bard")
    assert (in_play(game, "p1"), in_play(game, "p2")) == (["witch:1"], ["hydra:2"])
    assert graveyard(game) == ["necromancer", "bard"]


@rule("LZ-63")
@pytest.mark.parametrize("recruit", ["captain", "necromancer", "bard"])
def test_what_is_impossible_is_skipped(recruit: str) -> None:
    graves = "graveyard: necromancer#2" if recruit == "necromancer" else "graveyard:"
    game = do(table(f"p1: hand={recruit}", "inn:", graves, phase=1), f"recruit {recruit}")
    assert (len(in_play(game, "p1")), asked(game)) == (1, "p1 dungeon")


# ---------------------------------------------------------------- Vampire, Minotaur, Beggar, stealing


@rule("LZ-64")
def test_vampire_a_source_left_with_no_life_dies_with_its_last_wish() -> None:
    game = do(table("p1: play=vampire", "p2: play=zombie:1"), "activate vampire", "drain vampire > zombie")
    assert (in_play(game, "p1"), graveyard(game), asked(game)) == (["vampire:3"], ["zombie"], "p2 may-draw")


@rule("LZ-65")
def test_minotaur_the_loot_is_compulsory_and_comes_before_last_wishes() -> None:
    game = table("p1: play=minotaur", "p2: play=death-knight:1")
    do(loaded(game, 1, 6), "attack minotaur", "attack minotaur > death-knight")
    assert (loot(game), asked(game)) == ([1, 0], "p2 may-steal")
    assert loot(do(game, "steal > p1")) == [0, 1]


@rule("LZ-65")
def test_minotaur_killing_ones_own_counts_too() -> None:
    game = table("p1: play=minotaur,frog")
    assert loot(do(loaded(game, 1, 6), "attack minotaur", "attack minotaur > frog")) == [1, 0]


@rule("LZ-66")
@pytest.mark.parametrize(("own", "others"), [(0, (0, 0)), (2, (2, 5)), (3, (3, 3))])
def test_beggar_ties_qualify_and_the_loot_is_compulsory(own: int, others: tuple[int, int]) -> None:
    game = table(f"p1: loot={own} hand=beggar", f"p2: loot={others[0]}", f"p3: loot={others[1]}", phase=1)
    do(game, "recruit beggar")
    assert (loot(game), phase(game)) == ([own + 2, *others], "p1 dungeon")
    assert told(game) == ["recruited", "begged"]


@rule("LZ-67")
def test_players_with_no_loot_are_not_offered() -> None:
    game = do(table("p1: hand=pickpocket", "p2:", "p3: loot=1", phase=1), "recruit pickpocket")
    assert choices(game) == ["steal > p3", "pass"]
    assert why(game, "steal > p2") == "poor LZ-67"


@rule("LZ-67")
@pytest.mark.parametrize("recruit", ["pickpocket", "scarecrow"])
def test_with_nobody_to_rob_a_steal_does_nothing(recruit: str) -> None:
    game = do(table(f"p1: loot=2 hand={recruit}", "p2:", "p3:", phase=1), f"recruit {recruit}")
    assert (loot(game), asked(game)) == ([2, 0, 0], "p1 dungeon")
