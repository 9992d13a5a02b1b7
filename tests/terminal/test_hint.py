"""Hints at the prompt and for a record, and the levels that people play against."""

from __future__ import annotations

import io
import json
import re
import time
from collections.abc import Callable
from itertools import repeat
from pathlib import Path

import pytest
from rich.console import Console

import lootkeep
from lootkeep.bots import LEVELS
from lootkeep.cli import main
from lootkeep.engine.record import read_record
from lootkeep.speech import LANGUAGES
from lootkeep.terminal import hint, play, replay
from lootkeep.terminal.screen import RichScreen
from tests.terminal.keyboard import Keyboard, keep_at, sit

HINT = {"en": "hint", "it": "consiglio", "ru": "подсказка"}
LEVEL_NAMES = {
    "en": ["Apprentice", "Guard", "Warden", "Overlord"],
    "it": ["Apprendista", "Guardia", "Custode", "Sovrano"],
    "ru": ["Подмастерье", "Страж", "Надзиратель", "Владыка"],
}


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where a game is kept."""
    return tmp_path / "kept.lootkeep"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game that is over."""
    game = lootkeep.new("looterz", seats=2, seed=3, target=1)
    while not game.over:
        game.apply(game.options()[0])
    path = tmp_path / "over.lootkeep"
    path.write_text(game.record(["you:Ada", "warden"]), encoding="utf-8")
    return path


@pytest.fixture
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits a whole second for a hint."""
    monkeypatch.setattr("lootkeep.terminal.session.SECONDS", 0.05)


# ---------------------------------------------------------------- at the prompt


@pytest.mark.usefixtures("in_haste")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("is_english", [False, True])
def test_a_hint_names_the_best_choices_by_their_numbers(kept: Path, lang: str, is_english: bool) -> None:
    game = keep_at(kept, "search")
    played = sit(kept, ["hint" if is_english else HINT[lang]], lang=lang)
    say = lootkeep.words(lang).at(game, ["", "greedy", "random"])
    answer = played.text.rpartition("\n> ")[0].rpartition("\n> ")[2]
    sentences = answer.splitlines()[1:]
    assert 1 <= len(sentences) <= 3
    for sentence in sentences:
        found = re.fullmatch(r" (\d+) (.+?)(?: — |\. ).*[0-9]+ .+\.", sentence)
        assert found is not None, sentence
        assert found[2] == say.text(game.decision()["options"][int(found[1]) - 1]["text"])
    assert played.game.ply == game.ply


@pytest.mark.usefixtures("in_haste")
def test_the_only_choice_is_said_to_be_the_only_one(kept: Path) -> None:
    keep_at(kept, "end turn")
    assert "\n 1 End your turn — the only move.\n" in sit(kept, ["hint"]).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_page_tells_of_hints(kept: Path, lang: str) -> None:
    keep_at(kept, "search")
    assert lootkeep.words(lang).say("terminal-help-hint") in sit(kept, ["help"], lang=lang).text


# ---------------------------------------------------------------- for a record


def told(path: Path, **how: int | str | bool) -> str:
    """What the command prints."""
    screen = io.StringIO()
    hint(path, seconds=0.05, stdout=screen, **how)  # type: ignore[arg-type]
    return screen.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_table_for_the_last_decision_of_a_record(kept: Path, lang: str) -> None:
    game = keep_at(kept, "search", names="you:Ada,warden,warden")
    say = lootkeep.words(lang).at(game, ["Ada"])
    title, question, heads, *rows, note = told(kept, lang=lang).splitlines()
    labels = {say.text(option["text"]) for option in game.decision()["options"]}
    assert "Ada" in title
    assert question == say.text(game.decision()["prompt"])
    assert note == say.words.say("terminal-hint-note")
    assert 1 <= len(rows) <= 3
    for place, row in enumerate(rows, 1):
        cells = re.split(r"  +", row.strip())
        assert cells[0] == str(place)
        assert cells[1] in labels
        assert re.fullmatch(r"\d+ %", cells[2])
        assert re.fullmatch(r"\d+–\d+ %", cells[3])
        assert row.index(cells[1]) == heads.index(say.words.say("terminal-hint-move"))


def test_an_earlier_decision_with_the_names_of_the_levels(finished: Path) -> None:
    game = lootkeep.load_record(finished.read_text(encoding="utf-8"))
    assert game.history is not None
    ply = game.history.movers.index(1)
    assert f"move {ply} of {game.ply} · seen by Warden\n" in told(finished, ply=ply)


def test_together_the_table_is_about_the_dungeon(kept: Path) -> None:
    kept.write_text(lootkeep.new("heroes", seats=2, seed=3).record(), encoding="utf-8")
    assert "holds" in told(kept)
    assert "to win" not in told(kept)


def test_hints_for_programs(kept: Path) -> None:
    game = keep_at(kept, "search")
    found = json.loads(told(kept, as_json=True))
    assert (found["game"], found["ply"], found["seat"]) == ("looterz", game.ply, 0)
    assert {each["action"] for each in found["hints"]} <= set(game.options())


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., object]:
    """Runs the command; gives its exit code."""

    def command(*words: object) -> object:
        monkeypatch.setattr("sys.argv", ["lootkeep", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            main()
        return left.value.code

    return command


def test_the_command(finished: Path, run: Callable[..., object], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("hint", finished, "--ply", 0, "--seconds", 0.05, "--json") == 0
    assert json.loads(capsys.readouterr().out)["ply"] == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "the game is over; --ply N, from 0 to "),
        (["--ply", "999"], "there is no --ply 999 in this record; 0 to "),
        (["--ply", "-1"], "there is no --ply -1 in this record"),
        (["--seconds", "0"], "--seconds"),
        (["--lang", "de"], "There are no words for 'de'"),
    ],
)
def test_what_cannot_be_asked(
    words: list[str], why: str, finished: Path, run: Callable[..., object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("hint", finished, *words) == 2
    said = capsys.readouterr().err
    assert why in said
    assert len(said.strip().splitlines()) == 1


# ---------------------------------------------------------------- levels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_names_in_every_language_and_a_record_keeps_what_they_are(kept: Path, lang: str) -> None:
    seats = ["you:Ada", *LEVELS, "apprentice"]
    played = sit(kept, [], seats=",".join(seats), lang=lang, seed=6)
    names = LEVEL_NAMES[lang]
    assert played.game.actor == 0
    assert all(name in played.text for name in [*names, f"{names[0]} 2"])
    assert read_record(kept.read_text(encoding="utf-8")).names == seats
    assert all(name in sit(kept, [], lang=lang).text for name in names)
    story = io.StringIO()
    replay(kept, lang=lang, eyes="1", stdout=story)
    assert f"{names[0]} 2" in story.getvalue()


def test_a_game_against_levels_is_resumed_and_finished(kept: Path) -> None:
    first = sit(kept, repeat("1", 2), seats="you,apprentice,guard", target=2)
    assert not first.game.over
    again = sit(kept, repeat("1"))
    assert again.game.over
    assert "Guard" in again.text


@pytest.mark.parametrize(
    ("game", "names"),
    [("looterz", "you, guard, guard"), ("kragmortha", "you, guard, guard"), ("heroes", "you, greedy, greedy")],
)
def test_whom_one_plays_with_if_nobody_is_named(kept: Path, game: str, names: str) -> None:
    play(game, seed=7, file=kept, stdin=Keyboard([]), stdout=io.StringIO())
    assert f"names: {names}\n" in kept.read_text(encoding="utf-8")


# ---------------------------------------------------------------- while one waits


def terminal() -> tuple[RichScreen, io.StringIO]:
    """A screen with colours, and what it is sent."""
    sent = io.StringIO()
    place = RichScreen(io.StringIO(), sent)
    place.console = Console(file=sent, force_terminal=True)
    return place, sent


def test_what_takes_long_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lootkeep.terminal.screen.PATIENCE", 0)
    place, sent = terminal()
    with place.waiting("Guard is thinking …"):
        for _ in range(6000):
            if sent.getvalue():
                break
            time.sleep(0.01)
    assert "Guard is thinking …" in sent.getvalue()
    assert sent.getvalue().endswith("\x1b[2K")  # the line is wiped


def test_what_takes_a_moment_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lootkeep.terminal.screen.PATIENCE", 600)
    place, sent = terminal()
    with place.waiting("Guard is thinking …"):
        pass
    assert sent.getvalue() == ""


def test_plain_text_says_nothing_of_waiting(kept: Path) -> None:
    assert "thinking" not in sit(kept, repeat("1", 5), seats="you,guard").text
