"""A box is a file: what is wrong with it is told with file, card and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lootkeep
from lootkeep.looterz.box import read_box, shipped, shipped_text

GOOD = shipped_text("dragon")
RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('edition = "dragon"', "edition = 3", r"mine.toml, edition: 3 cannot be; a name of small letters"),
        ("[rules]", "[rules", "mine.toml: this is not TOML"),
        ("reshuffle = true", "reshufle = true", "mine.toml, rules, reshufle: there is no such field; one of"),
        ("reshuffle = true", "reshuffle = 1", "mine.toml, rules, reshuffle: 1 cannot be; true or false"),
        (
            "rigor_mortis = 0",
            "rigor_mortis = 4",
            "rules, reshuffle: a deck with a clock cannot be shuffled again",
        ),
        (
            "rigor_mortis = 0",
            "rigor_mortis = 9",
            "rules, rigor_mortis: 9 cannot be; a whole number from 0 to 8",
        ),
        ("[15, 10, 10, 7, 7]", "[15, 10]", "rules, targets: .* cannot be; five whole numbers from 1 to 36"),
        ("[15, 10, 10, 7, 7]", "[15, 10, 99, 7, 7]", "rules, targets: 99 cannot be"),
        ('id = "thief"', 'id = "The Thief"', "card 1, id: 'The Thief' cannot be"),
        ('id = "thief"', 'id = "king"', "card 'king', id: it is there twice"),
        ('id = "thief"', 'id = "rigor-mortis"', "card 1, id"),
        (
            "life = 2\n",
            "life = 12\n",
            "card 'thief', life: 12 cannot be; a whole number from 1 to 9 would be right",
        ),
        ("life = 2\n", "", "card 'thief', life: it is missing; a whole number from 1 to 9"),
        ("power = 2  # S", "power = 7", "card 'thief', power: 7 cannot be; a whole number from 1 to 6"),
        ("power = 2  # S", "power = true", "card 'thief', power: True cannot be"),
        ("copies = 2", "copies = 0", "card 'thief', copies: 0 cannot be; a whole number from 1 to 20"),
        ('"steal 1"', '"stael 1"', "card 'thief', activation: 'stael 1' cannot be; one of steal, "),
        ('"steal 1"', '"steal"', "card 'thief', activation: 'steal' cannot be; `steal 1` up to `steal 9`"),
        ('"steal 1"', '"steal 10"', "card 'thief', activation"),
        ('"destroy"', '"destroy 2"', "card 'assassin', activation: destroy takes no number; `destroy`"),
        ('last_wish = "draw 1"', 'last_wish = "control"', "card 'zombie', last_wish: 'control' cannot be"),
        (
            'cannot = ["attack"]',
            'cannot = ["sing"]',
            "card 'scarecrow', cannot: .* some of search, attack, be-",
        ),
        ("taunt = true", 'taunt = "yes"', "card 'death-knight', taunt: 'yes' cannot be; true or false"),
        ("bans_loot = true", "ban = true", "card 'king', ban: there is no such field"),
        ('id = "thief"', 'id = "thief"\ntitle = 3', "card 'thief', title: 3 cannot be"),
        ('id = "thief"', 'id = "thief"\ntitle = { de = "Dieb" }', "card 'thief', title"),
    ],
)
def test_a_broken_box_says_where_and_what_would_be_right(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(lootkeep.InvalidBox, match=says):
        read_box(GOOD.replace(old, new, 1), "mine.toml")


def test_a_deck_has_30_to_120_cards() -> None:
    card = '[[card]]\nid = "ogre{}"\ncopies = {}\nlife = 1\npower = 1\n'
    few = 'edition = "few"\n' + card.format("", 20)
    many = 'edition = "many"\n' + "".join(card.format(i, 20) for i in range(7))
    designs = 'edition = "designs"\n' + "".join(card.format(i, 1) for i in range(61))
    for text, says in (
        (few, "the deck has 20 cards"),
        (many, "has 140 cards"),
        (designs, "61 designs; at most 60"),
    ):
        with pytest.raises(lootkeep.InvalidBox, match=says):
            read_box(text, "mine.toml")
    with pytest.raises(lootkeep.InvalidBox, match="there are no cards"):
        read_box('edition = "none"', "mine.toml")


def test_a_box_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(lootkeep.InvalidBox, match="not text in UTF-8"):
        lootkeep.new("looterz", box=path)


@given(st.text(max_size=300))
@settings(max_examples=150, deadline=None)
def test_rubbish_is_no_box(text: str) -> None:
    with pytest.raises(lootkeep.InvalidBox):
        read_box(text, "mine.toml")


def test_both_editions_have_30_designs_of_2() -> None:
    for edition in ("dragon", "rigor"):
        box = shipped(edition)
        assert len(box.kinds) == 30
        assert box.looterz == 60
    assert shipped("dragon").clock == 0
    assert shipped("rigor").clock == 4


def test_the_editions_are_the_same_designs_in_other_clothes() -> None:
    dragon = lootkeep.new("looterz", seed=1, edition="dragon").cards()
    rigor = lootkeep.new("looterz", seed=1, edition="rigor").cards()
    assert [(face["numbers"], face["text"]) for face in dragon] == [(face["numbers"], face["text"]) for face in rigor]


def marked(edition: str) -> dict[str, list[str]]:
    """What a box marks as printed (S), by card."""
    found: dict[str, list[str]] = {}
    for card in shipped_text(edition).split("[[card]]")[1:]:
        fields = [line.split(" = ")[0] for line in card.splitlines() if line.endswith("  # S")]
        if fields:
            found[card.split('"')[1]] = fields
    return found


def test_rigor_marks_as_printed_only_what_the_italian_rulebook_prints() -> None:
    assert marked("rigor") == {
        "hal-r-tel": ["life", "power"],
        "rollork": ["life", "power", "taunt"],
        "ninja": ["activation"],
        "rrugh": ["recruitment"],
        "pru": ["activation"],
        "blink": ["attacks"],
    }


@pytest.mark.parametrize(("edition", "vampire"), [("dragon", "vampire"), ("rigor", "night-drinker")])
def test_the_vampire_is_our_reconstruction_in_the_boxes_as_on_the_pages(edition: str, vampire: str) -> None:
    """LZ-64."""
    assert vampire not in marked(edition)
    assert "# F" not in shipped_text(edition)
    for page, says in (("looterz.md", "our reconstruction"), ("looterz.it.md", "nostra"), ("looterz.ru.md", "наша")):
        about = (RULES / page).read_text(encoding="utf-8").split("| # |")[0].rstrip().split("\n\n")[-1]
        assert re.search(rf"(Vampire|Vampiro|Вампир).*{says}", about.replace("\n", " "))


def test_a_card_of_ones_own_has_the_name_its_box_gives_it(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(
        GOOD.replace('id = "thief"', 'id = "cutthroat"\ntitle = { it = "Tagliagole" }').replace('"frog"', '"my-toad"')
    )
    game = lootkeep.new("looterz", seed=1, box=path)
    assert lootkeep.words("it").at(game).card("cutthroat#2") == "Tagliagole"
    assert lootkeep.words("en").at(game).card("cutthroat#2") == "Cutthroat"
    assert lootkeep.words("ru").at(game).card("my-toad") == "My toad"


def test_house_rules_of_a_box(tmp_path: Path) -> None:
    """Without rest every Looter must act; without an explicit end the turn passes by itself."""
    path = tmp_path / "box.toml"
    path.write_text(GOOD.replace("[rules]", "[rules]\nmay_rest = false\nexplicit_end = false"))
    game = lootkeep.load_position("looterz dragon phase=2\np1: hand=frog play=thief\np2:", box=path)
    assert [game.notation(action) for action in game.options()] == ["search thief#1"]
    game.apply(game.parse("search thief"))
    game.apply(game.parse("draw"))
    assert game.actor == 1
