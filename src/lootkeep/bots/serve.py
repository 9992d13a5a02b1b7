"""Our own bots speak the protocol too: `lootkeep bot search:1000` is a program for `process:`.

So a Lootkeep that is installed elsewhere can be the opponent of this one, with all that it knew then.
"""

from __future__ import annotations

from typing import BinaryIO, TypeVar

from .. import register
from ..engine.entry import Entry
from ..engine.errors import InvalidSetup
from . import lines
from .lines import Fault
from .player import Bot
from .specs import bot

WANTS = ["moves", "world"]  # to think in, and to go on thinking where it stopped

Kind = TypeVar("Kind")


def serve(spec: str, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line by line, until the input ends."""
    player = bot(spec)
    try:
        visitor = Visitor(player)
        for line in source:
            answer = visitor.answer(line)
            if answer is not None:
                sink.write(lines.written(answer))
                sink.flush()
    finally:
        player.close()


class Visitor:
    """One of our bots at a table elsewhere."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self._entry: Entry | None = None
        self._box: tuple[str, str] | None = None

    def answer(self, line: bytes) -> lines.Ready | lines.Choose | None:
        """What is to be said to a line; nothing to one that asks nothing."""
        try:
            message = lines.read(line)
            if message.get("type") == "hello":
                return self._ready(message)
            if message.get("type") == "decide":
                return self._choose(message)
        except Fault as fault:
            raise InvalidSetup(f"Standard input: {fault}; a line of the bot protocol would be right.") from None
        return None

    def _ready(self, hello: dict[str, object]) -> lines.Ready:
        """Ready for a game of which it knows the rules."""
        protocol, rules = _field(hello, "protocol", int), _field(hello, "rules", int)
        if protocol != lines.PROTOCOL:
            raise InvalidSetup(f"The table speaks protocol {protocol}; this bot speaks {lines.PROTOCOL}.")
        entry = register.entry(_field(hello, "game", str))
        if rules != entry.rules_version:
            raise InvalidSetup(
                f"The table plays version {rules} of the rules of {entry.id}; this bot plays {entry.rules_version}."
            )
        edition, box = _field(hello, "edition", str), _field(hello, "box", str)
        self._entry = entry
        self._box = (f"{edition}.toml", box) if box else None
        return {"type": "ready", "name": self.player.spec, "wants": WANTS}

    def _choose(self, asked: dict[str, object]) -> lines.Choose:
        """What the bot would choose if it sat at this table by itself."""
        if self._entry is None:
            raise Fault("a decision came before the hello")
        world = self._entry.read_position(_field(asked, "world", str), self._box)
        self.player.rng = _field(asked, "seed", int)
        moves = None if asked.get("moves") is None else _field(asked, "moves", list)
        return {"type": "choose", "id": _field(asked, "id", int), "action": self.player.decide(world, moves)}


def _field(message: dict[str, object], name: str, kind: type[Kind]) -> Kind:
    """A field that must be there."""
    value = message.get(name)
    if not isinstance(value, kind):
        raise Fault(f"the field {name!r} is {lines.shown(str(value).encode())}, which is no {kind.__name__}")
    return value
