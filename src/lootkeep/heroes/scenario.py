"""A scenario: a dungeon, how it ends, what happens by cards and by the clock, and what the players can do about it.

`reading` makes one from its file, for a table with so many seats and a difficulty: numbers are plain numbers here.
"""

from __future__ import annotations

from typing import Final

from ..engine.native import i64, vec
from .cards import NO_TOKEN, NOWHERE, ROOM_COUNT, VAULT, Room
from .plan import NO_PATHS, Plan

# ---------------------------------------------------------------- what happens

RALLY: Final = 1
WAKE: Final = 2
SUMMON: Final = 3
POST: Final = 4
THROW: Final = 5
CREEP: Final = 6
TITHE: Final = 7
SEIZE: Final = 8
MARK: Final = 9
CLOSE: Final = 10
OPEN: Final = 11
BREAK: Final = 12
REOPEN: Final = 13
SURVEY: Final = 14
MUSTER: Final = 15
ADVANCE: Final = 16
CALL: Final = 17
RUN: Final = 18
GOAL: Final = 19
SPAWN: Final = 20
DRIFT: Final = 21
BLIND: Final = 22
SWAP: Final = 23
CURSED: Final = 24
RESTOCK: Final = 25

# What a card or a clock can do: the words for its details, and the operation's number.
OPERATIONS: Final[dict[str, tuple[str, int]]] = {
    "rally": ("", RALLY),
    "wake": ("ROOM NUMBER, marked, or at FOE NUMBER", WAKE),
    "summon": ("HERO and ROOM, farthest, crowded, richest, portal, goal or at FOE", SUMMON),
    "post": ("HERO ROOM NUMBER", POST),
    "throw": ("", THROW),
    "creep": ("", CREEP),
    "tithe": ("RESOURCE [NUMBER or rising] [ROOM] [else OPERATION]", TITHE),
    "seize": ("[NUMBER]", SEIZE),
    "mark": ("[NUMBER]", MARK),
    "close": ("[ROOM-ROOM ROOM-ROOM ...]", CLOSE),
    "open": ("[ROOM-ROOM ROOM-ROOM ...]", OPEN),
    "break": ("", BREAK),
    "reopen": ("", REOPEN),
    "survey": ("", SURVEY),
    "muster": ("", MUSTER),
    "advance": ("FOE", ADVANCE),
    "call": ("FOE", CALL),
    "run": ("", RUN),
    "goal": ("ROOM", GOAL),
    "spawn": ("RESOURCE ROOM NUMBER", SPAWN),
    "drift": ("RESOURCE to ROOM [from NUMBER]", DRIFT),
    "blind": ("", BLIND),
    "swap": ("", SWAP),
    "curse": ("", CURSED),
    "restock": ("", RESTOCK),
}

NO_OPERATION: Final = 63  # in place of an operation's number
MOST_OPERATIONS: Final = 60
MOST_DOES: Final = 4  # of one card or clock

# Where a room stands: rooms that are found when it happens.
MARKED: Final = 12
FARTHEST: Final = 13
CROWDED: Final = 14
RICHEST: Final = 15
BY_PORTAL: Final = 16
AT_GOAL: Final = 17
ANYWHERE: Final = 18
AT_FOE: Final = 20  # + the foe's number
RISING: Final = 15  # where a number stands: one for each Bell in the discards


class Operation:
    """One thing that happens: what, where, whom or what it concerns, and how many."""

    def __init__(
        self,
        code: int,
        text: str,
        room: int = NOWHERE,
        what: int = 0,
        number: int = 0,
        otherwise: int = NO_OPERATION,
    ) -> None:
        self.code: Final[i64] = code
        self.text: Final = text  # as it was written
        self.room: Final[i64] = room  # or FARTHEST and the like
        self.what: Final[i64] = what  # a class of heroes, a resource or a foe
        self.number: Final[i64] = number
        self.otherwise: Final[i64] = otherwise  # what happens instead, by its place in the scenario's list


# ---------------------------------------------------------------- how it ends

LOOTED: Final = 1
GONE: Final = 2
ESCAPED: Final = 3
FALLEN: Final = 4
DEBT: Final = 5
MARKS: Final = 6
DELIVERED: Final = 7
BUILT: Final = 8
PRISONERS: Final = 9
KEPT: Final = 10
SEALED: Final = 11
LATE: Final = 12

CLAUSES: Final[dict[str, tuple[str, int]]] = {
    "looted": ("ROOM", LOOTED),
    "gone": ("vault or NUMBER", GONE),
    "escaped": ("FOE", ESCAPED),
    "fallen": ("FOE", FALLEN),
    "debt": ("NUMBER", DEBT),
    "marked": ("NUMBER", MARKS),
    "delivered": ("NUMBER", DELIVERED),
    "built": ("NUMBER", BUILT),
    "prisoners": ("NUMBER", PRISONERS),
    "kept": ("NUMBER", KEPT),
    "sealed": ("", SEALED),
    "late": ("", LATE),
}
LOSING: Final = ("looted", "gone", "escaped", "debt", "marked")
WINNING: Final = ("delivered", "fallen", "sealed", "built", "prisoners")
ENDING: Final = ("built", "prisoners", "kept", "delivered", "fallen", "late")


class Clause:
    """When a game is lost or won: a kind, and what it speaks of."""

    def __init__(self, code: int, text: str, room: int = NOWHERE, foe: int = NOWHERE, number: int = 0) -> None:
        self.code: Final[i64] = code
        self.text: Final = text
        self.room: Final[i64] = room
        self.foe: Final[i64] = foe
        self.number: Final[i64] = number


# ---------------------------------------------------------------- clocks

AT_START: Final = 0
AT_ASSAULT: Final = 1
EVERY: Final = 2
AT_WAVE: Final = 3
WHEN_LOST: Final = 4
WHEN_FALLS: Final = 5

CLOCKS: Final[dict[str, tuple[str, int]]] = {
    "start": ("", AT_START),
    "assault": ("NUMBER", AT_ASSAULT),
    "every": ("NUMBER", EVERY),
    "wave": ("NUMBER", AT_WAVE),
    "lost": ("NUMBER", WHEN_LOST),
    "falls": ("FOE", WHEN_FALLS),
}


class Clock:
    """What happens at some time."""

    def __init__(self, code: int, number: int, does: list[int]) -> None:
        self.code: Final[i64] = code
        self.number: Final[i64] = number  # of the assault, wave or loss; of the foe
        self.does: Final = vec[i64](does)


# ---------------------------------------------------------------- deeds

CLEAR: Final = 1
DELIVER: Final = 2
SHUT: Final = 3
WALL_UP: Final = 4
SHELVE: Final = 5

DEEDS: Final[dict[str, int]] = {"clear": CLEAR, "deliver": DELIVER, "break": SHUT, "close": WALL_UP, "shelve": SHELVE}
DEED_NAMES: Final = ("", *DEEDS)


class Deed:
    """A use of Activate that only this scenario has: where, for which tokens, and to what effect."""

    def __init__(self, place: int, token: int, cost: int, effect: int) -> None:
        self.place: Final[i64] = place  # a room, MARKED, BY_PORTAL or ANYWHERE
        self.token: Final[i64] = token
        self.cost: Final[i64] = cost
        self.effect: Final[i64] = effect


NO_DEED: Final = Deed(NOWHERE, NO_TOKEN, 0, 0)

# ---------------------------------------------------------------- foes

CAPTAIN: Final = 1
ENGINE: Final = 2
CAMP: Final = 3
CAPTIVE: Final = 4
MANNERS: Final[dict[str, int]] = {"captain": CAPTAIN, "engine": ENGINE, "camp": CAMP, "captive": CAPTIVE}
FOE_NAMES: Final = ("ram", "tower", "camp", "grimsby", "champion", "heir", "bard")  # those that have words and pictures
MOST_FOES: Final = 3
MOST_PHASES: Final = 3


class Foe:
    """A captain, an engine, a camp or a captive, as the scenario begins with it."""

    def __init__(
        self, name: str, manner: int, room: int, health: int, classes: list[int], crew: bool, later: bool
    ) -> None:
        self.name: Final = name
        self.manner: Final[i64] = manner
        self.room: Final[i64] = room
        self.health: Final[i64] = health  # 0: not at a table of this size
        self.classes: Final = vec[i64](classes)  # a captain's, one for each phase
        self.crew: Final = crew
        self.later: Final = later


# ---------------------------------------------------------------- marks

FLAGS: Final = ("idle", "bare", "mire", "dark")
IDLE: Final = 0
BARE: Final = 1
MIRE: Final = 2
DARK: Final = 3
MARK_NAMES: Final = ("flooded", "picket", "dark")


class Scenario:
    """A dungeon, what threatens it, and the rules that make it special."""

    def __init__(self, id: str, number: int, title: dict[str, str], text: dict[str, str], tiles: vec[Room]) -> None:
        self.id: Final = id
        self.tiles: Final = tiles
        self.number: Final = number
        self.title: Final = title  # a name of its own, by language; empty for those that come with the package
        self.text: Final = text  # its rule in words, by language
        self.lever = vec[i64]([0] * 5)  # the number that grows with the difficulty
        # The dungeon
        self.cells = vec[i64]([NOWHERE] * ROOM_COUNT)  # room -> its cell on the ground
        self.turns = vec[i64]([0] * ROOM_COUNT)  # room -> quarter turns
        self.plan = Plan(tiles, self.cells, self.turns, NO_PATHS, NO_PATHS, VAULT)  # before anything changes
        self.values = vec[i64]([0] * ROOM_COUNT)  # room -> value of its treasure
        self.portals = vec[i64]()  # rooms with portals
        self.ajar: i64 = 0  # how many of these are completed at the start
        self.plans = vec[i64]()  # rooms of the building deck
        self.closes = vec[i64]()  # passages in the order in which they close, each a `packing.path`
        self.opens = vec[i64]()  # passages in the order in which they are dug
        self.goal: i64 = VAULT  # where heroes want to go
        self.doors = False  # heroes walk through portals, too
        self.exits: i64 = 0  # where runners leave, as a set
        self.barren: i64 = 0  # rooms that make nothing, as a set
        # How it ends
        self.waves: i64 = 2
        self.pace: i64 = 0  # 2: each assault has as many cards as in wave 2
        self.lose = vec[Clause]()
        self.win = vec[Clause]()
        self.end = vec[Clause]()
        # What happens
        self.operations = vec[Operation]()
        self.signs = vec[i64]([0, 0, 0])  # how many of each scenario card
        self.bell = vec[i64]()  # what they do, as places in the list of operations
        self.banner = vec[i64]()
        self.crown = vec[i64]()
        self.clocks = vec[Clock]()
        self.foes = vec[Foe]()
        self.captain: i64 = NOWHERE  # which of them is a captain
        self.deed = NO_DEED
        # Rooms in trouble
        self.mark_name = ""
        self.marks = vec[i64]()  # rooms in the order in which they are marked
        self.flags: i64 = 0  # what is so with a marked room, as a set
        self.only: i64 = NO_TOKEN  # the one sort of token that can be carried in
        self.works: i64 = 0  # rooms that can be used all the same, as a set
        # Other rules
        self.head_start: i64 = 0  # traps that each player may put before the first turn
        self.bounty = False
        self.raid = False
        self.gamble: i64 = 3  # cards drawn for it
        self.hand: i64 = 5  # cards drawn up to
        self.larder: i64 = NOWHERE  # a room whose tokens make hands larger
        self.food: i64 = NO_TOKEN  # these tokens
        self.most_hand: i64 = 0  # and how large at most
        self.lookout: i64 = 0  # Guild cards that lie open
        self.rebel: i64 = NO_TOKEN  # a resource that counts as heroes
        self.tough: i64 = NOWHERE  # a class whose heroes have 2 Health
        self.jewels: i64 = 0  # more hero cards: of the Vault
        self.specials: i64 = 0  # and of Cells, Laboratory and Site
        self.orphans: i64 = NOWHERE  # where heroes come whose rooms are not there
        self.stowaways: i64 = 0

    def lay(self) -> None:
        """The rooms are where they are now."""
        self.plan = Plan(self.tiles, self.cells, self.turns, NO_PATHS, NO_PATHS, self.goal)

    def namesakes(self, foe: i64) -> i64:
        """How many foes of a name there are at this table."""
        found: i64 = 0
        for other in self.foes:
            if other.name == self.foes[foe].name and other.health > 0:
                found += 1
        return found

    def does(self, sign: i64) -> vec[i64]:
        """What a scenario card does."""
        return self.bell if sign == 0 else self.banner if sign == 1 else self.crown
