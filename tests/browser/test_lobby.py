"""The lobby on every screen: all of it fits, the invitation and the start are in sight, and a link leads somewhere."""

from __future__ import annotations

import json
from itertools import product

import pytest
from playwright.sync_api import expect

from lootkeep.speech import LANGUAGES
from tests.browser.checks import OVERFLOWS, SIDEWAYS, SMALL_TYPE, look
from tests.browser.guest import LOW, PHONE, SIZES, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, set_table

LONGEST = "Wolfgang Amadeus Mozarts"  # 24 letters
NETWORK = "http://192.0.2.7:8642"

# Places that lie upon each other.
CROWDED = """
() => {
  const boxes = [...document.querySelectorAll(".place")].map((each) => [called(each), each.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap(([name, box], i) =>
    boxes.slice(i + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} lies on ${other}`));
}
"""


def full_table(server: Server, game: str, seats: int) -> Table:
    """A lobby with every kind of place: mine, another's at my device, bots, and two that are free."""
    places = [
        *({"who": who, "name": LONGEST} for who in ("me", "hot")),
        *({"who": "bot", "level": "apprentice"} for _ in range(seats - 4)),
        *({"who": "friend"} for _ in range(2)),
    ]
    return set_table(server, game, start=False, seats=places)


def enter(guest: Guest, table: Table) -> None:
    """Come to a lobby as its host."""
    guest.carry(table)
    guest.open(table.address)
    guest.page.get_by_role("textbox", name=guest.say("web-invite")).wait_for()


@pytest.mark.parametrize(("game", "seats"), [("kragmortha", 8), ("looterz", 6), ("heroes", 4)])
def test_a_full_lobby_fits_on_every_size_in_every_language(
    guest: Arrival, server: Server, game: str, seats: int
) -> None:
    ada = guest()
    enter(ada, full_table(server, game, seats))
    for language, (width, height) in product(LANGUAGES, SIZES.values()):
        if language != ada.words.language:
            ada.speak(language)
        ada.resize(width, height)
        assert look(ada.page, OVERFLOWS, SIDEWAYS, SMALL_TYPE, CROWDED) == [], f"{width} x {height}, {language}"
        for part in (
            ada.page.get_by_role("textbox", name=ada.say("web-invite")),
            ada.button("web-fill-with-bots"),
            ada.button("web-start"),
        ):
            expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, LOW], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_link_leads_to_the_network_and_its_code_is_in_sight(
    guest: Arrival, server: Server, size: tuple[int, int]
) -> None:
    ada = guest(size=size)
    ada.page.route("**/api/reach", lambda route: route.fulfill(body=json.dumps({"address": NETWORK})))
    table = set_table(server, "kragmortha", bots=5, friends=2, start=False)
    enter(ada, table)
    invitation = ada.say("web-invite")
    expect(ada.page.get_by_role("textbox", name=invitation)).to_have_value(
        f"{NETWORK}/t/{table.name}#k={table.keys['invite']}"
    )
    expect(ada.page.get_by_role("img", name=ada.say("web-qr", what=invitation))).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_text(ada.say("lobby-reach-network"))).to_be_visible()


def test_an_address_that_others_cannot_reach_says_so_and_how(guest: Arrival, server: Server) -> None:
    ada = guest()
    enter(ada, set_table(server, "looterz", bots=0, friends=1, start=False))
    expect(ada.page.get_by_text(ada.say("lobby-reach-none"))).to_be_visible()
    expect(ada.page.get_by_text("lootkeep serve --host 0.0.0.0")).to_be_visible()
    expect(ada.page.get_by_role("img", name=ada.say("web-qr", what=ada.say("web-invite")))).to_have_count(0)
