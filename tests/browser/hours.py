"""A page whose clock the test turns: on it no time passes that the test does not let pass, and none is waited for."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.guest import Guest

EACH = 200  # ms that pass in one piece
LONGEST = 60_000  # ms of the page: no show takes as long
GRACE = 260  # ms after a show, until a press answers


def sit_still(guest: Guest, path: str) -> None:
    """Come to a table, and stop the clock of this page at the first question there."""
    guest.page.clock.install()
    guest.open(path)
    guest.await_question()
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") + GRACE)


def let_pass(guest: Guest, ms: int = EACH) -> None:
    """Let some time pass on a page; but parts of it that are on their way come before, and others decide before
    if it has shown all that it knows."""
    guest.wait(lambda: not guest.awaited, "what the page has asked for")
    await_others(guest)
    guest.page.clock.run_for(ms)


def await_others(guest: Guest) -> None:
    """Wait for bots to decide, or for an only answer that the page gives by itself, if nothing else is left to show."""
    shown = int(guest.page.evaluate("document.querySelector('[data-choices]')?.dataset.choices ?? -1"))
    if shown == guest.version and not is_asked(guest) and not guest.is_over:
        guest.wait(lambda: guest.version > shown, "what others decide")


def watch(guest: Guest, until: Callable[[Guest], bool]) -> None:
    """Let time pass on a page until something is so."""
    for _ in range(LONGEST // EACH):
        if until(guest):
            return
        let_pass(guest)
    raise AssertionError(f"not within {LONGEST / 1000:.0f} s of this page; troubles: {guest.troubles}")


def is_asked(guest: Guest) -> bool:
    """Whether the page offers an answer."""
    return bool(guest.page.evaluate("document.querySelector('[data-choices] [data-option]') !== null"))


def end_turn(guest: Guest) -> None:
    """Answer by what stands last until somebody else decides; how it is shown is yet to come."""
    turn = guest.state["view"]["turn"]
    while guest.options and guest.state["view"]["turn"] == turn:
        watch(guest, is_asked)
        let_pass(guest, GRACE)
        answer_last(guest)
        await_others(guest)


def answer_last(guest: Guest) -> None:
    """Answer by what stands last: it ends a phase, as a rule."""
    last = guest.choices.locator("[data-option]").last
    assert guest.answer(lambda: last.evaluate("each => each.click()"))
