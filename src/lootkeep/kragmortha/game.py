"""A game of Kragmortha: its state, and what can be asked of it.

The deeds stand with their steps in the chapters of the rulebook; each takes the game.
"""

from __future__ import annotations

from typing import final

from ..engine.game import NOBODY, UNTOLD, Action, Card, Game, Seat, Zone
from ..engine.history import Setup
from ..engine.messages import Arg, Decision, Face, Option, Outcome
from ..engine.native import i64, mypyc_attr, vec
from ..engine.pending import NOTHING, about, number_of, packed, seat_of, step_of
from ..engine.piles import sort
from ..engine.step import StepBase
from .accusations import accuse, why_no_accusation
from .actions import (
    ACCUSE,
    CATCH,
    END_TURN,
    ESCAPE,
    GO,
    INNOCENT,
    KEEP,
    PASS,
    SLIP,
    SPACE,
    accusation_of,
    cried_at,
    cry_of,
    is_cry,
    is_slip,
    look_of,
    slip_of,
    who_accuses,
    who_cries,
    who_is_accused,
    who_slips,
)
from .cards import DESK, NO_CARD, NOWHERE, Box, square_name
from .chapters import STEPS
from .decision import call_option, decision
from .faces import faces
from .greedy import liking
from .notation import notation
from .outcome import outcome
from .penances import Penances
from .player import Player
from .position import position
from .promise import promise
from .seats import everybody
from .setup import set_up
from .slips import can_cry, can_slip, cry, escape, slip, word_givers
from .steps import Step
from .tomes import Power
from .view import KragmorthaView, view
from .zones import DECK, DISCARDS, HAND, LOOK_DECK, LOOKS, TOKENS, TOME_DECK, TOMES, ZONES


@final
@mypyc_attr(acyclic=True)
class Kragmortha(Game):
    """A game of Kragmortha."""

    def __init__(self, seats: i64, setup: Setup, box: Box, penance: i64, people: i64) -> None:
        super().__init__(seats, setup)
        self.box = box
        self.board = box.boards[int(seats)]
        self.penance = penance  # how Looks are borne
        self.people = people  # the seats that vote and can be accused
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

    def blank(self) -> Kragmortha:
        return Kragmortha(self.seats, self.setup, self.box, self.penance, self.people)

    def clear(self) -> None:
        """An empty library, with Rigor Mortis in it."""
        self.players = vec[Player]([Player() for _ in range(self.seats)])
        self.rigor = self.board.rigor
        tomes = len(self.box.tomes)
        self.used = vec[i64]([0] * tomes)
        self.since = vec[i64]([0] * tomes)
        self.seen = vec[i64]([0] * self.box.cards)

    def become(self, other: Game) -> None:
        assert isinstance(other, Kragmortha)
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

    def begin(self, seed: i64) -> None:
        self.start_chance(seed)
        set_up(self)
        self.advance()

    # ---- steps

    def steps(self) -> list[StepBase]:
        return [*STEPS]

    def step(self, pending: i64) -> Step:
        """The step that a pending one is."""
        return STEPS[step_of(pending)]

    def asking(self) -> Step:
        """What is being asked."""
        return STEPS[step_of(self.stack[self.depth - 1])]

    def is_asking(self, step: Step) -> bool:
        """Whether this is being asked now."""
        return not self.over and self.depth > 0 and self.asking() is step

    def ask(self, step: Step, seat: Seat, this: Card = NOTHING, n: i64 = 0) -> None:
        """Let this step be resolved next."""
        self.push(packed(step.number, seat, n, this))

    def offer_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].offer(self, seat_of(pending), about(pending), number_of(pending))

    def resolve_step(self, pending: i64, action: Action) -> None:
        STEPS[step_of(pending)].resolve(self, seat_of(pending), about(pending), number_of(pending), action)

    def skip_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].skip(self, seat_of(pending), about(pending), number_of(pending))

    # ---- who stands where

    def goblin_on(self, square: i64) -> i64:
        """The goblin that stands on a square, or NOTHING."""
        for seat in range(self.seats):
            if self.players[seat].square == square:
                return seat
        return NOTHING

    def is_free(self, square: i64) -> bool:
        """Whether nobody stands on a square."""
        return square != self.rigor and self.goblin_on(square) == NOTHING

    def is_plain(self, square: i64) -> bool:
        """Whether a square is floor with nothing on it but a goblin: no teleport, no desk."""
        return square != NOWHERE and self.board.floor[square] != DESK and self.board.teleport_at[square] == 0

    def is_beside(self, seat: Seat, other: Seat) -> bool:
        """Whether two goblins stand next to each other."""
        square = self.players[other].square
        if seat == other or square == NOWHERE or self.players[seat].square == NOWHERE:
            return False
        for beside in self.board.neighbours[self.players[seat].square]:
            if beside == square:
                return True
        return False

    def has_neighbour(self, seat: Seat) -> bool:
        """Whether a goblin stands next to this one."""
        for other in range(self.seats):
            if self.is_beside(seat, other):
                return True
        return False

    # ---- who has what

    def look_count(self, seat: Seat) -> i64:
        """How many Looks a player has, scoldings included."""
        return len(self.players[seat].looks) + self.players[seat].blanks

    def has_look(self, seat: Seat, look: i64) -> bool:
        """Whether a player bears this very Look."""
        for card in self.players[seat].looks:
            if card - self.box.first_look == look:
                return True
        return False

    def power_of(self, tome: i64) -> Power:
        """What a Tome does."""
        return self.box.tomes[tome].power

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
        return self.tokens if zone == TOKENS else self.tokens_used

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
        elif zone == TOKENS:
            self.tokens = cards

    # ---- who knows what

    def show(self, card: Card) -> None:
        """Everybody has seen a card that is hidden now."""
        self.seen[card] = everybody(self.seats)

    def forget(self, card: Card) -> None:
        """A card has moved: what was seen of it counts no more."""
        self.seen[card] = 0

    def is_secret(self, action: Action) -> bool:
        return KEEP <= action < GO  # what a Bookmark's owner keeps

    def deal_unseen(self, viewer: Seat) -> None:
        """As in any game; but whoever is asked something can answer, so deals that leave no answer cannot be."""
        super().deal_unseen(viewer)
        while not self.over and self.actor != viewer and not self.can_answer():
            super().deal_unseen(viewer)

    def can_answer(self) -> bool:
        """Whether there is something to choose with the cards as they lie now."""
        self.choice_count = 0
        self.offer_step(self.stack[self.depth - 1])
        return self.choice_count > 0

    # ---- calls at any time: slips, cries of Caught!, accusations

    def calls(self) -> list[int]:
        found: list[int] = []
        for seat in range(self.seats):
            if self.players[seat].slipping != NOTHING:
                found.append(int(ESCAPE + seat))
            for rival in range(self.seats):
                found.append(int(cry_of(seat, rival)))
            for card in self.players[seat].looks:
                look = card - self.box.first_look
                found.append(int(slip_of(seat, look)))
                for accuser in range(self.seats):
                    found.append(int(accusation_of(accuser, seat, look)))
        return [action for action in sorted(found) if self.can_call(action)]

    def call_options(self, seat: int) -> list[Option]:
        return [call_option(self, action) for action in self.calls() if self.caller(action) == seat]

    def can_call(self, action: Action) -> bool:
        if self.over or self.turn == 0 or self.penance == 0:
            return False
        if action >= ACCUSE:
            accuser, accused = who_accuses(action), who_is_accused(action)
            return action < SPACE and why_no_accusation(self, accuser, accused, look_of(action)) == ""
        if is_slip(action):
            return can_slip(self, who_slips(action), look_of(action))
        if is_cry(action):
            return can_cry(self, who_cries(action), cried_at(action))
        if ESCAPE <= action < ESCAPE + self.seats:
            return self.players[action - ESCAPE].slipping != NOTHING
        return False

    def caller(self, action: Action) -> Seat:
        """Who calls it; that a slip was not seen says the table itself, and nobody at it."""
        if action >= ACCUSE:
            return who_accuses(action)
        if action >= SLIP:
            return who_slips(action)
        return who_cries(action) if action >= CATCH else NOBODY

    def call(self, action: Action) -> None:
        if action >= ACCUSE:
            accuse(self, who_accuses(action), who_is_accused(action), look_of(action))
        elif action >= SLIP:
            slip(self, who_slips(action), look_of(action))
        elif action >= CATCH:
            cry(self, who_cries(action), cried_at(action))
        else:
            escape(self, action - ESCAPE)
        self.advance()

    def penances(self) -> Penances:
        """What Looks order on the screen from here on: for a host who keeps the time."""
        return Penances(self)

    def word_givers(self) -> dict[int, list[int | None]]:
        """Who chooses the words that a person must not say."""
        return word_givers(self)

    # ---- telling

    def tell(
        self,
        id: str,
        seat: i64 = UNTOLD,
        card: i64 = UNTOLD,
        rival: i64 = UNTOLD,
        square: i64 = UNTOLD,
        turn: i64 = UNTOLD,
        order: i64 = UNTOLD,
    ) -> None:
        """Say what happened: whose deed it was, with which card, to whom, where, and what a Look orders."""
        if self.journal is not None:
            self.told(id, seat, card, rival, square, turn, order)

    def told(self, id: str, seat: i64, card: i64, rival: i64, square: i64, turn: i64, order: i64) -> None:
        """What was told, noun by noun."""
        args = {"seat": seat, "card": card, "rival": rival, "square": square, "turn": turn, "order": order}
        self.note(id, args, "")

    def announce(self) -> None:
        """Say whose turn it is."""
        if self.turn > 0:
            self.tell("turn", seat=self.active, turn=self.turn)

    def spoken_of(self, noun: str, number: i64) -> Arg:
        if noun == "square":
            return square_name(int(number))
        if noun == "order":
            return f"@say/kragmortha-order-{self.face(number)}"
        return super().spoken_of(noun, number)

    def spoken(self, card: Card) -> str:
        return self.face(card)

    def face(self, card: Card) -> str:
        return self.card_name(card).split("#")[0]

    def card_name(self, card: Card) -> str:
        return self.box.names[card]

    # ---- what people and programs ask

    def default(self) -> int | None:
        """To decline, else the first option; but nobody's own turn is played by a clock (KR-80)."""
        if self.actor == self.active:
            return None
        last = self.choices[self.choice_count - 1]
        if last == PASS or last == END_TURN or last == INNOCENT:
            return int(last)
        return int(self.choices[0])

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def promise(self, seat: Seat) -> float:
        return promise(self, seat)

    def foresight(self) -> i64:
        return 12

    def action_space(self) -> int:
        return SPACE

    def notation(self, action: int) -> str:
        return notation(self, action)

    def cards(self) -> list[Face]:
        return faces(self.box)

    def decision(self) -> Decision:
        return decision(self)

    def view(self, seat: int | None) -> KragmorthaView:
        return view(self, self.viewer(seat))

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def position(self) -> str:
        return position(self)
