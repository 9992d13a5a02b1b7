"""What all players decide together: one answers, and the others have a moment in which they may object."""

from __future__ import annotations

from ...protocol.messages import OBJECTING
from ...protocol.parts import Together
from ...tables import events
from ...tables.chairs import Answer
from ..clients import Client
from ..owner import Owner
from .clocks import Timer

SETTLE_AGAIN = 1.0  # seconds after which an answer is settled that could not be written down


def others(live: Owner, client: Client, seat: int) -> list[int]:
    """Who could still object to an answer: who plays, is there at another device, and has not objected before."""
    table = live.table
    return [
        each
        for each in table.playing
        if each not in (seat, *client.rights.seats, *table.objected) and live.attendees.is_here(each)
    ]


class Agreement:
    """The moment in which an answer waits for objections; whichever server is first lets it count."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.answer: Answer | None = None  # that waits
        self.until = 0.0  # in steady time
        self.timer: Timer | None = None

    def follow(self) -> None:
        """Begin the moment of a new answer; one that was taken back or counts by now waits no longer."""
        if self.owner.table.answer == self.answer:
            return
        self.answer = self.owner.table.answer
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.answer is not None:
            self.until = self.owner.services.time.steady() + OBJECTING
            self._wait(OBJECTING)

    def _wait(self, seconds: float) -> None:
        self.timer = self.owner.services.time.after(seconds, self._end)

    def _end(self) -> None:
        self.owner.services.tasks.spawn(self.settle())

    async def settle(self) -> None:
        """Nobody has objected: the answer counts."""
        owner = self.owner
        async with owner.change():
            answer, table = self.answer, owner.table
            if owner.is_closed or answer is None or table.answer != answer or table.game is None:
                return
            outcome = await owner.attempt(events.moved(table.game, answer.seat, answer.action))
            if outcome == "done":
                owner.moved.inc()
            elif outcome == "failed":
                self._wait(SETTLE_AGAIN)

    def state(self) -> Together | None:
        """What everybody is shown of a question that is for all."""
        table = self.owner.table
        if table.game is None or not table.game.is_shared():
            return None
        found = Together(may_answer=table.deciders, objected=table.objected)
        answer = table.answer
        if answer is not None:
            option = next(each for each in table.game.decision()["options"] if each["action"] == answer.action)
            found.seat, found.option, found.text = answer.seat, option["id"], option["text"]
            found.left = round(max(0.0, self.until - self.owner.services.time.steady()), 2)
        return found
