"""What can happen at a table, as its event log keeps it: a table is its head and all events since, in this order."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, field

from ...engine.game import Game
from ..protocol.messages import Level
from ..protocol.parts import Clock
from .storage import Entry


class Head(Struct):
    """What a table was when it was made; who sits where comes from its log."""

    game: str
    seats: int
    edition: str
    options: dict[str, int]
    clock: Clock
    public: bool
    made: float
    key: str = ""  # from which, with the words of the seats, all draws come; empty: the game brings its own
    eager: bool = False  # the game begins by itself, once those who play have added their words
    chronicle: str | None = None  # to whose nights it belongs,
    salt: str = ""  # and what makes, with the chronicle's key, the key by which its people come in
    box: str = ""  # the text of a box of somebody's own; its edition is called `own`


class Happened(Struct, tag_field="kind", omit_defaults=True):
    """Something that happened; `spent` are the seconds by which the clock that ran went down before."""

    spent: float = 0.0


class Seated(Happened, tag="seated", kw_only=True):
    """A seat was taken, given to a bot, or left open."""

    seat: int
    who: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None


class Renamed(Happened, tag="renamed", kw_only=True):
    """Somebody wants to be called otherwise."""

    seat: int
    name: str


class Arranged(Happened, tag="arranged", kw_only=True):
    """What is to be played was agreed anew, in the lobby."""

    seats: int
    edition: str
    options: dict[str, int]
    clock: Clock
    public: bool


class Sealed(Happened, tag="sealed", kw_only=True):
    """Somebody pledged words for the shuffling, by their hash."""

    seat: int
    seal: str


class Unsealing(Happened, tag="unsealing", kw_only=True):
    """The deal is near: no more words are pledged, and those that were are to be told."""


class Worded(Happened, tag="worded", kw_only=True):
    """Somebody told the words that they had pledged."""

    seat: int
    words: str


class Started(Happened, tag="started", kw_only=True):
    """The game began."""

    options: dict[str, int]
    key: str = ""  # of a table that was made before tables had keys
    seed: int | None = None  # of a game that was begun before games had keys
    rules: int = 0  # the version of the game's rules; 0: by a release that did not keep it
    box: str = ""  # the digest of what was in the box


class Moved(Happened, tag="moved", kw_only=True):
    """A decision was taken, or something called out of turn."""

    seat: int
    action: int
    notation: str = ""  # for people who read the log, and to be compared with the rules of the day
    secret: bool = False  # whether only the seat itself saw what it chose
    id: str = ""  # of the request; a bot has none


class Answered(Happened, tag="answered", kw_only=True):
    """Somebody answered what all decide together; it counts unless another objects."""

    seat: int
    action: int
    notation: str = ""
    id: str = ""  # of the request


class Objected(Happened, tag="objected", kw_only=True):
    """Somebody objected, or took the own answer back: the question is open again."""

    seat: int


class Asked(Happened, tag="asked", kw_only=True):
    """Somebody wants to go back to their last decision, and the others are asked."""

    seat: int
    ply: int
    agreed: list[int] = field(default_factory=list)  # who need not be asked: bots, and seats of the same device


class Agreed(Happened, tag="agreed", kw_only=True):
    """Somebody lets them."""

    seat: int


class Declined(Happened, tag="declined", kw_only=True):
    """Somebody does not, or the request was withdrawn."""

    seat: int


class Undone(Happened, tag="undone", kw_only=True):
    """Decisions were taken back: so many are left."""

    seat: int
    ply: int


class StoodIn(Happened, tag="stood-in", kw_only=True):
    """A bot plays for somebody who may come back."""

    seat: int
    level: Level
    why: Literal["left", "host", "away", "clock"]


class Returned(Happened, tag="returned", kw_only=True):
    """They play on themselves."""

    seat: int


class Rekeyed(Happened, tag="rekeyed", kw_only=True):
    """A seat has a new key: its person wanted it, or a link of the host was made or used."""

    seat: int
    by: Literal["owner", "host", "link"]


class Silenced(Happened, tag="silenced", kw_only=True):
    """A seat's chat was stopped, or may go on; None: that of all who watch."""

    seat: int | None
    silent: bool


class Banned(Happened, tag="banned", kw_only=True):
    """Somebody chose a word that another must not say."""

    seat: int
    of: int
    place: int
    word: str


class Paused(Happened, tag="paused", kw_only=True):
    """All who play have gone, and the clock waits for them."""


class Rematched(Happened, tag="rematched", kw_only=True):
    """The next game is at another table."""

    table: str


Event = (
    Seated
    | Renamed
    | Arranged
    | Sealed
    | Unsealing
    | Worded
    | Started
    | Moved
    | Answered
    | Objected
    | Asked
    | Agreed
    | Declined
    | Undone
    | StoodIn
    | Returned
    | Rekeyed
    | Silenced
    | Banned
    | Paused
    | Rematched
)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)
_head_decoder = msgspec.json.Decoder(Head)


def moved(game: Game, seat: int, action: int, id: str = "") -> Moved:
    """A decision that is about to be taken."""
    return Moved(seat=seat, action=action, notation=game.notation(action), secret=game.is_secret(action), id=id)


def entry(version: int, event: Event, at: float) -> Entry:
    """What happened, as the store keeps it."""
    return Entry(version, str(event.__struct_config__.tag), _encoder.encode(event), at)


def event(entry: Entry) -> Event:
    """What happened, as it was kept."""
    event: Event = _decoder.decode(entry.data)
    return event


def write_head(head: Head) -> bytes:
    """A head, as the store keeps it."""
    return _encoder.encode(head)


def read_head(data: bytes) -> Head:
    """A head, as it was kept."""
    return _head_decoder.decode(data)
