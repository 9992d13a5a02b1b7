"""The library as numbers: who stands where, what lies where, and where one can go."""

from __future__ import annotations

from typing import Final, final

from ..engine.game import EVERYBODY, OWNER, UNSEEN, Card, Game, Seat, Zone
from ..engine.history import Setup
from ..engine.native import i64, mypyc_attr, vec
from ..engine.pending import NOTHING, about, seat_of, step_of
from ..engine.piles import sort
from .actions import GO, PLAY
from .cards import BALL, DESK, NO_CARD, NOWHERE, SQUARES, Box
from .steps import LANDING

DECK: Final = 0
HAND: Final = 1
DISCARDS: Final = 2
LOOK_DECK: Final = 3
LOOKS: Final = 4
TOME_DECK: Final = 5
TOMES: Final = 6
TOKEN_PILE: Final = 7
TOKENS_USED: Final = 8

SCREEN: Final = 1  # ways to bear a Look; 0: they are only counted
TABLE: Final = 2

ZONES: Final = vec[Zone](
    [
        Zone("deck", UNSEEN, per_seat=False, group=0),
        Zone("hand", OWNER, per_seat=True, group=0),
        Zone("discards", EVERYBODY, per_seat=False, group=0),
        Zone("look_deck", UNSEEN, per_seat=False, group=1),
        Zone("looks", EVERYBODY, per_seat=True, group=1),
        Zone("tome_deck", UNSEEN, per_seat=False, group=2),
        Zone("tomes", EVERYBODY, per_seat=True, group=2),
        Zone("tokens", UNSEEN, per_seat=False, group=3),
        Zone("tokens_used", EVERYBODY, per_seat=False, group=3),
    ]
)


@final
@mypyc_attr(acyclic=True)
class Player:
    """A goblin, and what lies before its owner."""

    def __init__(self) -> None:
        self.square: i64 = NOWHERE
        self.hand = vec[i64]()  # movement cards in the order of the box
        self.looks = vec[i64]()
        self.tomes = vec[i64]()
        self.blanks: i64 = 0  # scoldings
        self.tired: i64 = 0  # one step at most with each card of the next turn
        self.accused: i64 = 0  # the round in which they were last accused
        self.slipping: i64 = NOTHING  # the Look whose order they have just broken, while that can be seen
        self.slipped: i64 = 0  # the turn in which they last slipped
        self.caught: i64 = 0  # the round in which a slip last cost them a Look
        self.silent_until: i64 = 0  # no crying Caught! up to this round

    def twin(self) -> Player:
        """The same again."""
        player = Player()
        player.square = self.square
        player.hand = self.hand[:]
        player.looks = self.looks[:]
        player.tomes = self.tomes[:]
        player.blanks = self.blanks
        player.tired = self.tired
        player.accused = self.accused
        player.slipping = self.slipping
        player.slipped = self.slipped
        player.caught = self.caught
        player.silent_until = self.silent_until
        return player


@mypyc_attr(acyclic=True)
class Library(Game):
    """The state of a game of Kragmortha, and the questions that it answers by itself."""

    def __init__(self, seats: i64, setup: Setup, box: Box, penance: i64, people: i64) -> None:
        super().__init__(seats, setup)
        self.box = box
        self.board = box.boards[int(seats)]
        self.penance = penance
        self.people = people  # seats that vote and can be accused, as bits
        self.players = vec[Player]()
        self.deck = vec[i64]()  # the last is the top, in all piles
        self.discards = vec[i64]()
        self.look_deck = vec[i64]()
        self.tome_deck = vec[i64]()
        self.tokens = vec[i64]()
        self.tokens_used = vec[i64]()
        self.used = vec[i64]()  # Tome -> whether it lies face down
        self.since = vec[i64]()  # Tome -> the turn after which it can be used
        self.rigor: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.card: i64 = NO_CARD  # the kind of the movement card being played
        self.moves_rigor = False
        self.wild: i64 = 0  # symbols of the card that count as a crystal ball
        self.ended = False  # only the draw remains of this turn
        self.halted = False  # the movement is over
        self.greased = False
        self.peeped = False
        self.marked: i64 = 0  # cards on top of the deck that a Bookmark has opened
        self.votes: i64 = 0

    def become(self, other: Game) -> None:
        assert isinstance(other, Library)
        super().become(other)
        self.players = vec[Player]([player.twin() for player in other.players])
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.look_deck = other.look_deck[:]
        self.tome_deck = other.tome_deck[:]
        self.tokens = other.tokens[:]
        self.tokens_used = other.tokens_used[:]
        self.used = other.used[:]
        self.since = other.since[:]
        self.rigor = other.rigor
        self.first = other.first
        self.active = other.active
        self.turn = other.turn
        self.round = other.round
        self.card = other.card
        self.moves_rigor = other.moves_rigor
        self.wild = other.wild
        self.ended = other.ended
        self.halted = other.halted
        self.greased = other.greased
        self.peeped = other.peeped
        self.marked = other.marked
        self.votes = other.votes

    # ---- what lies where

    @final
    def show(self, card: Card) -> None:
        """Everybody has seen a card that is hidden now."""
        self.seen[card] = self.bit(self.seats) - 1

    @final
    def forget(self, card: Card) -> None:
        """A card has moved: what was seen of it counts no more."""
        self.seen[card] = 0

    def zones(self) -> vec[Zone]:
        return ZONES

    def cards_in(self, zone: i64, owner: Seat) -> vec[i64]:
        if zone == DECK:
            return self.deck
        if zone == HAND:
            return self.players[owner].hand
        if zone == DISCARDS:
            return self.discards
        if zone == LOOK_DECK:
            return self.look_deck
        if zone == LOOKS:
            return self.players[owner].looks
        if zone == TOME_DECK:
            return self.tome_deck
        if zone == TOMES:
            return self.players[owner].tomes
        return self.tokens if zone == TOKEN_PILE else self.tokens_used

    def lay(self, zone: i64, owner: Seat, cards: vec[i64]) -> None:
        if zone == DECK:
            self.deck = cards
        elif zone == HAND:
            sort(cards)
            self.players[owner].hand = cards
        elif zone == LOOK_DECK:
            self.look_deck = cards
        elif zone == TOME_DECK:
            self.tome_deck = cards
        elif zone == TOKEN_PILE:
            self.tokens = cards

    # ---- where one can go

    @final
    def mismatch(self, symbol: i64, square: i64) -> i64:
        """0 if a symbol of a card fits the floor of a square, else 1."""
        floor = self.board.floor[square]
        return 0 if symbol == BALL or floor == DESK or floor == symbol else 1

    @final
    def fits(self, kind: i64, first: i64, second: i64) -> bool:
        """Whether a card allows a step onto a square, and another one from there (NOWHERE: none)."""
        card = self.box.movements[kind]
        one = self.mismatch(card.first, first)
        other = self.mismatch(card.second, first)
        if second != NOWHERE:
            one += self.mismatch(card.second, second)
            other += self.mismatch(card.first, second)
        return one <= self.wild or other <= self.wild

    @final
    def goblin_on(self, square: i64) -> i64:
        """The goblin that stands on a square, or NOTHING."""
        for seat in range(self.seats):
            if self.players[seat].square == square:
                return seat
        return NOTHING

    @final
    def bit(self, seat: i64) -> i64:
        """A seat as a bit."""
        one: i64 = 1
        return one << seat

    @final
    def reaching(self, you: Seat) -> i64:
        """Who began the chain in which `you` shove somebody with a Long Arm; NOTHING if it began with a step."""
        i = self.depth - 2  # what waits below the shove
        while i >= 0 and step_of(self.stack[i]) == LANDING.number:
            you = about(self.stack[i])
            i -= 1
        return you

    @final
    def chain(self, you: Seat, this: Seat) -> i64:
        """The goblins that a chain shoves, as bits, while `you` shove `this`; and a Long Arm's owner, who stays put."""
        goblins = self.bit(this)
        if self.reaching(you) != NOTHING:
            goblins |= self.bit(self.reaching(you))
        i = self.depth - 2
        while i >= 0 and step_of(self.stack[i]) == LANDING.number:
            if about(self.stack[i]) != NOTHING:
                goblins |= self.bit(seat_of(self.stack[i]))
            i -= 1
        return goblins

    @final
    def can_land(self, square: i64, came_from: i64, chain: i64, walker: i64, entered: i64) -> bool:
        """Whether a shoved goblin can go to a square: nobody is there, or one whom the chain can still shove on.

        `walker` (NOTHING: nobody) is taken to have left its square for `entered` already.
        """
        other: i64 = NOTHING
        is_taken = False
        for seat in range(self.seats):
            at = self.players[seat].square
            if seat == walker:
                at = entered
            if at == square:
                if not chain & self.bit(seat):
                    other = seat
                    break
                is_taken = True
        if other == NOTHING:
            return not is_taken
        for beside in self.board.neighbours[square]:
            if beside != came_from and self.can_land(beside, square, chain | self.bit(other), walker, entered):
                return True
        return False

    @final
    def can_enter(self, seat: Seat, square: i64) -> bool:
        """Whether a goblin can step onto a square: another one there must be able to give way."""
        other = self.goblin_on(square)
        return other == NOTHING or self.can_shove(square, self.players[seat].square, self.bit(other), seat)

    @final
    def can_shove(self, square: i64, came_from: i64, chain: i64, walker: i64) -> bool:
        """Whether the goblin on a square can be shoved off it; a walker (NOTHING: nobody) has entered it."""
        for beside in self.board.neighbours[square]:
            if beside != came_from and self.can_land(beside, square, chain, walker, square):
                return True
        return False

    @final
    def can_step(self, seat: Seat, kind: i64, square: i64, first: i64) -> bool:
        """Whether a card allows this step; `first` is the square of the step before (NOWHERE: this is the first)."""
        if first == NOWHERE:
            if not self.fits(kind, square, NOWHERE):
                return False
        elif not self.fits(kind, first, square):
            return False
        return self.box.movements[kind].rigor or self.can_enter(seat, square)

    @final
    def standing(self, seat: Seat, kind: i64) -> i64:
        """Where the one stands whom a card moves."""
        return self.rigor if self.box.movements[kind].rigor else self.players[seat].square

    @final
    def is_playable(self, seat: Seat, kind: i64) -> bool:
        """Whether a card's first step exists."""
        for square in self.board.neighbours[self.standing(seat, kind)]:
            if self.can_step(seat, kind, square, NOWHERE):
                return True
        return False

    @final
    def has_playable(self, seat: Seat) -> bool:
        """Whether a card of the hand can be played."""
        for card in self.players[seat].hand:
            if self.is_playable(seat, self.box.movement_of[card].number):
                return True
        return False

    @final
    def is_tired(self, seat: Seat) -> bool:
        """Whether the player takes one step at most with each card."""
        return self.players[seat].tired > 0

    @final
    def is_plain(self, square: i64) -> bool:
        """Whether a square is floor with nothing on it but a goblin: no teleport, no desk."""
        return square != NOWHERE and self.board.floor[square] != DESK and self.board.teleport_at[square] == 0

    @final
    def is_free(self, square: i64) -> bool:
        """Whether nobody stands on a square."""
        return square != self.rigor and self.goblin_on(square) == NOTHING

    @final
    def is_beside(self, seat: Seat, other: Seat) -> bool:
        """Whether two goblins stand next to each other."""
        square = self.players[other].square
        if seat == other or square == NOWHERE or self.players[seat].square == NOWHERE:
            return False
        for beside in self.board.neighbours[self.players[seat].square]:
            if beside == square:
                return True
        return False

    @final
    def can_reach(self, seat: Seat, other: Seat) -> bool:
        """Whether a Long Arm can shove a goblin: it stands beside, and can go somewhere."""
        if not self.is_beside(seat, other):
            return False
        chain = self.bit(seat) | self.bit(other)
        return self.can_shove(self.players[other].square, self.players[seat].square, chain, NOTHING)

    # ---- offers

    @final
    def offer_starts(self) -> None:
        """Free start squares; else the squares behind them; else those with the fewest steps from the starting row."""
        for square in self.board.starts:
            if self.is_free(square):
                self.offer(GO + square)
        if self.choice_count == 0:
            for square in self.board.behind:
                if self.is_free(square):
                    self.offer(GO + square)
        distance: i64 = 1
        while self.choice_count == 0 and distance < SQUARES:
            for square in range(SQUARES):
                if self.board.doors[square] == distance and self.is_free(square):
                    self.offer(GO + square)
            distance += 1

    @final
    def offer_playable(self, seat: Seat) -> None:
        """Each kind of card in the hand that can be played."""
        last: i64 = -1
        for card in self.players[seat].hand:
            kind = self.box.movement_of[card].number
            if kind != last:
                last = kind
                if self.is_playable(seat, kind):
                    self.offer(PLAY + kind)

    @final
    def offer_hand(self, seat: Seat, verb: i64) -> None:
        """Each kind of card in the hand."""
        last: i64 = -1
        for card in self.players[seat].hand:
            kind = self.box.movement_of[card].number
            if kind != last:
                last = kind
                self.offer(verb + kind)

    @final
    def offer_steps(self, seat: Seat, first: i64) -> None:
        """The squares that the card played allows next."""
        for square in self.board.neighbours[self.standing(seat, self.card)]:
            if self.can_step(seat, self.card, square, first):
                self.offer(GO + square)

    @final
    def offer_teleports(self, other_than: i64) -> None:
        """Free teleports but one."""
        for square in self.board.teleports:
            if square != other_than and self.is_free(square):
                self.offer(GO + square)

    @final
    def has_free_teleport(self, other_than: i64) -> bool:
        """Whether there is a free teleport but one."""
        for square in self.board.teleports:
            if square != other_than and self.is_free(square):
                return True
        return False

    @final
    def offer_far_squares(self) -> None:
        """Empty squares in use, the desk's too, with no goblin next to them."""
        for square in range(SQUARES):
            if self.board.walkable[square] and self.is_far(square):
                self.offer(GO + square)

    @final
    def is_far(self, square: i64) -> bool:
        """Whether a square is empty and has no goblin next to it."""
        if not self.is_free(square):
            return False
        for beside in self.board.neighbours[square]:
            if self.goblin_on(beside) != NOTHING:
                return False
        return True
