"""What the site does besides Sphinx, piece by piece."""

from __future__ import annotations

import pytest

from docs.extensions import boxes, look, repository, runs, signatures
from lootkeep.speech import LANGUAGES

from .blocks import ROOT

DOCS = ROOT / "docs"


@pytest.mark.parametrize(
    ("home", "link", "turned"),
    [
        ("docs", "[SECURITY.md](../SECURITY.md)", "[SECURITY.md](security.md)"),
        ("docs", "[limits](hosting.md#limits)", "[limits](hosting.md#limits)"),
        ("docs", "[`a`](../src/lootkeep/looterz/actions.py)", "[`a`](../src/lootkeep/looterz/actions.py)"),
        ("docs", "[`protocol`](../src/lootkeep/server/protocol)", "`protocol`"),
        ("docs", "[elsewhere](https://example.org/a)", "[elsewhere](https://example.org/a)"),
        ("", "[hosting](docs/hosting.md#limits)", "[hosting](hosting.md#limits)"),
        ("", "[changelog](CHANGELOG.md)", "[changelog](changelog.md)"),
    ],
)
def test_a_link_goes_where_the_repository_has_it(home: str, link: str, turned: str) -> None:
    assert repository.turn(f"See {link}.", ROOT / home, DOCS) == f"See {turned}."


def test_links_in_code_stay() -> None:
    text = "```text\n[a](../SECURITY.md)\n```\n"
    assert repository.turn(text, DOCS, DOCS) == text


def test_the_site_wears_the_colours_of_the_tables() -> None:
    dark, light = look.variables("dark"), look.variables("light")
    assert dark["color-background-secondary"] == dark["page"] == "#12141a"
    assert light["color-background-secondary"] == light["page"] == "#e6d7b8"
    assert light["s1"] == dark["s1"]  # a seat has its colour by any light
    assert set(look.FURO.values()) <= set(dark)


def test_a_signature_is_read_as_a_person_would_write_it() -> None:
    limited = "(id: Annotated[str, msgspec.Meta(min_length=1, max_length=40)], keys: list[str] = <factory>)"
    assert signatures.plain(limited) == "(id: str, keys: list[str] = ...)"
    assert signatures.plain("(seat: int | None = None) -> list[int]") == "(seat: int | None = None) -> list[int]"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "part"), boxes.PARTS)
def test_a_part_of_a_box_has_rows_of_one_width_without_holes(game: str, part: str, language: str) -> None:
    found = list(boxes.PARTS[game, part](language))
    assert found
    for listing in found:
        assert listing.rows or listing.notes
        assert len({len(row) for row in listing.rows}) <= 1
        assert all(cell and "@" not in cell for row in listing.rows for cell in row)


def test_card_lists_have_as_many_cards_as_the_boxes() -> None:
    [dragon] = boxes.PARTS["looterz", "dragon"]("en")
    assert len(dragon.rows) == 30
    assert dragon.rows[0] == ["Thief", "2", "2", "Activation: you may Steal 1 Loot from the richest opponent."]
    assert sum(int(row[1]) for listing in boxes.clans("it") for row in listing.rows) == 90
    assert sum(int(row[1]) for listing in boxes.movements("ru") for row in listing.rows) == 58
    assert [len(listing.rows) for listing in boxes.loot("en")] == [7, 7, 7, 7]


def test_every_run_of_the_arena_is_shown() -> None:
    lines = (DOCS / "ladder.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(list(runs.runs())) == len(lines)
