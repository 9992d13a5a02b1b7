"""Looting: who loots, and what the treasures do."""

from __future__ import annotations

from tests.heroes.dungeon import (
    armed,
    besieged,
    deck,
    deeds,
    hand,
    heroes,
    lately,
    monsters,
    pile,
    reserve,
    result,
    room,
    seen,
    tokens,
)
from tests.rules import asked, choices, do, rule, told

RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends
QUIET = "workshop: tokens=trap"  # the other hero of a card with Swords dies there


@rule("KH-68", "KH-91")
def test_exactly_as_many_as_the_value_loot_and_the_others_go_on() -> None:
    game = besieged(RATKIN, QUIET, "forge: heroes=thief,thief,archer treasure=prey:2", guild="mage:swords")
    do(game, "arrival mage workshop")
    assert (asked(game), choices(game)) == ("p1 looters", ["looter thief", "looter archer", "looter mage"])
    do(game, "looter mage")
    assert seen(game)["looting"] == ["mage"]
    do(game, "looter thief")
    assert lately(game)[:4] == ["looted KH-68", "treasure KH-68", "no-prey KH-68", "charges KH-70"]
    assert (deeds(game, "looted"), deeds(game, "charges")) == (["forge 2 thief,mage"], ["forge vault 2 thief,archer"])
    assert seen(game)["looting"] == []
    assert (heroes(game, "forge"), heroes(game, "vault")) == (["thief", "mage"], ["thief", "archer"])


@rule("KH-68")
def test_a_looted_treasure_is_turned_and_goes_back_to_the_reserve() -> None:
    game = besieged(RATKIN, "library: tokens=trap", "pantry: heroes=thief treasure=prey:2", guild="mage:hat")
    assert room(game, "pantry")["treasure"] == 2
    do(game, "arrival mage library")
    assert (deeds(game, "looted"), deeds(game, "treasure")) == (["pantry 2 thief,mage"], ["prey:2 pantry"])
    assert (room(game, "pantry")["treasure"], pile(game, "chest")[-1]) == (0, "prey:2")
    assert heroes(game, "pantry") == ["thief", "mage"]
    assert "prey:2" in seen(game, "p1")["reserve"]["treasures"][1]["cards"]  # all have seen what it was


@rule("KH-68")
def test_among_heroes_of_one_class_nobody_is_asked_who_loots() -> None:
    game = besieged(RATKIN, QUIET, "forge: heroes=mage,mage treasure=prey:2", "vault: monsters=p1", guild="mage:swords")
    do(game, "arrival mage workshop")
    assert (deeds(game, "looted"), deeds(game, "charges")) == (["forge 2 mage,mage"], ["forge vault 1 mage"])
    assert (heroes(game, "forge"), heroes(game, "vault")) == (["mage", "mage"], ["mage"])


@rule("KH-68")
def test_nothing_is_looted_where_a_monster_is() -> None:
    game = besieged(RATKIN, QUIET, "forge: heroes=thief,archer treasure=prey:1 monsters=p1,p1,p1", guild="mage:swords")
    do(game, "arrival mage workshop", "resolve mage forge", "resolve thief forge")
    assert (deeds(game, "looted"), room(game, "forge")["treasure"]) == ([], 1)
    assert (heroes(game, "forge"), monsters(game, "forge")) == (["thief", "archer", "mage"], [])


# ---------------------------------------------------------------- Prey and Curse


@rule("KH-68", "KH-91")
def test_prey_discards_one_resource_that_the_players_choose() -> None:
    game = besieged(RATKIN, QUIET, "forge: treasure=prey:1 tokens=coin,frog,frog", guild="mage:swords")
    do(game, "arrival mage workshop")
    assert (asked(game), choices(game)) == ("p1 prey", ["lose coin", "lose frog"])
    do(game, "lose frog")
    assert lately(game) == ["lost KH-68"]
    assert (tokens(game, "forge"), reserve(game, "frog")) == (["coin", "frog"], [4])


@rule("KH-68")
def test_prey_takes_no_trap_and_finds_nothing_in_an_empty_room() -> None:
    game = besieged(
        RATKIN, "sewer: heroes=thief treasure=prey:1 tokens=trap", "vault: monsters=p1", guild="bell"
    )  # the Bell rallies the Thief, whom no trap hits any more
    assert (deeds(game, "treasure"), deeds(game, "lost")) == (["prey:1 sewer"], [])
    assert (tokens(game, "sewer"), asked(game)) == (["trap"], "p1 turn")


@rule("KH-68", "KH-91")
def test_a_curse_makes_every_player_discard_a_card_of_their_choice() -> None:
    game = besieged(
        "p1: clan=ratkin hand=scurry,nest,gnaw,muster,busy-paws",
        "p2: clan=dragon",
        "p3: clan=imp hand=tinker,pitfall",
        QUIET,
        "forge: treasure=curse:1",
        guild="mage:swords",
    )
    do(game, "arrival mage workshop")
    assert asked(game) == "p1 curse"
    do(game, "discard nest")
    assert (asked(game), choices(game)) == ("p3 curse", ["discard pitfall", "discard tinker"])  # p2 holds nothing
    do(game, "discard tinker")
    assert (hand(game, "p3"), deck(game, "p3", "discards")) == (["pitfall"], ["tinker"])
    assert (hand(game, "p1"), hand(game, "p2")) == (["scurry", "busy-paws", "gnaw", "muster"], [])
    assert lately(game) == ["discarded KH-68"]


@rule("KH-91")
def test_a_curse_on_empty_hands_does_nothing() -> None:
    game = besieged(
        "p1: clan=ratkin deck= hand=", "p2: clan=dragon", QUIET, "forge: treasure=curse:1", guild="mage:swords"
    )
    do(game, "arrival mage workshop")
    assert (deeds(game, "treasure"), asked(game)) == (["curse:1 forge"], "p2 turn")
    assert "discarded" not in told(game)


# ---------------------------------------------------------------- Healing


@rule("KH-68", "KH-92")
def test_healing_wakes_all_heroes_of_the_room_who_then_go_on() -> None:
    game = besieged(
        RATKIN,
        QUIET,
        "forge: heroes=thief,archer treasure=healing:1 monsters=p1",
        "study: heroes=warrior",
        guild="mage:swords",
    )
    do(game, "arrival mage workshop", "resolve thief forge")  # it kills the Ratkin, and is exhausted
    assert asked(game) == "p1 looters"
    do(game, "looter archer")
    assert lately(game)[:4] == ["looted KH-68", "treasure KH-68", "restored KH-68", "charges KH-70"]
    assert (deeds(game, "restored"), deeds(game, "charges")) == (["forge 2"], ["forge vault 3 thief,archer,mage"])
    assert heroes(game, "study") == ["warrior"]  # Healing works in one room


@rule("KH-92")
def test_a_treasure_is_looted_once_and_the_woken_come_after_it() -> None:
    game = besieged(RATKIN, QUIET, "forge: heroes=thief treasure=healing:2", guild="mage:swords")
    do(game, "arrival mage workshop")
    assert (deeds(game, "looted"), deeds(game, "restored")) == (["forge 2 thief,mage"], ["forge 2"])
    assert deeds(game, "charges") == ["forge vault 2 thief,mage"]
    assert pile(game, "chest")[-1] == "healing:2"


@rule("KH-68", "KH-74")
def test_healing_in_the_cells_frees_the_prisoners() -> None:
    game = armed(
        RATKIN,
        "cells: heroes=thief,thief treasure=healing:1",
        "vault: monsters=p1,p1,p1,p1",
        "guild: bell mage:hat",
    )
    do(game, "gamble", "looter mage")
    assert (deeds(game, "freed"), deeds(game, "restored")) == (["cells 2"], ["cells 1"])
    assert deeds(game, "charges") == ["cells vault 3 thief,thief,mage"]


# ---------------------------------------------------------------- Prisoner and Defeat


def prisoner(*lines: str, thrown: str) -> list[str]:
    """What happens when a Prisoner is looted in the Forge and this Guild card is drawn."""
    game = besieged(RATKIN, QUIET, "forge: treasure=prisoner:1", *lines, guild=f"mage:swords {thrown}")
    do(game, "arrival mage workshop")
    events = lately(game)
    return events[events.index("treasure KH-68") + 1 :]


@rule("KH-68", "KH-79")
def test_a_prisoner_is_thrown_into_the_cells_shows_off_and_stays_there() -> None:
    assert prisoner("cells: tokens=coin,frog", thrown="warrior:hat") == [
        "thrown KH-68",
        "came KH-61",
        "ransacks KH-64",
        "lost KH-64",
        "lost KH-64",
        "jailed KH-65",
    ]
    assert prisoner("cells: tokens=trap", thrown="archer:hat")[-1] == "trapped KH-65"


@rule("KH-79")
def test_a_scenario_card_drawn_for_a_prisoner_does_nothing() -> None:
    assert prisoner("sewer: heroes=thief,thief", thrown="bell") == ["sign-idle KH-79"]  # no Rally


@rule("KH-79", "KH-88", "KH-60")
def test_a_mage_drawn_for_a_prisoner_frees_all_before_the_next_card() -> None:
    game = besieged(
        RATKIN,
        QUIET,
        "forge: treasure=prisoner:1",
        "cells: heroes=thief,archer treasure=-",
        "vault: monsters=p1,p1,p1,p1",
        guild="warrior:swords mage:hat thief:bones",
        difficulty=2,
    )
    do(game, "arrival warrior workshop")
    assert lately(game)[-4:] == ["thrown KH-68", "came KH-61", "freed KH-64", "charges KH-70"]
    assert deeds(game, "charges") == ["cells vault 3 thief,archer,mage"]
    assert asked(game) == "p1 heroes"
    assert choices(game) == ["resolve thief vault", "resolve archer vault", "resolve mage vault"]
    assert deeds(game, "guild") == ["warrior:swords"]  # the Thieves come when these have acted


@rule("KH-79", "KH-13")
def test_a_card_drawn_for_a_prisoner_does_not_count_for_the_assault() -> None:
    game = besieged(
        RATKIN, QUIET, "forge: treasure=prisoner:1", guild="warrior:swords archer:hat thief:bones", difficulty=2
    )
    do(game, "arrival warrior workshop")
    assert seen(game)["guild_discards"]["cards"] == ["warrior:swords", "archer:hat", "thief:bones"]
    assert deeds(game, "guild") == ["warrior:swords", "thief:bones"]


@rule("KH-89", "KH-62")
def test_a_prisoner_without_a_token_wakes_the_others_of_the_class() -> None:
    assert prisoner("study: heroes=thief,thief,thief,thief,thief monsters=p1", thrown="thief:hat")[:3] == [
        "thrown KH-68",
        "no-token KH-62",
        "stirred KH-62",
    ]


@rule("KH-17", "KH-68")
def test_the_moment_the_value_four_treasure_is_looted_all_have_lost() -> None:
    game = besieged(
        RATKIN,
        "p2: clan=dragon",
        "workshop: treasure=- heroes=thief,thief",
        "vault: heroes=archer",
        "forge: monsters=p2",
        guild="mage:swords bell",
        difficulty=2,
    )
    do(game, "arrival mage workshop", "resolve workshop")
    assert (heroes(game, "vault"), result(game)) == (["thief!", "thief!", "archer!", "mage!"], "open")
    do(game, "resolve vault")
    assert lately(game) == ["looted KH-68", "treasure KH-68", "lost-all KH-17"]
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome["winners"], game.options(), heroes(game, "forge")) == ([], [], ["mage+"])


@rule("KH-68")
def test_three_heroes_are_too_few_for_the_vault() -> None:
    game = besieged(RATKIN, QUIET, "forge: treasure=-", "vault: heroes=archer,thief", guild="mage:swords")
    do(game, "arrival mage workshop")
    assert (deeds(game, "inspired"), result(game)) == (["vault 2"], "open")
    assert heroes(game, "vault") == ["thief", "archer", "mage"]
