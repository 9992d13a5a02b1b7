"""How far bots may be ahead of the screens (flow control by credit), and how long a clock waits for one.

A screen takes its time to show what happens, and says how far it has come (`seen`); one that never says so has seen
whatever it was sent. Bots decide while people still watch, and nobody's screen holds a table up for longer than a
bounded time. What a screen at another server has shown is known there alone: bots do not wait for it.
"""

from __future__ import annotations

import asyncio

from ....bots.searcher import in_a_row
from ..clients import Client
from ..owner import Owner

AHEAD = 32  # decisions that bots may be ahead of the hindmost screen of somebody who plays: a round or two
ALONE = 6  # and of the foremost screen, where nobody plays: who takes over from a bot does so in this turn
PATIENCE = 10.0  # seconds: the longest wait for any screen
SHOWING = 0.5  # seconds that a clock waits at most for each decision that its screen has to show first
GRACE = 1.5  # seconds before a bot answers what a person may still take back freely, if other people play


class Pace:
    """When a bot may show its decision at a live table, and when a clock may begin."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.time = owner.services.time
        self.played = owner.table.played  # the version of the game in which whoever decides was asked
        self.asked = self.time.steady()  # when that was
        self._reached: dict[int | None, int] = {}  # seat -> how many decisions there were when it was last asked
        self._now = self._question()
        self._news = asyncio.Event()

    def follow(self) -> None:
        """Something has happened: perhaps somebody else is asked, or is not waited for any more."""
        self._news.set()
        table = self.owner.table
        if table.played != self.played:
            self._reached |= self._now
            self.played, self.asked = table.played, self.time.steady()
            self._now = self._question()

    def _question(self) -> dict[int | None, int]:
        """Who is asked, after how many decisions."""
        table = self.owner.table
        return {} if table.game is None else {table.actor: max(table.game.ply, self._reached.get(table.actor, 0))}

    def go_on(self) -> None:
        """A screen has shown more, or has gone: bots that wait for it look again."""
        self._news.set()

    # ---- clocks

    def unseen(self) -> float:
        """Seconds that the clock of whoever is asked waits for their screen; 0: it has shown the question.

        It is bounded from the moment of the question on, and what is not known here takes the longest that it may.
        """
        table, who = self.owner.table, self.owner.attendees
        seat, game = table.actor, table.game
        if seat is None or game is None or game.history is None:
            return 0.0
        screens = [client for client in who.clients if seat in client.rights.seats]
        if any(client.seen is None or client.seen >= table.played for client in screens):
            return 0.0
        if not screens and seat not in who.elsewhere.seats:
            return 0.0
        known = max(game.history.last_decision(seat) + 1, self._reached.get(seat, 0))  # also if it was taken back since
        others = game.ply - known
        return max(0.0, self.asked + min(SHOWING * others, PATIENCE) - self.time.steady())

    # ---- bots

    async def cleared(self, began: float) -> None:
        """Wait until a bot that was asked at this moment, in steady time, may show its decision."""
        while behind := self.behind():
            left = began + PATIENCE - self.time.steady()
            if left > 0:
                await self._wait(left)
            else:
                self._give_up(behind)
        while (left := self.grace()) > 0:
            await self._wait(left)

    def behind(self) -> list[Client]:
        """The screens for which bots have to wait now."""
        table, clients = self.owner.table, self.owner.attendees.clients
        playing = set(table.playing)
        if not playing:
            far = [client for client in clients if self._is_behind(client, ALONE)]
            return far if len(far) == len(clients) else []
        most = 1 if self._begins_to_be_watched() else AHEAD
        return [
            client
            for client in clients
            if not playing.isdisjoint(client.rights.seats) and self._is_behind(client, most)
        ]

    def _is_behind(self, client: Client, most: int) -> bool:
        return client.seen is not None and self.owner.table.changes(client.seen, most) >= most

    def _begins_to_be_watched(self) -> bool:
        """Whether a turn begins while a person may call something: then the last one must be seen, to cry at it."""
        table, game = self.owner.table, self.owner.table.game
        return (
            game is not None and in_a_row(game) == 0 and any(table.chairs[game.caller(x)].plays for x in game.calls())
        )

    def _give_up(self, behind: list[Client]) -> None:
        """These screens count as having seen all that they were sent; who plays is not waited for until they speak."""
        for client in behind:
            if self.owner.table.playing:
                client.excuse()
            else:
                client.saw(client.version)

    def grace(self) -> float:
        """Seconds in which a person may still take back freely what a bot is about to answer.

        Whether they may is nobody else's business where others did not see what was decided.
        """
        game, pacing = self.owner.table.game, self.owner.services.pacing
        history = None if game is None else game.history
        if game is None or history is None or not history.moves or history.calls[-1] or not pacing.pace:
            return 0.0
        mover, move = history.movers[-1], history.moves[-1]
        if not (history.is_open(mover) or game.is_secret(move)) or not self._plays_with_others(mover):
            return 0.0
        return self.asked + GRACE - self.time.steady()

    def _plays_with_others(self, seat: int) -> bool:
        """Whether a person plays this seat, and others do at other devices: bots let one take back anything."""
        table, clients = self.owner.table, self.owner.attendees.clients
        same = {seat, *(each for client in clients if seat in client.rights.seats for each in client.rights.seats)}
        return table.chairs[seat].plays and not same.issuperset(table.playing)

    async def _wait(self, seconds: float) -> None:
        """Wait for news of a screen, and for so long at most."""
        self._news.clear()
        timer = self.time.after(seconds, self._news.set)
        try:
            await self._news.wait()
        finally:
            timer.cancel()
