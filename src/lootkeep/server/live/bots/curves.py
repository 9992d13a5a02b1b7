"""Who was winning: found out once for each game that is over, and kept for all who ask."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict

from ....engine.game import Game
from ...limits import Buckets
from ...protocol.http import ChancePoint, Chances
from ...protocol.refusals import RequestRefused
from ...tables.table import Table
from ..services import Services
from .fair_queue import Busy, Whose

MOST_KEPT = 256  # curves, of some 2 KB each


class Curves:
    """Curves of chances by table; whoever asks while one is being found out waits for the same."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.kept: OrderedDict[str, Chances] = OrderedDict()
        self.asked: dict[str, asyncio.Task[Chances]] = {}
        self.new = Buckets(services.limits.curves)

    async def of(self, table: Table, address: str) -> Chances:
        """The curve of a game that is over."""
        if table.game is None or not table.game.over:
            raise RequestRefused("not-now", "not-over")
        if table.name in self.kept:
            self.kept.move_to_end(table.name)
            return self.kept[table.name]
        asked = self.asked.get(table.name)
        if asked is None:
            wait = self.new.take(address)
            if wait:
                raise RequestRefused("too-much", "too-much", retry_after=wait)
            asked = self.asked[table.name] = self.services.tasks.spawn(self._find(table.name, table.game, address))
            asked.add_done_callback(lambda _: self.asked.pop(table.name))
        return await asyncio.shield(asked)  # who goes takes it from nobody else

    async def _find(self, name: str, game: Game, address: str) -> Chances:
        record = await asyncio.to_thread(game.record)
        seed = zlib.crc32(name.encode())
        try:
            found = await self.services.thinkers.curve(record, seed, Whose((address,), name, is_played=False))
        except Busy as busy:
            raise RequestRefused("busy", "thinkers-busy", retry_after=busy.retry_after) from None
        points = [ChancePoint(ply, [round(each, 3) for each in chances]) for ply, chances in found.points]
        told = self.kept[name] = Chances(points=points, turns=[list(turn) for turn in found.turns])
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return told
