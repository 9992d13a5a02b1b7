"""The arena: every pair of bots at one table, with the same seeds from every seat, on as many cores as there are."""

from __future__ import annotations

import signal
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from .. import register
from ..engine.errors import InvalidSetup
from ..engine.fairness import new_key
from .matches import Match, Played, Round, Table, play_round
from .specs import LEVELS, bot, is_foreign

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

NO_MIRROR = "none"
FEWEST_SEATS = 2  # if nobody says how many, and the game can be played by so few


class Arena:
    """Who meets whom at a table, and the games they have played there."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        *,
        games: int = 400,
        seed: int = 1,
        seats: int | None = None,
        edition: str | None = None,
        options: dict[str, int] | None = None,
        mirror: str | None = None,
        twin: bool = False,
        key: bytes | None = None,
    ) -> None:
        """Refuse what cannot be played before anything is; the mirror is the last bot's if nobody says whose.

        Where a foreign program plays, cards and dice come from a key besides the seeds: a new one, or that of a run
        that is to be repeated.
        """
        if seats is None:
            seats = max(FEWEST_SEATS, register.entry(game).fewest_seats)
        if key is None:
            key = new_key() if any(map(is_foreign, [*bots, mirror or ""])) else b""
        self.table = Table(game, seats, edition, options or {}, key)
        self.seed = seed
        self.bots = bots
        self.asked = games  # of each match
        first = self.table.laid(seed)
        self.setup = first.setup
        self.allied = first.allied
        self._check_bots()
        self.mirror = None if mirror == NO_MIRROR else mirror or bots[-1]
        self.twin = self._twin_of(bots[0]) if twin else None
        for spec in [*bots, self.mirror, self.twin]:
            if spec is not None:
                bot(spec).close()
        self.size = 1 if self.allied else seats  # games of a round
        self.rounds = -(-games // self.size)
        self.table.laid(seed + self.rounds - 1)
        self.played: dict[Match, list[list[Played]]] = {match: [] for match in self._matches()}
        self.finished = 0  # games

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return len(self.played) * self.rounds * self.size

    def play(self, jobs: int = 1) -> Generator[None, None, None]:
        """Play everything, in so many processes, and look up after each round."""
        tasks = [Round(self.table, match, self.seed + i) for i in range(self.rounds) for match in self.played]
        done: dict[tuple[Match, int], list[Played]] = {}
        workers = min(jobs, len(tasks))
        rounds = _shared_out(tasks, workers) if workers > 1 else ((task, play_round(task)) for task in tasks)
        for task, games in rounds:
            done[task.match, task.seed] = games
            self.finished += len(games)
            yield
        for task in tasks:  # in this order, whoever was first
            self.played[task.match].append(done[task.match, task.seed])

    def _check_bots(self) -> None:
        """Refuse bots that have nobody to be compared with."""
        for spec in self.bots:
            if self.bots.count(spec) > 1:
                raise InvalidSetup(f"{spec} is there twice: --mirror {spec} plays a bot against itself.")
        if len(self.bots) < (1 if self.allied else 2):
            raise InvalidSetup(f"{self.table.game} is played by rivals: name two bots or more.")

    def _twin_of(self, spec: str) -> str:
        """The same bot, seeing everything."""
        if not LEVELS.get(spec, spec).startswith("search:"):
            raise InvalidSetup(f"--twin: {spec} has no twin that sees everything; the first bot must be a search bot.")
        twin = f"seer:{spec}"
        if twin in self.bots:
            raise InvalidSetup(f"--twin: {twin} is among the bots already; leave it out there.")
        return twin

    def _matches(self) -> list[Match]:
        """Every pair, the mirror and the twin; one match may serve for several."""
        if self.allied:
            alone = [*self.bots, self.twin, self.mirror]
            matches = [Match(spec) for spec in alone if spec is not None]
            return [*dict.fromkeys(matches), *([Match(self.mirror, luck=1)] if self.mirror else [])]
        pairs = [(one, other) for i, one in enumerate(self.bots) for other in self.bots[i + 1 :]]
        if self.table.seats > 2:
            pairs += [(other, one) for one, other in pairs]
        if self.twin is not None:
            pairs += [(self.twin, rival) for rival in self.bots[1:]]
        if self.mirror is not None:
            pairs.append((self.mirror, self.mirror))
        return [Match(one, other) for one, other in dict.fromkeys(pairs)]


def _shared_out(tasks: Iterable[Round], jobs: int) -> Iterator[tuple[Round, list[Played]]]:
    """The rounds as they are finished by so many processes, which end with this, whatever happens."""
    crew = _hired(jobs)
    try:
        left = iter(tasks)
        doing: dict[Connection, Round] = {}
        for line, task in zip(crew, left, strict=False):
            line.send(task)
            doing[line] = task
        while doing:
            ready = wait(list(doing))
            for line in [each for each in doing if each in ready]:
                yield doing.pop(line), _answer(line, crew[line])
                following = next(left, None)
                if following is not None:
                    line.send(following)
                    doing[line] = following
    finally:
        for worker in crew.values():
            worker.terminate()
        for line, worker in crew.items():
            worker.join()
            line.close()


def _hired(jobs: int) -> dict[Connection, BaseProcess]:
    """Processes that wait for rounds to play, by the line to each; Ctrl-C is for the one that hired them."""
    context = get_context("spawn")
    crew: dict[Connection, BaseProcess] = {}
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which they inherit
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs,), daemon=True)
            worker.start()
            theirs.close()
            crew[ours] = worker
    finally:
        signal.signal(signal.SIGINT, before)
    return crew


def _answer(line: Connection, worker: BaseProcess) -> list[Played]:
    """The games of a round, from the process at the other end of a line."""
    try:
        games: list[Played] = line.recv()
    except EOFError:
        worker.join()
        raise RuntimeError(f"A process of the arena broke down (exit code {worker.exitcode}).") from None
    return games


def _work(line: Connection) -> None:
    """Play what is asked for until nobody is there to ask; told to end, leave no bot's process behind."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        games = play_round(task)
        with suppress(BrokenPipeError):
            line.send(games)
