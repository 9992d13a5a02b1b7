"""The command as people and scripts use it: what it prints, and its exit code."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import lootkeep
from lootkeep.cli import main


class Told(NamedTuple):
    """How a command ended, and what it said."""

    code: object
    out: str
    err: str


Run = Callable[..., Told]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command, without a process of its own: that would take longer to start than most commands do to end."""

    def here(*arguments: str | Path) -> Told:
        monkeypatch.setattr(sys, "argv", ["lootkeep", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        return Told(ended.value.code, *capsys.readouterr())

    return here


def process(*arguments: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a shell starts it."""
    return subprocess.run(
        [sys.executable, "-m", "lootkeep", *map(str, arguments)],
        input=stdin, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a short game."""
    game = lootkeep.new("looterz", seats=2, seed=3, target=1)
    while not game.over:
        game.apply(game.options()[0])
    path = tmp_path / "game.lootkeep"
    path.write_text(game.record())
    return path


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "No such command 'chess'"),
        (["perft", "chess"], "There is no game 'chess'"),
        (["perft", "looterz", "--depth", "deep"], "--depth"),
        (["perft", "looterz", "--edition", "gold"], "There is no edition 'gold'"),
        (["perft", "looterz", "--seats", "9"], "seats=9: 2 to 6 can play"),
        (["fuzz", "looterz", "--games", "0"], "--games"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["bench", "--box", "mine.toml"], "Name the game"),
        (["rules", "looterz", "LZ-99"], "There is no rule 'LZ-99'"),
        (["rules", "looterz", "--lang", "de"], "There are no rules in 'de'"),
        (["replay", "nowhere.lootkeep"], "nowhere.lootkeep"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "looterz", "--seats", "you,hal"], "There is no bot 'hal'"),
        (["play", "looterz", "--lang", "de"], "There are no words for 'de'"),
        (["play", "looterz", "--target", "99"], "target of 99"),
        (["play", "looterz", "--resume", "nowhere.lootkeep"], "nowhere.lootkeep"),
    ],
)
def test_bad_arguments_get_one_clear_line_and_exit_code_2(run: Run, arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert says in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_a_process_ends_with_the_same_line_and_code() -> None:
    done = process("perft", "chess")
    assert done.returncode == 2
    assert done.stderr.startswith("lootkeep: There is no game 'chess'")
    assert len(done.stderr.strip().splitlines()) == 1


def test_verify_says_which_records_hold(run: Run, record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.lootkeep"
    broken.write_text(record.read_text().replace("end: ", "end: 9"))
    noise = tmp_path / "noise.lootkeep"
    noise.write_bytes(b"\xff\x00")
    done = run("verify", record)
    assert done.code == 0
    assert "holds" in done.out
    done = run("verify", record, broken, noise, tmp_path / "missing", "--json")
    assert done.code == 1
    assert [row["ok"] for row in json.loads(done.out)] == [True, False, False, False]


def test_the_house_rule_of_who_must_act_is_a_flag(tmp_path: Path) -> None:
    file = tmp_path / "game.lootkeep"
    done = process("play", "looterz", "--must-act", "--seats", "you,random", "--file", file, stdin="quit\n")
    assert (done.returncode, lootkeep.load_record(file.read_text()).setup.options["rest"]) == (0, 0)


def test_rules_prints_one_rule_in_three_languages(run: Run) -> None:
    for language, word in (("en", "Taunt"), ("it", "Provocazione"), ("ru", "Провокация")):
        done = run("rules", "looterz", "lz-35", "--lang", language)
        assert done.code == 0
        assert word in done.out


def test_perft_counts_for_programs(run: Run) -> None:
    done = run("perft", "looterz", "--depth", "3", "--seed", "1", "--json")
    rows = json.loads(done.out)
    assert [row["depth"] for row in rows] == [0, 1, 2, 3]
    assert rows[0]["positions"] == 1
    assert rows[3]["positions"] > rows[2]["positions"] > 1


def test_fuzz_reports_what_it_did(run: Run) -> None:
    done = run("fuzz", "looterz", "--games", "5", "--json")
    found = json.loads(done.out)
    assert (found["ok"], found["games"]) == (True, 5)
    assert found["decisions"] > 100


def test_bench_prints_its_rows_for_programs(run: Run) -> None:
    done = run("bench", "looterz", "--repeat", "1", "--seconds", "0.01", "--json")
    rows = json.loads(done.out)
    assert [(row["edition"], row["seats"]) for row in rows] == [
        (edition, seats) for seats in range(2, 7) for edition in ("dragon", "rigor")
    ]
    for row in rows:
        assert row["mode"] in ("compiled", "plain")
        for figure in ("decisions_per_s", "games_per_s", "copy_us", "redeal_us", "view_us", "decision_us"):
            assert row[figure] > 0


def test_games_and_version(run: Run) -> None:
    assert [info["id"] for info in json.loads(run("games", "--json").out)] == ["heroes", "kragmortha", "looterz"]
    assert run("--version").out.startswith(f"lootkeep {lootkeep.__version__} (")
