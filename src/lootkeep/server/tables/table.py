"""A table as its events make it (event sourcing): who sits where, the game, and what was agreed."""

from __future__ import annotations

from array import array
from typing import Literal

import msgspec

from ... import campaign, register
from ...engine.fairness import Pledge
from ...engine.game import Game
from ...engine.messages import Message
from ..protocol.messages import Level
from ..protocol.parts import UndoRequest
from . import events
from .banned_words import Spells
from .chairs import Answer, Asking, Chair
from .events import Event, Head
from .setting import new_game
from .storage import Listing, NightRow

Phase = Literal["lobby", "running", "over", "gone"]
REMEMBERED = 64  # requests that are known again if they are repeated
PLAYED = (events.Moved, events.Started, events.Undone)  # what changes the game
GRACE = 60.0  # seconds that whoever comes back has in the bank at least


class Table:
    """Folds events: the same ones make the same table, in any process."""

    def __init__(self, name: str, head: Head) -> None:
        self.name = name
        self.kind = head.game
        self.made = head.made
        self.edition = head.edition
        self.own = head.box  # the text of a box that somebody brought, else empty
        self.agreed = head.options  # what was chosen
        self.options = head.options  # and what is played by, once that is fixed
        self.clock = head.clock
        self.public = head.public
        self.key = bytes.fromhex(head.key)  # empty: of a table that was made before tables had one
        self.chronicle = head.chronicle  # to whose nights it belongs,
        self.salt = head.salt  # and what makes the key by which its people come in
        self.eager = head.eager  # the game begins by itself, once those who play have sealed their words
        self.unsealing = False  # the words are to be told, and then the game begins
        self.watchers_silenced = False
        self.chairs = [Chair() for _ in range(head.seats)]
        self.game: Game | None = None
        self.rules, self.box = 0, ""  # by which it began, as the log says
        self.gone: Message | None = None  # why it cannot go on: its rules are not those of today
        self.version = 0
        self.played = 0  # the version of the last thing that changed the game
        self.asking: Asking | None = None
        self.answer: Answer | None = None  # to what all decide together, until it counts
        self.objected: list[int] = []  # who has objected to an answer of this question
        self.left: list[float] = []  # seconds on each seat's clock
        self.rematch: str | None = None
        self.spells = Spells()
        self.hushed = 0  # the version in which somebody last came to be under a spell, or was free of it
        self.done: dict[tuple[int, str, int], int] = {}  # (seat, id of a request, action) -> the version it made
        self.plies = array("i", [-1])  # version -> how many decisions had been taken; -1: before the start

    # ---- questions

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.gone is not None:
            return "gone"
        if self.game is None:
            return "lobby"
        return "over" if self.game.over else "running"

    @property
    def actor(self) -> int | None:
        """Whose decision it is; what all decide together is a person's, as long as one plays."""
        game = self.game
        if game is None or game.over:
            return None
        seat = int(game.actor)
        if self.chairs[seat].plays or not game.is_shared():
            return seat
        seats = len(self.chairs)
        after = [(seat + n) % seats for n in range(1, seats)]
        return next((each for each in after if self.chairs[each].plays), seat)

    @property
    def deciders(self) -> list[int]:
        """Who may take the decision: one seat, or where all decide together any who plays until all have objected."""
        actor = self.actor
        if actor is None:
            return []
        if self.game is None or not self.game.is_shared() or set(self.playing).issubset(self.objected):
            return [actor]
        return self.playing

    @property
    def playing(self) -> list[int]:
        """The seats at which persons play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.plays]

    @property
    def people(self) -> list[int]:
        """The seats of persons, also of those for whom a bot plays."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.who == "person"]

    @property
    def commitment(self) -> str | None:
        """By what the table's chance was pledged before the deal, if it was."""
        return Pledge(self.key).commitment if self.key else None

    def since(self, version: int) -> int:
        """From which ply on a client that saw this version has to be told what happened."""
        return min(self.plies[version:]) if 0 <= version <= self.version else -1

    def changes(self, version: int, most: int) -> int:
        """How often the game has changed since a version: decisions and undos, counted up to so many."""
        count, later = 0, self.version
        while later > max(version, 0) and count < most:
            count += self.plies[later] != self.plies[later - 1]
            later -= 1
        return count

    def undo_request(self) -> UndoRequest | None:
        """Who asks to take something back, and of whom."""
        if self.asking is None:
            return None
        seat, _, agreed = self.asking
        waits = [each for each in self.playing if each != seat and each not in agreed]
        return UndoRequest(seat=seat, waits_for=waits, agreed=agreed)

    def listing(self, moved: float) -> Listing:
        """The table as lists show it."""
        outcome = self.game.outcome() if self.game is not None and self.game.over else None
        return Listing(
            table=self.name,
            game=self.kind,
            edition=self.edition,
            phase=self.phase,
            names=[None if chair.who == "bot" else chair.name for chair in self.chairs],
            actor=self.actor,
            open_seats=[chair.who for chair in self.chairs].count("open"),
            made=self.made,
            moved=moved,
            public=self.public,
            winners=outcome["winners"] if outcome else [],
            rules=self.rules,
            box=self.box,
        )

    def night(self, at: float) -> NightRow | None:
        """What the chronicle knows of the table to which it belongs, if it belongs to one."""
        if self.chronicle is None:
            return None
        is_over = self.game is not None and self.game.over
        known: campaign.Plan | campaign.Evening = campaign.Plan(self.edition, campaign.level(self.options))
        if self.game is not None and is_over:
            bots = [seat for seat, chair in enumerate(self.chairs) if chair.who == "bot"]
            known = campaign.evening(self.game, at, [chair.name for chair in self.chairs], bots)
        return NightRow(self.name, self.chronicle, self.salt, is_over, at, msgspec.json.encode(known))

    # ---- what happened

    def fold(self, event: Event) -> None:
        """Let something happen; an IllegalMove, and nothing changed, if the rules do not allow it."""
        if isinstance(event, events.Moved):  # first, for nearly everything is a move
            self._move(event)
        else:
            self._book(event.spent)
            self._change(event)
        self.version += 1
        self.plies.append(self.game.ply if self.game is not None else -1)
        if isinstance(event, PLAYED):
            self.played = self.version
            self.asking = self.answer = None
            self.objected = []
            if self.game is not None and self.spells.follow(self.game):
                self.hushed = self.version
        if isinstance(event, events.Moved | events.Answered) and event.id:
            self._remember(event.seat, event.id, event.action)

    def lose(self, why: Message) -> None:
        """The rules of this game are gone: it is over without an end, and what follows changes nothing of it."""
        self.gone, self.game, self.asking, self.answer = why, None, None, None
        self.spells = Spells()
        self.left = [0.0] * len(self.chairs)

    def skip(self) -> None:
        """Something happened that only counts."""
        self.version += 1
        self.plies.append(-1)

    def _change(self, event: Event) -> None:
        """Anything but a move."""
        if isinstance(event, events.Seated):
            chair = self.chairs[event.seat] = Chair()
            chair.who, chair.name, chair.level = event.who, event.name, event.level
        elif isinstance(event, events.Renamed):
            self.chairs[event.seat].name = event.name
        elif isinstance(event, events.Arranged):
            self._arrange(event)
        elif isinstance(event, events.Sealed):
            self.chairs[event.seat].seal = event.seal
        elif isinstance(event, events.Unsealing):
            self.unsealing = True
        elif isinstance(event, events.Worded):
            self.chairs[event.seat].words = event.words
        elif isinstance(event, events.Started):
            self._start(event)
        elif isinstance(event, events.Answered):
            self.answer = Answer(self.version + 1, event.seat, event.action)
        elif isinstance(event, events.Objected):
            self.answer = None
            self.objected = [*self.objected, event.seat]
        elif isinstance(event, events.Asked):
            self.asking = Asking(event.seat, event.ply, event.agreed)
        elif isinstance(event, events.Agreed) and self.asking is not None:
            self.asking.agreed.append(event.seat)
        elif isinstance(event, events.Declined):
            self.asking = None
        elif isinstance(event, events.Undone):
            self._undo(event.ply)
        elif isinstance(event, events.StoodIn):
            self.chairs[event.seat].level = event.level
        elif isinstance(event, events.Returned):
            self._come_back(event.seat)
        elif isinstance(event, events.Silenced):
            self._silence(event)
        elif isinstance(event, events.Rekeyed):
            chair = self.chairs[event.seat]
            chair.link = event.by == "host"
            chair.taken_over += event.by == "link"
        elif isinstance(event, events.Banned):
            self.spells.choose(event)
        elif isinstance(event, events.Rematched):
            self.rematch = event.table

    def _silence(self, event: events.Silenced) -> None:
        if event.seat is None:
            self.watchers_silenced = event.silent
        else:
            self.chairs[event.seat].silenced = event.silent

    def _arrange(self, event: events.Arranged) -> None:
        self.edition, self.clock, self.public = event.edition, event.clock, event.public
        self.agreed = self.options = event.options
        self.chairs = [*self.chairs, *(Chair() for _ in range(event.seats))][: event.seats]

    def _start(self, event: events.Started) -> None:
        seats = len(self.chairs)
        self.rules, self.box = event.rules, event.box
        self.key = bytes.fromhex(event.key) or self.key
        said = [chair.words or "" for chair in self.chairs]
        source = Pledge(self.key, said) if event.seed is None else event.seed
        self.game = new_game(self.kind, seats, source, self.edition, event.options, self.own)
        offered = register.entry(self.kind).values()
        self.options = {name: value for name, value in self.game.setup.options.items() if name in offered}
        self.left = [float(self.clock.seconds)] * seats

    def _move(self, event: events.Moved) -> None:
        assert self.game is not None
        actor, is_shared = self.actor, self.game.is_shared()
        self.game.apply(event.action)
        if self.clock.kind != "none" and actor is not None:
            self._book(event.spent, actor)
            if (event.seat == actor or is_shared) and self.chairs[actor].plays:
                self.left[actor] += self.clock.increment
            self._reset()

    def _undo(self, ply: int) -> None:
        game = self.game
        assert game is not None
        assert game.history is not None
        while game.ply > ply + 1:
            game.history.drop()
        game.undo(consent=True)
        self._reset()

    def _come_back(self, seat: int) -> None:
        self.chairs[seat].level = None
        if self.clock.kind != "none":
            self.left[seat] = max(self.left[seat], min(self.clock.seconds, GRACE))

    def _book(self, spent: float, seat: int | None = None) -> None:
        """Let the clock of whoever has to decide go down."""
        seat = self.actor if seat is None else seat
        if spent and seat is not None:
            self.left[seat] = max(0.0, self.left[seat] - spent)

    def _reset(self) -> None:
        """A clock for each move begins anew."""
        if self.clock.kind == "move":
            self.left = [float(self.clock.seconds)] * len(self.chairs)

    def _remember(self, seat: int, id: str, action: int) -> None:
        self.done[seat, id, action] = self.version
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]


def granted(table: Table, seat: int) -> list[events.Event]:
    """What follows when a seat has nothing against an undo, or nothing to say any more: it is done if all agree."""
    request = table.undo_request()
    if request is None or table.asking is None or request.waits_for != [seat]:
        return []
    return [events.Undone(seat=request.seat, ply=table.asking.ply)]


def stood_in(
    table: Table, seat: int, level: Level, why: Literal["left", "host", "away", "clock"]
) -> list[events.Event]:
    """A bot plays for somebody from now on; who left agrees to what is asked, others were not asked."""
    if why == "left" or table.asking is None:
        return [events.StoodIn(seat=seat, level=level, why=why), *granted(table, seat)]
    return [events.StoodIn(seat=seat, level=level, why=why), events.Declined(seat=seat)]


def decided_by_clock(table: Table, seat: int, level: Level) -> list[events.Event]:
    """What follows when somebody's time is up: what the rules choose for them, else a bot plays on in their place."""
    game = table.game
    default = None if game is None else game.default()
    if game is None or default is None:
        return stood_in(table, seat, level, "clock")
    return [events.moved(game, seat, default)]
