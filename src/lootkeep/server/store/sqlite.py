"""Tables in an SQLite file: one clerk writes, many moves to a transaction, and another reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import time

from . import migrations
from .base import BRIEF, Brief, ChatRow, Entry, KeyRow, StoreError, brief_of, columns_of, first_version
from .clerk import Clerk

MEMORY = ":memory:"
BUSY = 10.0  # seconds to wait for another program that holds the file

SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on disk before it returns
    "PRAGMA fullfsync = ON",  # on macOS too
    "PRAGMA foreign_keys = ON",
)

MAKE = f"""INSERT OR IGNORE INTO tables (name, head, version, {", ".join(BRIEF)})
    VALUES (?, ?, ?, {", ".join("?" * len(BRIEF))})"""
# Whoever finds the log as they left it goes on with it; whoever was slower changes no row.
ADVANCE = "UPDATE tables SET version = ? WHERE name = ? AND version = ?"
ADVANCE_BRIEF = f"""UPDATE tables SET version = ?, {", ".join(f"{column} = ?" for column in BRIEF)}
    WHERE name = ? AND version = ?"""
ADD_ENTRY = "INSERT INTO entries (name, version, kind, data, at) VALUES (?, ?, ?, ?, ?)"
ADD_KEY = "INSERT INTO keys (name, role, seat, digest) VALUES (?, ?, ?, ?)"
DROP_KEY = "DELETE FROM keys WHERE name = ? AND digest = ?"
ENTRIES = "SELECT version, kind, data, at FROM entries WHERE name = ? AND version > ? ORDER BY version"
KEYS = "SELECT role, seat, digest FROM keys WHERE name = ? ORDER BY role, seat"
ADD_LINE = """INSERT INTO chat (name, number, seat, speaker, text, at)
    SELECT name, lines, ?, ?, ?, ? FROM tables WHERE name = ?"""
CHAT = """SELECT * FROM (SELECT number, seat, speaker, text, at FROM chat
    WHERE name = ? AND number > ? ORDER BY number DESC LIMIT ?) ORDER BY number"""


class SQLiteStore:
    """A store in a file, or in memory for tests."""

    def __init__(self, writer: Clerk, reader: Clerk) -> None:
        self._writer = writer
        self._reader = reader

    async def make(
        self, table: str, head: bytes, keys: Sequence[KeyRow], entries: Sequence[Entry], brief: Brief
    ) -> bool:
        """Keep a new table; False: the name is taken."""
        if entries and first_version(entries) != 1:
            raise ValueError(f"A log begins with version 1, not {entries[0].version}.")
        row = (table, head, len(entries), *columns_of(brief))

        def work(database: sqlite3.Connection) -> bool:
            if database.execute(MAKE, row).rowcount == 0:
                return False
            add(database, table, entries, keys)
            return True

        return await self._writer.do(work)

    async def load(self, table: str) -> tuple[bytes, list[KeyRow], list[Entry]] | None:
        """All about a table at one moment; None: there is no such table."""

        def work(database: sqlite3.Connection) -> tuple[bytes, list[KeyRow], list[Entry]] | None:
            head = database.execute("SELECT head FROM tables WHERE name = ?", (table,)).fetchone()
            if head is None:
                return None
            keys = [KeyRow(*row) for row in database.execute(KEYS, (table,))]
            return head[0], keys, read_entries(database, table, 0)

        return await self._reader.do(work)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        keys: Sequence[KeyRow] = (),
        brief: Brief | None = None,
        drop_keys: Sequence[bytes] = (),
    ) -> bool:
        """Add entries to a log; False: the log does not end where they begin."""
        advance = ADVANCE_BRIEF if brief else ADVANCE
        row = (entries[-1].version, *(columns_of(brief) if brief else ()), table, first_version(entries) - 1)

        def work(database: sqlite3.Connection) -> bool:
            if database.execute(advance, row).rowcount == 0:
                return False
            add(database, table, entries, keys)
            for digest in drop_keys:
                database.execute(DROP_KEY, (table, digest))
            return True

        return await self._writer.do(work)

    async def entries(self, table: str, since: int) -> list[Entry]:
        """What happened after a version."""
        return await self._reader.do(lambda database: read_entries(database, table, since))

    async def say(self, table: str, seat: int | None, name: str, text: str, at: float) -> int:
        """Add a line to the chat; its number."""

        def work(database: sqlite3.Connection) -> int:
            database.execute("UPDATE tables SET lines = lines + 1 WHERE name = ?", (table,))
            database.execute(ADD_LINE, (seat, name, text, at, table))
            row = database.execute("SELECT lines FROM tables WHERE name = ?", (table,)).fetchone()
            if row is None:
                raise ValueError(f"Nothing can be said at {table!r}: there is no such table.")
            return int(row[0])

        return await self._writer.do(work)

    async def chat(self, table: str, since: int, most: int) -> list[ChatRow]:
        """The latest lines after a number, the oldest of them first."""
        asked = (table, since, most)
        return await self._reader.do(lambda database: [ChatRow(*row) for row in database.execute(CHAT, asked)])

    async def briefs(self, *, tables: Sequence[str] = (), public: bool = False, most: int = 50) -> list[Brief]:
        """Lines of a list, those that moved last first."""
        named = f"name IN ({', '.join('?' * len(tables))})" if tables else "TRUE"
        select = f"""SELECT name, {", ".join(BRIEF)} FROM tables
            WHERE {named} AND {"public" if public else "TRUE"} ORDER BY moved DESC LIMIT ?"""
        asked = (*tables, most)
        return await self._reader.do(lambda database: [brief_of(row) for row in database.execute(select, asked)])

    def listen(self, told: Callable[[str, int], None]) -> None:
        """Nobody is ever told: a file is served by one process."""

    async def close(self) -> None:
        """Finish what was begun, and let the file go."""
        await self._reader.close()
        await self._writer.close()


def add(database: sqlite3.Connection, table: str, entries: Sequence[Entry], keys: Sequence[KeyRow]) -> None:
    """Write entries and keys of a table."""
    for entry in entries:
        database.execute(ADD_ENTRY, (table, *entry))
    for key in keys:
        database.execute(ADD_KEY, (table, *key))


def read_entries(database: sqlite3.Connection, table: str, since: int) -> list[Entry]:
    """A log after a version."""
    return [Entry(*row) for row in database.execute(ENTRIES, (table, since))]


# ---- Opening


async def open_sqlite(path: str) -> SQLiteStore:
    """The store in a file, which is made if it is not there, or in memory (`:memory:`) for tests."""
    writer = Clerk(await asyncio.to_thread(open_file, path), path, "BEGIN IMMEDIATE")
    # A database in memory is that of its connection alone.
    reader = writer if path == MEMORY else Clerk(connected(path), path, "BEGIN")
    return SQLiteStore(writer, reader)


def open_file(path: str) -> sqlite3.Connection:
    """A connection to a whole database of the newest layout."""
    try:
        if path != MEMORY:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as on_failure:
            database = connected(path)
            on_failure.callback(database.close)
            check(database, path)
            migrate(database, path)
            on_failure.pop_all()
        return database
    except StoreError:
        raise
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(
            f"The database {path} cannot be opened: {problem}. Name a file in a folder where Lootkeep may write; "
            "if this one is damaged, put a copy in its place or move it away."
        ) from problem


def connected(path: str) -> sqlite3.Connection:
    """A connection for any one thread, without transactions of its own."""
    return sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)


def check(database: sqlite3.Connection, path: str) -> None:
    """Refuse the file of another program, and one that is damaged, before anything is written."""
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "migrations" not in names:
        raise StoreError(f"The database {path} belongs to another program. Name another file.")
    found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)


def migrate(database: sqlite3.Connection, path: str) -> None:
    """Bring a database to the newest layout, all of it or nothing."""
    for setting in SETTINGS:
        database.execute(setting)
    database.execute("BEGIN IMMEDIATE")
    try:
        database.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT, at REAL)")
        applied = [number for (number,) in database.execute("SELECT number FROM migrations")]
        for step in migrations.missing("sqlite", applied, path):
            for statement in step.statements:
                database.execute(statement)
            database.execute("INSERT INTO migrations VALUES (?, ?, ?)", (step.number, step.name, time()))
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise
