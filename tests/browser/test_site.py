"""The site works without any server and without any network: its pages, its search, both lights."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request

from tests.browser.guest import DESK, PHONE
from tests.pages.site import built

PAGES = [
    "index",
    "play",
    "games/kragmortha",
    "cards/keep-the-heroes-out.ru",
    "rules/looterz.it",
    "protocol",
    "reference/game",
]


def look(browser: Browser, size: tuple[int, int], light: str, asked: list[str]) -> Page:
    """Somebody without a network, who notes whatever the pages ask for."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="light" if light == "light" else "dark",
        offline=True,
    )
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    return page


def missing(request: Request) -> list[str]:
    """What a page asked for and did not get; a picture that was still on its way when the page was left is none."""
    return [] if request.failure == "net::ERR_ABORTED" else [f"{request.url}: {request.failure}"]


@pytest.mark.parametrize("query", ["sacrifice", "подземелье", "Prometheus"])
def test_the_search_finds_without_a_network(browser: Browser, query: str) -> None:
    asked: list[str] = []
    page = look(browser, DESK, "dark", asked)
    page.goto(f"{(built() / 'search.html').as_uri()}?q={query}")
    page.locator("ul.search li a").first.wait_for()
    own = Path(built()).as_uri()
    assert [url for url in asked if not url.startswith((own, "data:"))] == []
    page.context.close()


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_no_page_is_wider_than_the_screen(browser: Browser, size: tuple[int, int], light: str) -> None:
    asked: list[str] = []
    page = look(browser, size, light, asked)
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("requestfailed", lambda request: troubles.extend(missing(request)))
    for name in PAGES:
        page.goto((built() / f"{name}.html").as_uri())
        beyond = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert beyond <= 0, name
    assert troubles == []
    page.context.close()
