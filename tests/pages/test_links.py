"""Links between pages lead somewhere where the code is read, too: to files, and to headings as GitHub names them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .blocks import FENCE, PAGES, ROOT

LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
LINKS = [
    (page.relative_to(ROOT).as_posix(), target, anchor)
    for page in PAGES
    for target, anchor in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8")))
]


def anchors(page: Path) -> set[str]:
    """What GitHub calls the headings of a page."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize(("page", "target", "anchor"), LINKS)
def test_a_link_leads_somewhere(page: str, target: str, anchor: str) -> None:
    place = (ROOT / page).parent / target if target else ROOT / page
    assert place.exists()
    assert not anchor or anchor in anchors(place)


def test_there_are_links() -> None:
    assert len(LINKS) > 100
