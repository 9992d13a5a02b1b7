"""Kragmortha with the penances of the box: whoever cries Caught! lets the others vote."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import lootkeep
from tests.browser.guest import Arrival
from tests.browser.server import Server
from tests.browser.tables import Table, play_on, set_table

TABLE = 2  # the penances of the box: real ones, watched by the others
MOST = 60  # answers on the way


def way_to_a_slip() -> tuple[int, int]:
    """A seed of game and chance, and after how many answers the first of three people may accuse somebody."""
    for seed in itertools.count():
        game = lootkeep.new("kragmortha", seats=3, key=seed.to_bytes(32, "big"), penance=TABLE)
        chance = random.Random(seed)
        while not game.over and game.ply < MOST:
            if game.actor == 0 and game.call_options(0):
                return seed, int(game.ply)
            game.apply(chance.choice(game.options()))
    raise AssertionError("there is always another seed")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Table]:
    """Such a table, at a server of its own."""
    seed, answers = way_to_a_slip()
    server = Server(tmp_path, seed)
    server.start()
    made = set_table(server, "kragmortha", people=3, bots=0, options={"penance": TABLE})
    play_on(made, answers, seed)
    yield made
    server.end()


def test_caught_lets_the_others_vote(library: Table, guest: Arrival) -> None:
    ada = guest(at=library.server)
    ada.carry(library)
    ada.open(library.address)
    ada.page.get_by_role("group", name=ada.say("web-kragmortha-caught")).get_by_role("button").first.click()
    ada.wait(lambda: (ada.state["view"]["pending"] or {}).get("step") == "vote", "a vote")
    ada.page.get_by_text(ada.say("web-kragmortha-is-accused")).first.wait_for()
