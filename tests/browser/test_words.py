"""Every icon on a board has its word and its sentence: where a pointer rests, the focus comes, a finger stays."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.screens import at_table
from tests.browser.server import Server

# Icons on the board that are seen, stand by no word of their own, and that nothing explains. A card that is
# shown closer where one points at it explains its icons there.
MUTE = """() => {
  const board = document.querySelector("main.layout > :first-child");
  const isNamed = (icon) => /\\p{L}{2}/u.test(icon.parentElement.innerText + (icon.closest("button")?.innerText ?? ""));
  return [...board.querySelectorAll("svg.icon")].filter((icon) => icon.checkVisibility()
      && !icon.closest("[data-word], [data-holds], .watermark, .slot, .card.back, .arch, .desk, .coins")
      && !isNamed(icon))
    .map((icon) => `${icon.querySelector("use").getAttribute("href")} in ${icon.parentElement.outerHTML.slice(0, 90)}`);
}"""

# One bearer of each entry of the glossary that is on the table, by its middle.
BEARERS = """() => {
  const found = {};
  for (const each of document.querySelectorAll("main.layout > :first-child [data-word^=glossary]")) {
    const { x, y, width, height } = each.getBoundingClientRect();
    if (width > 1 && each.checkVisibility()) found[each.dataset.word] ??= [x + width / 2, y + height / 2];
  }
  return found;
}"""
ENTRIES = {"looterz": "glossary-looterz-loot", "kragmortha": "glossary-kragmortha-rigor", "heroes": "glossary-heroes-"}


def tip(guest: Guest) -> Any:
    """What explains something just now."""
    return guest.page.get_by_role("tooltip")


@pytest.mark.parametrize("game", ENTRIES)
def test_every_icon_on_the_board_is_explained(game: str, guest: Arrival, server: Server) -> None:
    ada = guest(size=DESK)
    at_table(game, ada, server)
    ada.settle()
    assert ada.page.evaluate(MUTE) == []
    bearers: dict[str, list[float]] = ada.page.evaluate(BEARERS)
    assert len(bearers) >= 5
    for entry, (x, y) in bearers.items():
        ada.page.mouse.move(2, 2)
        ada.page.mouse.move(x, y)
        tip(ada).wait_for()
        said = tip(ada).inner_text()
        assert len(said.split()) >= 4, f"{entry}: {said}"


def test_a_word_is_told_at_once_where_the_focus_comes_and_goes_with_escape(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_table("kragmortha", ada, server)
    ada.settle()
    plate = ada.page.locator(".roster .open").nth(1)
    ada.page.locator(".roster .open").first.focus()
    ada.page.keyboard.press("Tab")
    tip(ada).wait_for()
    assert ada.say("glossary-kragmortha-look") in tip(ada).inner_text()
    assert plate.get_attribute("aria-describedby") == tip(ada).get_attribute("id")
    ada.page.keyboard.press("Escape")
    assert tip(ada).count() == 0
    assert plate.get_attribute("aria-describedby") is None


# Something with an icon that the focus comes to, and an entry that is told then.
FOCUSED = {
    "looterz": (".pile[data-word=glossary-looterz-graveyard]", "glossary-looterz-graveyard"),
    "kragmortha": (".roster .open", "glossary-kragmortha-hand"),
    "heroes": (".party .plate", "glossary-heroes-lair"),
}


@pytest.mark.parametrize("game", FOCUSED)
def test_the_focus_is_told_word_and_sentence(game: str, guest: Arrival, server: Server) -> None:
    ada = guest(size=DESK)
    at_table(game, ada, server)
    ada.settle()
    where, entry = FOCUSED[game]
    ada.page.locator(where).first.focus()
    tip(ada).wait_for()
    assert ada.words.format(entry, "says", {}) in tip(ada).inner_text()


def test_each_icon_of_a_tactic_card_has_its_own_sentence(guest: Arrival, server: Server) -> None:
    ada = guest(size=DESK)
    at_table("heroes", ada, server)
    ada.settle()
    pictures = ada.page.locator(".hand .picture[data-word]")
    told = set()
    for n in range(pictures.count()):
        ada.page.mouse.move(2, 2)
        pictures.nth(n).hover(force=True)
        tip(ada).wait_for()
        entry = str(pictures.nth(n).get_attribute("data-word"))
        assert ada.words.format(entry, "says", {}) in tip(ada).inner_text()
        told.add(entry)
    assert len(told) >= 2


@pytest.mark.parametrize("game", ENTRIES)
def test_a_finger_that_stays_is_told_and_chooses_nothing(game: str, guest: Arrival, server: Server) -> None:
    ada = guest(size=PHONE)
    at_table(game, ada, server)
    ada.settle()
    moves = ada.moves
    bearer = next(
        each
        for each in ada.page.locator(f'main [data-word^="{ENTRIES[game]}"]').all()
        if each.is_visible() and each.evaluate(FREE)
    )
    box = bearer.bounding_box()
    assert box
    finger = ada.context.new_cdp_session(ada.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    tip(ada).wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert len(tip(ada).inner_text().split()) >= 4
    assert ada.moves == moves


def test_a_card_that_was_held_stays_open_with_its_words(guest: Arrival, server: Server) -> None:
    ada = guest(size=PHONE)
    at_table("looterz", ada, server)
    ada.settle()
    box = ada.page.locator(".rival [data-holds]").first.bounding_box()  # far from the sheet that opens
    assert box
    finger = ada.context.new_cdp_session(ada.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    sheet = ada.page.get_by_role("dialog")
    sheet.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    sheet.get_by_text(ada.words.format("glossary-looterz-power", "says", {})).wait_for()
    ada.page.wait_for_timeout(300)
    assert sheet.is_visible()
    ada.page.touchscreen.tap(20, 20)  # beside it
    sheet.wait_for(state="detached")


# Whether it is in sight, and nothing that has more to show when it is held lies there.
FREE = """(each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit !== null && !hit.closest("[data-holds]");
}"""
