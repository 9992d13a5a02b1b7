"""Chronicles over HTTP: a group's nights in their order, what they have won, and what can be played next.

A chronicle is at /c/NAME#k=KEY; what is asked of one carries `Authorization: Bearer KEY`:

    POST /api/chronicles               NewChronicle -> MadeChronicle
    POST /api/chronicles/brought       a file that was taken along, as it is -> MadeChronicle
    POST /api/chronicles/mine          MyChronicles -> ChronicleList
    GET  /api/chronicles/NAME          -> ChronicleInfo
    POST /api/chronicles/NAME/name     CalledGroup -> ChronicleInfo
    POST /api/chronicles/NAME/join     MemberName -> ChronicleInfo
    POST /api/chronicles/NAME/leave    MemberName -> ChronicleInfo
    POST /api/chronicles/NAME/nights   NewNight -> MadeTable
    GET  /api/chronicles/NAME/file     -> the file that is taken along
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .http import Place
from .messages import Key, Name, Sent
from .parts import Clock

GroupName = Annotated[str, Meta(min_length=1, max_length=40)]
SceneName = Annotated[str, Meta(min_length=1, max_length=40)]


class NewChronicle(Sent):
    """What a new chronicle is to be called, and who begins it."""

    name: GroupName
    game: Annotated[str, Meta(max_length=20)]
    member: Name | None = None


class MadeChronicle(Sent):
    """A chronicle that was made, and its secret, which is given once: whoever has the link plays there."""

    chronicle: str  # its name, as in its address: /c/mossy-frog-41#k=KEY
    key: Key


class MyChronicles(Sent):
    """Which chronicles a device remembers, with its key for each."""

    chronicles: Annotated[dict[str, Key], Meta(max_length=20)]


class CalledGroup(Sent):
    """What a chronicle is to be called from now on."""

    name: GroupName


class MemberName(Sent):
    """Who belongs to a chronicle, or does not any more."""

    name: Name


class NewNight(Sent):
    """A scenario that is to be played: who sits where, and whether the clans are those of the story or free."""

    scene: SceneName
    seats: Annotated[list[Place], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, int], Meta(max_length=10)] = field(default_factory=dict)  # the difficulty among them
    free: bool = False  # the story does not say who plays which clan
    clock: Clock = field(default_factory=Clock)
    start: bool = True  # at once, if nobody is awaited
    words: bool = False  # not before those who play have sealed their words


class Evening(Sent, omit_defaults=False):
    """A night that was played to its end."""

    id: str  # among the chronicle's evenings
    scene: str
    difficulty: int
    won: bool
    turns: int
    kept: int | None  # treasures that were left; null: nobody wrote it down
    treasures: int | None  # that there were at first
    clans: list[str]  # by seat; empty: nobody wrote them down
    names: list[str]  # by seat; empty: without a name
    bots: list[int]  # the seats at which bots sat
    seats: int
    at: float  # seconds since 1970 when it ended; 0: nobody wrote it down
    brought: bool  # by a file: only as true as the file is
    table: str | None  # where it can be seen again,
    key: Key | None  # and the key that opens it: Authorization: Bearer KEY, or /replay/TABLE#k=KEY


class RunningNight(Sent, omit_defaults=False):
    """A night that is being played or prepared, and the key by which whoever has the chronicle may go and watch."""

    table: str
    key: Key  # /t/TABLE#k=KEY
    scene: str
    difficulty: int
    phase: Literal["lobby", "running"]
    names: list[str]  # by seat; empty: nobody sits there, or has no name
    bots: list[int]
    open_seats: int
    made: float
    moved: float


class SceneState(Sent, omit_defaults=False):
    """A scenario of a chronicle, and how it stands there."""

    scene: str
    state: Literal["won", "fallen", "open", "shut"]  # fallen: played and never won
    is_next: bool  # the first that is open and not won
    difficulties: list[int]  # that may be chosen now; empty: it is shut
    locked: list[int]  # those that are yet to be earned: by a victory at the one before
    prescribed: list[str]  # the story's clans, by seat
    wins: int
    tries: int  # nights that were played to their end
    best: Evening | None  # the best victory: the hardest, then with the most treasures, then the quickest
    clans: list[str]  # with which it was won


class ChapterState(Sent, omit_defaults=False):
    """A chapter of a chronicle."""

    id: str
    is_open: bool
    opened_by: str | None  # the chapter that has to be won first; null: it is open
    won: int
    scenes: list[SceneState]


class TrophyState(Sent, omit_defaults=False):
    """A trophy, called by the message `trophy-GAME-ID-name`; what for is said by `trophy-GAME-ID`."""

    id: str
    have: int  # so far,
    of: int  # of so much
    is_won: bool
    evening: str | None  # the id of that which won it
    icon: str  # its drawing, by its name at game-icons.net


class ChronicleInfo(Sent, omit_defaults=False):
    """All about a chronicle, for whoever has its link."""

    chronicle: str
    game: str
    name: str
    members: list[str]
    made: float
    moved: float
    difficulties: int  # how many the game has
    won: int  # scenarios
    of: int
    next: str | None  # the scenario; null: all are won
    chapters: list[ChapterState]
    trophies: list[TrophyState]
    evenings: list[Evening]  # the newest first
    nights: list[RunningNight]  # the newest first
    most_evenings: int  # that find room; then the chronicle is full


class ChronicleListing(Sent, omit_defaults=False):
    """A line in a list of chronicles."""

    chronicle: str
    game: str
    name: str
    members: list[str]
    won: int
    of: int
    next: str | None
    nights: int  # that are being played
    moved: float


class ChronicleList(Sent, omit_defaults=False):
    """Chronicles, those that moved last first."""

    chronicles: list[ChronicleListing]
