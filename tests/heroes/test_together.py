"""What the players decide together is marked, so that a host may let them vote."""

from __future__ import annotations

from tests.heroes.dungeon import table
from tests.rules import asked, do, rule


@rule("KH-60", "KH-91")
def test_the_active_player_speaks_for_all_and_a_host_may_let_them_vote() -> None:
    game = table("p1: clan=ratkin", "p2: clan=dragon", "sewer: monsters=p1", "guild: thief:bones", active="p2", wave=2)
    assert "together" not in game.decision()
    do(game, "end turn")
    assert asked(game) == "p2 heroes"
    assert game.decision()["together"]
