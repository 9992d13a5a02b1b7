"""The Choices: a head, a middle that scrolls, and a foot that is always there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import DESK, LOW, PHONE, Arrival, Guest
from tests.browser.screens import SCREENS
from tests.browser.server import Server
from tests.browser.tables import Table, set_table

# A rat that is alone in the Sewer: whatever strikes, strikes nobody.
ALONE = """heroes first-watch seats=1
p1: clan=ratkin hand=gnaw,busy-paws,nest
sewer: monsters=p1
"""
VAIN = "play gnaw"

# What of the foot cannot be pressed where it is seen: it lies outside the screen, or under something.
OUT_OF_REACH = """(all) => all.filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((each) => each.innerText)"""


@pytest.mark.parametrize("size", [LOW, PHONE], ids=["low", "phone"])
@pytest.mark.parametrize("screen", ["looterz", "penances", "dungeon"])
def test_undo_hint_and_end_stay_in_sight_beside_a_guide_and_a_hint(
    screen: str, size: tuple[int, int], guest: Arrival, server: Server
) -> None:
    ada = guest(size=size, language="ru", guide=True)
    SCREENS[screen](ada, server)
    ada.await_question()
    assert len(ada.foot.all()) >= 2
    assert out_of_reach(ada) == []
    ada.page.keyboard.press("h")
    hint_of(ada).wait_for()
    assert out_of_reach(ada) == []


@pytest.mark.parametrize("size", [LOW, DESK], ids=["low", "desk"])
def test_a_what_if_leaves_the_foot_alone(size: tuple[int, int], guest: Arrival, server: Server) -> None:
    ada = guest(size=size)
    SCREENS["heroes"](ada, server)
    ada.await_question()
    ada.page.locator(".room").first.hover()
    ada.choices.get_by_text(ada.say("web-heroes-what-if")).wait_for()
    assert out_of_reach(ada) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_answer_is_lit_unless_it_is_advised(size: tuple[int, int], guest: Arrival, server: Server) -> None:
    ada = guest(size=size)
    SCREENS["looterz"](ada, server)
    ada.await_question()
    lit = ada.choices.locator(".button:is(.go, .hit)")
    expect(lit).to_have_count(0)
    assert not ada.answer(lambda: ada.page.keyboard.press("Enter"))
    ada.page.get_by_role("button", name=ada.say("web-hint"), exact=True).click()
    hint = hint_of(ada)
    hint.wait_for()
    expect(lit).to_have_count(1)
    expect(hint.get_by_text("%").first).to_be_hidden()
    hint.locator("summary").focus()
    ada.page.keyboard.press("Enter")
    expect(hint.get_by_text("%").first).to_be_visible()


def test_enter_takes_the_answer_of_the_hint(guest: Arrival, server: Server) -> None:
    ada = guest()
    made = set_table(server, "looterz")
    ada.carry(made)
    ada.open(made.address)
    ada.await_question()
    ada.page.keyboard.press("h")
    hint_of(ada).wait_for()
    expect(ada.choices.locator(".button.go")).to_have_count(1)
    assert ada.answer(lambda: ada.page.keyboard.press("Enter"))


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Table]:
    """A table at which a card would do nothing, at a server of its own."""
    server = Server(tmp_path, position=ALONE)
    server.start()
    yield set_table(server, "heroes", bots=0)
    server.end()


def at(table: Table, guest: Guest) -> str:
    """Sit down there: the id of the answer that would do nothing."""
    guest.carry(table)
    guest.open(table.address)
    guest.await_question()
    return str(next(each["id"] for each in guest.options if each["notation"] == VAIN))


def doubt(guest: Guest) -> Locator:
    """The question whether it is meant, with the reason."""
    asked = guest.page.get_by_role("dialog", name=guest.say("advice-in-vain"))
    expect(asked).to_contain_text(guest.say("heroes-why-no-hero-here"))
    return asked


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_a_card_that_does_nothing_asks_first(language: str, alone: Table, guest: Arrival) -> None:
    ada = guest(at=alone.server, language=language)
    vain = at(alone, ada)
    by_key = ada.choice(vain).get_attribute("aria-keyshortcuts")
    assert by_key is not None
    ways: dict[str, Callable[[], None]] = {
        "the list": ada.choice(vain).click,
        "the card": ada.page.locator('[data-target="side:gnaw:0"]').click,
        "a key": partial(ada.page.keyboard.press, by_key),
    }
    moves = ada.moves
    for way, act in ways.items():
        act()
        doubt(ada)
        ada.page.keyboard.press("Enter")  # to choose something else is at hand
        expect(ada.page.locator("[data-doubt]")).to_have_count(0)
        assert ada.moves == moves, way
    ada.choice(vain).click()
    doubt(ada).get_by_role("button", name=ada.say("advice-all-the-same")).click()
    ada.wait(lambda: ada.moves > moves, "the answer that was meant")
    ada.wait(lambda: len(ada.state["view"]["players"][0]["hand"]["cards"]) == 2, "a card that was played")


def test_on_the_phone_it_asks_too(alone: Table, guest: Arrival) -> None:
    ada = guest(at=alone.server, size=PHONE)
    vain = at(alone, ada)
    ada.choice(vain).tap()
    doubt(ada).get_by_role("button", name=ada.say("advice-something-else")).tap()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.choose(vain)  # which says that it is meant


def hint_of(guest: Guest) -> Locator:
    """What the bots would do."""
    return guest.page.get_by_role("status").filter(has_text=guest.say("web-hint"))


def out_of_reach(guest: Guest) -> list[str]:
    """Buttons of the foot that a click would miss."""
    guest.settle()
    found: list[str] = guest.foot.evaluate_all(OUT_OF_REACH)
    return found


def test_what_happened_while_i_waited_hides_no_answer(guest: Arrival, server: Server) -> None:
    table = set_table(server, "looterz", bots=3)
    ada = guest(size=LOW)
    ada.carry(table)
    ada.open(table.address)
    lines = ada.page.locator(".recap li")
    while ada.await_question() and lines.count() < 3:
        ada.choose(ada.options[0]["id"])
    ada.settle()
    assert ada.choices.locator("[data-option]").evaluate_all(OUT_OF_REACH) == []
    ada.button("web-hint", ada.choices).click()
    expect(ada.page.locator(".hint")).to_be_in_viewport(ratio=0.9)
