"""The task that hears from PostgreSQL what other processes have changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time

import psycopg
from psycopg import AsyncConnection

LISTEN = "LISTEN lootkeep"
PAUSE = 1.0  # seconds before a lost connection is sought again
OVERLAP = 60.0  # seconds looked back further than needed, as clocks differ
# What may have been missed while nobody listened.
MISSED = """SELECT name, (SELECT coalesce(max(version), 0) FROM entries WHERE entries.name = changed.name)
    FROM (SELECT name FROM entries WHERE at > %(since)s UNION SELECT name FROM chat WHERE at > %(since)s) AS changed"""

Told = Callable[[str, int], None]


class Ear:
    """A connection that waits for notices, and is sought again when it is lost."""

    def __init__(self, url: str, sender: str, told: Told) -> None:
        self._url = url
        self._sender = sender
        self._told = told
        self._heard = time()  # until then, everything
        self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _serve(self) -> None:
        """Listen, again and again."""
        while True:
            with suppress(psycopg.OperationalError):
                async with await AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await self._hear(connection)
            await asyncio.sleep(PAUSE)

    async def _hear(self, connection: AsyncConnection) -> None:
        """Pass on what was missed, and then what comes."""
        await connection.execute(LISTEN)
        missed = await connection.execute(MISSED, {"since": self._heard - OVERLAP})
        for name, version in await missed.fetchall():
            self._tell(name, version)
        try:
            async for notice in connection.notifies():
                sender, version, name = notice.payload.split(" ", 2)
                if sender != self._sender:
                    self._tell(name, int(version))
        finally:
            self._heard = time()

    def _tell(self, name: str, version: int) -> None:
        """Pass it on in the loop, where a failing listener does not end the listening."""
        asyncio.get_running_loop().call_soon(self._told, name, version)
