"""People at a table of the server, who do what people do."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from lootkeep import Game
from lootkeep.server.live.hub import Hub

from .parlour import NEVER, Line, Parlour

ME: dict[str, Any] = {"who": "me", "name": "Ada"}
HOT: dict[str, Any] = {"who": "hot", "name": "Bo"}
BOT: dict[str, Any] = {"who": "bot", "level": "apprentice"}
FRIEND: dict[str, Any] = {"who": "friend"}


async def sit(
    place: Parlour, *seats: dict[str, Any], game: str = "looterz", **more: Any
) -> tuple[dict[str, Any], Line]:
    """A table with these seats, and whoever made it, sitting at it with all its keys."""
    made = await place.make(game=game, seats=list(seats), **more)
    return made, await place.join(made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()])


async def invited(place: Parlour, made: dict[str, Any]) -> Line:
    """Somebody who comes by the link."""
    return await place.join(made["table"], [made["keys"]["invite"]])


async def choose(line: Line, which: int = 0, **more: Any) -> dict[str, Any]:
    """Take an option of the decision that the line was shown last."""
    state = line.state()
    option = state["decision"]["options"][which]["id"]
    seat = state["decision"]["seat"]
    return await line.ask("move", **({"seat": seat, "version": state["version"], "option": option} | more))


async def agree(place: Parlour, table: str) -> None:
    """Let the moment pass in which somebody could object to what was answered for all, if there is such an answer."""
    await hub(place).tables[table].agreement.settle()
    await place.settle()


async def play_on(line: Line, chance: random.Random) -> dict[str, Any]:
    """Play to the end for all of one's seats, by chance: the outcome."""
    seats = mine(line)
    while not (state := line.state())["outcome"]:
        known = count_states(line)
        actor = state["view"]["actor"]
        if state["decision"]:
            answer = await choose(line, chance.randrange(len(state["decision"]["options"])))
            assert answer["type"] == "accepted", answer
        elif actor in seats:
            await line.ask("look", seat=actor)
        await new_state(line, known)
    return dict(state["outcome"])


def count_states(line: Line) -> int:
    """How many states a line has heard."""
    return sum(text.startswith('{"type":"state"') for text in line.heard)


async def new_state(line: Line, known: int) -> None:
    """Wait for a state beyond those known."""
    async with asyncio.timeout(NEVER):
        while count_states(line) == known:
            await asyncio.sleep(0.001)


async def look_through(line: Line, seat: int | None) -> None:
    """Look through a seat's eyes."""
    known = count_states(line)
    await line.ask("look", seat=seat)
    await new_state(line, known)


async def look_through_actor(line: Line) -> None:
    """Look through the eyes of whoever has to decide."""
    await look_through(line, line.state()["view"]["actor"])


def bearer(made: dict[str, Any]) -> dict[str, str]:
    """The header by which a maker of a table is known over HTTP."""
    return {"authorization": f"Bearer {made['keys']['host']}"}


# ---- What they have heard


def messages(line: Line) -> list[dict[str, Any]]:
    """All that a line has heard."""
    return [json.loads(text) for text in line.heard]


def told(line: Line, type: str) -> list[dict[str, Any]]:
    """All messages of a type that a line has heard."""
    return [message for message in messages(line) if message["type"] == type]


def news(line: Line) -> dict[str, Any]:
    """What a line was last told of the table, by a welcome or by news."""
    return [message for message in messages(line) if message["type"] in ("welcome", "table")][-1]


def mine(line: Line) -> list[int]:
    """The seats of a line."""
    return list(news(line)["mine"])


async def chair(line: Line, number: int, **wanted: Any) -> None:
    """Wait until a seat is so."""
    await line.until(
        lambda message: (
            "table" in message
            and isinstance(message["table"], dict)
            and all(message["table"]["seats"][number][name] == value for name, value in wanted.items())
        )
    )


async def state(line: Line, **wanted: Any) -> dict[str, Any]:
    """The first state in which these fields are so."""
    return await line.until(
        lambda message: message["type"] == "state" and all(message[name] == value for name, value in wanted.items())
    )


def hub(place: Parlour) -> Hub:
    """All tables of a server."""
    found: Hub = place.app.state.hub
    return found


def game_at(place: Parlour, made: dict[str, Any]) -> Game:
    """The game at a table."""
    game = hub(place).tables[made["table"]].table.game
    assert game is not None
    return game


def same_deal(patch: pytest.MonkeyPatch, seed: int) -> None:
    """Let every game begin with the same key, that of a number."""
    patch.setattr(
        "lootkeep.engine.fairness.secrets", SimpleNamespace(token_bytes=lambda length: seed.to_bytes(length, "big"))
    )
