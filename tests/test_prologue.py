"""Prologues: what was recorded goes by the rules to its end, and the guide has words for every step of it."""

from __future__ import annotations

import re

import pytest

import lootkeep
from lootkeep import words
from lootkeep.engine.errors import IllegalMove, UnknownName
from lootkeep.prologue import LEARNER, Prologue, read, search
from lootkeep.speech import LANGUAGES

GAMES = [game["id"] for game in lootkeep.games()]
SHORTEST, LONGEST = 6, 10  # steps: about three minutes
MOST_WORDS, MOST_SENTENCES = 30, 2
ENDS = re.compile(r"[.!?…](?=\s|$)")


def lines(prologue: Prologue) -> list[str]:
    """The ids of all that the guide says."""
    begin = f"prologue-{prologue.game}"
    asked = [move for move in prologue.moves if move.step]
    return [
        f"{begin}-no",
        *(f"{begin}-{move.step}" for move in asked),
        *(f"{begin}-{move.step}-{word}" for move in asked for word in move.other.values()),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_prologue_goes_by_the_rules_to_its_end(game: str) -> None:
    prologue = read(game)
    table = prologue.begin()
    for move in prologue.moves:
        offered = {option["notation"] for option in table.decision()["options"]}
        assert move.do in offered
        if move.step:
            assert table.actor == LEARNER, move.do
            assert set(move.other) <= offered - {move.do}, move.step
        else:
            assert not move.other
            assert not move.can
        prologue.follow(table, move)  # and shows what it has to


@pytest.mark.parametrize("game", GAMES)
def test_a_prologue_is_short_and_teaches_something(game: str) -> None:
    steps = [move for move in read(game).moves if move.step]
    assert SHORTEST <= len(steps) <= LONGEST
    assert len({step.step for step in steps}) == len(steps)
    assert sum(step.can for step in steps) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_is_brief(game: str, language: str) -> None:
    for id in lines(read(game)):
        line = words(language).say(id)
        assert len(line.replace(" — ", " ").split()) <= MOST_WORDS, f"{id}: {line}"
        assert len(ENDS.findall(line)) <= MOST_SENTENCES, f"{id}: {line}"
        assert line.count("*") % 2 == 0, f"{id}: {line}"


def test_other_chances_are_tried_until_one_brings_what_is_to_be_shown() -> None:
    prologue = read("looterz")
    found = search(prologue)
    assert f"rng={found}" in prologue.position
    impossible = prologue.moves[0]._replace(shows=("looterz-event-won",))
    with pytest.raises(IllegalMove, match="does not show"):
        prologue.follow(prologue.begin(), impossible)


def test_a_game_without_a_prologue_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lootkeep.register.package", lambda game: "lootkeep.engine")
    with pytest.raises(UnknownName, match="no prologue"):
        read("chess")
