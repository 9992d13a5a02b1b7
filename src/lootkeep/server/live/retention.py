"""How long tables are kept that nobody touches, and cleaning up those that were not touched for longer."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from math import inf
from typing import NamedTuple

from ..tables.storage import StoreError
from .hub import Hub

log = logging.getLogger(__name__)
SECONDS = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
FOREVER = "forever"
EVERY = 3600.0  # seconds from one cleaning up to the next
PAUSE = 0.1  # seconds between two batches, for those who play


class BadRetention(ValueError):
    """What is to be kept cannot be read: the text says what is wrong, and what would be right."""


class Retention(NamedTuple):
    """For how many seconds tables and chronicles are kept after they were last touched; None is forever."""

    lobby: float | None = SECONDS["d"]
    unfinished: float | None = 90 * SECONDS["d"]
    finished: float | None = None
    chronicles: float | None = None  # and the evenings that were played to their end for them

    def moments(self, now: float) -> dict[str, float]:
        """For each phase that is not kept forever: since when a table must have been touched to be kept."""
        kept = {"lobby": self.lobby, "running": self.unfinished, "over": self.finished}
        return {phase: now - seconds for phase, seconds in kept.items() if seconds is not None}

    def unused(self, now: float) -> tuple[float, float]:
        """Since when a chronicle must have been touched to be kept; and one of which no night was ever begun."""
        chronicles = -inf if self.chronicles is None else now - self.chronicles
        return chronicles, chronicles if self.unfinished is None else max(chronicles, now - self.unfinished)


def read_retention(text: str) -> Retention:
    """What is to be kept, from `lobby=1d,unfinished=90d,finished=forever`; what is not named is kept as usual."""
    found: dict[str, float | None] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        what, mark, how_long = (piece.strip() for piece in part.partition("="))
        if not mark or what not in Retention._fields:
            raise BadRetention(
                f"--keep does not know {part!r}: lobby=1d, unfinished=90d, finished=forever or chronicles=forever "
                "would be right, with commas between."
            )
        if what in found:
            raise BadRetention(f"--keep names {what} twice: once would be right.")
        found[what] = read_span(what, how_long)
    return Retention(**found)


def read_span(what: str, text: str) -> float | None:
    """A time such as 30m, 12h, 1d or 2w in seconds; None is forever."""
    if text == FOREVER:
        return None
    span = re.fullmatch(r"([0-9]{1,6})([mhdw])", text)
    if span is None or int(span[1]) == 0:
        raise BadRetention(
            f"--keep {what}={text} is no time: a number of minutes, hours, days or weeks would be right, as in "
            f"{what}=30m, {what}=12h, {what}=1d or {what}=2w, or {what}={FOREVER}."
        )
    return int(span[1]) * SECONDS[span[2]]


class Cleaner:
    """Cleans up at the start and then every hour, in small batches, and never where somebody is."""

    def __init__(self, hub: Hub, retention: Retention) -> None:
        self.hub = hub
        self.services = hub.services
        self.retention = retention
        self._ahead = hub.services.time.now() - hub.services.time.steady()  # the calendar, of steady time

    async def serve(self) -> None:
        """Clean up again and again; what goes wrong is tried again next time."""
        while True:
            try:
                await self.clean()
            except StoreError as problem:
                self.services.health.failed(problem)
            except Exception:
                log.exception("tables could not be cleaned up")
            await asyncio.sleep(EVERY)

    async def clean(self) -> Counter[str]:
        """Let tables go that nobody has touched for long enough: how many, by phase."""
        while forgotten_chronicles := await self.services.store.forget_chronicles(*self.retention.unused(self._now())):
            self.services.metrics.forgotten.labels("chronicle").inc(forgotten_chronicles)
            await asyncio.sleep(PAUSE)
        before = self.retention.moments(self._now())
        gone: Counter[str] = Counter()
        after: str | None = ""
        while after is not None:
            forgotten = await self.services.store.forget(before, after, self.hub.attended)
            self.hub.forget(forgotten.tables)
            gone.update(forgotten.tables.values())
            after = forgotten.go_on
            await asyncio.sleep(PAUSE if forgotten.tables else 0)
        for phase, count in gone.items():
            self.services.metrics.forgotten.labels(phase).inc(count)
        if gone:
            log.info(
                "cleaned up what nobody had touched for long: %d lobbies, %d unfinished games, %d finished ones",
                *(gone[phase] for phase in ("lobby", "running", "over")),
            )
        return gone

    def _now(self) -> float:
        """The date, but never later than time has passed: a calendar that is set forward deletes nothing."""
        return min(self.services.time.now(), self.services.time.steady() + self._ahead)
