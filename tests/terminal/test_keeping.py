"""Nothing is lost: quitting, resuming, Ctrl-C, files that cannot be read or written."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

import lootkeep
from lootkeep.terminal import play, replay
from tests.terminal.keyboard import Keyboard, keep_at, sit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a game is kept."""
    return tmp_path / "one.lootkeep"


def question(text: str) -> str:
    """The last question and its choices."""
    return text[text.rindex("? ", 0, text.rindex("\n> ")) : text.rindex("\n> ")]


@pytest.mark.parametrize("leave", [["quit"], ["q"], []], ids=["quit", "q", "end of input"])
def test_a_game_goes_on_at_the_same_decision(file: Path, leave: list[str]) -> None:
    first = sit(file, chain(repeat("1", 9), leave))
    assert first.code == 0
    assert f"lootkeep play looterz --resume {file} --lang en" in first.text
    kept = file.read_bytes()
    again = sit(file, leave)
    assert question(again.text) == question(first.text)
    assert file.read_bytes() == kept
    assert b"names: you, greedy, random\n" in kept


def test_a_resumed_game_can_be_finished(file: Path) -> None:
    sit(file, repeat("1", 9))
    assert sit(file, repeat("1")).game.over
    done = sit(file, repeat("1"))
    assert done.code == 0
    assert "Ranking" in done.text


def test_every_decision_is_kept_at_once(file: Path) -> None:
    plies: list[int] = []

    def typing() -> Iterator[str]:
        for _ in range(6):
            if file.exists():
                plies.append(lootkeep.load_record(file.read_text(encoding="utf-8")).ply)
            yield "1"

    sit(file, typing())
    assert plies == sorted(set(plies))
    assert len(plies) == 5
    assert list(file.parent.iterdir()) == [file]


def test_ctrl_c_loses_nothing(file: Path) -> None:
    def typing() -> Iterator[str]:
        yield from ["1", "1"]
        raise KeyboardInterrupt

    played = sit(file, typing())
    assert played.code == 130
    assert "--resume" in played.text
    assert played.game.ply > 1


def test_save_writes_a_copy_and_never_over_another_file(file: Path, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.lootkeep", tmp_path / "letter.txt"
    other.write_text("Dear Ada", encoding="utf-8")
    played = sit(file, ["1", f"save {copy}", f"save {other}", f"save {tmp_path / ('no' * 200)}"])
    assert lootkeep.load_record(copy.read_text(encoding="utf-8")).position() == played.game.position()
    assert other.read_text(encoding="utf-8") == "Dear Ada"
    assert f"{other} exists already" in played.text
    assert "Could not be written" in played.text


def test_a_disk_that_is_shut_does_not_stop_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    screen = io.StringIO()
    code = play("looterz", seats="you,greedy", seed=7, file=blocked / "x", stdin=Keyboard(["1"]), stdout=screen)
    assert code == 0
    assert "Could not be written" in screen.getvalue()


@pytest.mark.parametrize("damage", ["", "no record", "lootkeep record 1\n", "cut", "edited", "bytes"])
def test_a_broken_file_is_refused_and_left_alone(file: Path, damage: str) -> None:
    sit(file, repeat("1", 9))
    whole = file.read_bytes()
    broken = {
        "cut": whole[: len(whole) // 2],
        "edited": whole.replace(b"end turn", b"end fun", 1),
        "bytes": b"\xff" + whole,
    }.get(damage, damage.encode())
    file.write_bytes(broken)
    with pytest.raises(lootkeep.InvalidRecord, match=file.name):
        play("looterz", resume=file)
    with pytest.raises(lootkeep.InvalidRecord, match=file.name):
        replay(file)
    assert file.read_bytes() == broken
    assert list(file.parent.iterdir()) == [file]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(lootkeep.InvalidRecord, match="cannot be read"):
        play("looterz", resume=tmp_path / "none")
    with pytest.raises(lootkeep.InvalidRecord, match="cannot be read"):
        replay(tmp_path)


def test_a_new_game_never_writes_over_an_old_one(file: Path) -> None:
    file.write_text("precious", encoding="utf-8")
    with pytest.raises(lootkeep.InvalidSetup, match="exists already"):
        play("looterz", file=file)
    assert file.read_text(encoding="utf-8") == "precious"


def test_without_a_file_games_are_kept_with_the_users_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(2):
        play("looterz", seats="you,greedy", seed=7, edition="rigor", stdin=Keyboard([]), stdout=io.StringIO())
    kept = list((tmp_path / "lootkeep" / "games").iterdir())
    assert len(kept) == 2
    assert all(path.name.startswith("looterz-rigor-7-") and path.suffix == ".lootkeep" for path in kept)


def test_who_plays_can_be_changed_when_a_game_is_resumed(file: Path) -> None:
    keep_at(file, "search", names="Ada,Bo,Cleo")
    with pytest.raises(lootkeep.UnknownName, match="Ada"):
        play("looterz", resume=file, stdin=Keyboard([]), stdout=io.StringIO())
    with pytest.raises(lootkeep.InvalidSetup, match="3 seats"):
        play("looterz", resume=file, seats="you,greedy", stdin=Keyboard([]), stdout=io.StringIO())
    assert play("looterz", resume=file, seats="greedy,greedy,random", stdout=io.StringIO()) == 0


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        ("you", lootkeep.InvalidSetup),
        ("you,,greedy", lootkeep.InvalidSetup),
        ("you,clever", lootkeep.UnknownName),
        ("you,seer:search:5", lootkeep.InvalidSetup),
        (",".join(["you"] * 7), lootkeep.InvalidSetup),
    ],
)
def test_seats_that_cannot_be(file: Path, seats: str, error: type[ValueError]) -> None:
    with pytest.raises(error):
        play("looterz", seats=seats, file=file)
    assert not file.exists()


def test_words_and_games_that_do_not_exist(file: Path) -> None:
    with pytest.raises(lootkeep.UnknownName):
        play("looterz", lang="xx", file=file)
    with pytest.raises(lootkeep.UnknownName):
        play("chess", file=file)
    with pytest.raises(lootkeep.InvalidSetup):
        play("looterz", target=99, file=file)
