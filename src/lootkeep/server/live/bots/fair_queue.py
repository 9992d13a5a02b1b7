"""Fair queueing before a pool of processes: whoever asks for much waits for themselves, not others for them.

The pool is handed only as many thoughts as it has workers; what waits is taken in turns (round robin) by address, and
of an address by table. Both an address and the whole queue are bounded; where all is full, the address that has the
most waiting loses what it asked for last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple, TypeVar, cast

from ...limits import Limits
from ...metrics import Metrics

T = TypeVar("T")
DIGITS = 2  # of seconds that are counted: who need not wait has waited as long as who need not think
RETRY_AFTER = 2.0  # seconds, for who is sent away


class Whose(NamedTuple):
    """For whom something is thought."""

    addresses: tuple[str, ...] = ("",)  # of those who keep the table live: who plays there, else who watches
    table: str = ""
    is_played: bool = True  # by a person who is there; else it is only watched


class Busy(Exception):
    """Too much waits already, or it has waited for too long: it is not thought about."""

    def __init__(self) -> None:
        super().__init__("too much is waiting to be thought about")
        self.retry_after = RETRY_AFTER


class Outdated(Exception):
    """Nobody wants to know it any more."""


def always() -> bool:
    """Nothing can make it outdated."""
    return True


class Thought:
    """Something that is to be thought about, or is."""

    def __init__(self, work: Callable[[], Any], address: str, table: str, is_wanted: Callable[[], bool]) -> None:
        self.work = work  # as a pool takes it
        self.address = address
        self.table = table
        self.is_wanted = is_wanted
        self.asked = perf_counter()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.running: Future[Any] | None = None


class FairQueue:
    """What waits for a pool, and the pool, which is started when it will be needed and replaced if it dies."""

    def __init__(
        self, name: str, workers: int, new_pool: Callable[[], Executor], metrics: Metrics, limits: Limits
    ) -> None:
        self.free = workers
        self.new_pool = new_pool
        self.limits = limits
        self.pool: Executor | None = None
        self.waiting: OrderedDict[str, OrderedDict[str, deque[Thought]]] = OrderedDict()  # address -> table -> thoughts
        self.count: dict[str, int] = {}  # address -> how many of its thoughts wait
        self.is_closed = False
        self._length = metrics.thoughts_waiting.labels(name)
        self._waits = metrics.thought_wait_seconds.labels(name)
        self._refused = metrics.thoughts_refused.labels(name)

    def __len__(self) -> int:
        return sum(self.count.values())

    def prepare(self, work: Callable[..., object], *about: object) -> None:
        """Start the pool with this work, if there is none: the first thought need not wait for its process."""
        if self.pool is None and not self.is_closed:
            self._submit(work, *about)

    def spare(self) -> None:
        """Count a thought that nobody need think: the numbers do not tell that there was nothing to choose."""
        self._waits.observe(0.0)

    async def think(
        self,
        whose: Whose,
        work: Callable[..., T],
        *about: object,
        patience: float | None = None,
        is_wanted: Callable[[], bool] = always,
    ) -> T:
        """Have something thought about when its turn has come: Busy if that takes longer than patience allows.

        Outdated if nobody wants to know when its turn has come. Whoever stops waiting takes it out of the queue.
        """
        address = min(whose.addresses, key=lambda each: self.count.get(each, 0))
        thought = Thought(lambda: self._submit(work, *about), address, whose.table, is_wanted)
        self._add(thought)
        self._begin()
        timer = None
        if patience is not None and thought.running is None:
            timer = asyncio.get_running_loop().call_later(patience, self._give_up, thought)
        try:
            return cast("T", await thought.answer)
        finally:
            if timer is not None:
                timer.cancel()
            self._remove(thought)
            if thought.running is not None:
                thought.running.cancel()  # which a process that has begun does not hear

    # ---- what waits

    def _add(self, thought: Thought) -> None:
        """Let a thought wait, if there is room for it."""
        count = self.count
        if count.get(thought.address, 0) >= self.limits.thoughts_each:
            self._drop_outdated(thought.address)
        if count.get(thought.address, 0) >= self.limits.thoughts_each:
            self._refused.inc()
            raise Busy
        if len(self) >= self.limits.thoughts:
            longest = max(count, key=lambda each: count[each])
            if count[longest] <= count.get(thought.address, 0) + 1:
                self._refused.inc()
                raise Busy
            self._give_up(max(self._of(longest), key=lambda each: each.asked))
        self.waiting.setdefault(thought.address, OrderedDict()).setdefault(thought.table, deque()).append(thought)
        self._counted(thought.address, 1)

    def _of(self, address: str) -> list[Thought]:
        return [thought for thoughts in self.waiting.get(address, {}).values() for thought in thoughts]

    def _drop_outdated(self, address: str) -> None:
        for thought in self._of(address):
            if not thought.is_wanted():
                self._end(thought, Outdated())

    def _give_up(self, thought: Thought) -> None:
        """Send somebody away who still waits."""
        if thought.running is None and not thought.answer.done():
            self._refused.inc()
            self._end(thought, Busy())

    def _end(self, thought: Thought, why: Exception) -> None:
        self._remove(thought)
        if not thought.answer.done():
            thought.answer.set_exception(why)

    def _remove(self, thought: Thought) -> None:
        """Take a thought out of the queue, if it is there; the others keep their places."""
        tables = self.waiting.get(thought.address, OrderedDict())
        thoughts = tables.get(thought.table, deque())
        if thought not in thoughts:
            return
        thoughts.remove(thought)
        self._counted(thought.address, -1)
        if not thoughts:
            del tables[thought.table]
        if not tables:
            del self.waiting[thought.address]

    def _counted(self, address: str, more: int) -> None:
        self.count[address] = self.count.get(address, 0) + more
        if not self.count[address]:
            del self.count[address]
        self._length.inc(more)

    def _next(self) -> Thought | None:
        """The first thought of the table and the address whose turn it is; both go to the end of their lines."""
        if not self.waiting:
            return None
        address, tables = next(iter(self.waiting.items()))
        table, thoughts = next(iter(tables.items()))
        thought = thoughts[0]
        tables.move_to_end(table)
        self.waiting.move_to_end(address)
        self._remove(thought)
        return thought

    # ---- what is thought about

    def _begin(self) -> None:
        """Hand the pool as many thoughts as it has workers that are free."""
        while self.free and not self.is_closed and (thought := self._next()) is not None:
            if not thought.is_wanted():
                self._end(thought, Outdated())
                continue
            self._waits.observe(round(perf_counter() - thought.asked, DIGITS))
            try:
                running = thought.running = thought.work()
            except BrokenProcessPool as problem:
                self._end(thought, problem)
                continue
            self.free -= 1
            self._when_done(thought, running)

    def _submit(self, work: Callable[..., T], *about: object) -> Future[T]:
        """Hand something to the pool; one that has died is replaced."""
        if self.pool is None:
            self.pool = self.new_pool()
        try:
            return self.pool.submit(work, *about)
        except BrokenProcessPool:
            self.pool = None
            raise

    def _when_done(self, thought: Thought, running: Future[Any]) -> None:
        loop, pool = asyncio.get_running_loop(), self.pool

        def tell(done: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._done, thought, pool, done)

        running.add_done_callback(tell)

    def _done(self, thought: Thought, pool: Executor | None, done: Future[Any]) -> None:
        """A worker is free again, whether or not anybody still wants to know what it thought."""
        self.free += 1
        problem = None if done.cancelled() else done.exception()
        if isinstance(problem, BrokenProcessPool) and self.pool is pool:
            self.pool = None
        if not thought.answer.done():
            if done.cancelled():
                thought.answer.cancel()
            elif problem is not None:
                thought.answer.set_exception(problem)
            else:
                thought.answer.set_result(done.result())
        self._begin()

    def renew(self) -> None:
        """Let another pool take over; this one thinks what it has begun to its end."""
        if self.pool is not None:
            self.pool.shutdown(wait=False)
            self.pool = None

    def close(self) -> Executor | None:
        """Begin nothing more; the pool, if there is one, is the caller's to end."""
        self.is_closed = True
        pool, self.pool = self.pool, None
        return pool
