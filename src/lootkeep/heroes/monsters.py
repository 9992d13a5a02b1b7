"""Monsters: they come from the Lair, move and carry, are hurt and go back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import (
    AMBUSH,
    CARRY,
    HIT,
    POWER_MOVE,
    SUMMON,
    victim,
    victim_room,
    victim_seat,
    victim_wounds,
    way,
    way_door,
    way_room,
    way_wounds,
)
from .cards import NO_TOKEN, POLTERGEIST, ROOM_COUNT, TOKENS, TRAP
from .icons import ANY, MOST_NUMBER
from .packing import cargo, has, higher, lowest, one, path, path_from, path_to
from .step import May, Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


# ---------------------------------------------------------------- from the Lair


def offer_ambush(game: KeepTheHeroesOut, seat: Seat, type: i64) -> None:
    """Rooms of a type, while monsters wait in the Lair."""
    if game.players[seat].lair > 0:
        for room in range(ROOM_COUNT):
            if game.is_in(room) and game.box.is_of_type(room, type):
                game.offer(AMBUSH + room)


def offer_summons(game: KeepTheHeroesOut, seat: Seat) -> None:
    """Rooms with a monster of one's own, while others wait in the Lair."""
    if game.players[seat].lair > 0:
        offer_own(game, seat, SUMMON)


def offer_own(game: KeepTheHeroesOut, seat: Seat, block: i64) -> None:
    """Rooms with a monster of one's own."""
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room):
            game.offer(block + room)


def summon(game: KeepTheHeroesOut, seat: Seat, room: i64, monsters: i64, how: str, rule: str) -> None:
    """Monsters come from the Lair, as many as it holds."""
    player = game.players[seat]
    count = min(monsters, player.lair)
    player.lair -= count
    game.change_monsters(seat, room, count)
    game.tell(how, seat=seat, room=room, n=count, rule=rule)


class Ambush(Step):
    """Up to n more monsters, in rooms of the type shown (`this`)."""

    name = "ambush"
    rule = "KH-29"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_ambush(game, you, this)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if n > 1:
            game.ask(AMBUSHING, you, this, n - 1)
        summon(game, you, action - AMBUSH, 1, "ambushed", self.rule)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return this <= ANY and 0 < n <= MOST_NUMBER


# ---------------------------------------------------------------- moving and carrying


def offer_moves(game: KeepTheHeroesOut, seat: Seat, block: i64) -> None:
    """Every monster through every door."""
    for room in range(ROOM_COUNT):
        if game.monsters(seat, room):
            offer_moves_from(game, seat, room, block)


def offer_moves_from(game: KeepTheHeroesOut, seat: Seat, room: i64, block: i64) -> None:
    """The monsters of one room, by their wounds, through its doors."""
    if block == POWER_MOVE and game.players[seat].clan == POLTERGEIST:
        offer_ways(game, seat, room, game.exits(room) | game.plan.walls[room], block)
    else:
        offer_ways(game, seat, room, game.exits(room), block)


def offer_ways(game: KeepTheHeroesOut, seat: Seat, room: i64, doors: i64, block: i64) -> None:
    """The monsters of one room, by their wounds, to these rooms."""
    pieces = game.monsters(seat, room)
    wounds: i64 = 0
    while pieces:
        if lowest(pieces):
            for door in range(ROOM_COUNT):
                if has(doors, door):
                    game.offer(block + way(room, wounds, door))
        pieces = higher(pieces)
        wounds += 1


def move(game: KeepTheHeroesOut, seat: Seat, way: i64) -> None:
    """A monster moves, and may take a token along."""
    room = way_room(way)
    wounds = way_wounds(way)
    door = way_door(way)
    game.change_monsters(seat, room, -one(wounds))
    game.change_monsters(seat, door, one(wounds))
    game.tell("moved", seat=seat, room=room, door=door, rule="KH-22")
    if cargo(game.goods[room]):
        game.ask(CARRYING, seat, NOTHING, path(room, door))


class Carry(Step):
    """A monster that moves (n: from where to where) may take one token along; into a marked room not every one."""

    name = "carry"
    rule = "KH-22"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        is_barred = game.scenario.only != NO_TOKEN and game.is_marked(path_to(n))
        for token in range(len(TOKENS)):
            if game.token(path_from(n), token) > 0 and (not is_barred or token == game.scenario.only):
                if token != TRAP or game.can_carry_trap(path_to(n)):
                    game.offer(CARRY + token)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        token = action - CARRY
        game.goods[path_from(n)] -= one(token)
        game.goods[path_to(n)] += one(token)
        game.tell("carried", seat=you, token=token, room=path_to(n), rule=self.rule)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(path_from(n)) and game.is_room(path_to(n))


# ---------------------------------------------------------------- wounds


def offer_victims(game: KeepTheHeroesOut, room: i64) -> None:
    """The monsters of a room, by player and wounds."""
    for seat in range(game.seats):
        pieces = game.monsters(seat, room)
        wounds: i64 = 0
        while pieces:
            if lowest(pieces):
                game.offer(HIT + victim(room, seat, wounds))
            pieces = higher(pieces)
            wounds += 1


def hurt(game: KeepTheHeroesOut, victim: i64) -> None:
    """A monster takes a wound, or goes to its Lair."""
    room = victim_room(victim)
    seat = victim_seat(victim)
    wounds = victim_wounds(victim)
    game.change_monsters(seat, room, -one(wounds))
    if wounds + 1 >= game.clan(seat).health:
        game.players[seat].lair += 1
        game.tell("fell", seat=seat, room=room, rule="KH-67")
        return
    game.change_monsters(seat, room, one(wounds + 1))
    game.tell("wounded", seat=seat, room=room, n=game.clan(seat).health - wounds - 1, rule="KH-67")


AMBUSHING: Final = May(Ambush())
CARRYING: Final = May(Carry())
