"""A game of Kragmortha: the rules that steps and Tomes share."""

from __future__ import annotations

from typing import Final, final

from ..engine.game import NOBODY, UNTOLD, Action, Card, Seat
from ..engine.messages import Arg, Decision, Face, Option, Outcome, seat_ref
from ..engine.native import append, i64, mypyc_attr, pop, remove, vec
from ..engine.pending import NOTHING, about, number_of, packed, seat_of, step_of
from ..engine.piles import with_card
from .actions import (
    ACCUSE,
    CATCH,
    END_TURN,
    ESCAPE,
    GO,
    INNOCENT,
    KEEP,
    LOOK,
    PASS,
    PEEP,
    SLIP,
    SPACE,
    USE,
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
from .cards import BLANK, DESK, NO_CARD, NOWHERE, SHOVED_ON, square_name
from .decision import call_option, decision, order
from .faces import faces
from .greedy import liking
from .library import SCREEN, TABLE, Library, Player
from .meetings import BACK_TO_START, BANISHED, DRAW_TOME, LOOK_DUE, RIGOR_TRANSFER, TOKEN
from .notation import look_name, notation
from .outcome import outcome
from .penances import Penances
from .position import position
from .promise import promise
from .steps import (
    AFTER_MOVE,
    CHOOSE_CARD,
    DRAW_UP,
    FIRST_TURN,
    HAND_LIMIT,
    LANDING,
    MOVE,
    PLACE,
    PLANTED,
    SHOVE,
    VERDICT,
    VOTE,
    Step,
)
from .tomes import DEEP_POCKETS, LOOK_AWAY, PEEPHOLE, PLANTED_FEET, POWERS, SCAPEGOAT_TOME, STEPS
from .view import view

HAND_SIZE: Final = 3
LAST_LOOK: Final = 4

UNSPEAKABLE: Final = "w1"  # the Look whose words the others choose


@final
@mypyc_attr(acyclic=True)
class Kragmortha(Library):
    """A game of Kragmortha."""

    def blank(self) -> Kragmortha:
        return Kragmortha(self.seats, self.setup, self.box, self.penance, self.people)

    # ---- set-up

    def begin(self, seed: i64) -> None:
        """Choose the first player, shuffle all, deal, and let the goblins enter."""
        self.start_chance(seed)
        self.clear()
        box = self.box
        self.first = self.random(self.seats)
        self.active = self.first
        self.deck = vec[i64]([card for card in range(box.first_look)])
        self.look_deck = vec[i64]([card for card in range(box.first_look, box.first_tome)])
        self.tome_deck = vec[i64]([card for card in range(box.first_tome, box.first_token)])
        self.tokens = vec[i64]([card for card in range(box.first_token, box.cards)])
        self.shuffle(self.deck)
        self.shuffle(self.look_deck)
        self.shuffle(self.tome_deck)
        self.shuffle(self.tokens)
        for _ in range(HAND_SIZE):
            for seat in range(self.seats):
                self.draw(seat)
        self.ask(FIRST_TURN, self.first, NOTHING, 0)
        i = self.seats - 1
        while i >= 0:  # a stack: the first to enter is pushed last
            self.ask(PLACE, (self.first + i) % self.seats, NOTHING, 0)
            i -= 1
        self.advance()

    def clear(self) -> None:
        """An empty library, with Rigor Mortis in it."""
        self.players = vec[Player]([Player() for _ in range(self.seats)])
        self.rigor = self.board.rigor
        tomes = len(self.box.tomes)
        self.used = vec[i64]([0] * tomes)
        self.since = vec[i64]([0] * tomes)
        self.seen = vec[i64]([0] * self.box.cards)

    def begin_turn(self, seat: Seat) -> None:
        """A card, a Tome after it, and the draw lie ahead of the player."""
        self.active = seat
        self.turn += 1
        if seat == self.first:
            self.round += 1
        self.ended = False
        self.halted = False
        self.greased = False
        self.peeped = False
        self.card = NO_CARD
        self.wild = 0
        self.announce()
        self.ask(DRAW_UP, seat, NOTHING, 0)
        self.ask(AFTER_MOVE, seat, NOTHING, 0)
        self.ask(CHOOSE_CARD, seat, NOTHING, 0)

    def tell(
        self,
        id: str,
        seat: i64 = UNTOLD,
        card: i64 = UNTOLD,
        rival: i64 = UNTOLD,
        square: i64 = UNTOLD,
        turn: i64 = UNTOLD,
        rule: str = "",
    ) -> None:
        """Say what happened to those who listen: whose deed it was, with which card, to whom, and where."""
        if self.journal is not None:
            self.told(id, seat, card, rival, square, turn, rule)

    def told(self, id: str, seat: i64, card: i64, rival: i64, square: i64, turn: i64, rule: str) -> None:
        """What was told, noun by noun."""
        args = {"seat": seat, "card": card, "rival": rival, "square": square, "turn": turn}
        self.note(id, args, rule)

    def announce(self) -> None:
        """Say whose turn it is."""
        if self.turn > 0:
            self.tell("turn", seat=self.active, turn=self.turn)

    # ---- steps

    def offer_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].offer(self, seat_of(pending), about(pending), number_of(pending))

    def resolve_step(self, pending: i64, action: Action) -> None:
        STEPS[step_of(pending)].resolve(self, seat_of(pending), about(pending), number_of(pending), action)

    def skip_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].skip(self, seat_of(pending), about(pending), number_of(pending))

    def step_name(self) -> str:
        """What is being asked."""
        return STEPS[step_of(self.stack[self.depth - 1])].name

    def step_verb(self) -> str:
        """What choosing a square means now."""
        return STEPS[step_of(self.stack[self.depth - 1])].verb

    def ask(self, step: Step, seat: Seat, this: Card, n: i64) -> None:
        """Let this step be resolved next."""
        self.push(packed(step.number, seat, n, this))

    # ---- movement cards

    def draw(self, seat: Seat) -> None:
        """Draw a movement card; an empty deck is made again from the discards."""
        if len(self.deck) == 0:
            self.deck = self.discards
            self.discards = vec[i64]()
            self.shuffle(self.deck)
        if len(self.deck) == 0:
            return
        self.revealed = True
        self.deck, card = pop(self.deck)
        self.forget(card)
        self.take_in_hand(seat, card)
        self.tell("drew", seat=seat, card=card)

    def take_in_hand(self, seat: Seat, card: Card) -> None:
        """Put a card among the others of the hand, in the order of the box."""
        player = self.players[seat]
        player.hand = with_card(player.hand, card)

    def hand_limit(self, seat: Seat) -> i64:
        """3, one more with Deep Pockets, one less (or what it says) by a Look."""
        limit: i64 = HAND_SIZE
        player = self.players[seat]
        for card in player.looks:
            bound = self.box.looks[card - self.box.first_look].hand_limit
            if bound > 0:
                limit += bound - HAND_SIZE
        for card in player.tomes:
            if self.power_of(card - self.box.first_tome) == DEEP_POCKETS.number:
                limit += 1
        return limit

    def draw_up(self, seat: Seat) -> None:
        """Draw up to the hand limit."""
        missing = self.hand_limit(seat) - len(self.players[seat].hand)
        for _ in range(missing):
            self.draw(seat)

    def lay_off(self, seat: Seat, kind: i64) -> Card:
        """A movement card of that kind goes from hand to the discards."""
        player = self.players[seat]
        i: i64 = 0
        while self.box.movement_of[player.hand[i]].number != kind:
            i += 1
        player.hand, card = pop(player.hand, i)
        self.discards = append(self.discards, card)
        return card

    def discard(self, seat: Seat, kind: i64) -> None:
        """A movement card of that kind is discarded unplayed."""
        card = self.lay_off(seat, kind)
        self.tell("discarded", seat=seat, card=card)

    def play_card(self, seat: Seat, kind: i64) -> None:
        """A movement card is laid open: it moves the own goblin, or Rigor Mortis."""
        card = self.lay_off(seat, kind)
        self.tell("played", seat=seat, card=card)
        self.card = kind
        self.moves_rigor = self.box.movements[kind].rigor
        self.halted = False

    def show_hand(self, seat: Seat) -> None:
        """No card can be played: the hand is shown, discarded and replaced, and the turn is lost."""
        count: i64 = len(self.players[seat].hand)
        self.tell("stuck", seat=seat)
        for _ in range(count):
            self.discard(seat, self.box.movement_of[self.players[seat].hand[0]].number)
        for _ in range(count):
            self.draw(seat)
        self.ended = True

    # ---- moving

    def walk(self, seat: Seat, square: i64) -> None:
        """A goblin enters a square and has left its own; another one there is shoved out."""
        left = self.players[seat].square
        pushed = self.goblin_on(square)
        self.players[seat].square = square
        self.tell("moved", seat=seat, square=square)
        if pushed == NOTHING:
            self.arrive(seat, square)
        else:
            self.ask(LANDING, seat, NOTHING, left)
            self.ask(SHOVE, seat, pushed, left)

    def shove(self, seat: Seat, other: Seat, square: i64) -> None:
        """A goblin is shoved to a square; what it walked into, if it began the chain itself, waits for it no more."""
        self.players[other].square = square
        self.tell("shoved", seat=seat, rival=other, square=square)
        i = self.depth - 1
        while i >= 0 and step_of(self.stack[i]) == LANDING.number:
            if seat_of(self.stack[i]) == other:
                left = number_of(self.stack[i])
                self.stack[i] = packed(LANDING.number, other, left | SHOVED_ON, about(self.stack[i]))
            i -= 1

    def ask_planted(self) -> None:
        """Ask the owners of all shoved goblins who can refuse."""
        goblins = self.shoved()
        for seat in range(self.seats):
            if goblins & self.bit(seat):
                tome = self.usable(seat, PLANTED_FEET.number)
                if tome != NOTHING:
                    self.ask(PLANTED, seat, tome, 0)

    def shoved(self) -> i64:
        """The goblins that a chain has shoved, as bits."""
        goblins: i64 = 0
        i = self.depth - 1
        while i >= 0 and step_of(self.stack[i]) == LANDING.number:
            if about(self.stack[i]) != NOTHING:
                goblins |= self.bit(seat_of(self.stack[i]))
            i -= 1
        return goblins

    def cancel_chain(self) -> None:
        """All go back to where they stood."""
        while self.depth > 0:
            pending = self.stack[self.depth - 1]
            if step_of(pending) == LANDING.number:
                self.send_back(seat_of(pending), number_of(pending) & NOWHERE)
            elif step_of(pending) != PLANTED.number:
                return
            self.depth -= 1

    def send_back(self, seat: Seat, square: i64) -> None:
        """A goblin is back where it stood before a shove that was refused."""
        self.players[seat].square = square
        self.tell("returned", seat=seat, square=square)

    def slide(self, seat: Seat, came_from: i64, square: i64) -> i64:
        """On a greased floor a shoved goblin goes on one square straight, if that is empty."""
        ahead = square + square - came_from
        for beside in self.board.neighbours[square]:
            if beside == ahead and self.is_free(ahead):
                self.players[seat].square = ahead
                self.tell("slid", seat=seat, square=ahead)
                return ahead
        return square

    def put(self, seat: Seat, square: i64) -> None:
        """A goblin is put on a square; nothing is activated there."""
        self.players[seat].square = square
        self.tell("put", seat=seat, square=square)

    def arrive(self, seat: Seat, square: i64) -> None:
        """What waits for a goblin on a square: Rigor Mortis comes first, then the desk, then a teleport."""
        if square == self.rigor:
            self.catch(seat)
        elif self.board.floor[square] == DESK:
            self.ask(BACK_TO_START, seat, NOTHING, 0)
            self.ask(DRAW_TOME, seat, NOTHING, 0)
        elif self.board.teleport_at[square]:
            self.ask(TOKEN, seat, NOTHING, 0)
        else:
            return
        if seat == self.active:
            self.ended = True

    def catch(self, seat: Seat) -> None:
        """A goblin meets Rigor Mortis: a Look at once, then away to a teleport."""
        self.tell("caught", seat=seat)
        self.ask(BANISHED, seat, NOTHING, 0)
        self.ask(LOOK_DUE, seat, NOTHING, 0)
        if seat == self.active:
            self.ended = True

    def walk_rigor(self, seat: Seat, square: i64) -> None:
        """Rigor Mortis steps onto a square, catches who stands there, and may use a teleport."""
        if self.board.teleport_at[square]:
            self.ask(RIGOR_TRANSFER, seat, NOTHING, 0)
        self.step_rigor(seat, square)

    def step_rigor(self, seat: Seat, square: i64) -> None:
        """Rigor Mortis steps onto a square and catches who stands there."""
        self.rigor = square
        self.tell("rigor-moved", seat=seat, square=square)
        caught = self.goblin_on(square)
        if caught != NOTHING:
            self.catch(caught)

    # ---- Looks

    def look_count(self, seat: Seat) -> i64:
        """How many Looks a player has, scoldings included."""
        return len(self.players[seat].looks) + self.players[seat].blanks

    def groups_of(self, seat: Seat) -> i64:
        """The parts of the body that a player's Looks speak of, as bits."""
        groups: i64 = 0
        for card in self.players[seat].looks:
            groups |= self.bit(self.box.looks[card - self.box.first_look].group)
        return groups

    def take_look(self, seat: Seat) -> None:
        """Draw Looks until one has a new symbol; the fourth ends the game."""
        player = self.players[seat]
        had = self.groups_of(seat)
        refused = vec[i64]()
        found: i64 = NOTHING
        self.revealed = True
        while len(self.look_deck) > 0 and found == NOTHING:
            self.look_deck, card = pop(self.look_deck)
            if had & self.bit(self.box.looks[card - self.box.first_look].group):
                refused = append(refused, card)
                self.show(card)
            else:
                found = card
        under = vec[i64]()
        while len(refused) > 0:  # each goes under those before it
            refused, card = pop(refused)
            under = append(under, card)
        for card in self.look_deck:
            under = append(under, card)
        self.look_deck = under
        if found == NOTHING:
            player.blanks += 1
            self.tell("scolded", seat=seat)
        else:
            self.forget(found)
            player.looks = append(player.looks, found)
            self.tell("looked", seat=seat, card=found)
        if self.look_count(seat) >= LAST_LOOK:
            self.over = True
            self.tell("thrown-out", seat=seat)
        elif len(player.hand) > self.hand_limit(seat):
            self.ask(HAND_LIMIT, seat, NOTHING, 0)

    def owe_look(self, seat: Seat) -> None:
        """A Look for a slip or an accusation: drawn when what is being settled is settled."""
        at = self.depth
        while at > 0 and not is_quiet(self.stack[at - 1]):
            at -= 1
        self.push(0)
        i = self.depth - 1
        while i > at:
            self.stack[i] = self.stack[i - 1]
            i -= 1
        self.stack[at] = packed(LOOK_DUE.number, seat, 0, NOTHING)

    def looks_of(self, seat: Seat) -> vec[i64]:
        """A player's Looks by their places in the box; BLANK stands for scoldings."""
        looks = vec[i64]()
        for card in self.players[seat].looks:
            looks = append(looks, card - self.box.first_look)
        if self.players[seat].blanks > 0:
            looks = append(looks, BLANK)
        return looks

    def offer_looks(self, seat: Seat) -> None:
        """A player's Looks."""
        for look in self.looks_of(seat):
            self.offer(LOOK + look)

    def shed_look(self, seat: Seat, look: i64) -> None:
        """A Look goes under its deck; a scolding is forgotten."""
        player = self.players[seat]
        if look == BLANK:
            player.blanks -= 1
        else:
            card = self.box.first_look + look
            player.looks = remove(player.looks, card)
            self.forgive(seat, look)
            under = vec[i64]([card])
            for other in self.look_deck:
                under = append(under, other)
            self.look_deck = under
            self.show(card)
        self.tell("shed", seat=seat)

    def group_bit(self, look: i64) -> i64:
        """A Look's symbol as a bit; none for a scolding."""
        return 0 if look == BLANK else self.bit(self.box.looks[look].group)

    def is_fair(self, seat: Seat, other: Seat, mine: i64, theirs: i64) -> bool:
        """Whether nobody has a symbol twice after an exchange."""
        if mine == theirs:
            return False
        my_groups = self.groups_of(seat) & ~self.group_bit(mine)
        their_groups = self.groups_of(other) & ~self.group_bit(theirs)
        return not my_groups & self.group_bit(theirs) and not their_groups & self.group_bit(mine)

    def can_give(self, seat: Seat, other: Seat, mine: i64) -> bool:
        """Whether a Look can be exchanged for one of the other player's."""
        for theirs in self.looks_of(other):
            if self.is_fair(seat, other, mine, theirs):
                return True
        return False

    def can_exchange(self, seat: Seat, other: Seat) -> bool:
        """Whether two players have Looks that can be exchanged."""
        for mine in self.looks_of(seat):
            if self.can_give(seat, other, mine):
                return True
        return False

    def exchange(self, seat: Seat, other: Seat, mine: i64, theirs: i64) -> None:
        """Two Looks change places; a hand that is too large now is cut down."""
        self.hand_look(seat, other, mine)
        self.hand_look(other, seat, theirs)
        self.tell("exchanged", seat=seat, rival=other)
        for who in (other, seat):
            if len(self.players[who].hand) > self.hand_limit(who):
                self.ask(HAND_LIMIT, who, NOTHING, 0)

    def hand_look(self, giver: Seat, taker: Seat, look: i64) -> None:
        """A Look goes from one player to another."""
        if look == BLANK:
            self.players[giver].blanks -= 1
            self.players[taker].blanks += 1
            return
        card = self.box.first_look + look
        self.players[giver].looks = remove(self.players[giver].looks, card)
        self.players[taker].looks = append(self.players[taker].looks, card)
        self.forgive(giver, look)

    def forgive(self, seat: Seat, look: i64) -> None:
        """Whoever is rid of a Look has broken nothing of it any more."""
        if self.players[seat].slipping == look:
            self.players[seat].slipping = NOTHING

    # ---- Tomes

    def power_of(self, tome: i64) -> i64:
        """The number of the step that a Tome's power is."""
        return POWERS[self.box.tomes[tome].power].number

    def take_tome(self, seat: Seat) -> None:
        """Draw the top Tome; the last one ends the game."""
        if len(self.tome_deck) == 0:
            return
        self.revealed = True
        self.tome_deck, card = pop(self.tome_deck)
        player = self.players[seat]
        player.tomes = append(player.tomes, card)
        tome = card - self.box.first_tome
        self.since[tome] = self.turn
        self.tell("tome", seat=seat, card=card)
        if len(self.tome_deck) == 0:
            self.over = True
            self.tell("last-tome", seat=seat)
        elif self.power_of(tome) == DEEP_POCKETS.number:
            self.draw(seat)

    def is_usable(self, tome: i64) -> bool:
        """Whether a Tome lies face up, and not since this very turn."""
        return self.used[tome] == 0 and self.since[tome] < self.turn

    def usable(self, seat: Seat, power: i64) -> i64:
        """The player's Tome with a power that can be used now, or NOTHING."""
        for card in self.players[seat].tomes:
            tome = card - self.box.first_tome
            if self.power_of(tome) == power and self.is_usable(tome):
                return tome
        return NOTHING

    def offer_tomes(self, seat: Seat, window: i64) -> None:
        """The Tomes that can be used now, and a look through the Peephole."""
        for card in self.players[seat].tomes:
            tome = card - self.box.first_tome
            power = POWERS[self.box.tomes[tome].power]
            if power.when & window and self.is_usable(tome) and power.is_possible(self, seat, tome):
                self.offer(USE + tome)
        if not self.peeped and self.usable(seat, PEEPHOLE.number) != NOTHING:
            self.offer(PEEP)

    def offer_reactions(self, seat: Seat) -> None:
        """Tomes against a Look that is about to be drawn."""
        tome = self.usable(seat, LOOK_AWAY.number)
        if tome != NOTHING:
            self.offer(USE + tome)
        tome = self.usable(seat, SCAPEGOAT_TOME.number)
        if tome != NOTHING:
            for other in range(self.seats):
                if self.is_beside(seat, other):
                    self.offer(USE + tome)
                    return

    def is_scapegoat(self, tome: i64) -> bool:
        """Whether a Tome sends a Look to somebody else."""
        return self.power_of(tome) == SCAPEGOAT_TOME.number

    def turn_down(self, seat: Seat, tome: i64) -> None:
        """A Tome is used and turned face down."""
        self.used[tome] = 1
        self.tell("used", seat=seat, card=self.box.first_tome + tome)

    def use(self, seat: Seat, tome: i64) -> None:
        """Use a Tome in one's own turn."""
        self.turn_down(seat, tome)
        self.ask(POWERS[self.box.tomes[tome].power], seat, tome, 0)

    def peep(self, seat: Seat) -> None:
        """Look secretly at the top teleport token."""
        self.peeped = True
        self.revealed = True
        token = self.tokens[len(self.tokens) - 1]
        self.seen[token] |= self.bit(seat)
        self.tell("peeped", seat=seat, card=token)

    def turn_token(self, seat: Seat) -> i64:
        """Turn the top token; when all are used they are shuffled again."""
        self.revealed = True
        self.tokens, token = pop(self.tokens)
        self.forget(token)
        self.tokens_used = append(self.tokens_used, token)
        self.tell("token", seat=seat, card=token)
        if len(self.tokens) == 0:
            self.tokens = self.tokens_used
            self.tokens_used = vec[i64]()
            self.shuffle(self.tokens)
        return self.box.tokens[token - self.box.first_token]

    # ---- the Bookmark

    def open_bookmark(self, seat: Seat) -> None:
        """Look at the top three movement cards; with fewer the discards are shuffled in first."""
        if len(self.deck) < 3:
            self.shuffle(self.discards)
            joined = self.discards
            for card in self.deck:
                joined = append(joined, card)
            self.deck = joined
            self.discards = vec[i64]()
        self.revealed = True
        self.marked = 3 if len(self.deck) > 3 else len(self.deck)
        for i in range(self.marked):
            self.seen[self.deck[len(self.deck) - 1 - i]] |= self.bit(seat)

    def offer_marked(self) -> None:
        """Each kind among the cards that the Bookmark has opened."""
        offered: i64 = 0
        for i in range(self.marked):
            kind = self.box.movement_of[self.deck[len(self.deck) - 1 - i]].number
            if not offered & self.bit(kind):
                offered |= self.bit(kind)
                self.offer(KEEP + kind)

    def take_marked(self, kind: i64) -> Card:
        """Take a card of that kind from among those opened."""
        i: i64 = len(self.deck) - 1
        while self.box.movement_of[self.deck[i]].number != kind:
            i -= 1
        self.deck, card = pop(self.deck, i)
        self.marked -= 1
        return card

    def keep_marked(self, seat: Seat, kind: i64) -> None:
        """Keep one of the cards seen."""
        card = self.take_marked(kind)
        self.forget(card)
        self.take_in_hand(seat, card)
        self.tell("kept", seat=seat, card=card)

    def put_back(self, seat: Seat, kind: i64) -> None:
        """Put one of the cards seen back: those chosen later lie above it."""
        card = self.take_marked(kind)
        place: i64 = len(self.deck) - self.marked
        deck = append(self.deck, card)
        i: i64 = len(deck) - 1
        while i > place:
            deck[i] = deck[i - 1]
            i -= 1
        deck[place] = card
        self.deck = deck

    # ---- dealing anew

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

    def is_secret(self, action: Action) -> bool:
        return KEEP <= action < GO  # what a Bookmark's owner keeps

    # ---- calls: slips, cries of Caught! and accusations, at any time

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
            return action < SPACE and self.why_no_accusation(accuser, accused, look_of(action)) == ""
        if is_slip(action):
            return self.can_slip(who_slips(action), look_of(action))
        if is_cry(action):
            return self.can_catch(who_cries(action), cried_at(action))
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
            self.accuse(who_accuses(action), who_is_accused(action), look_of(action))
        elif action >= SLIP:
            self.slip(who_slips(action), look_of(action))
        elif action >= CATCH:
            self.catch_out(who_cries(action), cried_at(action))
        else:
            self.escape(action - ESCAPE)
        self.advance()

    def has_look(self, seat: Seat, look: i64) -> bool:
        """Whether a player bears this very Look."""
        for card in self.players[seat].looks:
            if card - self.box.first_look == look:
                return True
        return False

    def can_slip(self, seat: Seat, look: i64) -> bool:
        """Whether a slip is one: on the screen, against a Look that can be failed, once a turn, one Look a round."""
        if self.penance != SCREEN or seat >= self.seats or not self.has_look(seat, look):
            return False
        player = self.players[seat]
        if player.slipping != NOTHING or player.slipped == self.turn or player.caught == self.round:
            return False
        return self.box.looks[look].is_test

    def slip(self, seat: Seat, look: i64) -> None:
        """The order of a Look is broken: it costs nothing unless somebody sees it."""
        self.players[seat].slipping = look
        self.players[seat].slipped = self.turn
        self.tell("slipped", seat=seat, card=self.box.first_look + look)

    def can_catch(self, seat: Seat, rival: Seat) -> bool:
        """Whether somebody may cry Caught! on the screen: not who was told off, and not at who can break nothing."""
        if self.penance != SCREEN or seat >= self.seats or rival >= self.seats or seat == rival:
            return False
        if self.players[seat].silent_until >= self.round:
            return False
        for card in self.players[rival].looks:
            if self.box.looks[card - self.box.first_look].is_test:
                return True
        return False

    def catch_out(self, seat: Seat, rival: Seat) -> None:
        """Who cries in time gives a Look; who cries at somebody who does nothing wrong is told off for a round."""
        look = self.players[rival].slipping
        if look == NOTHING:
            self.players[seat].silent_until = self.round + 1
            self.tell("told-off", seat=seat, rival=rival)
            return
        self.players[rival].slipping = NOTHING
        self.players[rival].caught = self.round
        self.tell("caught-out", seat=seat, rival=rival, card=self.box.first_look + look)
        self.owe_look(rival)

    def escape(self, seat: Seat) -> None:
        """Nobody has seen it in time."""
        look = self.players[seat].slipping
        self.players[seat].slipping = NOTHING
        self.tell("escaped", seat=seat, card=self.box.first_look + look)

    def penances(self) -> Penances:
        """What Looks order on the screen from here on: for a host who keeps the time."""
        return Penances(self)

    def word_givers(self) -> dict[int, list[int | None]]:
        """Who chooses the words that a person must not say: the neighbours, the left one first, and the host (None)."""
        givers: dict[int, list[int | None]] = {}
        for seat in range(self.seats):
            if self.is_hushed(seat):
                givers[int(seat)] = [int((seat + 1) % self.seats), int((seat + self.seats - 1) % self.seats), None]
        return givers

    def is_hushed(self, seat: Seat) -> bool:
        """Whether a person bears the Unspeakable on the screen; a bot has nothing to say."""
        if self.penance != SCREEN or not self.people & self.bit(seat):
            return False
        for card in self.players[seat].looks:
            if self.box.looks[card - self.box.first_look].id == UNSPEAKABLE:
                return True
        return False

    def voting(self) -> bool:
        """Whether an accusation is being voted on."""
        return self.depth > 0 and step_of(self.stack[self.depth - 1]) == VOTE.number

    def why_no_accusation(self, accuser: Seat, accused: Seat, look: i64) -> str:
        """Why somebody cannot be accused now; nothing if they can."""
        if self.penance != TABLE:
            return "not-at-the-table"
        if accuser >= self.seats or accused >= self.seats or accuser == accused:
            return "nobody"
        if not self.people & self.bit(accused) or not self.people & self.bit(accuser):
            return "bot"
        if not self.has_look(accused, look):  # a scolding orders nothing
            return "no-look"
        if self.players[accused].accused == self.round:
            return "accused-already"
        if self.players[accuser].silent_until >= self.round:
            return "must-wait"
        return "voting" if self.voting() else ""

    def accuse(self, accuser: Seat, accused: Seat, look: i64) -> None:
        """All people but the accused vote, the accuser counting as yes; with two the accused must agree."""
        self.players[accused].accused = self.round
        self.votes = 1
        if self.journal is not None:
            said: dict[str, Arg] = {"seat": seat_ref(accuser), "rival": seat_ref(accused)}
            said.update(order(look_name(self, look)))
            self.journal.add("kragmortha-event-accused", said, {}, "")
        self.ask(VERDICT, accuser, accused, look)
        voters: i64 = 0
        i = self.seats - 1
        while i > 0:
            seat = (accuser + i) % self.seats
            if seat != accused and self.people & self.bit(seat):
                self.ask(VOTE, seat, accused, look)
                voters += 1
            i -= 1
        if voters == 0:
            self.votes = 0  # the accused alone decides
            self.ask(VOTE, accused, accused, look)

    # ---- what people and programs ask

    def default(self) -> int:
        """What a clock chooses for whoever lets the time run out: to decline, else the first option."""
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

    def card_name(self, card: Card) -> str:
        return self.box.names[card]

    def spoken_of(self, noun: str, number: i64) -> Arg:
        return square_name(int(number)) if noun == "square" else super().spoken_of(noun, number)

    def spoken(self, card: Card) -> str:
        return self.face(card)

    def face(self, card: Card) -> str:
        return self.box.names[card].split("#")[0]

    def notation(self, action: int) -> str:
        return notation(self, action)

    def cards(self) -> list[Face]:
        return faces(self.box)

    def decision(self) -> Decision:
        return decision(self)

    def view(self, seat: int | None) -> dict[str, object]:
        return view(self, self.viewer(seat))

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def position(self) -> str:
        return position(self)


def is_quiet(pending: i64) -> bool:
    """Whether nothing is being settled above this step."""
    step = step_of(pending)
    return (
        step == CHOOSE_CARD.number or step == MOVE.number or step == AFTER_MOVE.number or step == DRAW_UP.number
        or step == FIRST_TURN.number or step == PLACE.number
    )  # fmt: skip
