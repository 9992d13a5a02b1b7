"""Two of a kind are told apart by a number, which must tell nothing of what is still hidden."""

from __future__ import annotations

import random

import pytest

import lootkeep
from lootkeep.looterz.game import Looterz


def hidden(game: Looterz) -> set[str]:
    """The cards that somebody who watches does not see."""
    return {game.card_name(card) for card in [*game.inn, *(card for player in game.players for card in player.hand)]}


@pytest.mark.parametrize("edition", ["dragon", "rigor"])
@pytest.mark.parametrize("number", range(6))
def test_who_plays_a_card_shows_the_lowest_number_that_nobody_sees(edition: str, number: int) -> None:
    game = lootkeep.new("looterz", seats=3, edition=edition, key=number.to_bytes(32, "big"))
    assert isinstance(game, Looterz)
    dice = random.Random(number)
    shown = 0
    while not game.over:
        before = hidden(game)
        game.apply(dice.choice(game.options()))
        for event in game.events(None, since=game.ply - 1):
            if event["id"] in ("looterz-event-recruited", "looterz-event-discarded"):
                kind, _, copy = str(event["args"]["card"]).removeprefix("@card/").partition("#")
                lower = {f"{kind}#{each}" for each in range(1, int(copy or 1))}
                assert not lower & before
                shown += 1
    assert shown > 5
    lootkeep.verify(game.record())


def test_the_same_holds_for_what_is_recruited_second_of_two_in_different_hands() -> None:
    """The demonstration: with the first number in another's hand, a player's card would have shown the second."""
    for number in range(200):
        game = lootkeep.new("looterz", seats=2, key=number.to_bytes(32, "big"))
        assert isinstance(game, Looterz)
        first, second = (
            {game.card_name(card) for card in game.players[seat].hand} for seat in (game.actor, 1 - game.actor)
        )
        kinds = {name.partition("#")[0] for name in first if name.endswith("#2")}
        shared = [kind for kind in kinds if f"{kind}#1" in second]
        while shared and not game.over and f"recruit {shared[0]}" not in map(game.notation, game.options()):
            game.apply(game.parse("draw") if "draw" in map(game.notation, game.options()) else game.options()[-1])
            shared = [kind for kind in shared if f"{kind}#2" in hidden(game) and f"{kind}#1" in hidden(game)]
        if shared:
            game.apply(game.parse(f"recruit {shared[0]}"))
            assert f"{shared[0]}#1" not in hidden(game)
            assert f"{shared[0]}#2" in hidden(game)
            return
    raise AssertionError("no such deal was found")
