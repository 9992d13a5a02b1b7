"""A record is a small text file that can be read back, checked and played on."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lootkeep
from lootkeep.bots import bot
from lootkeep.engine.conformance import EXPECTED
from lootkeep.engine.record import read_record


def played(moves: int, target: int = 10) -> lootkeep.Game:
    """A game after some moves of a bot."""
    game = lootkeep.new("looterz", seats=3, seed=5, edition="rigor", target=target)
    player = bot("greedy", 1)
    for _ in range(moves):
        game.apply(player.choose(game))
    return game


def test_a_record_is_made_of_words() -> None:
    lines = played(3, target=12).record(["Ada", "Bo", "greedy"]).splitlines()
    assert lines[:4] == ["lootkeep record 1", "game: looterz", "rules: 1", "edition: rigor"]
    assert lines[5:9] == ["seats: 3", "seed: 5", "target: 12", "names: Ada, Bo, greedy"]
    assert lines[9] == ""
    assert len(lines) == 14
    assert lines[-1].startswith("end: 3 moves, ")


def test_a_game_goes_on_where_its_record_ends() -> None:
    game = played(20)
    again = lootkeep.load_record(game.record())
    assert again.position() == game.position()
    assert again.ply == 20
    assert again.events(1) == game.events(1)
    assert again.record() == game.record()


def test_names_survive_and_cannot_break_the_file() -> None:
    record = read_record(played(1).record(["A\nend: 0", "x,y", ""]))
    assert record.names == ["A end: 0", "x y", "?"]


def test_a_box_of_ones_own_travels_in_the_record(tmp_path: Path) -> None:
    """A bug report is one file."""
    box = tmp_path / "mine.toml"
    box.write_text('edition = "mine"\n[[card]]\nid = "ogre"\ncopies = 20\nlife = 4\npower = 2\n'
                   '[[card]]\nid = "frog"\ncopies = 20\nlife = 1\npower = 4\nfrog = true\n')  # fmt: skip
    game = lootkeep.new("looterz", seats=2, seed=1, box=box)
    for _ in range(10):
        game.apply(game.options()[0])
    text = game.record()
    box.unlink()
    assert lootkeep.load_record(text).position() == game.position()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("lootkeep record 1", "PGN", "Line 1: 'PGN' is not how a record begins"),
        ("lootkeep record 1", "lootkeep record 9", "format '9'; this Lootkeep reads 1"),
        ("rules: 1", "rules: 2", "follows version 2 of the rules"),
        ("game: looterz", "game: chess", "no game 'chess'"),
        ("edition: rigor", "edition: gold", "no edition 'gold'"),
        ("edition: rigor", "edition: dragon", "The cards have changed"),
        ("seats: 3", "seats: three", "`seats` is 'three'; a whole number"),
        ("seats: 3", "seats: 9", "seats=9: 2 to 6 can play"),
        ("seed: 5", "seed: 6", "Line"),
        ("seed: 5\n", "", "the header has no `seed`"),
        ("end: 20", "end: 21", "A line was changed, added or lost"),
        ("end: 20", "p1 draw\nend: 20", "Line 30"),
        ("end: ", "fin: ", "the file was cut off"),
    ],
)
def test_an_edited_or_foreign_record_says_what_is_wrong(old: str, new: str, says: str) -> None:
    text = played(20).record()
    assert old in text
    with pytest.raises(EXPECTED, match=says):
        lootkeep.verify(text.replace(old, new, 1))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    lines = played(20).record().splitlines()
    for length in range(len(lines)):
        with pytest.raises(lootkeep.InvalidRecord):
            lootkeep.verify("\n".join(lines[:length]))


def test_a_record_whose_move_was_changed_is_refused() -> None:
    lines = played(40).record().splitlines()
    changed = 0
    for number, line in enumerate(lines):
        if line.startswith("p") and not line.endswith("draw"):
            with pytest.raises(lootkeep.InvalidRecord):
                lootkeep.verify("\n".join([*lines[:number], line.split(" ")[0] + " draw", *lines[number + 1 :]]))
            changed += 1
    assert changed > 10


@given(st.binary(max_size=400))
@settings(max_examples=150, deadline=None)
def test_random_bytes_are_no_record_and_no_position(rubbish: bytes) -> None:
    text = rubbish.decode("latin-1")
    for read in (lootkeep.load_record, lootkeep.load_position):
        with pytest.raises(EXPECTED):
            read(text)
