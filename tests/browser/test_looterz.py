"""Looterz at a screen: the house rule of who must act, and what comes to nothing."""

from __future__ import annotations

import re

from tests.browser.guest import Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import set_table
from tests.rules import rule

WAYS = [(bots, edition) for bots in (4, 5, 3, 2) for edition in ("rigor", "dragon")]  # each is another deal
QUESTIONS = 60  # of each game
COMING = (
    *("scarecrow", "pickpocket", "beggar", "necromancer", "orc", "witch", "captain"),
    *("scratching-post", "cutpurse", "stray", "medium", "rrugh", "elsar", "ringleader"),
)


@rule("LZ-14")
def test_the_host_may_agree_that_all_must_act(guest: Arrival, server: Server) -> None:
    ada = guest()
    made = set_table(server, "looterz", bots=1, start=False)
    ada.carry(made)
    ada.open(made.address)
    group = ada.page.get_by_role("radiogroup", name=ada.say("web-option-rest"))
    group.get_by_text(ada.say("web-rest-0")).click()
    ada.button("web-start").click()
    refused = ada.page.get_by_text("By the house rule of this table every Looter that can act must act.")
    while ada.await_question() and not any(option["notation"].startswith("search") for option in ada.options):
        ada.choose(min(ada.options, key=lambda option: option["notation"].startswith("draw"))["id"])
    assert not any(option["notation"] == "end dungeon" for option in ada.options)
    refused.wait_for()


def nothing_of_mine(ada: Guest) -> str:
    """The newest line of the Chronicle about a card of mine that came to nothing, if there is one."""
    lines = [" ".join(line.split()) for line in ada.page.locator("ol.log li").all_inner_texts()]
    return next((line for line in lines if re.match(r"Ada('s| has no Looter).*\(LZ-\d+\)$", line)), "")


@rule("LZ-49")
def test_why_a_card_of_mine_does_nothing_is_told_at_once_and_in_the_chronicle(guest: Arrival, server: Server) -> None:
    for bots, edition in WAYS:
        ada = guest()
        made = set_table(server, "looterz", bots=bots, edition=edition)
        ada.carry(made)
        ada.open(made.address)
        for _ in range(QUESTIONS):
            if not ada.await_question():
                break
            recruits = [o for o in ada.options if o["notation"].startswith("recruit")]
            wanted = [o for o in recruits if o["notation"].split()[1] in COMING] or recruits or ada.options
            ada.choose(wanted[0]["id"])
            told = nothing_of_mine(ada)
            if told:
                ada.page.locator("p.toast").get_by_text(told, exact=True).wait_for()
                return
    raise AssertionError("nothing of mine ever came to nothing")


@rule("LZ-21")
def test_a_turn_with_nothing_left_to_do_ends_by_itself_and_can_be_taken_back(guest: Arrival, server: Server) -> None:
    ada = guest()
    made = set_table(server, "looterz", bots=1)
    ada.carry(made)
    ada.open(made.address)
    assert ada.await_question()
    turn = ada.state["view"]["turn"]
    while ada.await_question() and ada.state["view"]["turn"] == turn:
        last = ada.options[-1]
        assert last["notation"] != "end turn"
        ada.choose(last["id"])
    assert not ada.is_over  # the rival has played, and I am asked again
    ada.button("web-undo", within=ada.choices).click()
    ada.wait(lambda: [option["notation"] for option in ada.options] == ["end turn"], "the end of my turn again")
    assert ada.await_question()  # it waits for me now
    ada.button("web-undo", within=ada.choices).click()
    ada.wait(lambda: len(ada.options) > 1, "the answer before it")
