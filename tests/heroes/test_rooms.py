"""Portals, traps and what rooms are for: KH-50 to KH-57, KH-98, KH-100, KH-101 and the examples E1, E4, E6."""

from __future__ import annotations

from collections import Counter

import pytest

from lootkeep import Game
from lootkeep.heroes.box import EDITIONS, shipped
from lootkeep.heroes.cards import CLANS
from tests.heroes.dungeon import custom, deck, hand, heroes, lair, monsters, opened, pile, reserve, room, seen, tokens
from tests.heroes.dungeon import practice as table
from tests.rules import asked, choices, do, last, rule, told, why

SHOWN = "display: giant-bat short-bow scroll-of-doors courage-cordial cave-spider"


def only(game: Game, verb: str) -> list[str]:
    """What is offered that begins with this word."""
    return [choice for choice in choices(game) if choice.split()[0] == verb]


# ---------------------------------------------------------------- portals and traps


@rule("KH-50")
def test_an_unfinished_portal_is_completed_with_an_activate_and_a_monster_there() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "p2: clan=imp", "crypt: monsters=p1", "library: monsters=p2")
    do(game, "play busy-paws")
    assert only(game, "complete") == ["complete crypt"]  # not where another player's monster is, nor in the Pantry
    do(game, "complete crypt")
    assert (room(game, "crypt")["portal"], only(game, "complete"), last(game, "portal-done")["room"]) == (
        "completed",
        [],
        "@card/crypt",
    )
    assert reserve(game, "portal") == [7]  # the token is turned


@rule("KH-50")
def test_all_rooms_with_completed_portals_are_neighbours() -> None:
    portals = [f"{name}: portal=completed" for name in ("crypt", "library", "cells")]
    game = table("p1: clan=ratkin hand=gnaw", *portals, "pantry: monsters=p1 portal=completed")
    doors = {choice.split()[-1] for choice in only(do(game, "play gnaw 2"), "move")}
    assert doors == {"crypt", "library", "cells", "sewer"}  # the last through a passage


@rule("KH-50", "KH-24")
def test_portals_make_neighbours_for_moving_only() -> None:
    game = table(
        "p1: clan=dragon hand=firestorm", "crypt: monsters=p1 portal=completed", "vault: portal=completed heroes=mage"
    )
    do(game, "play firestorm")
    assert ("move crypt > vault" in choices(game), only(game, "ranged")) == (True, [])


@rule("KH-50")
def test_heroes_pay_no_heed_to_portals() -> None:
    game = table(
        "p1: clan=ratkin",
        "crypt: portal=completed treasure=-",
        "vault: portal=completed",
        "study: tokens=trap",
        "guild: bell mage:eye",
    )
    assert room(game, "crypt")["distance"] == 3
    do(game, "end turn", "arrival mage crypt")
    do(game, "resolve crypt")
    assert (heroes(game, "crypt"), last(game, "charges")["door"]) == ([], "@card/menagerie")


@rule("KH-51")
def test_a_trap_hits_a_hero_who_is_summoned_there_and_is_discarded() -> None:
    game = table("p1: clan=ratkin", "forge: tokens=trap", "workshop: tokens=trap,trap", "guild: bell mage:swords")
    do(game, "end turn", "arrival mage forge")
    assert (heroes(game, "forge"), heroes(game, "workshop")) == ([], [])
    assert (tokens(game, "forge"), tokens(game, "workshop")) == ([], ["trap"])
    assert reserve(game, "trap", "mage") == [4, 5]


@rule("KH-51")
def test_a_trap_hits_a_hero_who_charges_in() -> None:
    game = table(
        "p1: clan=ratkin", "forge: treasure=-", "workshop: tokens=trap", "vault: tokens=trap", "guild: bell mage:swords"
    )
    do(game, "end turn", "arrival mage workshop")
    assert (heroes(game, "vault"), tokens(game, "vault"), reserve(game, "mage")) == ([], [], [5])


@rule("KH-51")
def test_a_trap_does_not_hit_monsters() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1", "vault: tokens=trap")
    do(game, "play gnaw 2", "move sewer > vault")
    assert (monsters(game, "vault"), tokens(game, "vault")) == (["ratkin"], ["trap"])


# ---------------------------------------------------------------- rooms that make things


@rule("KH-52")
@pytest.mark.parametrize(
    ("name", "token"),
    [("vault", "coin"), ("library", "book"), ("sewer", "frog"), ("crypt", "bone"), ("workshop", "trap")],
)
def test_a_room_makes_its_token(name: str, token: str) -> None:
    game = table("p1: clan=dragon hand=wingbeat", f"{name}: monsters=p1")
    do(game, "play wingbeat 2", f"activate {name}")
    assert (tokens(game, name), reserve(game, token)) == ([token], [4])
    absent = table("p1: clan=ratkin hand=busy-paws", f"{name}: portal=-", "forge: monsters=p1")
    assert only(do(absent, "play busy-paws"), "activate") == []  # without a monster there


@rule("KH-52", "KH-04")
@pytest.mark.parametrize(("name", "token"), [("vault", "coin"), ("workshop", "trap")])
def test_not_without_a_token_in_the_reserve(name: str, token: str) -> None:
    game = table("p1: clan=ratkin hand=busy-paws", f"{name}: monsters=p1", f"study: tokens={','.join([token] * 5)}")
    assert why(do(game, "play busy-paws"), f"activate {name}") == "no-token KH-04"


@rule("KH-52")
def test_the_same_room_can_be_used_again_and_again() -> None:
    game = table("p1: clan=ratkin hand=fizzing-flask", "sewer: monsters=p1")
    do(game, "play fizzing-flask", "activate sewer", "activate sewer", "activate sewer")
    assert tokens(game, "sewer") == ["frog"] * 3


# ---------------------------------------------------------------- rooms that sell


@rule("KH-53", "KH-02")
@pytest.mark.parametrize(
    ("name", "price", "sold"),
    [
        ("forge", "coin", ["short-bow"]),
        ("menagerie", "bone", ["giant-bat", "cave-spider"]),
        ("pantry", "frog", ["courage-cordial"]),
        ("study", "book", ["scroll-of-doors"]),
    ],
)
def test_a_room_sells_its_kind_of_loot_for_its_resource(name: str, price: str, sold: list[str]) -> None:
    game = table(
        "p1: clan=dragon hand=wingbeat", f"{name}: monsters=p1 tokens={price}", SHOWN, "loot: war-drum twin-axes"
    )
    do(game, "play wingbeat 2")
    assert only(game, "take") == [f"take {card}" for card in sold]
    do(game, f"take {sold[0]}")
    assert (tokens(game, name), reserve(game, price)) == ([], [5])
    assert deck(game, name="discards") == [sold[0]]
    assert Counter(pile(game, "display")) == Counter([*SHOWN.split()[1:], "twin-axes"]) - Counter(sold[:1])
    assert pile(game, "loot") == ["war-drum"]


@rule("KH-53")
@pytest.mark.parametrize(
    ("name", "price"), [("forge", "coin"), ("menagerie", "bone"), ("pantry", "frog"), ("study", "book")]
)
def test_not_without_the_resource_in_the_room(name: str, price: str) -> None:
    others = [each for each in ("coin", "bone", "frog", "book") if each != price]
    game = table(
        "p1: clan=dragon hand=wingbeat",
        f"{name}: monsters=p1 tokens={','.join(others)}",
        f"vault: tokens={price}",
        SHOWN,
    )
    do(game, "play wingbeat 2")
    assert only(game, "take") == []
    assert why(game, f"activate {name}") == "no-price KH-53"


@rule("KH-53")
def test_not_without_a_monster_in_the_room() -> None:
    game = table(
        "p1: clan=dragon hand=wingbeat", "p2: clan=imp", "vault: monsters=p1", "forge: monsters=p2 tokens=coin", SHOWN
    )
    assert only(do(game, "play wingbeat 2"), "take") == []


@rule("KH-53", "KH-101")
def test_nothing_of_the_kind_shown_no_purchase() -> None:
    game = table(
        "p1: clan=dragon hand=wingbeat", "forge: monsters=p1 tokens=coin", "display: giant-bat cave-spider", "loot:"
    )
    assert why(do(game, "play wingbeat 2"), "activate forge") == "nothing-shown KH-101"


@rule("KH-101", "KH-02")
def test_an_empty_loot_deck_leaves_a_gap() -> None:
    game = table("p1: clan=dragon hand=wingbeat", "forge: monsters=p1 tokens=coin", SHOWN, "loot:")
    do(game, "play wingbeat 2", "take short-bow")
    assert pile(game, "display") == ["giant-bat", "scroll-of-doors", "courage-cordial", "cave-spider"]


@rule("KH-53", "KH-15")
def test_a_bought_card_is_shuffled_into_the_next_deck() -> None:
    game = table("p1: clan=ratkin hand=busy-paws,nest deck=gnaw", "forge: monsters=p1 tokens=coin", SHOWN)
    do(game, "play busy-paws", "take short-bow", "pass", "play nest", "draw", "pass")
    assert (hand(game), deck(game)) == (["gnaw"], ["short-bow"])


@rule("KH-E1", "KH-53", "KH-22")
def test_example_buying_a_spider() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws,gnaw,busy-paws", "crypt: monsters=p1", SHOWN, "loot: war-drum twin-axes"
    )
    do(game, "play busy-paws", "activate crypt", "pass")
    assert tokens(game, "crypt") == ["bone"]
    do(game, "play gnaw 2", "move crypt > menagerie", "carry bone")
    assert (tokens(game, "crypt"), tokens(game, "menagerie")) == ([], ["bone"])
    do(game, "play busy-paws", "take cave-spider", "pass")
    assert (tokens(game, "menagerie"), reserve(game, "bone")) == ([], [5])
    assert deck(game, name="discards") == ["cave-spider"]
    assert pile(game, "display") == ["giant-bat", "short-bow", "scroll-of-doors", "courage-cordial", "twin-axes"]


@rule("KH-54")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_every_room_has_its_type(scenario: str) -> None:
    types = {
        "jewel": {"vault"},
        "swords": {"forge", "workshop"},
        "hat": {"library", "pantry"},
        "eye": {"crypt", "study"},
        "bones": {"sewer", "menagerie"},
        "special": {"cells", "laboratory", "site"},
    }
    rooms = seen(opened(scenario=scenario))["rooms"]
    assert all(each["room"] in types[each["type"]] for each in rooms)


# ---------------------------------------------------------------- the Cells


@rule("KH-55", "KH-34")
def test_a_gamble_throws_a_hero_into_the_cells_and_gives_three_cards() -> None:
    game = table("p1: clan=ratkin hand=nest deck=scurry,gnaw,busy-paws,muster", "guild: bell warrior:hat")
    do(game, "gamble")  # with no monster, and no Activate
    assert (heroes(game, "cells"), reserve(game, "warrior")) == (["warrior"], [4])  # exhausted
    assert (sorted(hand(game)), deck(game)) == (["busy-paws", "gnaw", "muster", "nest"], ["scurry"])
    assert pile(game, "guild-discards") == ["warrior:hat"]
    assert asked(game) == "p1 turn"


@rule("KH-55")
def test_a_scenario_card_does_nothing_and_gives_nothing() -> None:
    game = table("p1: clan=ratkin hand=nest", "forge: heroes=thief,thief", "guild: warrior:hat bell")
    do(game, "gamble")
    assert (hand(game), heroes(game, "cells"), heroes(game, "forge")) == (["nest"], [], ["thief", "thief"])  # no Rally
    assert (pile(game, "guild-discards"), asked(game)) == (["bell"], "p1 turn")
    assert why(game, "gamble") == "gambled KH-55"  # it was the one gamble of this turn


@rule("KH-55")
def test_once_in_a_turn() -> None:
    game = table("p1: clan=ratkin", "guild: thief:eye bell bell warrior:hat")
    do(game, "gamble")
    assert why(game, "gamble") == "gambled KH-55"
    do(game, "end turn")
    assert (asked(game), "gamble" in choices(game)) == ("p1 turn", True)


@rule("KH-55")
def test_between_two_icons_of_a_card() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "sewer: monsters=p1", "guild: bell warrior:hat")
    do(game, "play busy-paws", "activate sewer", "gamble")
    assert (asked(game), "activate sewer" in choices(game), len(hand(game))) == ("p1 icons", True, 3)
    assert why(game, "gamble") == "gambled KH-55"
    assert tokens(do(game, "activate sewer"), "sewer") == ["frog", "frog"]


@rule("KH-55", "KH-11")
def test_while_refreshing_the_loot_too_and_the_cards_drawn_can_pay() -> None:
    game = table("p1: clan=ratkin hand=nest", SHOWN, "guild: bell warrior:hat")
    do(game, "refresh", "discard nest", "replace giant-bat", "pass")
    assert (asked(game), choices(game)) == ("p1 refresh", ["gamble", "end turn"])
    do(game, "gamble")
    assert (asked(game), len(hand(game)), len(only(game, "discard")) > 0) == ("p1 refresh", 3, True)
    assert why(game, "gamble") == "gambled KH-55"


@rule("KH-55")
def test_only_in_ones_own_turn_and_not_after_tidy() -> None:
    game = table(
        "p1: clan=dragon hand=raking-claws deck=",
        "p2: clan=ratkin",
        "forge: monsters=p1",
        "workshop: tokens=trap",
        "guild: bell warrior:swords",
    )
    do(game, "end turn")
    assert "gamble" not in choices(game)
    do(game, "arrival warrior workshop")
    assert choices(game) == ["defend raking-claws", "pass"]


@rule("KH-55")
def test_no_cells_no_gamble() -> None:
    box = '[scenario]\nlayout = "vault forge"\ntreasures = { vault = 4 }\n'
    game = custom(box, "p1: clan=dragon hand=wingbeat", "vault: monsters=p1", scenario="own")
    assert why(game, "gamble") == "no-cells KH-55"


@rule("KH-55")
def test_a_thrown_hero_shows_off() -> None:
    archer = table("p1: clan=ratkin", "vault: monsters=p1", "pantry: monsters=p1", "guild: bell archer:hat")
    assert (monsters(do(archer, "gamble"), "vault"), monsters(archer, "pantry")) == ([], ["ratkin"])
    thief = table("p1: clan=ratkin", "cells: tokens=trap", "guild: bell thief:hat")
    assert (tokens(do(thief, "gamble"), "cells"), heroes(thief, "cells")) == ([], ["thief"])
    warrior = table("p1: clan=ratkin", "cells: tokens=coin,coin,coin", "guild: bell warrior:hat")
    assert (tokens(do(warrior, "gamble"), "cells"), heroes(warrior, "cells")) == (["coin"], ["warrior"])


@rule("KH-55")
def test_prisoners_stay_prisoners_unless_a_mage_comes() -> None:
    game = do(table("p1: clan=ratkin", "cells: heroes=thief,archer", "guild: bell warrior:hat"), "gamble")
    assert heroes(game, "cells") == ["thief", "warrior", "archer"]


@rule("KH-55")
def test_a_mage_frees_everyone_and_they_are_resolved_before_one_goes_on() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws",
        "sewer: monsters=p1",
        "cells: monsters=p1,p1,p1 heroes=thief",
        "guild: bell mage:hat",
    )
    do(game, "play busy-paws", "activate sewer", "gamble")
    assert (asked(game), heroes(game, "cells")) == ("p1 heroes", ["thief!", "mage!"])
    assert len(hand(game)) == 3  # drawn already
    do(game, "resolve mage cells")  # the thief, alone, is resolved by itself
    assert (heroes(game, "cells"), monsters(game, "cells"), lair(game)) == (["thief", "mage"], ["ratkin"], 7)
    assert (asked(game), "activate sewer" in choices(game)) == ("p1 icons", True)
    events = told(game)
    assert events.index("thrown") < events.index("freed") < events.index("drew") < events.index("attacks")


@rule("KH-E4", "KH-55", "KH-32", "KH-52")
def test_example_a_turn_of_the_ratkin() -> None:
    game = table(
        "p1: clan=ratkin hand=scurry,busy-paws,busy-paws,gnaw,nest deck=scurry,muster,busy-paws",
        "vault: monsters=p1,p1,p1",
        "guild: bell warrior:hat",
    )
    do(game, "gamble")
    assert (heroes(game, "cells"), len(hand(game))) == (["warrior"], 8)
    do(game, "play scurry", "swarm vault", "move vault > sewer", "move vault > sewer", "move vault > workshop")
    assert [len(monsters(game, name)) for name in ("vault", "sewer", "workshop")] == [0, 2, 1]
    do(game, "play busy-paws", "activate sewer", "activate workshop")
    assert (tokens(game, "sewer"), tokens(game, "workshop")) == (["frog"], ["trap"])
    do(game, "play busy-paws", "activate workshop", "activate workshop")
    assert (tokens(game, "workshop"), reserve(game, "trap", "frog")) == (["trap"] * 3, [2, 4])
    assert deck(game, name="played") == ["scurry", "busy-paws", "busy-paws"]
    assert asked(game) == "p1 turn"


# ---------------------------------------------------------------- the Laboratory

BORROWED = "display: wingbeat giant-bat firestorm short-bow cave-spider"


def laboratory(*lines: str, hand: str = "busy-paws") -> Game:
    """The Ratkin in the Laboratory, with cards of the Dragon among the loot."""
    first = f"p1: clan=ratkin hand={hand} deck=gnaw"
    return table(first, "laboratory: monsters=p1", *lines, scenario="borrowed-tricks", borrowed="dragon")


@rule("KH-56")
def test_at_set_up_the_cards_of_an_unused_clan_are_shuffled_into_the_loot() -> None:
    game = opened(2, scenario="borrowed-tricks", clan1=1, clan2=9)
    do(game, "place library", "place pantry")
    assert asked(game) == "p1 borrow"
    assert {"clan dragon", "clan witch"} & set(choices(game)) == set()
    do(game, "clan gnoll")
    loot = pile(game, "loot") + pile(game, "display")
    gnoll = {kind.id: kind.copies for kind in shipped("first-watch").kinds if kind.clan == CLANS.index("gnoll")}
    assert (len(loot), {card: loot.count(card) for card in gnoll}) == (38, gnoll)
    assert (seen(game)["borrowed"], len(pile(game, "display"))) == ("gnoll", 5)


@rule("KH-56")
def test_without_a_laboratory_nothing_is_borrowed() -> None:
    game = opened(clan1=1)
    assert (seen(game)["borrowed"], asked(game)) == (None, "p1 head-start")


@rule("KH-56")
def test_it_throws_a_hero_into_the_cells_and_gives_a_tactic_card_of_the_display() -> None:
    game = laboratory(BORROWED, "loot: war-drum", "guild: bell thief:hat")
    do(game, "play busy-paws", "activate laboratory")
    assert (asked(game), choices(game), heroes(game, "cells")) == (
        "p1 take-tactic",
        ["take wingbeat", "take firestorm"],
        ["thief"],
    )
    do(game, "take firestorm")
    assert deck(game, name="discards") == ["firestorm"]
    assert pile(game, "display") == ["wingbeat", "giant-bat", "short-bow", "cave-spider", "war-drum"]
    assert (hand(game), pile(game, "guild-discards"), asked(game)) == ([], ["thief:hat"], "p1 icons")


@rule("KH-56")
def test_it_is_no_gamble() -> None:
    game = laboratory(BORROWED, "guild: bell thief:hat")
    do(game, "play busy-paws", "activate laboratory", "take firestorm")
    assert {"gamble", "activate laboratory"} <= set(choices(game))


@rule("KH-56")
def test_for_a_scenario_card_it_gives_nothing() -> None:
    game = laboratory(BORROWED, "guild: thief:hat bell")
    do(game, "play busy-paws", "activate laboratory")
    assert (asked(game), heroes(game, "cells"), deck(game, name="discards")) == ("p1 icons", [], [])
    assert pile(game, "guild-discards") == ["bell"]


@rule("KH-56")
def test_a_mage_frees_the_prisoners_as_usual() -> None:
    game = laboratory(BORROWED, "cells: heroes=thief treasure=-", "sewer: tokens=trap,trap", "guild: bell mage:hat")
    do(game, "play busy-paws", "activate laboratory")
    assert heroes(game, "cells") == ["thief!", "mage!"]
    do(game, "take wingbeat")  # then the freed charge into the traps of the Sewer, or to the Crypt
    assert (heroes(game, "cells"), "charges" in told(game)) == ([], True)


@rule("KH-56", "KH-101")
def test_with_no_tactic_card_shown_it_still_throws_the_hero() -> None:
    game = laboratory(SHOWN, "guild: bell thief:hat")
    do(game, "play busy-paws", "activate laboratory")
    assert (heroes(game, "cells"), deck(game, name="discards"), asked(game)) == (["thief"], [], "p1 icons")


@rule("KH-56")
def test_the_laboratory_needs_a_monster_there() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws", "vault: monsters=p1", BORROWED, scenario="borrowed-tricks", borrowed="dragon"
    )
    assert "activate laboratory" not in choices(do(game, "play busy-paws"))


@rule("KH-53", "KH-56")
def test_tactic_cards_cannot_be_bought() -> None:
    game = table(
        "p1: clan=imp hand=scamper",
        "forge: monsters=p1 tokens=coin",
        BORROWED,
        scenario="borrowed-tricks",
        borrowed="dragon",
    )
    assert only(do(game, "play scamper"), "take") == ["take short-bow"]


# ---------------------------------------------------------------- the Construction Site

PLANS = "shown-plans: plan-workshop plan-pantry plan-study"


def site(*lines: str, tokens: str = "coin,coin", plans: str = PLANS) -> Game:
    """A Ratkin at the Construction Site; all treasures but the Vault's are in the Reserve.

    library (6,5)  site (7,5)
    crypt (5,6)  vault (6,6)  forge (7,6)
    cells (5,7)  sewer (6,7)
    """
    own = "p1: clan=ratkin hand=busy-paws"
    here = f"site: monsters=p1 treasure=- tokens={tokens}"
    named = [line.partition(":")[0] for line in lines]
    bare = [f"{name}: treasure=-" for name in ("library", "crypt", "forge", "cells", "sewer") if name not in named]
    return table(own, here, plans, *bare, *lines, scenario="under-construction")


@rule("KH-57")
def test_at_set_up_the_unused_rooms_are_the_building_deck_and_three_are_shown() -> None:
    shown = set()
    for seed in range(8):
        game = opened(seed=seed, scenario="under-construction")
        assert (len(seen(game)["plans"]["cards"]), seen(game)["plan_deck"]) == (3, {"count": 1, "cards": None})
        rooms = pile(game, "shown-plans") + pile(game, "plans")
        assert sorted(rooms) == [f"plan-{name}" for name in ("menagerie", "pantry", "study", "workshop")]
        shown.add(tuple(pile(game, "shown-plans")))
    assert len(shown) > 1  # they are shuffled


@rule("KH-57", "KH-56")
def test_when_the_laboratory_is_built_the_players_choose_whose_cards_join_the_loot() -> None:
    game = site(plans="shown-plans: plan-laboratory plan-pantry plan-study")
    before = len(pile(game, "loot"))
    assert not any(line.startswith("clan") for line in choices(game))
    do(game, "play busy-paws", "activate site", "build laboratory 1", "lay 8,5 r1")
    assert (asked(game), game.is_shared(), "clan ratkin" in choices(game)) == ("p1 borrow", True, False)
    do(game, "clan dragon")
    dragon = {kind.id for kind in shipped("under-construction").kinds if kind.clan == CLANS.index("dragon")}
    loot = pile(game, "loot") + pile(game, "display")
    assert (seen(game)["borrowed"], len(loot)) == ("dragon", before + 10)
    assert dragon <= set(loot)
    assert room(game, "laboratory")["treasure"] == 1
    do(game, "pass")
    assert asked(game) == "p1 turn"


@rule("KH-57")
def test_one_to_three_coins_that_lie_there_pay_for_a_treasure_of_that_value() -> None:
    def prices(tokens: str) -> set[str]:
        game = do(site(tokens=tokens), "play busy-paws", "activate site")
        return {choice.removeprefix("build ") for choice in choices(game)}

    names = ("workshop", "pantry", "study")
    assert prices("coin") == {f"{name} 1" for name in names}
    assert prices("coin,coin") == {f"{name} {coins}" for name in names for coins in (1, 2)}
    assert prices("coin,coin,coin,coin") == {f"{name} {coins}" for name in names for coins in (1, 2, 3)}


@rule("KH-57")
def test_no_coin_at_the_site_no_building() -> None:
    game = site("vault: tokens=coin", tokens="bone")
    assert why(do(game, "play busy-paws"), "activate site") == "no-price KH-57"


@rule("KH-57")
def test_no_treasure_of_that_value_in_the_reserve_no_room_at_that_price() -> None:
    game = do(site("chest: prey:1 curse:3", tokens="coin,coin"), "play busy-paws", "activate site")
    assert {choice.split()[-1] for choice in choices(game)} == {"1"}  # none of value 2, and 3 is too dear
    assert why(do(site("chest: curse:3"), "play busy-paws"), "activate site") == "no-building KH-57"


@rule("KH-57")
def test_without_a_plan_there_is_nothing_to_build() -> None:
    game = site(plans="shown-plans:\nplans:")
    assert why(do(game, "play busy-paws"), "activate site") == "no-building KH-57"


@rule("KH-57")
def test_the_site_needs_a_monster_there() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws",
        "vault: monsters=p1",
        "site: tokens=coin",
        PLANS,
        scenario="under-construction",
    )
    assert "activate site" not in choices(do(game, "play busy-paws"))


SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def places(game: Game, tile: str) -> set[str]:
    """Where a tile with these open sides can be laid: joined by a passage that is open on both sides."""
    ground = {tuple(each["at"]): each["open"] for each in seen(game)["rooms"]}
    free = {(x + dx, y + dy) for x, y in ground for dx, dy in STEP.values()} - set(ground)
    found, looks = set(), set()
    for turns in range(4):
        open_sides = frozenset(SIDES[(SIDES.index(side) + turns) % 4] for side in tile)
        if open_sides in looks:
            continue  # turned like this it looks as before
        looks.add(open_sides)
        for x, y in free:
            for side in open_sides:
                dx, dy = STEP[side]
                if SIDES[(SIDES.index(side) + 2) % 4] in ground.get((x + dx, y + dy), ""):
                    found.add(f"lay {x},{y} r{turns}")
    return found


@rule("KH-57", "KH-100")
@pytest.mark.parametrize(("name", "tile"), [("workshop", "NE"), ("pantry", "NEW"), ("study", "NS")])
def test_any_free_place_beside_the_dungeon_any_way_round_that_a_passage_joins(name: str, tile: str) -> None:
    game = do(site(), "play busy-paws", "activate site", f"build {name} 1")
    assert set(choices(game)) == places(game, tile)
    assert {place.split()[1] for place in choices(game)} >= {"8,5", "8,6", "7,4"}  # beside Site and Forge, and above
    for place in choices(game):
        trial = game.copy()
        trial.apply(trial.parse(place))
        assert 1 <= room(trial, name)["distance"] <= 3  # a path of passages leads to the Vault


@rule("KH-57", "KH-98", "KH-100")
def test_a_built_room_has_a_random_treasure_of_the_value_paid_and_no_portal() -> None:
    found = set()
    for rng in range(1, 30):
        game = site(tokens="coin,coin,coin")
        game.rng = rng * 10**9
        do(game, "play busy-paws", "activate site", "build pantry 3", "lay 8,5 r0")
        pantry = room(game, "pantry")
        assert (pantry["treasure"], pantry["portal"], tokens(game, "site")) == (3, None, [])
        line = next(line for line in game.position().splitlines() if line.startswith("pantry:"))
        found.add(line.split("treasure=")[1].split("#")[0])
    assert found == {"prey:3", "curse:3", "healing:3", "prisoner:3"}


@rule("KH-57")
def test_what_is_chosen_can_be_taken_back_until_the_room_is_laid() -> None:
    game = do(site(), "play busy-paws", "activate site", "build pantry 2")
    assert (game.can_undo(0), tokens(game, "site")) == (True, ["coin", "coin"])
    do(game, "lay 8,5 r0")
    assert (game.can_undo(0), tokens(game, "site")) == (False, [])


@rule("KH-E6", "KH-57", "KH-100")
def test_example_building_the_workshop_with_two_coins() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws,scurry,scurry,busy-paws",
        "vault: monsters=p1,p1",
        PLANS,
        "plans: plan-menagerie",
        scenario="under-construction",
    )
    do(game, "play busy-paws", "activate vault", "activate vault")
    for here, there in (("vault", "forge"), ("forge", "site")):  # each Ratkin carries one coin
        do(game, "play scurry", f"swarm {here}", *[f"move {here} > {there}", "carry coin"] * 2)
    assert (tokens(game, "site"), monsters(game, "site")) == (["coin", "coin"], ["ratkin", "ratkin"])
    before = seen(game)["reserve"]["treasures"][1]["count"]
    do(game, "play busy-paws", "activate site")
    assert {"build workshop 1", "build workshop 2"} <= set(choices(game))
    do(game, "build workshop 2", "lay 8,6 r2")  # to the right of the Forge, open below
    workshop = room(game, "workshop")
    assert (workshop["treasure"], workshop["at"], workshop["open"], workshop["distance"]) == (2, [8, 6], "SW", 2)
    assert ["forge", "workshop"] in seen(game)["passages"]
    assert (tokens(game, "site"), reserve(game, "coin")) == ([], [5])
    assert seen(game)["reserve"]["treasures"][1]["count"] == before - 1
    assert pile(game, "shown-plans") == ["plan-pantry", "plan-study", "plan-menagerie"]
    assert last(game, "plan-shown")["card"] == "@card/menagerie"


@rule("KH-57", "KH-100")
def test_later_rooms_join_the_new_one_and_it_can_be_used() -> None:
    game = site("workshop: at=8,6,2 treasure=prey:2 monsters=p1", tokens="coin", plans="shown-plans: plan-study")
    do(game, "play busy-paws", "activate site", "build study 1")
    assert "lay 8,7 r0" in choices(game)  # below the Workshop
    do(game, "lay 8,7 r0", "activate workshop")
    assert (room(game, "study")["distance"], tokens(game, "workshop")) == (3, ["trap"])
