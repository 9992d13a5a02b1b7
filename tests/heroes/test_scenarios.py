"""The twelve scenarios: how their rooms are joined, their special rules, and what their own cards do."""

from __future__ import annotations

import pytest

from tests.heroes.dungeon import (
    armed,
    besieged,
    deeds,
    hand,
    heroes,
    lair,
    lately,
    monsters,
    opened,
    pile,
    reserve,
    result,
    room,
    seen,
    table,
    tokens,
)
from tests.rules import asked, choices, do, rule, told, why

RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends

# ---------------------------------------------------------------- the dungeons

PASSAGES = {
    "first-watch": """crypt-menagerie menagerie-sewer sewer-vault vault-workshop vault-forge forge-library forge-study
        vault-cells cells-pantry pantry-sewer""",
    "the-tithe": """pantry-library library-sewer pantry-workshop workshop-sewer sewer-vault study-vault vault-forge
        forge-crypt crypt-menagerie menagerie-vault menagerie-cells""",
    "high-water": """vault-forge vault-study vault-cells cells-sewer cells-workshop sewer-menagerie sewer-pantry
        menagerie-crypt crypt-study pantry-workshop library-forge""",
    "jailbreak-season": """cells-pantry cells-menagerie cells-vault forge-library forge-crypt library-pantry
        crypt-menagerie pantry-study menagerie-sewer sewer-vault vault-workshop""",
    "under-construction": """vault-library library-site site-forge forge-vault sewer-vault sewer-cells crypt-vault
        crypt-cells""",
    "borrowed-tricks": """vault-pantry vault-library vault-sewer vault-laboratory laboratory-workshop workshop-crypt
        crypt-cells cells-sewer sewer-menagerie menagerie-pantry pantry-study library-forge""",
    "the-ram": """vault-workshop workshop-sewer sewer-menagerie menagerie-pantry menagerie-vault pantry-library
        pantry-cells library-study cells-vault cells-crypt crypt-forge forge-vault""",
    "open-doors": """vault-forge vault-sewer vault-cells forge-pantry forge-study pantry-library sewer-menagerie
        sewer-workshop workshop-crypt crypt-menagerie""",
}
DISTANCES = {
    "first-watch": "crypt 3 study 2 forge 1 library 2 menagerie 2 sewer 1 workshop 1 pantry 2 cells 1",
    "the-tithe": "pantry 3 library 2 study 1 workshop 2 sewer 1 forge 1 cells 2 menagerie 1 crypt 2",
    "high-water": "crypt 2 menagerie 3 library 2 study 1 sewer 2 pantry 3 forge 1 cells 1 workshop 2",
    "jailbreak-season": "library 3 forge 4 crypt 3 pantry 2 cells 1 menagerie 2 study 3 sewer 1 workshop 1",
    "under-construction": "library 1 site 2 crypt 1 forge 1 cells 2 sewer 1",
    "borrowed-tricks": """study 2 library 1 forge 2 pantry 1 laboratory 1 workshop 2 menagerie 2 sewer 1 cells 2
        crypt 3""",
    "the-ram": "sewer 2 menagerie 1 pantry 2 library 3 workshop 1 cells 1 study 4 forge 1 crypt 2",
    "open-doors": "library 3 pantry 2 menagerie 2 crypt 3 study 2 forge 1 sewer 1 workshop 2 cells 1",
}


def passages(scenario: str, **header: int) -> set[frozenset[str]]:
    """The pairs of rooms that are joined."""
    return {frozenset(pair) for pair in seen(table(RATKIN, scenario=scenario, **header))["passages"]}


@rule("KH-76", "KH-01")
@pytest.mark.parametrize("scenario", PASSAGES)
def test_rooms_are_joined_as_drawn_and_so_far_from_the_vault(scenario: str) -> None:
    assert passages(scenario) == {frozenset(pair.split("-")) for pair in PASSAGES[scenario].split()}
    words = DISTANCES[scenario].split()
    rooms = {each["room"]: str(each["distance"]) for each in seen(table(RATKIN, scenario=scenario))["rooms"]}
    assert rooms == dict(zip(words[::2], words[1::2], strict=True)) | {"vault": "0"}


# ---------------------------------------------------------------- First Watch


@rule("KH-63", "KH-27")
def test_first_watch_each_player_may_put_a_trap_with_a_monster_before_the_first_turn() -> None:
    game = opened(seats=2, clan1=6, clan2=1)  # Ratkin and Dragon
    do(game, "place sewer", "place sewer", "place menagerie")
    assert (asked(game), choices(game)) == ("p2 head-start", ["trap vault", "pass"])  # who begins is asked first
    do(game, "trap vault")
    assert (asked(game), choices(game)) == ("p1 head-start", ["trap sewer", "trap menagerie", "pass"])
    do(game, "pass")
    assert (asked(game), tokens(game, "vault"), tokens(game, "sewer")) == ("p2 turn", ["trap"], [])


@rule("KH-63")
def test_first_watch_the_bell_rallies_the_room_with_the_most_exhausted_heroes_outside_the_cells() -> None:
    game = besieged(
        RATKIN, "cells: heroes=thief,thief,thief", "study: heroes=mage,mage", "sewer: heroes=archer", guild="bell"
    )
    assert lately(game) == ["sign KH-63", "roused KH-63", "waits KH-69", "waits KH-69"]  # resolved: two for value 3
    assert deeds(game, "roused") == ["study 2"]


@rule("KH-63")
def test_first_watch_a_tie_goes_to_the_room_nearest_to_the_vault_then_to_the_players() -> None:
    game = besieged(
        RATKIN, "crypt: heroes=mage", "sewer: heroes=archer", "forge: heroes=thief", "study: heroes=mage", guild="bell"
    )
    assert (asked(game), choices(game)) == ("p1 rally", ["rally forge", "rally sewer"])
    do(game, "rally sewer")
    assert deeds(game, "roused") == ["sewer 1"]


@rule("KH-63")
def test_first_watch_with_nobody_exhausted_the_bell_does_nothing() -> None:
    game = besieged(RATKIN, "cells: heroes=thief", guild="bell")
    assert (lately(game), heroes(game, "cells"), asked(game)) == (
        ["sign KH-63", "no-rally KH-63"],
        ["thief"],
        "p1 turn",
    )


# ---------------------------------------------------------------- The Tithe


@rule("KH-63")
def test_the_tithe_is_a_coin_from_anywhere_or_an_event_on_the_vault() -> None:
    lines = (RATKIN, "forge: tokens=coin,frog", "crypt: tokens=coin")
    paid = besieged(*lines, guild="bell", scenario="the-tithe")
    assert (asked(paid), choices(paid)) == ("p1 tithe", ["spend coin forge", "spend coin crypt", "pass"])
    do(paid, "spend coin crypt")
    assert (lately(paid), tokens(paid, "crypt"), room(paid, "vault")["events"]) == (["lost KH-63"], [], 0)
    owed = do(besieged(*lines, guild="bell", scenario="the-tithe"), "pass")
    assert (lately(owed), room(owed, "vault")["events"], tokens(owed, "crypt")) == (["owed KH-63"], 1, ["coin"])


@rule("KH-63")
def test_the_tithe_is_two_coins_with_three_players_and_half_of_it_is_nothing() -> None:
    lines = (RATKIN, "p2: clan=imp", "p3: clan=dragon", "forge: tokens=coin", "vault: monsters=p1")
    game = besieged(*lines, "crypt: tokens=coin,coin", guild="bell", scenario="the-tithe")
    do(game, "spend coin crypt")
    assert choices(game) == ["spend coin forge", "spend coin crypt"]  # no way back
    do(game, "spend coin forge")
    assert (tokens(game, "crypt"), tokens(game, "forge"), room(game, "vault")["events"]) == (["coin"], [], 0)
    poor = besieged(*lines, guild="bell", scenario="the-tithe")
    assert (room(poor, "vault")["events"], tokens(poor, "forge")) == (1, ["coin"])


@rule("KH-63")
def test_the_tithe_is_one_coin_with_two_players() -> None:
    game = besieged(RATKIN, "p2: clan=imp", "forge: tokens=coin", guild="bell", scenario="the-tithe")
    do(game, "spend coin forge")
    assert (asked(game), room(game, "vault")["events"]) == ("p2 turn", 0)


@rule("KH-63")
def test_the_crown_takes_the_lowest_treasures_for_missed_payments() -> None:
    game = besieged(
        RATKIN,
        "vault: events=1",
        "study: treasure=-",
        "pantry: treasure=healing:2",
        "library: treasure=curse:1 heroes=thief",
        "crypt: treasure=prisoner:1",
        "workshop: treasure=-",
        "cells: treasure=-",
        "forge: treasure=-",
        "sewer: treasure=-",
        "menagerie: treasure=-",
        guild="crown",
        scenario="the-tithe",
    )
    assert (asked(game), choices(game)) == ("p1 seize", ["give-up library", "give-up crypt"])
    do(game, "give-up library")
    assert lately(game) == ["seized KH-63"]  # its curse does not take effect
    assert (room(game, "library")["treasure"], room(game, "crypt")["treasure"]) == (0, 1)
    assert pile(game, "chest")[-1] == "curse:1"
    assert (heroes(game, "library"), room(game, "vault")["events"], reserve(game, "event")) == (["thief"], 0, [5])


@rule("KH-63", "KH-04")
def test_the_tithe_is_forgiven_when_no_event_token_is_left() -> None:
    game = besieged(RATKIN, "vault: events=5", guild="bell", scenario="the-tithe")
    assert (room(game, "vault")["events"], reserve(game, "event")) == (5, [0])


@rule("KH-63")
def test_the_crown_takes_two_treasures_at_most_and_clears_all_tokens() -> None:
    game = besieged(
        RATKIN,
        "vault: events=4",
        "study: treasure=prey:3",
        "pantry: treasure=prey:1",
        "library: treasure=-",
        "crypt: treasure=-",
        "workshop: treasure=-",
        "cells: treasure=-",
        "forge: treasure=prey:2",
        "sewer: treasure=-",
        "menagerie: treasure=-",
        guild="crown",
        scenario="the-tithe",
    )
    assert (deeds(game, "seized"), room(game, "vault")["events"]) == (["pantry 1", "forge 0"], 0)
    assert room(game, "study")["treasure"] == 3


@rule("KH-63")
def test_nobody_sees_what_a_seized_treasure_was() -> None:
    game = besieged(
        RATKIN,
        "vault: events=1",
        "crypt: treasure=prey:1",
        "cells: treasure=curse:1",
        guild="crown",
        scenario="the-tithe",
    )
    do(game, "give-up crypt")
    assert (deeds(game, "treasure"), seen(game, "p1")["reserve"]["treasures"][0]["cards"]) == ([], None)


@rule("KH-63")
def test_the_vault_is_never_seized_and_without_missed_payments_nothing_is() -> None:
    rooms = ("study", "forge", "sewer", "menagerie", "pantry", "library", "crypt", "workshop", "cells")
    empty = [f"{name}: treasure=-" for name in rooms]
    game = besieged(RATKIN, "vault: events=2", *empty, guild="crown", scenario="the-tithe")
    assert (room(game, "vault")["treasure"], room(game, "vault")["events"]) == (4, 0)
    paid = besieged(RATKIN, guild="crown", scenario="the-tithe")
    assert (deeds(paid, "seized"), asked(paid)) == ([], "p1 turn")


# ---------------------------------------------------------------- High Water


@rule("KH-63")
def test_high_water_floods_room_after_room_and_washes_their_traps_away() -> None:
    game = besieged(
        RATKIN,
        "sewer: events=1",
        "cells: tokens=trap,trap,coin",
        guild="bell",
        scenario="high-water",
    )
    assert (deeds(game, "flooded"), tokens(game, "cells"), reserve(game, "trap")) == (["cells"], ["coin"], [5])
    assert (room(game, "cells")["events"], reserve(game, "event")) == (1, [3])


@rule("KH-63")
@pytest.mark.parametrize("dry", ["sewer", "cells", "workshop", "pantry", "study"])
def test_high_water_the_next_dry_room_in_the_order_is_flooded(dry: str) -> None:
    order = ["sewer", "cells", "workshop", "pantry", "study"]
    wet = [f"{name}: events=1" for name in order[: order.index(dry)]]
    assert deeds(besieged(RATKIN, *wet, guild="bell", scenario="high-water"), "flooded") == [dry]
    drained = [f"{name}: events=1" for name in order if name != dry]
    assert deeds(besieged(RATKIN, *drained, guild="bell", scenario="high-water"), "flooded") == [dry]


@rule("KH-63")
def test_high_water_a_sixth_flood_does_nothing() -> None:
    wet = [f"{name}: events=1" for name in ("sewer", "cells", "workshop", "pantry", "study")]
    game = besieged(RATKIN, *wet, guild="bell", scenario="high-water")
    assert (lately(game), reserve(game, "event"), asked(game)) == (["sign KH-63", "no-flood KH-63"], [0], "p1 turn")


@rule("KH-63", "KH-52")
def test_high_water_a_flooded_room_has_no_action_but_the_sewer_makes_frogs() -> None:
    game = armed(
        "p1: clan=ratkin hand=toil",
        "workshop: monsters=p1 events=1",
        "sewer: monsters=p1 events=1",
        "pantry: monsters=p1 events=1 tokens=frog",
        "display: brew",
        scenario="high-water",
    )
    do(game, "play toil")
    assert why(game, "activate workshop") == "flooded KH-63"
    assert why(game, "activate pantry") == "flooded KH-63"
    assert "take brew" not in choices(game)
    do(game, "activate sewer")
    assert tokens(game, "sewer") == ["frog"]


@rule("KH-63")
def test_high_water_a_portal_can_be_completed_under_water() -> None:
    game = armed("p1: clan=ratkin hand=toil", "workshop: monsters=p1 events=1", scenario="high-water")
    do(game, "play toil", "complete workshop")
    assert room(game, "workshop")["portal"] == "completed"


@rule("KH-63", "KH-27")
def test_high_water_no_trap_is_put_in_a_flooded_room() -> None:
    game = armed(
        "p1: clan=imp hand=snare", "workshop: monsters=p1 events=1", "forge: monsters=p1", scenario="high-water"
    )
    do(game, "play snare")
    assert [choice for choice in choices(game) if choice.startswith("trap")] == ["trap forge"]


@rule("KH-63", "KH-22")
def test_high_water_only_frogs_are_carried_into_a_flooded_room() -> None:
    game = armed(
        "p1: clan=ratkin hand=march",
        "vault: monsters=p1 tokens=frog,coin,trap",
        "cells: events=1 monsters=p1 tokens=coin",
        scenario="high-water",
    )
    do(game, "play march", "move vault > cells")
    assert choices(game) == ["carry frog", "pass"]
    do(game, "carry frog", "move cells > vault")
    assert choices(game) == ["carry coin", "carry frog", "pass"]  # out of the water everything goes


@rule("KH-63", "KH-55")
def test_high_water_the_gamble_works_in_flooded_cells() -> None:
    game = table("p1: clan=ratkin", "cells: events=1", "guild: bell thief:hat", scenario="high-water")
    do(game, "gamble")
    assert (heroes(game, "cells"), len(hand(game))) == (["thief"], 3)


@rule("KH-63")
def test_high_water_a_frog_and_an_activate_drain_a_room() -> None:
    game = armed(
        "p1: clan=ratkin hand=toil",
        "workshop: monsters=p1 events=1 tokens=frog",
        "pantry: monsters=p1 events=1",
        scenario="high-water",
    )
    do(game, "play toil")
    assert "drain pantry" not in choices(game)  # no frog is there
    do(game, "drain workshop")
    assert lately(game) == ["drained KH-63"]
    assert (room(game, "workshop")["events"], tokens(game, "workshop")) == (0, [])
    assert "activate workshop" in choices(game)


@rule("KH-63")
def test_high_water_the_banner_wakes_the_heroes_of_flooded_rooms() -> None:
    game = besieged(
        RATKIN,
        "cells: heroes=thief,archer events=1 treasure=prey:3",
        "study: heroes=mage treasure=prey:2",
        "sewer: heroes=warrior events=1 treasure=curse:2",
        guild="banner",
        scenario="high-water",
    )
    assert lately(game) == ["sign KH-63", "roused KH-63", "roused KH-63"]
    assert choices(game) == ["resolve sewer", "resolve cells"]
    assert heroes(game, "study") == ["mage"]


# ---------------------------------------------------------------- Jailbreak Season


@rule("KH-63", "KH-55")
def test_jailbreak_season_a_gamble_draws_four_cards() -> None:
    game = table("p1: clan=ratkin", "guild: bell thief:hat", scenario="jailbreak-season")
    do(game, "gamble")
    assert (len(hand(game)), heroes(game, "cells")) == (4, ["thief"])


@rule("KH-63", "KH-79")
def test_jailbreak_season_the_bell_throws_the_next_hero_into_the_cells() -> None:
    game = besieged(RATKIN, "cells: tokens=frog", guild="bell warrior:hat", scenario="jailbreak-season")
    assert lately(game) == [
        "sign KH-63",
        "thrown KH-63",
        "came KH-61",
        "ransacks KH-64",
        "lost KH-64",
        "jailed KH-65",
    ]
    assert (heroes(game, "cells"), asked(game)) == (["warrior"], "p1 turn")


@rule("KH-63", "KH-79")
def test_jailbreak_season_the_bell_does_nothing_with_a_scenario_card() -> None:
    game = besieged(
        RATKIN, "cells: heroes=thief,thief,thief", guild="bell banner warrior:hat", scenario="jailbreak-season"
    )
    assert lately(game) == ["sign KH-63", "sign-idle KH-79"]
    assert heroes(game, "cells") == ["thief", "thief", "thief"]


@rule("KH-63", "KH-88")
def test_jailbreak_season_a_mage_of_the_bell_frees_the_prisoners() -> None:
    game = besieged(
        RATKIN,
        "cells: heroes=thief,archer treasure=-",
        "vault: monsters=p1,p1,p1",
        guild="bell mage:hat",
        scenario="jailbreak-season",
    )
    assert (deeds(game, "freed"), deeds(game, "charges")) == (["cells 2"], ["cells vault 3 thief,archer,mage"])


@rule("KH-63")
@pytest.mark.parametrize("prisoners", [2, 3, 4])
def test_jailbreak_season_the_banner_frees_three_prisoners_or_more(prisoners: int) -> None:
    game = besieged(
        RATKIN,
        f"cells: heroes={','.join(['thief'] * prisoners)} monsters=p1,p1,p1,p1,p1",
        guild="banner",
        scenario="jailbreak-season",
    )
    assert deeds(game, "roused") == ([f"cells {prisoners}"] if prisoners >= 3 else [])
    assert len(monsters(game, "cells")) == (5 - prisoners if prisoners >= 3 else 5)  # they are resolved


# ---------------------------------------------------------------- Under Construction


@rule("KH-63")
def test_under_construction_the_bell_replaces_a_plan_and_sends_two_heroes_to_the_farthest_room() -> None:
    game = besieged(
        RATKIN,
        "site: tokens=trap,trap monsters=p1",
        "shown-plans: plan-workshop plan-pantry plan-study",
        "plans: plan-menagerie",
        guild="bell",
        scenario="under-construction",
    )
    assert (asked(game), choices(game)) == ("p1 survey", ["put away workshop", "put away pantry", "put away study"])
    do(game, "put away pantry")
    assert pile(game, "shown-plans") == ["plan-workshop", "plan-study", "plan-menagerie"]
    assert pile(game, "plans") == ["plan-pantry"]
    assert deeds(game, "came") == ["thief site", "warrior site"]  # not the Cells
    do(game, "arrival thief site")
    assert (deeds(game, "disarms"), deeds(game, "trapped")) == (["thief site"], ["thief site"])
    assert (heroes(game, "site"), monsters(game, "site")) == (["warrior"], [])  # all were resolved


@rule("KH-63")
def test_under_construction_among_the_farthest_rooms_the_players_choose() -> None:
    game = besieged(RATKIN, "pantry: at=8,6,0", "plans:", guild="bell", scenario="under-construction")
    assert (asked(game), choices(game)) == ("p1 summoning", ["appear pantry", "appear site"])
    do(game, "appear pantry", "appear site")
    assert deeds(game, "came") == ["thief pantry", "warrior site"]


@rule("KH-63")
def test_under_construction_a_plan_that_is_put_away_alone_is_shown_again() -> None:
    game = besieged(RATKIN, "shown-plans: plan-study", "plans:", guild="bell", scenario="under-construction")
    do(game, "put away study")
    assert (pile(game, "shown-plans"), pile(game, "plans")) == (["plan-study"], [])


@rule("KH-63", "KH-61")
def test_under_construction_a_second_room_of_a_type_parts_the_heroes_again() -> None:
    game = besieged(RATKIN, "pantry: at=8,6,0", guild="mage:hat", scenario="under-construction")
    assert (heroes(game, "library"), heroes(game, "pantry")) == (["mage+"], ["mage+"])


# ---------------------------------------------------------------- Borrowed Tricks


@rule("KH-63", "KH-56")
def test_borrowed_tricks_shuffles_an_unused_clan_into_the_loot() -> None:
    game = opened(seats=2, scenario="borrowed-tricks", clan1=6, clan2=1)
    do(game, "place sewer", "place sewer", "place sewer")
    assert (asked(game), "clan ratkin" in choices(game), "clan dragon" in choices(game)) == ("p1 borrow", False, False)
    do(game, "clan imp")
    assert (seen(game)["borrowed"], seen(game)["loot_deck"]["count"]) == ("imp", 38 - 5)


@rule("KH-63")
@pytest.mark.parametrize(
    "owned", [f"hand=nest {pile}=pitfall" for pile in ("deck", "discards", "played")] + ["hand=nest,pitfall"]
)
def test_borrowed_tricks_the_bell_costs_the_owners_of_borrowed_cards_a_card(owned: str) -> None:
    game = besieged(
        "p1: clan=skeleton",
        f"p2: clan=ratkin {owned}",
        "p3: clan=dragon hand=wingbeat",
        guild="bell",
        scenario="borrowed-tricks",
        borrowed="imp",
    )
    assert asked(game) == "p2 toll"
    do(game, "discard nest")
    assert (lately(game)[0], asked(game)) == ("discarded KH-63", "p2 turn")
    assert ("nest" in hand(game, "p2"), hand(game, "p3")) == (False, ["wingbeat"])


@rule("KH-63")
def test_borrowed_tricks_the_active_player_pays_the_toll_first() -> None:
    game = besieged(
        "p1: clan=ratkin hand=strike,tinker deck=",
        "p2: clan=dragon hand=shoot,pitfall",
        guild="bell",
        scenario="borrowed-tricks",
        borrowed="imp",
    )
    assert asked(game) == "p1 toll"
    do(game, "discard strike")
    assert asked(game) == "p2 toll"


@rule("KH-63")
def test_borrowed_tricks_an_owner_with_an_empty_hand_loses_nothing() -> None:
    game = besieged(
        RATKIN, "p2: clan=dragon discards=pitfall", guild="bell", scenario="borrowed-tricks", borrowed="imp"
    )
    assert (lately(game), asked(game)) == (["sign KH-63", "empty-handed KH-63"], "p2 turn")


@rule("KH-63", "KH-64")
def test_borrowed_tricks_the_crown_summons_a_warrior_and_an_archer_in_the_laboratory() -> None:
    game = besieged(
        RATKIN,
        "laboratory: tokens=coin treasure=prey:3",
        "workshop: monsters=p1",
        guild="crown",
        scenario="borrowed-tricks",
        borrowed="imp",
    )
    assert deeds(game, "came") == ["warrior laboratory", "archer laboratory"]
    do(game, "arrival archer laboratory", "arrival warrior laboratory")
    assert (monsters(game, "workshop"), tokens(game, "laboratory")) == ([], [])  # both have shown off
    assert heroes(game, "laboratory") == ["warrior", "archer"]


# ---------------------------------------------------------------- The Ram


@rule("KH-63")
@pytest.mark.parametrize(("seats", "health"), [(1, 6), (2, 7), (3, 8), (4, 9)])
def test_the_ram_starts_in_the_study_and_is_tougher_with_more_players(seats: int, health: int) -> None:
    assert seen(opened(seats=seats, scenario="the-ram"))["ram"] == {"room": "study", "health": health}


@rule("KH-63")
def test_the_ram_rolls_towards_the_vault_through_traps_and_hits_every_monster() -> None:
    game = besieged(
        RATKIN,
        "p2: clan=dragon hand=raking-claws",
        "library: tokens=trap,trap,coin heroes=thief monsters=p1,p1,p2w1 treasure=prey:1",
        guild="bell",
        scenario="the-ram",
        ram="study:4",
    )
    assert lately(game) == [
        "sign KH-63",
        "ram-rolls KH-63",
        "ram-trapped KH-63",
        "ram-trapped KH-63",
        "fell KH-67",
        "fell KH-67",
        "wounded KH-67",
    ]
    assert seen(game)["ram"] == {"room": "library", "health": 2}
    assert (monsters(game, "library"), hand(game, "p2")) == (["dragon w2"], ["raking-claws"])  # nobody may defend
    assert (tokens(game, "library"), room(game, "library")["treasure"]) == (["coin"], 1)
    assert heroes(game, "library") == ["thief"]  # no hero: it inspires nobody


@rule("KH-63")
def test_the_ram_hits_each_monster_once_whatever_its_wounds() -> None:
    game = besieged(
        "p1: clan=witch", "library: monsters=p1,p1w1", guild="bell", scenario="the-ram", ram="study:4"
    )  # Witches have 3 health
    assert monsters(game, "library") == ["witch w1", "witch w2"]


@rule("KH-63")
def test_the_players_choose_the_rams_way() -> None:
    game = besieged(RATKIN, "cells: monsters=p1", guild="bell", scenario="the-ram", ram="pantry:4")
    assert (asked(game), choices(game)) == ("p1 ram", ["ram menagerie", "ram cells"])
    do(game, "ram cells")
    assert (seen(game)["ram"]["room"], monsters(game, "cells")) == ("cells", [])


@rule("KH-63")
@pytest.mark.parametrize("card", ["bell", "banner"])
def test_the_ram_rolls_two_rooms_where_nothing_is_in_its_way(card: str) -> None:
    game = besieged(RATKIN, guild=card, scenario="the-ram", ram="study:6")
    assert deeds(game, "ram-rolls") == ["library", "pantry"]
    assert seen(game)["ram"] == {"room": "pantry", "health": 6}


@rule("KH-63")
@pytest.mark.parametrize("there", ["monsters=p1", "tokens=trap"])
def test_a_monster_or_a_trap_stops_the_ram(there: str) -> None:
    game = besieged(RATKIN, f"library: {there}", guild="bell", scenario="the-ram", ram="study:6")
    assert deeds(game, "ram-rolls") == ["library"]
    assert seen(game)["ram"]["room"] == "library"


@rule("KH-63")
def test_the_ram_comes_to_rest_in_the_vault() -> None:
    game = besieged(RATKIN, guild="bell", scenario="the-ram", ram="forge:6")
    assert (deeds(game, "ram-rolls"), seen(game)["breached"]) == (["vault"], True)


@rule("KH-63")
def test_a_ram_that_a_trap_wrecks_deals_no_damage_and_uses_no_more_traps() -> None:
    game = besieged(RATKIN, "library: tokens=trap,trap monsters=p1", guild="bell", scenario="the-ram", ram="study:1")
    assert lately(game)[-2:] == ["ram-trapped KH-63", "ram-wrecked KH-63"]
    assert (seen(game)["ram"], monsters(game, "library"), tokens(game, "library")) == (None, ["ratkin"], ["trap"])


@rule("KH-63")
def test_in_the_vault_the_ram_makes_the_treasure_fall_to_three_heroes_for_good() -> None:
    game = besieged(RATKIN, "vault: monsters=p1", guild="bell", scenario="the-ram", ram="forge:2")
    assert (room(game, "vault")["treasure"], monsters(game, "vault")) == (3, [])
    again = besieged(RATKIN, "vault: monsters=p1,p1", guild="bell", scenario="the-ram", ram="vault:2", flags="breached")
    assert (deeds(again, "ram-rolls"), monsters(again, "vault")) == ([], [])  # further Bells only deal damage
    wrecked = armed(
        "p1: clan=ratkin hand=strike", "vault: monsters=p1", scenario="the-ram", ram="vault:1", flags="breached"
    )
    do(wrecked, "play strike", "melee ram vault")
    assert (seen(wrecked)["ram"], room(wrecked, "vault")["treasure"]) == (None, 3)


@rule("KH-63", "KH-17")
def test_three_heroes_loot_a_vault_that_the_ram_has_reached() -> None:
    game = besieged(
        RATKIN,
        "forge: treasure=-",
        "workshop: tokens=trap",
        "vault: heroes=thief,thief",
        guild="mage:swords",
        scenario="the-ram",
        flags="breached",
    )
    do(game, "arrival mage workshop")
    assert (deeds(game, "looted"), result(game)) == (["vault 3 thief,thief,mage"], "lost")


@rule("KH-63")
def test_the_ram_does_not_count_for_looting() -> None:
    game = besieged(
        RATKIN,
        "forge: treasure=prey:2",
        "workshop: tokens=trap",
        guild="mage:swords",
        scenario="the-ram",
        ram="forge:4",
    )
    do(game, "arrival mage workshop")
    assert (deeds(game, "waits"), deeds(game, "looted")) == (["mage forge 2"], [])


@rule("KH-63", "KH-23", "KH-24")
def test_the_ram_is_attacked_like_a_hero_in_the_room_and_from_next_door() -> None:
    game = armed(
        "p1: clan=ratkin hand=shoot,strike",
        "library: monsters=p1",
        "pantry: monsters=p1",
        scenario="the-ram",
        ram="study:3",
    )
    do(game, "play strike")
    assert asked(game) == "p1 turn"  # nobody is there to be struck
    do(game, "play shoot")
    assert [choice for choice in choices(game) if "ram" in choice] == ["ranged ram study"]
    do(game, "ranged ram study")
    assert (lately(game), seen(game)["ram"]["health"]) == (["ram-hit KH-63"], 2)
    close = armed("p1: clan=ratkin hand=strike", "study: monsters=p1", scenario="the-ram", ram="study:2")
    do(close, "play strike", "melee ram study", "melee ram study")
    assert (seen(close)["ram"], told(close)[-1]) == (None, "ram-wrecked")


@rule("KH-63", "KH-31")
def test_damage_to_the_ram_has_momentum() -> None:
    game = armed("p1: clan=gnoll hand=raid", "study: monsters=p1", scenario="the-ram", ram="study:2")
    do(game, "play raid", "melee ram study", "generate coin study")
    assert tokens(game, "study") == ["coin"]


@rule("KH-63")
def test_once_the_ram_is_wrecked_the_bell_rallies() -> None:
    game = besieged(RATKIN, "forge: heroes=thief treasure=prey:2", guild="bell", scenario="the-ram")
    assert lately(game) == ["sign KH-63", "roused KH-63", "waits KH-69"]


# ---------------------------------------------------------------- Open Doors


@rule("KH-63", "KH-50")
def test_open_doors_the_bell_turns_a_completed_portal_back() -> None:
    game = besieged(
        RATKIN,
        "library: portal=completed",
        "crypt: portal=completed",
        guild="bell",
        scenario="open-doors",
    )
    assert (asked(game), choices(game)) == ("p1 break", ["break library", "break crypt"])
    do(game, "break crypt")
    assert lately(game) == ["portal-broken KH-63"]
    assert (room(game, "library")["portal"], room(game, "crypt")["portal"]) == ("completed", "unfinished")


@rule("KH-63")
def test_open_doors_without_a_completed_portal_the_bell_does_nothing() -> None:
    game = besieged(RATKIN, guild="bell", scenario="open-doors")
    assert (lately(game), room(game, "crypt")["portal"]) == (["sign KH-63", "no-break KH-63"], "unfinished")


DOORS = ("library: portal=completed treasure=-", "cells: portal=completed treasure=prey:2", "pantry: tokens=trap")


@rule("KH-63", "KH-70", "KH-76")
def test_open_doors_the_crown_lets_charging_heroes_walk_through_portals() -> None:
    game = besieged(RATKIN, *DOORS, guild="crown mage:hat", scenario="open-doors", difficulty=2)
    assert (lately(game)[:2], seen(game)["doors_open"]) == (["sign KH-63", "doors-open KH-63"], True)
    assert room(game, "library")["distance"] == 2  # by way of the Cells
    do(game, "arrival mage pantry")
    assert deeds(game, "charges") == ["library cells 1 mage"]


@rule("KH-63", "KH-76", "KH-50")
def test_open_doors_before_the_crown_heroes_ignore_portals() -> None:
    game = besieged(RATKIN, *DOORS, guild="mage:hat", scenario="open-doors")
    assert room(game, "library")["distance"] == 3
    do(game, "arrival mage library", "resolve library")
    assert deeds(game, "charges") == ["library pantry 1 mage"]


@rule("KH-63")
def test_open_doors_a_portal_that_is_broken_or_completed_counts_at_once() -> None:
    game = besieged(RATKIN, *DOORS, guild="bell", scenario="open-doors", flags="doors-open")
    assert room(game, "library")["distance"] == 2
    do(game, "break cells")
    assert room(game, "library")["distance"] == 3


@rule("KH-63", "KH-16")
def test_open_doors_they_close_when_the_wave_ends() -> None:
    game = table(
        RATKIN,
        *DOORS,
        "crypt: portal=completed",
        "vault: monsters=p1",
        "guild: bell",
        "guild-discards: crown",
        scenario="open-doors",
        flags="doors-open",
    )
    assert room(game, "library")["distance"] == 2
    do(game, "end turn", "break crypt")
    assert (seen(game)["wave"], seen(game)["doors_open"]) == (2, False)
    assert room(game, "library")["distance"] == 3


@rule("KH-63", "KH-90", "KH-76")
def test_open_doors_an_archer_still_counts_passages_only() -> None:
    game = besieged(
        RATKIN,
        "vault: portal=completed",
        "crypt: portal=completed monsters=p1",  # 1 from the Vault for those who charge, 3 through passages
        "sewer: monsters=p1",
        guild="archer:bones",
        scenario="open-doors",
        flags="doors-open",
    )
    do(game, "arrival archer menagerie")
    assert (monsters(game, "crypt"), monsters(game, "sewer")) == (["ratkin"], [])


# ---------------------------------------------------------------- Cave-In


@rule("KH-63", "KH-76")
def test_cave_in_the_bells_close_passages_in_order() -> None:
    before = passages("cave-in")
    order = [{"forge", "vault"}, {"crypt", "sewer"}, {"pantry", "cells"}]
    for closed, pair in enumerate(order):
        game = besieged(RATKIN, guild="bell", scenario="cave-in", closed=closed)
        assert (lately(game), set(deeds(game, "closed")[0].split())) == (["sign KH-63", "closed KH-63"], pair)
        left = {frozenset(each) for each in seen(game)["passages"]}
        assert before - left == {frozenset(each) for each in order[: closed + 1]}


@rule("KH-63")
def test_cave_in_after_the_third_passage_nothing_closes() -> None:
    game = besieged(RATKIN, guild="bell", scenario="cave-in", closed=3)
    assert (lately(game), {frozenset(each) for each in seen(game)["passages"]}) == (
        ["sign KH-63", "no-close KH-63"],
        passages("cave-in", closed=3),
    )


@rule("KH-63", "KH-76", "KH-22")
def test_cave_in_nobody_passes_where_a_passage_has_closed() -> None:
    game = besieged(
        RATKIN,
        "forge: treasure=-",
        "library: treasure=prey:2",
        "workshop: tokens=trap",
        guild="bell mage:swords",
        scenario="cave-in",
        difficulty=2,
    )
    assert room(game, "forge")["distance"] == 3  # through Library and Pantry
    do(game, "arrival mage workshop")
    assert deeds(game, "charges") == ["forge library 1 mage"]
    moving = armed("p1: clan=ratkin hand=march", "forge: monsters=p1", scenario="cave-in", closed=1)
    do(moving, "play march")
    assert why(moving, "move forge > vault") == "no-passage KH-22"


@rule("KH-63")
def test_cave_in_the_banner_rallies() -> None:
    game = besieged(RATKIN, "forge: heroes=thief treasure=prey:2", guild="banner", scenario="cave-in")
    assert lately(game) == ["sign KH-63", "roused KH-63", "waits KH-69"]


# ---------------------------------------------------------------- Bounty Board


@rule("KH-63")
def test_bounty_board_a_hero_killed_by_a_monsters_attack_leaves_a_coin() -> None:
    game = armed(
        "p1: clan=gnoll hand=strike,shoot,toil",
        "forge: heroes=thief monsters=p1",
        "vault: heroes=archer,mage monsters=p1",
        scenario="bounty-board",
    )
    do(game, "play strike", "melee thief forge")
    assert (tokens(game, "forge"), told(game)[-2:]) == (["coin"], ["melee", "bounty"])
    do(game, "pass", "play shoot", "ranged mage vault", "pass")
    assert tokens(game, "vault") == ["coin"]
    do(game, "play toil", "ability archer vault")
    assert tokens(game, "vault") == ["coin", "coin"]


@rule("KH-63")
def test_bounty_board_traps_earn_nothing_and_an_empty_reserve_pays_nothing() -> None:
    game = besieged(RATKIN, "forge: tokens=trap", "workshop: tokens=trap", guild="mage:swords", scenario="bounty-board")
    do(game, "arrival mage forge")
    assert tokens(game, "forge") == tokens(game, "workshop") == []
    broke = armed(
        "p1: clan=ratkin hand=strike",
        "crypt: heroes=thief monsters=p1 tokens=coin,coin,coin,coin,coin",
        scenario="bounty-board",
    )
    do(broke, "play strike", "melee thief crypt")
    assert (len(tokens(broke, "crypt")), "bounty" in told(broke)) == (5, False)
    elsewhere = armed("p1: clan=ratkin hand=strike", "crypt: heroes=thief monsters=p1")
    do(elsewhere, "play strike", "melee thief crypt")
    assert tokens(elsewhere, "crypt") == []


@rule("KH-63", "KH-64")
def test_bounty_board_the_bell_sends_a_warrior_where_most_monsters_are() -> None:
    game = besieged(
        RATKIN,
        "p2: clan=slime",
        "study: monsters=p1,p2,p2 tokens=coin",
        "vault: monsters=p1,p1",
        guild="bell",
        scenario="bounty-board",
    )
    do(game, "hit ratkin study")
    assert (deeds(game, "came"), tokens(game, "study")) == (["warrior study"], [])  # it shows off, and attacks
    assert monsters(game, "study") == ["slime", "slime"]


@rule("KH-63")
def test_bounty_board_a_tie_goes_to_the_nearest_room_and_then_to_the_players() -> None:
    game = besieged(
        RATKIN,
        "study: monsters=p1,p1",
        "workshop: monsters=p1,p1",
        "pantry: monsters=p1,p1",
        guild="bell",
        scenario="bounty-board",
    )
    far = {name: room(game, name)["distance"] for name in ("study", "workshop", "pantry")}
    assert (asked(game), far) == ("p1 summoning", {"study": 4, "workshop": 1, "pantry": 1})
    assert choices(game) == ["appear workshop", "appear pantry"]


@rule("KH-63")
def test_bounty_board_without_monsters_the_bell_calls_nobody() -> None:
    game = besieged(RATKIN, guild="bell", scenario="bounty-board")
    assert (lately(game), asked(game)) == (["sign KH-63", "no-crowd KH-63"], "p1 turn")


# ---------------------------------------------------------------- Creeping Dark


@rule("KH-63")
def test_creeping_dark_the_bell_brings_exhausted_heroes_one_room_nearer_still_exhausted() -> None:
    game = besieged(
        RATKIN,
        "library: heroes=thief,mage",
        "forge: heroes=archer",
        "cells: heroes=warrior",
        "vault: heroes=thief",
        guild="bell",
        scenario="creeping-dark",
    )
    assert lately(game) == ["sign KH-63", "creeps KH-63", "creeps KH-63"]
    assert (heroes(game, "library"), heroes(game, "forge")) == ([], ["thief", "mage"])  # nobody goes twice
    assert (heroes(game, "vault"), heroes(game, "cells")) == (["thief", "archer"], ["warrior"])
    assert (asked(game), result(game)) == ("p1 turn", "open")


@rule("KH-63", "KH-51")
def test_creeping_dark_a_trap_hits_one_of_them_each() -> None:
    game = besieged(
        RATKIN,
        "library: heroes=thief,mage,mage",
        "forge: tokens=trap heroes=archer",
        guild="bell",
        scenario="creeping-dark",
    )
    assert (asked(game), choices(game)) == ("p1 traps", ["trapped thief", "trapped mage"])
    do(game, "trapped mage")
    assert (heroes(game, "forge"), tokens(game, "forge"), heroes(game, "vault")) == (["thief", "mage"], [], ["archer"])
    assert seen(game)["charging"] == []


@rule("KH-63")
def test_creeping_dark_monsters_do_not_hold_them_and_four_in_the_vault_loot_nothing_asleep() -> None:
    game = besieged(
        RATKIN,
        "forge: heroes=archer,archer monsters=p1",
        "vault: heroes=thief,thief",
        guild="bell",
        scenario="creeping-dark",
    )
    assert (heroes(game, "vault"), monsters(game, "forge")) == (["thief", "thief", "archer", "archer"], ["ratkin"])
    assert result(game) == "open"


@rule("KH-63", "KH-91")
def test_creeping_dark_among_ways_equally_near_the_players_choose() -> None:
    game = besieged(RATKIN, "menagerie: heroes=mage", guild="bell", scenario="creeping-dark")
    assert (asked(game), choices(game)) == ("p1 creep", ["creep pantry", "creep sewer"])
    do(game, "creep sewer")
    assert heroes(game, "sewer") == ["mage"]


# ---------------------------------------------------------------- Short Rations


@rule("KH-63", "KH-12", "KH-06")
def test_short_rations_hands_are_drawn_up_to_four() -> None:
    game = opened(scenario="short-rations", clan1=1)
    assert (asked(game), len(hand(game))) == ("p1 turn", 4)
    tidy = besieged("p1: clan=ratkin hand=nest", guild="bell", scenario="short-rations")
    assert len(hand(tidy)) == 4


@rule("KH-63")
def test_short_rations_the_banner_lets_each_player_put_a_monster_in_any_room() -> None:
    game = besieged(
        RATKIN, "p2: clan=dragon", "p3: clan=imp", "vault: monsters=p2", guild="banner", scenario="short-rations"
    )
    assert (asked(game), len(choices(game))) == ("p1 muster", 10 + 1)
    do(game, "ambush study")
    assert (monsters(game, "study"), lair(game)) == (["ratkin"], 8)
    assert asked(game) == "p3 muster"  # the Dragon is not in its Lair
    do(game, "pass")
    assert (asked(game), lair(game, "p3")) == ("p2 turn", 4)


@rule("KH-63")
def test_short_rations_the_bell_rallies() -> None:
    game = besieged(RATKIN, "forge: heroes=thief treasure=prey:2", guild="bell", scenario="short-rations")
    assert lately(game) == ["sign KH-63", "roused KH-63", "waits KH-69"]
