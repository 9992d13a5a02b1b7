"""What each clan can do with an Activate, its health and its Lair: KH-40 to KH-48, KH-97, KH-99."""

from __future__ import annotations

import pytest

from lootkeep import Game
from tests.heroes.dungeon import deck, hand, heroes, lair, monsters, player, reserve, room, tokens, verbs
from tests.heroes.dungeon import practice as table
from tests.rules import asked, choices, do, last, rule, told


def abilities(game: Game) -> list[str]:
    """What is offered of the clan's ability."""
    return [choice for choice in choices(game) if choice.startswith("ability")]


# ---------------------------------------------------------------- crowd control


@rule("KH-40")
def test_the_dragon_removes_all_its_wounds() -> None:
    game = do(table("p1: clan=dragon hand=wingbeat", "forge: monsters=p1w4"), "play wingbeat 2")
    assert abilities(game) == ["ability"]
    do(game, "ability")
    assert (monsters(game, "forge"), last(game, "healed")) == (["dragon"], {"seat": "@seat/0"})
    assert verbs(game) == {"move", "gamble", "pass"}  # one Activate was enough


@rule("KH-40")
def test_an_unwounded_dragon_has_nothing_to_remove() -> None:
    game = do(table("p1: clan=dragon hand=wingbeat", "forge: monsters=p1"), "play wingbeat 2")
    assert abilities(game) == []


@rule("KH-40")
def test_it_heals_no_other_clan() -> None:
    game = table("p1: clan=dragon hand=wingbeat", "p2: clan=witch", "forge: monsters=p1w1,p2w2")
    assert monsters(do(game, "play wingbeat 2", "ability"), "forge") == ["dragon", "witch w2"]


@rule("KH-41")
def test_a_lizardfolk_makes_a_ranged_attack() -> None:
    game = table(
        "p1: clan=lizardfolk hand=volley",
        "sewer: monsters=p1 heroes=thief portal=completed",
        "vault: heroes=mage",
        "crypt: heroes=archer portal=completed",
    )
    do(game, "play volley")
    assert abilities(game) == ["ability mage vault"]  # as any shot: next door, through a passage
    do(game, "ability mage vault")
    assert (heroes(game, "vault"), reserve(game, "mage"), heroes(game, "crypt")) == ([], [5], ["archer"])


@rule("KH-42")
def test_a_gnoll_makes_a_melee_attack() -> None:
    game = table("p1: clan=gnoll hand=frenzy", "forge: monsters=p1 heroes=thief,mage", "vault: heroes=archer")
    do(game, "play frenzy 2")
    assert abilities(game) == ["ability thief forge", "ability mage forge"]
    do(game, "ability mage forge", "ability thief forge")
    assert (heroes(game, "forge"), heroes(game, "vault"), asked(game)) == ([], ["archer"], "p1 turn")


# ---------------------------------------------------------------- defenders


@rule("KH-43")
def test_a_slime_draws_a_card_at_once() -> None:
    game = table("p1: clan=slime hand=bubble deck=slosh,engulf", "sewer: monsters=p1")
    do(game, "play bubble")
    assert abilities(game) == ["ability"]
    do(game, "ability")
    assert (hand(game), deck(game)) == (["engulf"], ["slosh"])
    do(game, "ability")
    assert (sorted(hand(game)), asked(game)) == (["engulf", "slosh"], "p1 turn")


@rule("KH-43", "KH-96")
def test_a_slime_without_any_cards_draws_none() -> None:
    game = table("p1: clan=slime hand=bubble deck= discards=", "sewer: monsters=p1")
    assert abilities(do(game, "play bubble")) == []


@rule("KH-44")
def test_a_skeleton_places_a_bone_where_it_is() -> None:
    game = table("p1: clan=skeleton hand=rise-again", "menagerie: monsters=p1", "vault: monsters=p1")
    do(game, "play rise-again 2")
    assert abilities(game) == ["ability vault", "ability menagerie"]
    do(game, "ability menagerie", "ability menagerie")
    assert (tokens(game, "menagerie"), reserve(game, "bone")) == (["bone", "bone"], [3])


@rule("KH-44", "KH-04")
def test_no_bone_in_the_reserve_no_bone_in_the_dungeon() -> None:
    game = table("p1: clan=skeleton hand=rise-again", "vault: monsters=p1", "crypt: tokens=bone,bone,bone,bone,bone")
    assert abilities(do(game, "play rise-again 2")) == []


@rule("KH-45")
def test_another_ratkin_comes_where_there_is_one() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "cells: monsters=p1", "forge: monsters=p1,p1")
    do(game, "play busy-paws")
    assert abilities(game) == ["ability forge", "ability cells"]
    do(game, "ability cells")
    assert (monsters(game, "cells"), lair(game)) == (["ratkin"] * 2, 5)


@rule("KH-45")
def test_not_from_an_empty_lair() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "cells: monsters=p1,p1,p1,p1,p1,p1,p1,p1", "vault: monsters=p1")
    assert (lair(game), abilities(do(game, "play busy-paws"))) == (0, [])


# ---------------------------------------------------------------- supporters


@rule("KH-46")
def test_an_imp_moves_and_may_carry() -> None:
    game = table(
        "p1: clan=imp hand=scamper", "vault: monsters=p1 tokens=coin portal=completed", "crypt: portal=completed"
    )
    do(game, "play scamper")
    ways = [f"ability vault > {door}" for door in ("forge", "workshop", "crypt", "sewer", "cells")]
    assert abilities(game) == ways  # through passages and portals
    do(game, "ability vault > forge")
    assert choices(game) == ["carry coin", "pass"]
    do(game, "carry coin")
    assert (monsters(game, "forge"), tokens(game, "forge"), tokens(game, "vault")) == (["imp"], ["coin"], [])


@rule("KH-46", "KH-22")
def test_an_imp_does_not_go_through_walls() -> None:
    game = do(table("p1: clan=imp hand=scamper", "sewer: monsters=p1"), "play scamper")
    assert "ability sewer > study" not in abilities(game)


@rule("KH-47", "KH-99")
def test_a_poltergeist_moves_through_passages_and_walls_into_any_room_that_touches() -> None:
    game = do(table("p1: clan=poltergeist hand=drift", "sewer: monsters=p1"), "play drift")
    ways = [f"ability sewer > {door}" for door in ("vault", "pantry", "study", "menagerie")]
    assert abilities(game) == ways  # the Study lies behind a wall; Crypt, Forge and Cells touch at a corner only
    do(game, "ability sewer > study", "ability study > crypt")
    assert (monsters(game, "crypt"), asked(game)) == (["poltergeist"], "p1 turn")


@rule("KH-47", "KH-50")
def test_a_poltergeist_moves_between_portals_too() -> None:
    game = table("p1: clan=poltergeist hand=drift", "crypt: monsters=p1 portal=completed", "library: portal=completed")
    ways = [f"ability crypt > {door}" for door in ("library", "study", "menagerie")]
    assert abilities(do(game, "play drift")) == ways


@rule("KH-47")
def test_a_poltergeist_carries_through_a_wall_too() -> None:
    game = table("p1: clan=poltergeist hand=drift", "library: monsters=p1 tokens=book,trap")
    do(game, "play drift", "ability library > workshop", "carry book")
    assert (tokens(game, "workshop"), tokens(game, "library")) == (["book"], ["trap"])


@rule("KH-47", "KH-22")
def test_only_its_ability_and_not_a_move_leads_through_walls() -> None:
    game = do(table("p1: clan=poltergeist hand=drift", "sewer: monsters=p1"), "play drift 2")
    assert "move sewer > study" not in choices(game)


@rule("KH-48", "KH-98")
def test_a_witch_places_a_completed_portal_where_she_is() -> None:
    game = table(
        "p1: clan=witch hand=hex-bolt", "vault: monsters=p1", "library: monsters=p1", "forge: portal=completed"
    )
    do(game, "play hex-bolt 2")
    assert abilities(game) == ["ability vault", "ability library"]
    do(game, "ability vault")
    assert (room(game, "vault")["portal"], reserve(game, "portal")) == ("completed", [5])
    assert abilities(game) == ["ability library"]  # one portal a room
    do(game, "ability library")
    assert (room(game, "library")["portal"], reserve(game, "portal")) == ("completed", [5])  # it was unfinished
    assert told(game)[-2:] == ["portal-set", "portal-done"]


@rule("KH-48", "KH-04")
def test_without_a_portal_in_the_reserve_a_witch_places_none() -> None:
    rooms = ["forge", "workshop", "library", "pantry", "crypt", "study", "sewer", "menagerie", "cells", "laboratory"]
    lines = [f"{name}: portal=completed" for name in rooms]
    game = table(
        "p1: clan=witch hand=hex-bolt", *lines, "vault: monsters=p1", scenario="borrowed-tricks", borrowed="imp"
    )
    assert (reserve(game, "portal"), abilities(do(game, "play hex-bolt 2"))) == ([0], [])


# ---------------------------------------------------------------- all of them


@rule("KH-21", "KH-34")
@pytest.mark.parametrize(
    "line",
    [
        "clan=dragon hand=fizzing-flask",
        "clan=lizardfolk hand=fizzing-flask",
        "clan=gnoll hand=fizzing-flask",
        "clan=slime hand=fizzing-flask",
        "clan=skeleton hand=fizzing-flask",
        "clan=ratkin hand=fizzing-flask",
        "clan=imp hand=fizzing-flask",
        "clan=poltergeist hand=fizzing-flask",
        "clan=witch hand=fizzing-flask",
    ],
)
def test_no_ability_without_a_monster_in_the_dungeon(line: str) -> None:
    game = do(table(f"p1: {line}", "vault: heroes=thief"), "play fizzing-flask")
    assert (asked(game), told(game)[-1]) == ("p1 turn", "played")


@rule("KH-56", "KH-10")
def test_a_borrowed_card_is_played_with_ones_own_monsters_and_ability() -> None:
    game = table("p1: clan=skeleton hand=wingbeat", "crypt: monsters=p1")
    do(game, "play wingbeat 2", "move crypt > menagerie", "ability menagerie")
    assert (monsters(game, "menagerie"), tokens(game, "menagerie")) == (["skeleton"], ["bone"])


HEALTH = {
    "dragon": 5,
    "witch": 3,
    "poltergeist": 2,
    "imp": 2,
    "lizardfolk": 2,
    "skeleton": 1,
    "gnoll": 1,
    "slime": 1,
    "ratkin": 1,
}


@rule("KH-97")
@pytest.mark.parametrize("clan", HEALTH)
def test_a_monster_whose_health_is_used_up_goes_to_its_lair_and_comes_back_unwounded(clan: str) -> None:
    wounds = HEALTH[clan] - 1
    game = table(
        f"p1: clan={clan} deck= hand=scroll-of-calling",
        f"forge: monsters=p1{f'w{wounds}' if wounds else ''}",
        "workshop: tokens=trap",
        "guild: bell warrior:swords",
    )
    waiting = lair(game)
    do(game, "end turn", "arrival warrior workshop")
    assert (monsters(game, "forge"), lair(game), player(game, "p1")["health"]) == ([], waiting + 1, HEALTH[clan])
    do(game, "play scroll-of-calling", "ambush vault")
    assert monsters(game, "vault") == [clan]
