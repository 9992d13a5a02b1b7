CREATE TABLE chronicles (
    name TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    data BLOB NOT NULL,  -- JSON: name, people, the hash of its key, and evenings that were brought along
    at REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE nights (
    name TEXT PRIMARY KEY REFERENCES tables,
    chronicle TEXT NOT NULL,  -- which may be gone: then this is a table like any other
    salt TEXT NOT NULL,
    over INTEGER NOT NULL,
    at REAL NOT NULL,
    data BLOB NOT NULL  -- JSON
) WITHOUT ROWID;

CREATE INDEX nights_by_chronicle ON nights (chronicle);
