"""Draw the README's picture again from a real game: `python docs/pictures/make.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import lootkeep
from lootkeep.bots import Bot, bot
from lootkeep.terminal.frame import Frame
from lootkeep.terminal.hook import hook
from lootkeep.terminal.screen import STYLES

WIDTH, HEIGHT = 118, 36
NAMES = ["Ada", "Tobias", "greedy", "Cleo"]


def middle(seed: int) -> tuple[lootkeep.Game, list[Bot]]:
    """A game up to such a phase, or to its end if there is none."""
    game = lootkeep.new("looterz", seats=4, seed=seed, edition="rigor")
    players = [bot("greedy", seat) for seat in range(4)]
    while not game.over:
        view: Any = game.view(0)
        mine = view["players"][0]
        asked = view["actor"] == 0 and view["pending"]["step"] == "dungeon" and view["clock"] >= 2
        if asked and len(mine["looterz"]) >= 3 and mine["hand"]["count"] >= 2:
            break
        game.apply(players[game.actor].choose(game))
    return game, players


def main() -> None:
    """A dungeon phase of Ada's with something to choose, in the middle of a game."""
    game, players = middle(next(seed for seed in range(1000) if middle(seed)[0].over is False))
    frame = Frame(game, 0, lootkeep.words("en").at(game, NAMES), hook("looterz"), game.ply - 14)
    console = Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, highlight=False)
    for line in frame.lines(WIDTH, HEIGHT):
        console.print(Text.assemble(*((text, STYLES[style]) for style, text in line)), no_wrap=True, overflow="crop")
    console.print(f"[bold yellow]>[/] {game.notation(players[0].choose(game))}")
    svg = console.export_svg(title="lootkeep play looterz --edition rigor")
    here = Path(__file__).parent
    # The letters come from the reader's own machine: a picture asks no other host for fonts.
    start, end = svg.index("@font-face"), svg.rindex("@font-face")
    end = svg.index("}", end) + 1
    svg = re.sub(r"<!--.*?-->", "", svg[:start] + svg[end:], flags=re.DOTALL)
    (here / "looterz.svg").write_text(svg)


if __name__ == "__main__":
    main()
