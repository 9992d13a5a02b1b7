"""What the tests of rules share: the ledger's marker, and a few words to play and to look with.

The first copy of a card is written without its number here: `king` is `king#1`.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from lootkeep import Game
from lootkeep.engine import chance
from lootkeep.engine.messages import Arg

rule = pytest.mark.rule  # names the rules of the ledger that a test shows: @rule("LZ-21")


def plain(text: str) -> str:
    """Names of cards without the number of a first copy."""
    return re.sub(r"#1\b", "", text)


def do(game: Game, *moves: str) -> Game:
    """Play these moves one after the other."""
    for move in moves:
        game.apply(game.parse(move))
    return game


def choices(game: Game) -> list[str]:
    """All that is offered, as a player would type it."""
    return [plain(game.notation(action)) for action in game.options()]


def targets(game: Game) -> set[str]:
    """The cards that may be chosen now."""
    return {choice.split()[-1] for choice in choices(game) if " " in choice and choice[:3] != "end"}


def asked(game: Game) -> str:
    """Who is asked what: `p2 may-steal`; `nobody over` at the end."""
    decision = game.decision()
    seat = "nobody" if decision["seat"] < 0 else f"p{decision['seat'] + 1}"
    return f"{seat} {decision['prompt']['id'].split('-ask-')[1]}"


def why(game: Game, notation: str) -> str:
    """Why something is not offered, and by which rule: `king LZ-40`."""
    assert notation not in choices(game)
    for refusal in game.decision()["refused"]:
        if plain(refusal["notation"]) == notation:
            return f"{refusal['why_not']['id'].split('-why-')[1]} {refusal['rule']}"
    return "no reason given"


def told(game: Game, since: int = 0) -> list[str]:
    """What happened, as words in their order: `attacked`, `died`, ..."""
    return [event["id"].split("-event-")[1] for event in game.events(None, since)]


def last(game: Game, word: str) -> dict[str, Arg]:
    """The particulars of the last event of that name."""
    return next(event["args"] for event in reversed(game.events(None)) if event["id"].endswith(f"-{word}"))


def loaded(game: Game, *dice: int) -> Game:
    """Load the dice: the next to be rolled show exactly this."""
    game.rng = _state_before(dice)
    return game


@cache
def _state_before(dice: tuple[int, ...]) -> int:
    """A state of chance from which these dice follow."""
    seed = 0
    while True:
        state = rng = chance.seeded(seed)
        for face in dice:
            rng = chance.advanced(rng)
            if chance.die(rng) != face:
                break
        else:
            return state
        seed += 1
