"""Deeds: a use of Activate that only this scenario has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from .actions import DEED
from .cards import COMPLETED, NO_TOKEN, PORTAL, ROOM_COUNT
from .marks import clear
from .passages import WALLING_UP, break_portal
from .scenario import ANYWHERE, BY_PORTAL, CLEAR, DELIVER, MARKED, SHUT, WALL_UP

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def is_place(game: KeepTheHeroesOut, room: i64) -> bool:
    """Whether the deed can be done in a room at all, whatever it costs."""
    place = game.scenario.deed.place
    if game.scenario.deed.effect == WALL_UP and game.plan.passages[room] == 0:
        return False
    if place == MARKED:
        return game.is_marked(room)
    if place == BY_PORTAL:
        return game.token(room, PORTAL) == COMPLETED
    return place == ANYWHERE or place == room


def can_pay(game: KeepTheHeroesOut, room: i64) -> bool:
    """Whether the deed's price lies in a room."""
    deed = game.scenario.deed
    return deed.token == NO_TOKEN or game.token(room, deed.token) >= deed.cost


def can_do(game: KeepTheHeroesOut, room: i64) -> bool:
    """Whether the deed can be done in a room now."""
    return game.scenario.deed.effect != 0 and is_place(game, room) and can_pay(game, room)


def offer_deed(game: KeepTheHeroesOut, room: i64) -> None:
    """The deed, in a room with a monster of one's own."""
    if can_do(game, room):
        game.offer(DEED + room)


def do_deed(game: KeepTheHeroesOut, seat: Seat, room: i64) -> None:
    """The price is discarded, and the deed is done."""
    deed = game.scenario.deed
    for _token in range(deed.cost):
        game.discard_token(room, deed.token)
    if deed.effect == CLEAR:
        clear(game, seat, room)
    elif deed.effect == DELIVER:
        game.delivered += 1
        game.tell("delivered", seat=seat, token=deed.token, room=room, n=game.delivered, rule="KH-142")
    elif deed.effect == SHUT:
        break_portal(game, room)
    elif deed.effect == WALL_UP:
        game.tell("blasted", seat=seat, room=room, rule="KH-143")
        game.ask(WALLING_UP, seat, room, 0)
    else:
        game.tell("shelved", seat=seat, token=deed.token, room=room, rule="KH-145")


def places(game: KeepTheHeroesOut) -> i64:
    """How many rooms the deed can be done in now, by whoever stands there."""
    found: i64 = 0
    for room in range(ROOM_COUNT):
        if game.is_in(room) and can_do(game, room):
            found += 1
    return found
