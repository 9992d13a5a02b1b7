"""Loot that walks out: raids, those who run with a treasure, and captives who run without one."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from lootkeep import InvalidBox, InvalidPosition
from lootkeep.heroes.game import KeepTheHeroesOut
from tests.heroes.dungeon import deeds, hand, heroes, lately, opened, pile, reserve, result, room, seen, tokens, verbs
from tests.heroes.nights import RATKIN, night
from tests.rules import asked, choices, do, rule

RAID = ("raid", "exits crypt library")
GONE = '[scenario.aim]\nlose = ["gone vault", "gone 5"]'
HEIR = ("foe heir captive at cells", "exits crypt library")
STUDY = "study: heroes=thief,mage treasure=curse:3"
ESCAPED = '[scenario.aim]\nlose = ["escaped heir"]'


def raid(*lines: str, rules: tuple[str, ...] = (), more: str = GONE, **header: Any) -> KeepTheHeroesOut:
    """A night on which heroes carry treasures out, by the Crypt and the Library."""
    own = lines if lines and lines[0].startswith("p1") else (RATKIN, *lines)
    return night(*own, rules=(*RAID, *rules), more=more, **header)


def ransom(*lines: str, rules: tuple[str, ...] = (), **header: Any) -> KeepTheHeroesOut:
    """A night on which the heir must not get out of the Cells."""
    own = lines if lines and lines[0].startswith("p1") else (RATKIN, *lines)
    return night(*own, rules=(*HEIR, *rules), more=ESCAPED, **header)


def running(game: KeepTheHeroesOut) -> list[str]:
    """Who runs where, with the treasure of which room: `thief forge < vault 4`."""
    return [f"{each['hero']} {each['room']} < {each['home']} {each['treasure']}" for each in seen(game)["runners"]]


def heir(game: KeepTheHeroesOut) -> tuple[str, str]:
    """Where the captive is, and what he does."""
    foe = seen(game)["foes"][0]
    return foe["room"], foe["state"]


# ---------------------------------------------------------------- a raid


@rule("KH-180", "KH-91")
def test_in_a_raid_one_looter_takes_the_treasure_and_runs_and_the_others_are_exhausted() -> None:
    game = raid("vault: monsters=p1", "crypt: monsters=p1", STUDY, guild="archer:eye")
    do(game, "arrival archer study", "resolve study")
    assert (asked(game), choices(game)) == ("p1 carrier", ["looter thief", "looter archer", "looter mage"])
    do(game, "looter mage")
    assert lately(game)[0] == "carried-off KH-180"
    assert running(game) == ["mage study < study 3"]
    assert (heroes(game, "study"), room(game, "study")["treasure"]) == (["thief", "archer"], 0)


@rule("KH-180", "KH-68")
def test_a_stolen_treasure_is_not_turned_and_has_no_effect() -> None:
    game = raid("vault: monsters=p1", "crypt: monsters=p1", STUDY, guild="archer:eye")
    before = hand(game)
    do(game, "arrival archer study", "resolve study", "looter thief")
    assert hand(game) == before
    assert not deeds(game, "treasure")
    assert seen(game)["reserve"]["treasures"][2]["count"] == len(pile(game, "chest")) - sum(
        not card.endswith(":3") for card in pile(game, "chest")
    )


@rule("KH-180", "KH-69")
def test_with_more_heroes_than_needed_the_players_choose_the_others_too() -> None:
    game = raid("vault: monsters=p1", "study: heroes=thief,thief,warrior,mage", guild="archer:eye")
    do(game, "arrival archer study", "resolve study", "looter warrior")
    assert asked(game) == "p1 looters"
    do(game, "looter thief", "looter thief")
    assert heroes(game, "study") == ["thief", "thief", "archer!", "mage!"]


@rule("KH-180", "KH-110")
def test_heroes_in_the_vault_from_which_the_treasure_has_gone_wait() -> None:
    game = raid("vault: heroes=thief,thief,thief,mage,mage treasure=defeat:4", bell=("wake vault 1",), guild="bell")
    do(game, "looter mage", "looter thief", "looter thief", "looter thief")
    assert (result(game), running(game)) == ("open", ["mage vault < vault 4"])
    assert [event["id"].split("-event-")[1] for event in game.events(None)].count("lingers") == 1
    assert heroes(game, "vault") == ["thief", "thief", "thief", "mage"]


# ---------------------------------------------------------------- step 0


@rule("KH-181")
def test_before_the_first_card_a_runner_comes_one_room_nearer_to_the_nearest_exit() -> None:
    game = raid("vault: monsters=p1 treasure=defeat:4", "runners: thief@sewer<sewer=prey:1")
    assert seen(game)["runners"][0]["way"] == ["menagerie", "crypt"]
    do(game, "end turn")
    told = [event["id"].split("-event-")[1] for event in game.events(None)]
    assert (
        told.index("assault")
        < told.index("runner-moves")
        < max(n for n, word in enumerate(told) if word in ("guild", "sign"))
    )
    assert deeds(game, "runner-moves") == ["thief sewer menagerie"]


@rule("KH-181")
def test_a_monster_in_its_room_holds_a_runner_up() -> None:
    game = raid("sewer: monsters=p1", "runners: thief@sewer<sewer=prey:1", guild="bell")
    assert running(game) == ["thief sewer < sewer 1"]
    assert deeds(game, "runner-held") == ["thief sewer"]


@rule("KH-181")
def test_of_two_ways_that_are_equally_long_a_runner_takes_the_first_rooms() -> None:
    lines = ("runners: mage@vault<vault=defeat:4", "study: monsters=p1")
    game = night(RATKIN, *lines, rules=("raid", "exits study pantry"), more=GONE)
    assert seen(game)["runners"][0]["way"][-1] in ("study", "pantry")
    first = seen(game)["runners"][0]["way"][0]
    do(game, "end turn")
    assert deeds(game, "runner-moves") == [f"mage vault {first}"]


@rule("KH-181", "KH-204")
def test_where_heroes_use_portals_runners_do_too() -> None:
    lines = ("vault: treasure=- portal=completed", "runners: mage@vault<vault=defeat:4", "crypt: portal=completed")
    assert seen(raid(*lines))["runners"][0]["assaults"] == 3
    assert seen(raid(*lines, rules=("doors",)))["runners"][0]["way"] == ["crypt"]


@rule("KH-182")
def test_a_runner_in_an_exit_leaves_and_the_treasure_is_gone_for_good() -> None:
    game = raid(
        "vault: monsters=p1",
        "runners: thief@library<study=prey:3",
        more=f'{GONE}\n[[scenario.when]]\nat = "lost 1"\ndoes = ["curse"]',
    )
    assert reserve(game, "thief") == [4]
    treasures = seen(game)["reserve"]["treasures"][2]["count"]
    do(game, "end turn")
    assert (running(game), reserve(game, "thief")) == ([], [5])
    assert seen(game)["reserve"]["treasures"][2]["count"] == treasures + 1
    assert seen(game)["aims"][1]["now"] == 3
    assert deeds(game, "runner-left") == ["thief library study 3"]


@rule("KH-182", "KH-111")
def test_the_game_is_lost_when_too_much_is_gone() -> None:
    two = ("runners: thief@library<study=prey:3 mage@library<forge=prey:2",)
    game = raid("vault: monsters=p1", *two)
    assert result(do(game, "end turn")) == "lost"
    assert (seen(game)["cause"], deeds(game, "lost-gone")) == ("gone", ["5"])


@rule("KH-182", "KH-111")
def test_the_game_is_lost_when_the_treasure_of_the_vault_is_out_and_not_before() -> None:
    game = raid("runners: thief@forge<vault=defeat:4", guild="bell", bell=("creep",))
    assert result(game) == "open"
    assert seen(game)["aims"][0]["now"] == 0
    do(game, "end turn")
    assert (result(game), seen(game)["aims"][0]["now"]) == ("lost", 1)


@rule("KH-183")
def test_a_trap_catches_a_runner_and_the_treasure_lies_face_down_again_where_it_came_from() -> None:
    lines = ("forge: tokens=trap,trap", "runners: thief@vault<vault=defeat:4")
    game = raid(*lines, guild="bell")
    assert (running(game), tokens(game, "forge"), reserve(game, "thief")) == ([], ["trap"], [5])
    assert room(game, "vault")["treasure"] == 4
    assert deeds(game, "treasure-back") == ["vault 4"]


@rule("KH-183", "KH-23", "KH-24")
def test_one_hit_catches_a_runner() -> None:
    lines = ("runners: warrior@forge<study=prey:3",)
    struck = raid("p1: clan=ratkin deck= hand=strike", "forge: monsters=p1", *lines)
    do(struck, "play strike", "melee runner forge")
    assert (running(struck), room(struck, "study")["treasure"], reserve(struck, "warrior")) == ([], 3, [5])
    assert deeds(struck, "melee") == ["p1 warrior forge"] or "warrior forge" in deeds(struck, "melee")[0]
    shot = raid("p1: clan=ratkin deck= hand=shoot", "library: monsters=p1", *lines)
    do(shot, "play shoot", "ranged runner forge")
    assert running(shot) == []


# ---------------------------------------------------------------- cards, and several at once


@rule("KH-184")
def test_a_card_makes_all_who_run_do_so_once_more() -> None:
    lines = ("runners: thief@vault<sewer=prey:1",)
    game = raid(*lines, bell=("run",), guild="bell")
    assert deeds(game, "runner-moves") == ["thief vault forge", "thief forge library"]
    nobody = raid("vault: monsters=p1", bell=("run",), guild="bell")
    assert "no-run KH-184" in lately(nobody)


@rule("KH-185")
def test_a_hit_finds_the_runner_with_the_best_treasure_first() -> None:
    lines = ("runners: mage@forge<sewer=prey:1 thief@forge<vault=defeat:4",)
    game = raid("p1: clan=ratkin deck= hand=strike", "forge: monsters=p1", *lines)
    do(game, "play strike")
    assert choices(game).count("melee runner forge") == 1
    do(game, "melee runner forge")
    assert running(game) == ["mage forge < sewer 1"]
    do(game, "melee runner forge")
    assert running(game) == []


@rule("KH-185", "KH-154")
def test_a_bounty_is_paid_for_a_runner() -> None:
    lines = ("runners: mage@forge<sewer=prey:1",)
    game = raid("p1: clan=ratkin deck= hand=strike", "forge: monsters=p1", *lines, rules=("bounty",))
    do(game, "play strike", "melee runner forge")
    assert tokens(game, "forge") == ["coin"]


@rule("KH-180", "KH-66")
def test_runners_are_neither_woken_nor_counted() -> None:
    lines = ("runners: thief@forge<study=prey:3", "forge: heroes=mage monsters=p1")
    game = raid(*lines, bell=("wake forge 2",), guild="bell")
    assert "no-wake KH-63" in lately(game)
    assert "arrival" not in verbs(game)


# ---------------------------------------------------------------- the forecast


@rule("KH-186")
def test_what_comes_before_the_first_card_is_foretold_and_comes() -> None:
    more = f'{GONE}\n[[scenario.when]]\nat = "assault 1"\ndoes = ["spawn frog crypt 1"]'
    lines = ("vault: monsters=p1", "sewer: treasure=-")
    game = raid(*lines, "runners: thief@library<study=prey:3 mage@sewer<sewer=prey:1", more=more)
    foretold = seen(game)["dawn"]
    do(game, "end turn")
    came = [event for event in game.events(None, 0) if event["id"] in {each["id"] for each in foretold}]
    assert [(each["id"], each["args"]) for each in foretold] == [(each["id"], each["args"]) for each in came]
    order = ["runner-left", "runner-moves", "clock", "spawned"]
    assert [each["id"].split("-event-")[1] for each in foretold] == order


@rule("KH-180", "KH-186")
def test_what_if_tells_who_would_run_with_the_treasure() -> None:
    game = raid("vault: monsters=p1", STUDY)
    would = [event["id"].split("-event-")[1] for event in game.what_if("study", "archer")]
    assert would[-3:] == ["came", "inspired", "carried-off"]
    assert running(game) == []


@rule("KH-186")
def test_a_clock_that_turns_a_card_is_not_foretold() -> None:
    more = f'{GONE}\n[[scenario.when]]\nat = "assault 1"\ndoes = ["throw"]'
    assert seen(raid("vault: monsters=p1", more=more))["dawn"] == []


@rule("KH-186")
def test_nothing_hidden_is_foretold() -> None:
    for seed in range(2):
        game = opened(2, seed, "smash-and-grab", difficulty=3)
        rnd = random.Random(seed)
        while not game.over:
            other = game.redeal(None, rnd.randrange(2**40))
            assert seen(other) == seen(game)
            for _move in range(9):
                if not game.over:
                    game.apply(rnd.choice(game.options()))


@rule("KH-180", "KH-182", "KH-183")
def test_a_treasure_is_in_a_room_on_a_runner_or_in_the_chest() -> None:
    for seed in range(4):
        game = opened(seed + 1, seed, "smash-and-grab", difficulty=seed)
        rnd = random.Random(seed)
        while not game.over:
            game.apply(rnd.choice(game.options()))
            held = re.findall(r"(?:treasure|<\w+)=(?!-)(\S+)", game.position())
            chest = next(line for line in game.position().splitlines() if line.startswith("chest:")).split()[1:]
            assert len(held) + len(chest) == len({*held, *chest}) == 16


# ---------------------------------------------------------------- captives


@rule("KH-155")
def test_a_captive_sits_in_the_cells_and_cannot_be_hit() -> None:
    game = ransom("p1: clan=ratkin deck= hand=strike", "cells: monsters=p1", "sewer: heroes=mage monsters=p1")
    assert heir(game) == ("cells", "standing")
    do(game, "play strike")
    assert not [choice for choice in choices(game) if "heir" in choice]


@rule("KH-155")
def test_whatever_wakes_the_cells_lets_the_captive_run() -> None:
    assert heir(ransom(bell=("wake cells 1",), guild="bell")) == ("cells", "running")
    game = ransom("vault: monsters=p1", bell=("summon mage cells",), guild="bell")
    assert heir(game) == ("cells", "running")
    other = ransom("vault: monsters=p1", bell=("summon thief cells",), guild="bell")
    assert heir(other) == ("cells", "standing")


@rule("KH-156")
def test_a_loose_captive_runs_like_a_runner_and_is_held_by_a_monster() -> None:
    game = ransom("foes: heir=cells:1:running", guild="bell")
    assert heir(game) == ("vault", "running")
    held = ransom("cells: monsters=p1", "foes: heir=cells:1:running", guild="bell")
    assert heir(held) == ("cells", "running")
    assert seen(held)["foes"][0]["way"] == ["vault", "forge", "library"]
    assert seen(held)["foes"][0]["assaults"] == 4


@rule("KH-156", "KH-111")
def test_the_game_is_lost_when_the_captive_is_out() -> None:
    game = ransom("vault: monsters=p1", "foes: heir=library:1:running")
    assert [each["id"].split("-event-")[1] for each in seen(game)["dawn"]] == ["captive-left", "lost-escaped"]
    do(game, "end turn")
    assert (result(game), seen(game)["cause"], seen(game)["foes"][0]["room"]) == ("lost", "escaped", None)


@rule("KH-157")
def test_a_hit_brings_a_loose_captive_back_to_the_cells_exhausted() -> None:
    game = ransom("p1: clan=ratkin deck= hand=strike", "forge: monsters=p1", "foes: heir=forge:1:running")
    do(game, "play strike", "melee heir forge")
    assert (heir(game), deeds(game, "captive-back")) == (("cells", "standing"), ["cells heir"])


@rule("KH-157")
def test_a_trap_brings_a_loose_captive_back_to_the_cells() -> None:
    game = ransom("library: tokens=trap", "foes: heir=forge:1:running", guild="bell")
    assert (heir(game), tokens(game, "library")) == (("cells", "standing"), [])


@rule("KH-156", "KH-181")
def test_captives_and_runners_go_in_the_order_of_their_way_out() -> None:
    lines = ("runners: thief@vault<sewer=prey:1", "foes: heir=forge:1:running")
    game = night(RATKIN, *lines, rules=(*RAID, HEIR[0]), more=ESCAPED, guild="bell")
    assert deeds(game, "runner-moves") == ["heir forge library", "thief vault forge"]


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        (("raid",), "nobody finds the way out"),
        ((*RAID, "foe champion captain mage at crypt"), "a captain on a `raid`"),
        (("foe heir captive at forge", "exits crypt"), "a captive outside the Cells"),
    ],
)
@rule("KH-180", "KH-155")
def test_a_scenario_with_runners_must_make_sense(rules: tuple[str, ...], problem: str) -> None:
    with pytest.raises(InvalidBox, match=problem):
        night(RATKIN, rules=rules)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (("study: treasure=curse:3", "runners: thief@forge<study=prey:3"), "the treasure of the study is in its place"),
        (("runners: thief@forge<study=prey:3 mage@vault<study=curse:3",), "two treasures"),
        (("runners: bard@forge<study=prey:3",), "no runner"),
    ],
)
@rule("KH-183")
def test_a_position_with_runners_must_be_possible(lines: tuple[str, ...], problem: str) -> None:
    with pytest.raises(InvalidPosition, match=problem):
        raid(*lines)
