"""Ways to play a game to its end at a screen, by chance."""

from __future__ import annotations

import random
from functools import partial

from playwright.sync_api import TimeoutError

from tests.browser.guest import Guest

SOON = 10_000  # ms for a piece to come to rest
MOST = 1500  # answers of one person in one game
HASTE = 0.25  # how often somebody who would play on for long ends a phase instead


def play_by_board(guest: Guest, chance: random.Random) -> int:
    """Click on lit pieces, and in the Choices where that does not answer; the number of answers that the board took."""
    by_board = 0
    for _ in range(MOST):
        if not guest.await_question():
            return by_board
        if chance.random() < HASTE:
            guest.choose(guest.offered[-1])  # what ends a phase stands last
        elif click_pieces(guest, chance):
            by_board += 1
        else:
            guest.choose(chance.choice(guest.offered))
    raise AssertionError(f"no end after {MOST} answers")


def click_pieces(guest: Guest, chance: random.Random) -> bool:
    """Click on a lit piece, and on another one that is lit then: whether that is an answer.

    A piece that does not come to rest in time, as on a busy machine, is left alone: the Choices have its answer too.
    """
    for _ in range(2):
        pieces = guest.free_pieces()
        try:
            if pieces and guest.answer(partial(chance.choice(pieces).click, timeout=SOON)):
                return True
        except TimeoutError as problem:
            print(f"a piece did not come to rest: {problem}")
    return False


def play_by_choices(guest: Guest, chance: random.Random, most: int = MOST) -> None:
    """Click in the Choices, to the end or for so many answers."""
    for _ in range(most):
        if not guest.await_question():
            return
        guest.choose(chance.choice(guest.options)["id"])
    assert most < MOST, f"no end after {MOST} answers"
