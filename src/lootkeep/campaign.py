"""Chronicle mode: a game's scenarios in chapters, with progress that is kept between evenings."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TypedDict

from .engine.entry import Chapter, Scene
from .engine.errors import InvalidRecord, InvalidSetup, UnknownName
from .engine.game import Game
from .private import own_folder
from .register import entry
from .speech import words
from .terminal import saved_games

MOST_BYTES = 1_000_000


class Victory(TypedDict):
    """The best that was reached in a scenario."""

    difficulty: int
    seats: int
    turns: int


class Campaign:
    """The chapters of a game, and which of their scenarios were won; it refuses in the language of whoever plays."""

    def __init__(self, game: str, path: Path | None = None, lang: str = "en") -> None:
        self.game = game
        self.words = words(lang)
        self.chapters: list[Chapter] = entry(game).chapters()
        if not self.chapters:
            raise InvalidSetup(self.words.say("campaign-none", game=game))
        self.path = path or own_folder() / "chronicles" / f"{game}.json"
        self.won: dict[str, Victory] = self._read()

    def _read(self) -> dict[str, Victory]:
        """The progress that was kept; a file that cannot be read is left as it is."""
        if not os.path.lexists(self.path):
            return {}
        text = saved_games.read(self.path)
        try:
            data = json.loads(text)
            won: dict[str, Victory] = {}
            for edition, best in data["won"].items():
                if edition in self.scenes():
                    won[edition] = {
                        "difficulty": int(best["difficulty"]),
                        "seats": int(best["seats"]),
                        "turns": int(best["turns"]),
                    }
            return won
        except (ValueError, KeyError, TypeError, AttributeError):
            raise InvalidRecord(self.words.say("campaign-unreadable", path=str(self.path))) from None

    def scenes(self) -> dict[str, Scene]:
        """All scenarios by their names, in order."""
        return {scene["edition"]: scene for chapter in self.chapters for scene in chapter["scenes"]}

    def is_open(self, edition: str) -> bool:
        """Whether a scenario can be played: all of the chapters before its own are won."""
        for chapter in self.chapters:
            editions = [scene["edition"] for scene in chapter["scenes"]]
            if edition in editions:
                return True
            if any(each not in self.won for each in editions):
                return False
        return False

    def scene(self, edition: str) -> Scene:
        """A scenario that can be played now."""
        if edition not in self.scenes():
            there = ", ".join(self.scenes())
            raise UnknownName(self.words.say("campaign-unknown", scenario=edition[:40], scenarios=there))
        if not self.is_open(edition):
            missing = ", ".join(each for each in self.scenes() if self.is_open(each) and each not in self.won)
            raise InvalidSetup(self.words.say("campaign-not-open", scenario=edition, scenarios=missing))
        return self.scenes()[edition]

    def next(self) -> str | None:
        """The first scenario that is open and not won; None when the chronicle is complete."""
        return next((each for each in self.scenes() if each not in self.won), None)

    def note(self, game: Game) -> bool:
        """Keep what a finished game has reached; whether it was a victory."""
        outcome = game.outcome()
        setup = game.setup
        if outcome is None or not outcome["winners"]:
            return False
        turn = game.view(None)["turn"]
        assert isinstance(turn, int)
        new: Victory = {"difficulty": setup.options.get("difficulty", 0), "seats": setup.seats, "turns": turn}
        old = self.won.get(setup.edition)
        if old is None or new["difficulty"] > old["difficulty"]:
            self.won[setup.edition] = new
            saved_games.write(self.path, json.dumps({"game": self.game, "won": self.won}, indent=1) + "\n")
        return True
