"""A PostgreSQL that fails: nothing waits for ever, nothing deafens a server, and the log has one line of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from lootkeep.server.store import open_store
from lootkeep.server.store.postgres import listener as listening
from lootkeep.server.store.postgres import outage, pool
from lootkeep.server.tables.storage import Store, StoreError
from tests.server.ledgers import entry, listing, make, versions
from tests.server.parlour import parlour
from tests.server.postgres import DISMISS, Cluster
from tests.server.several import wire_to

pytestmark = [pytest.mark.anyio, pytest.mark.once]

DISMISS_LISTENERS = f"{DISMISS} AND query LIKE 'SELECT seen%'"  # who looked for changes last
SOON = 60  # seconds within which everything happens, even on a busy machine


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    for name in ("PATIENCE", "PATIENCE_ASIDE", "CONNECT"):
        monkeypatch.setattr(pool, name, 1.0)
    monkeypatch.setattr(listening, "PAUSE", 0.05)
    monkeypatch.setattr(listening, "LOOK", 0.1)


class Listener:
    """Waits for what a store tells."""

    def __init__(self, store: Store) -> None:
        self._heard: asyncio.Queue[tuple[str, int, int]] = asyncio.Queue()
        store.listen(lambda *told: self._heard.put_nowait(told))

    async def hear(self, table: str, version: int) -> None:
        """Wait until this is told."""
        async with asyncio.timeout(SOON):
            while (await self._heard.get())[:2] != (table, version):
                pass


def lines(caplog: pytest.LogCaptureFixture, text: str) -> int:
    """How often something was logged."""
    return sum(text in record.getMessage() for record in caplog.records)


# ---- The listener


async def test_notices_that_cannot_be_read_deafen_nobody_and_are_logged_once(
    postgresql: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "LOOK", 3600.0)
    store, other = await open_store(postgresql), await open_store(postgresql)
    listener = Listener(store)
    await make(other, "frog", entries=1)
    await listener.hear("frog", 1)
    with psycopg.connect(postgresql, autocommit=True) as connection:
        for soup in ("", "soup", "soup of frog", "a b c d e", "x 1.5 frog"):
            connection.execute("SELECT pg_notify('lootkeep', %s)", (soup,))
    assert await other.append("frog", [entry(2)])
    await listener.hear("frog", 2)
    assert lines(caplog, "cannot be read") == 1
    await store.close()
    await other.close()


@pytest.mark.usefixtures("hasty")
async def test_a_listener_whose_connection_is_swallowed_notices_and_catches_up(postgresql: str) -> None:
    other = await open_store(postgresql)
    async with wire_to(postgresql) as wire:
        store = await open_store(wire.address)
        listener = Listener(store)
        await make(other, "frog", entries=1)
        await listener.hear("frog", 1)
        wire.swallow()
        assert await other.append("frog", [entry(2)])
        await listener.hear("frog", 2)
        await store.close()
    await other.close()


async def test_a_listener_that_is_dismissed_comes_back(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "PAUSE", 0.05)
    store, other = await open_store(postgresql), await open_store(postgresql)
    listener = Listener(store)
    for version in (1, 2, 3):
        if version == 1:
            await make(other, "frog", entries=1)
        else:
            assert await other.append("frog", [entry(version)])
        await listener.hear("frog", version)
        with psycopg.connect(postgresql, autocommit=True) as connection:
            connection.execute(DISMISS_LISTENERS)
    await store.close()
    await other.close()


# ---- Connections that are lent


def test_a_network_that_swallows_everything_is_found_out_unless_the_address_says_otherwise() -> None:
    usual = conninfo_to_dict(pool.with_timeouts("postgresql://ada@db.example.org/tables"))
    assert {name: usual[name] for name in pool.NETWORK} == {name: str(value) for name, value in pool.NETWORK.items()}
    patient = conninfo_to_dict(pool.with_timeouts("postgresql://ada@db.example.org/tables?connect_timeout=60"))
    assert (patient["connect_timeout"], patient["keepalives_idle"]) == ("60", "5")


@pytest.mark.usefixtures("hasty")
async def test_swallowed_connections_are_given_up_and_the_tables_go_on(postgresql: str) -> None:
    async with wire_to(postgresql) as wire:
        store = await open_store(wire.address)
        await make(store, "frog", entries=1)
        await asyncio.gather(*(store.load("frog") for _ in range(8)))  # all connections are in use
        wire.swallow()
        async with asyncio.timeout(SOON):
            with pytest.raises(StoreError, match="failed"):
                await store.append("frog", [entry(2)])
            assert await store.append("frog", [entry(2)])
            assert await versions(store, "frog") == [1, 2]
        await store.close()


@pytest.mark.usefixtures("hasty")
async def test_nobody_waits_for_ever_for_a_connection_that_others_hold(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 3600.0)
    async with wire_to(postgresql) as wire:
        store = await open_store(wire.address)
        await make(store, "frog", entries=1)
        await asyncio.gather(*(store.load("frog") for _ in range(8)))
        wire.swallow()
        stuck = [asyncio.create_task(store.load("frog")) for _ in range(pool.CONNECTIONS)]
        await asyncio.sleep(0)
        with pytest.raises(StoreError, match="all its connections were in use"):
            async with asyncio.timeout(SOON):
                await store.load("frog")
        wire.close()
        await asyncio.gather(*stuck, return_exceptions=True)
        await store.close()


async def test_a_lock_that_another_program_holds_is_not_waited_for_for_ever(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pool.SETTINGS, "lock_timeout", "100ms")
    store = await open_store(postgresql)
    await make(store, "frog", entries=1)
    with psycopg.connect(postgresql) as connection:
        connection.execute("LOCK TABLE entries")
        with pytest.raises(StoreError, match="lock timeout"):
            async with asyncio.timeout(SOON):
                await store.append("frog", [entry(2)])
    assert await store.append("frog", [entry(2)])
    await store.close()


# ---- A database that cannot be written


@contextmanager
def without_a_part(address: str) -> Iterator[None]:
    """The layout is as it should be, but a part of it is gone."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ALTER TABLE entries RENAME TO hidden")
        try:
            yield
        finally:
            connection.execute("ALTER TABLE hidden RENAME TO entries")


@contextmanager
def refusing(address: str, state: str) -> Iterator[None]:
    """A database in which every entry fails in one way."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"""CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            RAISE EXCEPTION 'as a test' USING ERRCODE = '{state}'; END $$""")
        connection.execute("CREATE TRIGGER failing BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION fail()")
        try:
            yield
        finally:
            connection.execute("DROP TRIGGER failing ON entries; DROP FUNCTION fail")


TROUBLES: dict[str, Callable[[str], object]] = {
    "undefined-table": without_a_part,
    "read-only": lambda address: refusing(address, "25006"),
    "insufficient-privilege": lambda address: refusing(address, "42501"),
    "disk-full": lambda address: refusing(address, "53100"),
    "out-of-memory": lambda address: refusing(address, "53200"),
    "admin-shutdown": lambda address: refusing(address, "57P01"),
    "query-canceled": lambda address: refusing(address, "57014"),
    "internal-error": lambda address: refusing(address, "XX000"),
    "not-supported": lambda address: refusing(address, "0A000"),
}


@asynccontextmanager
async def trouble(name: str, address: str) -> AsyncIterator[None]:
    """Something is wrong with a database, until the block is left."""
    with TROUBLES[name](address):  # type: ignore[attr-defined]
        yield


@pytest.mark.parametrize("name", TROUBLES)
async def test_whatever_is_wrong_with_a_database_is_a_failure_of_the_store(postgresql: str, name: str) -> None:
    store = await open_store(postgresql)
    await make(store, "frog", "toad", entries=1)
    async with trouble(name, postgresql):
        tried = [store.append(table, [entry(2)], listing=listing(table)) for table in ("frog", "toad")]
        for outcome in await asyncio.gather(*tried, return_exceptions=True):
            assert isinstance(outcome, StoreError)
    assert await store.append("frog", [entry(2)], listing=listing("frog"))
    await store.close()


async def test_a_database_that_can_only_be_read_is_told_as_such_over_http(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with parlour(database=postgresql) as place:
        asked = {"game": "looterz", "seats": [{"who": "me"}, {"who": "bot"}]}
        with refusing(postgresql, "25006"):
            for _ in range(5):
                answer = await place.http.post("/api/tables", json=asked)
                assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert (await place.http.post("/api/tables", json=asked)).status_code == 201
    assert lines(caplog, "the database is away") == 1


async def test_a_database_that_is_away_is_logged_once_and_once_when_it_is_back(
    cluster: Cluster, postgresql: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outage, "QUIET", 0.0)
    caplog.set_level(logging.INFO)
    store = await open_store(postgresql)
    Listener(store)
    await make(store, "frog", entries=1)
    cluster.stop()
    try:
        for _ in range(10):
            with pytest.raises(StoreError):
                await store.load("frog")
    finally:
        cluster.start()
    assert await versions(store, "frog") == [1]
    assert [lines(caplog, f"the database is {where}") for where in ("away", "back")] == [1, 1]
    await store.close()
