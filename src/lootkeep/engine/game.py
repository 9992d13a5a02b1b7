"""A game in progress, whatever the game: pending steps, options, chance, memory, and who sees what.

A state holds only numbers. What is still to be resolved stands on a stack, each pending step as one
int; the rules behind it are stateless objects that each game keeps in a table (see `looterz.steps`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from . import chance
from .errors import IllegalMove, InvalidSetup
from .history import History, Journal, Setup
from .messages import Arg, Decision, Event, Face, OpenPile, Option, Outcome, Pile, View, seat_ref
from .native import append, extend, i64, mypyc_attr, vec
from .notation import is_shortened, plain
from .orders import Orders
from .pending import seat_of
from .piles import sort
from .record import write_record
from .step import StepBase

Seat = i64
Card = i64
Action = i64

NOBODY: Final = -1
UNTOLD: Final = -(1 << 40)  # what an event does not speak of
MOST_CARDS: Final = 60  # that a re-deal usually moves; as many as a small block of memory holds

UNSEEN: Final = 0
OWNER: Final = 1
EVERYBODY: Final = 2

CARD_ARGS: Final = ("card", "target")
SEAT_ARGS: Final = ("seat", "rival")


@final
class Zone:
    """Where cards lie, and who sees them there: the one declaration of what is hidden.

    Cards of one group are dealt among its zones only: a Look is never taken for a movement card.
    """

    def __init__(self, name: str, seen_by: i64, *, per_seat: bool, group: i64 = 0) -> None:
        self.name: Final = name
        self.seen_by: Final = seen_by
        self.per_seat: Final = per_seat
        self.group: Final = group

    def may_hide(self, group: i64) -> bool:
        """Whether cards of a group may lie here unseen by somebody."""
        return self.group == group and self.seen_by != EVERYBODY

    def is_seen(self, viewer: Seat, owner: Seat) -> bool:
        """Whether the viewer (NOBODY: a spectator) sees the cards that lie here."""
        return self.seen_by == EVERYBODY or (self.seen_by == OWNER and viewer == owner)


@mypyc_attr(acyclic=True)
class Game:
    """The part of a state that all games share, and the interface that the rest of the house holds to.

    Games are equal if their positions are, chance included, whatever has led there; what changes has no hash.

    >>> import lootkeep
    >>> game = lootkeep.new("looterz", seats=2, seed=7)
    >>> game
    <Looterz dragon: 2 seats, seed 7, target 15, ply 0, p1 decides>
    >>> game == lootkeep.load_position(game.position()), game == lootkeep.new("looterz", seats=2, seed=8)
    (True, False)
    """

    def __init__(self, seats: i64, setup: Setup) -> None:
        self.seats = seats
        self.setup = setup
        self.actor: i64 = NOBODY
        self.over = False
        self.allied = False  # all win or lose together
        self.rng: i64 = 1  # the fast generator's state; below 0 the number of the next draw from the stream, negated
        self.stream: chance.Stream | None = None  # of a table at which somebody really plays; copies never have it
        self.revealed = False  # something was rolled, drawn or shown since this was last cleared
        self.orderly = False  # hidden cards are laid in the order of the box instead of being shuffled
        self.stack = vec[i64]()  # pending steps; the first `depth` count, the last of them goes first
        self.depth: i64 = 0
        self.choices = vec[i64]()  # what is offered; the first `choice_count` count
        self.choice_count: i64 = 0
        self.answers_itself = False  # a single choice of what is offered is made without asking
        self.seen = vec[i64]()  # card -> the seats that have looked at it where it lies hidden, as bits; may be empty
        self.journal: Journal | None = None
        self.history: History | None = None

    def __repr__(self) -> str:
        """How the table was set up and where it stands, without anything that lies hidden."""
        setup = self.setup
        words = [f"{setup.seats} seats", "a secret key" if setup.seed is None else f"seed {setup.seed}"]
        words += [f"{name} {value}" for name, value in setup.options.items()]
        words.append("a copy" if self.history is None else f"ply {self.ply}")
        words.append("over" if self.over else f"p{self.actor + 1} decides")
        return f"<{type(self).__name__} {setup.edition}: {', '.join(words)}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return False
        return other is self or (other.setup.digest == self.setup.digest and other.position() == self.position())

    # ---- what each game says for itself

    def blank(self) -> Game:
        """An empty table for the same game, to be filled by `become`."""
        raise NotImplementedError

    def begin(self, seed: i64) -> None:
        """Set the table up, by its stream or else by a seed, and go to the first decision."""
        raise NotImplementedError

    def offer_step(self, pending: i64) -> None:
        """Offer the choices of a pending step; changes nothing else."""
        raise NotImplementedError

    def resolve_step(self, pending: i64, action: Action) -> None:
        """Carry a choice out; the step is off the stack."""
        raise NotImplementedError

    def skip_step(self, pending: i64) -> None:
        """There was nothing to choose."""
        raise NotImplementedError

    def steps(self) -> list[StepBase]:
        """Everything that the game can ask or let happen, in the order of its rulebook."""
        raise NotImplementedError

    def can_call(self, action: Action) -> bool:
        """Whether an action that is no option can be called by somebody out of turn; most games have none."""
        return False

    def caller(self, action: Action) -> Seat:
        """Who calls it."""
        raise NotImplementedError

    def call(self, action: Action) -> None:
        """Carry out what was called, and go on to the next decision."""
        raise NotImplementedError

    def calls(self) -> list[int]:
        """All that can be called out of turn now.

        >>> import lootkeep
        >>> lootkeep.new("looterz", seed=7).calls()
        []
        """
        return []

    def call_options(self, seat: int) -> list[Option]:
        """What a seat can call out of turn now, as options for people."""
        return []

    def default(self) -> int | None:
        """What a clock chooses for whoever lets the time run out; None: somebody has to think for them."""
        return None

    def what_if(self, place: str, visitor: str) -> list[Event] | None:
        """What somebody who came to a place now would do, as events; None: a game in which nobody comes.

        >>> import lootkeep
        >>> game = lootkeep.load_position("heroes first-watch\\np1: clan=ratkin\\nforge: tokens=trap")
        >>> [event["id"] for event in game.what_if("forge", "thief")]
        ['heroes-event-came', 'heroes-event-disarms', 'heroes-event-looted']
        """
        return None

    def word_givers(self) -> dict[int, list[int | None]] | None:
        """Seats that must not say certain words, each with who chooses them (None: the host); None: all may be said.

        >>> import lootkeep
        >>> lootkeep.new("looterz", seed=7).word_givers()
        >>> lootkeep.new("kragmortha", seed=7, penance=1).word_givers()
        {}
        """
        return None

    def penances(self) -> Orders | None:
        """What has to be kept up before the screen from here on; None: nothing has, in this game or at this table.

        >>> import lootkeep
        >>> lootkeep.new("looterz", seed=7).penances()
        """
        return None

    def is_shared(self) -> bool:
        """Whether all players decide together what is asked now; whoever is asked speaks for them.

        >>> import lootkeep
        >>> lootkeep.new("looterz", seed=7).is_shared()
        False
        """
        return False

    def zones(self) -> vec[Zone]:
        """Every place where cards can lie."""
        raise NotImplementedError

    def cards_in(self, zone: i64, owner: Seat) -> vec[i64]:
        """The cards that lie there, in order."""
        raise NotImplementedError

    def lay(self, zone: i64, owner: Seat, cards: vec[i64]) -> None:
        """Put exactly these cards there."""
        raise NotImplementedError

    def action_space(self) -> int:
        """How many actions the game knows; an action is below it."""
        raise NotImplementedError

    def card_name(self, card: Card) -> str:
        """The text form of a card: `hydra#1`."""
        raise NotImplementedError

    def spoken(self, card: Card) -> str:
        """How an event names a card: its number only where all can tell copies apart."""
        raise NotImplementedError

    def face(self, card: Card) -> str:
        """What is printed on a card: `hydra`."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """An action in words that everybody can type, whatever their language.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> game.notation(80)
        'recruit necromancer'
        """
        raise NotImplementedError

    def announce(self) -> None:
        """Tell those who begin to listen where the game stands."""
        raise NotImplementedError

    def liking(self, action: Action) -> i64:
        """How much whoever decides likes an option, by a simple reading of what they see."""
        raise NotImplementedError

    def is_secret(self, action: Action) -> bool:
        """Whether others cannot see that this was chosen; in most games they can."""
        return False

    def promise(self, seat: Seat) -> float:
        """How likely a seat is to win, from 0 to 1, by a simple reading of the whole table; sure when all is over."""
        raise NotImplementedError

    def foresight(self) -> i64:
        """How many decisions of players who take what they like best make a promise worth more."""
        raise NotImplementedError

    def temper(self) -> float:
        """By how much one option must be liked more than another to be taken for clearly better."""
        return 100.0

    def cards(self) -> list[Face]:
        """Every design in the box: its numbers, and what it does as messages.

        >>> import lootkeep
        >>> thief = lootkeep.new("looterz", seed=7).cards()[0]
        >>> thief["id"], thief["copies"], thief["numbers"]
        ('thief', 2, {'life': 2, 'power': 2})
        """
        raise NotImplementedError

    def decision(self) -> Decision:
        """Who is asked what, every answer, and what is not offered and why.

        >>> import lootkeep
        >>> decision = lootkeep.new("looterz", seats=2, seed=7).decision()
        >>> decision["seat"], decision["prompt"]["id"], decision["rule"]
        (0, 'looterz-ask-recruitment', 'LZ-11')
        >>> [option["notation"] for option in decision["options"]]
        ['recruit necromancer', 'recruit bomber', 'recruit beggar', 'draw']
        """
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, ready for JSON.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> [game.view(seat)["players"][0]["hand"]["cards"] for seat in (0, 1, None)]
        [['necromancer', 'bomber', 'beggar'], None, None]
        """
        raise NotImplementedError

    def views(self, seats: list[int | None]) -> Sequence[View]:
        """What several may know at this moment: to be read only, for what all see may be made once."""
        return [self.view(seat) for seat in seats]

    def outcome(self) -> Outcome | None:
        """None while the game goes on; then who won, and why.

        >>> import lootkeep
        >>> game = lootkeep.load_position("looterz dragon phase=2 target=1\\np1: play=executioner\\np2:")
        >>> game.outcome()
        >>> game.apply(game.parse("search executioner"))
        >>> game.outcome()["winners"]
        [0]
        """
        raise NotImplementedError

    def position(self) -> str:
        """The whole position, hidden cards included, as text that can be read back.

        >>> import lootkeep
        >>> print(lootkeep.new("looterz", seats=2, seed=7).position().splitlines()[1])
        p1: loot=0 hand=necromancer#1,bomber#1,beggar#1 play=
        """
        raise NotImplementedError

    # ---- decisions

    @final
    def options(self) -> list[int]:
        """The legal actions of whoever has to decide.

        >>> import lootkeep
        >>> lootkeep.new("looterz", seats=2, seed=7).options()
        [80, 88, 93, 1]
        """
        return [int(self.choices[i]) for i in range(self.choice_count)]

    @final
    def is_offered(self, action: i64) -> bool:
        """Whether the action is among the options."""
        for i in range(self.choice_count):
            if self.choices[i] == action:
                return True
        return False

    @final
    def apply(self, action: int) -> None:
        """Carry out one of the options, and remember it.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> game.apply(1)
        >>> game.ply, game.actor
        (1, 0)
        >>> game.apply(767)
        Traceback (most recent call last):
        lootkeep.engine.errors.IllegalMove: Action 767 is not an option of seat 0 now. The options are ...
        """
        called = False
        if not (0 <= action < self.action_space() and self.is_offered(action)):
            called = 0 <= action < self.action_space() and self.can_call(action)
            if not called:
                raise IllegalMove(self._why_illegal(action))
        journal = self.journal
        history = self.history
        if history is None:
            self.carry_out(action)
            return
        if journal is not None:
            journal.ply = len(history.moves)
        mover = self.caller(action) if called else self.actor
        self.revealed = False
        self.carry_out(action)
        history.add(action, mover, self.revealed, called)

    @final
    def _why_illegal(self, action: int) -> str:
        if self.over:
            return f"The game is over: action {action} comes too late."
        offered = ", ".join(f"{a} ({self.notation(a)})" for a in self.options())
        return f"Action {action} is not an option of seat {self.actor} now. The options are {offered}."

    @final
    def parse(self, text: str) -> int:
        """The option that a person means; card numbers may be left out where that is clear.

        >>> import lootkeep
        >>> lootkeep.new("looterz", seats=2, seed=7).parse("Recruit Bomber")
        88
        """
        wanted = plain(text)
        if self.over:
            raise IllegalMove(f"The game is over: {text!r} comes too late.")
        names = {self.notation(action): action for action in self.options()}
        if wanted in names:
            return names[wanted]
        meant = [name for name in names if is_shortened(wanted, name)]
        if len(meant) == 1:
            return names[meant[0]]
        if meant:
            raise IllegalMove(f"{text!r} could be any of: {', '.join(meant)}. Add the number of the card.")
        raise IllegalMove(f"{text!r} is not an option of seat {self.actor} now. The options are: {', '.join(names)}.")

    @final
    def parse_call(self, seat: str, text: str) -> int | None:
        """What somebody (`p1` is the first seat) calls out of turn; None if the text is no such call.

        >>> import lootkeep
        >>> game = lootkeep.new("kragmortha", seats=3, seed=1, penance=2)
        >>> game.parse_call("p1", "step c6")
        """
        wanted = plain(text)
        for action in self.calls():
            if self.notation(action) == wanted and f"p{self.caller(action) + 1}" == seat:
                return action
        return None

    @final
    def carry_out(self, action: Action) -> None:
        """Carry out an option, or what somebody calls out of turn."""
        if self.is_offered(action):
            self.play(action)
        else:
            self.call(action)

    @final
    def play(self, action: Action) -> None:
        """Carry out an action taken from the options, unchecked and unremembered: for search.

        >>> import lootkeep
        >>> world = lootkeep.new("looterz", seats=2, seed=7).copy()
        >>> world.play(world.options()[0])
        >>> world.ply
        0
        """
        self.depth -= 1
        self.resolve_step(self.stack[self.depth], action)
        self.advance()

    @final
    def advance(self) -> None:
        """Go on to the next decision that somebody has to take."""
        self.choice_count = 0
        while not self.over:
            pending = self.stack[self.depth - 1]
            self.offer_step(pending)
            if self.answers_itself and self.choice_count == 1:
                self.choice_count = 0
                self.depth -= 1
                self.resolve_step(pending, self.choices[0])
            elif self.choice_count > 0:
                self.actor = seat_of(pending)
                return
            else:
                self.depth -= 1
                self.skip_step(pending)
        self.actor = NOBODY

    @final
    def offer(self, action: Action) -> None:
        """Put a choice before whoever decides."""
        count = self.choice_count
        if count < len(self.choices):
            self.choices[count] = action
        else:
            self.choices = append(self.choices, action)
        self.choice_count = count + 1

    @final
    def push(self, pending: i64) -> None:
        """Let this be resolved next."""
        depth = self.depth
        if depth < len(self.stack):
            self.stack[depth] = pending
        else:
            self.stack = append(self.stack, pending)
        self.depth = depth + 1

    # ---- chance

    @final
    def start_chance(self, seed: i64) -> None:
        """Begin with the first draw of the stream, or with a seed where there is none."""
        self.rng = chance.seeded(seed) if self.stream is None else -1

    @final
    def random(self, n: i64) -> i64:
        """A number from 0 to n - 1; from here on nothing can be taken back."""
        rng = self.rng
        if rng < 0:
            return self.from_stream(n)
        rng = chance.MULTIPLIER * (rng & chance.LOW) + (rng >> 32)
        self.rng = rng
        self.revealed = True
        return ((rng & chance.LOW) * n) >> 32

    @final
    def from_stream(self, n: i64) -> i64:
        """The next draw from the stream; a copy, which has none, goes on by a chance that tells nothing of it."""
        stream = self.stream
        if stream is None:
            self.rng = chance.seeded(-self.rng)
            return self.random(n)
        number = -self.rng
        self.rng -= 1
        self.revealed = True
        return stream.below(number, n)

    @final
    def shuffle(self, cards: vec[i64]) -> None:
        """Put cards in an order that nobody knows."""
        rng = self.rng
        if rng < 0:
            self.shuffle_by_stream(cards)
            return
        i: i64 = len(cards) - 1
        while i > 0:
            rng = chance.MULTIPLIER * (rng & chance.LOW) + (rng >> 32)
            j = ((rng & chance.LOW) * (i + 1)) >> 32
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
        self.rng = rng
        self.revealed = True

    @final
    def shuffle_by_stream(self, cards: vec[i64]) -> None:
        """The same, draw by draw."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.random(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1
        self.revealed = True

    # ---- copies

    def become(self, other: Game) -> None:
        """Take over everything on another table but its memory."""
        self.actor = other.actor
        self.over = other.over
        self.rng = other.rng
        self.stack = other.stack[: other.depth]
        self.depth = other.depth
        self.choices = other.choices[: other.choice_count]
        self.choice_count = other.choice_count
        self.seen = other.seen[:]

    @final
    def copy(self) -> Game:
        """The same position with no memory of how it came about, nor of what chance will bring: plays on by itself.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> twin = game.copy()
        >>> twin == game
        True
        >>> twin.apply(twin.parse("draw"))
        >>> twin == game
        False
        """
        twin = self.blank()
        twin.become(self)
        return twin

    @final
    def redeal(self, seat: int | None, seed: int) -> Game:
        """A copy in which all that the seat (None: a spectator) cannot see is dealt anew, and chance with it.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> world = game.redeal(0, seed=1)
        >>> world == game, world.view(0) == game.view(0)
        (False, True)
        """
        viewer = self.viewer(seat)
        world = self.copy()
        world.rng = chance.seeded(seed)
        world.deal_unseen(viewer)
        if not world.over and world.actor != viewer:  # what others may do depends on what they hold
            world.choice_count = 0
            world.offer_step(world.stack[world.depth - 1])
        return world

    @final
    def imagine(self, seed: int) -> Game:
        """The table as whoever decides may imagine it: what they cannot see comes from the seed alone.

        Two tables that look the same to them give the same world; `redeal` starts from how the cards really lie.
        """
        world = self.copy()
        world.orderly = True
        world.deal_unseen(world.actor)
        world.orderly = False
        world.rng = chance.seeded(seed)
        world.deal_unseen(world.actor)
        return world

    @final
    def mix(self, cards: vec[i64]) -> None:
        """Shuffle hidden cards, or lay them in the order of the box so that they tell nothing."""
        if self.orderly:
            sort(cards)
        else:
            self.shuffle(cards)

    def deal_unseen(self, viewer: Seat) -> None:
        """Shuffle the cards that the viewer cannot see among the places where they may be."""
        zones = self.zones()
        groups: i64 = 1
        for zone in zones:
            if zone.group >= groups:
                groups = zone.group + 1
        for group in range(groups):
            self.deal_group(zones, group, viewer)

    @final
    def deal_group(self, zones: vec[Zone], group: i64, viewer: Seat) -> None:
        """Shuffle the unseen cards of one group among the places where they may be."""
        unseen = vec[i64](capacity=MOST_CARDS)
        for number in range(len(zones)):
            zone = zones[number]
            if zone.may_hide(group):
                for owner in range(self.seats if zone.per_seat else 1):
                    if not zone.is_seen(viewer, owner):
                        unseen = extend(unseen, self.cards_in(number, owner))
        self.mix_unseen(unseen, viewer)
        dealt: i64 = 0
        for number in range(len(zones)):
            zone = zones[number]
            if zone.may_hide(group):
                for owner in range(self.seats if zone.per_seat else 1):
                    if not zone.is_seen(viewer, owner):
                        size: i64 = len(self.cards_in(number, owner))
                        self.lay(number, owner, unseen[dealt : dealt + size])
                        dealt += size

    @final
    def mix_unseen(self, cards: vec[i64], viewer: Seat) -> None:
        """Shuffle cards that lie hidden, but for those that the viewer has looked at, which stay in their places.

        Others may have looked at a place: they know what lies there then, whatever it is.
        """
        looked = False
        if len(self.seen) > 0:
            for card in cards:
                if self.seen[card] != 0:
                    looked = True
        if not looked:
            self.mix(cards)
            return
        unseen = vec[i64]()
        looks = vec[i64]()  # at the places of the unseen cards
        for card in cards:
            if not self.has_looked(viewer, card):
                unseen = append(unseen, card)
                looks = append(looks, self.seen[card])
        self.mix(unseen)
        dealt: i64 = 0
        for place in range(len(cards)):
            if not self.has_looked(viewer, cards[place]):
                cards[place] = unseen[dealt]
                dealt += 1
        for i in range(len(unseen)):
            self.seen[unseen[i]] = looks[i]

    @final
    def has_looked(self, viewer: Seat, card: Card) -> bool:
        """Whether the viewer has looked at a card where it lies hidden; a spectator, whether everybody has."""
        if len(self.seen) == 0:
            return False
        if viewer == NOBODY:
            return self.seen[card] == (1 << self.seats) - 1
        return self.seen[card] >> viewer & 1 == 1

    @final
    def viewer(self, seat: int | None) -> Seat:
        """A seat as a number, NOBODY for a spectator."""
        if seat is None:
            return NOBODY
        if not 0 <= seat < self.seats:
            raise InvalidSetup(f"There is no seat {seat}: seats are 0 to {self.seats - 1}, or None for a spectator.")
        return seat

    @final
    def seen_zones(self, viewer: Seat) -> dict[str, list[Pile]]:
        """By name of zone and owner: how many cards lie there, and which, for those who see them."""
        seen: dict[str, list[Pile]] = {}
        zones = self.zones()
        for number in range(len(zones)):
            zone = zones[number]
            piles: list[Pile] = []
            for owner in range(self.seats if zone.per_seat else 1):
                piles.append(self.seen_pile(number, owner, viewer))
            seen[zone.name] = piles
        return seen

    @final
    def seen_pile(self, zone: i64, owner: Seat, viewer: Seat) -> Pile:
        """How many cards lie in one place, and which, for those who see them."""
        cards = self.cards_in(zone, owner)
        return {"count": len(cards), "cards": self.faces_seen(self.zones()[zone].is_seen(viewer, owner), viewer, cards)}

    @final
    def open_pile(self, zone: i64) -> OpenPile:
        """The cards of a zone that everybody sees."""
        cards = [self.face(card) for card in self.cards_in(zone, 0)]
        return {"count": len(cards), "cards": cards}

    @final
    def faces_seen(self, open: bool, viewer: Seat, cards: vec[i64]) -> list[str] | None:
        """What the viewer knows of a pile: all of it, some cards (`?` for the others), or nothing."""
        if open:
            return [self.face(card) for card in cards]
        if len(self.seen) > 0:
            known = [self.face(card) if self.has_looked(viewer, card) else "?" for card in cards]
            if any(face != "?" for face in known):
                return known
        return None

    # ---- events

    @final
    def note(self, id: str, args: dict[str, int], rule: str) -> None:
        """Keep what happened for those who listen, and by which rule; cards are named only for those who see them.

        A game's `tell` calls this, with the nouns of its rulebook; UNTOLD ones are left out.
        """
        journal = self.journal
        if journal is None:
            return
        said: dict[str, Arg] = {}
        secrets: dict[str, int] = {}
        for noun, number in args.items():
            if number == UNTOLD:
                continue
            said[noun] = self.spoken_of(noun, number)
            if noun in CARD_ARGS:
                seers = self.seers(number)
                if seers != NOBODY:
                    secrets[noun] = seers
        journal.add(f"{self.setup.game}-event-{id}", said, secrets, rule)

    def spoken_of(self, noun: str, number: i64) -> Arg:
        """How an event speaks of a seat, a card or a plain number; a game adds nouns of its own."""
        if noun in SEAT_ARGS:
            return seat_ref(number)
        if noun in CARD_ARGS:
            return "@card/" + self.spoken(number)
        return number

    @final
    def seers(self, card: Card) -> i64:
        """The seats that see a card where it lies now, as bits; NOBODY (all bits) for everybody."""
        zones = self.zones()
        for number in range(len(zones)):
            zone = zones[number]
            if zone.seen_by == EVERYBODY:
                continue
            for owner in range(self.seats if zone.per_seat else 1):
                for lying in self.cards_in(number, owner):
                    if lying == card:
                        one: i64 = 1
                        looked: i64 = self.seen[card] if len(self.seen) > 0 else 0
                        if looked == (one << self.seats) - 1:
                            return NOBODY
                        return one << owner | looked if zone.seen_by == OWNER else looked
        return NOBODY

    @final
    def events(self, seat: int | None, since: int = -1) -> list[Event]:
        """What happened from a ply on (-1: all), as the seat (None: a spectator) saw it.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> game.apply(game.parse("draw"))
        >>> [event["args"]["card"] for seat in (0, 1) for event in game.events(seat, since=0)]
        ['@card/archer', '@card/?']
        """
        viewer = self.viewer(seat)
        return [] if self.journal is None else self.journal.seen(viewer, since)

    # ---- memory

    @final
    def remember(self) -> None:
        """From here on keep moves and events, for undo, records and logs."""
        self.journal = Journal()
        self.history = History(self.copy(), self.stream)
        self.announce()

    @final
    def record(self, names: list[str] | None = None) -> str:
        """The whole game as text that can be read back, verified and played on.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> game.apply(game.parse("draw"))
        >>> game.record(["Ada", "Bo"]).splitlines()[-4:]
        ['names: Ada, Bo', '', 'p1 draw', 'end: 1 moves, a589ddebf05e44c0']
        """
        return write_record(self, names)

    @property
    def ply(self) -> int:
        """How many decisions were taken since the game began to remember.

        >>> import lootkeep
        >>> lootkeep.new("looterz", seed=7).ply
        0
        """
        return 0 if self.history is None else len(self.history.moves)

    @final
    def can_undo(self, seat: int) -> bool:
        """Whether the last decision was the seat's and nothing was rolled or shown by it.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> game.apply(game.parse("recruit bomber"))
        >>> game.can_undo(0), game.can_undo(1)
        (True, False)
        """
        return self.history is not None and self.history.is_open(self.viewer(seat))

    @final
    def undo(self, *, consent: bool = False) -> None:
        """Take the last decision back; beyond a barrier only with the others' consent.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> game.apply(game.parse("recruit bomber"))
        >>> game.undo()
        >>> game == lootkeep.new("looterz", seats=2, seed=7)
        True
        """
        history = self.history
        if history is None or not history.moves:
            raise IllegalMove("There is nothing to take back.")
        if not consent and history.barriers[-1]:
            raise IllegalMove("The last decision cannot be taken back: something was rolled or shown by it.")
        history.drop()
        if self.journal is not None:
            self.journal.forget(len(history.moves))
        self.become(history.replayed())
