"""Captains: heroes with a name, more Health, and perhaps another face; and how any foe falls.

A captain stands among the heroes of his room as one of his class; `foe_room`, `foe_state` and `foe_health` say where
and how. On the way with a group he is RUNNING.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Card, Seat
from ..engine.native import i64
from .by_room import ByRoom
from .cards import CELLS, ROOM_COUNT, TRAP
from .clocks import note_fall
from .guild import rouse
from .packing import ARRIVING, AWAKE, EXHAUSTED, count_of, heroes_who_are, one, only, without
from .state import AWAY, COMING, RUNNING, STANDING

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def call_captain(game: KeepTheHeroesOut, foe: i64) -> None:
    """A captain who is not there is summoned in his room with full Health; if he is, he and his room wake."""
    if game.stands(foe):
        room = game.foe_room[foe]
        if game.tired(room):
            rouse(game, room, "roused", "KH-152")
        else:
            game.tell("no-call", foe=foe, rule="KH-152")
        return
    design = game.scenario.foes[foe]
    game.fallen = without(game.fallen, foe)
    game.foe_room[foe] = design.room
    game.foe_health[foe] = design.health
    game.foe_phase[foe] = 0
    game.foe_state[foe] = COMING
    game.heroes[design.room] += heroes_who_are(ARRIVING, one(game.captain_class()))
    game.tell("called-foe", foe=foe, room=design.room, n=design.health, rule="KH-152")


def is_he(game: KeepTheHeroesOut, room: i64, state: i64, hero: i64, group: i64) -> bool:
    """Whether it is the captain's turn among those of a group in a room: he comes after all others of his class."""
    return game.captain_in(room, state) == one(hero) and count_of(group, hero) == 1


# ---------------------------------------------------------------- what hurts him


def trap_captain(game: KeepTheHeroesOut, room: i64) -> None:
    """A trap of the room that he enters does 1 damage to the captain."""
    foe = game.scenario.captain
    game.discard_token(room, TRAP)
    game.foe_health[foe] -= 1
    game.tell("foe-trapped", foe=foe, room=room, n=game.foe_health[foe], rule="KH-150")
    if game.foe_health[foe] == 0:
        defeat(game, foe)


def defeat(game: KeepTheHeroesOut, foe: i64) -> None:
    """A foe has no Health left: it falls, unless it is a captain who has another face."""
    if foe == game.scenario.captain:
        leave(game)
        if game.foe_phase[foe] + 1 < len(game.scenario.foes[foe].classes):
            game.foe_phase[foe] += 1
            game.foe_health[foe] = game.scenario.foes[foe].health
            game.foe_state[foe] = AWAY  # until the players have chosen his room
            game.ask(RETREAT, game.active, foe, 0)
            return
    game.tell("foe-fell", foe=foe, room=game.foe_room[foe], rule="KH-151")
    game.foe_state[foe] = AWAY
    game.fallen |= only(foe)
    note_fall(game, foe)


def leave(game: KeepTheHeroesOut) -> None:
    """The captain is no longer among the heroes of his room, or of the group with which he goes."""
    foe = game.scenario.captain
    who = one(game.captain_class())
    state = game.foe_state[foe]
    if state == RUNNING:
        game.group -= who
    else:
        shift: i64 = EXHAUSTED if state == STANDING else ARRIVING if state == COMING else AWAKE
        game.heroes[game.foe_room[foe]] -= heroes_who_are(shift, who)


class Retreat(ByRoom):
    """The captain (`this`) goes to the farthest room, exhausted, with full Health and another face."""

    name = "retreat"
    rule = "KH-160"
    verb = "retreat"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        return farthest(game)

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        hero = game.captain_class()
        game.foe_room[this] = room
        game.foe_state[this] = STANDING
        game.heroes[room] += heroes_who_are(EXHAUSTED, one(hero))
        game.tell("retreats", foe=this, hero=hero, room=room, rule=self.rule)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return this == game.scenario.captain and not game.stands(this) and game.foe_phase[this] > 0


def farthest(game: KeepTheHeroesOut) -> i64:
    """The rooms that are farthest from the goal, but for the Cells, as a set."""
    best: i64 = 0
    found: i64 = 0
    for room in range(ROOM_COUNT):
        if game.is_in(room) and room != CELLS:
            if game.distance[room] > best:
                best = game.distance[room]
                found = 0
            if game.distance[room] == best:
                found |= only(room)
    return found


# ---------------------------------------------------------------- with a group


def set_out(game: KeepTheHeroesOut, room: i64, state: i64, door: i64) -> None:
    """Those of a room who are in a state go through a door: the captain goes with them."""
    if game.captain_in(room, state):
        game.foe_room[game.scenario.captain] = door
        game.foe_state[game.scenario.captain] = RUNNING


def arrive(game: KeepTheHeroesOut, room: i64, state: i64) -> None:
    """The group is in its room: so is the captain, if he came with it."""
    if game.captain_in(room, RUNNING):
        game.foe_state[game.scenario.captain] = state


RETREAT: Final = Retreat()
