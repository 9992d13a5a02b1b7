"""Stores that fail as real ones do: they cannot be written, or only their answer is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from lootkeep.server.store.sqlite import SQLiteStore
from lootkeep.server.tables.storage import StoreError

from .guests import hub
from .parlour import Parlour


@contextmanager
def read_only(place: Parlour) -> Iterator[None]:
    """Let SQLite refuse every write to its file, until the block is left."""
    store = hub(place).services.store
    assert isinstance(store, SQLiteStore)
    assert store._writer is not store._reader, "this is for stores in files"
    writes = store._file.database
    writes.execute("PRAGMA query_only = ON")
    yield
    writes.execute("PRAGMA query_only = OFF")


@contextmanager
def away(place: Parlour, *methods: str) -> Iterator[None]:
    """Let methods of the store fail, until the block is left."""

    async def fail(*_: Any, **__: Any) -> Any:
        raise StoreError("The database is away.", reason="away")

    with pytest.MonkeyPatch.context() as patch:
        for method in methods:
            patch.setattr(hub(place).services.store, method, fail)
        yield


@contextmanager
def lost_answer(place: Parlour, method: str) -> Iterator[None]:
    """Let a method of the store do its work and fail all the same, as if the answer had been lost on its way."""
    do: Callable[..., Awaitable[Any]] = getattr(hub(place).services.store, method)

    async def fail(*given: Any, **named: Any) -> Any:
        await do(*given, **named)
        raise StoreError("The connection was lost.", reason="away")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hub(place).services.store, method, fail)
        yield


def is_refused(answer: dict[str, Any]) -> bool:
    """Whether an answer says that the store failed, and when to try again."""
    return (answer["type"], answer.get("code"), answer.get("retry_after")) == ("refused", "busy", 1.0)
