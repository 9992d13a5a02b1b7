CREATE TABLE health (
    one integer PRIMARY KEY CHECK (one = 1),
    at double precision NOT NULL  -- when somebody last tried whether the database can be written
);

INSERT INTO health VALUES (1, 0);
