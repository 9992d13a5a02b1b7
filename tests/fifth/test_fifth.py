"""A fifth game, from a package of its own: found, lawful, and playable everywhere without a change to the house."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest

import lootkeep
from lootkeep import fuzz, register, rulebook, speech
from lootkeep.engine import playout
from lootkeep.speech import LANGUAGES
from tests.server.guests import BOT, ME, bearer, play_on, sit
from tests.server.parlour import parlour
from tests.terminal import keyboard

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package lies where Python looks for packages."""
    monkeypatch.syspath_prepend(HERE)
    forget()
    yield
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Let the house look for games and words anew."""
    register._entries.cache_clear()
    speech.words.cache_clear()


@pytest.fixture
def anyio_backend() -> str:
    """What is `async` runs on the loop that the server runs on."""
    return "asyncio"


def test_the_register_finds_it() -> None:
    found = {info["id"]: info for info in lootkeep.games()}
    assert found["tricks"]["seats"] == [2, 3, 4]
    assert list(found)[-1] == "tricks"
    assert register.is_guest("tricks")
    assert not register.is_guest("looterz")


def test_it_keeps_the_laws_of_the_house() -> None:
    for seed, table in enumerate(fuzz.tables("tricks", 12, 1)):
        assert fuzz.kit().check_game(table, seed) > 0
    assert len(list(fuzz.fuzz("tricks", 60, seed=5, share=0.1))) == 60


def test_a_table_is_dealt_anew_as_often_as_one_likes() -> None:
    table = lootkeep.new("tricks", seed=3)
    before = table.position()
    assert len({playout.traced(table, 5) for _ in range(3)}) == 1
    assert table.position() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal(tmp_path: Path, lang: str) -> None:
    played = keyboard.sit(tmp_path / "one.lootkeep", repeat("1"), game="tricks", seats="you,search:20", lang=lang)
    outcome = played.game.outcome()
    assert played.code == 0
    assert outcome is not None
    assert lootkeep.words(lang).at(played.game).text(outcome["why"]) in played.text
    assert "tricks-" not in played.text


def test_it_may_have_no_rules_for_players() -> None:
    with pytest.raises(lootkeep.UnknownName, match="not written down"):
        rulebook.rulebook("tricks")


@pytest.mark.anyio
async def test_it_is_served() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, BOT, game="tricks", options={"hand": 5})
        outcome = await play_on(line, random.Random(1))
        assert sum(rank["score"] for rank in outcome["ranking"]) == 5
        story = (await place.http.get(f"/api/tables/{made['table']}/story", headers=bearer(made))).json()
        assert len(story["series"]["taken"]) == 2
        curve = await place.http.get(f"/api/tables/{made['table']}/chances", headers=bearer(made))
        assert sum(curve.json()["points"][-1]["chances"]) == 1
        assert (await place.http.get("/api/rules/tricks")).status_code == 404
        words = await place.http.get("/api/words/it/tricks")
        assert "tricks-name = Prese" in words.text
        for nothing in ("en/looterz", "en/chess", "tlh/tricks"):
            assert (await place.http.get(f"/api/words/{nothing}")).status_code == 404
