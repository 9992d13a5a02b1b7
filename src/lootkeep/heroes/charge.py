"""The charge: heroes go on together towards the Vault, and traps hit some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from .actions import FALL, GO
from .captains import arrive, is_he, set_out, trap_captain
from .cards import HERO, HERO_COUNT, NOWHERE, TRAP
from .guild import rouse
from .packing import AWAKE, EXHAUSTED, count_of, heroes_in, heroes_who_are, one, total
from .scenario import MIRE
from .state import ACTING, RUNNING, STANDING
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
        game.group_wounds = heroes_in(game.wounded[this], AWAKE)
        game.wounded[this] -= heroes_who_are(AWAKE, game.group_wounds)
        set_out(game, this, ACTING, door)
        game.tell("charges", room=this, door=door, n=total(game.group), heroes=game.group, rule=self.rule)
        game.ask(TRAPPED, you, door, STORMING)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this) and game.nearer(this) != 0 and game.awake(this) != 0


class Traps(Step):
    """Each trap of a room (`this`) hits one of those who come, charging or creeping (n); then those left are in."""

    name = "traps"
    rule = "KH-75"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if 0 < game.token(this, TRAP) < endurance(game, this):
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
            settle(game, this, EXHAUSTED, STANDING)
        else:
            storm(game, this)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this)


def endurance(game: KeepTheHeroesOut, room: i64) -> i64:
    """How many traps of the room it takes until nobody of the group is left."""
    found = total(game.group)
    captain = game.captain_in(room, RUNNING)
    if game.scenario.tough != NOWHERE:
        found += count_of(game.group - game.group_wounds - captain, game.scenario.tough)
    return found + game.foe_health[game.scenario.captain] - 1 if captain else found


def trap_charger(game: KeepTheHeroesOut, room: i64, hero: i64) -> None:
    """A trap hits one of the group that has come: of a class the wounded first, and the captain last."""
    if is_he(game, room, RUNNING, hero, game.group):
        trap_captain(game, room)
        return
    game.discard_token(room, TRAP)
    if hero == game.scenario.tough and count_of(game.group_wounds, hero) == 0:
        game.group_wounds += one(hero)
        game.tell("tough-trapped", hero=hero, room=room, rule="KH-172")
        return
    if hero == game.scenario.tough:
        game.group_wounds -= one(hero)
    game.group -= one(hero)
    game.supply += one(HERO + hero)
    game.tell("trapped", hero=hero, room=room, rule="KH-75")


def storm(game: KeepTheHeroesOut, room: i64) -> None:
    """The survivors of a charge are in the room and inspire the others; in the mire they are exhausted."""
    if game.group and game.suffers(room, MIRE):
        game.tell("mired", room=room, n=total(game.group), heroes=game.group, rule="KH-135")
        settle(game, room, EXHAUSTED, STANDING)
    elif game.group:
        rouse(game, room, "inspired", "KH-66")
        settle(game, room, AWAKE, ACTING)


def settle(game: KeepTheHeroesOut, room: i64, state: i64, captain: i64) -> None:
    """The group is in the room, in this state."""
    game.heroes[room] += heroes_who_are(state, game.group)
    game.wounded[room] += heroes_who_are(state, game.group_wounds)
    game.group = 0
    game.group_wounds = 0
    arrive(game, room, captain)


# ---------------------------------------------------------------- in the dark


def creep(game: KeepTheHeroesOut, seat: Seat, room: i64, door: i64) -> None:
    """The exhausted heroes of a room steal into another one."""
    game.group = game.tired(room)
    game.heroes[room] -= heroes_who_are(EXHAUSTED, game.group)
    game.group_wounds = heroes_in(game.wounded[room], EXHAUSTED)
    game.wounded[room] -= heroes_who_are(EXHAUSTED, game.group_wounds)
    set_out(game, room, STANDING, door)
    game.tell("creeps", room=room, door=door, n=total(game.group), rule="KH-63")
    game.ask(TRAPPED, seat, door, STEALING)


CHARGE: Final = Charge()
TRAPPED: Final = Traps()
