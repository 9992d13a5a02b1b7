"""Rooms in trouble: they are marked one after the other, and what is so with them stands in the scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import GO
from .aims import judge
from .cards import CELLS, EVENT, NOWHERE, ROOM_COUNT, TRAP
from .charge import creep
from .packing import has, only, without
from .scenario import BARE
from .step import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def mark(game: KeepTheHeroesOut) -> None:
    """The next unmarked room of the order gets an event token; it may lose its traps."""
    for room in game.scenario.marks:
        if game.is_in(room) and game.token(room, EVENT) == 0 and game.reserve(EVENT) > 0:
            game.place_token(room, EVENT)
            game.tell(f"marked-{game.scenario.mark_name}", room=room, rule="KH-130")
            while game.suffers(room, BARE) and game.token(room, TRAP) > 0:
                game.discard_token(room, TRAP)
            judge(game)
            return
    game.tell("no-mark", rule="KH-130")


def clear(game: KeepTheHeroesOut, seat: Seat, room: i64) -> None:
    """A room is out of trouble."""
    game.discard_token(room, EVENT)
    game.tell(f"cleared-{game.scenario.mark_name}", seat=seat, room=room, rule="KH-141")


# ---------------------------------------------------------------- creeping


def creepers(game: KeepTheHeroesOut, only_dark: bool) -> i64:
    """The rooms outside Cells and goal with exhausted heroes who can get nearer, as a set."""
    found: i64 = 0
    for room in range(ROOM_COUNT):
        if room == CELLS or room == game.goal or not game.tired(room) or game.nearer(room) == 0:
            continue
        if not only_dark or game.is_dark(room):
            found |= only(room)
    return found


class Creep(Step):
    """The exhausted heroes of some rooms (n, a set) steal one room nearer to the goal, still exhausted.

    Those nearer to the goal go first, so nobody goes twice.
    """

    name = "creep"
    rule = "KH-63"
    verb = "creep"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if n:
            game.offer_rooms(game.nearer(next_creeper(game, n)))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        room = next_creeper(game, n)
        game.ask(self, you, NOTHING, without(n, room))
        creep(game, you, room, action - GO)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        for room in range(ROOM_COUNT):
            if has(n, room) and game.nearer(room) == 0:
                return False
        return True


def next_creeper(game: KeepTheHeroesOut, rooms: i64) -> i64:
    """Of these rooms the one nearest to the goal."""
    best: i64 = NOWHERE + 1
    found: i64 = 0
    for room in range(ROOM_COUNT):
        if has(rooms, room) and game.distance[room] < best:
            best = game.distance[room]
            found = room
    return found


CREEPING: Final = Creep()
