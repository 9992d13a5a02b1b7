"""The Crown's share: what is due, what happens if it is not paid, and what is seized."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64
from ..engine.pending import NOTHING
from .actions import PASS, SPEND, stock, stock_room
from .aims import judge
from .by_room import ByRoom
from .cards import EVENT, NOWHERE, ROOM_COUNT, VAULT
from .clocks import note_loss
from .icons import RESOURCES
from .packing import is_begun, only, tithe, tithe_begun, tithe_left, tithe_operation
from .scenario import NO_OPERATION, RISING, TITHE, Operation
from .step import Step
from .tokens import lose

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def demand(game: KeepTheHeroesOut, you: Seat, place: i64) -> None:
    """A tithe is due: so many of a resource, or one for each Bell that is out."""
    operation = game.scenario.operations[place]
    due = operation.number
    if due == RISING:
        due = bells(game)
        if game.seats > 2:
            due += 1
    game.ask(PAY_TITHE, you, operation.what, tithe(place, due))


def bells(game: KeepTheHeroesOut) -> i64:
    """How many Bells lie in the Guild's discards."""
    found: i64 = 0
    for card in game.guild_discards:
        if game.box.is_sign(card) and game.box.sign_on(card) == 0:
            found += 1
    return found


class PayTithe(Step):
    """n resources (`this`) from anywhere in the dungeon or from one room, all or nothing; else what the card says."""

    name = "tithe"
    rule = "KH-214"
    is_shared = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        where = game.scenario.operations[tithe_operation(n)].room
        there: i64 = 0
        for room in range(ROOM_COUNT):
            if where == NOWHERE or room == where:
                there += game.token(room, this)
        if there < tithe_left(n):
            return
        for room in range(ROOM_COUNT):
            if (where == NOWHERE or room == where) and game.token(room, this) > 0:
                game.offer(SPEND + stock(room, this))
        if not is_begun(n):
            game.offer(PASS)  # half a payment is none

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        if action == PASS:
            refuse(game, you, tithe_operation(n))
            return
        lose(game, stock_room(action - SPEND), this, self.rule)
        left = tithe_left(n) - 1
        if left > 0:
            game.ask(self, you, this, tithe_begun(n, left))

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        refuse(game, you, tithe_operation(n))

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        place = tithe_operation(n)
        if this >= len(RESOURCES) or place >= len(game.scenario.operations) or tithe_left(n) == 0:
            return False
        operation = game.scenario.operations[place]
        return operation.code == TITHE and operation.what == this


def refuse(game: KeepTheHeroesOut, you: Seat, place: i64) -> None:
    """A tithe is not paid: something else happens, or an event token lies on the Vault."""
    otherwise = game.scenario.operations[place].otherwise
    if otherwise != NO_OPERATION:
        game.tell("unpaid", token=game.scenario.operations[place].what, rule="KH-214")
        game.ask_operation(you, otherwise)
        return
    if game.reserve(EVENT) > 0:
        game.place_token(VAULT, EVENT)
    game.tell("owed", n=game.token(VAULT, EVENT), rule="KH-214")
    judge(game)


def seize(game: KeepTheHeroesOut, you: Seat, operation: Operation) -> None:
    """As many treasures as there are debts, at most two, or a number of them."""
    debts = game.token(VAULT, EVENT)
    game.ask(SEIZING, you, NOTHING, operation.number if operation.number > 0 else min(debts, 2))


class Seize(ByRoom):
    """n times the treasure of the lowest value outside the Vault is removed unseen; then the debt is forgotten."""

    name = "seize"
    rule = "KH-215"
    verb = "give-up"

    def rooms(self, game: KeepTheHeroesOut, this: Card, n: i64) -> i64:
        if n == 0:
            return 0
        least: i64 = 9
        found: i64 = 0
        for room in range(1, ROOM_COUNT):
            if game.treasure[room] == NOTHING:
                continue
            value = game.value_of(game.treasure[room])
            if value > least:
                continue
            if value < least:
                least = value
                found = 0
            found |= only(room)
        return found

    def happen(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, room: i64) -> None:
        if n > 1:
            game.ask(self, you, this, n - 1)
        card = game.treasure[room]
        game.treasure[room] = NOTHING
        game.chest = append(game.chest, card)
        game.tell("seized", room=room, n=n - 1, rule=self.rule)
        if n == 1:
            forgive(game)
        note_loss(game)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-treasure" if n > 0 else "no-debt", rule=self.rule)
        forgive(game)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return n <= 5


def forgive(game: KeepTheHeroesOut) -> None:
    """The debt is forgotten."""
    while game.token(VAULT, EVENT) > 0:
        game.discard_token(VAULT, EVENT)


PAY_TITHE: Final = PayTithe()
SEIZING: Final = Seize()
