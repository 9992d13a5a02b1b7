"""A game that the pages know nothing of: its door, its lobby, its table, its result and its replay."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.guest import Arrival
from tests.browser.server import Server

FIFTH = Path(__file__).parents[1] / "fifth"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server beside which the package with the game is installed."""
    paths = [str(FIFTH), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    server = Server(tmp_path)
    server.start()
    yield server
    server.end()


def test_a_guest_is_played_by_the_choices_alone(house: Server, guest: Arrival) -> None:
    ada = guest(at=house)
    ada.open()
    door = ada.page.get_by_role("article").filter(has_text="Tricks")
    ada.button("web-play-now", within=door).click()
    moves = 0
    while ada.await_question():
        ada.choose(ada.offered[0])
        moves += 1
    assert moves == 3
    result = ada.page.get_by_role("dialog")
    result.get_by_text("tricks were most").wait_for()
    result.get_by_role("link", name=ada.say("story-replay")).click()
    ada.wait(lambda: "/replay/" in ada.page.url, "the replay's address")
    ada.page.get_by_role("slider").wait_for()
    ada.page.get_by_text("Ada plays").first.wait_for()


def test_the_lobby_of_a_guest_offers_its_options_by_number(house: Server, guest: Arrival) -> None:
    bruno = guest(at=house, language="it")
    bruno.open()
    door = bruno.page.get_by_role("article").filter(has_text="Prese")
    bruno.button("web-set-a-table", within=door).click()
    hand = bruno.page.get_by_role("radiogroup", name="Quante carte riceve ciascuno")
    hand.get_by_text("5", exact=True).click()
    bruno.page.reload()
    assert hand.get_by_role("radio", name="5").is_checked()
