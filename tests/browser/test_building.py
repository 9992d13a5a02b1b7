"""Keep the Heroes Out!: a new room is laid at the Construction Site by keys, or by dragging its plan to a place."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator
from websockets.sync.client import connect

import lootkeep
from tests.browser.guest import Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, await_question, send, set_table

EDITION = "under-construction"
MOST = 100  # answers on the way
WISHES = ("site", "build", "plan")  # in the notation of answers that lead there


def way_to_laying() -> tuple[int, list[int]]:
    """A seed, and the answers by which a room is soon to be laid there."""
    for seed in itertools.count():
        game = lootkeep.new("heroes", seats=1, key=seed.to_bytes(32, "big"), edition=EDITION)
        chance = random.Random(seed)
        taken: list[int] = []
        while not game.over and len(taken) < MOST:
            pending: Any = game.view(0)["pending"]
            if pending["step"] == "lay":
                return seed, taken
            options = [int(action) for action in game.options()]
            wished = [action for action in options if any(wish in game.notation(action) for wish in WISHES)]
            taken.append(chance.choice(wished or options))
            game.apply(taken[-1])
    raise AssertionError("there is always another seed")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Table]:
    """A table at which a room is to be laid, at a server of its own."""
    seed, answers = way_to_laying()
    server = Server(tmp_path, seed)
    server.start()
    made = set_table(server, "heroes", bots=0, edition=EDITION)
    with connect(f"ws{server.address.removeprefix('http')}/ws") as socket:
        send(socket, "hello", table=made.name, keys=list(made.keys["seats"].values()))
        for answer in answers:
            version = await_question(socket, [0])["version"]
            send(socket, "move", seat=0, version=version, option=f"a{answer}")
        await_question(socket, [0])
    yield made
    server.end()


def by_keys(guest: Guest, place: Locator) -> None:
    """Go there, turn the room, and lay it."""
    place.focus()
    guest.page.keyboard.press("r")
    guest.page.keyboard.press("Enter")


def by_dragging(guest: Guest, place: Locator) -> None:
    """Carry the plan there."""
    for point, act in ((guest.page.locator(".plan.laying"), guest.page.mouse.down), (place, guest.page.mouse.up)):
        box = point.bounding_box()
        assert box is not None
        guest.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        act()


@pytest.mark.parametrize("way", [by_keys, by_dragging])
def test_a_room_is_laid(way: Callable[[Guest, Locator], None], site: Table, guest: Arrival) -> None:
    ada = guest(at=site.server)
    ada.carry(site)
    ada.open(site.address)
    assert ada.await_question()
    rooms = len(ada.state["view"]["rooms"])
    place = ada.page.locator("[data-cell]").first
    assert ada.answer(lambda: way(ada, place))
    assert len(ada.state["view"]["rooms"]) == rooms + 1
