"""Those at a live table, and what they are told (fan-out): encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..protocol.answers import Chat, TableNews, Welcome
from ..protocol.messages import PROTOCOL, Told
from ..protocol.parts import ChatLine, ClockState, TableInfo, Together
from ..tables.storage import ChatRow
from ..tables.table import Table
from . import sight
from .clients import Client, encoded


class Audience:
    """The clients of one table at this server, and how far they have been told."""

    def __init__(self, table: Table, clients: set[Client]) -> None:
        self.clients = clients
        self.said = 0  # the number of the last line of chat that all were told
        self._is_in_lobby = table.game is None
        self._hushed = table.hushed

    def has_missed(self, table: Table) -> bool:
        """Whether somebody has come to be under a spell, or is free of it, since all were told."""
        return table.hushed != self._hushed

    def tell(self, message: Told) -> None:
        """Tell all the same."""
        self._send(self.clients, encoded(message))

    def _send(self, clients: Iterable[Client], text: bytes) -> None:
        for client in clients:
            client.send(text)

    def show(
        self, table: Table, clients: Collection[Client], clock: ClockState | None, together: Together | None
    ) -> None:
        """Send the game as it is now: made once for all who look through the same eyes and know the same."""
        if table.game is None:
            return
        eyes = list({client.eyes for client in clients})
        scene = sight.Scene(table, table.game, clock, eyes, together)
        since = {version: table.since(version) for version in {client.version for client in clients}}
        made: dict[tuple[int | None, int], bytes] = {}
        for client in clients:
            what = (client.eyes, client.version)
            text = made.get(what)
            if text is None:
                text = made[what] = encoded(scene.state(client.eyes, since[client.version]))
            client.send(text)
            client.version = scene.version

    def tell_news(self, table: Table, info: TableInfo, besides: Client | None = None) -> None:
        """Tell all how the table has changed; with the cards, now that the game begins."""
        begins = self._is_in_lobby and table.game is not None
        self._is_in_lobby = table.game is None
        self._hushed = table.hushed
        made: dict[object, bytes] = {}
        for client in self.clients:
            if client is besides:
                continue
            if begins:
                client.tell(welcome(client, table, info))
                continue
            seats, host = client.rights.seats, client.rights.host
            text = made.get((seats, host))
            if text is None:
                text = made[seats, host] = encoded(TableNews(table=info, mine=list(seats), host=host))
            client.send(text)

    def tell_chat(self, clients: Iterable[Client], said: list[ChatRow]) -> None:
        """Tell what was said."""
        if said:
            self.said = max(self.said, said[-1].number)
            self._send(clients, encoded(Chat(lines=[ChatLine(*row) for row in said])))


def welcome(client: Client, table: Table, info: TableInfo) -> Welcome:
    """What a client is told first of all."""
    return Welcome(
        id=client.hello,
        protocol=PROTOCOL,
        table=info,
        mine=list(client.rights.seats),
        host=client.rights.host,
        cards=sight.cards(table),
    )
