"""The site as it is built: nothing asks another host, every page is there, and rules, cards and words are on it."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

import lootkeep
from lootkeep import bots
from lootkeep.engine.native import MODE
from lootkeep.rulebook import rules
from lootkeep.speech import LANGUAGES

from .blocks import ROOT
from .site import built

pytestmark = pytest.mark.skipif(MODE == "compiled", reason="the pages are the same in both modes")
LEDGERS = {"looterz": "looterz", "kragmortha": "kragmortha", "heroes": "keep-the-heroes-out"}

# What makes a browser ask for something: not a link that somebody may follow.
ASKING = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*\b(?:src|data|srcset)=["'](?:https?:)?//[^"']+
    |<link\b[^>]*\bhref=["'](?:https?:)?//[^"']+|url\(["']?(?:https?:)?//[^)]+|@import\s+["'](?:https?:)?//[^"']+
    |\b(?:fetch|importScripts|import)\(["'](?:https?:)?//""",
    re.VERBOSE,
)


@pytest.fixture(scope="module")
def site() -> Path:
    """The folder with the pages."""
    return built()


def text_of(page: Path) -> str:
    """A page as a person reads it."""
    article = page.read_text(encoding="utf-8").partition("<article")[2].partition("</article>")[0]
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", article)).split())


def test_no_page_asks_another_host(site: Path) -> None:
    files = [file for end in ("html", "css", "js", "svg") for file in site.rglob(f"*.{end}")]
    assert len(files) > 60
    found = [
        f"{file.relative_to(site)}: {asked[:80]}"
        for file in files
        for asked in ASKING.findall(file.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "page",
    ['<script src="https://a.example/b.js">', "<img src='//a.example/b.png'>", "@import 'http://a.example'",
     '<link rel="stylesheet" href="https://a.example/b.css">', "src: url(https://a.example/b.woff2)"],
)  # fmt: skip
def test_a_page_that_asked_would_be_found(page: str) -> None:
    assert ASKING.search(page)


def test_a_link_asks_nobody() -> None:
    assert not ASKING.search('<a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>')


def test_every_page_is_there_and_in_the_sidebar(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        address = page.relative_to(ROOT / "docs").with_suffix(".html")
        assert (site / address).is_file(), page
        assert f'href="{address.as_posix()}"' in home or address.name == "index.html", page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEDGERS)
def test_every_rule_has_an_anchor_in_every_language(site: Path, game: str, language: str) -> None:
    name = LEDGERS[game] if language == "en" else f"{LEDGERS[game]}.{language}"
    page = (site / "rules" / f"{name}.html").read_text(encoding="utf-8")
    assert f'<html class="no-js" lang="{language}"' in page
    for id in rules(game, language):
        assert f'id="{id}"' in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEDGERS)
def test_every_card_is_on_its_page_with_its_text(site: Path, game: str, language: str) -> None:
    name = LEDGERS[game] if language == "en" else f"{LEDGERS[game]}.{language}"
    shown = text_of(site / "cards" / f"{name}.html")
    for edition in next(each for each in lootkeep.games() if each["id"] == game)["editions"]:
        table = lootkeep.new(game, seed=1, edition=edition)
        say = lootkeep.words(language).at(table)
        for face in table.cards():
            kind, _, type = face["id"].partition(":")
            if kind.startswith("plan-"):  # a room, which the rules list
                continue
            is_hero = game == "heroes" and type and not face["numbers"]  # a row for each class
            assert say.card(kind if is_hero else face["id"]) in shown
            assert all(say.text(line) in shown for line in face["text"]) or say.card_text(face["id"]) in shown


def test_the_reference_has_all_that_is_public(site: Path) -> None:
    pages = [(site / "reference" / f"{name}.html").read_text(encoding="utf-8") for name in ("lootkeep", "game", "bots")]
    for package in (lootkeep, bots):
        for name in package.__all__:
            if not name.isupper():
                assert any(f'id="{package.__name__}.{name}"' in page for page in pages), name


def test_the_search_knows_words_of_all_languages(site: Path) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    known = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    assert "rules/looterz.ru" in known["docnames"]
    for word in ("sacrific", "sacrificio", "подземель", "prometheus"):
        assert any(word in term for term in (*known["terms"], *known["titleterms"])), word


def test_the_icons_are_credited(site: Path) -> None:
    credits = text_of(site / "credits.html")
    assert "game-icons.net" in credits
    assert "CC BY 3.0" in credits
