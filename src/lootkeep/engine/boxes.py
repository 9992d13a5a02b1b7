"""What every reader of a box checks: each error names file, place and field, and what would be right."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from typing import Any

from .errors import InvalidBox

ID = re.compile(r"[a-z][a-z0-9-]{0,31}")
MOST_DOTS = 100  # in a line: to read a key of thousands of parts takes seconds


def toml(text: str, name: str) -> dict[str, Any]:
    """The tables of a box's text; the name is for error messages.

    >>> toml('edition = "mine"', "mine.toml")
    {'edition': 'mine'}
    """
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise InvalidBox(f"{name}: a line holds more than {MOST_DOTS} dots; names of fewer parts would be right.")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # lists in lists in lists, numbers of thousands of digits
        raise InvalidBox(f"{name}: this is not TOML: {error}.") from None


def digest(data: dict[str, Any]) -> str:
    """A short hash of what a box says, whatever its layout.

    >>> digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    True
    """
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


class BoxReader:
    """Checks the fields of a box."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.place = ""  # the table being read: `card 'hydra'`

    def wrong(self, field: str, what: str, right: str) -> InvalidBox:
        """The error for a field of the table being read."""
        where = ", ".join(part for part in (self.name, self.place, field) if part)
        return InvalidBox(f"{where}: {what}; {right} would be right.")

    def known(self, table: dict[str, Any], fields: tuple[str, ...]) -> None:
        """Refuse a field that means nothing."""
        for field in table:
            if field not in fields:
                raise self.wrong(field, "there is no such field", f"one of {', '.join(fields)}")

    def number(self, table: dict[str, Any], field: str, least: int, most: int, usual: int | None = None) -> int:
        """A whole number between bounds."""
        value = table.get(field, usual)
        if type(value) is not int or not least <= value <= most:
            what = "it is missing" if value is None else f"{value!r} cannot be"
            raise self.wrong(field, what, f"a whole number from {least} to {most}")
        return value

    def edition(self, data: dict[str, Any], example: str) -> str:
        """The name of the edition."""
        edition = data.get("edition")
        if not isinstance(edition, str) or not ID.fullmatch(edition):
            raise self.wrong("edition", f"{edition!r} cannot be", f"a name of small letters, such as `{example}`,")
        return edition
