"""Opens a PostgreSQL database, of the newest layout, and lends connections to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import AsyncConnectionPool

from . import migrations
from .base import StoreError

CONNECTIONS = 4
PATIENCE = 10  # seconds to wait for a connection
LOCK = 0x100CEE9  # whoever holds it changes the layout

Connection = AsyncConnection[tuple[Any, ...]]


class Link:
    """A few connections to a database, opened anew when they are lost."""

    def __init__(self, url: str, place: str) -> None:
        self.url = url
        self.place = place
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            kwargs={"autocommit": True},
            check=AsyncConnectionPool.check_connection,
            open=False,
        )

    async def open(self) -> None:
        """Get ready to lend."""
        await self._pool.open()

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Connection]:
        """Lend a connection, outside any transaction; failures of the database are told as such."""
        try:
            async with self._pool.connection() as connection:
                yield connection
        except psycopg.OperationalError as problem:
            raise StoreError(f"The database {self.place} failed: {str(problem).strip()}.") from problem

    async def close(self) -> None:
        """Give all connections back."""
        await self._pool.close()


async def open_link(url: str) -> Link:
    """A link to a database that is there, is of the newest layout, and may be written."""
    try:
        place = place_of(url)
        async with await AsyncConnection.connect(url, connect_timeout=PATIENCE) as connection:
            await migrate(connection, place)
    except psycopg.Error as problem:
        raise StoreError(
            f"The PostgreSQL database cannot be opened: {str(problem).strip()}. "
            "Its address is postgresql://USER@HOST/DATABASE; the database must exist and the user may create in it."
        ) from problem
    link = Link(url, place)
    await link.open()
    return link


def place_of(url: str) -> str:
    """The address of a database as it may be shown: without its password."""
    parts = conninfo_to_dict(url)
    return f"{parts.get('dbname') or 'of the user'} on {parts.get('host') or 'this machine'}"


async def migrate(connection: AsyncConnection, place: str) -> None:
    """Bring a database to the newest layout, all of it or nothing, while other processes wait."""
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
    await connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY, name text, at double precision)"
    )
    found = await connection.execute("SELECT number FROM migrations")
    applied = [number for (number,) in await found.fetchall()]
    for step in migrations.missing("postgresql", applied, place):
        for statement in step.statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO migrations VALUES (%s, %s, %s)", (step.number, step.name, time()))
