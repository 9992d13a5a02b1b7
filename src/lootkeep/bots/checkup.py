"""The conformance test for bots that are programs: whole games, and what was wrong with what they said."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from .. import register
from ..engine.fairness import new_key
from ..engine.game import Game
from .player import Bot, RandomBot
from .process import PARTING, PREFIX, SECONDS, ProcessBot

MOST_TOLD = 5  # troubles of each game, for people


class Finding(TypedDict):
    """What the games of one kind have shown; without troubles all is well."""

    game: str
    name: str  # what the bot calls itself
    games: int
    decisions: int  # that the bot was asked for
    deterministic: bool  # the same seeds and the same sights gave the same choices
    troubles: list[str]


def check(command: str, game: str | None = None, games: int = 3, seconds: float = SECONDS) -> Iterator[Finding]:
    """Let a program play some games of each kind, or of one, against random rivals and partners."""
    names = [info["id"] for info in register.games()] if game is None else [register.entry(game).id]
    ProcessBot(PREFIX + command, 0)  # an unknown command is refused before anything is played
    for name in names:
        yield _finding(command, name, games, seconds)


def told(finding: Finding) -> list[str]:
    """What was found, for people to read."""
    troubles = finding["troubles"]
    lines = [
        f"{finding['game']}: {finding['name'] or 'the bot'}, games: {finding['games']}, "
        f"decisions: {finding['decisions']}, deterministic: {'yes' if finding['deterministic'] else 'no'}, "
        f"troubles: {len(troubles)}"
    ]
    lines += [f"  {trouble}" for trouble in troubles[:MOST_TOLD]]
    if len(troubles) > MOST_TOLD:
        lines.append(f"  and {len(troubles) - MOST_TOLD} more; --json tells all")
    return lines


def _finding(command: str, name: str, games: int, seconds: float) -> Finding:
    """Play every game twice, to see whether the bot does the same again."""
    finding: Finding = {
        "game": name, "name": "", "games": games, "decisions": 0, "deterministic": True, "troubles": []
    }  # fmt: skip
    for number in range(games):
        key = new_key()  # a program must not find the cards and dice by trying seeds
        plays = [_play(command, name, number, key, seconds) for _ in range(2)]
        player, game = plays[0]
        finding["name"] = player.name
        finding["decisions"] += player.asked
        finding["deterministic"] &= game.record() == plays[1][1].record()
        where = f"{name} {game.setup.edition}, game {number + 1}"
        for trouble in dict.fromkeys(_troubles(player) + _troubles(plays[1][0])):
            finding["troubles"].append(f"{where}: {trouble}")
    return finding


def _troubles(player: ProcessBot) -> list[str]:
    """What went wrong in a game, and after it."""
    if not player.outstayed:
        return player.troubles
    return [
        *player.troubles,
        f"Its input was closed, and {PARTING:g} s later it was still running; to end with its input would be right",
    ]


def _play(command: str, name: str, number: int, key: bytes, seconds: float) -> tuple[ProcessBot, Game]:
    """One game; from number to number the edition, the seats and the bot's own seat change."""
    entry = register.entry(name)
    counts = range(max(2, entry.fewest_seats), entry.most_seats + 1)
    seats = counts[number % len(counts)]
    game = register.new(name, seats=seats, key=key, edition=entry.editions[number % len(entry.editions)])
    visitor = ProcessBot(PREFIX + command, number, seconds)
    players: list[Bot] = [RandomBot("random", number * seats + seat) for seat in range(seats)]
    players[number % seats] = visitor
    try:
        while not game.over:
            game.apply(players[game.actor].choose(game))
    finally:
        visitor.close(game.outcome())
    return visitor, game
