"""Two people at devices of their own decide together (KH-91), and whoever chooses a clan sees the loot (KH-02)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table, await_question, send, set_table

HASTE = ("end turn", "pass")  # what brings the heroes soon


def besieged(server: Server) -> Table:
    """A table of two people at which the heroes have come, and all are asked who of them is next."""
    while True:
        table = set_table(server, "heroes", people=2, bots=0, options={"clan1": 6, "clan2": 7, "difficulty": 3})
        if goes_on_to_heroes(table):
            return table


def goes_on_to_heroes(table: Table) -> bool:
    """Play until all are asked something; not if the game is over before."""
    with connect(f"ws{table.server.address.removeprefix('http')}/ws") as socket:
        send(socket, "hello", table=table.name, keys=list(table.keys["seats"].values()))
        while True:
            state = await_question(socket, [0, 1])
            if state["outcome"]:
                return False
            options: list[dict[str, Any]] = state["decision"]["options"]
            if state["decision"].get("together") and len(options) > 1:
                return True
            chosen = next((each for each in options if each["notation"] in HASTE), options[0])["id"]
            send(socket, "move", seat=state["decision"]["seat"], version=state["version"], option=chosen)


def sit_down(guest: Guest, table: Table, seat: int) -> Guest:
    """Somebody comes with the key of one seat."""
    guest.open(f"{table.address}#s={seat}.{table.keys['seats'][str(seat)]}")
    guest.await_question()
    return guest


def test_one_answers_for_all_another_objects_and_then_they_agree(guest: Arrival, server: Server) -> None:
    table = besieged(server)
    ada, bo = sit_down(guest(), table, 0), sit_down(guest(name="Bo", size=PHONE), table, 1)
    ply = ada.state["ply"]
    assert json.dumps(ada.options) == json.dumps(bo.options)
    first = bo.options[0]["id"]
    bo.choose(first)
    ada.button("web-together-object").click()
    for each in (ada, bo):
        each.choices.get_by_text(each.say("web-together-objected", names="Ada")).wait_for()
        assert (each.state["ply"], len(each.options) > 1) == (ply, True)
    ada.choose(ada.options[1]["id"])
    bo.choices.get_by_text(bo.say("web-together-counts")).wait_for()
    assert bo.state["together"]["seat"] == 0
    ada.wait(lambda: ada.state["ply"] > ply and bo.state["ply"] > ply, "the answer to count, for nobody objects")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_whoever_chooses_a_clan_sees_the_loot(guest: Arrival, server: Server, size: tuple[int, int]) -> None:
    ada = guest(size=size)
    ada.open(set_table(server, "heroes", people=1, bots=1).path)
    ada.await_question()
    assert {option["notation"].split()[0] for option in ada.options} == {"clan"}
    if size == PHONE:
        ada.page.locator("nav.tabs button", has_text=ada.say("web-heroes-loot")).click()
    shown = ada.state["view"]["display"]["cards"]
    assert len(shown) == 5
    for card in shown:
        ada.page.get_by_text(ada.say(f"heroes-card-{card}"), exact=True).locator("visible=true").first.wait_for()
