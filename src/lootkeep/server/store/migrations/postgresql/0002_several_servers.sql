ALTER TABLE entries ADD COLUMN written xid8;  -- by which transaction: what one server has not seen yet is found by it

ALTER TABLE entries ALTER COLUMN written SET DEFAULT pg_current_xact_id();

CREATE INDEX entries_by_transaction ON entries (written) WHERE written IS NOT NULL;

DROP INDEX entries_by_time;

ALTER TABLE chat ADD COLUMN written xid8;

ALTER TABLE chat ALTER COLUMN written SET DEFAULT pg_current_xact_id();

CREATE INDEX chat_by_transaction ON chat (written) WHERE written IS NOT NULL;

DROP INDEX chat_by_time;

CREATE TABLE servers (
    server text PRIMARY KEY,
    expires timestamptz NOT NULL,  -- unless its heart beats again before
    revision integer NOT NULL,
    written timestamptz NOT NULL,
    tables text NOT NULL  -- JSON: who is connected to it, at which tables
);

CREATE TABLE leases (
    name text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    holder text NOT NULL  -- the server that thinks for the bots of this table, as long as its heart beats
);

CREATE INDEX leases_by_holder ON leases (holder);
