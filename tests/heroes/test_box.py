"""The files: the box and the scenarios agree with the ledger, and what is wrong with one is told with its place."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lootkeep
from lootkeep.heroes.box import EDITIONS, read_box, rooms, shipped, shipped_text
from lootkeep.heroes.cards import CLANS, EFFECTS, LOOT, NO_CLAN, ROOMS, TACTIC
from lootkeep.heroes.icons import TYPES
from lootkeep.heroes.plan import letters_of
from tests.heroes.dungeon import FIRST_WATCH, PARTS, custom, hand, pile, room, seen
from tests.rules import do, rule

BOX = shipped("first-watch")
KEEP, OWN = PARTS, FIRST_WATCH

LEDGER = (Path(__file__).parents[2] / "docs" / "rules" / "keep-the-heroes-out.md").read_text(encoding="utf-8")


def ledger_table(title: str) -> dict[str, list[str]]:
    """A table of the ledger: its rows by their first cell, in small letters."""
    _, _, chapter = LEDGER.partition(f"\n## {title}\n")
    lines = [line for line in chapter.partition("\n## ")[0].splitlines() if line.startswith("|")][2:]
    rows = [[cell.strip().lower() for cell in line.strip("|").split("|")] for line in lines]
    return {row[0]: row[1:] for row in rows}


# ---------------------------------------------------------------- the box


@rule("KH-05", "KH-06")
def test_the_clans_are_those_of_the_ledger_with_ten_cards_each() -> None:
    found = {
        clan.id: [str(clan.monsters), str(clan.health), f"{clan.start} in {TYPES[clan.rooms]} rooms"]
        for clan in BOX.clans
    }
    assert found == {clan: row[:3] for clan, row in ledger_table("The clans").items()}
    for number in range(len(CLANS)):
        deck = [kind for kind in BOX.kinds if kind.clan == number]
        assert sum(kind.copies for kind in deck) == 10
        assert {int(kind.sort) for kind in deck} == {TACTIC}


@rule("KH-02")
@pytest.mark.parametrize("sort", LOOT)
def test_there_are_seven_loot_cards_of_each_sort_all_different(sort: str) -> None:
    cards = [kind for kind in BOX.kinds if kind.clan == NO_CLAN and LOOT[kind.sort] == sort]
    assert [kind.copies for kind in cards] == [1] * 7
    assert len({kind.text for kind in cards}) == 7


def test_no_two_designs_of_a_deck_do_the_same_and_each_card_does_something() -> None:
    for clan in (*range(len(CLANS)), NO_CLAN):
        texts = [kind.text for kind in BOX.kinds if kind.clan == clan]
        assert len(set(texts)) == len(texts)
    assert all(side for kind in BOX.kinds for side in kind.sides)


@rule("KH-01")
def test_the_treasures_are_those_of_the_ledger() -> None:
    treasures = Counter((int(value), EFFECTS[effect]) for value, effect in zip(BOX.values, BOX.effects, strict=True))
    columns = ("prey", "curse", "healing", "prisoner", "defeat")
    assert treasures == {
        (int(value), effect): int(count)
        for value, counts in ledger_table("The treasures").items()
        for effect, count in zip(columns, counts[:5], strict=True)
        if count != "–"
    }
    assert treasures.total() == 16


@rule("KH-03")
def test_the_guild_has_a_card_for_each_class_and_type_and_six_scenario_cards() -> None:
    names = [BOX.names[card] for card in range(int(BOX.first_hero), int(BOX.first_treasure))]
    heroes = [
        f"{hero}:{type}"
        for hero in ("thief", "warrior", "archer", "mage")
        for type in ("swords", "hat", "eye", "bones")
    ]
    assert names == [*heroes, "bell#1", "bell#2", "bell#3", "banner#1", "banner#2", "crown#1"]


@rule("KH-54")
def test_the_room_tiles() -> None:
    open_sides = {
        "vault": "NESW", "site": "NESW",
        "forge": "NEW", "pantry": "NEW", "sewer": "NEW", "menagerie": "NEW", "cells": "NEW",
        "workshop": "NE", "library": "NE", "crypt": "NE", "study": "NS", "laboratory": "NS",
    }  # fmt: skip
    assert {room.id: letters_of(room.sides) for room in rooms()} == open_sides


# ---------------------------------------------------------------- the scenarios


def dungeon(scenario: str) -> Any:
    """A scenario that comes with the package, as it is built."""
    return seen(lootkeep.new("heroes", seats=2, seed=1, edition=scenario))


@rule("KH-01", "KH-76")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_a_room_is_as_far_from_the_vault_as_one_walks_through_passages(scenario: str) -> None:
    view = dungeon(scenario)
    beside: dict[str, set[str]] = {each["room"]: set() for each in view["rooms"]}
    for one, other in view["passages"]:
        beside[one].add(other)
        beside[other].add(one)
    walked, reached = {"vault": 0}, ["vault"]
    for here in reached:
        for there in sorted(beside[here] - walked.keys()):
            walked[there] = walked[here] + 1
            reached.append(there)
    assert {each["room"]: each["distance"] for each in view["rooms"]} == walked


@rule("KH-01")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_passages_join_neighbours_through_open_sides(scenario: str) -> None:
    view = dungeon(scenario)
    rooms = {each["room"]: each for each in view["rooms"]}
    for one, other in view["passages"]:
        across, down = (there - here for here, there in zip(rooms[one]["at"], rooms[other]["at"], strict=True))
        sides = {(0, -1): "NS", (1, 0): "EW", (0, 1): "SN", (-1, 0): "WE"}[across, down]
        assert sides[0] in rooms[one]["open"]
        assert sides[1] in rooms[other]["open"]


@rule("KH-01")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_a_scenario_takes_no_more_from_the_box_than_there_is(scenario: str) -> None:
    rooms = dungeon(scenario)["rooms"]
    wanted = Counter(each["treasure"] for each in rooms if each["treasure"])
    assert wanted <= Counter(map(int, BOX.values))
    assert 2 <= sum(each["portal"] == "unfinished" for each in rooms) <= 10
    assert 0 < sum(map(int, shipped(scenario).scenario.signs)) <= 6


@rule("KH-01")
def test_the_scenarios_come_in_their_order() -> None:
    assert [shipped(edition).scenario.number for edition in EDITIONS] == list(range(1, len(EDITIONS) + 1))


@rule("KH-01")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_in_every_scenario_all_rooms_lead_to_the_vault_and_only_the_vault_has_value_4(scenario: str) -> None:
    rooms = dungeon(scenario)["rooms"]
    assert all(0 < each["distance"] < 12 for each in rooms if each["room"] != "vault")
    assert [each["room"] for each in rooms if each["treasure"] == 4] == ["vault"]


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(
        lootkeep.UnknownName, match=r"There is no scenario 'the-siege' .*: the scenarios are first-watch, the-t"
    ):
        shipped("the-siege")


# ---------------------------------------------------------------- broken boxes

PREY_AND_CURSE = "prey = [2, 1, 1]\ncurse = [2, 1, 1]"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[tokens]", "[tokens", "mine.toml: this is not TOML"),
        ("[tokens]", "[coins]", "mine.toml, coins: there is no such field; one of tokens, treasures, clan, loot"),
        ("[tokens]", 'scenario = "attic"\n[tokens]', "mine.toml, scenario: there is no scenario 'attic'; one of"),
        ("[tokens]", "scenario = 7\n[tokens]", r"mine.toml, scenario: 7 cannot be; a name or a table \[scenario\]"),
        # tokens
        ("coin = 5", "coin = 0", "mine.toml, tokens, coin: 0 cannot be; a whole number from 1 to 15"),
        ("trap = 5", "trap = 16", "tokens, trap: 16 cannot be; a whole number from 1 to 15"),
        ("hero = 5", "hero = 10", "tokens, hero: 10 cannot be; a whole number from 1 to 9"),
        ("portal = 10", "portal = true", "tokens, portal: True cannot be"),
        ("book = 5\n", "", "tokens, book: it is missing"),
        ("book = 5", "books = 5", "tokens, books: there is no such field; one of coin, frog, bone, book"),
        # treasures
        ("prey = [2, 1, 1]", "prey = [2, 1]", r"treasures, prey: \[2, 1\] cannot be; how many of value 1, 2 and 3"),
        ("prey = [2, 1, 1]", "prey = [2, 1, 10]", "treasures, prey: .* cannot be"),
        ("prey = [2, 1, 1]", "prey = [2, 1, -1]", "treasures, prey: .* cannot be"),
        ("prey = [2, 1, 1]", "prey = [2, 1, true]", "treasures, prey: .* cannot be"),
        ("prey = [2, 1, 1]", "", "treasures, prey: None cannot be"),
        ("prey = [2, 1, 1]", "prey = [2, 1, 1]\ndefeat = [0, 0, 1]", "treasures, defeat: there is no such field"),
        (PREY_AND_CURSE, "prey = [9, 9, 9]\ncurse = [9, 9, 9]", "treasures: there are 62 treasures; at most 40"),
        # clans
        ('id = "imp"', 'id = "orc"', "mine.toml, clan: dragon, .*, orc, .*; dragon, lizardfolk, gnoll, .* would be"),
        ('id = "imp"', 'id = "gnoll"', "mine.toml, clan: dragon, lizardfolk, gnoll"),
        ('id = "imp"', 'id = ["imp"]', "mine.toml, clan: dragon, lizardfolk, gnoll"),
        ("monsters = 9", "monsters = 10", "mine.toml, clan 'ratkin', monsters: 10 cannot be; a whole number from 1"),
        ("health = 5", "health = 6", "clan 'dragon', health: 6 cannot be; a whole number from 1 to 5"),
        ("start = 1\n", "start = 2\n", "clan 'dragon', start: 2 cannot be; a whole number from 0 to 1"),
        ('rooms = "jewel"', 'rooms = "ruby"', "clan 'dragon', rooms: 'ruby' is no type of room; one of jewel, swords"),
        ('rooms = "jewel"', 'rooms = "jewel"\nwings = 2', "clan 'dragon', wings: there is no such field"),
        # decks
        ("copies = 2, does", "copies = 3, does", "clan 'dragon', cards: the copies are 11; 10 would be right"),
        ("copies = 2, does", "copies = 0, does", "clan 'dragon', card 'wingbeat', copies: 0 cannot be; a whole"),
        ('{ id = "wingbeat", copies', '{ id = "Wing Beat", copies', "card 'Wing Beat', id: 'Wing Beat' cannot be; a"),
        ('{ id = "wingbeat", copies', '{ copies', "card 'None', id: None cannot be; a name of small letters"),
        ('{ id = "wingbeat", copies', '{ id = "gnaw", copies', "clan 'ratkin', card 'gnaw', id: 'gnaw' is there"),
        ('id = "gnaw"', 'id = "giant-bat"', "loot.beast, card 'giant-bat', id: 'giant-bat' is there twice"),
        ('does = "2 draw"', "does = 2", "clan 'witch', card 'black-cat', does: 2 cannot be; icons, such as `2 move /"),
        ('does = "2 draw"', 'does = "2 drow"', "card 'black-cat', does: column 3: 'drow' cannot be; one of draw, .*"),
        ('does = "2 draw"', 'does = "2 draw", cost = 1', "card 'black-cat', cost: there is no such field; one of id"),
        # loot
        ("[loot.beast]", "[loot.pet]", "mine.toml, loot, pet: there is no such field; one of equipment, beast"),
        ('giant-bat = "3 move"', "giant-bat = 3", "mine.toml, loot.beast, card 'giant-bat', does: 3 cannot be"),
        ('giant-bat = "3 move"', '"Giant Bat" = "3 move"', "loot.beast, card 'Giant Bat', id: 'Giant Bat' cannot be"),
        ('giant-bat = "3 move"', 'giant-bat = "3 move +"', "loot.beast, card 'giant-bat', does: column 9: it ends"),
    ],
)  # fmt: skip
def test_a_broken_box_says_where_and_what_would_be_right(old: str, new: str, says: str) -> None:
    assert old in KEEP
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(KEEP.replace(old, new, 1), "mine.toml")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("tokens = 3", "mine.toml, tokens: 3 cannot be; a table"),
        ("treasures = 3", "mine.toml, treasures: 3 cannot be; a table"),
        ("loot = 3", "mine.toml, loot: 3 cannot be; a table"),
        ("clan = 3", r"mine.toml, clan: 3 cannot be; a table \[\[clan\]\] for each"),
        ("clan = [3]", r"mine.toml, clan: \[3\] cannot be"),
        ("clan = []", "mine.toml, clan: ; dragon, lizardfolk"),
        ("[loot]\nbeast = 3", "mine.toml, loot, equipment: None cannot be; a table"),
    ],
)
def test_a_part_of_the_wrong_shape_is_refused(text: str, says: str) -> None:
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(text, "mine.toml")


@rule("KH-01")
def test_a_scenario_cannot_have_more_treasures_than_its_box() -> None:
    few = PARTS.replace("prey = [2, 1, 1]", "prey = [0, 1, 1]") + FIRST_WATCH
    with pytest.raises(lootkeep.InvalidBox, match="scenario, treasures: 5 treasures of value 1; at most 4 of the 14"):
        read_box(few, "mine.toml")


def test_a_box_has_at_most_128_designs_and_250_cards() -> None:
    loot = "".join(f'thing{i} = "draw"\n' for i in range(119))
    empty = "[loot.beast]\n[loot.potion]\n[loot.scroll]\n[loot.equipment]\n"
    with pytest.raises(lootkeep.InvalidBox, match=r"mine.toml: there are \d+ designs of cards; at most 128"):
        read_box(empty + loot, "mine.toml")
    clans = ""
    for clan in BOX.clans:
        card = f'{{ id = "{clan.id}-card", copies = 10, does = "move" }}'
        clans += f'[[clan]]\nid = "{clan.id}"\nmonsters = 1\nhealth = 1\nstart = 1\nrooms = "jewel"\ncards = [{card}]\n'
    with pytest.raises(lootkeep.InvalidBox, match=r"mine.toml: there are 259 cards and tiles; at most 250"):
        read_box(clans + empty + loot, "mine.toml")


def test_what_a_box_leaves_out_is_taken_from_the_one_that_comes_with_the_package() -> None:
    treasures = "[treasures]\nprey = [9, 1, 1]\ncurse = [2, 1, 1]\nhealing = [1, 2, 1]\nprisoner = [1, 1, 1]"
    box = read_box(f'scenario = "the-ram"\n{treasures}', "mine.toml")
    assert (box.edition, len(box.values), len(box.kinds)) == ("the-ram", 23, len(BOX.kinds))
    assert box.digest != BOX.digest


# ---------------------------------------------------------------- broken scenarios

LAYOUT = OWN[OWN.index("layout") : OWN.index("treasures =")]
TREASURES = next(line for line in OWN.splitlines() if line.startswith("treasures ="))
PORTALS = 'portals = ["crypt", "library", "pantry"]'
RULES = 'rules = ["head-start"]'
BELL = 'bell = { copies = 2, does = ["rally"] }'


def bell(*does: str) -> str:
    """A Bell that does this."""
    return f"bell = {{ copies = 2, does = {list(does)!r} }}"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("number = 1", "number = 1\nmusic = 1", "mine.toml, scenario, music: there is no such field; one of id"),
        ("number = 1", "number = -1", "mine.toml, scenario, number: -1 cannot be; a whole number from 0 to 999"),
        ('id = "first-watch"', 'id = "The Attic"', "scenario, id: 'The Attic' cannot be; a name of small letters"),
        ("number = 1", "title = 3", "scenario, title: 3 cannot be; words by language"),
        ("number = 1", 'title = { de = "Dach" }', "scenario, title: .* cannot be; words by language"),
        ("number = 1", 'text = { en = " " }', "scenario, text: .* cannot be; words by language"),
        # the layout
        (LAYOUT, "", "scenario, layout: it is missing; a drawing, a row of rooms such as `vault/0` in each line,"),
        (LAYOUT, 'layout = ""\n', "scenario, layout: the drawing is empty or too large; up to 6 rows of 6 rooms"),
        (LAYOUT, 'layout = "vault . . . . . forge"\n', "scenario, layout: the drawing is empty or too large"),
        (LAYOUT, "layout = 'vault'" + "\n", "treasures: the study is not in the layout; a room of the dungeon"),
        ("crypt/2 ", "attic/2 ", "scenario, layout, row 1, column 1: 'attic' is no room; one of vault, forge"),
        ("cells/0", "cells/4", "scenario, layout, row 3, column 3: 'cells/4': a tile cannot be turned so; 0 to 3"),
        ("cells/0", "cells/r", "layout, row 3, column 3: 'cells/r': a tile cannot be turned so"),
        ("cells/0", "sewer/0", "layout, row 3, column 3: the sewer is there twice; each room once"),
        ("vault/0", ".", "scenario, layout: there is no Vault; a word such as `vault/0`"),
        ("crypt/2", "crypt/3", r"scenario, layout: no path leads from the crypt \(open NW\) to the Vault; turn tiles"),
        ("study/1", "study/0", r"scenario, layout: no path leads from the study \(open NS\) to the Vault"),
        ("library/2\n", "library/2 . \n. . . . . . \n", "scenario, layout: no path leads from the .* to the Vault"),
        # treasures
        (TREASURES, "", "scenario, treasures: they are missing; a value by room, such as"),
        (TREASURES, "treasures = 3", "scenario, treasures: they are missing"),
        ("study = 3", "study = 5", "scenario, treasures, study: 5 cannot be; 4 in the Vault, elsewhere 1 to 3"),
        ("study = 3", "study = 4", "scenario, treasures, study: 4 cannot be; 4 in the Vault"),
        ("study = 3", "study = true", "scenario, treasures, study: True cannot be"),
        ("study = 3", "site = 3", "scenario, treasures: the site is not in the layout"),
        ("study = 3", "attic = 3", "scenario, treasures: 'attic' is no room"),
        ("vault = 4, ", "vault = 3, ", "scenario, treasures, vault: 3 cannot be; 4 in the Vault"),
        ("vault = 4, ", "", "scenario, treasures: the Vault has none; `vault = 4`"),
        (TREASURES, TREASURES.replace("= 2", "= 1"), "scenario, treasures: 8 treasures of value 1; at most 6 of the"),
        (TREASURES, TREASURES.replace("= 1", "= 3"), "scenario, treasures: 6 treasures of value 3; at most 4 of the"),
        # portals
        (PORTALS, 'portals = ["crypt", "crypt"]', "scenario, portals: a room is there twice; one portal in a room"),
        (PORTALS, 'portals = ["attic"]', "scenario, portals: 'attic' is no room"),
        (PORTALS, 'portals = ["laboratory"]', "scenario, portals: the laboratory is not in the layout"),
        (PORTALS, "portals = [3]", "scenario, portals: 3 is no room"),
        (PORTALS, 'portals = "crypt"', "scenario, portals: 'crypt' cannot be; a list"),
        # the building deck
        (PORTALS, 'plans = ["site"]', "scenario, plans: there is no Construction Site; none, or `site` in the layout"),
        # the special rule
        (RULES, 'rules = ["fly"]', "scenario, rules: 'fly' is no rule; one of head-start, gamble, hand, ram, bounty"),
        (RULES, "rules = [3]", "scenario, rules: 3 is no rule"),
        (RULES, 'rules = "bounty"', "scenario, rules: 'bounty' cannot be; a list"),
        (RULES, 'rules = ["head-start 2"]', "scenario, rules: 'head-start 2' cannot be read; `head-start` would be"),
        (RULES, 'rules = ["gamble"]', "scenario, rules: 'gamble' cannot be read; `gamble NUMBER`"),
        (RULES, 'rules = ["gamble 7"]', "scenario, rules: 'gamble 7': '7' cannot be; a number from 1 to 6"),
        (RULES, 'rules = ["gamble 0000000034"]', "rules: 'gamble 0000000034': '0000000034' cannot be; a number from"),
        (RULES, 'rules = ["hand 2"]', "scenario, rules: 'hand 2': '2' cannot be; a number from 3 to 8"),
        (RULES, 'rules = ["hand five"]', "scenario, rules: 'hand five': 'five' cannot be; a number from 3 to 8"),
        (RULES, 'rules = ["ram study"]', "scenario, rules: 'ram study' cannot be read; `ram ROOM HEALTH`"),
        (RULES, 'rules = ["ram attic 4"]', "scenario, rules: 'attic' is no room"),
        (RULES, 'rules = ["ram site 4"]', "scenario, rules: the site is not in the layout"),
        (RULES, 'rules = ["ram study 10"]', "scenario, rules: 'ram study 10': '10' cannot be; a number from 1 to 9"),
        # the cards
        ("[scenario.cards]\n" + BELL, "cards = 3", "scenario, cards: 3 cannot be; a table with bell, banner or crown"),
        (BELL, 'gong = { copies = 1, does = ["rally"] }', "scenario, gong: there is no such field; one of bell"),
        (BELL, "bell = 3", "scenario, cards.bell: 3 cannot be; a table with copies and does"),
        (BELL, BELL.replace("2", "4"), "scenario, cards.bell, copies: 4 cannot be; a whole number from 1 to 3"),
        (BELL, 'banner = { copies = 3, does = ["rally"] }', "cards.banner, copies: 3 cannot be; a whole number from"),
        (BELL, 'crown = { copies = 2, does = ["rally"] }', "cards.crown, copies: 2 cannot be; a whole number from 1"),
        (BELL, 'bell = { does = ["rally"] }', "cards.bell, copies: it is missing"),
        (BELL, "bell = { copies = 2 }", "cards.bell, does: 0 operations; 1 to 4 would be right"),
        (BELL, 'bell = { copies = 2, does = "rally" }', "cards.bell, does: 'rally' cannot be; a list"),
        (BELL, 'bell = { copies = 2, does = ["rally"], when = 1 }', "cards.bell, when: there is no such field; one"),
        (BELL, bell(*["rally"] * 5), "cards.bell, does: 5 operations; 1 to 4"),
        (BELL, bell("ring"), "cards.bell, does: 'ring' is no operation; one of rally, tithe, seize"),
        (BELL, "bell = { copies = 2, does = [3] }", "cards.bell, does: 3 is no operation"),
        (BELL, bell("rally 2"), "cards.bell, does: 'rally 2' cannot be read; `rally` would be right"),
        (BELL, bell("tithe"), "cards.bell, does: 'tithe' cannot be read; `tithe RESOURCE` would be right"),
        (BELL, bell("tithe trap"), "cards.bell, does: 'tithe trap' cannot be read; `tithe RESOURCE`"),
        (BELL, bell("flood"), "cards.bell, does: 'flood' cannot be read; `flood ROOM ROOM ...`"),
        (BELL, bell("flood attic"), "cards.bell, does, flood: 'attic' is no room"),
        (BELL, bell("flood site"), "cards.bell, does, flood: the site is not in the layout"),
        (BELL, bell("flood sewer", "flood cells"), "cards.bell, does: 'flood cells' cannot be read"),
        (BELL, bell("wake"), "cards.bell, does: 'wake' cannot be read; `wake flooded, or ROOM NUMBER`"),
        (BELL, bell("wake cells"), "cards.bell, does: 'wake cells' cannot be read"),
        (BELL, bell("wake cells 0"), "cards.bell, does: 'wake cells 0' cannot be read"),
        (BELL, bell("wake cells 23"), "cards.bell, does: 'wake cells 23' cannot be read"),
        (BELL, bell("wake site 2"), "cards.bell, does, wake: the site is not in the layout"),
        (BELL, bell("summon thief"), "cards.bell, does: 'summon thief' cannot be read; `summon HERO ROOM, farthest"),
        (BELL, bell("summon king vault"), "cards.bell, does: 'summon king vault' cannot be read"),
        (BELL, bell("summon thief attic"), "cards.bell, does, summon: 'attic' is no room"),
        (BELL, bell("survey"), "cards.bell, does: 'survey' without its room; `site` in the layout"),
        (BELL, bell("toll"), "cards.bell, does: 'toll' without its room; `laboratory` in the layout"),
        (BELL, bell("advance"), "cards.bell, does: there is no ram; `ram ROOM HEALTH` among the rules"),
        (BELL, bell("close"), "cards.bell, does: 'close' cannot be read; `close ROOM-ROOM ROOM-ROOM ...`"),
        (BELL, bell("close vault"), "cards.bell, does, close: '' is no room"),
        (BELL, bell("close vault-attic"), "cards.bell, does, close: 'attic' is no room"),
        (BELL, bell("close vault-crypt"), "scenario, close: there is no passage vault-crypt; one of the dungeon's"),
        (BELL, bell("close vault-sewer sewer-vault"), "scenario, close: there is no passage sewer-vault"),
        (BELL, bell("close vault-forge"), r"scenario, close: no path leads from the forge .* to the Vault; passages"),
        (BELL, bell("close vault-sewer vault-cells"), "scenario, close: no path leads from the .* to the Vault"),
    ],
)  # fmt: skip
def test_a_broken_scenario_says_where_and_what_would_be_right(old: str, new: str, says: str) -> None:
    assert old in OWN
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(OWN.replace(old, new, 1), "mine.toml")


SITE = "[scenario]\n" + shipped_text("scenarios/under-construction.toml").replace("[cards]", "[scenario.cards]")
PLANS = "rules = []"


@rule("KH-57")
@pytest.mark.parametrize(
    ("new", "says"),
    [
        ('plans = ["attic"]', "mine.toml, scenario, plans: 'attic' is no room"),
        ('plans = ["forge"]', "scenario, plans: the forge cannot be built; unused rooms, each once,"),
        ('plans = ["pantry", "pantry"]', "scenario, plans: the pantry cannot be built"),
        ("plans = 3", "scenario, plans: 3 cannot be; a list"),
    ],
)
def test_a_broken_building_deck_is_refused(new: str, says: str) -> None:
    assert PLANS in SITE
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(SITE.replace(PLANS, new), "mine.toml")


@rule("KH-57")
def test_by_default_all_unused_rooms_can_be_built_the_laboratory_too() -> None:
    scenario = read_box(SITE, "mine.toml").scenario
    assert {ROOMS[room] for room in scenario.plans} == {"workshop", "pantry", "study", "menagerie", "laboratory"}
    few = read_box(SITE.replace(PLANS, 'plans = ["pantry", "laboratory"]'), "mine.toml").scenario
    assert [ROOMS[room] for room in few.plans] == ["pantry", "laboratory"]
    tiny = '[scenario]\nlayout = "vault site"\ntreasures = { vault = 4 }\n'
    with pytest.raises(lootkeep.InvalidBox, match=r"mine.toml, scenario, plans: 10 rooms can be built; at most 5"):
        read_box(tiny, "mine.toml")


def test_a_card_that_throws_heroes_needs_the_cells() -> None:
    text = '[scenario]\nlayout = "vault forge"\ntreasures = { vault = 4 }\n[scenario.cards]\n' + bell("throw")
    with pytest.raises(lootkeep.InvalidBox, match=r"cards.bell, does: 'throw' without its room; `cells` in the layout"):
        read_box(text, "mine.toml")


# ---------------------------------------------------------------- scenarios of one's own


def test_a_scenario_of_ones_own_may_do_without_a_name() -> None:
    own, named = (read_box(OWN.replace(id, ""), "mine.toml").scenario for id in ('id = "first-watch"', "number = 1"))
    assert (own.id, own.number, named.id, named.number) == ("own", 1, "first-watch", 0)
    for name in ("cells", "turns", "values", "portals", "signs", "bell", "banner", "crown"):
        assert list(getattr(own, name)) == list(getattr(named, name))
    assert own.head_start


def test_a_scenario_of_ones_own_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        OWN.replace("number = 1", 'title = { en = "The Long Night" }').replace(RULES, 'rules = ["hand 4", "gamble 2"]')
    )
    game = do(lootkeep.new("heroes", seats=1, seed=1, box=file), "clan dragon")
    assert (len(hand(game)), seen(game)["scenario"]["title"]) == (4, {"en": "The Long Night"})
    guild = pile(game, "guild")
    drawn = 2 if ":" in guild[-1] else 0
    assert len(hand(do(game, "gamble"))) == 4 + drawn


def test_any_way_round_is_the_way_it_is_printed_unless_a_number_says_otherwise() -> None:
    text = '[scenario]\nlayout = "vault forge"\ntreasures = { vault = 4 }\n'
    game = custom(text, "p1: clan=dragon", "vault: monsters=p1", scenario="own")
    assert (room(game, "forge")["open"], seen(game)["passages"]) == ("NEW", [["vault", "forge"]])


@given(st.text(max_size=300))
@settings(max_examples=100, deadline=None)
def test_rubbish_is_no_box(text: str) -> None:
    with pytest.raises(lootkeep.InvalidBox):
        read_box(text + "\nx = 1", "mine.toml")


SPOILT = [
    "",
    "x = 1",
    "[[clan]]",
    "number = 99",
    "portals = []",
    "layout = 'vault'",
    "[scenario]",
    "[loot]",
    "rules = ['ram vault 1']",
]


@pytest.mark.parametrize("good", [KEEP, OWN, SITE])
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_box_with_lines_lost_or_spoilt_is_read_or_refused(good: str, data: st.DataObject) -> None:
    lines = good.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        lines[data.draw(st.integers(0, len(lines) - 1))] = data.draw(st.sampled_from(SPOILT))
    with suppress(lootkeep.InvalidBox):  # and no other error
        assert read_box("\n".join(lines), "mine.toml").digest
