"""Games, set-ups, records and boxes say what they are, and are equal if they say the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from lootkeep import register
from lootkeep.engine.record import read_record

GAMES = [info["id"] for info in lootkeep.games()]


@pytest.mark.parametrize("name", GAMES)
def test_games_are_equal_if_their_positions_are(name: str) -> None:
    game, twin = (lootkeep.new(name, seats=2, seed=3) for _ in range(2))
    assert game == twin
    assert game == game.copy() == lootkeep.load_position(game.position()) == lootkeep.load_record(game.record())
    twin.apply(twin.options()[0])
    assert game != twin
    game.apply(game.options()[0])
    assert game == twin
    assert game != game.position()


def test_chance_is_a_part_of_the_position() -> None:
    game = lootkeep.new("looterz", seats=2, seed=3)
    world = game.copy()
    world.rng += 1
    assert world.view(None) == game.view(None)
    assert world != game


def test_two_editions_are_two_positions() -> None:
    one, other = (lootkeep.new("looterz", seats=2, seed=3, edition=edition) for edition in ("dragon", "rigor"))
    assert one != other


@pytest.mark.parametrize("name", GAMES)
def test_what_changes_has_no_hash(name: str) -> None:
    """A game in a set would be lost there by its next move."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(lootkeep.new(name, seed=1))


def test_a_game_names_what_it_takes_to_set_it_up_and_nothing_that_is_hidden() -> None:
    game = lootkeep.new("looterz", seats=3, seed=5, target=12)
    for _ in range(4):
        game.apply(game.options()[0])
    assert repr(game) == f"<Looterz dragon: 3 seats, seed 5, target 12, ply 4, p{game.actor + 1} decides>"
    assert "a copy" in repr(game.copy())
    keyed = lootkeep.new("looterz", key=bytes(range(32)))
    assert "a secret key" in repr(keyed)
    assert bytes(range(32)).hex() not in repr(keyed)
    over = lootkeep.load_position("looterz dragon phase=2 target=1\np1: play=executioner\np2:")
    over.apply(over.parse("search executioner"))
    assert repr(over).endswith(", over>")


def test_set_ups_and_records_are_compared_by_what_they_say() -> None:
    game, twin, other = (lootkeep.new("looterz", seats=2, seed=seed) for seed in (3, 3, 4))
    assert game.setup == twin.setup != other.setup
    assert read_record(game.record()) == read_record(twin.record()) != read_record(other.record())


@pytest.mark.parametrize("name", GAMES)
def test_a_box_is_what_it_holds(name: str, tmp_path: Path) -> None:
    """Two editions differ; two files that differ only in a comment do not."""
    each = register.entry(name)
    editions = each.editions
    tables: list[Any] = [lootkeep.new(name, seed=1, edition=edition) for edition in editions]
    assert [repr(table.box).split()[1] for table in tables] == list(editions)
    assert len({table.box for table in tables}) == len(editions)
    mine: list[Any] = []
    for comment in ("", "# mine\n"):
        (tmp_path / "mine.toml").write_text(comment + each.sample_box())
        mine.append(lootkeep.new(name, seed=1, box=tmp_path / "mine.toml"))
    assert mine[0].box == mine[1].box


def test_a_move_is_a_number_that_says_what_it_does() -> None:
    game = lootkeep.new("kragmortha", seats=3, seed=2)
    moves = lootkeep.moves(game)
    assert moves == game.options()
    assert [move.notation for move in moves] == [game.notation(action) for action in game.options()]
    assert repr(moves[0]) == f"Move({game.options()[0]}, {moves[0].notation!r})"
    assert json.dumps(moves) == json.dumps(game.options())
    while not game.over:
        game.apply(lootkeep.moves(game)[0])
    lootkeep.verify(game.record())
