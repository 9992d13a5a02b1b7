"""Loot: what is shown, acquired and bought, and the tactic cards that the Laboratory lends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop, vec
from ..engine.pending import NOTHING
from .actions import CLAN, TAKE
from .assault import HEROES_ACT
from .cards import CLANS, DECK_SIZE, TACTIC, THIEF
from .guild import summon_hero
from .step import Step
from .tactic_cards import renew

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


MOST_SHOWN: Final = 5


def lay_loot(game: KeepTheHeroesOut) -> None:
    """All loot is one shuffled deck, of which five cards are shown."""
    for card in range(game.box.first_loot, game.box.first_hero):
        game.loot_deck = append(game.loot_deck, card)
    game.shuffle(game.loot_deck)
    refill(game)
    if game.scenario.stowaways > 0:
        for number in range(game.scenario.stowaways):
            game.loot_deck = append(game.loot_deck, game.box.first_stowaway + number)
        game.shuffle(game.loot_deck)


def lend(game: KeepTheHeroesOut, clan: i64) -> None:
    """The clan's tactic cards are shuffled into the loot: before any is shown, or when the Laboratory is built."""
    game.borrowed = clan
    game.tell("borrowed", clan=clan, rule="KH-56")
    for card in range(clan * DECK_SIZE, clan * DECK_SIZE + DECK_SIZE):
        game.loot_deck = append(game.loot_deck, card)
    if game.turn == 0:
        lay_loot(game)
        return
    game.revealed = True
    game.shuffle(game.loot_deck)
    for card in game.loot_deck:
        game.seen[card] = 0  # what was put under the deck may lie anywhere now
    refill(game)


class Borrow(Step):
    """With a Laboratory, once there is one, the tactic cards of a clan that nobody plays join the loot."""

    name = "borrow"
    rule = "KH-56"
    is_shared = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        for clan in range(len(CLANS)):
            if not game.is_taken(clan):
                game.offer(CLAN + clan)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        lend(game, action - CLAN)

    def can_pend(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> bool:
        return game.turn == 0


def offer_display(game: KeepTheHeroesOut, block: i64) -> None:
    """The kinds of cards that are shown."""
    for i in range(len(game.display)):
        kind = game.box.kind_of[game.display[i]].number
        if not is_shown_before(game, i, kind):
            game.offer(block + kind)


def offer_sort(game: KeepTheHeroesOut, sort: i64, block: i64) -> None:
    """The shown cards of one sort of loot."""
    for i in range(len(game.display)):
        kind = game.box.kind_of[game.display[i]]
        if kind.sort == sort and not is_shown_before(game, i, kind.number):
            game.offer(block + kind.number)


def is_shown_before(game: KeepTheHeroesOut, place: i64, kind: i64) -> bool:
    """Whether the same kind is shown at an earlier place."""
    for i in range(place):
        if game.box.kind_of[game.display[i]].number == kind:
            return True
    return False


def from_display(game: KeepTheHeroesOut, kind: i64) -> Card:
    """A card of that kind leaves the display."""
    i: i64 = 0
    while game.box.kind_of[game.display[i]].number != kind:
        i += 1
    game.display, card = pop(game.display, i)
    return card


def refill(game: KeepTheHeroesOut) -> None:
    """Show loot until five lie there."""
    while len(game.display) < MOST_SHOWN and len(game.loot_deck) > 0:
        game.revealed = True
        game.loot_deck, card = pop(game.loot_deck)
        game.seen[card] = 0
        if card >= game.box.first_stowaway:
            stow_out(game, card)
            continue
        game.display = append(game.display, card)
        game.tell("shown", card=card, rule="KH-02")


def lay_under(game: KeepTheHeroesOut, card: Card) -> None:
    """A card goes under the loot deck; all know that it lies there."""
    under = vec[i64]([card])
    for other in game.loot_deck:
        under = append(under, other)
    game.loot_deck = under
    game.show_all(card)


def stow_out(game: KeepTheHeroesOut, card: Card) -> None:
    """A stowaway jumps out of the wares: a Thief comes to the goal, before the turn goes on."""
    game.tell("stowaway", card=card, rule="KH-220")
    game.ask(HEROES_ACT, game.active, NOTHING, 0)
    summon_hero(game, game.goal, THIEF)


def put_under(game: KeepTheHeroesOut, kind: i64) -> None:
    """A shown card goes under the loot deck."""
    card = from_display(game, kind)
    lay_under(game, card)
    game.tell("put-under", card=card, rule="KH-11")


def acquire(game: KeepTheHeroesOut, seat: Seat, kind: i64, how: str) -> None:
    """A shown card goes to a player's discards, and another is shown."""
    card = from_display(game, kind)
    player = game.players[seat]
    player.discards = append(player.discards, card)
    game.tell(how, seat=seat, card=card, rule="KH-53" if how == "bought" else "KH-56")
    refill(game)
    renew(game, seat)


def buy(game: KeepTheHeroesOut, seat: Seat, kind: i64) -> None:
    """The resource is spent where that sort of loot is sold."""
    sort = game.box.kinds[kind].sort
    for room in game.box.shops:
        shop = game.box.rooms[room]
        if shop.sells == sort:
            game.discard_token(room, shop.price)
            game.tell("spent", seat=seat, token=shop.price, room=room, rule="KH-53")
    acquire(game, seat, kind, "bought")


class TakeTactic(Step):
    """The Laboratory gives a tactic card of the display."""

    name = "take-tactic"
    rule = "KH-56"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_sort(game, TACTIC, TAKE)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        acquire(game, you, action - TAKE, "took")

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("no-tactic", seat=you, rule="KH-101")


BORROW: Final = Borrow()
TAKE_TACTIC: Final = TakeTactic()
