"""Penances on the screen: what is asked of each goblin and whether it does it, live for all; slips, and who sees them.

The rules say what a move asks of whom (`kragmortha.penances`) and what a slip costs; here are the clocks, those who are
not there, and the bots, who forget things and see others forget them. Only slips and cries are written down.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.game import NOBODY, Game
from ....engine.orders import Demand, Orders
from ...protocol.games import Bearing, Penances
from ...protocol.refusals import RequestRefused
from ...tables import events
from ..clients import Client
from ..owner import Owner
from .clocks import Timer
from .watchfulness import EYES, SIDES, Eyes, Side

PROMPT, SOFT_PROMPT = 6.0, 60.0  # seconds in which what is asked has to be done, usually and for who needs longer
WINDOW, SOFT_WINDOW = 6.0, 20.0  # seconds in which a slip can be seen, usually and where somebody needs longer
TOO_LATE = 1.5  # seconds after a slip is settled in which a cry is not held against anybody
GRACE = 2.0  # seconds after a Look has come in which what must be kept up is not looked for
FASTEST = 1.0  # second: no bot cries sooner than a person could
BOT_DEED = (0.8, 3.5)  # seconds after which a bot does what is asked


class Test:
    """Something that has to be done in time."""

    def __init__(self, prompt: str, tilt: Side | None, until: float, timer: Timer) -> None:
        self.prompt = prompt
        self.tilt = tilt  # to where somebody is about to fall: they must lean the other way
        self.until = until
        self.timer = timer


class Watch:
    """The penances at a live table."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.chance = owner.services.chance
        self.game: Game | None = None
        self.orders: Orders | None = None
        self.tests: dict[tuple[int, str], Test] = {}
        self.windows: dict[int, Timer] = {}  # seat -> until when its slip can be seen
        self.settled: dict[int, float] = {}  # seat -> when its slip was last caught or forgotten
        self.came: dict[tuple[int, str], float] = {}  # when a Look came
        self.away: set[int] = set()  # who looks elsewhere, by their own word
        self.soft: set[int] = set()  # who needs longer
        self.forgetful: set[tuple[int, str]] = set()  # what bots do not think of this time
        self._last: Penances | None = None  # that all were told

    # ---- following the game

    def follow(self, happened: Sequence[events.Event]) -> None:
        """Something happened: see what it asks of whom."""
        game = self.owner.table.game
        if game is not self.game:
            self.game, self.orders = game, None if game is None else game.penances()
            self.restart()
        elif self.orders is not None and any(isinstance(event, events.Undone) for event in happened):
            self.restart()
        elif self.orders is not None and game is not None:
            moves = [event for event in happened if isinstance(event, events.Moved)]
            if len(moves) > 1:  # made elsewhere, while nobody here could see them
                self.restart()
            elif moves:
                self._follow(game, moves[0])
        if self.orders is not None:
            self._watch_slips()
            self.tell()

    def restart(self) -> None:
        """Begin anew: nothing that was asked counts any more."""
        for test in self.tests.values():
            test.timer.cancel()
        self.tests.clear()
        if self.orders is not None and self.game is not None:
            self.orders.restart(self.game)
            now = self.owner.services.time.steady()
            self.came = {(seat, look): now for seat, looks in self.orders.borne.items() for look in looks}

    def stop(self) -> None:
        """The table is let go: no clock of it rings any more."""
        for timer in (*(test.timer for test in self.tests.values()), *self.windows.values()):
            timer.cancel()
        self.tests.clear()
        self.windows.clear()

    def _follow(self, game: Game, move: events.Moved) -> None:
        assert self.orders is not None
        self.away.discard(move.seat)  # whoever decides something is there
        now = self.owner.services.time.steady()
        for demand in self.orders.follow(move.seat, move.notation, game.events(None, game.ply - 1)):
            if demand.prompt:
                self._ask(demand)
            elif now - self.came.get((demand.seat, demand.look), now) >= GRACE:
                self._break(demand)
        borne = {(seat, look) for seat, looks in self.orders.borne.items() for look in looks}
        self.came = {each: self.came.get(each, now) for each in borne}
        for each in set(self.tests) - borne:
            self.tests.pop(each).timer.cancel()
        self._plan()

    def _plan(self) -> None:
        """Bots keep up what they must as soon as they must, unless they forget it this time."""
        assert self.orders is not None
        due: set[tuple[int, str]] = set()
        for seat, looks in self.orders.borne.items():
            due |= {(seat, look) for look in looks if self._bot(seat) is not None and self.orders.is_due(seat, look)}
        self.forgetful &= due
        for each in sorted(due - self.orders.kept_up - self.forgetful):
            (self.forgetful if self._forgets(each[0]) else self.orders.kept_up).add(each)

    def _ask(self, demand: Demand) -> None:
        """Let somebody do something in time; who is not there is not asked."""
        seat, look, time = demand.seat, demand.look, self.owner.services.time
        if (seat, look) in self.tests:
            return
        seconds, act = self._seconds(seat), self._fail
        if self._bot(seat) is not None:
            if not self._forgets(seat):
                seconds, act = self.chance.uniform(*BOT_DEED), self.done
        elif not self.attends(seat):
            return
        timer = time.after(seconds, lambda: act(seat, look))
        tilt = self.chance.choice(SIDES) if demand.prompt == "balance" else None
        self.tests[seat, look] = Test(demand.prompt, tilt, time.steady() + self._seconds(seat), timer)

    def _break(self, demand: Demand) -> None:
        """What had to be kept up was not."""
        seat, look = demand.seat, demand.look
        if self._can_slip(seat):
            self._slip(seat, look)

    def _fail(self, seat: int, look: str) -> None:
        """Time is up."""
        if self.tests.pop((seat, look), None) is not None and self._can_slip(seat):
            self._slip(seat, look)
        self.tell()

    def done(self, seat: int, look: str) -> None:
        """It was done in time."""
        test = self.tests.pop((seat, look), None)
        if test is not None:
            test.timer.cancel()
            if test.prompt == "sit" and self.orders is not None:
                self.orders.kept_up.discard((seat, look))
        self.tell()

    # ---- who is there

    def _bot(self, seat: int) -> Eyes | None:
        """How well the bot at a seat watches; None: a person sits there, or another server lets the bots play."""
        if self.owner.attendees.elsewhere.thinks:
            return None
        level = self.owner.table.chairs[seat].level
        return None if level is None else EYES[level]

    def _forgets(self, seat: int) -> bool:
        """Whether a bot slips now."""
        eyes = self._bot(seat)
        return eyes is not None and self._can_slip(seat) and self.chance.random() < eyes.forgets

    def _can_slip(self, seat: int) -> bool:
        """A bot can, and a person who is there; but no bot that stands in for one."""
        is_bot = self.owner.table.chairs[seat].who == "bot" and self._bot(seat) is not None
        return is_bot or self.attends(seat)

    def attends(self, seat: int) -> bool:
        """Whether a seat's person looks at this very table now, through this seat's eyes."""
        if not self.owner.table.chairs[seat].plays or seat in self.away or seat in self.owner.attendees.elsewhere.seats:
            return False
        return any(client.eyes == seat for client in self.owner.attendees.clients)

    def _seconds(self, seat: int) -> float:
        return SOFT_PROMPT if seat in self.soft else PROMPT

    # ---- slips, and who sees them

    def _slip(self, seat: int, look: str) -> None:
        if self.orders is not None:
            self._call(seat, self.orders.slip(seat, look))

    def _call(self, seat: int, action: int) -> None:
        """Let something be called at the table, if it still can be."""
        self.owner.services.tasks.spawn(self._commit(seat, action))

    async def _commit(self, seat: int, action: int) -> None:
        owner = self.owner
        async with owner.change():
            game = owner.table.game
            if not owner.is_closed and game is not None and not game.over and game.can_call(action):
                await owner.attempt(events.moved(game, seat, action))

    def _watch_slips(self) -> None:
        """A slip that is new can be seen for a while, also by bots; one that is settled cannot."""
        assert self.orders is not None
        now, slips = self.owner.services.time.steady(), self.orders.slipping()
        for seat in set(self.windows) - set(slips):
            self.windows.pop(seat).cancel()
            self.settled[seat] = now
        for seat in set(slips) - set(self.windows):
            soft = any(self.attends(each) for each in self.soft)
            self.windows[seat] = self._ring(SOFT_WINDOW if soft else WINDOW, seat)
            for bot in range(len(self.owner.table.chairs)):
                self._may_notice(bot, seat)

    def _ring(self, seconds: float, seat: int) -> Timer:
        """After a while nobody has seen it in time."""

        def end() -> None:
            if self.orders is not None:
                self._call(NOBODY, self.orders.escape(seat))

        return self.owner.services.time.after(seconds, end)

    def _may_notice(self, bot: int, seat: int) -> None:
        eyes = self._bot(bot)
        if bot == seat or eyes is None or self.orders is None or self.chance.random() >= eyes.notices:
            return
        cry = self.orders.catch(bot, seat)
        delay = max(FASTEST, self.chance.uniform(eyes.soonest, eyes.latest))

        def notice() -> None:
            if self.orders is not None and seat in self.orders.slipping():  # or else somebody was faster
                self._call(bot, cry)

        self.owner.services.time.after(delay, notice)

    def refuse_late(self, action: int) -> None:
        """Who cries just after somebody else, or a moment too late, is not told off for it."""
        seat = -1 if self.orders is None else self.orders.accused(action)
        if self.orders is None or seat < 0 or seat in self.orders.slipping():
            return
        if self.owner.services.time.steady() - self.settled.get(seat, -TOO_LATE) < TOO_LATE:
            raise RequestRefused("not-now", "caught-too-late", shows_state=True, seat=f"@seat/{seat}")

    # ---- telling

    def news(self) -> Penances:
        """What everybody sees of the penances."""
        orders, now = self.orders, self.owner.services.time.steady()
        found: list[Bearing] = []
        for seat, looks in orders.borne.items() if orders is not None else ():
            for look in looks:
                test = self.tests.get((seat, look))
                found.append(
                    Bearing(
                        seat=seat,
                        look=look,
                        due=orders is not None and orders.is_due(seat, look),
                        on=orders is not None and (seat, look) in orders.kept_up,
                        prompt=test.prompt if test else None,
                        tilt=test.tilt if test else None,
                        left=round(max(0.0, test.until - now), 1) if test else None,
                    )
                )
        return Penances(bearing=found, away=sorted(self.away), soft=sorted(self.soft))

    def meet(self, client: Client) -> None:
        """Tell somebody who has just come."""
        self.follow([])
        if self.orders is not None:
            client.tell(self.news())

    def tell(self) -> None:
        """Tell all, if anything has changed."""
        news = self.news()
        if news != self._last:
            self._last = news
            self.owner.tell(news)
