"""The stage, as somebody sees it: nothing is told before it is shown, nothing is asked before it is told."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.browser.film import filmed, record
from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.hours import EACH, GRACE, answer_last, end_turn, is_asked, let_pass, sit_still, watch
from tests.browser.server import Server
from tests.browser.tables import set_table

FILMED = {"looterz": 12_000, "kragmortha": 10_000, "heroes": 14_000}  # ms of the page
OF_A_ROLL = ("newest", "said", "counters", "pieces", "hearts")  # what its dice decide

# A page that is in the background, or back from there.
HIDE = """(away) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def look_on(ada: Guest, ms: int) -> list[dict[str, Any]]:
    """Answer by the last choice whenever there is one, and see what comes."""
    record(ada)
    for _ in range(ms // EACH):
        if is_asked(ada):
            let_pass(ada, GRACE)
            answer_last(ada)
        let_pass(ada)
    return filmed(ada)


def waiting(guest: Arrival, server: Server, game: str = "looterz", **wishes: Any) -> Guest:
    """Somebody who has ended their turn and is asked again, as the server knows; the page has yet to come to it."""
    ada = guest(moves=True, **{"speed": "normal", **wishes})
    sit_still(ada, set_table(server, game, bots=2).path)
    end_turn(ada)
    ada.wait(lambda: bool(ada.options), "a question that the page has yet to come to")
    assert not is_asked(ada)
    return ada


# ---- the order


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", FILMED)
def test_nothing_is_told_before_it_is_shown(server: Server, guest: Arrival, game: str, size: tuple[int, int]) -> None:
    ada = guest(size=size, moves=True, speed="normal")
    sit_still(ada, set_table(server, game, bots=2).path)
    film = look_on(ada, FILMED[game])
    assert len(film) > 20
    for before, now in pairwise(film):
        assert (now["options"] > 0) == bool(now["asked"]), now
        if not now["asked"]:
            assert now["lit"] == 0, now  # the board does not answer either
            assert not now["cut"], now  # what others did is told in whole lines
        if now["tumbling"]:
            assert now["options"] == 0, now
        if now["tumbling"] and before["tumbling"] and now["roll"] == before["roll"]:  # else the next one falls already
            assert [now[each] for each in OF_A_ROLL] == [before[each] for each in OF_A_ROLL]
        if now["asked"] and before["asked"] and now["version"] == before["version"]:
            assert now["lines"] == before["lines"], (before, now)  # all was told before the question
        if now["herald"]:
            assert now["options"] == 0, now
            assert now["heralded"] in now["said"], now
    assert any(moment["tumbling"] for moment in film) == (game == "looterz")
    assert any(moment["herald"] for moment in film) == (game == "heroes")


# ---- the question


def test_skip_ends_with_my_question_in_the_same_frame(server: Server, guest: Arrival) -> None:
    ada = waiting(guest, server, speed="calm")
    moves = ada.moves
    ada.page.keyboard.press("1")  # nothing is asked yet
    record(ada)
    ada.page.keyboard.press("s")
    before, *_, last = filmed(ada)
    assert (last["options"], last["version"]) == (len(ada.options), str(ada.version))
    assert (last["at"], ada.moves) == (before["at"], moves)  # no time has passed
    assert last["lines"] > before["lines"]
    for earlier, now in pairwise(filmed(ada)):
        assert now["options"] == 0 or now["lines"] == last["lines"], (earlier, now)


def test_a_press_that_began_before_the_question_answers_nothing(server: Server, guest: Arrival) -> None:
    ada = waiting(guest, server)
    moves = ada.moves
    card = ada.page.locator("main [data-piece^='hand:']").first
    card.hover()
    ada.page.keyboard.down("1")
    ada.page.mouse.down()
    watch(ada, is_asked)
    let_pass(ada, GRACE)
    ada.page.mouse.up()
    ada.page.keyboard.down("1")  # as a key that is held down repeats itself
    ada.page.evaluate("0")
    assert ada.moves == moves
    ada.page.keyboard.up("1")
    assert ada.answer(card.click)


def test_what_slides_under_the_finger_is_not_answered(server: Server, guest: Arrival) -> None:
    ada = waiting(guest, server)
    while not is_asked(ada):
        let_pass(ada, 50)
    moves = ada.moves
    ada.page.keyboard.press("1")
    ada.page.evaluate("0")
    assert ada.moves == moves
    let_pass(ada, GRACE)
    assert ada.answer(lambda: ada.page.keyboard.press("1"))


# ---- for ears


def test_what_is_not_shown_is_told_a_turn_at_a_time(server: Server, guest: Arrival) -> None:
    ada = waiting(guest, server, speed="calm")
    entries = ada.page.locator("[role=log]:not([data-thrown]) p")
    known = entries.last.inner_text()
    ada.page.keyboard.press("s")
    said = entries.all_inner_texts()
    *turns, mine, question = said[said.index(known) + 1 :]
    assert [each.split(":")[0] for each in turns] == ["Turn 3", "Turn 4"]
    assert mine == "Turn 5: Ada."
    assert question.startswith(ada.say("web-your-turn"))


# ---- away, and twice there


def test_a_page_that_was_hidden_comes_back_without_a_show_and_tells_what_was_missed(
    server: Server, guest: Arrival
) -> None:
    ada = waiting(guest, server, speed="calm")
    told = ada.page.locator(".log li").count()
    ada.page.evaluate(HIDE, True)
    assert is_asked(ada)  # and no time has passed
    assert ada.page.title().startswith(ada.say("web-your-turn"))
    ada.page.evaluate(HIDE, False)
    record(ada)
    let_pass(ada, 2000)
    [shown] = filmed(ada)  # nothing moves any more
    assert shown["lines"] > told
    assert ada.page.locator(".recap li").count() == 2  # a line for each of the others


def test_a_question_that_was_answered_in_my_other_browser_is_never_asked(server: Server, guest: Arrival) -> None:
    table = set_table(server, "looterz", bots=2)
    ada, phone = guest(moves=True, speed="calm"), guest(size=PHONE)
    sit_still(ada, table.path)
    phone.open(table.path)
    phone.await_question()
    end_turn(ada)
    phone.wait(lambda: phone.version == ada.version and bool(phone.options), "a question at my other screen")
    assert not is_asked(ada)
    missed = ada.version
    record(ada)
    phone.choose(phone.options[-1]["id"])
    ada.wait(lambda: ada.version > missed, "the answer of my other screen")
    watch(ada, is_asked)
    assert [moment for moment in filmed(ada) if moment["options"] and moment["version"] == str(missed)] == []
    assert ada.choices.get_attribute("data-choices") == str(ada.version)


def test_a_question_that_stands_is_withdrawn_when_my_other_browser_answers(server: Server, guest: Arrival) -> None:
    table = set_table(server, "looterz", bots=2)
    ada, phone = guest(moves=True, speed="calm"), guest(size=PHONE)
    sit_still(ada, table.path)
    phone.open(table.path)
    phone.await_question()
    end_turn(phone)
    ada.wait(lambda: ada.version == phone.version, "what my other screen has answered")
    ada.page.wait_for_function("document.querySelector('[data-choices] [data-option]') === null")
    moves = ada.moves
    ada.page.keyboard.press("1")
    ada.page.evaluate("0")
    assert ada.moves == moves
