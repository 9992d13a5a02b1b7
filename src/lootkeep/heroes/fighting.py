"""Melee and ranged attacks: whom monsters can hit, and what becomes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from .actions import TARGETS, target, target_hero, target_room
from .cards import COIN, FOE, HERO, ROOM_COUNT, RUNNER
from .foes import can_hit, hit_foe
from .packing import AWAKE, EXHAUSTED, count_of, has, hero_who_is, heroes_in, one, runner_hero
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
        reward(game, room, 1)
    elif hero >= FOE:
        hit_foe(game, seat, hero - FOE)
        if hero - FOE == game.scenario.captain and has(game.fallen, hero - FOE):
            reward(game, room, game.scenario.foes[hero - FOE].health)
    elif wound(game, room, hero):
        game.tell("tough-hit", seat=seat, hero=hero, room=room, rule="KH-170")
    else:
        game.tell(how, seat=seat, hero=hero, room=room, rule=rule)
        kill(game, room, hero)
        reward(game, room, 1)


def reward(game: KeepTheHeroesOut, room: i64, coins: i64) -> None:
    """A bounty is paid into a room, as far as the Reserve has it."""
    if game.scenario.bounty:
        for _coin in range(min(coins, game.reserve(COIN))):
            game.place_token(room, COIN)
            game.tell("bounty", token=COIN, room=room, rule="KH-154")


def wound(game: KeepTheHeroesOut, room: i64, hero: i64) -> bool:
    """A tough hero takes a wound, an exhausted one before one who is awake; False if there is one whom it kills."""
    if hero != game.scenario.tough or game.wounded[room] != 0:
        return False
    game.wounded[room] += hero_who_is(state_of(game.ordinary(room), hero), hero)
    return True


def kill(game: KeepTheHeroesOut, room: i64, hero: i64) -> None:
    """A hero's token goes back to the Reserve: a wounded one first, an exhausted one before one who is awake."""
    hurt = game.wounded[room] if hero == game.scenario.tough else 0
    state = state_of(hurt if hurt else game.ordinary(room), hero)
    if hurt:
        game.wounded[room] -= hero_who_is(state, hero)
    game.heroes[room] -= hero_who_is(state, hero)
    game.supply += one(HERO + hero)


def state_of(heroes: i64, hero: i64) -> i64:
    """In which state the first of a class to be hit is: exhausted, or else awake."""
    return EXHAUSTED if count_of(heroes_in(heroes, EXHAUSTED), hero) else AWAKE
