"""The stage, as somebody sees it: nothing is told before it is shown, nothing is asked before it is told."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest

from tests.browser.film import filmed, record
from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import set_table

SECONDS = {"looterz": 9.0, "kragmortha": 9.0, "heroes": 16.0}


def look_on(ada: Guest, seconds: float) -> list[dict[str, Any]]:
    """Answer by the last choice whenever there is one, and see what comes."""
    record(ada)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        offered = ada.choices.locator("[data-option]:visible")
        if offered.count():
            offered.last.click()
        ada.page.wait_for_timeout(50)
    return filmed(ada)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", SECONDS)
def test_nothing_is_told_before_it_is_shown(server: Server, guest: Arrival, game: str, size: tuple[int, int]) -> None:
    ada = guest(size=size, moves=True, speed="brisk")
    ada.open(set_table(server, game, bots=2).path)
    ada.await_question()
    film = look_on(ada, SECONDS[game])
    assert len(film) > 20
    for before, now in pairwise(film):
        assert (now["options"] > 0) == bool(now["asked"]), now
        if now["tumbling"]:
            assert now["options"] == 0, now
        if now["tumbling"] and before["tumbling"] and now["roll"] == before["roll"]:  # else the next one falls already
            assert [now[each] for each in ("newest", "said", "counters")] == [
                before[each] for each in ("newest", "said", "counters")
            ]
        if now["herald"]:
            assert now["options"] == 0, now
    assert any(moment["tumbling"] for moment in film) == (game == "looterz")
    assert any(moment["herald"] for moment in film) == (game == "heroes")
    assert ada.troubles == []


def test_skip_brings_me_to_my_next_question(server: Server, guest: Arrival) -> None:
    ada = guest(moves=True, speed="calm")
    ada.open(set_table(server, "looterz", bots=3).path)
    ada.await_question()
    while True:  # until it is no longer my turn
        ada.choice(ada.options[-1]["id"]).click()
        ada.page.wait_for_timeout(400)
        if not ada.choices.locator("[data-option]").count():
            break
    ada.wait(lambda: bool(ada.options), "a question that the screen has yet to come to")
    assert ada.choices.locator("[data-option]").count() == 0
    ada.page.keyboard.press("1")  # nothing is asked yet
    ada.page.keyboard.press("s")
    ada.choices.locator("[data-option]").first.wait_for(timeout=500)
    assert ada.choices.get_attribute("data-choices") == str(ada.version)
