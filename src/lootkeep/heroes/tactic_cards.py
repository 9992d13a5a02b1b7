"""Tactic cards: played from the hand, discarded, drawn, and shuffled anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop, vec
from ..engine.piles import with_card
from .actions import DISCARD
from .step import Step

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def offer_hand(game: KeepTheHeroesOut, seat: Seat, block: i64) -> None:
    """The kinds of cards in hand."""
    last: i64 = -1
    for card in game.players[seat].hand:
        kind = game.box.kind_of[card].number
        if kind != last:
            game.offer(block + kind)
            last = kind


def from_hand(game: KeepTheHeroesOut, seat: Seat, kind: i64) -> Card:
    """A card of that kind leaves the hand."""
    player = game.players[seat]
    i: i64 = 0
    while game.box.kind_of[player.hand[i]].number != kind:
        i += 1
    player.hand, card = pop(player.hand, i)
    return card


def discard(game: KeepTheHeroesOut, seat: Seat, kind: i64, how: str, rule: str) -> None:
    """A card goes from hand to the discards unplayed, by this rule."""
    player = game.players[seat]
    card = from_hand(game, seat, kind)
    player.discards = append(player.discards, card)
    game.tell(how, seat=seat, card=card, rule=rule)
    renew(game, seat)


def renew(game: KeepTheHeroesOut, seat: Seat) -> None:
    """An empty tactics deck is made anew from the discards, at any moment."""
    player = game.players[seat]
    if len(player.deck) == 0 and len(player.discards) > 0:
        player.deck = player.discards
        player.discards = vec[i64]()
        game.shuffle(player.deck)
        game.tell("reshuffled", seat=seat, rule="KH-15")


def draw(game: KeepTheHeroesOut, seat: Seat, cards: i64) -> None:
    """Tactic cards to hand; without any card there is no draw."""
    player = game.players[seat]
    drawn = vec[i64]()
    while cards > 0 and len(player.deck) > 0:
        game.revealed = True
        player.deck, card = pop(player.deck)
        player.hand = with_card(player.hand, card)
        drawn = with_card(drawn, card)
        cards -= 1
        if len(player.deck) == 0 or cards == 0:
            tell_drawn(game, seat, drawn)
            drawn = vec[i64]()
            renew(game, seat)


def tell_drawn(game: KeepTheHeroesOut, seat: Seat, cards: vec[i64]) -> None:
    """Say what came to hand, in the order of the box: a hand has no other."""
    for card in cards:
        game.tell("drew", seat=seat, card=card, rule="KH-20")


def call_reinforcements(game: KeepTheHeroesOut, seat: Seat, word: i64) -> None:
    """Of the top three tactic cards those with the icon come to hand, the others are discarded."""
    player = game.players[seat]
    game.revealed = True
    if len(player.deck) < 3 and len(player.discards) > 0:  # short: the discards go under what is left
        under = player.discards
        player.discards = vec[i64]()
        game.shuffle(under)
        for card in player.deck:
            under = append(under, card)
        player.deck = under
    taken = vec[i64]()
    for _ in range(min(3, len(player.deck))):
        player.deck, card = pop(player.deck)
        if game.box.kind_of[card].shows(word):
            taken = append(taken, card)
        else:
            player.discards = append(player.discards, card)
            game.tell("sent-off", seat=seat, card=card, rule="KH-33")
    for card in taken:  # after the others, so that their order tells nothing
        player.hand = with_card(player.hand, card)
        game.tell("called", seat=seat, card=card, rule="KH-33")
    renew(game, seat)


class DrawCards(Step):
    """n tactic cards for a gamble."""

    name = "draw-cards"
    rule = "KH-55"

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        draw(game, you, n)


class Curse(Step):
    """A player discards a card of their choice."""

    name = "curse"
    rule = "KH-68"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_hand(game, you, DISCARD)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        discard(game, you, action - DISCARD, "discarded", self.rule)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("empty-handed", seat=you, rule=self.rule)


DRAW_CARDS: Final = DrawCards()
CURSED: Final = Curse()
