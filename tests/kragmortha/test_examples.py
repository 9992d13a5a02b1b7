"""The rulebook's own examples, played through."""

from __future__ import annotations

import pytest

from tests.kragmortha.library import at, looks, pile, squares, table
from tests.rules import asked, choices, do, rule, told


@rule("KR-E1", "KR-12")
@pytest.mark.parametrize("path", [("c7", "d7"), ("d6", "d5")], ids=["scroll, stones", "stones, scroll"])
def test_scroll_then_stones_or_stones_then_scroll(path: tuple[str, str]) -> None:
    game = table("p1: at=c6 hand=goblin:scroll+stones", "p2: at=f9")
    do(game, "play goblin:scroll+stones")
    assert squares(game) == {"c7", "d6"}
    do(game, f"step {path[0]}")
    assert path[1] in squares(game)
    do(game, f"step {path[1]}")
    assert (at(game), asked(game)) == (f"{path[1]} f9 d10", "p2 card")


@rule("KR-E1", "KR-12")
def test_nobody_is_obliged_to_step_twice() -> None:
    game = table("p1: at=c6 hand=goblin:scroll+stones", "p2: at=f9")
    do(game, "play goblin:scroll+stones", "step c7", "pass")
    assert (at(game), asked(game)) == ("c7 f9 d10", "p2 card")


@rule("KR-E2", "KR-20", "KR-21", "KR-22", "KR-23", "KR-30")
def test_purple_shoves_orange_and_orange_shoves_green_into_rigor_mortis() -> None:
    """Ember is the book's purple goblin, sky its orange, moss its green one."""
    game = table("p1: at=d6 hand=goblin:potion+stones", "p2: at=d8", "p3: at=e8", "looks: m1 h1", rigor="e9")
    do(game, "play goblin:potion+stones", "step d7")  # onto stones
    assert choices(game) == ["step d8", "pass"]  # the potion, where orange stands
    do(game, "step d8")
    assert choices(game) == ["shove sky > e8", "shove sky > d9", "shove sky > c8"]
    do(game, "shove sky > e8")
    assert (asked(game), choices(game)) == (
        "p2 shove",  # orange's owner chooses
        ["shove moss > e7", "shove moss > f8", "shove moss > e9"],
    )
    do(game, "shove moss > e9")
    assert (asked(game), looks(game, "p3")) == ("p3 banished", ["h1"])
    assert squares(game) == {"b5", "f5", "e7", "g10"}
    do(game, "teleport g10")
    assert (at(game), asked(game)) == ("d8 e8 g10 e9", "p2 card")
    assert told(game)[:8] == ["played", "moved", "moved", "shoved", "shoved", "caught", "looked", "put"]
    assert len(pile(game, "tokens")) == 6
