"""Who may do what, and when: refusals that several requests share."""

from __future__ import annotations

from ...engine.game import Game
from ..live.clients import Client
from ..live.live_table import LiveTable
from ..protocol.answers import Accepted
from ..protocol.refusals import RequestRefused
from ..tables import names
from ..tables.chairs import Chair
from ..tables.table import Table


def running(table: Table) -> Game:
    """The game, if it goes on."""
    if table.gone is not None:
        raise RequestRefused("not-now", "gone")
    if table.game is None:
        raise RequestRefused("not-now", "not-started")
    if table.game.over:
        raise RequestRefused("not-now", "over", shows_state=True)
    return table.game


def own(client: Client, seat: int) -> None:
    """Refuse whoever does not hold the seat's key."""
    if seat not in client.rights.seats:
        raise RequestRefused("not-yours", "not-your-seat", n=seat + 1)


def playing(table: Table, seat: int) -> None:
    """Refuse who has left the seat to a bot."""
    if not table.chairs[seat].plays:
        raise RequestRefused("not-now", "bot-plays", shows_state=True)


def fresh(table: Table, version: int) -> None:
    """Refuse what was decided by a state that the game has left behind."""
    if version < table.played or version > table.version:
        raise RequestRefused("stale", "stale", shows_state=True)


def host(client: Client) -> None:
    """Refuse whoever is not the host."""
    if not client.rights.host:
        raise RequestRefused("not-yours", "host-only")


def chair(table: Table, seat: int) -> Chair:
    """A place that there is."""
    if seat >= len(table.chairs):
        raise RequestRefused("not-now", "no-such-seat", n=seat + 1, most=len(table.chairs))
    return table.chairs[seat]


def lobby(table: Table) -> None:
    """Refuse what can only be done before the game."""
    if table.phase != "lobby":
        raise RequestRefused("not-now", "started" if table.gone is None else "gone")


def named(text: str) -> str:
    """A name that can be read."""
    name = names.cleaned(text)
    if not name:
        raise RequestRefused("malformed", "empty-name")
    return name


def accepted(live: LiveTable, id: str) -> Accepted:
    """It is done."""
    return Accepted(id=id, version=live.table.version)


def audible(table: Table, seat: int) -> None:
    """Refuse whose chat the host has stopped."""
    if table.chairs[seat].silenced:
        raise RequestRefused("not-now", "silenced")


def audible_from_afar(table: Table, client: Client) -> None:
    """Refuse who speaks as one who watches, if the host has stopped their chat; the host's own goes on."""
    if client.rights.host:
        return
    if table.watchers_silenced:
        raise RequestRefused("not-now", "watchers-silenced")
    for seat in client.rights.seats:
        audible(table, seat)
