"""What a client is shown of a table: only what the engine says its eyes may see."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ...engine.game import Game
from ...engine.messages import Face
from ..protocol.answers import State
from ..protocol.parts import ClockState, SeatInfo, TableInfo, Together
from ..tables.table import Table

Presence = Callable[[int], tuple[bool, float | None]]  # seat -> whether they are there, and else since how long not


def table_info(table: Table, presence: Presence, watchers: int, hosts: Collection[int]) -> TableInfo:
    """All about a table but for the game itself; of hosts those who are there count."""
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
        watchers_silenced=table.watchers_silenced,
        made=table.made,
        rematch=table.rematch,
        commitment=table.commitment,
        eager=table.eager and table.phase == "lobby",
        unsealing=table.unsealing and table.phase == "lobby",
        bans=table.spells.shown(hosts),
        chronicle=table.chronicle,
        gone=table.gone,
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
        seal=chair.seal,
        words=chair.words,
        link=chair.link,
        taken_over=chair.taken_over,
    )


class Scene:
    """The game at one moment, for all who look at it: what does not depend on their eyes is found out once."""

    def __init__(
        self,
        table: Table,
        game: Game,
        clock: ClockState | None,
        eyes: list[int | None],
        together: Together | None = None,
    ) -> None:
        self.version = table.version
        self.game = game
        self.clock = clock
        self.views = dict(zip(eyes, game.views(eyes), strict=True))
        self.together = together
        self.deciders = table.deciders if table.answer is None else []
        self.playing = table.playing
        self.people = table.people
        self.undo = table.undo_request()
        self.outcome = game.outcome()

    def state(self, eyes: int | None, since: int) -> State:
        """The game through somebody's eyes, with what happened from a ply on."""
        game = self.game
        plays = eyes is not None and eyes in self.playing
        return State(
            version=self.version,
            ply=game.ply,
            seat=eyes,
            view=self.views[eyes],
            decision={**game.decision(), "seat": eyes} if plays and eyes in self.deciders else None,
            calls=game.call_options(eyes) if plays and eyes is not None else [],
            can_undo=plays and eyes is not None and can_undo(game, eyes, self.people),
            undo=self.undo,
            clock=self.clock,
            since=since,
            events=game.events(eyes, since),
            outcome=self.outcome,
            together=self.together,
        )


def can_undo(game: Game, seat: int, people: list[int]) -> bool:
    """Whether whoever plays a seat can take its last decision back without asking anybody: bots always agree.

    A person for whom a bot plays does not, once something was rolled or shown.
    """
    if game.over:
        return False
    return game.can_undo(seat) or (
        people == [seat] and game.history is not None and game.history.last_decision(seat) >= 0
    )


def cards(table: Table) -> list[Face]:
    """The designs of the cards, once there is a game."""
    return table.game.cards() if table.game is not None else []
