"""Tokens: resources, traps and portals, how they come into rooms and leave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from .actions import GENERATE, SET_PORTAL, SET_TRAP, SPEND, stock
from .cards import COMPLETED, PORTAL, ROOM_COUNT, TRAP, UNFINISHED
from .icons import ANY
from .packing import one, several

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def offer_make(game: KeepTheHeroesOut, room: i64, token: i64) -> None:
    """A resource, or any of them, if the Reserve has it."""
    for each in range(4):
        if (token == ANY or token == each) and game.reserve(each) > 0:
            game.offer(GENERATE + stock(room, each))


def offer_makes(game: KeepTheHeroesOut, seat: Seat, token: i64) -> None:
    """A resource, or any of them, with a monster."""
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room):
            offer_make(game, room, token)


def make(game: KeepTheHeroesOut, seat: Seat, room: i64, token: i64) -> None:
    """A resource is placed."""
    game.place_token(room, token)
    game.tell("generated", seat=seat, token=token, room=room, rule="KH-25")


def offer_spending(game: KeepTheHeroesOut, seat: Seat, token: i64) -> None:
    """Rooms with a monster and the resource."""
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room) and game.token(room, token) > 0:
            game.offer(SPEND + stock(room, token))


def spend(game: KeepTheHeroesOut, seat: Seat, room: i64, token: i64) -> None:
    """A resource is spent."""
    game.discard_token(room, token)
    game.tell("spent", seat=seat, token=token, room=room, rule="KH-31")


def lose(game: KeepTheHeroesOut, room: i64, token: i64, rule: str) -> None:
    """A resource of a room is discarded, by this rule."""
    game.discard_token(room, token)
    game.tell("lost", token=token, room=room, rule=rule)


def offer_traps(game: KeepTheHeroesOut, seat: Seat) -> None:
    """Rooms with a monster where a trap can be put."""
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room) and game.can_trap(room):
            game.offer(SET_TRAP + room)


def set_trap(game: KeepTheHeroesOut, seat: Seat, room: i64) -> None:
    """A trap is placed."""
    game.place_token(room, TRAP)
    game.tell("trap-set", seat=seat, room=room, rule="KH-27")


def offer_portals(game: KeepTheHeroesOut, seat: Seat) -> None:
    """Rooms with a monster where a completed portal can be put."""
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room) and game.can_open(room):
            game.offer(SET_PORTAL + room)


def set_portal(game: KeepTheHeroesOut, room: i64, state: i64) -> None:
    """A room's portal is unfinished or completed from now on; a new one comes from the Reserve."""
    had = game.token(room, PORTAL)
    if had == 0:
        game.supply -= one(PORTAL)
    game.goods[room] += several(PORTAL, state - had)
    if game.scenario.doors:
        game.survey()


def open_portal(game: KeepTheHeroesOut, seat: Seat, room: i64) -> None:
    """A completed portal, new or from an unfinished one."""
    finished = game.token(room, PORTAL) == UNFINISHED
    set_portal(game, room, COMPLETED)
    game.tell("portal-done" if finished else "portal-set", seat=seat, room=room, rule="KH-50")
