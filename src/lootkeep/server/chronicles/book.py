"""What is kept of a chronicle: its few words, and what its tables have written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import field

from ...campaign import Evening, Plan, Story
from ..tables.storage import ChronicleRow, NightRow


class Words(msgspec.Struct):
    """What a chronicle is called, and who belongs to it."""

    game: str
    name: str  # empty: nobody has named it yet
    key: str  # the SHA-256 of its key
    made: float
    members: list[str] = field(default_factory=list)
    brought: list[Evening] = field(default_factory=list)  # by a file


class Played(NamedTuple):
    """An evening, and the table at which it was played; None: it was brought along."""

    id: str
    evening: Evening
    night: NightRow | None


class Book:
    """A chronicle as its rows make it."""

    def __init__(self, name: str, row: ChronicleRow, nights: Sequence[NightRow] = ()) -> None:
        self.name = name
        self.version = row.version
        self.words = msgspec.json.decode(row.data, type=Words)
        brought = [Played(f"brought-{number}", each, None) for number, each in enumerate(self.words.brought, 1)]
        ended = [Played(night.table, evening_of(night), night) for night in nights if night.is_over]
        self.evenings = sorted([*brought, *ended], key=lambda played: played.evening.at)
        self.plans = {night: msgspec.json.decode(night.data, type=Plan) for night in nights if not night.is_over}
        self.moved = max(row.at, *(night.at for night in nights), 0.0)
        self.story = Story(self.words.game, [played.evening for played in self.evenings])

    @property
    def size(self) -> int:
        """How many evenings it holds, those included that are being played."""
        return len(self.evenings) + len(self.plans)


def evening_of(night: NightRow) -> Evening:
    """How a night ended."""
    return msgspec.json.decode(night.data, type=Evening)
