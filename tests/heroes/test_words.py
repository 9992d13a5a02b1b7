"""The words of Keep the Heroes Out!: all that its games say, in three languages."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from importlib import resources
from itertools import product

import pytest
from fluent.syntax import ast, parse

import lootkeep
from lootkeep.engine.messages import Arg, Message, message
from lootkeep.heroes.actions import END_TURN, GAMBLE, MELEE, PASS, REFRESH, REPLACE, RESOLVE, TAKE
from lootkeep.heroes.box import EDITIONS, shipped
from lootkeep.heroes.cards import CLANS, DIFFICULTIES, EFFECTS, HEROES, LOOT, ROOMS, SIGNS, TOKENS
from lootkeep.heroes.entry import ENTRY
from lootkeep.heroes.icons import TYPES, WORDS
from lootkeep.heroes.scenario import FLAGS, FOE_NAMES, MARK_NAMES
from lootkeep.heroes.step import Step
from lootkeep.heroes.steps import STEP_LIST
from lootkeep.speech import CASES, LANGUAGES, PLACES, TableWords
from tests.heroes.dungeon import ARMS, custom, seen
from tests.heroes.nights import night_box
from tests.rules import do

NAMES = {"en": ["Ada", "Bo"], "it": ["Ada", "Bruno"], "ru": ["Аня", "Боря"]}  # the others stay nameless
SPOKEN = ("ask", "do", "why", "event", "op", "rule", "aim", "clock", "end", "place")
PHASES = ("setup", "play", "refresh", "assault", "over")
OF_ANY = ("generate", "ambush")  # icons that may leave open of what

# Boxes of one's own, whatever becomes of the one in the package. No room shows the Eye, and two ways lead from the
# Pantry to the Vault; the first has a Construction Site and no Cells, the second a Laboratory.
LOOT_OF_OWN = """
[loot]
scroll = { scroll-of-ruin = "swarm[ranged] + 2 draw / 3 ranged + reinforcements[melee]" }
beast = { giant-bat = "2 move + 2 ranged / 2 move + activate" }
potion = { murky-dregs = "2 x (melee -> summon 1) / ambush 3 eye + 2 x (generate any)" }
[loot.equipment]
snare-kit = "spend book -> draw + ambush 1 eye + reinforcements[melee] + activate + move + trap"
tower-shield = "2 defend / melee"
"""
TREASURES = "treasures = { vault = 4, forge = 1, sewer = 1 }"
SITE = f"""{LOOT_OF_OWN}
[scenario]
{TREASURES}
layout = '''
site/0  vault/0  forge/3
.       sewer/0  pantry/0
'''
plans = ["study"]
rules = ["foe ram engine at pantry health 4", "bounty"]
[scenario.cards]
bell = {{ copies = 3, does = ["advance ram"] }}
banner = {{ copies = 2, does = ["summon thief crowded"] }}
crown = {{ copies = 1, does = ["survey", "break", "muster"] }}
"""
LABORATORY = f"""{LOOT_OF_OWN}
[scenario]
{TREASURES}
layout = '''
laboratory/1  vault/0  forge/3
cells/0       sewer/0  pantry/0
'''
rules = ["deed marked frog -> clear"]
marks = {{ name = "flooded", order = ["forge"], does = ["idle"] }}
[scenario.cards]
bell = {{ copies = 3, does = ["tithe coin", "seize", "rally"] }}
banner = {{ copies = 2, does = ["mark"] }}
crown = {{ copies = 1, does = ["creep"] }}
"""


def own(*bell: str, rules: tuple[str, ...] = (), more: str = "") -> str:
    """A box whose scenario has First Watch's dungeon, these rules and tables, and Bells that do this."""
    text = night_box(*rules, bell=bell or ("creep",), more=more)
    return text.replace(ARMS, LOOT_OF_OWN).replace('id = "night"', 'id = "own"')


def aim(text: str) -> str:
    """The table of an aim."""
    return f"[scenario.aim]\n{text}"


def marked(name: str, order: str = "forge") -> str:
    """The table of marks that have all flags at once."""
    return f'marks = {{ name = "{name}", order = ["{order}"], does = {[*FLAGS, "only frog"]} }}\n'


TOWERS = ("foe tower camp at study health 2 later", "foe tower camp crew at forge health 2")
# What no shipped scenario says in this way, printed on the first cards of scenarios of one's own.
PRINTED = [
    own(
        *("mark", "wake marked", "break", "open study-sewer"),
        rules=("hand 6", "orphans sewer", "deed sewer frog -> shelve"),
        more=marked("flooded") + aim('lose = ["marked 1"]\nwin = ["built 1", "prisoners 2"]\nend = ["built 2"]'),
    ),
    own(
        *("mark", "wake marked", "summon mage farthest", "summon thief goal"),
        rules=(
            "foe tower camp at study health 2 later",
            "foe tower camp crew at forge health 2",
            "deed any frog -> deliver",
        ),
        more=marked("picket") + aim('lose = ["marked 1"]\nwin = ["delivered 2"]\nend = ["delivered 1"]'),
    ),
    own(
        *("mark", "wake marked", "tithe coin rising forge", "tithe bone rising sewer else curse"),
        rules=("foe bard captain mage phases thief at study health 2", "deed forge 2 trap -> close"),
        more=marked("dark")
        + aim('lose = ["marked 1"]\nwin = ["fallen bard"]')
        + '\n[[scenario.when]]\nat = "lost 1"\ndoes = ["call bard"]'
        + '\n[[scenario.when]]\nat = "falls bard"\ndoes = ["seize 2"]',
    ),
]

# ---------------------------------------------------------------- ids that follow from the code


def known_ids() -> set[str]:
    """Everything that the tables in the code name."""
    cards = [kind.id for kind in shipped(EDITIONS[0]).kinds]
    cards += [*ROOMS, *CLANS, *HEROES, *TOKENS, *LOOT, *SIGNS, *FOE_NAMES, "runner", "stowaway", "event", "portal"]
    cards += [f"plan-{room}" for room in ROOMS]
    ids = {f"heroes-card-{card}" for card in cards}
    ids |= {f"heroes-ask-{step.name}" for step in STEP_LIST if type(step).offer is not Step.offer}
    ids |= {f"heroes-kind-{kind}" for kind in (*HEROES, *EFFECTS)}
    ids |= {f"heroes-text-{kind}" for kind in (*HEROES, *EFFECTS, "stowaway", "and", "or", "then")}
    ids |= {f"heroes-symbol-{symbol}" for symbol in (*TYPES, 1, 2, 3, 4)}
    ids |= {f"heroes-type-{type}" for type in TYPES} | {f"heroes-phase-{phase}" for phase in PHASES}
    ids |= {f"heroes-icon-{word}" for word in WORDS} | {f"heroes-icon-{word}-word" for word in WORDS}
    ids |= {f"heroes-icon-{word}-any" for word in OF_ANY}
    ids |= {f"heroes-difficulty-{level}" for level in DIFFICULTIES}
    ids |= {f"heroes-edition-{edition}" for edition in EDITIONS} | set(ENTRY.options.values())
    return ids | {"heroes-ask-over", "heroes-name", "heroes-pitch"}


@cache
def catalogue(language: str) -> dict[str, ast.Message]:
    """The messages of Keep the Heroes Out! by id; that all languages have the same is tested elsewhere."""
    file = resources.files("lootkeep").joinpath("locales", language, "heroes.ftl")
    entries = parse(file.read_text(encoding="utf-8"), with_spans=False).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def test_what_the_tables_in_the_code_name_is_there() -> None:
    assert known_ids() - set(catalogue("en")) == set()


def test_nothing_that_follows_from_the_code_is_left_over() -> None:
    sorts = ("ask", "card", "kind", "text", "symbol", "type", "phase", "icon", "difficulty", "edition", "option")
    derived = tuple(f"heroes-{sort}-" for sort in sorts)
    assert {id for id in catalogue("en") if id.startswith(derived)} - known_ids() == set()


def forms(language: str, id: str) -> list[str]:
    """The forms of a name that a language gives."""
    return [each.id.name for each in catalogue(language)[f"heroes-card-{id}"].attributes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_is_where_something_is_goes_and_comes_from(language: str) -> None:
    for room in ROOMS:
        assert [form for form in forms(language, room) if form in PLACES] == list(PLACES), room


def test_a_russian_name_has_all_cases_or_cannot_be_declined() -> None:
    for name in (id.removeprefix("heroes-card-") for id in catalogue("ru") if id.startswith("heroes-card-")):
        assert [form for form in forms("ru", name) if form not in PLACES] in ([], list(CASES)), name


# ---------------------------------------------------------------- all that games say


def chosen(game: lootkeep.Game, rng: random.Random, diligent: bool) -> int:
    """A choice by chance; who is diligent strikes and buys first, and does not stop early."""
    options = list(game.options())
    if diligent:
        busy = [action for action in options if action not in (PASS, END_TURN, REFRESH, GAMBLE)]
        best = [action for action in busy if MELEE <= action < RESOLVE or TAKE <= action < REPLACE]
        options = best or (busy if busy and rng.random() < 0.95 else options)
    return rng.choice(options)


def all_said(game: lootkeep.Game, seed: int, moves: list[str]) -> list[Message]:
    """Play these moves and on by chance, in two games of three with diligence.

    Cards, the scenario, every prompt, option, refusal and event for every seat, and the outcome.
    """
    rng = random.Random(seed)
    said = printed(game)
    while not game.over:
        decision = game.decision()
        said.append(decision["prompt"])
        said += [each for option in decision["options"] for each in (option["text"], *option.get("in_vain", []))]
        said += [message for refusal in decision["refused"] for message in (refusal["text"], refusal["why_not"])]
        game.apply(game.parse(moves.pop(0)) if moves else chosen(game, rng, seed % 3 > 0))
    said.append(game.decision()["prompt"])
    for seat in (None, *range(int(game.seats))):
        said += [{"id": event["id"], "args": event["args"]} for event in game.events(seat)]
    outcome = game.outcome()
    assert outcome is not None
    return [*said, outcome["why"], *(place["why"] for place in outcome["ranking"])]


def printed(game: lootkeep.Game) -> list[Message]:
    """What stands on the cards, each side too, and the scenario's rules and cards."""
    said = [line for face in game.cards() for line in face["text"]]
    said += [line for face in game.cards() for side in face.get("sides", []) for line in side]
    view = seen(game)
    said += [line for card in view["scenario"]["cards"] for line in card["does"]]
    said += [each["text"] for each in view["aims"]] + [line for clock in view["clocks"] for line in clock["text"]]
    return [*said, *view["scenario"]["rules"]]


RAM = ("foe ram engine at forge health 1",)
SHUT = "vault-sewer,vault-forge,vault-workshop,vault-cells"
BARE = "".join(f"{room}: treasure=-\n" for room in ("study", "menagerie", "pantry", "forge", "crypt", "cells"))
BARE += "".join(f"{room}: treasure=-\n" for room in ("library", "workshop", "sewer"))
# What games by chance hardly come to: the box, the head of a position, its lines, and moves that lead there.
RARE = [
    (SITE, "", "p1: clan=ratkin hand=snare-kit deck=\nsite: monsters=p1 tokens=coin\nchest:", "play snare-kit"),
    (
        SITE,
        "",
        "p1: clan=ratkin hand=snare-kit\nsite: monsters=p1 tokens=coin\nshown-plans: plan-study",
        "play snare-kit, activate site",
    ),
    (SITE, "", "p1: clan=ratkin\nforge: monsters=p1\nsewer: monsters=p1\nguild: mage:eye banner", "end turn"),
    (SITE, "", "p1: clan=ratkin\nforge: portal=completed\nsewer: portal=completed\nguild: mage:eye crown", "end turn"),
    (
        SITE,
        "difficulty=3",
        "p1: clan=ratkin\nforge: tokens=trap\nsewer: tokens=trap\nguild: mage:eye bell bell",
        "end turn",
    ),
    (
        SITE,
        "",
        "p1: clan=gnoll hand=murky-dregs\nforge: monsters=p1\nfoes: ram=forge:1:standing",
        "play murky-dregs",
    ),
    (SITE, "", "p1: clan=gnoll hand=murky-dregs\nforge: monsters=p1 heroes=mage", "play murky-dregs"),
    (
        SITE,
        "",
        "p1: clan=ratkin hand=tower-shield\nforge: monsters=p1 heroes=thief!,thief!\nguild: mage:eye thief:eye",
        "end turn, defend tower-shield",
    ),
    (
        SITE,
        "",
        "p1: clan=ratkin\nforge: heroes=thief! tokens=coin,frog treasure=prey:1\nguild: mage:eye thief:eye",
        "end turn",
    ),
    (SITE, "wave=2", "p1: clan=ratkin\nguild: thief:eye", "end turn"),
    (
        LABORATORY,
        "borrowed=dragon",
        "p1: clan=ratkin hand=snare-kit\nlaboratory: monsters=p1\ndisplay: wingbeat\nguild: mage:eye bell thief:swords",
        "play snare-kit, activate laboratory, take wingbeat, pass, end turn",
    ),
    (
        LABORATORY,
        "",
        "p1: clan=ratkin hand=snare-kit\nforge: monsters=p1 events=1 tokens=frog\nguild: mage:eye banner",
        "play snare-kit, deed forge",
    ),
    (LABORATORY, "", "p1: clan=ratkin\nvault: tokens=coin\nguild: mage:eye bell", "end turn"),
    (
        LABORATORY,
        "",
        "p1: clan=ratkin\nforge: heroes=thief\nsewer: heroes=thief\nguild: mage:eye bell",
        "end turn",
    ),
    (LABORATORY, "", "p1: clan=ratkin\npantry: heroes=thief\nguild: mage:eye crown", "end turn"),
    # What comes to nothing.
    (
        SITE,
        "",
        f"p1: clan=ratkin hand=busy-paws\nforge: monsters={','.join(['p1'] * 9)}\nguild: mage:eye",
        "play busy-paws",
    ),
    (LABORATORY, "", "p1: clan=ratkin\nforge: treasure=-\nsewer: treasure=-\nguild: mage:eye bell", "end turn"),
    (LABORATORY, "", "p1: clan=ratkin\ncells: heroes=thief\nguild: mage:eye crown", "end turn"),
    (LABORATORY, "", "p1: clan=ratkin\nforge: events=1\nguild: mage:eye banner", "end turn"),
    (
        LABORATORY,
        "borrowed=dragon",
        "p1: clan=ratkin hand=snare-kit\nlaboratory: monsters=p1\ndisplay:\nguild: mage:eye thief:swords",
        "play snare-kit, activate laboratory",
    ),
    (
        LABORATORY,
        "",
        "p1: clan=ratkin deck=\nforge: heroes=thief! treasure=curse:1\nguild: mage:eye thief:eye",
        "end turn",
    ),
    (SITE, "", "p1: clan=ratkin\nguild: mage:eye banner", "end turn"),
    *((own(bell), "", "p1: clan=ratkin\nguild: mage:eye bell", "end turn") for bell in ("break", "rally", "seize")),
    (own("seize 1"), "", "p1: clan=ratkin\n" + BARE + "guild: mage:eye bell", "end turn"),
    (own("close forge-vault"), "", "p1: clan=ratkin\nnight: closed=1\nguild: mage:eye bell", "end turn"),
    (own("call ram", rules=RAM), "", "p1: clan=ratkin\nguild: mage:eye bell", "end turn"),
    (SITE, "", "p1: clan=ratkin\nforge: heroes=thief! treasure=prisoner:1\nguild: mage:hat thief:eye", "end turn"),
    (SITE, "wave=2", "p1: clan=ratkin\nforge: heroes=thief! treasure=prisoner:1\nguild: thief:eye", "end turn"),
    (
        SITE,
        "",
        f"p1: clan=ratkin\nforge: monsters={','.join(['p1'] * 9)}\nplans:\nshown-plans:\nguild: mage:eye crown",
        "end turn",
    ),
]
PRINTED.append(SITE.replace('plans = ["study"]', 'plans = ["study", "laboratory"]'))
RARE += [(box, "", "p1: clan=ratkin\nguild: mage:eye", "end turn") for box in PRINTED]
BELL = "p1: clan=ratkin deck=\nvault: monsters=p1\nguild: mage:eye bell"  # one comes now, another card lies under it
LAST = "p1: clan=ratkin deck=\nvault: monsters=p1\nguild: bell"  # and none
FUSE = "p1: clan=ratkin hand=snare-kit\nforge: monsters=p1 tokens="
RARE += [
    # What happens.
    (own("open study-sewer"), "", BELL, "end turn"),
    (own("post warrior forge 1", "spawn frog forge 0"), "", BELL, "end turn"),
    (own("break"), "", f"{BELL}\nforge: portal=completed\nsewer: portal=completed", "end turn"),
    (own("reopen"), "", BELL, "end turn"),
    (own(rules=("deed forge trap -> close",)), "", f"{FUSE}trap", "play snare-kit, deed forge"),
    (own(rules=("deed forge 2 trap -> close",)), "", f"{FUSE}trap", "play snare-kit"),
    (own(rules=("deed any frog -> shelve",)), "", f"{FUSE}frog", "play snare-kit, deed forge"),
    *(
        (
            own(rules=("deed marked frog -> clear",), more=marked(mark)),
            "",
            f"p1: clan=ratkin hand=snare-kit\nforge: monsters=p1 events=1 {tokens}",
            f"play snare-kit{move}",
        )
        for mark in MARK_NAMES
        for tokens, move in (("tokens=coin", ""), ("tokens=frog", ", deed forge"))
    ),
    (
        own("break", rules=("foe bard captain mage phases thief at sewer health 1", "goal sewer")),
        "",
        "p1: clan=gnoll hand=murky-dregs\nsewer: monsters=p1",
        "play murky-dregs, melee bard sewer",
    ),
    # What ends a game.
    (own("tithe coin", more=aim('lose = ["debt 1"]')), "", BELL, "end turn"),
    (own("mark", more=marked("dark") + aim('lose = ["marked 1"]')), "", BELL, "end turn"),
    (own(more=aim('win = ["prisoners 1"]')), "", f"{BELL}\ncells: heroes=thief", "end turn"),
    (own(more=aim('win = ["sealed"]')), "", f"{BELL}\nnight: shut={SHUT}", "end turn"),
    (
        own(rules=("deed any frog -> deliver",), more=aim('win = ["delivered 1"]')),
        "",
        f"{FUSE}frog",
        "play snare-kit, deed forge",
    ),
    (
        own(rules=RAM, more=aim('win = ["fallen ram"]')),
        "",
        "p1: clan=gnoll hand=murky-dregs\nforge: monsters=p1",
        "play murky-dregs, melee ram forge",
    ),
    (
        SITE + aim('win = ["built 1"]'),
        "",
        "p1: clan=ratkin hand=snare-kit\nsite: monsters=p1 tokens=coin\nshown-plans: plan-study",
        "play snare-kit, activate site",
    ),
    (own(), "wave=2", LAST, "end turn"),
    *(
        (own(rules=(*RAM, "deed any frog -> deliver"), more=aim(f'end = ["{clause}"]')), "wave=2", LAST, "end turn")
        for clause in ("built 1", "prisoners 1", "kept 10", "delivered 1", "fallen ram", "late")
    ),
]


@cache
def messages(own: bool) -> list[Message]:
    """All different messages of `RARE`; or of games by chance with each scenario, all seats, open and closed hands."""
    said: list[Message] = []
    if own:
        for seed, (box, head, lines, moves) in enumerate(RARE):
            said += all_said(custom(box, *lines.split("\n"), scenario=f"own {head}"), seed, moves.split(", "))
    else:
        for seed, (edition, seats, hands) in enumerate(product(EDITIONS, range(1, 5), (0, 1))):
            game = ENTRY.new(seats, seed, edition, None, {"hands": hands, "difficulty": seed % len(DIFFICULTIES)})
            game.begin(seed)
            game.remember()
            said += all_said(game, seed, [])
    return list({json.dumps(each): each for each in said}.values())


def at(language: str, own: bool = False) -> TableWords:
    """The words of a language at a table, with a box of one's own or with the package's."""
    box = ("own.toml", SITE) if own else None
    return lootkeep.words(language).at(ENTRY.new(4, 1, None, box, {}), NAMES[language])


def wrong_with(language: str, text: str) -> str:
    """What no reader should ever see."""
    if not text or text != text.strip():
        return "spaces"
    if re.search(r"[{}$@#/\n]|  ", text):
        return "something was not filled in"
    if language == "ru" and re.search("[A-Za-z]", text):
        return "a foreign word"
    return ""


@pytest.mark.once
@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_games_say_has_words(language: str, own: bool) -> None:
    say = at(language, own)
    for each in messages(own):
        text = say.text(each)
        assert not wrong_with(language, text), f"{wrong_with(language, text)}: {text!r} of {each}"
        if each["id"].split("-")[1] in SPOKEN:
            assert not text[0].islower(), f"{text!r} of {each}"


def test_all_that_has_words_is_said_in_games() -> None:
    sorts = tuple(f"heroes-{sort}-" for sort in (*SPOKEN, "text"))
    said = {each["id"] for each in (*messages(False), *messages(True))}
    assert {id for id in catalogue("en") if id.startswith(sorts)} - said == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    say = at(language)
    names = [say.card(id) for id in say.faces]
    assert len(set(names)) == len(names)
    assert [name for name in names if wrong_with(language, name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_one_decision_can_be_told_apart(language: str) -> None:
    game = custom(
        SITE,
        "p1: clan=imp hand=snare-kit",
        "forge: monsters=p1,p1w1 heroes=thief,mage tokens=coin,trap",
        "vault: monsters=p1 portal=unfinished",
        scenario="own",
    )
    do(game, "play snare-kit")
    texts = [at(language).text(option["text"]) for option in game.decision()["options"]]
    assert len(set(texts)) == len(texts)


# ---------------------------------------------------------------- read whole


def texts(id: str, args: dict[str, Arg]) -> list[str]:
    """A message in all languages."""
    return [at(language).text(message(f"heroes-{id}", args)) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("card", "english", "italian", "russian"),
    [
        (
            "giant-bat",
            "Move ×2 + Ranged ×2 or Move ×2 + Activate",
            "Spostamento ×2 + Distanza ×2 oppure Spostamento ×2 + Attivazione",
            "Перемещение ×2 + Дальняя атака ×2 или Перемещение ×2 + Активация",
        ),
        (
            "murky-dregs",
            "Melee ×2 → each time Summon 1 or Ambush 3 (Eye) + Generate (any) ×2",
            "Mischia ×2 → ogni volta Evocazione 1 oppure Agguato 3 (Occhio Mistico) + Generazione (qualsiasi) ×2",
            "Ближняя атака ×2 → каждый раз Призыв 1 или Засада 3 (Око) + Создание (любой ресурс) ×2",
        ),
        (
            "scroll-of-ruin",
            "Swarm (Ranged) + Draw ×2 or Ranged ×3 + Reinforcements (Melee)",
            "Sciame (Distanza) + Pesca ×2 oppure Distanza ×3 + Rinforzi (Mischia)",
            "Рой (Дальняя атака) + Добор ×2 или Дальняя атака ×3 + Подкрепление (Ближняя атака)",
        ),
        (
            "prey:1",
            "The room loses a resource.",
            "La stanza perde una risorsa.",
            "Комната теряет ресурс.",
        ),
    ],
)  # fmt: skip
def test_the_text_of_a_card(card: str, english: str, italian: str, russian: str) -> None:
    assert [at(language, own=True).card_text(card) for language in LANGUAGES] == [english, italian, russian]


def test_guild_cards_and_treasures_are_named_by_what_they_show() -> None:
    names = [[at(language).card(card) for card in ("thief:swords", "prey:1", "plan-site")] for language in LANGUAGES]
    assert names == [
        ["Thief (Swords)", "Prey (1)", "Plan: Construction Site"],
        ["Ladro (Spade)", "Preda (1)", "Progetto: Cantiere"],
        ["Вор (Мечи)", "Пожива (1)", "Проект: Стройка"],
    ]


def test_an_option_says_what_its_side_of_the_card_does() -> None:
    game = custom(SITE, "p1: clan=ratkin hand=giant-bat", scenario="own")
    plays = [option["text"] for option in game.decision()["options"] if option["notation"] == "play giant-bat 2"]
    assert [at(language, own=True).text(plays[0]) for language in LANGUAGES] == [
        "Play Giant Bat: Move ×2 + Activate",
        "Gioca Pipistrello Gigante: Spostamento ×2 + Attivazione",
        "Сыграть карту «Гигантская летучая мышь»: Перемещение ×2 + Активация",
    ]


def test_rooms_take_their_prepositions() -> None:
    assert texts("event-moved", {"seat": "@seat/1", "room": "@card/sewer", "door": "@card/site"}) == [
        "Bo moves a monster from the Sewer to the Construction Site.",
        "Bruno muove un mostro dalle Fogne al Cantiere.",
        "Боря ведёт монстра из Канализации на Стройку.",
    ]


@pytest.mark.parametrize(
    ("event", "args", "sentences"),
    [
        (
            "waits",
            {"hero": "@card/mage", "room": "@card/study", "n": 3},
            [
                "The Mage waits in the Study: the treasure takes 3 heroes.",
                "Attesa nello Studio: il Mago resta esausto, perché al tesoro servono 3 eroi.",
                "Маг ждёт в Кабинете: сокровище требует 3 героев.",
            ],
        ),
        (
            "attacks",
            {"hero": "@card/archer", "room": "@card/workshop", "seat": "@seat/0"},
            [
                "The Archer attacks Ada's monster in the Workshop.",
                "Attacco nell'Officina: l'Arciere si avventa su un mostro di Ada.",
                "Лучник атакует монстра в Мастерской. Хозяин монстра — Аня.",
            ],
        ),
        (
            "shoots",
            {"hero": "@card/archer", "room": "@card/cells", "door": "@card/pantry"},
            [
                "The Archer shows off in the Cells: an arrow for a monster in the Pantry.",
                "Esibizione nelle Celle: l'Arciere scocca una freccia a un mostro nella Dispensa.",
                "Бравада в Темнице: Лучник стреляет, цель — монстр в Кладовой.",
            ],
        ),
        (
            "charges",
            {"room": "@card/cells", "door": "@card/vault", "n": 3},
            [
                "3 heroes charge from the Cells to the Vault: nothing to fight, nothing to loot.",
                "Carica dalle Celle al Caveau: 3 eroi, senza mostri né tesori a trattenerli.",
                "Натиск из Темницы в Хранилище: 3 героя, удержать некому и грабить нечего.",
            ],
        ),
        (
            "thrown",
            {"card": "@card/mage:hat", "hero": "@card/mage"},
            [
                "The Guild card is Mage (Hat): off to the Cells with the Mage!",
                "La carta Gilda è Mago (Cappello): nelle Celle finisce il Mago!",
                "Карта Гильдии — Маг (Шляпа): Маг отправляется в Темницу!",
            ],
        ),
    ],
)  # fmt: skip
def test_the_assault_gives_its_reasons(event: str, args: dict[str, Arg], sentences: list[str]) -> None:
    assert texts(f"event-{event}", args) == sentences


@pytest.mark.parametrize(
    ("n", "sentences"),
    [
        (
            1,
            [
                "A rousing entrance wakes 1 exhausted hero in the Forge.",
                "Un ingresso che ispira sveglia 1 eroe esausto nella Fucina.",
                "Эффектное появление взбадривает 1 усталого героя в Кузнице.",
            ],
        ),
        (
            2,
            [
                "A rousing entrance wakes 2 exhausted heroes in the Forge.",
                "Un ingresso che ispira sveglia 2 eroi esausti nella Fucina.",
                "Эффектное появление взбадривает 2 усталых героев в Кузнице.",
            ],
        ),
    ],
)  # fmt: skip
def test_heroes_are_counted(n: int, sentences: list[str]) -> None:
    assert texts("event-inspired", {"room": "@card/forge", "n": n}) == sentences


def test_with_closed_hands_others_see_that_a_card_is_drawn_but_not_which() -> None:
    assert texts("event-drew", {"seat": "@seat/0", "card": "@card/nest#1"}) == [
        "Ada draws Nest.",
        "Ada pesca Nido.",
        "Аня берёт карту «Гнездо».",
    ]
    assert texts("event-drew", {"seat": "@seat/0", "card": "@card/?"}) == [
        "Ada draws a card.",
        "Ada pesca una carta.",
        "Аня берёт карту.",
    ]


def test_a_scenario_reads_like_a_rule() -> None:
    assert texts("op-mark-flooded", {"rooms": "@list/sewer,cells", "n": 1}) == [
        "The next dry room in this order is flooded: Sewer, Cells.",
        "Si allaga la prossima stanza asciutta in quest'ordine: Fogne, Celle.",
        "Вода заливает следующую сухую комнату по порядку: Канализация, Темница.",
    ]
    assert texts("op-close", {"rooms": "@list/forge-vault,crypt-sewer"}) == [
        "The next of these passages caves in: Forge – Vault, Crypt – Sewer.",
        "Crolla il prossimo di questi passaggi: Fucina – Caveau, Cripta – Fogne.",
        "Обваливается следующий из этих проходов: Кузница – Хранилище, Склеп – Канализация.",
    ]


def test_a_new_room_says_to_which_others_it_opens() -> None:
    lines = ("p1: clan=ratkin hand=snare-kit", "site: monsters=p1 tokens=coin", "shown-plans: plan-study")
    game = do(custom(SITE, *lines, scenario="own"), "play snare-kit", "activate site", "build study 1")
    laid = [option["text"] for option in game.decision()["options"] if option["text"]["args"]["cell"] == "4,5"]
    assert [[at(language).text(each) for each in laid] for language in LANGUAGES] == [
        ["At 4,5, a quarter turn, joined to: Construction Site"],
        ["In 4,5, un quarto di giro, unita a: Cantiere"],
        ["На 4,5, четверть оборота; проходы: Стройка"],
    ]


@pytest.mark.parametrize(
    ("treasures", "english", "italian", "russian"),
    [
        (0, "Lost: no treasures left", "Sconfitta: nessun tesoro in salvo", "Поражение: уцелело 0 сокровищ"),
        (1, "Lost: 1 treasure left", "Sconfitta: 1 tesoro in salvo", "Поражение: уцелело 1 сокровище"),
        (3, "Lost: 3 treasures left", "Sconfitta: 3 tesori in salvo", "Поражение: уцелело 3 сокровища"),
        (5, "Lost: 5 treasures left", "Sconfitta: 5 tesori in salvo", "Поражение: уцелело 5 сокровищ"),
    ],
)
def test_what_is_left_at_the_end_is_counted(treasures: int, english: str, italian: str, russian: str) -> None:
    assert texts("place-lost", {"n": treasures}) == [english, italian, russian]
