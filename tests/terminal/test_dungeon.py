"""Keep the Heroes Out! at the terminal: whole games, rooms typed, what if, the story page by page, short answers."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import chain, cycle, repeat
from pathlib import Path

import pytest

import lootkeep
from lootkeep.lines import Line, text_of
from lootkeep.speech import LANGUAGES
from lootkeep.terminal.choices import Texts
from lootkeep.terminal.chronicle import chronicle, paged
from lootkeep.terminal.frame import Frame
from lootkeep.terminal.hook import hook
from lootkeep.terminal.screen import Screen
from lootkeep.terminal.seats import chairs
from lootkeep.terminal.session import Session
from tests.heroes.dungeon import table
from tests.rules import do
from tests.terminal.keyboard import Keyboard, Played, sit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a game is kept."""
    return tmp_path / "dungeon.lootkeep"


def enter(path: Path, typed: Iterator[str] | list[str], **how: object) -> Played:
    """Play Keep the Heroes Out! in plain text."""
    return sit(path, typed, game="heroes", **{"seats": "you,greedy", "seed": 3, **how})  # type: ignore[arg-type]


def shown(lines: list[Line]) -> str:
    """Lines as text, without breaks."""
    return " ".join(" ".join(text_of(line) for line in lines).split())


def frame_of(game: lootkeep.Game, lang: str = "en") -> Frame:
    """What whoever has to decide sees."""
    return Frame(game, game.actor, lootkeep.words(lang).at(game, ["Ada", "Bo"]), hook("heroes"), 0)


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["first-watch", "the-ram"])
def test_a_whole_game_reaches_its_end(file: Path, edition: str, lang: str) -> None:
    played = enter(file, cycle(["end turn", "1"]), seats="you,random", edition=edition, lang=lang)
    outcome = played.game.outcome()
    assert played.code == 0
    assert outcome is not None
    say = lootkeep.words(lang).at(played.game)
    assert say.text(outcome["why"]) in played.text
    assert not any(sign in played.text for sign in ("terminal-", "heroes-do", "{", "}", "\x1b", "None"))


# ---------------------------------------------------------------- rooms


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "menagerie"), ("en", "Menagerie"), ("it", "serraglio"), ("ru", "зверинец")]
)
def test_a_room_can_be_typed_by_its_name(file: Path, lang: str, typed: str) -> None:
    history = enter(file, ["clan ratkin", typed], lang=lang).game.history
    assert history is not None
    game = lootkeep.new("heroes", seats=2, seed=3)
    do(game, "clan ratkin")
    assert game.notation(history.moves[1]) == "place menagerie"


def test_a_room_to_which_several_answers_lead_is_asked_about() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "sewer: monsters=p1", "forge: monsters=p1")
    do(game, "play busy-paws 2")
    frame = frame_of(game)
    numbers = [option["notation"] for option in frame.decision["options"]]
    assert frame.choices.squares()["vault"] == numbers.index("move forge > vault") + 1
    assert "sewer" not in frame.choices.squares()  # a move starts there, but none leads there


# ---------------------------------------------------------------- what if


@pytest.mark.parametrize("typed", ["what study", "w stud", "WHAT Study"])
def test_what_heroes_would_do_in_a_room(file: Path, typed: str) -> None:
    text = " ".join(enter(file, ["clan ratkin", typed]).text.split())
    assert "◎ Study · Eye · treasure 3" in text
    assert "The next Guild card brings a hero here with 20 %: Thief, Warrior, Archer, Mage." in text  # 4 of 20 cards
    for hero in ("Thief", "Warrior", "Archer", "Mage"):
        assert f"· The {hero} appears in the Study. The {hero} waits in the Study: the treasure takes 3 heroes." in text


def test_what_if_is_told_from_how_it_stands_now() -> None:
    game = table("p1: clan=ratkin", "study: heroes=archer,archer", "guild: thief:eye bell")
    say = frame_of(game).say
    told = " ".join(say.text({"id": event["id"], "args": event["args"]}) for event in game.what_if("study", "mage"))
    assert told == (
        "The Mage appears in the Study. A rousing entrance wakes 2 exhausted heroes in the Study. "
        "3 heroes loot the treasure in the Study: no monster guards it."
    )


@pytest.mark.parametrize("typed", ["what", "what s", "what tavern"])
def test_what_if_asks_where(file: Path, typed: str) -> None:
    assert "Where? Type what and a place: " in enter(file, [typed]).text


def test_only_a_game_that_knows_is_asked_what_if(tmp_path: Path) -> None:
    text = sit(tmp_path / "one", ["what forge", "help"]).text
    assert "This game does not tell what would happen." in text
    assert "what, w PLACE" not in text
    assert "what, w PLACE" in enter(tmp_path / "two", ["help"]).text


@pytest.mark.parametrize(("lang", "typed"), [("it", "cosa fogne"), ("ru", "что канализация")])
def test_what_if_in_the_language_of_the_table(file: Path, lang: str, typed: str) -> None:
    game = lootkeep.new("heroes", seats=2, seed=3)
    say = lootkeep.words(lang).at(game)
    text = " ".join(enter(file, [typed], lang=lang).text.split())
    [came, *_] = game.what_if("sewer", "thief") or []
    assert say.text({"id": came["id"], "args": came["args"]}) in text


# ---------------------------------------------------------------- the story


class Terminal(Screen):
    """A screen of few rows that remembers its pages and what was asked below each."""

    def __init__(self, typed: Iterator[str], height: int) -> None:
        super().__init__(Keyboard(typed), io.StringIO())
        self.rows = height
        self.pages: list[tuple[str, str]] = []

    @property
    def width(self) -> int:
        return 80

    @property
    def height(self) -> int:
        return self.rows

    def clear(self) -> None:
        assert isinstance(self.stdout, io.StringIO)
        self.stdout.truncate(0)
        self.stdout.seek(0)

    def ask(self, prompt: str) -> str | None:
        assert isinstance(self.stdout, io.StringIO)
        self.pages.append((self.stdout.getvalue(), prompt))
        return super().ask("")


def session(file: Path, typed: Iterator[str], height: int = 24) -> Terminal:
    """A game at a terminal, as far as something is typed."""
    game = lootkeep.new("heroes", seats=2, seed=3, clan1=6, clan2=1)
    place = Terminal(typed, height)
    Session(game, chairs(["you:Ada", "greedy"], 3), lootkeep.words("en"), place, file).run()
    return place


def test_the_scenario_is_read_first(file: Path) -> None:
    pages = session(file, iter([""])).pages
    assert "1. First Watch · Familiar" in pages[0][0]
    assert "Enter: on" in pages[0][1]
    assert pages[1][1] == "> "


def test_it_is_not_read_again_when_a_game_goes_on(file: Path) -> None:
    enter(file, ["1"])
    assert "First Watch · Familiar\nOutlast" not in enter(file, []).text


def test_what_has_no_room_beside_the_table_is_told_page_by_page(file: Path) -> None:
    """Answer, or turn the page: every event of the assaults is on a page, and no page is too long."""
    place = session(file, chain(["", "1", "1", "1"], *(["", "1"] for _ in range(60))))
    told = [page for page, prompt in place.pages[1:] if "Enter: on" in prompt]
    assert any("The heroes attack:" in page for page in told)
    assert all(page.count("\n") <= 22 for page in told)


def test_the_rest_of_a_story_can_be_skipped(file: Path) -> None:
    typed = chain(["", "1", "1", "1"], repeat("s", 2))
    prompts = [prompt for _, prompt in session(file, typed, height=16).pages]
    skipped = [number for number, prompt in enumerate(prompts[4:], 4) if "Enter: on" in prompt]
    assert skipped
    assert prompts[skipped[0] + 1] == "> "


def test_pages_are_broken_where_the_heroes_come() -> None:
    game = table("p1: clan=ratkin hand=busy-paws", "sewer: monsters=p1", "guild: thief:eye thief:hat", difficulty=2)
    game.remember()
    do(game, "end turn")
    say = lootkeep.words("en").at(game, ["Ada"])
    events = game.events(0)
    whole = chronicle(events, say, 80)
    pages = paged(events, say, 80, len(whole) - 1, lambda event: event["id"] == "heroes-event-assault")
    assert len(pages) > 1
    assert [text_of(line) for page in pages for line in page] == [text_of(line) for line in whole]
    assert any(text_of(page[0]).startswith("· The heroes attack") for page in pages[1:])


def test_cards_that_go_the_same_way_share_a_line() -> None:
    game = lootkeep.new("heroes", seats=1, seed=3, clan1=6)
    while game.decision()["prompt"]["id"] == "heroes-ask-place":
        do(game, "place sewer")
    say = lootkeep.words("en").at(game, ["Ada"])
    lines = [text_of(line) for line in chronicle(game.events(0), say, 200)]
    drawn = [line for line in lines if line.startswith("· Ada draws ")]
    assert len(drawn) == 1
    assert drawn[0].count(", ") == 4


# ---------------------------------------------------------------- many answers


def packed(game: lootkeep.Game, texts: Texts = Texts.PACKED) -> str:
    """The answers where rows are few."""
    return shown(frame_of(game).choices.lines(80, texts, ""))


def test_answers_that_differ_in_one_thing_say_only_that() -> None:
    game = table(
        "p1: clan=ratkin hand=busy-paws",
        "sewer: monsters=p1,p1 heroes=mage treasure=-",
        "vault: monsters=p1",
        "library: treasure=-",
    )
    do(game, "play busy-paws 2")
    text = packed(game)
    assert "Move from the Vault to the Forge" in text
    assert "Move from the Vault to the Workshop" not in text  # only: Workshop
    assert "Move from the Sewer to the Vault" in text


def test_sides_of_a_card_are_named_once() -> None:
    game = table("p1: clan=ratkin hand=scurry,busy-paws,nest,gnaw,muster")
    text = packed(game)
    assert text.count("Play ") == 1
    assert "Busy Paws: Activate ×2" in text


def test_at_last_notes_are_left_out() -> None:
    game = lootkeep.new("heroes", seats=1, seed=1)
    assert "9 × ♥1" in packed(game)
    assert packed(game, Texts.BARE) == (
        "1 Play the Dragon clan 2 Lizardfolk 3 Gnoll 4 Slime 5 Skeleton 6 Ratkin 7 Imp 8 Poltergeist 9 Witch"
    )
