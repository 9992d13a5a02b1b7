"""Two servers and their database fail for a few seconds: nothing is lost or doubled, and no version goes back.

`python -m bench.chaos` does the same with a hundred people, for longer.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .chaos import run
from .postgres import Cluster

pytestmark = [pytest.mark.anyio, pytest.mark.once]


@pytest.mark.usefixtures("postgresql")
async def test_nothing_is_lost_doubled_or_goes_back_while_servers_fail(cluster: Cluster, tmp_path: Path) -> None:
    found, done = await run(cluster, tmp_path, seconds=2.0, people=8, seed=5)
    assert found.wrong == []
    assert found.accepted
    assert done.total() >= 1
