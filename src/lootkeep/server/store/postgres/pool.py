"""Opens a PostgreSQL database, of the newest layout, and lends connections to it."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from selectors import EVENT_READ, DefaultSelector
from time import time
from typing import Any

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from ...tables.storage import StoreError
from .. import migrations
from .outage import Outage

ADDRESS = "An address is like postgresql://USER:PASSWORD@HOST/DATABASE"
CONNECTIONS = 4
CONNECTIONS_ASIDE = 2  # for heartbeats and notices
LOCK = 0x100CEE9  # whoever holds it changes the layout

# Seconds. The database gives up first, so that it can say why; if nothing comes from it at all, we do.
CONNECT = 5  # to wait for a new connection, or for one that is lent to others
PATIENCE = 8.0  # to wait for what is done with a connection
PATIENCE_ASIDE = 3.0  # the same for heartbeats and notices, which are soon worth nothing
SETTINGS = {
    "statement_timeout": "6s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "6s",  # a server that was stopped in the middle locks nobody out
}
SET = "SELECT set_config(name, value, false) FROM unnest(%s::text[], %s::text[]) AS given (name, value)"

# What a network that swallows everything is found out by; an address may say otherwise.
NETWORK = {
    "connect_timeout": CONNECT,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,  # milliseconds
}
Connection = AsyncConnection[tuple[Any, ...]]


class Pool:
    """Lends a few connections; those that were lost are replaced when one is needed, so that no failure lasts.

    Nothing waits for ever: not for a connection, and not for what is done with it. Not psycopg_pool's: it connects
    beside those who wait, so that while the database is away they wait for its whole timeout, and are not told why.
    """

    def __init__(self, url: str, place: str, outage: Outage, most: int, patience: float, **settings: str) -> None:
        self.place = place
        self.outage = outage
        self._url = with_timeouts(url)
        self.patience = patience
        self._settings = SETTINGS | settings
        self._idle: list[Connection] = []
        self._free = asyncio.Semaphore(most)
        self._closed = False

    @asynccontextmanager
    async def session(self) -> AsyncIterator[Connection]:
        """Lend a connection, outside any transaction; failures of the database are told as such.

        What is in conflict with what is there, or cannot be kept by any database, is not a failure of this one.
        """
        if self._closed:
            raise StoreError(f"The database {self.place} is closed.")
        await self._wait_for_turn()
        try:
            connection = await self._connection()
            try:
                with cut_after(connection, self.patience):
                    yield connection
            finally:
                await self._put_back(connection)
        except (psycopg.IntegrityError, psycopg.DataError):
            self.outage.worked()
            raise
        except psycopg.Error as problem:
            self.outage.failed(first_line(problem))
            text = f"The database {self.place} failed: {first_line(problem)}."
            raise StoreError(text, reason=public_reason(problem)) from problem
        finally:
            self._free.release()
        self.outage.worked()

    async def connect(self) -> Connection:
        """A new connection."""
        connection = await AsyncConnection.connect(self._url, autocommit=True)
        try:
            with cut_after(connection, self.patience):
                await connection.execute(SET, (list(self._settings), list(self._settings.values())))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def close(self) -> None:
        """Let all connections go."""
        self._closed = True
        await self._drop_idle()

    async def _wait_for_turn(self) -> None:
        """Wait until one of the connections is free."""
        try:
            async with asyncio.timeout(CONNECT):
                await self._free.acquire()
        except TimeoutError:
            why = f"all its connections were in use for {CONNECT} seconds"
            self.outage.failed(why)
            raise StoreError(f"The database {self.place} failed: {why}.") from None

    async def _connection(self) -> Connection:
        """One that lies idle and still lives, or else a new one."""
        while self._idle:
            connection = self._idle.pop()
            if is_alive(connection):
                return connection
            await connection.close()
        return await self.connect()

    async def _put_back(self, connection: Connection) -> None:
        """Keep a connection for the next who needs one, unless something is wrong with it, and so with others."""
        if self._closed or connection.info.transaction_status != TransactionStatus.IDLE:
            await connection.close()
            await self._drop_idle()
        else:
            self._idle.append(connection)

    async def _drop_idle(self) -> None:
        while self._idle:
            await self._idle.pop().close()


@contextmanager
def cut_after(connection: Connection, seconds: float) -> Iterator[None]:
    """Cut a connection on which something takes too long: whoever waits for it is told that it is lost.

    To cancel the task that waits would be no help, for psycopg then asks the same database to stop, and waits.
    """
    timer = asyncio.get_running_loop().call_later(seconds, cut, connection)
    try:
        yield
    finally:
        timer.cancel()


def cut(connection: Connection) -> None:
    """Let nothing come or go any more over a connection."""
    with suppress(OSError, psycopg.Error), closing(socket.socket(fileno=os.dup(connection.fileno()))) as end:
        end.shutdown(socket.SHUT_RDWR)


def is_told_to_end() -> bool:
    """Whether this task was cancelled: on a connection that fails, psycopg says that instead."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def is_alive(connection: Connection) -> bool:
    """Tell whether a connection was not cut off: to one that lies idle a server says nothing but farewell."""
    with DefaultSelector() as selector:
        selector.register(connection, EVENT_READ)
        return not selector.select(timeout=0)


def with_timeouts(url: str) -> str:
    """An address with what it does not say itself about networks that fail."""
    said = conninfo_to_dict(url)
    return make_conninfo(url, **{name: value for name, value in NETWORK.items() if name not in said})


async def open_pools(url: str) -> tuple[Pool, Pool]:
    """Links to a database that is there, is of the newest layout, and may be written.

    One is for what must be on disk, and one for what is known anew in a second.
    """
    place = place_of(url)
    try:
        async with await AsyncConnection.connect(with_timeouts(url)) as connection:
            await migrate(connection, place)
    except psycopg.Error as problem:
        raise StoreError(
            f"The database {place} cannot be opened: {first_line(problem)}. {ADDRESS}; the server must run, "
            "the database must exist, and the user must be allowed to create tables in it."
        ) from problem
    outage = Outage(place)
    return (
        Pool(url, place, outage, CONNECTIONS, PATIENCE),
        Pool(url, place, outage, CONNECTIONS_ASIDE, PATIENCE_ASIDE, synchronous_commit="off"),
    )


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
