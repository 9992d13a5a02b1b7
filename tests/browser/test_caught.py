"""Kragmortha's Caught!: with the penances of the box the others vote; on the screen somebody must cry in time."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

import lootkeep
from tests.browser.guest import DESK, LAPTOP, PHONE, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, play_on, set_table

TABLE = 2  # the penances of the box: real ones, watched by the others
MOST = 60  # answers on the way


def way_to_a_slip() -> tuple[int, int]:
    """A seed of game and chance, and after how many answers the first of three people may accuse somebody."""
    for seed in itertools.count():
        game = lootkeep.new("kragmortha", seats=3, key=seed.to_bytes(32, "big"), penance=TABLE)
        chance = random.Random(seed)
        while not game.over and game.ply < MOST:
            if game.actor == 0 and game.call_options(0):
                return seed, int(game.ply)
            game.apply(chance.choice(game.options()))
    raise AssertionError("there is always another seed")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Table]:
    """Such a table, at a server of its own."""
    seed, answers = way_to_a_slip()
    server = Server(tmp_path, seed)
    server.start()
    made = set_table(server, "kragmortha", people=3, bots=0, options={"penance": TABLE})
    play_on(made, answers, seed)
    yield made
    server.end()


def test_caught_lets_the_others_vote(library: Table, guest: Arrival) -> None:
    ada = guest(at=library.server)
    ada.carry(library)
    ada.open(library.address)
    cries = ada.page.get_by_role("group", name=ada.say("web-kragmortha-caught")).get_by_role("button")
    cries.first.wait_for()
    [call] = [call for call in ada.state["calls"] if call["id"] == cries.first.get_attribute("data-option")]
    order = ada.say(f"kragmortha-order-{call['touches']['cards'][0]}")
    assert order in (cries.first.get_attribute("aria-label") or "")  # the Look and what it orders
    cries.first.click()
    ada.wait(lambda: (ada.state["view"]["pending"] or {}).get("step") == "vote", "a vote")
    ada.page.get_by_text(ada.say("web-kragmortha-is-accused")).first.wait_for()


# ---- On the screen

SCREEN = {"penance": 1}
GRACE = 2.5  # seconds after which a Look that was there already binds
WALKS = "hand=goblin:book+scroll,goblin:book+scroll,goblin:book+ball"


Opening = Callable[..., Table]


@pytest.fixture
def library_of(tmp_path: Path) -> Iterator[Opening]:
    """Call it for a table for two with penances on the screen that begins like this, at a server of its own."""
    servers: list[Server] = []

    def opened(*lines: str, people: int = 2, bots: str = "usual") -> Table:
        position = "\n".join([f"kragmortha library seats=2 penance=1 people={2**people - 1}", *lines])
        servers.append(Server(tmp_path, bots=bots, position=position))
        servers[-1].start()
        return set_table(servers[-1], "kragmortha", people=people, bots=2 - people, options=SCREEN)

    yield opened
    for server in servers:
        server.end()


def come(guest: Guest, table: Table, seat: int) -> Guest:
    """Somebody sits down at a seat with its link."""
    guest.open(f"{table.address}#s={seat}.{table.keys['seats'][str(seat)]}")
    guest.page.locator("[data-choices]").wait_for(state="attached")
    return guest


def looks(guest: Guest, seat: int) -> int:
    """How many Looks a goblin has, as a screen knows."""
    return len(guest.state["view"]["players"][seat]["looks"])


def is_slipping(guest: Guest, seat: int) -> bool:
    """Whether a goblin can be caught now, as a screen knows."""
    return bool(guest.state["view"]["players"][seat]["slipping"])


def cry(guest: Guest, name: str) -> Locator:
    """The button at somebody's plate."""
    return guest.button("web-kragmortha-caught-whom", name=name).locator("visible=true")


def sees(guest: Guest, what: str) -> None:
    """Wait until a sign is seen on the screen."""
    guest.page.get_by_text(guest.say(f"web-kragmortha-{what}")).locator("visible=true").first.wait_for()


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (LAPTOP, "it"), (PHONE, "ru")])
def test_one_slips_and_the_other_cries_caught(
    library_of: Opening, guest: Arrival, size: tuple[int, int], language: str
) -> None:
    table = library_of(f"p1: at=c6 looks=m1 {WALKS}", "p2: at=f10")
    ada = come(guest(at=table.server), table, 0)
    bo = come(guest(at=table.server, size=size, language=language), table, 1)
    sees(bo, "seen-gaping-off")
    ada.button("web-kragmortha-gaping-off").click()
    sees(bo, "seen-gaping-on")
    ada.button("web-kragmortha-gaping-on").click()
    sees(bo, "seen-gaping-off")
    ada.page.wait_for_timeout(GRACE * 1000)
    ada.choose(ada.offered[0])  # with the mouth shut
    sees(bo, "broken-m1")
    box = cry(bo, "Ada").bounding_box()
    assert box is not None
    assert (box["height"] >= (34 if size == DESK else 44), box["width"] >= 44) == (True, True)
    cry(bo, "Ada").click()
    ada.wait(lambda: looks(ada, 0) == 2, "a second Look")
    assert ada.await_question()  # and the turn goes on


def test_whoever_keeps_the_mouth_open_is_not_caught_and_who_cries_is_told_off(
    library_of: Opening, guest: Arrival
) -> None:
    table = library_of(f"p1: at=c6 looks=m1 {WALKS}", "p2: at=f10")
    ada = come(guest(at=table.server), table, 0)
    bo = come(guest(at=table.server), table, 1)
    ada.page.wait_for_timeout(GRACE * 1000)
    ada.page.keyboard.press("o")  # its key
    sees(bo, "seen-gaping-on")
    ada.choose(ada.offered[0])
    bo.wait(lambda: bo.state["view"]["pending"]["step"] == "move", "the card")
    cry(bo, "Ada").focus()
    bo.page.keyboard.press("Enter")
    bo.wait(lambda: bool(bo.state["view"]["players"][1]["hushed"]), "a telling-off")
    sees(ada, "hushed")
    assert (looks(bo, 0), cry(bo, "Ada").count()) == (1, 0)


def test_a_hail_is_asked_of_one_and_seen_by_the_other(library_of: Opening, guest: Arrival) -> None:
    rigor = "hand=rigor:ball+ball,rigor:ball+ball,rigor:book+ball"
    table = library_of(f"p1: at=a5 {rigor}", "p2: at=c5 looks=w2")
    ada = come(guest(at=table.server), table, 0)
    bo = come(guest(at=table.server), table, 1)
    for _ in range(2):
        ada.choose(ada.offered[0])
    sees(ada, "asked-hail")
    bo.button("web-kragmortha-press-hail").click()
    bo.page.get_by_text(bo.say("web-kragmortha-asked-hail")).first.wait_for(state="detached")
    ada.choose(ada.offered[0])  # he moves again, and nobody hails him
    sees(ada, "broken-w2")
    cry(ada, "Guest 2").click()
    bo.wait(lambda: looks(bo, 1) == 2, "a second Look")


def test_a_bot_that_forgets_is_caught_by_a_person(library_of: Opening, guest: Arrival) -> None:
    rigor = "hand=rigor:ball+ball,rigor:ball+ball,rigor:book+ball"
    table = library_of(f"p1: at=a5 {rigor}", "p2: at=c5 looks=w2", people=1, bots="forgetful")
    ada = come(guest(at=table.server), table, 0)
    for _ in range(2):
        ada.choose(ada.offered[0])
    sees(ada, "asked-hail")
    sees(ada, "broken-w2")
    ada.page.locator(".cry:visible").click()
    ada.wait(lambda: looks(ada, 1) == 2, "a second Look of the bot")


def test_a_bot_that_looks_sharply_catches_a_person(library_of: Opening, guest: Arrival) -> None:
    table = library_of(f"p1: at=c6 looks=m1 {WALKS}", "p2: at=f10", people=1, bots="sharp")
    ada = come(guest(at=table.server), table, 0)
    ada.page.wait_for_timeout(GRACE * 1000)
    ada.choose(ada.offered[0])
    ada.wait(lambda: is_slipping(ada, 0), "a slip")
    ada.wait(lambda: looks(ada, 0) == 2, "a second Look, for the bot has seen it")
