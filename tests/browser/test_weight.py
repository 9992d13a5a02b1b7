"""What a browser has to load before the first move, and that all of it comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.browser.checks import PICTURES
from tests.browser.guest import Arrival
from tests.browser.screens import at_table
from tests.browser.server import Server

MOST = 350_000  # bytes, as they come over the wire: compressed, with all pictures that are seen at first
SEEN = {"looterz": 4, "kragmortha": 7, "heroes": 20}  # pictures at the least


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["looterz", "kragmortha", "heroes"])
def test_the_first_page_of_a_game_is_light(game: str, language: str, guest: Arrival, server: Server) -> None:
    ada = guest(language=language)
    weights: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        weights[answer.url.removeprefix(server.address)] = int(answer.headers.get("content-length", 0))

    ada.page.on("response", weigh)
    at_table(game, ada, server)
    ada.settle()
    ada.page.wait_for_load_state("networkidle")
    total = sum(weights.values())
    heaviest = sorted(weights.items(), key=lambda item: -item[1])[:8]
    print(f"\n{game}, {language}: {len(weights)} files, {total / 1000:.0f} KB")
    print("\n".join(f"  {weight / 1000:5.1f} KB {path}" for path, weight in heaviest))
    assert 50_000 < total < MOST
    seen = ada.page.evaluate(PICTURES)
    assert len(seen) >= SEEN[game]
    assert [each["name"] for each in seen if not each["came"]] == []
