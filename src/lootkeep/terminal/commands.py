"""What can be typed besides moves: in English always, and in the language of the table."""

from __future__ import annotations

from ..speech import Words, words

COMMANDS = ("help", "hint", "why", "undo", "log", "table", "graveyard", "card", "what", "save", "quit")


def command(typed: str, language: Words) -> tuple[str, str] | None:
    """The command that was typed and what follows it; None if it is none."""
    first, _, rest = typed.strip().partition(" ")
    for name in COMMANDS:
        if first.lower() in spelled(name, language):
            return name, rest.strip()
    return None


def spelled(name: str, language: Words) -> list[str]:
    """The ways to write a command, the language's own first."""
    ways = [each.say(f"terminal-command-{name}").split(", ") for each in (language, words("en"))]
    return list(dict.fromkeys(ways[0] + ways[1]))
