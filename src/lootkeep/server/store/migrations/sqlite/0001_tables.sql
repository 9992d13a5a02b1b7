CREATE TABLE tables (
    name TEXT PRIMARY KEY,
    head BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE entries (
    name TEXT NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (name, version)
) WITHOUT ROWID;

CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
    WHEN NEW.version <> 1
        AND NOT EXISTS (SELECT 1 FROM entries WHERE name = NEW.name AND version = NEW.version - 1)
    BEGIN SELECT RAISE(ABORT, 'the version before this one is missing'); END;

CREATE TABLE briefs (
    name TEXT PRIMARY KEY REFERENCES tables,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    phase TEXT NOT NULL,
    names TEXT NOT NULL,  -- JSON
    actor INTEGER,
    open_seats INTEGER NOT NULL,
    made REAL NOT NULL,
    moved REAL NOT NULL,
    public INTEGER NOT NULL,
    winners TEXT NOT NULL  -- JSON
) WITHOUT ROWID;

CREATE INDEX public_briefs ON briefs (moved) WHERE public;

CREATE TABLE keys (
    name TEXT NOT NULL REFERENCES tables,
    digest BLOB NOT NULL,  -- SHA-256 of the secret; if it stood last, the checks of SQLite 3.40 would stumble
    role TEXT NOT NULL,
    seat INTEGER,
    PRIMARY KEY (name, digest)
) WITHOUT ROWID;

CREATE TABLE chat (
    name TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    seat INTEGER,
    speaker TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (name, number)
) WITHOUT ROWID;
