"""A game's balance between greedy players: length, how games end, wins by seat, and how often each card is used.

`python bench/balance.py kragmortha [--games 1000]` prints the tables of docs/balance.
"""

import argparse
import math
from collections import Counter, defaultdict

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
        self.luck: defaultdict[str, float] = defaultdict(float)  # card -> wins of who got it, in a seat's share

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
                id = card.removeprefix("@card/").split("#")[0]
                self.told[name, id] += 1
                if name == "tome":
                    seat = int(str(event["args"]["seat"]).removeprefix("@seat/"))
                    won = 1 / len(outcome["winners"]) if seat in outcome["winners"] else 0.0
                    self.luck[id] += won * self.seats


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
    luck = {card: sum(tally.luck[card] for tally in tallies) for (name, card) in told if name == "tome"}
    print("\n| card | drawn | used | used / drawn | wins of its owner, a seat's share = 1 |\n|---|---|---|---|---|")
    for card in sorted(luck):
        drawn, used = told["tome", card], told["used", card]
        print(f"| {card} | {drawn} | {used} | {used / drawn:.2f} | {luck[card] / drawn:.2f} |")
    peeps = sum(count for (name, _), count in told.items() if name == "peeped")
    print(f"\nLooks through a peephole: {peeps}.")


if __name__ == "__main__":
    main()
