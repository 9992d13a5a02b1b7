"""How fast the store keeps what happens at tables, each event on the disk before it is acknowledged.

`python -m bench.store [--seconds 1] [--turns 5]`, at the root of the repository, prints a row each for 1, 16 and 256
tables that write at once to SQLite and to PostgreSQL (a new cluster, if the server is installed), beside a plain file
that is synced after every event. All take turns in one run, and of each the fastest turn counts.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import uvloop

from lootkeep.server.store import open_store
from lootkeep.server.tables.storage import Entry, Listing, Store
from tests.server.postgres import find_programs, running_cluster

WRITERS = (1, 16, 256)
DATA = b'{"seat": 2, "action": 263, "notation": "attack hydra > king", "request": "k3f9x", "spent": 4.25}'

Write = Callable[[], Awaitable[object]]  # one event, until it is acknowledged


class Turn(NamedTuple):
    """What was measured in one turn; the fastest is the least."""

    wall: float  # seconds for an event, all writers together
    processor: float  # seconds of this process for an event
    waits: list[float]  # seconds from each event to its acknowledgement, in order of length


async def turn(writers: list[Write], seconds: float) -> Turn:
    """Let all write, each the next event as soon as the last one is acknowledged."""

    async def work(write: Write) -> list[float]:
        waits = []
        while (begun := time.perf_counter()) < end:
            await write()
            waits.append(time.perf_counter() - begun)
        return waits

    start, processor = time.perf_counter(), time.process_time()
    end = start + seconds
    waits = sorted(wait for one in await asyncio.gather(*map(work, writers)) for wait in one)
    wall = time.perf_counter() - start
    return Turn(wall / len(waits), (time.process_time() - processor) / len(waits), waits)


async def at_new_table(store: Store, table: str) -> Write:
    """A writer at a table of its own."""
    line = Listing(table, "looterz", "dragon", "running", ["Ada", "Bo", "Guard"], 2, 0, 1.0, 2.0, False, [])
    assert await store.make(table, b"{}", [], [], line)
    version = 0

    async def write() -> None:
        nonlocal version
        version += 1
        assert await store.append(table, [Entry(version, "moved", DATA, time.time())], listing=line)

    return write


async def in_store(address: str, writers: int, seconds: float) -> Turn:
    """A turn in a store."""
    store = await open_store(address)
    names = [f"mossy-frog-{number}-{time.time_ns()}" for number in range(writers)]
    measured = await turn([await at_new_table(store, name) for name in names], seconds)
    await store.close()
    return measured


async def in_file(path: Path, seconds: float) -> Turn:
    """A turn in a plain file."""
    with path.open("ab", buffering=0) as file:

        async def write() -> None:
            file.write(DATA)
            os.fsync(file.fileno())

        return await turn([write], seconds)


@contextmanager
def addresses() -> Iterator[dict[str, str]]:
    """Where to measure: new databases, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        found = {"SQLite": str(Path(folder) / "tables.db")}
        programs = find_programs()
        if programs is None:
            print("PostgreSQL is not installed, and not measured.", file=sys.stderr)
            yield found
            return
        with running_cluster(programs, durable=True) as cluster:
            yield found | {"PostgreSQL": cluster.address}


async def measure(places: dict[str, str], seconds: float, turns: int) -> dict[tuple[str, int], Turn]:
    """The fastest turn of each, by name and number of writers."""
    best: dict[tuple[str, int], Turn] = {}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(turns):
            taken = {("plain file", 1): await in_file(Path(folder) / "plain", seconds)}
            for name, address in places.items():
                taken |= {(name, writers): await in_store(address, writers, seconds) for writers in WRITERS}
            best = {key: min(measured, best.get(key, measured)) for key, measured in taken.items()}
    return best


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description="How fast the store keeps events, each durable.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each turn")
    parser.add_argument("--turns", type=int, default=5)
    given = parser.parse_args()
    with addresses() as places, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        best = runner.run(measure(places, given.seconds, given.turns))
    print(f"{'':12}{'writers':>8}{'events/s':>10}{'µs/event':>10}{'µs of CPU':>11}{'median ms':>11}{'p99 ms':>8}")
    for (name, writers), fastest in best.items():
        wall, processor, waits = fastest
        median, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        print(f"{name:12}{writers:8}{1 / wall:10,.0f}{wall * 1e6:10.0f}{processor * 1e6:11.0f}", end="")
        print(f"{median * 1e3:11.1f}{slow * 1e3:8.1f}")


if __name__ == "__main__":
    main()
