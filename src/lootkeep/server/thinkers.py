"""Bots think in processes of their own, and are shown no more than their seat may see."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, TypeVar

from .. import register
from ..bots import LEVELS, Hint, bot, hints
from ..engine.game import Game
from .fair_queue import Busy, FairQueue, Whose, always
from .metrics import Metrics

log = logging.getLogger(__name__)
T = TypeVar("T")

AT_ONCE = "greedy"  # the bot that needs no time
QUICK = "guard"  # the level that thinks for a moment only
HINT_ITERATIONS = 1000
PATIENCE = 3.0  # seconds that a bot among people waits for its turn to think, before it thinks less
HINT_PATIENCE = 15.0  # and that somebody waits for a hint
WORKERS = max(1, (os.cpu_count() or 1) - 1)  # of each pool
ANYBODY = Whose()


class Thinkers:
    """Processes that think, started when they are first needed, behind fair queues.

    There are some for short thoughts and others for long ones, so that a bot that thinks long keeps nobody waiting but
    others of its kind; and others still, to which the system gives only what is left over, for tables that are watched
    and not played.
    """

    def __init__(
        self,
        specs: dict[str, str] | None = None,
        *,
        metrics: Metrics | None = None,
        new_pool: Callable[[str], Executor] | None = None,
    ) -> None:
        self.specs = {**LEVELS, **(specs or {})}
        self.metrics = metrics or Metrics()
        self.new_pool = new_pool or processes
        self.queues: dict[str, FairQueue] = {}

    async def choose(self, game: Game, level: str, seed: int, whose: Whose = ANYBODY) -> int:
        """What a bot of this level would play; where people would wait for too long, what a simpler one would.

        Busy if too much waits, and nobody plays there who would mind.
        """
        options = game.options()
        if len(options) == 1:
            return options[0]
        if self.specs[level] == AT_ONCE:
            return bot(AT_ONCE, seed).choose(game)
        position = game.imagine(seed).position()
        if not whose.is_played:
            return await self._safely("watched", game, seed, whose, position, self.specs[level], None)
        for length, spec in self._tries(level):
            try:
                return await self._safely(length, game, seed, whose, position, spec, PATIENCE)
            except Busy:
                log.info("too much is to be thought about; a simpler bot plays a move")
        return bot(AT_ONCE, seed).choose(game)

    def _tries(self, level: str) -> list[tuple[str, str]]:
        """Where a level's bot thinks and how, and then a quicker one in its place."""
        quick = ("short", self.specs[QUICK])
        return [quick] if level == QUICK else [("long", self.specs[level]), quick]

    async def _safely(
        self, length: str, game: Game, seed: int, whose: Whose, position: str, spec: str, patience: float | None
    ) -> int:
        """A choice, also if the process that makes it dies."""
        try:
            return await self._think(length, whose, choice, position, spec, seed, patience=patience)
        except BrokenProcessPool:
            log.exception("a bot's process ended; a simpler one plays this move")
            return bot(AT_ONCE, seed).choose(game)

    async def hints(
        self,
        game: Game,
        seat: int,
        seed: int,
        whose: Whose = ANYBODY,
        is_wanted: Callable[[], bool] = always,
    ) -> list[Hint]:
        """What bots would do at the seat that has to decide; Busy or Outdated if they did not come to it."""
        position = game.imagine(seed).position()
        return await self._think(
            "long", whose, advice, position, seat, seed, patience=HINT_PATIENCE, is_wanted=is_wanted
        )

    async def _think(
        self,
        length: str,
        whose: Whose,
        thought: Callable[..., T],
        *about: object,
        patience: float | None = None,
        is_wanted: Callable[[], bool] = always,
    ) -> T:
        """Have something thought in another process."""
        queue = self.queues.get(length)
        if queue is None:
            queue = FairQueue(length, WORKERS, lambda: self.new_pool(length), self.metrics)
            self.queues[length] = queue
        return await queue.think(whose, thought, *about, patience=patience, is_wanted=is_wanted)

    def close(self) -> None:
        """Send all home, whatever they are thinking of."""
        for queue in self.queues.values():
            pool = queue.close()
            if isinstance(pool, ProcessPoolExecutor):
                for process in list((pool._processes or {}).values()):
                    process.terminate()
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        self.queues.clear()


class Processes(ProcessPoolExecutor):
    """Processes that start afresh, so that they inherit neither sockets nor secrets, and never hear Ctrl-C."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Have something done, by a process that may begin now."""
        with deaf_to_interrupts():
            return super().submit(fn, *args, **kwargs)


def processes(length: str) -> Executor:
    """A pool for thoughts of this length."""
    begin = follow_humbly if length == "watched" else follow_parent
    return Processes(WORKERS, multiprocessing.get_context("spawn"), initializer=begin)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Whatever process begins meanwhile never hears Ctrl-C: a terminal tells all, but it is meant for the server."""
    if sys.platform == "win32":  # there it may still hear it until it follows its parent
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- In the other process


def follow_parent() -> None:
    """Leave Ctrl-C to the server, and end with it, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def follow_humbly() -> None:
    """The same, and take only what time others leave."""
    follow_parent()
    if sys.platform != "win32":
        os.nice(10)


def choice(position: str, spec: str, seed: int) -> int:
    """What a bot plays in a position."""
    return bot(spec, seed).choose(register.load_position(position))


def advice(position: str, seat: int, seed: int) -> list[Hint]:
    """What bots would do in a position."""
    return hints(register.load_position(position), seat, iterations=HINT_ITERATIONS, seed=seed)
