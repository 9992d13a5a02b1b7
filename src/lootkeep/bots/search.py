"""Information-set Monte Carlo tree search, for any game of the house.

Each iteration deals anew what the seat cannot see, walks down the tree by what is on offer in that deal, adds one
branch, plays on a little by `liking`, reads the table by `promise`, and tells every branch on the way how good that
is for whoever took it. A branch counts how often it was on offer, for not every deal offers it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from ..engine import chance
from ..engine.game import NOBODY, Action, Game, Seat
from ..engine.native import append, i64, vec
from .choices import greediest

CURIOSITY: Final = 0.9  # how much a branch that was tried little is worth another look, with two seats
OPENNESS: Final = 0.1  # of the prior, how much is shared by all options alike
DOUBT: Final = 0.05  # how much worse than its siblings an untried branch is thought to be


@final
class Branch:
    """An option somebody had: how often it was on offer and taken, and what came of it for who took it.

    Not `acyclic`, though it is: a deep tree of such objects cannot be freed (mypyc 2.4).
    """

    def __init__(self, action: Action, mover: Seat, liking: i64) -> None:
        self.action = action
        self.mover = mover
        self.liking = liking
        self.offered: i64 = 0
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0
        self.branches = vec[Branch]()

    def mean(self) -> float:
        """The winning chance of who took it, as far as was found."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def find(self, action: Action) -> Branch | None:
        """What is known about an action from here."""
        for branch in self.branches:
            if branch.action == action:
                return branch
        return None


@final
class Tree:
    """What a seat has found out about its options; grows by iterations."""

    def __init__(self, world: Game, seed: i64) -> None:
        self.world = world
        self.me: i64 = world.actor
        self.root = Branch(-1, NOBODY, 0)
        self.rng = chance.seeded(seed)
        # Among more rivals chances lie closer together, so less is enough to make curious.
        self.curiosity = CURIOSITY if world.allied else CURIOSITY * 2.0 / float(world.seats)
        self.sees_all = False  # what is hidden from the seat is not dealt anew, chance alone is
        self.at_hand = vec[Branch]()  # the branches of the options of a moment
        self.weights = vec[float]()  # how much each of them is liked

    def grow(self, iterations: i64) -> None:
        """Think so many iterations longer."""
        for _ in range(iterations):
            self.rng = chance.advanced(self.rng)
            if self.sees_all:
                world = self.world.copy()
                world.rng = chance.seeded(self.rng)
            else:
                world = self.world.redeal(int(self.me), int(self.rng))
            self.iterate(world)

    def follow(self, world: Game, moves: list[int]) -> bool:
        """Go on from where the game stands now, after these moves; False if they were not foreseen."""
        if world.actor != self.me:
            return False
        node = self.root
        for move in moves:
            found = node.find(move)
            if found is None:
                return False
            node = found
        branches = vec[Branch]()
        for branch in node.branches:  # some are of other deals
            if branch.mover == self.me and world.is_offered(branch.action):
                branches = append(branches, branch)
        node.branches = branches
        self.root = node
        self.world = world
        return True

    def iterate(self, world: Game) -> None:
        """One deal, from the root to a new branch and a look beyond it."""
        node = self.root
        path = vec[Branch]()
        while world.choice_count > 0:
            self.recall(node, world)
            if world.allied and world.actor != self.me:
                self.rng = chance.advanced(self.rng)
                node = self.branch_of(greediest(world, self.rng), world)
            else:
                node = self.most_promising(world)
            path = append(path, node)
            world.play(node.action)
            if node.visits == 0:
                break
        self.look_ahead(world)
        gains = vec[float]([world.promise(seat) for seat in range(world.seats)])
        for branch in path:
            gain = gains[branch.mover]
            branch.visits += 1
            branch.total += gain
            branch.squares += gain * gain

    def recall(self, node: Branch, world: Game) -> None:
        """Find the branches of what is on offer; what was never offered here gets a new one."""
        place: i64 = 0
        for i in range(world.choice_count):
            action = world.choices[i]
            known: i64 = len(node.branches)
            looked: i64 = 0
            while looked < known:  # options come in much the same order each time
                if place >= known:
                    place = 0
                if node.branches[place].action == action:
                    break
                place += 1
                looked += 1
            if looked == known:
                node.branches = append(node.branches, Branch(action, world.actor, world.liking(action)))
                place = known
            branch = node.branches[place]
            branch.offered += 1
            if i < len(self.at_hand):
                self.at_hand[i] = branch
            else:
                self.at_hand = append(self.at_hand, branch)
            place += 1

    def branch_of(self, action: Action, world: Game) -> Branch:
        """The branch of an option."""
        i: i64 = 0
        while self.at_hand[i].action != action:
            i += 1
        return self.at_hand[i]

    def most_promising(self, world: Game) -> Branch:
        """Where to look next: what went well, what is liked, and what was tried little for how often it was offered."""
        count = world.choice_count
        if count == 1:
            return self.at_hand[0]
        most = self.at_hand[0].liking
        total = 0.0
        visits: i64 = 0
        for i in range(count):
            branch = self.at_hand[i]
            if branch.liking > most:
                most = branch.liking
            total += branch.total
            visits += branch.visits
        temper = world.temper()
        weights = 0.0
        while len(self.weights) < count:
            self.weights = append(self.weights, 0.0)
        for i in range(count):
            weight = exp(float(self.at_hand[i].liking - most) / temper)
            self.weights[i] = weight
            weights += weight
        untried = total / float(visits) - DOUBT if visits > 0 else 0.0
        best = self.at_hand[0]
        best_score = -1.0e9
        for i in range(count):
            branch = self.at_hand[i]
            prior = (1.0 - OPENNESS) * self.weights[i] / weights + OPENNESS / float(count)
            score = branch.total / float(branch.visits) if branch.visits > 0 else untried
            score += self.curiosity * prior * sqrt(float(branch.offered)) / float(1 + branch.visits)
            if score > best_score:
                best_score = score
                best = branch
        return best

    def look_ahead(self, world: Game) -> None:
        """Play on for a while as everybody likes."""
        left = world.foresight()
        rng = self.rng
        while left > 0 and world.choice_count > 0:
            if world.choice_count == 1:
                world.play(world.choices[0])
            else:
                rng = chance.advanced(rng)
                world.play(greediest(world, rng))
            left -= 1
        self.rng = rng

    def lead(self) -> i64:
        """How many more looks the best option has had than the next."""
        most: i64 = 0
        second: i64 = 0
        for branch in self.root.branches:
            if branch.visits > most:
                second = most
                most = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return most - second

    def best(self) -> Action:
        """The option that was looked at most."""
        best = self.root.branches[0]
        for branch in self.root.branches:
            if branch.visits > best.visits or (branch.visits == best.visits and branch.total > best.total):
                best = branch
        return best.action

    def tried(self) -> list[Branch]:
        """The options that were looked at."""
        return [branch for branch in self.root.branches if branch.visits > 0]
