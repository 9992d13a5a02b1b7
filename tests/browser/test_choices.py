"""The Choices: a head, a middle that scrolls, and a foot that is always there."""

from __future__ import annotations

import pytest

from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.screens import SCREENS
from tests.browser.server import Server

LOW = (1366, 768)

# What of the foot cannot be pressed where it is seen: it lies outside the screen, or under something.
OUT_OF_REACH = """(all) => all.filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((each) => each.innerText)"""


@pytest.mark.parametrize("size", [LOW, DESK, PHONE], ids=["low", "desk", "phone"])
@pytest.mark.parametrize("screen", ["looterz", "rigor", "kragmortha", "penances", "heroes", "dungeon"])
def test_undo_hint_and_end_stay_in_sight(screen: str, size: tuple[int, int], guest: Arrival, server: Server) -> None:
    for language in ("en", "ru"):
        ada = guest(size=size, language=language, guide=True)
        SCREENS[screen](ada, server)
        ada.await_question()
        assert len(ada.foot.all()) >= 2
        assert out_of_reach(ada) == []
        ada.page.keyboard.press("h")
        ada.page.get_by_role("status").filter(has_text=ada.say("web-hint")).wait_for()
        assert out_of_reach(ada) == []


@pytest.mark.parametrize("size", [LOW, DESK], ids=["low", "desk"])
def test_a_what_if_leaves_the_foot_alone(size: tuple[int, int], guest: Arrival, server: Server) -> None:
    ada = guest(size=size)
    SCREENS["heroes"](ada, server)
    ada.await_question()
    ada.page.locator(".room").first.hover()
    ada.choices.get_by_text(ada.say("web-heroes-what-if")).wait_for()
    assert out_of_reach(ada) == []


def out_of_reach(guest: Guest) -> list[str]:
    """Buttons of the foot that a click would miss."""
    guest.settle()
    found: list[str] = guest.foot.evaluate_all(OUT_OF_REACH)
    return found
