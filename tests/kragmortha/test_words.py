"""The words of Kragmortha: all that its games say, in three languages."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from importlib import resources
from itertools import product

import pytest

import lootkeep
from lootkeep.engine.messages import Message
from lootkeep.kragmortha.actions import USE
from lootkeep.kragmortha.box import GROUPS, shipped
from lootkeep.kragmortha.cards import GOBLINS, SYMBOLS, TOKENS
from lootkeep.kragmortha.chapters import STEP_LIST
from lootkeep.kragmortha.entry import ENTRY
from lootkeep.kragmortha.steps import Step
from lootkeep.speech import LANGUAGES, TableWords
from tests.modes import by_mode

NAMES = {"en": ["Ada", "Bo"], "it": ["Ada", "Bruno"], "ru": ["Аня", "Боря"]}  # the others stay nameless
GAMES = by_mode(compiled=4, plain=1)  # of each number of seats and each penance
RAIDS = 30  # games of two that go for the desk, and so come to own Tomes
CALLS = 0.1  # how often somebody slips or is accused, when they can

# ---------------------------------------------------------------- ids that follow from the code


def known_ids() -> set[str]:
    """Everything that the tables in the code name."""
    box = shipped("library")
    ids = {f"kragmortha-ask-{step.name}" for step in STEP_LIST if type(step).offer is not Step.offer}
    ids |= {"kragmortha-ask-over", "kragmortha-card-scolding", "kragmortha-kind-goblin", "kragmortha-kind-rigor"}
    ids |= {f"kragmortha-card-{card.id}" for card in (*box.looks, *box.tomes)}
    ids |= {f"kragmortha-card-{token}" for token in TOKENS}
    ids |= {f"kragmortha-tome-{tome.id}" for tome in box.tomes}
    ids |= {f"kragmortha-look-{look.id}-{form}" for look, form in product(box.looks, ("table", "screen"))}
    ids |= {f"kragmortha-symbol-{symbol}" for symbol in SYMBOLS}
    ids |= {f"kragmortha-group-{group}" for group in GROUPS}
    ids |= {f"kragmortha-goblin-{goblin}" for goblin in GOBLINS}
    ids |= {"kragmortha-name", "kragmortha-pitch", "kragmortha-edition-library", *ENTRY.options.values()}
    return ids


def catalogue_ids() -> set[str]:
    """The messages of Kragmortha; that all languages have the same is tested elsewhere."""
    file = resources.files("lootkeep").joinpath("locales", "en", "kragmortha.ftl")
    return set(re.findall(r"^([a-z0-9-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_what_the_tables_in_the_code_name_is_there() -> None:
    assert known_ids() - catalogue_ids() == set()


def test_nothing_that_follows_from_the_code_is_left_over() -> None:
    sorts = ("ask", "card", "kind", "tome", "look", "symbol", "group", "goblin", "edition", "option")
    derived = tuple(f"kragmortha-{sort}-" for sort in sorts)
    assert {id for id in catalogue_ids() if id.startswith(derived)} - known_ids() == set()


# ---------------------------------------------------------------- all that games say


def all_said(game: lootkeep.Game, rng: random.Random, raid: bool) -> list[Message]:
    """Play on by chance, with calls: every prompt, option, refusal and event for every seat, and the outcome.

    A raid prefers what the greedy player likes, and uses Tomes when it can.
    """
    game.remember()
    said = [line for face in game.cards() for line in face["text"]]
    while not game.over:
        decision = game.decision()
        said.append(decision["prompt"])
        said += [option["text"] for option in decision["options"]]
        said += [message for refusal in decision["refused"] for message in (refusal["text"], refusal["why_not"])]
        said += [option["text"] for seat in range(int(game.seats)) for option in game.call_options(seat)]
        calls = game.calls()
        options = list(game.options())
        if calls and rng.random() < CALLS:
            game.apply(rng.choice(calls))
        elif raid:
            tomes = [action for action in options if USE <= action < USE + 32]
            liked = max(game.liking(action) for action in options)
            best = [action for action in options if game.liking(action) == liked]
            game.apply(rng.choice(tomes or (best if rng.random() < 0.8 else options)))
        else:
            game.apply(rng.choice(options))
    said.append(game.decision()["prompt"])
    for seat in (None, *range(int(game.seats))):
        said += [{"id": event["id"], "args": event["args"]} for event in game.events(seat)]
    outcome = game.outcome()
    assert outcome is not None
    return [*said, outcome["why"], *(place["why"] for place in outcome["ranking"])]


@cache
def messages() -> list[Message]:
    """All different messages of random games."""
    tables = [(seats, seed, penance, False) for seats, seed, penance in product(range(2, 9), range(GAMES), range(3))]
    tables += [(2 + seed % 3, seed, 2 * (seed % 2), True) for seed in range(RAIDS)]
    found: dict[str, Message] = {}
    for seats, seed, penance, raid in tables:
        game = ENTRY.new(seats, seed, None, None, {"penance": penance})
        game.begin(seed)
        found |= {json.dumps(message): message for message in all_said(game, random.Random(seed), raid)}
    return list(found.values())


def at(language: str) -> TableWords:
    """The words of a language at a table."""
    return lootkeep.words(language).at(ENTRY.new(8, 1, None, None, {}), NAMES[language])


def wrong_with(language: str, text: str) -> str:
    """What no reader should ever see."""
    if not text or text != text.strip():
        return "spaces"
    if re.search(r"[{}$@#\n:+]\S|  ", re.sub(r"\+ ", "", text)):
        return "something was not filled in"
    if language == "ru" and re.search("[A-Za-z]", re.sub(r"\b[a-g]\d+\b", "", text)):
        return "a foreign word"
    return ""


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_games_say_has_words(language: str) -> None:
    say = at(language)
    for message in (*messages(), *RARE):
        text = say.text(message)
        assert not wrong_with(language, text), f"{wrong_with(language, text)}: {text!r} of {message}"


RARE: list[Message] = [  # no step of the box asks so, or it takes a crowd, a greased floor, an empty deck of Looks
    {"id": "kragmortha-do-go", "args": {"square": "d4"}},
    {"id": "kragmortha-why-closed", "args": {"square": "d4"}},
    {"id": "kragmortha-why-in-chain", "args": {"square": "d4"}},
    {"id": "kragmortha-why-long-arm", "args": {"square": "d4"}},
    {"id": "kragmortha-event-slid", "args": {"seat": "@seat/1", "square": "d4"}},
    {"id": "kragmortha-event-scolded", "args": {"seat": "@seat/1"}},
    {"id": "kragmortha-do-look", "args": {"card": "@card/scolding"}},
]


def test_all_that_has_words_is_said_in_games() -> None:
    sorts = tuple(f"kragmortha-{sort}-" for sort in ("ask", "do", "why", "event", "end", "place", "tome", "look"))
    said = {message["id"] for message in (*messages(), *RARE)}
    assert {id for id in catalogue_ids() if id.startswith(sorts)} - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_of_its_own(language: str) -> None:
    say = at(language)
    names = [say.card(id) for id in say.faces]
    assert len(set(names)) == len(names)
    for id in say.faces:
        assert not wrong_with(language, say.card(id)), id
        assert (say.card_text(id) == "") == (":" in id), id


# ---------------------------------------------------------------- read whole


def test_a_movement_card_is_named_by_its_symbols() -> None:
    played: Message = {"id": "kragmortha-event-played", "args": {"seat": "@seat/0", "card": "@card/goblin:book+ball#1"}}
    assert [at(language).text(played) for language in LANGUAGES] == [
        "Ada plays a Goblin card (book + crystal ball).",
        "Ada gioca una carta Goblin (grimorio + sfera di cristallo).",
        "Аня играет карту гоблина (книга + шар).",
    ]


def test_only_who_peeps_is_told_what_the_token_is() -> None:
    def peeped(token: str) -> list[str]:
        said: Message = {"id": "kragmortha-event-peeped", "args": {"seat": "@seat/1", "card": f"@card/{token}"}}
        return [at(language).text(said) for language in LANGUAGES]

    assert peeped("trap") == [
        "Bo peeps at the top teleport token: Trap.",
        "Bruno sbircia il primo gettone Teletrasporto: Trappola.",
        "Боря подсматривает верхний жетон Телепорта: «Ловушка».",
    ]
    assert peeped("?") == [
        "Bo peeps at the top teleport token.",
        "Bruno sbircia il primo gettone Teletrasporto.",
        "Боря подсматривает верхний жетон Телепорта.",
    ]


@pytest.mark.parametrize(
    ("looks", "tomes", "symbols", "english", "italian", "russian"),
    [
        (
            0, 5, 11,
            "Won: no Looks, 5 Tomes, 11 magic symbols",
            "Vittoria: nessuna Occhiataccia, 5 Libri Magici, 11 simboli magici",
            "Победа: ни одного Взора, 5 Книг Магии, 11 символов магии",
        ),
        (
            2, 1, 1,
            "Won: 2 Looks, 1 Tome, 1 magic symbol",
            "Vittoria: 2 Occhiatacce, 1 Libro Magico, 1 simbolo magico",
            "Победа: 2 Взора, 1 Книга Магии, 1 символ магии",
        ),
    ],
)  # fmt: skip
def test_what_counts_at_the_end_is_counted(
    looks: int, tomes: int, symbols: int, english: str, italian: str, russian: str
) -> None:
    won: Message = {"id": "kragmortha-place-won", "args": {"looks": looks, "tomes": tomes, "symbols": symbols}}
    assert [at(language).text(won) for language in LANGUAGES] == [english, italian, russian]


def test_a_russian_vote_has_no_gender() -> None:
    votes: list[Message] = [{"id": f"kragmortha-do-{vote}", "args": {}} for vote in ("guilty", "innocent")]
    assert [at("ru").text(vote) for vote in votes] == ["Нарушает", "Не нарушает"]
