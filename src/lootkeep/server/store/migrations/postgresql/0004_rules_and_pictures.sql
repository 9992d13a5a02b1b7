ALTER TABLE briefs ADD COLUMN rules integer NOT NULL DEFAULT 0;

ALTER TABLE briefs ADD COLUMN box text NOT NULL DEFAULT '';

CREATE TABLE pictures (
    name text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    version integer NOT NULL,
    data bytea NOT NULL  -- JSON
);
