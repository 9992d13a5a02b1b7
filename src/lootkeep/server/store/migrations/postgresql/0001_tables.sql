CREATE TABLE tables (
    name text PRIMARY KEY,
    head bytea NOT NULL
);

CREATE TABLE entries (
    name text NOT NULL REFERENCES tables,
    version integer NOT NULL,
    kind text NOT NULL,
    data bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (name, version)
);

CREATE INDEX entries_by_time ON entries USING brin (at);

CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.version <> 1
        AND NOT EXISTS (SELECT FROM entries WHERE name = NEW.name AND version = NEW.version - 1)
    THEN RAISE integrity_constraint_violation USING MESSAGE = 'the version before this one is missing'; END IF;
    RETURN NEW; END $$;

CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse_gap();

CREATE TABLE briefs (
    name text PRIMARY KEY REFERENCES tables,
    game text NOT NULL,
    edition text NOT NULL,
    phase text NOT NULL,
    names text NOT NULL,  -- JSON
    actor integer,
    open_seats integer NOT NULL,
    made double precision NOT NULL,
    moved double precision NOT NULL,
    public boolean NOT NULL,
    winners text NOT NULL  -- JSON
);

CREATE INDEX public_briefs ON briefs (moved) WHERE public;

CREATE TABLE keys (
    name text NOT NULL REFERENCES tables,
    role text NOT NULL,
    seat integer,
    digest bytea NOT NULL,  -- SHA-256 of the secret
    PRIMARY KEY (name, digest)
);

CREATE TABLE chat (
    name text NOT NULL REFERENCES tables,
    number integer NOT NULL,
    seat integer,
    speaker text NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (name, number)
);

CREATE INDEX chat_by_time ON chat USING brin (at);
