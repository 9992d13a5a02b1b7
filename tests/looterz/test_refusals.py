"""Why something is not offered: in any game every answer has its reason, and every reason a rule."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from lootkeep import Game
from tests.rules import asked, choices, plain

LEDGER = (Path(__file__).parents[2] / "docs" / "rules" / "looterz.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^\*\*(LZ-\w+)\*\*", LEDGER, re.MULTILINE))
TAUNTERS = {
    "death-knight",
    "scarecrow",
    "bullfrog",
    "gargoyle",
    "rollork",
    "scratching-post",
    "fat-mouse",
    "romolo",
}


def played(edition: str, seed: int) -> list[Game]:
    """Every decision of a game that is played at random."""
    chance = random.Random(seed)
    game = lootkeep.new("looterz", seats=2 + seed % 5, seed=seed, edition=edition)
    positions = []
    while game.outcome() is None:
        positions.append(game.copy())
        game.apply(chance.choice(game.options()))
    return positions


GAMES = [(edition, seed) for edition in ("dragon", "rigor") for seed in range(5)]


@pytest.mark.parametrize(("edition", "seed"), GAMES)
def test_every_question_and_refusal_names_a_rule_of_the_ledger(edition: str, seed: int) -> None:
    for game in played(edition, seed):
        decision = game.decision()
        named = {decision["rule"], *(refusal["rule"] for refusal in decision["refused"])}
        assert named <= RULES
        assert decision["options"] != []


@pytest.mark.parametrize(("edition", "seed"), GAMES)
def test_nothing_is_both_offered_and_refused(edition: str, seed: int) -> None:
    for game in played(edition, seed):
        offered = {*choices(game), *(choice.split()[-1] for choice in choices(game) if ">" in choice)}
        for refusal in game.decision()["refused"]:
            assert plain(refusal["notation"]).removeprefix("choose ") not in offered


@pytest.mark.parametrize(("edition", "seed"), GAMES)
def test_each_action_of_each_looter_is_offered_or_refused(edition: str, seed: int) -> None:
    dungeons = [game for game in played(edition, seed) if asked(game).endswith(" dungeon")]
    assert dungeons != []
    for game in dungeons:
        view: Any = game.view(game.actor)
        known = {*choices(game), *(plain(refusal["notation"]) for refusal in game.decision()["refused"])}
        for looter in view["players"][game.actor]["looterz"]:
            name = plain(looter["card"])
            acts = [f"{verb} {name}" for verb in ("search", "attack", "activate")]
            if looter["acted"]:
                assert f"act {name}" in known
                assert known.isdisjoint(acts)
            else:
                assert known.issuperset(acts)


@pytest.mark.parametrize(("edition", "seed"), GAMES)
def test_attacks_are_offered_on_just_those_that_taunt_and_ghost_allow(edition: str, seed: int) -> None:
    """LZ-16, LZ-35 and LZ-55 once more, counted from what lies on the table."""
    attacks = [game for game in played(edition, seed) if " attack" in asked(game)]
    assert attacks != []
    for game in attacks:
        view: Any = game.view(None)
        allowed = set()
        for player in view["players"]:
            looterz = [looter for looter in player["looterz"] if looter["kind"] != "ghost"]
            guards = [looter for looter in looterz if looter["kind"] in TAUNTERS]
            own = player["seat"] == game.actor
            allowed |= {looter["card"] for looter in (looterz if own or not guards else guards)}
        allowed.discard(view["pending"]["card"])
        assert {choice.split()[-1] for choice in choices(game) if ">" in choice} == {plain(card) for card in allowed}
