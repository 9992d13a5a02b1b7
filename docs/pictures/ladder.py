"""Draw the ladder of the bots from the arena's results: `python docs/pictures/ladder.py`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from pathlib import Path

from lootkeep.bots import LEVELS

HERE = Path(__file__).parent
RESULTS = HERE.parent / "ladder.jsonl"
TITLES = {
    ("looterz", "dragon", 2): ("Looterz", "one against one greedy, English edition"),
    ("looterz", "dragon", 4): ("Looterz", "one against three greedy, English edition"),
    ("looterz", "rigor", 4): ("Looterz", "one against three greedy, Italian edition"),
    ("kragmortha", "library", 4): ("Kragmortha", "one goblin against three greedy ones"),
    ("heroes", "first-watch", 2): ("Keep the Heroes Out!", "two of a kind, First Watch, Challenging"),
}
WIDTH, LEFT, RIGHT, ROW, HEAD = 860, 210, 70, 34, 92
LEVEL_OF = {spec: level for level, spec in LEVELS.items()}
STYLE = """
.page { fill: #12141a } .title { fill: #f4bf4a; font: 700 22px Georgia, serif }
.under, .axis { fill: #ab9b80; font: 14px Candara, 'Segoe UI', sans-serif } .name { fill: #f5ead6 }
.name, .value { font: 16px Candara, 'Segoe UI', sans-serif } .value { fill: #f5ead6 }
.bar { fill: #1c7561 } .low { fill: #5a4a39 } .reach { stroke: #f5ead6; stroke-width: 2 }
.chance { stroke: #f4bf4a; stroke-width: 1.5; stroke-dasharray: 4 4 }
"""


@dataclass
class Rung:
    """A bot, and the share of games that it won."""

    spec: str
    share: float
    low: float
    high: float

    @property
    def name(self) -> str:
        """What it is called, with its level if it has one."""
        return f"{LEVEL_OF[self.spec]}, {self.spec}" if self.spec in LEVEL_OF else self.spec


def ladders() -> dict[tuple[str, str, int], list[Rung]]:
    """Of each table its rungs, the lowest first; of a bot that was measured twice the longer measurement counts."""
    found: dict[tuple[str, str, int], dict[str, tuple[int, Rung]]] = {}
    for line in RESULTS.read_text().splitlines():
        run = json.loads(line)
        key = (run["game"], run["edition"], run["seats"])
        rungs = found.setdefault(key, {})
        together = run["chance"] is None
        rows = run["bots"].items() if together else ((p["bot"], p) for p in run["pairs"] if p["rival"] == "greedy")
        for spec, row in rows:
            if row["games"] > rungs.get(spec, (0,))[0]:
                rungs[spec] = (row["games"], Rung(spec, row["share"], row["low"], row["high"]))
        if not together:
            rungs["greedy"] = (0, Rung("greedy", run["chance"], run["chance"], run["chance"]))
    return {key: sorted((r for _, r in rungs.values()), key=lambda r: r.share) for key, rungs in found.items()}


def panel(key: tuple[str, str, int], rungs: list[Rung], top: int) -> list[str]:
    """The bars of one table."""
    title, under = TITLES[key]
    span = WIDTH - LEFT - RIGHT
    lines = [
        f'<text class="title" x="24" y="{top + 34}">{escape(title)}</text>',
        f'<text class="under" x="24" y="{top + 56}">{escape(under)}; share of games won</text>',
    ]
    bottom = top + HEAD + ROW * len(rungs)
    if key[0] != "heroes":
        x = LEFT + span / key[2]
        lines.append(f'<line class="chance" x1="{x:.1f}" x2="{x:.1f}" y1="{top + HEAD - 6}" y2="{bottom}"/>')
        lines.append(f'<text class="axis" x="{x + 5:.1f}" y="{top + HEAD - 10}">chance {100 / key[2]:.0f} %</text>')
    for number, rung in enumerate(reversed(rungs)):
        y = top + HEAD + ROW * number
        low, high = LEFT + span * rung.low, LEFT + span * rung.high
        kind = "bar" if rung.spec.startswith("search") else "low"
        lines += [
            f'<text class="name" x="{LEFT - 12}" y="{y + 18}" text-anchor="end">{escape(rung.name)}</text>',
            f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{span * rung.share:.1f}" height="24" rx="3"/>',
            f'<line class="reach" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 12}" y2="{y + 12}"/>',
            f'<text class="value" x="{max(high, LEFT + span * rung.share) + 8:.1f}" y="{y + 18}">'
            f"{100 * rung.share:.0f} %</text>",
        ]
    return lines


def main() -> None:
    """One panel below the other."""
    found = ladders()
    lines: list[str] = []
    top = 0
    for key in TITLES:
        if key in found:
            lines += panel(key, found[key], top)
            top += HEAD + ROW * len(found[key]) + 16
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img"'
    label = ' aria-label="How many games each bot wins against greedy ones, with 95 % intervals">'
    ground = f'<style>{STYLE}</style><rect class="page" width="{WIDTH}" height="{top}" rx="12"/>'
    (HERE / "ladder.svg").write_text("\n".join([head + label, ground, *lines, "</svg>\n"]))


if __name__ == "__main__":
    main()
