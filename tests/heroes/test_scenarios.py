"""The twenty scenarios: how their rooms are joined, how each ends, and what makes it special in the first two turns."""

from __future__ import annotations

import pytest

from lootkeep.heroes.box import EDITIONS, shipped
from lootkeep.heroes.game import KeepTheHeroesOut
from tests.heroes.dungeon import (
    armed,
    besieged,
    deck,
    deeds,
    hand,
    heroes,
    lately,
    opened,
    pile,
    result,
    room,
    seen,
    table,
    tokens,
)
from tests.rules import asked, choices, do, rule, told, why

RATKIN = "p1: clan=ratkin deck="  # no cards: nobody defends
AT_HOME = "vault: monsters=p1"

# ---------------------------------------------------------------- the dungeons

PASSAGES = {
    "first-watch": """crypt-menagerie study-forge forge-library forge-vault menagerie-sewer sewer-vault sewer-pantry
        vault-workshop vault-cells pantry-cells""",
    "the-tithe": """pantry-library pantry-workshop library-sewer study-vault workshop-sewer sewer-vault vault-forge
        vault-menagerie forge-crypt cells-menagerie menagerie-crypt""",
    "high-water": """crypt-menagerie crypt-study menagerie-sewer library-forge study-vault sewer-pantry sewer-cells
        pantry-workshop forge-vault vault-cells cells-workshop""",
    "jailbreak-season": """library-forge library-pantry forge-crypt crypt-menagerie pantry-cells pantry-study
        cells-menagerie cells-vault menagerie-sewer vault-sewer vault-workshop""",
    "under-construction": """library-site library-vault site-forge crypt-vault crypt-cells vault-forge vault-sewer
        cells-sewer""",
    "borrowed-tricks": """study-pantry library-forge library-vault pantry-vault pantry-menagerie vault-laboratory
        vault-sewer laboratory-workshop workshop-crypt menagerie-sewer sewer-cells cells-crypt""",
    "bounty-board": """study-sewer workshop-vault crypt-sewer crypt-library sewer-menagerie vault-pantry vault-forge
        pantry-cells library-menagerie menagerie-forge forge-cells""",
    "short-rations": """menagerie-crypt menagerie-sewer crypt-vault library-pantry sewer-vault sewer-workshop
        vault-cells vault-forge cells-pantry cells-study workshop-forge""",
    "the-ram": """sewer-menagerie sewer-workshop menagerie-pantry menagerie-vault pantry-library pantry-cells
        library-study workshop-vault vault-cells vault-forge cells-crypt forge-crypt""",
    "open-doors": """library-pantry pantry-forge menagerie-crypt menagerie-sewer crypt-workshop study-forge forge-vault
        vault-sewer vault-cells sewer-workshop""",
    "cave-in": """library-forge library-pantry forge-crypt forge-vault crypt-sewer pantry-vault pantry-cells vault-sewer
        vault-menagerie sewer-study cells-menagerie menagerie-workshop""",
    "creeping-dark": """library-forge workshop-crypt crypt-study forge-vault study-sewer vault-cells cells-sewer
        cells-pantry sewer-menagerie pantry-menagerie""",
    "overdue": """library-pantry crypt-menagerie menagerie-forge forge-vault pantry-study study-cells cells-vault
        cells-sewer vault-workshop""",
    "frog-exodus": """crypt-vault crypt-forge vault-study vault-pantry study-workshop workshop-menagerie sewer-forge
        forge-pantry pantry-cells cells-menagerie menagerie-library""",
    "smash-and-grab": """library-pantry library-study pantry-forge forge-workshop workshop-sewer study-crypt
        sewer-menagerie crypt-cells cells-vault vault-menagerie""",
    "inside-job": """vault-forge vault-sewer forge-library forge-pantry sewer-pantry sewer-menagerie pantry-workshop
        workshop-crypt menagerie-study study-crypt""",
    "no-quarter": """crypt-forge forge-vault library-pantry pantry-vault vault-sewer vault-study sewer-menagerie
        study-workshop""",
    "the-ransom": """library-forge library-pantry forge-sewer forge-cells sewer-crypt crypt-vault pantry-cells
        pantry-menagerie cells-study study-vault menagerie-workshop""",
    "the-annex": """cells-crypt crypt-vault laboratory-vault vault-site vault-sewer site-forge library-sewer
        sewer-forge""",
    "hero-of-the-week": """vault-sewer sewer-workshop workshop-forge cells-pantry cells-study pantry-forge
        pantry-menagerie forge-library study-crypt menagerie-library""",
}
# To the goal, as heroes walk when the night begins: to the Cells in The Ransom, through two doors in Open Doors.
DISTANCES = {
    "first-watch": "crypt 3 study 2 forge 1 library 2 menagerie 2 sewer 1 workshop 1 pantry 2 cells 1",
    "the-tithe": "pantry 3 library 2 study 1 workshop 2 sewer 1 forge 1 cells 2 menagerie 1 crypt 2",
    "high-water": "crypt 2 menagerie 3 library 2 study 1 sewer 2 pantry 3 forge 1 cells 1 workshop 2",
    "jailbreak-season": "library 3 forge 4 crypt 3 pantry 2 cells 1 menagerie 2 study 3 sewer 1 workshop 1",
    "under-construction": "library 1 site 2 crypt 1 forge 1 cells 2 sewer 1",
    "borrowed-tricks": """study 2 library 1 forge 2 pantry 1 laboratory 1 workshop 2 menagerie 2 sewer 1 cells 2 crypt
        3""",
    "bounty-board": "study 4 workshop 1 crypt 4 sewer 3 pantry 1 library 3 menagerie 2 forge 1 cells 2",
    "short-rations": "menagerie 2 crypt 1 library 3 sewer 1 cells 1 pantry 2 workshop 2 forge 1 study 2",
    "the-ram": "sewer 2 menagerie 1 pantry 2 library 3 workshop 1 cells 1 study 4 forge 1 crypt 2",
    "open-doors": "library 2 pantry 2 menagerie 2 crypt 3 study 2 forge 1 sewer 1 workshop 2 cells 1",
    "cave-in": "library 2 forge 1 crypt 2 pantry 1 sewer 1 study 2 cells 2 menagerie 1 workshop 2",
    "creeping-dark": "library 2 workshop 5 crypt 4 forge 1 study 3 cells 1 sewer 2 pantry 2 menagerie 3",
    "overdue": "library 4 crypt 3 menagerie 2 forge 1 pantry 3 study 2 cells 1 workshop 1 sewer 2",
    "frog-exodus": "crypt 1 study 1 workshop 2 sewer 3 forge 2 pantry 1 cells 2 menagerie 3 library 4",
    "smash-and-grab": "library 4 pantry 5 forge 4 workshop 3 study 3 sewer 2 crypt 2 cells 1 menagerie 1",
    "inside-job": "forge 1 library 2 sewer 1 pantry 2 workshop 3 menagerie 2 study 3 crypt 4",
    "no-quarter": "crypt 2 forge 1 library 2 pantry 1 sewer 1 menagerie 2 study 1 workshop 2",
    "the-ransom": "library 2 forge 1 sewer 2 crypt 3 pantry 1 study 1 vault 2 menagerie 2 workshop 3",
    "the-annex": "cells 2 crypt 1 laboratory 1 site 1 library 2 sewer 1 forge 2",
    "hero-of-the-week": "sewer 1 workshop 2 cells 5 pantry 4 forge 3 study 6 menagerie 5 library 4 crypt 7",
}


def begun(scenario: str, seats: int = 2, difficulty: int = 0) -> KeepTheHeroesOut:
    """The first turn of a table that was just set up; whatever is asked before, the first choice is taken."""
    clans = {f"clan{seat}": 7 - seat for seat in range(1, seats + 1)}
    game = opened(seats=seats, scenario=scenario, difficulty=difficulty, **clans)
    while "end turn" not in choices(game):
        do(game, choices(game)[0])
    return game


@rule("KH-76", "KH-01", "KH-190", "KH-206")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_rooms_are_joined_as_drawn_and_so_far_from_the_goal(scenario: str) -> None:
    view = seen(table(RATKIN, scenario=scenario))
    assert {frozenset(pair) for pair in view["passages"]} == {
        frozenset(pair.split("-")) for pair in PASSAGES[scenario].split()
    }
    words = DISTANCES[scenario].split()
    goal = "cells" if scenario == "the-ransom" else "vault"
    rooms = {each["room"]: str(each["distance"]) for each in view["rooms"]}
    assert rooms == dict(zip(words[::2], words[1::2], strict=True)) | {goal: "0"}


# ---------------------------------------------------------------- how they end

# By seats at Challenging, then by difficulty with two players; beside the Vault's treasure, which loses everywhere.
AIMS = {
    "the-tithe": [("lose-debt", (4, 4, 4, 4), (5, 4, 4, 3, 3))],
    "high-water": [("lose-marked-flooded", (5, 5, 5, 5), (5, 5, 5, 5, 5))],
    "jailbreak-season": [("end-prisoners", (2, 2, 3, 3), (1, 1, 2, 2, 3))],
    "under-construction": [("end-built", (3, 3, 3, 3), (3, 3, 3, 4, 4))],
    "borrowed-tricks": [("lose-looted", (3, 3, 3, 3), (3, 3, 3, 3, 2))],
    "bounty-board": [("win-delivered", (7, 8, 9, 9), (9, 8, 8, 9, 11)), ("end-late", (1, 1, 1, 1), (1, 1, 1, 1, 1))],
    "cave-in": [("win-sealed", (1, 1, 1, 1), (1, 1, 1, 1, 1)), ("end-late", (1, 1, 1, 1), (1, 1, 1, 1, 1))],
    "creeping-dark": [("end-kept", (3, 3, 4, 4), (3, 3, 3, 3, 3))],
    "frog-exodus": [("win-delivered", (3, 5, 5, 6), (5, 5, 5, 6, 8)), ("end-late", (1, 1, 1, 1), (1, 1, 1, 1, 1))],
    "smash-and-grab": [("lose-gone", (2, 2, 1, 1), (3, 3, 2, 2, 2))],
    "no-quarter": [("end-fallen", (1, 2, 2, 2), (2, 2, 2, 2, 2))],
    "the-ransom": [("lose-escaped", (1, 1, 1, 1), (1, 1, 1, 1, 1))],
    "the-annex": [("end-kept", (6, 6, 6, 6), (5, 6, 6, 6, 7))],
    "hero-of-the-week": [("win-fallen", (1, 1, 1, 1), (1, 1, 1, 1, 1)), ("end-late", (1, 1, 1, 1), (1, 1, 1, 1, 1))],
}


@rule("KH-110", "KH-111", "KH-112", "KH-113", "KH-230")
@pytest.mark.parametrize("scenario", EDITIONS)
def test_what_ends_the_night_beside_the_vault_by_seats_and_difficulty(scenario: str) -> None:
    def aims(seats: int, difficulty: int) -> list[tuple[str, int]]:
        found = seen(opened(seats=seats, scenario=scenario, difficulty=difficulty))["aims"]
        assert found[0]["text"]["id"] in ("heroes-aim-lose-looted", "heroes-aim-lose-gone-vault")
        assert found[0]["text"]["args"]["room"] == "@card/vault"
        return [(aim["text"]["id"].removeprefix("heroes-aim-"), aim["needed"]) for aim in found[1:]]

    asked_for = AIMS.get(scenario, [])
    for seats in range(1, 5):
        assert aims(seats, 2) == [(text, by_seats[seats - 1]) for text, by_seats, _ in asked_for]
    for difficulty in range(5):
        assert aims(2, difficulty) == [(text, harder[difficulty]) for text, _, harder in asked_for]


def is_generic(does: str) -> bool:
    """Whether an operation could stand in any scenario: it wakes or brings heroes where they would be anyway."""
    words = does.split()
    plain_summons = words[0] == "summon" and words[-1] in ("farthest", "crowded")
    return words[0] == "rally" or words[:2] == ["wake", "cells"] or plain_summons


@pytest.mark.parametrize("scenario", EDITIONS)
def test_at_most_a_quarter_of_a_scenarios_cards_could_stand_in_any_other(scenario: str) -> None:
    plan = shipped(scenario).scenario
    cards = {sign: [plan.operations[place].text for place in plan.does(sign)] for sign in range(3) if plan.signs[sign]}
    generic = sum(int(plan.signs[sign]) for sign, does in cards.items() if all(map(is_generic, does)))
    if scenario == "bounty-board":  # its Bell sends archers where most monsters are: there they are the prey
        assert cards[0] == ["summon archer crowded"]
        generic -= int(plan.signs[0])
    assert generic * 4 <= sum(map(int, plan.signs))


# ---------------------------------------------------------------- First Nights


@rule("KH-63", "KH-27")
def test_first_watch_each_player_may_put_a_trap_with_a_monster_before_the_first_turn() -> None:
    game = opened(seats=2, clan1=6, clan2=1, difficulty=1)  # Ratkin and Dragon
    do(game, "place sewer", "place sewer", "place menagerie")
    assert (asked(game), choices(game)) == ("p2 head-start", ["trap vault", "pass"])  # who begins is asked first
    do(game, "trap vault")
    assert (asked(game), choices(game)) == ("p1 head-start", ["trap sewer", "trap menagerie", "pass"])
    do(game, "pass")
    assert (asked(game), tokens(game, "vault"), tokens(game, "sewer")) == ("p2 turn", ["trap"], [])


@rule("KH-27", "KH-230")
def test_first_watch_two_traps_each_at_the_easiest_and_none_at_nightmare() -> None:
    game = opened(seats=1, clan1=1)
    do(game, "trap vault", "trap vault")
    assert (asked(game), tokens(game, "vault")) == ("p1 turn", ["trap", "trap"])
    assert asked(opened(seats=1, clan1=1, difficulty=4)) != "p1 head-start"


@rule("KH-210", "KH-211", "KH-63")
def test_first_watch_everybody_sees_who_knocks_next_but_in_the_fog() -> None:
    game = table(RATKIN, AT_HOME, "guild: mage:eye thief:hat archer:bones bell thief:bones")
    do(game, "end turn")
    while asked(game) != "p1 turn":
        do(game, choices(game)[0])
    assert seen(game)["guild_deck"]["cards"] == ["?", "?", "?", "bell"]
    do(game, "end turn")
    assert (lately(game)[0], seen(game)["blind"], seen(game)["guild_deck"]["cards"]) == ("sign KH-63", True, None)
    do(game, "end turn")
    while asked(game) != "p1 turn":
        do(game, choices(game)[0])
    assert seen(game)["guild_deck"]["cards"] == ["?", "thief:hat"]


@rule("KH-214", "KH-111")
def test_the_tithe_each_bill_is_dearer_and_debts_lose() -> None:
    coins = "forge: tokens=coin,coin,coin,coin,coin"
    for bells, dear in (("", 1), ("bell", 2), ("bell bell", 3)):
        game = besieged(RATKIN, AT_HOME, coins, f"guild-discards: {bells}", guild="bell", scenario="the-tithe")
        assert choices(game) == ["spend coin forge", "pass"]
        do(game, *["spend coin forge"] * dear)
        assert (asked(game), len(tokens(game, "forge"))) == ("p1 turn", 5 - dear)
    poor = besieged(RATKIN, "vault: monsters=p1 events=2", guild="bell", scenario="the-tithe", difficulty=3)
    assert (result(poor), lately(poor)[-2:]) == ("lost", ["owed KH-214", "lost-debt KH-111"])


@rule("KH-214", "KH-215", "KH-63")
def test_the_tithe_the_bailiff_goes_where_the_coins_lie_and_the_crown_takes_what_is_owed() -> None:
    hoard = besieged(RATKIN, AT_HOME, "study: tokens=coin,coin,coin", guild="banner", scenario="the-tithe")
    assert deeds(hoard, "came") == ["warrior study"]
    assert tokens(hoard, "study") == ["coin"]  # he ransacks
    lines = ("pantry: treasure=prey:1", "forge: treasure=prey:2", "vault: monsters=p1 events=1")
    poor = [f"{name}: treasure=-" for name in ("library", "crypt", "workshop", "cells")]
    game = besieged(RATKIN, *lines, *poor, guild="crown", scenario="the-tithe")
    assert (deeds(game, "seized"), room(game, "vault")["events"]) == (["pantry 0"], 0)


@rule("KH-130", "KH-135", "KH-141")
def test_high_water_room_after_room_goes_under_and_a_frog_bails_one_out() -> None:
    for difficulty, wet in enumerate(([], [], ["sewer"], ["sewer"], ["sewer", "workshop"])):
        view = seen(opened(scenario="high-water", difficulty=difficulty))
        assert {each["room"] for each in view["rooms"] if each["marked"]} == set(wet)
    order = ["sewer", "workshop", "cells", "pantry", "study"]
    for number, dry in enumerate(order[:4]):
        flooded = [f"{name}: events=1" for name in order[:number]]
        game = besieged(RATKIN, AT_HOME, *flooded, guild="bell", scenario="high-water")
        assert (deeds(game, "marked-flooded"), seen(game)["marks"]["next"]) == ([dry], order[number + 1])
    lake = besieged(RATKIN, AT_HOME, *[f"{name}: events=1" for name in order[:3]], guild="crown", scenario="high-water")
    assert (result(lake), lately(lake)[-1]) == ("lost", "lost-marked KH-111")
    drain = armed("p1: clan=ratkin hand=toil", "sewer: events=1 monsters=p1", scenario="high-water")
    do(drain, "play toil", "activate sewer", "deed sewer")  # a flooded Sewer still makes frogs
    assert (room(drain, "sewer")["marked"], tokens(drain, "sewer")) == (False, [])


@rule("KH-55", "KH-79", "KH-113", "KH-88")
def test_jailbreak_season_the_jail_is_filled_by_gambles_and_bells_and_a_mage_opens_it() -> None:
    game = table("p1: clan=ratkin", "guild: bell thief:hat", scenario="jailbreak-season")
    do(game, "gamble")
    assert (len(hand(game)), heroes(game, "cells"), seen(game)["aims"][-1]["now"]) == (5, ["thief"], 1)
    thrown = besieged(RATKIN, AT_HOME, guild="bell warrior:hat", scenario="jailbreak-season")
    assert (lately(thrown)[:2], heroes(thrown, "cells")) == (["sign KH-63", "thrown KH-63"], ["warrior"])
    crown = besieged(
        RATKIN,
        "cells: heroes=thief,archer treasure=-",
        "vault: monsters=p1,p1,p1",
        guild="crown",
        scenario="jailbreak-season",
    )
    assert (deeds(crown, "came"), heroes(crown, "cells")) == (["mage cells"], [])  # with the cake


@rule("KH-214", "KH-63")
def test_jailbreak_season_the_warder_is_paid_or_he_opens_the_door() -> None:
    lines = (RATKIN, "vault: monsters=p1,p1", "cells: heroes=thief,archer treasure=- tokens=coin")
    paid = besieged(*lines, guild="banner", scenario="jailbreak-season")
    do(paid, "spend coin cells")
    assert heroes(paid, "cells") == ["thief", "archer"]
    owed = do(besieged(*lines, guild="banner", scenario="jailbreak-season"), "pass")
    assert (deeds(owed, "roused"), heroes(owed, "cells")) == (["cells 2"], [])


# ---------------------------------------------------------------- The Works


@rule("KH-63", "KH-131", "KH-141")
def test_under_construction_plans_change_thieves_climb_in_and_a_coin_ends_a_strike() -> None:
    game = besieged(
        RATKIN,
        "vault: monsters=p1",
        "shown-plans: plan-workshop plan-pantry plan-study",
        "plans: plan-menagerie",
        guild="bell",
        scenario="under-construction",
    )
    assert (asked(game), choices(game)) == ("p1 survey", ["put away workshop", "put away pantry", "put away study"])
    do(game, "put away pantry")
    assert pile(game, "shown-plans") == ["plan-workshop", "plan-study", "plan-menagerie"]
    assert deeds(game, "came") == ["thief site", "mage site"]
    strike = besieged(RATKIN, AT_HOME, guild="banner", scenario="under-construction")
    assert (deeds(strike, "marked-picket"), room(strike, "site")["marked"]) == (["site"], True)
    coin = armed(
        "p1: clan=ratkin hand=toil",
        "site: events=1 monsters=p1 tokens=coin,coin,coin,coin",
        "shown-plans: plan-workshop plan-pantry plan-study",
        scenario="under-construction",
    )
    do(coin, "play toil")
    assert why(coin, "activate site") == "marked-picket KH-131"
    do(coin, "deed site")
    assert "activate site" in choices(coin)


@rule("KH-63", "KH-61")
def test_under_construction_a_second_room_of_a_type_parts_the_heroes_again() -> None:
    game = besieged(RATKIN, "pantry: at=8,6,0", guild="mage:hat", scenario="under-construction")
    assert (heroes(game, "library"), heroes(game, "pantry")) == (["mage+"], ["mage+"])


@rule("KH-56", "KH-212")
def test_borrowed_tricks_an_unused_clan_is_shuffled_in_and_every_bell_hands_cards_on() -> None:
    game = opened(seats=2, scenario="borrowed-tricks", clan1=6, clan2=1)
    do(game, "place sewer", "place sewer", "place sewer")
    assert (asked(game), "clan ratkin" in choices(game), "clan dragon" in choices(game)) == ("p1 borrow", False, False)
    do(game, "clan imp")
    assert (seen(game)["borrowed"], seen(game)["loot_deck"]["count"]) == ("imp", 38 - 5)
    swap = besieged(
        "p1: clan=ratkin hand=scurry",
        "p2: clan=imp hand=pitfall,scamper",
        AT_HOME,
        guild="bell",
        scenario="borrowed-tricks",
        borrowed="gnoll",
    )
    assert asked(swap) == "p1 swap"
    do(swap, "discard scurry")
    assert asked(swap) == "p2 swap"
    do(swap, "discard pitfall")
    assert (deck(swap, "p2", "discards"), deck(swap, "p1", "discards")) == (["scurry"], ["pitfall"])


@rule("KH-111")
def test_borrowed_tricks_the_laboratory_is_a_second_heart() -> None:
    game = besieged(
        RATKIN,
        AT_HOME,
        "laboratory: heroes=thief,thief",
        guild="crown",
        scenario="borrowed-tricks",
        borrowed="imp",
    )
    while result(game) == "open":
        do(game, choices(game)[0])
    assert deeds(game, "came") == ["thief laboratory"]
    assert (result(game), seen(game)["cause"]) == ("lost", "looted")


@rule("KH-142", "KH-154", "KH-216", "KH-64")
def test_bounty_board_coins_come_from_fallen_heroes_and_are_delivered_in_the_vault() -> None:
    game = armed(
        "p1: clan=ratkin hand=strike,toil", "vault: heroes=thief monsters=p1 tokens=frog", scenario="bounty-board"
    )
    do(game, "play strike", "melee thief vault", "play toil")
    assert why(game, "activate vault") == "barren KH-216"
    do(game, "deed vault")
    assert (tokens(game, "vault"), seen(game)["aims"][1]["now"]) == (["frog"], 1)
    bell = besieged(
        RATKIN, "p2: clan=slime", "study: monsters=p1,p2,p2", AT_HOME, guild="bell", scenario="bounty-board"
    )
    assert deeds(bell, "came") == ["archer study"]
    crown = besieged(RATKIN, "p2: clan=imp", AT_HOME, guild="crown", scenario="bounty-board")
    assert [seen(crown)["foes"][0][name] for name in ("foe", "room", "most")] == ["grimsby", "crypt", 3]


@rule("KH-218", "KH-214", "KH-219", "KH-192")
def test_short_rations_hands_are_as_large_as_the_larder_and_supper_is_paid_in_frogs() -> None:
    for difficulty, (frogs, size) in enumerate(((3, 6), (2, 6), (2, 6), (2, 6), (1, 5))):
        game = opened(scenario="short-rations", difficulty=difficulty)
        assert (len(tokens(game, "pantry")), seen(game)["hand_size"]) == (frogs, size)
    fed = besieged("p1: clan=ratkin", AT_HOME, "pantry: tokens=frog,frog", guild="bell", scenario="short-rations")
    do(fed, "spend frog pantry")
    assert (tokens(fed, "pantry"), len(hand(fed))) == (["frog"], 6)  # drawn before supper
    hungry = besieged("p1: clan=ratkin", AT_HOME, "sewer: tokens=frog", guild="bell", scenario="short-rations")
    assert (lately(hungry)[-1], asked(hungry), len(hand(hungry))) == ("unpaid KH-214", "p1 curse", 4)
    crown = besieged(RATKIN, AT_HOME, guild="crown", scenario="short-rations")
    assert tokens(crown, "pantry") == ["frog", "frog"]


# ---------------------------------------------------------------- The Siege


@rule("KH-120", "KH-122", "KH-150", "KH-153")
@pytest.mark.parametrize(("seats", "health"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_the_ram_starts_in_the_study_with_its_crew_and_is_tougher_with_more_players(seats: int, health: int) -> None:
    game = opened(seats=seats, scenario="the-ram")
    ram = seen(game)["foes"][0]
    assert (ram["foe"], ram["room"], ram["health"], ram["crew"]) == ("ram", "study", health, True)
    assert heroes(game, "study") == ["warrior", "warrior"]


@rule("KH-120", "KH-153")
def test_the_ram_rolls_by_the_clock_and_by_bells() -> None:
    for difficulty, every in enumerate((4, 4, 3, 3, 2)):
        assert seen(opened(scenario="the-ram", difficulty=difficulty))["clocks"][1]["next"] == every
    lines = (RATKIN, AT_HOME, "foes: ram=study:5:standing", "study: treasure=-")
    by_clock = besieged(*lines, guild="thief:jewel thief:bones", scenario="the-ram", assaults=3)
    assert deeds(by_clock, "foe-rolls") == ["library ram"]
    bell = besieged(*lines, guild="bell", scenario="the-ram")
    assert (deeds(bell, "foe-rolls"), room(bell, "library")["treasure"]) == (["library ram"], 1)
    crown = besieged(*lines, guild="crown", scenario="the-ram")
    assert deeds(crown, "foe-rolls") == ["library ram", "pantry ram"]
    fresh = besieged(*lines, guild="banner", scenario="the-ram")
    assert deeds(fresh, "came") == ["warrior study"]


@rule("KH-206", "KH-207", "KH-144", "KH-205")
def test_open_doors_heroes_walk_through_portals_which_a_book_shuts() -> None:
    doors = ["forge", "library", "crypt", "workshop"]
    for difficulty, count in enumerate((2, 2, 3, 3, 4)):
        rooms = seen(opened(scenario="open-doors", difficulty=difficulty))["rooms"]
        assert {each["room"] for each in rooms if each["portal"] == "completed"} == set(doors[:count])
    game = armed("p1: clan=ratkin hand=toil", "forge: monsters=p1 tokens=book", scenario="open-doors")
    assert (seen(game)["doors_open"], room(game, "library")["distance"]) == (True, 2)
    do(game, "play toil", "deed forge")
    assert (room(game, "forge")["portal"], room(game, "library")["distance"]) == ("unfinished", 3)
    bell = besieged(RATKIN, AT_HOME, guild="bell", scenario="open-doors")
    assert (asked(bell), choices(bell)) == ("p1 summoning", ["appear forge", "appear library"])
    banner = besieged(RATKIN, AT_HOME, guild="banner", scenario="open-doors")
    assert choices(banner) == ["reopen workshop", "reopen crypt", "reopen study"]


@rule("KH-143", "KH-114", "KH-200", "KH-201", "KH-230")
def test_cave_in_powder_buries_the_vault_and_sappers_dig_it_open() -> None:
    price = {
        (seats, difficulty): seen(opened(seats=seats, scenario="cave-in", difficulty=difficulty))["deed"]["args"]["n"]
        for seats in (1, 2)
        for difficulty in range(5)
    }
    assert [price[2, difficulty] for difficulty in range(5)] == [1, 1, 1, 1, 2]
    assert [price[1, difficulty] for difficulty in range(5)] == [1, 1, 1, 1, 1]
    shut = "night: shut=vault-forge,vault-pantry,vault-sewer"
    game = armed(
        "p1: clan=ratkin hand=toil",
        "vault: monsters=p1 tokens=trap",
        shut,
        "guild: mage:bones thief:hat",
        scenario="cave-in",
    )
    do(game, "play toil", "deed vault")
    assert (seen(game)["aims"][1]["now"], room(game, "menagerie")["distance"]) == (1, None)
    do(game, "pass", "end turn")
    while result(game) == "open" and asked(game) != "p1 turn":
        do(game, choices(game)[0])
    assert (result(game), seen(game)["cause"]) == ("won", "sealed")
    sappers = besieged(RATKIN, AT_HOME, shut, guild="banner", scenario="cave-in")
    assert seen(sappers)["shut"] == [["vault", "forge"], ["vault", "pantry"]]
    tremor = besieged(RATKIN, AT_HOME, guild="bell", scenario="cave-in")
    assert deeds(tremor, "closed") == ["forge library"]


@rule("KH-130", "KH-134", "KH-136", "KH-141")
def test_creeping_dark_lamps_go_out_and_tired_heroes_crawl_on() -> None:
    for difficulty, dark in enumerate(([], ["crypt"], ["crypt"], ["crypt", "study"], ["crypt", "study"])):
        rooms = seen(opened(scenario="creeping-dark", difficulty=difficulty))["rooms"]
        assert {each["room"] for each in rooms if each["marked"]} == set(dark)
    game = besieged(
        RATKIN, AT_HOME, "crypt: heroes=thief events=1", "library: heroes=mage", guild="bell", scenario="creeping-dark"
    )
    assert lately(game)[-2:] == ["sign KH-63", "marked-dark KH-130"]
    assert (heroes(game, "study"), heroes(game, "library")) == (["thief"], ["mage"])  # the light holds the mage
    crown = besieged(RATKIN, AT_HOME, "library: heroes=mage", guild="crown", scenario="creeping-dark")
    assert (deeds(crown, "marked-dark"), heroes(crown, "forge")) == (["crypt"], ["mage"])
    light = armed("p1: clan=ratkin hand=toil", "crypt: events=1 monsters=p1 tokens=book", scenario="creeping-dark")
    do(light, "play toil", "deed crypt")
    assert room(light, "crypt")["marked"] is False


# ---------------------------------------------------------------- Unwanted Guests


@rule("KH-192", "KH-193", "KH-194", "KH-145")
def test_overdue_books_are_heroes_and_drift_to_the_vault() -> None:
    for difficulty, books in enumerate((1, 1, 2, 2, 3)):
        assert tokens(opened(scenario="overdue", difficulty=difficulty), "library") == ["book"] * books
    bell = besieged(RATKIN, AT_HOME, "library: tokens=book", guild="bell", scenario="overdue")
    assert (tokens(bell, "library"), tokens(bell, "pantry")) == (["book"], ["book"])  # one more, then one goes
    banner = besieged(RATKIN, AT_HOME, "forge: tokens=book", guild="banner", scenario="overdue")
    assert tokens(banner, "vault") == ["book"]
    bare = table(RATKIN, "vault: tokens=book,book", scenario="overdue")
    held = table(RATKIN, "vault: tokens=book,book monsters=p1", scenario="overdue")
    assert [room(game, "vault")["looters"] for game in (bare, held)] == [2, 4]
    shelf = armed("p1: clan=ratkin hand=toil", "study: tokens=book monsters=p1", scenario="overdue")
    do(shelf, "play toil", "deed study")
    assert tokens(shelf, "study") == []


@rule("KH-142", "KH-112", "KH-193")
def test_frog_exodus_frogs_leave_by_the_library_and_are_homesick() -> None:
    game = armed(
        "p1: clan=ratkin hand=toil",
        "library: monsters=p1 tokens=frog,frog",
        "night: delivered=1",
        scenario="frog-exodus",
    )
    do(game, "play toil", "deed library")
    assert (result(game), seen(game)["aims"][1]["now"]) == ("open", 2)
    do(game, "deed library")
    assert (result(game), seen(game)["cause"]) == ("won", "delivered")  # three are enough alone
    lines = (RATKIN, AT_HOME, "cells: tokens=frog", "forge: tokens=frog")
    bell = besieged(*lines, guild="bell", scenario="frog-exodus")
    assert (tokens(bell, "pantry"), tokens(bell, "sewer")) == (["frog"], ["frog"])
    crown = besieged(*lines, guild="crown", scenario="frog-exodus")
    assert (tokens(crown, "menagerie"), tokens(crown, "pantry")) == (["frog"], ["frog"])
    knight = besieged(*lines, "library: tokens=frog,frog", guild="banner", scenario="frog-exodus")
    assert (deeds(knight, "came"), tokens(knight, "library")) == (["warrior library"], [])


@rule("KH-180", "KH-181", "KH-184", "KH-111")
def test_smash_and_grab_treasures_are_carried_to_two_exits() -> None:
    game = besieged(
        RATKIN, AT_HOME, "forge: heroes=thief,mage treasure=curse:3", guild="archer:swords", scenario="smash-and-grab"
    )
    while asked(game) != "p1 carrier":
        do(game, choices(game)[0])
    do(game, "looter mage")
    view = seen(game)
    assert sorted(view["exits"]) == ["library", "workshop"]
    assert ("mage", "forge", 3) in [(each["hero"], each["room"], each["treasure"]) for each in view["runners"]]
    ran = besieged(
        RATKIN, AT_HOME, "runners: mage@sewer<forge=curse:3", guild="bell", scenario="smash-and-grab", difficulty=3
    )
    assert deeds(ran, "runner-moves") == ["mage sewer workshop"]  # before the first card
    assert (seen(ran)["runners"], seen(ran)["aims"][1]["now"]) == ([], 3)  # and out with the Bell
    whistle = besieged(RATKIN, AT_HOME, guild="banner", scenario="smash-and-grab")
    assert deeds(whistle, "came") == ["thief vault"]


@rule("KH-174", "KH-213", "KH-220")
def test_inside_job_there_are_no_cells_and_thieves_among_the_wares() -> None:
    game = begun("inside-job")
    assert "gamble" not in choices(game)
    for difficulty, stowaways in enumerate((2, 3, 4, 4, 5)):
        assert seen(begun("inside-job", difficulty=difficulty))["loot_deck"]["count"] == 28 - 5 + stowaways
    for seats, jewels in ((1, 1), (2, 2), (3, 3), (4, 4)):
        assert sum(card.endswith(":jewel") for card in pile(begun("inside-job", seats=seats), "guild")) == jewels
    bell = besieged(RATKIN, AT_HOME, "display: march strike", guild="bell", scenario="inside-job")
    assert (seen(bell)["display"]["count"], "restocked" in told(bell)) == (5, True)
    chimney = besieged(RATKIN, AT_HOME, guild="warrior:jewel", scenario="inside-job")
    assert deeds(chimney, "came") == ["warrior vault"]


# ---------------------------------------------------------------- The Long Night


@rule("KH-110", "KH-158", "KH-113")
def test_no_quarter_one_wave_at_full_pace_and_two_camps_before_the_gates() -> None:
    for seats, camps in ((1, 1), (2, 2), (3, 2), (4, 2)):
        view = seen(opened(seats=seats, scenario="no-quarter", difficulty=2))
        standing = [(foe["room"], foe["health"]) for foe in view["foes"] if foe["room"]]
        assert standing == [("menagerie", 2 if seats < 3 else 3), ("crypt", 2 if seats < 3 else 3)][:camps]
        assert (view["waves"], view["guild_deck"]["count"]) == (1, 16 + 1 + 6)
        assert "heroes-rule-tough" in [each["id"] for each in view["scenario"]["rules"]]
    assert [seen(table(RATKIN, scenario="no-quarter", difficulty=level))["assault"] for level in (0, 3)] == [2, 3]
    players = (RATKIN, "p2: clan=imp deck=", AT_HOME)
    bell = besieged(*players, guild="bell thief:bones", scenario="no-quarter")
    assert deeds(bell, "came")[:2] == ["warrior crypt", "warrior menagerie"]


@rule("KH-190", "KH-155", "KH-214", "KH-175")
def test_the_ransom_everybody_wants_the_heir_and_then_the_gold_too() -> None:
    game = opened(scenario="the-ransom", seats=2, difficulty=2)
    heir = seen(game)["foes"][0]
    assert (seen(game)["goal"], heir["foe"], heir["room"], heir["manner"]) == ("cells", "heir", "cells", "captive")
    assert sum(card.endswith(":special") for card in pile(game, "guild")) == 4
    lines = (RATKIN, AT_HOME)
    hungry = besieged(*lines, guild="banner", scenario="the-ransom")
    assert (deeds(hungry, "unpaid") != [], seen(hungry)["goal"]) == (True, "cells")
    fed = besieged(*lines, "library: tokens=bone,bone", guild="banner", scenario="the-ransom")
    assert choices(fed) == ["spend bone library", "pass"]
    gold = besieged(*lines, guild="bell", scenario="the-ransom", wave=2)
    assert (seen(gold)["goal"], room(gold, "vault")["distance"]) == ("vault", 0)


@rule("KH-155", "KH-156")
def test_the_ransom_whatever_wakes_the_cells_lets_the_heir_run() -> None:
    game = besieged(RATKIN, AT_HOME, guild="crown", scenario="the-ransom")
    assert (deeds(game, "came"), seen(game)["foes"][0]["state"]) == (["mage cells", "archer cells"], "running")


@rule("KH-113", "KH-215", "KH-212", "KH-63")
def test_the_annex_has_laboratory_and_site_and_counts_treasures_at_dawn() -> None:
    game = begun("the-annex")
    view = seen(game)
    assert (view["aims"][-1]["now"], len(pile(game, "plans") + pile(game, "shown-plans"))) == (7, 4)
    shown = "shown-plans: plan-workshop plan-pantry plan-study"
    bell = besieged(RATKIN, AT_HOME, shown, guild="bell", scenario="the-annex", borrowed="imp")
    do(bell, "put away study")
    assert deeds(bell, "came") == ["thief site"]
    crown = besieged(RATKIN, AT_HOME, "cells: treasure=prey:1", guild="crown", scenario="the-annex", borrowed="imp")
    assert (deeds(crown, "seized"), seen(crown)["aims"][-1]["now"]) == (["cells 0"], 6)
    banner = besieged(
        "p1: clan=ratkin hand=scurry deck=nest", AT_HOME, guild="banner", scenario="the-annex", borrowed="imp"
    )
    assert asked(banner) == "p1 swap"


@rule("KH-120", "KH-152")
def test_the_hero_of_the_week_comes_with_the_third_assault_and_poses() -> None:
    for difficulty, health in enumerate((4, 4, 4, 4, 5)):
        champion = seen(opened(seats=2, scenario="hero-of-the-week", difficulty=difficulty))["foes"][0]
        assert (champion["room"], champion["most"], champion["phases"]) == (None, health, 3)
    second = besieged(RATKIN, AT_HOME, guild="banner", scenario="hero-of-the-week", assaults=1)
    assert (seen(second)["foes"][0]["state"], seen(second)["clocks"][0]["next"]) == ("away", 1)
    third = besieged(RATKIN, AT_HOME, guild="banner", scenario="hero-of-the-week", assaults=2)
    assert lately(third)[:2] == ["clock KH-120", "called-foe KH-152"]
    assert (deeds(third, "called-foe"), seen(third)["foes"][0]["hero"]) == (["crypt 3 champion"], "archer")
    pose = besieged(RATKIN, AT_HOME, guild="bell", scenario="hero-of-the-week")
    assert deeds(pose, "called-foe") == ["crypt 3 champion"]  # alone he has one Health less
