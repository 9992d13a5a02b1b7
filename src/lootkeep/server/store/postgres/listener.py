"""The listener: the task that hears from PostgreSQL what other processes have changed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import psycopg

from ...tables.storage import Changed
from . import notices
from .pool import Connection, Pool, cut_after, first_line, is_told_to_end

log = logging.getLogger(__name__)
LISTEN = f"LISTEN {notices.CHANNEL}"
PAUSE = 1.0  # seconds before a lost connection is sought again
LOOK = 1.0  # seconds after which the listener looks by itself, for a notice may be lost and a connection cut unnoticed

# A database that has crashed may give the numbers of its last transactions once more, if nothing of them was on disk:
# with each new connection one looks back so many.
BACK = 10_000
FIRST = 3  # the number of the first transaction of all
NOW = "SELECT pg_snapshot_xmin(pg_current_snapshot())::text"

# What transactions have changed that were not all done at the last look; and from which on to look the next time.
CHANGES = f"""SELECT seen, name, version, line FROM ({NOW} AS seen) AS now LEFT JOIN (
    SELECT name, max(version) AS version, max(line) AS line FROM (
        SELECT name, version, 0 AS line FROM entries WHERE written >= %(since)s::xid8
        UNION ALL SELECT name, 0, number FROM chat WHERE written >= %(since)s::xid8
    ) AS changed GROUP BY name
) AS tables ON true"""


class Listener:
    """A connection that waits for notices, and is sought again when it is lost; nothing is missed meanwhile."""

    def __init__(self, pool: Pool, sender: str, since: str, told: Changed) -> None:
        self._pool = pool
        self._sender = sender
        self._since = since  # all transactions before this one were looked at
        self._told = told
        self._understands = True  # whether all notices could be read
        self._is_well = True  # whether nothing has gone wrong since the last look
        self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _serve(self) -> None:
        """Listen, again and again, whatever goes wrong."""
        while not is_told_to_end():
            try:
                async with await self._pool.connect() as connection:
                    await self._hear(connection)
            except psycopg.Error as problem:
                self._pool.outage.failed(first_line(problem))
            except Exception:
                if self._is_well:
                    log.exception("listening to the database failed")
                self._is_well = False
            await asyncio.sleep(PAUSE)

    async def _hear(self, connection: Connection) -> None:
        """Pass on what was missed, and then what comes; now and then look whether that was all."""
        self._since = str(max(FIRST, int(self._since) - BACK))
        with cut_after(connection, self._pool.patience):
            await connection.execute(LISTEN)
        while True:
            with cut_after(connection, self._pool.patience):
                await self._look(connection)
            self._is_well = True
            async for notice in connection.notifies(timeout=LOOK):
                self._read(notice.payload)

    async def _look(self, connection: Connection) -> None:
        """Pass on what has changed since the last look."""
        found = await (await connection.execute(CHANGES, {"since": self._since})).fetchall()
        self._since = found[0][0]
        for _, name, version, line in found:
            if name is not None:
                self._tell(name, version, line)

    def _read(self, payload: str) -> None:
        """Pass a notice on; one that is not ours is logged, the first time."""
        try:
            sender, table, version, line = notices.read(payload)
        except ValueError as problem:
            if self._understands:
                log.warning("a notice of the database cannot be read", extra={"why": str(problem)})
            self._understands = False
            return
        if sender != self._sender:
            self._tell(table, version, line)

    def _tell(self, table: str, version: int, line: int) -> None:
        """Pass it on in the loop, where one who fails on it does not end the listening."""
        asyncio.get_running_loop().call_soon(self._told, table, version, line)
