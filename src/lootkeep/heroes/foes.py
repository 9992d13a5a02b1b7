"""Foes: engines that roll to the goal, and camps before the gates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Card, Seat
from ..engine.native import i64
from .actions import victim
from .by_room import ByRoom
from .captains import defeat
from .cards import TRAP
from .monsters import hurt
from .packing import count_of, without
from .runners import lock_up
from .scenario import CAMP, CAPTIVE, ENGINE
from .state import STANDING

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def can_hit(game: KeepTheHeroesOut, foe: i64) -> bool:
    """Whether attacks hurt a foe: with a crew only when no hero stands in its room."""
    return not game.scenario.foes[foe].crew or game.heroes[game.foe_room[foe]] == 0


def hit_foe(game: KeepTheHeroesOut, seat: Seat, foe: i64) -> None:
    """A foe takes 1 damage from a monster; a captive is caught by it."""
    if game.scenario.foes[foe].manner == CAPTIVE:
        game.tell("captive-hit", seat=seat, foe=foe, room=game.foe_room[foe], rule="KH-157")
        lock_up(game, foe)
        return
    game.foe_health[foe] -= 1
    game.tell("foe-hit", seat=seat, foe=foe, room=game.foe_room[foe], n=game.foe_health[foe], rule="KH-151")
    if game.foe_health[foe] == 0:
        defeat(game, foe)


def call(game: KeepTheHeroesOut, you: Seat, foe: i64) -> None:
    """A foe that is not there comes to its room with full Health."""
    if game.stands(foe):
        game.tell("no-call", foe=foe, rule="KH-152")
        return
    design = game.scenario.foes[foe]
    game.fallen = without(game.fallen, foe)
    game.foe_room[foe] = design.room
    game.foe_health[foe] = design.health
    game.foe_state[foe] = STANDING
    game.tell("called-foe", foe=foe, room=design.room, n=design.health, rule="KH-152")


# ---------------------------------------------------------------- engines


def advance(game: KeepTheHeroesOut, you: Seat, foe: i64) -> None:
    """An engine rolls; at the goal it strikes where it is."""
    if not game.stands(foe):
        game.tell("no-advance", foe=foe, rule="KH-153")
    elif game.foe_room[foe] == game.goal:
        engine_strikes(game, foe)
    else:
        game.ask(ENGINE_ROLLS, you, foe, 0)


class EngineRolls(ByRoom):
    """An engine (`this`) rolls one room nearer to the goal."""

    name = "engine"
    rule = "KH-153"
    verb = "roll"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        return game.nearer(game.foe_room[this])

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        roll(game, this, room)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return this < len(game.foe_room) and game.scenario.foes[this].manner == ENGINE and game.stands(this)


def roll(game: KeepTheHeroesOut, foe: i64, room: i64) -> None:
    """An engine comes into a room: traps hit it, then it hits every monster there."""
    game.foe_room[foe] = room
    game.tell("foe-rolls", foe=foe, room=room, rule="KH-153")
    while game.stands(foe) and game.token(room, TRAP) > 0:
        game.discard_token(room, TRAP)
        game.foe_health[foe] -= 1
        game.tell("foe-trapped", foe=foe, room=room, n=game.foe_health[foe], rule="KH-150")
        if game.foe_health[foe] == 0:
            defeat(game, foe)
    if game.stands(foe):
        engine_strikes(game, foe)


def engine_strikes(game: KeepTheHeroesOut, foe: i64) -> None:
    """1 damage to every monster in an engine's room; nobody can defend."""
    room = game.foe_room[foe]
    game.tell("foe-strikes", foe=foe, room=room, rule="KH-153")
    for seat in range(game.seats):
        wounds: i64 = 4
        while wounds >= 0:  # from the most wounded down, so that none is hit twice
            for _monster in range(count_of(game.monsters(seat, room), wounds)):
                hurt(game, victim(room, seat, wounds))
            wounds -= 1


# ---------------------------------------------------------------- camps


def reinforcement(game: KeepTheHeroesOut, room: i64) -> i64:
    """How many more heroes a hero card brings to a room: one for each camp there."""
    more: i64 = 0
    for foe in range(len(game.foe_room)):
        if game.foe_room[foe] == room and game.stands(foe) and game.scenario.foes[foe].manner == CAMP:
            more += 1
    return more


ENGINE_ROLLS: Final = EngineRolls()
