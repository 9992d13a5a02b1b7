"""Before a first game: three panels, once, and a prologue that is played by keyboard and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from lootkeep.prologue import read
from tests.browser.guest import GAMES, PHONE, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import set_table

# How many square pixels of the bubble lie over the piece that it speaks of, and over the Choices.
COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const bubble = box(document.querySelector(".wick"));
  const ring = box(document.querySelector(".tail .ring"));
  const side = box(document.querySelector("main > .side"));
  const shared = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const off = bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight;
  return shared(bubble, ring) + shared(bubble, side) + (off ? 1 : 0);
}"""


def panels(guest: Guest) -> Locator:
    """The three panels, once they are there."""
    guest.page.locator("article h2").nth(2).wait_for()
    return guest.page.locator("article h2")


def steps(game: str) -> list[str]:
    """What is learnt in a prologue, step by step."""
    return [move.step for move in read(game).moves if move.step]


def hear_step(guest: Guest, game: str, step: str) -> None:
    """Wait until the guide speaks of a step, and see that nothing is covered."""
    line = guest.say(f"prologue-{game}-{step}").replace("*", "")
    expect(guest.page.locator(".wick.there p")).to_have_text(line)
    guest.settle()
    assert guest.page.evaluate(COVERED) == 0


def answers(game: str, guest: Guest) -> dict[str, str]:
    """What is to be answered in each step of a prologue, as the server tells it."""
    told = guest.page.evaluate("async (path) => (await fetch(path)).json()", f"/api/prologues/{game}")
    return {step["name"]: step["option"] for step in told["steps"]}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_begins_with_three_panels_once(game: str, guest: Arrival) -> None:
    ada = guest(met=[])
    ada.open()
    ada.page.locator("article.door", has_text=ada.say(f"web-game-{game}")).get_by_role(
        "button", name=ada.say("web-play-now")
    ).click()
    assert panels(ada).all_inner_texts() == [ada.say(f"prologue-{panel}") for panel in ("who", "how", "beware")]
    ada.page.keyboard.press("Escape")  # straight to the game
    ada.page.wait_for_url("**/t/*")
    ada.page.locator("[data-choices]").wait_for()
    assert ada.page.locator("dialog[open]").count() == 0
    ada.open()
    ada.page.locator("article.door", has_text=ada.say(f"web-game-{game}")).get_by_role(
        "button", name=ada.say("web-play-now")
    ).click()
    ada.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_enter_goes_on_to_the_prologue(language: str, guest: Arrival) -> None:
    ada = guest(met=[], language=language)
    ada.open("/first/looterz?edition=rigor")
    panels(ada)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/first/looterz/prologue?edition=rigor")
    hear_step(ada, "looterz", steps("looterz")[0])


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_ways_on_are_always_in_sight(game: str, guest: Arrival) -> None:
    ada = guest(size=PHONE, language="ru", met=[])
    ada.open(f"/first/{game}")
    panels(ada)
    ada.settle()
    for name in ("prologue-play", "prologue-straight"):
        expect(ada.button(name)).to_be_in_viewport(ratio=1)


def test_who_comes_by_a_link_is_told_over_the_table_and_one_key_goes_on(guest: Arrival, server: Server) -> None:
    table = set_table(server, "looterz")
    bo = guest(met=[])
    bo.carry(table)
    bo.open(table.address)
    panels(bo)
    bo.page.keyboard.press("Escape")
    expect(bo.page.locator("dialog")).to_have_count(0)  # and that is kept
    assert bo.await_question()
    bo.open(table.address)
    assert bo.await_question()
    assert bo.page.locator("dialog[open]").count() == 0


def test_a_guest_is_asked_for_a_name_first_and_told_then(guest: Arrival, server: Server) -> None:
    table = set_table(server, "looterz", friends=1, start=False)
    bo = guest(met=[], name="")
    bo.open(f"{table.address}#k={table.keys['invite']}")
    bo.page.get_by_role("textbox", name=bo.say("web-set-name")).wait_for()
    assert bo.page.locator("dialog[open]").count() == 1
    bo.page.keyboard.press("Escape")
    panels(bo)
    assert bo.page.locator("dialog[open]").count() == 1


def test_nobody_is_told_while_a_clock_runs(guest: Arrival, server: Server) -> None:
    table = set_table(server, "looterz", clock={"kind": "move", "seconds": 60})
    bo = guest(met=[])
    bo.carry(table)
    bo.open(table.address)
    assert bo.await_question()
    assert bo.page.locator("dialog[open]").count() == 0
    bo.button("web-rules").first.click()  # but the book has it
    bo.button("web-first-link").click()
    panels(bo)


@pytest.mark.parametrize("game", GAMES)
def test_a_prologue_is_played_by_keyboard_to_its_end(game: str, guest: Arrival) -> None:
    ada = guest(met=[])
    ada.open(f"/first/{game}/prologue")
    right = answers(game, ada)
    for step in steps(game):
        hear_step(ada, game, step)
        filled = ada.choices.locator("[data-option]:is(.go, .hit)")
        assert filled.evaluate_all("all => all.map(each => each.dataset.option)") == [right[step]]
        bubble = ada.page.locator(".wick p")
        line = bubble.inner_text()
        for _ in range(3):  # the lit piece, and perhaps the lit answer of the menu that it opens
            ada.page.keyboard.press("Tab")
            ada.page.keyboard.press("Enter")
            ada.page.wait_for_timeout(100)
            if not bubble.count() or bubble.inner_text() != line:
                break
    ada.page.get_by_role("dialog").get_by_text(ada.say("prologue-enough")).wait_for()
    ada.page.keyboard.press("Enter")  # play now
    ada.page.wait_for_url("**/t/*")
    assert ada.await_question()


@pytest.mark.parametrize("game", GAMES)
def test_a_prologue_is_played_by_finger_on_a_phone(game: str, guest: Arrival) -> None:
    ada = guest(size=PHONE, met=[], language="ru")
    ada.open(f"/first/{game}/prologue")
    for step in steps(game):
        hear_step(ada, game, step)
        line = ada.page.locator(".wick p").inner_text()
        for _ in range(3):
            ring = ada.page.locator(".tail .ring").bounding_box()
            assert ring is not None
            ada.page.touchscreen.tap(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
            ada.page.wait_for_timeout(200)
            bubble = ada.page.locator(".wick p")
            if not bubble.count() or bubble.inner_text() != line:
                break
    ada.page.get_by_role("dialog").get_by_text(ada.say("prologue-enough")).wait_for()


def test_another_answer_loses_nothing_and_one_step_back_is_there(guest: Arrival) -> None:
    ada = guest(met=[])
    ada.open("/first/looterz/prologue")
    first, second = steps("looterz")[:2]
    hear_step(ada, "looterz", first)
    ada.button("looterz-do-draw", ada.choices).click()
    expect(ada.page.locator(".wick p")).to_have_text(ada.say(f"prologue-looterz-{first}-draw").replace("*", ""))
    ada.choices.locator("[data-option]").first.click()
    hear_step(ada, "looterz", second)
    assert ada.page.locator(".learnt .done").count() == 1
    ada.button("web-undo", ada.choices).click()
    hear_step(ada, "looterz", first)
    assert ada.page.locator(".learnt .done").count() == 0
