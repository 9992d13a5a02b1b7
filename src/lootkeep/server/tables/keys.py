"""The secrets of a table (bearer tokens, kept as hashes): who has one may play a seat, be the host, or come in."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .storage import KeyRow


class Rights(NamedTuple):
    """What somebody may do at a table."""

    seats: tuple[int, ...]
    host: bool
    guest: bool  # may come in
    invited: bool = False  # and sit down wherever it is free, by the link or as the host
    links: tuple[int, ...] = ()  # seats that may be taken over


NONE = Rights((), False, False)


def new_key() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(24)


def digest(key: str) -> bytes:
    """What is kept of a secret."""
    return hashlib.sha256(key.encode()).digest()


def row(role: str, key: str, seat: int | None = None) -> KeyRow:
    """What is kept of a secret, and what it is for."""
    return KeyRow(role, seat, digest(key))


def rights(digests: Iterable[bytes], rows: Sequence[KeyRow]) -> Rights:
    """What the holder of these secrets may do; each is compared with each, in the same time whatever they are."""
    held = [row for shown in digests for row in rows if hmac.compare_digest(shown, row.digest)]
    roles = {row.role for row in held}
    return Rights(
        seats=_seats(held, "seat"),
        host="host" in roles,
        guest=bool(held),
        invited=not roles.isdisjoint(("host", "invite")),
        links=_seats(held, "link"),
    )


def _seats(held: list[KeyRow], role: str) -> tuple[int, ...]:
    return tuple(sorted({row.seat for row in held if row.role == role and row.seat is not None}))
