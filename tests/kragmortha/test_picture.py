"""The library in letters: it fits, it marks what can be chosen, and it tells what a shove would lead to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.cells import cell_len

import lootkeep
from lootkeep.kragmortha.picture import note, picture, sockets
from lootkeep.lines import Line, size, text_of
from lootkeep.speech import LANGUAGES, TableWords
from lootkeep.terminal.frame import Frame
from lootkeep.terminal.hook import hook
from lootkeep.terminal.screen import STYLES
from tests.kragmortha.library import table
from tests.modes import by_mode
from tests.rules import do

NAMES = ["Ada", "a name that is much too long for any table", "日本語の名前です", "greedy", "Bo", "Зинаида"]


def positions(seats: int, seed: int) -> Iterator[lootkeep.Game]:
    """A game, decision by decision, played by chance."""
    game = lootkeep.new("kragmortha", seats=seats, seed=seed, penance=seed % 3)
    chance = random.Random(seed)
    while not game.over and game.ply < 300:
        yield game
        game.apply(chance.choice(game.options()))
    yield game


def shown(lines: list[Line]) -> str:
    """The words of a picture."""
    return "\n".join(text_of(line) for line in lines)


def squares_of(game: lootkeep.Game) -> dict[str, int]:
    """The squares that can be chosen, with their numbers."""
    options = enumerate(game.decision()["options"], 1)
    return {square: number for number, option in options for square in option["touches"].get("squares", [])}


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_asked(width: int, lang: str) -> None:
    for seats in (2, 4, 6, 8):
        for game in islice(positions(seats, seats), 0, None, by_mode(compiled=25, plain=50)):
            say = lootkeep.words(lang).at(game, NAMES)
            for viewer in (None, 0, seats - 1):
                for brief in (False, True):
                    lines = picture(game.view(viewer), say, width, brief=brief, marked=squares_of(game))
                    assert max(cell_len(text_of(line)) for line in lines) <= width
                    assert {style for line in lines for style, _ in line} <= set(STYLES)


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "width", "height"), [(2, 80, 24), (4, 80, 24), (4, 100, 30), (8, 120, 40)])
def test_a_question_fits_the_screen(seats: int, width: int, height: int, lang: str) -> None:
    for game in islice(positions(seats, 5), 0, None, by_mode(compiled=11, plain=33)):
        if not game.over:
            say = lootkeep.words(lang).at(game, NAMES)
            frame = Frame(game, game.actor, say, hook("kragmortha"), max(0, game.ply - 12))
            lines = frame.lines(width, height)
            assert max(size(line) for line in lines) <= width
            assert len(lines) < height, shown(lines)


@pytest.mark.once
def test_every_legal_square_is_marked_with_the_number_of_its_answer() -> None:
    seen = 0
    for seats in (4, 8):
        for game in positions(seats, 3):
            marked = {} if game.over else squares_of(game)
            rows = rows_of(shown(picture(game.view(None), words(game), 80, marked=marked)))
            for square, number in marked.items():
                cell = cell_of(rows, square)
                assert cell[0] in "[|"
                assert cell[-1] in "]|"
                assert "«R»" in cell or str(number) in cell
                seen += 1
            brackets = sum(sign in "[]|" for row in rows.values() for sign in row)
            assert bool(marked) == bool(brackets)
    assert seen > 300


def words(game: lootkeep.Game) -> TableWords:
    """English, at this table."""
    return lootkeep.words("en").at(game, ["Ada", "Bo", "Cleo", "Dan"])


def rows_of(text: str) -> dict[str, str]:
    """The rows of the board by their numbers."""
    return {row[:2].strip(): row[:47] for row in text.split("\n") if row[2:3] == "│"}


def cell_of(rows: dict[str, str], square: str) -> str:
    """What is drawn at a square, with what stands before and behind it."""
    start = 3 + 6 * "abcdefg".index(square[0])
    return rows[square[1:]][start : start + 7]


def test_the_board_shows_everybody_and_everything() -> None:
    game = next(islice(positions(4, 7), 60, None))
    view = game.view(0)
    text = shown(picture(view, words(game), 80))
    rows = rows_of(text)
    assert list(rows) == ["10", "9", "8", "7", "6", "5", "4"]  # the closed rows are left out, the desk is on top
    players = view["players"]
    assert isinstance(players, list)
    for player, mark in zip(players, ["@EM", "SK", "MO", "AM"], strict=True):
        assert mark in cell_of(rows, player["square"])
    assert "«R»" in cell_of(rows, str(view["rigor"]))
    assert cell_of(rows, "a9")[1:6] == "▒▒D▒▒"
    assert cell_of(rows, "g9")[1:6] == "▓▓▓▓▓"
    assert cell_of(rows, "e7")[4:6] == "b*"


@pytest.mark.parametrize(("lang", "desk"), [("en", "▒D▒ desk"), ("it", "▒S▒ scrivania"), ("ru", "▒С▒ рабочий стол")])
@pytest.mark.parametrize("brief", [False, True])
def test_the_legend_has_the_desk(lang: str, desk: str, brief: bool) -> None:
    for game in islice(positions(4, 7), 4, 90, 9):
        say = lootkeep.words(lang).at(game, NAMES)
        assert desk in shown(picture(game.view(0), say, 80, brief=brief, marked=squares_of(game)))


def test_who_shoves_and_who_is_shoved_out_share_a_square_until_it_is_chosen_where_to() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7")
    do(game, "play goblin:scroll+potion", "step c7")
    rows = rows_of(shown(picture(game.view(0), words(game), 80)))
    assert (cell_of(rows, "c7")[1:6], cell_of(rows, "c6")[1:6]) == ("EMSKs", "   b ")


def test_everybodys_standing_is_always_shown() -> None:
    for game in islice(positions(4, 7), 0, None, 20):
        for brief in (False, True):
            text = shown(picture(game.view(1), words(game), 80, brief=brief))
            players = game.view(1)["players"]
            assert isinstance(players, list)
            for player in players:
                looks = len(player["looks"]) + player["scoldings"]
                assert text_of(sockets(looks)) in text
                assert f"hand {player['hand']['count']}/{player['limit']}" in text
                assert not player["tomes"] or f"✦{player['symbols']}" in text


def test_sockets_are_told_apart_without_colour() -> None:
    assert [text_of(sockets(looks)) for looks in range(5)] == ["○○○◇", "●○○◇", "●●○◇", "●●●◇", "●●●◆"]


def test_only_the_own_hand_is_shown() -> None:
    game = lootkeep.new("kragmortha", seats=4, seed=7)
    assert "EM hand: " in shown(picture(game.view(0), words(game), 100))
    assert "SK hand: " not in shown(picture(game.view(0), words(game), 100))
    assert "hand: " not in shown(picture(game.view(None), words(game), 100))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chain_of_shoves_is_previewed(lang: str) -> None:
    """What the preview says is what can be chosen next."""
    seen = 0
    for seed in range(4):
        for game in positions(8, seed):
            for option in [] if game.over else game.decision()["options"]:
                told = option.get("preview", [])
                if not told or told[0]["id"] != "kragmortha-preview-push":
                    continue
                text = text_of(note(option, lootkeep.words(lang).at(game, NAMES)))
                world = game.copy()
                world.play(option["action"])
                landings = [then["touches"].get("squares", ["-"])[0] for then in world.decision()["options"]]
                squares = [str(message["args"]["square"]) for message in told if "-land-" in message["id"]]
                assert [square.split("→")[0] for square in squares] == landings
                assert all(square in text for square in landings)
                seen += 1
    assert seen > 30


def test_what_waits_on_a_square_is_told() -> None:
    told: set[str] = set()
    for seed in range(6):
        for game in positions(4, seed):
            for option in [] if game.over else game.decision()["options"]:
                told |= {message["id"].removeprefix("kragmortha-preview-") for message in option.get("preview", [])}
    assert told >= {"first", "push", "land-floor", "land-goblin", "land-teleport", "meets-desk", "meets-teleport"}


def noted(game: lootkeep.Game, notation: str) -> str:
    """What is noted beside an option."""
    option = next(option for option in game.decision()["options"] if option["notation"] == notation)
    return text_of(note(option, words(game)))


def test_a_preview_tells_who_is_shoved_on_and_what_waits() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion", "p2: at=c7", "p3: at=b7", rigor="c8")
    do(game, "play goblin:scroll+potion")
    assert noted(game, "step c7") == "Ada shoves Bo to d7, c8 (Rigor Mortis!), b7 (shoving Cleo on)"
    do(game, "step c7")
    assert noted(game, "shove sky > b7") == "Bo shoves Cleo to b6, b8, a7"
    assert noted(game, "shove sky > c8") == "Rigor Mortis: a Look"


def test_a_preview_knows_the_greased_floor() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+potion tomes=greased-floor", "p2: at=c7")
    do(game, "use greased-floor", "play goblin:scroll+potion")
    assert noted(game, "step c7") == "Ada shoves Bo to d7→e7 (teleport), c8→c9, b7→a7"
    do(game, "step c7")
    assert noted(game, "shove sky > d7") == "slides on to e7 · teleport: turns a token"
    assert noted(game, "shove sky > c8") == "slides on to c9"
