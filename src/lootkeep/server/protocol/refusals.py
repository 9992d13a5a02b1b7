"""Why something is not done: a code for programs, a message for people."""

from __future__ import annotations

from math import ceil
from typing import Literal

from ...engine.messages import Arg, Message, message
from .answers import Refused

Code = Literal[
    "malformed",
    "unknown-table",
    "not-yours",
    "stale",
    "illegal",
    "taken",
    "too-much",
    "not-now",
    "busy",
    "protocol",
]


class RequestRefused(Exception):
    """What was asked is not done, and nothing has changed."""

    def __init__(
        self,
        code: Code,
        why: str | Message,
        *,
        rule: str | None = None,
        retry_after: float | None = None,
        shows_state: bool = False,
        **args: Arg,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.why = message(f"server-{why}", args) if isinstance(why, str) else why
        self.rule = rule
        self.retry_after = None if retry_after is None else ceil(retry_after * 10) / 10  # never too early
        self.shows_state = shows_state  # whether the fresh state helps whoever asked


def refused(id: str, refusal: RequestRefused) -> Refused:
    """A refusal as it is sent."""
    return Refused(id=id, code=refusal.code, why=refusal.why, rule=refusal.rule, retry_after=refusal.retry_after)
