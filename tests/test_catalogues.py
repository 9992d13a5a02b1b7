"""Every message that the code can name is in all three catalogues, and filled with what it needs; none is left over."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Protocol, cast, get_args

import pytest

import lootkeep
from lootkeep.bots import LEVELS
from lootkeep.heroes.aims import LOST_BY, MISSED, NOT_KEPT, TOO_LATE, WON_BY
from lootkeep.heroes.box import EDITIONS
from lootkeep.heroes.box import shipped as dungeon
from lootkeep.heroes.cards import CLANS, DIFFICULTIES, EFFECTS, HEROES, LOOT, ROOMS, SIGNS
from lootkeep.heroes.cards import TOKENS as THINGS
from lootkeep.heroes.entry import ENTRY
from lootkeep.heroes.icons import TYPES, WORDS
from lootkeep.heroes.notation import PLAIN as HEROES_PLAIN
from lootkeep.heroes.picture.dungeon import STATES
from lootkeep.heroes.scenario import (
    CLOCKS,
    DEEDS,
    ENDING,
    FLAGS,
    FOE_NAMES,
    LOSING,
    MANNERS,
    MARK_NAMES,
    OPERATIONS,
    WINNING,
)
from lootkeep.heroes.step import Step as HeroesStep
from lootkeep.heroes.steps import STEP_LIST as HEROES_STEPS
from lootkeep.kragmortha.box import shipped as library
from lootkeep.kragmortha.cards import GOBLINS, SYMBOLS, TOKENS
from lootkeep.kragmortha.chapters import STEP_LIST as KRAGMORTHA_STEPS
from lootkeep.kragmortha.notation import PLAIN as KRAGMORTHA_PLAIN
from lootkeep.kragmortha.steps import Step as KragmorthaStep
from lootkeep.looterz import box as looterz_box
from lootkeep.looterz import decision as looterz
from lootkeep.looterz.abilities import EFFECTS as ABILITIES
from lootkeep.looterz.abilities import STEP_LIST as LOOTERZ_STEPS
from lootkeep.looterz.cards import RIGOR_MORTIS
from lootkeep.looterz.picture import TAGS
from lootkeep.looterz.steps import Step as LooterzStep
from lootkeep.looterz.view import PHASES
from lootkeep.prologue import read
from lootkeep.server.protocol.messages import Token
from lootkeep.server.tables import events
from lootkeep.speech import LANGUAGES, Words
from lootkeep.terminal.commands import COMMANDS
from lootkeep.terminal.hook import hook
from tests.catalogues import (
    COMING,
    GAMES,
    HOLE,
    ID,
    Named,
    catalogue,
    in_browser,
    in_file,
    in_python,
    mentioned,
    needed,
    reasons,
)

# ---------------------------------------------------------------- what can follow

SHOWN = ("setup", "play", "refresh", "assault", "over")  # phases
PASSES = ("head-start", "replace", "icons", "carry", "ambush", "swarm", "momentum", "defend", "tithe", "muster")
MOVERS = ("imp", "poltergeist")  # whose ability moves a monster, which may be wounded
EVENTS = [kind.__struct_config__.tag for kind in events.Happened.__subclasses__()]
# What can happen to a table and is told by an id of its own.
OTHERWISE = ("seated", "rekeyed", "moved")
OFFICIAL = looterz_box.EDITIONS
CARDS = {
    "looterz": [kind.id for edition in OFFICIAL for kind in looterz_box.shipped(edition).kinds] + [RIGOR_MORTIS],
    "kragmortha": [card.id for card in (*library("library").looks, *library("library").tomes)] + [*TOKENS],
    "heroes": [
        *(kind.id for kind in dungeon(EDITIONS[0]).kinds),
        *(*ROOMS, *CLANS, *HEROES, *THINGS, *LOOT, *SIGNS, *FOE_NAMES, "runner", "stowaway", "event", "portal"),
        *(f"plan-{room}" for room in ROOMS),
    ],
}


class Asks(Protocol):
    """A step of any game."""

    name: str
    verb: str
    offer: Callable[..., None]


def asking(steps: Iterable[object], base: type[object]) -> list[str]:
    """The steps that ask something: that offer more than the step they all come from."""
    offers = cast("type[Asks]", base).offer
    return [step.name for step in cast("Iterable[Asks]", steps) if type(step).offer is not offers]


def verbs(steps: Iterable[object]) -> set[str]:
    """What choosing means in these steps."""
    return {step.verb for step in cast("Iterable[Asks]", steps)}


def heroes_options() -> set[str]:
    """The verbs of options that are named by their verb alone."""
    placed = (
        "arrival",
        "carry",
        "lose",
        "looter",
        "carrier",
        "trapped",
        "generate",
        "melee",
        "ranged",
        "build",
        "replace",
        "discard",
    )
    chosen = ("trap", "portal", "summon", "ambush", "swarm", "complete", "defend", "hit")
    plain = {word.replace(" ", "-") for word in HEROES_PLAIN.values()} - {"pass", "ability"}
    rooms = verbs(HEROES_STEPS) - {"choose", "hit", "lay"}
    return {*placed, *chosen, *plain, *rooms, "clan", "borrow"}


def heroes_operations() -> set[str]:
    """What the messages of scenarios' operations are called: by their words, and by where or on what they work."""
    places = ("farthest", "crowded", "richest", "portal", "goal", "at")
    marks = [f"{word}-{mark}" for word in ("mark", "wake-marked") for mark in MARK_NAMES]
    tithes = ("tithe-there", "tithe-rising", "tithe-rising-there")
    more = {
        *(f"summon-{place}" for place in places),
        "wake-at",
        *marks,
        *tithes,
        "seize-debts",
        "open-list",
        "call-captain",
    }
    return set(OPERATIONS) - {"mark"} | more


def heroes_aims() -> list[str]:
    """What the messages of clauses are called, by the side on which they may stand."""
    sides = {"lose": (*LOSING, "gone-vault"), "win": WINNING, "end": ENDING}
    return [f"heroes-aim-{side}-{word}" for side, words in sides.items() for word in words if word != "marked"]


def printed_numbers() -> set[str]:
    """The numbers on cards, in games whose cards have nothing to say about themselves but these."""
    plain = [game for game in GAMES if not hasattr(hook(game), "lore")]
    return {
        f"{game}-{name}" for game in plain for face in lootkeep.new(game, seed=1).cards() for name in face["numbers"]
    }


def at_doors(pattern: str) -> list[str]:
    """What stands in the doors of the games."""
    return [word for game in GAMES for word in in_file(f"games/{game}/door.ts", f"(?m){pattern}")]


def prologue_words() -> Iterator[str]:
    """What the guide says in the prologues of all games."""
    for game in GAMES:
        for move in (move for move in read(game).moves if move.step):
            yield f"prologue-{game}-{move.step}"
            yield from (f"prologue-{game}-{move.step}-{word}" for word in move.other.values())


# What may stand in the holes of ids whose code does not say it: a `*` for each hole; or whole ids, for several holes.
FOLLOWS: dict[str, Iterable[str]] = {
    # of every game
    "*-name": [f"{game}-name" for game in GAMES],
    "*-edition-*": [f"{game['id']}-edition-{edition}" for game in lootkeep.games() for edition in game["editions"]],
    "*-card-*": [f"{game}-card-{card}" for game in GAMES for card in CARDS[game]],
    "*-kind-*": ["kragmortha-kind-goblin", "kragmortha-kind-rigor", *(f"heroes-kind-{k}" for k in (*HEROES, *EFFECTS))],
    "*-symbol-*": [
        *(f"kragmortha-symbol-{symbol}" for symbol in SYMBOLS),
        *(f"heroes-symbol-{symbol}" for symbol in (*TYPES, 1, 2, 3, 4)),
    ],
    "*-*": printed_numbers(),
    "*-event-*": [],  # by `tell`, read from its calls
    **dict.fromkeys(("*-option-*", "*-series-*", "*-zone-*"), ()),  # of games that have no folder in the browser
    # bots, terminal, server
    "bots-level-*": LEVELS,
    "*-chapter-*": [f"heroes-chapter-{chapter['id']}" for chapter in ENTRY.chapters()],
    "trophy-*-*": [f"trophy-heroes-{trophy['id']}" for trophy in ENTRY.trophies()],
    "trophy-heroes-*": [trophy["id"] for trophy in ENTRY.trophies()],
    "trophy-heroes-*-name": [trophy["id"] for trophy in ENTRY.trophies()],
    "trophy-*-*-name": [f"trophy-heroes-{trophy['id']}-name" for trophy in ENTRY.trophies()],
    "gone-log-*": [str(event) for event in EVENTS if event not in (*OTHERWISE, "silenced")],
    "gone-log-seated-*": ("open", "person", "bot"),
    "gone-log-rekeyed-*": ("owner", "host", "link"),
    "advice-*": (
        "only",
        *(f"{goal}-{how}" for goal in ("win", "hold") for how in ("sure", "likely", "open", "hard", "luck")),
    ),
    "advice-best-*": ("sure", "likely", "guess"),
    "banter-*-*-*": [
        f"banter-{bot}-{mood}-{line}"
        for bot in range(1, 9)
        for mood, lines in {"gloat": 2, "hurt": 2, "suffer": 1, "win": 1, "lose": 1}.items()
        for line in range(1, lines + 1)
    ],
    "safety-*": in_file("../../src/lootkeep/server/doors/shield.py", r'HttpRefused\(\s*"([a-z-]+)"'),
    "server-*": [],  # a refusal of the game's own
    "terminal-command-*": COMMANDS,
    "terminal-help-*": (*COMMANDS, "choose"),
    "terminal-hint-*": ("move", "win", "hold", "interval", "how"),
    # first games
    "prologue-*": ("who", "how", "beware"),
    "prologue-*-*": [
        *(f"prologue-{game}-{panel}" for game in GAMES for panel in ("who", "how", "beware")),
        *(id for id in prologue_words() if id.count("-") == 2),
    ],
    "prologue-*-*-*": [id for id in prologue_words() if id.count("-") == 3],
    "prologue-*-*-can": [f"prologue-{game}-{move.step}-can" for game in GAMES for move in read(game).moves if move.can],
    "prologue-*-end": GAMES,
    "prologue-*-lose": GAMES,
    "prologue-*-no": GAMES,
    "prologue-*-title": GAMES,
    # Looterz
    "looterz-ask-*": asking(LOOTERZ_STEPS, LooterzStep),
    "looterz-do-*": [*looterz.OF_CARD.values(), *looterz.OF_KIND.values(), *looterz.PLAIN.values()],
    "looterz-do-*-target": [],  # checked by all that games say
    "looterz-effect-*-activation": [word for word, effect in ABILITIES.items() if effect.activation],
    "looterz-effect-*-otherwise": [word for word, effect in ABILITIES.items() if effect.otherwise],
    "looterz-phase-*": PHASES,
    "looterz-why-*": reasons("looterz"),
    "terminal-looterz-tag-*": (*TAGS, "recruitment"),
    "web-looterz-target-*": ("hurts", "yours", "of"),
    "web-looterz-*": ("searched", "attacked", "activated", "acted"),
    "web-looterz-brief-*": {*ABILITIES, *TAGS} - {"taunt", "activation", "last-wish"},
    "web-looterz-do-*": ("search", "attack", "activate"),
    "web-looterz-guide-*": {*in_file("games/looterz/story.ts", r'^  "?[a-z-]+"?: "([a-z-]+)",$')} - {"king"},
    "web-looterz-phase-*": ("recruit", "dungeon", "sacrifice"),
    "web-looterz-word-*": ("activation", "recruitment", "last-wish", "taunt"),
    # Kragmortha
    "kragmortha-ask-*": asking(KRAGMORTHA_STEPS, KragmorthaStep),
    "kragmortha-do-*": {word.replace(" ", "-") for word in KRAGMORTHA_PLAIN.values()} | verbs(KRAGMORTHA_STEPS),
    "kragmortha-do-pass-*": ("fresh-hand", "look-due", "move", "refuse-shove", "rigor-transfer"),
    "kragmortha-order-*": [look.id for look in library("library").looks],
    "kragmortha-look-*-screen": [look.id for look in library("library").looks],
    "kragmortha-look-*-table": [look.id for look in library("library").looks],
    "kragmortha-symbol-*": SYMBOLS,
    "kragmortha-tome-*": [tome.id for tome in library("library").tomes],
    "kragmortha-why-*": [],  # checked by all that games say
    "glossary-looterz-*": ("activation", "recruitment", "last-wish", "taunt"),
    "glossary-heroes-*": ("monster", "trap", "token", "hero", *MANNERS, "runner", "mark"),
    "glossary-heroes-deed-*": WORDS,
    "glossary-kragmortha-*": (*SYMBOLS, "teleport", "desk", "shelf", "closed"),
    "terminal-kragmortha-floor-*": (*SYMBOLS[:4], "desk"),
    "terminal-kragmortha-mark-*": GOBLINS,
    "web-kragmortha-*-on": ("gaping", "tongue", "standing", "pardoned"),
    "web-kragmortha-*-off": ("gaping", "tongue", "standing", "pardoned"),
    "web-kragmortha-they-*": in_file("games/kragmortha/answers.ts", r'whose\("([a-z-]+)"\)'),
    "web-kragmortha-you-*": in_file("games/kragmortha/answers.ts", r'whose\("([a-z-]+)"\)'),
    "web-kragmortha-asked-*": ("book", "squeeze", "balance", "hail", "sit"),
    "web-kragmortha-broken-*": ("a1", "a3", "d1", "d2", "h1", "l1", "l2", "l3", "m1", "m2", "w1", "w2", "w3"),
    "web-kragmortha-seen-*-off": ("gaping", "tongue", "standing", "pardoned"),
    "web-kragmortha-seen-*-on": ("gaping", "tongue", "standing", "pardoned"),
    "web-kragmortha-arrow-*": ("up", "down", "left", "right"),
    "web-kragmortha-bear-*": [look.id for look in library("library").looks],
    "web-kragmortha-guide-*": in_file("games/kragmortha/turn.ts", r'^  (?:"[a-z-]+", )*"([a-z-]+)",$'),
    "web-kragmortha-leads-*": ("looks", "tomes", "symbols"),
    "web-kragmortha-penance-*": ("gentle", "screen", "table"),
    "web-kragmortha-phase-*": in_file("games/kragmortha/turn.ts", r'id: "([a-z0-9-]+)"'),
    "web-kragmortha-place-*": ("rigor", "goblin", "teleport", "desk"),
    "web-kragmortha-press-*": ("book", "squeeze", "hail", "sit"),
    "web-kragmortha-test-*": ("book", "squeeze", "balance", "hail", "sit"),
    # Keep the Heroes Out!
    "heroes-ability-*": CLANS,
    "heroes-ask-*": asking(HEROES_STEPS, HeroesStep),
    "heroes-card-*": CLANS,
    "heroes-chapter-*": [f"heroes-chapter-{chapter['id']}" for chapter in ENTRY.chapters()],
    "heroes-difficulty-*": DIFFICULTIES,
    "heroes-do-*": heroes_options(),
    "heroes-do-ability-*": CLANS,
    "heroes-do-ability-*-wounded": MOVERS,
    "heroes-do-activate-*": ("laboratory", "site"),
    "heroes-do-pass-*": PASSES,
    "heroes-do-spend-*": ("icons", "tithe"),
    "heroes-do-take-*": ("icons", "take-tactic", "swapped"),
    "heroes-edition-*": EDITIONS,
    "heroes-icon-*": (*WORDS, "generate-any", "ambush-any"),
    "heroes-icon-*-word": WORDS,
    "heroes-op-*": heroes_operations(),
    "heroes-aim-*-*": heroes_aims(),
    "heroes-aim-*-marked-*": [f"heroes-aim-lose-marked-{mark}" for mark in MARK_NAMES],
    "heroes-clock-*": CLOCKS,
    "heroes-do-deed-*": set(DEEDS) - {"clear"},
    "heroes-do-deed-*-*": [f"heroes-do-deed-clear-{mark}" for mark in MARK_NAMES],
    "heroes-end-lost-*": {*LOSING, *ENDING},
    "heroes-end-won-*": WINNING,
    "heroes-lever-*": EDITIONS,
    "heroes-mark-*": MARK_NAMES,
    "heroes-rule-*-*": [f"heroes-rule-{flag}-{mark}" for flag in FLAGS for mark in MARK_NAMES],
    "heroes-rule-deed-*": set(DEEDS) - {"clear"},
    "heroes-rule-deed-*-*": [f"heroes-rule-deed-clear-{mark}" for mark in MARK_NAMES],
    "heroes-rule-deed-*-*-there": [],  # what is cleared is any marked room
    "heroes-rule-deed-*-there": set(DEEDS) - {"clear", "break"},
    "heroes-rule-foe-*": MANNERS,
    "heroes-rule-marks-*": MARK_NAMES,
    "heroes-rule-only-*": MARK_NAMES,
    "heroes-where-*": MARK_NAMES,
    "heroes-phase-*": SHOWN,
    "heroes-price-*": THINGS,
    "heroes-room-*": ROOMS,
    "heroes-text-*": (*HEROES, *EFFECTS),
    "heroes-type-*": TYPES,
    "heroes-why-*": reasons("heroes") - {"marked-"} | {f"marked-{mark}" for mark in MARK_NAMES},
    "terminal-heroes-*": STATES,
    "terminal-heroes-clan-*": CLANS,
    "terminal-heroes-mark-*": (*CLANS, *HEROES),
    "terminal-heroes-portal-*": ("unfinished", "completed"),
    "terminal-heroes-row-*": HEROES,
    "terminal-heroes-token-*": THINGS,
    "web-heroes-is-*": ("arriving", "awake", "exhausted", "running"),
    "web-heroes-mark-*": MARK_NAMES,
    "web-heroes-lay-*": ("r0", "r1", "r2", "r3"),
    "web-heroes-pace-*": DIFFICULTIES,
    "web-heroes-phase-*": ("play", "refresh", "tidy", "assault"),
    "web-heroes-pile-*": ("hand", "played", "discards", "deck"),
    "web-heroes-portal-*": ("unfinished", "completed"),
    "lobby-care-*": "123",
    "lobby-clan-*": CLANS,
    "lobby-clan-*-good": CLANS,
    "lobby-edition-*": ("dragon", "rigor"),
    "lobby-edition-*-good": ("dragon", "rigor"),
    "lobby-hard-*": "123",
    "lobby-night-*": EDITIONS,
    "lobby-night-*-story": EDITIONS,
    # the browser's pages
    "web-about-*": in_file("home/About.svelte", r'"([a-z]+)"(?=[,\]])'),
    "web-about-*-how": in_file("home/About.svelte", r'"([a-z]+)"(?=[,\]])'),
    "web-bot-*": "12345678",
    "web-bot-*1": [],  # the same, as Python adds one
    "web-chronicle-state-*": ("won", "fallen", "open", "shut"),
    "web-chronicle-with-*": ("bot", "friend", "hot"),
    "web-clock-*": ("none", "move", "bank"),
    "web-clock-zero-*": ("nudge", "bot"),
    "editor-add-*": ("rules", "does", "at", "lose", "win", "end"),
    "editor-cut-turn-*": ("1", "2", "3"),  # quarters clockwise
    "editor-door-*-blind": tuple("NESW"),
    "editor-door-*-open": tuple("NESW"),
    "editor-marks-*": ("name", "order", "does", "works"),
    "editor-tab-*": ("dungeon", "words", "trial", "file"),
    "web-edition-*": OFFICIAL,
    "web-fair-flaw-*": [
        word for pair in in_file("result/fairness.ts", r'flaw: (?:"([a-z]+)"|.* : "([a-z]+)")') for word in pair if word
    ],
    "web-game-*": GAMES,
    "web-hands-*": "01",
    "story-honour-*": at_doors(r'\{ id: "([a-z]+)"'),
    "web-key-*": in_file("table/Keys.svelte", r'\[[^\]]+, "([a-z]+)"\]'),
    "web-language-*": LANGUAGES,
    "web-option-*": at_doors(r"^    ([a-z]+): \{"),
    "web-penance-*": "012",
    "web-penances-*": "01",
    "web-rest-*": "01",
    "web-pitch-*": ("dragon", "rigor", "kragmortha", "heroes"),
    "story-series-*": ("loot", "looks", "tomes", "treasures", "heroes"),
    "web-set-*": (*in_file("parts/Settings.svelte", r'switched\("([a-z]+)"\)'), "effects", "room"),
    "web-speed-*": ("calm", "normal", "brisk", "once"),
    "web-spirit-*": GAMES,
    "web-token-*": get_args(Token),
    "web-theme-*": ("auto", "dark", "light"),
}
# What is asked for only where it is there (`has`).
IF_THERE = (
    *("terminal-*-choose", "terminal-*-keys", "terminal-*-legend", "terminal-*-only", "terminal-argument-*"),
    *("*-story-*-before", "*-story-*-after", "*-story-*-lost", "*-twist-*"),
    *("heroes-story-*-*", "heroes-twist-*", "heroes-difficulty-*-text"),
    *("web-heroes-guide-*", "web-heroes-step-*", "web-heroes-why-*"),
)
# Looks like an id, and is none.
NO_IDS = ("web-*", "looterz-why-{*}", "kragmortha-do-{*}")
# Found by following a name that means something else there: a reason of an effect that nobody activates, a catalogue.
MISREAD = (
    "heroes-story",
    "kragmortha-order-scolding",
    "kragmortha-do-pass",
    "looterz-why-nobody-to-sacrifice",
    "gone-vault",
)
# Filled in by what is said, not by who says it: dice by the journal, the move by the table that has read so far.
GIVEN_LATER = {"looterz-event-attacked": "dice", "looterz-event-searched": "dice", "gone-move": "n"}
GIVEN_LATER |= {
    f"looterz-event-{loss}": "rival" for loss in ("died", "destroyed", "sacrificed")
}  # only of a borrowed one
# Said by an id that grows in a way which is not followed here (`id += "-watchers"`).
GROWN = ("gone-log-silenced-watchers", "gone-log-heard-watchers", "looterz-event-nothing-*")
# Told by tables of words: what ends a game, and what becomes of marked rooms.
BY_TABLE = [f"heroes-event-{word}" for word in (*LOST_BY, *WON_BY, *MISSED, NOT_KEPT, TOO_LATE) if word]
BY_TABLE += [f"heroes-event-{deed}-{mark}" for deed in ("marked", "cleared") for mark in MARK_NAMES]
# Said in short where `heroes-aim-SIDE-` says it whole.
IN_SHORT = ("web-heroes-aim-*",)
# The names of the box and its parts, whether a screen shows them or not.
OF_THE_BOX = ("looterz-pitch", "kragmortha-pitch", "kragmortha-goblin-*", "kragmortha-group-*")


# ---------------------------------------------------------------- the check


@cache
def named() -> list[Named]:
    """All that Python and the browser's code name."""
    return [*in_python(), *in_browser()]


def shape(id: str) -> str:
    """An id with a star for each hole."""
    return HOLE.sub("*", id)


def whole(each: Named) -> list[str]:
    """The ids that something named in the code stands for."""
    if "{" not in each.id:
        return [each.id]
    values = FOLLOWS.get(each.id, FOLLOWS.get(shape(each.id), ()))
    return [value if ID.fullmatch(value) else shape(each.id).replace("*", value) for value in values]


def test_of_every_id_that_is_put_together_it_is_known_what_may_follow() -> None:
    unknown = {shape(each.id): each.where for each in named() if "{" in each.id}
    known = {*FOLLOWS, *IF_THERE, *NO_IDS}
    assert {id: where for id, where in unknown.items() if id not in known} == {}, "say in FOLLOWS what may follow"


def test_nothing_is_explained_that_no_code_names() -> None:
    shapes = {shape(each.id) for each in named()}
    assert {*FOLLOWS, *IF_THERE} - shapes == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_code_can_name_is_there(language: str) -> None:
    missing = {id: each.where for each in named() for id in whole(each) if id not in (*catalogue(language), *MISREAD)}
    assert missing == {}
    assert set(BY_TABLE) - set(catalogue(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_code_gives_what_a_message_is_filled_with(language: str) -> None:
    lacking: dict[str, object] = {}
    for each in named():
        for id in whole(each):
            if each.filled is not None and id in catalogue(language):
                missing = needed(language, id) - each.filled - {GIVEN_LATER.get(id, "")}
                lacking |= {f"{id} at {each.where}": sorted(missing)} if missing else {}
    assert lacking == {}


def test_no_message_is_left_over() -> None:
    said = {id for each in named() for id in whole(each)} | mentioned() | set(BY_TABLE)
    elsewhere = [id for id, values in FOLLOWS.items() if not values and not id.startswith("*")]
    shapes = (*elsewhere, *IF_THERE, *OF_THE_BOX, *GROWN, *IN_SHORT, *COMING)
    derived = [re.compile(re.escape(id).replace(r"\*", "[a-z0-9-]+")) for id in shapes]
    left = [id for id in catalogue("en") if id not in said and not any(each.fullmatch(id) for each in derived)]
    assert left == []


# ---------------------------------------------------------------- where people play


def test_a_message_that_is_missing_shows_its_id_and_is_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    logger = logging.getLogger("lootkeep.speech")
    monkeypatch.setattr(logger, "handlers", [])  # without the one that fails tests
    speech = Words("it")
    assert [speech.say("terminal-nobody-wrote-this") for _ in range(2)] == ["terminal-nobody-wrote-this"] * 2
    assert speech.format("heroes-card-vault", "gen", {}) == "heroes-card-vault"
    assert speech.say("heroes-event-wave").startswith("La Gilda")
    assert [record.getMessage() for record in caplog.records] == [
        "the it catalogue has no text for 'terminal-nobody-wrote-this', the message",
        "the it catalogue has no text for 'heroes-card-vault', gen",
        "the it message 'heroes-event-wave' cannot be filled in: Unknown external: n",
    ]


def test_a_message_that_is_missing_fails_a_test() -> None:
    with pytest.raises(AssertionError, match="no text for 'terminal-nobody-wrote-this'"):
        Words("en").say("terminal-nobody-wrote-this")
