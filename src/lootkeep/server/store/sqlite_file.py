"""Opens an SQLite file with a write-ahead log: whole, of the newest layout, and ours."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from time import time
from typing import NamedTuple

from ..tables.storage import StoreError
from . import migrations

MEMORY = ":memory:"
BUSY = 10.0  # seconds to wait for another program that holds the file
SMALL = 32 << 20  # bytes that are looked through within a second; 500 MB take eight from a cold disk
SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on disk before it returns,
    "PRAGMA fullfsync = ON",  # on a Mac too
    "PRAGMA foreign_keys = ON",
)


class OpenFile(NamedTuple):
    """A file that is open: a connection to write with, and what keeps other servers out until it is closed."""

    path: str
    database: sqlite3.Connection
    claim: sqlite3.Connection
    number: int  # by which the system knows it, whatever it is called

    def check_place(self) -> None:
        """Refuse to go on in a file that was deleted or moved away: nobody would find there what is written to it."""
        if file_number(self.path) != self.number:
            raise StoreError(
                f"The database {self.path} is not where it was: it was deleted, moved or replaced while it was open. "
                "Stop the server, put the file in its place and start again.",
                reason="the file was moved away",
            )


def open_file(path: str) -> OpenFile:
    """Open a file for this process alone; it is made if it is not there."""
    try:
        if Path(path).is_dir():
            raise StoreError(f"{path} is a folder. Name a file, as in {Path(path) / 'tables.db'}.")
        if path != MEMORY:
            Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            for file in (path, f"{os.path.realpath(path)}-lock"):
                keep_private(Path(file))
        with ExitStack() as on_failure:
            claim = on_failure.enter_context(closing(claimed(path)))
            doubtful = is_doubtful(path)
            database = on_failure.enter_context(closing(connected(path)))
            check_owner(database, path)
            if doubtful:
                check_pages(database)
            migrate(database, path)
            on_failure.pop_all()
        return OpenFile(path, database, claim, file_number(path))
    except StoreError:
        raise
    except (OSError, sqlite3.Error) as problem:
        why = problem.strerror if isinstance(problem, OSError) else problem
        raise StoreError(
            f"The database {path} cannot be opened: {why}. Name a file in a folder where Lootkeep may write; "
            "if this one is damaged, put a copy in its place or move it away."
        ) from problem


def keep_private(file: Path) -> None:
    """Let nobody but its owner read a file, which is made if it is not there: it holds the keys of running games.

    What SQLite puts beside a file gets the same rights.
    """
    file.touch(mode=0o600)
    if sys.platform != "win32" and file.stat().st_mode & 0o077 and file.stat().st_uid == os.getuid():
        file.chmod(0o600)


def file_number(path: str) -> int:
    """By what the system knows a file; 0: it is not there, or in memory."""
    try:
        return Path(path).stat().st_ino
    except OSError:
        return 0


def claimed(path: str) -> sqlite3.Connection:
    """Claim a file: SQLite's own lock on an empty file beside it, which ends with the process, however that ends.

    The empty file stays there: whoever removed it might remove what another has just locked.
    """
    beside = path if path == MEMORY else f"{os.path.realpath(path)}-lock"
    claim = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as problem:
        claim.close()
        if problem.sqlite_errorname != "SQLITE_BUSY":
            raise
        raise StoreError(
            f"The database {path} is in use: another Lootkeep server has it. Stop that one, or name another file; "
            "several servers may share a PostgreSQL database, as in --db postgresql://localhost/lootkeep.",
            reason="in use",
        ) from None
    return claim


def connected(path: str) -> sqlite3.Connection:
    """A connection for any one thread, without transactions of its own."""
    return sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)


def is_doubtful(path: str) -> bool:
    """Whether each page is worth a look: the last server was killed and left its log of writes, or they are few."""
    file = Path(path).resolve()
    return file.with_name(f"{file.name}-wal").exists() or (file.is_file() and file.stat().st_size <= SMALL)


def check_owner(database: sqlite3.Connection, path: str) -> None:
    """Refuse the file of another program before anything is written."""
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "migrations" not in names:
        raise StoreError(f"The database {path} belongs to another program. Name another file.")


def check_pages(database: sqlite3.Connection) -> None:
    """Refuse a file that is damaged before anything is written."""
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
        if database.in_transaction:  # a full disk has ended it already
            database.execute("ROLLBACK")
        raise
