"""Bots think in processes of their own, and are shown no more than their seat may see."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from .. import shelf
from ..bots import LEVELS, Hint, bot, hints
from ..table.game import Game

log = logging.getLogger(__name__)
T = TypeVar("T")

AT_ONCE = "greedy"  # the bot that needs no time
QUICK = ("guard",)  # levels that think for a moment only
HINT_ITERATIONS = 1000


class Thinkers:
    """Processes that think, started when they are first needed: some for short thoughts, others for long ones.

    So a bot that thinks long keeps nobody waiting but others of its kind.
    """

    def __init__(self, specs: dict[str, str] | None = None) -> None:
        self.specs = {**LEVELS, **(specs or {})}
        self.pools: dict[str, ProcessPoolExecutor] = {}

    async def choose(self, game: Game, level: str, seed: int) -> int:
        """What a bot of this level would play."""
        options = game.options()
        if len(options) == 1:
            return options[0]
        spec = self.specs[level]
        if spec == AT_ONCE:
            return bot(spec, seed).choose(game)
        position = game.imagine(seed).position()
        try:
            return await self._think("short" if level in QUICK else "long", choice, position, spec, seed)
        except BrokenProcessPool:
            log.exception("a bot's process ended; a simpler one plays this move")
            return bot(AT_ONCE, seed).choose(game)

    async def hints(self, game: Game, seat: int, seed: int) -> list[Hint]:
        """What bots would do at the seat that has to decide."""
        return await self._think("long", advice, game.imagine(seed).position(), seat, seed)

    async def _think(self, length: str, thought: Callable[..., T], *about: object) -> T:
        """Have something thought in another process; one that died is replaced."""
        pool = self.pools.get(length)
        if pool is None:
            pool = self.pools[length] = new_pool()
        try:
            with deaf_to_interrupts():
                thinking = asyncio.get_running_loop().run_in_executor(pool, thought, *about)
            return await thinking
        except BrokenProcessPool:
            if self.pools.get(length) is pool:
                del self.pools[length]
            raise

    def close(self) -> None:
        """Send all home, whatever they are thinking of."""
        for pool in self.pools.values():
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)
        self.pools.clear()


def new_pool() -> ProcessPoolExecutor:
    """Processes that start afresh, so that they inherit neither sockets nor secrets."""
    workers = max(1, (os.cpu_count() or 1) - 1)
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=follow_parent)


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


def choice(position: str, spec: str, seed: int) -> int:
    """What a bot plays in a position."""
    return bot(spec, seed).choose(shelf.load_position(position))


def advice(position: str, seat: int, seed: int) -> list[Hint]:
    """What bots would do in a position."""
    return hints(shelf.load_position(position), seat, iterations=HINT_ITERATIONS, seed=seed)
