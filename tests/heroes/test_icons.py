"""The notation of cards: what it reads, that it writes the same again, and each error with its column."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lootkeep
from lootkeep.heroes.box import read_box, shipped
from lootkeep.heroes.icons import (
    AFTER,
    ANY,
    BEFORE,
    RESOURCES,
    SWARM_WORDS,
    TYPES,
    WORDS,
    Misread,
    card_text,
    counted,
    detail_of,
    has_icon,
    icon_text,
    icons_of,
    monsters_of,
    read_card,
    then_of,
    word_of,
)
from tests.rules import rule


def parts(icon: int) -> tuple[str, int, int]:
    """Word, number and detail of an icon."""
    return WORDS[word_of(icon) - 1], monsters_of(icon), detail_of(icon)


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize("word", ["draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal"])
def test_a_plain_icon_is_one_word(word: str) -> None:
    assert [[parts(icon) for icon in side] for side in read_card(word)] == [[(word, 1, 0)]]


def test_icons_are_joined_by_plus_and_repeated_by_a_number() -> None:
    (side,) = read_card("2 move + 3 ranged + draw")
    assert [parts(icon)[0] for icon in side] == ["move"] * 2 + ["ranged"] * 3 + ["draw"]


@rule("KH-30")
def test_a_slash_parts_two_sides() -> None:
    left, right = read_card("2 melee / move")
    assert ([parts(icon)[0] for icon in left], [parts(icon)[0] for icon in right]) == (["melee", "melee"], ["move"])


@rule("KH-25")
@pytest.mark.parametrize(("text", "detail"), [*((each, i) for i, each in enumerate(RESOURCES)), ("any", ANY)])
def test_generate_names_a_resource_or_any(text: str, detail: int) -> None:
    assert parts(read_card(f"generate {text}")[0][0]) == ("generate", 1, detail)


@rule("KH-29")
@pytest.mark.parametrize(("text", "detail"), [*((each, i) for i, each in enumerate(TYPES)), ("any", ANY)])
def test_ambush_names_how_many_and_a_type_of_room(text: str, detail: int) -> None:
    assert parts(read_card(f"ambush 3 {text}")[0][0]) == ("ambush", 3, detail)


@rule("KH-94")
def test_summon_names_how_many() -> None:
    assert parts(read_card("summon 9")[0][0]) == ("summon", 9, 0)


@rule("KH-32", "KH-33")
@pytest.mark.parametrize("word", ["swarm", "reinforcements"])
@pytest.mark.parametrize("inside", SWARM_WORDS)
def test_swarm_and_reinforcements_have_an_icon_in_brackets(word: str, inside: str) -> None:
    assert parts(read_card(f"{word}[{inside}]")[0][0]) == (word, 1, WORDS.index(inside) + 1)


@rule("KH-31", "KH-83")
def test_the_arrow_joins_one_icon_on_each_side() -> None:
    ((blow, step),) = read_card("melee -> generate coin + move")
    assert (parts(blow), parts(then_of(blow))) == (("melee", 1, 0), ("generate", 1, 0))
    assert (parts(step), then_of(step)) == (("move", 1, 0), 0)


@rule("KH-31")
def test_spend_names_a_resource_and_what_it_pays_for() -> None:
    ((icon,),) = read_card("spend bone -> summon 3")
    assert (parts(icon), parts(then_of(icon))) == (("spend", 1, RESOURCES.index("bone")), ("summon", 3, 0))


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("after", AFTER)
def test_what_can_have_momentum_and_what_it_can_give(before: str, after: str) -> None:
    left = "spend frog" if before == "spend" else before
    right = {"generate": "generate any", "summon": "summon 2"}.get(after, after)
    text = f"{left} -> {right}"
    assert card_text(read_card(text)) == text


@pytest.mark.parametrize(
    "text", ["2 x (melee -> draw)", "2 (melee -> draw)", "melee -> draw + melee -> draw", "2 melee -> draw"]
)
def test_brackets_and_an_x_may_stand_around_what_is_repeated(text: str) -> None:
    assert card_text(read_card(text)) == "2 x (melee -> draw)"


def test_spaces_do_not_matter() -> None:
    assert read_card("  2move+draw/swarm[ melee ]  ") == read_card("2 move + draw / swarm[melee]")


def test_two_resources_of_different_kinds_may_stand_on_one_side() -> None:
    assert card_text(read_card("generate coin + generate frog")) == "generate coin + generate frog"


# ---------------------------------------------------------------- writing


@pytest.mark.parametrize("text", [kind.text for kind in shipped("first-watch").kinds])
def test_every_card_of_the_box_is_written_as_it_is_read(text: str) -> None:
    assert card_text(read_card(text)) == text


PLAIN = st.sampled_from(["draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal"])
MADE = st.sampled_from([*(f"generate {each}" for each in RESOURCES), "generate any"])
CALLED = st.builds(lambda n, type: f"ambush {n} {type}", st.integers(1, 9), st.sampled_from([*TYPES, "any"]))
COMING = st.builds(lambda n: f"summon {n}", st.integers(1, 9))
BRACKETS = st.sampled_from(
    [f"swarm[{each}]" for each in SWARM_WORDS] + [f"reinforcements[{each}]" for each in WORDS[:12]]
)
RIGHT = st.one_of(st.sampled_from(["draw", "trap", "portal"]), MADE, COMING)
LEFT = st.sampled_from(["melee", "ranged", "defend", *(f"spend {each}" for each in RESOURCES)])
ICON = st.one_of(PLAIN, MADE, CALLED, COMING, BRACKETS, st.builds("{} -> {}".format, LEFT, RIGHT))
TERM = st.builds(lambda n, icon: f"{n} x ({icon})" if n > 1 else icon, st.integers(1, 3), ICON)
SIDE = st.lists(TERM, min_size=1, max_size=2, unique_by=lambda term: re.findall("[a-z]{2,}", term)[0]).map(" + ".join)
CARD = st.lists(SIDE, min_size=1, max_size=2).map(" / ".join)


@given(CARD)
@settings(max_examples=300, deadline=None)
def test_whatever_can_be_read_is_written_so_that_it_reads_the_same(text: str) -> None:
    sides = read_card(text)
    assert read_card(card_text(sides)) == sides


@given(st.text(alphabet="2move +/->()[]x9²٣drawspnicolt", max_size=40))
@settings(max_examples=300, deadline=None)
def test_any_other_text_is_read_or_refused_with_its_column(text: str) -> None:
    with suppress(Misread):  # and no other error
        assert 1 <= len(read_card(text)) <= 2


# ---------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "column 1: it ends too early; one of draw, activate, move"),
        ("2", "column 2: it ends too early; one of draw"),
        ("move +", "column 7: it ends too early; one of draw"),
        ("move /", "column 7: it ends too early; one of draw"),
        ("fly", "column 1: 'fly' cannot be; one of draw, activate"),
        ("move + fly", "column 8: 'fly' cannot be; one of draw"),
        ("Move", "column 1: 'M' cannot be; one of draw"),
        ("move move", "column 6: 'move' cannot be; `+`, `/`, `->` or the end would be right"),
        ("move, draw", "column 5: ',' cannot be; `+`, `/`, `->` or the end"),
        ("move / draw / melee", "column 13: '/' cannot be; one `/` at most would be right"),
        # numbers
        ("0 move", "column 1: '0' cannot be; how often, 1 to 8, would be right"),
        ("9 move", "column 1: '9' cannot be; how often, 1 to 8,"),
        ("12 move", "column 1: '12' cannot be; how often, 1 to 8,"),
        ("² move", "column 1: '²' cannot be; how often, 1 to 8,"),
        ("٣ move", "column 1: '٣' cannot be; how often, 1 to 8,"),
        ("9" * 5000, "column 1: '9999"),
        ("8 move + draw", "column 10: 9 icons on one side; at most 8 would be right"),
        ("ambush bones", "column 8: 'bones' cannot be; how many, 1 to 9,"),
        ("ambush 0 bones", "column 8: '0' cannot be; how many, 1 to 9,"),
        ("ambush 10 bones", "column 8: '10' cannot be; how many, 1 to 9,"),
        ("summon", "column 7: it ends too early; how many, 1 to 9,"),
        ("summon ten", "column 8: 'ten' cannot be; how many, 1 to 9,"),
        # details
        ("generate", "column 9: it ends too early; one of coin, frog, bone, book, any would be right"),
        ("generate gold", "column 10: 'gold' cannot be; one of coin, frog, bone, book, any"),
        ("ambush 2 cells", "column 10: 'cells' cannot be; one of jewel, swords, hat, eye, bones, special, any"),
        ("spend any -> draw", "column 7: 'any' cannot be; one of coin, frog, bone, book would be right"),
        ("swarm", "column 6: it ends too early; `[` would be right"),
        ("swarm move", "column 7: 'move' cannot be; `[` would be right"),
        ("swarm[draw]", "column 7: 'draw' cannot be; one of move, melee, ranged would be right"),
        ("swarm[move", "column 11: it ends too early; `]` would be right"),
        ("reinforcements[spend]", "column 16: 'spend' cannot be; one of draw, activate"),
        ("reinforcements[reinforcements]", "column 16: 'reinforcements' cannot be"),
        # momentum
        ("move -> draw", "column 1: `move` has no momentum; one of melee, ranged, defend, spend before `->`"),
        ("2 draw -> draw", "column 3: `draw` has no momentum"),
        ("melee ->", "column 9: it ends too early; one of draw"),
        ("melee -> move", "column 10: momentum cannot give this; one of draw, trap, portal, generate, summon"),
        ("melee -> 2 draw", "column 10: '2' cannot be; one of draw"),
        ("melee -> draw -> trap", "column 15: '->' cannot be; `+`, `/`, `->` or the end"),
        ("spend coin", "column 11: it ends too early; `->` and what the resource pays for"),
        ("spend coin + draw", "column 12: '+' cannot be; `->` and what the resource pays for"),
        ("(melee -> draw", "column 15: it ends too early; `)` would be right"),
        ("2 x melee)", "column 10: ')' cannot be; `+`, `/`, `->` or the end"),
        # icons that a player could not tell apart
        ("melee + melee -> draw", "column 9: two different `melee` on one side; the same icon, or another card"),
        ("summon 1 + summon 2", "column 12: two different `summon` on one side"),
        ("ambush 1 hat + ambush 1 eye", "column 16: two different `ambush`"),
        ("swarm[move] + swarm[melee]", "column 15: two different `swarm`"),
        ("generate coin + generate any", "column 17: two different `generate`"),
    ],
)  # fmt: skip
def test_an_error_names_the_column_what_is_wrong_and_what_would_be_right(text: str, says: str) -> None:
    with pytest.raises(Misread) as problem:
        read_card(text)
    assert str(problem.value).startswith(says)


def test_a_box_passes_the_error_on_with_the_card() -> None:
    text = '[loot]\nbeast = {}\npotion = {}\nscroll = {}\nequipment = { club = "3 melee + fly" }\n'
    says = "mine.toml, loot.equipment, card 'club', does: column 11: 'fly' cannot be; one of draw, .* would be right"
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(text, "mine.toml")


# ---------------------------------------------------------------- looking for an icon


@rule("KH-95")
def test_an_icon_is_found_in_swarm_and_momentum_and_not_in_reinforcements() -> None:
    def finds(text: str, word: str) -> bool:
        return any(has_icon(icons_of(side), WORDS.index(word) + 1) for side in read_card(text))

    assert finds("draw + swarm[melee]", "melee")
    assert finds("move / swarm[melee]", "swarm")
    assert finds("defend -> generate coin", "generate")
    assert finds("defend -> generate coin", "defend")
    assert not finds("reinforcements[melee] + draw", "melee")
    assert not finds("2 ranged / move", "melee")


def test_icons_in_a_row_are_counted() -> None:
    (side,) = read_card("2 move + draw + move")
    assert [(icon_text(icon), times) for icon, times in counted(side)] == [("move", 2), ("draw", 1), ("move", 1)]
