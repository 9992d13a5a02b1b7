"""Why something is not done, or cannot be read: a code for programs, a message for people."""

from __future__ import annotations

import re
from math import ceil
from typing import Any, Literal

import msgspec

from ...engine.messages import Arg, Message, message
from .answers import Refused
from .messages import PROTOCOL
from .requests import Request

Code = Literal[
    "malformed",
    "unknown-table",
    "not-yours",
    "stale",
    "illegal",
    "taken",
    "too-much",
    "not-now",
    "busy",
    "protocol",
]


class RequestRefused(Exception):
    """What was asked is not done, and nothing has changed."""

    def __init__(
        self,
        code: Code,
        why: str | Message,
        *,
        rule: str | None = None,
        retry_after: float | None = None,
        shows_state: bool = False,
        **args: Arg,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.why = message(f"server-{why}", args) if isinstance(why, str) else why
        self.rule = rule
        self.retry_after = None if retry_after is None else ceil(retry_after * 10) / 10  # never too early
        self.shows_state = shows_state  # whether the fresh state helps whoever asked


def refused(id: str, refusal: RequestRefused) -> Refused:
    """A refusal as it is sent."""
    return Refused(id=id, code=refusal.code, why=refusal.why, rule=refusal.rule, retry_after=refusal.retry_after)


# ---- What cannot be read: where, and what would be right, in signs that need no language

PLACED = re.compile(r"(.*?)(?: - at (?:`key` in )?`(\$[^`]*)`)?", re.DOTALL)
MISSING = re.compile(r"Object missing required field `(.+)`")
UNKNOWN = re.compile(r"Object contains unknown field `(.+)`", re.DOTALL)
EXPECTED = re.compile(r"Expected `(.+?)`(?:, got `.+`)?(?: (.+))?", re.DOTALL)
INVALID = re.compile(r"Invalid (?:enum )?value (.+)", re.DOTALL)
MOST = 60  # characters of their own that those who wrote a message are shown
BOUNDS = {
    "greater_than_equal": "int >= {ge}",
    "less_than_equal": "int <= {le}",
    "int_parsing": "int",
    "string_too_short": "len(str) >= {min_length}",
    "string_too_long": "len(str) <= {max_length}",
}
MOST_ID = 40  # characters
_decoder = msgspec.json.Decoder(Request)


def unreadable(problem: Exception) -> RequestRefused:
    """A message that is not as the protocol wants it, by what msgspec says of it."""
    placed = PLACED.fullmatch(str(problem))
    assert placed is not None
    text, path = placed[1], placed[2] or "$"
    if found := MISSING.fullmatch(text):
        return RequestRefused("malformed", "missing-field", path=path, field=found[1])
    if found := UNKNOWN.fullmatch(text):
        return RequestRefused("malformed", "unknown-field", path=path, field=found[1][:MOST])
    if found := EXPECTED.fullmatch(text):
        return RequestRefused("malformed", "wrong-value", path=path, wanted=wanted(found[1], found[2] or ""))
    if found := INVALID.fullmatch(text):
        return RequestRefused("malformed", "no-such-value", path=path, value=found[1][:MOST])
    return RequestRefused("malformed", "malformed")


def wanted(kind: str, bounds: str) -> str:
    """What would be right: `int >= 0`, `len(str) <= 24`, `str =~ '^a'`."""
    if bounds.startswith("of length "):
        return f"len({kind}) {bounds.removeprefix('of length ')}"
    return f"{kind} {bounds.replace('matching regex', '=~')}".strip()


def bad_parameter(error: dict[str, Any]) -> RequestRefused:
    """A parameter of an address that is not as it should be, by what FastAPI says of it."""
    right = BOUNDS.get(error["type"], error["type"]).format(**error.get("ctx", {}))
    return RequestRefused("malformed", "wrong-value", path=".".join(map(str, error["loc"])), wanted=right)


class Address(msgspec.Struct):
    """What a message that cannot be read may still tell of itself."""

    id: str = ""
    type: str = ""
    protocol: int = PROTOCOL


def read(text: str | bytes) -> Request:
    """A message; what is none is refused with the place of the mistake."""
    try:
        asked: Request = _decoder.decode(text)
        return asked
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        about = address(text)
        if about.type == "hello" and about.protocol != PROTOCOL:
            raise Unreadable(about.id, RequestRefused("protocol", "protocol", n=PROTOCOL)) from None
        raise Unreadable(about.id, unreadable(problem)) from None


def address(text: str | bytes) -> Address:
    """The id of a message that cannot be read, so that the answer can repeat it."""
    try:
        about = msgspec.json.decode(text, type=Address)
        return msgspec.structs.replace(about, id=about.id[:MOST_ID])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Address()


class Unreadable(Exception):
    """A message that is not of this protocol."""

    def __init__(self, id: str, refusal: RequestRefused) -> None:
        super().__init__(id)
        self.id = id
        self.refusal = refusal
