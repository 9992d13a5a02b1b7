"""The heroes' assault: how they come, show off, enter, inspire, attack, wait and charge."""

from __future__ import annotations

import pytest

from tests.heroes.dungeon import (
    armed,
    besieged,
    custom,
    deeds,
    hand,
    heroes,
    lair,
    lately,
    monsters,
    reserve,
    result,
    room,
    seen,
    tokens,
)
from tests.heroes.nights import night
from tests.rules import asked, choices, do, rule, told

RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends
DRAGON = "p2: clan=dragon"

# ---------------------------------------------------------------- Guild cards


@rule("KH-60")
def test_a_card_is_fully_resolved_before_the_next_is_drawn() -> None:
    game = besieged(RATKIN, guild="thief:swords mage:hat", difficulty=2)
    do(game, "arrival thief forge", "arrival thief workshop")
    assert seen(game)["guild_discards"]["cards"] == ["thief:swords"]
    do(game, "resolve forge")  # the last who has a choice: the Thief of the Workshop loots
    assert (deeds(game, "waits"), deeds(game, "looted")) == (["thief forge 2"], ["workshop 1 thief"])
    assert seen(game)["guild_discards"]["cards"] == ["thief:swords", "mage:hat"]
    assert told(game)[-3:] == ["guild", "came", "came"]


@rule("KH-60")
@pytest.mark.parametrize(("first", "second"), [("forge", "workshop"), ("workshop", "forge")])
def test_the_players_choose_which_hero_is_resolved_first(first: str, second: str) -> None:
    game = besieged(RATKIN, "workshop: tokens=trap", "forge: tokens=trap", guild="mage:swords")
    assert choices(game) == ["arrival mage forge", "arrival mage workshop"]
    do(game, f"arrival mage {first}")
    assert deeds(game, "trapped") == [f"mage {first}", f"mage {second}"]


@rule("KH-61", "KH-84")
def test_a_hero_of_the_class_appears_in_both_rooms_of_the_type_before_anybody_acts() -> None:
    game = besieged(RATKIN, guild="warrior:eye")
    assert lately(game) == ["guild KH-61", "came KH-61", "came KH-61"]
    assert heroes(game, "crypt") == heroes(game, "study") == ["warrior+"]
    assert reserve(game, "warrior") == [3]


@rule("KH-61")
def test_with_one_room_of_the_type_one_hero_comes() -> None:
    game = besieged(RATKIN, "crypt: treasure=prey:3", guild="mage:eye", scenario="under-construction")
    assert deeds(game, "came") == ["mage crypt"]
    assert (heroes(game, "crypt"), reserve(game, "mage")) == (["mage"], [4])


@rule("KH-61")
def test_with_no_room_of_the_type_nobody_comes() -> None:
    box = '[scenario]\nlayout = "forge/0 vault/0"\ntreasures = { vault = 4 }'
    game = custom(box, RATKIN, "guild: thief:eye mage:hat", scenario="own")
    do(game, "end turn")
    assert lately(game) == ["guild KH-61", "no-room KH-61"]
    assert (heroes(game, "forge"), heroes(game, "vault"), reserve(game, "mage")) == ([], [], [5])


@rule("KH-62")
def test_without_a_token_the_exhausted_of_the_class_wake_and_all_in_their_rooms() -> None:
    game = besieged(
        RATKIN,
        "menagerie: heroes=thief,mage",
        "cells: heroes=thief,thief,warrior",
        "study: heroes=thief,thief",
        "pantry: heroes=archer",
        guild="thief:swords",
    )
    assert lately(game) == ["guild KH-61", "no-token KH-62", *["stirred KH-62"] * 3, "no-token KH-62"]
    assert heroes(game, "menagerie") == ["thief!", "mage!"]
    assert heroes(game, "cells") == ["thief!", "thief!", "warrior!"]
    assert heroes(game, "study") == ["thief!", "thief!"]
    assert heroes(game, "pantry") == ["archer"]  # no Thief is there
    assert heroes(game, "forge") == heroes(game, "workshop") == []
    assert choices(game) == ["resolve study", "resolve menagerie", "resolve cells"]


@rule("KH-89", "KH-62")
def test_tokens_are_counted_hero_by_hero() -> None:
    game = besieged(RATKIN, "menagerie: heroes=thief,thief", "pantry: heroes=thief,thief", guild="thief:swords")
    assert lately(game)[:3] == ["guild KH-61", "came KH-61", "no-token KH-62"]
    assert (heroes(game, "forge"), heroes(game, "workshop")) == (["thief+"], [])
    assert heroes(game, "menagerie") == heroes(game, "pantry") == ["thief!", "thief!"]


@rule("KH-89", "KH-62", "KH-55")
def test_a_gambler_draws_even_if_the_hero_has_no_token() -> None:
    game = armed(
        "p1: clan=ratkin",
        "menagerie: heroes=mage,mage,mage monsters=p1",
        "study: heroes=mage,mage,archer",
        "cells: heroes=thief",
        "guild: thief:hat mage:hat",
    )
    do(game, "gamble")
    assert len(hand(game)) == 3
    assert lately(game)[:5] == [
        "gambled KH-55",
        "thrown KH-55",
        "no-token KH-62",
        "stirred KH-62",
        "stirred KH-62",
    ]
    assert heroes(game, "cells") == ["thief"]  # no Mage has come to free anybody


@rule("KH-71")
def test_everybody_sees_the_discarded_guild_cards() -> None:
    game = besieged("p1: clan=ratkin", DRAGON, "vault: monsters=p1", guild="mage:hat thief:eye", difficulty=2)
    while asked(game) == "p1 heroes":
        do(game, choices(game)[0])
    for viewer in ("", "p1", "p2"):
        assert sorted(seen(game, viewer)["guild_discards"]["cards"]) == ["mage:hat", "thief:eye"]


# ---------------------------------------------------------------- showing off


@rule("KH-64", "KH-90")
def test_an_archer_shoots_a_monster_next_door() -> None:
    game = besieged(RATKIN, "sewer: monsters=p1,p1", guild="archer:hat")  # into Library and Pantry
    do(game, "arrival archer pantry")
    assert lately(game)[:2] == ["shoots KH-64", "fell KH-67"]
    assert (monsters(game, "sewer"), lair(game)) == (["ratkin"], 8)


@rule("KH-64")
def test_an_archer_aims_at_the_monsters_nearest_to_the_vault() -> None:
    game = besieged(RATKIN, "crypt: monsters=p1", "sewer: monsters=p1", guild="archer:bones")
    do(game, "arrival archer menagerie")  # the Crypt is 3 away, the Sewer 1
    assert (monsters(game, "crypt"), monsters(game, "sewer")) == (["ratkin"], [])


@rule("KH-90", "KH-91")
def test_among_targets_equally_near_the_players_choose() -> None:
    game = besieged(
        "p1: clan=ratkin",
        DRAGON,
        "sewer: monsters=p1",
        "cells: monsters=p1,p2w2",
        "menagerie: monsters=p1",
        guild="archer:hat",
    )
    do(game, "arrival archer pantry")
    assert (asked(game), choices(game)) == ("p1 shot", ["hit ratkin sewer", "hit ratkin cells", "hit dragon cells 2"])
    do(game, "hit dragon cells 2")
    assert monsters(game, "cells") == ["ratkin", "dragon w3"]


@rule("KH-90")
def test_an_archer_shoots_through_passages_only_and_never_in_its_own_room() -> None:
    game = besieged(  # the Study touches the Crypt by a wall, and portals join the Study and the Pantry
        RATKIN,
        "study: monsters=p1 portal=completed",
        "crypt: monsters=p1",
        "pantry: monsters=p1 portal=completed",
        guild="archer:eye",
    )
    do(game, "arrival archer study")
    assert "shoots" not in told(game)
    assert len(monsters(game, "study") + monsters(game, "crypt") + monsters(game, "pantry")) == 3


@rule("KH-64", "KH-91")
def test_a_warrior_discards_two_resources_that_the_players_choose() -> None:
    game = besieged(
        RATKIN, "crypt: tokens=coin,frog,bone,bone,trap", "study: heroes=thief,mage monsters=p1", guild="warrior:eye"
    )
    do(game, "arrival warrior crypt")
    assert (asked(game), choices(game)) == ("p1 ransack", ["lose coin", "lose frog", "lose bone"])
    do(game, "lose bone", "lose bone")
    assert (lately(game)[0], asked(game)) == ("lost KH-64", "p1 heroes")
    assert tokens(game, "crypt") == ["coin", "frog"]  # the trap is no resource, but it has hit the Warrior


@rule("KH-64")
def test_a_warrior_discards_what_there_is() -> None:
    game = besieged(RATKIN, "crypt: tokens=coin monsters=p1", "study: monsters=p1", guild="warrior:eye")
    do(game, "arrival warrior crypt")
    assert lately(game)[:2] == ["ransacks KH-64", "lost KH-64"]
    assert (tokens(game, "crypt"), reserve(game, "coin")) == ([], [5])


@rule("KH-64")
def test_a_warrior_among_resources_of_one_kind_asks_nobody() -> None:
    game = besieged(RATKIN, "crypt: tokens=bone,bone,bone monsters=p1", "study: monsters=p1", guild="warrior:eye")
    do(game, "arrival warrior crypt")
    assert (tokens(game, "crypt"), asked(game)) == (["bone"], "p1 heroes")


@rule("KH-64", "KH-65")
def test_a_thief_discards_one_trap_and_the_next_one_hits_it() -> None:
    game = besieged(RATKIN, "forge: tokens=trap,trap,trap", "workshop: tokens=trap", guild="thief:swords")
    do(game, "arrival thief forge")
    assert lately(game)[:2] == ["disarms KH-64", "trapped KH-65"]
    assert (tokens(game, "forge"), heroes(game, "forge")) == (["trap"], [])
    assert heroes(game, "workshop") == ["thief"]  # its only trap was discarded


@rule("KH-64")
def test_a_mage_frees_nobody_from_another_room() -> None:
    game = besieged(RATKIN, "cells: heroes=thief,archer", guild="mage:hat")
    do(game, "arrival mage pantry")
    assert heroes(game, "cells") == ["thief", "archer"]


@rule("KH-64", "KH-86")
@pytest.mark.parametrize("hero", ["thief", "warrior", "archer"])
def test_a_hero_who_charges_does_not_show_off(hero: str) -> None:
    game = besieged(
        RATKIN,
        "library: treasure=-",
        "forge: tokens=trap,coin",
        "vault: monsters=p1",
        guild=f"{hero}:hat",
    )
    do(game, f"arrival {hero} library", "resolve library")
    assert deeds(game, "trapped") == [f"{hero} forge"]  # a Thief who shows off would discard the trap
    assert (tokens(game, "forge"), monsters(game, "vault")) == (["coin"], ["ratkin"])


# ---------------------------------------------------------------- the room


@rule("KH-65", "KH-51")
def test_a_trap_kills_one_hero_and_is_discarded() -> None:
    game = besieged(RATKIN, "forge: tokens=trap,trap", guild="mage:swords")
    do(game, "arrival mage forge")
    assert lately(game)[0] == "trapped KH-65"
    assert (tokens(game, "forge"), heroes(game, "forge")) == (["trap"], [])
    assert reserve(game, "trap", "mage") == [4, 4]  # the Mage of the Workshop is still there


@rule("KH-65", "KH-55", "KH-79")
@pytest.mark.parametrize("hero", ["thief", "warrior", "archer"])
def test_a_hero_summoned_into_the_cells_is_exhausted_and_inspires_nobody(hero: str) -> None:
    game = armed(RATKIN, "cells: heroes=mage", f"guild: thief:bones {hero}:hat")
    do(game, "gamble")
    assert sorted(heroes(game, "cells")) == sorted(["mage", hero])
    assert [event for event in lately(game) if event.endswith("KH-65")] == ["jailed KH-65"]


@rule("KH-65", "KH-79", "KH-55")
def test_a_trap_in_the_cells_hits_whoever_is_thrown_there() -> None:
    game = armed("p1: clan=ratkin", "cells: heroes=mage tokens=trap", "guild: thief:bones warrior:hat")
    do(game, "gamble")
    assert (heroes(game, "cells"), tokens(game, "cells"), reserve(game, "warrior")) == (["mage"], [], [5])
    assert len(hand(game)) == 3


@rule("KH-88", "KH-64")
def test_a_mage_in_the_cells_frees_all_before_a_trap_hits_it() -> None:
    game = armed(
        RATKIN, "cells: heroes=thief,archer tokens=trap treasure=prey:1", "vault: monsters=p1", "guild: bell mage:hat"
    )
    do(game, "gamble")
    assert [word for word in lately(game) if word[:5] in ("freed", "trapp")] == ["freed KH-64", "trapped KH-65"]
    assert heroes(game, "cells") == ["thief!", "archer!"]
    assert asked(game) == "p1 looters"


@rule("KH-88")
def test_the_freed_are_resolved_before_the_player_goes_on() -> None:
    game = armed("p1: clan=ratkin hand=strike deck=", "cells: heroes=thief treasure=curse:1", "guild: bell mage:hat")
    do(game, "gamble", "looter thief", "discard strike")
    assert heroes(game, "vault") == ["mage"]  # charged there, and waits
    assert (heroes(game, "cells"), asked(game)) == (["thief"], "p1 turn")


@rule("KH-88", "KH-56")
def test_a_mage_whom_the_laboratory_throws_into_the_cells_frees_all_at_once() -> None:
    game = armed(
        "p1: clan=ratkin hand=toil",
        "laboratory: monsters=p1",
        "cells: heroes=thief treasure=-",
        "sewer: monsters=p1,p1",
        "guild: bell mage:hat",
        scenario="borrowed-tricks",
        borrowed="imp",
    )
    do(game, "play toil", "activate laboratory")
    assert (deeds(game, "freed"), deeds(game, "charges")) == (["cells 1"], ["cells sewer 2 thief,mage"])
    do(game, "resolve mage sewer")
    assert (monsters(game, "sewer"), asked(game)) == ([], "p1 icons")  # the second Activate is left


@rule("KH-66")
def test_a_summoned_hero_inspires_all_exhausted_heroes_of_the_room() -> None:
    game = besieged(
        RATKIN, "forge: heroes=archer,thief,mage monsters=p1,p1,p1,p1,p1", "study: heroes=mage", guild="warrior:swords"
    )
    do(game, "arrival warrior forge")
    assert lately(game) == ["inspired KH-66"]
    assert heroes(game, "forge") == ["thief!", "warrior!", "archer!", "mage!"]
    assert heroes(game, "study") == ["mage"]
    do(game, "resolve thief forge", "resolve mage forge", "resolve archer forge", "resolve warrior forge")
    assert monsters(game, "forge") == ["ratkin"]  # all four had to be resolved


@rule("KH-66")
def test_a_hero_whom_a_trap_has_killed_inspires_nobody() -> None:
    game = besieged(RATKIN, "forge: heroes=archer tokens=trap", "workshop: tokens=trap", guild="warrior:swords")
    do(game, "arrival warrior forge")
    assert (heroes(game, "forge"), asked(game)) == (["archer"], "p1 turn")


AT_HOME = "vault: monsters=p1"
CAMP = ("foe camp camp at menagerie health 2",)  # two heroes come there at once


@rule("KH-85")
def test_a_hero_who_was_just_placed_does_not_count_for_looting() -> None:
    game = night(RATKIN, AT_HOME, "menagerie: treasure=prey:2", rules=CAMP, guild="warrior:bones")
    do(game, "arrival warrior menagerie")
    assert choices(game) == ["arrival warrior sewer", "arrival warrior menagerie", "resolve menagerie"]
    do(game, "resolve menagerie")
    assert deeds(game, "waits") == ["warrior menagerie 2"]  # one who is there, and two are needed
    do(game, "arrival warrior menagerie")  # then the other one comes
    assert deeds(game, "inspired") == ["menagerie 1"]
    do(game, "resolve menagerie")
    assert deeds(game, "looted")[0] == "menagerie 2 warrior,warrior"


@rule("KH-85")
def test_a_hero_who_was_just_placed_does_not_join_a_charge() -> None:
    game = night(RATKIN, AT_HOME, "menagerie: treasure=-", rules=CAMP, guild="warrior:bones")
    do(game, "arrival warrior menagerie", "resolve menagerie")
    assert deeds(game, "charges") == ["menagerie sewer 1 warrior"]
    assert (heroes(game, "sewer"), heroes(game, "menagerie")) == (["warrior!", "warrior+"], ["warrior+"])


@rule("KH-86", "KH-51")
def test_a_woken_hero_goes_on_at_attack_and_no_trap_hits_it() -> None:
    game = besieged(
        RATKIN,
        "sewer: heroes=archer,warrior tokens=coin monsters=p1,p1,p1",
        "vault: monsters=p1",
        guild="bell",
    )
    do(game, "resolve warrior sewer")
    assert told(game)[-5:-1] == ["attacks", "fell", "attacks", "fell"]
    assert (tokens(game, "sewer"), monsters(game, "vault")) == (["coin"], ["ratkin"])
    trapped = besieged(RATKIN, "sewer: heroes=archer,thief tokens=trap monsters=p1,p1", guild="bell")
    do(trapped, "resolve thief sewer")
    assert (tokens(trapped, "sewer"), heroes(trapped, "sewer")) == (["trap"], ["thief", "archer"])


# ---------------------------------------------------------------- attack, wait, charge


@rule("KH-67", "KH-91")
def test_a_hero_is_exhausted_to_hit_a_monster_that_the_players_choose() -> None:
    game = besieged("p1: clan=ratkin", DRAGON, "forge: monsters=p1,p2", "workshop: monsters=p1", guild="mage:swords")
    do(game, "arrival mage forge", "resolve mage forge")
    assert (asked(game), choices(game)) == ("p1 whom", ["hit ratkin forge", "hit dragon forge"])
    do(game, "hit dragon forge")
    assert lately(game)[:2] == ["attacks KH-67", "wounded KH-67"]
    assert (heroes(game, "forge"), monsters(game, "forge")) == (["mage"], ["ratkin", "dragon w1"])


@rule("KH-67")
def test_a_monster_without_health_goes_to_its_lair() -> None:
    game = besieged(
        "p1: clan=dragon deck=wingbeat", "forge: monsters=p1w4", "workshop: tokens=trap", guild="mage:swords"
    )
    do(game, "arrival mage workshop")
    assert lately(game) == ["trapped KH-65", "attacks KH-67", "fell KH-67"]
    assert (monsters(game, "forge"), lair(game), heroes(game, "forge")) == ([], 1, ["mage"])


@rule("KH-67", "KH-87")
def test_when_the_last_monster_has_fallen_the_others_loot() -> None:
    game = besieged(
        RATKIN, "forge: heroes=thief,archer monsters=p1 treasure=prey:2", "workshop: tokens=trap", guild="mage:swords"
    )
    do(game, "arrival mage forge", "arrival mage workshop", "resolve thief forge")
    assert (deeds(game, "fell"), deeds(game, "looted")) == (["@seat/0 forge"], ["forge 2 archer,mage"])
    assert heroes(game, "forge") == ["thief", "archer", "mage"]


@rule("KH-69")
def test_too_few_heroes_for_a_treasure_wait() -> None:
    game = besieged(RATKIN, "study: heroes=thief", "crypt: tokens=trap", guild="mage:eye")
    do(game, "arrival mage study", "resolve study")
    assert [event for event in lately(game) if "waits" in event] == ["waits KH-69", "waits KH-69"]
    assert (heroes(game, "study"), room(game, "study")["treasure"]) == (["thief", "mage"], 3)


@rule("KH-70", "KH-87", "KH-66")
def test_all_active_heroes_charge_together_and_inspire_who_waits_there() -> None:
    game = besieged(
        RATKIN,
        "library: heroes=thief,archer treasure=-",
        "forge: heroes=mage",
        "pantry: tokens=trap",
        guild="warrior:hat",
    )
    do(game, "arrival warrior library", "arrival warrior pantry")
    assert lately(game) == ["trapped KH-65", "charges KH-70", "inspired KH-66"]
    assert (deeds(game, "charges"), deeds(game, "inspired")) == (
        ["library forge 3 thief,warrior,archer"],
        ["library 2", "forge 1"],
    )
    assert heroes(game, "library") == []
    assert heroes(game, "forge") == ["thief!", "warrior!", "archer!", "mage!"]


@rule("KH-70")
def test_a_monster_or_a_treasure_keeps_heroes_from_charging() -> None:
    game = besieged(RATKIN, "forge: treasure=- monsters=p1,p1", guild="thief:swords")
    do(game, "arrival thief forge", "arrival thief workshop", "resolve workshop")
    assert (deeds(game, "looted"), deeds(game, "attacks")) == (["workshop 1 thief"], ["@seat/0 thief forge"])
    assert deeds(game, "charges") == []


@rule("KH-70", "KH-76", "KH-91")
def test_among_rooms_equally_near_the_players_choose() -> None:
    game = besieged(RATKIN, "pantry: treasure=-", "library: tokens=trap", guild="mage:hat")
    do(game, "arrival mage library")
    assert (asked(game), choices(game)) == ("p1 charge", ["charge sewer", "charge cells"])
    do(game, "charge cells")
    assert (deeds(game, "charges")[0], deeds(game, "looted")) == ("pantry cells 1 mage", ["cells 1 mage"])


@rule("KH-76", "KH-50")
def test_portals_bring_no_hero_nearer() -> None:
    game = besieged(
        RATKIN,
        "crypt: treasure=- portal=completed",
        "vault: portal=completed",
        "study: tokens=trap",
        guild="mage:eye",
    )
    assert (room(game, "crypt")["distance"], room(game, "menagerie")["distance"]) == (3, 2)
    do(game, "arrival mage study")
    assert (heroes(game, "vault"), heroes(game, "menagerie")) == ([], ["mage"])


@rule("KH-70", "KH-69")
def test_heroes_charge_on_and_on_until_something_stops_them() -> None:
    game = besieged(
        RATKIN,
        "crypt: treasure=-",
        "menagerie: treasure=-",
        "sewer: treasure=-",
        "study: tokens=trap",
        guild="mage:eye",
    )
    do(game, "arrival mage study")
    assert deeds(game, "charges") == ["crypt menagerie 1 mage", "menagerie sewer 1 mage", "sewer vault 1 mage"]
    assert (deeds(game, "waits"), result(game)) == (["mage vault 4"], "open")


@rule("KH-87", "KH-84")
def test_two_groups_charge_into_one_room_and_storm_it_together() -> None:
    game = besieged(
        RATKIN,
        "library: heroes=thief,thief treasure=-",
        "study: heroes=thief,thief treasure=-",
        "pantry: heroes=thief",
        "forge: treasure=-",
        guild="thief:bones",
    )
    do(game, "resolve library")
    assert choices(game) == ["resolve forge", "resolve pantry", "resolve study"]
    do(game, "resolve study")
    assert heroes(game, "forge") == ["thief!"] * 4
    do(game, "resolve forge")
    assert deeds(game, "charges") == [
        "library forge 2 thief,thief",
        "study forge 2 thief,thief",
        "forge vault 4 thief,thief,thief,thief",
    ]
    do(game, "resolve vault")
    assert result(game) == "lost"


@rule("KH-74")
def test_monsters_attack_heroes_in_the_cells_like_any_others() -> None:
    game = armed("p1: clan=ratkin hand=strike", "cells: heroes=thief,mage monsters=p1")
    do(game, "play strike", "melee mage cells")
    assert (heroes(game, "cells"), reserve(game, "mage")) == (["thief"], [5])


@rule("KH-74", "KH-66")
def test_heroes_who_charge_into_the_cells_inspire_the_prisoners() -> None:
    game = besieged(
        RATKIN, "pantry: treasure=-", "cells: heroes=thief treasure=prey:1", "library: tokens=trap", guild="mage:hat"
    )
    do(game, "arrival mage library", "charge cells")
    assert lately(game)[:2] == ["charges KH-70", "inspired KH-66"]
    assert heroes(game, "cells") == ["thief!", "mage!"]


@rule("KH-75", "KH-91")
def test_each_trap_kills_one_of_a_charging_group_whom_the_players_choose() -> None:
    game = besieged(
        RATKIN,
        "library: heroes=thief,thief,archer treasure=-",
        "forge: heroes=warrior tokens=trap,trap treasure=-",
        "pantry: tokens=trap",
        "vault: monsters=p1",
        guild="mage:hat",
    )
    do(game, "arrival mage library", "arrival mage pantry")
    assert (asked(game), choices(game)) == ("p1 traps", ["trapped thief", "trapped archer", "trapped mage"])
    assert seen(game)["charging"] == ["thief", "thief", "archer", "mage"]
    do(game, "trapped mage")
    assert (seen(game)["charging"], heroes(game, "forge")) == (["thief", "thief", "archer"], ["warrior"])
    do(game, "trapped thief")
    assert lately(game)[:2] == ["trapped KH-75", "inspired KH-66"]
    assert (tokens(game, "forge"), reserve(game, "thief", "mage")) == ([], [4, 5])
    assert (deeds(game, "charges"), seen(game)["charging"]) == (
        ["library forge 4 thief,thief,archer,mage", "forge vault 3 thief,warrior,archer"],
        [],
    )


@rule("KH-75")
def test_more_traps_than_heroes_stay_where_they_are() -> None:
    game = besieged(
        RATKIN,
        "library: heroes=thief treasure=-",
        "forge: heroes=warrior tokens=trap,trap,trap",
        "pantry: tokens=trap",
        guild="mage:hat",
    )
    do(game, "arrival mage library", "arrival mage pantry")
    assert (tokens(game, "forge"), heroes(game, "forge"), asked(game)) == (["trap"], ["warrior"], "p1 turn")


@rule("KH-75")
@pytest.mark.parametrize(("others", "traps", "left"), [("thief", 2, []), ("mage,mage", 1, ["mage", "mage"])])
def test_where_there_is_nothing_to_choose_traps_ask_nobody(others: str, traps: int, left: list[str]) -> None:
    game = besieged(
        RATKIN,
        f"library: heroes={others} treasure=-",
        f"forge: tokens={','.join(['trap'] * traps)} treasure=prey:3",
        "pantry: tokens=trap",
        guild="mage:hat",
    )
    do(game, "arrival mage library", "arrival mage pantry")
    assert (asked(game), heroes(game, "forge"), tokens(game, "forge")) == ("p1 turn", left, [])


@rule("KH-84")
def test_the_players_change_from_hero_to_hero_between_their_steps() -> None:
    game = besieged(RATKIN, "forge: monsters=p1", "library: treasure=-", guild="thief:swords")
    do(game, "arrival thief forge")
    assert choices(game) == ["resolve thief forge", "arrival thief workshop"]
    do(game, "arrival thief workshop")
    assert choices(game) == ["resolve thief forge", "resolve workshop"]
    do(game, "resolve workshop")
    assert [word for word in told(game) if word in ("looted", "attacks")] == ["looted", "attacks"]


@rule("KH-87")
def test_a_charging_group_acts_singly_against_monsters() -> None:
    game = besieged(
        RATKIN,
        "library: heroes=thief treasure=-",
        "forge: monsters=p1,p1,p1",
        "pantry: tokens=trap",
        guild="mage:hat",
    )
    do(game, "arrival mage library", "arrival mage pantry")
    assert choices(game) == ["resolve thief forge", "resolve mage forge"]
    do(game, "resolve mage forge")
    assert (monsters(game, "forge"), heroes(game, "forge")) == (["ratkin"], ["thief", "mage"])
