"""The chronicle of whoever plays at this terminal: a file like those that a server gives to take along."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ..campaign import MOST_EVENINGS, BrokenChronicle, Evening, Story, Taken, chapters, evening, read_file, write_file
from ..engine.entry import Chapter, Scene
from ..engine.errors import InvalidRecord, InvalidSetup, UnknownName
from ..engine.game import Game
from ..private import own_folder
from ..speech import words
from . import saved_games
from .seats import is_person

MOST_NAME = 24  # letters of a name in a file


class OwnChronicle:
    """The chapters of a game, and what was reached in them; it refuses in the language of whoever plays."""

    def __init__(self, game: str, path: Path | None = None, lang: str = "en") -> None:
        self.game = game
        self.words = words(lang)
        self.chapters: list[Chapter] = chapters(game)
        if not self.chapters:
            raise InvalidSetup(self.words.say("campaign-none", game=game))
        self.path = path or own_folder() / "chronicles" / f"{game}.json"
        self.taken = self._read(self.path) if os.path.lexists(self.path) else Taken(game=game)
        self.story = Story(game, self.taken.evenings)

    def _read(self, path: Path) -> Taken:
        """A chronicle in a file; one that cannot be read is left as it is."""
        text = saved_games.read(path)
        try:
            return read_file(text.encode(), self.game)
        except BrokenChronicle as broken:
            why = self.words.say(broken.why["id"], **broken.why["args"])
            raise InvalidRecord(self.words.say("campaign-unreadable", path=str(path), why=why)) from None

    def _keep(self, evenings: list[Evening]) -> None:
        """Keep these evenings, and all that follows from them."""
        self.taken.evenings = evenings
        self.story = Story(self.game, evenings)
        saved_games.write(self.path, write_file(self.taken).decode())

    def scenes(self) -> dict[str, Scene]:
        """All scenarios by their names, in order."""
        return {scene["edition"]: scene for chapter in self.chapters for scene in chapter["scenes"]}

    def scene(self, edition: str) -> Scene:
        """A scenario that can be played now."""
        if edition not in self.scenes():
            there = ", ".join(self.scenes())
            raise UnknownName(self.words.say("campaign-unknown", scenario=edition[:40], scenarios=there))
        if not self.story.is_open(edition):
            open_ones = [each for each in self.scenes() if self.story.is_open(each) and each not in self.story.won]
            raise InvalidSetup(self.words.say("campaign-not-open", scenario=edition, scenarios=", ".join(open_ones)))
        return self.scenes()[edition]

    def note(self, game: Game, at: float, specs: list[str]) -> Evening | None:
        """Keep how a finished game ended, once: by the moment, and with those who sat there."""
        if game.outcome() is None:
            return None
        bots = [seat for seat, spec in enumerate(specs) if not is_person(spec)]
        names = [spec.partition(":")[2].strip()[:MOST_NAME] if is_person(spec) else "" for spec in specs]
        new = evening(game, at, names, bots)
        if new not in self.taken.evenings:
            # The oldest makes room: what it has reached, the others have reached since.
            self._keep([*self.taken.evenings, new][-MOST_EVENINGS:])
        return new

    def take_along(self, path: Path) -> None:
        """Write the chronicle to a file, for a server or another terminal."""
        if os.path.lexists(path):
            raise InvalidSetup(self.words.say("campaign-file-there", path=str(path)))
        saved_games.write(path, write_file(self.taken).decode())

    def bring(self, path: Path) -> int:
        """Add the evenings of a file to one's own: how many are new."""
        brought = self._read(path)
        new = [each for each in brought.evenings if each not in self.taken.evenings]
        if len(new) + len(self.taken.evenings) > MOST_EVENINGS:
            raise InvalidSetup(self.words.say("campaign-full", path=str(path), most=MOST_EVENINGS))
        self.taken = msgspec.structs.replace(
            self.taken, name=self.taken.name or brought.name, members=self.taken.members or brought.members
        )
        self._keep([*self.taken.evenings, *new])
        return len(new)
