"""A bot that thinks before it moves: a budget of iterations or seconds, spent on a tree that it keeps.

The budget is for each decision, or for a whole turn: then each decision takes a part of what is left.
"""

from __future__ import annotations

import time

from ..engine.game import Game
from .player import Bot
from .search import Tree

SLICE = 50  # iterations between two looks at how things stand
TICK = 10  # iterations between two looks at the clock
MOST_ITERATIONS = 1_000_000  # of one decision, however long it may think
SHARE = 0.25  # of what is left of a turn's budget, for one decision; half of it was weaker (docs/bots.md)
LEAST_SHARE = 0.05  # of a turn's budget, for a decision that comes late in a long turn


def in_a_row(game: Game) -> int:
    """How many decisions whoever has to decide has taken since somebody else last did: what everybody can count.

    >>> import lootkeep
    >>> game = lootkeep.new("looterz", seats=2, seed=7)
    >>> first = game.actor
    >>> game.apply(game.options()[0])
    >>> game.actor == first, in_a_row(game)
    (True, 1)
    """
    taken = 0
    if game.history is not None:
        history = game.history
        for mover, is_call in zip(reversed(history.movers), reversed(history.calls), strict=True):
            if is_call:  # out of turn, and interrupts nobody
                continue
            if mover != game.actor:
                break
            taken += 1
    return taken


def share(taken: int) -> float:
    """The part of a turn's budget for the decision after so many of this turn.

    >>> [round(share(taken), 3) for taken in range(8)]
    [0.25, 0.188, 0.141, 0.105, 0.079, 0.059, 0.05, 0.05]
    """
    return max(SHARE * (1 - SHARE) ** taken, LEAST_SHARE)


class SearchBot(Bot):
    """Searches for so many iterations, or for so long; deterministic if the budget is in iterations."""

    def __init__(
        self,
        spec: str,
        seed: int,
        iterations: int = MOST_ITERATIONS,
        seconds: float | None = None,
        by_turn: bool = False,
    ) -> None:
        super().__init__(spec, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.by_turn = by_turn
        self.tree: Tree | None = None
        self._share = 1.0  # of the budget, for this decision
        self._stopped = False

    def choose(self, game: Game) -> int:
        self._share = share(in_a_row(game)) if self.by_turn else 1.0
        return super().choose(game)

    def stop(self) -> None:
        """Answer now, with the best found so far; may be called from another thread."""
        self._stopped = True

    def decide(self, world: Game, news: list[int] | None) -> int:
        return int(self.think(world, news).best())

    def think(self, world: Game, news: list[int] | None) -> Tree:
        """Grow the tree until the budget is spent, nothing can change any more, or somebody says stop."""
        began = time.perf_counter()
        tree = self._grown(world, news)
        spent = 0
        self._stopped = False
        slice = SLICE if self.seconds is None else TICK
        iterations = self.iterations if self.seconds is not None else max(1, round(self.iterations * self._share))
        seconds = None if self.seconds is None else self.seconds * self._share
        while spent < iterations:
            more = min(slice, iterations - spent)
            tree.grow(more)
            spent += more
            left = iterations - spent
            if seconds is not None:
                passed = time.perf_counter() - began
                left = min(left, int(spent * (seconds - passed) / passed))
            if self._stopped or left <= 0 or tree.lead() > left:
                break
        return tree

    def _grown(self, world: Game, news: list[int] | None) -> Tree:
        """The tree as far as it was grown before, or a new one."""
        if self.tree is None or news is None or not self.tree.follow(world, news):
            self.tree = Tree(world, self.rng)
        return self.tree


class Seer(SearchBot):
    """Its twin that sees everything but the future: to measure what hidden information is worth, never to play."""

    is_fair = False

    def sight(self, game: Game) -> Game:
        return game.copy()

    def _grown(self, world: Game, news: list[int] | None) -> Tree:
        tree = super()._grown(world, news)
        tree.sees_all = True
        return tree
