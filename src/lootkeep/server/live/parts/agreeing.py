"""What all players decide together: one answers, and the others have a moment in which they may object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...protocol.messages import OBJECTING
from ...protocol.parts import Together
from ...protocol.refusals import RequestRefused
from ...tables import events
from ...tables.chairs import Answer
from ...tables.storage import StoreError
from .clocks import Timer

if TYPE_CHECKING:
    from ..clients import Client
    from ..live_table import LiveTable

SETTLE_AGAIN = 1.0  # seconds after which an answer is settled that could not be written down


def others(live: LiveTable, client: Client, seat: int) -> list[int]:
    """Who could still object to an answer: who plays, is there at another device, and has not objected before."""
    table = live.table
    return [
        each
        for each in table.playing
        if each not in (seat, *client.rights.seats, *table.objected) and live.is_here(each)
    ]


class Agreement:
    """The moment in which an answer waits for objections; whichever server is first lets it count."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.answer: Answer | None = None  # that waits
        self.until = 0.0  # in steady time
        self.timer: Timer | None = None

    def follow(self) -> None:
        """Begin the moment of a new answer; one that was taken back or counts by now waits no longer."""
        if self.live.table.answer == self.answer:
            return
        self.answer = self.live.table.answer
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.answer is not None:
            self.until = self.live.hub.time.steady() + OBJECTING
            self._wait(OBJECTING)

    def _wait(self, seconds: float) -> None:
        self.timer = self.live.hub.time.after(seconds, self._end)

    def _end(self) -> None:
        self.live.hub.spawn(self.settle())

    async def settle(self) -> None:
        """Nobody has objected: the answer counts."""
        live = self.live
        async with live.lock:
            answer, table = self.answer, live.table
            if live.is_closed or answer is None or table.answer != answer or table.game is None:
                return
            try:
                await live.commit(events.moved(table.game, answer.seat, answer.action))
                live.moved.inc()
            except RequestRefused:
                pass  # another server was faster
            except StoreError as problem:
                live.hub.health.failed(problem)
                self._wait(SETTLE_AGAIN)
            live.publish()

    def state(self) -> Together | None:
        """What everybody is shown of a question that is for all."""
        table = self.live.table
        if table.game is None or not table.game.is_shared():
            return None
        found = Together(may_answer=table.deciders, objected=table.objected)
        answer = table.answer
        if answer is not None:
            option = next(each for each in table.game.decision()["options"] if each["action"] == answer.action)
            found.seat, found.option, found.text = answer.seat, option["id"], option["text"]
            found.left = round(max(0.0, self.until - self.live.hub.time.steady()), 2)
        return found
