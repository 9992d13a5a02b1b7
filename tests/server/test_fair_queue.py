"""Thinking is queued fairly: by address, then by table, bounded, and nobody thinks about what has changed."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from lootkeep.server.limits import Limits
from lootkeep.server.live.bots.fair_queue import Busy, FairQueue, Outdated, Whose
from lootkeep.server.metrics import Metrics

from .pools import FakePool, breath

pytestmark = pytest.mark.anyio

USUAL = Limits()


class Desk:
    """A queue before a pool of one worker, or more."""

    def __init__(self, workers: int = 1, limits: Limits = USUAL) -> None:
        self.pool = FakePool()
        self.metrics = Metrics()
        self.queue = FairQueue("long", workers, lambda: self.pool, self.metrics, limits)

    async def ask(self, name: str, *addresses: str, table: str = "", **more: Any) -> asyncio.Task[Any]:
        """Somebody asks for a thought of this name."""
        whose = Whose(addresses or ("a",), table)
        task = asyncio.ensure_future(self.queue.think(whose, str, name, **more))
        await breath()
        return task

    @property
    def begun(self) -> str:
        """The names of the thoughts that have begun, in order."""
        return " ".join(name for (name,) in self.pool.begun)

    async def work_off(self) -> str:
        """All that waits is thought about."""
        while self.pool.running:
            await self.pool.end()
        return self.begun

    def counted(self, name: str) -> float | None:
        return self.metrics.register.get_sample_value(f"lootkeep_{name}", {"pool": "long"})


async def test_addresses_take_turns_however_much_one_of_them_asks_for() -> None:
    desk = Desk()
    for number in range(5):
        await desk.ask(f"a{number}", "a", table=f"t{number}")
    await desk.ask("b0", "b")
    await desk.ask("c0", "c")
    assert desk.begun == "a0"  # a pool is handed no more than it has workers
    assert await desk.work_off() == "a0 a1 b0 c0 a2 a3 a4"


async def test_tables_of_an_address_take_turns() -> None:
    desk = Desk()
    for number, table in enumerate("xxxyy"):
        await desk.ask(f"{table}{number}", table=table)
    assert await desk.work_off() == "x0 x1 y3 x2 y4"


async def test_nobody_waits_for_ever_beside_others_who_never_stop() -> None:
    desk = Desk()
    await desk.ask("first", "a")
    await desk.ask("patient", "b")
    for number in range(3):
        await desk.ask(f"a{number}", "a")
        await desk.pool.end()
    assert "patient" in desk.begun


async def test_a_table_counts_for_the_one_of_its_people_who_asks_for_least() -> None:
    desk = Desk()
    for number in range(4):
        await desk.ask(f"a{number}", "a", table=f"t{number}")
    await desk.ask("shared", "a", "b", table="t9")
    assert await desk.work_off() == "a0 a1 shared a2 a3"


async def test_as_many_think_as_there_are_workers() -> None:
    desk = Desk(workers=2)
    for number in range(3):
        await desk.ask(f"{number}")
    assert desk.begun == "0 1"
    await desk.pool.end()
    assert desk.begun == "0 1 2"


async def test_an_address_that_has_too_much_waiting_is_sent_away() -> None:
    desk = Desk(limits=Limits(thoughts_each=2))
    asked = [await desk.ask(f"a{number}", "a") for number in range(4)]
    with pytest.raises(Busy):
        await asked[3]
    await desk.ask("b0", "b")  # others are not
    assert (desk.counted("thoughts_waiting"), desk.counted("thoughts_refused_total")) == (3, 1)
    assert await desk.work_off() == "a0 a1 b0 a2"
    assert desk.counted("thoughts_waiting") == 0
    assert desk.counted("thought_wait_seconds_count") == 4


async def test_where_all_is_full_whoever_asked_for_most_makes_room() -> None:
    desk = Desk(limits=Limits(thoughts=3))
    greedy = [await desk.ask(f"a{number}", "a") for number in range(4)]
    await desk.ask("b0", "b")
    with pytest.raises(Busy):
        await greedy[3]  # what was asked for last
    await desk.ask("c0", "c")
    with pytest.raises(Busy):
        await greedy[2]
    with pytest.raises(Busy):
        await (await desk.ask("d0", "d"))  # now nobody has more than another
    assert await desk.work_off() == "a0 a1 b0 c0"


async def test_whoever_waits_for_longer_than_they_would_is_sent_away() -> None:
    desk = Desk()
    await desk.ask("first")
    with pytest.raises(Busy):
        await (await desk.ask("second", patience=0.0))
    slow = await desk.ask("third", patience=60.0)
    await desk.pool.end()
    await desk.pool.end("done")
    assert await slow == "done"
    assert desk.begun == "first third"


async def test_patience_is_for_the_turn_and_not_for_the_thought() -> None:
    desk = Desk()
    task = await desk.ask("at once", patience=0.0)
    await asyncio.sleep(0.01)
    await desk.pool.end("done")
    assert await task == "done"


async def test_who_stops_waiting_leaves_the_queue_and_a_worker_is_free_only_when_it_has_ended() -> None:
    desk = Desk()
    running, waiting = await desk.ask("running"), await desk.ask("waiting")
    await desk.ask("next")
    waiting.cancel()
    running.cancel()
    await breath()
    assert desk.begun == "running"  # for a process does not stop
    assert await desk.work_off() == "running next"


async def test_what_nobody_wants_to_know_any_more_is_not_thought_about() -> None:
    desk = Desk()
    await desk.ask("first")
    outdated = await desk.ask("second", is_wanted=lambda: False)
    assert await desk.work_off() == "first"
    with pytest.raises(Outdated):
        await outdated


async def test_what_is_outdated_takes_nobodys_place() -> None:
    desk = Desk(limits=Limits(thoughts_each=1))
    await desk.ask("first")
    outdated = await desk.ask("second", is_wanted=lambda: False)
    await desk.ask("third")
    with pytest.raises(Outdated):
        await outdated
    assert await desk.work_off() == "first third"


async def test_a_pool_that_died_is_replaced_and_what_waited_goes_on() -> None:
    pools: list[FakePool] = []

    def new_pool() -> FakePool:
        pools.append(FakePool())
        return pools[-1]

    queue = FairQueue("long", 1, new_pool, Metrics(), Limits())
    first, second = (asyncio.ensure_future(queue.think(Whose(), str, name)) for name in "ab")
    await breath()
    pools[0].running.pop().set_exception(BrokenProcessPool())
    with pytest.raises(BrokenProcessPool):
        await first
    await breath()
    await pools[1].end("done")
    assert await second == "done"
