"""Kragmortha at the terminal: whole games, squares typed, what is called out of turn, several people, replays."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from lootkeep.cli import main
from lootkeep.kragmortha.picture import picture
from lootkeep.lines import text_of
from lootkeep.speech import LANGUAGES
from lootkeep.terminal import replay
from lootkeep.terminal.screen import Screen
from lootkeep.terminal.seats import chairs
from lootkeep.terminal.session import Session
from tests.rules import rule
from tests.terminal.keyboard import Keyboard, Played, sit

FOUR = "you:Ada,greedy,random,greedy"
TWO = ["you:Ada", "you:Bo"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a game is kept."""
    return tmp_path / "library.lootkeep"


def enter(path: Path, typed: Iterator[str] | list[str], **how: object) -> Played:
    """Play Kragmortha in plain text."""
    return sit(path, typed, game="kragmortha", **how)  # type: ignore[arg-type]


def keep_with_look(path: Path, penance: int) -> lootkeep.Game:
    """Keep a game of two people in which the first decides and the second can be accused, or the first can slip."""
    for seed in range(300):
        game = lootkeep.new("kragmortha", seats=2, seed=seed, penance=penance)
        while not game.over:
            if game.actor == 0 and any(game.caller(call) == 0 for call in game.calls()):
                path.write_text(game.record(TWO), encoding="utf-8")
                return game
            game.apply(game.options()[0])
    raise AssertionError("nobody got a Look")


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["you,greedy", FOUR, "you" + ",greedy,random" * 3 + ",greedy"], ids=["2", "4", "8"])
def test_a_whole_game_reaches_its_ranking(file: Path, seats: str, lang: str) -> None:
    played = enter(file, repeat("1"), seats=seats, seed=3, lang=lang)
    outcome = played.game.outcome()
    assert played.code == 0
    assert outcome is not None
    say = lootkeep.words(lang).at(played.game)
    end = played.text[played.text.rindex(lootkeep.words(lang).say("terminal-ranking")) :]
    assert say.text(outcome["why"]) in end
    assert all(say.text(place["why"]) in end for place in outcome["ranking"])
    assert not any(sign in played.text for sign in ("terminal-", "kragmortha-do", "{", "}", "\x1b", "None"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_help_can_be_looked_at(file: Path, lang: str) -> None:
    say = lootkeep.words(lang).at(lootkeep.new("kragmortha", seats=2, seed=1))
    text = enter(file, ["card blink", f"card {say.card('h2')}", "card", "help", "log", "table", "?"], lang=lang).text
    assert say.card_text("blink") in text
    assert say.card_text("h2") in text
    assert all(say.card(id) in text for id in say.faces)
    assert say.words.say("terminal-kragmortha-legend") in text.replace("\n", " ").replace("  ", " ")


def test_a_square_can_be_typed(file: Path) -> None:
    before = lootkeep.new("kragmortha", seats=2, seed=4)
    squares = [option["touches"].get("squares", [""])[0] for option in before.decision()["options"]]
    assert squares[-1] == "f5"
    history = enter(file, ["", " F5 "], seats="you,you", seed=4).game.history
    assert history is not None
    assert before.notation(history.moves[0]) == "place f5"


def test_nobody_is_shown_anothers_hand(tmp_path: Path) -> None:
    spy = Spy()
    game = lootkeep.new("kragmortha", seats=3, seed=8)
    placed = chairs(["you:Ada", "you:Bo", "greedy"], 8)
    spy.session = Session(game, placed, lootkeep.words("en"), spy, tmp_path / "hot.lootkeep")
    spy.session.run()
    assert game.over
    assert spy.compared > 100


class Spy(Screen):
    """A screen that looks for cards which only another's hand holds."""

    def __init__(self) -> None:
        super().__init__(Keyboard([]), io.StringIO())
        self.session: Session
        self.compared = 0

    def ask(self, prompt: str) -> str | None:
        """Look at what was shown since the last question."""
        assert isinstance(self.stdout, io.StringIO)
        shown = self.stdout.getvalue() + prompt
        self.stdout.truncate(0)
        self.stdout.seek(0)
        if "Hand the keyboard to" in prompt:
            assert shown == prompt
            return ""
        game, say, seat = self.session.game, self.session.say, self.session.at_keyboard
        assert seat == game.actor
        known = json.dumps([game.view(seat), game.events(seat)])
        for id in say.faces:
            if ":" in id and id not in known:
                self.compared += 1
                assert say.card(id) not in shown
        return "1"


# ---------------------------------------------------------------- calls


@pytest.mark.parametrize("typed", ["accuse ember > sky", "Accuse  EMBER>sky", "accuse sky"])
def test_somebody_can_be_accused_at_any_prompt(file: Path, typed: str) -> None:
    before = keep_with_look(file, 2)
    played = enter(file, ["", typed, "", "guilty"])
    history = played.game.history
    assert history is not None
    assert played.game.ply == before.ply + 2
    assert history.movers[before.ply :] == [0, 1]
    assert "Ada cries “Caught!” at Bo: Wooden Fingers (keep your fingers straight)." in played.text
    assert "You may also say" in played.text
    assert "Does Bo break “Wooden Fingers” (keep your fingers straight)?" in played.text


@rule("KR-56")
@pytest.mark.parametrize(
    ("lang", "cry", "vote", "upheld"),
    [
        ("en", "caught bo", "Breaks it", True),
        ("it", "grida ti becco bo", "Sì, la viola", True),
        ("it", "Grida «Ti becco!» a Bo", "No, non la viola", False),
        ("ru", "вижу-вижу bo", "Нарушает", True),
        ("ru", "крикнуть bo", "не нарушает", False),
    ],
)
def test_calls_and_votes_are_typed_in_the_players_language(
    file: Path, lang: str, cry: str, vote: str, upheld: bool
) -> None:
    before = keep_with_look(file, 2)
    game = enter(file, ["", cry, "", vote], lang=lang).game
    players: Any = game.view(None)["players"]
    assert game.ply == before.ply + 2
    assert len(players[1]["looks"]) == (2 if upheld else 1)


@rule("KR-51")
@pytest.mark.parametrize("width", [60, 80, 120])
def test_plain_and_small_screens_say_what_looks_order(file: Path, width: int) -> None:
    """Mine and the others', each by its order at the table and not only by its title."""
    game = keep_with_look(file, 2)
    say = lootkeep.words("en").at(game, ["Ada", "Bo"])
    shown = [" ".join(text_of(line) for line in picture(game.view(0), say, width, brief=True))]
    shown.append(enter(file, [""]).text)
    for text in shown:
        plain = " ".join(text.split())
        assert "h4 keep an ear on your shoulder" in plain
        assert "d2 keep your fingers straight" in plain


@pytest.mark.parametrize("seats", ["you,greedy", "you,you"])
def test_penances_on_the_screen_are_refused_with_a_reason(file: Path, seats: str) -> None:
    with pytest.raises(lootkeep.InvalidSetup, match=r"in the browser.*0 .*or 2 .*would be right"):
        enter(file, [], seats=seats, penance=1)


@pytest.mark.parametrize(
    "typed", ["slip sky", "accuse sky > ember", "accuse ember > ember", "accuse plum", "slip", "slip ember d2"]
)
def test_nobody_calls_for_another_or_without_reason(file: Path, typed: str) -> None:
    before = keep_with_look(file, 2)
    played = enter(file, ["", typed])
    assert played.game.ply == before.ply
    assert "is no choice here" in played.text


def test_a_call_is_replayed_and_cannot_be_taken_back(file: Path) -> None:
    keep_with_look(file, 2)
    played = enter(file, chain(["", "accuse sky", "", "u", "innocent"], repeat("1", 6)))
    assert "The last decision was Ada's" in played.text
    out = io.StringIO()
    assert replay(file, plain=True, eyes="all", stdin=io.StringIO(), stdout=out) == 0
    assert "Ada: accuse ember > sky d2" in out.getvalue()


def test_bots_are_not_accused_and_do_not_vote(file: Path) -> None:
    game = enter(file, repeat("1", 3), seats="you:Ada,greedy,you:Bo", penance=2).game
    assert game.setup.options == {"penance": 2, "people": 0b101}


# ---------------------------------------------------------------- the command


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., object]:
    """Runs the command with nobody at the keyboard; gives its exit code."""

    def command(*words: object) -> object:
        monkeypatch.setattr("sys.argv", ["lootkeep", *map(str, words)])
        monkeypatch.setattr("sys.stdin", io.StringIO())
        with pytest.raises(SystemExit) as left:
            main()
        return left.value.code

    return command


@pytest.mark.parametrize("option", [["--penance", "2"], ["--option", "penance=2"]])
def test_a_games_own_options(file: Path, option: list[str], run: Callable[..., object]) -> None:
    assert run("play", "kragmortha", "--seats", "you,greedy", *option, "--file", file) == 0
    assert lootkeep.load_record(file.read_text(encoding="utf-8")).setup.options["penance"] == 2


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["kragmortha", "--penance", "3"], "penance=3"),
        (["kragmortha", "--option", "pennance=2"], "no option 'pennance'"),
        (["kragmortha", "--option", "penance"], "NAME=NUMBER"),
        (["kragmortha", "--option", "penance=two"], "NAME=NUMBER"),
        (["kragmortha", "--option", "lang=2"], "no option 'lang'"),
        (["kragmortha", "--target", "9"], "no option 'target'"),
        (["looterz", "--penance", "2"], "no option 'penance'"),
        (["kragmortha", "--seats", ",".join(["you"] * 9)], "2 to 8 can play"),
    ],
)
def test_bad_options_are_refused_in_one_line(
    file: Path, words: list[str], why: str, run: Callable[..., object], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("play", *words, "--file", file) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1
    assert not file.exists()
