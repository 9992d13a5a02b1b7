"""What the arena has measured, from `ladder.jsonl`: a table for each run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lootkeep

RESULTS = Path(__file__).parents[1] / "ladder.jsonl"


def runs() -> Iterator[tuple[str, list[list[str]]]]:
    """Each run: at which table and when, and of every bot its share, the games and their length."""
    for line in RESULTS.read_text(encoding="utf-8").splitlines():
        run: dict[str, Any] = json.loads(line)
        game = lootkeep.words("en").say(f"{run['game']}-name")
        seats = f"{run['seats']} seats"
        title = f"{game}, {run['edition']}, {seats}; seed {run['seed']}, {run['date'][:10]}"
        bots = sorted(run["bots"].items(), key=lambda item: -item[1]["share"])
        yield title, [[name, share(bot), str(bot["games"]), f"{bot['length']:.0f}"] for name, bot in bots]


def share(bot: dict[str, Any]) -> str:
    """The share of games won, with its interval."""
    return "{:.1f} % ({:.1f}–{:.1f})".format(*(100 * bot[key] for key in ("share", "low", "high")))
