"""Tactic and loot cards: hands and decks, the display, and what is drawn, played, discarded and bought."""

from __future__ import annotations

from typing import Final, final

from ..engine.bits import BIT
from ..engine.game import Card, Seat
from ..engine.native import append, i64, mypyc_attr, pop, vec
from ..engine.piles import with_card
from .actions import (
    PLAY,
)
from .cards import (
    PRICE,
    ROOM_COUNT,
    SELLS,
)
from .dungeon import Dungeon
from .tactics import ICONS, SIDE

MOST_SHOWN: Final = 5


@mypyc_attr(acyclic=True)
class Hands(Dungeon):
    """The rules that speak of players' cards."""

    # ---- tactic cards

    @final
    def offer_plays(self, seat: Seat) -> None:
        """The sides of the cards in hand; Defend alone does nothing in one's turn."""
        last: i64 = -1
        for card in self.players[seat].hand:
            kind = self.box.kind_of[card]
            if kind.number == last:
                continue
            last = kind.number
            if not kind.is_idle(0) or kind.side_count == 1:
                self.offer(PLAY + last * 2)
            if kind.side_count > 1 and (not kind.is_idle(1) or kind.is_idle(0)):
                self.offer(PLAY + last * 2 + 1)

    @final
    def offer_hand(self, seat: Seat, block: i64) -> None:
        """The kinds of cards in hand."""
        last: i64 = -1
        for card in self.players[seat].hand:
            kind = self.box.kind_of[card].number
            if kind != last:
                self.offer(block + kind)
                last = kind

    @final
    def from_hand(self, seat: Seat, kind: i64) -> Card:
        """A card of that kind leaves the hand."""
        player = self.players[seat]
        i: i64 = 0
        while self.box.kind_of[player.hand[i]].number != kind:
            i += 1
        player.hand, card = pop(player.hand, i)
        return card

    @final
    def play_card(self, seat: Seat, kind: i64, side: i64) -> None:
        """A card is played: its icons follow one by one."""
        player = self.players[seat]
        card = self.from_hand(seat, kind)
        player.played = append(player.played, card)
        self.tell("played", seat=seat, card=card, n=side + 1, rule="KH-10")
        icons: i64 = len(self.box.kinds[kind].side(side))
        self.ask(ICONS, seat, card, BIT[icons] - 1 | side << SIDE)

    @final
    def discard(self, seat: Seat, kind: i64, how: str, rule: str) -> None:
        """A card goes from hand to the discards unplayed, by this rule."""
        player = self.players[seat]
        card = self.from_hand(seat, kind)
        player.discards = append(player.discards, card)
        self.tell(how, seat=seat, card=card, rule=rule)
        self.renew(seat)

    @final
    def renew(self, seat: Seat) -> None:
        """An empty tactics deck is made anew from the discards, at any moment."""
        player = self.players[seat]
        if len(player.deck) == 0 and len(player.discards) > 0:
            player.deck = player.discards
            player.discards = vec[i64]()
            self.shuffle(player.deck)
            self.tell("reshuffled", seat=seat, rule="KH-15")

    @final
    def draw(self, seat: Seat, cards: i64) -> None:
        """Tactic cards to hand; without any card there is no draw."""
        player = self.players[seat]
        drawn = vec[i64]()
        while cards > 0 and len(player.deck) > 0:
            self.revealed = True
            player.deck, card = pop(player.deck)
            player.hand = with_card(player.hand, card)
            drawn = with_card(drawn, card)
            cards -= 1
            if len(player.deck) == 0 or cards == 0:
                self.tell_drawn(seat, drawn)
                drawn = vec[i64]()
                self.renew(seat)

    @final
    def tell_drawn(self, seat: Seat, cards: vec[i64]) -> None:
        """Say what came to hand, in the order of the box: a hand has no other."""
        if self.journal is not None:
            for card in cards:
                self.tell("drew", seat=seat, card=card, rule="KH-20")

    @final
    def call_reinforcements(self, seat: Seat, word: i64) -> None:
        """Of the top three tactic cards those with the icon come to hand, the others are discarded."""
        player = self.players[seat]
        self.revealed = True
        if len(player.deck) < 3 and len(player.discards) > 0:  # short: the discards go under what is left
            under = player.discards
            player.discards = vec[i64]()
            self.shuffle(under)
            for card in player.deck:
                under = append(under, card)
            player.deck = under
        taken = vec[i64]()
        for _ in range(min(3, len(player.deck))):
            player.deck, card = pop(player.deck)
            if self.box.kind_of[card].shows(word):
                taken = append(taken, card)
            else:
                player.discards = append(player.discards, card)
                self.tell("sent-off", seat=seat, card=card, rule="KH-33")
        for card in taken:  # after the others, so that their order tells nothing
            player.hand = with_card(player.hand, card)
            self.tell("called", seat=seat, card=card, rule="KH-33")
        self.renew(seat)

    @final
    def tidy(self, seat: Seat) -> None:
        """Played cards to the discards; draw up to five."""
        player = self.players[seat]
        for card in player.played:
            player.discards = append(player.discards, card)
        player.played = vec[i64]()
        self.renew(seat)
        self.draw(seat, self.scenario.hand - len(player.hand))

    # ---- loot

    @final
    def offer_display(self, block: i64) -> None:
        """The kinds of cards that are shown."""
        for i in range(len(self.display)):
            kind = self.box.kind_of[self.display[i]].number
            if not self.is_shown_before(i, kind):
                self.offer(block + kind)

    @final
    def offer_sort(self, sort: i64, block: i64) -> None:
        """The shown cards of one sort of loot."""
        for i in range(len(self.display)):
            kind = self.box.kind_of[self.display[i]]
            if kind.sort == sort and not self.is_shown_before(i, kind.number):
                self.offer(block + kind.number)

    @final
    def is_shown_before(self, place: i64, kind: i64) -> bool:
        """Whether the same kind is shown at an earlier place."""
        for i in range(place):
            if self.box.kind_of[self.display[i]].number == kind:
                return True
        return False

    @final
    def from_display(self, kind: i64) -> Card:
        """A card of that kind leaves the display."""
        i: i64 = 0
        while self.box.kind_of[self.display[i]].number != kind:
            i += 1
        self.display, card = pop(self.display, i)
        return card

    @final
    def refill(self) -> None:
        """Show loot until five lie there."""
        while len(self.display) < MOST_SHOWN and len(self.loot_deck) > 0:
            self.revealed = True
            self.loot_deck, card = pop(self.loot_deck)
            self.seen[card] = 0
            self.display = append(self.display, card)
            self.tell("shown", card=card, rule="KH-02")

    @final
    def put_under(self, kind: i64) -> None:
        """A shown card goes under the loot deck; all know that it lies there."""
        card = self.from_display(kind)
        under = vec[i64]([card])
        for other in self.loot_deck:
            under = append(under, other)
        self.loot_deck = under
        self.show_all(card)
        self.tell("put-under", card=card, rule="KH-11")

    @final
    def acquire(self, seat: Seat, kind: i64, how: str) -> None:
        """A shown card goes to a player's discards, and another is shown."""
        card = self.from_display(kind)
        player = self.players[seat]
        player.discards = append(player.discards, card)
        self.tell(how, seat=seat, card=card, rule="KH-53" if how == "bought" else "KH-56")
        self.refill()
        self.renew(seat)

    @final
    def buy(self, seat: Seat, kind: i64) -> None:
        """The resource is spent where that sort of loot is sold."""
        sort = self.box.kinds[kind].sort
        for room in range(ROOM_COUNT):
            if SELLS[room] == sort:
                self.discard_token(room, PRICE[room])
                self.tell("spent", seat=seat, token=PRICE[room], room=room, rule="KH-53")
        self.acquire(seat, kind, "bought")
