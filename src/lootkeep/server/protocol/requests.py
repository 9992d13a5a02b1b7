"""What a client sends."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ...engine.fairness import MOST_WORDS
from .games import Attend, Ban, Deed, WhatIf
from .messages import MOST_CHAT, Asked, Key, Level, Name, NewKey, Seat, Token, Version
from .parts import Clock


class Hello(Asked, tag="hello"):
    """The first message. Version: the last one that the client has seen, if it has seen any."""

    table: Annotated[str, Meta(min_length=1, max_length=60)]
    protocol: Literal[1] = 1
    keys: Annotated[list[Key], Meta(max_length=20)] = field(default_factory=list)
    version: Version | None = None
    chat: Version = 0  # the number of the last line of chat seen
    look: Seat | None = None  # through which of my seats; null: through my first, if I have one


class Look(Asked, tag="look"):
    """Through which of my seats I look from now on; null: as somebody who watches."""

    seat: Seat | None


class Sit(Asked, tag="sit"):
    """Take an open seat; the answer is a `key`.

    Who brings a key of their own may ask again with the same one, if the answer was lost.
    """

    seat: Seat
    name: Name
    key: NewKey | None = None


class Rekey(Asked, tag="rekey"):
    """My seat is to have this key from now on, and no other; by the host, for a seat whose person has long been away:
    this key lets whoever brings it take the seat over, once, by a `rekey` of their own.
    """

    seat: Seat
    key: NewKey


class Leave(Asked, tag="leave"):
    """Give a seat up: in the lobby it is open again, later a bot of this level plays on."""

    seat: Seat
    level: Level = "guard"


class Rename(Asked, tag="rename"):
    """Be called otherwise."""

    seat: Seat
    name: Name


class Appoint(Asked, tag="appoint"):
    """The host lets a bot of a level play a seat, or (level null) gives it back to its person.

    Whoever plays may let a bot play for a person who has been away for long.
    """

    seat: Seat
    level: Level | None


class Return(Asked, tag="return"):
    """Play on at my seat, where a bot stood in."""

    seat: Seat


class Arrange(Asked, tag="arrange"):
    """The host changes what is agreed, in the lobby."""

    edition: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[str, int], Meta(max_length=10)] | None = None
    clock: Clock | None = None
    public: bool | None = None
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None  # how many


class Seal(Asked, tag="seal"):
    """Pledge words of mine for the shuffling, before the deal: their hash."""

    seat: Seat
    seal: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Words(Asked, tag="words"):
    """Tell the words that I have sealed, when the table asks for them."""

    seat: Seat
    words: Annotated[str, Meta(min_length=1, max_length=MOST_WORDS)]


class Start(Asked, tag="start"):
    """The host begins the game."""


class Move(Asked, tag="move"):
    """Take an option of the decision, or one of the calls, by its id (`a263`)."""

    seat: Seat
    version: Version  # of the state in which it was chosen
    option: Annotated[str, Meta(pattern="^a[0-9]{1,6}$")]


class Objection(Asked, tag="object"):
    """Object to the answer that somebody has given for all, or take back my own; once for each question."""

    seat: Seat
    version: Version


class Undo(Asked, tag="undo"):
    """Take my last decision back, or ask the others to let me."""

    seat: Seat
    version: Version


class Consent(Asked, tag="consent"):
    """Answer somebody who asks to take something back."""

    seat: Seat
    agree: bool


class Hint(Asked, tag="hint"):
    """Ask the bots what they would do at my seat."""

    seat: Seat
    version: Version


class Seen(Asked, tag="seen"):
    """My screen has shown the game up to the state of this version: bots stay near, and my clock waits for it.

    A screen that never says so has shown whatever it was sent.
    """

    version: Version


class Say(Asked, tag="say"):
    """Say something to the table; seat null: as somebody who watches."""

    seat: Seat | None
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Throw(Asked, tag="throw"):
    """Throw something at a seat, or (null) onto the table, for all to see; nothing of it is kept."""

    seat: Seat
    at: Seat | None
    token: Token


class Silence(Asked, tag="silence"):
    """The host stops a seat's chat, or lets it go on; seat null: of all who watch."""

    seat: Seat | None
    silent: bool


class Rematch(Asked, tag="rematch"):
    """After the end: a new table with the same people; the answer comes as `table` with `rematch`."""

    seat: Seat


Request = (
    Hello
    | Look
    | Sit
    | Rekey
    | Leave
    | Rename
    | Appoint
    | Return
    | Arrange
    | Seal
    | Words
    | Start
    | Move
    | Objection
    | Undo
    | Consent
    | Hint
    | WhatIf
    | Ban
    | Deed
    | Attend
    | Seen
    | Say
    | Throw
    | Silence
    | Rematch
)
