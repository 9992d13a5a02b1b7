"""Who is at a table: at this server, and at the others that share its store."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ...tables.storage import Attendance
from ..clients import Client

NOBODY = Attendance()


def gathered(clients: Collection[Client], version: int, ran: float | None) -> Attendance:
    """Who is connected here, to a table whose clock has run so long since this version."""
    return Attendance(
        seats=tuple(sorted({seat for client in clients for seat in client.rights.seats})),
        hosts=tuple(sorted({seat for client in clients if client.rights.host for seat in client.rights.seats})),
        watchers=sum(not client.rights.seats for client in clients),
        version=0 if ran is None else version,
        ran=ran,
    )


def together(servers: Iterable[Attendance]) -> Attendance:
    """Who is at any of several servers; of their clocks that counts which runs at the newest version for longest."""
    all = list(servers)
    if not all:
        return NOBODY
    version, ran = max((who.version, -1.0 if who.ran is None else who.ran) for who in all)
    return Attendance(
        seats=tuple(sorted({seat for who in all for seat in who.seats})),
        hosts=tuple(sorted({seat for who in all for seat in who.hosts})),
        watchers=sum(who.watchers for who in all),
        thinks=any(who.thinks for who in all),
        version=version,
        ran=None if ran < 0 else ran,
    )


def is_news(before: Attendance, now: Attendance) -> bool:
    """Whether somebody came or went."""
    return before[:3] != now[:3]
