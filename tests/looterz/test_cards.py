"""The thirty designs, one after the other, each for what it does; and LZ-37 to LZ-41, LZ-46."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lootkeep
from tests.looterz.tabletop import graveyard, hand, hands, in_play, inn, loot, phase, table
from tests.rules import asked, choices, do, last, loaded, rule, targets, told, why

LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "looterz.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in LEDGER.read_text(encoding="utf-8").splitlines()
    if re.match(r"\| \d+ \|", line)
]

# ---------------------------------------------------------------- what is printed


@pytest.mark.parametrize("edition", ["dragon", "rigor"])
def test_the_box_holds_what_the_ledger_lists(edition: str) -> None:
    faces = lootkeep.new("looterz", edition=edition).cards()
    assert [face["numbers"] for face in faces] == [{"life": int(row[3]), "power": int(row[4])} for row in ROWS]
    assert len(faces) == 30
    assert {face["copies"] for face in faces} == {2}
    column = 1 if edition == "dragon" else 2
    for face, row in zip(faces, ROWS, strict=True):
        assert face["id"] in row[column].lower().replace(" ", "-")


def test_both_editions_have_the_same_designs_in_other_clothes() -> None:
    """What follows is played with the dragon's names and holds for both."""
    dragon, rigor = (lootkeep.new("looterz", edition=edition).cards() for edition in ("dragon", "rigor"))
    assert [face["text"] for face in dragon] == [face["text"] for face in rigor]


def designs(*but: str) -> list[tuple[str, int, int]]:
    """Each design's id, life and power by the ledger, but for those."""
    rows = [(row[1].lower().replace(" ", "-"), int(row[3]), int(row[4])) for row in ROWS]
    return [row for row in rows if row[0] not in but]


@rule("LZ-12")
@pytest.mark.parametrize(("card", "life", "power"), designs())
def test_each_design_enters_with_its_printed_life(card: str, life: int, power: int) -> None:
    game = do(table(f"p1: loot=3 hand={card}", "p2:", "inn:", phase=1), f"recruit {card}")
    assert in_play(game, "p1") == [f"{card}:{life}"]


@rule("LZ-15")
@pytest.mark.parametrize(("card", "life", "power"), designs("king", "minotaur"))
def test_each_design_searches_with_its_life_and_power(card: str, life: int, power: int) -> None:
    game = table(f"p1: play={card}")
    assert loot(do(loaded(game, *[power] * life), f"search {card}")) == [life, 0]


@rule("LZ-16")
@pytest.mark.parametrize(("card", "life", "power"), designs("scarecrow", "dwarf", "executioner"))
def test_each_design_attacks_with_its_life_and_power(card: str, life: int, power: int) -> None:
    game = table(f"p1: play={card}", "p2: play=hydra#2:9")
    do(loaded(game, power, *[power + 1] * (life - 1)), f"attack {card}", f"attack {card} > hydra#2")
    assert in_play(game, "p2") == ["hydra#2:8"]


# ---------------------------------------------------------------- 1 to 8: printed in the rulebooks


@rule("LZ-34")
def test_thief_activation_steals_1() -> None:
    game = do(table("p1: play=thief", "p2: loot=5"), "activate thief", "steal > p2")
    assert (loot(game), told(game)) == ([1, 4], ["activated", "stole"])


@rule("LZ-18")
def test_dragonling_has_no_ability() -> None:
    game = table("p1: play=dragonling", "p2: play=frog")
    assert choices(game) == ["search dragonling", "attack dragonling", "end dungeon"]


@rule("LZ-35", "LZ-31")
def test_death_knight_taunts_and_steals_as_its_last_wish() -> None:
    game = do(table("p1: loot=2 play=assassin", "p2: play=death-knight,king#2"), "activate assassin")
    assert targets(game) == {"assassin", "death-knight"}
    game = do(table("p1: loot=2 play=assassin", "p2: play=death-knight"), "activate assassin")
    do(game, "destroy assassin > death-knight", "steal > p1")
    assert loot(game) == [1, 1]


@rule("LZ-40")
@pytest.mark.parametrize("owner", ["p1", "p2"])
def test_king_nobody_searches_while_it_is_in_play_its_controller_included(owner: str) -> None:
    other = "p2" if owner == "p1" else "p1"
    game = table(f"{owner}: play=king", f"{other}: play=frog", active="p1")
    assert not any("search" in choice for choice in choices(game))
    assert why(game, "search king" if owner == "p1" else "search frog") == "king LZ-40"


@rule("LZ-40")
def test_king_nobody_steals_while_it_is_in_play() -> None:
    thief = table("p1: play=thief,king", "p2: loot=5")
    assert why(thief, "activate thief") == "king LZ-40"
    for recruit in ("scarecrow", "pickpocket"):
        game = do(table(f"p1: hand={recruit}", "p2: loot=5 play=king", phase=1), f"recruit {recruit}")
        assert (phase(game), loot(game)) == (
            "p1 recruitment-2" if recruit == "scarecrow" else "p1 dungeon",
            [0, 5],
        )
    wish = table("p1: play=assassin,death-knight", "p2: loot=5 play=king")
    do(wish, "activate assassin", "destroy assassin > death-knight")
    assert (asked(wish), loot(wish)) == ("p1 recruitment", [0, 5])


@rule("LZ-40")
def test_king_when_the_last_one_dies_searching_goes_on() -> None:
    game = table("p1: play=assassin,frog", "p2: play=king,king#2")
    do(game, "activate assassin", "destroy assassin > king#1")
    assert "search frog" not in choices(game)
    game = do(table("p1: play=assassin,frog", "p2: play=king"), "activate assassin", "destroy assassin > king")
    assert "search frog" in choices(game)


@rule("LZ-17", "LZ-53")
def test_assassin_activation_destroys_any_looter() -> None:
    game = do(table("p1: play=assassin,frog", "p2: play=hydra:7"), "activate assassin")
    assert targets(game) == {"assassin", "frog", "hydra"}
    do(game, "destroy assassin > hydra")
    assert (in_play(game, "p2"), graveyard(game), told(game)[-1]) == ([], ["hydra"], "destroyed")


@rule("LZ-31")
def test_zombie_last_wish_draws_1() -> None:
    game = table("p1: play=assassin", "p2: play=zombie", "inn: king frog")
    do(game, "activate assassin", "destroy assassin > zombie", "draw")
    assert (hand(game, "p2"), hands(game), phase(game)) == (["frog"], [0, 1], "p1 recruitment-2")


@rule("LZ-17")
@pytest.mark.parametrize(("target", "life"), [("hydra", 4), ("thief", 3), ("frog", 3), ("bullfrog", 4), ("cleric", 3)])
def test_cleric_activation_puts_1_life_on_any_looter_or_2_on_a_frog(target: str, life: int) -> None:
    game = table("p1: play=cleric,hydra,bullfrog", "p2: play=thief,frog")
    do(game, "activate cleric", f"heal cleric > {target}")
    assert f"{target}:{life}" in in_play(game, "p1") + in_play(game, "p2")
    assert told(game) == ["activated", "healed"]


@rule("LZ-41", "LZ-35", "LZ-32")
def test_scarecrow_cannot_attack_taunts_and_may_steal_as_it_comes() -> None:
    game = do(table("p1: hand=scarecrow", "p2: loot=2 play=frog", phase=1), "recruit scarecrow", "steal > p2")
    assert (loot(game), choices(game)) == ([1, 1], ["search scarecrow", "end dungeon"])
    assert why(game, "attack scarecrow") == "cannot-attack LZ-41"
    assert targets(do(table("p1: play=hydra", "p2: play=scarecrow,frog"), "attack hydra")) == {"scarecrow"}


# ---------------------------------------------------------------- 9 to 12: named in the rulebooks


@rule("LZ-37")
@pytest.mark.parametrize(("edition", "orc", "others"), [("dragon", "orc", "frog"), ("rigor", "rrugh", "mouse")])
def test_orc_each_player_sacrifices_a_looter_other_than_this_one(edition: str, orc: str, others: str) -> None:
    game = table(f"p1: hand={orc} play={others}", "p2: play=ghost,archer", edition=edition, phase=1)
    do(game, f"recruit {orc}")
    assert (asked(game), targets(game)) == ("p1 sacrifice", {others})
    assert why(game, f"sacrifice {orc}") == "other-than-this LZ-37"
    do(game, f"sacrifice {others}", "sacrifice ghost")
    assert (in_play(game, "p1"), in_play(game, "p2")) == ([f"{orc}:2"], ["archer:2"])


@rule("LZ-37")
def test_orc_those_without_looterz_sacrifice_nothing() -> None:
    game = do(table("p1: hand=orc", "p2:", "p3: play=frog", phase=1), "recruit orc")
    assert asked(game) == "p3 sacrifice"


@rule("LZ-37")
def test_orc_who_has_the_other_orc_may_sacrifice_it() -> None:
    game = do(table("p1: hand=orc#2 play=orc", "p2: play=frog", phase=1), "recruit orc")
    assert choices(game) == ["sacrifice orc"]


@rule("LZ-37", "LZ-43")
def test_orc_the_others_sacrifice_even_if_it_dies_meanwhile() -> None:
    game = do(table("p1: hand=orc play=bomber", "p2: play=frog", phase=1), "recruit orc", "sacrifice bomber")
    do(game, "damage bomber > orc")
    assert (in_play(game, "p1"), asked(game)) == ([], "p2 sacrifice")


@rule("LZ-36")
def test_witch_every_other_looter_loses_1_life() -> None:
    game = table("p1: hand=witch play=hydra,frog", "p2: play=king,gargoyle", "p3: play=witch#2", phase=1)
    do(game, "recruit witch")
    assert in_play(game, "p1") == ["hydra:2", "witch:1"]
    assert (in_play(game, "p2"), in_play(game, "p3")) == (["king:1", "gargoyle:2"], [])
    assert graveyard(game) == ["frog", "witch"]
    assert told(game).count("cursed") == 5


@rule("LZ-38")
@pytest.mark.parametrize(("edition", "mermaid"), [("dragon", "mermaid"), ("rigor", "pru")])
def test_mermaid_borrows_an_opposing_looter_until_the_end_of_the_turn(edition: str, mermaid: str) -> None:
    game = table(f"p1: play={mermaid},archer", "p2: play=ghost!", edition=edition)
    do(game, f"activate {mermaid}")
    assert targets(game) == {"ghost"}
    assert why(game, "choose archer") == why(game, f"choose {mermaid}") == "own-looter LZ-38"
    do(game, f"control {mermaid} > ghost")
    assert (in_play(game, "p1"), in_play(game, "p2")) == ([f"{mermaid}:2", "archer:2", "ghost:1"], [])
    do(loaded(game, 5), "search ghost")
    assert loot(game) == [1, 0]
    do(game, "end dungeon", "draw", "end turn")
    assert (in_play(game, "p1"), in_play(game, "p2")) == ([f"{mermaid}:2", "archer:2"], ["ghost:1"])
    assert told(game)[1] == "controlled"
    assert told(game)[-2:] == ["returned", "turn"]
    do(game, "draw", "end dungeon", "draw", "end turn")
    assert told(game).count("returned") == 1


@rule("LZ-39")
def test_hydra_two_attacks_are_one_action() -> None:
    game = do(table("p1: play=hydra,thief", "p2: play=king:5,zombie:5"), "attack hydra")
    do(loaded(game, 1, 1, 6), "attack hydra > king")
    assert (asked(game), targets(game)) == ("p1 attack-again", {"thief", "king", "zombie"})
    do(loaded(game, 2, 3, 3), "attack hydra > zombie")
    assert (in_play(game, "p2"), asked(game)) == (["king:3", "zombie:4"], "p1 dungeon")
    assert why(game, "act hydra") == "acted LZ-13"


@rule("LZ-39")
def test_hydra_cannot_attack_once_and_then_search() -> None:
    game = do(table("p1: play=hydra", "p2: play=zombie:9"), "attack hydra", "attack hydra > zombie")
    assert choices(game) == ["attack hydra > zombie", "pass"]
    assert why(game, "search hydra") == "attack-or-search LZ-39"
    assert phase(do(game, "pass")) == "p1 recruitment-2"


@rule("LZ-46")
def test_hydra_the_second_attack_is_optional() -> None:
    game = do(table("p1: play=hydra", "p2: play=zombie:9"), "attack hydra", "attack hydra > zombie")
    before = in_play(game, "p2")
    assert in_play(do(game, "pass"), "p2") == before


@rule("LZ-46")
def test_hydra_counts_its_dice_anew() -> None:
    game = table("p1: play=hydra", "p2: play=bomber,zombie:9")
    do(loaded(game, 1, 6, 6), "attack hydra", "attack hydra > bomber", "damage bomber > hydra")
    do(loaded(game, 2), "attack hydra > zombie")
    assert last(game, "attacked")["dice"] == [2]
    assert in_play(game, "p2") == ["zombie:8"]


@rule("LZ-46")
def test_hydra_that_is_gone_has_no_second_attack() -> None:
    game = table("p1: play=hydra:2", "p2: play=bomber,zombie:9")
    do(loaded(game, 1, 6), "attack hydra", "attack hydra > bomber", "damage bomber > hydra")
    assert (in_play(game, "p1"), in_play(game, "p2"), phase(game)) == ([], ["zombie:9"], "p1 recruitment-2")


@rule("LZ-46")
def test_hydra_with_nobody_left_has_no_second_attack() -> None:
    game = table("p1: play=hydra", "p2: play=frog")
    do(loaded(game, 1, 6, 6), "attack hydra", "attack hydra > frog")
    assert phase(game) == "p1 recruitment-2"


# ---------------------------------------------------------------- 13 to 30: reconstructed


def test_frog_and_bullfrog_are_frogs_and_only_the_bullfrog_taunts() -> None:
    game = do(table("p1: play=cleric", "p2: play=frog", "p3: play=bullfrog,king"), "activate cleric")
    assert targets(game) == {"cleric", "frog", "bullfrog"}
    assert in_play(do(game, "heal cleric > bullfrog"), "p3") == ["bullfrog:4", "king:2"]


@rule("LZ-33")
def test_gelatinous_cube_eats_another_of_ones_own_for_2_life() -> None:
    game = table("p1: play=gelatinous-cube,frog,hydra:9", "p2: play=king")
    do(game, "activate gelatinous-cube")
    assert targets(game) == {"frog", "hydra"}
    assert why(game, "choose gelatinous-cube") == "itself LZ-33"
    do(game, "devour gelatinous-cube > hydra")
    assert (in_play(game, "p1"), graveyard(game)) == (["gelatinous-cube:4", "frog:1"], ["hydra"])
    assert told(game) == ["activated", "sacrificed", "grew"]


@rule("LZ-43")
def test_gelatinous_cube_that_dies_of_its_meal_does_not_grow() -> None:
    game = table("p1: play=gelatinous-cube,bomber")
    do(game, "activate gelatinous-cube", "devour gelatinous-cube > bomber", "damage bomber > gelatinous-cube")
    assert (in_play(game, "p1"), graveyard(game)) == ([], ["bomber", "gelatinous-cube"])


def test_executioner_never_misses() -> None:
    for face in range(1, 7):
        assert loot(do(loaded(table("p1: play=executioner"), face), "search executioner")) == [1, 0]


@rule("LZ-53")
def test_vampire_moves_1_life_from_any_other_looter_to_itself() -> None:
    game = do(table("p1: play=vampire,frog", "p2: play=king"), "activate vampire")
    assert targets(game) == {"frog", "king"}
    assert why(game, "choose vampire") == "itself LZ-53"
    assert told(do(game, "drain vampire > king")) == ["activated", "drained"]
    assert (in_play(game, "p1"), in_play(game, "p2")) == (["vampire:3", "frog:1"], ["king:1"])


@rule("LZ-32")
def test_necromancer_raises_a_looter_that_is_no_necromancer() -> None:
    game = table("p1: hand=necromancer", "p2:", "graveyard: hydra necromancer#2 hydra#2 frog", phase=1)
    do(game, "recruit necromancer")
    assert choices(game) == ["raise hydra", "raise frog", "pass"]
    assert why(game, "raise necromancer") == "own-kind LZ-63"
    do(game, "raise hydra")
    assert (in_play(game, "p1"), graveyard(game)) == (
        ["necromancer:1", "hydra#2:3"],
        ["hydra", "necromancer", "frog"],
    )


@rule("LZ-32")
def test_bard_brings_the_top_card_of_the_pile_into_play() -> None:
    game = do(table("p1: hand=bard", "inn: king frog", phase=1), "recruit bard")
    assert (in_play(game, "p1"), inn(game), hands(game)) == (["bard:1", "frog:1"], 1, [0, 0])
    assert told(game) == ["recruited", "mustered"]


@rule("LZ-32")
def test_captain_brings_another_looter_from_hand() -> None:
    game = do(table("p1: hand=captain,frog,king", phase=1), "recruit captain")
    assert choices(game) == ["recruit king", "recruit frog", "pass"]
    do(game, "recruit frog")
    assert (in_play(game, "p1"), hand(game, "p1"), phase(game)) == (
        ["captain:2", "frog:1"],
        ["king"],
        "p1 dungeon",
    )


@rule("LZ-56")
def test_archer_deals_1_damage_to_each_of_two_looterz() -> None:
    game = table("p1: play=archer", "p2: play=frog", "p3: play=hydra")
    do(game, "activate archer", "shoot archer > hydra", "shoot archer > frog")
    assert (in_play(game, "p2"), in_play(game, "p3"), graveyard(game)) == ([], ["hydra:2"], ["frog"])
    assert told(game).count("damaged") == 2


@rule("LZ-34")
def test_pickpocket_steals_1_from_an_opponent_of_ones_choice() -> None:
    game = do(table("p1: hand=pickpocket", "p2: loot=1", "p3: loot=6", phase=1), "recruit pickpocket")
    assert choices(game) == ["steal > p2", "steal > p3", "pass"]
    assert loot(do(game, "steal > p2")) == [1, 0, 6]


@rule("LZ-32")
def test_goblin_may_draw_1_as_it_comes() -> None:
    game = do(table("p1: hand=goblin", "inn: king frog", phase=1), "recruit goblin", "draw")
    assert (hand(game, "p1"), inn(game), phase(game)) == (["frog"], 1, "p1 dungeon")


@rule("LZ-35")
def test_gargoyle_taunts() -> None:
    assert targets(do(table("p1: play=frog", "p2: play=gargoyle,king"), "attack frog")) == {"gargoyle"}


@rule("LZ-31")
def test_bomber_last_wish_deals_2_damage_to_a_looter() -> None:
    game = table("p1: play=assassin,hydra", "p2: play=bomber,king")
    do(game, "activate assassin", "destroy assassin > bomber")
    assert (asked(game), targets(game)) == ("p2 may-damage", {"assassin", "hydra", "king"})
    assert in_play(do(game, "damage bomber > hydra"), "p1") == ["assassin:1", "hydra:1"]
    assert told(game) == ["activated", "destroyed", "damaged"]


@rule("LZ-63")
def test_bomber_with_nobody_left_is_not_asked() -> None:
    lines = ("p1: play=bomber", "p2: play=bomber#2")
    game = do(
        loaded(table(*lines), 1),
        "attack bomber#1",
        "attack bomber#1 > bomber#2",
        "damage bomber#2 > bomber#1",
    )
    assert (graveyard(game), phase(game)) == (["bomber", "bomber"], "p1 recruitment-2")


@rule("LZ-41")
def test_dwarf_cannot_attack() -> None:
    game = table("p1: play=dwarf", "p2: play=frog")
    assert choices(game) == ["search dwarf", "end dungeon"]
    assert why(game, "attack dwarf").startswith("cannot-attack ")


def test_minotaur_cannot_search_and_takes_1_loot_for_a_kill() -> None:
    game = table("p1: play=minotaur", "p2: play=zombie:1,hydra")
    assert choices(game) == ["attack minotaur", "end dungeon"]
    assert why(game, "search minotaur") == "cannot-search LZ-65"
    do(loaded(game, 4, 4), "attack minotaur", "attack minotaur > zombie")
    assert loot(game) == [1, 0]
    assert told(game)[-2:] == ["died", "trophy"]


def test_minotaur_takes_nothing_for_a_wound() -> None:
    game = table("p1: play=minotaur", "p2: play=hydra")
    do(loaded(game, 4, 4), "attack minotaur", "attack minotaur > hydra")
    assert (loot(game), in_play(game, "p2")) == ([0, 0], ["hydra:1"])


@rule("LZ-45")
@pytest.mark.parametrize(("answer", "drawn"), [("draw", ["king", "frog"]), ("pass", ["frog"])])
def test_wizard_draws_up_to_2(answer: str, drawn: list[str]) -> None:
    game = do(table("p1: play=wizard", "inn: thief king frog"), "activate wizard")
    assert (hands(game), choices(game)) == ([1, 0], ["draw", "pass"])
    assert (hand(do(game, answer), "p1"), phase(game)) == (drawn, "p1 recruitment-2")


@rule("LZ-55")
def test_ghost_cannot_be_attacked_not_even_by_ones_own() -> None:
    game = do(table("p1: play=frog,ghost#2,king", "p2: play=ghost,thief"), "attack frog")
    assert targets(game) == {"king", "thief"}
    assert why(game, "choose ghost") == why(game, "choose ghost#2") == "ghost LZ-55"


def test_ghost_alone_is_nobody_to_attack_but_attacks_itself() -> None:
    game = table("p1: play=frog", "p2: play=ghost")
    assert why(game, "attack frog") == "no-target LZ-16"
    assert targets(do(table("p1: play=ghost", "p2: play=frog,ghost#2"), "attack ghost")) == {"frog"}


@pytest.mark.parametrize("looter", ["assassin", "vampire", "mermaid", "cleric", "archer"])
def test_ghost_can_be_chosen_by_effects(looter: str) -> None:
    assert "ghost" in targets(do(table(f"p1: play={looter}", "p2: play=ghost"), f"activate {looter}"))


@rule("LZ-66")
@pytest.mark.parametrize(("own", "others", "gain"), [(1, (2, 3), 2), (3, (2, 5), 0)])
def test_beggar_takes_2_loot_if_no_opponent_has_less(own: int, others: tuple[int, int], gain: int) -> None:
    game = table(f"p1: loot={own} hand=beggar", f"p2: loot={others[0]}", f"p3: loot={others[1]}", phase=1)
    assert loot(do(game, "recruit beggar")) == [own + gain, *others]
