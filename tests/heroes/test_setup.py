"""How the dungeon is set up: KH-01 to KH-08, KH-102."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import lootkeep
from lootkeep import Game
from lootkeep.heroes.box import EDITIONS, rooms, shipped
from lootkeep.heroes.cards import CLANS, HEROES, ROOMS, SIGNS
from tests.heroes.dungeon import deck, hand, lair, monsters, opened, pile, player, reserve, seen, tokens
from tests.heroes.dungeon import practice as table
from tests.rules import asked, choices, do, rule, told


def settled(game: Game) -> Game:
    """Let everybody place the first monsters, in the first room that there is."""
    while asked(game).endswith("place"):
        do(game, choices(game)[0])
    return game


# ---------------------------------------------------------------- the dungeon


@rule("KH-01")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_the_dungeon_is_built_as_the_scenario_shows(scenario: str) -> None:
    game, plan = opened(scenario=scenario), shipped(scenario).scenario
    for each in seen(game)["rooms"]:
        number = ROOMS.index(each["room"])
        assert (each["treasure"], each["turns"]) == (plan.values[number], plan.turns[number])
        portals = list(plan.portals)
        is_open = number in portals[: plan.ajar]
        assert each["portal"] == ("completed" if is_open else "unfinished" if number in portals else None)
    assert len(seen(game)["rooms"]) == sum(1 for cell in plan.cells if cell != 255)


@rule("KH-01")
def test_treasures_lie_face_down_at_random_among_those_of_their_value() -> None:
    in_the_crypt = set()
    for seed in range(40):
        position = opened(seed=seed).position()
        treasure = next(line for line in position.splitlines() if line.startswith("crypt:")).split("treasure=")[1]
        in_the_crypt.add(treasure.split("#")[0])
    assert in_the_crypt == {"prey:1", "curse:1", "healing:1", "prisoner:1"}


@rule("KH-01", "KH-04")
def test_nobody_sees_what_a_treasure_does_neither_in_the_dungeon_nor_in_the_reserve() -> None:
    game = opened(2, clan1=6, clan2=1)
    for viewer in ("", "p1", "p2"):
        told_apart = json.dumps(seen(game, viewer))
        assert not any(f"{effect}:" in told_apart for effect in ("prey", "curse", "healing", "prisoner", "defeat"))
    lying = Counter(each["treasure"] for each in seen(game)["rooms"])  # their values are there to see
    left = [each["count"] for each in seen(game)["reserve"]["treasures"]]
    assert (lying[4], [lying[value] + left[value - 1] for value in (1, 2, 3)]) == (1, [6, 5, 4])


# ---------------------------------------------------------------- loot, the Guild, the Reserve


@rule("KH-02")
def test_all_loot_is_one_shuffled_deck_and_five_cards_are_shown() -> None:
    games = [do(opened(seed=seed, clan1=1), "pass") for seed in (1, 2)]
    for game in games:
        shown = seen(game)["display"]["cards"]
        assert (len(shown), seen(game)["loot_deck"]) == (5, {"count": 23, "cards": None})
        loot = [kind.id for kind in shipped("first-watch").kinds if kind.clan == 15]
        assert sorted(shown + pile(game, "loot")) == sorted(loot)
    assert len({tuple(pile(game, "loot")) for game in games}) == 2


@rule("KH-02", "KH-05")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_the_loot_lies_open_before_anybody_chooses_a_clan(scenario: str) -> None:
    game = opened(2, scenario=scenario)
    shown = seen(game)["display"]["cards"]
    assert asked(game) == "p1 clan"
    has_laboratory = scenario in ("borrowed-tricks", "the-annex")  # there a borrowed clan's cards join it first
    assert len(shown) == (0 if has_laboratory else 5)
    settled(do(game, "clan dragon"))
    settled(do(game, "clan witch"))
    if has_laboratory:
        assert (asked(game), seen(game)["display"]["count"]) == ("p1 borrow", 0)
        do(game, "clan imp")
        shown = seen(game)["display"]["cards"]
        assert (len(shown), len(shown) + len(pile(game, "loot"))) == (5, 28 + 10)
    assert seen(game)["display"]["cards"] == shown  # the same five


@rule("KH-03")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_the_guild_deck_holds_every_hero_card_and_the_scenarios_own(scenario: str) -> None:
    guild = Counter(pile(opened(scenario=scenario), "guild"))
    more = {  # as many as one player meets
        "inside-job": ["warrior:jewel"],
        "no-quarter": ["warrior:jewel"],
        "the-ransom": [f"{hero}:special" for hero in HEROES[:2]],
    }
    heroes = Counter(f"{hero}:{type}" for hero in HEROES for type in ("swords", "hat", "eye", "bones"))
    signs = zip(SIGNS, shipped(scenario).scenario.signs, strict=True)
    assert guild == heroes + Counter({sign: int(copies) for sign, copies in signs}) + Counter(more.get(scenario))


@rule("KH-03")
def test_the_guild_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    one, other = opened(seed=1), opened(seed=2)
    assert pile(one, "guild") != pile(other, "guild")
    for viewer in ("", "p1"):
        assert seen(one, viewer)["guild_deck"] == {"count": len(pile(one, "guild")), "cards": None}


@rule("KH-04")
def test_all_other_tokens_are_the_reserve() -> None:
    game = opened(clan1=1)
    assert reserve(game, "coin", "frog", "bone", "book", "trap", "event") == [5] * 6
    assert reserve(game, "thief", "warrior", "archer", "mage") == [5] * 4
    assert reserve(game, "portal") == [10 - 3]  # three unfinished ones lie in the dungeon


@rule("KH-04")
def test_a_placed_token_leaves_the_reserve_and_a_discarded_one_goes_back() -> None:
    game = table("p1: clan=gnoll hand=hired-pack,hired-pack", "vault: monsters=p1", "cells: heroes=mage")
    assert reserve(game, "coin", "mage") == [5, 4]
    do(game, "play hired-pack 2", "activate vault", "pass")
    assert (tokens(game, "vault"), reserve(game, "coin")) == (["coin"], [4])
    do(game, "play hired-pack", "spend coin vault", "pass")
    assert (tokens(game, "vault"), reserve(game, "coin")) == ([], [5])


@rule("KH-04", "KH-23")
def test_a_slain_hero_goes_back_to_the_reserve() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "vault: monsters=p1 heroes=thief")
    assert reserve(game, "thief") == [4]
    assert reserve(do(game, "play gnaw", "melee thief vault"), "thief") == [5]


# ---------------------------------------------------------------- clans


@rule("KH-05")
def test_players_choose_by_seat_and_no_clan_twice() -> None:
    game = opened(3)
    assert (asked(game), choices(game)) == ("p1 clan", [f"clan {clan}" for clan in CLANS])
    do(game, "clan dragon")
    assert (asked(game), "clan dragon" in choices(game), len(choices(game))) == ("p2 clan", False, 8)
    do(game, "clan imp", "place forge", "place forge")
    assert (asked(game), {"clan dragon", "clan imp"} & set(choices(game))) == ("p3 clan", set())


@rule("KH-05")
def test_the_first_monsters_are_split_as_one_likes_and_the_others_wait_in_the_lair() -> None:
    game = do(opened(), "clan ratkin")
    assert (asked(game), choices(game), lair(game)) == ("p1 place", ["place sewer", "place menagerie"], 9)
    do(game, "place sewer", "place menagerie", "place sewer")
    assert (monsters(game, "sewer"), monsters(game, "menagerie"), lair(game)) == (["ratkin"] * 2, ["ratkin"], 6)


@rule("KH-05", "KH-54")
@pytest.mark.parametrize("clan", CLANS)
def test_each_clan_starts_in_rooms_of_the_type_on_its_card(clan: str) -> None:
    card = shipped("first-watch").clans[CLANS.index(clan)]
    game = do(opened(), f"clan {clan}")
    settled(game)
    placed = {each["room"]: len(monsters(game, each["room"])) for each in seen(game)["rooms"]}
    assert (sum(placed.values()), lair(game)) == (card.start, card.monsters - card.start)
    assert {rooms()[ROOMS.index(name)].type for name, count in placed.items() if count} == {card.rooms}


@rule("KH-05")
def test_clans_can_be_agreed_on_before_the_game() -> None:
    game = settled(opened(2, clan1=9, clan2=1))
    assert [player(game, seat)["clan"] for seat in ("p1", "p2")] == ["witch", "dragon"]
    assert asked(opened(2, clan2=1)) == "p1 clan"
    assert "clan dragon" not in choices(opened(2, clan2=1))
    impossible: list[dict[str, Any]] = [{"clan1": 3, "clan2": 3}, {"clan1": 10}, {"clan3": 1}]
    for agreed in impossible:
        with pytest.raises(lootkeep.InvalidSetup, match=r"clan\d=\d+: 0 \(free choice\) or one of 1 dragon"):
            opened(2, **agreed)


@rule("KH-06")
def test_everybody_shuffles_the_ten_tactic_cards_of_the_clan_and_draws_five() -> None:
    game, other = settled(opened(2, 1, clan1=1, clan2=6)), settled(opened(2, 2, clan1=1, clan2=6))
    ratkin = {kind.id: kind.copies for kind in shipped("first-watch").kinds if kind.clan == CLANS.index("ratkin")}
    assert (len(hand(game, "p2")), len(deck(game, "p2"))) == (5, 5)
    assert Counter(hand(game, "p2") + deck(game, "p2")) == ratkin
    assert len(hand(game, "p1")) == 5
    assert deck(game, "p2") != deck(other, "p2")


@rule("KH-08")
@pytest.mark.parametrize(
    ("clans", "starter"),
    [((6, 1, 9), "p2"), ((9, 8, 7), "p1"), ((3, 4, 5), "p3")],
)
def test_the_player_whose_clan_has_the_fewest_monsters_starts(clans: tuple[int, int, int], starter: str) -> None:
    one, two, three = clans
    game = settled(opened(3, clan1=one, clan2=two, clan3=three, scenario="open-doors"))
    assert asked(game) == f"{starter} turn"


# ---------------------------------------------------------------- difficulty

# In First Watch a Bell wakes nobody while nobody is exhausted, and Banner and Crown say nothing.
QUIET = "guild: thief:hat bell bell bell banner banner crown"


@rule("KH-07", "KH-13")
@pytest.mark.parametrize(
    ("difficulty", "name", "first", "second"),
    [(0, "familiar", 1, 2), (2, "challenging", 2, 2), (3, "hardcore", 2, 3)],
)
def test_the_difficulty_says_how_many_guild_cards_an_assault_has(
    difficulty: int, name: str, first: int, second: int
) -> None:
    for wave, cards in ((1, first), (2, second)):
        game = table("p1: clan=dragon", "vault: monsters=p1", QUIET, difficulty=difficulty, wave=wave)
        assert (seen(game)["difficulty"], seen(game)["assault"]) == (name, cards)
        do(game, "end turn")
        assert len(pile(game, "guild-discards")) == cards


@rule("KH-07")
def test_steady_alternates_one_and_two_cards_in_the_first_wave() -> None:
    game = table("p1: clan=dragon", "vault: monsters=p1", QUIET, difficulty=1)
    drawn = []
    for _ in range(4):
        before = len(pile(game, "guild"))
        do(game, "end turn")
        drawn.append(before - len(pile(game, "guild")))
    assert drawn == [1, 2, 1, 2]
    second = table("p1: clan=dragon", "vault: monsters=p1", QUIET, difficulty=1, wave=2)
    assert len(pile(do(second, "end turn"), "guild-discards")) == 2


@rule("KH-07")
def test_there_is_no_other_difficulty() -> None:
    with pytest.raises(lootkeep.InvalidSetup, match=r"difficulty=5: one of 0 \(familiar\), .*, 4 \(nightmare\)"):
        opened(difficulty=5)


@rule("KH-102")
def test_alone_one_plays_one_clan_with_five_cards_and_one_assault_a_turn() -> None:
    game = opened(clan1=1)
    assert (len(seen(game)["players"]), len(hand(game))) == (1, 5)
    solo = table("p1: clan=dragon", "vault: monsters=p1", QUIET)
    for turn in (2, 3):
        do(solo, "end turn")
        assert (asked(solo), seen(solo)["turn"], len(hand(solo))) == ("p1 turn", turn, 5)
    assert told(solo).count("assault") == 2
    with pytest.raises(lootkeep.InvalidSetup):
        opened(5)
