"""The fullest library: eight goblins with long names, Looks, Tomes, four cards; on every size, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, set_table
from tests.browser.walk import walk

NAMES = (
    "Wilhelmina Grauenfelsen",
    "Maximiliane Hohenstein",
    "Bartholomew Thistlewood",
    "Grizelda Knochenbrecher",
    "Аполлинария Чернозёмова",
    "Ferdinando Mezzaluna III",
    "Константин Вышневолоцкий",
    "Mmmmmmmmmm Wwwwwwwwwwwww",
)
POSITION = """kragmortha library seats=8 penance=1 people=255 first=p1 active=p1 turn=41 round=6 rigor=e7 rng=77
p1: at=c7 hand=goblin:ball+ball,goblin:book+scroll,rigor:book+ball,goblin:potion+stones looks=a3,l1,h2 \
tomes=deep-pockets,puppet-strings,trade-places,wild-ink,clean-slate!
p2: at=a5 hand=goblin:book+scroll,goblin:book+potion,goblin:scroll+stones looks=a1,h1 tomes=fair-exchange
p3: at=b7 hand=goblin:book+scroll,goblin:book+potion,goblin:scroll+stones looks=m1,m2
p4: at=c8 hand=goblin:book+stones,rigor:book+scroll,goblin:scroll+stones looks=d2 scoldings=2 tomes=long-arm
p5: at=d7 hand=goblin:book+stones,rigor:scroll+potion,rigor:scroll+stones looks=w2 tomes=blink,bookmark,look-away
p6: at=a1 hand=goblin:book+stones,rigor:potion+stones,rigor:scroll+stones looks=l3,a2,w4
p7: at=g10 hand=goblin:potion+stones,rigor:potion+ball,rigor:stones+ball
p8: at=f5 hand=goblin:potion+stones,rigor:scroll+ball,rigor:ball+ball looks=h4 tomes=peephole
tokens-used: transfer#1 trap#5 tome#3 trap#6
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """That table, at a server of its own; it is the first player's turn."""
    server = Server(tmp_path_factory.mktemp("library"), position=POSITION)
    server.start()
    seats = [{"who": "me", "name": NAMES[0]}, *({"who": "hot", "name": name} for name in NAMES[1:])]
    yield set_table(server, "kragmortha", seats=seats, options={"penance": 1})
    server.end()


def test_the_fullest_library_is_whole_on_every_screen(library: Table, guest: Arrival) -> None:
    ada = guest(at=library.server)
    sit_down(ada, library)
    found = list(walk(ada))
    assert not found, "\n".join(found)


def sit_down(guest: Guest, table: Table) -> None:
    """Come to the table and see what is asked."""
    guest.carry(table)
    guest.open(table.address)
    guest.await_question()
    guest.settle()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_table_says_who_leads_and_how_near_the_end_is(
    size: tuple[int, int], library: Table, guest: Arrival
) -> None:
    ada = guest(at=library.server, size=size)
    sit_down(ada, library)
    goal = ada.page.get_by_role("group", name=ada.say("web-kragmortha-goal"))
    told = goal.inner_text()
    assert ada.say("web-kragmortha-leads-looks") in told
    assert "3/4" in told  # Looks of the goblin that is nearest to four
    assert "7" in told  # Tomes on the desk
    if size == DESK:
        assert ada.say("web-kragmortha-leads", name=NAMES[6]) in told
        assert ada.page.get_by_role("img", name=ada.say("web-kragmortha-place", n=1)).count() == 1


def test_whoever_comes_in_is_told_that_it_is_their_turn(guest: Arrival, server: Server) -> None:
    ada = guest()
    sit_down(ada, set_table(server, "kragmortha", bots=3))
    assert ada.state["view"]["turn"] == 0
    assert ada.say("web-your-turn") in ada.choices.inner_text()
    assert ada.page.locator(".theirs").count() == 0


BENT = """kragmortha library seats=2 penance=1 people=3 first=p1 active=p1 turn=8 round=4 rigor=e7 rng=7
p1: at=c7 hand=goblin:ball+ball,goblin:book+scroll,rigor:book+ball looks=h3,a2
p2: at=a5 hand=goblin:book+scroll,goblin:book+potion,goblin:scroll+stones
"""


def test_on_the_phone_the_arrows_of_a_bent_elbow_are_all_in_sight(guest: Arrival, tmp_path: Path) -> None:
    server = Server(tmp_path, position=BENT)
    server.start()
    try:
        ada = guest(at=server, size=PHONE, language="ru")
        seats = [{"who": "me", "name": "Ada"}, {"who": "hot", "name": "Bruno"}]
        sit_down(ada, set_table(server, "kragmortha", seats=seats, options={"penance": 1}))
        plate = ada.choices.locator("[data-look=a2]")
        arrows, take = plate.locator(".cross button"), plate.locator(".take")
        assert not ada.answer(ada.choices.locator("[data-option]").first.click)
        assert arrows.count() == 4
        for key in (*arrows.all(), take):
            expect(key).to_be_in_viewport(ratio=1)
        arrows.last.click()
        assert ada.answer(take.click)
        ada.page.close()  # or else it would look for the server once more
    finally:
        server.end()
