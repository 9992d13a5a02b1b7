"""A first game's guide: in sight, beside the piece that it speaks of, and over neither that nor the Choices."""

from __future__ import annotations

import pytest

from tests.browser.guest import PHONE, SIZES, Arrival
from tests.browser.server import Server
from tests.browser.tables import play_on, set_table

# How the bubble stands to the screen, to the piece that is lit and to the Choices, in square pixels.
STANDS = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [bubble, ring, choices] = [box("[data-guide]"), box(".ring"), box("[data-choices]")];
  const shared = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const area = ({ width, height }) => width * height;
  return {
    outside: Math.round(area(bubble) - shared(bubble, screen)) + Math.round(area(ring) - shared(ring, screen)),
    onPiece: Math.round(shared(bubble, ring)),
    onChoices: Math.round(shared(bubble, choices)),
  };
}"""


@pytest.mark.parametrize("size", [SIZES["low"], PHONE])
@pytest.mark.parametrize(("game", "answers"), [("looterz", 0), ("looterz", 3), ("kragmortha", 5), ("heroes", 12)])
def test_the_guide_points_at_a_piece_and_is_in_sight(
    game: str, answers: int, size: tuple[int, int], guest: Arrival, server: Server
) -> None:
    table = set_table(server, game)
    play_on(table, answers)
    ada = guest(size=size, guide=True)
    ada.carry(table)
    ada.open(table.address)
    ada.await_question()
    ada.page.locator(".guide.placed").wait_for()
    ada.settle()
    assert ada.page.evaluate(STANDS) == {"outside": 0, "onPiece": 0, "onChoices": 0}
    lesson = ada.page.locator("[data-guide]").get_attribute("data-guide")
    ada.button("web-guide-got-it").click()
    assert ada.page.locator(f'[data-guide="{lesson}"]').count() == 0
