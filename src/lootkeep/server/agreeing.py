"""What all players decide together: one answers, and the others have a moment in which they may object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import log
from .clocks import Timer
from .fold import Answer
from .refusal import Refusal
from .store import StoreError
from .wire import OBJECTING, Together

if TYPE_CHECKING:
    from .clients import Client
    from .room import Room

SETTLE_AGAIN = 1.0  # seconds after which an answer is settled that could not be written down


def others(room: Room, client: Client, seat: int) -> list[int]:
    """Who could still object to an answer: who plays, is there at another device, and has not objected before."""
    table = room.table
    return [
        each
        for each in table.playing
        if each not in (seat, *client.rights.seats, *table.objected) and room.is_here(each)
    ]


class Agreement:
    """The moment in which an answer waits for objections; whichever server is first lets it count."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.answer: Answer | None = None  # that waits
        self.until = 0.0  # in steady time
        self.timer: Timer | None = None

    def follow(self) -> None:
        """Begin the moment of a new answer; one that was taken back or counts by now waits no longer."""
        if self.room.table.answer == self.answer:
            return
        self.answer = self.room.table.answer
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.answer is not None:
            self.until = self.room.hub.time.steady() + OBJECTING
            self._wait(OBJECTING)

    def _wait(self, seconds: float) -> None:
        self.timer = self.room.hub.time.after(seconds, self._end)

    def _end(self) -> None:
        self.room.hub.spawn(self.settle())

    async def settle(self) -> None:
        """Nobody has objected: the answer counts."""
        room = self.room
        async with room.lock:
            answer, table = self.answer, room.table
            if room.is_closed or answer is None or table.answer != answer or table.game is None:
                return
            try:
                await room.commit(log.moved(table.game, answer.seat, answer.action))
                room.moved.inc()
            except Refusal:
                pass  # another server was faster
            except StoreError as problem:
                room.hub.health.failed(problem)
                self._wait(SETTLE_AGAIN)
            room.publish()

    def state(self) -> Together | None:
        """What everybody is shown of a question that is for all."""
        table = self.room.table
        if table.game is None or not table.game.is_shared():
            return None
        found = Together(may_answer=table.deciders, objected=table.objected)
        answer = table.answer
        if answer is not None:
            option = next(each for each in table.game.decision()["options"] if each["action"] == answer.action)
            found.seat, found.option, found.text = answer.seat, option["id"], dict(option["text"])
            found.left = round(max(0.0, self.until - self.room.hub.time.steady()), 2)
        return found
