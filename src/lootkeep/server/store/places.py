"""Which store an address means."""

from __future__ import annotations

from ..tables.storage import Store, StoreError
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
    if scheme in ("postgresql", "postgres"):
        return await open_elsewhere(url)
    raise StoreError(
        f"There is no database at {scheme}://: name a file, as in tables.db or sqlite:///tables.db, "
        "or a PostgreSQL database, as in postgresql://localhost/lootkeep."
    )


async def open_elsewhere(url: str) -> Store:
    """Open a PostgreSQL store, whose driver is installed only by those who want it."""
    try:
        from .postgres.store import open_postgres
    except ImportError as problem:
        raise StoreError(
            f"PostgreSQL needs a driver that is not installed ({problem}): install "
            "lootkeep[postgres], or psycopg[binary]."
        ) from problem
    return await open_postgres(url)
