"""Who plays when nobody does: `bot("greedy", seed=7)`.

In reading order: player, choices.
"""

from .player import BOTS, Bot, bot

__all__ = ["BOTS", "Bot", "bot"]
