"""Bots think in processes of their own, and are shown no more than their seat may see."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ....bots import LEVELS, Hint, bot
from ....bots.curve import Curve
from ....bots.searcher import SearchBot, in_a_row
from ....bots.specs import in_turn
from ....bots.trial import Tried
from ....engine.errors import InvalidBox
from ....engine.game import Game
from ...limits import Limits
from ...metrics import Metrics
from .fair_queue import Busy, FairQueue, Whose, always
from .processes import WORKERS, advice, awake, chances, choice, compiled_build, processes, tried

log = logging.getLogger(__name__)
T = TypeVar("T")
AT_ONCE = "greedy"  # the bot that needs no time
QUICK = "guard"  # the level that thinks for a moment only
USUAL = {"guard": 0.01, "warden": 0.04}  # seconds, of those whose budget is no time
PATIENCE = 3.0  # seconds that a bot among people waits for its turn to think, before it thinks less
HINT_PATIENCE = 15.0  # and that somebody waits for a hint
CURVE_PATIENCE = 30.0  # and for the curve of a game that is over
TRIAL_PATIENCE = 20.0  # and for games with a box of somebody's own
ANYBODY = Whose()


class Thinkers:
    """Processes that think, started with the first game that will need them, behind fair queues.

    There are some for short thoughts and others for long ones, so that a bot that thinks long keeps nobody waiting but
    others of its kind; and others still, to which the system gives only what is left over, for tables that are watched
    and not played.
    """

    def __init__(
        self,
        specs: dict[str, str] | None = None,
        *,
        metrics: Metrics | None = None,
        limits: Limits | None = None,
        new_pool: Callable[[str], Executor] | None = None,
    ) -> None:
        self.specs = {**LEVELS, **(specs or {})}
        self.metrics = metrics or Metrics()
        self.limits = limits or Limits()
        self.new_pool = new_pool or processes
        self.queues: dict[str, FairQueue] = {}
        self._compiled = compiled_build()

    def prepare(self, game: str, levels: Collection[str], *, is_played: bool) -> None:
        """Have a process ready for bots of these levels: to start one takes longer than most thoughts."""
        thoughtful = [level for level in levels if self.specs[level] != AT_ONCE]
        for length in {self._length(level, is_played=is_played) for level in thoughtful}:
            self._queue(length).prepare(awake, game)

    async def choose(self, game: Game, level: str, seed: int, whose: Whose = ANYBODY) -> int:
        """What a bot of this level would play; where people would wait for too long, what a simpler one would.

        Busy if too much waits, and nobody plays there who would mind.
        """
        options = game.options()
        if self.specs[level] == AT_ONCE:
            return bot(AT_ONCE, seed).choose(game)
        if len(options) == 1:
            self._queue(self._length(level, is_played=whose.is_played)).spare()
            return options[0]
        position, own = game.imagine(seed).position(), self.spec(level, game)
        if not whose.is_played:
            return await self._safely("watched", game, seed, whose, position, own, None)
        for length, spec in self._tries(level, own):
            try:
                return await self._safely(length, game, seed, whose, position, spec, PATIENCE)
            except Busy:
                log.info("too much is to be thought about; a simpler bot plays a move")
        return bot(AT_ONCE, seed).choose(game)

    def spec(self, level: str, game: Game) -> str:
        """How a bot of this level thinks about the decision that is due: less, the further its turn has come."""
        return in_turn(self.specs[level], in_a_row(game))

    def usual(self, level: str, game: Game) -> float:
        """Seconds that this takes where nothing else is to be done, by what everybody knows."""
        player = bot(self.spec(level, game))
        budget = player.seconds if isinstance(player, SearchBot) else None
        return USUAL.get(level, 0.0) if budget is None else budget

    def _length(self, level: str, *, is_played: bool) -> str:
        """Where a bot of this level thinks first of all."""
        if not is_played:
            return "watched"
        return "short" if level == QUICK else "long"

    def _tries(self, level: str, spec: str) -> list[tuple[str, str]]:
        """Where a level's bot thinks and how, and then a quicker one in its place."""
        quick = ("short", self.specs[QUICK])
        return [quick] if level == QUICK else [("long", spec), quick]

    async def _safely(
        self, length: str, game: Game, seed: int, whose: Whose, position: str, spec: str, patience: float | None
    ) -> int:
        """A choice, also if the process that makes it dies."""
        try:
            box = game.setup.box
            return await self._think(length, whose, choice, position, spec, seed, box, patience=patience)
        except BrokenProcessPool:
            log.exception("a bot's process ended; a simpler one plays this move")
            return bot(AT_ONCE, seed).choose(game)

    async def hints(
        self,
        game: Game,
        seat: int,
        seed: int,
        whose: Whose = ANYBODY,
        is_wanted: Callable[[], bool] = always,
    ) -> list[Hint]:
        """What bots would do at the seat that has to decide; Busy or Outdated if they did not come to it."""
        position = game.imagine(seed).position()
        return await self._think(
            "long", whose, advice, position, seat, seed, game.setup.box, patience=HINT_PATIENCE, is_wanted=is_wanted
        )

    async def curve(self, record: str, seed: int, whose: Whose = ANYBODY) -> Curve:
        """Who was winning over a game that is over, thought of behind all bots that somebody plays against.

        Busy if nobody came to it.
        """
        try:
            return await self._think("watched", whose, chances, record, seed, patience=CURVE_PATIENCE)
        except BrokenProcessPool:
            log.exception("the process that looked back on a game ended")
            raise Busy from None

    async def trial(
        self,
        game: str,
        text: str,
        seats: int,
        options: dict[str, int],
        whose: Whose,
        *,
        seed: int,
        games: int,
        seconds: float,
    ) -> Tried:
        """Some quick games with a box of somebody's own, in processes that nothing else waits for.

        An InvalidBox says that it cannot be played, Busy that nobody came to it.
        """
        about = (game, text, seats, options, seed, games, seconds)
        try:
            return await self._think("trial", whose, tried, *about, patience=TRIAL_PATIENCE)
        except BrokenProcessPool:
            log.warning("a trial of somebody's own box came to no end")
            raise InvalidBox("box: a game came to no end; one that does would be right.") from None

    async def _think(
        self,
        length: str,
        whose: Whose,
        thought: Callable[..., T],
        *about: object,
        patience: float | None = None,
        is_wanted: Callable[[], bool] = always,
    ) -> T:
        """Have something thought in another process."""
        return await self._queue(length).think(whose, thought, *about, patience=patience, is_wanted=is_wanted)

    def _queue(self, length: str) -> FairQueue:
        if self._compiled is None and (build := compiled_build()):
            self._go_over_to(build)
        queue = self.queues.get(length)
        if queue is None:
            queue = FairQueue(length, WORKERS, lambda: self.new_pool(length), self.metrics, self.limits)
            self.queues[length] = queue
        return queue

    def _go_over_to(self, build: str) -> None:
        """The rules were compiled while we ran in plain Python: whoever begins to think from now on is as fast."""
        self._compiled = build
        log.info("bots think in compiled code from now on")
        for queue in self.queues.values():
            queue.renew()

    def close(self) -> None:
        """Send all home, whatever they are thinking of."""
        for queue in self.queues.values():
            pool = queue.close()
            if isinstance(pool, ProcessPoolExecutor):
                for process in list((pool._processes or {}).values()):
                    process.terminate()
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        self.queues.clear()
