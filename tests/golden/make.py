"""Write the golden files again, after a change of the rules that was meant: `python tests/golden/make.py`.

Run it in plain Python; then read the difference before it is committed. The moves are those of the games in `records/`,
so that only rules and words can change a story; a record with a move that the rules no longer allow is replaced by a
game of the new rules.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NotRequired, TypedDict, cast

import lootkeep
from lootkeep.bots import bot
from lootkeep.bots.searcher import SearchBot
from lootkeep.engine import playout
from lootkeep.engine.game import Game
from lootkeep.engine.native import MODE
from lootkeep.engine.perft import perft
from lootkeep.engine.record import read_record

HERE = Path(__file__).parent
STORIES = ("looterz-dragon.txt", "looterz-rigor.txt", "kragmortha.txt", "heroes.txt", "search.txt")
SEARCHED = tuple(f"search-{way}.txt" for way in ("looterz-dragon", "looterz-rigor", "kragmortha", "heroes"))
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


class Named(TypedDict):
    """A position with a name, from which perft counts."""

    name: str
    tricky: str
    text: str
    depth: int
    editions: NotRequired[list[str]]
    apart: NotRequired[bool]


def positions() -> list[Named]:
    """The named positions of all games."""
    return cast("list[Named]", tomllib.loads((HERE / "positions.toml").read_text())["position"])


def editions(named: Named) -> list[str]:
    """Those in which a position is counted."""
    game = named["text"].split()[0]
    every = next(info["editions"] for info in lootkeep.games() if info["id"] == game)
    return named.get("editions", every)


def in_edition(text: str, edition: str) -> str:
    """The same table in another edition, whose designs come in the same order."""
    game, written = text.split()[:2]
    here, there = (lootkeep.new(game, seed=0, edition=each).cards() for each in (written, edition))
    names = {one["id"]: other["id"] for one, other in zip(here, there, strict=True)} if game == "looterz" else {}
    names[written] = edition
    return re.sub("[a-z][a-z-]*", lambda word: names.get(word[0], word[0]), text.strip())


def counts() -> dict[str, list[int]]:
    """Positions per depth from every named position."""
    found = {}
    for named in positions():
        for edition in editions(named):
            table = lootkeep.load_position(in_edition(named["text"], edition)).copy()
            found[f"{named['name']}, {edition}"] = [int(perft(table, depth)) for depth in range(named["depth"] + 1)]
    return found


def recorded(name: str) -> tuple[Game, list[str], Iterator[int]]:
    """The table of a record before its first move, the players' names, and its moves one by one."""
    record = read_record((HERE / "records" / name).read_text())
    table = lootkeep.new(
        record.game,
        seats=record.seats,
        seed=record.seed,
        edition=record.edition,
        key=None,
        words=(),
        box=None,
        **record.options,
    )
    return table, record.names, (table.parse(text.partition(" ")[2]) for _, text in record.moves)


def playthrough(name: str) -> str:
    """A recorded game in words: all that the interface says on the way."""
    table, names, moves = recorded(name)
    say = lootkeep.words(LANGUAGE_OF[table.setup.edition]).at(table, names)
    lines = [table.position()]
    for action in moves:
        decision = table.decision()
        lines.append(f"{table.ply}. {names[table.actor]}: {say.text(decision['prompt'])} [{decision['rule']}]")
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
    assert outcome is not None, f"{name} stops before the end of the game"
    lines.append(say.text(outcome["why"]))
    lines += [f"{place['place']}. {names[place['seat']]}: {say.text(place['why'])}" for place in outcome["ranking"]]
    return "\n".join([*lines, "", table.record(names)])


def thoughts(name: str) -> str:
    """What a search finds along a recorded game: every option's looks and winnings, to the last digit."""
    table, _, moves = recorded(name)
    setup = table.setup
    thinker = bot("search:25", setup.seed or 0)
    assert isinstance(thinker, SearchBot)
    lines = [f"{setup.game} {setup.edition}, {setup.seats} seats, seed {setup.seed}"]
    for action in moves:
        if len(table.options()) > 1 and table.ply % 4 == 0:
            lines.append(f"{table.ply}. p{table.actor + 1} {table.notation(thinker.choose(table))}")
            assert thinker.tree is not None
            lines += [
                f"  {table.notation(int(each.action))}: {each.visits} of {each.offered}, {each.total!r}"
                for each in thinker.tree.root.branches
            ]
        table.apply(action)
    return "\n".join(lines) + "\n"


def story(name: str) -> str:
    """What a golden file should say."""
    if name == "search.txt":
        return "\n".join(thoughts(file) for file in SEARCHED)
    return playthrough(name)


def _a_line_each(rows: Mapping[str, object]) -> str:
    """JSON that shows in a difference which row has changed."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items()) + "\n}\n"


def main() -> None:
    """Write all files."""
    assert MODE == "plain", "golden files are written in plain Python"
    (HERE / "traces.json").write_text(_a_line_each(traces()))
    (HERE / "perft.json").write_text(_a_line_each(counts()))
    for name in STORIES:
        (HERE / name).write_text(story(name))


if __name__ == "__main__":
    main()
