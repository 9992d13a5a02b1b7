"""What all tests share."""

from __future__ import annotations

import importlib
import logging
from pathlib import Path

import pytest

import lootkeep


def pytest_report_header() -> str:
    """Say which Lootkeep is tested: compiled or plain, and from where."""
    native = importlib.import_module("lootkeep.engine.native")
    mode = "COMPILED" if native.COMPILED else "PLAIN"
    return f"lootkeep {lootkeep.__version__}: {mode} mode, in {Path(lootkeep.__file__).parent}"


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let `-k LZ-21` find the tests that name this rule."""
    for mark in item.iter_markers("rule"):
        item.extra_keyword_matches.update(mark.args)


class NoWords(logging.Handler):
    """A message that the catalogues lack is only logged where people play; here it fails the test that asks for it."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


logging.getLogger("lootkeep.speech").addHandler(NoWords())
