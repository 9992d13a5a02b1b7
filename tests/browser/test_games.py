"""Each game, from the home page to its end."""

from __future__ import annotations

import random

import pytest

from tests.browser.guest import Arrival
from tests.browser.players import play_by_board

DOORS = {"looterz": 0, "kragmortha": 1, "heroes": 2}


@pytest.mark.parametrize("game", DOORS)
def test_one_click_starts_a_game_that_clicks_on_the_board_bring_to_its_end(game: str, guest: Arrival) -> None:
    ada = guest()
    ada.open()
    if game == "kragmortha":  # with penances a click may have to wait for what a Look asks first
        ada.button("web-penances-0").click()
    ada.button("web-play-now").nth(DOORS[game]).click()
    assert play_by_board(ada, random.Random(7)) > 3  # the browser adds words to the shuffling, so each deal is another
    heading = ada.page.get_by_role("dialog").get_by_role("heading")
    heading.wait_for()
    print(heading.inner_text())


def test_play_now_has_penances_on_the_screen_or_only_counted_which_is_remembered(guest: Arrival) -> None:
    ada = guest()
    for penance, way in (("screen", None), ("gentle", "web-penances-0"), ("gentle", None)):
        ada.open()
        if way:
            ada.button(way).click()
        ada.state = {}
        ada.button("web-play-now").nth(DOORS["kragmortha"]).click()
        ada.wait(lambda: bool(ada.state), "a game")
        assert ada.state["view"]["penance"] == penance
