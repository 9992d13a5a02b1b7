"""What is said between Lootkeep and a bot that is a program: one JSON object a line (docs/bot-protocol.md).

All that is sent is made from a world that agrees with the seat's view, never from the table itself.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, Literal, NotRequired, TypedDict

from ..engine.errors import IllegalMove
from ..engine.game import Game
from ..engine.messages import Decision, Event, Face, Outcome, View

PROTOCOL: Final = 1
WANTS: Final = ("view", "decision", "events", "moves", "world")
RIGHT_READY: Final = '{"type": "ready"}'
MOST_SHOWN = 120  # characters of a line that is complained about
MOST_LISTED = 8  # options that would be right
MOST_NAME = 40  # characters of a bot's own name


class Fault(Exception):
    """What a program did is not what the protocol asks for."""


class Hello(TypedDict):
    """To the bot, first: what is played, and where it sits."""

    type: Literal["hello"]
    protocol: int
    game: str
    edition: str
    rules: int  # the version of the game's rules
    options: dict[str, int]  # agreed at the table, such as the target
    box: str  # the text of a box that does not come with Lootkeep, else empty
    seats: int
    seat: int
    seconds: float  # for each decision
    cards: list[Face]


class Ready(TypedDict):
    """From the bot: its name, and what it wants to be told with each decision."""

    type: Literal["ready"]
    name: NotRequired[str]
    wants: NotRequired[list[str]]


class Offer(TypedDict):
    """One of the options."""

    action: int
    text: str


class Decide(TypedDict):
    """To the bot: a choice between two options or more, with what it wanted to be told."""

    type: Literal["decide"]
    id: int
    seed: int  # for the bot's own chance
    options: list[Offer]
    view: NotRequired[View]
    decision: NotRequired[Decision]
    events: NotRequired[list[Event]]
    moves: NotRequired[list[int] | None]
    world: NotRequired[str]


class Choose(TypedDict):
    """From the bot: the choice, by its number or by its text."""

    type: Literal["choose"]
    id: int
    action: NotRequired[int]
    text: NotRequired[str]


class Over(TypedDict):
    """To the bot, last: how the game ended."""

    type: Literal["over"]
    outcome: Outcome


def written(message: Hello | Ready | Decide | Choose | Over) -> bytes:
    """A message as a line; in ASCII, which every language reads whatever it takes for UTF-8."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def hello(world: Game, seconds: float) -> Hello:
    """The greeting for whoever decides."""
    setup = world.setup
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": setup.game,
        "edition": setup.edition,
        "rules": setup.rules,
        "options": setup.options,
        "box": setup.box,
        "seats": setup.seats,
        "seat": int(world.actor),
        "seconds": seconds,
        "cards": world.cards(),
    }


def decide(id: int, seed: int, world: Game, wants: list[str], events: list[Event], moves: list[int] | None) -> Decide:
    """A decision, with what is wanted."""
    offers: list[Offer] = [{"action": action, "text": world.notation(action)} for action in world.options()]
    message: Decide = {"type": "decide", "id": id, "seed": seed, "options": offers}
    if "view" in wants:
        message["view"] = world.view(int(world.actor))
    if "decision" in wants:
        message["decision"] = world.decision()
    if "events" in wants:
        message["events"] = events
    if "moves" in wants:
        message["moves"] = moves
    if "world" in wants:
        message["world"] = world.position()
    return message


def read(line: bytes) -> dict[str, object]:
    """The JSON object in a line."""
    try:
        message = json.loads(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise Fault(f"it said {shown(line)}, which is not UTF-8") from None
    except (ValueError, RecursionError):
        raise Fault(f"it said {shown(line)}, which is not JSON") from None
    if not isinstance(message, dict):
        raise Fault(f"it said {shown(line)}, which is not a JSON object")
    return message


def read_ready(line: bytes) -> tuple[str, list[str]]:
    """The name of a bot that is ready, and what it wants to be told."""
    message = read(line)
    _expect("ready", message, line)
    name, wants = message.get("name", ""), message.get("wants", [])
    if not isinstance(name, str):
        raise Fault(f"it said {shown(line)}, where the name is no text")
    if not isinstance(wants, list) or not all(want in WANTS for want in wants):
        raise Fault(f"it said {shown(line)}, but all it can want is {', '.join(WANTS)}")
    return "".join(sign for sign in name if sign.isprintable())[:MOST_NAME], wants


def read_choice(line: bytes, id: int, world: Game) -> int | None:
    """The option that was chosen; None in a late answer to an earlier decision."""
    message = read(line)
    _expect("choose", message, line)
    said = message.get("id")
    if type(said) is int and said < id:
        return None
    if type(said) is not int or said != id:
        raise Fault(f"it said {shown(line)}, where the id is wrong")
    action, text = message.get("action"), message.get("text")
    if type(action) is int:
        if action not in world.options():
            raise Fault(f"it said {shown(line)}, but {action} is not an option")
        return action
    if isinstance(text, str):
        try:
            return world.parse(text)
        except IllegalMove:
            raise Fault(f"it said {shown(line)}, but {text[:MOST_SHOWN]!r} is not an option") from None
    raise Fault(f"it said {shown(line)}, which names neither an action nor its text")


def right_choice(id: int, world: Game) -> str:
    """An answer to a decision, for who gave none."""
    first, *others = world.options()
    listed = ", ".join(map(str, others[:MOST_LISTED])) + (", ..." if len(others) > MOST_LISTED else "")
    return f'{{"type": "choose", "id": {id}, "action": {first}}} (or {listed})'


def shown(line: bytes) -> str:
    """A line as it is quoted: short, and harmless for a terminal."""
    text = line.decode("utf-8", errors="backslashreplace").rstrip("\r\n")
    return repr(text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "...")


def _expect(type: str, message: Mapping[str, object], line: bytes) -> None:
    """Refuse a message of another type."""
    if message.get("type") != type:
        raise Fault(f"it said {shown(line)}, where the type is not {type!r}")
