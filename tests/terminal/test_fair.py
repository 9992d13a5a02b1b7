"""Fair chance at the keyboard: pledged at the start, with everybody's words, and checked at the end."""

from __future__ import annotations

import io
import stat
from itertools import chain, repeat
from pathlib import Path

import pytest

import lootkeep
from lootkeep.speech import LANGUAGES
from lootkeep.terminal import play
from tests.terminal.keyboard import sit


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commitment_is_shown_at_the_start_and_how_to_check_it_at_the_end(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "games" / "one.lootkeep"
    played = sit(file, repeat("1"), seed=None, lang=lang, target=1)
    pledge = played.game.history.pledge if played.game.history else None
    assert pledge is not None
    said = lootkeep.words(lang).say("terminal-pledged", commitment=pledge.commitment)
    assert said in played.text
    assert played.text.count(said) == 1
    assert f"lootkeep verify {file}" in played.text
    lootkeep.verify(file.read_text(encoding="utf-8"))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600  # it holds the key


def test_everybody_at_the_keyboard_may_add_words_before_the_deal(tmp_path: Path) -> None:
    file = tmp_path / "one.lootkeep"
    typed = chain(["three blind mice", ""], repeat("1"))
    played = sit(file, typed, seats="you:Ada,guard,you", seed=None, words=True, target=1)
    pledge = played.game.history.pledge if played.game.history else None
    assert pledge is not None
    assert pledge.words == ("three blind mice", "", "")
    first = played.text.index(pledge.commitment)
    assert first < played.text.index("Ada: words for the shuffling") < played.text.index("p3: words for the shuffling")


def test_a_game_goes_on_with_the_chance_that_was_pledged(tmp_path: Path) -> None:
    file = tmp_path / "one.lootkeep"
    first = sit(file, ["1"], seed=None).game
    again = sit(file, ["1"]).game
    assert first.history is not None
    assert again.history is not None
    assert first.history.pledge is not None
    assert again.history.pledge is not None
    assert again.history.pledge.key == first.history.pledge.key
    assert again.history.moves[: first.ply] == first.history.moves


def test_the_folder_of_games_is_private_also_if_it_was_there_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "lootkeep").mkdir(mode=0o755)
    assert play("looterz", seats="greedy,random", stdin=io.StringIO(), stdout=io.StringIO()) == 0
    for folder in (tmp_path / "lootkeep", tmp_path / "lootkeep" / "games"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
