"""What a game remembers: how it was set up, the decisions taken, and what was told on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .messages import Arg, Event

if TYPE_CHECKING:
    from .chance import Stream
    from .fairness import Pledge
    from .game import Game

HIDDEN: Final = "@card/?"


class Setup:
    """How a table was set up: enough to set it up again.

    >>> import lootkeep
    >>> setup = lootkeep.new("looterz", seats=2, seed=7).setup
    >>> setup
    Setup('looterz', seats=2, seed=7, edition='dragon', target=15)
    >>> setup == lootkeep.new("looterz", seats=2, seed=7).setup
    True
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: int | None,
        edition: str,
        options: dict[str, int],
        digest: str,
        box: str,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules  # the version of the game's rules that records name
        self.seats: Final = seats
        self.seed: Final = seed  # None: chance comes from a stream, whose key no copy may know
        self.edition: Final = edition
        self.options: Final = options  # the numbers agreed at the table, such as the target
        self.digest: Final = digest  # of the box
        self.box: Final = box  # the text of a box that does not come with the package, else empty

    def __repr__(self) -> str:
        agreed = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"Setup({self.game!r}, seats={self.seats}, seed={self.seed}, edition={self.edition!r}{agreed})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and other.all() == self.all()

    def all(self) -> tuple[object, ...]:
        """All that is agreed, to be compared."""
        return (self.game, self.rules, self.seats, self.seed, self.edition, self.options, self.digest, self.box)


class History:
    """The decisions taken since the start, who took them, and which cannot be taken back."""

    def __init__(self, start: Game, stream: Stream | None) -> None:
        self._start: Final = start
        self._stream: Final = stream
        self.pledge: Pledge | None = None  # what the stream was made from
        self.moves: Final[list[int]] = []
        self.movers: Final[list[int]] = []
        self.barriers: Final[list[bool]] = []
        self.calls: Final[list[bool]] = []  # what was called out of turn

    def add(self, action: int, mover: int, revealed: bool, called: bool) -> None:
        """Remember a decision; a barrier stands behind one that rolled or showed something, or was called."""
        self.moves.append(action)
        self.movers.append(mover)
        self.barriers.append(revealed or called)  # what was called stays said
        self.calls.append(called)

    def last_decision(self, seat: int) -> int:
        """The number of a seat's last decision, calls apart; -1: it has taken none."""
        ply = len(self.moves) - 1
        while ply >= 0 and (self.movers[ply] != seat or self.calls[ply]):
            ply -= 1
        return ply

    def is_open(self, seat: int) -> bool:
        """Whether the last decision is the seat's and may be taken back."""
        return bool(self.moves) and self.movers[-1] == seat and not self.barriers[-1]

    def drop(self) -> None:
        """Forget the last decision."""
        self.moves.pop()
        self.movers.pop()
        self.barriers.pop()
        self.calls.pop()

    def beginning(self) -> Game:
        """The game before the first remembered decision, with the chance that it had: for those who replay it."""
        game = self._start.copy()
        game.stream = self._stream
        return game

    def draws(self) -> list[tuple[int, int]]:
        """Every draw of a game from its set-up on: from how many numbers, and which came; it is played once more."""
        if self._stream is None or self.pledge is None:
            return []
        stream = self.pledge.stream()
        stream.drawn = []
        game = self._start.blank()
        game.stream = stream
        game.begin(0)
        for action in self.moves:
            game.carry_out(action)
        return stream.drawn

    def replayed(self, plies: int | None = None) -> Game:
        """The game as the remembered decisions (None: all of them) make it, from the start."""
        game = self.beginning()
        for action in self.moves if plies is None else self.moves[:plies]:
            game.carry_out(action)
        return game


class Told:
    """An event, and which of its arguments only some seats may read."""

    def __init__(self, ply: int, id: str, args: dict[str, Arg], secrets: dict[str, int], rule: str) -> None:
        self.ply: Final = ply
        self.id: Final = id
        self.args: Final = args
        self.rule: Final = rule  # by which it happened; empty where the game does not say
        self.secrets: Final = secrets  # argument -> the seats that may read it, as bits

    def seen(self, viewer: int) -> Event:
        """The event as one seat (below 0: a spectator) saw it."""
        args = dict(self.args)
        for name, seats in self.secrets.items():
            if viewer < 0 or not seats >> viewer & 1:
                args[name] = HIDDEN
        event: Event = {"ply": self.ply, "id": self.id, "args": args}
        if self.rule:
            event["rule"] = self.rule
        return event


class Journal:
    """What was told, decision by decision."""

    def __init__(self) -> None:
        self.ply = -1  # before the first decision
        self.told: list[Told] = []
        self.dice: list[int] = []  # rolled and not yet told

    def add(self, id: str, args: dict[str, Arg], secrets: dict[str, int], rule: str) -> None:
        """Keep an event, with the dice that were rolled for it."""
        if self.dice:
            args["dice"] = self.dice
            self.dice = []
        self.told.append(Told(self.ply, id, args, secrets, rule))

    def seen(self, viewer: int, since: int) -> list[Event]:
        """The events from a ply on, as one seat saw them; it costs no more than there are."""
        start = len(self.told)
        while start > 0 and self.told[start - 1].ply >= since:
            start -= 1
        return [told.seen(viewer) for told in self.told[start:]]

    def forget(self, ply: int) -> None:
        """Drop what was told by the decisions from a ply on."""
        while self.told and self.told[-1].ply >= ply:
            self.told.pop()
