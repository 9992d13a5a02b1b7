"""A game's balance between greedy players: length, how games end, wins by seat, and how often each card is used.

`python bench/balance.py kragmortha [--games 1000]` prints the tables of docs/balance.
"""

import argparse
import math
from collections import Counter

import lootkeep
from lootkeep.bots import bot


class Tally:
    """What was seen in games with one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.ends: Counter[str] = Counter()
        self.wins = [0.0] * seats  # by distance from the first player; a shared win counts in parts
        self.told: Counter[tuple[str, str]] = Counter()  # event and card

    def add(self, game: lootkeep.Game, first: int) -> None:
        """Count a finished game."""
        outcome = game.outcome()
        assert outcome is not None
        self.games += 1
        self.decisions += game.ply
        self.ends[outcome["why"]["id"]] += 1
        for winner in outcome["winners"]:
            self.wins[(winner - first) % self.seats] += 1 / len(outcome["winners"])
        for event in game.events(None):
            name = event["id"].split("-event-")[1]
            self.turns += name == "turn"
            card = event["args"].get("card")
            if isinstance(card, str):
                self.told[name, card.removeprefix("@card/").split("#")[0]] += 1


def play(game: str, seats: int, games: int) -> Tally:
    """Games between greedy players."""
    tally = Tally(seats)
    for seed in range(games):
        table = lootkeep.new(game, seats=seats, seed=seed)
        players = [bot("greedy", seed * 8 + seat) for seat in range(seats)]
        first = int(table.actor)
        while not table.over:
            table.apply(players[table.actor].choose(table))
        tally.add(table, first)
    return tally


def interval(share: float, games: int) -> float:
    """Half the width of a 95 % interval, in points."""
    return 196 * math.sqrt(share * (1 - share) / games)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Play greedy games and print what came out.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    options = parser.parse_args()
    [info] = [info for info in lootkeep.games() if info["id"] == options.game]
    tallies = [play(options.game, seats, options.games) for seats in info["seats"]]
    print("| seats | turns | decisions | how games end | wins in % from the first player (± 95 %) |")
    print("|---|---|---|---|---|")
    for tally in tallies:
        ends = ", ".join(f"{id} {count / tally.games:.0%}" for id, count in sorted(tally.ends.items()))
        wins = " ".join(f"{100 * won / tally.games:.1f}" for won in tally.wins)
        margin = interval(1 / tally.seats, tally.games)
        print(
            f"| {tally.seats} | {tally.turns / tally.games:.0f} | {tally.decisions / tally.games:.0f} "
            f"| {ends} | {wins} (± {margin:.1f}) |"
        )
    told = sum((tally.told for tally in tallies), Counter[tuple[str, str]]())
    drawn = {card: count for (name, card), count in told.items() if name in ("tome", "drew")}
    print("\n| card | drawn | used | used / drawn |\n|---|---|---|---|")
    for card in sorted(drawn):
        used = told["used", card]
        if used or told["tome", card]:
            print(f"| {card} | {drawn[card]} | {used} | {used / drawn[card]:.2f} |")


if __name__ == "__main__":
    main()
