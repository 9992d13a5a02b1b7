"""Who plays when nobody does: `bot("search:1000", seed=7)`.

In reading order: player, choices, search, searcher, lines, program, process, specs, serve, checkup.
"""

from .player import Bot
from .specs import FORMS, LEVELS, bot

__all__ = ["FORMS", "LEVELS", "Bot", "bot"]
