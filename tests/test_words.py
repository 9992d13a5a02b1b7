"""The words: three languages that say the same things, and everything that the rules can say."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from itertools import product

import pytest
from fluent.syntax import ast, parse

import lootkeep
from lootkeep.engine.messages import Arg, Message
from lootkeep.engine.native import COMPILED
from lootkeep.looterz.abilities import EFFECTS, STEP_LIST
from lootkeep.looterz.actions import DRAW
from lootkeep.looterz.box import EDITIONS, shipped
from lootkeep.looterz.cards import RIGOR_MORTIS
from lootkeep.looterz.entry import ENTRY
from lootkeep.looterz.steps import Step
from lootkeep.looterz.view import PHASES
from lootkeep.speech import CASES, FORMS, LANGUAGES, TableWords
from tests.modes import by_mode

NAMES = {"en": ["Ada", "Bo"], "it": ["Ada", "Bruno"], "ru": ["Аня", "Боря"]}  # the others stay nameless
OTHERS = [language for language in LANGUAGES if language != "en"]

# ---------------------------------------------------------------- the catalogues


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """The messages of a language by id; every entry must be one that Fluent can read."""
    messages: dict[str, ast.Message] = {}
    for file in resources.files("lootkeep").joinpath("locales", language).iterdir():
        for entry in parse(file.read_text(encoding="utf-8"), with_spans=False).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{entry.id.name} is there twice"
                messages[entry.id.name] = entry
    return messages


def walk(node: object) -> list[ast.SyntaxNode]:
    """A node of Fluent's syntax and all that is inside it."""
    if isinstance(node, list):
        return [each for item in node for each in walk(item)]
    if not isinstance(node, ast.SyntaxNode):
        return []
    return [node, *(each for child in vars(node).values() for each in walk(child))]


def variables(language: str, id: str) -> set[str]:
    """What fills a message, other messages inside it included; `$card-acc` counts as `$card`.

    Every message at a table gets `$edition`, and not every language needs it.
    """
    found: set[str] = set()
    for node in walk(catalogue(language)[id]):
        if isinstance(node, ast.VariableReference):
            name, _, case = node.id.name.rpartition("-")
            found.add(name if case in FORMS else node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(language, node.id.name)
    return found - {"edition"}


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert sorted(catalogue(language)) == sorted(catalogue("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_filled_by_the_same_in_all_languages(language: str) -> None:
    for id in sorted(catalogue(language).keys() & catalogue("en").keys()):
        assert variables(language, id) == variables("en", id), id


def test_a_russian_name_has_all_cases_or_cannot_be_declined() -> None:
    for id, message in catalogue("ru").items():
        if id.startswith("looterz-card-"):
            assert [each.id.name for each in message.attributes] in ([], list(CASES)), id


def test_an_unknown_language_is_told_which_there_are() -> None:
    with pytest.raises(lootkeep.UnknownName, match=r"'fr'.*en, it, ru"):
        lootkeep.words("fr")


# ---------------------------------------------------------------- ids that follow from the code


def known_ids() -> set[str]:
    """Everything that the tables in the code name."""
    ids = {"table-seat", "table-hidden-card", "looterz-ask-over", f"looterz-card-{RIGOR_MORTIS}"}
    ids |= {f"looterz-ask-{step.name}" for step in STEP_LIST if type(step).offer is not Step.offer}
    ids |= {f"looterz-effect-{word}-activation" for word, effect in EFFECTS.items() if effect.activation}
    ids |= {f"looterz-effect-{word}-otherwise" for word, effect in EFFECTS.items() if effect.otherwise}
    ids |= {f"looterz-card-{kind.id}" for edition in EDITIONS for kind in shipped(edition).kinds}
    ids |= {f"looterz-phase-{phase}" for phase in PHASES}
    for game in lootkeep.games():
        ids |= {f"{game['id']}-name", f"{game['id']}-pitch", *game["options"].values()}
        ids |= {f"{game['id']}-edition-{edition}" for edition in game["editions"]}
    return ids


def test_what_the_tables_in_the_code_name_is_there() -> None:
    assert known_ids() - set(catalogue("en")) == set()


def test_no_card_prompt_or_effect_is_left_over() -> None:
    derived = ("looterz-card-", "looterz-ask-", "looterz-effect-", "looterz-phase-", "looterz-edition-")
    assert {id for id in catalogue("en") if id.startswith(derived)} - known_ids() == set()


# ---------------------------------------------------------------- all that games say

BOXES = (*EDITIONS, "own")
GAMES = by_mode(compiled=20, plain=10)  # of each box
HOARDING = 200  # decisions
SAID = tuple(f"looterz-{sort}-" for sort in ("ask", "do", "why", "event", "end", "place", "text"))


def own_box() -> str:
    """A box with every effect under every keyword that allows it, and the marks that no effect has."""
    cards = [
        f'{keyword} = "{word} 2"' if effect.most else f'{keyword} = "{word}"'
        for keyword, (word, effect) in product(("activation", "recruitment", "last_wish"), EFFECTS.items())
        if (effect.activation if keyword == "activation" else effect.otherwise)
    ]
    cards += ["bans_loot = true", "taunt = true", "frog = true", "trophy = 2", "attacks = 3"]
    cards += ['cannot = ["be-attacked"]', 'cannot = ["search"]', 'cannot = ["attack"]']
    title = 'title = { en = "Imp", it = "Diavoletto", ru = "Чёртик" }'
    return 'edition = "own"\n' + "".join(
        f'[[card]]\nid = "card-{number}"\n{title}\ncopies = 1\nlife = 2\npower = 3\n{card}\n'
        for number, card in enumerate(cards)
    )


def table(box: str, seed: int) -> lootkeep.Game:
    """A table for a seed: 2 to 6 seats, and every other game a long one."""
    own = ("own.toml", own_box()) if box == "own" else None
    options = {"target": 36} if seed % 2 else {"rest": seed // 2 % 2}
    game = ENTRY.new(2 + seed % 5, seed, None if own else box, own, options)
    game.begin(seed)
    game.remember()
    return game


def all_said(game: lootkeep.Game, seed: int) -> list[Message]:
    """Play on by chance: every prompt, option, refusal and event for every seat, and the outcome.

    In every third game all draw what they can for a while: that fills hands and empties the pile.
    """
    rng = random.Random(seed)
    said = [line for face in game.cards() for line in face["text"]]
    while not game.over:
        decision = game.decision()
        said.append(decision["prompt"])
        said += [option["text"] for option in decision["options"]]
        said += [message for refusal in decision["refused"] for message in (refusal["text"], refusal["why_not"])]
        hoard = seed % 3 == 0 and game.ply < HOARDING and DRAW in game.options()
        game.apply(DRAW if hoard else rng.choice(game.options()))
    said.append(game.decision()["prompt"])
    for seat in (None, *range(int(game.seats))):
        said += [{"id": event["id"], "args": event["args"]} for event in game.events(seat)]
    outcome = game.outcome()
    assert outcome is not None
    return [*said, outcome["why"], *(place["why"] for place in outcome["ranking"])]


@cache
def messages(box: str) -> list[Message]:
    """All different messages of random games with a box."""
    found: dict[str, Message] = {}
    for seed in range(GAMES):
        found |= {json.dumps(message): message for message in all_said(table(box, seed), seed)}
    return list(found.values()) if COMPILED else telling(found.values())


def telling(said: Iterable[Message]) -> list[Message]:
    """The messages in which something stands in its place for the first time: a few of all combinations."""
    seen: set[tuple[str, str, str]] = set()
    kept: list[Message] = []
    for message in said:
        filled = {(message["id"], "", ""), *((message["id"], name, str(arg)) for name, arg in message["args"].items())}
        if not filled <= seen:
            seen |= filled
            kept.append(message)
    return kept


def wrong_with(language: str, text: str) -> str:
    """What no reader should ever see."""
    if not text or text != text.strip():
        return "spaces"
    if re.search(r"[{}$@#\n]|  ", text):
        return "something was not filled in"
    if language == "ru" and re.search("[A-Za-z]", text):
        return "a foreign word"
    return ""


@pytest.mark.once
@pytest.mark.parametrize("box", BOXES)
def test_all_that_games_say_has_words(box: str) -> None:
    game = table(box, 0)
    for language in LANGUAGES:
        say = lootkeep.words(language).at(game, NAMES[language])
        for message in messages(box):
            text = say.text(message)
            assert not wrong_with(language, text), f"{wrong_with(language, text)}: {text!r} of {message}"


@pytest.mark.once
def test_all_that_has_words_is_said_in_games() -> None:
    said = {message["id"] for box in BOXES for message in messages(box)}
    assert {id for id in catalogue("en") if id.startswith(SAID)} - said == set()


# ---------------------------------------------------------------- cards, read whole


def at(language: str, edition: str = "dragon") -> TableWords:
    """The words of a language at a table."""
    return lootkeep.words(language).at(lootkeep.new("looterz", seed=1, edition=edition), NAMES[language])


CARD_TEXTS = [
    ("dragonling", "", "", ""),
    (
        "scarecrow",
        "Cannot attack. Taunt: an opponent who chooses one of your Looterz must choose one with Taunt. "
        "Recruitment: you may Steal 1 Loot from the richest opponent.",
        "Non può attaccare. Provocazione: un avversario che sceglie uno dei tuoi Looterz deve sceglierne uno con "
        "Provocazione. Reclutamento: puoi Rubare 1 moneta all'avversario più ricco.",
        "Не может атаковать. Провокация: соперник, который выбирает одного из ваших лутеров, обязан выбрать лутера с "
        "Провокацией. Вербовка: можете украсть 1 добычу у самого богатого соперника.",
    ),
    (
        "alley-cat",
        "Activation: you may Steal 1 Coin from the richest player.",
        "Attivazione: puoi Rubare 1 moneta al giocatore più ricco.",
        "Активация: можете украсть 1 монету у самого богатого игрока.",
    ),
    (
        "cleric",
        "Activation: you may give any Looter 1 life, or any Frog 2.",
        "Attivazione: puoi dare 1 Punto Vita a un Looterz qualsiasi, o 2 a una Rana qualsiasi.",
        "Активация: можете дать 1 жизнь любому лутеру или 2 жизни любой лягушке.",
    ),
    (
        "medic",
        "Activation: you may give any Looter 1 life, or any Mouse 2.",
        "Attivazione: puoi dare 1 Punto Vita a un Looterz qualsiasi, o 2 a un Topo qualsiasi.",
        "Активация: можете дать 1 жизнь любому лутеру или 2 жизни любой мыши.",
    ),
    ("mouse", "Counts as a Mouse.", "Vale come Topo.", "Считается мышью."),
    (
        "rat-king",
        "As long as it is in play, nobody can Search or Steal.",
        "Finché è in gioco, nessuno può Cercare o Rubare.",
        "Пока эта карта в игре, никто не может вести Поиск или красть.",
    ),
    (
        "brute",
        "Cannot Search. When its attack kills a Looter, take 1 Coin from the supply.",
        "Non può Cercare. Quando il suo attacco uccide un Looterz, prendi 1 moneta dalla riserva.",
        "Не может вести Поиск. Когда атака этой карты убивает лутера, возьмите 1 монету из запаса.",
    ),
    (
        "gelatinous-cube",
        "Activation: sacrifice another of your Looterz; this one gets 2 life.",
        "Attivazione: sacrifica un altro dei tuoi Looterz; questo riceve 2 Punti Vita.",
        "Активация: пожертвуйте другим своим лутером; эта карта получает 2 жизни.",
    ),
    (
        "hydra",
        "May attack twice as one action.",
        "Può attaccare due volte con una sola azione.",
        "Может атаковать дважды за одно действие.",
    ),
    (
        "stray",
        "Recruitment: if no opponent has fewer Coins than you, take 2 Coins from the supply.",
        "Reclutamento: se nessun avversario ha meno monete di te, prendi 2 monete dalla riserva.",
        "Вербовка: если ни у одного соперника нет меньше монет, чем у вас, возьмите 2 монеты из запаса.",
    ),
]


@pytest.mark.parametrize(("card", "english", "italian", "russian"), CARD_TEXTS)
def test_the_text_of_a_card(card: str, english: str, italian: str, russian: str) -> None:
    edition = next(each for each in EDITIONS if card in {kind.id for kind in shipped(each).kinds})
    texts = [at(language, edition).card_text(card) for language in LANGUAGES]
    assert texts == [english, italian, russian]


def test_a_log_has_sentences() -> None:
    args: dict[str, Arg] = {"seat": "@seat/0", "card": "@card/hydra#1", "target": "@card/king#2", "n": 2}
    attacked: Message = {"id": "looterz-event-attacked", "args": {**args, "dice": [2, 1, 5]}}
    assert [at(language).text(attacked) for language in LANGUAGES] == [
        "Ada's Hydra attacks the King (2 1 5): 2 hits.",
        "Ada attacca il Re con l'Idra (2 1 5): 2 colpi a segno.",
        "Аня: Гидра атакует Короля (2 1 5) — 2 попадания.",
    ]


def test_others_see_that_a_card_is_drawn_but_not_which() -> None:
    drew: Message = {"id": "looterz-event-drew", "args": {"seat": "@seat/1", "card": "@card/?"}}
    assert [at(language).text(drew) for language in LANGUAGES] == [
        "Bo draws a card.",
        "Bruno pesca una carta.",
        "Боря берёт карту.",
    ]


@pytest.mark.parametrize(
    ("n", "english", "italian", "russian"),
    [
        (0, "0 Coins", "0 monete", "0 монет"),
        (1, "1 Coin", "1 moneta", "1 монета"),
        (2, "2 Coins", "2 monete", "2 монеты"),
        (5, "5 Coins", "5 monete", "5 монет"),
        (21, "21 Coins", "21 monete", "21 монета"),
    ],
)
def test_coins_are_counted(n: int, english: str, italian: str, russian: str) -> None:
    texts = [lootkeep.words(language).say("looterz-loot", n=n, edition="rigor") for language in LANGUAGES]
    assert texts == [english, italian, russian]


# ---------------------------------------------------------------- words that are settled

ONE_WORD = [  # language, what nobody is to read, and why
    ("it", r"\b[Tt]an[ae]\b", "the Lair is the Covo, as in the rulebook"),
    ("it", r"\bAdunata:", "Adunata is a card; what a Crown does is a Riscossa"),
    ("it", r"tocca a (\{ \$seat|A)", "before an a it is ad: AD($seat)"),
    ("ru", r"решал\b", "nobody's past has a gender"),
]


@pytest.mark.parametrize(("language", "avoided", "why"), ONE_WORD, ids=[avoided for _, avoided, _ in ONE_WORD])
def test_a_thing_has_one_word(language: str, avoided: str, why: str) -> None:
    files = resources.files("lootkeep").joinpath("locales", language).iterdir()
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(avoided, line)] == [], why
