"""Two waves, how many cards an assault has, and how the game is won and lost."""

from __future__ import annotations

import pytest

from lootkeep import Game
from tests.heroes.dungeon import armed, besieged, can_undo, deeds, hand, heroes, lately, pile, result, seen
from tests.rules import asked, choices, do, rule, told

RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends
GUARD = "vault: monsters=p1,p1,p1,p1,p1,p1,p1,p1,p1"
FAMILIAR, STEADY, CHALLENGING, HARDCORE = range(4)


def endured(game: Game) -> Game:
    """Let the heroes act in any order until the assault is over."""
    while asked(game).split()[1] not in ("turn", "over"):
        do(game, choices(game)[0])
    return game


# ---------------------------------------------------------------- how many cards


@rule("KH-07", "KH-13")
@pytest.mark.parametrize(
    ("difficulty", "wave", "cards"),
    [
        (FAMILIAR, 1, 1),
        (FAMILIAR, 2, 2),
        (CHALLENGING, 1, 2),
        (CHALLENGING, 2, 2),
        (HARDCORE, 1, 2),
        (HARDCORE, 2, 3),
        (STEADY, 2, 2),
    ],
)
def test_difficulty_and_wave_say_how_many_cards_an_assault_has(difficulty: int, wave: int, cards: int) -> None:
    game = armed(RATKIN, GUARD, difficulty=difficulty, wave=wave)
    assert seen(game)["assault"] == cards
    endured(do(game, "end turn"))
    assert len(seen(game)["guild_discards"]["cards"]) == cards
    assert deeds(game, "assault") == [str(cards)]


@rule("KH-07")
def test_on_steady_the_assaults_of_the_first_wave_take_turns_with_one_and_two() -> None:
    game = armed(RATKIN, GUARD, "p2: clan=dragon", difficulty=STEADY)
    for _ in range(5):
        endured(do(game, "end turn"))
    assert deeds(game, "assault") == ["1", "2", "1", "2", "1"]


@rule("KH-13")
def test_the_heroes_come_after_every_players_turn() -> None:
    game = armed(RATKIN, GUARD, "p2: clan=dragon", "p3: clan=imp")
    for seat in ("p1", "p2", "p3", "p1"):
        assert asked(game) == f"{seat} turn"
        endured(do(game, "end turn"))
    assert deeds(game, "assault") == ["1", "1", "1", "1"]


# ---------------------------------------------------------------- the first wave ends


@rule("KH-16", "KH-78")
def test_when_the_last_card_of_wave_one_is_resolved_all_are_reshuffled_and_wave_two_begins() -> None:
    game = armed(RATKIN, GUARD, "guild: mage:eye", "guild-discards: bell thief:eye archer:hat")
    do(game, "end turn")
    assert (seen(game)["wave"], pile(game, "guild"), len(pile(game, "guild-discards"))) == (1, [], 4)
    endured(game)
    assert told(game)[-2:] == ["wave", "turn"]
    assert (seen(game)["wave"], result(game)) == (2, "open")
    assert sorted(pile(game, "guild")) == ["archer:hat", "bell", "mage:eye", "thief:eye"]
    assert pile(game, "guild-discards") == []


@rule("KH-78", "KH-07")
def test_the_number_of_cards_of_wave_two_counts_from_the_next_assault_on() -> None:
    game = armed(RATKIN, GUARD, "guild: mage:eye", "guild-discards: bell thief:eye archer:hat", difficulty=FAMILIAR)
    endured(do(game, "end turn"))
    assert (deeds(game, "assault"), seen(game)["assault"]) == (["1"], 2)
    endured(do(game, "end turn"))
    assert deeds(game, "assault") == ["1", "2"]


@rule("KH-72", "KH-78")
def test_an_assault_in_which_wave_one_runs_out_is_finished_with_its_old_number() -> None:
    game = armed(
        RATKIN, GUARD, "guild: mage:eye", "guild-discards: thief:eye archer:hat warrior:hat", difficulty=HARDCORE
    )
    endured(do(game, "end turn"))
    assert [word for word in told(game) if word in ("guild", "wave")] == ["guild", "wave", "guild"]
    assert (len(pile(game, "guild")), len(pile(game, "guild-discards"))) == (3, 1)  # two cards, not three


@rule("KH-77")
def test_a_drawn_card_is_discarded_at_once_and_takes_part_in_a_reshuffle_meanwhile() -> None:
    game = armed(
        RATKIN,
        GUARD,
        "forge: treasure=prisoner:1",
        "workshop: tokens=trap",
        "guild: mage:swords",
        "guild-discards: thief:eye thief:hat",
    )
    do(game, "end turn")
    assert pile(game, "guild-discards") == ["thief:eye", "thief:hat", "mage:swords"]
    do(game, "arrival mage workshop")  # the Mage of the Forge loots: a card is needed for the Prisoner
    assert [word for word in told(game) if word in ("treasure", "wave", "thrown")] == ["treasure", "wave", "thrown"]
    assert (seen(game)["wave"], len(pile(game, "guild")), len(pile(game, "guild-discards"))) == (2, 2, 1)


@rule("KH-77")
def test_a_gamble_with_the_last_card_of_wave_one_begins_wave_two() -> None:
    game = armed(RATKIN, "guild: warrior:hat", "guild-discards: thief:eye thief:hat")
    do(game, "gamble")
    assert [event for event in lately(game) if "wave" in event] == ["wave KH-16"]
    assert (asked(game), len(pile(game, "guild")), heroes(game, "cells")) == ("p1 turn", 3, ["warrior"])


@rule("KH-77")
def test_in_wave_two_an_empty_deck_gives_no_card() -> None:
    game = armed(
        RATKIN,
        GUARD,
        "forge: treasure=prisoner:1",
        "workshop: tokens=trap",
        "guild: mage:swords",
        "guild-discards: thief:eye",
        wave=2,
    )
    do(game, "end turn", "arrival mage workshop")
    assert ("thrown" in told(game), deeds(game, "treasure")) == (False, ["prisoner:1 forge"])
    assert result(game) == "won"  # the last card is resolved
    empty = armed(RATKIN, GUARD, "guild:", wave=2)
    do(empty, "end turn")
    assert (lately(empty), result(empty)) == (["won KH-16"], "won")


@rule("KH-77", "KH-68")
def test_what_a_drawn_card_or_a_turned_treasure_has_shown_cannot_be_taken_back() -> None:
    gambled = do(armed("p1: clan=ratkin deck=", "guild: bell banner"), "gamble")
    assert not can_undo(gambled)
    game = armed(RATKIN, GUARD, "cells: heroes=thief treasure=prey:1", "guild: bell thief:hat mage:hat")
    do(game, "gamble")
    assert (asked(game), can_undo(game)) == ("p1 looters", False)
    do(game, "looter thief")
    assert (deeds(game, "treasure"), can_undo(game)) == (["prey:1 cells"], False)


# ---------------------------------------------------------------- winning and losing


@rule("KH-16", "KH-73")
def test_the_last_card_of_wave_two_wins_once_it_is_resolved() -> None:
    game = armed(RATKIN, GUARD, "p2: clan=dragon", "forge: monsters=p2", "guild: mage:swords", wave=2, difficulty=3)
    do(game, "end turn")
    assert (result(game), pile(game, "guild")) == ("open", [])
    do(game, "arrival mage forge", "arrival mage workshop", "resolve mage forge")
    assert lately(game)[-1] == "won KH-16"  # though the assault has three cards
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome["winners"], asked(game)) == ([0, 1], "nobody over")


@rule("KH-73", "KH-17")
def test_the_heroes_of_the_last_card_can_still_win() -> None:
    game = armed(
        RATKIN,
        "workshop: treasure=-",
        "forge: tokens=trap",
        "vault: heroes=thief,thief,thief",
        "guild: mage:swords",
        wave=2,
    )
    do(game, "end turn", "arrival mage forge")
    assert (result(game), told(game)[-1]) == ("lost", "lost-all")


@rule("KH-73")
@pytest.mark.parametrize("card", ["warrior:hat", "bell"])
def test_a_gamble_with_the_last_card_wins(card: str) -> None:
    game = armed("p1: clan=ratkin", f"guild: {card}", wave=2)
    do(game, "gamble")
    assert (result(game), len(hand(game))) == ("won", 0 if card == "bell" else 3)


@rule("KH-73")
def test_a_gamble_with_the_last_card_may_lose_before_it_wins() -> None:
    game = armed(RATKIN, "cells: heroes=thief treasure=-", "vault: heroes=archer,archer", "guild: mage:hat", wave=2)
    do(game, "gamble")
    assert (result(game), deeds(game, "charges")) == ("lost", ["cells vault 2 thief,mage"])


@rule("KH-73", "KH-79")
def test_a_prisoner_who_is_the_last_card_wins_when_the_card_before_is_resolved() -> None:
    game = armed(
        RATKIN,
        GUARD,
        "forge: treasure=prisoner:1",
        "workshop: heroes=thief,thief,archer treasure=prey:1",
        "guild: archer:hat mage:swords",
        wave=2,
    )
    do(game, "end turn", "arrival mage forge", "resolve forge")
    assert (pile(game, "guild"), result(game), heroes(game, "cells")) == ([], "open", ["archer"])
    assert asked(game) == "p1 looters"  # the other Mage and those whom it has inspired still act
    endured(game)
    assert (deeds(game, "guild"), result(game)) == (["mage:swords"], "won")


@rule("KH-73", "KH-56")
def test_the_laboratory_wins_with_the_last_card() -> None:
    game = armed(
        "p1: clan=ratkin hand=toil",
        "laboratory: monsters=p1",
        "guild: thief:hat",
        scenario="borrowed-tricks",
        borrowed="imp",
        wave=2,
    )
    do(game, "play toil", "activate laboratory")
    assert (result(game), heroes(game, "cells")) == ("won", ["thief"])


@rule("KH-16")
def test_the_end_of_wave_one_is_no_victory() -> None:
    game = besieged(RATKIN, GUARD, guild="mage:eye mage:hat", difficulty=HARDCORE)
    endured(game)
    assert (seen(game)["wave"], result(game)) == (1, "open")
    game = armed(RATKIN, GUARD, "guild: bell", wave=1)
    do(game, "end turn")
    assert (seen(game)["wave"], result(game), asked(game)) == (2, "open", "p1 turn")
