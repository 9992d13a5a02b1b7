"""Tells other processes what has changed (publish and subscribe): after it is on disk, and many changes at once.

PostgreSQL lets one transaction with notices commit at a time. Inside those that write, all writers would wait for each
other's disk; so notices have transactions of their own, which wait for no disk. One that is lost is no harm: listeners
look by themselves, too, though less often.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from ...tables.storage import StoreError
from .pool import Pool, is_told_to_end

CHANNEL = "lootkeep"
LINGER = 0.002  # seconds for which a notice waits for others to go with it
NOTIFY = f"SELECT pg_notify('{CHANNEL}', unnest(%s::text[]))"


class Notices:
    """One task that sends notices, while the next ones pile up."""

    def __init__(self, pool: Pool, sender: str, is_heard: Callable[[], bool]) -> None:
        self._pool = pool
        self._sender = sender
        self._is_heard = is_heard  # whether there may be other processes
        self._changed: dict[str, tuple[int, int]] = {}  # table -> version and line
        self._waiting = asyncio.Event()
        self._task = asyncio.create_task(self._serve())

    def post(self, table: str, version: int = 0, line: int = 0) -> None:
        """Have others told that a table has a new version, or that a new line was said there."""
        if not self._is_heard():
            return
        known = self._changed.get(table, (0, 0))
        self._changed[table] = (max(known[0], version), max(known[1], line))
        self._waiting.set()

    async def close(self) -> None:
        """Send what still waits, and end."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._send()

    async def _serve(self) -> None:
        while not is_told_to_end() and await self._waiting.wait():
            await asyncio.sleep(LINGER)
            await self._send()

    async def _send(self) -> None:
        """Send all that wait."""
        self._waiting.clear()
        changed, self._changed = self._changed, {}
        texts = [written(self._sender, table, *numbers) for table, numbers in changed.items()]
        if texts:
            with suppress(StoreError):  # which is logged, and others look by themselves
                async with self._pool.session() as connection:
                    await connection.execute(NOTIFY, (texts,))


def written(sender: str, table: str, version: int, line: int) -> str:
    """A notice as text; names of tables hold no spaces."""
    return f"{sender} {version} {table} {line}" if line else f"{sender} {version} {table}"


def read(text: str) -> tuple[str, str, int, int]:
    """Who sent a notice, and of which table, version and line it tells; a ValueError if it is not one of ours."""
    parts = text.split(" ")
    if len(parts) not in (3, 4):
        raise ValueError(f"a notice has three or four words, and not {len(parts)}")
    sender, version, table, line = (*parts, "0")[:4]
    return sender, table, int(version), int(line)
