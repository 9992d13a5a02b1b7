"""The heartbeat of a server: by it others know that it lives, who is there, and for whose bots it thinks (leases)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic

import msgspec

from ...tables.storage import Attendance, Elsewhere, Here, StoreError
from .pool import Connection, Pool, is_told_to_end

log = logging.getLogger(__name__)
BEAT = 0.5  # seconds
PAUSE = 0.05  # seconds between two beats at least
LIFE = 3.0  # seconds without a beat, by the database's clock, after which a server is dead
LIVE_ON = """UPDATE servers SET expires = clock_timestamp() + %(life)s * interval '1 second'
    WHERE server = %(me)s AND revision = %(revision)s"""
TELL = """INSERT INTO servers (server, expires, revision, written, tables)
    VALUES (%(me)s, clock_timestamp() + %(life)s * interval '1 second', %(revision)s, clock_timestamp(), %(tables)s)
    ON CONFLICT (server) DO UPDATE
    SET expires = excluded.expires, revision = excluded.revision, written = excluded.written,
        tables = excluded.tables"""

# Tables are read only where a server tells of something new.
OTHERS = """SELECT server, revision, extract(epoch FROM clock_timestamp() - written)::float8,
        CASE WHEN revision = (%(known)s::json ->> server)::integer THEN NULL ELSE tables END
    FROM servers WHERE server <> %(me)s AND expires > clock_timestamp()"""
BURY = "DELETE FROM servers WHERE expires < clock_timestamp() - interval '1 minute'"
DIE = "DELETE FROM servers WHERE server = %s"

# Of a server that does not live any more, everybody may take a lease over.
LEASE = """INSERT INTO leases (name, holder) VALUES (%(table)s, %(me)s)
    ON CONFLICT (name) DO UPDATE SET holder = excluded.holder
    WHERE leases.holder = excluded.holder
        OR NOT EXISTS (SELECT FROM servers WHERE server = leases.holder AND expires > clock_timestamp())"""
RELEASE = "DELETE FROM leases WHERE holder = %s AND name <> ALL(%s)"
Tables = dict[str, Attendance]
_read_tables = msgspec.json.Decoder(Tables).decode


class Other(msgspec.Struct):
    """What is known of another server that lives."""

    revision: int
    age: float  # seconds since it told of its tables
    tables: Tables


class Heartbeat:
    """One task that tells of this server, and hears of the others."""

    def __init__(self, pool: Pool, server: str) -> None:
        self._pool = pool
        self._me = server
        self._here: Here = dict
        self._told: Elsewhere | None = None
        self._tables: Tables | None = None  # as others were last told; None: perhaps not
        self._revision = 0
        self._others: dict[str, Other] = {}
        self._beaten = -LIFE  # when the last beat that reached the database began
        self._leases: set[str] = set()
        self._lock = asyncio.Lock()
        self._hurry = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, here: Here, told: Elsewhere) -> None:
        """Beat from now on."""
        self._here, self._told = here, told
        self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Stop, and let others know at once."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._tables is not None:
            with suppress(StoreError):
                async with self._pool.session() as connection:
                    await connection.execute(DIE, (self._me,))

    def has_company(self) -> bool:
        """Whether there may be other servers."""
        return self._told is None or bool(self._others)

    def hurry(self) -> None:
        """Beat soon, for somebody came or went."""
        self._hurry.set()

    async def elsewhere(self, table: str) -> list[Attendance]:
        """Who is at a table at each of the other servers now."""
        await self._beat()
        return [later(other.tables[table], other.age) for other in self._others.values() if table in other.tables]

    # ---- leases

    async def lease(self, table: str) -> bool:
        """Whether this server thinks for the bots of a table; if nobody does, it does from now on."""
        async with self._lock:
            if not self._is_alive:
                await self._beat_once()
            if table not in self._leases:
                async with self._pool.session() as connection:
                    taken = await connection.execute(LEASE, {"table": table, "me": self._me})
                if taken.rowcount:
                    self._leases.add(table)
            return table in self._leases

    @property
    def _is_alive(self) -> bool:
        """Whether others take this server for alive, as far as it can know."""
        return monotonic() - self._beaten < LIFE

    # ---- beats

    async def _serve(self) -> None:
        """Beat, again and again, whatever goes wrong."""
        is_well = True
        while not is_told_to_end():
            try:
                await self._beat()
                if self._told is not None:
                    self._told(self._by_table())
                is_well = True
            except StoreError:
                pass  # which is logged
            except Exception:
                if is_well:
                    log.exception("a heartbeat failed")
                is_well = False
            self._hurry.clear()
            await asyncio.sleep(PAUSE)
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT - PAUSE):
                    await self._hurry.wait()

    async def _beat(self) -> None:
        """Tell who is here, if that has changed, and that we live; and read who is elsewhere."""
        async with self._lock:
            await self._beat_once()

    async def _beat_once(self) -> None:
        began = monotonic()
        if not self._is_alive:  # others may have taken the leases over
            self._leases.clear()
            self._tables = None
        async with self._pool.session() as connection:
            await self._live_on(connection)
            await self._meet_others(connection)
        self._beaten = began

    async def _live_on(self, connection: Connection) -> None:
        """Let others know that this server lives, and who is at it, if that is not what they were told."""
        here = self._here()
        here |= {table: here[table]._replace(thinks=True) for table in self._leases if table in here}
        given = {"me": self._me, "life": LIFE, "revision": self._revision}
        is_told = at_rest(here) == self._tables and self._leases <= here.keys()
        if is_told and (await connection.execute(LIVE_ON, given)).rowcount:
            return
        self._tables = None
        self._revision += 1
        given |= {"revision": self._revision, "tables": msgspec.json.encode(here).decode()}
        await connection.execute(TELL, given)
        await connection.execute(RELEASE, (self._me, list(here)))
        await connection.execute(BURY)
        self._leases.intersection_update(here)
        self._tables = at_rest(here)

    async def _meet_others(self, connection: Connection) -> None:
        """Read who is at the others."""
        known = msgspec.json.encode({server: other.revision for server, other in self._others.items()}).decode()
        found = await connection.execute(OTHERS, {"me": self._me, "known": known})
        self._others = {
            server: Other(revision, age, self._others[server].tables if text is None else _read_tables(text))
            for server, revision, age, text in await found.fetchall()
        }

    def _by_table(self) -> dict[str, list[Attendance]]:
        """Who is at the other servers, table by table."""
        found: dict[str, list[Attendance]] = {}
        for other in self._others.values():
            for table, who in other.tables.items():
                found.setdefault(table, []).append(later(who, other.age))
        return found


def at_rest(tables: Tables) -> Tables:
    """Tables without what changes by itself, for clocks that run do so everywhere."""
    return {table: who if who.ran is None else who._replace(ran=0.0) for table, who in tables.items()}


def later(who: Attendance, age: float) -> Attendance:
    """What was told so many seconds ago, as it is now."""
    return who if who.ran is None else who._replace(ran=who.ran + max(0.0, age))
