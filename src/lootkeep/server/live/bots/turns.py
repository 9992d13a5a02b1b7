"""Bots at a live table: one move after the other, no further ahead than the screens allow."""

from __future__ import annotations

import asyncio
import hashlib
from asyncio import sleep
from time import perf_counter
from typing import NamedTuple

from ...protocol.answers import Thinking
from ...protocol.messages import Level
from ...tables import events
from ...tables.table import Table
from ..owner import Owner
from ..parts.pace import Pace
from .fair_queue import Busy, Whose
from .pacing import Kind

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 3.0  # seconds before a move is tried again that could not be written


def bot_seed(table: Table) -> int:
    """By what a bot's chance is seeded now: not by what the deal came from, for that would be a glance at it."""
    assert table.game is not None
    told = f"{table.key.hex() or table.game.setup.seed}/{table.game.ply}".encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=7).digest())


def whose(live: Owner) -> Whose:
    """For whom bots think here: for those who play, or else for those who watch."""
    playing = set(live.table.playing)
    players = [client for client in live.attendees.clients if not playing.isdisjoint(client.rights.seats)]
    addresses = sorted({client.address for client in players or live.attendees.clients})
    return Whose(tuple(addresses) or ("",), live.table.name, bool(players))


class Question(NamedTuple):
    """What a bot has to decide."""

    table: Table
    played: int  # the version of the game
    seat: int
    level: Level


class BotTurns:
    """Plays for bots while somebody looks on; without anybody there the table waits."""

    def __init__(self, owner: Owner, pace: Pace) -> None:
        self.owner = owner
        self.pace = pace
        self.task: asyncio.Task[None] | None = None
        self.question: Question | None = None  # that is being thought about
        self.is_prepared = False
        self.deciding: asyncio.Task[int] | None = None

    def level(self) -> Level | None:
        """The bot that has to decide now; None if it is not a bot's turn, or it has to wait."""
        table = self.owner.table
        if self.owner.is_closed or table.actor is None or not self.owner.attendees.clients or table.asking is not None:
            return None
        return table.chairs[table.actor].level

    def asks(self) -> Question | None:
        """What a bot has to decide now."""
        level, table = self.level(), self.owner.table
        if level is None or table.actor is None:
            return None
        return Question(table, table.played, table.actor, level)

    def go_on(self) -> None:
        """Let bots play, if it is their turn and they do not already; nobody thinks on about what has changed."""
        question = self.asks()
        if self.deciding is not None and question != self.question:
            self.deciding.cancel()
        if self.owner.attendees.elsewhere.thinks:  # another server does, as long as it lives
            return
        if not self.is_prepared and self.owner.table.phase == "running" and self.owner.attendees.clients:
            self.is_prepared = True
            self.owner.services.tasks.spawn(self._prepare())
        if question is not None and (self.task is None or self.task.done()):
            self.task = self.owner.services.tasks.spawn(self._play())

    async def _prepare(self) -> None:
        """Have the processes started in which bots will think here, while people still look at the table."""
        table = self.owner.table
        levels = {chair.level for chair in table.chairs if chair.level is not None}
        self.owner.services.thinkers.prepare(table.kind, levels, is_played=whose(self.owner).is_played)

    async def _play(self) -> None:
        lease = self.owner.services.store.lease
        while (question := self.asks()) is not None and await lease(self.owner.table.name):
            await self._move(question)

    async def _move(self, question: Question) -> None:
        """One move, unless the table changes while the bot thinks."""
        if question.level != "apprentice":  # also where there is nothing to choose, for that may be nobody's business
            self.owner.tell(Thinking(seat=question.seat))
        try:
            action = await self._decided(question)
        except Busy as busy:  # nobody plays here who would mind
            await sleep(busy.retry_after)
            return
        pause = FIRST_PAUSE
        while action is not None and not await self._is_settled(question, action):
            await sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _is_settled(self, question: Question, action: int) -> bool:
        """Make the move that was chosen, unless the question is gone; False: it cannot be written.

        Then nobody is told anything, for nothing has happened.
        """
        async with self.owner.change():
            now = self.asks()
            if now is None or now[1:] != question[1:]:  # a table taken from the store anew asks the same once more
                return True
            assert now.table.game is not None
            outcome = await self.owner.attempt(events.moved(now.table.game, now.seat, action))
            if outcome == "done":
                self.owner.services.metrics.moves.labels(now.table.kind, "bot").inc()
            return outcome != "failed"

    async def _decided(self, question: Question) -> int | None:
        """What the bot plays, when it is time to show it; None if the table has changed meanwhile."""
        self.question, deciding = question, asyncio.ensure_future(self._decide(question))
        self.deciding = deciding
        try:
            await asyncio.wait({deciding})
        finally:
            self.question = self.deciding = None
            deciding.cancel()
        return None if deciding.cancelled() else deciding.result()

    async def _decide(self, question: Question) -> int:
        """Think, for as long as thoughts take as everybody sees it, and wait for the screens."""
        services, (table, _, _, level) = self.owner.services, question
        asked = services.time.steady()
        assert table.game is not None
        began = perf_counter()
        is_forced = len(table.game.options()) == 1
        by = whose(self.owner)
        action = await services.thinkers.choose(table.game, level, bot_seed(table), by)
        thought = perf_counter() - began
        kind = Kind(table.kind, level, by.is_played, services.thinkers.usual(level, table.game))
        await sleep(max(0.0, services.pacing.seconds(kind, None if is_forced else thought) - thought))
        services.metrics.bot_seconds.labels(level).observe(perf_counter() - began)
        await self.pace.cleared(asked)
        return action
