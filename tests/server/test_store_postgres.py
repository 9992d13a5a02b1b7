"""The store in PostgreSQL: processes hear of each other, a lost connection comes back, failures are explained."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import traceback
from time import time

import psycopg
import pytest

from lootkeep.server.store import open_store
from lootkeep.server.store.postgres import listener as listening
from lootkeep.server.tables.storage import Store, StoreError
from tests.server.ledgers import entry, listing, make, versions
from tests.server.postgres import Cluster

pytestmark = [pytest.mark.anyio, pytest.mark.once]

# Answers each entry of the other process with one of its own, three times, and then says something.
NEIGHBOUR = """
import asyncio, sys, time
from lootkeep.server.store import open_store
from lootkeep.server.tables.storage import Entry

async def main(address):
    store = await open_store(address)
    heard = asyncio.Queue()
    store.listen(lambda table, version, line: heard.put_nowait((table, version)))
    for entry in await store.entries("frog", 0):  # from before the store was opened
        heard.put_nowait(("frog", entry.version))
    known = 0
    while known < 6:
        table, version = await heard.get()
        if version > known:
            known = version + 1
            assert await store.append(table, [Entry(known, "answered", b"", time.time())])
    await store.say(table, 0, "Bo", "enough", time.time())
    await store.close()

asyncio.run(main(sys.argv[1]))
"""


class Listener:
    """Keeps what a store tells."""

    def __init__(self, store: Store) -> None:
        self._heard: asyncio.Queue[tuple[str, int, int]] = asyncio.Queue()
        self._known: dict[str, tuple[int, int]] = {}  # the newest version and line of each table
        store.listen(lambda *told: self._heard.put_nowait(told))

    async def next(self) -> tuple[str, int, int]:
        """What is told next; it will be."""
        return await asyncio.wait_for(self._heard.get(), timeout=60)

    async def hear(self, table: str, version: int = 0, line: int = 0) -> None:
        """Wait until this is told; one may be told of older things first, of the same again, and of several at once."""
        while True:
            versions, lines = self._known.get(table, (0, 0))
            if versions >= version and lines >= line:
                return
            name, newest, last = await self.next()
            versions, lines = self._known.get(name, (0, 0))
            self._known[name] = max(versions, newest), max(lines, last)


async def test_two_processes_hear_each_other(postgresql: str) -> None:
    store = await open_store(postgresql)
    await make(store, "frog")
    listener = Listener(store)
    with subprocess.Popen([sys.executable, "-c", NEIGHBOUR, postgresql]) as neighbour:
        try:
            for version in (1, 3, 5):
                assert await store.append("frog", [entry(version, at=time())])
                await listener.hear("frog", version + 1)
            await listener.hear("frog", line=1)
        except BaseException:
            neighbour.kill()
            raise
    assert neighbour.returncode == 0
    assert [line.text for line in await store.chat("frog", 0, 10)] == ["enough"]
    assert await versions(store, "frog") == [1, 2, 3, 4, 5, 6]
    await store.close()


async def test_who_listens_hears_what_changed_since_the_store_was_opened(postgresql: str) -> None:
    other = await open_store(postgresql)
    await make(other, "newt", entries=3)
    store = await open_store(postgresql)
    assert await other.append("newt", [entry(4, at=1.0)])  # whatever the clocks say
    await other.say("newt", 0, "Ada", "hello", time() + 1000)
    assert await Listener(store).next() == ("newt", 4, 1)
    await store.close()
    await other.close()


async def test_a_database_that_was_away_is_found_again(
    cluster: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "PAUSE", 0.1)
    store, other = await open_store(postgresql), await open_store(postgresql)
    await make(other, "frog", entries=1)
    listener = Listener(store)
    assert await other.append("frog", [entry(2, at=time())])
    await listener.hear("frog", 2)
    cluster.stop()
    try:
        with pytest.raises(StoreError, match=r"postgres on .* failed"):
            await store.append("frog", [entry(3)])
        with pytest.raises(StoreError, match=r"postgres on .* failed"):
            await store.load("frog")
    finally:
        cluster.start()
    assert await versions(store, "frog") == [1, 2]
    assert await other.append("frog", [entry(3, at=time())])
    await listener.hear("frog", 3)
    await store.close()
    await other.close()


# ---- Several at once


async def test_of_two_stores_that_add_the_same_version_one_wins(postgresql: str) -> None:
    store, other = await open_store(postgresql), await open_store(postgresql)
    tables = [f"frog-{number}" for number in range(10)]
    await make(store, *tables)

    async def claim(one: Store, table: str, version: int, data: bytes) -> bool:
        return await one.append(table, [entry(version, data)], listing=listing(table))

    for version in range(1, 11):
        mine = [claim(store, table, version, b"mine") for table in tables]
        theirs = [claim(other, table, version, b"theirs") for table in reversed(tables)]
        won = await asyncio.gather(*mine, *theirs)
        assert [a ^ b for a, b in zip(won[:10], reversed(won[10:]), strict=True)] == [True] * 10
        for table, is_mine in zip(tables, won[:10], strict=True):
            assert await other.entries(table, version - 1) == [entry(version, b"mine" if is_mine else b"theirs")]
    await store.close()
    await other.close()


async def test_what_is_said_at_two_stores_is_numbered_once(postgresql: str) -> None:
    store, other = await open_store(postgresql), await open_store(postgresql)
    await make(store, "frog")
    numbers = await asyncio.gather(*(one.say("frog", 0, "Ada", "hello", 1.0) for one in [store, other] * 15))
    assert sorted(numbers) == list(range(1, 31))
    await store.close()
    await other.close()


async def test_several_open_a_new_database_at_once(postgresql: str) -> None:
    stores = await asyncio.gather(*(open_store(postgresql) for _ in range(4)))
    await make(stores[0], "frog", entries=1)
    assert [await versions(store, "frog") for store in stores] == [[1]] * 4
    for store in stores:
        await store.close()


# ---- Opening


async def test_without_the_driver_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("psycopg", "lootkeep.server.store.postgres"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"install lootkeep\[postgres\]"):
        await open_store("postgresql://localhost/tables")


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://ada:hunter2@/tables?host=/nowhere", "tables on /nowhere cannot be opened"),
        ("postgresql://ada:hunter2@/tables?hosts=a", "cannot be read"),
        ("postgresql://[ada:hunter2", "cannot be read"),
    ],
)
async def test_a_database_that_is_not_there_is_explained_without_its_password(address: str, why: str) -> None:
    with pytest.raises(StoreError, match=f"{why}(?s:.*) An address is like postgresql://USER:PASSWORD@") as refusal:
        await open_store(address)
    assert "hunter2" not in "".join(traceback.format_exception(refusal.value))


async def test_a_database_of_a_newer_lootkeep_is_refused(postgresql: str) -> None:
    await (await open_store(postgresql)).close()
    with psycopg.connect(postgresql) as connection:
        connection.execute("INSERT INTO migrations VALUES (99, 'future', 0)")
    with pytest.raises(StoreError, match=r"was made by a newer Lootkeep: its layout is number 99, .* Update Lootkeep"):
        await open_store(postgresql)


async def test_a_database_with_tables_of_another_program_is_left_alone(postgresql: str) -> None:
    with psycopg.connect(postgresql) as connection:
        connection.execute("CREATE TABLE chat (soup text)")
    with pytest.raises(StoreError, match='cannot be opened: relation "chat" already exists'):
        await open_store(postgresql)
    with psycopg.connect(postgresql) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert found == [("chat",)]


async def test_moves_that_wait_share_commits(postgresql: str) -> None:
    store = await open_store(postgresql)
    tables = [f"frog-{number}" for number in range(200)]
    await make(store, *tables)
    assert all(await asyncio.gather(*(store.append(table, [entry(1)], listing=listing(table)) for table in tables)))
    with psycopg.connect(postgresql) as connection:
        [(entries, transactions)] = connection.execute("SELECT count(*), count(DISTINCT xmin::text) FROM entries")
    assert entries == 200
    assert transactions <= 20
    await store.close()
