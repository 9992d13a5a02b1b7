"""Writes to PostgreSQL: all changes that have piled up, in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from operator import itemgetter

import msgspec

from ..group_commit import GroupCommit, Outcome
from ..rows import LISTING, NIGHT, PARTS, Rows, merged
from .notices import Notices
from .pool import Pool

MOST_AT_ONCE = 512  # changes in a transaction, so that the first of them is not kept waiting by endless others

# One statement, so one transaction, and one journey to the database and back. Rows come as a JSON text for each part,
# which costs the event loop the least.
WRITE = f"""
WITH made AS (
    INSERT INTO tables (name, head)
    SELECT row ->> 0, decode(row ->> 1, 'base64') FROM json_array_elements(%(tables)s::json) AS row
), added AS (
    INSERT INTO entries (name, version, kind, data, at)
    SELECT row ->> 0, (row ->> 1)::integer, row ->> 2, decode(row ->> 3, 'base64'), (row ->> 4)::float8
    FROM json_array_elements(%(entries)s::json) AS row
), listed AS (
    INSERT INTO briefs (name, {", ".join(LISTING)})
    SELECT row ->> 0, row ->> 1, row ->> 2, row ->> 3, row ->> 4, (row ->> 5)::integer, (row ->> 6)::integer,
        (row ->> 7)::float8, (row ->> 8)::float8, (row ->> 9)::boolean, row ->> 10, (row ->> 11)::integer, row ->> 12
    FROM json_array_elements(%(briefs)s::json) AS row
    ON CONFLICT (name) DO UPDATE SET {", ".join(f"{column} = excluded.{column}" for column in LISTING)}
), granted AS (
    INSERT INTO keys (name, role, seat, digest)
    SELECT row ->> 0, row ->> 1, (row ->> 2)::integer, decode(row ->> 3, 'base64')
    FROM json_array_elements(%(keys)s::json) AS row
    ON CONFLICT (name, digest) DO UPDATE SET role = excluded.role, seat = excluded.seat
), played AS (
    INSERT INTO nights ({", ".join(NIGHT)})
    SELECT row ->> 0, row ->> 1, row ->> 2, (row ->> 3)::boolean, (row ->> 4)::float8, decode(row ->> 5, 'base64')
    FROM json_array_elements(%(nights)s::json) AS row
    ON CONFLICT (name) DO UPDATE SET {", ".join(f"{column} = excluded.{column}" for column in NIGHT)}
), revoked AS (
    DELETE FROM keys USING json_array_elements(%(dropped_keys)s::json) AS row
    WHERE name = row ->> 0 AND digest = decode(row ->> 1, 'base64')
)
SELECT
"""


class Writer:
    """Writes changes in groups, and tells other processes of them."""

    def __init__(self, pool: Pool, notices: Notices) -> None:
        self._pool = pool
        self._notices = notices
        self._task: asyncio.Task[None] | None = None  # that writes
        self._group: GroupCommit[Rows] = GroupCommit(pool.place, self._begin, {}, most=MOST_AT_ONCE)

    async def write(self, rows: Rows) -> None:
        """Have rows written; when this returns, they are on disk."""
        await self._group.do(rows)

    async def close(self) -> None:
        """Write what still waits, and end."""
        await self._group.close()

    def _begin(self, changes: list[Rows], ended: Callable[[Outcome], None]) -> None:
        self._task = asyncio.create_task(self._transact(changes, ended))

    async def _transact(self, changes: list[Rows], ended: Callable[[Outcome], None]) -> None:
        """Write rows, all or none, and then tell other processes."""
        rows = merged(changes)
        # Sorted by table, so that no two processes wait for each other in a circle.
        texts = {part: msgspec.json.encode(sorted(rows[part], key=itemgetter(0))).decode() for part in PARTS}
        try:
            async with self._pool.session() as connection:
                await connection.execute(WRITE, texts)
        except Exception as problem:
            ended(problem)
            return
        for name, version, *_ in rows["entries"]:
            self._notices.post(name, version)
        ended([None] * len(changes))
