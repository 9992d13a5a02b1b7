"""The files: the box and the scenarios agree with the ledger, and what is wrong with one is told with its place."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lootkeep
from lootkeep.heroes.box import EDITIONS, problems, read_box, rooms, shipped, shipped_text
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
def test_a_room_is_as_far_from_the_goal_as_heroes_walk(scenario: str) -> None:
    view = dungeon(scenario)
    beside: dict[str, set[str]] = {each["room"]: set() for each in view["rooms"]}
    for one, other in view["passages"]:
        beside[one].add(other)
        beside[other].add(one)
    if view["doors_open"]:
        doors = {each["room"] for each in view["rooms"] if each["portal"] == "completed"}
        for one in doors:
            beside[one] |= doors - {one}
    walked, reached = {view["goal"]: 0}, [view["goal"]]
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
    assert 2 <= sum(each["portal"] is not None for each in rooms) <= 10
    assert 0 < sum(map(int, shipped(scenario).scenario.signs)) <= 6


@rule("KH-01")
def test_the_scenarios_come_in_their_order() -> None:
    assert [shipped(edition).scenario.number for edition in EDITIONS] == list(range(1, len(EDITIONS) + 1))


@rule("KH-01")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_in_every_scenario_all_rooms_lead_to_the_goal_and_only_the_vault_has_value_4(scenario: str) -> None:
    view = dungeon(scenario)
    rooms = view["rooms"]
    assert all(0 < each["distance"] < 12 for each in rooms if each["room"] != view["goal"])
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
    with pytest.raises(lootkeep.InvalidBox, match=r"mine.toml: there are 272 cards and tiles; at most 250"):
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


# Operations that are one word.
PLAIN = ("rally", "throw", "creep", "break", "reopen", "muster", "swap", "curse", "restock")


def bell(*does: str) -> str:
    """A Bell that does this."""
    return f"bell = {{ copies = 2, does = {list(does)!r} }}"


CARDS = "[scenario.cards]"
FOE = "foe camp camp at study"
CLOCK = '[{ at = "start", does = ["rally"] }]'
WRONG_AIMS = [
    ("waves = 4", "waves: '4' cannot be; a number from 1 to 3"),
    ("pace = 1", "pace: 1 cannot be; 0, or 2 for the second wave's from the start"),
    ('music = "loud"', "music: there is no such field; one of waves, pace, lose, win, end"),
    ('lose = "late"', "lose: 'late' cannot be; a list"),
    ('lose = ["late"]', "lose: 'late' cannot be; one of looted, gone, escaped, debt, marked"),
    ('lose = ["deft 3"]', "lose: 'deft 3' cannot be; `debt` would be right"),
    ('lose = ["looted"]', "lose: 'looted' cannot be read; `looted ROOM` would be right"),
    ('lose = ["looted attic"]', "lose: 'attic' is no room"),
    ('lose = ["looted site"]', "lose: the site is not in the layout"),
    ('lose = ["gone 41"]', "lose: '41' cannot be; a number from 1 to 40"),
    ('lose = ["gone forge"]', "lose: 'forge' is no number; a number, `L`"),
    ('lose = ["debt 0"]', "lose: '0' cannot be; a number from 1 to 40"),
    ('lose = ["debt L"]', "lose: there is no lever; `lever` with five numbers"),
    ('lose = ["escaped heir"]', "lose: there is no foe 'heir'; a rule `foe ...` would be right"),
    ('win = ["debt 3"]', "win: 'debt 3' cannot be; one of delivered, fallen, sealed, built, prisoners"),
    ('win = ["sealed vault"]', "win: 'sealed vault' cannot be read; `sealed` would be right"),
    ('end = ["looted vault"]', "end: 'looted vault' cannot be; one of built, prisoners, kept, delivered, fallen, late"),
    ("end = [3]", "end: 3 cannot be; one of built"),
    (f"end = {['late'] * 5}", "end: 5 of them; at most 4"),
    ('lose = ["marked 3"]', "lose: 'marked 3' without marks; a table `marks`"),
    ('win = ["delivered 3"]', "win: 'delivered 3' without a deed that delivers; a rule `deed ... -> deliver`"),
]
WRONG_MARKS = [
    ('order = ["forge"]', "name: None is no sort of mark; one of flooded, picket, dark"),
    ('name = "flodded"', "name: 'flodded' is no sort of mark; `flooded` would be right"),
    ('name = "dark"', "order: 0 rooms; 1 to 5 different rooms other than the Vault"),
    ('name = "dark", order = ["vault"]', "order: 1 rooms; 1 to 5 different rooms other than the Vault"),
    ('name = "dark", order = ["forge", "forge"]', "order: 2 rooms; 1 to 5 different rooms"),
    ('name = "dark", order = ["site"]', "order: the site is not in the layout"),
    ('name = "dark", order = ["forge"], does = ["wet"]', "does: 'wet' is no flag; one of idle, bare, mire, dark"),
    ('name = "dark", order = ["forge"], does = ["only gold"]', "does: 'gold' is no token; one of coin, frog"),
    ('name = "dark", order = ["forge"], works = ["attic"]', "works: 'attic' is no room"),
    ('name = "dark", order = ["forge"], when = 1', "when: there is no such field; one of name, order, does, works"),
]
WRONG_CLOCKS = [
    ('does = ["rally"]', "at: None cannot be; one of start, assault, every, wave, lost, falls"),
    ('at = "noon", does = ["rally"]', "at: 'noon' cannot be; one of start, assault"),
    ('at = "asault 3", does = ["rally"]', "at: 'asault 3' cannot be; `assault` would be right"),
    ('at = "start 2", does = ["rally"]', "at: 'start 2' cannot be read; `start` would be right"),
    ('at = "every", does = ["rally"]', "at: 'every' cannot be read; `every NUMBER` would be right"),
    ('at = "every 0", does = ["rally"]', "at: '0' cannot be; a number from 1 to 40"),
    ('at = "wave 4", does = ["rally"]', "at: '4' cannot be; a number from 1 to 3"),
    ('at = "falls ram", does = ["rally"]', "at: there is no foe 'ram'; a rule `foe ...` would be right"),
    ('at = "start"', "does: 0 operations; 1 to 4 would be right"),
    ('at = "start", does = ["ring"]', "does: 'ring' is no operation; one of rally"),
    ('at = "start", does = ["rally"], copies = 2', "copies: there is no such field; one of at, does"),
]
WRONG_OPERATIONS = [
    ("ring", ": 'ring' is no operation; one of rally, wake, summon, post, throw, creep, tithe, seize"),
    ("summom thief vault", ": 'summom thief vault' is no operation; `summon` would be right"),
    *[(f"{word} 2", f": '{word} 2' cannot be read; `{word}` would be right") for word in PLAIN],
    ("wake", ": 'wake' cannot be read; `wake ROOM NUMBER, marked, or at FOE NUMBER` would be right"),
    ("wake cells", ": 'wake cells' cannot be read"),
    ("wake cells 0", ", wake: '0' cannot be; a number from 1 to 9"),
    ("wake site 2", ", wake: the site is not in the layout"),
    ("wake marked", ": `wake marked` without marks; a table `marks` would be right"),
    ("wake at ram 1", ", wake: there is no foe 'ram'; a rule `foe ...` would be right"),
    ("summon thief", ": 'summon thief' cannot be read; `summon HERO and ROOM, farthest, crowded, richest, portal, g"),
    ("summon king vault", ", summon: 'king' is no hero; one of"),
    ("summon thief attic", ", summon: 'attic' is no room"),
    ("summon thief at ram", ", summon: there is no foe 'ram'; a rule `foe ...`"),
    ("post thief vault", ": 'post thief vault' cannot be read; `post HERO ROOM NUMBER` would be right"),
    ("post thief vault 6", ", post: '6' cannot be; a number from 0 to 5"),
    ("tithe", ": 'tithe' cannot be read; `tithe RESOURCE \\[NUMBER or rising\\] \\[ROOM\\] \\[else OPERATION\\]`"),
    ("tithe trap", ", tithe: 'trap' is no resource; one of coin, frog, bone, book"),
    ("tithe coin 6", ", tithe: '6' cannot be; a number from 1 to 5"),
    ("tithe coin 1 site", ", tithe: the site is not in the layout"),
    ("tithe coin 1 forge cells", ": 'tithe coin 1 forge cells' cannot be read; `tithe RESOURCE"),
    ("tithe coin else", ": 'tithe coin else' cannot be read; another operation behind `else` would be right"),
    ("tithe coin else tithe frog", ": .* cannot be read; another operation behind `else`"),
    ("tithe coin else ring", ": 'ring' is no operation"),
    ("seize 6", ", seize: '6' cannot be; a number from 0 to 5"),
    ("mark", ": `mark` without marks; a table `marks` would be right"),
    ("close", ": `close` does not say what; `close ROOM-ROOM ...` would be right"),
    ("close vault", ", close: '' is no room"),
    ("close vault-attic", ", close: 'attic' is no room"),
    ("open vault-site", ", open: the site is not in the layout"),
    ("survey", ": 'survey' without its room; `site` in the layout"),
    ("advance", ": 'advance' cannot be read; `advance FOE` would be right"),
    ("advance ram", ", advance: there is no foe 'ram'; a rule `foe ...` would be right"),
    ("call", ": 'call' cannot be read; `call FOE` would be right"),
    ("run", ": `run` without exits; `exits ROOM ROOM` among the rules would be right"),
    ("blind", ": `blind` without a lookout; `lookout 1` among the rules would be right"),
    ("goal", ": 'goal' cannot be read; `goal ROOM` would be right"),
    ("goal attic", ", goal: 'attic' is no room"),
    ("spawn coin vault", ": 'spawn coin vault' cannot be read; `spawn RESOURCE ROOM NUMBER` would be right"),
    ("spawn trap vault 1", ", spawn: 'trap' is no resource"),
    ("drift coin vault", ": 'drift coin vault' cannot be read; `drift RESOURCE to ROOM \\[from NUMBER\\]` would"),
    ("drift coin to attic", ", drift: 'attic' is no room"),
    ("drift coin to vault from 6", ", drift: '6' cannot be; a number from 1 to 5"),
]


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
        ("study = 3", "study = 5", "scenario, treasures, study: '5' cannot be; a number from 1 to 4"),
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
        # the lever, and numbers by seats
        ("number = 1", "lever = 3", "scenario, lever: 3 cannot be; 5 numbers, one a difficulty,"),
        ("number = 1", "lever = [1, 2, 3, 4]", r"scenario, lever: \[1, 2, 3, 4\] cannot be; 5 numbers"),
        ("number = 1", "lever = [1, 2, 3, 4, 16]", "scenario, lever: .* cannot be; numbers from 0 to 15"),
        (RULES, 'rules = ["lookout L"]', "scenario, rules, lookout: there is no lever; `lever` with five numbers"),
        (RULES, 'rules = ["lookout M"]', "rules, lookout: 'M' is no number; a number, `L`, `L\\+1` or `L-1` would"),
        (RULES, 'rules = ["lookout L+9"]', "rules, lookout: 'L\\+9' is no number; a number, `L`"),
        (RULES, 'rules = ["lookout 1/2"]', "rules, lookout: '1/2' cannot be; a number from 0 to 3, or one by seats"),
        (RULES, 'rules = ["lookout 1/1/1/4"]', "rules, lookout: '1/1/1/4' is 4 here, which cannot be; a number from"),
        # the special rules
        (RULES, 'rules = ["fly"]', "scenario, rules: 'fly' is no rule; one of head-start, gamble, hand, bounty, look"),
        (RULES, 'rules = ["lookuot 1"]', "scenario, rules: 'lookuot 1' is no rule; `lookout` would be right"),
        (RULES, "rules = [3]", "scenario, rules: 3 is no rule"),
        (RULES, 'rules = "bounty"', "scenario, rules: 'bounty' cannot be; a list"),
        (RULES, 'rules = ["head-start 4"]', "scenario, rules, head-start: '4' cannot be; a number from 0 to 3"),
        (RULES, 'rules = ["bounty 2"]', "scenario, rules: 'bounty 2' cannot be read; `bounty` would be right"),
        (RULES, 'rules = ["doors ajar"]', "scenario, rules: 'doors ajar' cannot be read; `doors` would be right"),
        (RULES, 'rules = ["raid vault"]', "scenario, rules: 'raid vault' cannot be read; `raid` would be right"),
        (RULES, 'rules = ["raid"]', "scenario, rules: nobody finds the way out; `exits ROOM ROOM` would be right"),
        (RULES, 'rules = ["exits"]', "scenario, rules: 'exits' cannot be read; `exits ROOM ROOM ...` would be right"),
        (RULES, 'rules = ["exits attic"]', "scenario, rules, exits: 'attic' is no room"),
        (RULES, 'rules = ["gamble"]', "scenario, rules: 'gamble' cannot be read; `gamble NUMBER`"),
        (RULES, 'rules = ["gamble 7"]', "scenario, rules, gamble: '7' cannot be; a number from 1 to 6"),
        (RULES, 'rules = ["gamble 0000000034"]', "rules, gamble: '0000000034' is no number; a number, `L`,"),
        (RULES, 'rules = ["hand 2"]', "scenario, rules, hand: '2' cannot be; a number from 3 to 8"),
        (RULES, 'rules = ["hand five"]', "scenario, rules, hand: 'five' is no number; a number, `L`"),
        (RULES, 'rules = ["hand 3 + frog"]', r"rules: 'hand 3 \+ frog' cannot be read; `hand NUMBER, or NUMBER \+ RES"),
        (RULES, 'rules = ["hand 3 + trap pantry up to 6"]', "rules, hand: 'trap' is no resource; one of coin, frog"),
        (RULES, 'rules = ["hand 3 + frog site up to 6"]', "rules, hand: the site is not in the layout"),
        (RULES, 'rules = ["hand 3 + frog pantry up to 2"]', "rules, hand: '2' cannot be; a number from 3 to 8"),
        (RULES, 'rules = ["lookout 4"]', "scenario, rules, lookout: '4' cannot be; a number from 0 to 3"),
        (RULES, 'rules = ["ajar 4"]', "scenario, rules: `ajar 4` with 3 portals; as many portals would be right"),
        (RULES, 'rules = ["stowaways 6"]', "scenario, rules, stowaways: '6' cannot be; a number from 0 to 5"),
        (RULES, 'rules = ["goal"]', "scenario, rules: 'goal' cannot be read; `goal ROOM` would be right"),
        (RULES, 'rules = ["goal sever"]', "scenario, rules, goal: 'sever' is no room; `sewer` would be right"),
        (RULES, 'rules = ["barren site"]', "scenario, rules, barren: the site is not in the layout"),
        (RULES, 'rules = ["orphans attic"]', "scenario, rules, orphans: 'attic' is no room"),
        (RULES, 'rules = ["rebel trap"]', "scenario, rules, rebel: 'trap' is no resource; one of coin, frog, bone, bo"),
        (RULES, 'rules = ["tough king"]', "scenario, rules, tough: 'king' is no hero; one of"),
        (RULES, 'rules = ["tough warior"]', "scenario, rules, tough: 'warior' is no hero; `warrior` would be right"),
        (RULES, 'rules = ["cards ruby 1"]', "rules: 'cards ruby 1' cannot be read; `cards jewel or special, and NUMBE"),
        (RULES, 'rules = ["cards jewel 5"]', "scenario, rules, cards: '5' cannot be; a number from 0 to 4"),
        # deeds
        (RULES, 'rules = ["deed vault coin"]', "rules: 'deed vault coin' cannot be read; `deed ROOM, marked, portal o"),
        (RULES, 'rules = ["deed vault coin -> eat"]', "rules, deed: 'vault coin -> eat' cannot be read; `deed ROOM,"),
        (RULES, 'rules = ["deed attic coin -> deliver"]', "rules, deed: 'attic' is no room"),
        (RULES, 'rules = ["deed vault gem -> deliver"]', "rules, deed: 'gem' is no token; one of coin, frog, bone"),
        (RULES, 'rules = ["deed vault 6 coin -> deliver"]', "rules, deed: '6' cannot be; a number from 1 to 5"),
        (RULES, 'rules = ["deed vault frog -> clear"]', "deed: `clear` without marked rooms; `deed marked ...` would"),
        (RULES, 'rules = ["deed marked frog -> clear"]', "rules, deed: `marked` without marks; a table `marks`"),
        (RULES, 'rules = ["deed vault -> deliver"]', "deed: `deliver` without a token; such as `coin -> deliver`"),
        (RULES, 'rules = ["deed any book -> break"]', "deed: `break` without a portal; `deed portal ...` would be"),
        (RULES, 'rules = ["deed any -> close", "deed any coin -> shelve"]', "deed: there are two; one deed would be"),
        # foes
        (RULES, 'rules = ["foe"]', "scenario, rules: 'foe' cannot be read; `foe NAME captain HERO"),
        (RULES, 'rules = ["foe ram at study"]', "rules, foe: 'ram at study' cannot be read; `foe NAME captain HERO"),
        (RULES, 'rules = ["foe heirr captive at cells"]', "scenario, rules, foe: 'heirr' is no foe; `heir` would be r"),
        (RULES, 'rules = ["foe ram wagon at study"]', "rules, foe: 'wagon' is no sort of foe; one of captain, engine,"),
        (RULES, 'rules = ["foe ram engine at attic"]', "scenario, rules, foe: 'attic' is no room"),
        (RULES, 'rules = ["foe ram engine at site"]', "scenario, rules, foe: the site is not in the layout"),
        (RULES, 'rules = ["foe ram engine at study health 10"]', "rules, foe: '10' cannot be; a number from 0 to 9"),
        (RULES, 'rules = ["foe ram engine at study tall"]', "rules, foe: 'tall' cannot be read; `health NUMBER` or `l"),
        (RULES, 'rules = ["foe ram engine mage at study"]', "foe: 'mage' cannot be; a class for a captain and no othe"),
        (RULES, 'rules = ["foe bard captain at study"]', "rules, foe: '' cannot be; a class for a captain and no othe"),
        (RULES, f"rules = {[FOE] * 4}", "scenario, rules, foe: there are too many; at most 3 would be right"),
        (RULES, 'rules = ["foe heir captive at cells"]', "rules: nobody finds the way out; `exits ROOM ROOM` would be"),
        # how it ends
        (CARDS, "aim = 3\n" + CARDS, "scenario, aim: 3 cannot be; a table with waves, pace, lose, win and end"),
        *[(CARDS, f"aim = {{ {text} }}\n{CARDS}", f"scenario, aim, {says}") for text, says in WRONG_AIMS],
        # rooms in trouble
        (CARDS, "marks = 3\n" + CARDS, "scenario, marks: 3 cannot be; a table with name, order and does"),
        *[(CARDS, f"marks = {{ {text} }}\n{CARDS}", f"scenario, marks, {says}") for text, says in WRONG_MARKS],
        # clocks
        (CARDS, "when = 3\n" + CARDS, "scenario, when: 3 cannot be; a list would be right"),
        (CARDS, "when = [3]\n" + CARDS, "scenario, when 1: 3 cannot be; a table with at and does"),
        (CARDS, f"when = {CLOCK * 9}\n{CARDS}".replace("][", ", "), "scenario, when: 9 clocks; at most 8 would be rig"),
        *[(CARDS, f"when = [{{ {text} }}]\n{CARDS}", f"scenario, when 1, {says}") for text, says in WRONG_CLOCKS],
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
        (BELL, "bell = { copies = 2, does = [3] }", "cards.bell, does: 3 is no operation"),
        *[(BELL, bell(does), f"cards.bell, does{says}") for does, says in WRONG_OPERATIONS],
        (BELL, bell("close vault-crypt"), "scenario, close: there is no passage vault-crypt; one of the dungeon's"),
        (BELL, bell("close vault-forge", "close vault-sewer"), "does: there are two lists behind `close`; one, and"),
        (BELL, bell("open vault-forge"), "scenario, open: there is no wall between vault and forge; rooms that touch"),
        (BELL, bell("open vault-crypt"), "scenario, open: there is no wall between vault and crypt; rooms that touch"),
    ],
)  # fmt: skip
def test_a_broken_scenario_says_where_and_what_would_be_right(old: str, new: str, says: str) -> None:
    assert old in OWN
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(OWN.replace(old, new, 1), "mine.toml")


SITE = "[scenario]\n" + re.sub(
    r"^(\[+)(?=[a-z])", r"\1scenario.", shipped_text("scenarios/under-construction.toml"), flags=re.MULTILINE
)
PLANS = 'plans = ["workshop", "pantry", "study", "menagerie"]'


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
    scenario = read_box(SITE.replace(PLANS, ""), "mine.toml").scenario
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


# ---------------------------------------------------------------- all that is wrong


def test_whoever_writes_a_scenario_is_told_all_that_is_wrong_at_once() -> None:
    wrong = OWN.replace("crypt/2 ", "attic/2 ").replace("study = 3", "study = 9").replace(RULES, 'rules = ["fly"]')
    said = [str(each) for each in problems(wrong.replace(BELL, bell("ring", "wake cells")), "mine.toml")]
    for place in (
        "layout, row 1, column 1: 'attic' is no room",
        "treasures, study: '9' cannot be",
        "rules: 'fly' is no rule",
        "cards.bell, does: 'ring' is no operation",
        "cards.bell, does: 'wake cells' cannot be read",
    ):
        assert sum(f"mine.toml, scenario, {place}" in each for each in said) == 1, place
    assert problems(OWN, "mine.toml") == []


def test_what_is_wrong_at_one_table_only_is_found_too() -> None:
    by_seats = OWN.replace(RULES, 'rules = ["lookout 1/1/1/4"]')
    by_level = OWN.replace("number = 1", "lever = [1, 1, 1, 1, 9]").replace(RULES, 'rules = ["lookout L"]')
    for text, says in ((by_seats, "'1/1/1/4' is 4 here, which cannot be"), (by_level, "'L' is 9 here, which cannot")):
        [problem] = problems(text, "mine.toml")
        assert says in str(problem)
        with pytest.raises(lootkeep.InvalidBox, match=re.escape(says)):
            read_box(text, "mine.toml")


@pytest.mark.parametrize("text", ["x = 1", "[tokens", "scenario = 7", "[loot]\nbeast = 3"])
def test_of_anything_else_that_is_wrong_the_first_is_told(text: str) -> None:
    with pytest.raises(lootkeep.InvalidBox) as refused:
        read_box(text, "mine.toml")
    assert [str(each) for each in problems(text, "mine.toml")] == [str(refused.value)]


def refusal(text: str) -> str | None:
    """Why a box is refused, if it is."""
    try:
        read_box(text, "mine.toml")
    except lootkeep.InvalidBox as problem:
        return str(problem)
    return None


@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_a_box_has_problems_if_and_only_if_it_is_refused(data: st.DataObject) -> None:
    lines = OWN.splitlines()
    for _ in range(data.draw(st.integers(0, 2))):
        lines[data.draw(st.integers(0, len(lines) - 1))] = data.draw(st.sampled_from(SPOILT))
    text = "\n".join(lines)
    said = [str(each) for each in problems(text, "mine.toml")]
    assert bool(said) == (refusal(text) is not None)
    assert said == [] or refusal(text) in said


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
    "rules = ['deed any 2 trap -> close', 'foe ram engine at vault']",
    "aim = { lose = ['debt L'], end = ['late'] }",
    "when = [{ at = 'every 2', does = ['drift coin to vault'] }]",
    "marks = { name = 'dark', order = ['forge'], does = ['dark', 'only frog'] }",
    "lever = [1, 2, 3, 4, 5]",
    "",
    "x = 1",
    "[[clan]]",
    "number = 99",
    "portals = []",
    "layout = 'vault'",
    "[scenario]",
    "[loot]",
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
