"""The clock of a table: it runs for the person who has to decide, while somebody who plays is there.

Where a screen takes its time to show what happened before, it begins when that is done.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from ...protocol.parts import ClockState
from ...tables.table import Table

RING_AGAIN = 1.0  # seconds


class Timer(Protocol):
    """Something that was put off, and can be called off."""

    def cancel(self) -> None:
        """Do not do it."""
        ...


class Time:
    """What time it is, and things to be done later; tests bring a time of their own."""

    def now(self) -> float:
        """Seconds since 1970, for dates: somebody may set this clock forward or back."""
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment, for durations: nobody sets this clock."""
        return time.monotonic()

    def after(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something later."""
        return asyncio.get_running_loop().call_later(seconds, do)


class RunningClock:
    """What runs between two entries of a log; what has run is in the log."""

    def __init__(
        self,
        table: Table,
        time: Time,
        at_zero: Callable[[], None],
        carried: float = 0.0,
        due: Callable[[], None] = lambda: None,
    ) -> None:
        self.table = table
        self.time = time
        self.at_zero = at_zero
        self.due = due  # it need not wait any longer for its question to be seen
        self.waits = False  # for that
        self.began: float | None = None  # since when it runs, in steady time
        self.carried = carried  # seconds that it ran before and that could not be written down
        self.timer: Timer | None = None

    @property
    def can_run(self) -> bool:
        """Whether a person has to decide, and the table has clocks."""
        actor = self.table.actor
        return self.table.clock.kind != "none" and actor is not None and self.table.chairs[actor].plays

    def spent(self) -> float:
        """How long the clock has run since what was last written down."""
        runs = 0.0 if self.began is None else max(0.0, self.time.steady() - self.began)
        return round(self.carried + runs, 3)

    def stop(self) -> None:
        """Stop it, now that what it has run is written down."""
        self.carried = 0.0
        self._halt()

    def hold(self) -> None:
        """Stop it, although what it has run could not be written down: that is carried until it can."""
        self.carried = self.spent()
        self._halt()

    def _halt(self) -> None:
        self.began = None
        self.waits = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def is_set(self) -> bool:
        """Whether it runs, or will as soon as its question is seen."""
        return self.waits or self.began is not None

    def start(self, wait: float = 0.0) -> bool:
        """Let it run, if it can, after so many seconds unless its question is seen before: whether it does or will."""
        self.hold()
        if not self.can_run:
            return False
        if wait > 0:
            self.waits = True
            self.timer = self.time.after(wait, self.due)
        else:
            self.began = self.time.steady()
            self.timer = self.time.after(self.left(), self.ring)
        return True

    def has_run(self, seconds: float) -> None:
        """It runs for so long by now: another server has let it begin earlier."""
        if self.began is not None and self.timer is not None and seconds > self.spent():
            self.began -= seconds - self.spent()
            self.timer.cancel()
            self.timer = self.time.after(self.left(), self.ring)

    def ring(self) -> None:
        """Time is up; unless this came a moment too early, as timers may."""
        left = self.left()
        if left > 0:
            self.timer = self.time.after(left, self.ring)
        else:
            self.at_zero()

    def ring_later(self) -> None:
        """Ring again soon: what has to follow could not be done."""
        self.timer = self.time.after(RING_AGAIN, self.ring)

    def left(self) -> float:
        """How much is left to whoever has to decide."""
        actor = self.table.actor
        return 0.0 if actor is None else max(0.0, self.table.left[actor] - self.spent())

    def state(self) -> ClockState | None:
        """The clocks as they are shown."""
        if self.table.clock.kind == "none" or self.table.game is None:
            return None
        left = [round(seconds, 2) for seconds in self.table.left]
        running = self.began is not None
        seat = self.table.actor if self.can_run else None
        if seat is not None:
            left[seat] = round(self.left(), 2)
        return ClockState(seat=seat, left=left, running=running)
