"""What was acknowledged is on disk: processes that write are killed in the middle, again and again."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections import Counter

import pytest

from lootkeep.server.store import open_store
from tests.modes import by_mode
from tests.server.ledgers import make, versions
from tests.server.postgres import Cluster

pytestmark = [pytest.mark.anyio, pytest.mark.once]

TABLES = [f"frog-{number}" for number in range(12)]

# Adds to all tables at once, for ever, and prints each version once it is acknowledged.
WRITER = """
import asyncio, sys
from lootkeep.server.store import open_store
from lootkeep.server.tables.storage import Entry

async def play(store, table):
    version = len(await store.entries(table, 0))
    while True:
        version += 1
        assert await store.append(table, [Entry(version, "moved", f"{table} {version}".encode(), 1.0)])
        print(table, version, flush=True)

async def main(address, *tables):
    store = await open_store(address)
    await asyncio.gather(*(play(store, table) for table in tables))

asyncio.run(main(*sys.argv[1:]))
"""


def acknowledged_until_killed(address: str, lines: int) -> Counter[str]:
    """Let a process write until it has acknowledged so much, kill it, and read all that it said: the last versions."""
    command = [sys.executable, "-c", WRITER, address, *TABLES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout
        said = [line for line, _ in zip(writer.stdout, range(lines), strict=False)]
        writer.send_signal(signal.SIGKILL)
        said += writer.stdout.readlines()
    assert writer.returncode == -signal.SIGKILL
    last: Counter[str] = Counter()
    for line in said:
        if line.endswith("\n"):  # the last one may have been cut short
            table, version = line.split()
            last[table] = int(version)
    return last


async def test_what_was_acknowledged_survives_kill(database: str) -> None:
    chance = random.Random(7)
    store = await open_store(database)
    await make(store, *TABLES)
    await store.close()
    for _ in range(by_mode(compiled=6, plain=2)):
        last = acknowledged_until_killed(database, chance.randrange(1, 300))
        assert last.total() > 0
        store = await open_store(database)
        for table in TABLES:
            log = await store.entries(table, 0)
            assert [entry.version for entry in log] == list(range(1, len(log) + 1))
            assert len(log) >= last[table]
            assert all(entry.data == f"{table} {entry.version}".encode() for entry in log)
        await store.close()


async def test_what_was_acknowledged_survives_a_crash_of_postgresql(cluster: Cluster, postgresql: str) -> None:
    store = await open_store(postgresql)
    await make(store, *TABLES, entries=50)
    cluster.stop()
    cluster.start()
    assert [await versions(store, table) for table in TABLES] == [list(range(1, 51))] * len(TABLES)
    await store.close()
