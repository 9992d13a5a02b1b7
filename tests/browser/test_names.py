"""A name is asked for once; and nobody is called by a number who has a better name."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Arrival
from tests.browser.server import Server
from tests.browser.tables import play_on, set_table


def test_who_sets_a_table_is_asked_for_a_name_once_and_bears_it(guest: Arrival) -> None:
    ada = guest(name="")
    ada.open()
    ada.button("web-set-a-table").first.click()
    ada.page.get_by_label(ada.say("web-set-name"), exact=True).last.fill("Mira")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_role("textbox", name=ada.say("web-set-name"))).to_have_value("Mira")
    ada.page.reload()
    ada.page.get_by_role("textbox", name=ada.say("web-invite")).wait_for()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_on_the_phone_an_idea_is_taken_or_one_stays_a_stranger(guest: Arrival, server: Server) -> None:
    table = set_table(server, "looterz", bots=0, friends=1, start=False)
    bo, cy = guest(name="", size=PHONE), guest(name="", size=PHONE)
    invitation = f"{table.address}#k={table.keys['invite']}"
    bo.open(invitation)
    idea = bo.page.locator(".idea").first
    name = idea.inner_text()
    idea.tap()
    bo.button("lobby-name-take").tap()
    bo.button("web-sit-here").tap()
    expect(bo.page.get_by_role("textbox", name=bo.say("web-set-name"))).to_have_value(name)
    cy.open(invitation)
    cy.button("lobby-name-none").tap()
    expect(cy.page.get_by_role("dialog")).to_have_count(0)
    expect(cy.page.get_by_text(name, exact=True)).to_be_visible()


def test_before_the_very_first_game_a_name_is_asked_for_once(guest: Arrival) -> None:
    ada = guest(name="", met=[])
    ada.open("/first/looterz")
    ada.button("prologue-straight").click()
    ada.page.get_by_label(ada.say("web-set-name"), exact=True).fill("Mira")
    ada.page.keyboard.press("Enter")
    ada.await_question()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_text("Mira", exact=True).first).to_be_visible()
    ada.open("/first/kragmortha")
    ada.button("prologue-straight").click()
    ada.page.wait_for_url("**/t/*")


def test_play_now_asks_nothing_and_calls_nobody_player_1(guest: Arrival) -> None:
    ada = guest(name="")
    ada.open()
    ada.button("web-play-now").first.click()
    ada.await_question()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.get_by_text(ada.say("table-seat", n=1))).to_have_count(0)
    ada.open()
    tables = ada.page.get_by_role("region", name=ada.say("web-your-tables"))
    expect(tables.get_by_text(f"{ada.say('web-you')}, {ada.say('web-bot-2')}", exact=False)).to_be_visible()


def test_bots_have_their_names_in_the_list_the_result_and_the_replay(guest: Arrival, server: Server) -> None:
    table = set_table(server, "looterz", bots=2, options={"target": 1})
    play_on(table)
    ada = guest()
    ada.carry(table)
    numbers = [ada.say("table-seat", n=number) for number in (1, 2, 3)]
    bots = [ada.say("web-bot-2"), ada.say("web-bot-3")]
    for path, shown in (
        ("/", ada.say("web-your-tables")),
        (table.address, bots[0]),
        (f"/replay/{table.name}/3", bots[0]),
    ):
        ada.open(path)
        ada.page.get_by_text(shown).first.wait_for()
        said = ada.page.locator("body").inner_text()
        assert not [number for number in numbers if number in said]
    ada.open()
    won = ada.page.get_by_role("region", name=ada.say("web-your-tables")).locator("li small").first
    names = [ada.say("web-won-by", n=1, names=name) for name in bots]
    assert won.inner_text() in [*names, ada.say("web-you-won")]
