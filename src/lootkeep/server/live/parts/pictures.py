"""What somebody who watches sees of a table, in words: kept now and then, lest it be lost with the rules."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import msgspec

from ....engine.game import Game
from ....engine.messages import View
from ....lines import text_of
from ....speech import LANGUAGES, words
from ....terminal.hook import hook
from ...protocol.http import LastPicture
from ...tables.chairs import Chair
from ...tables.storage import StoreError
from ..owner import Owner

logger = logging.getLogger(__name__)
OFTEN = 60.0  # seconds between two pictures of a table at which somebody is
WIDTH = 54  # columns: as many as can be read on a phone
BREATH = 0.5  # seconds between two pictures of different tables, which take a hundredth of that
PATIENCE = 3.0  # seconds for the last pictures when the server stops


class Picture:
    """The picture of a live table: which it is of, and when the next is due."""

    def __init__(self, owner: Owner) -> None:
        self.owner = owner
        self.kept = owner.attendees.opened  # when, in steady time
        self.played = -1  # the version of the game that is in it; -1: not known, for another process has kept it
        self.task: asyncio.Task[None] | None = None

    @property
    def is_old(self) -> bool:
        """Whether the game has gone on since."""
        return self.owner.table.game is not None and self.owner.table.played != self.played

    def follow(self) -> None:
        """After a change: keep a picture, if it is long ago that one was kept."""
        if self.owner.services.time.steady() - self.kept >= OFTEN:
            self.keep_soon()

    def keep_soon(self) -> None:
        """Keep one beside all else, after those of other tables."""
        if self.is_old and (self.task is None or self.task.done()):
            self.task = self.owner.services.tasks.spawn(self._keep_in_turn())

    async def _keep_in_turn(self) -> None:
        """When many leave at once, those who play elsewhere must not notice."""
        async with self.owner.services.drawing:
            if self.is_old:
                await self.keep()
                await asyncio.sleep(BREATH)

    async def keep(self) -> None:
        """Keep one of how it stands now; if that fails, the next will do."""
        table, game = self.owner.table, self.owner.table.game
        if game is None:
            return
        self.kept = self.owner.services.time.steady()
        played, version, move, view = table.played, table.version, game.ply, game.view(None)
        lines = await asyncio.to_thread(drawn, game, view, list(table.chairs))
        data = msgspec.json.encode(LastPicture(version=version, move=move, words=lines))
        try:
            await self.owner.services.store.keep_picture(table.name, version, data)
        except StoreError as problem:
            logger.warning("the picture of %s was not kept: %s", table.name, problem)
        else:
            self.played = played


async def keep_all(pictures: Iterable[Picture]) -> None:
    """Keep all that are old, as far as there is time."""
    try:
        async with asyncio.timeout(PATIENCE):
            for picture in pictures:
                if picture.task is not None:
                    picture.task.cancel()
                if picture.is_old:
                    await picture.keep()
    except TimeoutError:
        logger.warning("not all pictures of tables were kept: the server had to stop")


def drawn(game: Game, view: View, chairs: list[Chair]) -> dict[str, list[str]]:
    """What a view shows, as lines in each language; of the game only the names of its cards are asked."""
    lines: dict[str, list[str]] = {}
    for language in LANGUAGES:
        names = [called(chair, seat, language) for seat, chair in enumerate(chairs)]
        picture = hook(game.setup.game).picture(view, words(language).at(game, names), WIDTH)
        lines[language] = [text_of(line).rstrip() for line in picture]
    return lines


def called(chair: Chair, seat: int, language: str) -> str:
    """The name of whoever sits there; bots have theirs from the house, and who gave none is a stranger."""
    if chair.name:
        return chair.name
    return words(language).say(f"web-bot-{seat + 1}" if chair.who == "bot" else "web-stranger", n=seat + 1)
