"""Editions, scenarios and clans are chosen from their faces: by mouse, by keyboard and on the phone."""

from __future__ import annotations

import tomllib

import pytest
from playwright.sync_api import Locator, expect

from lootkeep.heroes.box import shipped_text
from tests.browser.checks import EVERYWHERE, OVERFLOWS, SIDEWAYS, SMALL_TARGETS, SMALL_TYPE, look
from tests.browser.guest import LAPTOP, LOW, PHONE, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, set_table


@pytest.fixture
def lobby(server: Server) -> Table:
    """A dungeon that nobody defends yet."""
    return set_table(server, "heroes", bots=1, friends=1, start=False)


def enter(guest: Guest, table: Table) -> None:
    """Come to a lobby as its host; on the phone its house rules are folded."""
    guest.carry(table)
    guest.open(table.address)
    guest.page.get_by_role("textbox", name=guest.say("web-invite")).wait_for()
    if guest.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        guest.page.locator("summary", has_text=guest.say("web-house-rules")).click()


def clan_button(guest: Guest, seat: int) -> Locator:
    """Where a seat's clan stands, and is chosen."""
    return guest.page.get_by_role("button", name=guest.say("web-clan-of", n=seat))


def card(guest: Guest, name: str) -> Locator:
    """One of the cards to choose from."""
    return guest.page.get_by_role("dialog").get_by_role("radio", name=name)


def test_a_scenario_is_taken_by_the_mouse_with_its_difficulty(guest: Arrival, lobby: Table) -> None:
    ada = guest()
    enter(ada, lobby)
    ada.page.get_by_role("button", name="First Watch").click()
    nights = ada.page.get_by_role("radiogroup", name=ada.say("lobby-nights"))
    expect(nights.get_by_role("radio")).to_have_count(20)
    expect(nights.get_by_role("heading", name="The Siege", include_hidden=True)).to_be_visible()
    card(ada, "High Water").click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.get_by_text("drain it")).to_be_visible()  # its rule, in the words of the box
    sheet.get_by_text("Steady").click()
    held = tomllib.loads(shipped_text("held.toml"))["high-water"]
    expect(sheet.get_by_text(f"{int(held[1] + 0.5)} games of 100")).to_be_visible()
    ada.button("lobby-night-take", night="High Water").click()
    expect(ada.page.get_by_role("button", name="High Water")).to_be_visible()
    assert ada.page.get_by_role("radio", name="Steady").is_checked()


def test_clans_are_taken_by_the_keyboard_and_a_taken_one_is_no_others(guest: Arrival, lobby: Table) -> None:
    ada = guest()
    enter(ada, lobby)
    expect(clan_button(ada, 1)).to_be_enabled()  # once the cards are there
    clan_button(ada, 1).focus()
    ada.page.keyboard.press("Enter")
    expect(card(ada, "Dragon")).to_be_focused()  # three in a row: Slime stands below it
    for key in ("ArrowDown", "ArrowRight", "ArrowRight"):
        ada.page.keyboard.press(key)
    expect(card(ada, "Ratkin")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(clan_button(ada, 1)).to_contain_text("Ratkin")
    clan_button(ada, 2).click()
    card(ada, "Ratkin. Ada plays this clan.").click()
    take = ada.button("lobby-clan-take", clan="Ratkin")
    assert take.get_attribute("aria-disabled") == "true"
    ada.page.keyboard.press("Enter")
    expect(take).to_be_visible()  # nothing was taken
    ada.page.keyboard.press("Escape")
    expect(clan_button(ada, 2)).to_contain_text(ada.say("web-clan-free"))


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_an_edition_is_taken_from_its_card_by_the_keyboard(
    guest: Arrival, server: Server, size: tuple[int, int]
) -> None:
    ada = guest(size=size, language="ru")
    enter(ada, set_table(server, "looterz", bots=1, friends=1, start=False))
    group = ada.page.get_by_role("radiogroup", name=ada.say("web-edition"))
    dragon, rigor = (group.locator("label", has_text=ada.say(f"web-edition-{each}")) for each in ("dragon", "rigor"))
    expect(dragon).to_contain_text(ada.say("lobby-good-first"))
    expect(rigor).to_contain_text(ada.say("lobby-edition-rigor-good"))
    assert rigor.locator("svg").count() >= 4  # a picture, and candles
    dragon.get_by_role("radio").focus()
    ada.page.keyboard.press("ArrowDown")
    expect(rigor.get_by_role("radio")).to_be_checked()
    expect(group.locator("label.down")).to_contain_text(ada.say("web-edition-rigor"))  # once the server has agreed
    ada.settle()
    fingers = [SMALL_TARGETS] if size == PHONE else []
    assert look(ada.page, OVERFLOWS, SIDEWAYS, SMALL_TYPE, *fingers) == []  # what is below lies under the page's foot


@pytest.mark.parametrize("language", ["en", "it", "ru"])
def test_on_the_phone_the_way_to_take_stays_in_sight(guest: Arrival, lobby: Table, language: str) -> None:
    ada = guest(size=PHONE, language=language)
    enter(ada, lobby)
    for opener in (ada.page.locator("button.night"), clan_button(ada, 1)):
        opener.click()
        ada.settle()
        expect(ada.page.get_by_role("dialog").locator("footer .go")).to_be_in_viewport(ratio=1)
        assert look(ada.page, *EVERYWHERE, SMALL_TARGETS) == []
        ada.page.keyboard.press("Escape")


def test_at_the_table_a_clan_is_looked_at_before_it_is_taken(guest: Arrival, server: Server) -> None:
    table = set_table(server, "heroes", people=2, bots=0)
    ada = guest(size=LOW)
    ada.carry(table)
    ada.open(table.address)
    ada.await_question()
    ada.page.get_by_role("radio", name="Slime").click()
    expect(ada.page.get_by_text("Ooze Up ×2")).to_be_visible()
    version = ada.version
    assert ada.answer(ada.button("lobby-clan-take", clan="Slime").click)
    assert ada.version > version
    assert ada.state["view"]["players"][0]["clan"] == "slime"
