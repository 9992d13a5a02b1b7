CREATE TABLE tables (
    name TEXT PRIMARY KEY,
    head BLOB NOT NULL,
    version INTEGER NOT NULL,  -- of the last entry
    lines INTEGER NOT NULL DEFAULT 0,  -- of chat
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

CREATE INDEX public_tables ON tables (moved) WHERE public;

CREATE TABLE entries (
    name TEXT NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (name, version)
) WITHOUT ROWID;

CREATE TABLE keys (
    name TEXT NOT NULL REFERENCES tables,
    digest BLOB NOT NULL,  -- SHA-256 of the secret
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
