"""A game whose rules are gone: it is read in three languages, saved, and begun anew; nobody waits for a connection."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.browser.guest import Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, by_other_rules, play_on, set_table


def gone_table(server: Server) -> Table:
    """A table at which three questions were answered, before its rules changed."""
    made = set_table(server, "looterz", bots=2)
    play_on(made, 3)
    return by_other_rules(made)


def read(ada: Guest, made: Table) -> None:
    """Open it."""
    ada.carry(made)
    ada.open(made.address)
    ada.page.get_by_role("heading", name=ada.say("gone-title")).wait_for()


def first_move(made: Table) -> str:
    """What was done first there, as the log has it."""
    with sqlite3.connect(made.server.database) as database:
        select = "SELECT data FROM entries WHERE name = ? AND kind = 'moved' ORDER BY version"
        move: str = json.loads(database.execute(select, (made.name,)).fetchone()[0])["notation"]
    return move


def test_it_is_read_in_every_language_and_the_page_stays_connected(guest: Arrival, server: Server) -> None:
    made = gone_table(server)
    ada = guest()
    read(ada, made)
    for language in ("en", "it", "ru"):
        ada.speak(language)
        page = ada.page.get_by_role("main")
        page.get_by_text(ada.say("gone-rules", then=99, now=1)).wait_for()
        page.get_by_role("listitem").filter(has_text=first_move(made)).first.wait_for()
        assert "Ada" in page.locator("pre").inner_text()
    assert ada.page.get_by_role("alert").count() == 0
    assert ada.state == {}  # nothing was shown as a game that goes on


def test_it_is_saved_as_text(guest: Arrival, server: Server, tmp_path: Path) -> None:
    made = gone_table(server)
    ada = guest()
    read(ada, made)
    with ada.page.expect_download() as coming:
        ada.button("gone-save").click()
    assert coming.value.suggested_filename == f"{made.name}.txt"
    coming.value.save_as(tmp_path / "log.txt")
    text = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert first_move(made) in text
    assert ada.say("gone-rules", then=99, now=1) in text


def test_the_same_game_is_begun_anew(guest: Arrival, server: Server) -> None:
    ada = guest()
    read(ada, gone_table(server))
    ada.button("gone-again").click()
    ada.await_question()


def test_people_still_talk_there(guest: Arrival, server: Server) -> None:
    ada = guest()
    read(ada, gone_table(server))
    ada.button("web-chat").click()
    ada.page.get_by_role("textbox").fill("What a pity.")
    ada.button("web-chat-send").click()
    ada.page.get_by_role("listitem").filter(has_text="What a pity.").wait_for()


def test_the_home_page_and_the_replay_lead_to_it(guest: Arrival, server: Server) -> None:
    made = gone_table(server)
    ada = guest()
    ada.carry(made)
    ada.open("/")
    row = ada.page.get_by_role("listitem").filter(has_text=ada.say("web-list-gone"))
    row.get_by_role("link", name=ada.say("web-read")).click()
    ada.page.get_by_role("heading", name=ada.say("gone-title")).wait_for()
    ada.open(f"/replay/{made.name}")
    ada.page.get_by_role("link", name=ada.say("web-read")).click()
    ada.page.get_by_role("heading", name=ada.say("gone-title")).wait_for()
    ada.forgive("409")
