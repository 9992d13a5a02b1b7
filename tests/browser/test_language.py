"""The language is switched while a game goes on."""

from __future__ import annotations

import random

from lootkeep import words
from tests.browser import checks
from tests.browser.guest import Arrival
from tests.browser.players import play_by_choices
from tests.browser.screens import with_tool
from tests.browser.server import Server


def test_words_change_at_once_and_the_game_goes_on_in_them(guest: Arrival, server: Server) -> None:
    ada = guest()
    with_tool("web-settings", ada, server)
    for language in ("it", "ru"):
        ada.page.get_by_text(ada.say(f"web-language-{language}"), exact=True).click()
        ada.words = words(language)
        ada.page.get_by_role("heading", name=ada.say("web-settings")).wait_for()
    ada.button("web-done").click()
    assert ada.page.locator("html").get_attribute("lang") == "ru"
    assert checks.look(ada.page, checks.MESSAGE_IDS) == []
    play_by_choices(ada, random.Random(7), 2)
    ada.page.reload()
    ada.choices.wait_for()
