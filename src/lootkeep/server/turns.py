"""Bots at a live table: one move after the other, at a pace that people can follow."""

from __future__ import annotations

import asyncio
import hashlib
import random
from time import perf_counter
from typing import TYPE_CHECKING

from . import log as happenings
from .refusal import Refusal
from .store import StoreError
from .wire import Thinking

if TYPE_CHECKING:
    from .fold import Table
    from .room import Room

SHOW = (0.4, 1.2)  # seconds that a bot's move is waited for, at a pace of 1
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 3.0  # seconds before a move is tried again that could not be written


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
        if self.room.is_closed or table.actor is None or not self.room.clients or table.asking is not None:
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
        played = table.played
        began = perf_counter()
        if level != "apprentice":  # also where there is nothing to choose, for that may be nobody's business
            room.tell(Thinking(seat=table.actor))
        action = await room.hub.thinkers.choose(table.game, level, bot_seed(table))
        thought = perf_counter() - began
        room.hub.metrics.bot_seconds.labels(level).observe(thought)
        await asyncio.sleep(max(0.0, random.uniform(*SHOW) * room.hub.pace - thought))
        pause = FIRST_PAUSE
        while not await self._is_settled(level, played, action):
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _is_settled(self, level: str, played: int, action: int) -> bool:
        """Make the move that was chosen in this version of the game, unless that is gone; False: it cannot be written.

        Then nobody is told anything, for nothing has happened.
        """
        room = self.room
        async with room.lock:
            table = room.table  # perhaps taken from the store anew; by the same version it is the same
            if table.played != played or self.level() != level:
                return True
            assert table.game is not None
            assert table.actor is not None
            try:
                await room.commit(happenings.moved(table.game, table.actor, action))
                room.hub.metrics.moves.labels(table.kind, "bot").inc()
            except Refusal:
                pass  # another process was faster, perhaps with the same move
            except StoreError as problem:
                room.hub.health.failed(problem)
                return False
            finally:
                room.publish()
            return True
