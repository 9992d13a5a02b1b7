"""Bots at a live table: one move after the other, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import hashlib
import random
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

from . import log as happenings
from .refusal import Refusal
from .wire import Thinking

if TYPE_CHECKING:
    from .fold import Table
    from .room import Room

SHOW = (0.4, 1.2)  # seconds that a bot's move is waited for, at a pace of 1


def bot_seed(table: Table) -> int:
    """By what a bot's chance is seeded now: not by what the deal came from, for that would be a glance at it."""
    assert table.game is not None
    told = f"{table.key.hex() or table.game.setup.seed}/{table.game.ply}".encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=7).digest())


class BotTurns:
    """Plays for bots while somebody looks on; without anybody there the table waits."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    def level(self) -> str | None:
        """The bot that has to decide now; None if it is not a bot's turn, or it has to wait."""
        table = self.room.table
        if table.actor is None or not self.room.clients or table.asking is not None:
            return None
        return table.chairs[table.actor].level

    def go_on(self) -> None:
        """Let bots play, if it is their turn and they do not already."""
        if self.room.elsewhere.thinks:  # another server does, as long as it lives
            return
        if self.level() is not None and (self.task is None or self.task.done()):
            self.task = self.room.hub.spawn(self._play())

    async def _play(self) -> None:
        lease = self.room.hub.store.lease
        while (level := self.level()) is not None and await lease(self.room.table.name):
            await self._move(level)

    async def _move(self, level: str) -> None:
        """One move, unless the table changes while the bot thinks."""
        room, table = self.room, self.room.table
        assert table.game is not None
        assert table.actor is not None
        seat, played = table.actor, table.played
        began = perf_counter()
        if level != "apprentice":  # also where there is nothing to choose, for that may be nobody's business
            room.tell(Thinking(seat=seat))
        action = await room.hub.thinkers.choose(table.game, level, bot_seed(table))
        thought = perf_counter() - began
        room.hub.metrics.bot_seconds.labels(level).observe(thought)
        await asyncio.sleep(max(0.0, random.uniform(*SHOW) * room.hub.pace - thought))
        async with room.lock:
            if room.table is not table or table.played != played or self.level() != level:
                return
            with suppress(Refusal):  # another process was faster, perhaps with the same move
                await room.commit(happenings.Moved(seat=seat, action=action, notation=table.game.notation(action)))
                room.hub.metrics.moves.labels(table.kind, "bot").inc()
            room.publish()
