"""What everybody can know of the Guild, and what a hero who came now would do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from lootkeep.engine.errors import UnknownName
from lootkeep.heroes.game import KeepTheHeroesOut
from tests.heroes.dungeon import armed, besieged, deeds, heroes, opened, pile, seen
from tests.rules import asked, choices, do, rule

RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends


def preview(game: KeepTheHeroesOut, room: str, hero: str) -> list[str]:
    """What would happen: each event with its particulars, such as `waits mage forge 2`."""
    found = []
    for event in game.what_if(room, hero):
        values = [re.sub("^@(card|list)/", "", str(value)) for value in event["args"].values()]
        found.append(" ".join([event["id"].split("-event-")[1], *values]))
    return found


def odds(game: KeepTheHeroesOut, viewer: str = "") -> Any:
    """What a viewer sees of the Guild."""
    return seen(game, viewer)["guild"]


# ---------------------------------------------------------------- the Guild's odds


@rule("KH-71", "KH-61")
def test_at_the_start_each_type_of_room_sees_a_hero_with_four_cards_of_eighteen() -> None:
    guild = odds(armed(RATKIN))  # 16 heroes and 2 Bells
    assert (guild["left"], guild["signs"]) == (18, {"bell": 2, "banner": 0, "crown": 0})
    for name in ("forge", "workshop", "library", "pantry", "crypt", "study", "sewer", "menagerie"):
        assert guild["chance"][name] == round(4 / 18, 4)
    assert (guild["chance"]["vault"], guild["chance"]["cells"]) == (0.0, 0.0)


@rule("KH-71")
def test_the_odds_follow_from_the_open_discards() -> None:
    guild = odds(armed(RATKIN, "guild-discards: thief:eye mage:eye bell archer:hat"))
    assert (guild["left"], guild["signs"]["bell"]) == (14, 1)
    assert guild["chance"]["crypt"] == guild["chance"]["study"] == round(2 / 14, 4)
    assert guild["chance"]["pantry"] == round(3 / 14, 4)
    out = [f"{each['hero']}:{each['type']}" for each in guild["heroes"] if each["out"]]
    assert (len(guild["heroes"]), sorted(out)) == (16, ["archer:hat", "mage:eye", "thief:eye"])


@rule("KH-71")
def test_a_deck_of_a_few_cards_has_odds_of_its_own() -> None:
    guild = odds(armed(RATKIN, "guild: mage:eye thief:eye bell warrior:hat"))
    assert (guild["left"], guild["chance"]["crypt"], guild["chance"]["library"]) == (4, 0.5, 0.25)
    assert guild["chance"]["forge"] == 0.0


@rule("KH-71", "KH-16")
def test_in_the_second_wave_all_cards_are_to_come_again() -> None:
    game = armed(RATKIN, "vault: monsters=p1", "guild: bell", "guild-discards: thief:eye mage:eye")
    do(game, "end turn")
    assert (odds(game)["left"], odds(game)["chance"]["study"]) == (3, round(2 / 3, 4))


@rule("KH-71")
def test_the_order_of_the_deck_does_not_show() -> None:
    one = armed(RATKIN, "guild: mage:eye thief:hat bell warrior:hat")
    other = armed(RATKIN, "guild: warrior:hat bell mage:eye thief:hat")
    for viewer in ("", "p1"):
        assert seen(one, viewer) == seen(other, viewer)


# ---------------------------------------------------------------- what if a hero came


@rule("KH-64", "KH-69")
def test_it_tells_what_the_hero_would_do_and_changes_nothing() -> None:
    game = armed(RATKIN, "forge: tokens=trap monsters=p1", "vault: monsters=p1")
    before = game.position()
    assert preview(game, "forge", "mage") == ["came mage forge", "trapped mage forge"]
    assert preview(game, "forge", "thief") == [
        "came thief forge",
        "disarms thief forge",
        "attacks @seat/0 thief forge",
        "fell @seat/0 forge",
    ]
    assert (game.position(), game.ply, asked(game)) == (before, 0, "p1 turn")


@rule("KH-70", "KH-66", "KH-69")
def test_it_follows_charges_and_those_who_are_inspired() -> None:
    game = armed(RATKIN, "library: treasure=-", "forge: heroes=thief treasure=-", "vault: heroes=archer")
    assert preview(game, "library", "mage") == [
        "came mage library",
        "charges library forge 1 mage",
        "inspired forge 1",
        "charges forge vault 2 thief,mage",
        "inspired vault 1",
        "waits thief vault 4",
        "waits archer vault 4",
        "waits mage vault 4",
    ]


@rule("KH-62")
def test_it_knows_when_no_token_is_left() -> None:
    game = armed(RATKIN, "study: heroes=mage,mage,mage,mage,mage monsters=p1,p1,p1,p1,p1,p1")
    assert preview(game, "library", "mage")[:2] == ["no-token mage", "stirred study 5"]


@rule("KH-68")
@pytest.mark.parametrize("treasure", ["prey:1", "curse:1", "healing:1", "prisoner:1"])
def test_a_treasure_that_would_be_looted_stays_unturned(treasure: str) -> None:
    game = armed("p1: clan=ratkin hand=nest", f"crypt: treasure={treasure} tokens=coin", "guild: bell mage:hat")
    assert preview(game, "crypt", "mage") == ["came mage crypt", "looted crypt 1 mage"]


@rule("KH-17")
def test_it_tells_that_the_vault_would_fall() -> None:
    game = armed(RATKIN, "forge: treasure=-", "vault: heroes=archer,archer,thief")
    assert preview(game, "forge", "mage")[-1] == "looted vault 4 thief,archer,archer,mage"


@rule("KH-68")
def test_it_is_the_same_whatever_lies_hidden() -> None:
    game = opened(seats=2, seed=5, clan1=6, clan2=4, hands=1)
    while asked(game).split()[1] != "turn":
        do(game, choices(game)[0])
    for seed in range(10):
        world = game.redeal(None, seed)
        assert isinstance(world, KeepTheHeroesOut)
        for room in ("forge", "library", "crypt", "sewer", "menagerie", "cells"):
            assert preview(world, room, "warrior") == preview(game, room, "warrior")


@rule("KH-26", "KH-81")
@pytest.mark.parametrize("hidden", ["split", "bubble"])
def test_hidden_hands_do_not_show_in_it(hidden: str) -> None:
    game = armed(f"p1: clan=slime hand={hidden}", "p2: clan=dragon", "forge: monsters=p1", hands=1)
    assert preview(game, "forge", "mage") == ["came mage forge", "attacks @seat/0 mage forge", "fell @seat/0 forge"]


@rule("KH-60", "KH-84")
def test_in_the_middle_of_an_assault_it_is_about_this_hero_alone() -> None:
    game = besieged(RATKIN, "forge: treasure=prey:1", "study: heroes=archer", guild="thief:swords")
    assert heroes(game, "forge") == ["thief+"]
    assert preview(game, "study", "mage") == [
        "came mage study",
        "inspired study 1",
        "waits archer study 3",
        "waits mage study 3",
    ]
    assert choices(game) == ["arrival thief forge", "arrival thief workshop"]


@rule("KH-64", "KH-65")
def test_it_works_for_the_cells() -> None:
    game = armed(RATKIN, "cells: heroes=thief treasure=-", "vault: monsters=p1,p1")
    assert preview(game, "cells", "warrior") == ["came warrior cells", "jailed warrior"]
    assert preview(game, "cells", "mage")[:3] == [
        "came mage cells",
        "freed cells 1",
        "charges cells vault 2 thief,mage",
    ]


@rule("KH-61")
@pytest.mark.parametrize(("room", "hero"), [("laboratory", "mage"), ("attic", "mage"), ("forge", "ram")])
def test_a_room_or_hero_that_there_is_not_is_refused(room: str, hero: str) -> None:
    with pytest.raises(UnknownName, match=r"the (rooms|heroes) are"):
        armed(RATKIN).what_if(room, hero)


@rule("KH-71")
def test_asking_draws_no_card() -> None:
    game = armed(RATKIN, "forge: treasure=prisoner:1", "guild: bell mage:hat")
    game.what_if("forge", "thief")
    assert (pile(game, "guild"), deeds(game, "thrown")) == (["bell", "mage:hat"], [])
