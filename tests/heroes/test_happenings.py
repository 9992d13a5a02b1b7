"""What scenario cards do to heroes, cards and treasures; the lookout, hands and stowaways."""

from __future__ import annotations

import pytest

from tests.heroes.dungeon import (
    deck,
    deeds,
    hand,
    heroes,
    lair,
    lately,
    monsters,
    pile,
    reserve,
    result,
    room,
    seen,
    tokens,
)
from tests.heroes.nights import RATKIN, night, opening
from tests.rules import asked, choices, do, rule, told, why

AT_HOME = "vault: monsters=p1"


# ---------------------------------------------------------------- waking and coming


@rule("KH-63")
def test_a_rally_wakes_the_room_with_the_most_exhausted_heroes_outside_the_cells() -> None:
    game = night(
        RATKIN, "cells: heroes=thief,thief,thief", "study: heroes=mage,mage", "sewer: heroes=archer", guild="bell"
    )
    assert lately(game) == ["sign KH-63", "roused KH-63", "waits KH-69", "waits KH-69"]  # resolved: two for value 3
    assert deeds(game, "roused") == ["study 2"]


@rule("KH-63", "KH-91")
def test_a_tie_goes_to_the_room_nearest_to_the_goal_then_to_the_players() -> None:
    lines = ("crypt: heroes=mage", "sewer: heroes=archer", "forge: heroes=thief", "study: heroes=mage")
    game = night(RATKIN, *lines, guild="bell")
    assert (asked(game), choices(game)) == ("p1 rally", ["rally forge", "rally sewer"])
    do(game, "rally sewer")
    assert deeds(game, "roused") == ["sewer 1"]


@rule("KH-63")
def test_with_nobody_exhausted_a_rally_does_nothing() -> None:
    game = night(RATKIN, "cells: heroes=thief", guild="bell")
    assert (lately(game), heroes(game, "cells")) == (["sign KH-63", "no-rally KH-63"], ["thief"])


@rule("KH-63")
@pytest.mark.parametrize(("prisoners", "free"), [(1, False), (2, True), (3, True)])
def test_the_cells_wake_if_they_hold_enough(prisoners: int, free: bool) -> None:
    held = ",".join(["thief", "mage", "archer"][:prisoners])
    game = night(RATKIN, AT_HOME, f"cells: heroes={held} treasure=prey:3", bell=("wake cells 2",), guild="bell")
    assert ("roused" in told(game)) == free


@rule("KH-63")
def test_the_next_hero_is_thrown_into_the_cells_and_a_scenario_card_does_nothing() -> None:
    game = night(RATKIN, AT_HOME, bell=("throw",), guild="bell thief:hat")
    assert (heroes(game, "cells"), deeds(game, "thrown")) == (["thief"], ["thief:hat thief"])
    idle = night(RATKIN, AT_HOME, bell=("throw",), guild="bell bell")
    assert lately(idle)[-1] == "sign-idle KH-79"


@rule("KH-63", "KH-64")
def test_a_hero_comes_where_most_monsters_are_and_shows_off() -> None:
    game = night(
        RATKIN,
        "p2: clan=slime",
        "study: monsters=p1,p2,p2 tokens=coin",
        "vault: monsters=p1,p1",
        bell=("summon warrior crowded",),
        guild="bell",
    )
    do(game, "hit ratkin study")
    assert (deeds(game, "came"), tokens(game, "study")) == (["warrior study"], [])
    assert monsters(game, "study") == ["slime", "slime"]


@rule("KH-63")
@pytest.mark.parametrize(
    ("where", "lines", "came"),
    [
        ("farthest", (), "crypt"),
        ("richest", ("sewer: tokens=coin,frog", "forge: tokens=coin,trap,trap"), "sewer"),
        ("portal", ("library: portal=completed",), "library"),
        ("goal", (), "vault"),
        ("pantry", (), "pantry"),
    ],
)
def test_a_hero_comes_to_a_room_that_is_found(where: str, lines: tuple[str, ...], came: str) -> None:
    game = night(RATKIN, AT_HOME, *lines, bell=(f"summon thief {where}",), guild="bell")
    assert deeds(game, "came") == [f"thief {came}"]


@rule("KH-63")
@pytest.mark.parametrize("where", ["crowded", "richest", "portal"])
def test_where_no_such_room_is_nobody_comes(where: str) -> None:
    game = night(RATKIN, bell=(f"summon thief {where}",), guild="bell")
    assert (lately(game), asked(game)) == (["sign KH-63", "no-crowd KH-63"], "p1 turn")


@rule("KH-63", "KH-91")
def test_exhausted_heroes_creep_one_room_nearer_and_nobody_goes_twice() -> None:
    game = night(
        RATKIN,
        "study: heroes=thief,mage",
        "forge: heroes=archer",
        "cells: heroes=warrior",
        "vault: heroes=thief",
        bell=("creep",),
        guild="bell",
    )
    assert lately(game) == ["sign KH-63", "creeps KH-63", "creeps KH-63"]
    assert (heroes(game, "study"), heroes(game, "forge")) == ([], ["thief", "mage"])
    assert (heroes(game, "vault"), heroes(game, "cells")) == (["thief", "archer"], ["warrior"])
    assert result(game) == "open"  # asleep they loot nothing


@rule("KH-63", "KH-51")
def test_a_trap_hits_one_of_those_who_creep() -> None:
    game = night(RATKIN, AT_HOME, "study: heroes=thief,mage,mage", "forge: tokens=trap", bell=("creep",), guild="bell")
    assert (asked(game), choices(game)) == ("p1 traps", ["trapped thief", "trapped mage"])
    do(game, "trapped mage")
    assert (heroes(game, "forge"), tokens(game, "forge")) == (["thief", "mage"], [])


@rule("KH-63")
def test_each_player_may_put_a_monster_in_any_room() -> None:
    game = night(RATKIN, "p2: clan=dragon", "p3: clan=imp", "vault: monsters=p2", bell=("muster",), guild="bell")
    assert (asked(game), len(choices(game))) == ("p1 muster", 10 + 1)
    do(game, "ambush study")
    assert (monsters(game, "study"), lair(game)) == (["ratkin"], 8)
    assert asked(game) == "p3 muster"  # the Dragon is not in its Lair
    do(game, "pass")
    assert (asked(game), lair(game, "p3")) == ("p2 turn", 4)


# ---------------------------------------------------------------- the tithe


@rule("KH-214")
def test_a_tithe_is_a_coin_from_anywhere_or_an_event_on_the_vault() -> None:
    lines = (RATKIN, AT_HOME, "forge: tokens=coin,frog", "crypt: tokens=coin")
    paid = night(*lines, bell=("tithe coin",), guild="bell")
    assert (asked(paid), choices(paid)) == ("p1 tithe", ["spend coin forge", "spend coin crypt", "pass"])
    do(paid, "spend coin crypt")
    assert (lately(paid), tokens(paid, "crypt"), room(paid, "vault")["events"]) == (["lost KH-214"], [], 0)
    owed = do(night(*lines, bell=("tithe coin",), guild="bell"), "pass")
    assert (lately(owed), room(owed, "vault")["events"], tokens(owed, "crypt")) == (["owed KH-214"], 1, ["coin"])


@rule("KH-214")
@pytest.mark.parametrize(("out", "seats", "due"), [(0, 2, 1), (1, 2, 2), (2, 2, 3), (0, 3, 2)])
def test_a_rising_tithe_is_one_for_each_bell_that_is_out_and_one_more_at_larger_tables(
    out: int, seats: int, due: int
) -> None:
    players = [RATKIN, "p2: clan=imp", "p3: clan=dragon"][:seats]
    bells = "guild-discards: " + " ".join(["bell"] * out)
    coins = "forge: tokens=coin,coin,coin,coin"
    game = night(*players, AT_HOME, bells, coins, bell=("tithe coin rising",), guild="bell")
    for _payment in range(due - 1):
        do(game, "spend coin forge")
        assert choices(game) == ["spend coin forge"]  # no way back
    do(game, "spend coin forge")
    assert (asked(game).split()[1], len(tokens(game, "forge"))) == ("turn", 4 - due)


@rule("KH-214")
def test_half_a_payment_is_none() -> None:
    game = night(RATKIN, AT_HOME, "forge: tokens=coin", bell=("tithe coin 2",), guild="bell")
    assert (room(game, "vault")["events"], tokens(game, "forge")) == (1, ["coin"])


@rule("KH-214")
def test_a_tithe_of_one_room_is_paid_there_and_else_something_happens() -> None:
    bell = ("tithe frog 1 pantry else curse",)
    game = night("p1: clan=ratkin hand=scurry deck=", AT_HOME, "sewer: tokens=frog", bell=bell, guild="bell")
    assert (lately(game)[1], asked(game)) == ("unpaid KH-214", "p1 curse")
    fed = night(RATKIN, AT_HOME, "pantry: tokens=frog", bell=bell, guild="bell")
    assert choices(fed) == ["spend frog pantry", "pass"]
    do(fed, "spend frog pantry")
    assert asked(fed) == "p1 turn"


@rule("KH-214", "KH-04")
def test_a_debt_is_forgiven_when_no_event_token_is_left() -> None:
    game = night(RATKIN, "vault: monsters=p1 events=5", bell=("tithe coin",), guild="bell")
    assert (room(game, "vault")["events"], reserve(game, "event")) == (5, [0])


BARE = [f"{name}: treasure=-" for name in ("study", "workshop", "cells", "forge", "sewer", "menagerie")]


@rule("KH-215")
def test_for_debts_the_lowest_treasures_are_taken_unturned_and_the_debt_is_forgotten() -> None:
    lines = ("pantry: treasure=healing:2", "library: treasure=curse:1 heroes=thief", "crypt: treasure=prisoner:1")
    game = night(RATKIN, "vault: monsters=p1 events=1", *lines, *BARE, bell=("seize",), guild="bell")
    assert (asked(game), choices(game)) == ("p1 seize", ["give-up library", "give-up crypt"])
    do(game, "give-up library")
    assert lately(game) == ["seized KH-215"]  # its curse does not take effect
    assert (room(game, "library")["treasure"], room(game, "crypt")["treasure"]) == (0, 1)
    assert pile(game, "chest")[-1] == "curse:1"
    assert (heroes(game, "library"), room(game, "vault")["events"], reserve(game, "event")) == (["thief"], 0, [5])
    assert seen(game, "p1")["reserve"]["treasures"][0]["cards"] is None  # nobody saw what it was


@rule("KH-215")
def test_two_treasures_are_taken_for_debts_at_most_or_as_many_as_the_card_says() -> None:
    lines = ("pantry: treasure=prey:1", "library: treasure=prey:2", "crypt: treasure=prey:3")
    game = night(RATKIN, "vault: monsters=p1 events=4", *lines, *BARE, bell=("seize",), guild="bell")
    assert (deeds(game, "seized"), room(game, "vault")["events"]) == (["pantry 1", "library 0"], 0)
    one = night(RATKIN, AT_HOME, *lines, *BARE, bell=("seize 1",), guild="bell")
    assert (deeds(one, "seized"), lately(one)) == (["pantry 0"], ["sign KH-63", "seized KH-215"])


@rule("KH-215")
def test_the_vault_is_never_seized_and_without_debts_nothing_is() -> None:
    empty = [*BARE, "pantry: treasure=-", "library: treasure=-", "crypt: treasure=-"]
    game = night(RATKIN, "vault: monsters=p1 events=2", *empty, bell=("seize",), guild="bell")
    assert (room(game, "vault")["treasure"], room(game, "vault")["events"]) == (4, 0)
    paid = night(RATKIN, AT_HOME, bell=("seize",), guild="bell")
    assert lately(paid) == ["sign KH-63", "no-debt KH-215"]


# ---------------------------------------------------------------- knowledge and hands


@rule("KH-210")
def test_the_lookout_lays_the_top_guild_card_open_and_the_next_after_it() -> None:
    game = night(RATKIN, AT_HOME, rules=("lookout 1",), guild="bell thief:hat archer:eye", bell=("creep",))
    known = seen(game)["guild_deck"]["cards"]
    assert known[-1] == "thief:hat"
    assert set(known[:-1]) == {"?"}
    assert deeds(game, "sighted") == ["thief:hat"]


@rule("KH-210", "KH-16")
def test_the_lookout_sees_the_top_card_at_the_start_and_after_a_reshuffle() -> None:
    game = opening("lookout 1")
    while "end turn" not in choices(game):
        do(game, choices(game)[0])
    assert seen(game)["guild_deck"]["cards"][-1] != "?"
    last = night(
        RATKIN, AT_HOME, "guild: bell", "guild-discards: thief:hat mage:eye", rules=("lookout 1",), bell=("creep",)
    )
    do(last, "end turn")
    assert (seen(last)["wave"], seen(last)["guild_deck"]["cards"][-1] != "?") == (2, True)


@rule("KH-211")
def test_in_the_fog_the_lookout_sees_nothing_until_the_next_assault_is_over() -> None:
    game = night(RATKIN, "vault: monsters=p1,p1", rules=("lookout 1",), guild="bell bell bell", bell=("blind",))
    assert (seen(game)["blind"], seen(game)["guild_deck"]["cards"]) == (True, None)


@rule("KH-211")
def test_the_fog_lifts() -> None:
    game = night(RATKIN, "vault: monsters=p1,p1", "night: blind=1", rules=("lookout 1",), guild="bell", bell=("creep",))
    assert (seen(game)["blind"], seen(game)["guild_deck"]["cards"][-1] != "?") == (False, True)


@rule("KH-217", "KH-12", "KH-06")
def test_hands_are_drawn_up_to_what_the_rule_says() -> None:
    tidy = night("p1: clan=ratkin hand=nest", AT_HOME, rules=("hand 4",), guild="bell", bell=("creep",))
    assert len(hand(tidy)) == 4


@rule("KH-218", "KH-12")
@pytest.mark.parametrize(("frogs", "cards"), [(0, 3), (2, 5), (5, 6)])
def test_hands_are_as_large_as_the_larder_is_full(frogs: int, cards: int) -> None:
    larder = "pantry: tokens=" + ",".join(["frog"] * frogs) if frogs else "pantry:"
    rules = ("hand 3 + frog pantry up to 6",)
    game = night("p1: clan=ratkin", AT_HOME, larder, rules=rules, guild="bell", bell=("creep",))
    assert (len(hand(game)), seen(game)["hand_size"]) == (cards, cards)


@rule("KH-218", "KH-06")
def test_first_hands_are_five_whatever_lies_in_the_larder() -> None:
    game = opening("hand 3 + frog pantry up to 6")
    while "end turn" not in choices(game):
        do(game, choices(game)[0])
    assert len(hand(game)) == 5


@rule("KH-216")
def test_a_barren_room_makes_nothing() -> None:
    game = night("p1: clan=ratkin hand=toil", AT_HOME, rules=("barren vault",))
    do(game, "play toil")
    assert why(game, "activate vault") == "barren KH-216"


@rule("KH-219", "KH-68")
def test_a_curse_costs_everybody_a_card() -> None:
    game = night(
        "p1: clan=ratkin hand=scurry deck=",
        "p2: clan=imp deck=",
        AT_HOME,
        bell=("curse",),
        guild="bell",
    )
    assert asked(game) == "p1 curse"
    do(game, choices(game)[0])
    assert asked(game) == "p2 turn"


@rule("KH-212")
def test_everybody_hands_a_card_to_the_left_for_good() -> None:
    game = night("p1: clan=ratkin hand=scurry deck=nest", "p2: clan=imp deck=", AT_HOME, bell=("swap",), guild="bell")
    assert (asked(game), "discard scurry" in choices(game)) == ("p1 swap", True)
    do(game, "discard scurry")
    assert "scurry" in deck(game, "p2") + deck(game, "p2", "discards")
    assert "scurry" not in hand(game)


@rule("KH-212")
def test_alone_a_card_goes_under_the_loot() -> None:
    game = night("p1: clan=ratkin hand=scurry deck=nest", AT_HOME, bell=("swap",), guild="bell")
    do(game, "discard scurry")
    assert (pile(game, "loot")[0], seen(game)["loot_deck"]["cards"][0]) == ("scurry", "scurry")


@rule("KH-213")
def test_all_shown_loot_goes_under_the_deck_and_five_others_are_shown() -> None:
    game = night(RATKIN, AT_HOME, "display: strike shoot", bell=("restock",), guild="bell")
    assert sorted(pile(game, "loot")[:2]) == ["shoot", "strike"]
    assert (seen(game)["display"]["count"], "restocked" in told(game)) == (5, True)


@rule("KH-220")
def test_a_stowaway_who_would_be_shown_jumps_into_the_goal() -> None:
    game = night(
        RATKIN,
        "vault: treasure=defeat:4",
        "loot: strike shoot raid snare march stowaway",
        "display:",
        rules=("stowaways 1",),
        bell=("restock",),
        guild="bell",
    )
    assert deeds(game, "came") == ["thief vault"]
    assert seen(game)["display"]["count"] == 5
    assert "stowaway" not in pile(game, "loot") + pile(game, "display")


# ---------------------------------------------------------------- engines, camps, bounties


@rule("KH-153", "KH-150")
def test_an_engine_rolls_through_traps_and_hits_every_monster_undefended() -> None:
    game = night(
        RATKIN,
        "p2: clan=dragon",
        "vault: monsters=p1",
        "forge: monsters=p1,p1,p2 tokens=trap",
        "foes: ram=study:6:standing",
        rules=("foe ram engine at study health 6",),
        bell=("advance ram",),
        guild="bell",
    )
    assert (monsters(game, "forge"), tokens(game, "forge")) == (["dragon w1"], [])
    assert [seen(game)["foes"][0][name] for name in ("room", "health", "state")] == ["forge", 5, "standing"]


@rule("KH-153")
def test_an_engine_at_the_goal_strikes_again_and_makes_the_treasure_easier_to_carry_off() -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1",
        "foes: ram=vault:3:standing",
        rules=("foe ram engine at study health 6",),
        bell=("advance ram",),
        guild="bell",
    )
    assert (monsters(game, "vault"), room(game, "vault")["treasure"]) == ([], 3)


@rule("KH-150", "KH-151", "KH-23", "KH-24")
def test_a_foe_is_hit_like_a_hero_but_with_a_crew_only_traps_hurt_it() -> None:
    rules = ("foe ram engine crew at study health 1",)
    game = night("p1: clan=ratkin hand=strike,shoot", "study: monsters=p1 heroes=thief", rules=rules)
    do(game, "play strike")
    assert "melee ram study" not in choices(game)
    do(game, "melee thief study", "melee ram study")
    assert (seen(game)["foes"][0]["room"], told(game)[-1]) == (None, "foe-fell")
    near = night("p1: clan=ratkin hand=shoot", "forge: monsters=p1", rules=rules)
    do(near, "play shoot", "ranged ram study")
    assert seen(near)["foes"][0]["state"] == "away"


@rule("KH-152")
def test_a_foe_that_is_gone_is_called_again_with_full_health_and_one_that_stands_is_not() -> None:
    rules = ("foe ram engine at study health 4/5/6/7 later",)
    game = night(RATKIN, AT_HOME, rules=rules, bell=("call ram",), guild="bell")
    assert [seen(game)["foes"][0][name] for name in ("room", "health")] == ["study", 4]
    again = night(RATKIN, AT_HOME, "foes: ram=forge:2:standing", rules=rules, bell=("call ram",), guild="bell")
    assert lately(again)[-1] == "no-call KH-152"


@rule("KH-161", "KH-61")
def test_a_camp_brings_one_hero_more_to_its_room() -> None:
    rules = ("foe camp camp at menagerie health 2",)
    game = night(RATKIN, AT_HOME, rules=rules, guild="thief:bones")
    assert sorted(deeds(game, "came")) == ["thief menagerie", "thief menagerie", "thief sewer"]


@rule("KH-113", "KH-161")
def test_all_camps_of_a_name_must_fall() -> None:
    rules = ("foe camp camp at menagerie health 1", "foe camp camp at crypt health 0/1/1/1")
    more = '[scenario.aim]\nend = ["fallen camp"]\n'
    alone = night("p1: clan=ratkin hand=strike", "menagerie: monsters=p1", rules=rules, more=more)
    assert seen(alone)["aims"][-1]["needed"] == 1
    two = night("p1: clan=ratkin hand=strike", "p2: clan=imp", "menagerie: monsters=p1", rules=rules, more=more)
    do(two, "play strike", "melee camp menagerie")
    assert [seen(two)["aims"][-1][name] for name in ("now", "needed")] == [1, 2]


@rule("KH-154")
def test_a_bounty_is_paid_for_heroes_that_monsters_strike_down_and_not_for_those_in_traps() -> None:
    rules = ("bounty",)
    game = night("p1: clan=gnoll hand=strike", "forge: heroes=thief monsters=p1", rules=rules)
    do(game, "play strike", "melee thief forge")
    assert (tokens(game, "forge"), told(game)[-2:]) == (["coin"], ["melee", "bounty"])
    caught = night(RATKIN, AT_HOME, "forge: tokens=trap", "workshop: tokens=trap", rules=rules, guild="mage:swords")
    do(caught, "arrival mage forge")
    assert tokens(caught, "forge") == tokens(caught, "workshop") == []
    elsewhere = night("p1: clan=ratkin hand=strike", "crypt: heroes=thief monsters=p1")
    do(elsewhere, "play strike", "melee thief crypt")
    assert tokens(elsewhere, "crypt") == []


# ---------------------------------------------------------------- where several rules meet


@rule("KH-63", "KH-64", "KH-88")
def test_who_is_thrown_shows_off_and_a_mage_frees_the_prisoners() -> None:
    warrior = night(RATKIN, AT_HOME, "cells: tokens=frog", bell=("throw",), guild="bell warrior:hat")
    assert (tokens(warrior, "cells"), heroes(warrior, "cells")) == ([], ["warrior"])
    mage = night(RATKIN, AT_HOME, "cells: heroes=thief,archer treasure=-", bell=("throw",), guild="bell mage:hat")
    assert (deeds(mage, "freed"), deeds(mage, "charges")[0]) == (["cells 2"], "cells vault 3 thief,archer,mage")


@rule("KH-63", "KH-91")
@pytest.mark.parametrize("where", ["crowded", "richest"])
def test_of_equal_rooms_the_nearest_and_then_the_players_choose(where: str) -> None:
    same = "monsters=p1,p1 tokens=frog"
    game = night(
        RATKIN, f"study: {same}", f"workshop: {same}", f"cells: {same}", bell=(f"summon mage {where}",), guild="bell"
    )
    assert (asked(game), choices(game)) == ("p1 summoning", ["appear workshop", "appear cells"])


@rule("KH-63", "KH-91")
def test_among_ways_equally_near_the_players_choose_and_monsters_hold_nobody_who_creeps() -> None:
    game = night(RATKIN, "pantry: heroes=mage", "cells: monsters=p1", bell=("creep",), guild="bell")
    assert (asked(game), choices(game)) == ("p1 creep", ["creep sewer", "creep cells"])
    do(game, "creep cells")
    assert (heroes(game, "cells"), monsters(game, "cells")) == (["mage"], ["ratkin"])


@rule("KH-153")
def test_an_engine_hits_each_monster_once_whatever_its_wounds() -> None:
    rules = ("foe ram engine at study health 4",)
    lines = ("p1: clan=witch deck=", "forge: monsters=p1,p1w1")  # Witches have 3 Health
    game = night(*lines, rules=rules, bell=("advance ram",), guild="bell")
    assert monsters(game, "forge") == ["witch w1", "witch w2"]


@rule("KH-153", "KH-91")
def test_of_two_ways_an_engine_takes_the_one_that_the_players_choose() -> None:
    rules = ("foe ram engine at pantry health 4",)
    game = night(RATKIN, AT_HOME, rules=rules, bell=("advance ram",), guild="bell")
    assert (asked(game), choices(game)) == ("p1 engine", ["roll sewer", "roll cells"])
    do(game, "roll cells")
    assert seen(game)["foes"][0]["room"] == "cells"


@rule("KH-150", "KH-151")
def test_an_engine_that_a_trap_wrecks_hits_nobody_and_uses_no_more_traps() -> None:
    rules = ("foe ram engine at study health 1",)
    game = night(RATKIN, "forge: tokens=trap,trap monsters=p1", rules=rules, bell=("advance ram",), guild="bell")
    assert (monsters(game, "forge"), tokens(game, "forge")) == (["ratkin"], ["trap"])
    assert lately(game)[-1] == "foe-fell KH-151"


@rule("KH-153", "KH-17")
def test_three_heroes_loot_a_vault_that_an_engine_has_reached() -> None:
    rules = ("foe ram engine at study health 4",)
    lines = ("foes: ram=vault:4:standing", "vault: heroes=thief,thief")
    game = night(RATKIN, *lines, rules=rules, bell=("summon mage vault",), guild="bell")
    assert (deeds(game, "looted"), result(game)) == (["vault 3 thief,thief,mage"], "lost")


@rule("KH-151", "KH-31")
def test_damage_to_a_foe_has_momentum() -> None:
    rules = ("foe ram engine at study health 4",)
    game = night("p1: clan=gnoll hand=raid", "study: monsters=p1", rules=rules)
    do(game, "play raid", "melee ram study", "generate coin study")
    assert tokens(game, "study") == ["coin"]


@rule("KH-154")
def test_a_bounty_is_paid_for_shots_and_abilities_too_as_long_as_there_are_coins() -> None:
    game = night(
        "p1: clan=gnoll hand=shoot,toil",
        "vault: heroes=archer,mage monsters=p1",
        "forge: monsters=p1",
        rules=("bounty",),
    )
    do(game, "play shoot", "ranged mage vault", "pass", "play toil", "ability archer vault")
    assert tokens(game, "vault") == ["coin", "coin"]
    crypt = "crypt: heroes=thief monsters=p1 tokens=coin,coin,coin,coin,coin"
    broke = night("p1: clan=ratkin hand=strike", crypt, rules=("bounty",))
    do(broke, "play strike", "melee thief crypt")
    assert (len(tokens(broke, "crypt")), "bounty" in told(broke)) == (5, False)


@rule("KH-206", "KH-70")
def test_where_doors_are_open_heroes_charge_through_portals() -> None:
    lines = ("crypt: portal=completed treasure=-", "cells: portal=completed")
    game = night(RATKIN, AT_HOME, "study: monsters=p1", *lines, rules=("doors",), guild="mage:eye")
    do(game, "arrival mage crypt", "resolve crypt")
    assert deeds(game, "charges")[0] == "crypt cells 1 mage"


@rule("KH-63")
def test_a_plan_that_is_put_away_alone_is_shown_again() -> None:
    more = 'id = "night"\nlayout = "vault site"\ntreasures = { vault = 4 }\nportals = []\nplans = ["study"]'
    lines = (RATKIN, AT_HOME, "shown-plans: plan-study", "plans:")
    game = do(night(*lines, more=more, bell=("survey",), guild="bell"), "put away study")
    assert (pile(game, "shown-plans"), pile(game, "plans")) == (["plan-study"], [])
