"""Tables in an SQLite file: one thread writes, many moves to a transaction, and another reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from time import time

from ..tables.storage import (
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
from . import rows
from .sqlite_file import MEMORY, OpenFile, connected, open_file
from .sqlite_writer import Worker, Writer, Writing

HEAD = "SELECT head FROM tables WHERE name = ?"
KEYS = "SELECT role, seat, digest FROM keys WHERE name = ? ORDER BY role, seat"
ENTRIES = "SELECT version, kind, data, at FROM entries WHERE name = ? AND version > ? ORDER BY version"
LAST_LINE = "SELECT coalesce(max(number), 0) FROM chat WHERE name = ?"
ADD_LINE = "INSERT INTO chat (name, number, seat, speaker, text, at) VALUES (?, ?, ?, ?, ?, ?)"
KEEP_PICTURE = """INSERT INTO pictures (name, version, data) SELECT name, ?, ? FROM tables WHERE name = ?
    ON CONFLICT (name) DO UPDATE SET version = excluded.version, data = excluded.data
    WHERE excluded.version >= pictures.version"""
PICTURE = "SELECT data FROM pictures WHERE name = ?"

# A table by name, its phase, and when something was last done or said there.
TOUCHED = f"""SELECT name, phase, max(moved, coalesce((SELECT max(at) FROM chat WHERE chat.name = briefs.name), 0))
    FROM briefs WHERE name > ? AND NOT (phase = 'over' AND EXISTS (
        SELECT 1 FROM nights JOIN chronicles ON chronicles.name = nights.chronicle WHERE nights.name = briefs.name))
    ORDER BY name LIMIT {rows.MOST_LOOKED_AT}"""

NEW_CHRONICLE = "INSERT OR IGNORE INTO chronicles (name, version, data, at) VALUES (?1, ?2, ?3, ?4)"
NEXT_CHRONICLE = "UPDATE chronicles SET version = ?2, data = ?3, at = ?4 WHERE name = ?1 AND version = ?2 - 1"
FORGET_CHRONICLES = f"""DELETE FROM chronicles WHERE name IN (SELECT name FROM chronicles WHERE
    at < ?1 AND NOT EXISTS (SELECT 1 FROM nights WHERE chronicle = chronicles.name AND nights.at >= ?1)
    OR at < ?2 AND NOT EXISTS (SELECT 1 FROM nights WHERE chronicle = chronicles.name)
    LIMIT {rows.MOST_FORGOTTEN})"""
FILL = "UPDATE health SET at = ?, filling = zeroblob(8192)"  # as many pages as a move may need,
EMPTY = "UPDATE health SET filling = NULL"  # which are free again
CHAT = """SELECT number, seat, speaker, text, at FROM chat
    WHERE name = ? AND number > ? ORDER BY number DESC LIMIT ?"""

# What SQLite calls a name that is taken, a table that is not there, a version that is there or comes too early.
CONFLICTS = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_FOREIGNKEY", "SQLITE_CONSTRAINT_TRIGGER"}


class SQLiteStore:
    """A store in a file, or in memory for tests."""

    is_shared = False

    def __init__(self, writer: Writer, reader: Worker, file: OpenFile) -> None:
        self._writer = writer
        self._reader = reader
        self._file = file

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

        def work(database: sqlite3.Connection) -> tuple[bytes, list[KeyRow], list[Entry]] | None:
            head = database.execute(HEAD, (table,)).fetchone()
            if head is None:
                return None
            keys = [KeyRow(*row) for row in database.execute(KEYS, (table,))]
            return head[0], keys, [Entry(*row) for row in database.execute(ENTRIES, (table, 0))]

        return await self._reader.do(work)

    async def keys(self, tables: Sequence[str]) -> dict[str, list[KeyRow]]:
        """The keys of those of these tables that there are."""
        select = f"""SELECT name, role, seat, digest FROM keys
            WHERE name IN ({", ".join("?" * len(tables))}) ORDER BY role, seat"""
        return rows.keys_of(await self._rows(select, *tables))

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

        def work(database: sqlite3.Connection) -> int:
            number = int(database.execute(LAST_LINE, (table,)).fetchone()[0]) + 1
            database.execute(ADD_LINE, (table, number, seat, name, text, at))
            return number

        try:
            return await self._writer.do(work)
        except sqlite3.IntegrityError as problem:
            raise ValueError(f"Nothing can be said at {table!r}: there is no such table.") from problem

    async def chat(self, table: str, since: int, most: int) -> list[ChatRow]:
        """The latest lines after a number, the oldest of them first."""
        return [ChatRow(*row) for row in reversed(await self._rows(CHAT, table, since, most))]

    async def listings(self, *, tables: Sequence[str] = (), public: bool = False, most: int = 50) -> list[Listing]:
        """Lines of a list, those that moved last first."""
        named = f"name IN ({', '.join('?' * len(tables))})" if tables else "TRUE"
        select = f"""SELECT name, {", ".join(rows.LISTING)} FROM briefs
            WHERE {named} AND {"public" if public else "TRUE"} ORDER BY moved DESC LIMIT ?"""
        return [rows.listing_of(row) for row in await self._rows(select, *tables, most)]

    async def keep_picture(self, table: str, version: int, data: bytes) -> None:
        """Keep what a table looked like in a version, instead of an older picture."""
        await self._writer.do(lambda database: database.execute(KEEP_PICTURE, (version, data, table)).rowcount)

    async def picture(self, table: str) -> bytes | None:
        """What a table last looked like, if that was kept."""
        return next((row[0] for row in await self._rows(PICTURE, table)), None)

    async def forget(self, before: Mapping[str, float], after: str, spare: Collection[str]) -> Forgotten:
        """Look at a few tables, and delete those that are old."""

        def work(database: sqlite3.Connection) -> Forgotten:
            old = rows.old_among(database.execute(TOUCHED, (after,)).fetchall(), before, spare)
            places = ", ".join("?" * len(old.tables))
            for part in ("nights", "pictures", "chat", "keys", "entries", "briefs", "tables"):
                database.execute(f"DELETE FROM {part} WHERE name IN ({places})", [*old.tables])
            return old

        return await self._writer.do(work)

    async def keep_chronicle(self, chronicle: str, row: ChronicleRow) -> bool:
        """Keep the next version of a chronicle, or a new one; False: another was faster, or the name is taken."""
        statement = NEW_CHRONICLE if row.version == 1 else NEXT_CHRONICLE
        return await self._writer.do(lambda database: database.execute(statement, (chronicle, *row)).rowcount) == 1

    async def chronicles(self, names: Sequence[str]) -> dict[str, ChronicleRow]:
        """Those of these chronicles that there are."""
        places = ", ".join("?" * len(names))
        select = f"SELECT name, version, data, at FROM chronicles WHERE name IN ({places})"
        return rows.chronicles_of(await self._rows(select, *names))

    async def nights(self, chronicles: Sequence[str]) -> list[NightRow]:
        """All tables of these chronicles, the oldest first."""
        places = ", ".join("?" * len(chronicles))
        select = f"SELECT {', '.join(rows.NIGHT)} FROM nights WHERE chronicle IN ({places}) ORDER BY at, name"
        return rows.nights_of(await self._rows(select, *chronicles))

    async def forget_chronicles(self, unused: float, empty: float) -> int:
        """Delete some chronicles that nobody changed or played since a moment, or (empty) never played at all."""
        return await self._writer.do(lambda database: database.execute(FORGET_CHRONICLES, (unused, empty)).rowcount)

    async def touch(self) -> None:
        """Write something that nobody needs, to the file that still has its name."""

        def work(database: sqlite3.Connection) -> None:
            self._file.check_place()
            database.execute(FILL, (time(),))
            database.execute(EMPTY)

        await self._writer.do(work)

    def listen(self, told: Changed) -> None:
        """Nobody is ever told: a file is served by one process."""

    def meet(self, here: Here, told: Elsewhere) -> None:
        """There are no other servers."""

    def hurry(self) -> None:
        """Nobody else has to know."""

    async def elsewhere(self, table: str) -> list[Attendance]:
        """Nobody is at a table elsewhere."""
        return []

    async def lease(self, table: str) -> bool:
        """The only server thinks for all bots."""
        return True

    async def close(self) -> None:
        """Finish what was begun, and let the file go."""
        await self._reader.close()
        await self._writer.close()
        self._file.claim.close()

    async def _write(self, change: rows.Rows) -> bool:
        """Write rows, unless others came first."""
        try:
            return await self._writer.do(Writing(change))
        except sqlite3.IntegrityError as problem:
            if problem.sqlite_errorname in CONFLICTS:
                return False
            raise

    async def _rows(self, select: str, *values: object) -> list[rows.Row]:
        """What a question finds."""
        return await self._reader.do(lambda database: database.execute(select, values).fetchall())


async def open_sqlite(path: str) -> SQLiteStore:
    """The store in a file, which is made if it is not there, or in memory (`:memory:`) for tests."""
    file = await asyncio.to_thread(open_file, path)
    writer = Writer(file.database, path)
    # A database in memory is that of its connection alone.
    return SQLiteStore(writer, writer if path == MEMORY else Worker(connected(path), path), file)
