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
    ada.button("web-play-now").nth(DOORS[game]).click()
    assert play_by_board(ada, random.Random(7)) > 3  # the browser adds words to the shuffling, so each deal is another
    heading = ada.page.get_by_role("dialog").get_by_role("heading")
    heading.wait_for()
    print(heading.inner_text())
