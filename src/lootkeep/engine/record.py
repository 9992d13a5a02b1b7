"""A whole game as a small text file: a header, the moves in words, and a last line that closes it.

    lootkeep record 1
    game: looterz
    rules: 1
    edition: dragon
    box: 1f3c9a...
    seats: 4
    seed: 7
    target: 10
    names: Ada, greedy, greedy, random

    p2 recruit thief
    p2 end dungeon
    ...
    end: 57 moves, 3ab19c..

Reading it back replays and verifies it. A box of one's own stands in the file, each line behind `| `.

The record of a game at which somebody really played (format 2) has in place of the seed the key of its table, the
commitment by which that was pledged before the deal, and the words that seats have added (see `fairness`):

    key: 9f27...
    commitment: 61c0...
    words p1: three blind mice
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from .errors import IllegalMove, InvalidRecord, InvalidSetup
from .fairness import KEY_BYTES, Pledge

if TYPE_CHECKING:
    from .game import Game

FIRST = "lootkeep record"
SEEDED = 1  # the format of a record with a seed
KEYED = 2  # and of one with a key
HEADER = ("game", "rules", "edition", "box", "seats")
WORDS = "words p"
MOST_TEXT = 4_000_000


def write_record(game: Game, names: list[str] | None = None) -> str:
    """The record of a game, with the players' names if there are any."""
    history = game.history
    if history is None:
        raise InvalidRecord("This game has no memory (it is a copy): ask the game it was copied from.")
    setup = game.setup
    pledge = history.pledge
    lines = [f"{FIRST} {SEEDED if pledge is None else KEYED}", f"game: {setup.game}", f"rules: {setup.rules}"]
    lines += [f"edition: {setup.edition}", f"box: {setup.digest}", f"seats: {setup.seats}"]
    lines += [f"seed: {setup.seed}"] if pledge is None else _pledged(pledge)
    lines += [f"{name}: {value}" for name, value in setup.options.items()]
    if names:
        lines.append("names: " + ", ".join(_clean(name) for name in names))
    lines += ["| " + line for line in setup.box.splitlines()]
    lines.append("")
    replay = history.beginning()
    for action, mover in zip(history.moves, history.movers, strict=True):
        lines.append(f"p{mover + 1} {replay.notation(action)}")
        replay.carry_out(action)
    lines.append(f"end: {len(history.moves)} moves, {digest(game)}")
    return "\n".join(lines) + "\n"


def _pledged(pledge: Pledge) -> list[str]:
    """The lines from which all draws follow, and by which they can be checked."""
    said = [f"{WORDS}{seat}: {words}" for seat, words in enumerate(pledge.words, 1) if words]
    return [f"key: {pledge.key.hex()}", f"commitment: {pledge.commitment}", *said]


def _clean(name: str) -> str:
    """A name that cannot be taken for anything else in the file."""
    return " ".join(name.replace(",", " ").split())[:40] or "?"


def digest(game: Game) -> str:
    """A short hash of the position."""
    return hashlib.sha256(game.position().encode()).hexdigest()[:16]


class Record:
    """What a record says, not yet compared with the rules."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.edition = ""
        self.digest = ""
        self.seats = 0
        self.seed: int | None = None
        self.pledge: Pledge | None = None  # in place of a seed
        self.options: dict[str, int] = {}
        self.names: list[str] = []
        self.box = ""
        self.moves: list[tuple[int, str]] = []  # number of the line, text
        self.end = ""
        self.end_line = 0

    def __repr__(self) -> str:
        by = f", by {', '.join(self.names)}" if self.names else ""
        return f"<Record of {self.game} {self.edition}: {self.seats} seats, {len(self.moves)} moves{by}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and vars(other) == vars(self)

    def check_version(self, rules: int) -> None:
        """Refuse a record of other rules than these."""
        if self.rules != rules:
            raise InvalidRecord(
                f"This record follows version {self.rules} of the rules of {self.game}; this is version {rules}. "
                f"A Lootkeep that plays version {self.rules} can read it."
            )

    def check_box(self, found: str) -> None:
        """Refuse a record that was played with other cards."""
        if self.digest != found:
            raise InvalidRecord(
                f"The record was played with the box {self.digest}; the edition {self.edition} here is {found}. "
                "The cards have changed: a Lootkeep with that box can read it."
            )

    def replay(self, game: Game) -> None:
        """Play the moves, and compare what comes out with the closing line."""
        for number, text in self.moves:
            seat, _, move = text.partition(" ")
            if game.over:
                raise InvalidRecord(f"Line {number}: {text[:60]!r} comes after the end of the game.")
            try:
                action = game.parse_call(seat, move)
                if action is None:
                    if seat != f"p{game.actor + 1}":
                        raise IllegalMove(f"{seat[:20]!r} moves, but it is p{game.actor + 1} who decides.")
                    action = game.parse(move)
            except IllegalMove as error:
                raise InvalidRecord(f"Line {number}: {error}") from None
            game.apply(action)
        expected = f"{len(self.moves)} moves, {digest(game)}"
        if self.end != expected:
            raise InvalidRecord(
                f"Line {self.end_line}: the record closes with {self.end[:60]!r}, but its moves lead to {expected!r}. "
                "A line was changed, added or lost."
            )


def read_record(text: str) -> Record:
    """Read a record's text; whatever is not one is refused with the line.

    >>> import lootkeep
    >>> read_record(lootkeep.new("looterz", seats=2, seed=7).record(["Ada", "Bo"]))
    <Record of looterz dragon: 2 seats, 0 moves, by Ada, Bo>
    """
    if len(text) > MOST_TEXT:
        raise InvalidRecord(f"A record of {len(text)} characters is too long: at most {MOST_TEXT}.")
    lines = text.splitlines()
    first = lines[0].rstrip() if lines else ""
    if not first.startswith(FIRST):
        raise InvalidRecord(f"Line 1: {first[:40]!r} is not how a record begins; `{FIRST} {KEYED}` would be right.")
    format = first.removeprefix(FIRST).strip()
    if format not in (str(SEEDED), str(KEYED)):
        raise InvalidRecord(f"Line 1: this is format {format[:20]!r}; this Lootkeep reads {SEEDED} and {KEYED}.")
    record = Record()
    start = _read_header(record, lines, is_keyed=format == str(KEYED))
    for number, line in enumerate(lines[start:], start + 1):
        if record.end_line and line.strip():
            raise InvalidRecord(f"Line {number}: there is more behind the closing line.")
        if line.startswith("end: "):
            record.end = line[5:].strip()
            record.end_line = number
        elif line.strip():
            record.moves.append((number, line.strip()))
    if not record.end_line:
        raise InvalidRecord(f"Line {len(lines)}: the closing line `end: ...` is missing: the file was cut off.")
    return record


def _read_header(record: Record, lines: list[str], *, is_keyed: bool) -> int:
    """Read up to the empty line; the number of lines read."""
    fields: dict[str, str] = {}
    box: list[str] = []
    number = 1
    while number < len(lines) and lines[number].strip():
        line = lines[number]
        number += 1
        if line.startswith("|"):
            box.append(line[2:])
            continue
        name, colon, value = line.partition(": ")
        if not colon or name in fields:
            raise InvalidRecord(f"Line {number}: {line[:40]!r} is no line of a header; `name: value` would be right.")
        fields[name] = value.strip()
    for name in (*HEADER, *(("key", "commitment") if is_keyed else ("seed",))):
        if name not in fields:
            raise InvalidRecord(f"Line {number}: the header has no `{name}`.")
    record.game, record.edition, record.digest = fields["game"], fields["edition"], fields["box"]
    record.rules = _number(fields, "rules")
    record.seats = _number(fields, "seats")
    if is_keyed:
        record.pledge = _read_pledge(fields, record.seats)
    else:
        record.seed = _number({"seed": fields.pop("seed")}, "seed")
    record.names = [name.strip() for name in fields["names"].split(",")] if "names" in fields else []
    record.options = {name: _number(fields, name) for name in fields if name not in (*HEADER, "names")}
    record.box = "\n".join(box) + "\n" if box else ""
    return number


def _read_pledge(fields: dict[str, str], seats: int) -> Pledge:
    """Take key, commitment and words out of a header, and compare the first two."""
    key, commitment = fields.pop("key"), fields.pop("commitment")
    words = [fields.pop(f"{WORDS}{seat}", "") for seat in range(1, min(seats, 99) + 1)]
    try:
        pledge = Pledge(bytes.fromhex(key), words)
    except (ValueError, InvalidSetup) as problem:
        why = (
            str(problem) if isinstance(problem, InvalidSetup) else f"{2 * KEY_BYTES} digits from 0 to f would be right."
        )
        raise InvalidRecord(f"The header's key or words cannot be: {why}") from None
    if commitment != pledge.commitment:
        raise InvalidRecord(
            f"The commitment {commitment[:64]!r} is not of this key, whose commitment is {pledge.commitment}: "
            "the key was exchanged after it had been pledged, or a line was changed."
        )
    return pledge


def _number(fields: dict[str, str], name: str) -> int:
    value = fields[name]
    if not value.isascii() or not value.isdigit() or len(value) > 19:
        raise InvalidRecord(f"The header's `{name}` is {value[:30]!r}; a whole number would be right.")
    return int(value)
