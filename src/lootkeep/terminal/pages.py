"""Pages to look things up: the commands, and what the cards do."""

from __future__ import annotations

from ..speech import TableWords
from .commands import COMMANDS, spelled
from .lines import Line, wrapped


def help_page(say: TableWords, width: int) -> list[Line]:
    """How to choose, every command, and the signs of the game's picture."""
    lines = wrapped([("text", say.words.say("terminal-help-choose"))], width)
    heads: list[str] = []
    for name in COMMANDS:
        argument = f"terminal-argument-{name}"
        rest = " " + say.words.say(argument) if say.words.has(argument) else ""
        heads.append(", ".join(spelled(name, say.words)) + rest)
    indent = max(len(head) for head in heads) + 4
    for name, head in zip(COMMANDS, heads, strict=True):
        line: Line = [("number", f"  {head:<{indent - 2}}"), ("text", say.words.say(f"terminal-help-{name}"))]
        lines += wrapped(line, width, indent=indent)
    legend = f"terminal-{say.game}-legend"
    return lines + (wrapped([("dim", say.words.say(legend))], width) if say.words.has(legend) else [])


def cards_page(say: TableWords, wanted: str, width: int) -> list[Line]:
    """What the card of that name does (its beginning is enough), or all cards."""
    start = wanted.lower()
    named = [id for id in say.faces if start in (id, say.card(id).lower())]
    found = named or [id for id in say.faces if id.startswith(start) or say.card(id).lower().startswith(start)]
    if not found:
        return [[("danger", say.words.say("terminal-no-card", text=wanted[:40]))]]
    lines: list[Line] = []
    for id in found:
        face = say.faces[id]
        numbers = ", ".join(f"{say.words.say(f'{say.game}-{name}')} {n}" for name, n in face["numbers"].items())
        head: Line = [("card", say.card(id)), ("dim", f" ({id}, ×{face['copies']}, {numbers})  ")]
        lines += wrapped([*head, ("text", say.card_text(id))], width, indent=4)
    return lines
