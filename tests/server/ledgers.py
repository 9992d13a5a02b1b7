"""Things to keep in a store."""

from __future__ import annotations

from lootkeep.server.tables.storage import Entry, KeyRow, Listing, Store

HEAD = b'{"game": "looterz"}'
HOST = KeyRow("host", None, b"h" * 32)


def entry(version: int, data: bytes = b"{}", at: float = 1_700_000_000.5) -> Entry:
    """Something that happened, long ago if nothing else is said."""
    return Entry(version, "moved", data, at)


def listing(table: str, *, phase: str = "running", moved: float = 1.0, public: bool = True) -> Listing:
    """A line of a list."""
    return Listing(table, "looterz", "dragon", phase, ["Ada", "Bo"], 1, 0, 0.5, moved, public, [])


async def make(store: Store, *tables: str, entries: int = 0) -> None:
    """Keep new tables, with so many entries."""
    for table in tables:
        assert await store.make(
            table, HEAD, [HOST], [entry(version) for version in range(1, entries + 1)], listing(table)
        )


async def versions(store: Store, table: str) -> list[int]:
    """The versions of a log."""
    return [entry.version for entry in await store.entries(table, 0)]
