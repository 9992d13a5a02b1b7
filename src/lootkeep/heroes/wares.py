"""Cards that wander: between neighbours, under the loot deck, and out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..engine.game import Action, Card, Seat
from ..engine.native import append, i64, vec
from ..engine.pending import NOTHING
from .actions import DISCARD, TAKE
from .cards import TACTIC
from .loot import acquire, lay_under, offer_sort, refill
from .step import Step
from .tactic_cards import from_hand, offer_hand, renew

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


def swap_cards(game: KeepTheHeroesOut, you: Seat) -> None:
    """Beginning with the active player everybody gives a card away."""
    for i in range(game.seats):
        game.ask(SWAPPING, (you + game.seats - 1 - i) % game.seats, NOTHING, 0)


class Swap(Step):
    """A card from hand goes to the discards of the neighbour on the left, for good; alone it goes under the loot."""

    name = "swap"
    rule = "KH-212"

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_hand(game, you, DISCARD)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        card = from_hand(game, you, action - DISCARD)
        if game.seats == 1:
            lay_under(game, card)
            game.tell("put-under", card=card, rule=self.rule)
            game.ask(SWAPPED, you, NOTHING, 0)
            return
        left = (you + 1) % game.seats
        player = game.players[left]
        player.discards = append(player.discards, card)
        game.tell("swapped", seat=left, card=card, rule=self.rule)
        renew(game, left)

    def skip(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        game.tell("empty-handed", seat=you, rule=self.rule)


class Swapped(Step):
    """Whoever plays alone gets a shown tactic card for it, if there is one."""

    name = "swapped"
    rule = "KH-212"
    answers_itself = True

    def offer(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64) -> None:
        offer_sort(game, TACTIC, TAKE)

    def resolve(self, game: KeepTheHeroesOut, you: Seat, this: Card, n: i64, action: Action) -> None:
        acquire(game, you, action - TAKE, "took")


def restock(game: KeepTheHeroesOut) -> None:
    """All shown loot goes under the deck, and five others are shown."""
    shown = game.display
    game.display = vec[i64]()
    for card in shown:
        lay_under(game, card)
    game.tell("restocked", n=len(shown), rule="KH-213")
    refill(game)


SWAPPING: Final = Swap()
SWAPPED: Final = Swapped()
