"""What a client is shown of a table: only what the engine says its eyes may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ..table.game import Game
from .fold import Table
from .wire import ClockState, Json, SeatInfo, State, TableInfo

Presence = Callable[[int], tuple[bool, float | None]]  # seat -> whether they are there, and else since how long not


def table_info(table: Table, presence: Presence, watchers: int) -> TableInfo:
    """All about a table but for the game itself."""
    return TableInfo(
        table=table.name,
        game=table.kind,
        edition=table.edition,
        options=table.options,
        clock=table.clock,
        public=table.public,
        phase=table.phase,
        seats=[seat_info(table, seat, presence) for seat in range(len(table.chairs))],
        watchers=watchers,
        made=table.made,
        rematch=table.rematch,
    )


def seat_info(table: Table, seat: int, presence: Presence) -> SeatInfo:
    """Who sits there."""
    chair = table.chairs[seat]
    online, away = presence(seat) if chair.who == "person" else (False, None)
    return SeatInfo(
        seat=seat,
        who=chair.who,
        name=chair.name,
        level=chair.level,
        stands_in=chair.stands_in,
        online=online,
        away=away,
        silenced=chair.silenced,
    )


def state(
    table: Table, game: Game, eyes: int | None, view: dict[str, Any], since: int, clock: ClockState | None
) -> State:
    """The game through somebody's eyes, who see this view of it."""
    plays = eyes is not None and table.chairs[eyes].plays
    return State(
        version=table.version,
        ply=game.ply,
        seat=eyes,
        view=view,
        decision=cast("Json", game.decision()) if plays and eyes == game.actor else None,
        calls=calls(game, eyes) if plays and eyes is not None else [],
        can_undo=eyes is not None and can_undo(table, game, eyes),
        undo=table.undo_request(),
        clock=clock,
        since=since,
        events=cast("list[Json]", game.events(eyes, since)),
        outcome=cast("Json | None", game.outcome()),
    )


def calls(game: Game, seat: int) -> list[Json]:
    """What a seat may call out of turn now."""
    return cast("list[Json]", game.call_options(seat))


def can_undo(table: Table, game: Game, seat: int) -> bool:
    """Whether a seat can take its last decision back without asking anybody: bots always agree."""
    if game.over or not table.chairs[seat].plays:
        return False
    if game.can_undo(seat):
        return True
    is_alone = not any(chair.plays for each, chair in enumerate(table.chairs) if each != seat)
    return is_alone and game.history is not None and seat in game.history.movers


def cards(table: Table) -> list[dict[str, Any]]:
    """The designs of the cards, once there is a game."""
    return cast("list[dict[str, Any]]", table.game.cards()) if table.game is not None else []
