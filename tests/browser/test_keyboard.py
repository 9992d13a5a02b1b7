"""A whole game without a mouse."""

from __future__ import annotations

import random

from tests.browser.guest import Arrival, Guest
from tests.browser.players import MOST


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
