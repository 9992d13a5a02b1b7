"""The bot that is a program, in any language: `process:python examples/bot.py`.

Whatever the program does, the game goes on: for a decision that it fails to take a random option is taken, and
what went wrong is told.
"""

from __future__ import annotations

import hashlib
import shlex
import shutil
from time import monotonic

from ..engine.errors import UnknownName
from ..engine.game import Game
from ..engine.messages import Event, Outcome
from . import lines
from .choices import random_choice
from .lines import Fault
from .player import Bot
from .program import Gone, Late, Program

PREFIX = "process:"
SECONDS = 5.0  # for a decision, and twice as many to start
PARTING = 2.0  # seconds to end by itself when the game is over
MOST_STARTS = 3  # in one game
MOST_LATE = 3  # decisions in a row, before it is taken for dead


class ProcessBot(Bot):
    """Asks a program, and takes any option if there is no good answer."""

    def __init__(self, spec: str, seed: int, seconds: float = SECONDS) -> None:
        super().__init__(spec, own_seed(seed))
        self.command = command_of(spec)
        self.seconds = seconds
        self.name = ""  # what the program calls itself
        self.listens = True  # until it says what it wants
        self.asked = 0  # decisions
        self.outstayed = False  # it did not end when its input did
        self._guest: Guest | None = None
        self._starts = 0

    def decide(self, world: Game, news: list[int] | None) -> int:
        self.asked += 1
        try:
            guest = self._seated(world)
            choice = guest.ask(self.asked, int(self.rng), world, self.heard, news)
        except Fault as fault:
            self._forfeit(fault, world)
            return int(random_choice(world, self.rng))
        guest.late = 0
        return choice

    def close(self, outcome: Outcome | None = None) -> None:
        guest, self._guest = self._guest, None
        if guest is not None and not guest.part(outcome):
            self.outstayed = True

    def _seated(self, world: Game) -> Guest:
        """The program at its seat, started and greeted if it is not there."""
        if self._guest is not None and not self._guest.sits_at(world):
            self.close()
            self._starts = 0
        if self._guest is None:
            if self._starts == MOST_STARTS:
                raise Fault(f"it was started {MOST_STARTS} times and stays out of the game")
            self._starts += 1
            self._guest = Guest(self.command, world, self.seconds)
            self._guest.greet(world)
            self.name = self._guest.name
            self.listens = "events" in self._guest.wants
        return self._guest

    def _forfeit(self, fault: Fault, world: Game) -> None:
        """Tell what went wrong; a program that cannot go on is ended."""
        trouble = f"Decision {self.asked} of seat {world.actor}: {fault}"
        guest = self._guest
        if guest is not None:
            right = lines.right_choice(self.asked, world) if guest.is_greeted else lines.RIGHT_READY
            trouble += f"; {right} would be right"
            guest.late += isinstance(fault, Late)
            if isinstance(fault, Gone) or not guest.is_greeted or guest.late == MOST_LATE:
                guest.program.end()
                self._guest = None
            if words := guest.program.last_words():
                trouble += f". On its standard error: {words}"
        self.troubles.append(trouble)


class Guest:
    """One run of a program, at one seat of one game."""

    def __init__(self, command: list[str], world: Game, seconds: float) -> None:
        self.setup = world.setup
        self.seat = int(world.actor)
        self.seconds = seconds
        self.name = ""
        self.wants: list[str] = []
        self.is_greeted = False
        self.late = 0  # decisions in a row
        self._heard: list[Event] | None = None  # None: it was not asked yet
        try:
            self.program = Program(command)
        except OSError as error:
            raise Fault(f"{command[0]} cannot be started ({error.strerror})") from None

    def sits_at(self, world: Game) -> bool:
        """Whether this is the table and the seat that it was started for."""
        return self.setup is world.setup and self.seat == world.actor

    def greet(self, world: Game) -> None:
        """Tell it what is played; it tells what it wants."""
        self.program.say(lines.written(lines.hello(world, self.seconds)))
        try:
            line = self.program.hear(2 * self.seconds)
        except Late:
            raise Late(f"it did not say that it is ready within {2 * self.seconds:g} s") from None
        self.name, self.wants = lines.read_ready(line)
        self.is_greeted = True

    def ask(self, id: int, seed: int, world: Game, heard: list[Event], moves: list[int] | None) -> int:
        """Its choice."""
        known = self._heard
        if known is None:
            events, moves = heard, None
        else:
            events = heard[len(known) :] if heard[: len(known)] == known else heard
        self._heard = heard
        self.program.say(lines.written(lines.decide(id, seed, world, self.wants, events, moves)))
        until = monotonic() + self.seconds
        choice: int | None = None
        while choice is None:
            try:
                choice = lines.read_choice(self.program.hear(until - monotonic()), id, world)
            except Late:
                raise Late(f"no answer came within {self.seconds:g} s") from None
        return choice

    def part(self, outcome: Outcome | None) -> bool:
        """Tell it how the game ended, and let it go; whether it went by itself."""
        if outcome is not None:
            self.program.say(lines.written({"type": "over", "outcome": outcome}))
        return self.program.end(PARTING)


def command_of(spec: str) -> list[str]:
    """The words of the command, the first of which is a program that is there."""
    try:
        words = shlex.split(spec.removeprefix(PREFIX))
    except ValueError as error:
        raise UnknownName(f"The bot {spec!r} cannot be read ({error}): quotes come in pairs.") from None
    if not words:
        raise UnknownName(f"The bot {spec!r} names no program: {PREFIX}python examples/bot.py would be right.")
    if shutil.which(words[0]) is None:
        raise UnknownName(f"The bot {spec!r}: there is no program {words[0]!r} to start; is its path right?")
    return words


def own_seed(seed: int) -> int:
    """A seed to show a program: whoever gave it may have set the table up by the same number.

    Slow on purpose: to find the number by trying would take longer than the game.
    """
    hashed = hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"lootkeep bot", 10_000, dklen=7)
    return int.from_bytes(hashed, "big")
