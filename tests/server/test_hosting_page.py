"""The page on hosting says what is so: limits, metrics, options, paths."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lootkeep.cli import app
from lootkeep.server.health import PATIENCE
from lootkeep.server.limits import Limits, Rate
from lootkeep.server.metrics import Metrics

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def shown(limit: object) -> str:
    """A limit as the page writes it."""
    if isinstance(limit, Rate):
        return f"{limit.per_second:g} a second, {limit.burst:g} at once"
    return f"{limit:g}"


def test_the_limits_are_those_of_the_house() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", PAGE, re.MULTILINE))
    assert told == {name: shown(limit) for name, limit in Limits()._asdict().items()}


def test_the_metrics_are_all_there() -> None:
    told = set(re.findall(r"^\| `(lootkeep_\w+)` \| ", PAGE, re.MULTILINE))
    kept = {metric.name + ("_total" if metric.type == "counter" else "") for metric in Metrics().register.collect()}
    assert told == kept


def test_health_waits_as_long_as_told() -> None:
    assert f"more than {'two' if PATIENCE == 2 else PATIENCE} seconds" in PAGE


@pytest.mark.parametrize("option", sorted(set(re.findall(r"--[a-z][a-z-]+", PAGE))))
def test_the_options_exist(option: str) -> None:
    assert option in CliRunner().invoke(app, ["serve", "--help"]).output
