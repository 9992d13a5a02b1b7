"""Tables in a PostgreSQL database, which several processes may share."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from time import time

import msgspec
from psycopg.errors import ForeignKeyViolation, IntegrityConstraintViolation, UniqueViolation

from ...tables.storage import (
    Attendance,
    Changed,
    ChatRow,
    ChronicleRow,
    Elsewhere,
    Entry,
    Forgotten,
    Here,
    KeyRow,
    Listing,
    NightRow,
    check_line,
)
from .. import rows
from .heartbeat import Heartbeat
from .listener import NOW, Listener
from .notices import Notices
from .pool import Pool, open_pools
from .writer import Writer

HEAD = "SELECT head FROM tables WHERE name = %s"
KEYS = "SELECT role, seat, digest FROM keys WHERE name = %s ORDER BY role, seat NULLS FIRST"
KEYS_OF_TABLES = "SELECT name, role, seat, digest FROM keys WHERE name = ANY(%s) ORDER BY role, seat NULLS FIRST"
ENTRIES = "SELECT version, kind, data, at FROM entries WHERE name = %s AND version > %s ORDER BY version"

# Those who speak at one table do so one after another; moves need not wait for them.
TAKE_THE_WORD = "SELECT FROM tables WHERE name = %s FOR NO KEY UPDATE"
ADD_LINE = """INSERT INTO chat (name, number, seat, speaker, text, at)
    SELECT %s, coalesce(max(number), 0) + 1, %s, %s, %s, %s FROM chat WHERE name = %s
    RETURNING number"""
KEEP_PICTURE = """INSERT INTO pictures (name, version, data) SELECT name, %s, %s FROM tables WHERE name = %s
    ON CONFLICT (name) DO UPDATE SET version = excluded.version, data = excluded.data
    WHERE excluded.version >= pictures.version"""
PICTURE = "SELECT data FROM pictures WHERE name = %s"
CHAT = """SELECT number, seat, speaker, text, at FROM chat
    WHERE name = %s AND number > %s ORDER BY number DESC LIMIT %s"""

# A table by name, its phase, and when something was last done or said there.
TOUCHED = f"""SELECT name, phase, greatest(moved, (SELECT max(at) FROM chat WHERE chat.name = briefs.name))
    FROM briefs WHERE name > %s AND NOT (phase = 'over' AND EXISTS (
        SELECT FROM nights JOIN chronicles ON chronicles.name = nights.chronicle WHERE nights.name = briefs.name))
    ORDER BY name LIMIT {rows.MOST_LOOKED_AT}"""

NEW_CHRONICLE = """INSERT INTO chronicles (name, version, data, at)
    VALUES (%(name)s, %(version)s, %(data)s, %(at)s) ON CONFLICT DO NOTHING"""
NEXT_CHRONICLE = """UPDATE chronicles SET version = %(version)s, data = %(data)s, at = %(at)s
    WHERE name = %(name)s AND version = %(version)s - 1"""
CHRONICLES = "SELECT name, version, data, at FROM chronicles WHERE name = ANY(%s)"
NIGHTS = f"SELECT {', '.join(rows.NIGHT)} FROM nights WHERE chronicle = ANY(%s) ORDER BY at, name"
FORGET_CHRONICLES = f"""DELETE FROM chronicles WHERE name IN (SELECT name FROM chronicles WHERE
    at < %(unused)s AND NOT EXISTS (SELECT FROM nights WHERE chronicle = chronicles.name AND nights.at >= %(unused)s)
    OR at < %(empty)s AND NOT EXISTS (SELECT FROM nights WHERE chronicle = chronicles.name)
    LIMIT {rows.MOST_FORGOTTEN} FOR UPDATE SKIP LOCKED)"""

# One statement, so that what it deletes is still old: a table that somebody is changing is left alone, and a line that
# is said meanwhile belongs to a table, so that nothing is deleted at all.
FORGET = """
WITH old AS (
    SELECT name FROM briefs JOIN tables USING (name)
    WHERE name = ANY(%(names)s) AND moved < (%(before)s::json ->> phase)::float8
        AND NOT EXISTS (SELECT FROM chat WHERE chat.name = briefs.name AND at >= (%(before)s::json ->> phase)::float8)
    ORDER BY name FOR UPDATE SKIP LOCKED
), chats AS (DELETE FROM chat WHERE name IN (SELECT name FROM old)),
    secrets AS (DELETE FROM keys WHERE name IN (SELECT name FROM old)),
    evenings AS (DELETE FROM nights WHERE name IN (SELECT name FROM old)),
    logs AS (DELETE FROM entries WHERE name IN (SELECT name FROM old)),
    lines AS (DELETE FROM briefs WHERE name IN (SELECT name FROM old))
DELETE FROM tables WHERE name IN (SELECT name FROM old) RETURNING name"""
TOUCH = "UPDATE health SET at = %s"

# A name that is taken, a table that is not there, a version that is there or comes too early.
CONFLICTS = (UniqueViolation, ForeignKeyViolation, IntegrityConstraintViolation)


class PostgresStore:
    """A store in a database that other processes change too."""

    is_shared = True

    def __init__(self, pool: Pool, aside: Pool, since: str) -> None:
        self._pool = pool
        self._aside = aside  # for what need not be on disk
        self._since = since  # the oldest transaction that may have changed something since the store was opened
        self._server = secrets.token_hex(4)  # the name of this process among those that share the database
        self._heartbeat = Heartbeat(aside, self._server)
        self._notices = Notices(aside, self._server, self._heartbeat.has_company)
        self._writer = Writer(pool, self._notices)
        self._listeners: list[Listener] = []

    async def make(
        self,
        table: str,
        head: bytes,
        keys: Sequence[KeyRow],
        entries: Sequence[Entry],
        listing: Listing,
        night: NightRow | None = None,
    ) -> bool:
        """Keep a new table; False: the name is taken."""
        return await self._write(rows.of_new_table(table, head, keys, entries, listing, night))

    async def load(self, table: str) -> tuple[bytes, list[KeyRow], list[Entry]] | None:
        """All about a table at one moment; None: there is no such table."""
        if "\0" in table:  # no text of PostgreSQL has it, so no name either
            return None
        async with self._pool.session() as connection, connection.transaction():
            await connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            head = await (await connection.execute(HEAD, (table,))).fetchone()
            keys = await (await connection.execute(KEYS, (table,))).fetchall()
            entries = await (await connection.execute(ENTRIES, (table, 0))).fetchall()
        return (head[0], [KeyRow(*row) for row in keys], [Entry(*row) for row in entries]) if head else None

    async def keys(self, tables: Sequence[str]) -> dict[str, list[KeyRow]]:
        """The keys of those of these tables that there are."""
        possible = [table for table in tables if "\0" not in table]
        return rows.keys_of(await self._rows(KEYS_OF_TABLES, possible))

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        keys: Sequence[KeyRow] = (),
        listing: Listing | None = None,
        drop_keys: Sequence[bytes] = (),
        night: NightRow | None = None,
    ) -> bool:
        """Add entries to a log; False: the log does not end where they begin."""
        return await self._write(rows.of_addition(table, entries, keys, listing, drop_keys, night))

    async def entries(self, table: str, since: int) -> list[Entry]:
        """What happened after a version."""
        return [Entry(*row) for row in await self._rows(ENTRIES, table, since)]

    async def say(self, table: str, seat: int | None, name: str, text: str, at: float) -> int:
        """Add a line to the chat; its number."""
        check_line(name, text)
        async with self._pool.session() as connection, connection.transaction():
            if (await connection.execute(TAKE_THE_WORD, (table,))).rowcount == 0:
                raise ValueError(f"Nothing can be said at {table!r}: there is no such table.")
            added = await connection.execute(ADD_LINE, (table, seat, name, text, at, table))
            [(number,)] = await added.fetchall()
        self._notices.post(table, line=number)
        return int(number)

    async def chat(self, table: str, since: int, most: int) -> list[ChatRow]:
        """The latest lines after a number, the oldest of them first."""
        return [ChatRow(*row) for row in reversed(await self._rows(CHAT, table, since, most))]

    async def listings(self, *, tables: Sequence[str] = (), public: bool = False, most: int = 50) -> list[Listing]:
        """Lines of a list, those that moved last first."""
        named = "name = ANY(%s)" if tables else "%s::text[] IS NOT NULL"
        select = f"""SELECT name, {", ".join(rows.LISTING)} FROM briefs
            WHERE {named} AND {"public" if public else "TRUE"} ORDER BY moved DESC LIMIT %s"""
        possible = [table for table in tables if "\0" not in table]
        return [rows.listing_of(row) for row in await self._rows(select, possible, most)]

    async def keep_picture(self, table: str, version: int, data: bytes) -> None:
        """Keep what a table looked like in a version, instead of an older picture."""
        async with self._pool.session() as connection:
            await connection.execute(KEEP_PICTURE, (version, data, table))

    async def picture(self, table: str) -> bytes | None:
        """What a table last looked like, if that was kept."""
        return next((row[0] for row in await self._rows(PICTURE, table)), None)

    async def forget(self, before: Mapping[str, float], after: str, spare: Collection[str]) -> Forgotten:
        """Look at a few tables, and delete those that are old."""
        old = rows.old_among(await self._rows(TOUCHED, after), before, spare)
        if not old.tables:
            return old
        texts = {"names": [*old.tables], "before": msgspec.json.encode(before).decode()}
        try:
            async with self._pool.session() as connection:
                gone = await (await connection.execute(FORGET, texts)).fetchall()
        except CONFLICTS:
            gone = []
        return Forgotten({name: old.tables[name] for (name,) in gone}, old.go_on)

    async def keep_chronicle(self, chronicle: str, row: ChronicleRow) -> bool:
        """Keep the next version of a chronicle, or a new one; False: another was faster, or the name is taken."""
        statement = NEW_CHRONICLE if row.version == 1 else NEXT_CHRONICLE
        async with self._pool.session() as connection:
            return (await connection.execute(statement, {"name": chronicle, **row._asdict()})).rowcount == 1

    async def chronicles(self, names: Sequence[str]) -> dict[str, ChronicleRow]:
        """Those of these chronicles that there are."""
        return rows.chronicles_of(await self._rows(CHRONICLES, [name for name in names if "\0" not in name]))

    async def nights(self, chronicles: Sequence[str]) -> list[NightRow]:
        """All tables of these chronicles, the oldest first."""
        return rows.nights_of(await self._rows(NIGHTS, [name for name in chronicles if "\0" not in name]))

    async def forget_chronicles(self, unused: float, empty: float) -> int:
        """Delete some chronicles that nobody changed or played since a moment, or (empty) never played at all."""
        async with self._pool.session() as connection:
            return (await connection.execute(FORGET_CHRONICLES, {"unused": unused, "empty": empty})).rowcount

    async def touch(self) -> None:
        """Write something that nobody needs, to see whether anything can be written."""
        async with self._pool.session() as connection:
            await connection.execute(TOUCH, (time(),))

    def listen(self, told: Changed) -> None:
        """Be told in the event loop what other processes have changed since the store was opened."""
        self._listeners.append(Listener(self._aside, self._server, self._since, told))

    def meet(self, here: Here, told: Elsewhere) -> None:
        """Let other servers know again and again who is here, and be told each time who is at them."""
        self._heartbeat.start(here, told)

    def hurry(self) -> None:
        """Somebody came or went: let other servers know soon."""
        self._heartbeat.hurry()

    async def elsewhere(self, table: str) -> list[Attendance]:
        """Who is at a table at each of the other servers now."""
        return await self._heartbeat.elsewhere(table)

    async def lease(self, table: str) -> bool:
        """Whether this server thinks for the bots of a table."""
        return await self._heartbeat.lease(table)

    async def close(self) -> None:
        """Finish what was begun, and let the database go."""
        for listener in self._listeners:
            await listener.close()
        await self._heartbeat.close()
        await self._writer.close()
        await self._notices.close()
        await self._pool.close()
        await self._aside.close()

    async def _write(self, change: rows.Rows) -> bool:
        """Write rows, unless others came first."""
        try:
            await self._writer.write(change)
        except CONFLICTS:
            return False
        return True

    async def _rows(self, select: str, *values: object) -> list[rows.Row]:
        """What a question finds."""
        async with self._pool.session() as connection:
            return await (await connection.execute(select, values)).fetchall()


async def open_postgres(url: str) -> PostgresStore:
    """The store in a database that exists; its tables are made if they are not there."""
    pool, aside = await open_pools(url)
    async with pool.session() as connection:
        [(since,)] = await (await connection.execute(NOW)).fetchall()
    return PostgresStore(pool, aside, since)
