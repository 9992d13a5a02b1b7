"""Keep the Heroes Out! with all that can be on its table, on six sizes in three languages: none is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.fullest import POSITION, fullest_keep
from tests.browser.guest import LOW, PHONE, Arrival, Guest
from tests.browser.hours import answer_last, sit_still, watch
from tests.browser.server import Server
from tests.browser.tables import Table, set_table
from tests.browser.walk import walk

ENDANGERED = """heroes first-watch seats=1
p1: clan=ratkin hand=
vault: monsters=p1
pantry: heroes=archer treasure=prey:2 portal=completed
"""

# What is solid lies on nothing of its sort; and no piece stands on a treasure, on a portal or on a room's name.
OVERLAPS = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter(isSeen)
    .map((element) => [element, element.getBoundingClientRect()]);
  const isOn = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const found = [];
  const apart = (some, others) => some.forEach(([one, here], i) => others.forEach(([other, there], j) => {
    if ((some !== others || i < j) && !one.contains(other) && isOn(here, there))
      found.push(`${called(one)} lies on ${called(other)}`);
  }));
  for (const sort of ["main .card", ".room", "main .panel"]) apart(boxes(sort), boxes(sort));
  apart(boxes(".piece .hold"), boxes(".room .chest, .room .gateway, .room .name"));
  if (boxes(".room").length < 12) found.push("some of the twelve rooms are not there");
  return found;
}
"""

# Buttons of the foot that a click in their middle would miss.
OUT_OF_REACH = """(all) => all.filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((each) => `${each.innerText} is out of reach`)"""


# Undo, Hint and End.
FOOT = """
() => [...document.querySelectorAll(".panel-foot button")].filter(isSeen).length < 3
  ? ["the foot has not all of Undo, Hint and End"] : []
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """The fullest table, at a server of its own."""
    server = Server(tmp_path_factory.mktemp("fullest"), position=POSITION)
    server.start()
    yield fullest_keep(server)
    server.end()


def test_the_fullest_table_is_whole_on_every_screen(guest: Arrival, table: Table) -> None:
    found = list(walk(sit_down(guest, table, LOW), OVERLAPS, FOOT))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_it_is_whole_while_somebody_moves(size: tuple[int, int], guest: Arrival, table: Table) -> None:
    ada = sit_down(guest, fullest_keep(table.server), size)
    ada.choose(next(option["id"] for option in ada.options if option["notation"].startswith("play giant-bat")))
    ada.await_question()
    found = list(walk(ada, OVERLAPS, FOOT, sizes=[size]))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_the_herald_leaves_skip_and_next_in_sight(size: tuple[int, int], guest: Arrival, table: Table) -> None:
    ada, kept = guest(at=table.server, size=size, moves=True, speed="calm"), fullest_keep(table.server)
    ada.carry(kept)
    sit_still(ada, kept.address)
    answer_last(ada)
    line = ada.page.locator(".herald li.new")
    watch(ada, lambda _: line.count() > 0)
    keys = ada.choices.locator("[aria-keyshortcuts]:visible")
    assert keys.evaluate_all("all => all.map(each => each.ariaKeyShortcuts)") == ["s", "Space"]
    assert keys.evaluate_all(OUT_OF_REACH) == []
    told = line.inner_text()
    ada.button("web-next").click()
    ada.wait(lambda: not line.filter(has_text=told).count(), "the next step, though no time has passed")


def test_no_piece_gives_way_to_the_pointer(guest: Arrival, table: Table) -> None:
    ada = sit_down(guest, table, LOW)
    ada.settle()
    places = "all => all.map(each => each.style.transform)"
    for room in ada.page.locator(".room").all():
        before = ada.page.locator(".piece").evaluate_all(places)
        room.hover(position={"x": 90, "y": 60}, force=True)
        ada.page.locator(".hero.imagined").wait_for()
        ada.settle()
        assert [each for each in ada.page.locator(".piece").evaluate_all(places) if each in before] == before
        ada.page.mouse.move(2, 2)
        ada.page.locator(".hero.imagined").wait_for(state="detached")


def sit_down(guest: Arrival, table: Table, size: tuple[int, int], **settings: object) -> Guest:
    """Somebody at the first seat who is asked."""
    ada = guest(at=table.server, size=size, **settings)
    ada.carry(table)
    ada.open(table.address)
    ada.await_question()
    return ada


@pytest.fixture(scope="module")
def endangered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A table with a treasure in danger beside a portal, and no card in hand."""
    server = Server(tmp_path_factory.mktemp("endangered"), position=ENDANGERED)
    server.start()
    yield set_table(server, "heroes", bots=0)
    server.end()


def test_a_pill_beside_a_portal_is_a_sign_alone_and_an_empty_hand_keeps_its_place(
    guest: Arrival, endangered: Table
) -> None:
    ada = guest(at=endangered.server, size=LOW)
    ada.carry(endangered)
    ada.open(endangered.address)
    ada.await_question()
    pill = ada.page.locator(".room .bad.tight")
    box = pill.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (22, 22)
    assert pill.evaluate("each => getComputedStyle(each).fontSize") == "0px"
    assert ada.page.get_by_text(ada.say("web-heroes-hand", n=0)).is_visible()
