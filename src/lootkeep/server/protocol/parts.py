"""Parts of messages: a table and its seats, clocks, and what is asked of all."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...engine.messages import Message
from .games import BannedWord
from .messages import Level, Sent


class Clock(Sent):
    """How long a person may think, in seconds; what happens at zero."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60  # for a move, or the whole bank
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # added to the bank after a move
    at_zero: Literal["nudge", "bot"] = "nudge"


class SeatInfo(Sent, omit_defaults=False):
    """Who sits where."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str
    level: Level | None  # of the bot that plays, or that stands in
    stands_in: bool  # a bot plays for somebody who left and may come back
    online: bool
    away: float | None  # seconds since they left, if they are not there
    silenced: bool
    seal: str | None  # the hash of words for the shuffling; null: none yet
    words: str | None  # the words themselves, once they are told
    link: bool  # the host has made a link by which somebody may take the seat over while its person is away
    taken_over: int  # how often that was done


class TableInfo(Sent, omit_defaults=False):
    """All about a table that everybody at it may know, but for the game itself."""

    table: str
    game: str
    edition: str
    options: dict[str, int]
    clock: Clock
    public: bool
    phase: Literal["lobby", "running", "over", "gone"]  # gone: by rules that are not played any more
    seats: list[SeatInfo]
    watchers: int
    watchers_silenced: bool  # the host has stopped the chat of those who watch
    made: float  # seconds since 1970
    rematch: str | None  # the table of the next game, if there is one
    commitment: str | None  # to the key from which all draws come; null: an old table has none
    eager: bool  # in the lobby: the game begins by itself, once those who play have sealed their words
    unsealing: bool  # in the lobby: whoever has sealed words is to tell them now, and then the game begins
    bans: list[BannedWord]
    chronicle: str | None = None  # to whose nights it belongs: its name; the link to it is for its own people
    gone: Message | None = None  # why the game can only be read, as a message


class ClockState(Sent, omit_defaults=False):
    """Whose clock runs, and the seconds left to each seat (null: no clock)."""

    seat: int | None
    left: list[float]
    running: bool


class UndoRequest(Sent, omit_defaults=False):
    """Somebody asks to take back a decision beyond what may be undone freely."""

    seat: int
    waits_for: list[int]
    agreed: list[int]


class Together(Sent, omit_defaults=False):
    """A question that all who play decide together, and the answer that waits for objections, if there is one."""

    may_answer: list[int]  # who may; when everybody has objected once, only the seat that is asked
    objected: list[int]  # who has objected to an answer; each may once
    seat: int | None = None  # who has answered
    option: str | None = None
    text: Message | None = None  # what was answered, as a message
    left: float | None = None  # seconds until it counts


class ChatLine(Sent, omit_defaults=False):
    """Something that was said; seat null: by somebody who watches."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
