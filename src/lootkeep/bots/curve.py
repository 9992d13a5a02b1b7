"""Who was winning, over a whole game that is over: a curve of chances, and where it turned.

At chosen moments the game is played on a little by what everybody likes, again and again with new dice, and the table
is read by `promise`, as the search does. All cards lie open, for there is nothing left to hide.
"""

from __future__ import annotations

import time
from bisect import insort
from typing import NamedTuple

from ..engine import chance
from ..engine.game import Game
from .search import Tree

MOST_POINTS = 24  # at which a turn begins, or all is over
LOOKS = 120  # ahead, from each point
FEWEST_LOOKS = 4  # even where there is no time
SECONDS = 1.2  # of a processor, for the first look at all points; to find where it turned takes half as long again
TURNS = 3  # turning points
LEAST = 0.02  # by which chances change at one


class Point(NamedTuple):
    """The chance of each seat (or of all together) after so many decisions."""

    ply: int
    chances: list[float]


class Curve(NamedTuple):
    """A whole game: points in order, and the turns in which chances changed the most."""

    points: list[Point]
    turns: list[tuple[int, int]]  # the ply at which such a turn began, and at which the next one did


def curve(game: Game, seed: int, *, seconds: float | None = SECONDS, looks: int = LOOKS) -> Curve:
    """The curve of a game that remembers its start; without seconds it is the same each time."""
    return Reader(game, seed).read(looks, seconds)


class Reader:
    """Looks ahead from moments of a game."""

    def __init__(self, game: Game, seed: int) -> None:
        assert game.history is not None
        self.history = game.history
        self.last = len(game.history.moves)
        self.seats = 1 if game.allied else int(game.seats)
        self.rng = chance.seeded(seed)
        self.beginnings = self._beginnings()
        self.points: list[Point] = []

    def read(self, looks: int, seconds: float | None) -> Curve:
        """Look at all points in turns until there is no time left, then for where it turned."""
        worlds = self._moments(spread(self.beginnings, MOST_POINTS))
        sums = {ply: [0.0] * self.seats for ply in worlds}
        began, taken = time.process_time(), 0
        while taken < looks:
            if seconds is not None and taken >= FEWEST_LOOKS and time.process_time() - began > seconds:
                break
            for ply, world in worlds.items():
                self._look(world, sums[ply])
            taken += 1
        self.points = [Point(ply, [each / taken for each in sums[ply]]) for ply in worlds]
        return Curve(self.points, self._turns(taken))

    def _beginnings(self) -> list[int]:
        """The plies at which turns began, and the end."""
        world, turn, found = self.history.beginning(), None, []
        for ply, action in enumerate(self.history.moves):
            if (now := world.view(None)["turn"]) != turn:
                turn = now
                found.append(ply)
            world.carry_out(action)
        return [*found, self.last]

    def _moments(self, plies: list[int]) -> dict[int, Game]:
        """The game as it was after so many decisions each."""
        world, found, wanted = self.history.beginning(), {}, set(plies)
        for ply in range(self.last + 1):
            if ply in wanted:
                found[ply] = world.copy()
            if ply < self.last:
                world.carry_out(self.history.moves[ply])
        return found

    def _look(self, world: Game, sums: list[float]) -> None:
        """Add what one look ahead promises each seat."""
        self.rng = chance.advanced(self.rng)
        tree, ahead = Tree(world, self.rng), world.copy()
        ahead.rng = chance.seeded(self.rng)
        tree.look_ahead(ahead)
        for seat in range(self.seats):
            sums[seat] += ahead.promise(seat)

    def _turns(self, looks: int) -> list[tuple[int, int]]:
        """The turns of the largest changes, one of each stretch between two points."""
        stretches = [(before.ply, after.ply) for before, after in zip(self.points, self.points[1:], strict=False)]
        largest = sorted(stretches, key=lambda each: -self._change(*each))[:TURNS]
        turns = sorted(self._narrowed(*each, looks) for each in largest)
        return [each for each in turns if self._change(*each) >= LEAST]

    def _narrowed(self, before: int, after: int, looks: int) -> tuple[int, int]:
        """Halve a stretch, on to where most of its change lies, until it is one turn."""
        while len(between := [ply for ply in self.beginnings if before < ply < after]):
            middle = between[len(between) // 2]
            world, sums = self._moments([middle])[middle], [0.0] * self.seats
            for _ in range(looks):
                self._look(world, sums)
            insort(self.points, Point(middle, [each / looks for each in sums]))
            before, after = max((before, middle), (middle, after), key=lambda each: self._change(*each))
        return before, after

    def _change(self, before: int, after: int) -> float:
        """By how much the chance of some seat changed at most."""
        at = dict(self.points)
        return max(abs(now - then) for then, now in zip(at[before], at[after], strict=True))


def spread(plies: list[int], most: int) -> list[int]:
    """So many of these, the first and the last among them.

    >>> spread([0, 3, 5, 9, 12, 20], 3)
    [0, 5, 20]
    """
    if len(plies) <= most:
        return plies
    return [plies[round(step * (len(plies) - 1) / (most - 1))] for step in range(most)]
