"""How a game ended: everybody's place and the reason."""

from __future__ import annotations

from ..engine.messages import Outcome
from ..lines import Line, rule
from ..speech import TableWords


def ranking(outcome: Outcome, say: TableWords, width: int) -> list[Line]:
    """The reason, and a line for each player, winners first."""
    lines: list[Line] = [rule(say.words.say("terminal-ranking"), min(width, 60))]
    lines.append([("now", say.text(outcome["why"]))])
    for place in outcome["ranking"]:
        text = say.words.say(
            "terminal-place", place=place["place"], seat=say.seat(place["seat"]), why=say.text(place["why"])
        )
        lines.append([("you" if place["seat"] in outcome["winners"] else "text", text)])
    return lines
