"""The processes in which bots think (a process pool): they inherit no secrets, and end with the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from .... import register
from ....bots import Hint, bot, hints
from ....bots.curve import Curve, curve
from ....bots.trial import Tried, trial
from ....engine.game import Game
from ....engine.native import COMPILED

T = TypeVar("T")

HINT_ITERATIONS = 1000
PATIENCE = 20  # seconds that a trial of a box may take, which is asked for a second or two
HUMBLE = ("watched", "trial")  # thoughts that nobody waits for at a table
WORKERS = max(1, (os.cpu_count() or 1) - 1)  # of each pool


class Processes(ProcessPoolExecutor):
    """Processes that start afresh, so that they inherit neither sockets nor secrets, and never hear Ctrl-C."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Have something done, by a process that may begin now."""
        with deaf_to_interrupts(), found_first(compiled_build()):
            return super().submit(fn, *args, **kwargs)


def processes(length: str) -> Executor:
    """A pool for thoughts of this length."""
    begin = follow_humbly if length in HUMBLE else follow_parent
    return Processes(WORKERS, multiprocessing.get_context("spawn"), initializer=begin)


def compiled_build() -> str | None:
    """Where these very sources lie compiled, if we run in plain Python and somebody has compiled them meanwhile.

    `dev.py play` names the file that will say so, once they do.
    """
    note = os.environ.get("LOOTKEEP_COMPILED")
    if COMPILED or not note:
        return None
    try:
        return Path(note).read_text(encoding="utf-8")
    except OSError:
        return None


@contextmanager
def found_first(folder: str | None) -> Iterator[None]:
    """Whatever process begins meanwhile finds its modules there first: it is told where its parent finds them."""
    if folder is None:
        yield
        return
    before = sys.path
    sys.path = [folder, *before]
    try:
        yield
    finally:
        sys.path = before


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


def awake(game: str) -> None:
    """Know the rules of a game: what the first thought about it would have to wait for."""
    register.new(game)


def choice(position: str, spec: str, seed: int, box: str = "") -> int:
    """What a bot plays in a position, of a game with a box of its own or without."""
    return bot(spec, seed).choose(placed(position, box))


def advice(position: str, seat: int, seed: int, box: str = "") -> list[Hint]:
    """What bots would do in a position."""
    return hints(placed(position, box), seat, iterations=HINT_ITERATIONS, seed=seed)


def placed(position: str, box: str) -> Game:
    """The game in a position."""
    return register.load_position(position, box=register.BoxText("own.toml", box) if box else None)


def tried(game: str, text: str, seats: int, options: dict[str, int], seed: int, games: int, seconds: float) -> Tried:
    """Some quick games with a box of somebody's own; a process that does not come to an end of them is ended."""
    with ended_after(PATIENCE):
        return trial(game, text, seats, options, seed=seed, games=games, seconds=seconds)


@contextmanager
def ended_after(seconds: int) -> Iterator[None]:
    """The system ends this process if what is done here takes so long, whatever it is busy with (a watchdog)."""
    if sys.platform == "win32":
        yield
        return
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)


def chances(record: str, seed: int) -> Curve:
    """Who was winning over a game, which has to be over: its record holds all that was hidden."""
    return curve(register.load_record(record), seed)
