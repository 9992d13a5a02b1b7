"""The curve of a game that is over: sure at its end, the same for the same seed, bounded, turning where it jumps."""

from __future__ import annotations

from time import process_time

import pytest

import lootkeep
from lootkeep.bots import bot, curve
from lootkeep.bots.curve import FEWEST_LOOKS, MOST_POINTS, TURNS
from lootkeep.engine.game import Game

GAMES = [("looterz", 3), ("kragmortha", 3), ("heroes", 2)]


def over(name: str, seats: int) -> Game:
    """A game between players who take anything."""
    game = lootkeep.new(name, seats=seats, seed=3)
    while not game.over:
        game.apply(bot("random", game.ply).choose(game))
    return game


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_curve_leads_from_the_deal_to_who_won(name: str, seats: int) -> None:
    game = over(name, seats)
    found = curve.curve(game, 7, seconds=None, looks=3)
    plies = [point.ply for point in found.points]
    assert plies[0] == 0
    assert plies[-1] == game.ply
    assert plies == sorted(set(plies))
    for point in found.points:
        assert len(point.chances) == (1 if game.allied else seats)
        assert all(0 <= chance <= 1 for chance in point.chances)
    outcome = game.outcome()
    assert outcome is not None
    won = [float(seat in outcome["winners"]) for seat in range(len(found.points[-1].chances))]
    assert found.points[-1].chances == won
    assert curve.curve(game, 7, seconds=None, looks=3) == found


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_it_turns_in_single_turns_that_are_the_largest_changes(name: str, seats: int) -> None:
    game = over(name, seats)
    found = curve.curve(game, 7, seconds=None, looks=6)
    at = dict(found.points)
    begins = [ply for ply in at if ply in (0, game.ply) or turn(game, ply) != turn(game, ply - 1)]
    assert len(found.turns) <= TURNS
    for before, after in found.turns:
        assert before in begins
        assert after in begins
        assert not [ply for ply in range(before + 1, after) if turn(game, ply) != turn(game, ply - 1)]

    def change(before: int, after: int) -> float:
        return max(abs(now - then) for then, now in zip(at[before], at[after], strict=True))

    assert found.turns
    assert min(change(*each) for each in found.turns) >= curve.LEAST
    assert len(found.points) <= MOST_POINTS + TURNS * game.ply.bit_length()


def turn(game: Game, ply: int) -> int:
    """The number of the turn after so many decisions."""
    assert game.history is not None
    found: int = game.history.replayed(ply).view(None)["turn"]
    return found


def test_without_time_it_looks_a_few_times_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = over("looterz", 3)
    looks: list[int] = []
    look = curve.Reader._look

    def counted(reader: curve.Reader, world: Game, sums: list[float]) -> None:
        looks.append(1)
        look(reader, world, sums)

    monkeypatch.setattr(curve.Reader, "_look", counted)
    began = process_time()
    found = curve.curve(game, 7, seconds=0)
    assert process_time() - began < curve.SECONDS
    assert len(looks) == FEWEST_LOOKS * len(found.points)
