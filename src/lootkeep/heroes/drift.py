"""Tokens with a will of their own: they appear, and go one room nearer to where they want to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.native import i64, vec
from .cards import HERO, NOWHERE, ROOM_COUNT
from .packing import EXHAUSTED, has, hero_who_is, one
from .plan import measure

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def spawn(game: KeepTheHeroesOut, token: i64, room: i64, count: i64) -> None:
    """So many tokens come into a room, as far as the Reserve has them."""
    placed: i64 = 0
    while placed < count and game.reserve(token) > 0:
        game.place_token(room, token)
        placed += 1
    game.tell("spawned" if placed > 0 else "no-spawn", token=token, room=room, n=placed, rule="KH-192")


def drift(game: KeepTheHeroesOut, token: i64, goal: i64, least: i64) -> None:
    """Of each room with so many, nearest first, one goes one room nearer; of two ways the first room's."""
    far = vec[i64]([NOWHERE] * ROOM_COUNT)
    measure(game.plan.passages, far, goal)
    moved = False
    for distance in range(1, ROOM_COUNT):
        for room in range(ROOM_COUNT):
            if far[room] == distance and game.token(room, token) >= least:
                door = next_room(game, far, room)
                game.goods[room] -= one(token)
                game.goods[door] += one(token)
                game.tell("drifted", token=token, room=room, door=door, rule="KH-193")
                moved = True
    if not moved:
        game.tell("no-drift", token=token, rule="KH-193")


def next_room(game: KeepTheHeroesOut, far: vec[i64], room: i64) -> i64:
    """The first room next to this one that is nearer."""
    beside = game.plan.passages[room]
    door: i64 = 0
    while not (has(beside, door) and far[door] < far[room]):
        door += 1
    return door


def post(game: KeepTheHeroesOut, hero: i64, room: i64, count: i64) -> None:
    """So many heroes stand in a room, exhausted."""
    for _token in range(count):
        if game.reserve(HERO + hero) > 0:
            game.supply -= one(HERO + hero)
            game.heroes[room] += hero_who_is(EXHAUSTED, hero)
            game.tell("posted", hero=hero, room=room, rule="KH-122")
