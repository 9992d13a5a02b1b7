"""Who plays when nobody does: `bot("search:1000", seed=7)`.

In reading order: player, choices, search, searcher, lines, program, process, specs, serve, checkup, hints, curve,
trial;
and for the arena: statistics, matches, arena, standings, report.
"""

from .hints import Adviser, Hint, hints
from .player import Bot
from .specs import FORMS, LEVELS, bot

__all__ = ["FORMS", "LEVELS", "Adviser", "Bot", "Hint", "bot", "hints"]
