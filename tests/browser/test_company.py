"""Among those at a table: what is thrown, said, taken back, and who comes back; nothing of it in anybody's way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.guest import DESK, LOW, PHONE, Arrival, Guest
from tests.browser.screens import at_table
from tests.browser.server import Server
from tests.browser.tables import Table, set_table

GAMES = ("looterz", "kragmortha", "heroes")

# What a bubble may never lie upon, as far as it does.
COVERED = """(bubble, seat) => {
  const box = bubble.getBoundingClientRect();
  const solid = `[data-piece], [data-option], .card, .choices, [data-seat]:not([data-seat="${seat}"])`;
  return [...document.querySelectorAll(solid)].filter((each) => {
    const other = each.getBoundingClientRect();
    return box.x < other.right && other.x < box.right && box.y < other.bottom && other.y < box.bottom;
  }).map((each) => each.outerHTML.slice(0, 80));
}"""


def together(guest: Arrival, server: Server, game: str = "looterz", **more: Any) -> tuple[Guest, Guest, Table]:
    """Ada and Guest 2 at one table, each with a screen and a seat of their own."""
    made = set_table(server, game, people=2, bots=0 if game != "heroes" else 1)
    screens = []
    for seat in ("0", "1"):
        screen = guest(**more)
        screen.carry(Table(server, made.name, {"seats": {seat: made.keys["seats"][seat]}}))
        screen.open(made.address)
        screen.page.locator("[data-choices]").wait_for(state="attached")
        screens.append(screen)
    return screens[0], screens[1], made


def fling(thrower: Guest, at: str, token: str = "rose") -> None:
    """Throw something by the palette."""
    if not thrower.page.locator("[data-throw]").first.is_visible():
        thrower.page.keyboard.press("e")
    palette = thrower.page.get_by_role("region", name=thrower.say("web-throw"))
    palette.get_by_role("radio", name=thrower.say(f"web-token-{token}")).check()
    palette.locator(f'[data-throw="{at}"]').click()


@pytest.mark.parametrize("game", GAMES)
def test_what_one_throws_all_see_at_the_seat_and_hear(game: str, guest: Arrival, server: Server) -> None:
    ada, bo, _ = together(guest, server, game)
    fling(ada, "1")
    for screen in (ada, bo):
        token = screen.page.locator(".token.rose")
        token.wait_for()  # it lies there for two seconds
        box, seat = token.bounding_box(), screen.page.locator('[data-seat="1"]:visible').first.bounding_box()
        assert box
        assert seat
        assert seat["x"] <= box["x"] + box["width"] / 2 <= seat["x"] + seat["width"]
        assert seat["y"] <= box["y"] + box["height"] / 2 <= seat["y"] + seat["height"]
        text = screen.say("web-threw", name="Ada", whom="Guest 2", what=screen.say("web-token-rose"))
        assert text in (screen.page.locator("[data-thrown]").text_content() or "")
    for screen in (ada, bo):
        screen.page.locator(".token.rose").wait_for(state="detached")


def test_it_flies_where_things_move(guest: Arrival, server: Server) -> None:
    ada, _, _ = together(guest, server, moves=True, speed="calm")
    fling(ada, "1", "bomb")
    token = ada.page.locator(".token.bomb")
    token.wait_for()
    assert token.evaluate("each => each.getAnimations().length") == 1


def test_who_is_muted_throws_and_says_nothing_here(guest: Arrival, server: Server) -> None:
    ada, bo, _ = together(guest, server)
    bo.page.keyboard.press("e")
    bo.button("web-mute", name="Ada").click()
    bo.button("web-unmute", name="Ada").wait_for()
    fling(ada, "1", "cheese")
    ada.page.locator(".token.cheese").wait_for()
    say(ada, "Gotcha")
    fling(bo, "table", "laugh")  # which comes after all that
    bo.page.locator(".token.laugh").wait_for()
    assert bo.page.locator(".token.cheese, .bubble").count() == 0


def test_who_throws_too_much_is_told_so(guest: Arrival, server: Server) -> None:
    ada, _, _ = together(guest, server)
    for _ in range(7):
        fling(ada, "1")
    ada.page.get_by_role("alert").filter(has_text=ada.say("server-too-much")).wait_for()


def say(guest: Guest, text: str) -> None:
    """Say something by the drawer, and close it again."""
    guest.page.keyboard.press("c")
    guest.page.get_by_role("textbox", name=guest.say("web-chat-say")).fill(text)
    guest.button("web-chat-send").click()
    guest.page.get_by_role("listitem").filter(has_text=text).wait_for()
    guest.page.keyboard.press("Escape")
    guest.page.get_by_role("textbox", name=guest.say("web-chat-say")).wait_for(state="detached")


@pytest.mark.parametrize("size", [DESK, LOW, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_stands_at_the_seat_for_a_while_and_covers_nothing(
    game: str, size: tuple[int, int], guest: Arrival, server: Server
) -> None:
    ada, bo, _ = together(guest, server, game, size=size)
    say(bo, "Mind the splash.")
    bubble = ada.page.locator(".bubble:not(.unplaced)")
    bubble.wait_for()
    assert bubble.evaluate(COVERED, 1) == []
    seat = ada.page.locator('[data-seat="1"]:visible').first.bounding_box()
    box = bubble.bounding_box()
    assert seat
    assert box
    assert abs(box["y"] - seat["y"] - seat["height"]) < 80 or abs(box["y"] - seat["y"]) < 80  # near its seat
    bubble.wait_for(state="detached")
    assert ada.button("web-chat-unread", n=1).is_visible()  # and the drawer keeps it


def test_on_the_phone_things_are_thrown_from_the_chat(guest: Arrival, server: Server) -> None:
    ada, bo, _ = together(guest, server, size=PHONE)
    ada.button("web-chat").click()
    ada.page.locator('[data-throw="1"]').click()
    for screen in (ada, bo):
        screen.page.locator(".token.cheese").wait_for()  # the drawer has closed, so that it can be seen
    assert ada.page.get_by_role("textbox").count() == 0


def test_the_others_are_told_who_took_a_move_back(guest: Arrival, server: Server) -> None:
    ada, bo, _ = together(guest, server, "heroes")
    asked, other = (ada, bo) if ada.options else (bo, ada)
    name = "Ada" if asked is ada else "Guest 2"
    for _ in range(20):
        asked.await_question()
        asked.choose(asked.options[0]["id"])
        if asked.state["can_undo"]:
            break
    asked.page.keyboard.press("z")
    other.page.get_by_role("status").filter(has_text=other.say("web-took-back", name=name)).wait_for()
    assert asked.page.get_by_text(asked.say("web-took-back", name=name)).count() == 0


def test_who_was_away_is_greeted(guest: Arrival, server: Server) -> None:
    ada, bo, made = together(guest, server)
    bo.open("/about")
    ada.page.wait_for_timeout(5500)
    bo.open(made.address)
    ada.page.get_by_role("status").filter(has_text=ada.say("web-is-back", name="Guest 2")).wait_for()


def test_who_only_watches_has_nothing_to_throw(guest: Arrival, server: Server) -> None:
    eve = guest()
    eve.open(set_table(server, "looterz", bots=2, public=True).address)
    eve.page.locator("[data-choices]").wait_for(state="attached")
    assert eve.button("web-throw").count() == 0
    eve.page.keyboard.press("e")
    assert eve.page.locator("[data-throw]").count() == 0


def test_the_palette_works_by_keyboard(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_table("looterz", ada, server)
    ada.page.keyboard.press("e")
    ada.page.get_by_role("radio", name=ada.say("web-token-cheese")).wait_for()
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    ada.page.locator(".token.rose").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-throw]").first.wait_for(state="detached")
