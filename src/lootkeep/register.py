"""The register: which games there are, and how a table of one is set up."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module, metadata, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple, TypedDict

import lootkeep

from .engine.entry import Entry
from .engine.errors import InvalidBox, InvalidSetup, UnknownName
from .engine.fairness import Pledge, new_key
from .engine.game import Game
from .engine.record import read_record

MOST_SEED = 2**63 - 1
GROUP = "lootkeep.games"  # entry points of other packages: `tricks = tricks.entry`, the module that holds ENTRY


class BoxText(NamedTuple):
    """A box that lies in no file: what it is called where something is wrong with it, and its text."""

    name: str
    text: str


class GameInfo(TypedDict):
    """What there is to choose when a table is set up."""

    id: str
    seats: list[int]
    editions: list[str]
    options: dict[str, str]


@cache
def _entries() -> dict[str, Entry]:
    """The games of the house, and those that other packages bring; none takes the name of another."""
    entries: dict[str, Entry] = {}
    for module in [*_at_home(), *(point.module for point in metadata.entry_points(group=GROUP))]:
        found: Entry = import_module(module).ENTRY
        entries.setdefault(found.id, found)
    return entries


def _at_home() -> Iterator[str]:
    """Every folder beside this file that holds a game: it has an `entry` module."""
    for module in pkgutil.iter_modules(lootkeep.__path__):
        folder = resources.files("lootkeep").joinpath(module.name)
        if module.ispkg and module.name != "engine" and folder.joinpath("entry.py").is_file():
            yield f"lootkeep.{module.name}.entry"


def package(game: str) -> str:
    """The package that holds a game."""
    return type(entry(game)).__module__.rpartition(".")[0]


def is_guest(game: str) -> bool:
    """Whether another package brings the game: then its words and its rules for players lie there, too."""
    return package(game).partition(".")[0] != "lootkeep"


def guests() -> list[str]:
    """The games that other packages bring."""
    return [game for game in _entries() if is_guest(game)]


def folder(game: str) -> Traversable:
    """Where the words and the rules for players of a game are: `locales`, `rules`."""
    return resources.files(package(game) if is_guest(game) else "lootkeep")


def entry(game: str) -> Entry:
    """A game by its name.

    >>> entry("looterz").most_seats
    6
    """
    if game not in _entries():
        raise UnknownName(f"There is no game {game!r}: the games are {', '.join(_entries())}.")
    return _entries()[game]


def games() -> list[GameInfo]:
    """What there is, with seats, editions and options.

    >>> import lootkeep
    >>> [(info["id"], info["seats"]) for info in lootkeep.games()]
    [('heroes', [1, 2, 3, 4]), ('kragmortha', [2, 3, 4, 5, 6, 7, 8]), ('looterz', [2, 3, 4, 5, 6])]
    """
    return [
        {
            "id": each.id,
            "seats": list(range(each.fewest_seats, each.most_seats + 1)),
            "editions": list(each.editions),
            "options": dict(each.options),
        }
        for each in _entries().values()
    ]


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    key: bytes | None = None,
    words: Sequence[str] = (),
    edition: str | None = None,
    box: str | Path | BoxText | None = None,
    **options: int,
) -> Game:
    """Set a table up; without a seed chance decides, without seats as few as can play.

    A seed is for measuring and trying out: the same cards and dice again, by a generator that can be computed. Without
    one all draws come from a key of 32 bytes, a new one if none is given, and from words that the seats have added.
    A box is a TOML file with cards of one's own, or its text, instead of an edition.

    >>> import lootkeep
    >>> lootkeep.new("looterz", seats=4, seed=7, edition="rigor", target=12)
    <Looterz rigor: 4 seats, seed 7, target 12, ply 0, p2 decides>
    """
    each = entry(game)
    if box is not None and edition is not None:
        raise InvalidSetup("A box brings its own edition: give one of the two, edition or box.")
    if seed is not None and key is not None:
        raise InvalidSetup("Chance comes from a seed or from a key: give one of the two.")
    pledge = Pledge(new_key() if key is None else key, words) if seed is None else None
    return _set_up(each, seats, seed, pledge, edition, _read(box), options)


def _set_up(
    each: Entry,
    seats: int | None,
    seed: int | None,
    pledge: Pledge | None,
    edition: str | None,
    box: tuple[str, str] | None,
    options: dict[str, int],
) -> Game:
    """Check what all games share, let the game do the rest, and have it remembered."""
    if seats is None:
        seats = each.fewest_seats
    if type(seats) is not int or not each.fewest_seats <= seats <= each.most_seats:
        raise InvalidSetup(f"{each.id} with seats={seats!r}: {each.fewest_seats} to {each.most_seats} can play.")
    if pledge is None and (type(seed) is not int or not 0 <= seed <= MOST_SEED):
        raise InvalidSetup(f"seed={seed!r}: a whole number from 0 to 2**63 - 1 would be right.")
    for name, value in options.items():
        if name not in each.options:
            known = ", ".join(each.options)
            raise UnknownName(f"{each.id} has no option {name!r}: its options are {known}.")
        if type(value) is not int:
            raise InvalidSetup(f"{name}={value!r}: a whole number would be right.")
    if pledge is not None and len(pledge.words) > seats:
        raise InvalidSetup(f"Words of {len(pledge.words)} seats: there are {seats}.")
    table = each.new(seats, seed, edition, box, options)
    table.stream = None if pledge is None else pledge.stream()
    table.begin(seed or 0)
    table.remember()
    assert table.history is not None
    table.history.pledge = pledge
    return table


def _read(box: str | Path | BoxText | None) -> tuple[str, str] | None:
    """The name and text of a box."""
    if box is None or isinstance(box, BoxText):
        return box
    path = Path(box)
    try:
        return path.name, path.read_bytes().decode("utf-8")
    except OSError as error:
        raise InvalidBox(f"{path}: it cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise InvalidBox(f"{path}: this is not text in UTF-8.") from None


def load_record(text: str) -> Game:
    """The game that a record tells, at its last decision, ready to go on.

    >>> import lootkeep
    >>> game = lootkeep.new("looterz", seats=2, seed=7)
    >>> game.apply(game.parse("draw"))
    >>> lootkeep.load_record(game.record()) == game
    True
    """
    record = read_record(text)
    each = entry(record.game)
    record.check_version(each.rules_version)
    box = (record.edition + ".toml", record.box) if record.box else None
    edition = None if box else record.edition
    game = _set_up(each, record.seats, record.seed, record.pledge, edition, box, record.options)
    record.check_box(game.setup.digest)
    record.replay(game)
    return game


def verify(text: str) -> None:
    """Replay a record and compare it with what it says; an InvalidRecord tells the first line that differs.

    >>> import lootkeep
    >>> record = lootkeep.new("looterz", seats=2, seed=7).record()
    >>> lootkeep.verify(record)
    >>> lootkeep.verify(record.replace("seats: 2", "seats: 3"))
    Traceback (most recent call last):
    lootkeep.engine.errors.InvalidRecord: Line 10: ...
    """
    load_record(text)


def load_position(text: str, *, box: str | Path | BoxText | None = None) -> Game:
    """The table that the text of a position describes.

    >>> import lootkeep
    >>> game = lootkeep.load_position("looterz dragon phase=2\\np1: play=hydra,thief\\np2: play=king")
    >>> [game.notation(action) for action in game.options()]
    ['attack hydra#1', 'attack thief#1', 'end dungeon']
    """
    words = text.split(maxsplit=1)
    table = entry(words[0] if words else "").read_position(text, _read(box))
    table.remember()
    return table
