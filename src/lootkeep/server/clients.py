"""Somebody who is connected to a table: what they may do, whose eyes they look through, and what they are told."""

from __future__ import annotations

import asyncio

import msgspec

from . import keys
from .keys import Rights
from .limits import Bucket
from .store import KeyRow
from .wire import Told

MOST_WAITING = 256  # messages; whoever reads more slowly is dropped, and catches up by connecting again

_encoder = msgspec.json.Encoder()


def encoded(message: Told) -> str:
    """A message as it goes over the wire."""
    return _encoder.encode(message).decode()


class Client:
    """One socket."""

    def __init__(self, hello: str, secrets: list[str], messages: Bucket) -> None:
        self.hello = hello  # the id of its first message
        self.digests = [keys.digest(secret) for secret in secrets]
        self.rights = keys.NONE
        self.eyes: int | None = None
        self.version = -1  # of the last state that was sent
        self.messages = messages
        self.outbox: list[str] = []
        self._mail: asyncio.Future[None] | None = None  # what waits for something in the outbox
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done once it is let go
        self.asks_hint = False

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

    def tell(self, message: Told) -> None:
        """Send a message to this client alone."""
        self.send(encoded(message))

    def send(self, text: str) -> None:
        """Put a message on its way; whoever does not read is dropped."""
        if self.gone.done():
            return
        if len(self.outbox) >= MOST_WAITING:
            self.drop()
        else:
            self.outbox.append(text)
            self._ring()

    async def collect(self) -> list[str]:
        """Wait for messages, and take all that are on their way; none: the client is let go."""
        if not self.outbox and not self.gone.done():
            self._mail = asyncio.get_running_loop().create_future()
            await self._mail
        messages, self.outbox = self.outbox, []
        return messages

    def _ring(self) -> None:
        """Wake who waits for messages."""
        if self._mail is not None and not self._mail.done():
            self._mail.set_result(None)

    def drop(self) -> None:
        """Let this client go; what was on its way is lost."""
        if self.gone.done():
            return
        self.gone.set_result(None)
        self.outbox.clear()
        self._ring()
