"""Kragmortha: whoever shoves stands where the other is shoved out, also when a chain comes back to its starter."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

import lootkeep
from lootkeep.kragmortha.game import Kragmortha
from tests.browser.guest import Arrival
from tests.browser.server import Server
from tests.browser.tables import Table, await_question, send, set_table
from tests.rules import rule

SEATS = 8
MOST = 120  # answers on the way


def way_to_a_ring() -> tuple[int, list[str]]:
    """A seed, and the answers of eight people by which a chain of shoves comes back to whoever started it."""
    for seed in itertools.count():
        game = lootkeep.new("kragmortha", seats=SEATS, key=seed.to_bytes(32, "big"))
        assert isinstance(game, Kragmortha)
        chance = random.Random(seed)
        answers: list[str] = []
        while not game.over and game.ply < MOST:
            decision = game.decision()
            if (
                decision["prompt"]["id"].endswith("-shove")
                and decision["prompt"]["args"]["rival"] == f"@seat/{game.active}"
            ):
                return seed, answers
            shoving = [
                option
                for option in decision["options"]
                if option["touches"].get("squares") and option["touches"]["seats"]
            ]
            option = chance.choice(shoving or decision["options"])
            answers.append(option["id"])
            game.apply(option["action"])
    raise AssertionError("there is always another seed")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[tuple[Table, str]]:
    """Eight people in the middle of such a chain, at a server of their own; and where whoever shoves then sees it."""
    seed, answers = way_to_a_ring()
    server = Server(tmp_path, seed)
    server.start()
    made = set_table(server, "kragmortha", people=SEATS, bots=0)
    with connect(f"ws{server.address.removeprefix('http')}/ws") as socket:
        send(socket, "hello", table=made.name, keys=list(made.keys["seats"].values()))
        for answer in answers:
            state = await_question(socket, list(range(SEATS)))
            send(socket, "move", seat=state["decision"]["seat"], version=state["version"], option=answer)
        seat = await_question(socket, list(range(SEATS)))["decision"]["seat"]
    yield made, f"{made.address}#s={seat}.{made.keys['seats'][str(seat)]}"
    server.end()


@rule("KR-20", "KR-27")
def test_a_chain_that_comes_back_shows_the_starter_where_it_has_walked_in(
    library: tuple[Table, str], guest: Arrival
) -> None:
    table, path = library
    royal = guest(at=table.server)
    royal.open(path)
    assert royal.await_question()
    view = royal.state["view"]
    starter, shover = (view["players"][seat] for seat in (view["active"], view["pending"]["seat"]))
    assert starter["square"] == shover["square"]  # the shover has just entered there
    royal.page.locator(f"[data-goblin='{starter['seat']}'].cornered").wait_for()
    assert royal.page.locator(f"[data-goblin='{shover['seat']}'].cornered").count() == 0
    for option in royal.options:
        [square] = option["touches"]["squares"]
        assert royal.page.locator(f"[data-square='{square}']").is_enabled()
