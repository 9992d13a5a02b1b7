"""Games to look back on: one moment, the whole story, the record."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from .. import shelf
from ..table.game import Game
from . import sight
from .fold import Table
from .keys import Rights
from .refusal import Refusal
from .room import Room
from .wire import Fairness, Json, Moment, Story


def begun(table: Table) -> Game:
    """The game, if it has begun."""
    if table.gone is not None:
        raise Refusal("not-now", "gone")
    if table.game is None:
        raise Refusal("not-now", "not-started")
    return table.game


def eyes(table: Table, rights: Rights, seat: int | None) -> int | None:
    """Whose eyes somebody may look through: their own, and after the end anybody's."""
    game = begun(table)
    if seat is not None and seat >= len(table.chairs):
        raise Refusal("malformed", "no-such-seat", n=seat + 1, most=len(table.chairs))
    if seat is not None and seat not in rights.seats and not game.over:
        raise Refusal("not-yours", "not-your-eyes", n=seat + 1)
    return seat


def moment(table: Table, seat: int | None, ply: int) -> Moment:
    """A table as it was after so many decisions."""
    game = begun(table)
    history = game.history
    assert history is not None
    if ply > game.ply:
        raise Refusal("malformed", "no-such-ply", n=ply, most=game.ply)
    world = history.replayed(ply)
    asked = not world.over and (game.over or seat == world.actor)
    known = ply < game.ply and (game.over or seat == history.movers[ply])
    return Moment(
        ply=ply,
        plies=game.ply,
        seat=seat,
        view=world.view(seat),
        events=cast("list[Json]", [event for event in game.events(seat, ply - 1) if event["ply"] == ply - 1]),
        decision=cast("Json", world.decision()) if asked else None,
        chosen=f"a{history.moves[ply]}" if known else None,
    )


async def story(room: Room, seat: int | None) -> Story:
    """A whole game for its chronicle, its slider and its chart."""
    table = room.table
    game = begun(table)
    assert game.history is not None
    start, moves = game.history.beginning(), list(game.history.moves)
    turns, series = await asyncio.to_thread(chart, table.kind, start, moves)
    fairness = await asyncio.to_thread(proof, game) if game.over else None
    return Story(
        table=room.info(),
        cards=sight.cards(table),
        plies=len(moves),
        events=[event for event in cast("list[Json]", game.events(seat)) if event["ply"] < len(moves)],
        turns=turns,
        series=series,
        outcome=cast("Json | None", game.outcome()),
        fairness=fairness,
    )


def proof(game: Game) -> Fairness | None:
    """What is needed to check every draw of a game that is over; None if nothing was pledged."""
    assert game.history is not None
    pledge = game.history.pledge
    if pledge is None:
        return None
    draws = [list(draw) for draw in game.history.draws()]
    return Fairness(commitment=pledge.commitment, key=pledge.key.hex(), words=list(pledge.words), draws=draws)


def chart(kind: str, world: Game, moves: list[int]) -> tuple[list[list[int]], dict[str, list[list[float]]]]:
    """Where turns began and who began them, and the numbers that everybody saw there and at the end."""
    entry = shelf.entry(kind)
    turns: list[list[int]] = []
    rows: list[dict[str, list[float]]] = []
    turn: Any = None
    for ply in range(len(moves) + 1):
        view = world.view(None)
        if view["turn"] != turn or ply == len(moves):
            rows.append(entry.measures(view))
        if view["turn"] != turn:
            turn = view["turn"]
            turns.append([ply, cast("int", view["active"])])
        if ply < len(moves):
            world.carry_out(moves[ply])
    series = {name: [list(line) for line in zip(*(row[name] for row in rows), strict=True)] for name in rows[0]}
    return turns, series


def record(table: Table) -> str:
    """The record of a game that is over: it holds the seed, and with it all that was hidden."""
    game = begun(table)
    if not game.over:
        raise Refusal("not-now", "not-over")
    names = [chair.name or chair.level or f"p{seat + 1}" for seat, chair in enumerate(table.chairs)]
    return game.record(names)
