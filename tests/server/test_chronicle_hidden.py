"""Hidden cards and chronicles: two worlds that differ only in what is hidden have the same chronicle, byte by byte."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lootkeep
from lootkeep import Game
from lootkeep.server.tables import table as tables

from .chroniclers import at_table, begun
from .guests import choose
from .parlour import parlour, without_chance

pytestmark = pytest.mark.anyio

PLIES = 12


async def told_by(seed: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], str]:
    """All that the chronicle tells while a night is set up by this seed, and the world behind it."""

    def dealt(kind: str, seats: int, source: Any, edition: str, options: dict[str, int], _box: str) -> Game:
        return lootkeep.new(kind, seats=seats, seed=seed, edition=edition, **options)  # type: ignore[arg-type]

    told: list[str] = []
    with monkeypatch.context() as patch:
        without_chance(patch)
        patch.setattr(tables, "new_game", dealt)
        async with parlour() as place:
            group = await begun(place)
            made = await group.night()
            line, chance = await at_table(place, made), random.Random(1)
            for _ in range(PLIES):
                options = line.state()["decision"]["options"]
                await choose(line, chance.randrange(len(options)))
                await place.settle()
                for path in (f"/api/chronicles/{group.name}", f"/api/chronicles/{group.name}/file"):
                    told.append((await place.http.get(path, headers=group.headers)).text)
                keys = {"chronicles": {group.name: group.key}}
                told.append((await place.http.post("/api/chronicles/mine", json=keys)).text)
            return told, place.game(made["table"]).position()


async def test_while_a_night_goes_on_the_chronicle_tells_nothing_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = await told_by(1, monkeypatch), await told_by(2, monkeypatch)
    assert here[1] != there[1]
    assert here[0] == there[0]
