"""Words that somebody must not say, where a game knows such a thing: who chooses them, and which were chosen."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from ...engine.game import Game
from ..protocol.games import BannedWord
from ..protocol.refusals import RequestRefused
from . import names
from .events import Banned

Givers = dict[int, list[int | None]]  # who must not say words -> who chooses each of them; None: the host


class Spell:
    """A time in which a seat must not say certain words."""

    def __init__(self, of: int, givers: list[int | None], since: int) -> None:
        self.of = of
        self.givers = givers
        self.since = since  # how many decisions had been taken then
        self.until: int | None = None
        self.chosen: dict[int, Banned] = {}  # by their places among the givers

    def choosers(self, hosts: Collection[int]) -> list[int]:
        """Who chooses each word: for a host who is not here, or must not say it, the first of the others."""
        first = next(giver for giver in self.givers if giver is not None)
        host = min((seat for seat in hosts if seat != self.of), default=first)
        return [host if giver is None else giver for giver in self.givers]

    def place(self, seat: int, word: str, hosts: Collection[int]) -> int:
        """Which of the words a seat chooses with this one; refused if it has none to choose, or this one is there."""
        mine = [place for place, giver in enumerate(self.choosers(hosts)) if giver == seat]
        free = [place for place in mine if place not in self.chosen]
        if not mine:
            raise RequestRefused("not-yours", "not-your-word", seat=f"@seat/{self.of}")
        if not free:
            raise RequestRefused("taken", "word-chosen", seat=f"@seat/{self.of}", word=self.chosen[mine[-1]].word)
        if folded(word) in [folded(each.word) for each in self.chosen.values()]:
            raise RequestRefused("taken", "word-twice", seat=f"@seat/{self.of}", word=word)
        return free[0]

    def shown(self, hosts: Collection[int]) -> list[BannedWord]:
        """The words that were chosen, and who chooses the others."""
        words: list[BannedWord] = []
        for place, by in enumerate(self.choosers(hosts)):
            chosen = self.chosen.get(place)
            if chosen is None:
                words.append(BannedWord(of=self.of, place=place, by=by, word=None))
            else:
                words.append(BannedWord(of=self.of, place=place, by=chosen.seat, word=chosen.word))
        return words


class Spells:
    """All such times of a game: what is taken back brings them back, and their words with them."""

    def __init__(self) -> None:
        self.all: list[Spell] = []

    @property
    def now(self) -> list[Spell]:
        """Those that last."""
        return [spell for spell in self.all if spell.until is None]

    def of(self, seat: int) -> Spell | None:
        """What a seat must not say now."""
        return next((spell for spell in self.now if spell.of == seat), None)

    def follow(self, game: Game) -> bool:
        """Begin and end what the game says by now; whether anything did."""
        before, givers = self.now, game.word_givers()
        if givers is None:
            return False
        self._go_back(game.ply)
        for spell in self.now:
            if spell.of not in givers:
                spell.until = game.ply
        self.all += [Spell(seat, givers[seat], game.ply) for seat in givers if self.of(seat) is None]
        return self.now != before

    def _go_back(self, ply: int) -> None:
        """What began or ended after so many decisions has not happened."""
        self.all = [spell for spell in self.all if spell.since <= ply]
        for spell in self.all:
            if spell.until is not None and spell.until > ply:
                spell.until = None

    def choose(self, event: Banned) -> None:
        """A word is chosen."""
        spell = self.of(event.of)
        assert spell is not None
        spell.chosen[event.place] = event

    def shown(self, hosts: Collection[int]) -> list[BannedWord]:
        """All words that must not be said now."""
        return [word for spell in self.now for word in spell.shown(hosts)]


def single(text: str) -> str:
    """A word: letters and nothing else."""
    word = names.cleaned(unicodedata.normalize("NFC", text))
    if not word.isalpha():
        raise RequestRefused("malformed", "not-a-word")
    return word


def folded(word: str) -> str:
    """A word as it is compared: no capitals, and in Russian no ё."""
    return word.casefold().replace("ё", "е")
