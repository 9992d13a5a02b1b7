"""Notes on the table, taken once and used for every option of a decision.

Whoever needs one asks for it first (`forecast`, `watch`, `scout`, `market`, `arms`), and finds it taken the next time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...engine.game import NOBODY
from ...engine.native import i64, mypyc_attr, vec
from ..cards import NOWHERE, ROOM_COUNT, SPECIAL
from ..icons import RESOURCES

if TYPE_CHECKING:
    from ..game import KeepTheHeroesOut

MOST_STRIKES: Final = 4  # beside a move, and as many shots: what a side with more can do is not noted
NOTES: Final = 16 + MOST_STRIKES * MOST_STRIKES  # one for each word of an icon, more for moves


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What is the same for all options; no part of the state, and worth nothing after the next move."""

    def __init__(self) -> None:
        self.foreseen = False  # whether the next three are known
        self.hopes = vec[i64]([0] * (SPECIAL + 1))  # type -> heroes that the coming assault brings, in hundredths
        self.mages: i64 = 0  # in the Guild deck
        self.siege: i64 = 0  # how near the heroes at large are to the Vault
        self.watched: i64 = 0  # for which rooms these are, as a set
        self.guards = vec[i64]([0] * ROOM_COUNT)  # room -> how much its monsters can take
        self.dangers = vec[i64]([0] * ROOM_COUNT)  # room -> what a first guard there would prevent
        self.need: i64 = 0  # what one more guard of the Vault would prevent
        self.scouted: i64 = 0  # the same for these
        self.crowds = vec[i64]([0] * ROOM_COUNT)  # room -> how many can be attacked there
        self.kills = vec[i64]([0] * ROOM_COUNT)  # room -> the best that an attack there could do
        self.priced = False
        self.wanted: i64 = 0  # resources that buy something, as a set
        self.goals = vec[i64]([NOWHERE] * len(RESOURCES))  # resource -> where it does
        self.paths = vec[i64]([0] * len(RESOURCES))  # resource -> how far rooms are from there by room; 0: unknown
        self.armed = False
        self.strikes: i64 = 0  # left on the card being played
        self.shots: i64 = 0
        self.mover: i64 = NOBODY  # the monster, see `actions.way_mover`
        self.loss: i64 = 0  # what it costs that this monster leaves
        self.noted: i64 = 0
        self.notes = vec[i64]([0] * NOTES)  # the best that an icon could do

    def forget(self) -> None:
        """Nothing is known any more."""
        self.foreseen = False
        self.watched = 0
        self.scouted = 0
        self.priced = False
        self.armed = False
        self.mover = NOBODY
        self.noted = 0


NOTHING_SEEN: Final = Outlook()  # of all tables where no liking was asked for: a copy costs no notes


def ponder(game: KeepTheHeroesOut) -> None:
    """Begin with blank notes on this very moment."""
    if game.outlook is NOTHING_SEEN:
        game.outlook = Outlook()
    else:
        game.outlook.forget()
    game.pondered = True
