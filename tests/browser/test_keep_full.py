"""Keep the Heroes Out! with all that can be on its table, on six sizes in three languages: nothing is cut or covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser import checks
from tests.browser.fullest import POSITION, fullest_keep
from tests.browser.guest import Arrival, Guest
from tests.browser.server import Server
from tests.browser.tables import Table

SIZES = ((390, 844), (768, 1024), (1024, 768), (1366, 768), (1440, 900), (1920, 1080))
LOOKS = (checks.message_ids, checks.overflows, checks.sideways, checks.small_type, checks.covered)

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
  return found;
}
"""

# Buttons of the foot that a click in their middle would miss.
OUT_OF_REACH = """(all) => all.filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((each) => `${each.innerText} is out of reach`)"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """The fullest table, at a server of its own."""
    server = Server(tmp_path_factory.mktemp("fullest"), position=POSITION)
    server.start()
    yield fullest_keep(server)
    server.end()


@pytest.mark.parametrize("size", SIZES, ids=[str(width) for width, _ in SIZES])
def test_the_fullest_table_is_whole(size: tuple[int, int], guest: Arrival, table: Table) -> None:
    ada = guest(at=table.server, size=size)
    ada.carry(table)
    ada.open(table.address)
    ada.await_question()
    found = list(wrong(ada))
    assert not found, "\n".join(found)


def wrong(guest: Guest) -> Iterator[str]:
    """What is not as it should be, in any language."""
    for language in ("en", "it", "ru"):
        guest.speak(language)
        for check in LOOKS:
            for finding in check(guest.page):
                yield f"{language}: {finding}"
        for finding in (*checks.look(guest.page, OVERLAPS), *guest.foot.evaluate_all(OUT_OF_REACH)):
            yield f"{language}: {finding}"
        if len(guest.foot.all()) < 3:
            yield f"{language}: the foot has not all of Undo, Hint and End"
