"""What the parts of a live table know of it: it knows its parts, and they know only this (dependency inversion)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Literal, Protocol

from prometheus_client import Counter

from ..protocol.messages import Told
from ..tables.events import Event
from ..tables.storage import KeyRow
from ..tables.table import Table
from .parts.presence import Attendees
from .services import Services

Outcome = Literal["done", "overtaken", "failed"]  # overtaken: by another process


class Owner(Protocol):
    """A live table, as its parts see it."""

    services: Services
    table: Table
    attendees: Attendees
    is_closed: bool
    moved: Counter  # of the moves that people make

    def tell(self, message: Told) -> None:
        """Tell all the same."""
        ...

    def change(self) -> AbstractAsyncContextManager[None]:
        """One change at a time; when it ends, all are told what has come of it."""
        ...

    async def commit(self, *happened: Event, keys: Sequence[KeyRow] = (), drop: Sequence[bytes] = ()) -> None:
        """Within a change: let things happen, and keep them."""
        ...

    async def attempt(self, *happened: Event) -> Outcome:
        """The same, where nobody waits for an answer."""
        ...
