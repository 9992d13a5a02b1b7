"""Melee and ranged attacks: whom monsters can hit, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from .actions import TARGETS, target, target_hero, target_room
from .cards import COIN, FOE, HERO, ROOM_COUNT, RUNNER
from .foes import can_hit, hit_foe
from .packing import AWAKE, EXHAUSTED, count_of, has, hero_who_is, one, runner_hero
from .runners import catch, richest

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def offer_targets(game: KeepTheHeroesOut, room: i64, block: i64) -> None:
    """The heroes of a room, foes that can be hurt, and runners."""
    targets = game.targets(room)
    for hero in range(TARGETS):
        if count_of(targets, hero) and (hero < FOE or hero == RUNNER or can_hit(game, hero - FOE)):
            game.offer(block + target(room, hero))


def offer_strikes(game: KeepTheHeroesOut, seat: Seat, block: i64) -> None:
    """Whoever is in a room with a monster."""
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room):
            offer_targets(game, room, block)


def offer_shots(game: KeepTheHeroesOut, seat: Seat, block: i64) -> None:
    """Whoever is in a room that a passage joins to one with a monster."""
    reached: i64 = 0
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room):
            reached |= game.in_sight(room)
    offer_in(game, reached, block)


def offer_shots_from(game: KeepTheHeroesOut, room: i64, block: i64) -> None:
    """Whoever is in a room that a passage joins to this one."""
    offer_in(game, game.in_sight(room), block)


def offer_in(game: KeepTheHeroesOut, rooms: i64, block: i64) -> None:
    """Whoever is in these rooms."""
    for room in range(ROOM_COUNT):
        if has(rooms, room):
            offer_targets(game, room, block)


def strike(game: KeepTheHeroesOut, seat: Seat, target: i64, how: str, rule: str) -> None:
    """1 damage: a hero dies of it, a foe perhaps; a runner is caught, the one with the best treasure."""
    room = target_room(target)
    hero = target_hero(target)
    if hero == RUNNER:
        place = richest(game, room)
        game.tell(how, seat=seat, hero=runner_hero(game.runners[place]), room=room, rule="KH-185")
        catch(game, place)
    elif hero >= FOE:
        hit_foe(game, seat, hero - FOE)
        return
    else:
        game.tell(how, seat=seat, hero=hero, room=room, rule=rule)
        kill(game, room, hero)
    if game.scenario.bounty and game.reserve(COIN) > 0:
        game.place_token(room, COIN)
        game.tell("bounty", token=COIN, room=room, rule="KH-154")


def kill(game: KeepTheHeroesOut, room: i64, hero: i64) -> None:
    """A hero's token goes back to the Reserve: an exhausted one, or else one who is awake."""
    state: i64 = EXHAUSTED if count_of(game.tired(room), hero) else AWAKE
    game.heroes[room] -= hero_who_is(state, hero)
    game.supply += one(HERO + hero)
