"""The fullest table of Looterz, six seats, five Looterz, a hand of seven, long names: whole on every screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.guest import Arrival
from tests.browser.server import Server
from tests.browser.tables import Table, set_table
from tests.browser.walk import walk

NAMES = (
    *("Wilhelmina Grauenfelsen", "Maximiliane Hohenstein", "Bartholomew Thistlewood"),
    *("Аполлинария Чернозёмова", "Ferdinando Mezzaluna III", "Константин Вышневолоцкий"),
)
PLAY = """p1: loot=4 hand=death-knight,gelatinous-cube,scarecrow,necromancer,pickpocket,dragonling,bomber \
play=hydra:1,executioner,archer{more}
p2: loot=6 hand=thief play=death-knight,gelatinous-cube,scarecrow,zombie,executioner
p3: loot=3 hand=thief,goblin play=necromancer,witch,cleric:5
p4: loot=2 hand=frog play=pickpocket,assassin
p5: loot=5 hand=orc play=gargoyle:1,vampire,ghost,dwarf
p6: loot=0 hand=goblin,orc play=
"""
# In my own turn, with more Looterz than may stay; and asked in the turn of somebody who has five.
TURNS = {
    "mine": "looterz dragon seats=6 target=7 active=p1 turn=14 phase=2\n" + PLAY.format(more=",mermaid,captain"),
    "theirs": "looterz dragon seats=6 target=7 active=p2 turn=14 phase=2\n"
    + PLAY.format(more="")
    + "stack: end-turn/p2/-/0 hand-limit/p2/-/0 sacrifice-phase/p2/-/0 recruitment/p2/-/2 dungeon/p2/-/0 "
    + "sacrifice/p1/zombie#1/1",
}
# Cards, tiles and plates lie beside each other; a hand may be a fan.
OVERLAPS = """
() => {
  const found = [];
  for (const sort of [".rival", ".rival .tile, .rival .card", ".own .tile, .own .card", "main .panel"]) {
    const all = [...document.querySelectorAll(sort)].filter(isSeen).map((each) => [each, each.getBoundingClientRect()]);
    all.forEach(([one, a], i) => all.slice(i + 1).forEach(([other, b]) => {
      const isOn = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
      if (isOn) found.push(`${called(one)} lies on ${called(other)}`);
    }));
  }
  return found;
}
"""


FOOT = """
() => [...document.querySelectorAll(".panel-foot button")].some(isSeen) ? []
  : ["there is no foot with Hint and what ends the phase"]
"""


@pytest.fixture(scope="module", params=TURNS)
def table(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """That table, at a server of its own."""
    folder: Path = tmp_path_factory.mktemp("fullest")
    server = Server(folder, position=TURNS[request.param])
    server.start()
    seats = [{"who": "me", "name": NAMES[0]}, *({"who": "hot", "name": name} for name in NAMES[1:])]
    yield set_table(server, "looterz", seats=seats)
    server.end()


def test_the_fullest_table_is_whole_on_every_screen(table: Table, guest: Arrival) -> None:
    ada = guest(at=table.server)
    ada.carry(table)
    ada.open(table.address)
    ada.await_question()
    found = list(walk(ada, OVERLAPS, FOOT))
    assert not found, "\n".join(found)
