"""The picture of the table and the frame around it fit where they are shown."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import islice

import pytest
from rich.cells import cell_len

import lootkeep
from lootkeep.bots import bot
from lootkeep.lines import Line, beside, clipped, columns, size, text_of, wrapped
from lootkeep.looterz.picture import percent, picture, track
from lootkeep.speech import LANGUAGES
from lootkeep.terminal.frame import Frame
from lootkeep.terminal.hook import NoPicture, hook
from lootkeep.terminal.screen import RichScreen, harmless

NAMES = ["Ada", "a name that is much too long for any table", "日本語の名前です", "greedy", "Bo", "Зинаида"]


def positions(seats: int, edition: str, seed: int) -> Iterator[lootkeep.Game]:
    """A game, decision by decision, played by chance."""
    game = lootkeep.new("looterz", seats=seats, seed=seed, edition=edition)
    player = bot("random", seed=seed)
    while not game.over and game.ply < 150:
        yield game
        game.apply(player.choose(game))
    yield game


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["dragon", "rigor"])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_line_is_wider_than_asked(width: int, edition: str, lang: str) -> None:
    for seats in (2, 6):
        say = lootkeep.words(lang).at(next(positions(seats, edition, seats)), NAMES)
        for game in islice(positions(seats, edition, seats), 0, None, 20):
            for viewer in (None, 0, seats - 1):
                for brief in (False, True):
                    lines = picture(game.view(viewer), say, width, brief=brief)
                    assert max(cell_len(text_of(line)) for line in lines) <= width


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40)])
def test_a_question_with_three_players_fits_the_screen(width: int, height: int, lang: str) -> None:
    for game in islice(positions(3, "rigor", 5), 0, None, 3):
        if not game.over:
            frame = Frame(game, game.actor, lootkeep.words(lang).at(game), hook("looterz"), max(0, game.ply - 6))
            lines = frame.lines(width, height)
            assert max(size(line) for line in lines) <= width
            assert len(lines) < height


def shown(lines: list[Line]) -> str:
    """The words of a picture."""
    return "\n".join(text_of(line) for line in lines)


def test_the_picture_says_all_that_matters() -> None:
    game = lootkeep.load_position(lootkeep.new("looterz", seats=3, seed=7, edition="rigor").position())
    say = lootkeep.words("en").at(game, ["Ada", "Bo", "Cleo"])
    text = shown(picture(game.view(0), say, 100))
    assert "[▶ Recruitment I]  · Dungeon  · Recruitment II  · Sacrifice" in text
    assert "Tower 53 · ○ Rigor Mortis 0/4 · Graveyard 0" in text
    assert "Ada (you)  ○○○○○○○○○○ 0/10  3 cards" in text
    hand = game.view(0)["players"][0]["hand"]["cards"]
    assert all(say.card(card) in text for card in hand)


def test_a_spectator_sees_no_hand() -> None:
    game = lootkeep.new("looterz", seats=3, seed=7)
    assert "Hand" not in shown(picture(game.view(None), lootkeep.words("en").at(game), 100))


def test_tracks_and_chances() -> None:
    assert track(0, 7) == "○○○○○○○"
    assert track(18, 36) == "●" * 10 + "○" * 10
    assert track(12, 10) == "●" * 10
    assert [percent(chance) for chance in (0, 0.004, 0.5, 0.995, 1)] == ["0", "<1", "50", ">99", "100"]


def test_lines_wrap_clip_and_stand_side_by_side() -> None:
    line: Line = [("card", "Gelatinous Cube"), ("text", " eats the 日本 Frog")]
    assert [text_of(part) for part in wrapped(line, 16, indent=2)] == [
        "Gelatinous Cube ",
        "  eats the 日本 ",
        "  Frog",
    ]
    assert text_of(clipped(line, 12)) == "Gelatinous…"
    assert [text_of(row) for row in beside([line], [[("", "a")], [("", "b")]], 36)] == [
        "Gelatinous Cube eats the 日本 Frog   │ a",
        " " * 36 + " │ b",
    ]
    numbers: list[Line] = [[("", str(n))] for n in range(3)]
    assert [text_of(row).split() for row in columns(numbers, 20)] == [["0", "2"], ["1"]]
    assert columns([line, line], 20) == [line, line]


def test_colours_are_not_used_where_nobody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    out = io.StringIO()
    RichScreen(io.StringIO(), out).show([[("loot", "●●○ "), ("danger", "threat 5")]])
    assert "●●○ " in out.getvalue()
    assert "\x1b[3" not in out.getvalue()


def test_nothing_that_is_shown_can_steer_the_terminal() -> None:
    assert harmless("a\x1b[2Jb\x07\u202e70\u00a0%") == "a[2Jb70\u00a0%"


def test_a_game_without_a_picture_can_still_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lootkeep.terminal.hook.package", lambda game: "lootkeep.engine")
    assert isinstance(hook("plain"), NoPicture)
    game = lootkeep.new("looterz", seats=2, seed=7)
    assert hook("plain").picture(game.view(0), lootkeep.words("en").at(game), 80) == []
