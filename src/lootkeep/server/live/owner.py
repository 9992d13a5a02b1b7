"""What the parts of a live table know of it: it knows its parts, and they know only this (dependency inversion)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Literal, Protocol

from prometheus_client import Counter

from ..protocol.messages import Told
from ..tables.events import Event
from ..tables.storage import Attendance, KeyRow
from ..tables.table import Table
from .clients import Client
from .services import Services

Outcome = Literal["done", "overtaken", "failed"]  # overtaken: by another process


class Owner(Protocol):
    """A live table, as its parts see it."""

    services: Services
    table: Table
    elsewhere: Attendance  # who is connected to other servers
    is_closed: bool
    opened: float  # in steady time
    moved: Counter  # of the moves that people make

    @property
    def clients(self) -> set[Client]:
        """Who is connected to this server."""
        ...

    def is_here(self, seat: int) -> bool:
        """Whether a seat's person is connected, to whichever server."""
        ...

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
