"""Draw the README's pictures of the terminal again from real games: `python docs/pictures/make.py`.

Those of the browser are taken by `tables.py`.
"""

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


def assaulted(seed: int) -> tuple[lootkeep.Game, list[Bot]]:
    """A game of Keep the Heroes Out! up to a move of Mira's with heroes in the dungeon."""
    game = lootkeep.new("heroes", seats=2, seed=seed, edition="first-watch", difficulty=2, clan1=6, clan2=1)
    players = [bot("greedy", seat) for seat in range(2)]
    while not game.over:
        view: Any = game.view(0)
        heroes = sum(each["exhausted"] for room in view["rooms"] for each in room["heroes"])
        if view["actor"] == 0 and view["pending"]["step"] == "swarm" and heroes >= 6:
            break
        game.apply(players[game.actor].choose(game))
    return game, players


def draw(game: lootkeep.Game, player: Bot, names: list[str], height: int, title: str) -> None:
    """What the first player sees, with the answer that a bot would give."""
    setup = game.setup
    frame = Frame(game, 0, lootkeep.words("en").at(game, names), hook(setup.game), game.ply - 14)
    console = Console(file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, highlight=False)
    for line in frame.lines(WIDTH, height):
        console.print(Text.assemble(*((text, STYLES[style]) for style, text in line)), no_wrap=True, overflow="crop")
    console.print(f"[bold yellow]>[/] {game.notation(player.choose(game))}")
    svg = console.export_svg(title=title)
    # The letters come from the reader's own machine: a picture asks no other host for fonts.
    start, end = svg.index("@font-face"), svg.rindex("@font-face")
    end = svg.index("}", end) + 1
    svg = re.sub(r"<!--.*?-->", "", svg[:start] + svg[end:], flags=re.DOTALL)
    (Path(__file__).parent / f"{setup.game}.svg").write_text(svg)


def main() -> None:
    """A dungeon phase of Ada's with something to choose; Mira's rats between two assaults."""
    game, players = middle(next(seed for seed in range(1000) if middle(seed)[0].over is False))
    draw(game, players[0], NAMES, HEIGHT, "lootkeep play looterz --edition rigor")
    game, players = assaulted(next(seed for seed in range(1000) if assaulted(seed)[0].over is False))
    draw(game, players[0], ["Mira", "greedy"], HEIGHT + 4, "lootkeep play heroes --option difficulty=2")


if __name__ == "__main__":
    main()
