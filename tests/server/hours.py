"""A time that only moves when a test says so, and a calendar that a test may set."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from lootkeep.server.live.parts.clocks import Time


class Alarm:
    """Something that was put off until a moment."""

    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at = at
        self.do = do
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class Hours(Time):
    """Time for tests of clocks: nobody has to wait for it."""

    def __init__(self) -> None:
        self.seconds = 5_000.0  # since the machine was started
        self.ahead = 1_700_000_000.0  # of them is the calendar
        self.alarms: list[Alarm] = []
        self.settle: Callable[[], Awaitable[None]] = brief_rest  # or however what was begun is waited for

    def now(self) -> float:
        return self.seconds + self.ahead

    def steady(self) -> float:
        return self.seconds

    def set_calendar(self, by: float) -> None:
        """Somebody sets the wall clock forward or back; no time passes by that."""
        self.ahead += by

    def after(self, seconds: float, do: Callable[[], None]) -> Alarm:
        alarm = Alarm(self.seconds + seconds, do)
        self.alarms.append(alarm)
        return alarm

    async def pass_by(self, seconds: float) -> None:
        """Let time pass: what was put off until then is done on the way, and what it began is done too."""
        end = self.seconds + seconds
        while due := [alarm for alarm in self.alarms if not alarm.is_off and alarm.at <= end]:
            first = min(due, key=lambda alarm: alarm.at)
            self.alarms.remove(first)
            self.seconds = max(self.seconds, first.at)
            first.do()
            await self.settle()
        self.seconds = end


async def brief_rest() -> None:
    """Wait for what needs nothing but the loop."""
    for _ in range(50):
        await asyncio.sleep(0)
