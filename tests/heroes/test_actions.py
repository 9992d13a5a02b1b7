"""What the icons of a card do: KH-20 to KH-34, KH-83, KH-93 to KH-95."""

from __future__ import annotations

import re

import pytest

from lootkeep import Game
from lootkeep.heroes.box import shipped
from lootkeep.heroes.icons import DEFENDS, WORDS, word_of
from tests.heroes.dungeon import custom, deck, hand, heroes, lair, monsters, player, reserve, room, tokens, verbs
from tests.heroes.dungeon import practice as table
from tests.heroes.dungeon import table as shipped_table
from tests.rules import asked, choices, do, last, rule, told, why

EVERY_CARD = [(kind.id, side) for kind in shipped("first-watch").kinds for side in range(int(kind.side_count))]


def only(game: Game, verb: str) -> list[str]:
    """What is offered that begins with this word."""
    return [choice for choice in choices(game) if choice.split()[0] == verb]


def idle(game: Game, icon: str) -> str:
    """Why nothing at all can be done with an icon."""
    assert only(game, re.split(r"\W", icon)[0]) == []
    return why(game, icon)


def with_loot(equipment: str, scroll: str = "") -> str:
    """A box whose loot is one piece of equipment, `tool`, and perhaps a scroll, `map`."""
    cards = f'equipment = {{ tool = "{equipment}" }}\nscroll = ' + (f'{{ map = "{scroll}" }}' if scroll else "{}")
    return f"[loot]\nbeast = {{}}\npotion = {{}}\n{cards}\n"


# ---------------------------------------------------------------- every card


@rule("KH-10", "KH-30")
@pytest.mark.parametrize(("card", "side"), EVERY_CARD)
def test_every_icon_of_every_card_can_be_done_first(card: str, side: int) -> None:
    """With a Witch in a room full of tokens and heroes each icon has its use; Defend waits for an attack."""
    game = shipped_table(
        f"p1: clan=witch hand={card}",
        "vault: monsters=p1 heroes=thief tokens=coin,frog,bone,book",
        "forge: heroes=mage",
    )
    icons = next(kind for kind in shipped("first-watch").kinds if kind.id == card).sides[side]
    words = {WORDS[word_of(icon) - 1] for icon in icons if word_of(icon) != DEFENDS}
    play = f"play {card}{' 2' if side else ''}"
    if not words:
        assert why(game, play) == "defend-later KH-82"
        return
    offered = verbs(do(game, play))
    assert ("ability" in offered) == ("activate" in words)
    assert offered - {"ability", "gamble", "pass"} == words


# ---------------------------------------------------------------- Draw


@rule("KH-20")
def test_a_drawn_card_comes_to_hand_and_can_be_played_in_the_same_turn() -> None:
    game = table("p1: clan=ratkin hand=nest deck=scurry,gnaw", "sewer: monsters=p1")
    do(game, "play nest", "draw", "pass")
    assert (hand(game), deck(game)) == (["gnaw"], ["scurry"])  # the top card
    assert "play gnaw" in choices(game)


@rule("KH-20")
def test_two_draws_are_two_cards() -> None:
    game = do(
        table("p1: clan=witch hand=black-cat deck=broom-ride,hex-bolt,coven-call"), "play black-cat", "draw", "draw"
    )
    assert (sorted(hand(game)), deck(game)) == (["coven-call", "hex-bolt"], ["broom-ride"])


# ---------------------------------------------------------------- Activate


@rule("KH-21")
def test_activate_is_for_the_ability_the_room_or_a_portal() -> None:
    game = do(table("p1: clan=skeleton hand=rise-again", "crypt: monsters=p1"), "play rise-again 2")
    assert choices(game) == ["activate crypt", "complete crypt", "ability crypt", "gamble", "pass"]
    do(game, "complete crypt", "activate crypt")
    assert (room(game, "crypt")["portal"], tokens(game, "crypt")) == ("completed", ["bone"])


@rule("KH-21", "KH-34")
def test_the_ability_needs_a_monster_in_the_dungeon() -> None:
    game = table("p1: clan=slime hand=bubble,mending-tonic", "p2: clan=dragon", "vault: monsters=p2")
    do(game, "play mending-tonic")
    assert choices(game) == ["draw", "gamble", "pass"]
    assert idle(game, "activate") == "no-monster KH-34"


@rule("KH-21")
def test_a_room_is_activated_only_where_one_has_a_monster() -> None:
    game = table("p1: clan=dragon hand=wingbeat", "p2: clan=ratkin", "vault: monsters=p1", "sewer: monsters=p2")
    assert only(do(game, "play wingbeat 2"), "activate") == ["activate vault"]


# ---------------------------------------------------------------- Move


@rule("KH-22")
def test_a_monster_moves_through_a_passage_and_not_through_a_wall() -> None:
    game = do(table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1"), "play gnaw 2")
    assert only(game, "move") == ["move sewer > vault", "move sewer > pantry", "move sewer > menagerie"]
    assert why(game, "move sewer > study") == "no-passage KH-22"
    do(game, "move sewer > menagerie")
    assert (monsters(game, "sewer"), monsters(game, "menagerie"), asked(game)) == ([], ["ratkin"], "p1 turn")


@rule("KH-22", "KH-50")
def test_a_monster_moves_between_completed_portals() -> None:
    game = table(
        "p1: clan=ratkin hand=gnaw",
        "crypt: monsters=p1 portal=completed",
        "library: portal=completed",
        "workshop: portal=completed",
    )
    assert only(do(game, "play gnaw 2"), "move") == [
        "move crypt > workshop",
        "move crypt > library",
        "move crypt > menagerie",
    ]
    assert monsters(do(game, "move crypt > library"), "library") == ["ratkin"]


@rule("KH-22")
def test_an_unfinished_portal_leads_nowhere() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "crypt: monsters=p1 portal=completed")
    assert only(do(game, "play gnaw 2"), "move") == ["move crypt > menagerie"]


@rule("KH-22", "KH-51")
def test_it_may_carry_one_resource_or_trap_and_no_more() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1 tokens=frog,frog,trap")
    do(game, "play gnaw 2", "move sewer > vault")
    assert choices(game) == ["carry frog", "carry trap", "pass"]
    do(game, "carry trap")
    assert (tokens(game, "sewer"), tokens(game, "vault"), asked(game)) == (["frog", "frog"], ["trap"], "p1 turn")
    assert reserve(game, "trap", "frog") == [4, 3]  # carrying takes nothing from the Reserve


@rule("KH-22", "KH-51")
def test_a_trap_alone_can_be_carried() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1 tokens=trap")
    assert choices(do(game, "play gnaw 2", "move sewer > vault")) == ["carry trap", "pass"]


@rule("KH-22")
def test_it_need_not_carry() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1 tokens=coin")
    do(game, "play gnaw 2", "move sewer > vault", "pass")
    assert (tokens(game, "sewer"), tokens(game, "vault")) == (["coin"], [])


@rule("KH-22")
def test_through_a_portal_it_carries_too() -> None:
    game = table(
        "p1: clan=ratkin hand=gnaw", "crypt: monsters=p1 tokens=bone portal=completed", "vault: portal=completed"
    )
    do(game, "play gnaw 2", "move crypt > vault", "carry bone")
    assert tokens(game, "vault") == ["bone"]


@rule("KH-22")
def test_the_wounded_and_the_unwounded_are_told_apart() -> None:
    game = table("p1: clan=lizardfolk hand=hit-and-run", "crypt: monsters=p1,p1w1")
    do(game, "play hit-and-run 2")
    assert only(game, "move") == ["move crypt > menagerie", "move crypt > menagerie 1"]
    do(game, "move crypt > menagerie 1")
    assert (monsters(game, "crypt"), monsters(game, "menagerie")) == (["lizardfolk"], ["lizardfolk w1"])


# ---------------------------------------------------------------- Melee, Ranged


@rule("KH-23")
def test_melee_hits_a_hero_in_the_same_room() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1 heroes=thief,thief", "vault: heroes=mage")
    do(game, "play gnaw")
    assert only(game, "melee") == ["melee thief sewer"]  # not next door
    do(game, "melee thief sewer")
    assert (heroes(game, "sewer"), reserve(game, "thief")) == (["thief"], [4])
    assert heroes(do(game, "melee thief sewer"), "sewer") == []


@rule("KH-23")
def test_the_attacker_chooses_whom_it_hits() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1 heroes=thief,warrior,archer,mage")
    do(game, "play gnaw")
    assert only(game, "melee") == [f"melee {hero} sewer" for hero in ("thief", "warrior", "archer", "mage")]
    assert heroes(do(game, "melee archer sewer", "pass"), "sewer") == ["thief", "warrior", "mage"]


@rule("KH-23")
def test_without_a_hero_in_the_room_there_is_no_melee() -> None:
    game = table("p1: clan=dragon hand=raking-claws", "vault: monsters=p1", "forge: heroes=mage")
    assert idle(do(game, "play raking-claws"), "melee") == "no-hero-here KH-23"


@rule("KH-24")
def test_ranged_hits_a_hero_in_a_neighbouring_room() -> None:
    game = table(
        "p1: clan=dragon hand=flame-breath",
        "vault: monsters=p1 heroes=thief portal=completed",
        "forge: heroes=mage",
        "study: heroes=archer portal=completed",
    )
    do(game, "play flame-breath")
    assert only(game, "ranged") == ["ranged mage forge"]  # not the own room, not two rooms away, not through portals
    do(game, "ranged mage forge")
    assert (heroes(game, "forge"), reserve(game, "mage")) == ([], [5])
    assert asked(game) == "p1 turn"  # the other two shots have no target


@rule("KH-24")
def test_not_through_a_wall() -> None:
    game = table("p1: clan=dragon hand=firestorm", "sewer: monsters=p1", "study: heroes=mage")
    assert idle(do(game, "play firestorm"), "ranged") == "no-hero-near KH-24"


# ---------------------------------------------------------------- Generate, Trap, Portal


@rule("KH-25", "KH-94")
def test_generate_places_a_resource_with_a_monster() -> None:
    game = table("p1: clan=witch hand=stir-the-pot", "library: monsters=p1", "cells: monsters=p1")
    do(game, "play stir-the-pot 2")
    assert only(game, "generate") == ["generate frog library", "generate frog cells"]
    do(game, "generate frog cells", "pass")
    assert (tokens(game, "cells"), reserve(game, "frog")) == (["frog"], [4])


@rule("KH-25", "KH-94")
def test_generate_any_is_one_resource_of_choice() -> None:
    game = do(table("p1: clan=poltergeist hand=spirited-errand", "study: monsters=p1"), "play spirited-errand")
    assert only(game, "generate") == [f"generate {each} study" for each in ("coin", "frog", "bone", "book")]
    do(game, "generate book study")
    assert (tokens(game, "study"), only(game, "generate")) == (["book"], [])


@rule("KH-25", "KH-94")
def test_twice_generate_any_may_differ() -> None:
    game = do(table("p1: clan=poltergeist hand=murky-dregs", "study: monsters=p1"), "play murky-dregs")
    do(game, "generate book study", "generate coin study")
    assert sorted(tokens(game, "study")) == ["book", "coin"]


@rule("KH-04", "KH-25")
def test_what_the_reserve_has_not_cannot_be_generated() -> None:
    every = "frog,frog,frog,frog,frog"
    game = table("p1: clan=witch hand=stir-the-pot", "library: monsters=p1", f"sewer: tokens={every}")
    do(game, "play stir-the-pot 2")
    assert idle(game, "generate frog") == "no-token KH-04"
    any = table("p1: clan=poltergeist hand=spirited-errand", "study: monsters=p1", f"sewer: tokens={every}")
    assert "generate frog study" not in choices(do(any, "play spirited-errand"))


@rule("KH-27", "KH-04")
def test_a_trap_is_placed_with_a_monster_while_the_reserve_has_one() -> None:
    game = table("p1: clan=imp hand=snare-kit", "forge: monsters=p1", "vault: tokens=trap,trap,trap")
    do(game, "play snare-kit")
    assert only(game, "trap") == ["trap forge"]
    do(game, "trap forge", "trap forge")
    assert (tokens(game, "forge"), reserve(game, "trap")) == (["trap", "trap"], [0])
    empty = table("p1: clan=imp hand=pitfall", "forge: monsters=p1", "vault: tokens=trap,trap,trap,trap,trap")
    assert idle(do(empty, "play pitfall"), "trap") == "no-trap KH-04"


@rule("KH-28", "KH-98")
def test_a_portal_is_placed_completed_with_a_monster() -> None:
    game = table("p1: clan=imp hand=scroll-of-doors", "forge: monsters=p1", "vault: monsters=p1 portal=completed")
    do(game, "play scroll-of-doors")
    assert only(game, "portal") == ["portal forge"]  # one portal a room
    do(game, "portal forge")
    assert (room(game, "forge")["portal"], reserve(game, "portal")) == ("completed", [5])
    assert "move forge > vault" in choices(game)


@rule("KH-28", "KH-98")
def test_the_portal_icon_completes_an_unfinished_one_and_takes_none_from_the_reserve() -> None:
    game = table("p1: clan=imp hand=scroll-of-doors", "crypt: monsters=p1")
    assert reserve(game, "portal") == [7]
    do(game, "play scroll-of-doors", "portal crypt")
    assert (room(game, "crypt")["portal"], reserve(game, "portal")) == ("completed", [7])


@rule("KH-28", "KH-04", "KH-98")
def test_without_a_portal_in_the_reserve_only_an_unfinished_one_can_be_completed() -> None:
    rooms = ["vault", "forge", "workshop", "library", "pantry", "crypt", "study", "sewer", "menagerie"]
    lines = [f"{name}: portal=completed" for name in rooms]
    others = ["laboratory: monsters=p1", "cells: portal=unfinished"]
    game = table("p1: clan=imp hand=scroll-of-doors", *lines, *others, scenario="borrowed-tricks", borrowed="dragon")
    assert reserve(game, "portal") == [0]
    assert idle(do(game, "play scroll-of-doors"), "portal") == "no-portal KH-98"
    others = ["laboratory: monsters=p1", "cells: portal=unfinished monsters=p1"]
    game = table("p1: clan=imp hand=scroll-of-doors", *lines, *others, scenario="borrowed-tricks", borrowed="dragon")
    assert only(do(game, "play scroll-of-doors"), "portal") == ["portal cells"]


# ---------------------------------------------------------------- Defend


@rule("KH-26")
def test_defend_is_a_reaction_to_an_attack_and_prevents_the_damage() -> None:
    game = table(
        "p1: clan=dragon deck=firestorm hand=raking-claws,wingbeat,wingbeat,flame-breath,flame-breath",
        "forge: monsters=p1",
        "workshop: tokens=trap",
        "guild: bell warrior:swords",
    )
    do(game, "end turn", "arrival warrior workshop")
    assert (asked(game), choices(game)) == ("p1 defend", ["defend raking-claws", "pass"])
    do(game, "defend raking-claws")
    assert (monsters(game, "forge"), heroes(game, "forge")) == (["dragon"], ["warrior"])
    assert deck(game, name="discards") == ["raking-claws"]


@rule("KH-26")
def test_whoever_declines_takes_the_damage() -> None:
    game = table(
        "p1: clan=dragon hand=raking-claws,wingbeat,wingbeat,flame-breath,flame-breath",
        "forge: monsters=p1",
        "workshop: tokens=trap",
        "guild: bell warrior:swords",
    )
    do(game, "end turn", "arrival warrior workshop", "pass")
    assert (monsters(game, "forge"), "raking-claws" in hand(game)) == (["dragon w1"], True)


@rule("KH-26")
def test_any_player_with_a_monster_there_may_defend_and_nobody_else() -> None:
    game = table(
        "p1: clan=ratkin deck= hand=nest",
        "p2: clan=dragon hand=raking-claws",
        "p3: clan=slime hand=split",
        "forge: monsters=p1,p2",
        "workshop: tokens=trap",
        "guild: bell warrior:swords",
    )
    do(game, "end turn", "arrival warrior workshop", "hit ratkin forge")
    assert (asked(game), choices(game)) == ("p2 defend", ["defend raking-claws", "pass"])
    before = game.copy()
    do(game, "defend raking-claws")
    assert (monsters(game, "forge"), asked(game)) == (["ratkin", "dragon"], "p2 turn")
    do(before, "pass")  # the Slime's player, who has nobody there, is not asked
    assert (monsters(before, "forge"), asked(before)) == (["dragon"], "p2 turn")


@rule("KH-26", "KH-83")
def test_a_defend_that_prevents_damage_has_its_momentum_in_that_room() -> None:
    game = table(
        "p1: clan=slime deck= hand=split",
        "forge: monsters=p1",
        "workshop: tokens=trap",
        "sewer: monsters=p1",
        "guild: bell warrior:swords",
    )
    do(game, "end turn", "arrival warrior workshop", "defend split")
    assert (asked(game), choices(game)) == ("p1 momentum", ["summon forge", "pass"])
    assert monsters(do(game, "summon forge"), "forge") == ["slime", "slime"]


@rule("KH-26")
def test_in_ones_own_turn_a_side_with_nothing_but_defend_is_not_played() -> None:
    game = table("p1: clan=dragon hand=tower-shield,guard-hound", "vault: monsters=p1")
    assert only(game, "play") == ["play tower-shield 2", "play guard-hound"]
    assert why(game, "play tower-shield") == "defend-later KH-82"
    assert why(game, "play guard-hound 2") == "defend-later KH-82"


# ---------------------------------------------------------------- Ambush and Summon


@rule("KH-29")
def test_ambush_brings_monsters_from_the_lair_into_rooms_of_the_type_in_any_split() -> None:
    game = do(table("p1: clan=ratkin hand=out-of-the-walls"), "play out-of-the-walls")
    assert only(game, "ambush") == ["ambush sewer", "ambush menagerie"]
    do(game, "ambush sewer", "ambush menagerie", "ambush sewer")
    assert (monsters(game, "sewer"), monsters(game, "menagerie"), lair(game)) == (["ratkin"] * 2, ["ratkin"], 6)
    assert asked(game) == "p1 turn"


@rule("KH-29")
def test_ambush_is_up_to_so_many() -> None:
    game = do(table("p1: clan=ratkin hand=out-of-the-walls"), "play out-of-the-walls", "ambush sewer", "pass")
    assert (monsters(game, "sewer"), asked(game)) == (["ratkin"], "p1 turn")


@rule("KH-29", "KH-94")
def test_ambush_brings_no_more_than_the_lair_holds() -> None:
    game = table("p1: clan=imp hand=cackling-call", "vault: monsters=p1,p1,p1")
    do(game, "play cackling-call", "ambush forge")
    assert (lair(game), asked(game)) == (0, "p1 turn")
    full = table("p1: clan=dragon hand=back-to-the-hoard", "forge: monsters=p1 heroes=thief", "vault: heroes=mage")
    assert idle(do(full, "play back-to-the-hoard"), "ambush 1 jewel") == "empty-lair KH-94"


@rule("KH-29", "KH-94")
def test_any_type_is_any_room() -> None:
    game = do(table("p1: clan=ratkin hand=scroll-of-calling"), "play scroll-of-calling")
    assert len(only(game, "ambush")) == 10
    do(game, "ambush cells", "ambush vault", "ambush crypt")
    assert [monsters(game, name) for name in ("cells", "vault", "crypt")] == [["ratkin"]] * 3


@rule("KH-94")
def test_summon_brings_all_into_one_room_where_one_has_a_monster() -> None:
    game = table("p1: clan=ratkin hand=growth-brew", "sewer: monsters=p1", "forge: monsters=p1")
    do(game, "play growth-brew")
    assert only(game, "summon") == ["summon forge", "summon sewer"]
    do(game, "summon forge")
    assert (monsters(game, "forge"), monsters(game, "sewer"), lair(game)) == (["ratkin"] * 4, ["ratkin"], 4)


@rule("KH-94")
def test_summon_brings_as_many_as_the_lair_holds() -> None:
    game = table("p1: clan=poltergeist hand=growth-brew,tunnel-worm", "crypt: monsters=p1")
    do(game, "play growth-brew", "summon crypt")
    assert (monsters(game, "crypt"), lair(game), last(game, "summoned")["n"]) == (["poltergeist"] * 3, 0, 2)
    assert asked(do(game, "play tunnel-worm")) == "p1 turn"  # nobody is left


@rule("KH-94")
def test_why_nobody_can_be_summoned() -> None:
    full = custom(with_loot("summon 1 + move"), "p1: clan=dragon hand=tool", "vault: monsters=p1")
    assert idle(do(full, "play tool"), "summon 1") == "empty-lair KH-94"


# ---------------------------------------------------------------- Wise choice and Momentum


@rule("KH-30")
def test_one_side_or_the_other_and_not_both() -> None:
    game = table("p1: clan=ratkin hand=gnaw", "sewer: monsters=p1 heroes=thief")
    assert only(game, "play") == ["play gnaw", "play gnaw 2"]
    assert verbs(do(game, "play gnaw")) == {"melee", "gamble", "pass"}
    game.undo()
    assert verbs(do(game, "play gnaw 2")) == {"move", "gamble", "pass"}


@rule("KH-31", "KH-83")
def test_a_token_that_is_spent_pays_for_the_right_side_in_that_room() -> None:
    game = table("p1: clan=gnoll hand=hired-pack", "forge: monsters=p1 tokens=coin", "vault: monsters=p1 tokens=bone")
    do(game, "play hired-pack")
    assert only(game, "spend") == ["spend coin forge"]
    do(game, "spend coin forge")
    assert choices(game) == ["summon forge", "pass"]  # in the same room, and free
    do(game, "summon forge")
    assert (monsters(game, "forge"), tokens(game, "forge"), reserve(game, "coin")) == (["gnoll"] * 4, [], [5])


@rule("KH-31")
def test_a_token_can_be_spent_only_in_a_room_with_a_monster_of_ones_own() -> None:
    game = table(
        "p1: clan=gnoll hand=hired-pack", "p2: clan=dragon", "forge: monsters=p1", "vault: monsters=p2 tokens=coin"
    )
    assert asked(do(game, "play hired-pack")) == "p1 turn"
    bones = table("p1: clan=skeleton hand=marrow-rite", "crypt: monsters=p1 tokens=coin,bone")
    assert only(do(bones, "play marrow-rite"), "spend") == ["spend bone crypt"]


@rule("KH-31", "KH-83")
def test_damage_dealt_gives_the_right_side_in_the_same_room() -> None:
    game = table("p1: clan=gnoll hand=plunder", "forge: monsters=p1 heroes=thief", "vault: monsters=p1")
    do(game, "play plunder", "melee thief forge")
    assert (asked(game), choices(game)) == ("p1 momentum", ["generate coin forge", "pass"])
    do(game, "generate coin forge")
    assert tokens(game, "forge") == ["coin"]


@rule("KH-83")
def test_the_arrow_binds_tighter_than_the_plus() -> None:
    """Plunder is (Melee -> Generate coin) + Move: the Move needs no success."""
    game = table("p1: clan=gnoll hand=plunder", "forge: monsters=p1", "vault: heroes=thief")
    do(game, "play plunder")
    assert verbs(game) == {"move", "gamble", "pass"}
    do(game, "move forge > vault")
    assert choices(do(game, "melee thief vault")) == ["generate coin vault", "pass"]


@rule("KH-31")
def test_without_success_there_is_no_right_side() -> None:
    game = table("p1: clan=gnoll hand=plunder", "forge: monsters=p1")
    assert idle(do(game, "play plunder"), "melee -> generate coin") == "no-hero-here KH-23"
    do(game, "move forge > vault")
    assert (asked(game), tokens(game, "vault"), tokens(game, "forge")) == ("p1 turn", [], [])


@rule("KH-31")
def test_the_right_side_may_be_declined() -> None:
    game = table("p1: clan=gnoll hand=plunder", "forge: monsters=p1 heroes=thief")
    do(game, "play plunder", "melee thief forge", "pass")
    assert (tokens(game, "forge"), verbs(game)) == ([], {"move", "gamble", "pass"})  # the Move is still there


@rule("KH-31", "KH-04")
def test_the_right_side_needs_its_token_in_the_reserve() -> None:
    game = table(
        "p1: clan=gnoll hand=plunder", "forge: monsters=p1 heroes=thief", "vault: tokens=coin,coin,coin,coin,coin"
    )
    do(game, "play plunder", "melee thief forge")
    assert (asked(game), heroes(game, "forge")) == ("p1 icons", [])


@rule("KH-31", "KH-83")
def test_each_of_two_momentums_has_its_own_room() -> None:
    game = table(
        "p1: clan=skeleton hand=grave-harvest", "crypt: monsters=p1 heroes=thief", "study: monsters=p1 heroes=mage"
    )
    do(game, "play grave-harvest", "melee mage study", "summon study", "melee thief crypt")
    assert choices(game) == ["summon crypt", "pass"]
    do(game, "summon crypt")
    assert (monsters(game, "study"), monsters(game, "crypt"), asked(game)) == (
        ["skeleton"] * 2,
        ["skeleton"] * 2,
        "p1 turn",
    )


@rule("KH-31", "KH-83")
@pytest.mark.parametrize(
    ("right", "offered"),
    [
        ("summon 1", "summon vault"),
        ("trap", "trap vault"),
        ("portal", "portal vault"),
        ("generate coin", "generate coin vault"),
        ("draw", "draw"),
    ],
)
def test_after_a_shot_the_right_side_happens_where_the_shooter_stands(right: str, offered: str) -> None:
    game = custom(
        with_loot(f"ranged -> {right}"),
        "p1: clan=ratkin hand=tool",
        "vault: monsters=p1 heroes=thief",
        "cells: monsters=p1",
        "forge: heroes=mage",
    )
    do(game, "play tool", "ranged mage forge")  # which is next to the Vault, and not to the Cells
    assert choices(game) == [offered, "pass"]
    assert asked(do(game, offered)) == "p1 turn"


@rule("KH-31", "KH-83")
def test_with_several_shooters_the_player_says_who_shot() -> None:
    game = custom(
        with_loot("ranged -> trap"),
        "p1: clan=ratkin hand=tool",
        "vault: monsters=p1",
        "library: monsters=p1",
        "forge: heroes=mage",
    )
    do(game, "play tool", "ranged mage forge")
    assert choices(game) == ["trap vault", "trap library", "pass"]
    assert tokens(do(game, "trap library"), "library") == ["trap"]


# ---------------------------------------------------------------- Swarm


@rule("KH-32", "KH-93")
def test_all_monsters_of_one_room_move_each_its_own_way() -> None:
    game = table("p1: clan=ratkin hand=scurry", "vault: monsters=p1,p1,p1", "crypt: monsters=p1")
    do(game, "play scurry")
    assert only(game, "swarm") == ["swarm vault", "swarm crypt"]
    do(game, "swarm vault")
    assert {choice.split()[1] for choice in only(game, "move")} == {"vault"}
    do(game, "move vault > forge", "move vault > cells", "move vault > cells")
    assert (monsters(game, "forge"), monsters(game, "cells"), asked(game)) == (["ratkin"], ["ratkin"] * 2, "p1 turn")


@rule("KH-93")
def test_each_of_a_swarm_may_stay() -> None:
    game = table("p1: clan=ratkin hand=scurry", "vault: monsters=p1,p1,p1")
    do(game, "play scurry", "swarm vault", "move vault > forge", "pass")
    assert (monsters(game, "vault"), monsters(game, "forge"), asked(game)) == (["ratkin"] * 2, ["ratkin"], "p1 turn")


@rule("KH-93")
def test_each_of_a_swarm_carries_one_token() -> None:
    game = table("p1: clan=ratkin hand=scurry", "vault: monsters=p1,p1 tokens=coin,coin,trap")
    do(game, "play scurry", "swarm vault", "move vault > forge", "carry coin", "move vault > workshop", "carry trap")
    assert [tokens(game, name) for name in ("vault", "forge", "workshop")] == [["coin"], ["coin"], ["trap"]]


@rule("KH-32", "KH-93")
def test_a_swarm_that_fights_has_as_many_blows_as_monsters_in_the_room() -> None:
    game = table(
        "p1: clan=ratkin hand=twin-axes",
        "vault: monsters=p1,p1 heroes=thief,thief,mage",
        "forge: monsters=p1 heroes=mage",
    )
    do(game, "play twin-axes")
    assert only(game, "swarm") == ["swarm vault", "swarm forge"]
    do(game, "swarm vault", "melee mage vault", "melee thief vault")
    assert (heroes(game, "vault"), heroes(game, "forge")) == (["thief"], ["mage"])
    assert verbs(game) == {"move", "gamble", "pass"}


@rule("KH-32", "KH-93")
def test_a_swarm_that_shoots_shoots_from_its_own_room_only() -> None:
    game = table(
        "p1: clan=ratkin hand=scroll-of-ruin", "vault: monsters=p1,p1", "crypt: monsters=p1",
        "forge: heroes=mage", "cells: heroes=thief", "menagerie: heroes=archer",
    )  # fmt: skip
    do(game, "play scroll-of-ruin")
    assert only(game, "swarm") == ["swarm vault", "swarm crypt"]
    do(game, "swarm vault")
    assert only(game, "ranged") == ["ranged mage forge", "ranged thief cells"]
    do(game, "ranged mage forge", "ranged thief cells")
    assert (heroes(game, "menagerie"), asked(game)) == (["archer"], "p1 turn")


@rule("KH-32")
def test_a_swarm_needs_a_room_where_somebody_can_do_it() -> None:
    game = table("p1: clan=ratkin hand=twin-axes", "vault: monsters=p1")
    assert idle(do(game, "play twin-axes"), "swarm[melee]") == "no-hero-here KH-23"
    bow = table("p1: clan=ratkin hand=scroll-of-ruin,gnaw", "crypt: monsters=p1", "vault: heroes=mage")
    assert asked(do(bow, "play scroll-of-ruin")) == "p1 turn"


# ---------------------------------------------------------------- Reinforcements


@rule("KH-33", "KH-95")
def test_of_the_top_three_cards_those_with_the_icon_come_to_hand_and_the_others_are_discarded() -> None:
    game = table("p1: clan=ratkin hand=muster deck=busy-paws,gnaw,nest,scurry")
    do(game, "play muster", "reinforcements")
    assert (sorted(hand(game)), deck(game)) == (["gnaw", "scurry"], ["busy-paws"])  # scurry has Melee on its other side
    assert deck(game, name="discards") == ["nest"]


@rule("KH-95")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("notched-sword", True),  # on loot, and inside Swarm
        ("plunder", True),  # before an arrow
        ("frenzy", True),
        ("muster", False),  # not inside another Reinforcements
        ("giant-bat", False),
        ("short-bow", False),
    ],
)
def test_where_an_icon_counts(card: str, found: bool) -> None:
    game = table(f"p1: clan=ratkin hand=scroll-of-command deck=nest,{card}")
    do(game, "play scroll-of-command", "reinforcements")
    assert (card in hand(game)) == found
    assert (card in deck(game, name="discards") + deck(game)) != found


@rule("KH-95")
def test_an_icon_counts_in_momentum_too() -> None:
    box = with_loot("melee -> trap", "reinforcements[trap]")
    game = custom(box, "p1: clan=ratkin hand=map deck=nest,gnaw,tool,scurry")
    assert hand(do(game, "play map", "reinforcements")) == ["tool"]


@rule("KH-95", "KH-15")
def test_reinforcements_shuffle_the_discards_if_the_deck_is_short() -> None:
    game = table("p1: clan=ratkin hand=muster deck=gnaw discards=scurry,busy-paws,scurry played=busy-paws")
    do(game, "play muster", "reinforcements")
    assert (len(hand(game)), "gnaw" in hand(game)) == (3, True)  # all have Melee; what was left of the deck comes first
    assert (len(deck(game)), deck(game, name="discards")) == (1, [])
    assert deck(game, name="played") == ["busy-paws", "muster"]


@rule("KH-95")
def test_with_fewer_than_three_cards_in_all_those_are_looked_at() -> None:
    game = table("p1: clan=ratkin hand=muster deck=nest,gnaw discards=")
    do(game, "play muster", "reinforcements")
    assert (hand(game), deck(game)) == (["gnaw"], ["nest"])  # the discarded one is the new deck at once


@rule("KH-33")
def test_others_see_what_was_sent_off_and_not_what_was_taken() -> None:
    game = table("p1: clan=ratkin hand=muster deck=nest,gnaw,scurry", "p2: clan=dragon", hands=1)
    do(game, "play muster", "reinforcements")
    cards = {event["id"].split("-event-")[1]: event["args"].get("card") for event in game.events(1)}
    assert (cards["sent-off"], cards["called"]) == ("@card/nest", "@card/?")
    assert player(game, "p1")["hand"]["count"] == 2


# ---------------------------------------------------------------- nobody at home


@rule("KH-34")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("play scroll-of-calling", {"ambush", "gamble", "pass"}),
        ("play nest", {"draw", "gamble", "pass"}),
        ("play muster", {"reinforcements", "gamble", "pass"}),
        ("play murky-dregs", {"draw", "gamble", "pass"}),
        ("play quickening-draught", {"draw", "gamble", "pass"}),
        ("play bottled-fire", {"draw", "gamble", "pass"}),
    ],
)
def test_without_a_monster_only_ambush_draw_reinforcements_and_the_gamble_work(card: str, offered: set[str]) -> None:
    game = table(
        f"p1: clan=ratkin hand={card.split()[1]}", "p2: clan=dragon", "vault: monsters=p2 tokens=coin heroes=thief"
    )
    assert verbs(do(game, card)) == offered


@rule("KH-34")
@pytest.mark.parametrize(
    "card",
    [
        "play hired-pack",
        "play gnaw",
        "play gnaw 2",
        "play snare-kit",
        "play scroll-of-doors",
        "play growth-brew",
        "play scurry",
        "play notched-sword",
        "play scroll-of-echoes",
        "play short-bow",
        "play fizzing-flask",
    ],
)
def test_no_other_icon_works_without_a_monster(card: str) -> None:
    game = table(
        f"p1: clan=ratkin hand={card.split()[1]}", "p2: clan=dragon", "vault: monsters=p2 tokens=coin heroes=thief"
    )
    do(game, card)
    assert (asked(game), told(game)[-1]) == ("p1 turn", "played")


@rule("KH-34")
def test_why_an_icon_does_not_work_without_a_monster() -> None:
    game = do(table("p1: clan=ratkin hand=bottled-fire,quickening-draught"), "play bottled-fire")
    assert idle(game, "ranged") == "no-monster KH-34"
    assert idle(do(game, "draw", "play quickening-draught"), "move") == "no-monster KH-34"
