"""Several people at one keyboard: no hand is shown to anybody else."""

from __future__ import annotations

import io
import json
import re
from itertools import pairwise, repeat
from pathlib import Path

import pytest

import lootkeep
from lootkeep.terminal.screen import Screen
from lootkeep.terminal.seats import chairs
from lootkeep.terminal.session import Session
from tests.terminal.keyboard import Keyboard, sit


class Spy(Screen):
    """A screen that compares what it shows with what its reader may know."""

    def __init__(self) -> None:
        super().__init__(Keyboard([]), io.StringIO())
        self.session: Session
        self.asked = 0
        self.compared = 0

    def ask(self, prompt: str) -> str | None:
        """Look at what was shown since the last question."""
        assert isinstance(self.stdout, io.StringIO)
        shown = self.stdout.getvalue() + prompt
        self.stdout.truncate(0)
        self.stdout.seek(0)
        if "Hand the keyboard to" in prompt:
            assert shown == prompt
            return ""
        self.check(shown)
        self.asked += 1
        extras = ["log", "table", "?", "card"]
        return extras[self.asked % 9] if self.asked % 9 < 3 else "1" if self.asked % 2 else "2"

    def check(self, shown: str) -> None:
        """No name of a card that only another's hand holds."""
        session = self.session
        game, say = session.game, session.say
        seat = session.at_keyboard
        assert seat is not None
        assert seat == game.actor
        view = json.dumps(game.view(seat)) + json.dumps(game.events(seat))
        known = {id for id in say.faces if f'"{id}"' in view or f"{id}#" in view}
        allowed = " ".join([*(say.card(id) + " " + say.card_text(id) for id in known), *say.names])
        for id in set(say.faces) - known:
            name = say.card(id)
            if not re.search(rf"\b{name}\b", allowed):
                self.compared += 1
                assert not re.search(rf"\b{name}\b", shown), f"{say.seat(seat)} is shown {name}:\n{shown}"


@pytest.mark.parametrize("edition", ["dragon", "rigor"])
def test_nobody_is_shown_anothers_hand(tmp_path: Path, edition: str) -> None:
    game = lootkeep.new("looterz", seats=3, seed=8, edition=edition)
    spy = Spy()
    placed = chairs(["you:Ada", "you:Bo", "greedy"], 8)
    spy.session = Session(game, placed, lootkeep.words("en"), spy, tmp_path / "hot.lootkeep")
    spy.session.run()
    assert game.over
    assert spy.compared > 100


def test_the_keyboard_is_handed_over_between_people_only(tmp_path: Path) -> None:
    played = sit(tmp_path / "hot", repeat("1", 80), seats="you:Ada,greedy,you:Bo")
    handed = re.findall(r"Hand the keyboard to (\w+)\.", played.text)
    assert set(handed) == {"Ada", "Bo"}
    assert all(a != b for a, b in pairwise(handed))


def test_one_person_is_never_asked_to_hand_it_over(tmp_path: Path) -> None:
    assert "Hand the keyboard" not in sit(tmp_path / "one", repeat("1", 30)).text


def test_names_are_told_apart_and_cannot_steer_the_terminal() -> None:
    placed = chairs(["you:Ada", "you: Ada ", "greedy", "greedy", "you:\x1b[2JBo", "you"], 1)
    assert [chair.name for chair in placed] == ["Ada", "Ada 2", "greedy", "greedy 2", "[2JBo", ""]
