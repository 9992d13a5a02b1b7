"""What every message is made of: the kinds of its fields, and who sends it.

JSON, one message a frame, told apart by `type`. What a client sends carries an `id` of its own choice; the answer to it
repeats that id.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 1
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
NewKey = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]  # made by a client
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Level = Literal["apprentice", "guard", "warden", "overlord"]
Token = Literal["cheese", "rose", "laugh", "sweat", "handshake", "bomb"]  # that can be thrown
Json = dict[str, Any]  # as the game says it: see the page on the interface
MOST_CHAT = 300  # characters
OBJECTING = 3.0  # seconds in which others may object to an answer that is given for all
LONG_AWAY = 120  # seconds after which those who play may let a bot play for somebody who is away


class Sent(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything that is sent: fields nobody knows are refused."""


class Asked(Sent, tag_field="type"):
    """A message of a client, with an id that the answer repeats."""

    id: Id


class Told(Sent, tag_field="type", omit_defaults=False):
    """A message of the server."""
