"""What a player of Looterz reads in the terminal: the graveyard, long menus, marks, owners, names and reasons."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import lootkeep
from lootkeep import Game
from lootkeep.lines import text_of
from lootkeep.speech import LANGUAGES
from lootkeep.terminal.chronicle import chronicle
from lootkeep.terminal.frame import Frame
from lootkeep.terminal.hook import hook, story
from lootkeep.terminal.screen import screen
from lootkeep.terminal.seats import chairs
from lootkeep.terminal.session import Session
from tests.looterz.tabletop import table
from tests.rules import do, loaded, rule
from tests.terminal.keyboard import Keyboard, sit

NAMES = {"en": ["Ada", "Bo", "Cleo"], "it": ["Ada", "Bruno", "Clea"], "ru": ["Аня", "Боря", "Вера"]}


def seen(game: Game, lang: str = "en", size: tuple[int, int | None] = (80, None), since: int = 0) -> str:
    """What whoever decides reads, in plain text or on a screen of a size."""
    frame = Frame(game, game.actor, lootkeep.words(lang).at(game, NAMES[lang]), hook("looterz"), since)
    lines = frame.lines(*size)
    assert size[1] is None or len(lines) < size[1]
    return "\n".join(text_of(line) for line in lines).replace("\u00a0", " ")


def typed(game: Game, *lines: str, lang: str = "en") -> str:
    """What the terminal answers to what the first player types at this position."""
    out = io.StringIO()
    place = screen(plain=True, stdin=Keyboard(lines), stdout=out)
    session = Session(
        game, chairs(["you:Ada", "greedy", "greedy"][: game.seats], 1, lang), lootkeep.words(lang), place, Path()
    )
    session.write = lambda path: True  # type: ignore[method-assign]
    session.run()
    return out.getvalue().replace("\u00a0", " ")


def options(text: str) -> list[str]:
    """The numbered answers of a screen."""
    return [line.strip() for line in text.splitlines() if re.match(r" +\d+ \w", line)]


# ---------------------------------------------------------------- the graveyard


DEAD = (
    "graveyard: thief king witch orc mermaid frog wizard archer bard captain goblin bomber dwarf minotaur "
    "zombie zombie#2"
)


@rule("LZ-03")
@pytest.mark.parametrize(
    ("lang", "command", "says", "thief"),
    [
        (
            "en",
            "graveyard",
            "In the graveyard lie 16 cards, the newest first:",
            "Thief ♥♥ ≤2  Activation: you may Steal",
        ),
        (
            "it",
            "cimitero",
            "Nel Cimitero ci sono 16 carte, dalla più recente:",
            "Ladro ♥♥ ≤2  Attivazione: puoi Rubare",
        ),
        ("ru", "кладбище", "На Кладбище 16 карт, начиная с самой новой:", "Вор ♥♥ ≤2  Активация: можете украсть"),
    ],
)
def test_the_whole_graveyard_is_shown_on_demand(lang: str, command: str, says: str, thief: str) -> None:
    game = table("p1: hand=hydra", "p2:", DEAD, phase=1)
    say = lootkeep.words(lang).at(game)
    page = typed(game, command, lang=lang).split(says)[1]
    assert thief in page
    assert page.index("2× " + say.card("zombie")) < page.index(say.card("thief"))
    for kind in set(re.findall(r"[a-z]+", DEAD)) - {"graveyard"}:
        assert say.card(kind) in page


def test_help_lists_the_graveyard_only_where_there_is_one(tmp_path: Path) -> None:
    assert "graveyard, grave" in typed(table("p1: hand=frog", phase=1), "help")
    assert "cimitero, graveyard" in typed(table("p1: hand=frog", phase=1), "aiuto", lang="it")
    other = sit(tmp_path / "one.lootkeep", ["help", "graveyard"], game="kragmortha", seats="you,greedy", seed=1).text
    assert "graveyard, grave" not in other
    assert "“graveyard” is no choice here" in other


def test_an_empty_graveyard_is_empty() -> None:
    assert "The graveyard is empty." in typed(table("p1: hand=frog", phase=1), "grave")


# ---------------------------------------------------------------- long menus


def raising() -> Game:
    return do(
        table("p1: hand=necromancer play=zombie#1", "p2: play=ghost", DEAD.replace(" zombie", "", 1), phase=1),
        "recruit necromancer",
    )


@rule("LZ-63")
def test_a_long_choice_from_the_graveyard_keeps_the_texts_of_the_cards() -> None:
    text = seen(raising())
    for number, card in enumerate(("Thief", "King", "Witch"), 1):
        assert re.search(rf" {number} Raise the {card} +\w", text)
    assert "Recruitment: every other Looter loses 1 life" in " ".join(text.split())


@rule("LZ-63")
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_on_a_small_screen_it_says_in_short_what_each_would_do(size: tuple[int, int]) -> None:
    text = seen(raising(), size=size)
    assert re.search(r"Thief +(♥♥ ≤2 Act\. you may Steal 1|Activation: you may Steal 1)", text)
    assert re.search(r"Witch +(♥ ≤3 Rec\. every other Looter|Recruitment: every other Looter)", text)


@rule("LZ-30")
@pytest.mark.parametrize("size", [(80, None), (80, 24), (100, 30)])
def test_a_long_list_of_actions_says_what_an_activation_does(size: tuple[int, int | None]) -> None:
    game = table("p1: play=thief,cleric,archer,mermaid", "p2: loot=3 play=hydra", "p3: loot=2 play=orc")
    text = seen(game, size=size)
    assert len(game.options()) > 7
    for card, effect in (("Thief", "you may Steal"), ("Cleric", "you may give any"), ("Archer", "deal 1 damage")):
        assert f"Activate the {card}" in text
        assert f"Activation: {effect}" in text


# ---------------------------------------------------------------- whose, and which


@rule("LZ-13")
def test_the_marks_of_those_who_acted_end_with_their_turn() -> None:
    game = table("p1: hand=frog play=thief", "p2: play=hydra", phase=2)
    do(game, "search thief")
    assert "Thief ♥♥ ≤2" in seen(game)
    assert "✓" in next(line for line in seen(game).splitlines() if "Thief ♥" in line)
    do(game, "draw", "end turn")
    assert game.actor == 1
    assert "✓" not in next(line for line in seen(game).splitlines() if "Thief ♥" in line)


@rule("LZ-60")
def test_a_borrowed_looter_that_acted_comes_home_without_a_mark() -> None:
    game = table("p1: hand=frog play=mermaid", "p2: play=archer", phase=2)
    do(game, "activate mermaid", "control mermaid > archer", "search archer", "draw", "end turn")
    assert "✓" not in next(line for line in seen(game).splitlines() if "Archer ♥" in line)


@rule("LZ-43", "LZ-38")
@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Bo's Zombie, on loan to Ada, is destroyed."),
        ("it", "Muore sul colpo lo Zombi di Bruno, in prestito ad Ada."),
        ("ru", "Аня: Зомби погибает на месте (карта взята на время, владелец — Боря)."),
    ],
)
def test_a_borrowed_looter_that_dies_is_told_with_its_owner(lang: str, says: str) -> None:
    game = table("p1: play=mermaid,assassin", "p2: play=zombie")
    do(game, "activate mermaid", "control mermaid > zombie", "activate assassin", "destroy assassin > zombie")
    assert says in " ".join(seen(game, lang, (200, None)).split())


@rule("LZ-38", "LZ-E7")
@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Ada sacrifices a Looter on loan: Bo's Zombie."),
        ("it", "Ada sacrifica un Looterz in prestito: lo Zombi di Bruno."),
        ("ru", "Аня жертвует Зомби (карта взята на время, владелец — Боря)."),
    ],
)
def test_and_so_is_one_that_is_sacrificed(lang: str, says: str) -> None:
    game = table("p1: play=mermaid,gelatinous-cube", "p2: play=zombie")
    do(game, "activate mermaid", "control mermaid > zombie")
    do(game, "activate gelatinous-cube", "devour gelatinous-cube > zombie")
    assert says in " ".join(seen(game, lang, (200, None)).split())


@rule("LZ-16")
def test_ones_own_looterz_come_last_in_an_attack_and_are_called_ones_own() -> None:
    game = do(table("p1: play=hydra,frog", "p2: play=king", "p3: play=orc"), "attack hydra")
    answers = options(seen(game))
    assert [re.sub(r"  .*", "", answer) for answer in answers] == [
        "1 Attack the King (Bo, ♥2)",
        "2 Attack the Orc (Cleo, ♥2)",
        "3 Attack the Frog (yours, ♥1)",
    ]


@rule("LZ-38")
def test_a_looter_on_loan_is_not_called_ones_own() -> None:
    game = table("p1: play=frog,mermaid,hydra", "p2: play=king", "p3: play=orc")
    do(game, "activate mermaid", "control mermaid > king", "attack hydra")
    answers = [re.sub(r"  .*", "", answer)[2:] for answer in options(seen(game))]
    assert set(answers[:2]) == {"Attack the Orc (Cleo, ♥2)", "Attack the King (on loan from Bo, ♥2)"}
    assert answers[2:] == ["Attack the Frog (yours, ♥1)", "Attack the Mermaid (yours, ♥2)"]


@rule("LZ-E7", "LZ-59")
def test_who_sacrifices_reads_which_looter_is_only_on_loan() -> None:
    game = table("p1: hand= play=frog,mermaid,hydra", "p2: play=king")
    do(game, "activate mermaid", "control mermaid > king", "end dungeon", "draw")
    assert [re.sub(r"  .*", "", answer)[2:] for answer in options(seen(game))] == [
        "Sacrifice the Frog",
        "Sacrifice the Mermaid",
        "Sacrifice the Hydra",
        "Sacrifice the King (on loan from Bo)",
    ]


@rule("LZ-53")
@pytest.mark.parametrize(
    ("looter", "own"),
    [("assassin", ["assassin", "frog"]), ("archer", ["archer", "frog"]), ("vampire", ["frog"])],
)
def test_so_it_is_where_an_effect_hurts(looter: str, own: list[str]) -> None:
    game = do(table(f"p1: play={looter},frog", "p2: play=king", "p3: play=orc"), f"activate {looter}")
    answers = options(seen(game))
    assert len(answers) == 2 + len(own)
    assert all("(yours," in answer for answer in answers[2:])
    assert not any("(yours," in answer for answer in answers[:2])


def test_the_number_that_is_typed_is_the_number_that_is_shown() -> None:
    game = table("p1: play=hydra,frog", "p2: play=king", "p3: play=orc")
    typed(game, "attack hydra", "2")
    assert any(
        "hydra#1" in str(e["args"].get("card")) and "orc#1" in str(e["args"].get("target")) for e in game.events(0)
    )


@rule("LZ-35")
@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        (
            "en",
            "Taunt: of Bo's Looterz you must choose the Gargoyle. (LZ-35)",
            "Taunt: of Cleo's Looterz you must choose the Scarecrow or another with Taunt. (LZ-35)",
        ),
        (
            "it",
            "Provocazione: tra i Looterz di Bruno devi scegliere la Gargolla. (LZ-35)",
            "Provocazione: tra i Looterz di Clea devi scegliere lo Spaventapasseri o un altro con Provocazione.",
        ),
        (
            "ru",
            "Боря: из-за Провокации можно выбрать только Горгулью. (LZ-35)",
            "Вера: из-за Провокации можно выбрать только Пугало или другого лутера с Провокацией. (LZ-35)",
        ),
    ],
)
def test_a_refusal_by_taunt_names_the_taunter(lang: str, one: str, several: str) -> None:
    game = table("p1: play=hydra", "p2: play=king,gargoyle", "p3: play=scarecrow,bullfrog,orc")
    do(game, "attack hydra")
    frame = Frame(game, 0, lootkeep.words(lang).at(game, NAMES[lang]), hook("looterz"), 0)
    text = " ".join(" ".join(text_of(line) for line in frame.choices.refused(200)).split())
    assert one in text
    assert several in text


@rule("LZ-55")
def test_who_heals_a_frog_is_told_of_the_frog_that_taunts() -> None:
    game = do(table("p1: play=cleric", "p2: play=gargoyle,bullfrog,frog,thief"), "activate cleric")
    frame = Frame(game, 0, lootkeep.words("en").at(game, NAMES["en"]), hook("looterz"), 0)
    text = " ".join(" ".join(text_of(line) for line in frame.choices.refused(200)).split())
    assert "Choose the Frog: Taunt: of Bo's Looterz you must choose the Bullfrog." in text


# ---------------------------------------------------------------- two of a kind


def zombies() -> Game:
    return table("p1: play=zombie#1,zombie#2", "p2: play=orc#1", "p3: play=orc#2,frog")


def test_two_of_a_kind_have_numbers_in_the_answers_and_the_question() -> None:
    text = seen(zombies())
    assert "Search with the Zombie #1" in text
    assert "Attack with the Zombie #2" in text
    text = seen(do(zombies(), "attack zombie#2"))
    assert "Whom do you attack with the Zombie #2?" in text
    assert "Attack the Orc #1 (Bo, ♥2)" in text
    assert "Attack the Frog (Cleo, ♥1)" in text


def test_in_refusals_and_in_what_happened() -> None:
    game = do(loaded(zombies(), 6, 6), "attack zombie#2", "attack zombie#2 > orc#1")
    text = " ".join(seen(game).split())
    assert "Ada's Zombie #2 attacks the Orc #1 (6 6): a miss." in text
    assert "Act with the Zombie #2: It has already acted this turn." in " ".join(typed(game, "why").split())


def test_and_in_the_note_on_whom_to_attack() -> None:
    assert re.search(r"easiest: Orc #\d · \d+ % kill", seen(table("p1: play=hydra", "p2: play=orc,orc#2")))


def test_but_not_once_only_one_is_left() -> None:
    game = do(table("p1: play=assassin,frog,frog#2", "p2: play=orc"), "activate assassin", "destroy assassin > frog#2")
    game = do(game, "search frog")
    events = story(hook("looterz"), game, 0)
    text = "\n".join(text_of(line) for line in chronicle(events, lootkeep.words("en").at(game, NAMES["en"]), 100))
    assert "Ada's Frog #2 is destroyed." in text
    assert "Ada's Frog searches" in text


def test_a_name_with_a_number_can_be_typed_as_it_is_shown() -> None:
    game = zombies()
    typed(game, "Search with the Zombie #2")
    assert game.history is not None
    assert game.history.moves[0] == game.history.beginning().parse("search zombie#2")


# ---------------------------------------------------------------- one answer


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "There is no other answer. You are asked so that you can look around"),
        ("it", "Non c'è altra risposta. La domanda ti lascia il tempo di guardarti intorno"),
        ("ru", "Другого ответа нет. Вопрос задан, чтобы можно было осмотреться"),
    ],
)
@pytest.mark.parametrize("size", [(80, None), (80, 24)])
def test_a_question_with_one_answer_says_why_it_is_asked(lang: str, says: str, size: tuple[int, int | None]) -> None:
    steal = do(table("p1: play=thief", "p2: loot=2"), "activate thief")
    for game in (steal, table("p1: play=frog", phase=4)):
        assert len(game.options()) == 1
        assert says in " ".join(seen(game, lang, size).split())
    assert says not in " ".join(seen(table("p1: play=frog"), lang, size).split())


def test_and_speaks_of_taking_back_only_where_that_is_possible() -> None:
    steal = do(table("p1: play=thief", "p2: loot=2"), "activate thief")
    assert "or take back (u) first" in " ".join(seen(steal).split())
    drawn = do(table("p1:", phase=3), "draw")
    assert "take back" not in " ".join(seen(drawn).split())


@rule("LZ-35")
def test_where_taunt_leaves_one_target_the_reason_is_shown_with_it() -> None:
    game = do(table("p1: play=hydra", "p2: play=gargoyle,king"), "attack hydra")
    text = " ".join(seen(game, size=(80, 24)).split())
    assert "There is no other answer." in text
    assert "Choose the King: Taunt: of Bo's Looterz you must choose the Gargoyle. (LZ-35)" in text


# ---------------------------------------------------------------- what comes to nothing


@rule("LZ-40", "LZ-49")
@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Ada's Scarecrow steals nothing: a King is in play. (LZ-40)"),
        ("it", "Ada non ruba nulla con lo Spaventapasseri: c'è un Re in gioco. (LZ-40)"),
        ("ru", "Аня: Пугало ничего не крадёт — в игре Король. (LZ-40)"),
    ],
)
def test_what_comes_to_nothing_is_told_with_its_reason_and_rule(lang: str, says: str) -> None:
    game = do(table("p1: hand=scarecrow play=frog", "p2: loot=5 play=king", phase=1), "recruit scarecrow")
    assert says in " ".join(seen(game, lang).split())


# ---------------------------------------------------------------- words


@rule("LZ-16")
@pytest.mark.parametrize(
    ("attacker", "says"),
    [("medic", "più facile: Topo · uccide al 56 %"), ("archer", "uccide al 75 %"), ("ghost", "uccide all'83 %")],
)
def test_in_italian_the_easiest_target_and_the_chance_to_kill(attacker: str, says: str) -> None:
    assert says in seen(table(f"p1: play={attacker}", "p2: play=mouse", edition="rigor"), "it")


def test_in_italian_the_berserker_is_a_woman_and_the_hairball_is_fed() -> None:
    game = do(table("p1: play=hairball,berserker", edition="rigor"), "activate hairball")
    text = seen(game, "it")
    assert "Palla di Pelo: quale altro dei tuoi Looterz le dai in pasto?" in text
    assert "Divora la Berserker" in text
    cube = do(table("p1: play=gelatinous-cube,zombie"), "activate gelatinous-cube")
    assert "Cubo Gelatinoso: quale altro dei tuoi Looterz gli dai in pasto?" in seen(cube, "it")


@pytest.mark.parametrize(("names", "says"), [(["Bo", "Ada"], "Ruba ad Ada"), (["Bo", "Bruno"], "Ruba a Bruno")])
def test_in_italian_ad_stands_before_another_a(names: list[str], says: str) -> None:
    game = do(table("p1: hand=scarecrow", "p2: loot=5", phase=1), "recruit scarecrow")
    say = lootkeep.words("it").at(game, names)
    assert says in [say.text(option["text"]) for option in game.decision()["options"]]
    assert f"moneta {says.removeprefix('Ruba ')} con" in say.text(
        {"id": "looterz-event-stole", "args": {"seat": "@seat/0", "card": "@card/thief#1", "rival": "@seat/1", "n": 1}}
    )
    assert lootkeep.words("it").say("terminal-hand-over", seat="Anna").startswith("La tastiera va ad Anna.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_frogs_in_an_edition_without_one(lang: str) -> None:
    game = do(table("p1: play=medic,mouse", "p2: play=fat-mouse", edition="rigor"), "activate medic")
    text = seen(game, lang) + typed(table("p1: hand=mouse", edition="rigor", phase=1), "card", lang=lang)
    assert not re.search(r"frog|\brana|\brane|лягуш", text.lower())


@rule("LZ-14")
def test_the_house_rule_is_refused_in_words(tmp_path: Path) -> None:
    game = table("p1: play=frog", "p2: play=orc", rest="no")
    assert "By the house rule of this table every Looter that can act must act. (LZ-14)" in " ".join(
        typed(game, "why").split()
    )
    played = sit(tmp_path / "one.lootkeep", [], rest=0)
    assert played.game.view(None)["may_rest"] is False
