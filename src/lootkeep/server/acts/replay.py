"""Games to look back on: one moment, the whole story, the record; and those that were recorded to learn from."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections import OrderedDict
from functools import cache
from time import perf_counter
from typing import Any, NamedTuple, cast

from ... import prologue, register
from ...engine.game import Game
from ...engine.messages import Event
from ..live import sight
from ..live.clients import encoded
from ..live.live_table import LiveTable
from ..protocol.answers import State
from ..protocol.http import Fairness, Moment, Prologue, PrologueStep
from ..protocol.parts import Clock, SeatInfo, TableInfo
from ..protocol.refusals import RequestRefused
from ..tables.keys import Rights
from ..tables.table import Table

STEP = 32  # plies between two that are kept
SLICE = 0.002  # seconds of winding after which all others have as many
MOST_REELS = 64  # games that are kept wound on
MOST_BYTES = 16 << 20  # of stories that are kept


def begun(table: Table) -> Game:
    """The game, if it has begun."""
    if table.gone is not None:
        raise RequestRefused("not-now", "gone")
    if table.game is None:
        raise RequestRefused("not-now", "not-started")
    return table.game


def reached(table: Table, ply: int) -> Game:
    """The game, if so many decisions were taken in it."""
    game = begun(table)
    if ply > game.ply:
        raise RequestRefused("malformed", "no-such-ply", n=ply, most=game.ply)
    return game


def eyes(table: Table, rights: Rights, seat: int | None) -> int | None:
    """Whose eyes somebody may look through: their own, and after the end anybody's."""
    game = begun(table)
    if seat is not None and seat >= len(table.chairs):
        raise RequestRefused("malformed", "no-such-seat", n=seat + 1, most=len(table.chairs))
    if seat is not None and seat not in rights.seats and not game.over:
        raise RequestRefused("not-yours", "not-your-eyes", n=seat + 1)
    return seat


class Reel:
    """A game wound on from its start: how it stood every few decisions, and the numbers that everybody saw."""

    def __init__(self, kind: str, start: Game) -> None:
        self.entry = register.entry(kind)
        self.world = start
        self.moves: list[int] = []
        self.kept = [twin(start)]  # the game at every STEP-th ply
        self.turns: list[Turn] = []
        self.fairness: Fairness | None = None  # once it was asked for
        self._look()

    def _look(self) -> None:
        """Note whether a turn begins."""
        view = self.world.view(None)
        if not self.turns or view["turn"] != self.turns[-1].turn:
            measures = self.entry.measures(view)
            self.turns.append(Turn(len(self.moves), view["turn"], cast("int", view["active"]), measures))

    def step(self, action: int) -> None:
        """Wind on by one decision."""
        self.world.carry_out(action)
        self.moves.append(action)
        if len(self.moves) % STEP == 0:
            self.kept.append(twin(self.world))
        self._look()

    def rewind(self, moves: list[int]) -> None:
        """Go back to where these decisions are the same, if some were taken back."""
        if moves[: len(self.moves)] == self.moves:
            return
        same = 0
        while same < len(moves) and moves[same] == self.moves[same]:
            same += 1
        kept = same // STEP
        del self.kept[kept + 1 :], self.moves[kept * STEP :]
        self.world = twin(self.kept[-1])
        self.fairness = None
        self.turns = [turn for turn in self.turns if turn.ply <= len(self.moves)]

    def at(self, ply: int) -> Game:
        """The game after so many decisions."""
        kept = ply // STEP
        world = twin(self.kept[kept])
        for action in self.moves[kept * STEP : ply]:
            world.carry_out(action)
        return world

    def chart(self) -> tuple[list[list[int]], dict[str, list[list[float]]]]:
        """Where turns began and who began them, and the numbers that everybody saw there and at the end."""
        rows = [turn.measures for turn in self.turns]
        if self.turns[-1].ply < len(self.moves):
            rows.append(self.entry.measures(self.world.view(None)))
        series = {name: [list(line) for line in zip(*(row[name] for row in rows), strict=True)] for name in rows[0]}
        return [[turn.ply, turn.active] for turn in self.turns], series


def twin(world: Game) -> Game:
    """A copy that goes on by the same chance: only for what has been decided already."""
    copy = world.copy()
    copy.stream = world.stream
    return copy


class Turn(NamedTuple):
    """The beginning of a turn."""

    ply: int
    turn: Any
    active: int
    measures: dict[str, list[float]]


class Replays:
    """Games that are looked back on, kept while they are asked for.

    They are wound on one at a time and for a moment only, so that whoever plays goes first.
    """

    def __init__(self) -> None:
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        self.stories: OrderedDict[tuple[str, int, int | None], bytes] = OrderedDict()  # by table, version and eyes
        self.size = 0  # bytes of all stories
        self._winding = asyncio.Lock()

    async def _reel(self, table: Table, plies: int | None = None) -> Reel:
        """A game wound on to its end, or at least by so many plies."""
        game = begun(table)
        assert game.history is not None
        async with self._winding:
            moves = list(game.history.moves)
            reel = self.reels.get(table.name)
            if reel is None:
                reel = self.reels[table.name] = Reel(table.kind, game.history.beginning())
            self.reels.move_to_end(table.name)
            if len(self.reels) > MOST_REELS:
                self.reels.popitem(last=False)
            reel.rewind(moves)
            began = perf_counter()
            for action in moves[len(reel.moves) : plies]:
                reel.step(action)
                if perf_counter() - began > SLICE:
                    await asyncio.sleep(SLICE)
                    began = perf_counter()
            return reel

    async def moment(self, table: Table, seat: int | None, ply: int) -> Moment:
        """A table as it was after so many decisions."""
        reached(table, ply)
        world = (await self._reel(table, ply)).at(ply)
        game = reached(table, ply)  # something may have been taken back meanwhile
        history = game.history
        assert history is not None
        asked = not world.over and (game.over or seat == world.actor)
        known = ply < game.ply and (game.over or seat == history.movers[ply])
        return Moment(
            ply=ply,
            plies=game.ply,
            seat=seat,
            view=world.view(seat),
            events=told_by(game, seat, ply - 1),
            decision=world.decision() if asked else None,
            chosen=f"a{history.moves[ply]}" if known else None,
        )

    async def story(self, live: LiveTable, seat: int | None) -> bytes:
        """A whole game for its chronicle, its slider and its chart, as a `Story` in JSON.

        All but who is there now is the same for everybody who asks with the same eyes until something happens.
        """
        begun(live.table)
        key = (live.table.name, live.table.version, seat)
        rest = self.stories.get(key)
        if rest is None:
            rest = await self._told(live.table, seat)
            if key == (live.table.name, live.table.version, seat):  # nothing has happened meanwhile
                self._keep(key, rest)
        else:
            self.stories.move_to_end(key)
        return b'{"table":%b,%b' % (encoded(live.info()), rest[1:])

    async def _told(self, table: Table, seat: int | None) -> bytes:
        """A story without its table."""
        reel = await self._reel(table)
        game, plies = begun(table), len(reel.moves)
        if game.over and reel.fairness is None:
            async with self._winding:
                reel.fairness = await asyncio.to_thread(proof, game)
        turns, series = reel.chart()
        rest = {
            "cards": sight.cards(table),
            "plies": plies,
            "events": [event for event in game.events(seat) if event["ply"] < plies],
            "turns": turns,
            "series": series,
            "outcome": game.outcome(),
            "fairness": reel.fairness if game.over else None,
        }
        return encoded(rest)

    def _keep(self, key: tuple[str, int, int | None], rest: bytes) -> None:
        """Keep a story; of too much those go that were asked for the longest ago."""
        self.size += len(rest) - len(self.stories.pop(key, b""))
        self.stories[key] = rest
        while self.size > MOST_BYTES:
            self.size -= len(self.stories.popitem(last=False)[1])


def proof(game: Game) -> Fairness | None:
    """What is needed to check every draw of a game that is over; None if nothing was pledged."""
    assert game.history is not None
    pledge = game.history.pledge
    if pledge is None:
        return None
    draws = [list(draw) for draw in game.history.draws()]
    return Fairness(commitment=pledge.commitment, key=pledge.key.hex(), words=list(pledge.words), draws=draws)


def told_by(game: Game, seat: int | None, ply: int) -> list[Event]:
    """What was told of one decision, as the seat saw it."""
    assert game.journal is not None
    told, viewer = game.journal.told, game.viewer(seat)
    first = bisect_left(told, ply, key=lambda each: each.ply)
    last = bisect_right(told, ply, lo=first, key=lambda each: each.ply)
    return [each.seen(viewer) for each in told[first:last]]


def record(table: Table) -> str:
    """The record of a game that is over: it holds the seed, and with it all that was hidden."""
    game = begun(table)
    if not game.over:
        raise RequestRefused("not-now", "not-over")
    names = [chair.name or chair.level or f"p{seat + 1}" for seat, chair in enumerate(table.chairs)]
    return game.record(names)


# ---- Prologues


@cache
def rehearsal(game: str) -> bytes:
    """The prologue of a game, as a `Prologue` in JSON; it is the same for everybody."""
    recorded = prologue.read(game)
    world = recorded.begin()
    states, steps = [learner_sees(world, -1, is_asked=bool(recorded.moves[0].step))], []
    asked = [*(bool(move.step) for move in recorded.moves[1:]), False]
    for move, is_next in zip(recorded.moves, asked, strict=True):
        if move.step:
            steps.append(step_of(world, move))
        ply = world.ply
        recorded.follow(world, move)
        states.append(learner_sees(world, ply, is_asked=is_next))
    return encoded(Prologue(table=rehearsed(world), cards=world.cards(), states=states, steps=steps))


def step_of(world: Game, move: prologue.Move) -> PrologueStep:
    """What the learner is asked, and what is said to which answer."""
    ids = {option["notation"]: option["id"] for option in world.decision()["options"]}
    other = {ids[notation]: word for notation, word in move.other.items()}
    return PrologueStep(world.ply, move.step, ids[move.do], move.point, move.clear, move.can, other)


def learner_sees(world: Game, since: int, *, is_asked: bool) -> State:
    """The table through the learner's eyes, with what was told from a ply on."""
    seat = prologue.LEARNER
    return State(
        version=world.ply,
        ply=world.ply,
        seat=seat,
        view=world.view(seat),
        decision=world.decision() if is_asked else None,
        calls=[],
        can_undo=False,
        undo=None,
        clock=None,
        since=since,
        events=world.events(seat, since),
        outcome=world.outcome(),
    )


def rehearsed(world: Game) -> TableInfo:
    """The table of a prologue, which is nowhere: the learner's seat, and bots at all others."""
    return TableInfo(
        table="prologue",
        game=world.setup.game,
        edition=world.setup.edition,
        options=world.setup.options,
        clock=Clock(),
        public=False,
        phase="running",
        seats=[sitter(seat) for seat in range(world.setup.seats)],
        watchers=0,
        watchers_silenced=False,
        made=0.0,
        rematch=None,
        commitment=None,
        eager=False,
        unsealing=False,
        bans=[],
    )


def sitter(seat: int) -> SeatInfo:
    """Who sits there."""
    is_learner = seat == prologue.LEARNER
    return SeatInfo(
        seat=seat,
        who="person" if is_learner else "bot",
        name="",
        level=None,
        stands_in=False,
        online=is_learner,
        away=None,
        silenced=False,
        seal=None,
        words=None,
        link=False,
        taken_over=0,
    )
