"""What tests of the server share: databases to keep tables in."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from lootkeep.server.store import open_store
from lootkeep.server.tables.storage import Store
from tests.server.parlour import Parlour, parlour
from tests.server.postgres import Cluster, find_programs, running_cluster


@pytest.fixture
def anyio_backend() -> str:
    """Tests that are `async` run on the loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL."""
    programs = find_programs()
    if programs is None:
        message = "PostgreSQL is NOT tested: install its server, or put its programs (pg_ctl, initdb) on the PATH"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    with running_cluster(programs, durable=False) as cluster:
        yield cluster


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.empty()


@pytest.fixture
async def servers(postgresql: str) -> AsyncIterator[tuple[Parlour, Parlour]]:
    """Two servers that share a database and know nothing else of each other."""
    async with parlour(database=postgresql) as one, parlour(database=postgresql) as two:
        yield one, two


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address = request.getfixturevalue("postgresql")
    assert isinstance(address, str)
    return address


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An empty store, of each kind in turn."""
    store = await open_store(database)
    yield store
    await store.close()
