"""What a table offers besides the game: hints, taking back, sound, the whole screen, the moment of a line, the rule."""

from __future__ import annotations

import random
import re

from tests.browser.guest import Arrival
from tests.browser.players import play_by_choices
from tests.browser.screens import at_table
from tests.browser.server import Server
from tests.browser.tables import set_table


def test_a_hint_names_answers_and_an_answer_can_be_taken_back(guest: Arrival, server: Server) -> None:
    ada = guest()
    made = set_table(server, "kragmortha", bots=3)
    ada.carry(made)
    ada.open(made.address)
    assert ada.await_question()
    ada.button("web-hint", ada.choices).click()
    ada.choices.locator(".hint").wait_for()
    before = ada.state["view"]
    play_by_choices(ada, random.Random(7), 1)
    ada.await_question()  # once the bots have played
    version = ada.version
    ada.button("web-undo", ada.choices).click()
    ada.wait(lambda: ada.version > version and ada.await_question(), "the question once more")
    assert ada.state["view"] == before


def test_sound_is_off_at_first_and_the_table_can_fill_the_screen(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_table("looterz", ada, server)
    sound = ada.button("web-sound-off")
    sound.click()
    ada.button("web-sound-on").wait_for()
    ada.button("web-fullscreen").click()
    ada.wait(lambda: bool(ada.page.evaluate("document.fullscreenElement !== null")), "the whole screen")
    ada.button("web-window").wait_for()


def test_a_line_of_the_chronicle_opens_its_moment(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_table("looterz", ada, server)
    lines = ada.page.get_by_role("region", name=ada.say("web-chronicle")).locator("li button[data-words]")
    lines.nth(3).click()
    ada.page.wait_for_url(re.compile(r"/replay/[a-z0-9-]+/\d+"))
    slider = ada.page.get_by_role("slider")
    slider.wait_for()
    assert slider.input_value() == ada.page.url.rsplit("/", 1)[1]


def test_what_is_refused_leads_to_its_rule(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_table("kragmortha", ada, server)
    ada.await_question()
    rule = ada.state["decision"]["refused"][-1]["rule"]
    ada.choices.locator(f'[data-says="{ada.say("web-read-rule", rule=rule)}"]').last.click()
    shown = ada.page.get_by_role("complementary", name=ada.say("web-rules")).get_by_text(rule, exact=True)
    shown.first.wait_for()
