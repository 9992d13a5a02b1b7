"""The ram: it rolls towards the Vault, hits monsters, and can be wrecked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.native import i64
from .actions import victim
from .cards import NOWHERE, TRAP, VAULT
from .monsters import hurt
from .packing import count_of

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def hit_ram(game: KeepTheHeroesOut, seat: Seat) -> None:
    """The ram takes 1 damage."""
    game.ram_health -= 1
    game.tell("ram-hit", seat=seat, room=game.ram, n=game.ram_health, rule="KH-63")
    if game.ram_health == 0:
        wreck_ram(game)


def wreck_ram(game: KeepTheHeroesOut) -> None:
    """The ram is out of the game."""
    game.tell("ram-wrecked", room=game.ram, rule="KH-63")
    game.ram = NOWHERE


def ram_rolls(game: KeepTheHeroesOut, room: i64) -> None:
    """The ram comes into a room: traps hit it, then it hits every monster there."""
    game.ram = room
    game.tell("ram-rolls", room=room, rule="KH-63")
    while game.ram != NOWHERE and game.token(room, TRAP) > 0:
        game.discard_token(room, TRAP)
        game.ram_health -= 1
        game.tell("ram-trapped", room=room, n=game.ram_health, rule="KH-63")
        if game.ram_health == 0:
            wreck_ram(game)
    if game.ram == NOWHERE:
        return
    if room == VAULT:
        game.breached = True
        game.tell("breached", rule="KH-63")
    ram_strikes(game)


def ram_strikes(game: KeepTheHeroesOut) -> None:
    """1 damage to every monster in the ram's room; nobody can defend."""
    room = game.ram
    for seat in range(game.seats):
        wounds: i64 = 4
        while wounds >= 0:  # from the most wounded down, so that none is hit twice
            for _ in range(count_of(game.monsters(seat, room), wounds)):
                hurt(game, victim(room, seat, wounds))
            wounds -= 1
