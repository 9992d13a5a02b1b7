CREATE TABLE health (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL,  -- when somebody last tried whether the database can be written
    filling BLOB  -- to see whether there is space, too
);

INSERT INTO health VALUES (1, 0, NULL);
