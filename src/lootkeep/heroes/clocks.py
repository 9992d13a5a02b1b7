"""Clocks: what happens before an assault's first card, and when treasures are lost or foes fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from .packing import has, only
from .scenario import AT_ASSAULT, AT_WAVE, EVERY, WHEN_FALLS, WHEN_LOST, Clock

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def is_due(game: KeepTheHeroesOut, clock: Clock) -> bool:
    """Whether a clock strikes with this assault."""
    if clock.code == EVERY:
        return game.assaults % clock.number == 0
    if clock.code == AT_ASSAULT:
        return game.assaults == clock.number
    return clock.code == AT_WAVE and game.wave == clock.number


def assaults_to(game: KeepTheHeroesOut, clock: Clock) -> i64:
    """How many assaults it is, at most, until a clock strikes: 1 for the next one; 0 if that cannot be said."""
    if clock.code == EVERY:
        return clock.number - game.assaults % clock.number
    if clock.code == AT_ASSAULT and clock.number > game.assaults:
        return clock.number - game.assaults
    return 0


def ask_clocks(game: KeepTheHeroesOut, seat: Seat) -> None:
    """The clocks of this assault, in the order written: the last is asked for first."""
    clocks = game.scenario.clocks
    i: i64 = len(clocks) - 1
    while i >= 0:
        clock = clocks[i]
        if not has(game.fired, i) and is_due(game, clock):
            if clock.code != EVERY:
                game.fired |= only(i)
            game.ask_operations(seat, clock.does)
            game.tell("clock", n=game.assaults, rule="KH-120")
        i -= 1


def strike(game: KeepTheHeroesOut, code: i64, number: i64) -> None:
    """A treasure is lost, or a foe falls: what hangs on it comes when the present step is over."""
    clocks = game.scenario.clocks
    i: i64 = len(clocks) - 1
    while i >= 0:
        clock = clocks[i]
        if clock.code == code and clock.number == number and not has(game.fired, i):
            game.fired |= only(i)
            game.ask_operations(game.active, clock.does)
        i -= 1


def note_loss(game: KeepTheHeroesOut) -> None:
    """One treasure more outside the Vault is gone."""
    game.lost += 1
    strike(game, WHEN_LOST, game.lost)


def note_fall(game: KeepTheHeroesOut, foe: i64) -> None:
    """A foe has no Health left."""
    strike(game, WHEN_FALLS, foe)
