"""Records walked through, forwards and backwards, by anybody's eyes."""

from __future__ import annotations

import io
import re
from itertools import repeat
from pathlib import Path

import pytest

import lootkeep
from lootkeep.speech import LANGUAGES
from lootkeep.terminal import replay
from lootkeep.terminal.replay import ALL, Eyes, Story
from lootkeep.terminal.screen import Screen
from tests.terminal.keyboard import Keyboard, keep_at, sit


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game that was played to its end."""
    path = tmp_path / "done.lootkeep"
    sit(path, repeat("1"), seats="you:Ada,greedy,random", edition="rigor")
    return path


def told(path: Path, *, lang: str = "en", eyes: str | None = None) -> str:
    """The whole story in plain text."""
    out = io.StringIO()
    assert replay(path, lang=lang, eyes=eyes, plain=True, stdin=io.StringIO(), stdout=out) == 0
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_story_is_told_in_plain_text(record: Path, lang: str) -> None:
    text = re.sub(r" #\d", "", told(record, lang=lang))  # by which two of a kind are told apart
    game = lootkeep.load_record(record.read_text(encoding="utf-8"))
    say = lootkeep.words(lang).at(game, ["Ada", "greedy", "random"])
    assert f"\n{game.ply}. " in text
    for event in game.events(None):
        if "@card/?" not in event["args"].values():
            assert say.text({"id": event["id"], "args": event["args"]}).rstrip(".") in text
    assert text.rindex(lootkeep.words(lang).say("terminal-ranking")) > text.rindex(f"\n{game.ply}. ")
    assert "terminal-" not in text


def test_a_game_that_is_over_is_shown_open_and_eyes_can_be_closed(record: Path) -> None:
    assert "greedy draws a card." not in told(record)
    assert "Hand: " in told(record)
    assert "draws a card." in told(record, eyes="none")
    assert "Hand: " not in told(record, eyes="none")
    assert "greedy draws a card." in told(record, eyes="1")


def test_a_game_that_goes_on_is_shown_as_a_spectator_sees_it(tmp_path: Path) -> None:
    keep_at(tmp_path / "going", "search")
    text = told(tmp_path / "going")
    assert "Hand: " not in text
    assert "the game is not over" in text


@pytest.mark.parametrize("eyes", ["0", "4", "x", "", "²"])
def test_eyes_that_nobody_has(record: Path, eyes: str) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match="Nobody sees"):
        told(record, eyes=eyes)


class Tall(Screen):
    """Plain text on a screen of so many rows, as a terminal would be; each picture is kept."""

    def __init__(self, typed: list[str]) -> None:
        super().__init__(Keyboard(typed), io.StringIO())
        self.pages: list[str] = [""]

    @property
    def height(self) -> int | None:
        return 30

    def clear(self) -> None:
        """Begin a new page."""
        assert isinstance(self.stdout, io.StringIO)
        self.pages.append(self.stdout.getvalue())
        self.stdout.truncate(0)
        self.stdout.seek(0)


def walked(path: Path, *typed: str, eyes: Eyes = ALL) -> str:
    """The last page after some keys."""
    screen = Tall(list(typed))
    game = lootkeep.load_record(path.read_text(encoding="utf-8"))
    Story(game, ["Ada", "greedy", "random"], lootkeep.words("en"), screen, eyes).walk()
    screen.clear()
    return screen.pages[-1]


def test_a_story_is_walked_on_back_and_to_a_move(record: Path) -> None:
    assert "move 0 of" in walked(record)
    assert "move 2 of" in walked(record, "", "")
    assert "move 1 of" in walked(record, "", "", "b")
    assert "move 0 of" in walked(record, "b")
    page = walked(record, "20")
    assert "move 20 of" in page
    assert "\n20. " in page
    assert "\n21. " not in page
    assert "Ranking" in walked(record, "99999999999")


def test_eyes_and_picture_are_changed_on_the_way(record: Path) -> None:
    assert "seen by Ada" in walked(record, "5", "s 1")
    assert "seen by a spectator" in walked(record, "5", "s none")
    assert walked(record, "5").count("Hand: ") == 3
    assert walked(record, "5", "s 2").count("Hand: ") == 1
    assert "Tower" not in walked(record, "5", "p")
    assert "move 5 of" in walked(record, "5", "s 9", "", "what", "")
