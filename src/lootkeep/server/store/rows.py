"""What a change writes, as rows of each part of a database, so that many changes can be written as one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ..tables.storage import ChronicleRow, Entry, Forgotten, KeyRow, Listing, NightRow

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]

# In the order of writing. Each row begins with the table's name.
PARTS = ("tables", "entries", "briefs", "keys", "dropped_keys", "nights")

# The columns of a listing after the table's name.
LISTING = (
    "game",
    "edition",
    "phase",
    "names",
    "actor",
    "open_seats",
    "made",
    "moved",
    "public",
    "winners",
    "rules",
    "box",
)

# Of how many tables one looks at once whether they are old, and how many are deleted at once.
MOST_LOOKED_AT = 500
MOST_FORGOTTEN = 5

# The columns of a night.
NIGHT = ("name", "chronicle", "salt", "over", "at", "data")


def of_new_table(
    table: str,
    head: bytes,
    keys: Sequence[KeyRow],
    entries: Sequence[Entry],
    listing: Listing,
    night: NightRow | None,
) -> Rows:
    """What a new table writes."""
    return {
        "tables": [(table, head)],
        "entries": [(table, *entry) for entry in entries],
        "briefs": [of_listing(table, listing)],
        "keys": [(table, *key) for key in keys],
        "nights": [night] if night else [],
    }


def of_addition(
    table: str,
    entries: Sequence[Entry],
    keys: Sequence[KeyRow],
    listing: Listing | None,
    drop_keys: Sequence[bytes],
    night: NightRow | None,
) -> Rows:
    """What an addition to a log writes."""
    if not entries:
        raise ValueError(f"Nothing is added to the log of {table!r}: there must be at least one entry.")
    rows: Rows = {"entries": [(table, *entry) for entry in entries]}
    if listing:
        rows["briefs"] = [of_listing(table, listing)]
    if keys:
        rows["keys"] = [(table, *key) for key in keys]
    if drop_keys:
        rows["dropped_keys"] = [(table, digest) for digest in drop_keys]
    if night:
        rows["nights"] = [night]
    return rows


def merged(changes: Iterable[Rows]) -> Rows:
    """Several changes as one, in their order; of what is said of a table, the last."""
    rows: Rows = {part: [] for part in PARTS}
    for change in changes:
        for part, added in change.items():
            rows[part] += added
    for part in ("briefs", "nights"):
        rows[part] = list({row[0]: row for row in rows[part]}.values())
    return rows


def of_listing(table: str, listing: Listing) -> Row:
    """The listing of a table as a row; its lists are JSON."""
    names, winners = msgspec.json.encode(listing.names).decode(), msgspec.json.encode(listing.winners).decode()
    return (table, *listing[1:4], names, *listing[5:10], winners, *listing[11:])


def listing_of(row: Row) -> Listing:
    """A listing from its row."""
    names, winners = msgspec.json.decode(row[4], type=list[str | None]), msgspec.json.decode(row[10], type=list[int])
    table, game, edition, phase, _, actor, open_seats, made, moved, public, _, rules, box = row
    return Listing(
        table, game, edition, phase, names, actor, open_seats, made, moved, bool(public), winners, rules, box
    )


def keys_of(rows: Iterable[Row]) -> dict[str, list[KeyRow]]:
    """Keys by table, from their rows."""
    found: dict[str, list[KeyRow]] = {}
    for table, *key in rows:
        found.setdefault(table, []).append(KeyRow(*key))
    return found


def chronicles_of(rows: Iterable[Row]) -> dict[str, ChronicleRow]:
    """Chronicles by name, from their rows."""
    return {name: ChronicleRow(version, bytes(data), at) for name, version, data, at in rows}


def nights_of(rows: Iterable[Row]) -> list[NightRow]:
    """Nights from their rows."""
    return [
        NightRow(table, chronicle, salt, bool(over), at, bytes(data)) for table, chronicle, salt, over, at, data in rows
    ]


def old_among(page: Sequence[Row], before: Mapping[str, float], spare: Collection[str]) -> Forgotten:
    """Which of these tables may be deleted, from rows of name, phase and when something last happened, by name."""
    old: dict[str, str] = {}
    for name, phase, moved in page:
        if phase in before and moved < before[phase] and name not in spare:
            old[name] = phase
            if len(old) == MOST_FORGOTTEN:
                return Forgotten(old, name)
    return Forgotten(old, page[-1][0] if len(page) == MOST_LOOKED_AT else None)
