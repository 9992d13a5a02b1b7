"""Ways to play a game to its end at a screen, by chance."""

from __future__ import annotations

import random

from playwright.sync_api import TimeoutError as Patience

from tests.browser.guest import Guest

MOST = 1500  # questions to one person in one game
A_MOMENT = 400  # milliseconds, in which an answer surely shows


def play_by_board(guest: Guest, chance: random.Random) -> int:
    """Click on lit pieces, and in the Choices where no piece is lit; the number of answers that the board took."""
    by_board = 0
    for _ in range(MOST):
        if not guest.await_question():
            return by_board
        version = guest.version
        if click_piece(guest, chance):
            guest.look_on(lambda: guest.version > version, A_MOMENT)  # noqa: B023  (it is called here and now)
        if guest.version > version:
            by_board += 1
        else:
            guest.answer(guest.choice(chance.choice(guest.offered)).click)
    raise AssertionError(f"no end after {MOST} answers")


def click_piece(guest: Guest, chance: random.Random) -> bool:
    """Click on a lit piece, if there is one and nothing lies on it."""
    lit = guest.pieces.count()
    if not lit:
        return False
    try:
        guest.pieces.nth(chance.randrange(lit)).click(timeout=A_MOMENT)
    except Patience:
        return False
    return True


def play_by_choices(guest: Guest, chance: random.Random, most: int = MOST) -> None:
    """Click in the Choices, to the end or for so many answers."""
    for _ in range(most):
        if not guest.await_question():
            return
        guest.answer(guest.choice(chance.choice(guest.options)["id"]).click)
    assert most < MOST, f"no end after {MOST} answers"
