"""A box is a file: what is wrong with it is told with file, place and field."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lootkeep
from lootkeep.kragmortha.box import read_box, shipped, shipped_text

GOOD = shipped_text("library")
STARTS = '["a5", "b5", "c5", "d5", "e5", "f5"]'


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('edition = "library"', "edition = 3", "mine.toml, edition: 3 cannot be; a name of small letters"),
        ("[tokens]", "[tokens", "mine.toml: this is not TOML"),
        ("[tokens]", "[coins]", "mine.toml, coins: there is no such field; one of edition, board"),
        # the board
        ('"GBPGGPB"', '"GBPGGPX"', "mine.toml, board, row 1: 'GBPGGPX' cannot be; 10 rows of 7 letters out of B S P"),
        ('"GBPGGPB"', '"GBPGGP"', "board, row 1: 'GBPGGP' cannot be"),
        ('  "GBPGGPB",\n', "", "board, rows: .* cannot be; 10 rows of 7"),
        ('rigor = "d10"', 'rigor = "d11"', "setup 1, rigor: 'd11' is no square; one from a1 to g10"),
        ('rigor = "d10"', 'rigor = "d4"', "setup 1, rigor: d4 cannot be entered with 2 seats"),
        ('teleports = ["a1"', 'teleports = ["z1"', "setup 1, teleports: 'z1' is no square"),
        ('teleports = ["a1"', 'portals = ["a1"', "board, portals: there is no such field"),
        # set-ups
        (STARTS, '["a5", "b5", "c5", "d5", "e5", "f4"]', "setup 1, starts: f4 is under a shelf; a square that can be"),
        (STARTS, '["a5", "b5", "c5", "d5", "e5", "f3"]', "setup 1, starts: f3 is in a closed part"),
        (STARTS, '["a5", "b5", "c5"]', "setup 1, starts: 3 squares for 4 goblins; a square for each"),
        ('["a4", "b4"]', '["a4", "b4", "c4"]', r"setup 1, shelves: \['a4', 'b4', 'c4'\] cannot be; two squares"),
        ('["a4", "b4"]', '["a4", "b6"]', r"setup 1, shelves: \['a4', 'b6'\] are no neighbours"),
        ('["g4", "g5"]', '["g5", "a6"]', "setup 1, shelves: .* are no neighbours"),
        ('["a4", "b4"]', '["b4", "c4"]', "setup 1, shelves: c4 is taken or closed"),
        ('["a4", "b4"]', '["a3", "a4"]', "setup 1, shelves: a3 is taken or closed"),
        (
            '["a4", "b4"], ["c4", "d4"], ["e4", "f4"], ["g4", "g5"], ["g6", "g7"], ["g8", "g9"]',
            '["a8", "b8"], ["c9", "c10"], ["a4", "b4"], ["c4", "d4"], ["e4", "f4"], ["g4", "g5"]',
            "setup 1, shelves: nobody can reach the desk; a way from the start squares",
        ),
        ("seats = [5, 6]", "seats = [6]", "seats: there is no setup for 5 seats; one for each of 2 to 8"),
        ("seats = [5, 6]", "seats = [4, 5, 6]", "setup 2, seats: 4 is there twice"),
        ("seats = [5, 6]", "seats = [5, 9]", r"setup 2, seats: \[5, 9\] cannot be; a list of numbers from 2 to 8"),
        ("seats = [5, 6]", 'seats = "all"', "setup 2, seats: 'all' cannot be"),
        # cards
        ("mixed = 5", "mixed = 10", "movement.goblin, mixed: 10 cannot be; a whole number from 0 to 9"),
        ("mixed = 5", "mixed = 0", "movement: there are 28 movement cards; 40 to 90"),
        ("mixed = 5", "mixxed = 5", "movement.goblin, mixxed: there is no such field"),
        ('group = "head"', 'group = "nose"', "look 'h1', group: 'nose' cannot be; one of head, mouth"),
        ('kind = "test"', 'kind = "hard"', "look 'h1', kind: 'hard' cannot be; one of auto, test"),
        ('id = "h1"', 'id = "H 1"', "look 1, id: 'H 1' cannot be; a name of small letters"),
        ('id = "h1"', 'id = "m1"', "look 5, id: 'm1' is there twice"),
        ('id = "h1"', 'id = "scolding"', "look 1, id: 'scolding' cannot be"),
        ("hand_limit = 2", "hand_limit = 9", "look 'd3', hand_limit: 9 cannot be; a whole number from 0 to 3"),
        ('id = "blink"', 'id = "wink"', "tome 'wink', power: 'wink' cannot be; one of clean-slate, deep-pockets"),
        ('id = "blink"', 'id = "wink"\npower = "fly"', "tome 'wink', power: 'fly' cannot be"),
        ("symbols = 1", "symbols = 4", "tome 'clean-slate', symbols: 4 cannot be; a whole number from 1 to 3"),
        ("symbols = 1", "", "tome 'clean-slate', symbols: it is missing"),
        ("trap = 2", "trap = 7", "tokens, trap: 7 cannot be; a whole number from 0 to 6"),
        ("transfer = 2\ntome = 2\ntrap = 2", "transfer = 0\ntome = 0\ntrap = 0", "tokens: there are no tokens"),
    ],
)  # fmt: skip
def test_a_broken_box_says_where_and_what_would_be_right(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(GOOD.replace(old, new, 1), "mine.toml")


@pytest.mark.parametrize("part", ["board", "movement", "tokens", "look", "tome", "setup"])
def test_no_part_may_be_missing(part: str) -> None:
    kept, skipping = [], False
    for line in GOOD.splitlines():
        if line.startswith("["):
            skipping = line.strip("[]").split(".")[0] == part
        if not skipping:
            kept.append(line)
    with pytest.raises(lootkeep.InvalidBox, match=rf"mine.toml, .*{part}: (it is missing|there are none)"):
        read_box("\n".join(kept), "mine.toml")


@given(st.text(max_size=300))
@settings(max_examples=150, deadline=None)
def test_rubbish_is_no_box(text: str) -> None:
    with pytest.raises(lootkeep.InvalidBox):
        read_box(text, "mine.toml")


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_a_box_with_lines_lost_or_spoilt_is_read_or_refused(data: st.DataObject) -> None:
    lines = GOOD.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        spot = data.draw(st.integers(0, len(lines) - 1))
        spoilt = st.sampled_from(["", "x = 1", 'id = "x"', "symbols = -1", "[[look]]", "[[setup]]", "seats = []"])
        lines[spot] = data.draw(spoilt)
    with suppress(lootkeep.InvalidBox):  # and no other error
        assert read_box("\n".join(lines), "mine.toml").digest


def test_a_tome_of_ones_own_has_a_power_of_the_house() -> None:
    box = read_box(GOOD.replace('id = "blink"', 'id = "wink"\npower = "blink"'), "mine.toml")
    assert [tome.power for tome in box.tomes] == [tome.power for tome in shipped("library").tomes]


def test_there_is_one_edition() -> None:
    with pytest.raises(lootkeep.UnknownName, match="There is no edition 'cellar'"):
        shipped("cellar")
