"""What a player is told: what comes to nothing, what a choice costs, and what is being decided; in three languages."""

from __future__ import annotations

import pytest

import lootkeep
from lootkeep.lines import text_of
from lootkeep.speech import LANGUAGES
from lootkeep.terminal.chronicle import chronicle
from tests.heroes.dungeon import armed, besieged, lately, practice, table
from tests.heroes.nights import night
from tests.rules import asked, do, rule

RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends
NAMES = ["Ada", "Bo"]


def prompt(game: lootkeep.Game) -> list[str]:
    """What is asked, in all languages."""
    return [lootkeep.words(each).at(game, NAMES).text(game.decision()["prompt"]) for each in LANGUAGES]


def option(game: lootkeep.Game, notation: str) -> list[str]:
    """What an option says, in all languages."""
    found = next(each for each in game.decision()["options"] if each["notation"] == notation)
    return [lootkeep.words(each).at(game, NAMES).text(found["text"]) for each in LANGUAGES]


def story(game: lootkeep.Game, word: str) -> list[str]:
    """How the chronicle tells the last event of that name, in all languages."""
    event = next(each for each in reversed(game.events(None)) if each["id"] == f"heroes-event-{word}")
    told = [chronicle([event], lootkeep.words(each).at(game, NAMES), 200) for each in LANGUAGES]
    return [text_of(lines[0]).removeprefix("· ") for lines in told]


# ---------------------------------------------------------------- what comes to nothing

MARKS = '[scenario.marks]\nname = "dark"\norder = ["forge"]\ndoes = ["dark"]'
OPEN_DOORS = ("crypt: portal=completed", "library: portal=completed", "pantry: portal=completed")
RAM = ("foe ram engine at study health 4",)
GONE = "foes: ram=study:4:away"
BARE = tuple(f"{name}: treasure=-" for name in ("crypt", "study", "forge", "library", "menagerie", "sewer"))
BARE += tuple(f"{name}: treasure=-" for name in ("workshop", "pantry", "cells"))
IDLE = [
    ("rally", ("cells: heroes=thief",), "no-rally KH-63"),
    ("wake cells 2", ("cells: heroes=thief",), "no-wake KH-63"),
    ("wake marked", ("forge: heroes=thief",), "no-wake KH-63"),
    ("wake at ram 1", (GONE, "study: heroes=thief"), "no-wake KH-63"),
    ("summon thief crowded", (), "no-crowd KH-63"),
    ("summon thief richest", (), "no-crowd KH-63"),
    ("summon thief portal", (), "no-crowd KH-63"),
    ("summon thief at ram", (GONE,), "no-crowd KH-63"),
    ("creep", ("cells: heroes=thief", "vault: heroes=thief"), "no-creep KH-63"),
    ("muster", (f"forge: monsters={','.join(['p1'] * 9)}",), "no-muster KH-63"),
    ("mark", ("forge: events=1",), "no-mark KH-130"),
    ("call ram", (), "no-call KH-152"),
    ("advance ram", (GONE,), "no-advance KH-153"),
    ("spawn coin forge 1", ("crypt: tokens=coin,coin,coin,coin,coin",), "no-spawn KH-192"),
    ("drift coin to vault", ("vault: tokens=coin",), "no-drift KH-193"),
    ("close vault-forge", ("night: closed=1",), "no-close KH-200"),
    ("open", (), "no-open KH-201"),
    ("open crypt-study", ("night: opened=1",), "no-open KH-203"),
    ("break", (), "no-break KH-204"),
    ("reopen", OPEN_DOORS, "no-reopen KH-205"),
    ("swap", (), "empty-handed KH-212"),
    ("seize", (), "no-debt KH-215"),
    ("seize 1", BARE, "no-treasure KH-215"),
]


@rule("KH-63")
@pytest.mark.parametrize(("does", "lines", "word"), IDLE)
def test_a_scenario_card_that_does_nothing_says_why(does: str, lines: tuple[str, ...], word: str) -> None:
    game = night(RATKIN, *lines, rules=RAM, more=MARKS, bell=(does,), guild="bell")
    assert lately(game) == ["sign KH-63", word]


@rule("KH-63")
def test_a_survey_without_a_plan_on_show_says_so() -> None:
    site = 'id = "night"\nlayout = "vault site"\ntreasures = { vault = 4 }\nportals = []\nplans = ["study"]'
    game = night(RATKIN, "plans:", "shown-plans:", more=site, bell=("survey",), guild="bell")
    assert lately(game) == ["sign KH-63", "no-plan KH-63"]


@rule("KH-63")
def test_a_card_that_wakes_nobody() -> None:
    game = night(RATKIN, "cells: heroes=thief", bell=("wake cells 2",), guild="bell")
    assert story(game, "no-wake") == [
        "Too few exhausted heroes lie there: nobody wakes.",
        "Gli eroi esausti sono troppo pochi: non si sveglia nessuno.",
        "Усталых героев там мало: никто не просыпается.",
    ]


@rule("KH-68")
def test_a_prey_without_resources_is_told() -> None:
    game = besieged(RATKIN, "forge: treasure=prey:1", "workshop: treasure=-", guild="thief:swords")
    while asked(game) == "p1 heroes":
        game.apply(game.options()[0])
    assert story(game, "no-prey") == [
        "Prey, but there is no resource in the Forge: nothing is lost.",
        "Una Preda, ma nella Fucina non ci sono risorse: non si perde nulla.",
        "Пожива, но ресурсов в Кузнице нет: ничего не пропадает.",
    ]


@rule("KH-68", "KH-91")
def test_a_curse_on_an_empty_hand_is_told() -> None:
    game = besieged(RATKIN, "forge: treasure=curse:1", "workshop: treasure=-", guild="thief:swords")
    while asked(game) == "p1 heroes":
        game.apply(game.options()[0])
    assert story(game, "empty-handed")[0] == "Ada has no card to discard."


@rule("KH-101")
def test_a_laboratory_without_a_tactic_card_on_show_is_told() -> None:
    more = 'id = "night"\nlayout = "cells vault laboratory/1"\ntreasures = { vault = 4 }\nportals = []'
    lines = ("p1: clan=ratkin hand=toil", "laboratory: monsters=p1", "display:", "guild: mage:eye thief:swords")
    game = night(*lines, more=more, borrowed="dragon")
    do(game, "play toil", "activate laboratory")
    assert "no-tactic KH-101" in lately(game)


@rule("KH-79")
def test_without_cells_nobody_is_said_to_go_there() -> None:
    more = 'id = "night"\nlayout = "vault forge/3"\ntreasures = { vault = 4, forge = 1 }\nportals = []'
    lines = ("forge: heroes=thief! treasure=prisoner:1", "guild: mage:hat thief:eye")
    game = night("p1: clan=ratkin", *lines, more=more)
    do(game, "end turn")
    assert "no-cells KH-68" in lately(game)
    assert not any(each.startswith("thrown") for each in lately(game))


# ---------------------------------------------------------------- the Cells


@rule("KH-64", "KH-88")
def test_a_mage_who_frees_only_himself_is_told() -> None:
    game = armed("p1: clan=ratkin", "cells: treasure=-", "vault: monsters=p1", "guild: mage:bones mage:eye")
    do(game, "gamble")
    assert story(game, "escapes") == [
        "The Mage shows off in the Cells and frees itself: nobody else is locked up.",
        "Esibizione nelle Celle: il Mago libera se stesso, perché non c'è nessun altro sotto chiave.",
        "Бравада в Темнице: Маг освобождает себя, больше под замком никого нет.",
    ]


@rule("KH-64", "KH-88")
def test_a_mage_who_frees_others_frees_himself_too() -> None:
    game = armed("p1: clan=ratkin", "cells: heroes=thief", "vault: monsters=p1", "guild: mage:bones mage:eye")
    do(game, "gamble")
    assert story(game, "freed") == [
        "The Mage shows off in the Cells and frees 1 exhausted hero and itself.",
        "Esibizione nelle Celle: il Mago libera 1 eroe esausto e se stesso.",
        "Бравада в Темнице: Маг освобождает 1 усталого героя и себя.",
    ]


@rule("KH-55")
def test_a_gamble_says_how_many_cards_and_what_a_mage_does() -> None:
    assert option(table("p1: clan=ratkin hand=scurry"), "gamble") == [
        "Gamble: a hero into the Cells, 3 cards for you; a Mage frees everyone there",
        "Azzardo: un eroe nelle Celle, 3 carte per te; un Mago libera tutti quelli che sono lì",
        "Рискнуть: героя в Темницу, вам 3 карты; Маг освободит там всех",
    ]


@rule("KH-55")
def test_a_gamble_gives_as_many_cards_as_the_scenario_says() -> None:
    game = table("p1: clan=ratkin hand=scurry", scenario="jailbreak-season")
    assert f"{game.scenario.gamble} cards for you" in option(game, "gamble")[0]
    assert game.scenario.gamble != 3


@rule("KH-55", "KH-11")
def test_a_gamble_while_loot_is_refreshed_warns_that_its_cards_come_too_late() -> None:
    game = table("p1: clan=ratkin hand=scurry,gnaw", "display: giant-bat")
    assert option(game, "refresh") == [
        "Change the loot shown: costs a card, and you play no more this turn",
        "Cambia il Bottino scoperto: costa una carta, e in questo turno non ne giochi più",
        "Обновить добычу: за карту, и в этот ход карт больше не играть",
    ]
    do(game, "refresh")
    assert option(game, "gamble") == [
        "Gamble: a hero into the Cells, 3 cards for you, which you cannot play this turn; a Mage frees everyone there",
        "Azzardo: un eroe nelle Celle, 3 carte per te, che in questo turno non puoi giocare; "
        "un Mago libera tutti quelli che sono lì",
        "Рискнуть: героя в Темницу, вам 3 карты, но сыграть их в этот ход нельзя; Маг освободит там всех",
    ]
    assert prompt(game)[0].endswith("No more cards are played this turn.")


# ---------------------------------------------------------------- what is decided


@rule("KH-26", "KH-67")
def test_who_may_defend_reads_whose_monster_it_is_and_who_strikes() -> None:
    own = "p1: clan=ratkin deck= hand=buckler"
    game = besieged(own, "forge: monsters=p1", "workshop: treasure=- monsters=p1", guild="thief:swords")
    while asked(game) != "p1 defend":
        game.apply(game.options()[0])
    assert prompt(game)[0].startswith("The Thief strikes at your monster in the ")
    assert prompt(game)[1].endswith("il Ladro colpisce un tuo mostro. Usi la Difesa?")
    assert prompt(game)[2].startswith("Вор бьёт вашего монстра в ")


@rule("KH-26")
def test_who_may_defend_a_neighbour_reads_whose_monster_it_is() -> None:
    lines = ("p1: clan=ratkin deck= hand=buckler", "p2: clan=dragon deck=", "forge: monsters=p1,p2 heroes=thief!")
    game = besieged(*lines, guild="bell")
    do(game, next(each["notation"] for each in game.decision()["options"] if each["notation"].startswith("hit dragon")))
    assert prompt(game) == [
        "The Thief strikes at Bo's monster in the Forge: do you defend?",
        "Attacco nella Fucina: il Ladro colpisce un mostro di Bo. Usi la Difesa?",
        "Вор бьёт монстра в Кузнице; хозяин монстра — Bo. Защититесь?",
    ]


@rule("KH-60", "KH-84")
def test_an_arrival_says_what_would_happen() -> None:
    game = besieged(RATKIN, guild="warrior:swords")
    assert option(game, "arrival warrior forge") == [
        "The Warrior arrives in the Forge: shows off, then meets any traps",
        "Arrivo nella Fucina: il Guerriero si esibisce, poi trova le trappole",
        "Приход в Кузнице: Воин, сначала бравада, потом ловушки",
    ]


@rule("KH-60", "KH-102")
def test_who_plays_alone_is_not_told_to_decide_together() -> None:
    alone = besieged(RATKIN, guild="warrior:swords")
    assert prompt(alone) == [
        "Several heroes are awake: whose step comes next?",
        "Più eroi sono attivi: a chi tocca adesso?",
        "Бодры несколько героев: чей шаг следующий?",
    ]
    assert "together" not in alone.decision()
    two = besieged(RATKIN, "p2: clan=dragon deck=", guild="warrior:swords")
    assert [text.rpartition("? ")[2] for text in prompt(two)] == [
        "Decide together.",
        "Decidete insieme.",
        "Решайте вместе.",
    ]


@rule("KH-10")
def test_who_can_play_nothing_is_not_told_to_play() -> None:
    assert prompt(table("p1: clan=ratkin hand=scurry", "vault: monsters=p1"))[0].startswith("Your turn: play a card.")
    assert prompt(table("p1: clan=ratkin")) == [
        "Your turn: no card can be played now. When you end it, the heroes come.",
        "Tocca a te: adesso nessuna carta si può giocare. Quando finisci, arrivano gli eroi.",
        "Ваш ход: сыграть сейчас нечего. Завершите ход — придут герои.",
    ]


@rule("KH-53", "KH-56", "KH-64", "KH-68")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_and_cards_say_where_a_card_goes_who_wakes_and_who_chooses(language: str) -> None:
    game = table("p1: clan=ratkin")
    say = lootkeep.words(language).at(game)
    discards, itself, choice = {
        "en": ("to your discards", "itself too", "of their choice"),
        "it": ("fra i tuoi scarti", "se stesso compreso", "a sua scelta"),
        "ru": ("в ваш сброс", "и себя", "по своему выбору"),
    }[language]
    for room in ("forge", "pantry", "study", "menagerie", "laboratory"):
        assert discards in say.words.say(f"heroes-room-{room}", n=3)
    assert itself in say.card_text("mage:eye")
    assert choice in say.card_text("curse:1")


@rule("KH-32")
def test_a_swarm_counts_those_who_are_left() -> None:
    game = practice("p1: clan=ratkin hand=scurry", "vault: monsters=p1,p1,p1")
    do(game, "play scurry", "swarm vault")
    assert "restano 3 mostri" in prompt(game)[1]
    do(game, "move vault > forge", "move vault > forge")
    assert "che cosa fa l'ultimo?" in prompt(game)[1]
