"""A database that is away: told once when it goes, and once when it is back."""

from __future__ import annotations

import logging
from time import monotonic

log = logging.getLogger(__name__)
QUIET = 5.0  # seconds without a failure after which a database that answers is back


class Outage:
    """Whether a database fails, as it was last logged: however many try meanwhile, there is one line."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._failed: float | None = None  # when it did last; None: it is well

    def failed(self, why: str) -> None:
        """It has failed."""
        if self._failed is None:
            log.error("the database is away", extra={"database": self._place, "why": why})
        self._failed = monotonic()

    def worked(self) -> None:
        """It has answered; while some things still fail, as in one that can only be read, it is not back."""
        if self._failed is not None and monotonic() - self._failed > QUIET:
            self._failed = None
            log.info("the database is back", extra={"database": self._place})
