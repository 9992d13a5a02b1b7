"""Rooms in trouble, what is so with them, and deeds that help."""

from __future__ import annotations

import pytest

from tests.heroes.dungeon import deeds, hand, heroes, lately, monsters, reserve, result, room, seen, tokens
from tests.heroes.nights import RATKIN, night, opening
from tests.rules import asked, choices, do, rule, why

FLOOD = """[scenario.marks]
name = "flooded"
order = ["sewer", "cells", "workshop", "pantry", "study"]
does = ["idle", "bare", "only frog", "mire"]
works = ["sewer"]
"""
DARK = """[scenario.marks]
name = "dark"
order = ["sewer", "forge", "study"]
does = ["dark"]
"""
DRAIN = ("deed marked frog -> clear",)


@rule("KH-130", "KH-132")
def test_rooms_are_marked_one_after_the_other_and_a_bare_one_loses_its_traps() -> None:
    game = night(RATKIN, "sewer: events=1", "cells: tokens=trap,trap,coin", more=FLOOD, bell=("mark",), guild="bell")
    assert (deeds(game, "marked-flooded"), tokens(game, "cells"), reserve(game, "trap")) == (["cells"], ["coin"], [5])
    assert (room(game, "cells")["marked"], reserve(game, "event")) == (True, [3])


@rule("KH-130")
@pytest.mark.parametrize("dry", ["sewer", "cells", "workshop", "pantry", "study"])
def test_the_next_unmarked_room_of_the_order_is_marked(dry: str) -> None:
    order = ["sewer", "cells", "workshop", "pantry", "study"]
    wet = [f"{name}: events=1" for name in order if name != dry]
    game = night(RATKIN, *wet, more=FLOOD, bell=("mark",), guild="bell")
    assert deeds(game, "marked-flooded") == [dry]


@rule("KH-130")
def test_with_every_room_marked_nothing_happens() -> None:
    wet = [f"{name}: events=1" for name in ("sewer", "cells", "workshop", "pantry", "study")]
    game = night(RATKIN, *wet, more=FLOOD, bell=("mark",), guild="bell")
    assert (lately(game), reserve(game, "event"), asked(game)) == (["sign KH-63", "no-mark KH-130"], [0], "p1 turn")


@rule("KH-130")
def test_two_marks_at_once_are_two_rooms() -> None:
    game = night(RATKIN, more=FLOOD, bell=("mark 2",), guild="bell")
    assert deeds(game, "marked-flooded") == ["sewer", "cells"]


@rule("KH-130", "KH-111")
def test_too_many_marks_lose_at_once() -> None:
    game = night(
        RATKIN,
        "sewer: events=1",
        more=FLOOD + '[scenario.aim]\nlose = ["marked 2"]\n',
        bell=("mark", "rally"),
        guild="bell",
    )
    assert (result(game), lately(game)[-1]) == ("lost", "lost-marked KH-111")


@rule("KH-130")
def test_the_lever_says_how_many_rooms_are_marked_at_the_start() -> None:
    more = FLOOD + '[[scenario.when]]\nat = "start"\ndoes = ["mark L"]\n'
    calm = opening(more=more, lever="[0,1,1,2,2]", difficulty=0)
    grim = opening(more=more, lever="[0,1,1,2,2]", difficulty=3)
    for game, wet in ((calm, []), (grim, ["cells", "sewer"])):
        assert sorted(each["room"] for each in seen(game)["rooms"] if each["marked"]) == wet


@rule("KH-131", "KH-52")
def test_an_idle_room_has_no_action_but_some_work_all_the_same() -> None:
    game = night(
        "p1: clan=ratkin hand=toil",
        "workshop: monsters=p1 events=1",
        "sewer: monsters=p1 events=1",
        "pantry: monsters=p1 events=1 tokens=frog",
        "display: brew",
        more=FLOOD,
    )
    do(game, "play toil")
    assert why(game, "activate workshop") == "marked-flooded KH-131"
    assert why(game, "activate pantry") == "marked-flooded KH-131"
    assert "take brew" not in choices(game)
    do(game, "activate sewer")
    assert tokens(game, "sewer") == ["frog"]


@rule("KH-131", "KH-50")
def test_a_portal_can_be_completed_in_an_idle_room() -> None:
    game = night("p1: clan=ratkin hand=toil", "pantry: monsters=p1 events=1", more=FLOOD)
    do(game, "play toil", "complete pantry")
    assert room(game, "pantry")["portal"] == "completed"


@rule("KH-131", "KH-55")
def test_the_gamble_works_in_idle_cells() -> None:
    game = night("p1: clan=ratkin", "cells: events=1", "guild: bell thief:hat", more=FLOOD)
    do(game, "gamble")
    assert (heroes(game, "cells"), len(hand(game))) == (["thief"], 3)


@rule("KH-132", "KH-27")
def test_no_trap_is_put_in_a_bare_room() -> None:
    game = night("p1: clan=imp hand=snare", "workshop: monsters=p1 events=1", "forge: monsters=p1", more=FLOOD)
    do(game, "play snare")
    assert [choice for choice in choices(game) if choice.startswith("trap")] == ["trap forge"]


@rule("KH-133", "KH-22")
def test_only_the_named_token_is_carried_into_a_marked_room() -> None:
    game = night(
        "p1: clan=ratkin hand=march",
        "vault: monsters=p1 tokens=frog,coin,trap",
        "cells: events=1 monsters=p1 tokens=coin",
        more=FLOOD,
    )
    do(game, "play march", "move vault > cells")
    assert choices(game) == ["carry frog", "pass"]
    do(game, "carry frog", "move cells > vault")
    assert choices(game) == ["carry coin", "carry frog", "pass"]  # out of it everything goes


@rule("KH-135")
def test_heroes_who_charge_into_the_mire_are_exhausted_and_inspire_nobody() -> None:
    game = night(
        RATKIN,
        "pantry: treasure=-",
        "sewer: events=1 heroes=archer treasure=prey:1",
        "library: treasure=prey:2",
        more=FLOOD,
        guild="mage:hat",
    )
    do(game, "arrival mage pantry", "resolve pantry", "charge sewer")
    assert (sorted(heroes(game, "sewer")), lately(game)) == (
        ["archer", "mage"],
        ["charges KH-70", "mired KH-135", "waits KH-69"],
    )


@rule("KH-134", "KH-24")
def test_nobody_shoots_into_the_dark_or_out_of_it() -> None:
    game = night(
        "p1: clan=ratkin hand=shoot,strike",
        "vault: monsters=p1",
        "sewer: monsters=p1 events=1 heroes=mage",
        "forge: heroes=thief events=1",
        "cells: heroes=archer",
        more=DARK,
    )
    do(game, "play shoot")
    assert [choice for choice in choices(game) if choice.startswith("ranged")] == ["ranged archer cells"]
    do(game, "pass", "play strike")
    assert "melee mage sewer" in choices(game)


@rule("KH-134", "KH-64", "KH-90")
def test_an_archer_who_comes_into_the_dark_finds_nobody() -> None:
    game = night(RATKIN, "vault: monsters=p1", "forge: events=1", more=DARK, guild="archer:swords")
    do(game, "arrival archer forge")
    assert monsters(game, "vault") == ["ratkin"]


@rule("KH-136")
def test_before_the_first_card_exhausted_heroes_in_the_dark_creep_one_room() -> None:
    game = night(
        RATKIN,
        "study: heroes=thief events=1",
        "library: heroes=mage",
        "vault: monsters=p1",
        more=DARK,
        guild="bell",
        bell=("rally",),
    )
    words = lately(game)
    assert (
        words.index("creeps KH-136") < words.index("sign KH-63")
        if "creeps KH-136" in words
        else "creeps KH-63" in words
    )
    assert (heroes(game, "study"), heroes(game, "library")[0][:4]) == ([], "mage")


@rule("KH-140", "KH-141")
def test_a_deed_needs_its_price_in_the_room_and_clears_it() -> None:
    game = night(
        "p1: clan=ratkin hand=toil",
        "workshop: monsters=p1 events=1 tokens=frog",
        "pantry: monsters=p1 events=1",
        more=FLOOD,
        rules=DRAIN,
    )
    do(game, "play toil")
    assert why(game, "deed pantry") == "no-price KH-140"
    do(game, "deed workshop")
    assert lately(game) == ["cleared-flooded KH-141"]
    assert (room(game, "workshop")["marked"], tokens(game, "workshop")) == (False, [])
    assert "activate workshop" in choices(game)


@rule("KH-63")
def test_a_card_wakes_the_heroes_of_marked_rooms() -> None:
    game = night(
        RATKIN,
        "cells: heroes=thief,archer events=1 treasure=prey:3",
        "study: heroes=mage treasure=prey:2",
        "sewer: heroes=warrior events=1 treasure=curse:2",
        more=FLOOD,
        bell=("wake marked",),
        guild="bell",
    )
    assert lately(game) == ["sign KH-63", "roused KH-63", "roused KH-63"]
    assert choices(game) == ["resolve sewer", "resolve cells"]
    assert heroes(game, "study") == ["mage"]
