"""Bots by their names: `random`, `greedy`, `search:1000`, `process:COMMAND`, and the levels for people."""

from __future__ import annotations

import re
from typing import TypeVar

from ..engine.errors import UnknownName
from .player import Bot, GreedyBot, RandomBot
from .process import PREFIX, ProcessBot
from .searcher import MOST_ITERATIONS, SearchBot, Seer, share

LEVELS = {
    "apprentice": "greedy",
    "guard": "search:100",
    "warden": "search:1000",
    "overlord": "search:3s/turn",
}
FORMS = (
    "random, greedy, search:1000 (iterations), search:2s (seconds), search:3s/turn (for a turn), process:COMMAND, "
    + ", ".join(LEVELS)
)
MOST_SECONDS = 600.0

Number = TypeVar("Number", int, float)


def bot(spec: str, seed: int = 0) -> Bot:
    """A bot by its name.

    >>> import lootkeep
    >>> game = lootkeep.new("looterz", seats=2, seed=7)
    >>> player = bot("search:50", seed=1)
    >>> player
    bot('search:50')
    >>> player.choose(game) in game.options()
    True
    """
    name = LEVELS.get(spec, spec)
    if name == "random":
        return RandomBot(spec, seed)
    if name == "greedy":
        return GreedyBot(spec, seed)
    if name.startswith(PREFIX):
        return ProcessBot(spec, seed)
    kind = SearchBot
    if name.startswith("seer:"):
        kind, name = Seer, name.removeprefix("seer:")
        name = LEVELS.get(name, name)
    found = re.fullmatch(r"search:(?:([1-9]\d{0,6})|(\d{1,3}(?:\.\d{1,3})?)s)(/turn)?", name, re.ASCII)
    if found is None:
        raise UnknownName(f"There is no bot {spec!r}: the bots are {FORMS}.")
    by_turn = found[3] is not None
    if found[1]:
        return kind(spec, seed, iterations=_within(spec, int(found[1]), 1, MOST_ITERATIONS), by_turn=by_turn)
    return kind(spec, seed, seconds=_within(spec, float(found[2]), 0.001, MOST_SECONDS), by_turn=by_turn)


def in_turn(spec: str, taken: int) -> str:
    """A bot as it decides after so many decisions of its turn, for who does not know the turn: it has only that budget.

    >>> [in_turn("overlord", taken) for taken in range(3)]
    ['search:0.75s', 'search:0.562s', 'search:0.422s']
    >>> in_turn("search:2000/turn", 0), in_turn("guard", 5)
    ('search:500', 'search:100')
    """
    player, name = bot(spec), LEVELS.get(spec, spec)
    if not isinstance(player, SearchBot) or not player.by_turn:
        return name
    if player.seconds is not None:
        return f"search:{max(0.001, round(player.seconds * share(taken), 3)):g}s"
    return f"search:{max(1, round(player.iterations * share(taken)))}"


def is_foreign(spec: str) -> bool:
    """Whether a bot is a program of somebody else.

    >>> is_foreign("process:./mine.py"), is_foreign("greedy")
    (True, False)
    """
    return spec.strip().startswith(PREFIX)


def _within(spec: str, number: Number, least: float, most: float) -> Number:
    """A budget that makes sense."""
    if not least <= number <= most:
        raise UnknownName(f"The bot {spec!r} asks for {number}: {least:g} to {most:g} would be right.")
    return number
