"""Loot that walks out: heroes who run with a treasure, and captives who run without one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Card, Seat
from ..engine.native import append, i64, pop
from ..engine.pending import NOTHING
from .aims import judge
from .cards import CELLS, FOE, HERO, NOWHERE, ROOM_COUNT, TRAP, VAULT
from .clocks import note_loss
from .packing import (
    AWAKE,
    count_of,
    has,
    hero_who_is,
    heroes_in,
    one,
    only,
    runner,
    runner_hero,
    runner_home,
    runner_room,
    runner_treasure,
)
from .scenario import CAPTIVE
from .state import AWAY, RUNNING, STANDING
from .step import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


# ---------------------------------------------------------------- a treasure is taken


def carry_off(game: KeepTheHeroesOut, room: i64, hero: i64) -> None:
    """A hero takes the treasure of a room, unturned, and runs from now on."""
    card = game.treasure[room]
    game.treasure[room] = NOTHING
    game.heroes[room] -= hero_who_is(AWAKE, hero)
    if count_of(heroes_in(game.wounded[room], AWAKE), hero):  # a wounded one comes first, and it heals
        game.wounded[room] -= hero_who_is(AWAKE, hero)
    game.runners = append(game.runners, runner(hero, room, room, card))
    game.tell("carried-off", hero=hero, room=room, n=game.value_of(card), rule="KH-180")


# ---------------------------------------------------------------- step 0


class Run(Step):
    """Before the first card and before all clocks those who run come nearer to an exit, or leave."""

    name = "run"
    rule = "KH-181"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        run(game)


def run(game: KeepTheHeroesOut) -> None:
    """All who run, nearest to an exit first: one who comes nearer is not met again."""
    far = game.way_out()
    for distance in range(ROOM_COUNT):
        place: i64 = 0
        while place < len(game.runners):
            here = runner_room(game.runners[place])
            if game.over or far[here] != distance or is_held(game, runner_hero(game.runners[place]), here):
                place += 1
            elif distance == 0:
                leave(game, place)
            elif run_to(game, place, onward(game, here)):
                place += 1
        for foe in range(len(game.foe_room)):
            here = game.foe_room[foe]
            if not game.over and is_loose(game, foe) and far[here] == distance:
                run_captive(game, foe)


def is_held(game: KeepTheHeroesOut, who: i64, room: i64) -> bool:
    """Whether a monster in the room holds a runner up, which is told."""
    if not game.is_guarded(room):
        return False
    game.tell("runner-held", hero=who, room=room, rule="KH-181")
    return True


def onward(game: KeepTheHeroesOut, room: i64) -> i64:
    """The next room on the way to the nearest exit; of two ways the first room's."""
    far = game.way_out()
    beside = game.walks(room)
    door: i64 = 0
    while not (has(beside, door) and far[door] < far[room]):
        door += 1
    return door


def way_from(game: KeepTheHeroesOut, room: i64) -> list[int]:
    """The rooms on the way out from here, the exit last; none from an exit, or where there is no way."""
    far = game.way_out()
    rooms: list[int] = []
    if far[room] != NOWHERE:
        while far[room] > 0:
            room = onward(game, room)
            rooms.append(int(room))
    return rooms


def assaults_from(game: KeepTheHeroesOut, room: i64) -> i64:
    """With which assault from now somebody who runs is out, if nothing holds him up; 0 if there is no way."""
    far = game.way_out()
    return 0 if far[room] == NOWHERE else far[room] + 1


def run_to(game: KeepTheHeroesOut, place: i64, door: i64) -> bool:
    """A runner comes into a room; False if a trap there catches him."""
    here = game.runners[place]
    hero = runner_hero(here)
    game.runners[place] = runner(hero, door, runner_home(here), runner_treasure(here))
    game.tell("runner-moves", hero=hero, room=runner_room(here), door=door, rule="KH-181")
    if game.token(door, TRAP) == 0:
        return True
    game.discard_token(door, TRAP)
    game.tell("runner-trapped", hero=hero, room=door, rule="KH-183")
    catch(game, place)
    return False


def leave(game: KeepTheHeroesOut, place: i64) -> None:
    """A runner is out, and the treasure is gone for good."""
    game.runners, gone = pop(game.runners, place)
    hero = runner_hero(gone)
    home = runner_home(gone)
    card = runner_treasure(gone)
    game.supply += one(HERO + hero)
    game.chest = append(game.chest, card)
    game.gone += game.value_of(card)
    game.looted |= only(home)
    room = runner_room(gone)
    game.tell("runner-left", hero=hero, room=room, door=home, n=game.value_of(card), rule="KH-182")
    if home != VAULT:
        note_loss(game)
    judge(game)


def catch(game: KeepTheHeroesOut, place: i64) -> None:
    """A runner is caught: the treasure lies face down again where it came from."""
    game.runners, caught = pop(game.runners, place)
    home = runner_home(caught)
    card = runner_treasure(caught)
    game.supply += one(HERO + runner_hero(caught))
    game.treasure[home] = card
    game.tell("treasure-back", room=home, n=game.value_of(card), rule="KH-183")


def richest(game: KeepTheHeroesOut, room: i64) -> i64:
    """Of the runners in a room the place of the one with the most valuable treasure; NOTHING without one."""
    found: i64 = NOTHING
    most: i64 = 0
    for place in range(len(game.runners)):
        value = game.value_of(runner_treasure(game.runners[place]))
        if runner_room(game.runners[place]) == room and value > most:
            most = value
            found = place
    return found


# ---------------------------------------------------------------- captives


def break_loose(game: KeepTheHeroesOut) -> None:
    """The Cells wake up: a captive there runs from now on."""
    for foe in range(len(game.foe_room)):
        if is_locked_up(game, foe):
            game.foe_state[foe] = RUNNING
            game.tell("captive-loose", foe=foe, room=CELLS, rule="KH-155")


def is_locked_up(game: KeepTheHeroesOut, foe: i64) -> bool:
    """Whether a foe is a captive who sits in the Cells."""
    return game.scenario.foes[foe].manner == CAPTIVE and game.foe_state[foe] == STANDING


def captives(game: KeepTheHeroesOut, room: i64) -> i64:
    """How many captives sit in a room: each is as good as an exhausted hero to whatever wakes them."""
    found: i64 = 0
    for foe in range(len(game.foe_room)):
        if game.foe_room[foe] == room and is_locked_up(game, foe):
            found += 1
    return found


def is_loose(game: KeepTheHeroesOut, foe: i64) -> bool:
    """Whether a foe is a captive who runs."""
    return game.scenario.foes[foe].manner == CAPTIVE and game.foe_state[foe] == RUNNING


def is_anybody_loose(game: KeepTheHeroesOut) -> bool:
    """Whether a captive runs."""
    for foe in range(len(game.foe_room)):
        if is_loose(game, foe):
            return True
    return False


def run_captive(game: KeepTheHeroesOut, foe: i64) -> None:
    """A captive comes one room nearer to an exit, or leaves."""
    here = game.foe_room[foe]
    if is_held(game, FOE + foe, here):
        return
    if has(game.scenario.exits, here):
        game.foe_state[foe] = AWAY
        game.fled |= only(foe)
        game.tell("captive-left", foe=foe, room=here, rule="KH-156")
        judge(game)
        return
    door = onward(game, here)
    game.foe_room[foe] = door
    game.tell("runner-moves", hero=FOE + foe, room=here, door=door, rule="KH-156")
    if game.token(door, TRAP) > 0:
        game.discard_token(door, TRAP)
        game.tell("runner-trapped", hero=FOE + foe, room=door, rule="KH-157")
        lock_up(game, foe)


def lock_up(game: KeepTheHeroesOut, foe: i64) -> None:
    """A captive is caught: back to the Cells."""
    game.foe_room[foe] = CELLS
    game.foe_state[foe] = STANDING
    game.tell("captive-back", foe=foe, room=CELLS, rule="KH-157")


RUN_FOR_IT: Final = Run()
