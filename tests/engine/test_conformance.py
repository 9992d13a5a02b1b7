"""Every game passes one kit, in whichever mode is installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lootkeep
from lootkeep import fuzz, register
from lootkeep.engine import playout
from lootkeep.engine.conformance import BrokenLaw, Kit
from lootkeep.engine.game import Game
from tests.modes import by_mode

GAMES = [info["id"] for info in lootkeep.games()]
WAYS = [
    (info["id"], edition, seats) for info in lootkeep.games() for edition in info["editions"] for seats in info["seats"]
]
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize(("game", "edition", "seats"), WAYS)
def test_random_games_keep_the_laws_of_the_house(game: str, edition: str, seats: int) -> None:
    for seed in range(by_mode(compiled=3, plain=1)):
        table = lootkeep.new(game, seats=seats, seed=seed, edition=edition)
        assert fuzz.kit().check_game(table, seed, share=by_mode(compiled=100, plain=50) / 1000) > 0
        assert table.outcome() is not None


@given(st.sampled_from(WAYS), st.integers(0, 2**63 - 1))
@settings(max_examples=by_mode(compiled=40, plain=15), deadline=None)
def test_any_seed_gives_a_game_that_keeps_them(way: tuple[str, str, int], seed: int) -> None:
    game, edition, seats = way
    table = lootkeep.new(game, seats=seats, seed=seed, edition=edition)
    assert fuzz.kit().check_game(table, seed % 1000, share=0.03) > 0


@pytest.mark.parametrize("game", GAMES)
def test_fuzzing_feeds_rubbish_to_every_reader(game: str) -> None:
    games = by_mode(compiled=60, plain=20)
    assert len(list(fuzz.fuzz(game, games, seed=5, share=0.002))) == games


def test_games_run_the_same_compiled_and_plain() -> None:
    """The file was written in plain Python; each mode must make the same choices, dice and positions."""
    written = json.loads((GOLDEN / "traces.json").read_text())
    games = by_mode(compiled=20, plain=5)
    assert {
        f"{game} {edition} {seats}": [list(playout.traced(table(game, edition, seats), seed)) for seed in range(games)]
        for game, edition, seats in WAYS
    } == {way: rows[:games] for way, rows in written.items()}


def test_a_broken_law_is_noticed() -> None:
    """The kit itself is tested: a reader that loses a card, and one that forgets the last move."""

    def careless(game: Game, text: str) -> Game:
        return fuzz.position_again(game, text.replace("loot=0", "loot=1"))

    with pytest.raises(BrokenLaw, match="a position is read back"):
        Kit(lootkeep.load_record, careless).check_game(lootkeep.new("looterz", seed=1), 1)

    def forgetful(text: str) -> Game:
        game = lootkeep.load_record(text)
        game.undo(consent=True)
        return game

    with pytest.raises(BrokenLaw, match="replay equals play"):
        Kit(forgetful, fuzz.position_again).check_game(lootkeep.new("looterz", seed=1), 1, share=0)


def table(game: str, edition: str, seats: int, seed: int = 0) -> Game:
    """A table without memory."""
    return register.new(game, seats=seats, seed=seed, edition=edition).copy()
