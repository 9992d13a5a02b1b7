"""Pages to look things up: the commands, and what the cards do."""

from __future__ import annotations

from ..speech import TableWords
from ..table.game import Game
from .answer import calls_of
from .commands import COMMANDS, spelled
from .lines import Line, wrapped


def help_page(say: TableWords, width: int) -> list[Line]:
    """How to choose, every command, and the signs of the game's picture."""
    own = f"terminal-{say.game}-choose"
    lines = wrapped([("text", say.words.say(own if say.words.has(own) else "terminal-help-choose"))], width)
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


def calls_page(game: Game, seat: int, say: TableWords, width: int) -> list[Line]:
    """What the seat can call out now, though nobody asks."""
    calls = ", ".join(calls_of(game, seat).values())
    return wrapped([("number", say.words.say("terminal-calls", calls=calls))], width, indent=4) if calls else []


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
        numbers = ", ".join(numbered(say, name, n) for name, n in face["numbers"].items())
        facts = ", ".join(fact for fact in (id, f"×{face['copies']}", numbers) if fact)
        head: Line = [("card", say.card(id)), ("dim", f" ({facts})  ")]
        lines += wrapped([*head, ("text", say.card_text(id))], width, indent=4)
    return lines


def numbered(say: TableWords, name: str, n: int) -> str:
    """A number that is printed on a card, with its name; some messages tell the number themselves."""
    text = say.words.say(f"{say.game}-{name}", **{name: n})
    return text if str(n) in text else f"{text} {n}"
