"""The charge: heroes go on together towards the Vault, and traps hit some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from .actions import FALL, GO
from .cards import HERO, HERO_COUNT, TRAP
from .guild import rouse
from .packing import AWAKE, EXHAUSTED, count_of, heroes_who_are, one, total
from .scenario import MIRE
from .step import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut

STORMING: Final = 0  # how a group comes into a room
STEALING: Final = 1


class Charge(Step):
    """All awake heroes of a room (`this`) go together to one that is nearer to the goal."""

    name = "charge"
    rule = "KH-70"
    verb = "charge"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.offer_rooms(game.nearer(this))

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        door = action - GO
        game.group = game.awake(this)
        game.heroes[this] -= heroes_who_are(AWAKE, game.group)
        game.tell("charges", room=this, door=door, n=total(game.group), heroes=game.group, rule=self.rule)
        game.ask(TRAPPED, you, door, STORMING)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this) and game.nearer(this) != 0 and game.awake(this) != 0


class Traps(Step):
    """Each trap of a room (`this`) hits one of those who come, charging or creeping (n); then the survivors are in."""

    name = "traps"
    rule = "KH-75"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if 0 < game.token(this, TRAP) < total(game.group):
            for hero in range(HERO_COUNT):
                if count_of(game.group, hero):
                    game.offer(FALL + hero)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(self, you, this, n)
        trap_charger(game, this, action - FALL)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for hero in range(HERO_COUNT):
            while game.token(this, TRAP) > 0 and count_of(game.group, hero):
                trap_charger(game, this, hero)
        if n == STEALING:
            settle_creepers(game, this)
        else:
            storm(game, this)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this)


def trap_charger(game: KeepTheHeroesOut, room: i64, hero: i64) -> None:
    """A trap kills one of the group that has come."""
    game.discard_token(room, TRAP)
    game.group -= one(hero)
    game.supply += one(HERO + hero)
    game.tell("trapped", hero=hero, room=room, rule="KH-75")


def storm(game: KeepTheHeroesOut, room: i64) -> None:
    """The survivors of a charge are in the room and inspire the others; in the mire they are exhausted."""
    if game.group and game.suffers(room, MIRE):
        game.heroes[room] += heroes_who_are(EXHAUSTED, game.group)
        game.tell("mired", room=room, n=total(game.group), heroes=game.group, rule="KH-135")
        game.group = 0
    elif game.group:
        rouse(game, room, "inspired", "KH-66")
        game.heroes[room] += heroes_who_are(AWAKE, game.group)
        game.group = 0


# ---------------------------------------------------------------- in the dark


def creep(game: KeepTheHeroesOut, seat: Seat, room: i64, door: i64) -> None:
    """The exhausted heroes of a room steal into another one."""
    game.group = game.tired(room)
    game.heroes[room] -= heroes_who_are(EXHAUSTED, game.group)
    game.tell("creeps", room=room, door=door, n=total(game.group), rule="KH-63")
    game.ask(TRAPPED, seat, door, STEALING)


def settle_creepers(game: KeepTheHeroesOut, room: i64) -> None:
    """Those whom no trap has hit are exhausted in the new room."""
    game.heroes[room] += heroes_who_are(EXHAUSTED, game.group)
    game.group = 0


CHARGE: Final = Charge()
TRAPPED: Final = Traps()
