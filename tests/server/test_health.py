"""`/healthz` writes to the store, says what is wrong without telling where, and costs one write a second."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from psycopg import AsyncConnection

from lootkeep.server.live import health as healths
from lootkeep.server.live.health import Health
from lootkeep.server.metrics import Metrics
from lootkeep.server.store import open_store, sqlite_file
from lootkeep.server.store.sqlite import SQLiteStore
from lootkeep.server.tables.storage import StoreError

from .guests import hub
from .outages import read_only
from .parlour import Parlour, parlour

pytestmark = pytest.mark.anyio

CUT_OFF = """SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""
WELL = (200, {"status": "ok"})


class Patient:
    """A store that answers when it is told to."""

    def __init__(self) -> None:
        self.touched = 0
        self.may_answer = asyncio.Event()
        self.trouble: Exception | None = None

    async def touch(self) -> None:
        self.touched += 1
        await self.may_answer.wait()
        if self.trouble:
            raise self.trouble

    async def listings(self, **_: Any) -> list[Any]:
        return []


def spawn(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Do something beside all else."""
    return asyncio.get_running_loop().create_task(work)


def watched(store: Any, clock: Callable[[], float]) -> Health:
    """What is known of a store."""
    return Health(store, Metrics(), spawn, clock)


async def asked(place: Parlour) -> tuple[int, dict[str, str]]:
    """What the page says now, whatever it said a moment ago."""
    hub(place).services.health._tried = None
    answer = await place.http.get("/healthz")
    return answer.status_code, answer.json()


async def test_many_who_ask_cause_one_write_a_second() -> None:
    store, now = Patient(), 100.0
    health = watched(store, lambda: now)
    asking = [spawn_check(health) for _ in range(50)]
    await asyncio.sleep(0)
    store.may_answer.set()
    assert await asyncio.gather(*asking) == [None] * 50
    assert store.touched == 1
    now += 0.9
    await health.check()
    assert store.touched == 1
    now += 0.2
    await health.check()
    assert store.touched == 2


def spawn_check(health: Health) -> asyncio.Task[str | None]:
    """Ask beside others."""
    return asyncio.get_running_loop().create_task(health.check())


async def test_a_store_that_never_answers_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(healths, "PATIENCE", 0.01)
    monkeypatch.setattr(healths, "PAUSE", 0.01)
    store = Patient()
    health = watched(store, lambda: 100.0)
    for _ in range(3):
        assert await health.check() == "no answer"
    assert store.touched == 1
    store.may_answer.set()
    assert await health.check() is None


async def test_whatever_goes_wrong_the_store_is_not_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(healths, "PAUSE", 0.01)
    store = Patient()
    store.may_answer.set()
    health = watched(store, lambda: 100.0)
    store.trouble = RuntimeError("a mistake of ours, with password=hunter2")
    assert await health.check() == "a mistake"
    assert health.metrics.register.get_sample_value("lootkeep_store_is_well") == 0
    store.trouble = None
    while health.why is not None:
        await asyncio.sleep(0.001)
    assert health.metrics.register.get_sample_value("lootkeep_store_is_well") == 1


async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "tables.db")) as place:
        assert await asked(place) == WELL
        with read_only(place):
            assert await asked(place) == (503, {"status": "store", "why": "attempt to write a readonly database"})
        assert await asked(place) == WELL


async def test_a_file_that_cannot_grow(tmp_path: Path) -> None:
    async with parlour(str(tmp_path / "tables.db")) as place:
        store = hub(place).services.store
        assert isinstance(store, SQLiteStore)
        database = store._file.database
        [usual] = database.execute("PRAGMA max_page_count").fetchone()
        database.execute("PRAGMA max_page_count = 1")  # as many as there are
        assert await asked(place) == (503, {"status": "store", "why": "database or disk is full"})
        database.execute(f"PRAGMA max_page_count = {usual}")
        assert await asked(place) == WELL


async def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY", 0.01)
    file = tmp_path / "tables.db"
    async with parlour(str(file)) as place:
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await asked(place) == (503, {"status": "store", "why": "database is locked"})
            other.execute("ROLLBACK")
        assert await asked(place) == WELL


async def test_a_file_that_was_moved_away(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with parlour(str(file)) as place:
        assert await asked(place) == WELL
        file.rename(tmp_path / "elsewhere.db")
        assert await asked(place) == (503, {"status": "store", "why": "the file was moved away"})
        (tmp_path / "elsewhere.db").rename(file)
        assert await asked(place) == WELL


async def test_a_postgresql_that_can_only_be_read(postgresql: str) -> None:
    async with parlour(postgresql) as place, await AsyncConnection.connect(postgresql, autocommit=True) as owner:
        found = await (await owner.execute("SELECT current_database()")).fetchone()
        assert found is not None
        assert await asked(place) == WELL
        try:
            await owner.execute(f"ALTER DATABASE {found[0]} SET default_transaction_read_only = on")
            await owner.execute(CUT_OFF)
            status, said = await asked(place)
            assert (status, said["status"]) == (503, "store")
            assert found[0] not in said["why"]
        finally:
            await owner.execute(f"ALTER DATABASE {found[0]} RESET default_transaction_read_only")
            await owner.execute(CUT_OFF)
        assert await asked(place) == WELL


async def test_asking_does_not_make_the_file_grow(tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "tables.db"))
    assert isinstance(store, SQLiteStore)
    sizes = []
    for _ in range(50):
        await store.touch()
        sizes.append(store._file.database.execute("PRAGMA page_count").fetchone())
    assert sizes[0] == sizes[-1]
    await store.close()


async def test_every_store_can_be_touched(database: str) -> None:
    store = await open_store(database)
    await store.touch()
    await store.touch()
    await store.close()
    with pytest.raises(StoreError):
        await store.touch()
