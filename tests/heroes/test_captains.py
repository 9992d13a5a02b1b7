"""Captains: heroes with a name, who count as one of their class, show off whenever they wake, and may have phases."""

from __future__ import annotations

from typing import Any

import pytest

from lootkeep import Game
from lootkeep.engine.errors import InvalidBox, InvalidPosition
from tests.heroes.dungeon import deeds, heroes, lately, monsters, reserve, result, seen, tokens
from tests.heroes.nights import RATKIN, night, opening
from tests.rules import asked, choices, do, rule, told

GRIMSBY = ("foe grimsby captain warrior at crypt health 3",)
LATER = ("foe grimsby captain warrior at crypt health 3 later",)
CALL = ("call grimsby",)


def captain(game: Game) -> tuple[Any, ...]:
    """Where everybody sees the captain, how, and with how much Health."""
    foe = seen(game)["foes"][0]
    return foe["room"], foe["state"], foe["health"]


# ---------------------------------------------------------------- one of his class


@rule("KH-158")
def test_a_captain_begins_exhausted_in_his_room_and_is_nobodys_token() -> None:
    game = opening(*GRIMSBY)
    assert captain(game) == ("crypt", "standing", 3)
    assert (heroes(game, "crypt"), reserve(game, "warrior")) == ([], [5])
    assert (seen(game)["foes"][0]["hero"], seen(game)["foes"][0]["phases"]) == ("warrior", 1)


@rule("KH-158", "KH-66", "KH-70")
def test_he_charges_with_the_others_and_inspires() -> None:
    game = night(
        RATKIN,
        "sewer: heroes=thief treasure=-",
        "vault: heroes=mage monsters=p1",
        "foes: grimsby=sewer:3:standing",
        rules=GRIMSBY,
        bell=("wake sewer 1",),
        guild="bell",
    )
    assert (deeds(game, "charges"), deeds(game, "inspired")) == (["sewer vault 2 thief,warrior"], ["vault 1"])
    assert captain(game) == ("vault", "acting", 3)
    assert choices(game) == ["resolve thief vault", "resolve warrior vault", "resolve mage vault"]


@rule("KH-158", "KH-68", "KH-69")
def test_he_counts_as_one_hero_for_looting_and_waiting() -> None:
    game = night(
        RATKIN,
        "study: heroes=thief,thief",
        "foes: grimsby=study:3:standing",
        rules=GRIMSBY,
        bell=("rally",),
        guild="bell",
    )
    assert deeds(game, "looted") == ["study 3 thief,thief,warrior"]
    few = night(RATKIN, "study: heroes=thief", "foes: grimsby=study:3:standing", rules=GRIMSBY, guild="bell")
    assert (deeds(few, "waits"), captain(few)) == (["thief study 3", "warrior study 3"], ("study", "standing", 3))


@rule("KH-158", "KH-67", "KH-26")
def test_he_attacks_as_a_hero_of_his_class_and_can_be_parried() -> None:
    game = night(
        "p1: clan=ratkin hand=buckler deck=",
        "forge: monsters=p1,p1",
        "foes: grimsby=forge:3:standing",
        rules=GRIMSBY,
        bell=("wake forge 1",),
        guild="bell",
    )
    assert choices(game)[0] == "defend buckler"
    do(game, "defend buckler")
    assert (monsters(game, "forge"), captain(game)) == (["ratkin", "ratkin"], ("forge", "standing", 3))


@rule("KH-158", "KH-91")
def test_the_ordinary_heroes_of_his_class_are_exhausted_before_him() -> None:
    game = night(
        "p1: clan=ratkin hand=buckler deck=",
        "forge: heroes=warrior monsters=p1,p1",
        "foes: grimsby=forge:3:standing",
        rules=GRIMSBY,
        bell=("wake forge 1",),
        guild="bell",
    )
    assert (captain(game), heroes(game, "forge")) == (("forge", "acting", 3), ["warrior"])
    do(game, "pass")
    assert captain(game) == ("forge", "standing", 3)
    assert len(deeds(game, "attacks")) == 2


@rule("KH-158", "KH-62")
def test_without_a_token_those_of_his_class_are_stirred_but_not_he_alone() -> None:
    crowd = "cells: heroes=warrior,warrior,warrior,warrior,warrior"
    alone = night(RATKIN, crowd, "foes: grimsby=study:3:standing", rules=GRIMSBY, guild="warrior:eye")
    assert "study" not in [line.split()[0] for line in deeds(alone, "stirred")]
    assert captain(alone) == ("study", "standing", 3)
    beside = night(
        RATKIN,
        "cells: heroes=warrior,warrior,warrior,warrior",
        "study: heroes=warrior treasure=prey:3",
        "foes: grimsby=study:3:standing",
        rules=GRIMSBY,
        guild="warrior:eye",
    )
    assert "study 2" in deeds(beside, "stirred")


@rule("KH-158", "KH-65")
def test_the_cells_do_not_hold_him() -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1",
        "cells: treasure=-",
        "foes: grimsby=cells:3:away",
        rules=("foe grimsby captain warrior at cells health 3 later",),
        bell=CALL,
        guild="bell",
    )
    assert deeds(game, "jailed") == []
    assert deeds(game, "charges") == ["cells vault 1 warrior"]


@rule("KH-158", "KH-23", "KH-24")
def test_the_players_choose_whether_they_hit_him_or_a_hero_of_his_class() -> None:
    game = night(
        "p1: clan=gnoll hand=strike,shoot",
        "forge: heroes=warrior monsters=p1",
        "foes: grimsby=forge:3:standing",
        rules=GRIMSBY,
    )
    do(game, "play strike")
    assert [each for each in choices(game) if each.startswith("melee")] == [
        "melee warrior forge",
        "melee grimsby forge",
    ]
    do(game, "melee grimsby forge")
    assert (captain(game), heroes(game, "forge")) == (("forge", "standing", 2), ["warrior"])
    do(game, "melee warrior forge")
    assert (captain(game), heroes(game, "forge"), reserve(game, "warrior")) == (("forge", "standing", 2), [], [5])


@rule("KH-151", "KH-24")
def test_at_no_health_he_falls() -> None:
    game = night(
        "p1: clan=ratkin hand=shoot",
        "sewer: monsters=p1",
        "foes: grimsby=vault:2:standing",
        rules=GRIMSBY,
        more='[scenario.aim]\nwin = ["fallen grimsby"]\n',
    )
    do(game, "play shoot", "ranged grimsby vault", "ranged grimsby vault")
    assert (told(game)[-3:], result(game)) == (["foe-hit", "foe-fell", "won-fallen"], "won")


@rule("KH-151", "KH-31")
def test_damage_to_him_has_momentum() -> None:
    game = night("p1: clan=gnoll hand=raid", "study: monsters=p1", "foes: grimsby=study:3:standing", rules=GRIMSBY)
    do(game, "play raid", "melee grimsby study", "generate coin study")
    assert tokens(game, "study") == ["coin"]


@rule("KH-150", "KH-75")
def test_among_a_group_traps_hit_him_after_the_others_of_his_class_and_he_goes_on() -> None:
    game = night(
        RATKIN,
        "sewer: heroes=warrior treasure=-",
        "vault: tokens=trap,trap monsters=p1",
        "foes: grimsby=sewer:3:standing",
        rules=GRIMSBY,
        bell=("wake sewer 2",),
        guild="bell",
    )
    assert deeds(game, "trapped") == ["warrior vault"]
    assert deeds(game, "foe-trapped") == ["vault 2 grimsby"]
    assert (captain(game), tokens(game, "vault")) == (("vault", "standing", 2), [])


@rule("KH-150", "KH-75")
def test_the_players_choose_the_class_that_a_trap_hits() -> None:
    game = night(
        RATKIN,
        "sewer: heroes=thief treasure=-",
        "vault: tokens=trap,trap,trap monsters=p1",
        "foes: grimsby=sewer:3:standing",
        rules=GRIMSBY,
        bell=("wake sewer 2",),
        guild="bell",
    )
    assert (asked(game), choices(game)) == ("p1 traps", ["trapped thief", "trapped warrior"])
    assert (captain(game), seen(game)["charging"]) == (("vault", "running", 3), ["thief"])
    do(game, "trapped warrior", "trapped warrior")
    assert captain(game) == ("vault", "running", 1)
    do(game, "trapped thief")
    assert (captain(game), deeds(game, "trapped")) == (("vault", "standing", 1), ["thief vault"])


@rule("KH-150", "KH-63")
def test_he_creeps_with_the_others() -> None:
    game = night(
        RATKIN,
        "library: heroes=thief",
        "forge: tokens=trap",
        "foes: grimsby=library:3:standing",
        rules=GRIMSBY,
        bell=("creep",),
        guild="bell",
    )
    do(game, "trapped warrior")
    assert (captain(game), heroes(game, "forge")) == (("forge", "standing", 2), ["thief"])


# ---------------------------------------------------------------- called and woken


@rule("KH-152", "KH-64", "KH-65")
def test_called_he_is_summoned_with_full_health_shows_off_and_enters() -> None:
    game = night(
        RATKIN,
        "crypt: tokens=coin,frog,bone,trap heroes=thief",
        "foes: grimsby=crypt:0:away",
        rules=LATER,
        bell=CALL,
        guild="bell",
    )
    assert (asked(game), captain(game)) == ("p1 ransack", ("crypt", "coming", 3))
    do(game, "lose coin", "lose frog")
    assert (deeds(game, "foe-trapped"), tokens(game, "crypt")) == (["crypt 2 grimsby"], ["bone"])
    assert "crypt 1" in deeds(game, "inspired")


@rule("KH-150")
def test_traps_can_fell_him_where_he_comes() -> None:
    game = night(
        RATKIN,
        "crypt: tokens=trap,trap,trap,trap",
        "foes: grimsby=crypt:0:away",
        rules=LATER,
        bell=CALL,
        guild="bell",
    )
    assert (tokens(game, "crypt"), captain(game)[0]) == (["trap"], None)
    assert (told(game).count("foe-trapped"), deeds(game, "foe-fell")) == (3, ["crypt grimsby"])


@rule("KH-152", "KH-159")
def test_called_when_he_is_there_he_wakes_with_his_room_and_shows_off_again() -> None:
    game = night(
        RATKIN,
        "study: heroes=thief tokens=coin,coin",
        "foes: grimsby=study:3:standing",
        rules=GRIMSBY,
        bell=CALL,
        guild="bell",
    )
    assert lately(game)[:3] == ["sign KH-63", "roused KH-152", "shows-again KH-159"]
    assert (tokens(game, "study"), captain(game)) == ([], ("study", "standing", 3))


@rule("KH-159", "KH-66")
def test_he_shows_off_again_when_another_hero_inspires_him() -> None:
    game = night(
        RATKIN,
        "study: tokens=coin,coin",
        "foes: grimsby=study:3:standing",
        rules=GRIMSBY,
        bell=("summon mage study",),
        guild="bell",
    )
    assert lately(game)[:4] == ["sign KH-63", "came KH-61", "inspired KH-66", "shows-again KH-159"]
    assert (deeds(game, "shows-again"), tokens(game, "study")) == (["study grimsby"], [])


@rule("KH-159", "KH-64")
def test_a_mage_captain_who_wakes_in_the_cells_frees_everybody_once() -> None:
    game = night(
        RATKIN,
        "cells: heroes=thief,archer treasure=-",
        "vault: monsters=p1,p1,p1,p1",
        "foes: grimsby=cells:3:standing",
        rules=("foe grimsby captain mage at crypt health 3",),
        bell=CALL,
        guild="bell",
    )
    assert (deeds(game, "shows-again"), deeds(game, "roused")) == (["cells grimsby"], ["cells 3"])
    assert deeds(game, "charges") == ["cells vault 3 thief,archer,mage"]


@rule("KH-152")
def test_operations_know_where_he_stands() -> None:
    woken = night(RATKIN, "foes: grimsby=study:3:standing", rules=GRIMSBY, bell=("wake at grimsby 1",), guild="bell")
    assert deeds(woken, "roused") == ["study 1"]
    company = night(
        RATKIN, "foes: grimsby=study:3:standing", rules=GRIMSBY, bell=("summon mage at grimsby",), guild="bell"
    )
    assert (deeds(company, "came"), "mage" in heroes(company, "study")) == (["mage study"], True)
    away = night(RATKIN, rules=LATER, bell=("wake at grimsby 1", "summon mage at grimsby"), guild="bell")
    assert lately(away) == ["sign KH-63", "no-wake KH-63", "no-crowd KH-63"]


# ---------------------------------------------------------------- bounty


@rule("KH-154")
def test_the_bounty_for_him_is_as_many_coins_as_he_had_health() -> None:
    game = night(
        "p1: clan=gnoll hand=strike",
        "forge: monsters=p1",
        "foes: grimsby=forge:2:standing",
        rules=("bounty", *GRIMSBY),
    )
    do(game, "play strike", "melee grimsby forge")
    assert tokens(game, "forge") == []
    do(game, "melee grimsby forge")
    assert tokens(game, "forge") == ["coin", "coin", "coin"]
    poor = night(
        "p1: clan=gnoll hand=strike",
        "forge: monsters=p1",
        "vault: tokens=coin,coin,coin,coin",
        "foes: grimsby=forge:1:standing",
        rules=("bounty", *GRIMSBY),
    )
    do(poor, "play strike", "melee grimsby forge")
    assert tokens(poor, "forge") == ["coin"]


# ---------------------------------------------------------------- phases

FACES = ("foe grimsby captain archer phases warrior mage at crypt health 2",)
SLAIN = '[scenario.aim]\nwin = ["fallen grimsby"]\n'


@rule("KH-160")
def test_with_a_phase_left_he_goes_to_the_farthest_room_exhausted_and_of_another_class() -> None:
    game = night(
        "p1: clan=gnoll hand=strike", "forge: monsters=p1", "foes: grimsby=forge:1:standing", rules=FACES, more=SLAIN
    )
    do(game, "play strike", "melee grimsby forge")
    assert (told(game)[-2:], captain(game)) == (["foe-hit", "retreats"], ("crypt", "standing", 2))
    foe = seen(game)["foes"][0]
    assert (foe["hero"], foe["phases"], result(game)) == ("warrior", 2, "open")
    assert "fallen" not in game.position()


WITHOUT_CRYPT = """id = "night"
layout = '''
.            study/1   forge/2  library/2
menagerie/0  sewer/2   vault/0  workshop/2
.            pantry/0  cells/0  .
'''
treasures = { vault=4 }
portals = []
"""


@rule("KH-160", "KH-91")
def test_among_rooms_equally_far_the_players_choose() -> None:
    game = night(
        "p1: clan=gnoll hand=strike",
        "forge: monsters=p1",
        "foes: grimsby=forge:1:standing",
        rules=("foe grimsby captain archer phases warrior at study health 2",),
        more=WITHOUT_CRYPT,
    )
    do(game, "play strike", "melee grimsby forge")
    assert (asked(game), captain(game)[0]) == ("p1 retreat", None)
    assert choices(game) == [f"retreat {name}" for name in ("library", "pantry", "study", "menagerie")]
    do(game, "retreat library")
    assert (captain(game), asked(game)) == (("library", "standing", 2), "p1 turn")


@rule("KH-160", "KH-150")
def test_a_trap_that_ends_a_phase_takes_him_out_of_the_charge_and_left_over_damage_is_lost() -> None:
    game = night(
        RATKIN,
        "sewer: heroes=thief,thief treasure=-",
        "vault: tokens=trap,trap,trap monsters=p1",
        "foes: grimsby=sewer:2:standing",
        rules=FACES,
        bell=("wake sewer 2",),
        guild="bell",
    )
    do(game, "trapped archer", "trapped archer")
    assert (captain(game), seen(game)["foes"][0]["hero"]) == (("crypt", "standing", 2), "warrior")
    assert tokens(game, "vault") == []


@rule("KH-160", "KH-151", "KH-112")
def test_only_the_last_phase_makes_him_fall() -> None:
    game = night(
        "p1: clan=gnoll hand=strike", "forge: monsters=p1", "foes: grimsby=forge:2:standing:2", rules=FACES, more=SLAIN
    )
    do(game, "play strike", "melee grimsby forge", "melee grimsby forge")
    assert (told(game)[-3:], result(game)) == (["foe-hit", "foe-fell", "won-fallen"], "won")


@rule("KH-160", "KH-152")
def test_a_clock_waits_for_his_fall_and_he_can_be_called_back_as_he_was() -> None:
    more = '[[scenario.when]]\nat = "falls grimsby"\ndoes = ["spawn coin crypt 1", "call grimsby"]\n'
    game = night(
        "p1: clan=gnoll hand=strike", "forge: monsters=p1", "foes: grimsby=forge:1:standing:2", rules=FACES, more=more
    )
    do(game, "play strike", "melee grimsby forge")
    assert (tokens(game, "crypt"), seen(game)["foes"][0]["hero"]) == (["coin"], "archer")


# ---------------------------------------------------------------- what is foretold, written and refused


@rule("KH-158")
def test_what_if_counts_him_and_lets_him_show_off() -> None:
    game = night(RATKIN, "study: tokens=coin", "foes: grimsby=study:3:standing", rules=GRIMSBY)
    words = [event["id"].split("-event-")[1] for event in game.what_if("study", "thief")]
    assert words[:3] == ["came", "inspired", "shows-again"]
    assert captain(game) == ("study", "standing", 3)


@rule("KH-158")
@pytest.mark.parametrize("state", ["standing", "coming", "acting", "away"])
def test_a_position_names_him_with_the_foes_alone(state: str) -> None:
    game = night(RATKIN, "study: heroes=warrior,warrior!", f"foes: grimsby=study:2:{state}:0", rules=GRIMSBY)
    assert "heroes=warrior,warrior!" in game.position()
    assert f"foes: grimsby=study:2:{state}" in game.position()


@rule("KH-158")
@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("foes: grimsby=study:0:standing", "no Health"),
        ("foes: grimsby=study:2:running", "none of his class"),
        ("foes: grimsby=study:2:standing:1", "phase"),
        ("foes: grimsby=study:2:running", "nobody comes"),
    ],
)
def test_a_position_in_which_he_cannot_be_is_refused(line: str, error: str) -> None:
    with pytest.raises(InvalidPosition, match=error):
        night(RATKIN, line, rules=GRIMSBY, group=16 if "nobody" in error else 0)


@rule("KH-158")
@pytest.mark.parametrize(
    "rules",
    [
        ("foe grimsby captain warrior crew at crypt health 3",),
        ("foe grimsby captain warrior at crypt health 3", "foe champion captain mage at crypt health 3"),
        ("raid", "exits crypt", "foe grimsby captain warrior at crypt health 3"),
    ],
)
def test_there_is_one_captain_without_a_crew_and_no_raid(rules: tuple[str, ...]) -> None:
    with pytest.raises(InvalidBox, match="captain"):
        opening(*rules)
