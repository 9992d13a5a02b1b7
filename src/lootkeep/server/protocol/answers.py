"""What the server sends: answers to requests, and what is told to all."""

from __future__ import annotations

from typing import Literal

from ...bots.hints import Hint
from ...engine.messages import Decision, Event, Face, Message, Option, Outcome, View
from .games import Imagined, Penances
from .messages import Token, Told
from .parts import ChatLine, ClockState, TableInfo, Together, UndoRequest


class Welcome(Told, tag="welcome"):
    """The answer to `hello`: where you are, which seats are yours, and the designs of the cards.

    It comes once more when the game begins, for then there are cards.
    """

    id: str
    protocol: int
    table: TableInfo
    mine: list[int]
    host: bool
    cards: list[Face]  # `game.cards()`; empty in the lobby


class TableNews(Told, tag="table"):
    """The table itself changed: seats, names, settings, who is there."""

    table: TableInfo
    mine: list[int]
    host: bool


class State(Told, tag="state"):
    """The game as one seat sees it, after each change.

    Events replace all those that the client has from ply `since` on (-1: all).
    """

    version: int
    ply: int
    seat: int | None  # through whose eyes
    view: View
    decision: Decision | None  # for whoever has to decide, if that is the seat
    calls: list[Option]  # what the seat may call out of turn: options with id, notation and text
    can_undo: bool
    undo: UndoRequest | None
    clock: ClockState | None
    since: int
    events: list[Event]
    outcome: Outcome | None
    together: Together | None = None  # null: the question is not for all


class Accepted(Told, tag="accepted"):
    """What was asked is done, and on disk."""

    id: str
    version: int


class Refused(Told, tag="refused"):
    """What was asked is not done, and why; nothing has changed. The fresh state follows where it helps."""

    id: str
    code: Literal[
        "malformed",  # not a message of this protocol
        "unknown-table",
        "not-yours",  # the seat, or what only the host may do
        "stale",  # chosen in an older state
        "illegal",  # by the rules
        "taken",
        "too-much",  # too often, too long
        "not-now",
        "busy",
        "protocol",  # this server speaks another one
    ]
    why: Message  # a message
    rule: str | None = None
    retry_after: float | None = None


class SeatKey(Told, tag="key"):
    """The secret of a seat: whoever has it sits there, on any device."""

    id: str
    seat: int
    key: str


class Hints(Told, tag="hints"):
    """What the bots would do; see the page on the interface."""

    id: str
    version: int
    seat: int
    hints: list[Hint]


class Chat(Told, tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class Thrown(Told, tag="thrown"):
    """Somebody throws something at a seat, or (null) onto the table."""

    seat: int
    at: int | None
    token: Token


class TookBack(Told, tag="took-back"):
    """Somebody has taken a decision back; the state follows."""

    seat: int


class Nudge(Told, tag="nudge"):
    """A seat's time is up, and the table waits."""

    seat: int


class Thinking(Told, tag="thinking"):
    """A bot has begun to think."""

    seat: int


Answer = (
    Welcome
    | TableNews
    | State
    | Accepted
    | Refused
    | SeatKey
    | Hints
    | Imagined
    | Chat
    | Thrown
    | TookBack
    | Nudge
    | Thinking
    | Penances
)
