"""A game of Looterz: the table as numbers, and the rules that the cards share."""

from __future__ import annotations

from typing import final

from ..engine.game import NOBODY, UNTOLD, Action, Card, Game, Seat, Zone
from ..engine.history import Setup
from ..engine.messages import Decision, Face, Outcome
from ..engine.native import append, i64, mypyc_attr, pop, remove, vec
from ..engine.pending import NOTHING, about, is_same_for, number_of, packed, seat_of, step_of
from ..engine.piles import exchange, sort, with_card
from ..engine.step import StepBase
from .abilities import MARKED, ORDER_WISHES, STEP_LIST, STEPS
from .actions import CHOOSE, SPACE, STEAL_FROM
from .cards import Box, Kind
from .decision import decision
from .faces import face
from .greedy import liking
from .notation import notation
from .outcome import outcome
from .position import position
from .promise import promise
from .steps import (
    DISCARD_PHASE,
    DUNGEON_PHASE,
    END_OF_TURN,
    RECRUITMENT_PHASE,
    SACRIFICE_PHASE,
    Step,
)
from .view import LooterzView, views
from .zones import HAND, INN, PLAY, ZONES


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before one player."""

    def __init__(self, loot: i64, hand: vec[i64], looters: vec[i64]) -> None:
        self.loot = loot
        self.hand = hand  # cards in the order of the box
        self.looters = looters  # cards in play, in the order they came

    def twin(self) -> Player:
        """The same again."""
        return Player(self.loot, self.hand[:], self.looters[:])


@final
@mypyc_attr(acyclic=True)
class Looterz(Game):
    """The state of a game of Looterz."""

    def __init__(self, seats: i64, setup: Setup, box: Box, target: i64, may_rest: bool) -> None:
        super().__init__(seats, setup)
        self.box = box
        self.target = target
        self.kind_of = box.kind_of
        self.may_rest = may_rest  # whether the dungeon phase may be ended before all have acted
        self.explicit_end = box.explicit_end
        self.players = vec[Player]()
        self.inn = vec[i64]()  # the Looterz of the draw pile; the last is the top
        self.alarms = vec[i64]()  # Rigor Mortis cards in it: above how many Looterz each lies, the last is drawn next
        self.graveyard = vec[i64]()
        self.life = vec[i64]()  # card -> life tokens on it
        self.controller = vec[i64]()  # card -> seat, NOBODY if it is not in play
        self.acted = vec[i64]()  # card -> whether it took its action this turn
        self.lent_by = vec[i64]()  # card -> the seat it goes back to at the end of the turn
        self.active: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = 1  # of the last decision that belonged to a phase
        self.winner: i64 = NOBODY
        self.clock: i64 = 0  # Rigor Mortis cards on the table
        self.in_play: i64 = 0
        self.kings: i64 = 0  # Looterz in play that ban Search and Steal
        self.ghosts: i64 = 0  # Looterz in play that cannot be attacked
        self.borrowed: i64 = 0

    def blank(self) -> Looterz:
        return Looterz(self.seats, self.setup, self.box, self.target, self.may_rest)

    def become(self, other: Game) -> None:
        assert isinstance(other, Looterz)
        super().become(other)
        self.players = vec[Player]([player.twin() for player in other.players])
        self.inn = other.inn[:]
        self.alarms = other.alarms[:]
        self.graveyard = other.graveyard[:]
        self.life = other.life[:]
        self.controller = other.controller[:]
        self.acted = other.acted[:]
        self.lent_by = other.lent_by[:]
        self.active = other.active
        self.first = other.first
        self.turn = other.turn
        self.phase = other.phase
        self.target = other.target
        self.may_rest = other.may_rest
        self.winner = other.winner
        self.clock = other.clock
        self.in_play = other.in_play
        self.kings = other.kings
        self.ghosts = other.ghosts
        self.borrowed = other.borrowed

    # ---- set-up

    def begin(self, seed: i64) -> None:
        """Choose the first player, shuffle, deal, and begin the first turn."""
        self.start_chance(seed)
        self.clear()
        self.first = self.random(self.seats)
        self.inn = self.box.in_order[:]
        self.shuffle(self.inn)
        self.hide_clock(self.box.clock)
        for i in range(self.seats):
            for _card in range(3 if i == 0 else 4):
                self.draw((self.first + i) % self.seats)
        self.begin_turn(self.first)
        self.advance()

    def clear(self) -> None:
        """An empty table."""
        cards = self.box.looterz
        self.players = vec[Player]([Player(0, vec[i64](), vec[i64]()) for _seat in range(self.seats)])
        self.life = vec[i64]([0] * cards)
        self.controller = vec[i64]([NOBODY] * cards)
        self.acted = vec[i64]([0] * cards)
        self.lent_by = vec[i64]([NOBODY] * cards)

    def hide_clock(self, count: i64) -> None:
        """Hide so many Rigor Mortis cards in the lower half of the draw pile, or what is left of it."""
        lower = self.box.looterz - self.box.looterz // 2 + self.box.clock
        if lower > len(self.inn) + count:
            lower = len(self.inn) + count
        places = vec[i64](capacity=count)
        while len(places) < count:
            place = self.random(lower)
            if place not in places:
                places = with_card(places, place)
        for i in range(count):
            places[i] -= i  # what counts is how many Looterz lie below
        self.alarms = places

    def begin_turn(self, seat: Seat) -> None:
        """The four phases of a turn lie ahead of the player."""
        self.active = seat
        self.turn += 1
        self.phase = 1
        for looter in self.players[seat].looters:
            self.acted[looter] = 0
        self.announce()
        self.ask(END_OF_TURN, seat, NOTHING, 0)
        self.ask(DISCARD_PHASE, seat, NOTHING, 0)
        self.ask(SACRIFICE_PHASE, seat, NOTHING, 0)
        self.ask(RECRUITMENT_PHASE, seat, NOTHING, 2)
        self.ask(DUNGEON_PHASE, seat, NOTHING, 0)
        self.ask(RECRUITMENT_PHASE, seat, NOTHING, 1)

    def tell(
        self,
        id: str,
        seat: i64 = UNTOLD,
        card: i64 = UNTOLD,
        target: i64 = UNTOLD,
        rival: i64 = UNTOLD,
        n: i64 = UNTOLD,
        turn: i64 = UNTOLD,
        lent: i64 = UNTOLD,
    ) -> None:
        """Say what happened to those who listen: whose deed it was, with which card, to whom, and how much."""
        if self.journal is not None:
            self.told(id, seat, card, target, rival, n, turn, lent)

    def told(self, id: str, seat: i64, card: i64, target: i64, rival: i64, n: i64, turn: i64, lent: i64) -> None:
        """What was told, noun by noun."""
        args = {"seat": seat, "card": card, "target": target, "rival": rival, "n": n, "turn": turn, "lent": lent}
        self.note(id, args, "")

    def tell_nothing(self, why: str, seat: Seat, card: Card, rule: str) -> None:
        """Say for what reason and by which rule something that a card does comes to nothing."""
        if self.journal is not None:
            self.note("nothing-" + why, {"seat": seat, "card": card}, rule)

    def announce(self) -> None:
        """Say whose turn it is."""
        self.tell("turn", seat=self.active, turn=self.turn)

    # ---- steps

    def steps(self) -> list[StepBase]:
        return [*STEP_LIST]

    def offer_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].offer(self, seat_of(pending), about(pending), number_of(pending))

    def resolve_step(self, pending: i64, action: Action) -> None:
        STEPS[step_of(pending)].resolve(self, seat_of(pending), about(pending), number_of(pending), action)

    def skip_step(self, pending: i64) -> None:
        STEPS[step_of(pending)].skip(self, seat_of(pending), about(pending), number_of(pending))

    def ask(self, step: Step, seat: Seat, card: Card, n: i64) -> None:
        """Let this step be resolved next."""
        self.push(packed(step.number, seat, n, card))

    def ask_everyone(self, step: Step, first: Seat, card: Card, n: i64) -> None:
        """Let this step be resolved by each player in turn, clockwise."""
        i = self.seats - 1
        while i >= 0:  # a stack: the first to act is pushed last
            self.ask(step, (first + i) % self.seats, card, n)
            i -= 1

    # ---- Loot

    def roll(self, looter: Card) -> i64:
        """Roll a die for each life token; count those at or under the power."""
        power = self.kind_of[looter].power
        hits: i64 = 0
        for _token in range(self.life[looter]):
            pips = self.random(6) + 1
            if pips <= power:
                hits += 1
            if self.journal is not None:
                self.journal.dice.append(pips)
        return hits

    def gain(self, seat: Seat, loot: i64) -> None:
        """Loot for a player, who wins at once with the target amount."""
        player = self.players[seat]
        player.loot += loot
        if player.loot >= self.target and not self.over:
            self.winner = seat
            self.over = True
            self.tell("won", seat=seat, n=player.loot)

    def steal(self, thief: Seat, victim: Seat, card: Card, n: i64) -> None:
        """Loot goes from one player to another."""
        player = self.players[victim]
        taken = n if player.loot > n else player.loot
        player.loot -= taken
        self.tell("stole", seat=thief, card=card, rival=victim, n=taken)
        self.gain(thief, taken)

    def richest_opponent(self, seat: Seat) -> i64:
        """The most Loot that an opponent has."""
        most: i64 = 0
        for other in range(self.seats):
            loot = self.players[other].loot
            if other != seat and loot > most:
                most = loot
        return most

    def most_to_steal(self, seat: Seat) -> i64:
        """How much Loot those have from whom the player may steal; 0 if there is nobody."""
        if self.kings > 0:
            return 0
        most = self.richest_opponent(seat)
        if not self.box.leader_steals and self.players[seat].loot >= most:
            return 0
        return most

    def why_no_steal(self, seat: Seat) -> tuple[str, str]:
        """The reason and rule by which the player cannot steal from the richest."""
        if self.kings > 0:
            return "king", "LZ-40"
        if self.richest_opponent(seat) == 0:
            return "no-loot", "LZ-67"
        return "leader", "LZ-42"

    def is_poorest(self, seat: Seat) -> bool:
        """Whether no opponent has less Loot."""
        loot = self.players[seat].loot
        for other in range(self.seats):
            if self.players[other].loot < loot:
                return False
        return True

    # ---- cards

    def can_draw(self) -> bool:
        """Whether there is a card to be had from the draw pile."""
        return self.inn_size() > 0 or (self.box.reshuffle and len(self.graveyard) > 0)

    def inn_size(self) -> i64:
        """How many cards the draw pile has."""
        return len(self.inn) + len(self.alarms)

    def take_top(self, seat: Seat) -> Card:
        """The top card of the draw pile; a Rigor Mortis is laid on the table and another card taken."""
        self.revealed = True
        while len(self.alarms) > 0 and self.alarms[len(self.alarms) - 1] == len(self.inn):
            self.alarms, _ = pop(self.alarms)
            self.clock += 1
            self.tell("clock", seat=seat, n=self.clock)
            if self.clock == self.box.clock:
                self.strike_twelve()
                return NOTHING
        if len(self.inn) == 0:
            if not self.box.reshuffle or len(self.graveyard) == 0:
                return NOTHING
            self.inn = self.graveyard
            self.graveyard = vec[i64]()
            self.shuffle(self.inn)
            self.tell("reshuffled", n=len(self.inn))
        self.inn, card = pop(self.inn)
        return card

    def strike_twelve(self) -> None:
        """Rigor Mortis is whole: the game ends at once; ties on Coins and Looterz lose."""
        self.over = True
        self.winner = NOBODY
        best: i64 = -1
        for seat in range(self.seats):
            score = self.score(seat)
            if score > best and self.is_alone(seat, score):
                best = score
                self.winner = seat
        self.tell("time", n=self.clock)

    def score(self, seat: Seat) -> i64:
        """Coins first, then Looterz in play: what is compared when time is up."""
        player = self.players[seat]
        return player.loot * 256 + len(player.looters)

    def is_alone(self, seat: Seat, score: i64) -> bool:
        """Whether nobody else has as much of both."""
        for other in range(self.seats):
            if other != seat and self.score(other) == score:
                return False
        return True

    def draw(self, seat: Seat) -> None:
        """Draw a card into the hand."""
        card = self.take_top(seat)
        if card == NOTHING:
            return
        self.take_in_hand(seat, card)
        self.tell("drew", seat=seat, card=card)

    def take_in_hand(self, seat: Seat, card: Card) -> None:
        """Put a card among the others of the hand, in the order of the box."""
        player = self.players[seat]
        player.hand = with_card(player.hand, card)

    def take_from_hand(self, seat: Seat, kind: i64) -> Card:
        """Take a card of that kind out of the hand."""
        player = self.players[seat]
        i: i64 = 0
        while self.kind_of[player.hand[i]].number != kind:
            i += 1
        player.hand, card = pop(player.hand, i)
        if self.rng < 0 and self.stream is not None:
            return self.renumbered(card)
        return card

    def renumbered(self, card: Card) -> Card:
        """The lowest copy of a card that nobody sees, exchanged for it: else its number would tell of the hand.

        Which copy of a kind lies where makes no difference to anybody, but whoever played the second of two hidden
        ones would not have had the first. A copy of which something is still to be resolved keeps its number.
        """
        kind = self.kind_of[card].number
        lowest = card
        for hidden in self.inn:
            if hidden < lowest and self.kind_of[hidden].number == kind and not self.is_named(hidden):
                lowest = hidden
        for player in self.players:
            for hidden in player.hand:
                if hidden < lowest and self.kind_of[hidden].number == kind and not self.is_named(hidden):
                    lowest = hidden
        if lowest != card and not self.is_named(card):
            exchange(self.inn, lowest, card)
            for player in self.players:
                exchange(player.hand, lowest, card)
            return lowest
        return card

    def is_named(self, card: Card) -> bool:
        """Whether something that is still to be resolved is about this very card."""
        for i in range(self.depth):
            if about(self.stack[i]) == card:
                return True
        return False

    def discard(self, seat: Seat, kind: i64) -> None:
        """A card from hand goes to the graveyard; no Last Wish."""
        card = self.take_from_hand(seat, kind)
        self.graveyard = append(self.graveyard, card)
        self.tell("discarded", seat=seat, card=card)

    # ---- coming and going

    def recruit(self, seat: Seat, kind: i64) -> None:
        """A card of that kind goes from hand into play."""
        card = self.take_from_hand(seat, kind)
        self.enter(seat, card)
        self.tell("recruited", seat=seat, card=card)

    def raise_dead(self, seat: Seat, by: Card, kind: i64) -> None:
        """A card of that kind goes from the graveyard into play."""
        i: i64 = len(self.graveyard) - 1
        while self.kind_of[self.graveyard[i]].number != kind:
            i -= 1
        self.graveyard, card = pop(self.graveyard, i)
        self.enter(seat, card)
        self.tell("raised", seat=seat, card=by, target=card)

    def enter(self, seat: Seat, card: Card) -> None:
        """A Looter enters the dungeon with its printed life; its Recruitment happens at once."""
        kind = self.kind_of[card]
        self.life[card] = kind.life
        self.acted[card] = 0
        self.controller[card] = seat
        player = self.players[seat]
        player.looters = append(player.looters, card)
        self.count(kind, 1)
        ability = kind.recruitment
        if ability is not None:
            self.ask(ability.step, seat, card, ability.number)

    def count(self, kind: Kind, change: i64) -> None:
        """Keep the counts of what is in play."""
        self.in_play += change
        if kind.bans_loot:
            self.kings += change
        if not kind.can_be_attacked:
            self.ghosts += change

    def hurt(self, looter: Card, damage: i64) -> None:
        """Take life tokens away; with none left the Looter dies."""
        self.life[looter] -= damage
        if self.life[looter] <= 0:
            self.bury(looter, "died")

    def bury(self, looter: Card, how: str) -> None:
        """A Looter goes from play to the graveyard; its Last Wish happens at once, for its controller."""
        seat = self.controller[looter]
        self.tell_loss(how, seat, looter)
        player = self.players[seat]
        player.looters = remove(player.looters, looter)
        self.graveyard = append(self.graveyard, looter)
        self.controller[looter] = NOBODY
        self.life[looter] = 0
        self.acted[looter] = 0
        if self.lent_by[looter] != NOBODY:
            self.lent_by[looter] = NOBODY
            self.borrowed -= 1
        kind = self.kind_of[looter]
        self.count(kind, -1)
        ability = kind.last_wish
        if ability is not None:
            self.ask(ability.step, seat, looter, ability.number)

    def tell_loss(self, how: str, seat: Seat, looter: Card) -> None:
        """Say whose Looter goes to the graveyard; of a borrowed one also to whom it belongs."""
        owner = self.lent_by[looter]
        if owner == NOBODY:
            self.tell(how, seat=seat, card=looter, lent=0)
        else:
            self.tell(how, seat=seat, card=looter, lent=1, rival=owner)

    def hand_over(self, looter: Card, seat: Seat) -> None:
        """A Looter changes its controller."""
        player = self.players[self.controller[looter]]
        player.looters = remove(player.looters, looter)
        player = self.players[seat]
        player.looters = append(player.looters, looter)
        self.controller[looter] = seat

    # ---- Last Wishes of what died at once

    def order_wishes(self, since: i64) -> None:
        """Of the Last Wishes on the stack from `since` on, the active player's come first, then clockwise."""
        if self.depth - since < 2:
            return
        wishes = self.stack[since : self.depth]
        self.depth = since
        i = self.seats - 1
        while i >= 0:  # a stack: the first to happen is pushed last
            seat = (self.active + i) % self.seats
            before = self.depth
            for wish in wishes:
                if seat_of(wish) == seat:
                    self.push(wish)
            self.ask_order(seat, self.depth - before)
            i -= 1

    def ask_order(self, seat: Seat, n: i64) -> None:
        """Let the player order the n Last Wishes on top of the stack, if the order could matter."""
        for i in range(1, n):
            if not is_same_for(self.stack[self.depth - 1 - i], self.stack[self.depth - 1]):
                self.ask(ORDER_WISHES, seat, NOTHING, n)
                return

    def bring_up(self, card: Card, seat: Seat, n: i64) -> None:
        """Of the n Last Wishes on top of the stack this card's comes first."""
        i = self.depth - n
        while about(self.stack[i]) != card:
            i += 1
        wish = self.stack[i]
        while i < self.depth - 1:
            self.stack[i] = self.stack[i + 1]
            i += 1
        self.depth -= 1
        self.ask_order(seat, n - 1)
        self.push(wish)

    def unmark(self) -> vec[i64]:
        """Take the targets of a volley off the stack."""
        marked = vec[i64]()
        while step_of(self.stack[self.depth - 1]) == MARKED.number:
            self.depth -= 1
            marked = append(marked, about(self.stack[self.depth]))
        return marked

    # ---- offers

    def is_alone_in_play(self, looter: Card) -> bool:
        """Whether there is no Looter in play but this one, or none at all."""
        return self.in_play == (0 if self.controller[looter] == NOBODY else 1)

    def has_target(self, attacker: Card) -> bool:
        """Whether there is another Looter that can be attacked."""
        return self.in_play - self.ghosts > (1 if self.kind_of[attacker].can_be_attacked else 0)

    def offer_attacked(self, seat: Seat, attacker: Card) -> None:
        """Looterz that the player may attack: of an opponent's only those with Taunt, if there are any."""
        for other in range(self.seats):
            looters = self.players[other].looters
            if other == seat:
                for looter in looters:
                    if looter != attacker and self.kind_of[looter].can_be_attacked:
                        self.offer(CHOOSE + looter)
                continue
            before = self.choice_count
            taunted = False
            for looter in looters:
                if not self.kind_of[looter].can_be_attacked:
                    continue
                if self.kind_of[looter].taunt:
                    if not taunted:
                        taunted = True
                        self.choice_count = before  # those offered before the first with Taunt are taken back
                    self.offer(CHOOSE + looter)
                elif not taunted:
                    self.offer(CHOOSE + looter)

    def offer_targets(self, seat: Seat, other_than: Card) -> None:
        """Looterz that the player's effect may choose."""
        for other in range(self.seats):
            if other == seat:
                self.offer_own(seat, other_than)
            else:
                self.offer_taunted(other)

    def offer_own(self, seat: Seat, other_than: Card) -> None:
        """The player's own Looterz, but for one."""
        for looter in self.players[seat].looters:
            if looter != other_than:
                self.offer(CHOOSE + looter)

    def offer_taunted(self, seat: Seat) -> None:
        """An opponent's Looterz with Taunt, or all if none has it."""
        before = self.choice_count
        taunted = False
        for looter in self.players[seat].looters:
            if self.kind_of[looter].taunt:
                if not taunted:
                    taunted = True
                    self.choice_count = before  # as above
                self.offer(CHOOSE + looter)
            elif not taunted:
                self.offer(CHOOSE + looter)

    def offer_healed(self, seat: Seat) -> None:
        """As `offer_targets`; besides, of an opponent's Frogs one with Taunt, or any if no Frog has it."""
        for other in range(self.seats):
            if other == seat:
                self.offer_own(seat, NOTHING)
                continue
            self.offer_taunted(other)
            if self.has_taunt(other, frog=False) and not self.has_taunt(other, frog=True):
                for looter in self.players[other].looters:
                    if self.kind_of[looter].frog:
                        self.offer(CHOOSE + looter)

    def has_taunt(self, seat: Seat, frog: bool) -> bool:
        """Whether the player has a Looter (or a Frog) with Taunt."""
        for looter in self.players[seat].looters:
            kind = self.kind_of[looter]
            if kind.taunt and (kind.frog or not frog):
                return True
        return False

    def offer_unmarked(self, you: Seat, seat: Seat, marked: i64) -> None:
        """A player's Looterz that a volley has not chosen yet; an opponent's others only after all with Taunt."""
        before = self.choice_count
        looters = self.players[seat].looters
        if seat != you:
            for looter in looters:
                if self.kind_of[looter].taunt and not self.is_marked(looter, marked):
                    self.offer(CHOOSE + looter)
        if self.choice_count == before:
            for looter in looters:
                if not self.is_marked(looter, marked):
                    self.offer(CHOOSE + looter)

    def is_marked(self, looter: Card, marked: i64) -> bool:
        """Whether a volley has chosen the Looter: its targets wait below the step."""
        for i in range(marked):
            if about(self.stack[self.depth - 2 - i]) == looter:
                return True
        return False

    def offer_hand(self, seat: Seat, verb: i64) -> None:
        """Each kind of card in the hand."""
        last: i64 = -1
        for card in self.players[seat].hand:
            number = self.kind_of[card].number
            if number != last:
                self.offer(verb + number)
                last = number

    def offer_richest(self, seat: Seat) -> None:
        """Those from whom the player may steal."""
        most = self.most_to_steal(seat)
        if most > 0:
            for other in range(self.seats):
                if other != seat and self.players[other].loot == most:
                    self.offer(STEAL_FROM + other)

    # ---- who sees what

    def zones(self) -> vec[Zone]:
        return ZONES

    def cards_in(self, zone: i64, owner: Seat) -> vec[i64]:
        if zone == INN:
            return self.inn
        if zone == HAND:
            return self.players[owner].hand
        if zone == PLAY:
            return self.players[owner].looters
        return self.graveyard

    def lay(self, zone: i64, owner: Seat, cards: vec[i64]) -> None:
        if zone == INN:
            self.inn = cards
        elif zone == HAND:
            sort(cards)
            self.players[owner].hand = cards
        elif zone == PLAY:
            self.players[owner].looters = cards
        else:
            self.graveyard = cards

    def deal_unseen(self, viewer: Seat) -> None:
        """Rigor Mortis cards stay out of hands and in the lower half of the draw pile."""
        super().deal_unseen(viewer)
        if len(self.alarms) > 0:
            self.hide_clock(len(self.alarms))

    # ---- what people and programs ask

    def liking(self, action: Action) -> i64:
        return liking(self, action)

    def promise(self, seat: Seat) -> float:
        return promise(self, seat)

    def foresight(self) -> i64:
        return 10 * self.seats

    def temper(self) -> float:
        return 40.0

    def action_space(self) -> int:
        return SPACE

    def card_name(self, card: Card) -> str:
        return self.box.names[card]

    def spoken(self, card: Card) -> str:
        return self.face(card) if self.controller[card] == NOBODY else self.card_name(card)

    def face(self, card: Card) -> str:
        return self.kind_of[card].id

    def notation(self, action: int) -> str:
        return notation(self, action)

    def cards(self) -> list[Face]:
        return [face(kind) for kind in self.box.kinds]

    def decision(self) -> Decision:
        return decision(self)

    def view(self, seat: int | None) -> LooterzView:
        return views(self, [self.viewer(seat)])[0]

    def views(self, seats: list[int | None]) -> list[LooterzView]:
        return views(self, [self.viewer(seat) for seat in seats])

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def position(self) -> str:
        return position(self)
