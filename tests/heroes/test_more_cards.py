"""More hero cards than the book's, heroes whose rooms are not there, and a goal that is not the Vault."""

from __future__ import annotations

from tests.heroes.dungeon import deeds, heroes, opened, result, seen
from tests.heroes.nights import RATKIN, night, opening
from tests.rules import choices, do, rule

SMALL = """
layout = '''
sewer/2  vault/0  workshop/2
.        cells/0  .
'''
treasures = { vault = 4, cells = 1, workshop = 1, sewer = 1 }
portals = []
id = "night"
"""


# ---------------------------------------------------------------- hero cards


@rule("KH-174")
def test_jewel_cards_are_shuffled_into_the_guild_warrior_first() -> None:
    assert _added(opening("cards jewel 3")) == ["archer jewel", "thief jewel", "warrior jewel"]
    assert _added(opening()) == []


@rule("KH-175")
def test_special_cards_are_shuffled_into_the_guild_warrior_first() -> None:
    assert _added(opening("cards special 2")) == ["thief special", "warrior special"]
    assert len(_added(opening("cards special 4", "cards jewel 4"))) == 8


def _added(game: object) -> list[str]:
    """The hero cards that only this night has."""
    guild = seen(game)["guild"]["heroes"]  # type: ignore[arg-type]
    return sorted(f"{each['hero']} {each['type']}" for each in guild if each["type"] in ("jewel", "special"))


@rule("KH-174")
def test_a_jewel_card_brings_one_hero_to_the_vault() -> None:
    game = night(RATKIN, "vault: monsters=p1", rules=("cards jewel 4",), guild="mage:jewel")
    assert deeds(game, "came") == ["mage vault"]


@rule("KH-175", "KH-65")
def test_a_special_card_brings_one_hero_to_the_cells_where_it_is_held() -> None:
    game = night(RATKIN, "vault: monsters=p1", rules=("cards special 4",), guild="thief:special")
    assert (deeds(game, "came"), heroes(game, "cells")) == (["thief cells"], ["thief"])


@rule("KH-175", "KH-61")
def test_a_special_card_brings_one_hero_to_each_of_cells_laboratory_and_site() -> None:
    game = opened(1, 1, "the-annex")
    special = [each["room"] for each in seen(game)["rooms"] if each["type"] == "special"]
    assert sorted(special) == ["cells", "laboratory", "site"]


@rule("KH-174", "KH-55")
def test_a_jewel_card_is_thrown_into_the_cells_like_any_other() -> None:
    game = night(RATKIN, "vault: monsters=p1", "guild: mage:bones thief:jewel", rules=("cards jewel 4",))
    do(game, "gamble")
    assert heroes(game, "cells") == ["thief"]


# ---------------------------------------------------------------- orphans


@rule("KH-176")
def test_both_heroes_of_a_card_whose_rooms_are_not_there_come_to_the_room_for_orphans() -> None:
    game = night(RATKIN, "vault: monsters=p1", rules=("orphans sewer",), more=SMALL, guild="mage:eye")
    assert deeds(game, "came") == ["mage sewer", "mage sewer"]
    none = night(RATKIN, "vault: monsters=p1", more=SMALL, guild="mage:eye")
    assert (deeds(none, "came"), len(deeds(none, "no-room"))) == ([], 1)


@rule("KH-176", "KH-61")
def test_orphans_do_not_matter_where_one_room_of_the_type_is_there() -> None:
    game = night(RATKIN, "vault: monsters=p1", rules=("orphans cells",), more=SMALL, guild="mage:bones")
    assert "mage cells" not in deeds(game, "came")


# ---------------------------------------------------------------- the goal


@rule("KH-190", "KH-70")
def test_heroes_charge_towards_the_goal_wherever_it_is() -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1 heroes=thief",
        "sewer: treasure=- heroes=mage",
        rules=("goal crypt",),
        bell=("rally",),
        guild="bell",
    )
    assert seen(game)["goal"] == "crypt"
    assert deeds(game, "charges")[0] == "sewer menagerie 1 mage"


@rule("KH-190")
def test_a_new_goal_is_told_and_all_distances_are_measured_from_it() -> None:
    game = night(RATKIN, "vault: monsters=p1", bell=("goal crypt", "creep"), guild="bell")
    far = {each["room"]: each["distance"] for each in seen(game)["rooms"]}
    assert (deeds(game, "goal"), far["crypt"], far["vault"]) == (["crypt"], 0, 3)


@rule("KH-190", "KH-63")
def test_creeping_and_rallying_look_to_the_goal() -> None:
    lines = ("vault: heroes=thief", "crypt: heroes=mage", "menagerie: monsters=p1")
    game = night(RATKIN, *lines, rules=("goal crypt",), bell=("creep",), guild="bell")
    assert (heroes(game, "sewer"), heroes(game, "crypt")) == (["thief"], ["mage"])
    both = ("vault: heroes=thief monsters=p1", "menagerie: heroes=mage monsters=p1")
    other = night(RATKIN, *both, rules=("goal crypt",), bell=("rally",), guild="bell")
    assert deeds(other, "roused") == ["menagerie 1"]


@rule("KH-190", "KH-64")
def test_an_archer_shoots_the_monster_nearest_to_the_goal() -> None:
    lines = ("vault: monsters=p1", "menagerie: monsters=p1", "crypt: monsters=p1", "sewer: treasure=-")
    game = night(RATKIN, *lines, rules=("goal crypt",), bell=("summon archer sewer",), guild="bell")
    assert deeds(game, "shoots")[0] == "archer sewer menagerie"


@rule("KH-190", "KH-63")
def test_the_farthest_room_and_the_engines_way_are_measured_from_the_goal() -> None:
    game = night(RATKIN, "crypt: monsters=p1", rules=("goal crypt",), bell=("summon mage farthest",), guild="bell")
    far = {each["room"]: each["distance"] for each in seen(game)["rooms"] if each["room"] != "cells"}
    came = deeds(game, "came")
    places = {choice.removeprefix("appear ") for choice in choices(game)} if not came else {came[0].split()[1]}
    assert {far[place] for place in places} == {max(far.values())}
    engine = ("foe ram engine at sewer health 3", "goal crypt")
    rolls = night(RATKIN, "crypt: monsters=p1", rules=engine, bell=("advance ram",), guild="bell")
    assert seen(rolls)["foes"][0]["room"] == "menagerie"


@rule("KH-191")
def test_in_a_goal_without_treasure_heroes_wait() -> None:
    game = night(RATKIN, "crypt: heroes=thief treasure=-", rules=("goal crypt",), bell=("wake crypt 1",), guild="bell")
    assert (heroes(game, "crypt"), len(deeds(game, "lingers")), result(game)) == (["thief"], 1, "open")


@rule("KH-190", "KH-66")
def test_where_the_cells_are_the_goal_those_who_charge_in_are_not_held_and_inspire() -> None:
    lines = ("vault: monsters=p1", "pantry: heroes=mage treasure=-", "cells: heroes=thief treasure=curse:1")
    rules = ("goal cells", "exits crypt", "foe heir captive at cells")
    game = night(RATKIN, *lines, rules=rules, bell=("wake pantry 1",), guild="bell")
    assert deeds(game, "charges") == ["pantry cells 1 mage"]
    assert (deeds(game, "inspired"), deeds(game, "captive-loose")) == (["cells 1"], ["cells heir"])
    assert choices(game) == ["looter thief", "looter mage"]
