"""Logs are JSON or readable, and no key gets into them, wherever it is put."""

from __future__ import annotations

import io
import json
import logging
import secrets
from collections.abc import Callable, Iterator
from urllib.parse import quote

import pytest

from lootkeep.server.logging import HIDDEN, keep_logs, without_secrets
from lootkeep.server.protocol.http import Keys
from lootkeep.server.protocol.requests import Hello

KEYS = [secrets.token_urlsafe(24) for _ in range(200)]


class Terminal(io.StringIO):
    """A stream that people look at."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def own_handlers() -> Iterator[None]:
    """Give the root logger its handlers back."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)


def raising(key: str) -> None:
    """Fail with the key in the exception, in its cause and in a line of code."""
    try:
        raise KeyError(key)
    except KeyError as error:
        try:
            raise ValueError({"keys": [key]}) from error
        except ValueError:
            logging.exception("failed")


PLACES: dict[str, Callable[[str], None]] = {
    "message": lambda key: logging.info("a key %s", key),
    "first word": lambda key: logging.info(key),
    "argument": lambda key: logging.info("%s", [key]),
    "glued": lambda key: logging.info(f"seat0{key}"),
    "bytes": lambda key: logging.info("%r", key.encode()),
    "bearer": lambda key: logging.info("Authorization: Bearer %s", key),
    "url": lambda key: logging.info("GET /t/mossy-frog-41?key=%s HTTP/1.1", key),
    "quoted url": lambda key: logging.info("GET /t/%s", "".join(f"%{ord(letter):02X}" for letter in key)),
    "half quoted url": lambda key: logging.info("GET /t/%s", quote(key, safe="").replace("-", "%2D")),
    "fragment": lambda key: logging.info("/t/mossy-frog-41#k=%s", key),
    "json": lambda key: logging.info(json.dumps({"keys": {key: key}})),
    "struct": lambda key: logging.info("%s", Hello(id="1", table="mossy-frog-41", keys=[key])),
    "keys": lambda key: logging.info("%r", Keys(host=key, invite=key, seats={"0": key})),
    "extra": lambda key: logging.info("made", extra={"host": key}),
    "name of an extra": lambda key: logging.info("made", extra={key: 1}),
    "deep extra": lambda key: logging.info("made", extra={"table": {"seats": [{"a": key}, (key,)]}}),
    "logger": lambda key: logging.getLogger(f"lootkeep.{key}").warning("x"),
    "exception": raising,
    "stack": lambda key: logging.info("here", stack_info=True, extra={"k": key}),
    "uvicorn": lambda key: logging.getLogger("uvicorn.access").info('%s - "%s"', "127.0.0.1", f"GET /?{key}"),
    "object": lambda key: logging.info("made", extra={"what": Hello(id="1", table="t", keys=[key])}),
}


def parts(key: str) -> Iterator[str]:
    """Every third of a key."""
    return (key[start : start + 11] for start in range(len(key) - 10))


@pytest.mark.parametrize("stream", [io.StringIO, Terminal], ids=["json", "readable"])
@pytest.mark.parametrize("place", PLACES)
def test_no_key_is_ever_written(place: str, stream: type[io.StringIO]) -> None:
    written = stream()
    keep_logs(written)
    for key in KEYS:
        written.seek(0)
        written.truncate()
        PLACES[place](key)
        line = written.getvalue()
        assert line
        assert not [part for part in parts(key) if part in line or quote(part, safe="") in line]


@pytest.mark.parametrize("name", ["seed", "Keys", "authorization", "cookie", "position"])
def test_what_is_called_a_secret_is_hidden_whatever_it_looks_like(name: str) -> None:
    written = io.StringIO()
    keep_logs(written)
    logging.info("started", extra={name: 7, "table": {"inner": {name: 7}}})
    line = json.loads(written.getvalue())
    assert line[name] == line["table"]["inner"][name] == HIDDEN


def test_a_line_is_a_json_object_with_its_fields() -> None:
    written = io.StringIO()
    keep_logs(written)
    logging.getLogger("lootkeep.server").warning("moved by %s", "Аня\nBo", extra={"table": "mossy-frog-41", "seat": 2})
    (text,) = written.getvalue().splitlines()
    line = json.loads(text)
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "warning",
        "from": "lootkeep.server",
        "what": "moved by Аня\nBo",
        "table": "mossy-frog-41",
        "seat": 2,
    }


def test_an_exception_keeps_its_traceback() -> None:
    written = io.StringIO()
    keep_logs(written)
    raising("short")
    line = json.loads(written.getvalue())
    assert "test_logging.py" in line["trouble"]
    assert "KeyError: 'short'" in line["trouble"]


def test_on_a_terminal_a_line_reads_well() -> None:
    written = Terminal()
    keep_logs(written)
    logging.info("made", extra={"table": "mossy-frog-41", "seats": 4})
    logging.error("lost")
    first, second = written.getvalue().splitlines()
    assert first[8:] == "  made  table=mossy-frog-41  seats=4"
    assert second[8:] == "  error: lost"


def test_words_paths_times_and_functions_stay_readable() -> None:
    for text in (
        "mossy-frog-41 at 2025-11-16T05:54:24.123+00:00",
        "lootkeep/server/room.py, line 41, in append_and_broadcast",
        "ProcessPoolExecutor ConnectionResetError",
        "127.0.0.1:54321 - GET /api/tables/mossy-frog-41/moments/12?seat=0 200",
        "1700000000.123456 9007199254740993",
    ):
        assert without_secrets(text) == text


def test_nobody_forges_a_line_or_a_colour() -> None:
    written = Terminal()
    keep_logs(written)
    logging.info("called %s", "Ada\n05:54:24  all is well\x1b[31m", extra={"name_of": "Bo\r\x9b2J"})
    (line,) = written.getvalue().splitlines()
    assert line[8:] == r"  called Ada\n05:54:24  all is well\x1b[31m  name_of=Bo\r\x9b2J"


def test_the_usual_stream_is_stderr_and_levels_hold(capsys: pytest.CaptureFixture[str]) -> None:
    keep_logs(level=logging.ERROR)
    logging.warning("unimportant")
    logging.error("important")
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["what"] == "important"
