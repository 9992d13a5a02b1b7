"""The rules: contents, search, pictures, and a rule that somebody points at; by mouse, by keyboard and on the phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.screens import SCREENS
from tests.browser.server import Server

# Words as one types them, without the marks that they bear in the text.
TYPED = {"en": "goblin", "it": "puo", "ru": "еще"}


def open_rules(guest: Guest, path: str = "/rules/kragmortha") -> None:
    """Open them, and wait until they are drawn."""
    guest.open(path)
    guest.page.locator("figure").wait_for()


@pytest.mark.parametrize("language", TYPED)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_words_are_found_as_one_types(size: tuple[int, int], language: str, guest: Arrival) -> None:
    ada = guest(size=size, language=language)
    open_rules(ada)
    field = ada.page.get_by_role("searchbox")
    field.fill(TYPED[language])
    hits = int(ada.page.locator("[data-hit]").last.get_attribute("data-hit") or 0) + 1
    count = ada.page.get_by_role("status")
    for key, n in (("", 1), ("Enter", 2), ("Shift+Enter", 1), ("Shift+Enter", hits)):
        if key:
            field.press(key)
        expect(count).to_have_text(ada.say("ledger-count", n=n, all=hits))
        expect(ada.page.locator(f'mark[data-hit="{n - 1}"].now').first).to_be_in_viewport()
    field.press("Escape")
    expect(ada.page.locator("mark")).to_have_count(0)
    expect(field).to_have_value("")
    field.fill("xyzzy")
    expect(count).to_have_text(ada.say("web-rules-nothing", text="xyzzy"))


def test_contents_lead_to_a_chapter_by_keys(guest: Arrival) -> None:
    ada = guest()
    open_rules(ada)
    contents = ada.page.get_by_role("navigation", name=ada.say("ledger-contents"))
    chapter = contents.get_by_role("button", name="Teleports")
    chapter.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("heading", name="Teleports")).to_be_in_viewport()
    expect(chapter).to_have_attribute("aria-current", "true")
    expect(chapter).to_be_in_viewport()  # they stay beside the text


def test_on_the_phone_the_contents_are_a_fold(guest: Arrival) -> None:
    ada = guest(size=PHONE)
    open_rules(ada)
    contents = ada.page.get_by_role("navigation", name=ada.say("ledger-contents"))
    expect(contents.get_by_role("button")).to_have_count(0)
    contents.locator("summary").tap()
    contents.get_by_role("button", name="Teleports").tap()
    expect(ada.page.get_by_role("heading", name="Teleports")).to_be_in_viewport()
    expect(contents.get_by_role("button")).to_have_count(0)


def test_the_library_is_a_picture_that_fits_the_players(guest: Arrival) -> None:
    ada = guest()
    open_rules(ada)
    expect(ada.page.locator("pre")).to_have_count(0)
    drawing = ada.page.locator("figure")
    expect(drawing.locator("[data-square]")).to_have_count(70)
    expect(drawing.locator(".closed")).to_have_count(21)
    drawing.get_by_text("7–8").click()
    expect(drawing.locator(".closed")).to_have_count(0)
    expect(drawing.locator(".start")).to_have_count(7)


def test_the_id_of_a_rule_copies_its_address(guest: Arrival) -> None:
    ada = guest()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_rules(ada)
    link = ada.page.get_by_role("link", name=ada.say("ledger-rule-link", rule="KR-12"))
    link.click()
    expect(link).to_have_text(ada.say("web-copied"))
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{ada.address}/rules/kragmortha/KR-12"
    open_rules(ada, copied.removeprefix(ada.address))
    expect(ada.page.locator('[data-rule="KR-12"]')).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_question_names_its_rule_only_on_demand(size: tuple[int, int], guest: Arrival, server: Server) -> None:
    ada = guest(size=size)
    SCREENS["kragmortha"](ada, server)
    ada.await_question()
    rule = ada.state["decision"]["rule"]
    assert rule not in ada.choices.inner_text()
    ada.choices.get_by_role("button", name=ada.say("web-read-rule", rule=rule)).first.click()
    expect(ada.page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
