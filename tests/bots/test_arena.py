"""The arena plays fairly, counts rightly, and claims no more than it has shown."""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import lootkeep
from lootkeep import cli, register
from lootkeep.bots import Bot, bot, matches
from lootkeep.bots.arena import Arena
from lootkeep.bots.matches import Match, Played, Player, Round, Table, bot_seed, play_round
from lootkeep.bots.player import RandomBot
from lootkeep.bots.report import as_data
from lootkeep.bots.standings import Comparison, Standings
from lootkeep.bots.statistics import Interval
from lootkeep.engine.game import Game

QUICK = {"target": 3}
FOUR = Table("looterz", 4, None, QUICK)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, so that bots can be rigged: its exit code, and what it prints."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def command(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["lootkeep", "arena", *arguments, "--jobs", "1"])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        printed = capsys.readouterr()
        return cast("int", ended.value.code), printed.out, printed.err

    return command


def played(arena: Arena, jobs: int = 1) -> Standings:
    """An arena's results, all games played."""
    for _ in arena.play(jobs):
        pass
    return Standings(arena)


def told(arena: Arena, results: dict[Match, list[list[float]]]) -> Standings:
    """The results of an arena whose bots have won this much, round by round and seat by seat."""
    for match, rounds in results.items():
        for points in rounds:
            games = []
            for lineup, won, alone in zip(match.lineups(arena.table.seats), points, range(9), strict=False):
                others = 0.0 if arena.allied else (1 - won) / (len(lineup) - 1)
                fared = [won if arena.allied or seat == alone else others for seat in range(len(lineup))]
                games.append(Played([Player(*row, 0.0, 1, []) for row in zip(lineup, fared, strict=True)], 10))
            arena.played[match].append(games)
    return Standings(arena)


def timeless(standings: Standings) -> dict[str, Any]:
    """The results without what differs from run to run."""
    data: dict[str, Any] = as_data(standings)
    del data["date"]
    for each in [*data["bots"].values(), *data["pairs"]]:
        del each["seconds_per_move"]
    return data


# ---- who sits where


def test_a_bot_takes_each_seat_in_turn_with_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    def new(*args: Any, **settings: Any) -> Game:
        seeds.append(settings["seed"])
        return shelf_new(*args, **settings)

    shelf_new = register.new
    monkeypatch.setattr(register, "new", new)
    games = play_round(Round(FOUR, Match("greedy", "random"), 7))
    assert seeds == [7, 7, 7, 7]
    for alone, game in enumerate(games):
        assert [player.spec == "greedy" for player in game.players] == [seat == alone for seat in range(4)]
        assert sum(player.points for player in game.players) == 1


def test_every_bot_of_a_round_has_a_seed_of_its_own() -> None:
    rounds = [Round(FOUR, Match("greedy", "greedy", luck), seed) for luck in (0, 1) for seed in (7, 8)]
    seeds = {bot_seed(each, turn, seat) for each in rounds for turn in range(4) for seat in range(4)}
    assert len(seeds) == 64


def test_a_bots_luck_does_not_depend_on_who_it_is() -> None:
    assert bot_seed(Round(FOUR, Match("greedy", "random"), 7), 1, 2) == bot_seed(
        Round(FOUR, Match("seer:search:9", "random"), 7), 1, 2
    )


@pytest.mark.parametrize(
    ("winners", "allied", "points"),
    [([1], False, [0, 1, 0]), ([0, 2], False, [0.5, 0, 0.5]), ([], False, [0, 0, 0]), ([0, 1, 2], True, [1, 1, 1])],
)
def test_winners_share_a_point_and_allies_do_not(winners: list[int], allied: bool, points: list[float]) -> None:
    game = SimpleNamespace(outcome=lambda: {"winners": winners}, allied=allied, seats=3)
    assert matches._points(cast("Game", game)) == points


def test_with_two_seats_a_pair_meets_once_and_with_more_each_is_alone_once() -> None:
    two = Arena("looterz", ["greedy", "random"], mirror="none")
    assert list(two.played) == [Match("greedy", "random")]
    four = Arena("looterz", ["greedy", "random"], seats=4, mirror="none")
    assert list(four.played) == [Match("greedy", "random"), Match("random", "greedy")]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    arena = Arena("looterz", ["greedy", "random"], seats=4, games=401)
    assert (arena.rounds, arena.games) == (101, 3 * 404)


# ---- the results


@pytest.mark.once
def test_the_results_are_the_same_whatever_the_number_of_processes() -> None:
    def arena() -> Arena:
        return Arena("looterz", ["search:2", "greedy", "random"], games=4, options=QUICK, twin=True)

    alone = timeless(played(arena()))
    assert alone == timeless(played(arena(), jobs=3))
    assert multiprocessing.active_children() == []
    assert [pair["games"] for pair in alone["pairs"]] == [4] * 6


def test_another_seed_gives_other_games() -> None:
    lengths = {
        played(Arena("looterz", ["greedy", "random"], games=4, seed=seed, options=QUICK)).bots[0].length
        for seed in (1, 100)
    }
    assert len(lengths) == 2


def test_greedy_is_found_to_be_stronger_and_the_mirror_holds() -> None:
    standings = played(Arena("looterz", ["random", "greedy"], games=60, options=QUICK))
    assert [each.spec for each in standings.bots] == ["greedy", "random"]
    assert standings.bots[1].rating == 0
    assert {pair.verdict for pair in standings.pairs} == {"greedy is stronger"}
    assert standings.pairs[0].won.mean + standings.pairs[1].won.mean == pytest.approx(1)
    assert standings.mirror is not None
    assert standings.mirror.is_even


def test_no_winner_is_called_between_two_names_of_the_same_bot() -> None:
    standings = played(Arena("looterz", ["greedy", "apprentice"], games=40, options=QUICK, mirror="none"))
    assert {pair.verdict for pair in standings.pairs} == {
        "no winner can be called: chance (50 %) lies inside the interval"
    }
    assert standings.mirror is None


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.26, 0.4, "a is stronger"),
        (0.1, 0.24, "b is stronger"),
        (0.25, 0.4, "no winner can be called: chance (25 %) lies inside the interval"),
        (0.2, 0.25, "no winner can be called: chance (25 %) lies inside the interval"),
    ],
)
def test_a_verdict_is_refused_inside_the_interval(low: float, high: float, verdict: str) -> None:
    assert Comparison("a", "b", Interval((low + high) / 2, low, high), 100, 0.25).verdict == verdict


def test_an_advantage_of_the_first_seat_favours_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "bot_seed", lambda each, turn, seat: seat)
    monkeypatch.setattr(matches, "bot", lambda spec, seed: bot("random" if seed else "greedy", seed))
    standings = played(Arena("looterz", ["greedy", "random"], games=40, options=QUICK))
    assert standings.pairs[0].won.mean == pytest.approx(0.5)
    assert standings.mirror is not None
    assert standings.mirror.won.mean == pytest.approx(0.5)


def test_a_share_counts_only_games_in_which_the_bot_was_alone() -> None:
    arena = Arena("looterz", ["greedy", "random"], seats=4, games=8, mirror="none")
    strong, weak = Match("greedy", "random"), Match("random", "greedy")
    standings = told(arena, {strong: [[1, 1, 1, 0]] * 2, weak: [[0, 0, 0, 0]] * 2})
    assert [(each.spec, each.won.mean, each.games) for each in standings.bots] == [
        ("greedy", 0.75, 8),
        ("random", 0, 8),
    ]


def test_a_twin_is_compared_seat_by_seat_with_the_same_rival() -> None:
    arena = Arena("looterz", ["search:1", "greedy", "random"], games=8, twin=True, mirror="none")
    results = {match: [[1.0, 0.0]] * 4 for match in arena.played}
    results[Match("seer:search:1", "greedy")] = [[1.0, 1.0], [1.0, 0.0]] * 2
    standings = told(arena, results)
    assert [(gap.rival, gap.worth.mean, gap.games) for gap in standings.gaps] == [("greedy", 0.25, 8), ("random", 0, 8)]
    assert "seer:search:1" not in [each.spec for each in standings.bots]


# ---- where all win or lose together


def test_allies_are_compared_on_the_same_seeds() -> None:
    """Of ten seeds one wins eight and the other three, both two of them: six against one."""
    arena = Arena("heroes", ["greedy", "random", "search:1"], games=10, mirror="greedy")
    assert list(arena.played) == [Match("greedy"), Match("random"), Match("search:1"), Match("greedy", luck=1)]
    good = [[1.0]] * 8 + [[0.0]] * 2
    poor = [[1.0]] * 2 + [[0.0]] * 6 + [[1.0]] + [[0.0]]
    lost = [[0.0]] * 10
    standings = told(
        arena, {Match("greedy"): good, Match("random"): poor, Match("search:1"): lost, Match("greedy", luck=1): lost}
    )
    pair = standings.pairs[0]
    assert (pair.bot, pair.rival, pair.games, pair.even) == ("greedy", "random", 10, 0)
    assert pair.won.mean == pytest.approx(0.5)
    assert standings._tables()["greedy", "random"] == {"greedy": 6, "random": 1}
    assert standings.mirror is not None
    assert not standings.mirror.is_even
    data: dict[str, Any] = as_data(standings)
    assert data["chance"] is None
    assert data["pairs"][0]["difference"] == pytest.approx(0.5)
    assert data["mirror"]["holds"] is False


def test_a_cooperative_game_is_played_by_each_bot_alone(run: Run) -> None:
    code, out, _ = run("heroes", "random", "--games", "3", "--seats", "1")
    assert code == 0
    assert "random against itself with other luck on the same seeds" in out
    assert "heroes first-watch, 1 seat;" in out


# ---- the command


def test_json_tells_everything_and_a_line_of_it_is_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "runs" / "all.jsonl"
    arguments = ["looterz", "search:1", "greedy", "--games", "4", "--option", "target=2", "--seed", "5", "--twin"]
    for _ in range(2):
        code, out, err = run(*arguments, "--json", "--into", str(file))
        assert code == 0
        assert err == ""
    data = json.loads(out)
    assert data["game"] == "looterz"
    assert data["options"] == {"target": 2}
    assert data["digest"] == lootkeep.new("looterz").setup.digest
    assert data["versions"].keys() == {"lootkeep", "rules", "mode", "python"}
    assert (data["seed"], data["seats"], data["chance"]) == (5, 2, 0.5)
    numbers = {"share", "low", "high", "games"}
    for each in data["bots"].values():
        assert each.keys() == numbers | {"rating", "seconds_per_move", "length", "forfeits", "troubles"}
    assert [(pair["bot"], pair["rival"]) for pair in data["pairs"]] in (
        [("search:1", "greedy"), ("greedy", "search:1")],
        [("greedy", "search:1"), ("search:1", "greedy")],
    )
    for pair, other in (data["pairs"], data["pairs"][::-1]):
        assert pair.keys() == numbers | {"bot", "rival", "rating", "seconds_per_move", "verdict"}
        assert pair["rating"] == -other["rating"]
        assert pair["seconds_per_move"] > 0
    assert data["mirror"].keys() == numbers | {"bot", "holds"}
    assert data["twin"]["twin"] == "seer:search:1"
    assert data["twin"]["gaps"][0].keys() == {"rival", "gap", "low", "high", "games"}
    assert data.pop("file") == str(file)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    assert json.loads(lines[1]) == data


def test_the_report_speaks_in_sentences_of_eighty_columns(run: Run, tmp_path: Path) -> None:
    bots = ["greedy", "random", "apprentice"]
    code, out, _ = run(
        "looterz", *bots, "--seats", "3", "--games", "31", "--option", "target=3", "--mirror", "none"
    )  # fmt: skip
    assert code == 0
    *lines, kept = out.splitlines()
    assert max(len(line) for line in lines) <= 80
    words = " ".join(out.split())
    assert "33 games a match (asked for 31, but rounds are whole): seeds 1 to 11" in words
    assert "Chance is 33.3 %." in words
    assert "alone among 2 random; greedy is stronger." in words
    assert "no winner can be called: chance (33.3 %) lies inside the interval." in words
    assert "Mirror: skipped" in words
    assert kept == f"Kept in {tmp_path / 'data' / 'lootkeep' / 'arena.jsonl'}."


def test_a_broken_mirror_is_told_loudly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "bot_seed", lambda each, turn, seat: int(seat == turn))
    monkeypatch.setattr(matches, "bot", lambda spec, seed: bot("greedy" if seed else "random", seed))
    arguments = ["looterz", "greedy", "random", "--games", "40", "--option", "target=3"]
    code, out, _ = run(*arguments)
    assert code == 1
    assert "THE MIRROR IS BROKEN" in out
    assert "once in twenty" in " ".join(out.split())
    code, out, _ = run(*arguments, "--json")
    assert code == 1
    assert json.loads(out)["mirror"]["holds"] is False


def test_forfeits_are_counted_and_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy(RandomBot):
        def decide(self, world: Game, news: list[int] | None) -> int:
            self.troubles.append("it fell asleep")
            return super().decide(world, news)

    def rigged(spec: str, seed: int) -> Bot:
        return Clumsy(spec, seed) if spec == "random" else bot(spec, seed)

    monkeypatch.setattr(matches, "bot", rigged)
    arguments = ["looterz", "greedy", "random", "--games", "4", "--option", "target=3"]
    _, out, _ = run(*arguments, "--json")
    bots = json.loads(out)["bots"]
    assert bots["greedy"]["forfeits"] == 0
    assert bots["random"]["forfeits"] > 3
    assert bots["random"]["troubles"] == ["it fell asleep"] * 3
    _, out, _ = run(*arguments)
    assert f"random forfeited {bots['random']['forfeits']} of its decisions" in out
    assert f"... and {bots['random']['forfeits'] - 3} more." in out


def test_results_are_printed_though_they_cannot_be_kept(run: Run, tmp_path: Path) -> None:
    arguments = ["looterz", "greedy", "random", "--games", "2", "--option", "target=1", "--into", str(tmp_path)]
    code, out, err = run(*arguments)
    assert code == 0
    assert "Chance is 50 %" in out
    assert f"{tmp_path}: this run could not be kept (Is a directory)" in err
    assert json.loads(run(*arguments, "--json")[1])["file"] is None


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess", "greedy", "random"], "There is no game 'chess'"),
        (["looterz", "greedy", "hal"], "There is no bot 'hal'"),
        (["looterz", "greedy", "random", "--mirror", "hal"], "There is no bot 'hal'"),
        (["looterz", "greedy", "random", "--edition", "gold"], "There is no edition 'gold'"),
        (["looterz", "greedy", "random", "--seats", "9"], "2 to 6 can play"),
        (["looterz", "greedy", "random", "--option", "luck=3"], "has no option 'luck'"),
        (["looterz", "greedy", "random", "--option", "seed=3"], "no game has an option 'seed'"),
        (["looterz", "greedy", "random", "--games", "0"], "--games"),
        (["looterz", "greedy", "random", "--seed", str(2**63 - 1)], "0 to 2**63 - 1 would be right"),
        (["looterz", "greedy", "greedy"], "greedy is there twice: --mirror greedy"),
        (["looterz", "greedy"], "name two bots or more"),
        (["looterz", "greedy", "random", "--twin"], "greedy has no twin that sees everything"),
        (["looterz", "guard", "seer:guard", "--twin"], "seer:guard is among the bots already"),
    ],
)
def test_what_cannot_be_played_is_refused_before_any_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], says: str
) -> None:
    monkeypatch.setattr(Arena, "play", None)
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert len(err.strip().splitlines()) == 1


def test_who_interrupts_is_told_how_far_it_was(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Bot, game: Game) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(Bot, "choose", interrupted)
    code, _, err = run("looterz", "greedy", "random", "--games", "4")
    assert code == 130
    assert "stopped after 0 of 8 games; nothing is kept" in err


def test_no_process_is_left_behind_in_the_middle() -> None:
    arena = Arena("looterz", ["greedy", "random"], games=400, options=QUICK)
    playing = arena.play(jobs=2)
    next(playing)
    assert len(multiprocessing.active_children()) == 2
    playing.close()
    assert multiprocessing.active_children() == []
    assert 0 < arena.finished < arena.games


def test_a_process_that_breaks_down_is_not_waited_for(capfd: pytest.CaptureFixture[str]) -> None:
    arena = Arena("looterz", ["greedy", "random"], games=4, options=QUICK, mirror="none")
    arena.played = {Match("hal", "random"): []}
    with pytest.raises(RuntimeError, match=r"broke down \(exit code 1\)"):
        next(arena.play(jobs=2))
    assert "There is no bot 'hal'" in capfd.readouterr().err
