"""The search: what it finds, what it keeps, how it can be stopped, and that it sees no more than its seat."""

from __future__ import annotations

import threading

import pytest

import lootkeep
from lootkeep.bots import bot
from lootkeep.bots.search import Branch, Tree
from lootkeep.bots.searcher import SearchBot, in_a_row
from lootkeep.engine.game import Game

EDITIONS = [("looterz", "dragon"), ("looterz", "rigor"), ("kragmortha", "library"), ("heroes", "first-watch")]


def searcher(spec: str, seed: int = 1) -> SearchBot:
    player = bot(spec, seed)
    assert isinstance(player, SearchBot)
    return player


def to_a_choice(game: Game) -> Game:
    """Play what is forced, up to a decision that is none."""
    while len(game.options()) == 1:
        game.apply(game.options()[0])
    return game


def midgame(name: str, edition: str, seed: int, ply: int, seats: int = 2) -> Game:
    """A game after some greedy decisions, at one that leaves a choice."""
    game = lootkeep.new(name, seats=seats, seed=seed, edition=edition)
    player = bot("greedy", seed)
    while game.ply < ply:
        game.apply(player.choose(game))
    return to_a_choice(game)


def below(branch: Branch) -> list[Branch]:
    """All branches of a tree."""
    return [each for child in branch.branches for each in (child, *below(child))]


# ---------------------------------------------------------------- strength in small


@pytest.mark.parametrize(
    ("position", "best"),
    [
        # to search may win at once; to attack or to rest lets the other win first
        ("looterz dragon phase=2 target=10\np1: loot=9 play=hydra\np2: loot=9 play=hydra", "search hydra#1"),
        # the leader's only Looter must go, or he wins with his next search
        (
            "looterz dragon seats=3 phase=2 target=10\np1: loot=2 play=assassin\np2: loot=1 play=hydra\n"
            "p3: loot=9 play=hydra",
            "destroy assassin#1 > hydra#2",
        ),
        ("kragmortha library rigor=f10\np1: at=c9 hand=goblin:book+scroll\np2: at=a5", "step b9"),
    ],
)
def test_it_finds_what_matters(position: str, best: str) -> None:
    game = lootkeep.load_position(position)
    player, said = bot("search:150", 5), ""
    for _ in range(2):
        said = game.notation(player.choose(game))
        if said == best:
            break
        game.apply(game.parse(said))
    assert said == best


def test_its_estimate_of_a_won_position_is_high_and_of_a_lost_one_low() -> None:
    """Rewards are per player: the same table promises much to one and little to the other."""
    for loot, rival, low, high in ((9, 0, 0.8, 1.0), (0, 9, 0.0, 0.4)):
        game = lootkeep.load_position(
            f"looterz dragon phase=1 target=10\np1: loot={loot} play=hydra hand=frog,zombie\n"
            f"p2: loot={rival} play=hydra"
        )
        tree = searcher("search:200").think(game.imagine(3), None)
        best = max(tree.root.branches, key=lambda branch: branch.visits)
        assert low <= best.mean() <= high


# ---------------------------------------------------------------- the tree


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_the_tree_counts_offers_and_visits(name: str, edition: str) -> None:
    """Of each node's branches the visits add up, and none was visited more often than it was on offer."""
    game = midgame(name, edition, seed=2, ply=12)
    tree = searcher("search:60" if name != "heroes" else "search:20").think(game.imagine(4), None)
    budget = 60 if name != "heroes" else 20
    assert {branch.offered for branch in tree.root.branches} == {sum(branch.visits for branch in tree.root.branches)}
    assert sum(branch.visits for branch in tree.root.branches) <= budget
    for branch in below(tree.root):
        assert branch.visits <= branch.offered
        assert sum(child.visits for child in branch.branches) <= branch.visits
        assert 0 <= branch.mean() <= 1


def test_options_that_only_some_deals_offer_are_counted_by_their_offers() -> None:
    """What a rival can do depends on the hand dealt to them, so their branches are on offer less often."""
    game = midgame("looterz", "dragon", seed=3, ply=8)
    tree = Tree(game.imagine(1), 1)
    tree.grow(300)
    rivals = [branch for branch in below(tree.root) if branch.mover != tree.me and branch.offered > 0]
    parents = [node for node in below(tree.root) if node.visits > 20 and node.branches]
    assert rivals
    assert any(len({child.offered for child in node.branches}) > 1 for node in parents)


def test_in_the_cooperative_game_partners_do_what_they_like() -> None:
    """A partner is modelled by the greedy policy: of the options of a moment only what it likes best is followed."""
    game = midgame("heroes", "first-watch", seed=1, ply=58, seats=2)
    tree = Tree(game.imagine(1), 1)
    tree.grow(120)
    partner = [
        [child for child in node.branches if child.mover != tree.me]
        for node in below(tree.root)
        if any(child.mover != tree.me for child in node.branches)
    ]
    assert partner
    for children in partner:
        if len({child.offered for child in children}) > 1:
            continue  # not all were on offer at once
        visited = [child for child in children if child.visits]
        assert all(child.liking == max(each.liking for each in children) for child in visited)


def test_the_tree_is_kept_between_moves() -> None:
    game = midgame("looterz", "dragon", seed=5, ply=10)
    me, player, rival = game.actor, searcher("search:200"), bot("greedy", 2)
    kept = 0
    for _ in range(30):
        if game.over:
            break
        if game.actor != me:
            game.apply(rival.choose(game))
            continue
        before = player.tree
        game.apply(player.choose(game))
        kept += player.tree is before and before is not None
    assert kept >= 3


def test_a_tree_is_not_kept_for_another_game_or_after_an_undo() -> None:
    game = midgame("looterz", "dragon", seed=5, ply=10)
    player = searcher("search:30")
    player.choose(game)
    first = player.tree
    player.choose(midgame("looterz", "dragon", seed=6, ply=10))
    assert player.tree is not first
    again = searcher("search:30")
    game.apply(again.choose(game))
    old = again.tree
    game.undo(consent=True)
    game.undo(consent=True)
    again.choose(to_a_choice(game))
    assert again.tree is not old


def test_what_was_kept_in_secret_is_no_news() -> None:
    """Which of three cards a Bookmark's owner keeps is seen by nobody else."""
    game = lootkeep.load_position(
        "kragmortha library turn=5\np1: at=a6 hand=goblin:ball+ball tomes=bookmark\np2: at=f6 hand=goblin:ball+ball"
    )
    game.remember()
    keep = [action for action in range(game.action_space()) if game.is_secret(action)]
    assert keep
    assert all(game.notation(action).startswith("keep ") for action in keep[:5])


# ---------------------------------------------------------------- budgets


def test_a_forced_move_is_not_searched() -> None:
    game = lootkeep.new("looterz", seats=2, seed=1)
    player, greedy = searcher("search:5"), bot("greedy", 1)
    forced = 0
    while not game.over and forced < 3:
        if len(game.options()) == 1:
            player.tree = None
            assert player.choose(game) == game.options()[0]
            assert player.tree is None
            forced += 1
        game.apply(greedy.choose(game))
    assert forced == 3


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_the_same_seed_and_budget_give_the_same_choices(name: str, edition: str) -> None:
    def choices() -> list[int]:
        game = midgame(name, edition, seed=3, ply=20)
        player = bot("search:12", 7)
        chosen = []
        for _ in range(6):
            chosen.append(player.choose(game))
            game.apply(chosen[-1])
        return chosen

    assert choices() == choices()


def test_it_answers_when_it_is_stopped() -> None:
    game = midgame("looterz", "dragon", seed=4, ply=10)
    player = searcher("search:600s")
    timer = threading.Timer(0.2, player.stop)
    timer.start()
    assert player.choose(game) in game.options()
    timer.join()


def test_a_budget_in_seconds_ends_by_itself() -> None:
    game = midgame("looterz", "dragon", seed=4, ply=10)
    player = searcher("search:0.05s")
    assert player.choose(game) in game.options()
    assert player.tree is not None
    assert sum(branch.visits for branch in player.tree.root.branches) > 0


def test_a_turns_budget_gets_smaller_with_each_decision_and_is_whole_again_with_the_next_turn() -> None:
    game = midgame("looterz", "dragon", seed=4, ply=10)
    most: dict[int, int] = {}
    while game.ply < 80 and not game.over:
        if len(game.options()) > 1:
            player = searcher("search:400/turn")
            player.choose(game)
            assert player.tree is not None
            visits = sum(branch.visits for branch in player.tree.root.branches)
            most[in_a_row(game)] = max(visits, most.get(in_a_row(game), 0))
        game.apply(game.options()[0])
    for taken, iterations in enumerate([100, 75, 56, 42, 32, 24, 20, 20]):
        assert iterations // 2 <= most[taken] <= iterations


def test_who_calls_out_of_turn_ends_nobodys_turn() -> None:
    game = lootkeep.new("kragmortha", seats=3, seed=1, penance=1)
    player = bot("greedy", 1)
    while not in_a_row(game) or all(game.caller(call) == game.actor for call in game.calls()):
        game.apply(player.choose(game))
    taken = in_a_row(game)
    game.apply(next(call for call in game.calls() if game.caller(call) != game.actor))
    assert in_a_row(game) == taken > 0


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("search", "the bots are random, greedy, search:1000"),
        ("search:", "the bots are"),
        ("search:0", "the bots are"),
        ("search:-5", "the bots are"),
        ("search:٣", "the bots are"),
        ("search:9999999", "1 to 1e\\+06 would be right"),
        ("search:0s", "0.001 to 600 would be right"),
        ("search:3s/round", "search:3s/turn"),
        ("search:601s", "0.001 to 600 would be right"),
        ("overlords", "guard, warden, overlord"),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(spec: str, why: str) -> None:
    with pytest.raises(lootkeep.UnknownName, match=why):
        bot(spec)


@pytest.mark.parametrize("level", ["apprentice", "guard", "warden", "overlord"])
def test_levels_are_bots(level: str) -> None:
    assert bot(level, 1).spec == level


# ---------------------------------------------------------------- fairness


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_it_cannot_peek(name: str, edition: str) -> None:
    """Dealing anew what a seat cannot see does not change its choice."""
    budget = "search:4" if name == "heroes" else "search:16"
    for seed in range(4):
        game = midgame(name, edition, seed=seed, ply=6 + 9 * seed, seats=3)
        for _ in range(4):
            if game.over:
                break
            choice = bot(budget, seed).choose(game)
            for deal in range(2):
                assert bot(budget, seed).choose(game.redeal(int(game.actor), deal)) == choice
            game.apply(choice)


def test_its_twin_sees_everything_and_plays_by_it() -> None:
    """The last Rigor Mortis lies on top of the draw pile, or at its bottom: only the twin can tell."""
    estimates: dict[str, list[float]] = {"search:60": [], "seer:search:60": []}
    for inn in ("ghost archer stray rigor-mortis", "rigor-mortis ghost archer stray"):
        game = lootkeep.load_position(
            f"looterz rigor phase=3 clock=3\np1: loot=7 play=brute,headsman hand=mouse\np2: loot=8\ninn: {inn}"
        )
        for spec, found in estimates.items():
            player = searcher(spec)
            player.choose(game)
            assert player.tree is not None
            found.append(max(player.tree.root.branches, key=lambda branch: branch.visits).mean())
    fair, seer = estimates["search:60"], estimates["seer:search:60"]
    assert fair[0] == fair[1]
    assert seer[0] < fair[0] < seer[1]  # whoever is behind loses when the next card is the last Rigor Mortis
