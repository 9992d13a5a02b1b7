"""A keyboard that types what a test says, a screen to be read, and games kept where a test wants them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import lootkeep
from lootkeep.terminal import play


class Keyboard(io.StringIO):
    """Types one line after the other; at the end of them nobody is there any more."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.typed: Iterator[str] = iter(lines)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = next(self.typed, None)
        return "" if line is None else line + "\n"


@dataclass
class Played:
    """How a sitting went."""

    code: int
    text: str
    path: Path

    @property
    def game(self) -> lootkeep.Game:
        """The game as it was kept."""
        return lootkeep.load_record(self.path.read_text(encoding="utf-8"))


def sit(
    path: Path,
    typed: Iterable[str],
    *,
    game: str = "looterz",
    seats: str = "you,greedy,random",
    seed: int | None = 7,
    words: bool = False,
    edition: str | None = None,
    lang: str = "en",
    **options: int,
) -> Played:
    """Play in plain text, from the start or on from where the file is."""
    screen = io.StringIO()
    keys = Keyboard(typed)
    if path.exists():
        code = play(game, resume=path, lang=lang, stdin=keys, stdout=screen)
    else:
        code = play(
            game,
            seats=seats,
            seed=seed,
            words=words,
            edition=edition,
            file=path,
            lang=lang,
            stdin=keys,
            stdout=screen,
            options=options,
        )
    return Played(code, screen.getvalue().replace("\u00a0", " "), path)


def keep_at(path: Path, want: str, names: str = "you,greedy,random", edition: str = "dragon") -> lootkeep.Game:
    """Keep a game at a decision of the first seat with an option that begins so."""
    seats = names.split(",")
    for seed in range(300):
        game = lootkeep.new("looterz", seats=len(seats), seed=seed, edition=edition)
        while not game.over:
            if game.actor == 0 and any(game.notation(action).startswith(want) for action in game.options()):
                path.write_text(game.record(seats), encoding="utf-8")
                return game
            game.apply(game.options()[0])
    raise AssertionError(f"nobody could {want}")
