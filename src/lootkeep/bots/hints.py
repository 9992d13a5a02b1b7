"""The best moves for whoever asks, with the chance to win that a search found and how sure that is.

A hint knows what the seat sees and nothing else: the search goes through the same gate as a bot that plays.
"""

from __future__ import annotations

from math import sqrt
from typing import Literal, NamedTuple, TypedDict

from ..engine import chance
from ..engine.errors import IllegalMove, InvalidSetup
from ..engine.game import Game
from ..engine.messages import Message, Option, message
from .search import Branch
from .searcher import MOST_ITERATIONS, SearchBot

ITERATIONS = 1000  # if no budget is given
MOST_SECONDS = 600.0
ENOUGH = 20  # looks at the first move, before more than a guess is made
NINETEEN_OF_TWENTY = 1.96  # standard errors
KINSHIP = 0.03  # of the looks of one search: that much of their spread is left, however many they are (bench/hints.py)

Sure = Literal["sure", "likely", "guess"]


class Hint(TypedDict):
    """A move, what it promises, and how sure its place among the others is; ready for JSON.

    Nobody has to look at the only move there is: it has neither chance nor interval.
    """

    action: int
    text: str  # in notation
    label: Message  # the move
    chance: float | None  # to win, from 0 to 1; in a cooperative game that of all together
    low: float | None
    high: float | None
    visits: int
    sure: Sure
    words: Message  # what is said of the move


class Finding(NamedTuple):
    """What the search found out about a move: a chance, and between which ends a longer search may find it.

    In 19 cases of 20 a search of ten times the length ends within reach. So this says how sure the search is, and
    not how well it reads the table: a misjudgement is in all its looks alike.
    """

    action: int
    visits: int
    chance: float
    middle: float
    reach: float


class Adviser(SearchBot):
    """Tells what it found instead of playing it; `stop` makes it tell at once."""

    def hints(self, game: Game, seat: int | None = None, most: int = 3) -> list[Hint]:
        """The best moves for the seat that has to decide, no other can ask; first what the search bot would play.

        >>> import lootkeep
        >>> game = lootkeep.new("looterz", seats=2, seed=7)
        >>> adviser = Adviser("adviser", seed=1, iterations=50)
        >>> len(adviser.hints(game, most=2))
        2
        """
        check_asker(game, seat)
        options = {option["action"]: option for option in game.decision()["options"]}
        if len(options) == 1:
            return [only_move(option) for option in options.values()]
        self.rng = chance.advanced(self.rng)
        tree = self.think(self.sight(game), None)
        findings = sorted(map(finding, tree.tried()), key=lambda found: (found.visits, found.chance), reverse=True)
        goal = "bots-hint-hold" if game.allied else "bots-hint-win"
        return [
            hint(found, options[found.action], goal, place, sureness(findings, place))
            for place, found in enumerate(findings[:most])
        ]


def hints(
    game: Game,
    seat: int | None = None,
    *,
    seconds: float | None = None,
    iterations: int | None = None,
    seed: int = 0,
    most: int = 3,
) -> list[Hint]:
    """The best moves for whoever has to decide, best first; for a seed always the same, unless seconds are given.

    >>> import lootkeep
    >>> best, *_ = hints(lootkeep.new("looterz", seats=2, seed=7), iterations=50, seed=1)
    >>> sorted(best)
    ['action', 'chance', 'high', 'label', 'low', 'sure', 'text', 'visits', 'words']
    """
    if iterations is None:
        iterations = ITERATIONS if seconds is None else MOST_ITERATIONS
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise InvalidSetup(f"Hints from {iterations} iterations: 1 to {MOST_ITERATIONS} would be right.")
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise InvalidSetup(f"Hints within {seconds} seconds: more than 0, at most {MOST_SECONDS:g} would be right.")
    return Adviser("adviser", seed, iterations, seconds).hints(game, seat, most)


def check_asker(game: Game, seat: int | None) -> None:
    """Refuse whoever has nothing to decide."""
    if game.over:
        raise IllegalMove("The game is over: there is nothing to give a hint for.")
    if seat is not None and game.viewer(seat) != game.actor:
        raise IllegalMove(f"Seat {seat} cannot have a hint now: it is seat {game.actor} that decides.")


def finding(branch: Branch) -> Finding:
    """A branch as numbers.

    For the interval a look at a sure win and one at a sure loss are added, so that a few looks which agree by luck
    do not pass for certainty.
    """
    looks = int(branch.visits) + 2
    middle = (branch.total + 1) / looks
    spread = (branch.squares + 1) / looks - middle * middle
    reach = NINETEEN_OF_TWENTY * sqrt(spread * (1 / looks + KINSHIP))
    return Finding(int(branch.action), int(branch.visits), branch.mean(), middle, reach)


def sureness(findings: list[Finding], place: int) -> Sure:
    """How sure a move's place is: the first is compared with the second, the others with the first.

    Sure: their intervals overlap by less than a half. Likely: by less than three quarters. A guess: by more, or even
    the first was hardly looked at.
    """
    if len(findings) == 1 or findings[0].visits < ENOUGH:
        return "guess"
    better, worse = findings[0], findings[max(place, 1)]
    apart = (better.chance - worse.chance) / (better.reach + worse.reach)
    return "sure" if apart > 1 / 2 else "likely" if apart > 1 / 4 else "guess"


def standing(place: int, sure: Sure) -> str:
    """The message that says how sure a move's place is."""
    return f"bots-{'next' if place else 'best'}-{sure}"


def hint(found: Finding, option: Option, goal: str, place: int, sure: Sure) -> Hint:
    """A finding for people."""
    how = f"@say/{standing(place, sure)}"
    return {
        "action": found.action,
        "text": option["notation"],
        "label": option["text"],
        "chance": round(found.chance, 4),
        "low": round(max(0.0, found.middle - found.reach), 4),
        "high": round(min(1.0, found.middle + found.reach), 4),
        "visits": found.visits,
        "sure": sure,
        "words": message(goal, {"chance": round(100 * found.chance), "how": how}),
    }


def only_move(option: Option) -> Hint:
    """What there is to say where there is nothing to choose."""
    return {
        "action": option["action"],
        "text": option["notation"],
        "label": option["text"],
        "chance": None,
        "low": None,
        "high": None,
        "visits": 0,
        "sure": "sure",
        "words": message("bots-hint-only"),
    }
