"""What the server writes down: one JSON object a line, or readable lines on a terminal; never a secret.

log = logging.getLogger("lootkeep.server")
log.info("moved", extra={"table": "mossy-frog-41", "seat": 2})
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

HIDDEN = "[secret]"

# Whatever has the letters of a key, also where something has escaped them; and what is long or mixed enough to be one.
KEYLIKE = re.compile(r"(?:[A-Za-z0-9_-]|%[0-9A-Fa-f]{2}|\\+x[0-9A-Fa-f]{2}|\\+u00[0-9A-Fa-f]{2}){16,}")
LONG = 30
MIXED = [re.compile(letters) for letters in ("[a-z]", "[A-Z]", "[0-9]")]

# Fields whose values are hidden whatever they look like.
PRIVATE = frozenset({"key", "keys", "seed", "secret", "authorization", "cookie", "position", "head"})

# What a record of the standard library carries itself; all else was given as `extra`.
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def without_secrets(text: str) -> str:
    """A text in which whatever could be a key is replaced."""
    return KEYLIKE.sub(_hidden, text)


def _hidden(match: re.Match[str]) -> str:
    """What is written in place of letters that could be a key, which words and names of functions are not."""
    run = match[0]
    return HIDDEN if len(run) >= LONG or all(letters.search(run) for letters in MIXED) else run


class Lines(logging.Formatter):
    """Records as lines, from which secrets are taken last of all, wherever they came from."""

    def __init__(self, *, readable: bool) -> None:
        super().__init__()
        self.readable = readable

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line without secrets."""
        fields = {name: _public(name, value) for name, value in vars(record).items() if name not in USUAL}
        line = self._for_people(record, fields) if self.readable else self._for_programs(record, fields)
        return without_secrets(line)

    def _for_people(self, record: logging.LogRecord, fields: dict[str, Any]) -> str:
        """Time, what happened, its fields, and the traceback below."""
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        told = "".join(f"  {name}={value}" for name, value in fields.items())
        trouble = self._trouble(record)
        return _on_one_line(f"{time}  {level}{record.getMessage()}{told}") + (f"\n{trouble}" if trouble else "")

    def _for_programs(self, record: logging.LogRecord, fields: dict[str, Any]) -> str:
        """One JSON object."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **fields,
        }
        trouble = self._trouble(record)
        if trouble:
            line["trouble"] = trouble
        return json.dumps(line, ensure_ascii=False, default=str)

    def _trouble(self, record: logging.LogRecord) -> str:
        """The traceback of a record, if it has one."""
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        return "\n".join([*parts, *([record.stack_info] if record.stack_info else [])])


def _on_one_line(text: str) -> str:
    """A text that cannot forge a second line, nor colour a terminal."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def _public(name: str, value: Any) -> Any:
    """A field's value, unless its name says that it is private."""
    if name.lower() in PRIVATE:
        return HIDDEN
    if isinstance(value, dict):
        return {str(each): _public(str(each), inner) for each, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_public("", inner) for inner in value]
    return value


def keep_logs(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Let all that is logged in this process go to a stream (stderr) in our lines: readable if it is a terminal."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines(readable=stream.isatty()))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):  # which bring handlers of their own
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
