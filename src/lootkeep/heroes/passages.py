"""Passages that cave in and are dug open, portals that break and open, and another goal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Card, Seat
from ..engine.native import append, i64, pop
from .by_room import ByRoom
from .cards import COMPLETED, PORTAL, ROOM_COUNT, UNFINISHED
from .packing import has, only, path, path_from, path_to
from .tokens import set_portal

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def is_open(game: KeepTheHeroesOut, passage: i64) -> bool:
    """Whether a passage leads from one room to the other now."""
    return has(game.plan.passages[path_from(passage)], path_to(passage))


def shut(game: KeepTheHeroesOut, passage: i64) -> None:
    """A passage caves in."""
    game.shut = append(game.shut, passage)
    game.replan()
    game.tell("closed", room=path_from(passage), door=path_to(passage), rule="KH-200")


def close_next(game: KeepTheHeroesOut) -> None:
    """The next passage of the scenario's list that is still open caves in."""
    closes = game.scenario.closes
    while game.closed < len(closes):
        passage = closes[game.closed]
        game.closed += 1
        if is_open(game, passage):
            shut(game, passage)
            return
    game.tell("no-close", rule="KH-200")


def open_last(game: KeepTheHeroesOut) -> None:
    """The passage that closed last is open again."""
    if len(game.shut) == 0:
        game.tell("no-open", rule="KH-201")
        return
    game.shut, passage = pop(game.shut)
    game.replan()
    game.tell("opened", room=path_from(passage), door=path_to(passage), rule="KH-201")


def dig_next(game: KeepTheHeroesOut) -> None:
    """The next passage of the scenario's list is dug through a wall."""
    opens = game.scenario.opens
    if game.opened == len(opens):
        game.tell("no-open", rule="KH-203")
        return
    passage = opens[game.opened]
    game.opened += 1
    game.replan()
    game.tell("dug", room=path_from(passage), door=path_to(passage), rule="KH-203")


class WallUp(ByRoom):
    """A passage of a room (`this`) is brought down: the players say which."""

    name = "wall-up"
    rule = "KH-143"
    verb = "wall-up"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        return game.plan.passages[this]

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        shut(game, path(this, room))

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this) and game.plan.passages[this] != 0


class BreakPortal(ByRoom):
    """A completed portal is unfinished again."""

    name = "break"
    rule = "KH-204"
    verb = "break"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        return game.portals()

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        break_portal(game, room)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-break", rule=self.rule)


def break_portal(game: KeepTheHeroesOut, room: i64) -> None:
    """A portal is unfinished again."""
    set_portal(game, room, UNFINISHED)
    game.tell("portal-broken", room=room, rule="KH-204")


class Reopen(ByRoom):
    """An unfinished portal is completed."""

    name = "reopen"
    rule = "KH-205"
    verb = "reopen"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        rooms: i64 = 0
        for room in range(ROOM_COUNT):
            if game.token(room, PORTAL) == UNFINISHED:
                rooms |= only(room)
        return rooms

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        set_portal(game, room, COMPLETED)
        game.tell("reopened", room=room, rule=self.rule)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-reopen", rule=self.rule)


def set_goal(game: KeepTheHeroesOut, room: i64) -> None:
    """Heroes want to go somewhere else from now on."""
    game.goal = room
    game.replan()
    game.tell("goal", room=room, rule="KH-190")


WALLING_UP: Final = WallUp()
BREAK_PORTAL: Final = BreakPortal()
REOPENING: Final = Reopen()
