"""Who is at a table: at this server, and at the others that share its store."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ...tables.storage import Attendance
from ..clients import Client
from .clocks import Time

NOBODY = Attendance()


class Attendees:
    """Who is connected to one table, here and elsewhere, and since when the others are not."""

    def __init__(self, time: Time) -> None:
        self.clients: set[Client] = set()  # here
        self.elsewhere = NOBODY
        self.opened = time.steady()
        self._time = time
        self._seen: dict[int, float] = {}  # seat -> when somebody was last there, in steady time

    def is_here(self, seat: int) -> bool:
        """Whether a seat's person is connected, to whichever server."""
        return seat in self.elsewhere.seats or any(seat in client.rights.seats for client in self.clients)

    @property
    def hosts(self) -> set[int]:
        """The seats of hosts who are connected, to whichever server."""
        here = {seat for client in self.clients if client.rights.host for seat in client.rights.seats}
        return here.union(self.elsewhere.hosts)

    @property
    def watchers(self) -> int:
        """How many only watch, at whichever server."""
        return self.elsewhere.watchers + sum(not client.rights.seats for client in self.clients)

    @property
    def has_players(self) -> bool:
        """Whether somebody who plays is connected, to whichever server."""
        return bool(self.elsewhere.seats) or any(client.rights.seats for client in self.clients)

    def presence(self, seat: int) -> tuple[bool, float | None]:
        """Whether a seat's person is here, and if not since how many seconds."""
        if self.is_here(seat):
            return True, None
        return False, round(max(0.0, self._time.steady() - self._seen.get(seat, self.opened)), 1)

    def leave(self, client: Client) -> None:
        """Somebody has gone."""
        self.clients.discard(client)
        self._were_here(client.rights.seats)

    def meet(self, elsewhere: Attendance) -> None:
        """So many are connected to other servers now."""
        self._were_here(set(self.elsewhere.seats).difference(elsewhere.seats))
        self.elsewhere = elsewhere

    def _were_here(self, seats: Iterable[int]) -> None:
        self._seen.update(dict.fromkeys(seats, self._time.steady()))


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
