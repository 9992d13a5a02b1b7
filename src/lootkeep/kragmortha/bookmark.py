"""The Bookmark, a Tome that takes several steps: see cards, keep one, discard one, put the rest back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, pop, vec
from .actions import DISCARD, KEEP
from .hand import discard, offer_hand, take_in_hand
from .seats import joined
from .steps import Step
from .tomes import Power

if TYPE_CHECKING:
    from .game import Kragmortha

OPENED: Final = 3  # cards that are seen


class Bookmark(Power):
    """See the top 3 movement cards, keep one, discard one from hand, the rest back on top in any order."""

    name = "bookmark"
    is_before = True
    is_after = True

    def is_possible(self, game: Kragmortha, you: Seat, tome: i64) -> bool:
        return len(game.deck) + len(game.discards) > 0

    def skip(self, game: Kragmortha, you: Seat, tome: Card, n: i64) -> None:
        open_bookmark(game, you)
        game.ask(BOOKMARK_KEEP, you, tome)


class BookmarkKeep(Step):
    """Which of the cards seen you keep."""

    name = "bookmark-keep"
    rule = "KR-61"
    this_is = "tome"

    def offer(self, game: Kragmortha, you: Seat, tome: Card, n: i64) -> None:
        offer_marked(game)

    def resolve(self, game: Kragmortha, you: Seat, tome: Card, n: i64, action: Action) -> None:
        game.ask(BOOKMARK_BACK, you, tome)
        game.ask(BOOKMARK_DISCARD, you, tome)
        keep_marked(game, you, action - KEEP)


class BookmarkDiscard(Step):
    """Which card from your hand you discard for it."""

    name = "bookmark-discard"
    rule = "KR-61"
    this_is = "tome"

    def offer(self, game: Kragmortha, you: Seat, this: Card, n: i64) -> None:
        offer_hand(game, you, DISCARD)

    def resolve(self, game: Kragmortha, you: Seat, this: Card, n: i64, action: Action) -> None:
        discard(game, you, action - DISCARD)


class BookmarkBack(Step):
    """Put the rest back on top, one at a time; the last is on top."""

    name = "bookmark-back"
    rule = "KR-61"
    this_is = "tome"

    def offer(self, game: Kragmortha, you: Seat, tome: Card, n: i64) -> None:
        offer_marked(game)

    def resolve(self, game: Kragmortha, you: Seat, tome: Card, n: i64, action: Action) -> None:
        put_back(game, action - KEEP)
        game.ask(self, you, tome)


BOOKMARK: Final = Bookmark()
BOOKMARK_KEEP: Final = BookmarkKeep()
BOOKMARK_DISCARD: Final = BookmarkDiscard()
BOOKMARK_BACK: Final = BookmarkBack()


def open_bookmark(game: Kragmortha, seat: Seat) -> None:
    """Look at the top three movement cards; with fewer the discards are shuffled in first."""
    if len(game.deck) < OPENED:
        game.shuffle(game.discards)
        cards = game.discards
        for card in game.deck:
            cards = append(cards, card)
        game.deck = cards
        game.discards = vec[i64]()
    game.revealed = True
    game.marked = OPENED if len(game.deck) > OPENED else len(game.deck)
    for i in range(game.marked):
        card = game.deck[len(game.deck) - 1 - i]
        game.seen[card] = joined(game.seen[card], seat)


def offer_marked(game: Kragmortha) -> None:
    """Each kind among the cards that the Bookmark has opened."""
    for i in range(game.marked):
        kind = game.box.movement_of[game.deck[len(game.deck) - 1 - i]].number
        if not game.is_offered(KEEP + kind):
            game.offer(KEEP + kind)


def take_marked(game: Kragmortha, kind: i64) -> Card:
    """Take a card of that kind from among those opened."""
    i: i64 = len(game.deck) - 1
    while game.box.movement_of[game.deck[i]].number != kind:
        i -= 1
    game.deck, card = pop(game.deck, i)
    game.marked -= 1
    return card


def keep_marked(game: Kragmortha, seat: Seat, kind: i64) -> None:
    """Keep one of the cards seen."""
    card = take_marked(game, kind)
    game.forget(card)
    take_in_hand(game, seat, card)
    game.tell("kept", seat=seat, card=card)


def put_back(game: Kragmortha, kind: i64) -> None:
    """Put one of the cards seen back: those chosen later lie above it."""
    card = take_marked(game, kind)
    place: i64 = len(game.deck) - game.marked
    deck = append(game.deck, card)
    i: i64 = len(deck) - 1
    while i > place:
        deck[i] = deck[i - 1]
        i -= 1
    deck[place] = card
    game.deck = deck
