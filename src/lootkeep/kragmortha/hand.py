"""Movement cards in hand (KR-02, KR-05, KR-17): drawing, discarding, and the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop, vec
from ..engine.piles import with_card
from .actions import DISCARD
from .steps import Step

if TYPE_CHECKING:
    from .game import Kragmortha

HAND_SIZE: Final = 3


def draw(game: Kragmortha, seat: Seat) -> None:
    """Draw a movement card; an empty deck is made again from the discards."""
    if len(game.deck) == 0:
        game.deck = game.discards
        game.discards = vec[i64]()
        game.shuffle(game.deck)
    if len(game.deck) == 0:
        return
    game.revealed = True
    game.deck, card = pop(game.deck)
    game.forget(card)
    take_in_hand(game, seat, card)
    game.tell("drew", seat=seat, card=card)


def take_in_hand(game: Kragmortha, seat: Seat, card: Card) -> None:
    """Put a card among the others of the hand, in the order of the box."""
    player = game.players[seat]
    player.hand = with_card(player.hand, card)


def hand_limit(game: Kragmortha, seat: Seat) -> i64:
    """3, one more with Deep Pockets, one less (or what it says) by a Look."""
    limit: i64 = HAND_SIZE
    player = game.players[seat]
    for card in player.looks:
        bound = game.box.look_of(card).hand_limit
        if bound > 0:
            limit += bound - HAND_SIZE
    for card in player.tomes:
        limit += game.power_of(game.box.tome_of(card)).more_cards
    return limit


def draw_up(game: Kragmortha, seat: Seat) -> None:
    """Draw up to the hand limit."""
    missing = hand_limit(game, seat) - len(game.players[seat].hand)
    for _ in range(missing):
        draw(game, seat)


def cut_down(game: Kragmortha, seat: Seat) -> None:
    """A hand that is too large now is cut down before anything else."""
    if len(game.players[seat].hand) > hand_limit(game, seat):
        game.ask(HAND_LIMIT, seat)


def lay_off(game: Kragmortha, seat: Seat, kind: i64) -> Card:
    """A movement card of that kind goes from hand to the discards."""
    player = game.players[seat]
    i: i64 = 0
    while game.box.movement_of[player.hand[i]].number != kind:
        i += 1
    player.hand, card = pop(player.hand, i)
    game.discards = append(game.discards, card)
    return card


def discard(game: Kragmortha, seat: Seat, kind: i64) -> None:
    """A movement card of that kind is discarded unplayed."""
    card = lay_off(game, seat, kind)
    game.tell("discarded", seat=seat, card=card)


def offer_hand(game: Kragmortha, seat: Seat, verb: i64) -> None:
    """Each kind of card in the hand."""
    last: i64 = -1
    for card in game.players[seat].hand:
        kind = game.box.movement_of[card].number
        if kind != last:
            last = kind
            game.offer(verb + kind)


class HandLimit(Step):
    """A hand beyond its limit is cut down at once, the owner choosing."""

    name = "hand-limit"
    rule = "KR-05"
    verb = "discard"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        if len(game.players[you].hand) > hand_limit(game, you):
            offer_hand(game, you, DISCARD)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        game.ask(self, you)
        discard(game, you, action - DISCARD)


HAND_LIMIT: Final = HandLimit()
