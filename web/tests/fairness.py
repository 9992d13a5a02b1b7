"""What Python says of a key and its words, for the tests of the browser's own arithmetic: prints fairness.json."""

from __future__ import annotations

import json

from lootkeep.engine.fairness import Pledge, seal

CASES = [
    ("00" * 32, []),
    (bytes(range(32)).hex(), ["three blind mice", "", "owls"]),
    ("f0" * 32, ["мыши", "c'è", "🐭 80"]),
]
SIZES = [2, 3, 6, 6, 6, 54, 53, 1, 60, 1000]


def case(key: str, words: list[str]) -> dict[str, object]:
    """A key and words, the commitment, and the first draws."""
    pledge = Pledge(bytes.fromhex(key), words)
    stream = pledge.stream()
    draws = [[n, stream.below(number, n)] for number, n in enumerate(SIZES * 4, 1)]
    seals = [seal(each) for each in words]
    return {"key": key, "words": words, "seals": seals, "commitment": pledge.commitment, "draws": draws}


if __name__ == "__main__":
    print(json.dumps([case(*each) for each in CASES], indent=1))
