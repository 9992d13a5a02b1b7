"""A hero attacks: whom, who defends, and what was not prevented."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64
from ..engine.pending import NOTHING
from .actions import DEFEND, HIT, SPARE, victim_room, victim_seat, victim_wounds
from .cards import HERO_COUNT, ROOM_COUNT
from .momentum import ask_momentum
from .monsters import hurt, offer_victims
from .packing import count_of, shield_icon, shields_left, spare_shields
from .step import May, Step
from .tactic_cards import from_hand, renew

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def attack(game: KeepTheHeroesOut, seat: Seat, room: i64, hero: i64) -> None:
    """A hero is exhausted to hit a monster in the room."""
    game.exhaust(room, hero)
    game.parried = False
    game.ask(WHOM, seat, room, hero)


class Whom(Step):
    """Whom a hero (n) in a room (`this`) hits; then whoever has a monster there may defend."""

    name = "whom"
    rule = "KH-67"
    verb = "hit"
    is_shared = True
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_victims(game, this)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        victim = action - HIT
        room = victim_room(victim)
        game.tell("attacks", hero=n, seat=victim_seat(victim), room=room, rule=self.rule)
        game.ask(DAMAGE, game.active, NOTHING, victim)
        for i in range(game.seats):
            seat = (game.active + game.seats - 1 - i) % game.seats
            if game.monsters(seat, room):
                game.ask(DEFENDING, seat, room, n)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this) and n < HERO_COUNT


class Defend(Step):
    """A player with a monster in the room (`this`) may prevent the damage that a hero (n) does."""

    name = "defend"
    rule = "KH-26"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if game.parried:
            return
        if shields_left(game.players[you].spare):
            game.offer(SPARE)
        offer_shields(game, you)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        defend(game, you, this, NOTHING if action == SPARE else action - DEFEND)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.is_room(this)


def offer_shields(game: KeepTheHeroesOut, seat: Seat) -> None:
    """Cards in hand with Defend; spare icons of two cards are kept together only if they are alike."""
    player = game.players[seat]
    last: i64 = -1
    for card in player.hand:
        kind = game.box.kind_of[card]
        if kind.shields == 0 or kind.number == last:
            continue
        if shields_left(player.spare) == 0 or kind.shields == 1 or kind.shield == shield_icon(player.spare):
            game.offer(DEFEND + kind.number)
            last = kind.number


def defend(game: KeepTheHeroesOut, seat: Seat, room: i64, kind: i64) -> None:
    """A Defend icon prevents the damage, of a card in hand or (NOTHING) one that is left."""
    player = game.players[seat]
    game.parried = True
    icon = shield_icon(player.spare)
    if kind == NOTHING:
        player.spare -= 1
        game.tell("defended-again", seat=seat, room=room, rule="KH-82")
    else:
        design = game.box.kinds[kind]
        card = from_hand(game, seat, kind)
        player.discards = append(player.discards, card)
        icon = design.shield
        if design.shields > 1:
            player.spare = spare_shields(shields_left(player.spare) + design.shields - 1, icon)
        game.tell("defended", seat=seat, card=card, room=room, rule="KH-26")
    ask_momentum(game, seat, icon, room)
    renew(game, seat)


class Damage(Step):
    """A monster (n: which, as in the action) takes what was not prevented."""

    name = "damage"
    rule = "KH-67"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        if not game.parried:
            hurt(game, n)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        room = victim_room(n)
        seat = victim_seat(n)
        there = room < ROOM_COUNT and seat < game.seats
        return there and count_of(game.monsters(seat, room), victim_wounds(n)) > 0


WHOM: Final = Whom()
DEFENDING: Final = May(Defend())
DAMAGE: Final = Damage()
