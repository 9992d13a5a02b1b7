"""Positions that cannot be are refused, and questions about a finished game are answered."""

from __future__ import annotations

import pytest

import lootkeep
from tests.heroes.dungeon import result, table
from tests.rules import do, rule


@rule("KH-17")
def test_a_vault_without_its_treasure_is_no_position_of_a_running_game() -> None:
    with pytest.raises(lootkeep.InvalidPosition, match=r"Line 3: the Vault has no treasure"):
        table("p1: clan=ratkin", "vault: treasure=- heroes=thief!")


@rule("KH-17")
def test_nobody_comes_into_a_dungeon_that_is_lost() -> None:
    game = table(
        "p1: clan=ratkin",
        "vault: heroes=thief,thief,warrior",
        "sewer: treasure=-",
        "guild: bell mage:bones",
    )
    do(game, "end turn")
    while not game.over:
        game.apply(game.options()[0])
    assert result(game) == "lost"
    assert game.what_if("vault", "thief") == []
