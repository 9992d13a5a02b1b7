"""The page on hosting says what is so: limits, metrics, options, paths."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lootkeep.cli import app
from lootkeep.server.limits import Limits, Rate
from lootkeep.server.live.bots import thinkers
from lootkeep.server.live.health import PATIENCE
from lootkeep.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


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


def test_thoughts_are_bounded_as_told() -> None:
    assert f"At most {Limits().thoughts_each} thoughts of an address and {Limits().thoughts} in all" in PAGE
    assert thinkers.PATIENCE == 3  # "for three seconds", "after three more"


@pytest.mark.parametrize("proxy", ["Caddy:", "nginx:"])
def test_every_proxy_promises_tls_for_a_day_to_begin_with(proxy: str) -> None:
    example = PAGE.partition(f"\n{proxy}\n\n")[2].partition("\n\n")[0]
    assert 'Strict-Transport-Security "max-age=86400"' in example


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md"])
def test_what_is_promised_and_how_to_report_is_linked(page: str) -> None:
    assert "SECURITY.md)" in (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)#]+)", (ROOT / "SECURITY.md").read_text(encoding="utf-8")))
def test_what_the_page_on_security_links_to_is_there(link: str) -> None:
    assert (ROOT / link).is_file()


def test_health_waits_as_long_as_told() -> None:
    assert f"more than {'two' if PATIENCE == 2 else PATIENCE} seconds" in PAGE


@pytest.mark.parametrize("option", sorted(set(re.findall(r"--[a-z][a-z-]+", PAGE))))
def test_the_options_exist(option: str) -> None:
    assert option in CliRunner().invoke(app, ["serve", "--help"]).output
