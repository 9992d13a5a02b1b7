CREATE TABLE chronicles (
    name text PRIMARY KEY,
    version integer NOT NULL,
    data bytea NOT NULL,  -- JSON: name, people, the hash of its key, and evenings that were brought along
    at double precision NOT NULL
);

CREATE TABLE nights (
    name text PRIMARY KEY REFERENCES tables,
    chronicle text NOT NULL,  -- which may be gone: then this is a table like any other
    salt text NOT NULL,
    over boolean NOT NULL,
    at double precision NOT NULL,
    data bytea NOT NULL  -- JSON
);

CREATE INDEX nights_by_chronicle ON nights (chronicle);
