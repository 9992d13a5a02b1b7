"""Write the golden files again, after a change of the rules that was meant: `python tests/golden/make.py`.

Run it in plain Python; then read the difference before it is committed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import lootkeep
from lootkeep.bots import bot
from lootkeep.bots.searcher import SearchBot
from lootkeep.engine import playout
from lootkeep.engine.native import MODE
from lootkeep.engine.perft import perft

HERE = Path(__file__).parent
LANGUAGE_OF = {"dragon": "en", "rigor": "it", "library": "ru", "first-watch": "en"}


def ways() -> list[tuple[str, str, int]]:
    """Every edition with every number of seats."""
    return [(i["id"], edition, seats) for i in lootkeep.games() for edition in i["editions"] for seats in i["seats"]]


def traces() -> dict[str, list[list[int]]]:
    """Length and hash of random games."""
    found = {}
    for game, edition, seats in ways():
        table = lootkeep.new(game, seats=seats, seed=0, edition=edition).copy()
        found[f"{game} {edition} {seats}"] = [[int(n) for n in playout.traced(table, seed)] for seed in range(20)]
    return found


def counts() -> dict[str, list[int]]:
    """Positions per depth; where a set-up has many choices, from a position after it and less deep."""
    found = {}
    for game, edition, seats in ways():
        for seed in (1, 2):
            table = lootkeep.new(game, seats=seats, seed=seed, edition=edition).copy()
            if game == "heroes" and seats == 2 and seed == 1:
                table = playout.midgame(table, seed, 14)
                found[f"{game} {edition} {seats} seed {seed}"] = [int(perft(table, depth)) for depth in range(4)]
            elif game != "heroes" and seats in (2, 4):
                found[f"{game} {edition} {seats} seed {seed}"] = [int(perft(table, depth)) for depth in range(7)]
    return found


def playthrough(game: str, edition: str, seats: int, seed: int, **options: int) -> str:
    """A game between greedy players in words: all that the interface says on the way."""
    table = lootkeep.new(game, seats=seats, seed=seed, edition=edition, key=None, words=(), box=None, **options)
    names = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"][:seats]
    say = lootkeep.words(LANGUAGE_OF[edition]).at(table, names)
    players = [bot("greedy", seed + seat) for seat in range(seats)]
    lines = [table.position()]
    while not table.over:
        decision = table.decision()
        lines.append(f"{table.ply}. {names[table.actor]}: {say.text(decision['prompt'])} [{decision['rule']}]")
        action = players[table.actor].choose(table)
        for option in decision["options"]:
            mark = ">" if option["action"] == action else " "
            odds = f" {option['odds']}" if "odds" in option else ""
            lines.append(f"  {mark} {option['notation']}: {say.text(option['text'])}{odds}")
        lines += [f"    not {no['notation']}: {say.text(no['why_not'])} [{no['rule']}]" for no in decision["refused"]]
        ply = table.ply
        table.apply(action)
        lines += [f"  * {say.text({'id': e['id'], 'args': e['args']})}" for e in table.events(None, ply)]
        if ply % 25 == 24:
            lines.append(table.position() + json.dumps(table.view(0)))
    outcome = table.outcome()
    assert outcome is not None
    lines.append(say.text(outcome["why"]))
    lines += [f"{place['place']}. {names[place['seat']]}: {say.text(place['why'])}" for place in outcome["ranking"]]
    return "\n".join([*lines, "", table.record(names)])


def thoughts(game: str, edition: str, seats: int, seed: int) -> str:
    """What a search finds along a game: every option's looks and winnings, to the last digit."""
    table = lootkeep.new(game, seats=seats, seed=seed, edition=edition)
    greedy, thinker = bot("greedy", seed), bot("search:25", seed)
    assert isinstance(thinker, SearchBot)
    lines = [f"{game} {edition}, {seats} seats, seed {seed}"]
    while not table.over and len(lines) < 60:
        if len(table.options()) == 1 or table.ply % 4:
            table.apply(greedy.choose(table))
            continue
        action = thinker.choose(table)
        lines.append(f"{table.ply}. p{table.actor + 1} {table.notation(action)}")
        assert thinker.tree is not None
        lines += [
            f"  {table.notation(int(each.action))}: {each.visits} of {each.offered}, {each.total!r}"
            for each in thinker.tree.root.branches
        ]
        table.apply(action)
    return "\n".join(lines) + "\n"


def playthroughs() -> dict[str, str]:
    """The golden playthroughs by the names of their files."""
    return {
        "looterz-dragon.txt": playthrough("looterz", "dragon", 3, 11),
        "looterz-rigor.txt": playthrough("looterz", "rigor", 4, 12),
        "kragmortha.txt": playthrough("kragmortha", "library", 4, 13),
        "heroes.txt": playthrough("heroes", "first-watch", 2, 14, difficulty=3),
        "search.txt": "\n".join(
            thoughts(*way)
            for way in (
                ("looterz", "dragon", 2, 21),
                ("looterz", "rigor", 3, 22),
                ("kragmortha", "library", 3, 23),
                ("heroes", "the-ram", 2, 24),
            )
        ),
    }


def _a_line_each(rows: Mapping[str, object]) -> str:
    """JSON that shows in a difference which row has changed."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()) + "\n}\n"


def main() -> None:
    """Write all files."""
    assert MODE == "plain", "golden files are written in plain Python"
    (HERE / "traces.json").write_text(_a_line_each(traces()))
    (HERE / "perft.json").write_text(_a_line_each(counts()))
    for name, text in playthroughs().items():
        (HERE / name).write_text(text)


if __name__ == "__main__":
    main()
