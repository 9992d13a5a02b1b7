"""A bot that is a program stops no game, leaves nothing behind, and cannot peek, whatever it does."""

from __future__ import annotations

import json
import os
import random
import re
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import lootkeep
from lootkeep import register
from lootkeep.bots import Bot, bot, process
from lootkeep.bots.arena import Arena
from lootkeep.bots.checkup import check
from lootkeep.bots.lines import WANTS, written
from lootkeep.bots.process import MOST_LATE, MOST_STARTS, ProcessBot, own_seed
from lootkeep.bots.program import Gone, Program
from lootkeep.bots.report import as_data
from lootkeep.bots.serve import Visitor
from lootkeep.bots.standings import Standings
from lootkeep.cli import app
from lootkeep.engine.game import Game

pytestmark = pytest.mark.once

EDITIONS = [(info["id"], edition) for info in lootkeep.games() for edition in info["editions"]]
SEED = 7
NOBODY = f"process:{shlex.quote(sys.executable)}"  # for tests in which no program is started

SCRIPT = """
import json, os, signal, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

with open(__file__ + ".pids", "a") as pids:
    print(os.getpid(), file=pids)
{at_start}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", name="tester", wants={wants})
    if message["type"] == "decide":
        id, first = message["id"], message["options"][0]["action"]
        {at_decision}
        say(type="choose", id=id, action=first)
{at_end}
"""


@pytest.fixture(autouse=True)
def nothing_is_left(tmp_path: Path) -> Iterator[None]:
    """After each test all programs are gone, and the threads that spoke with them."""
    before = threading.active_count()
    yield
    assert threading.active_count() == before
    for file in tmp_path.glob("*.pids"):
        for pid in file.read_text().split():
            assert not is_running(int(pid))


def is_running(pid: int) -> bool:
    """Whether a process lives; one that was killed may need a moment."""
    for _ in range(1000):
        try:
            os.kill(pid, 0)
            if f"{pid} (" in (stat := Path(f"/proc/{pid}/stat").read_text()) and stat.rpartition(") ")[2][0] == "Z":
                return False  # dead, and its new parent has not noticed
        except (ProcessLookupError, FileNotFoundError):
            return False
        time.sleep(0.02)
    return True


def program(
    folder: Path, at_decision: str = "pass", *, at_start: str = "", at_end: str = "", wants: tuple[str, ...] = ()
) -> str:
    """The spec of a bot that takes the first option, with a quirk."""
    file = folder / "bot.py"
    file.write_text(SCRIPT.format(at_start=at_start, at_decision=at_decision, at_end=at_end, wants=list(wants)))
    return f"process:{shlex.join([sys.executable, str(file)])}"


def starts(folder: Path) -> int:
    """How often the program was started."""
    return len((folder / "bot.py.pids").read_text().split())


def play(player: Bot, decisions: int, name: str = "looterz", seed: int = 3) -> Game:
    """A game of a bot against another, broken off after so many plies."""
    game = lootkeep.new(name, seats=2, seed=seed)
    rival = bot("random", seed)
    try:
        while not game.over and game.ply < decisions:
            game.apply((player if game.actor == 0 else rival).choose(game))
    finally:
        player.close(game.outcome())
    return game


class Recorder:
    """Stands in for a program that takes the first option, and keeps what it was told."""

    told: list[bytes] = []

    def __init__(self, command: list[str]) -> None:
        self.said: list[dict[str, object]] = []

    def say(self, line: bytes) -> None:
        self.told.append(line)
        message = json.loads(line)
        if message["type"] == "hello":
            self.said.append({"type": "ready", "wants": list(WANTS)})
        elif message["type"] == "decide":
            self.said.append({"type": "choose", "id": message["id"], "action": message["options"][0]["action"]})

    def hear(self, seconds: float) -> bytes:
        return json.dumps(self.said.pop(0)).encode() + b"\n"

    def end(self, seconds: float = 0.0) -> bool:
        return True

    def last_words(self) -> str:
        return ""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What is told to programs, none of which is started."""
    monkeypatch.setattr(process, "Program", Recorder)
    monkeypatch.setattr(process, "own_seed", int)  # the real one takes its time
    monkeypatch.setattr(Recorder, "told", [])
    return Recorder.told


# ---- a bot that behaves


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path), SEED)
    game = play(player, 10_000)
    assert game.over
    assert player.troubles == []
    assert player.name == "tester"
    assert player.asked > 20


def test_it_may_answer_in_words(tmp_path: Path) -> None:
    answer = 'say(type="choose", id=id, text=message["options"][0]["text"]); continue'
    by_text = ProcessBot(program(tmp_path, answer), SEED)
    record = play(by_text, 60).record()
    assert by_text.troubles == []
    assert record == play(ProcessBot(program(tmp_path), SEED), 60).record()


def test_a_full_standard_error_holds_nobody_up(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path, 'sys.stderr.write("x" * 1_000_000); sys.stderr.flush()'), SEED)
    play(player, 30)
    assert player.troubles == []


def test_it_is_told_the_end_and_then_ends(tmp_path: Path) -> None:
    noted = tmp_path / "last"
    player = ProcessBot(program(tmp_path, at_end=f"open({str(noted)!r}, 'w').write(line)"), SEED)
    game = play(player, 10_000)
    assert json.loads(noted.read_text()) == {"type": "over", "outcome": game.outcome()}
    assert player.troubles == []


# ---- bots that do not

HURRY = 1.0  # seconds for a decision
AT_LEISURE = 60.0  # the same, where what is wrong is not that it takes long: the machine may be busy


@pytest.fixture
def starts_at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little time there is for a decision, a program has all it needs to start."""

    class Unhurried(Program):
        is_ready = False

        def hear(self, seconds: float) -> bytes:
            patience, self.is_ready = seconds if self.is_ready else AT_LEISURE, True
            return super().hear(patience)

    monkeypatch.setattr(process, "Program", Unhurried)


@pytest.mark.parametrize(
    ("quirk", "trouble"),
    [
        ("sys.exit(3)", r"its output ended, with exit code 3; .*\"action\": \d+} \(or .*\) would be right$"),
        ("print('hi, mom', flush=True); continue", "it said 'hi, mom', which is not JSON"),
        ("print('[' * 60000, flush=True); continue", "it said '.*which is not JSON"),
        ("print('[1]', flush=True); continue", "it said '.1.', which is not a JSON object"),
        ("os.write(1, b'\\xff\\n'); continue", r"it said '\\\\xff', which is not UTF-8"),
        ("say(type='ready'); continue", "the type is not 'choose'"),
        ("say(type='choose', action=first); continue", "the id is wrong"),
        ("say(type='choose', id=id + 1, action=first); continue", "the id is wrong"),
        ("say(type='choose', id=id, action=767); continue", "767 is not an option"),
        ("say(type='choose', id=id, action=str(first)); continue", "neither an action nor its text"),
        ("say(type='choose', id=id, text='checkmate'); continue", "'checkmate' is not an option"),
        ("os.write(1, b'x' * 3_000_000)", "a line of more than 65,536 bytes"),
        ("while True: print('x' * 99)", "it said 'x+', which is not JSON"),
        ("while True: say(type='choose', id=0, action=first)", "more than 100 lines"),
        ("os.close(1); time.sleep(60)", "its output ended, by signal 9"),
    ],
)
def test_a_bad_answer_forfeits_the_decision_to_chance(tmp_path: Path, quirk: str, trouble: str) -> None:
    """Each time a random option is taken, by the bot's seed; and each time what went wrong is told."""
    player = ProcessBot(program(tmp_path, quirk), SEED, seconds=AT_LEISURE)
    game = play(player, 8)
    assert game.record() == play(bot("random", own_seed(SEED)), 8).record()
    assert len(player.troubles) == player.asked > 1
    assert player.troubles[0].startswith("Decision 1 of seat 0: it")
    assert re.search(trouble, player.troubles[0])


def test_after_a_crash_it_is_started_again_and_its_last_words_are_told(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path, "assert id != 2, 'oh dear'"), SEED)
    play(player, 30)
    assert starts(tmp_path) == 2
    (trouble,) = player.troubles
    assert trouble.startswith("Decision 2 of seat 0: its output ended, with exit code 1;")
    assert trouble.endswith("AssertionError: oh dear")


def test_what_crashes_again_and_again_stays_out(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path, at_start="sys.exit('no licence')"), SEED)
    game = play(player, 30)
    assert game.record() == play(bot("random", own_seed(SEED)), 30).record()
    assert starts(tmp_path) == MOST_STARTS
    assert re.search(r'exit code 1; {"type": "ready"} would be right.*: no licence$', player.troubles[0])
    assert "stays out of the game" in player.troubles[MOST_STARTS]
    assert len(player.troubles) == player.asked


@pytest.mark.usefixtures("starts_at_leisure")
def test_what_hangs_is_not_waited_for(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path, "time.sleep(60)"), SEED, seconds=HURRY)
    game = play(player, 8)
    assert game.ply == 8
    assert "no answer came within 1 s" in player.troubles[0]
    assert starts(tmp_path) == 1 + (player.asked - 1) // MOST_LATE


def test_what_hangs_at_the_start_is_not_waited_for(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path, at_start="time.sleep(60)"), SEED, seconds=HURRY / 2)
    play(player, 2)
    assert "it did not say that it is ready within 1 s" in player.troubles[0]


@pytest.mark.usefixtures("starts_at_leisure")
def test_a_late_answer_is_skipped(tmp_path: Path) -> None:
    late = f"if id == 1: time.sleep({HURRY * 2.8})"
    player = ProcessBot(program(tmp_path, late), SEED, seconds=HURRY * 2)
    play(player, 30)
    (trouble,) = player.troubles
    assert "Decision 1 of seat 0: no answer came" in trouble
    assert starts(tmp_path) == 1


def test_what_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PARTING", 0.2)
    stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
    spec = program(tmp_path, at_start=stubborn, at_end="time.sleep(60)")
    player = ProcessBot(spec, SEED)
    play(player, 8)
    assert player.troubles == []
    assert player.outstayed
    (finding,) = check(spec.removeprefix("process:"), "looterz", 1)
    assert re.search("Its input was closed, and .* later it was still running", finding["troubles"][0])


def test_what_it_has_started_is_ended_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PARTING", 0.2)
    child = """
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
with open(__file__ + ".pids", "a") as pids:
    print(child.pid, file=pids)
"""
    play(ProcessBot(program(tmp_path, at_start=child), SEED), 8)
    assert starts(tmp_path) == 2  # the bot and its child, both of which must be gone now


def test_what_wants_the_unknown_is_told_what_there_is(tmp_path: Path) -> None:
    player = ProcessBot(program(tmp_path, wants=("cake",)), SEED)
    play(player, 2)
    assert re.search("all it can want is view, decision, events, moves, world", player.troubles[0])


def test_what_cannot_be_started_forfeits_its_decisions(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    player = ProcessBot(f"process:{shlex.quote(str(file))}", SEED)
    play(player, 8)
    assert re.search(r"noise cannot be started \(.+\)$", player.troubles[0])


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("process:", "names no program: process:python examples/bot.py would be right"),
        ("process:python 'bot.py", "quotes come in pairs"),
        ("process:no-such-program --fast", "there is no program 'no-such-program' to start"),
    ],
)
def test_a_command_that_cannot_be_is_refused_before_the_game(spec: str, says: str) -> None:
    with pytest.raises(lootkeep.UnknownName, match=says):
        bot(spec)


# ---- what it is told


def after(player: ProcessBot, game: Game, told: list[bytes]) -> list[bytes]:
    """The lines that are sent for a decision."""
    told.clear()
    player.choose(game)
    return told[:]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_tables_that_look_the_same_send_the_same_lines(told: list[bytes], name: str, edition: str) -> None:
    """Whatever else lies on the table: at one decision, and at the next ones after the same moves."""
    later = 0
    for seed in range(1 if name == "heroes" else 8):
        rng = random.Random(seed)
        game = lootkeep.new(name, seats=3, seed=seed, edition=edition)
        while not game.over and game.ply < 50:
            if rng.random() < 0.2 and len(game.options()) > 1:
                later += compare_twins(game, rng, told)
            game.apply(rng.choice(game.options()))
    assert later > 8


def compare_twins(game: Game, rng: random.Random, told: list[bytes]) -> int:
    """Compare what a program is told at two tables that differ in what its seat cannot see, now and a while later."""
    seat = int(game.actor)
    here, there = game.copy(), game.redeal(seat, rng.randrange(2**63))
    there.rng = here.rng
    here.remember()
    there.remember()
    one, other = ProcessBot(NOBODY, SEED), ProcessBot(NOBODY, SEED)
    assert after(one, here, told) == after(other, there, told)
    later = 0
    for _ in range(8):
        common = sorted(set(here.options()) & set(there.options()))
        if not common:
            break
        action = rng.choice(common)
        here.apply(action)
        there.apply(action)
        if here.view(seat) != there.view(seat):
            break
        if here.actor == seat and len(here.options()) > 1:
            assert alike(after(one, here, told)) == alike(after(other, there, told))
            later += 1
    return later


def alike(lines: list[bytes]) -> list[bytes]:
    """Lines in which the copies of a card have no numbers: which one was drawn makes no difference to anybody."""
    return [re.sub(rb"#\d+", b"", line) for line in lines]


def test_the_seed_of_the_table_is_not_among_what_it_is_told(told: list[bytes]) -> None:
    game = lootkeep.new("looterz", seats=2, seed=987_654_321)
    player = ProcessBot(NOBODY, 987_654_321)
    while not game.over:
        game.apply(player.choose(game))
    assert len(told) > 20
    assert not [line for line in told if b"987654321" in line]


def test_the_news_go_on_where_they_stopped(told: list[bytes]) -> None:
    """All from the start at first and after moves were taken back; otherwise what is new."""
    game = lootkeep.new("looterz", seats=2, seed=3)
    player = ProcessBot(NOBODY, SEED)
    decisions = []
    for _ in range(3):
        decisions.append(json.loads(after(player, game, told)[-1]))
        game.apply(game.parse(decisions[-1]["options"][0]["text"]))
    first, second, _ = decisions
    assert first["events"][0]["ply"] == -1
    assert first["moves"] is None
    assert second["events"][0]["ply"] == 0
    assert second["moves"] == [first["options"][0]["action"]]
    game.undo(consent=True)
    game.undo(consent=True)
    back = json.loads(after(player, game, told)[-1])
    assert back["events"] == game.events(0)
    assert back["moves"] is None


def test_after_a_crash_all_news_are_told_again(told: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    game = lootkeep.new("looterz", seats=2, seed=3)
    player = ProcessBot(NOBODY, SEED)
    game.apply(player.choose(game))
    hear = Recorder.hear
    monkeypatch.setattr(Recorder, "hear", gone)
    game.apply(player.choose(game))
    monkeypatch.setattr(Recorder, "hear", hear)
    hello, asked = (json.loads(line) for line in after(player, game, told))
    assert hello["type"] == "hello"
    assert asked["events"] == game.events(0)
    assert asked["moves"] is None


def gone(recorder: Recorder, seconds: float) -> bytes:
    """A program that crashes."""
    raise Gone("it is gone")


# ---- our own bots as programs


class Served(Recorder):
    """Stands in for a program that is `lootkeep bot SPEC`."""

    spec = ""

    def __init__(self, command: list[str]) -> None:
        self.visitor = Visitor(bot(self.spec))
        self.answers: list[bytes] = []

    def say(self, line: bytes) -> None:
        answer = self.visitor.answer(line)
        if answer is not None:
            self.answers.append(written(answer))

    def hear(self, seconds: float) -> bytes:
        return self.answers.pop(0)


@pytest.mark.parametrize(
    ("name", "spec", "plies"),
    [
        ("looterz", "random", 200),
        ("looterz", "greedy", 200),
        ("looterz", "search:30", 40),
        ("kragmortha", "greedy", 80),
        ("kragmortha", "search:10", 30),
        ("heroes", "greedy", 40),
        ("heroes", "search:3", 20),
    ],
)
def test_a_served_bot_plays_as_it_would_at_the_table(
    monkeypatch: pytest.MonkeyPatch, name: str, spec: str, plies: int
) -> None:
    monkeypatch.setattr(process, "Program", Served)
    monkeypatch.setattr(Served, "spec", spec)
    player = ProcessBot(NOBODY, SEED)
    record = play(player, plies, name).record()
    assert player.troubles == []
    assert record == play(bot(spec, own_seed(SEED)), plies, name).record()


def test_it_does_so_in_a_process_of_its_own() -> None:
    player = bot(f"{NOBODY} -m lootkeep bot greedy", SEED)
    record = play(player, 60).record()
    assert player.troubles == []
    assert record == play(bot("greedy", own_seed(SEED)), 60).record()


def test_it_plays_with_cards_that_it_has_never_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "Program", Served)
    monkeypatch.setattr(Served, "spec", "greedy")
    box = tmp_path / "mine.toml"
    box.write_text(register.entry("looterz").sample_box().replace("life = 1", "life = 2"), encoding="utf-8")
    game = lootkeep.new("looterz", seats=2, seed=3, box=box)
    player = ProcessBot(NOBODY, SEED)
    while not game.over and game.ply < 40:
        game.apply(player.choose(game))
    assert player.troubles == []


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"hello", "it said 'hello', which is not JSON; a line of the bot protocol would be right"),
        (b'{"type": "decide"}', "a decision came before the hello"),
        (b'{"type": "hello", "protocol": 9, "rules": 1}', "The table speaks protocol 9; this bot speaks 1"),
        (b'{"type": "hello", "protocol": 1, "rules": 99, "game": "looterz"}', "version 99 of the rules of looterz"),
        (b'{"type": "hello", "protocol": 1, "rules": 1, "game": "chess"}', "There is no game 'chess'"),
        (b'{"type": "hello", "protocol": "1"}', "the field 'protocol' is '1', which is no int"),
    ],
)
def test_a_served_bot_refuses_what_it_does_not_know(line: bytes, says: str) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match=re.escape(says)):
        Visitor(bot("greedy")).answer(line)


# ---- the commands


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lootkeep", *arguments],
        input=stdin, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def test_check_bot_finds_nothing_wrong_with_a_good_bot(tmp_path: Path) -> None:
    command = program(tmp_path).removeprefix("process:")
    done = run("check-bot", command, "--games", "1", "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert [finding["game"] for finding in found] == ["heroes", "kragmortha", "looterz"]
    for finding in found:
        assert (finding["name"], finding["deterministic"], finding["troubles"]) == ("tester", True, [])


def test_check_bot_says_what_is_wrong_and_what_would_be_right(tmp_path: Path) -> None:
    command = program(tmp_path, "first = first if id % 9 else 999").removeprefix("process:")
    done = run("check-bot", command, "--games", "1", "--game", "looterz")
    assert done.returncode == 1
    summary, trouble, *_ = done.stdout.splitlines()
    assert summary.startswith("looterz: tester, games: 1, decisions: ")
    assert "Decision 9 of seat 0: it said " in trouble
    assert '999 is not an option; {"type": "choose", "id": 9, "action": ' in trouble


def test_check_bot_sees_who_plays_dice(tmp_path: Path) -> None:
    whim = "first = message['options'][(os.getpid() + id) % len(message['options'])]['action']"
    (finding,) = check(program(tmp_path, whim).removeprefix("process:"), "looterz", 1)
    assert finding["troubles"] == []
    assert not finding["deterministic"]


def test_bot_speaks_until_its_input_ends() -> None:
    done = run("bot", "search:10", stdin='{"type": "over", "outcome": {}}\n')
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    done = run("bot", "greedy", stdin="what now?\n")
    assert done.returncode == 2
    assert done.stderr.startswith("lootkeep: Standard input: it said 'what now?'")


def test_a_program_sits_at_the_terminal_but_no_record_starts_it(tmp_path: Path) -> None:
    file = tmp_path / "game.lootkeep"
    seats = f"you,{program(tmp_path, 'assert id != 2')}"
    arguments = ("play", "looterz", "--plain", "--seed", "4")
    done = run(*arguments, "--seats", seats, "--file", str(file), stdin="1\n" * 30)
    assert done.returncode == 0
    assert "Decision 2 of seat 1: its output ended" in done.stdout
    done = run(*arguments, "--resume", str(file))
    assert done.returncode == 2
    assert "a program played here, and no record may start one; say --seats" in done.stderr
    assert starts(tmp_path) == 2


# ---- The chance of a table at which a program plays


def test_in_the_arena_a_program_meets_deals_that_no_seed_tells(tmp_path: Path) -> None:
    spec = program(tmp_path)
    first, second = Arena("looterz", [spec, "greedy"], games=2), Arena("looterz", [spec, "greedy"], games=2)
    seeded = Arena("looterz", ["random", "greedy"], games=2)
    deals = [arena.table.laid(1).position() for arena in (first, second, seeded)]
    assert len(set(deals)) == 3
    assert seeded.table.key == b""
    again = Arena("looterz", [spec, "greedy"], games=2, key=first.table.key)
    assert again.table.laid(1).position() == deals[0]


def test_the_key_of_a_run_is_told_with_its_results_and_repeats_it(tmp_path: Path) -> None:
    arena = Arena("looterz", [program(tmp_path), "greedy"], games=2, options={"target": 1})
    for _ in arena.play():
        pass
    data = as_data(Standings(arena))
    assert data["key"] == arena.table.key.hex()
    assert len(arena.table.key) == 32


def test_a_key_that_cannot_be_is_refused() -> None:
    done = CliRunner().invoke(app, ["arena", "looterz", "random", "greedy", "--key", "mouse"])
    assert "64 digits from 0 to f would be right" in str(done.exception)
