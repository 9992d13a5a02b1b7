"""A whole game without a mouse."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.browser.guest import Arrival, Guest
from tests.browser.hours import GRACE, is_asked, let_pass, sit_still, watch
from tests.browser.players import MOST
from tests.browser.server import Server
from tests.browser.tables import set_table


def test_a_game_is_played_by_keyboard_alone(guest: Arrival) -> None:
    ada = guest()
    ada.open()
    walk_to(ada, ada.say("web-play-now"))
    ada.page.keyboard.press("Enter")
    chance = random.Random(7)
    for _ in range(MOST):
        if not ada.await_question():
            break
        if chance.random() < 0.5:
            number = chance.randrange(min(9, len(ada.options)))
            assert ada.answer(lambda: ada.page.keyboard.press(str(number + 1)))  # noqa: B023
        else:
            walk_to(ada, "", f'[data-choices] [data-option="{chance.choice(ada.options)["id"]}"]')
            assert ada.answer(lambda: ada.page.keyboard.press("Enter"))
    assert ada.is_over
    walk_to(ada, ada.say("story-again"))


LATE = """looterz dragon seats=2 target=15 first=p1 active=p1 turn=9 phase=1 rng=7
p1: loot=12 hand=thief,zombie play=hydra,captain
p2: loot=12 hand=orc,witch play=dragonling,vampire
"""
HAS_ANSWER = "document.activeElement.matches('[data-choices] [data-option]')"


def test_a_game_is_played_to_its_end_by_keyboard_while_all_of_it_is_shown(guest: Arrival, tmp_path: Path) -> None:
    server = Server(tmp_path, position=LATE)
    server.start()
    try:
        ada = guest(at=server, moves=True, speed="normal")
        sit_still(ada, set_table(server, "looterz", bots=1).path)
        chance = random.Random(7)
        walk_to(ada, "", "[data-choices] [data-option]")
        while not ada.is_over:
            watch(ada, lambda ada: is_asked(ada) or ada.is_over)
            if ada.is_over:
                break
            let_pass(ada, GRACE)
            assert ada.page.evaluate(HAS_ANSWER)  # without a search for it
            for _ in range(chance.randrange(3)):
                ada.page.keyboard.press("Tab")
            if not ada.page.evaluate(HAS_ANSWER):
                ada.page.keyboard.press("Shift+Tab")
            assert ada.answer(lambda: ada.page.keyboard.press("Enter"))
        assert ada.page.locator("dialog[open]").count() == 0  # the last beats are yet to be shown
        let_pass(ada, 5000)
        ada.page.locator("dialog[open]").wait_for()
        walk_to(ada, ada.say("story-again"))
        ada.page.close()  # or else it would look for the server once more
    finally:
        server.end()


# Whether anything ever took the focus away from whoever plays by keys, for longer than a frame or two.
WATCH = """() => {
  window.fallen = 0;
  let since = null;
  const look = (now) => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    since = isLost ? (since ?? now) : null;
    if (since !== null && now - since > 100) window.fallen += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("game", ["looterz", "kragmortha"])
def test_the_focus_is_kept_while_bots_move(game: str, guest: Arrival, server: Server) -> None:
    ada = guest(moves=True, speed="normal")
    table = set_table(server, game, bots=2)
    ada.carry(table)
    ada.open(table.address)
    ada.await_question()
    walk_to(ada, "", "main button:is(.legal, .legal-square):not(aside *)")  # a piece, which will not be an answer again
    ada.page.evaluate(WATCH)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(1500)
    for _ in range(6):
        ada.page.locator("[data-choices] [data-option]").first.wait_for()
        ada.page.keyboard.press("1")
        ada.page.wait_for_timeout(700)
    ada.page.locator("[data-choices] [data-option]").first.wait_for()
    ada.page.wait_for_function("document.activeElement.closest('[data-choices]') !== null")
    assert ada.page.evaluate("window.fallen") == 0


def walk_to(guest: Guest, words: str, selector: str = "a, button") -> None:
    """Press Tab until what has the focus is called so."""
    for _ in range(200):
        guest.page.keyboard.press("Tab")
        there = guest.page.evaluate(
            """([words, selector]) => document.activeElement.matches(selector)
              && document.activeElement.innerText.includes(words)""",
            [words, selector],
        )
        if there:
            return
    raise AssertionError(f"Tab does not lead to {words or selector}")
