"""Passages that cave in and are dug open, portals that heroes walk through, another goal, and tokens that drift."""

from __future__ import annotations

from tests.heroes.dungeon import deeds, heroes, lately, monsters, room, seen, tokens
from tests.heroes.nights import RATKIN, night
from tests.rules import asked, choices, do, rule, why

CLOSE = ("close vault-forge vault-sewer",)
OPEN = ("open study-vault menagerie-pantry",)


def joined(game: object) -> set[frozenset[str]]:
    """The pairs of rooms that a passage joins."""
    return {frozenset(pair) for pair in seen(game)["passages"]}  # type: ignore[arg-type]


@rule("KH-200", "KH-76")
def test_the_passages_of_the_list_close_in_order() -> None:
    before = joined(night(RATKIN, bell=CLOSE))
    first = night(RATKIN, "vault: monsters=p1", bell=CLOSE, guild="bell")
    assert lately(first) == ["sign KH-63", "closed KH-200"]
    assert before - joined(first) == {frozenset({"vault", "forge"})}
    both = night(RATKIN, "night: shut=vault-forge closed=1", "vault: monsters=p1", bell=CLOSE, guild="bell")
    assert before - joined(both) == {frozenset({"vault", "forge"}), frozenset({"vault", "sewer"})}
    assert seen(both)["shut"] == [["vault", "forge"], ["vault", "sewer"]]


@rule("KH-200")
def test_after_the_last_passage_nothing_closes_and_what_is_closed_already_is_passed_over() -> None:
    done = night(RATKIN, "night: closed=2", "vault: monsters=p1", bell=CLOSE, guild="bell")
    assert lately(done) == ["sign KH-63", "no-close KH-200"]
    skipped = night(RATKIN, "night: shut=vault-forge", "vault: monsters=p1", bell=CLOSE, guild="bell")
    assert seen(skipped)["shut"] == [["vault", "forge"], ["vault", "sewer"]]


@rule("KH-200", "KH-22", "KH-76")
def test_nobody_passes_where_a_passage_has_closed() -> None:
    game = night("p1: clan=ratkin hand=march", "forge: monsters=p1", "night: shut=vault-forge", bell=CLOSE)
    assert room(game, "forge")["distance"] is None  # with Library and Study behind it
    do(game, "play march")
    assert why(game, "move forge > vault") == "no-passage KH-22"


@rule("KH-202", "KH-191")
def test_heroes_who_are_cut_off_wait() -> None:
    game = night(RATKIN, "night: shut=vault-forge", "forge: treasure=-", bell=CLOSE, guild="mage:swords")
    do(game, "arrival mage forge")
    while asked(game).endswith("heroes"):
        do(game, choices(game)[0])
    assert heroes(game, "forge") == ["mage"]


@rule("KH-201")
def test_what_closed_last_is_open_again_or_nothing() -> None:
    game = night(RATKIN, "night: shut=vault-forge,vault-sewer", "vault: monsters=p1", bell=("open",), guild="bell")
    assert (lately(game), seen(game)["shut"]) == (["sign KH-63", "opened KH-201"], [["vault", "forge"]])
    idle = night(RATKIN, "vault: monsters=p1", bell=("open",), guild="bell")
    assert lately(idle) == ["sign KH-63", "no-open KH-201"]


@rule("KH-203")
def test_a_passage_is_dug_through_a_wall() -> None:
    plain = night(RATKIN, bell=("open crypt-study",))
    assert frozenset({"crypt", "study"}) not in joined(plain)
    game = night(RATKIN, "vault: monsters=p1", bell=("open crypt-study",), guild="bell")
    assert (lately(game), seen(game)["dug"]) == (["sign KH-63", "dug KH-203"], [["crypt", "study"]])
    assert frozenset({"crypt", "study"}) in joined(game)


@rule("KH-143")
def test_powder_brings_one_passage_of_the_room_down_which_the_players_choose() -> None:
    game = night(
        "p1: clan=ratkin hand=toil",
        "forge: monsters=p1 tokens=trap,trap",
        rules=("deed any 2 trap -> close",),
        bell=("rally",),
    )
    do(game, "play toil", "deed forge")
    assert (asked(game), sorted(choices(game))) == (
        "p1 wall-up",
        ["wall-up library", "wall-up study", "wall-up vault"],
    )
    do(game, "wall-up vault")
    assert (seen(game)["shut"], tokens(game, "forge")) == ([["forge", "vault"]], [])
    assert why(game, "deed forge") == "no-price KH-140"


@rule("KH-206", "KH-70", "KH-76")
def test_where_doors_are_open_heroes_walk_through_completed_portals() -> None:
    lines = ("crypt: portal=completed treasure=-", "pantry: portal=completed treasure=prey:2", "library: treasure=-")
    assert room(night(RATKIN, *lines), "crypt")["distance"] == 3
    game = night(RATKIN, *lines, rules=("doors",), guild="mage:eye")
    assert (room(game, "crypt")["distance"], seen(game)["doors_open"]) == (3, True)
    near = night(RATKIN, "crypt: portal=completed", "cells: portal=completed", rules=("doors",))
    assert room(near, "crypt")["distance"] == 2


@rule("KH-206", "KH-90")
def test_an_archer_counts_passages_only() -> None:
    game = night(
        RATKIN,
        "vault: portal=completed",
        "crypt: portal=completed monsters=p1",  # 1 from the Vault for those who charge, 3 through passages
        "sewer: monsters=p1",
        rules=("doors",),
        guild="archer:bones",
    )
    do(game, "arrival archer menagerie")
    assert (monsters(game, "crypt"), monsters(game, "sewer")) == (["ratkin"], [])


@rule("KH-207")
def test_some_portals_are_completed_at_the_start() -> None:
    game = night(RATKIN, rules=("ajar 2",))
    assert [room(game, name)["portal"] for name in ("crypt", "library", "pantry")] == [
        "completed",
        "completed",
        "unfinished",
    ]


@rule("KH-204", "KH-144")
def test_a_completed_portal_falls_apart_by_a_card_or_a_deed() -> None:
    lines = ("library: portal=completed", "crypt: portal=completed", "vault: monsters=p1")
    game = night(RATKIN, *lines, bell=("break",), guild="bell")
    assert (asked(game), choices(game)) == ("p1 break", ["break library", "break crypt"])
    do(game, "break crypt")
    assert (room(game, "library")["portal"], room(game, "crypt")["portal"]) == ("completed", "unfinished")
    none = night(RATKIN, "vault: monsters=p1", bell=("break",), guild="bell")
    assert lately(none) == ["sign KH-63", "no-break KH-204"]
    own = night(
        "p1: clan=ratkin hand=toil",
        "crypt: portal=completed monsters=p1 tokens=book",
        rules=("deed portal book -> break",),
    )
    do(own, "play toil", "deed crypt")
    assert (room(own, "crypt")["portal"], tokens(own, "crypt")) == ("unfinished", [])


@rule("KH-205")
def test_an_unfinished_portal_opens_by_itself_where_the_players_choose() -> None:
    game = night(RATKIN, "vault: monsters=p1", bell=("reopen",), guild="bell")
    assert choices(game) == ["reopen library", "reopen pantry", "reopen crypt"]
    do(game, "reopen pantry")
    assert room(game, "pantry")["portal"] == "completed"
    full = [f"{name}: portal=completed" for name in ("crypt", "library", "pantry")]
    none = night(RATKIN, "vault: monsters=p1", *full, bell=("reopen",), guild="bell")
    assert lately(none) == ["sign KH-63", "no-reopen KH-205"]


@rule("KH-190")
def test_with_another_goal_distances_and_charges_lead_there() -> None:
    game = night(RATKIN, "vault: treasure=defeat:4", rules=("goal cells",), guild="mage:swords")
    assert (seen(game)["goal"], room(game, "cells")["distance"], room(game, "vault")["distance"]) == ("cells", 0, 1)
    turned = night(RATKIN, "vault: monsters=p1", bell=("goal study",), guild="bell")
    assert (seen(turned)["goal"], room(turned, "study")["distance"], lately(turned)[-1]) == ("study", 0, "goal KH-190")


@rule("KH-192")
def test_tokens_appear_as_far_as_the_reserve_has_them() -> None:
    game = night(
        RATKIN, "vault: monsters=p1", "forge: tokens=book,book,book,book", bell=("spawn book library 2",), guild="bell"
    )
    assert (tokens(game, "library"), seen(game)["reserve"]["book"]) == (["book"], 0)


@rule("KH-193")
def test_tokens_drift_one_room_nearer_the_nearest_first() -> None:
    game = night(
        RATKIN,
        "vault: monsters=p1",
        "library: tokens=book,book",
        "forge: tokens=book",
        bell=("drift book to vault",),
        guild="bell",
    )
    assert (tokens(game, "library"), tokens(game, "forge"), tokens(game, "vault")) == (["book"], ["book"], ["book"])
    many = night(
        RATKIN,
        "vault: monsters=p1",
        "library: tokens=book,book",
        "forge: tokens=book",
        bell=("drift book to vault from 2",),
        guild="bell",
    )
    assert (tokens(many, "forge"), tokens(many, "vault")) == (["book", "book"], [])


@rule("KH-194")
def test_rebels_count_as_heroes_where_nobody_guards_and_at_least_one_hero_loots() -> None:
    lines = ("study: treasure=prey:3 tokens=book,book,book", "vault: monsters=p1")
    game = night(RATKIN, *lines, rules=("rebel book",), guild="mage:eye")
    assert (room(game, "study")["treasure"], room(game, "study")["looters"]) == (3, 1)
    do(game, "arrival mage study", "resolve study")
    assert deeds(game, "looted")[0] == "study 3 mage"
    held = night(RATKIN, "study: treasure=prey:3 tokens=book,book monsters=p1", rules=("rebel book",))
    assert room(held, "study")["looters"] == 3


@rule("KH-145", "KH-194")
def test_a_book_can_be_shelved() -> None:
    game = night(
        "p1: clan=ratkin hand=toil", "study: tokens=book monsters=p1", rules=("rebel book", "deed any book -> shelve")
    )
    do(game, "play toil", "deed study")
    assert (tokens(game, "study"), lately(game)) == ([], ["shelved KH-145"])
