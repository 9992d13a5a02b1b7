"""Servers that share a PostgreSQL database: people at each of them, one that hears nothing, one that dies."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
from psycopg.conninfo import conninfo_to_dict

from lootkeep.server.store.postgres.store import PostgresStore

from .guests import hub
from .parlour import Line, Parlour


async def both(servers: tuple[Parlour, Parlour], **table: Any) -> tuple[dict[str, Any], Line, Line]:
    """A table made at the first server, and somebody with all its seats at each."""
    made = await servers[0].make(**table)
    keys = [made["keys"]["host"], *made["keys"]["seats"].values()]
    here, there = await servers[0].join(made["table"], keys), await servers[1].join(made["table"], keys)
    there.count = itertools.count(1000)  # what is asked twice by the same name is the same
    return made, here, there


def store_of(place: Parlour) -> PostgresStore:
    """The store of a server."""
    store = hub(place).services.store
    assert isinstance(store, PostgresStore)
    return store


async def deafen(place: Parlour) -> None:
    """Let a server hear nothing more of what happens at others."""
    for ear in store_of(place)._listeners:
        await ear.close()


async def lose_heart(place: Parlour, address: str) -> None:
    """Let a server seem dead to the others: its heart does not beat any more, and its last beat was long ago."""
    beats = store_of(place)._heartbeat._task
    assert beats is not None
    beats.cancel()
    with suppress(asyncio.CancelledError):
        await beats
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE servers SET expires = 'epoch' WHERE server = %s", (store_of(place)._server,))


async def beat(place: Parlour) -> None:
    """Let others know who is at a server by now, and itself who is at them."""
    heart = store_of(place)._heartbeat
    await heart._beat()
    hub(place)._met(heart._by_table())


class Wire:
    """A way to a database over which nothing may come any more, though it is not cut."""

    def __init__(self, address: str, folder: str) -> None:
        self.address = f"postgresql://lootkeep@/postgres?host={quote(folder, safe='')}"
        self._target = f"{conninfo_to_dict(address)['host']}/.s.PGSQL.5432"
        self._ends: list[asyncio.StreamWriter] = []
        self._tasks: list[asyncio.Task[None]] = []

    def swallow(self) -> None:
        """Let nothing come over the connections that there are; new ones are well."""
        for task in self._tasks:
            task.cancel()
        self._tasks.clear()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody connects."""
        there, back = await asyncio.open_unix_connection(self._target)
        self._ends += [writer, back]
        self._tasks += [asyncio.create_task(relay(reader, back)), asyncio.create_task(relay(there, writer))]

    def close(self) -> None:
        """Cut everything."""
        self.swallow()
        for end in self._ends:
            end.close()


async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes, until the end."""
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
        writer.close()


@asynccontextmanager
async def wire_to(address: str) -> AsyncIterator[Wire]:
    """A wire to a database, until the block is left."""
    folder = tempfile.mkdtemp(prefix="lootkeep-wire-")  # the path of a socket must be short
    wire = Wire(address, folder)
    server = await asyncio.start_unix_server(wire.join, str(Path(folder) / ".s.PGSQL.5432"))
    try:
        yield wire
    finally:
        server.close()
        wire.close()
        shutil.rmtree(folder)
