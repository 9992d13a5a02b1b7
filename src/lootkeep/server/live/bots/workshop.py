"""Boxes of one's own: read and shown as far as they can be, and tried out by bots while somebody waits for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from .... import register
from ....bots.statistics import wilson
from ....bots.trial import Tried
from ....engine.boxes import toml
from ....engine.errors import IllegalMove, InvalidBox
from ....engine.workshop import Workshop
from ...limits import Buckets, Tally
from ...protocol.http import CheckedBox, Trial, TrialAsked, Workbench
from ...protocol.refusals import RequestRefused
from ...tables.setting import MOST_TOLD, check_options
from ..services import Services
from .fair_queue import Busy, Whose

STEP = 1.0  # seconds of thought after which somebody else's turn comes, and it is asked whether anybody still waits
MOST_STEPS = 4
SEED = 1  # of the first game: the same box gives the same figures
MOST_NUMBER = 2**53  # beyond which a browser counts no more
DEEPEST = 12  # tables in tables that are shown as such

Gone = Callable[[], Awaitable[bool]]


class Trials:
    """Who tries a box out, and how much they may."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.asked = Buckets(services.limits.trials)
        self.running = Tally(services.limits.trials_each)

    async def trial(self, game: str, asked: TrialAsked, address: str, is_gone: Gone) -> Trial:
        """The share of games that greedy bots win with a box, with its interval of 95 %."""
        check_options(game, asked.options)
        wait = self.asked.take(address)
        if wait:
            raise RequestRefused("too-much", "too-much", retry_after=wait)
        if not self.running.enter(address):
            raise RequestRefused("busy", "trial-running", retry_after=STEP)
        try:
            games = won = steps = 0
            while games < asked.games and steps < MOST_STEPS and not await is_gone():
                step = await self._step(
                    game, asked.text, asked.seats, asked.options, address, SEED + games, asked.games - games
                )
                games, won, steps = games + step.games, won + step.won, steps + 1
        finally:
            self.running.leave(address)
        interval = wilson(won / max(1, games), max(1, games))
        return Trial(games=games, won=won, share=interval.mean, low=interval.low, high=interval.high)

    async def rehearse(self, game: str, text: str, options: dict[str, int], address: str) -> None:
        """Play a game with a box to its end for each number of seats, or refuse the box: nobody is to sit at one that
        has no end.
        """
        check_options(game, options)
        entry = register.entry(game)
        shared = {name: value for name, value in options.items() if not name[-1].isdigit()}  # not of single seats
        for seats in range(entry.fewest_seats, entry.most_seats + 1):
            await self._step(game, text, seats, shared, address, SEED, 1)

    async def _step(
        self, game: str, text: str, seats: int, options: dict[str, int], address: str, seed: int, games: int
    ) -> Tried:
        whose = Whose((address,), f"trial of {address}", is_played=False)
        try:
            return await self.services.thinkers.trial(
                game, text, seats, options, whose, seed=seed, games=games, seconds=STEP
            )
        except Busy as busy:
            raise RequestRefused("busy", "thinkers-busy", retry_after=busy.retry_after) from None
        except (IllegalMove, ArithmeticError, LookupError, AssertionError):
            raise RequestRefused("malformed", "box-breaks") from None
        except ValueError as problem:
            raise RequestRefused("malformed", "no-such-setup", what=f"{problem!s:.{MOST_TOLD}}") from None


@cache
def workbench(game: str) -> Workbench:
    """What never changes."""
    found = register.entry(game).workshop()
    assert found is not None
    return Workbench(words=found.words(), stock=found.stock(), sample=register.entry(game).sample_box())


def checked(found: Workshop, text: str) -> CheckedBox:
    """A box's text, read and shown as far as it can be."""
    faults = found.faults(text)
    try:
        tables = toml(text, "")
    except InvalidBox:
        return CheckedBox(faults=faults, tables=None, preview=None, says={})
    says = {} if faults else found.says(tables)
    return CheckedBox(faults=faults, tables=plain(tables), preview=None if faults else found.preview(text), says=says)


def plain(value: Any, deep: int = DEEPEST) -> Any:
    """What a file says, as far as JSON can say it: the rest (dates, giants) is no part of any box."""
    if isinstance(value, dict) and deep:
        return {name: plain(each, deep - 1) for name, each in value.items()}
    if isinstance(value, list) and deep:
        return [plain(each, deep - 1) for each in value]
    is_number = isinstance(value, int | float) and -MOST_NUMBER < value < MOST_NUMBER
    return value if isinstance(value, str | bool) or is_number else ""
