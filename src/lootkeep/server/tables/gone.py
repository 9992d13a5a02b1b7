"""Games whose rules are gone: a log is compared with the rules of today, and where they differ it is only read."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import cast

import msgspec

from ... import register
from ...engine.game import Game
from ...engine.messages import Arg, Message, message
from ..protocol.refusals import RequestRefused
from . import events
from .events import Event, Head
from .setting import OWN, check, rules_of_today, rules_version
from .storage import Entry, KeyRow, Listing, Store
from .table import Phase, Table

logger = logging.getLogger(__name__)

# What may still happen where the game itself cannot go on.
BESIDE = (events.Seated, events.Renamed, events.StoodIn, events.Returned, events.Silenced, events.Rematched)

# What rules raise where a log of other rules leads them astray; all else is a mistake of ours, and not theirs.
ASTRAY = (ValueError, LookupError, ArithmeticError, AssertionError, msgspec.DecodeError)
FIRST_RULES = 1  # of every game, and of logs that do not say by which it began


class RulesGone(ValueError):
    """The rules of today tell something otherwise than the log does."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id)
        self.why = message(f"gone-{id}", args)


async def loaded(store: Store, name: str) -> tuple[Table, list[KeyRow]] | None:
    """A table from the store, from its whole log, and its keys; None: there is no such table."""
    found = await store.load(name)
    if found is None:
        return None
    head, rows, entries = found
    return recalled(name, events.read_head(head), entries), rows


def recalled(name: str, head: Head, entries: Iterable[Entry]) -> Table:
    """A table from its whole log."""
    table = Table(name, head)
    for entry in entries:
        recall(table, entry)
    if table.phase == "lobby":
        try:
            check(table.kind, len(table.chairs), table.edition, table.agreed, table.own)
        except RequestRefused:
            table.lose(message("gone-setup"))
    return table


def recall(table: Table, entry: Entry) -> Event | None:
    """Let happen what the store tells of: the event, if this release knows its kind.

    Other than for what this process has just done itself, what the log says of each move is compared with the rules of
    today; from where they differ on the game is gone, and nothing that follows makes another one of it.
    """
    event: Event | None = None
    try:
        event = events.event(entry)
        if table.gone is None:
            compare(table, event)
            table.fold(event)
        elif isinstance(event, BESIDE):
            table.fold(event)
        else:
            table.skip()
    except ASTRAY as problem:
        if table.gone is None:
            table.lose(why_gone(table, entry, event, problem))
        if table.version < entry.version:
            table.skip()
    return event


def compare(table: Table, event: Event) -> None:
    """Refuse what the rules of today would take for something else than the log says."""
    if isinstance(event, events.Moved | events.Answered):
        if table.game is None or not may_take(table.game, event.seat, event.action):
            raise RulesGone("move")
        if isinstance(event, events.Answered) and not table.game.is_offered(event.action):
            raise RulesGone("move")
        if event.notation and table.game.notation(event.action) != event.notation:
            raise RulesGone("move")
    elif isinstance(event, events.Started):
        rules = rules_of_today(table.kind, table.edition, table.own)
        if rules is None:
            raise RulesGone("setup")
        then = event.rules or FIRST_RULES
        if then != rules.version:
            raise RulesGone("rules", then=then, now=rules.version)
        if event.box and event.box != rules.box:
            raise RulesGone("box")


def may_take(game: Game, seat: int, action: int) -> bool:
    """Whether it is a seat's decision, or the seat calls this out of turn."""
    if seat == game.actor or game.is_shared():
        return True
    return 0 <= action < game.action_space() and game.can_call(action) and game.caller(action) == seat


def why_gone(table: Table, entry: Entry, event: Event | None, problem: Exception) -> Message:
    """Why a game cannot go on, for people."""
    if isinstance(problem, RulesGone) and problem.why["id"] != "gone-move":
        return problem.why
    if event is None:
        return message("gone-event", {"what": entry.kind})
    if isinstance(event, events.Started) and isinstance(problem, ValueError):
        return message("gone-setup")
    if not isinstance(problem, ValueError):  # not as rules refuse something: perhaps a mistake of ours after all
        logger.error("the log of %s cannot be followed at version %d", table.name, entry.version, exc_info=problem)
    return message("gone-move", {"n": table.game.ply + 1 if table.game is not None else 1})


def listed_phase(row: Listing, live: Table | None) -> Phase:
    """Where a table in a list stands: by what is known of its rules, also if nobody has opened it since."""
    if live is not None:
        return live.phase
    if row.edition == OWN:  # a list does not know what was in that box, only by which rules it was played
        is_gone = row.rules != 0 and row.rules != rules_version(row.game)
    else:
        rules = rules_of_today(row.game, row.edition)
        is_gone = rules is None or (row.rules != 0 and (row.rules, row.box) != rules)
    if is_gone:
        return "gone"
    return cast("Phase", row.phase)


def has_secrets(kind: str) -> bool:
    """Whether a game knows choices that only a seat itself sees; one that is not here any more may have known some."""
    try:
        game = register.new(kind, seed=0)
    except ValueError:
        return True
    return any(game.is_secret(action) for action in range(game.action_space()))
