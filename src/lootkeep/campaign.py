"""Chronicle mode: a game's scenarios in chapters, and what a group has reached there, by its evenings alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta, field

from .engine.entry import Chapter, Scene
from .engine.errors import InvalidRecord
from .engine.game import Game
from .engine.messages import Arg, Message, message
from .register import entry
from .speech import words

FORMAT = 1
MOST_EVENINGS = 500  # that a chronicle holds
MOST_MEMBERS = 12
MOST_BYTES = 400_000  # of a chronicle as a file
LATEST = 4_102_444_800.0  # the year 2100: no evening is later

Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=10_000)]
Seat = Annotated[int, Meta(ge=0, le=7)]


class Evening(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A scenario that was played to its end."""

    scene: Word
    difficulty: Count
    seats: Annotated[int, Meta(ge=1, le=8)]
    won: bool
    turns: Count
    clans: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=list)  # by seat
    names: Annotated[list[Name], Meta(max_length=8)] = field(default_factory=list)  # by seat
    bots: Annotated[list[Seat], Meta(max_length=8)] = field(default_factory=list)  # their seats
    counts: Annotated[dict[Word, Count], Meta(max_length=20)] = field(default_factory=dict)  # of what, by name
    at: Annotated[float, Meta(ge=0, le=LATEST)] = 0.0  # seconds since 1970; 0: nobody wrote it down


class Plan(msgspec.Struct, frozen=True):
    """A scenario that is being played."""

    scene: str
    difficulty: int


class Taken(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A chronicle as a file: the same that a server gives to take along, and that the terminal keeps."""

    chronicle: Annotated[int, Meta(ge=1, le=FORMAT)] = field(default=FORMAT)  # the version of this format
    game: Word
    name: Annotated[str, Meta(max_length=40)] = ""
    members: Annotated[list[Name], Meta(max_length=MOST_MEMBERS)] = field(default_factory=list)
    evenings: Annotated[list[Evening], Meta(max_length=MOST_EVENINGS)] = field(default_factory=list)


class Victory(msgspec.Struct):
    """A victory as the terminal kept it before there were evenings."""

    difficulty: Count
    seats: Annotated[int, Meta(ge=1, le=8)]
    turns: Count


class Progress(msgspec.Struct):
    """What the terminal kept before there were evenings: the best victory of each scenario."""

    game: Word
    won: dict[Word, Victory]


class BrokenChronicle(InvalidRecord):
    """A file that is no chronicle: why, as a message in any language."""

    def __init__(self, id: str, args: dict[str, Arg]) -> None:
        self.why: Message = message(id, args)
        super().__init__(words("en").say(id, **args))


@cache
def chapters(game: str) -> list[Chapter]:
    """The chapters of a game; none, if it has no chronicle."""
    return entry(game).chapters()


def scenes(game: str) -> dict[str, Scene]:
    """All scenarios by their names, in order."""
    return {scene["edition"]: scene for chapter in chapters(game) for scene in chapter["scenes"]}


def roles(game: str) -> list[str]:
    """Who can be played in a chronicle, by the story."""
    return sorted({role for scene in scenes(game).values() for role in scene["roles"]})


def levels(game: str) -> list[int]:
    """The difficulties of a game."""
    return entry(game).values()["difficulty"]


def level(options: Mapping[str, int]) -> int:
    """The difficulty among a table's options."""
    return options.get("difficulty", 0)


def at_level(difficulty: int) -> dict[str, int]:
    """The options of a table at a difficulty."""
    return {"difficulty": difficulty}


def evening(game: Game, at: float, names: Sequence[str] = (), bots: Sequence[int] = ()) -> Evening:
    """What a chronicle keeps of a game that is over."""
    outcome, setup = game.outcome(), game.setup
    assert outcome is not None
    feats = entry(setup.game).feats(game)
    return Evening(
        scene=setup.edition,
        difficulty=level(setup.options),
        seats=setup.seats,
        won=bool(outcome["winners"]),
        turns=feats["turns"],
        clans=feats["roles"],
        names=list(names),
        bots=list(bots),
        counts=feats["counts"],
        at=at,
    )


class Story:
    """What a group has reached in a game's chronicle."""

    def __init__(self, game: str, evenings: Iterable[Evening] = ()) -> None:
        self.game = game
        self.evenings = sorted(evenings, key=lambda each: each.at)
        self.victories: dict[str, list[Evening]] = {each: [] for each in scenes(game)}
        self.defeats: dict[str, list[Evening]] = {each: [] for each in scenes(game)}
        for each in self.evenings:
            if each.scene in self.victories:  # a scenario may have left the house
                (self.victories if each.won else self.defeats)[each.scene].append(each)

    @property
    def won(self) -> list[str]:
        """The scenarios that were won."""
        return [scene for scene, victories in self.victories.items() if victories]

    def best(self, scene: str) -> Evening | None:
        """The best victory: the hardest, of these that with the most treasures kept, of these the quickest."""
        return max(self.victories[scene], key=worth, default=None)

    def opened_by(self, chapter: Chapter) -> str | None:
        """The first chapter before this one that is not won as a whole; None: this one is open."""
        for before in chapters(self.game):
            if before["id"] == chapter["id"]:
                return None
            if not self.is_won(before):
                return before["id"]
        return None

    def is_won(self, chapter: Chapter) -> bool:
        """Whether all scenarios of a chapter were won."""
        return all(self.victories[scene["edition"]] for scene in chapter["scenes"])

    def is_open(self, scene: str) -> bool:
        """Whether a scenario can be played: all of the chapters before its own are won."""
        own = next((each for each in chapters(self.game) if scene in editions(each)), None)
        return own is not None and self.opened_by(own) is None

    def next(self) -> str | None:
        """The first scenario that is not won; None when the chronicle is complete."""
        return next((scene for scene, victories in self.victories.items() if not victories), None)

    def locked(self, scene: str) -> list[int]:
        """The difficulties beyond the book's that are yet to be earned there."""
        earned = entry(self.game).earned
        reached = max((each.difficulty for each in self.victories[scene]), default=-1)
        return [each for each in levels(self.game) if earned is not None and each >= earned and each > reached + 1]


def editions(chapter: Chapter) -> list[str]:
    """The scenarios of a chapter."""
    return [scene["edition"] for scene in chapter["scenes"]]


def worth(victory: Evening) -> tuple[int, int, int]:
    """How good a victory is, beside others in the same scenario."""
    return victory.difficulty, victory.counts.get("kept", -1), -victory.turns


# ---- Files


def write_file(taken: Taken) -> bytes:
    """A chronicle as the text of a file, an evening a line."""
    head = msgspec.json.encode(msgspec.structs.replace(taken, chronicle=FORMAT, evenings=[])).decode()
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in taken.evenings)
    return f'{{"chronicle":{FORMAT},{head[1:-1]},"evenings":[\n{lines}\n]}}\n'.encode()


def read_file(data: bytes, game: str | None = None) -> Taken:
    """A chronicle from a file; one that cannot be is refused with the place of the mistake."""
    if len(data) > MOST_BYTES:
        raise BrokenChronicle("server-chronicle-file-long", {"most": MOST_BYTES})
    try:
        taken = older(data) or msgspec.json.decode(data, type=Taken)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise BrokenChronicle("server-chronicle-file-unreadable", {"what": str(problem)[:200]}) from None
    if game not in (None, taken.game):
        raise BrokenChronicle("server-chronicle-file-game", {"game": taken.game})
    check(taken)
    return taken


def older(data: bytes) -> Taken | None:
    """What the terminal kept before there were evenings, as evenings; None: it is no such file."""
    try:
        kept = msgspec.json.decode(data, type=Progress)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return Taken(
        game=kept.game,
        evenings=[
            Evening(scene=scene, difficulty=best.difficulty, seats=best.seats, won=True, turns=best.turns)
            for scene, best in kept.won.items()
        ],
    )


def check(taken: Taken) -> None:
    """Refuse what no evening of the game can have been."""
    try:
        rules = entry(taken.game)
    except ValueError:
        raise BrokenChronicle("server-chronicle-file-game", {"game": taken.game}) from None
    known = scenes(taken.game)
    if not known:
        raise BrokenChronicle("server-chronicle-file-game", {"game": taken.game})
    for number, each in enumerate(taken.evenings, 1):
        wrong = ""
        if each.scene not in known:
            wrong = f"scene {each.scene!r}: {', '.join(known)}"
        elif each.difficulty not in levels(taken.game):
            wrong = f"difficulty {each.difficulty}: 0–{levels(taken.game)[-1]}"
        elif not rules.fewest_seats <= each.seats <= rules.most_seats:
            wrong = f"seats {each.seats}: {rules.fewest_seats}–{rules.most_seats}"
        elif strange := set(each.clans) - {*roles(taken.game), ""}:
            wrong = f"clan {min(strange)!r}: {', '.join(roles(taken.game))}"
        elif max(len(each.clans), len(each.names), *(seat + 1 for seat in each.bots), 0) > each.seats:
            wrong = f"clans, names, bots: {each.seats}"
        if wrong:
            raise BrokenChronicle("server-chronicle-file-evening", {"n": number, "what": wrong})
