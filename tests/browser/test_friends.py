"""Two people with a link between them."""

from __future__ import annotations

import random

from tests.browser.guest import Arrival, Guest


def test_two_browsers_meet_at_a_table_by_its_link_and_play_to_the_end(guest: Arrival) -> None:
    ada, bo = guest(), guest(name="Bo", size=(1024, 768))
    ada.open()
    ada.button("web-set-a-table").first.click()
    for option, value in (("web-option-seats", "2"), ("web-option-target", "5")):
        ada.page.get_by_role("radiogroup", name=ada.say(option)).get_by_text(value, exact=True).click()
    bo.page.goto(ada.page.get_by_role("textbox", name=ada.say("web-invite")).input_value())
    bo.button("web-sit-here").click()
    ada.button("web-start").click()
    play_in_turn([ada, bo], random.Random(7))
    for each in (ada, bo):
        each.page.get_by_role("dialog").get_by_role("heading").first.wait_for()
    assert ada.state["outcome"] == bo.state["outcome"]
    assert [ada.state["seat"], bo.state["seat"]] == [0, 1]


def play_in_turn(guests: list[Guest], chance: random.Random) -> None:
    """Whoever is asked answers, until the game is over for all."""
    ada = guests[0]
    while not all(each.is_over for each in guests):
        ada.wait(lambda: all(each.is_over for each in guests) or any(each.is_asked for each in guests), "a question")
        for each in guests:
            if each.is_asked:
                each.choose(chance.choice(each.options)["id"])
