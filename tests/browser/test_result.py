"""After a game: its record, a link to it, and the next one."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from lootkeep import load_record
from tests.browser.guest import Arrival
from tests.browser.screens import at_end
from tests.browser.server import Server
from tests.browser.tables import play_on, set_table


def test_the_record_is_saved_and_a_link_to_the_game_is_copied(guest: Arrival, server: Server, tmp_path: Path) -> None:
    ada = guest()
    at_end("ended-looterz", ada, server)
    with ada.page.expect_download() as saving:
        ada.button("story-save").click()
    saving.value.save_as(tmp_path / "record.txt")
    assert load_record((tmp_path / "record.txt").read_text()).over
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = ada.page.url.rsplit("/", 1)[1]
    ada.button("story-share").click()
    ada.button("web-replay-copied").wait_for()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    eve = guest()
    eve.page.goto(link)
    eve.page.get_by_role("slider").wait_for()
    assert urlsplit(eve.page.url).path.startswith(f"/replay/{table}")


def test_the_next_game_is_a_click_away(guest: Arrival, server: Server) -> None:
    ada = guest()
    made = set_table(server, "looterz", bots=2)
    play_on(made)
    ada.carry(made)
    ada.open(made.address)
    ada.button("story-again").click()
    ada.wait(lambda: not ada.page.url.endswith(made.address) and not ada.is_over, "another table")
    assert ada.await_question()
