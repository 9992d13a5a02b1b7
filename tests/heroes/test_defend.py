"""Defend: a reaction to a hero's attack. The cards are those of `ARMS`."""

from __future__ import annotations

import pytest

from tests.heroes.dungeon import armed, besieged, deck, deeds, hand, heroes, lair, lately, monsters, seen
from tests.rules import asked, choices, do, rule, why

QUIET = "workshop: tokens=trap"  # the other hero of a card with Swords dies there
RATKIN = "p1: clan=ratkin deck="
MIRROR = "p1: clan=ratkin hand=mirror,strike,shoot,march,toil"


@rule("KH-26", "KH-81")
def test_defend_prevents_the_damage_of_a_hero_who_attacks_in_the_room() -> None:
    game = besieged(MIRROR, QUIET, "forge: monsters=p1", guild="mage:swords")
    do(game, "arrival mage workshop")
    assert (asked(game), choices(game)) == ("p1 defend", ["defend mirror", "pass"])
    do(game, "defend mirror", "pass")
    assert (monsters(game, "forge"), heroes(game, "forge")) == (["ratkin"], ["mage"])  # the attacker is exhausted
    assert (deeds(game, "defended"), deck(game, "p1", "discards")) == (["@seat/0 mirror forge"], ["mirror"])


@rule("KH-26")
def test_nobody_must_defend() -> None:
    game = besieged(MIRROR, QUIET, "forge: monsters=p1", guild="mage:swords")
    do(game, "arrival mage workshop", "pass")
    assert lately(game) == ["fell KH-67"]
    assert (monsters(game, "forge"), len(hand(game))) == ([], 5)


@rule("KH-26")
def test_any_player_with_a_monster_there_may_defend() -> None:
    game = besieged(
        RATKIN,
        "p2: clan=dragon hand=buckler",
        "p3: clan=slime hand=mirror",
        QUIET,
        "forge: monsters=p1,p2",
        "sewer: monsters=p3",
        guild="mage:swords",
    )
    do(game, "arrival mage workshop", "hit ratkin forge")
    assert (asked(game), choices(game)) == ("p2 defend", ["defend buckler", "pass"])
    do(game, "defend buckler")  # the Slime is in another room and is not asked
    assert lately(game) == ["defended KH-26"]
    assert (monsters(game, "forge"), hand(game, "p2")) == (["ratkin", "dragon"], [])


@rule("KH-26")
def test_when_one_does_not_defend_the_next_is_asked() -> None:
    game = besieged(MIRROR, "p2: clan=dragon hand=buckler", QUIET, "forge: monsters=p1,p2", guild="mage:swords")
    do(game, "arrival mage workshop", "hit ratkin forge", "pass")
    assert asked(game) == "p2 defend"
    do(game, "defend buckler")
    assert monsters(game, "forge") == ["ratkin", "dragon"]


@rule("KH-26")
def test_one_defend_is_enough_and_the_others_are_not_asked() -> None:
    game = besieged(MIRROR, "p2: clan=dragon hand=buckler", QUIET, "forge: monsters=p1,p2", guild="mage:swords")
    do(game, "arrival mage workshop", "hit dragon forge")
    assert asked(game) == "p1 defend"
    do(game, "defend mirror", "pass")
    assert (asked(game), hand(game, "p2")) == ("p2 turn", ["buckler"])
    assert monsters(game, "forge") == ["ratkin", "dragon"]


@rule("KH-81")
def test_nobody_defends_against_the_shot_of_an_archer_who_arrives() -> None:
    game = besieged(MIRROR, "vault: monsters=p1", QUIET, "forge: monsters=p1", guild="archer:swords")
    do(game, "arrival archer forge")
    assert lately(game) == ["shoots KH-64", "fell KH-67"]
    assert (monsters(game, "vault"), len(hand(game))) == ([], 5)


@rule("KH-81")
def test_the_hand_is_filled_up_again_at_its_owners_tidy_only() -> None:
    game = besieged(RATKIN, "p2: clan=slime hand=mirror,march", QUIET, "forge: monsters=p2", guild="mage:swords")
    do(game, "arrival mage workshop", "defend mirror", "pass")
    assert (asked(game), hand(game, "p2")) == ("p2 turn", ["march"])
    do(game, "end turn")
    assert len(hand(game, "p2")) == 5


@rule("KH-81", "KH-96")
def test_a_card_that_has_defended_makes_a_new_deck_if_there_is_none() -> None:
    game = besieged(f"{MIRROR} deck=", QUIET, "forge: monsters=p1", guild="mage:swords")
    do(game, "arrival mage workshop", "defend mirror", "pass")
    assert (deck(game), deck(game, "p1", "discards")) == (["mirror"], [])


# ---------------------------------------------------------------- what a reaction can do


@rule("KH-82")
def test_only_defend_happens_of_a_card_in_a_reaction() -> None:
    game = besieged(
        "p1: clan=dragon hand=buckler,strike,shoot,march,toil", QUIET, "forge: monsters=p1w2", guild="mage:swords"
    )
    do(game, "arrival mage workshop", "defend buckler")  # Activate + Defend: the Dragon does not heal
    assert (monsters(game, "forge"), asked(game)) == (["dragon w2"], "p1 turn")
    assert deck(game, "p1", "played") == []


@rule("KH-82")
def test_spare_defend_icons_last_until_the_guild_card_is_resolved() -> None:
    game = besieged(
        "p1: clan=ratkin hand=bulwark,strike,shoot,march,toil",
        "forge: heroes=thief monsters=p1,p1",
        "workshop: monsters=p1",
        guild="mage:swords",
    )
    do(game, "arrival mage forge", "resolve mage forge", "defend bulwark")
    assert seen(game)["players"][0]["spare"] == 1
    do(game, "arrival mage workshop", "resolve mage workshop")
    assert (asked(game), choices(game)) == ("p1 defend", ["defend again", "pass"])  # in another room, too
    do(game, "defend again")
    assert lately(game)[0] == "defended-again KH-82"
    assert (monsters(game, "forge"), monsters(game, "workshop")) == (["ratkin"], ["ratkin"])  # the Thief has struck


@rule("KH-82")
def test_a_spare_defend_icon_is_gone_with_the_next_guild_card() -> None:
    game = besieged(
        "p1: clan=ratkin hand=bulwark,strike,shoot,march,toil",
        QUIET,
        "forge: monsters=p1",
        "library: tokens=trap",
        "pantry: monsters=p1",
        guild="mage:swords warrior:hat",
        difficulty=2,
    )
    do(game, "arrival mage workshop", "defend bulwark")
    assert seen(game)["players"][0]["spare"] == 0
    do(game, "arrival warrior library")
    assert (asked(game), monsters(game, "pantry")) == ("p1 turn", [])  # nobody was asked to defend


@rule("KH-82", "KH-55")
def test_a_spare_defend_icon_is_gone_after_a_gamble() -> None:
    game = armed("p1: clan=ratkin hand=pavise", "cells: heroes=thief monsters=p1,p1", "guild: bell thief:eye mage:hat")
    do(game, "gamble", "resolve mage cells", "defend pavise")
    assert (asked(game), choices(game)) == ("p1 defend", ["defend again", "pass"])  # the Thief is next
    do(game, "pass")
    assert (asked(game), monsters(game, "cells")) == ("p1 turn", ["ratkin"])
    assert seen(game)["players"][0]["spare"] == 0


@rule("KH-82", "KH-83")
def test_another_card_may_defend_though_an_icon_is_spare() -> None:
    game = besieged(
        "p1: clan=ratkin hand=bulwark,mirror,shoot,march,toil",
        QUIET,
        "forge: heroes=thief,archer monsters=p1",
        guild="mage:swords",
    )
    do(game, "arrival mage workshop", "resolve mage forge", "defend bulwark", "resolve thief forge")
    assert choices(game) == ["defend again", "defend mirror", "pass"]
    do(game, "defend mirror", "summon forge")  # which brings a Ratkin; then the Archer attacks
    assert choices(game) == ["defend again", "pass"]
    do(game, "defend again")  # the icon of the bulwark: it has no momentum
    assert (monsters(game, "forge"), asked(game)) == (["ratkin", "ratkin"], "p1 turn")


@rule("KH-82")
def test_spare_icons_of_two_cards_are_added_up() -> None:
    game = besieged(
        "p1: clan=ratkin hand=bulwark,pavise,shoot,march,toil",
        QUIET,
        "forge: heroes=thief,archer,warrior monsters=p1",
        guild="mage:swords",
    )
    do(game, "arrival mage workshop", "resolve mage forge", "defend bulwark")
    do(game, "resolve thief forge", "defend pavise")
    assert seen(game)["players"][0]["spare"] == 2
    do(game, "resolve warrior forge", "defend again", "defend again")
    assert (monsters(game, "forge"), heroes(game, "forge")) == (["ratkin"], ["thief", "warrior", "archer", "mage"])


@rule("KH-82")
@pytest.mark.parametrize(("idle", "other"), [("bulwark", "bulwark 2"), ("mirror", "mirror 2"), ("pavise 2", "pavise")])
def test_in_ones_turn_defend_does_nothing(idle: str, other: str) -> None:
    game = armed("p1: clan=ratkin hand=bulwark,mirror,pavise", "forge: monsters=p1")
    assert why(game, f"play {idle}") == "defend-later KH-82"
    assert f"play {other}" in choices(game)


@rule("KH-82")
def test_a_defend_icon_among_others_is_of_no_use_in_ones_turn() -> None:
    game = armed("p1: clan=dragon hand=buckler", "vault: monsters=p1w1")
    do(game, "play buckler")
    assert why(game, "defend") == "defend-later KH-82"
    do(game, "ability")  # the Activate; nothing is left of the card then
    assert asked(game) == "p1 turn"


# ---------------------------------------------------------------- momentum


@rule("KH-83", "KH-31")
def test_the_momentum_of_a_defend_happens_in_the_room_that_was_attacked() -> None:
    game = besieged(MIRROR, QUIET, "forge: monsters=p1", "sewer: monsters=p1", guild="mage:swords")
    do(game, "arrival mage workshop", "defend mirror")
    assert (asked(game), choices(game)) == ("p1 momentum", ["summon forge", "pass"])
    do(game, "summon forge")
    assert (monsters(game, "forge"), lair(game)) == (["ratkin", "ratkin"], 6)


@rule("KH-83")
def test_a_partner_who_defends_has_the_momentum() -> None:
    game = besieged(RATKIN, "p2: clan=slime hand=mirror", QUIET, "forge: monsters=p1,p2", guild="mage:swords")
    do(game, "arrival mage workshop", "hit ratkin forge", "defend mirror")
    assert (asked(game), choices(game)) == ("p2 momentum", ["summon forge", "pass"])
    do(game, "summon forge")
    assert monsters(game, "forge") == ["ratkin", "slime", "slime"]


@rule("KH-83", "KH-94")
def test_momentum_with_an_empty_lair_brings_nobody() -> None:
    game = besieged(MIRROR, QUIET, "forge: monsters=p1", "vault: monsters=p1,p1,p1,p1,p1,p1,p1,p1", guild="mage:swords")
    do(game, "arrival mage workshop", "defend mirror")
    assert (asked(game), monsters(game, "forge")) == ("p1 turn", ["ratkin"])


@rule("KH-83")
def test_each_defend_icon_has_its_own_momentum() -> None:
    game = besieged(
        "p1: clan=ratkin hand=bramble,strike,shoot,march,toil",
        QUIET,
        "forge: heroes=thief monsters=p1",
        guild="mage:swords",
    )
    do(game, "arrival mage workshop", "resolve mage forge", "defend bramble", "generate coin forge")
    do(game, "defend again", "generate coin forge")
    assert seen(game)["reserve"]["coin"] == 3


@rule("KH-82", "KH-83")
def test_icons_that_differ_are_not_kept_together() -> None:
    game = besieged(
        "p1: clan=ratkin hand=bramble,bulwark,shoot,march,toil",
        QUIET,
        "forge: heroes=thief monsters=p1",
        guild="mage:swords",
    )
    do(game, "arrival mage workshop", "resolve mage forge", "defend bulwark")
    assert choices(game) == ["defend again", "pass"]  # no bramble while an icon of the bulwark is left


@rule("KH-55", "KH-81")
def test_a_defend_that_a_gamble_has_just_brought_can_be_used_against_the_heroes_that_it_set_free() -> None:
    game = armed(
        "p1: clan=ratkin deck=shoot,strike,buckler,march",
        "cells: heroes=thief monsters=p1,p1,p1",
        "guild: archer:bones mage:hat",
    )
    do(game, "gamble")
    assert "buckler" in hand(game)  # the cards come first, then whoever got free acts
    do(game, "resolve thief cells")
    assert (asked(game), choices(game)) == ("p1 defend", ["defend buckler", "pass"])
    do(game, "defend buckler")
    assert (monsters(game, "cells"), deck(game, "p1", "discards")) == (["ratkin"] * 2, ["buckler"])  # of two attacks
