"""Why a message cannot be read: where, and what would be right, in signs that need no language."""

from __future__ import annotations

import re
from typing import Any

from .refusal import Refusal

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


def unreadable(problem: Exception) -> Refusal:
    """A message that is not as the protocol wants it, by what msgspec says of it."""
    placed = PLACED.fullmatch(str(problem))
    assert placed is not None
    text, path = placed[1], placed[2] or "$"
    if found := MISSING.fullmatch(text):
        return Refusal("malformed", "missing-field", path=path, field=found[1])
    if found := UNKNOWN.fullmatch(text):
        return Refusal("malformed", "unknown-field", path=path, field=found[1][:MOST])
    if found := EXPECTED.fullmatch(text):
        return Refusal("malformed", "wrong-value", path=path, wanted=wanted(found[1], found[2] or ""))
    if found := INVALID.fullmatch(text):
        return Refusal("malformed", "no-such-value", path=path, value=found[1][:MOST])
    return Refusal("malformed", "malformed")


def wanted(kind: str, bounds: str) -> str:
    """What would be right: `int >= 0`, `len(str) <= 24`, `str =~ '^a'`."""
    if bounds.startswith("of length "):
        return f"len({kind}) {bounds.removeprefix('of length ')}"
    return f"{kind} {bounds.replace('matching regex', '=~')}".strip()


def bad_parameter(error: dict[str, Any]) -> Refusal:
    """A parameter of an address that is not as it should be, by what FastAPI says of it."""
    right = BOUNDS.get(error["type"], error["type"]).format(**error.get("ctx", {}))
    return Refusal("malformed", "wrong-value", path=".".join(map(str, error["loc"])), wanted=right)
