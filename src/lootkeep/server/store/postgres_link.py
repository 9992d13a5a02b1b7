"""Opens a PostgreSQL database, of the newest layout, and lends connections to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from selectors import EVENT_READ, DefaultSelector
from time import time
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from . import migrations
from .base import StoreError

ADDRESS = "An address is like postgresql://USER:PASSWORD@HOST/DATABASE"
CONNECTIONS = 4
PATIENCE = 10  # seconds to wait for a new connection
LOCK = 0x100CEE9  # whoever holds it changes the layout

Connection = AsyncConnection[tuple[Any, ...]]


class Link:
    """Lends a few connections; those that were lost are replaced when one is needed, so that no failure lasts."""

    def __init__(self, url: str, place: str) -> None:
        self.url = url
        self.place = place
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(CONNECTIONS)
        self._closed = False

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Connection]:
        """Lend a connection, outside any transaction; failures of the database are told as such."""
        if self._closed:
            raise StoreError(f"The database {self.place} is closed.")
        try:
            async with self._free:
                connection = await self._connection()
                try:
                    yield connection
                finally:
                    await self._put_back(connection)
        except psycopg.OperationalError as problem:
            text = f"The database {self.place} failed: {first_line(problem)}."
            raise StoreError(text, reason=public_reason(problem)) from problem

    async def close(self) -> None:
        """Let all connections go."""
        self._closed = True
        while self._idle:
            await self._idle.pop().close()

    async def _connection(self) -> Connection:
        """One that lies idle and still lives, or else a new one."""
        while self._idle:
            connection = self._idle.pop()
            if is_alive(connection):
                return connection
            await connection.close()
        return await AsyncConnection.connect(self.url, autocommit=True, connect_timeout=PATIENCE)

    async def _put_back(self, connection: Connection) -> None:
        """Keep a connection for the next who needs one, unless something is wrong with it."""
        if self._closed or connection.info.transaction_status != TransactionStatus.IDLE:
            await connection.close()
        else:
            self._idle.append(connection)


def is_alive(connection: Connection) -> bool:
    """Tell whether a connection was not cut off: to one that lies idle a server says nothing but farewell."""
    with DefaultSelector() as selector:
        selector.register(connection, EVENT_READ)
        return not selector.select(timeout=0)


async def open_link(url: str) -> Link:
    """A link to a database that is there, is of the newest layout, and may be written."""
    place = place_of(url)
    try:
        async with await AsyncConnection.connect(url, connect_timeout=PATIENCE) as connection:
            await migrate(connection, place)
    except psycopg.Error as problem:
        raise StoreError(
            f"The database {place} cannot be opened: {first_line(problem)}. {ADDRESS}; the server must run, "
            "the database must exist, and the user must be allowed to create tables in it."
        ) from problem
    return Link(url, place)


def first_line(problem: psycopg.Error) -> str:
    """What went wrong, without PostgreSQL's guesses at why."""
    return str(problem).strip().partition("\n")[0].rstrip(".")


def public_reason(problem: psycopg.Error) -> str:
    """What went wrong, as anybody may know it: what is said without the database names hosts and users."""
    return problem.diag.message_primary or "no connection"


def place_of(url: str) -> str:
    """A database as it may be named before people: without its password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        raise StoreError(f"The address of the PostgreSQL database cannot be read. {ADDRESS}.") from None
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
