"""The protocol: every message between a client and the server, as the types that check it.

The browser's types are made from these (`python -m lootkeep.server.typescript`). JSON, one message a frame, told
apart by `type`. What a client sends carries an `id` of its own choice; the answer to it repeats that id.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ..engine.fairness import MOST_WORDS

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
NewKey = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]  # made by a client
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Level = Literal["apprentice", "guard", "warden", "overlord"]
Json = dict[str, Any]  # as the game says it: see the page on the interface

MOST_CHAT = 300  # characters
OBJECTING = 3.0  # seconds in which others may object to an answer that is given for all
LONG_AWAY = 120  # seconds after which those who play may let a bot play for somebody who is away


class Sent(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything that goes over the wire: fields nobody knows are refused."""


# ---- Parts


class Clock(Sent):
    """How long a person may think, in seconds; what happens at zero."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60  # for a move, or the whole bank
    increment: Annotated[int, Meta(ge=0, le=600)] = 0  # added to the bank after a move
    at_zero: Literal["nudge", "bot"] = "nudge"


class Place(Sent):
    """Who is to sit at a new table: I, a friend with the link, somebody at my own device, or a bot."""

    who: Literal["me", "friend", "hot", "bot"]
    name: Name | None = None
    level: Level = "guard"


class NewTable(Sent):
    """What a new table is to be."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    edition: Annotated[str, Meta(max_length=40)] | None = None  # or scenario
    options: Annotated[dict[str, int], Meta(max_length=10)] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    public: bool = False  # anybody may find it and watch; else only who has the link
    start: bool = True  # at once, if nobody is awaited
    words: bool = False  # not before those who play have seen the commitment and sealed their words


class Keys(Sent):
    """The secrets of a table that its maker is given once: to be kept by the client."""

    host: Key
    invite: Key
    seats: dict[str, Key]  # by number of the seat


class MadeTable(Sent):
    """A table that was made."""

    table: str  # its name, as in its address: /t/mossy-frog-41
    keys: Keys
    commitment: str  # to the key from which its chance comes


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


class BannedWord(Sent, omit_defaults=False):
    """A word that somebody must not say (a Look of Kragmortha)."""

    of: int
    place: int  # among the words that they must not say
    by: int  # the seat that chooses it, or has chosen it
    word: str | None  # null: not yet


class Bearing(Sent, omit_defaults=False):
    """How a goblin bears a Look whose order can be broken (Kragmortha)."""

    seat: int
    look: str
    due: bool  # something has to be kept up now, and nobody will remind them
    on: bool  # it is: the tongue is out, the mouth open
    prompt: str | None  # what has to be done in time; null: nothing just now
    tilt: Literal["left", "right"] | None  # to where they are about to fall, and must lean the other way
    left: float | None  # seconds


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
    gone: Json | None = None  # why the game can only be read, as a message


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
    text: Json | None = None  # what was answered, as a message
    left: float | None = None  # seconds until it counts


class ChatLine(Sent, omit_defaults=False):
    """Something that was said; seat null: by somebody who watches."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


# ---- From the client


class Asked(Sent, tag_field="type"):
    """A message of a client, with an id that the answer repeats."""

    id: Id


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


class WhatIf(Asked, tag="what-if"):
    """What a hero who came into a room now would do (Keep the Heroes Out!)."""

    seat: Seat | None
    room: Annotated[str, Meta(max_length=40)]
    hero: Annotated[str, Meta(max_length=40)]


class Ban(Asked, tag="ban"):
    """Choose a word that somebody must not say, where the game leaves it to me."""

    seat: Seat
    of: Seat
    word: Word


class Deed(Asked, tag="deed"):
    """I do what a Look of mine orders on the screen (Kragmortha), or leave off: all see it, and it is not kept."""

    seat: Seat
    look: Annotated[str, Meta(max_length=40)]
    on: bool = True
    side: Literal["left", "right"] | None = None  # to where I lean, where balance is asked


class Attend(Asked, tag="attend"):
    """Whether I look at the table just now, and whether I need longer for penances."""

    seat: Seat
    here: bool = True
    soft: bool = False


class Say(Asked, tag="say"):
    """Say something to the table; seat null: as somebody who watches."""

    seat: Seat | None
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


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
    | Say
    | Silence
    | Rematch
)

# ---- From the server


class Told(Sent, tag_field="type", omit_defaults=False):
    """A message of the server."""


class Welcome(Told, tag="welcome"):
    """The answer to `hello`: where you are, which seats are yours, and the designs of the cards.

    It comes once more when the game begins, for then there are cards.
    """

    id: str
    protocol: int
    table: TableInfo
    mine: list[int]
    host: bool
    cards: list[Json]  # `game.cards()`; empty in the lobby


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
    view: Json
    decision: Json | None  # for whoever has to decide, if that is the seat
    calls: list[Json]  # what the seat may call out of turn: options with id, notation and text
    can_undo: bool
    undo: UndoRequest | None
    clock: ClockState | None
    since: int
    events: list[Json]
    outcome: Json | None
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
    why: Json  # a message
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
    hints: list[Json]


class Imagined(Told, tag="imagined"):
    """What would happen, as events."""

    id: str
    version: int
    events: list[Json]


class Chat(Told, tag="chat"):
    """What was said."""

    lines: list[ChatLine]


class Nudge(Told, tag="nudge"):
    """A seat's time is up, and the table waits."""

    seat: int


class Thinking(Told, tag="thinking"):
    """A bot has begun to think."""

    seat: int


class Penances(Told, tag="penances"):
    """What Looks order on the screen, and whether it is being done: live for all, and not kept."""

    bearing: list[Bearing]
    away: list[int]  # seats whose people look elsewhere: nothing is asked of them
    soft: list[int]  # and who need longer


Answer = (
    Welcome | TableNews | State | Accepted | Refused | SeatKey | Hints | Imagined | Chat | Nudge | Thinking | Penances
)

# ---- Over HTTP


class GameInfo(Sent, omit_defaults=False):
    """A game of the register."""

    id: str
    seats: list[int]
    editions: list[str]
    options: dict[str, list[int]]  # the values that may be chosen, the usual one first
    usual_seats: int


class Shelf(Sent, omit_defaults=False):
    """What there is to play, and who to play against."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[str]


class TableBrief(Sent, omit_defaults=False):
    """A line in a list of tables."""

    table: str
    game: str
    edition: str
    phase: Literal["lobby", "running", "over", "gone"]
    names: list[str]
    actor: int | None
    open_seats: int
    made: float
    moved: float
    mine: list[int]  # the seats of whoever asks, by the keys that came with the question
    winners: list[int]


class TableList(Sent, omit_defaults=False):
    """Tables, the newest first."""

    tables: list[TableBrief]


class MineRequest(Sent):
    """Which tables a device remembers, with its keys for each."""

    tables: Annotated[dict[str, Annotated[list[Key], Meta(max_length=20)]], Meta(max_length=100)]


class Moment(Sent, omit_defaults=False):
    """A table as it was after `ply` decisions, through somebody's eyes; only what they may know of it now."""

    ply: int
    plies: int
    seat: int | None
    view: Json
    events: list[Json]  # of the decision that led here
    decision: Json | None  # what was asked then, of the seat itself or after the end
    chosen: str | None  # the option taken next, if it may be known


class Fairness(Sent, omit_defaults=False):
    """All that is needed to check every draw of a game that is over."""

    commitment: str
    key: str
    words: list[str]  # by seat
    draws: list[list[int]]  # [n, what came] of each: a number below n


class Story(Sent, omit_defaults=False):
    """A whole game for its chronicle, its slider and its chart, through somebody's eyes."""

    table: TableInfo
    cards: list[Json]
    plies: int
    events: list[Json]
    turns: list[list[int]]  # [ply, seat] of each turn's beginning
    series: dict[str, list[list[float]]]  # measure -> per seat (or one for all) -> its value at each turn's beginning
    outcome: Json | None
    fairness: Fairness | None  # once the game is over, if its chance was pledged


class LogLine(Sent, omit_defaults=False):
    """Something that happened at a table; a move has a number, which is given again after it was taken back."""

    version: int
    at: float
    seat: int | None
    move: int | None
    what: Json  # a message


class LastPicture(Sent, omit_defaults=False):
    """What somebody who watched saw after a move, as lines of words in each language."""

    version: int
    move: int
    words: dict[str, list[str]]


class GoneGame(Sent, omit_defaults=False):
    """What is left of a game whose rules are not played any more."""

    why: Json  # a message
    again: bool  # whether the same can be set up anew
    picture: LastPicture | None
    log: list[LogLine]


class Problem(Sent, omit_defaults=False):
    """Why a request over HTTP was refused."""

    code: str
    why: Json
    text: str  # the same in English, for people with a terminal
