"""Places at a table, and what those who sit there wait for each other with."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..protocol.messages import Level


class Chair:
    """A place at the table."""

    def __init__(self) -> None:
        self.who: Literal["open", "person", "bot"] = "open"
        self.name = ""
        self.seal: str | None = None  # of the words that are to be added to the shuffling
        self.words: str | None = None  # that were added to it
        self.level: Level | None = None  # of the bot that plays
        self.silenced = False
        self.link = False  # by which somebody may take it over
        self.taken_over = 0  # times

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for a person."""
        return self.who == "person" and self.level is not None

    @property
    def plays(self) -> bool:
        """Whether a person plays here, and nobody for them."""
        return self.who == "person" and self.level is None


class Asking(NamedTuple):
    """Somebody who wants to go back to where so many decisions were taken, and who lets them."""

    seat: int
    ply: int
    agreed: list[int]


class Answer(NamedTuple):
    """What somebody has answered for all, and in which version."""

    version: int
    seat: int
    action: int
