"""How a night ends: what loses at once, what wins at once, and what must hold when the last card is resolved."""

from __future__ import annotations

import pytest

from tests.heroes.dungeon import lately, result, room, seen
from tests.heroes.nights import RATKIN, night
from tests.rules import asked, choices, do, rule


def aim(text: str) -> str:
    """The table of an aim."""
    return f"[scenario.aim]\n{text}"


@rule("KH-110")
def test_one_wave_is_enough_where_the_scenario_says_so() -> None:
    game = night(RATKIN, "vault: monsters=p1", "guild: bell", more=aim("waves = 1"), bell=("creep",))
    do(game, "end turn")
    assert (result(game), lately(game)[-1]) == ("won", "won KH-16")
    left = ("guild: bell", "guild-discards: bell mage:hat mage:eye")
    longer = night(RATKIN, "vault: monsters=p1", *left, more=aim("waves = 3"), bell=("creep",), wave=2)
    do(longer, "end turn")
    assert (result(longer), seen(longer)["wave"]) == ("open", 3)


@rule("KH-110", "KH-07")
def test_with_the_pace_of_the_second_wave_it_comes_from_the_start() -> None:
    assert seen(night(RATKIN))["assault"] == 1
    assert seen(night(RATKIN, more=aim("pace = 2")))["assault"] == 2


@rule("KH-111")
def test_a_second_heart_loses_the_game_when_it_is_looted() -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1",
        "study: heroes=thief,mage treasure=prey:3",
        more=aim('lose = ["looted study"]'),
        guild="archer:eye",
    )
    do(game, "arrival archer study", "resolve study")
    assert (result(game), lately(game)[-1], seen(game)["cause"]) == ("lost", "lost-looted KH-111", "looted")


@rule("KH-111", "KH-17")
def test_the_treasure_of_the_vault_loses_whatever_else_the_aim_says() -> None:
    game = night(
        RATKIN,
        "vault: heroes=thief,mage,archer",
        "forge: treasure=- heroes=thief",
        more=aim('lose = ["debt 3"]'),
        guild="warrior:swords",
    )
    do(game, "arrival warrior forge")
    while result(game) == "open" and choices(game)[0] != "end turn":
        do(game, choices(game)[0])
    assert (result(game), seen(game)["cause"]) == ("lost", "looted")


@rule("KH-111", "KH-214")
def test_debts_lose_the_game_when_there_are_as_many_as_the_lever_says() -> None:
    bell = ("tithe coin",)
    debt = aim('lose = ["debt L"]')
    game = night(
        RATKIN, "vault: monsters=p1 events=1", more=debt, lever="[3,3,2,2,2]", bell=bell, guild="bell", difficulty=2
    )
    assert (result(game), lately(game)[-1]) == ("lost", "lost-debt KH-111")
    easy = night(RATKIN, "vault: monsters=p1 events=1", more=debt, lever="[3,3,2,2,2]", bell=bell, guild="bell")
    assert (result(easy), room(easy, "vault")["events"]) == ("open", 2)


@rule("KH-112", "KH-142")
def test_what_was_delivered_wins_at_once_when_it_is_enough() -> None:
    game = night(
        "p1: clan=ratkin hand=toil",
        "library: monsters=p1 tokens=frog,frog",
        rules=("deed library frog -> deliver",),
        more=aim('win = ["delivered 2"]'),
    )
    do(game, "play toil", "deed library")
    assert (result(game), seen(game)["aims"][-1]["now"]) == ("open", 1)
    do(game, "deed library")
    assert (result(game), lately(game)[-1], seen(game)["cause"]) == ("won", "won-delivered KH-112", "delivered")


@rule("KH-114")
def test_a_sealed_vault_wins_when_the_assault_is_over_and_not_before() -> None:
    shut = "shut=vault-sewer,vault-forge,vault-workshop,vault-cells"
    game = night(RATKIN, "vault: monsters=p1", f"night: {shut}", more=aim('win = ["sealed"]'), bell=("rally",))
    assert result(game) == "open"
    do(game, "end turn")
    assert (result(game), seen(game)["cause"]) == ("won", "sealed")


@rule("KH-114")
def test_a_hero_inside_keeps_a_sealed_vault_from_winning() -> None:
    shut = "shut=vault-sewer,vault-forge,vault-workshop,vault-cells"
    game = night(
        RATKIN, "vault: heroes=thief", f"night: {shut}", more=aim('win = ["sealed"]'), guild="bell", bell=("creep",)
    )
    assert result(game) == "open"


@rule("KH-113", "KH-73")
@pytest.mark.parametrize(("prisoners", "ending"), [("thief,mage", "won"), ("thief", "lost")])
def test_prisoners_are_counted_when_the_last_card_is_resolved(prisoners: str, ending: str) -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1",
        f"cells: heroes={prisoners}",
        "guild: bell",
        more=aim('end = ["prisoners 2"]'),
        bell=("creep",),
        wave=2,
    )
    do(game, "end turn")
    assert result(game) == ending


@rule("KH-113")
@pytest.mark.parametrize(("kept", "ending"), [(9, "won"), (10, "lost")])
def test_treasures_that_must_be_kept_are_counted_outside_the_vault(kept: int, ending: str) -> None:
    game = night(
        RATKIN, "vault: monsters=p1", "guild: bell", more=aim(f'end = ["kept {kept}"]'), bell=("creep",), wave=2
    )
    do(game, "end turn")
    assert (result(game), seen(game)["aims"][-1]["now"]) == (ending, 9)


@rule("KH-113")
def test_where_it_is_late_the_end_of_the_last_wave_loses() -> None:
    more = aim('win = ["delivered 1"]\nend = ["late"]')
    rules = ("deed library frog -> deliver",)
    game = night(RATKIN, "vault: monsters=p1", "guild: bell", more=more, bell=("creep",), rules=rules, wave=2)
    do(game, "end turn")
    assert (result(game), lately(game)[-1], seen(game)["cause"]) == ("lost", "missed-late KH-113", "late")


@rule("KH-230")
@pytest.mark.parametrize(("seats", "frogs"), [(1, 1), (2, 3), (3, 4), (4, 4)])
def test_numbers_follow_seats_and_the_lever(seats: int, frogs: int) -> None:
    players = [RATKIN, "p2: clan=imp", "p3: clan=slime", "p4: clan=dragon"][:seats]
    more = aim('win = ["delivered L-2/L/L+1/L+1"]')
    rules = ("deed library frog -> deliver",)
    game = night(*players, more=more, lever="[3,3,3,3,9]", rules=rules, difficulty=1)
    assert seen(game)["aims"][-1]["needed"] == frogs


@rule("KH-231")
def test_nightmare_takes_turns_with_two_and_three_cards_and_then_three() -> None:
    assert seen(night(RATKIN, difficulty=4))["assault"] == 2
    assert seen(night(RATKIN, difficulty=4, assaults=1))["assault"] == 3
    assert seen(night(RATKIN, difficulty=4, wave=2))["assault"] == 3


@rule("KH-231")
def test_nightmare_begins_with_a_vanguard() -> None:
    from tests.heroes.nights import opening

    calm = opening(seats=1)
    grim = opening(seats=1, difficulty=4)
    for game in (calm, grim):
        while "end turn" not in choices(game):
            do(game, choices(game)[0])
    assert (asked(calm), seen(calm)["guild_discards"]["count"]) == ("p1 turn", 0)
    assert (asked(grim), seen(grim)["guild_discards"]["count"]) == ("p1 turn", 1)
