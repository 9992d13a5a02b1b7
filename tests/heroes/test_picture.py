"""The dungeon in letters: it fits, passages are gaps, who is where can be read, and danger is marked."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.cells import cell_len

import lootkeep
from lootkeep.engine.messages import message
from lootkeep.heroes.box import EDITIONS, shipped
from lootkeep.heroes.cards import CLANS
from lootkeep.heroes.picture import hint, is_at_risk, least, note, opening, picture, shortened
from lootkeep.lines import Line, size, text_of
from lootkeep.speech import LANGUAGES, TableWords
from lootkeep.terminal.frame import Frame
from lootkeep.terminal.hook import hook
from lootkeep.terminal.screen import STYLES
from tests.heroes.dungeon import room, seen, table
from tests.modes import by_mode
from tests.rules import do

NAMES = ["Ada", "a name that is much too long for any table", "日本語の名前です", "Зинаида"]
CELL = 15  # columns of a room and its wall in a picture of 80


def positions(edition: str, seats: int, seed: int, plies: int = 250) -> Iterator[lootkeep.Game]:
    """A game, decision by decision, played by chance."""
    game = lootkeep.new("heroes", seats=seats, seed=seed, edition=edition)
    chance = random.Random(seed)
    while not game.over and game.ply < plies:
        yield game
        game.apply(chance.choice(game.options()))
    yield game


def words(game: lootkeep.Game, lang: str = "en") -> TableWords:
    """The words of a language, at this table."""
    return lootkeep.words(lang).at(game, NAMES)


def shown(lines: list[Line]) -> str:
    """The words of a picture."""
    return "\n".join(text_of(line) for line in lines)


def drawn(game: lootkeep.Game, seat: int | None = 0, width: int = 80, *, brief: bool = True) -> str:
    """What a player sees in English."""
    return shown(picture(game.view(seat), words(game), width, brief=brief))


def squares_of(game: lootkeep.Game) -> dict[str, int]:
    """The rooms to which answers lead, with the number of the first."""
    found: dict[str, int] = {}
    for number, option in enumerate([] if game.over else game.decision()["options"], 1):
        for square in option["touches"].get("squares", [])[:1]:
            found.setdefault(square, number)
    return found


def cell(text: str, name: str) -> list[str]:
    """The two lines inside a room of First Watch, found by its name in the wall."""
    rows = text.split("\n")
    y = next(y for y, row in enumerate(rows) if name in row)
    start = max(rows[y].rfind(joint, 0, rows[y].index(name)) for joint in "┌┬├┼┐┤") + 1
    return [row[start : start + CELL - 1] for row in rows[y + 1 : y + 3]]


# ---------------------------------------------------------------- it fits


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_line_is_wider_than_asked(edition: str, lang: str) -> None:
    for seats in (1, 4):
        for game in islice(positions(edition, seats, seats), 0, None, by_mode(compiled=35, plain=70)):
            say = words(game, lang)
            marked = squares_of(game)
            for width in (40, 80, 115):
                pictures = [least(game.view(0), say, width, marked=marked)]
                for viewer in (None, seats - 1):
                    view = game.view(viewer)
                    pictures += [picture(view, say, width, brief=brief, marked=marked) for brief in (False, True)]
                for lines in pictures:
                    assert max(cell_len(text_of(line)) for line in lines) <= width
                    assert {style for line in lines for style, _ in line} <= set(STYLES)


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40)])
@pytest.mark.parametrize("edition", ["first-watch", "jailbreak-season", "open-doors"])
def test_a_question_fits_the_screen(edition: str, width: int, height: int, lang: str) -> None:
    for game in islice(positions(edition, 2, 5), 0, None, by_mode(compiled=9, plain=27)):
        if not game.over:
            frame = Frame(game, game.actor, words(game, lang), hook("heroes"), max(0, game.ply - 12))
            lines = frame.lines(width, height)
            assert max(size(line) for line in lines) <= width
            assert len(lines) < height, shown(lines)


def test_the_dungeon_stays_where_it_is_whatever_is_asked() -> None:
    """Walls and names are drawn alike in brief and in full, and from one decision to the next."""
    walls: set[str] = set()
    for game in positions("first-watch", 2, 7):
        for brief in (False, True):
            rows = drawn(game, seen(game)["active"], brief=brief).split("\n")
            walls.add("\n".join(row[:61] for row in rows[1:11:3]))
    assert len(walls) == 1


# ---------------------------------------------------------------- rooms and walls


def test_the_whole_dungeon_is_drawn_with_passages_as_gaps() -> None:
    """The map of First Watch: uprights have a gap in the second line of a room, level walls above a name."""
    rows = drawn(table("p1: clan=ratkin")).split("\n")[1:11]
    assert [row[:61].rstrip() for row in rows] == [
        "┌◎Crypt────────┬◎Study────────┬†Forge────────┬▲Library──────┐",
        "│          ◌▣1!│            ▣3│           ▣1!│          ◌▣1!│",
        "│              │                                            │",
        "├×Menagerie─  ─┼×Sewer────────┬◆Vault─────  ─┬†Workshop─────┤",
        "│            ▣2│           ▣1!│            ▣4│           ▣1!│",
        "│                                                           │",
        "└──────────────┬▲Pantry────  ─┬□Cells─────  ─┬──────────────┘",
        "               │           ◌▣2│           ▣1!│",
        "               │                             │",
        "               └─────────────────────────────┘",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_as_many_gaps_as_passages(edition: str) -> None:
    """Each room has a name in its wall; a gap in a level wall stands before a single stroke."""
    for game in islice(positions(edition, 2, 3), 0, None, 40):
        if not game.over and game.decision()["prompt"]["id"] == "heroes-ask-lay":
            continue
        view = seen(game)
        rows = [row for row in drawn(game, None, 120).split("\n") if row[:1] in "┌├└│ "]
        walls = [row for row in rows if "──" in row]
        level = sum(len(re.findall(r"  ─[┬┼┤┐]", row)) for row in walls)
        places = {tuple(each["at"]): each["room"] for each in view["rooms"]}
        joined = [frozenset(pair) for pair in view["passages"]]
        below = [(places[x, y], places[x, y + 1]) for x, y in places if (x, y + 1) in places]
        assert level == sum(frozenset(pair) in joined for pair in below)
        names = [words(game).card(each["room"])[:7] for each in view["rooms"]]
        assert all(any(name in wall for wall in walls) for name in names)


def test_a_passage_that_caves_in_is_walled_up() -> None:
    before = table("p1: clan=ratkin", "guild: thief:eye bell", "night: closed=2", scenario="cave-in")
    assert frozenset(("crypt", "sewer")) in {frozenset(pair) for pair in seen(before)["passages"]}
    gaps = drawn(before).count("  ─")
    do(before, "end turn")
    assert frozenset(("crypt", "sewer")) not in {frozenset(pair) for pair in seen(before)["passages"]}
    assert drawn(before).count("  ─") == gaps - 1


def test_a_room_shows_who_and_what_is_in_it() -> None:
    """Awake heroes have a capital and a mark, exhausted ones a small letter: nothing is said by colour alone."""
    game = table(
        "p1: clan=lizardfolk hand=volley",
        "p2: clan=dragon",
        "sewer: monsters=p1,p1,p1w1 heroes=thief,thief,mage",
        "forge: monsters=p2w3 tokens=coin,coin,trap portal=completed",
        "study: heroes=warrior!,archer+,mage",
    )
    text = drawn(game)
    assert cell(text, "Sewer") == ["            ▣1", "Li3•1 2tm     "]
    assert cell(text, "Forge") == ["coin2 trap ●▣1", "Dr•3          "]
    assert cell(text, "Study") == ["           ▣3!", "W! A+ m       "]


def test_what_does_not_fit_in_one_line_of_a_room_moves_to_the_other() -> None:
    crowd = "forge: monsters=p1,p1,p2,p3,p4 heroes=thief,warrior,archer,mage portal=completed"
    game = table("p1: clan=ratkin", "p2: clan=slime", "p3: clan=gnoll", "p4: clan=imp", crowd)
    assert cell(drawn(game), "Forge") == ["Ra2        ●▣1", "Sl Gn Im twam "]


def test_flooded_rooms_debts_and_the_ram_are_shown() -> None:
    wet = drawn(table("p1: clan=ratkin", "cells: events=1 treasure=-", scenario="high-water"), width=120, brief=False)
    assert re.search(r"│ +≈[│ ]", wet)
    assert "≈ flooded" in wet
    assert "§2▣4" in drawn(table("p1: clan=ratkin", "vault: events=2", scenario="the-tithe"))
    assert "Ram3" in drawn(table("p1: clan=ratkin", "foes: ram=study:3:standing", scenario="the-ram"))


# ---------------------------------------------------------------- danger


@pytest.mark.parametrize(
    ("line", "risky"),
    [
        ("pantry: treasure=prey:2", False),  # two heroes are needed, nobody is there
        ("pantry: treasure=prey:2 heroes=thief", True),
        ("pantry: treasure=prey:2 heroes=thief monsters=p1", False),
        ("pantry: treasure=prey:1", True),
        ("pantry: treasure=- heroes=thief,thief", False),
    ],
)
def test_a_room_is_in_danger_where_one_more_hero_would_loot_it(line: str, risky: bool) -> None:
    game = table("p1: clan=ratkin", line, "cells: treasure=-")
    assert is_at_risk(room(game, "pantry")) is risky
    assert cell(drawn(game), "Pantry")[0].endswith("!") is risky


def test_danger_in_the_vault_is_marked_above_all() -> None:
    assert cell(drawn(table("p1: clan=ratkin", "vault: heroes=thief,mage")), "Vault")[0].endswith("▣4")
    assert cell(drawn(table("p1: clan=ratkin", "vault: heroes=thief,mage,mage")), "Vault")[0].endswith("▣4!!")


def hints(game: lootkeep.Game, seat: int = 0) -> dict[str, str]:
    """What is noted beside the options, by their notation."""
    noted = {o["notation"]: text_of(hint(o, game.view(seat), words(game))) for o in game.decision()["options"]}
    return {notation: text for notation, text in noted.items() if text}


def test_an_option_tells_which_treasure_it_guards_or_leaves() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws",
        "sewer: monsters=p1",
        "menagerie: monsters=p1,p1 treasure=prey:1",
        "pantry: heroes=thief",
        "cells: treasure=-",
    )
    do(game, "play busy-paws 2")
    assert hints(game) == {
        "move sewer > vault": "leaves ▣1",
        "move sewer > pantry": "guards ▣2, leaves ▣1",
        "move sewer > menagerie": "leaves ▣1",
        "move menagerie > crypt": "guards ▣1",
    }


# ---------------------------------------------------------------- around the dungeon


def test_the_guild_is_counted_by_class_and_type() -> None:
    game = table("p1: clan=ratkin", "guild: thief:eye mage:swords mage:bones bell", wave=2, difficulty=3)
    rows = drawn(game).split("\n")
    assert rows[0] == "Play cards · wave 2/2 · Guild deck 4 · assault 3 · First Watch · Hardcore"
    side = [row[62:].rstrip() for row in rows[1:8]]
    assert side[:5] == [
        "To come    † ▲ ◎ ×",
        "Thief      · · ■ ·",
        "Warrior    · · · ·",
        "Archer     · · · ·",
        "Mage       ■ · · ■",
    ]
    assert " ".join(side[5:]).startswith("Bell 1 Banner 0 Crown 0")


def test_the_guild_fits_into_a_line_where_nothing_stands_beside_the_dungeon() -> None:
    game = table("p1: clan=ratkin", "guild: thief:eye mage:swords mage:bones bell")
    assert "To come: † ···M  ▲ ····  ◎ T···  × ···M  Bell 1  Banner 0  Crown 0" in drawn(game, width=66)


def test_loot_stands_beside_the_resource_that_buys_it() -> None:
    cards = "display: tower-shield giant-bat murky-dregs scroll-of-doors short-bow"
    text = drawn(table("p1: clan=ratkin", cards))
    for priced in ("coin Tower Shield", "bone Giant Bat", "frog Murky Dregs", "book S. of Doors", "coin Short Bow"):
        assert priced in text


def test_everybodys_clan_lair_and_hand_are_always_shown() -> None:
    for game in islice(positions("first-watch", 3, 7), 30, None, 20):
        for brief in (False, True):
            text = drawn(game, 1, brief=brief)
            for player in seen(game)["players"]:
                mark = words(game).text(message(f"terminal-heroes-mark-{player['clan']}"))
                assert re.search(rf"{mark} @?\S.* Lair {player['lair']}, hand {player['hand']['count']}", text)


def test_the_own_hand_is_shown_with_what_each_side_does() -> None:
    game = table("p1: clan=ratkin hand=scurry,scurry,nest", "p2: clan=dragon hand=firestorm", "sewer: monsters=p1")
    text = drawn(game, brief=False)
    assert "Ra hand: 2× Scurry: Swarm (Move) or Melee" in text
    assert "Dr hand: Firestorm\n" in text  # hands are open
    assert "hand: " not in drawn(game)  # whoever may play them finds them among the answers
    do(game, "play scurry")
    assert "Ra hand: Scurry, Nest" in drawn(game)


def test_closed_hands_stay_closed() -> None:
    game = table("p1: clan=ratkin hand=scurry", "p2: clan=dragon hand=firestorm", hands=1)
    assert "Firestorm" not in drawn(game, brief=False)
    assert "Firestorm" in drawn(game, 1, brief=False)


def test_heroes_between_two_rooms_are_not_lost() -> None:
    game = table(
        "p1: clan=ratkin",
        "cells: heroes=thief!,mage!,mage! treasure=-",
        "vault: tokens=trap",
        "stack: heroes/p1/-/0",
    )
    assert game.decision()["prompt"]["id"] == "heroes-ask-traps"
    assert "charging: T! M! M!" in drawn(game)


# ---------------------------------------------------------------- what can be chosen


@pytest.mark.once
@pytest.mark.parametrize("edition", ["first-watch", "open-doors", "under-construction"])
def test_every_room_that_an_answer_leads_to_has_its_number(edition: str) -> None:
    numbers = 0
    for seed in range(4):
        for game in positions(edition, 2, seed):
            marked = squares_of(game)
            text = shown(picture(game.view(0), words(game), 80, marked=marked))
            built = [str(marked[each["room"]]) for each in seen(game)["rooms"] if each["room"] in marked]
            board = text.split("\n[2] answer 2")[0]
            assert sorted(re.findall(r"\[(\d+)\]", board)) == sorted(built)
            numbers += len(built)
    assert numbers > 150


def test_places_for_a_new_room_are_shown_while_it_is_laid() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws",
        "site: monsters=p1 tokens=coin",
        "shown-plans: plan-workshop",
        scenario="under-construction",
    )
    assert not re.search(r" \d,\d ", drawn(game))
    do(game, "play busy-paws", "activate site", "build workshop 1")
    text = drawn(game)
    offered = {option["notation"].split()[1] for option in game.decision()["options"]}
    assert offered
    assert all(f" {place} " in text for place in offered)


# ---------------------------------------------------------------- words


def test_clans_are_introduced_with_their_numbers() -> None:
    game = lootkeep.new("heroes", seats=1, seed=1)
    for option, id in zip(game.decision()["options"], CLANS, strict=True):
        clan = next(clan for clan in shipped(EDITIONS[0]).clans if clan.id == id)
        for lang in LANGUAGES:
            text = text_of(note(option, words(game, lang)))
            assert text.startswith(f"{clan.monsters} × ♥{clan.health}, ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_scenario_can_be_read_at_the_start(edition: str, lang: str) -> None:
    game = lootkeep.new("heroes", seats=2, seed=1, edition=edition)
    say = words(game, lang)
    view = seen(game)
    for lines in (opening(view, say, 80), picture(view, say, 80)):
        text = " ".join(shown(lines).split())
        told = [*view["scenario"]["rules"], *(each for card in view["scenario"]["cards"] for each in card["does"])]
        assert all(say.text(each) in text for each in told)
        assert all(f"{say.card(card['card'])} ×{card['copies']}" in text for card in view["scenario"]["cards"])
        assert say.words.say(f"heroes-edition-{edition}") in text


def test_signs_are_explained() -> None:
    game = table("p1: clan=ratkin hand=scurry", "sewer: monsters=p1")
    do(game, "play scurry", "swarm sewer")
    lines = picture(game.view(0), words(game), 80, marked=squares_of(game))
    assert "[2] answer 2 · ▣3! one more hero loots it · T! awake · t exhausted" in shown(lines)
    assert all(
        f"{sign} {name}" in shown(lines) for sign, name in zip("†▲◎×", ("Swords", "Hat", "Eye", "Bones"), strict=True)
    )


def test_long_names_are_shortened_so_that_they_can_be_told_apart() -> None:
    assert shortened("Pergamena delle Porte", 13) == "P. d. Porte"
    assert shortened("Pergamena della Rovina", 13) == "P. d. Rovina"
    assert shortened("Quickening", 6) == "Quick…"
