"""What is asked and answered over HTTP: what there is to play, new tables, lists, and games to look back on."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from ...engine.messages import Decision, Event, Face, Fault, Message, Outcome, View, Word
from .answers import State
from .messages import Key, Level, Name, Sent
from .parts import Clock, TableInfo

MOST_BOX = 32 * 1024  # characters of a box of somebody's own
BoxText = Annotated[str, Meta(max_length=MOST_BOX)]


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
    box: BoxText = ""  # of one's own, instead of an edition
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


class GameInfo(Sent, omit_defaults=False):
    """A game of the register."""

    id: str
    seats: list[int]
    editions: list[str]
    options: dict[str, list[int]]  # the values that may be chosen, the usual one first
    usual_seats: int


class GameList(Sent, omit_defaults=False):
    """What there is to play, and who to play against."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[str]


class Reach(Sent, omit_defaults=False):
    """Where others on the network reach the server; null: nowhere, or whoever asks is not at its own machine."""

    address: str | None


class Gallery(Sent, omit_defaults=False):
    """What has a face and is chosen before a game begins: cards to look at, and editions as their game shows them."""

    cards: list[Face]
    editions: list[View]


class Workbench(Sent, omit_defaults=False):
    """What there is to make a box of one's own from: words, pieces, and a text to begin with."""

    words: list[Word]
    stock: View
    sample: str


class BoxAsked(Sent):
    """The text of a box that is to be checked."""

    text: BoxText


class CheckedBox(Sent, omit_defaults=False):
    """All that is wrong with a box; without faults, how it looks before it is played and what its words mean."""

    faults: list[Fault]
    tables: dict[str, Any] | None  # what the text holds; null: it is not TOML
    preview: View | None
    says: dict[str, list[Message]]  # by how a word is written in the box


class TrialAsked(Sent):
    """A box that bots are to try out, at so many seats, with these options."""

    text: BoxText
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, int], Meta(max_length=10)] = field(default_factory=dict)
    games: Annotated[int, Meta(ge=1, le=200)] = 100


class Trial(Sent, omit_defaults=False):
    """How many games were played, how many were won, the share, and where its truth lies in 95 of 100 cases."""

    games: int
    won: int
    share: float
    low: float
    high: float


class TableListing(Sent, omit_defaults=False):
    """A line in a list of tables."""

    table: str
    game: str
    edition: str
    phase: Literal["lobby", "running", "over", "gone"]
    names: list[str]  # empty: nobody sits there, or has no name
    bots: list[int]  # the seats of bots, which are named by their place
    actor: int | None
    open_seats: int
    made: float
    moved: float
    mine: list[int]  # the seats of whoever asks, by the keys that came with the question
    winners: list[int]


class TableList(Sent, omit_defaults=False):
    """Tables, the newest first."""

    tables: list[TableListing]


class MineRequest(Sent):
    """Which tables a device remembers, with its keys for each."""

    tables: Annotated[dict[str, Annotated[list[Key], Meta(max_length=20)]], Meta(max_length=100)]


class Moment(Sent, omit_defaults=False):
    """A table as it was after `ply` decisions, through somebody's eyes; only what they may know of it now."""

    ply: int
    plies: int
    seat: int | None
    view: View
    events: list[Event]  # of the decision that led here
    decision: Decision | None  # what was asked then, of the seat itself or after the end
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
    cards: list[Face]
    plies: int
    events: list[Event]
    turns: list[list[int]]  # [ply, seat] of each turn's beginning
    series: dict[str, list[list[float]]]  # measure -> per seat (or one for all) -> its value at each turn's beginning
    outcome: Outcome | None
    fairness: Fairness | None  # once the game is over, if its chance was pledged


class PrologueStep(Sent, omit_defaults=False):
    """A question of a prologue that the learner has to answer as it was recorded."""

    ply: int
    name: str  # of its words: `prologue-GAME-NAME`
    option: str  # the answer that goes on
    point: str  # the piece on the board that is spoken of, as a selector
    clear: str  # what else must stay in sight
    can: bool  # whether something has been learnt then
    other: dict[str, str]  # other options, and the end of the name of what is said to them


class Prologue(Sent, omit_defaults=False):
    """A recorded first game: the table after every decision, as the learner sees it, who is asked at the steps only."""

    table: TableInfo
    cards: list[Face]
    states: list[State]
    steps: list[PrologueStep]


class ChancePoint(Sent, omit_defaults=False):
    """How likely each seat was to win after `ply` decisions; where all win together, one number for all."""

    ply: int
    chances: list[float]  # from 0 to 1


class Chances(Sent, omit_defaults=False):
    """Who was winning over a game that is over, and the turns in which that changed the most."""

    points: list[ChancePoint]
    turns: list[list[int]]  # [ply at which such a turn began, ply at which the next one did]: both are points


class LogLine(Sent, omit_defaults=False):
    """Something that happened at a table; a move has a number, which is given again after it was taken back."""

    version: int
    at: float
    seat: int | None
    move: int | None
    what: Message  # a message


class LastPicture(Sent, omit_defaults=False):
    """What somebody who watched saw after a move, as lines of words in each language."""

    version: int
    move: int
    words: dict[str, list[str]]


class GoneGame(Sent, omit_defaults=False):
    """What is left of a game whose rules are not played any more."""

    why: Message  # a message
    again: bool  # whether the same can be set up anew
    picture: LastPicture | None
    log: list[LogLine]


class Problem(Sent, omit_defaults=False):
    """Why a request over HTTP was refused."""

    code: str
    why: Message
    text: str  # the same in English, for people with a terminal
