"""Tough heroes: two Health, the wounded one always first, and traps one at a time."""

from __future__ import annotations

from typing import Any

import pytest

from lootkeep import Game
from lootkeep.engine.errors import InvalidPosition
from tests.heroes.dungeon import deeds, heroes, lately, monsters, reserve, room, tokens
from tests.heroes.nights import RATKIN, night
from tests.rules import asked, choices, do, rule, told

TOUGH = ("tough warrior",)


def wounded(game: Game, name: str) -> dict[str, Any]:
    """How many of the heroes of a room have a wound, by class."""
    return {each["hero"]: each["wounded"] for each in room(game, name)["heroes"] if each["wounded"]}


# ---------------------------------------------------------------- two wounds


@rule("KH-170", "KH-23")
def test_the_first_hit_wounds_and_the_second_kills() -> None:
    game = night("p1: clan=gnoll hand=strike", "forge: heroes=warrior monsters=p1", rules=TOUGH)
    do(game, "play strike", "melee warrior forge")
    assert (told(game)[-1], heroes(game, "forge"), wounded(game, "forge")) == ("tough-hit", ["warrior"], {"warrior": 1})
    do(game, "melee warrior forge")
    assert (told(game)[-1], heroes(game, "forge"), reserve(game, "warrior")) == ("melee", [], [5])


@rule("KH-170", "KH-24", "KH-40")
def test_shots_and_abilities_wound_alike() -> None:
    shot = night("p1: clan=ratkin hand=shoot", "vault: monsters=p1", "forge: heroes=warrior", rules=TOUGH)
    do(shot, "play shoot", "ranged warrior forge", "ranged warrior forge")
    assert (told(shot)[-2:], heroes(shot, "forge")) == (["tough-hit", "ranged"], [])
    claws = night("p1: clan=gnoll hand=toil", "forge: heroes=warrior monsters=p1", rules=TOUGH)
    do(claws, "play toil", "ability warrior forge")
    assert (told(claws)[-1], wounded(claws, "forge")) == ("tough-hit", {"warrior": 1})


@rule("KH-170")
def test_other_classes_die_of_one_hit() -> None:
    game = night("p1: clan=gnoll hand=strike", "forge: heroes=warrior*,thief monsters=p1", rules=TOUGH)
    do(game, "play strike", "melee thief forge")
    assert (heroes(game, "forge"), wounded(game, "forge")) == (["warrior"], {"warrior": 1})


@rule("KH-170", "KH-31")
def test_a_wound_is_a_success_and_gives_momentum() -> None:
    game = night("p1: clan=gnoll hand=raid", "study: heroes=warrior monsters=p1", rules=TOUGH)
    do(game, "play raid", "melee warrior study", "generate coin study")
    assert (tokens(game, "study"), wounded(game, "study")) == (["coin"], {"warrior": 1})


@rule("KH-170", "KH-154")
def test_the_bounty_is_for_the_death_alone() -> None:
    game = night("p1: clan=gnoll hand=strike", "forge: heroes=warrior monsters=p1", rules=("bounty", *TOUGH))
    do(game, "play strike", "melee warrior forge")
    assert tokens(game, "forge") == []
    do(game, "melee warrior forge")
    assert tokens(game, "forge") == ["coin"]


# ---------------------------------------------------------------- the wounded first


@rule("KH-171", "KH-23")
def test_damage_falls_on_the_wounded_one() -> None:
    game = night("p1: clan=gnoll hand=strike", "forge: heroes=warrior*,warrior monsters=p1", rules=TOUGH)
    do(game, "play strike", "melee warrior forge")
    assert (told(game)[-1], heroes(game, "forge"), wounded(game, "forge")) == ("melee", ["warrior"], {})
    do(game, "melee warrior forge")
    assert (told(game)[-1], wounded(game, "forge")) == ("tough-hit", {"warrior": 1})


@rule("KH-171", "KH-67")
def test_the_wounded_one_is_exhausted_first() -> None:
    game = night(
        "p1: clan=ratkin hand=buckler deck=",
        "forge: heroes=warrior*,warrior monsters=p1,p1,p1",
        rules=TOUGH,
        bell=("wake forge 1",),
        guild="bell",
    )
    assert (asked(game), heroes(game, "forge")) == ("p1 defend", ["warrior", "warrior!"])
    assert "heroes=warrior*,warrior!" in game.position()


@rule("KH-171", "KH-68")
def test_the_wounded_one_loots_first() -> None:
    game = night(
        RATKIN,
        "workshop: heroes=warrior*,warrior,thief treasure=curse:1",
        "vault: monsters=p1",
        rules=TOUGH,
        bell=("wake workshop 1",),
        guild="bell",
    )
    do(game, "looter warrior")
    assert deeds(game, "looted") == ["workshop 1 warrior"]
    assert deeds(game, "charges") == ["workshop vault 2 thief,warrior"]
    assert (wounded(game, "workshop"), wounded(game, "vault")) == ({"warrior": 1}, {})


# ---------------------------------------------------------------- traps


@rule("KH-172", "KH-65")
@pytest.mark.parametrize(("traps", "left", "hurt"), [(1, ["warrior"], {"warrior": 1}), (2, [], {}), (3, [], {})])
def test_traps_hit_one_who_comes_until_the_traps_or_the_hero_are_gone(
    traps: int, left: list[str], hurt: dict[str, int]
) -> None:
    lying = ",".join(["trap"] * traps)
    game = night(RATKIN, f"study: tokens={lying}", rules=TOUGH, bell=("summon warrior study",), guild="bell")
    assert (heroes(game, "study"), wounded(game, "study")) == (left, hurt)
    assert tokens(game, "study") == ["trap"] * max(0, traps - 2)
    assert deeds(game, "tough-trapped") == ["warrior study"]


@rule("KH-172", "KH-65")
def test_the_cells_hold_the_wounded_one_as_usual() -> None:
    game = night(RATKIN, "cells: tokens=trap", rules=TOUGH, bell=("summon warrior cells",), guild="bell")
    assert (heroes(game, "cells"), wounded(game, "cells")) == (["warrior"], {"warrior": 1})


@rule("KH-172", "KH-75")
def test_of_a_group_the_players_choose_the_class_and_the_wounded_one_is_hit_first() -> None:
    game = night(
        RATKIN,
        "sewer: heroes=warrior*,warrior,thief treasure=-",
        "vault: tokens=trap,trap monsters=p1",
        rules=TOUGH,
        bell=("wake sewer 1",),
        guild="bell",
    )
    assert (asked(game), choices(game)) == ("p1 traps", ["trapped thief", "trapped warrior"])
    do(game, "trapped warrior")
    assert deeds(game, "trapped") == ["warrior vault"]
    do(game, "trapped warrior")
    assert (deeds(game, "tough-trapped"), wounded(game, "vault")) == (["warrior vault"], {"warrior": 1})
    assert (sorted(heroes(game, "vault")), tokens(game, "vault")) == (["thief!", "warrior!"], [])


@rule("KH-172", "KH-75")
def test_with_a_trap_for_each_wound_nobody_is_left_and_nothing_is_asked() -> None:
    game = night(
        RATKIN,
        "sewer: heroes=warrior,thief treasure=-",
        "vault: tokens=trap,trap,trap monsters=p1",
        rules=TOUGH,
        bell=("wake sewer 1",),
        guild="bell",
    )
    assert (heroes(game, "vault"), tokens(game, "vault"), reserve(game, "warrior", "thief")) == ([], [], [5, 5])


# ---------------------------------------------------------------- how long a wound lasts


@rule("KH-173", "KH-66", "KH-70")
def test_waking_and_charging_keep_wounds() -> None:
    game = night(
        RATKIN,
        "sewer: heroes=warrior* treasure=-",
        "vault: monsters=p1,p1",
        rules=TOUGH,
        bell=("wake sewer 1",),
        guild="bell",
    )
    assert (heroes(game, "vault"), wounded(game, "vault")) == (["warrior"], {"warrior": 1})
    assert (deeds(game, "charges"), monsters(game, "vault")) == (["sewer vault 1 warrior"], ["ratkin"])


@rule("KH-173", "KH-63")
def test_creeping_keeps_wounds() -> None:
    game = night(RATKIN, "library: heroes=warrior*", rules=TOUGH, bell=("creep",), guild="bell")
    assert (heroes(game, "forge"), wounded(game, "forge")) == (["warrior"], {"warrior": 1})


@rule("KH-173")
def test_a_token_that_comes_again_is_healed() -> None:
    game = night(
        RATKIN,
        "cells: heroes=warrior,warrior,warrior,warrior",
        "sewer: heroes=warrior* treasure=-",
        "vault: tokens=trap",
        rules=TOUGH,
        bell=("wake sewer 1", "summon warrior study"),
        guild="bell",
    )
    assert (heroes(game, "study"), wounded(game, "study")) == (["warrior"], {})


@rule("KH-173")
def test_what_if_knows_wounds() -> None:
    game = night(RATKIN, "study: tokens=trap", rules=TOUGH)
    words = [event["id"].split("-event-")[1] for event in game.what_if("study", "warrior")]
    assert words[:3] == ["came", "tough-trapped", "waits"]
    assert lately(game) == []


@rule("KH-173")
def test_a_position_writes_wounds_down() -> None:
    game = night(RATKIN, "study: heroes=warrior*,warrior,warrior*!", rules=TOUGH)
    assert "heroes=warrior*,warrior,warrior*!" in game.position()
    assert wounded(game, "study") == {"warrior": 2}


@rule("KH-173")
@pytest.mark.parametrize("hero", ["thief*", "warrior*+"])
def test_a_position_with_wounds_that_cannot_be_is_refused(hero: str) -> None:
    with pytest.raises(InvalidPosition, match="cannot have a wound"):
        night(RATKIN, f"study: heroes={hero}", rules=TOUGH)
