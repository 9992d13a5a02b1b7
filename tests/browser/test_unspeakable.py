"""The Look W1 of Kragmortha: words that are chosen at one screen and must not be said at the other."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from tests.browser.guest import Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, play_on, set_table

MOST = 40  # answers on the way


def way_to_w1() -> tuple[int, int, int]:
    """A seed of game and chance that leads to W1 as somebody's only Look, after how many answers, and whose."""
    for seed in itertools.count():
        game = lootkeep.new("kragmortha", seats=2, key=seed.to_bytes(32, "big"), penance=1)
        chance = random.Random(seed)
        while not game.over and game.ply < MOST:
            game.apply(chance.choice(game.options()))
            players: Any = game.view(None)["players"]
            found = [player["seat"] for player in players if player["looks"] == ["w1"]]
            if found and not game.over:
                return seed, game.ply, found[0]
    raise AssertionError("there is always another seed")


@pytest.fixture
def hushing(tmp_path: Path) -> Iterator[tuple[Table, int]]:
    """A table of two people, one of whom bears W1, at a server of its own."""
    seed, answers, seat = way_to_w1()
    server = Server(tmp_path, seed)
    server.start()
    table = set_table(server, "kragmortha", people=2, bots=0, options={"penance": 1})
    play_on(table, answers, seed)
    yield table, seat
    server.end()


def come(guest: Guest, table: Table, seat: int) -> Guest:
    """Somebody sits down at a seat with its link."""
    guest.open(f"{table.address}#s={seat}.{table.keys['seats'][str(seat)]}")
    guest.page.locator("[data-choices]").wait_for(state="attached")
    return guest


def test_w1_words_are_chosen_at_one_screen_and_slip_out_at_the_other(
    hushing: tuple[Table, int], guest: Arrival
) -> None:
    table, seat = hushing
    bearer, other = (come(guest(at=table.server), table, each) for each in (seat, 1 - seat))
    field = other.page.get_by_role("textbox", name=other.say("web-kragmortha-ban-own"))
    field.fill("two words")
    field.press("Enter")
    other.page.get_by_role("alert").get_by_text(other.say("server-not-a-word")).wait_for()
    field.fill("Cheese")
    field.press("Enter")
    bearer.choices.locator("[data-look=w1]").get_by_text("Cheese,").wait_for()
    for _ in range(2):
        word = other.choices.locator("[data-look=w1] button").first
        called = word.inner_text()
        word.click()
        bearer.choices.locator("[data-look=w1]").get_by_text(
            called
        ).wait_for()  # else the next click might choose it again
    field.wait_for(state="detached")
    bearer.page.keyboard.press("c")
    say = bearer.page.get_by_role("textbox", name=bearer.say("web-chat-say"))
    say.fill("A cheesecake")
    say.press("Enter")
    bearer.page.get_by_text("A cheesecake").wait_for()
    assert not has_slipped(bearer)
    say.fill("Say CHEESE!")
    say.press("Enter")
    other.wait(lambda: has_slipped(other), "a slip")


def has_slipped(guest: Guest) -> bool:
    """Whether the last news that came to this screen are of a slip."""
    return "kragmortha-event-slipped" in [event["id"] for event in guest.state["events"]]
