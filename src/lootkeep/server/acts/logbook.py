"""The log of a game whose rules are gone, in words: what happened line by line, and how it stood at last."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec

from ...engine.game import NOBODY
from ...engine.messages import Arg, Message, message
from ...speech import Words, words
from ..live.live_table import LiveTable
from ..live.parts.pictures import WIDTH, called
from ..protocol.http import GoneGame, LastPicture, LogLine
from ..protocol.refusals import RequestRefused
from ..tables import events
from ..tables.events import Event
from ..tables.gone import has_secrets
from ..tables.storage import Entry
from ..tables.table import Table
from .talk import anew

LEFT_OUT = "…"  # for what may have been a secret


async def gone_game(live: LiveTable) -> GoneGame:
    """All that is left of a game."""
    table = live.table
    if table.gone is None:
        raise RequestRefused("not-now", "not-gone")
    loaded = await live.services.store.load(table.name)
    picture = await live.services.store.picture(table.name)
    return GoneGame(
        why=table.gone,
        again=can_begin_anew(table),
        picture=None if picture is None else msgspec.json.decode(picture, type=LastPicture),
        log=[] if loaded is None else list(Logbook(table.kind).lines(loaded[2])),
    )


def can_begin_anew(table: Table) -> bool:
    """Whether the same people could begin the same game again, by the rules of today."""
    try:
        anew(table)
    except RequestRefused:
        return False
    return True


class Logbook:
    """Goes through a log and says what happened, in nobody's language."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.names: dict[int, str] = {}
        self.move = 0  # how many have been made and not taken back
        self.tells_moves = True  # whole, as far as they are not marked as secret

    def lines(self, entries: list[Entry]) -> Iterator[LogLine]:
        """A line for each entry; what this release does not know has one too."""
        for entry in entries:
            try:
                event = events.event(entry)
            except (msgspec.DecodeError, UnicodeDecodeError):
                unknown = message("gone-log-unknown", {"what": entry.kind})
                yield LogLine(entry.version, entry.at, None, None, unknown)
                continue
            seat: int | None = getattr(event, "seat", None)
            seat = None if seat == NOBODY else seat  # what the table itself calls, by its clock
            what = self.told(event, {} if seat is None else {"seat": self.name(seat)})
            number = self.move if isinstance(event, events.Moved) else None
            yield LogLine(entry.version, entry.at, seat, number, what)

    def name(self, seat: int) -> str:
        """Who sat there then; without a name of their own, by the seat."""
        return self.names.get(seat) or f"@seat/{seat}"

    def told(self, event: Event, args: dict[str, Arg]) -> Message:
        """What happened, as a message."""
        id = str(event.__struct_config__.tag)
        if isinstance(event, events.Moved):
            self.move += 1
            return self.moved(event, args)
        if isinstance(event, events.Seated):
            self.names[event.seat] = harmless(event.name)
            args |= {"seat": self.name(event.seat), "n": event.seat + 1}
            id = f"seated-{event.who}"
        elif isinstance(event, events.Renamed):
            args["name"] = self.names[event.seat] = harmless(event.name)
        elif isinstance(event, events.Started):
            self.tells_moves = event.rules > 0 or not has_secrets(self.kind)
        elif isinstance(event, events.Undone):
            self.move = event.ply
            args["n"] = event.ply + 1
        elif isinstance(event, events.Silenced):
            id = "silenced" if event.silent else "heard"
            id += "-watchers" if event.seat is None else ""
        elif isinstance(event, events.Rekeyed):
            id = f"rekeyed-{event.by}"
        elif isinstance(event, events.Answered):
            args["move"] = event.notation
        elif isinstance(event, events.Banned):
            args |= {"rival": self.name(event.of), "word": event.word}
        elif isinstance(event, events.Rematched):
            args["table"] = event.table
        return message(f"gone-log-{id}", args)

    def moved(self, event: events.Moved, args: dict[str, Arg]) -> Message:
        """A move as everybody saw it.

        The last release did not write down which moves only the seat itself saw: of all moves in its logs of a game
        that knows such ones, only the verb is told.
        """
        if event.secret:
            return message("gone-log-secret", args)
        verb, _, rest = event.notation.partition(" ")
        told = event.notation if self.tells_moves or not rest else f"{verb} {LEFT_OUT}"
        return message("gone-log-moved" if "seat" in args else "gone-log-called", args | {"move": told})


def harmless(name: str) -> str:
    """A name that is not taken for a reference to something else."""
    return f"({name})" if name.startswith("@") else name


# ---- As a text to keep


def text(table: Table, game: GoneGame, language: str) -> str:
    """All of it as a text file."""
    say = words(language)
    title = say.say(f"web-game-{table.kind}") if say.has(f"web-game-{table.kind}") else table.kind
    lines = [f"{title} · {table.edition} · {table.name}", "", in_words(game.why, table, say), say.say("gone-lead"), ""]
    if game.picture is not None:
        lines += [heading(say.say("gone-last", n=game.picture.move)), *game.picture.words.get(language, []), ""]
    lines.append(heading(say.say("gone-log")))
    for line in game.log:
        at = datetime.fromtimestamp(line.at, UTC).strftime("%Y-%m-%d %H:%M")
        number = "" if line.move is None else f"{line.move}."
        lines.append(f"{at} {number:>5} {in_words(line.what, table, say)}")
    return "\n".join(lines) + "\n"


def heading(title: str) -> str:
    """A line across."""
    return f"== {title} ".ljust(WIDTH, "=")


def in_words(what: Message, table: Table, say: Words) -> str:
    """A message with the names of those at the table."""
    args = dict(what["args"])
    for name, value in args.items():
        if isinstance(value, str) and value.startswith("@seat/"):
            seat = int(value.removeprefix("@seat/"))
            args[name] = called(table.chairs[seat], seat, say.language)
    return say.say(what["id"], **args)
