"""Which store an address means."""

from __future__ import annotations

from .base import Store, StoreError
from .sqlite import open_sqlite


async def open_store(url: str) -> Store:
    """Open a store by its address: a path, `sqlite:///path`, `sqlite://:memory:`, or `postgresql://...`.

    Three slashes are followed by a path from here, four by one from the root, as elsewhere.
    """
    scheme, mark, rest = url.partition("://")
    if not mark:
        return await open_sqlite(url)
    if scheme == "sqlite" and rest.strip("/"):
        return await open_sqlite(rest.removeprefix("/"))
    raise StoreError(
        f"There is no database at {scheme}://: name a file, as in tables.db or sqlite:///tables.db, "
        "or a PostgreSQL database, as in postgresql://localhost/lootkeep."
    )
