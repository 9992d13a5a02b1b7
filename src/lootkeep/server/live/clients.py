"""Somebody who is connected to a table: what they may do, whose eyes they look through, and what they are told."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from ..limits import Bucket, Limits
from ..protocol.messages import Told
from ..tables import keys
from ..tables.keys import Rights
from ..tables.storage import KeyRow

encoded = msgspec.json.Encoder().encode  # a message as it is sent


class Client:
    """One socket."""

    def __init__(self, hello: str, secrets: list[str], limits: Limits, outbox: Outbox, address: str = "") -> None:
        self.hello = hello  # the id of its first message
        self.address = address  # as the limits count
        self.digests = [keys.digest(secret) for secret in secrets]
        self.rights = keys.NONE
        self.eyes: int | None = None
        self.version = -1  # of the last state that was sent
        self.seen: int | None = None  # the version up to which its screen has shown the game; None: all it was sent
        self._known = -1  # the version that it counts as having seen at least
        self.messages = Bucket(limits.messages)
        self.looks = Bucket(limits.looks)
        self.sightings = Bucket(limits.sightings)
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done once it is let go
        self.asks_hint = False
        self.given: dict[int, str] = {}  # the keys of seats that were taken by this socket, to be told again
        self._outbox = outbox

    def recognise(self, rows: list[KeyRow]) -> Rights:
        """Find out anew what this client may do; eyes that it has lost are closed."""
        self.rights = keys.rights(self.digests, rows)
        if self.eyes is not None and self.eyes not in self.rights.seats:
            self.eyes = None
            self.version = -1
        return self.rights

    def look(self, seat: int | None) -> None:
        """Look through other eyes from now on: all is to be told anew."""
        self.eyes = seat
        self.version = -1

    def saw(self, version: int) -> None:
        """Its screen has shown the game up to there; no more than it was sent, and never less than before."""
        self.seen = self._known = max(self._known, min(version, self.version))

    def excuse(self) -> None:
        """Let it count as having seen all that it is sent, until it says how far it is once more."""
        self.saw(self.version)
        self.seen = None

    def tell(self, message: Told) -> None:
        """Send a message to this client alone."""
        self.send(encoded(message))

    def send(self, message: bytes) -> None:
        """Put a message on its way; whoever does not read is dropped."""
        if not self.gone.done() and not self._outbox.post(message):
            self.drop()

    def drop(self) -> None:
        """Let this client go."""
        if not self.gone.done():
            self.gone.set_result(None)


class Outbox(Protocol):
    """A way to a client."""

    def post(self, message: bytes) -> bool:
        """Put a message on its way; False: too much is on its way already."""
        ...
