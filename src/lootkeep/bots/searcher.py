"""A bot that thinks before it moves: a budget of iterations or seconds, spent on a tree that it keeps."""

from __future__ import annotations

import time

from ..engine.game import Game
from .player import Bot
from .search import Tree

SLICE = 50  # iterations between two looks at how things stand
TICK = 10  # iterations between two looks at the clock
MOST_ITERATIONS = 1_000_000  # of one decision, however long it may think


class SearchBot(Bot):
    """Searches for so many iterations, or for so long; deterministic if the budget is in iterations."""

    def __init__(self, spec: str, seed: int, iterations: int = MOST_ITERATIONS, seconds: float | None = None) -> None:
        super().__init__(spec, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.tree: Tree | None = None
        self._stopped = False

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
        while spent < self.iterations:
            more = min(slice, self.iterations - spent)
            tree.grow(more)
            spent += more
            left = self.iterations - spent
            if self.seconds is not None:
                passed = time.perf_counter() - began
                left = min(left, int(spent * (self.seconds - passed) / passed))
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
