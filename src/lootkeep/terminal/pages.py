"""Pages to look things up: the commands, and what the cards do."""

from __future__ import annotations

from typing import cast

from ..engine.game import Game
from ..lines import Line, wrapped
from ..speech import TableWords
from .commands import COMMANDS, spelled
from .hook import Asked, Hook, Lore, grave_page, hook


def help_page(game: Game, say: TableWords, width: int) -> list[Line]:
    """How to choose, every command, and the signs of the game's picture."""
    own = f"terminal-{say.game}-choose"
    lines = wrapped([("text", say.words.say(own if say.words.has(own) else "terminal-help-choose"))], width)
    heads: list[str] = []
    known = {"what": hasattr(hook(say.game), "places"), "graveyard": grave_page(hook(say.game))}  # not by every game
    commands = [name for name in COMMANDS if known.get(name, True)]
    for name in commands:
        argument = f"terminal-argument-{name}"
        rest = " " + say.words.say(argument) if say.words.has(argument) else ""
        heads.append(", ".join(spelled(name, say.words)) + rest)
    indent = max(len(head) for head in heads) + 4
    for name, head in zip(commands, heads, strict=True):
        line: Line = [("number", f"  {head:<{indent - 2}}"), ("text", say.words.say(f"terminal-help-{name}"))]
        lines += wrapped(line, width, indent=indent)
    legend = f"terminal-{say.game}-legend"
    return lines + (wrapped([("dim", say.words.say(legend))], width) if say.words.has(legend) else [])


def calls_page(game: Game, seat: int, say: TableWords, width: int) -> list[Line]:
    """What the seat can call out now, though nobody asks."""
    calls = "; ".join(say.text(call["text"]) for call in game.call_options(seat))
    return wrapped([("number", say.words.say("terminal-calls", calls=calls))], width, indent=4) if calls else []


def cards_page(say: TableWords, wanted: str, width: int, others: Lore) -> list[Line]:
    """What the card of that name does (its beginning is enough), or all cards; and what else has a name in the game."""
    start = wanted.lower()
    names = {id: say.card(id).lower() for id in (*say.faces, *others)}
    named = [id for id, name in names.items() if start in (id, name)]
    found = named or [id for id, name in names.items() if id.startswith(start) or name.startswith(start)]
    if not found:
        return [[("danger", say.words.say("terminal-no-card", text=wanted[:40]))]]
    lines: list[Line] = []
    for id in found:
        facts, text = others[id] if id in others else printed(say, id)
        head: Line = [("card", say.card(id)), ("dim", f" ({', '.join([id, *facts])})  ")]
        lines += wrapped([*head, ("text", text)], width, indent=4)
    return lines


def printed(say: TableWords, id: str) -> tuple[list[str], str]:
    """How many there are of a card and its numbers, and what it does."""
    face = say.faces[id]
    numbers = [numbered(say, name, n) for name, n in face["numbers"].items()]
    return [f"×{face['copies']}", *numbers], say.card_text(id)


def what_page(game: Game, seat: int, hook: Hook, say: TableWords, wanted: str, width: int) -> list[Line]:
    """What would happen if somebody came to a place now: by each who might, in sentences."""
    if not hasattr(hook, "places"):
        return [[("dim", say.words.say("terminal-no-what"))]]
    asked = cast("Asked", hook)
    view = game.view(seat)
    places = asked.places(view)
    found = [id for id in places if wanted.lower() in (id, say.card(id).lower())]
    found = found or [id for id in places if wanted and f" {say.card(id)}".lower().find(f" {wanted.lower()}") >= 0]
    if len(found) != 1:
        names = ", ".join(say.card(id) for id in found or places)
        return wrapped([("text", say.words.say("terminal-what-where", places=names))], width, indent=4)
    lines = [line for head in asked.described(view, found[0], say) for line in wrapped(head, width, indent=4)]
    for visitor in asked.visitors(view):
        events = game.what_if(found[0], visitor) or []
        told = " ".join(say.text({"id": event["id"], "args": event["args"]}) for event in events)
        lines += wrapped([("number", "· "), ("text", told)], width, indent=2)
    return lines


def numbered(say: TableWords, name: str, n: int) -> str:
    """A number that is printed on a card, with its name; some messages tell the number themselves."""
    text = say.words.say(f"{say.game}-{name}", **{name: n})
    return text if str(n) in text else f"{text} {n}"
