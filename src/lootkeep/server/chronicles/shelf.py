"""Where chronicles are kept: made, opened by their key, and changed, whichever process was faster."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from ...campaign import Evening
from ..live.services import Services
from ..protocol.chronicles import MadeChronicle
from ..protocol.refusals import RequestRefused
from ..tables import keys, names
from ..tables.storage import ChronicleRow
from . import links
from .book import Book, Words

MOST_CONFLICTS = 8  # after which somebody who changes a chronicle that is busy may ask again


class Shelf:
    """All chronicles of a store."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def make(self, game: str, name: str, members: list[str], brought: list[Evening]) -> MadeChronicle:
        """A new chronicle under a name that is free, and its key, which is not kept."""
        key, now = keys.new_key(), self.services.time.now()
        words = Words(game, name, keys.digest(key).hex(), now, members, brought)
        tries = 0
        while not await self._keep(title := names.table_name(tries), 1, words):
            tries += 1
        self.services.metrics.chronicles.labels(game).inc()
        return MadeChronicle(chronicle=title, key=key)

    async def opened(self, name: str, shown: list[str]) -> tuple[Book, str]:
        """A chronicle and its key, for whoever shows it; for others there is none of this name."""
        found = await self.of_mine({name: shown})
        if name not in found:
            raise RequestRefused("unknown-table", "unknown-chronicle")
        return found[name]

    async def of_mine(self, shown: Mapping[str, list[str]]) -> dict[str, tuple[Book, str]]:
        """Those of some chronicles whose key is shown, with it."""
        rows = await self.services.store.chronicles([*shown])
        fitting: dict[str, str] = {}
        for name, row in rows.items():
            key = links.fits(shown[name], msgspec.json.decode(row.data, type=Words).key)
            if key is not None:
                fitting[name] = key
        nights = await self.services.store.nights([*fitting])
        return {
            name: (Book(name, rows[name], [each for each in nights if each.chronicle == name]), key)
            for name, key in fitting.items()
        }

    async def change(self, name: str, shown: list[str], alter: Callable[[Words], None]) -> tuple[Book, str]:
        """Change a chronicle's words, as whoever was faster has left them."""
        for _ in range(MOST_CONFLICTS):
            book, key = await self.opened(name, shown)
            before = msgspec.json.encode(book.words)
            alter(book.words)
            if msgspec.json.encode(book.words) == before or await self._keep(name, book.version + 1, book.words):
                return await self.opened(name, [key])
        raise RequestRefused("busy", "chronicle-busy", retry_after=1.0)

    async def _keep(self, name: str, version: int, words: Words) -> bool:
        row = ChronicleRow(version, msgspec.json.encode(words), self.services.time.now())
        return await self.services.store.keep_chronicle(name, row)
