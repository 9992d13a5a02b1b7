"""The rulebooks' own examples, to the die: LZ-E1 to LZ-E11."""

from __future__ import annotations

import pytest

import lootkeep
from tests.looterz.tabletop import graveyard, in_play, loot, phase, table
from tests.rules import asked, choices, do, last, loaded, rule, targets, told, why


@rule("LZ-E1", "LZ-15")
@pytest.mark.parametrize(("edition", "looter"), [("dragon", "dragonling"), ("rigor", "hal-r-tel")])
def test_e1_the_dragonling_goes_looting(edition: str, looter: str) -> None:
    game = do(loaded(table(f"p1: play={looter}", edition=edition), 2, 3, 5), f"search {looter}")
    assert last(game, "searched")["dice"] == [2, 3, 5]
    assert loot(game) == [2, 0]


@rule("LZ-E2", "LZ-16")
@pytest.mark.parametrize(
    ("edition", "knight", "king", "dice"),
    [("dragon", "death-knight", "king", (1, 6)), ("rigor", "rollork", "rat-king", (1, 4))],
)
def test_e2_the_king_loses_one_life(edition: str, knight: str, king: str, dice: tuple[int, int]) -> None:
    game = loaded(table(f"p1: play={knight}", f"p2: play={king}", edition=edition), *dice)
    do(game, f"attack {knight}", f"attack {knight} > {king}")
    assert last(game, "attacked")["dice"] == list(dice)
    assert (in_play(game, "p1"), in_play(game, "p2")) == ([f"{knight}:2"], [f"{king}:1"])


@rule("LZ-E3", "LZ-35")
@pytest.mark.parametrize(
    ("edition", "attacker", "party", "taunter"),
    [
        ("dragon", "frog", ("zombie", "cleric", "scarecrow"), "scarecrow"),
        ("rigor", "mouse", ("berserker", "medic", "rollork"), "rollork"),
    ],
)
def test_e3_three_looterz_walk_into_a_bar(edition: str, attacker: str, party: tuple[str, ...], taunter: str) -> None:
    game = table(f"p1: play={attacker}", f"p2: play={','.join(party)}", edition=edition)
    do(game, f"attack {attacker}")
    assert choices(game) == [f"attack {attacker} > {taunter}"]
    for other in set(party) - {taunter}:
        assert why(game, f"choose {other}") == "taunt LZ-35"


@rule("LZ-E4", "LZ-37")
@pytest.mark.parametrize(("edition", "orc"), [("dragon", "orc"), ("rigor", "rrugh")])
def test_e4_a_lonely_orc_affects_only_the_opponents(edition: str, orc: str) -> None:
    game = table(f"p1: hand={orc}", "p2: play=archer", "p3: play=ghost", edition=edition, phase=1)
    do(game, f"recruit {orc}")
    assert asked(game) == "p2 sacrifice"
    do(game, "sacrifice archer", "sacrifice ghost")
    assert (in_play(game, "p1"), graveyard(game)) == ([f"{orc}:2"], ["archer", "ghost"])


@rule("LZ-E5", "LZ-17")
@pytest.mark.parametrize(("edition", "assassin"), [("dragon", "assassin"), ("rigor", "ninja")])
@pytest.mark.parametrize("life", [1, 2, 9])
def test_e5_the_assassin_destroys_any_looter_whatever_its_life(edition: str, assassin: str, life: int) -> None:
    game = table(f"p1: play={assassin}", f"p2: play=archer:{life}", edition=edition)
    do(game, f"activate {assassin}", f"destroy {assassin} > archer")
    assert (in_play(game, "p2"), graveyard(game)) == ([], ["archer"])


@rule("LZ-E6", "LZ-36")
@pytest.mark.parametrize(("edition", "orc"), [("dragon", "orc"), ("rigor", "rrugh")])
def test_e6_the_orcs_controller_sacrifices_first_then_clockwise(edition: str, orc: str) -> None:
    players = ["p1: play=archer", f"p2: hand={orc} play=ghost", "p3: play=archer#2"]
    game = do(table(*players, active="p2", edition=edition, phase=1), f"recruit {orc}")
    order = []
    while asked(game).endswith("sacrifice"):
        order.append(asked(game)[:2])
        do(game, choices(game)[0])
    assert order == ["p2", "p3", "p1"]


@rule("LZ-E7", "LZ-38")
@pytest.mark.parametrize(("edition", "mermaid"), [("dragon", "mermaid"), ("rigor", "pru")])
def test_e7_a_borrowed_looter_is_sacrificed_before_it_is_returned(edition: str, mermaid: str) -> None:
    game = table(f"p1: play={mermaid},archer,archer#2", "p2: play=ghost", edition=edition)
    do(
        game,
        f"activate {mermaid}",
        f"control {mermaid} > ghost",
        "end dungeon",
        "draw",
        "sacrifice ghost",
        "end turn",
    )
    assert (in_play(game, "p2"), graveyard(game), phase(game)) == ([], ["ghost"], "p2 recruitment-1")
    assert "returned" not in told(game)


@rule("LZ-E8", "LZ-39")
@pytest.mark.parametrize(("edition", "hydra"), [("dragon", "hydra"), ("rigor", "blink")])
def test_e8_two_heads_two_targets_and_no_search(edition: str, hydra: str) -> None:
    game = do(table(f"p1: play={hydra}", "p2: play=archer,archer#2", edition=edition), f"attack {hydra}")
    do(loaded(game, 1, 2, 3), f"attack {hydra} > archer#1")
    assert (graveyard(game), targets(game)) == (["archer"], {"archer#2"})
    with pytest.raises(lootkeep.IllegalMove):
        do(game, f"search {hydra}")
    assert why(game, f"search {hydra}") == "attack-or-search LZ-39"
    do(loaded(game, 6, 6, 2), f"attack {hydra} > archer#2")
    assert in_play(game, "p2") == ["archer#2:1"]


@rule("LZ-E9", "LZ-42")
@pytest.mark.parametrize(("edition", "thief"), [("dragon", "thief"), ("rigor", "alley-cat")])
@pytest.mark.parametrize(("victim", "left"), [("p2", [1, 3, 4]), ("p3", [1, 4, 3])])
def test_e9_of_two_rich_rivals_the_thief_chooses(edition: str, thief: str, victim: str, left: list[int]) -> None:
    game = do(table(f"p1: play={thief}", "p2: loot=4", "p3: loot=4", edition=edition), f"activate {thief}")
    assert choices(game) == ["steal > p2", "steal > p3"]
    assert loot(do(game, f"steal > {victim}")) == left


@rule("LZ-E10", "LZ-42")
def test_e10_rigor_a_thief_tied_for_the_most_steals_nothing() -> None:
    game = table("p1: loot=4 play=alley-cat", "p2: loot=4", "p3: loot=1", edition="rigor")
    assert choices(game) == ["search alley-cat", "end dungeon"]
    assert why(game, "activate alley-cat") == "leader LZ-42"


@rule("LZ-E11", "LZ-20")
@pytest.mark.parametrize(("edition", "mermaid"), [("dragon", "mermaid"), ("rigor", "pru")])
def test_e11_more_than_three_are_legal_before_the_sacrifice_phase(edition: str, mermaid: str) -> None:
    game = table(f"p1: hand=archer#2 play={mermaid},archer,ghost#2", "p2: play=ghost", edition=edition, phase=1)
    do(game, "recruit archer", f"activate {mermaid}", f"control {mermaid} > ghost")
    assert (len(in_play(game, "p1")), phase(game)) == (5, "p1 dungeon")
    do(game, "end dungeon", "draw")
    assert asked(game) == "p1 sacrifice-phase"
