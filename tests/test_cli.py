"""The command as people and scripts use it: what it prints, and its exit code."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import lootkeep


def run(*arguments: str | Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
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
def test_bad_arguments_get_one_clear_line_and_exit_code_2(arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_verify_says_which_records_hold(record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.lootkeep"
    broken.write_text(record.read_text().replace("end: ", "end: 9"))
    noise = tmp_path / "noise.lootkeep"
    noise.write_bytes(b"\xff\x00")
    done = run("verify", record)
    assert done.returncode == 0
    assert "holds" in done.stdout
    done = run("verify", record, broken, noise, tmp_path / "missing", "--json")
    assert done.returncode == 1
    assert [row["ok"] for row in json.loads(done.stdout)] == [True, False, False, False]


def test_the_house_rule_of_who_must_act_is_a_flag(tmp_path: Path) -> None:
    file = tmp_path / "game.lootkeep"
    done = run("play", "looterz", "--must-act", "--seats", "you,random", "--file", file, stdin="quit\n")
    assert (done.returncode, lootkeep.load_record(file.read_text()).setup.options["rest"]) == (0, 0)


def test_rules_prints_one_rule_in_three_languages() -> None:
    for language, word in (("en", "Taunt"), ("it", "Provocazione"), ("ru", "Провокация")):
        done = run("rules", "looterz", "lz-35", "--lang", language)
        assert done.returncode == 0
        assert word in done.stdout


def test_perft_counts_for_programs() -> None:
    done = run("perft", "looterz", "--depth", "3", "--seed", "1", "--json")
    rows = json.loads(done.stdout)
    assert [row["depth"] for row in rows] == [0, 1, 2, 3]
    assert rows[0]["positions"] == 1
    assert rows[3]["positions"] > rows[2]["positions"] > 1


def test_fuzz_reports_what_it_did() -> None:
    done = run("fuzz", "looterz", "--games", "5", "--json")
    found = json.loads(done.stdout)
    assert (found["ok"], found["games"]) == (True, 5)
    assert found["decisions"] > 100


def test_bench_prints_its_rows_for_programs() -> None:
    done = run("bench", "looterz", "--repeat", "1", "--seconds", "0.01", "--json")
    rows = json.loads(done.stdout)
    assert [(row["edition"], row["seats"]) for row in rows] == [
        (edition, seats) for seats in range(2, 7) for edition in ("dragon", "rigor")
    ]
    for row in rows:
        assert row["mode"] in ("compiled", "plain")
        for figure in ("decisions_per_s", "games_per_s", "copy_us", "redeal_us", "view_us", "decision_us"):
            assert row[figure] > 0


def test_games_and_version() -> None:
    assert [info["id"] for info in json.loads(run("games", "--json").stdout)] == ["heroes", "kragmortha", "looterz"]
    assert run("--version").stdout.startswith(f"lootkeep {lootkeep.__version__} (")
