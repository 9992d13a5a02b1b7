"""What our scenarios add to the table is there for everybody: named to ears, whole on a phone and on a low screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import EVERYWHERE, SMALL_TARGETS, look
from tests.browser.guest import LOW, PHONE, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import set_table


class Night(NamedTuple):
    """A scenario in the middle of something, and what is called how there."""

    position: str
    rooms: dict[str, str]  # what a room is said to hold
    aims: tuple[str, ...]  # what is counted, as it stands in the Guild's panel
    told: tuple[str, ...] = ()  # what the answers foretell of the end of the turn


HAND = "p1: clan=ratkin hand=scurry,scurry"
NIGHTS = {
    "the-ram": Night(
        f"heroes the-ram seats=1\n{HAND}\nvault: monsters=p1\nfoes: ram=pantry:3:standing\n",
        {"Pantry": "Ram (health 3 of 4; only traps hurt it while heroes are there)"},
        ("assaults: Ram", "When wave 2 begins: Ram"),
    ),
    "smash-and-grab": Night(
        f"heroes smash-and-grab seats=1\n{HAND}\nvault: monsters=p1\nforge: treasure=-\n"
        "runners: thief@workshop<forge=curse:3\n",
        {"Workshop": "Thief with a treasure (3), home: Forge, way out for thieves", "Library": "way out for thieves"},
        ("The Vault’s treasure out 0/1", "Treasure carried out 0/"),
        ("First somebody gets away!",),
    ),
    "creeping-dark": Night(
        f"heroes creeping-dark seats=1\n{HAND}\nvault: monsters=p1\n"
        "crypt: events=1 heroes=thief,mage\nstudy: events=1\n",
        {"Crypt": "2 heroes, treasure 1, dark", "Study": "dark"},
        ("Treasures kept",),
        ("First one thing happens by itself.",),
    ),
    "overdue": Night(
        f"heroes overdue seats=1\n{HAND}\nvault: monsters=p1\nforge: tokens=book,book treasure=curse:3\n",
        {"Forge": "treasure 3 (1 hero is enough now), book ×2"},
        (),
    ),
    "the-ransom": Night(
        f"heroes the-ransom seats=1\n{HAND}\nvault: monsters=p1\nfoes: heir=study:1:running\n",
        {"Study": "Heir (on the run)", "Cells": "where heroes want to go", "Crypt": "way out for thieves"},
        ("Escaped: Heir 0/1", "When wave 2 begins: Vault"),
        ("First one thing happens by itself.",),
    ),
    "first-watch": Night(
        f"heroes first-watch seats=1\n{HAND}\nvault: monsters=p1\n"
        "guild: mage:bones thief:swords\nseen: thief:swords=1\n",
        {},
        (),
    ),
}


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which each of these scenarios begins in its middle."""
    server = Server(tmp_path_factory.mktemp("nights"), position="\n".join(night.position for night in NIGHTS.values()))
    server.start()
    yield server
    server.end()


def sit_down(guest: Arrival, nights: Server, edition: str, size: tuple[int, int]) -> Guest:
    """Somebody who is asked there."""
    table = set_table(nights, "heroes", edition=edition, bots=0)
    ada = guest(at=nights, size=size)
    ada.carry(table)
    ada.open(table.address)
    ada.await_question()
    return ada


def aims_of(ada: Guest, size: tuple[int, int]) -> Locator:
    """Where the aims are counted: the Guild's panel, or the strip above the dungeon."""
    return ada.page.locator(".guild-strip .more" if size == PHONE else ".guild.panel .aims")


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
@pytest.mark.parametrize("edition", NIGHTS)
def test_what_a_scenario_adds_is_named_counted_and_whole(
    guest: Arrival, nights: Server, edition: str, size: tuple[int, int]
) -> None:
    night = NIGHTS[edition]
    ada = sit_down(guest, nights, edition, size)
    for room, holds in night.rooms.items():
        name = ada.page.locator(f'[data-target="room:{room.lower()}"]').get_attribute("aria-label") or ""
        assert holds in name
    for aim in night.aims:
        if size == LOW or "/" in aim:  # clocks of a phone strike behind the Guild's tab
            expect(aims_of(ada, size)).to_contain_text(aim)
    for line in night.told:
        expect(ada.foot.last).to_contain_text(line)
    if edition == "first-watch":
        expect(ada.page.locator(".open:visible")).to_contain_text("Thief")
    assert look(ada.page, *EVERYWHERE, *([SMALL_TARGETS] if size == PHONE else [])) == []
