"""Opens an SQLite file: whole, of the newest layout, and ours."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack
from pathlib import Path
from time import time

from . import migrations
from .base import StoreError

MEMORY = ":memory:"
BUSY = 10.0  # seconds to wait for another program that holds the file

SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit is on disk before it returns,
    "PRAGMA fullfsync = ON",  # on a Mac too
    "PRAGMA foreign_keys = ON",
)


def open_file(path: str) -> sqlite3.Connection:
    """A connection to write with; the file is made if it is not there."""
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
