"""Fair chance on the screen: the seal and one's words before the deal, and every draw checked at the end."""

from __future__ import annotations

import json

from tests.browser.guest import Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, play_on, set_table

EXCHANGE = """(table) => {
  const kept = JSON.parse(localStorage.getItem("lootkeep-pledges"));
  kept[table].commitment = "00".repeat(32);
  localStorage.setItem("lootkeep-pledges", JSON.stringify(kept));
}"""


def seen(ada: Guest, made: Table) -> dict[str, object]:
    """What the browser remembers of a table's chance."""
    kept: dict[str, dict[str, object]] = json.loads(ada.page.evaluate("localStorage.getItem('lootkeep-pledges')"))
    return kept[made.name]


def test_the_browser_adds_words_before_the_deal_and_checks_every_draw_at_the_end(
    guest: Arrival, server: Server
) -> None:
    ada = guest()
    made = set_table(server, "looterz", bots=1, words=True, options={"target": 3})
    ada.carry(made)
    ada.open(made.address)
    ada.wait(lambda: bool(ada.state), "the game begins by itself")
    words = seen(ada, made)["told"]
    play_on(made)
    fair = ada.page.locator(".fair")
    fair.wait_for()
    assert fair.get_by_text(ada.say("web-fair"), exact=True).is_visible()
    fair.locator("summary").click()
    assert fair.get_by_text(str(seen(ada, made)["commitment"])).is_visible()
    assert isinstance(words, dict)
    assert fair.get_by_text(words["0"]).is_visible()


def test_an_exchanged_key_is_told_loudly(guest: Arrival, server: Server) -> None:
    ada = guest()
    made = set_table(server, "looterz", bots=1, words=True, options={"target": 1})
    ada.carry(made)
    ada.open(made.address)
    ada.wait(lambda: bool(ada.state), "the game begins by itself")
    play_on(made)
    ada.page.evaluate(EXCHANGE, made.name)
    ada.page.reload()
    fair = ada.page.locator(".fair")
    fair.wait_for()
    assert fair.get_by_text(ada.say("web-fair-flaw-commitment")).is_visible()


def test_in_the_lobby_everybody_may_change_their_words(guest: Arrival, server: Server) -> None:
    ada = guest()
    made = set_table(server, "looterz", bots=1, friends=1, start=False)
    ada.carry(made)
    ada.open(made.address)
    ada.page.locator("summary", has_text=ada.say("web-shuffling")).click()
    mine = ada.page.get_by_role("textbox", name=ada.say("web-my-words"))
    mine.fill("three blind mice")
    mine.press("Enter")
    ada.wait(lambda: "three blind mice" in str(seen(ada, made)["mine"]), "they are sealed")
    ada.page.reload()
    ada.page.locator("summary", has_text=ada.say("web-shuffling")).click()
    ada.wait(lambda: mine.input_value() == "three blind mice", "they are kept")
