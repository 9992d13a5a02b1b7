"""Bots hit whoever leads, and cannot know who of the others is a person."""

from __future__ import annotations

import pytest

import lootkeep
from lootkeep.bots import bot

BEHIND, AHEAD = "looks=h1,d1", "tomes=clean-slate"


def turn(position: str, spec: str) -> list[str]:
    """All that a bot does while it is the first seat's decision."""
    game = lootkeep.load_position(position)
    player = bot(spec, 3)
    done: list[str] = []
    while game.actor == 0 and len(done) < 3:
        done.append(game.notation(player.choose(game)))
        game.apply(game.parse(done[-1]))
    return done


@pytest.mark.parametrize("spec", ["greedy", "search:200"])
@pytest.mark.parametrize(("loot", "hit"), [((1, 8), "zombie#2"), ((8, 1), "zombie#1"), ((0, 6), "zombie#2")])
def test_of_two_equal_looterz_the_leaders_is_attacked(loot: tuple[int, int], hit: str, spec: str) -> None:
    position = (
        "looterz dragon seats=3 phase=2 target=10\np1: loot=3 play=minotaur\n"
        f"p2: loot={loot[0]} play=zombie\np3: loot={loot[1]} play=zombie"
    )
    assert f"attack minotaur#1 > {hit}" in turn(position, spec)


@pytest.mark.parametrize("spec", ["greedy", "search:200"])
@pytest.mark.parametrize(("second", "third", "hit"), [(BEHIND, AHEAD, "step e7"), (AHEAD, BEHIND, "step c7")])
def test_rigor_mortis_is_driven_onto_the_goblin_that_is_ahead(second: str, third: str, hit: str, spec: str) -> None:
    position = (
        "kragmortha library seats=3 rigor=d7\np1: at=a5 hand=rigor:ball+ball\n"
        f"p2: at=c7 hand=goblin:book+ball {second}\np3: at=e7 hand=goblin:book+ball {third}"
    )
    assert turn(position, spec)[1] == hit


@pytest.mark.parametrize("spec", ["greedy", "search:10"])
def test_a_choice_does_not_depend_on_who_is_a_person(spec: str) -> None:
    """Only Kragmortha's table knows, for accusations and their votes; here nobody is accused."""
    tables = [lootkeep.new("kragmortha", seats=3, seed=5, penance=2, people=people) for people in (0, 1, 7)]
    asked = 0
    while tables[0].ply < 40:
        choices = {bot(spec, game.ply).choose(game) for game in tables}
        assert len(choices) == 1
        asked += len(tables[0].options()) > 1
        for game in tables:
            game.apply(min(choices))
    assert asked > 15
