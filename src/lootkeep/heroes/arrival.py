"""A hero arrives: shows off, checks the room, inspires the others; or is thrown into the Cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import i64
from ..engine.pending import NOTHING
from .actions import HIT, LOSE, victim_room
from .captains import is_he, trap_captain
from .cards import ARCHER, CELLS, HERO, HERO_COUNT, MAGE, NOWHERE, ROOM_COUNT, THIEF, TRAP, WARRIOR
from .guild import next_card, rouse, stir, summon_hero
from .monsters import hurt, offer_victims
from .packing import (
    ARRIVING,
    AWAKE,
    EXHAUSTED,
    count_of,
    has,
    hero_who_is,
    heroes_in,
    heroes_who_are,
    one,
    resources,
    total,
)
from .state import ACTING, COMING
from .step import Step
from .tokens import lose

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def show_off(game: KeepTheHeroesOut, seat: Seat, room: i64, hero: i64) -> None:
    """What a hero does on being summoned; then the room is checked."""
    game.ask(ENTER, seat, room, hero)
    swagger(game, seat, room, hero)


def swagger(game: KeepTheHeroesOut, seat: Seat, room: i64, hero: i64) -> None:
    """What heroes of each class do to show off."""
    if hero == ARCHER:
        game.ask(SHOT, seat, room, 0)
    elif hero == WARRIOR:
        if resources(game.goods[room]):
            game.tell("ransacks", hero=hero, room=room, rule="KH-64")
            game.ask(RANSACK, seat, room, 2)
    elif hero == THIEF:
        if game.token(room, TRAP) > 0:
            game.discard_token(room, TRAP)
            game.tell("disarms", hero=hero, room=room, rule="KH-64")
    elif room == CELLS:
        if game.tired(CELLS) == 0:
            game.tell("escapes", room=room, rule="KH-64")
        rouse(game, CELLS, "freed", "KH-64")


class ShowAgain(Step):
    """The captain (`this`) has been woken: he shows off as on the day when he came."""

    name = "show"
    rule = "KH-159"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        room = game.foe_room[this]
        game.tell("shows-again", foe=this, room=room, rule=self.rule)
        swagger(game, you, room, game.captain_class())

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return this == game.scenario.captain and game.foe_state[this] == ACTING


class Shot(Step):
    """An Archer who was summoned into a room (`this`) shoots a monster next door, the nearest to the goal."""

    name = "shot"
    rule = "KH-64"
    verb = "hit"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        nearest: i64 = NOWHERE
        beside = game.in_sight(this)
        distance = game.plan.distance
        for room in range(ROOM_COUNT):
            if has(beside, room) and distance[room] < nearest and game.is_guarded(room):
                nearest = distance[room]
        for room in range(ROOM_COUNT):
            if has(beside, room) and distance[room] == nearest:
                offer_victims(game, room)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        victim = action - HIT
        game.tell("shoots", hero=ARCHER, room=this, door=victim_room(victim), rule=self.rule)
        hurt(game, victim)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this)


class Ransack(Step):
    """n resources of a room (`this`) are discarded, as many as there are; that there are none is told."""

    name = "ransack"
    rule = "KH-64"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        stuff = resources(game.goods[this])
        if total(stuff) > n:
            for token in range(4):
                if count_of(stuff, token):
                    game.offer(LOSE + token)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        lose(game, this, action - LOSE, self.rule)
        if n > 1:
            game.ask(self, you, this, n - 1)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if resources(game.goods[this]) == 0:
            game.tell("no-prey", room=this, rule=self.rule)
        for token in range(4):
            while game.token(this, token) > 0:
                lose(game, this, token, self.rule)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this)


class Enter(Step):
    """A summoned hero (n) checks the room (`this`): traps hit it, the Cells hold it; then it inspires the others."""

    name = "enter"
    rule = "KH-65"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if is_he(game, this, COMING, n, heroes_in(game.heroes[this], ARRIVING)):
            enter_captain(game, this)
            return
        game.heroes[this] -= hero_who_is(ARRIVING, n)
        wounds = caught(game, this, n)
        if wounds >= game.health_of(n):
            game.supply += one(HERO + n)
            return
        state: i64 = EXHAUSTED if this == CELLS and n != MAGE else AWAKE
        if state == EXHAUSTED:
            game.tell("jailed", hero=n, rule=self.rule)
        else:
            rouse(game, this, "inspired", "KH-66")
        game.heroes[this] += hero_who_is(state, n)
        if wounds > 0:
            game.wounded[this] += hero_who_is(state, n)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this) and n < HERO_COUNT and count_of(heroes_in(game.heroes[this], ARRIVING), n) > 0


def caught(game: KeepTheHeroesOut, room: i64, hero: i64) -> i64:
    """Traps of a room hit a summoned hero one at a time, until the traps or the hero are gone: with how many wounds."""
    wounds: i64 = 0
    while game.token(room, TRAP) > 0 and wounds < game.health_of(hero):
        game.discard_token(room, TRAP)
        wounds += 1
        if wounds < game.health_of(hero):
            game.tell("tough-trapped", hero=hero, room=room, rule="KH-172")
        else:
            game.tell("trapped", hero=hero, room=room, rule="KH-65")
    return wounds


def enter_captain(game: KeepTheHeroesOut, room: i64) -> None:
    """The captain goes on while he has Health left; no Cells hold him, and he inspires the others."""
    while game.captain_in(room, COMING) and game.token(room, TRAP) > 0:
        trap_captain(game, room)
    hero = game.captain_in(room, COMING)
    if hero:
        game.heroes[room] -= heroes_who_are(ARRIVING, hero)
        rouse(game, room, "inspired", "KH-66")
        game.heroes[room] += heroes_who_are(AWAKE, hero)
        game.foe_state[game.scenario.captain] = ACTING


def throw(game: KeepTheHeroesOut, seat: Seat, rule: str) -> bool:
    """The next Guild card's hero goes to the Cells, by this rule; False if it is no hero."""
    card = next_card(game)
    if card == NOTHING:
        game.tell("no-guild", rule="KH-77")
        return False
    if game.box.is_sign(card):
        game.tell("sign-idle", card=card, rule="KH-55" if rule == "KH-55" else "KH-79")
        return False
    hero = game.box.hero_on(card)
    if not game.is_in(CELLS):
        game.tell("no-cells", card=card, hero=hero, rule=rule)
        return True
    game.tell("thrown", card=card, hero=hero, rule=rule)
    if game.reserve(HERO + hero) == 0:
        stir(game, hero)
        return True
    summon_hero(game, CELLS, hero)
    show_off(game, seat, CELLS, hero)
    return True


SHOW_AGAIN: Final = ShowAgain()
SHOT: Final = Shot()
RANSACK: Final = Ransack()
ENTER: Final = Enter()
