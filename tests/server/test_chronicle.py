"""A group's chronicle: begun, played night by night, shown to whoever has its link, and to nobody else."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from lootkeep.campaign import Evening, Taken, scenes, write_file
from lootkeep.server.chronicles import nights
from lootkeep.server.limits import Rate
from lootkeep.server.live import hub as hubs
from lootkeep.server.live.retention import Cleaner, Retention

from .chroniclers import ME, SCOUT, Group, at_table, begun, finish
from .guests import hub, play_on
from .hours import Hours
from .outages import away, lost_answer
from .parlour import ROOMY, Parlour, parlour

pytestmark = pytest.mark.anyio

ALL = list(scenes("heroes"))
DAY = 86_400.0


def victories(names: list[str], difficulty: int = 0) -> list[Evening]:
    """Evenings at which these scenarios were won."""
    return [
        Evening(scene=name, difficulty=difficulty, seats=2, won=True, turns=14, at=1_600_000_000.0 + at)
        for at, name in enumerate(names)
    ]


async def bring(place: Parlour, evenings: list[Evening], **more: Any) -> Group:
    """A group with the chronicle of a file."""
    file = write_file(Taken(game="heroes", evenings=evenings, **more))
    answer = await place.http.post("/api/chronicles/brought", content=file)
    assert answer.status_code == 201, answer.text
    return Group(place, answer.json())


def scene(told: dict[str, Any], name: str) -> dict[str, Any]:
    """How a scenario stands."""
    found: list[dict[str, Any]] = [each for chapter in told["chapters"] for each in chapter["scenes"]]
    return next(each for each in found if each["scene"] == name)


async def lose(place: Parlour, made: dict[str, Any]) -> None:
    """Play a night to its end by chance: nobody wins so."""
    outcome = await play_on(await at_table(place, made), random.Random(1))
    assert outcome["winners"] == []


async def win(place: Parlour, group: Group) -> dict[str, Any]:
    """Play the first night until it is won: its table."""
    for _ in range(20):
        made = await group.night(ALL[0], ME)
        line = await at_table(place, made)
        await finish(place, made, line)
        if line.state()["outcome"]["winners"]:
            return made
    raise AssertionError("they never win")


# ---- Beginning


async def test_a_new_chronicle_shows_the_way_and_an_empty_shelf() -> None:
    async with parlour() as place:
        told = await (await begun(place)).ask()
        assert (told["name"], told["members"], told["game"]) == ("The Thursday Monsters", ["Mira"], "heroes")
        assert (told["won"], told["of"], told["next"]) == (0, len(ALL), ALL[0])
        assert [chapter["is_open"] for chapter in told["chapters"]][:2] == [True, False]
        assert told["chapters"][1]["opened_by"] == told["chapters"][0]["id"]
        assert [each["state"] for each in told["chapters"][0]["scenes"]] == ["open"] * 4
        assert {each["state"] for each in told["chapters"][1]["scenes"]} == {"shut"}
        assert len(scene(told, ALL[0])["prescribed"]) == 4
        assert not any(trophy["is_won"] for trophy in told["trophies"])
        assert (told["evenings"], told["nights"]) == ([], [])


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"name": " \u200b ", "game": "heroes"}, "name"),
        ({"name": "A", "game": "looterz"}, "looterz has no chronicle"),
        ({"name": "A", "game": "chess"}, "chess has no chronicle"),
        ({"name": "x" * 41, "game": "heroes"}, "len(str) <= 40"),
        ({"game": "heroes"}, "name"),
    ],
)
async def test_what_cannot_be_a_chronicle_is_refused(asked: dict[str, str], why: str) -> None:
    async with parlour() as place:
        answer = await place.http.post("/api/chronicles", json=asked)
        assert answer.status_code == 422
        assert why in answer.json()["text"]


async def test_without_its_key_there_is_no_such_chronicle() -> None:
    async with parlour() as place:
        group = await begun(place)
        stranger = Group(place, {"chronicle": group.name, "key": "a-key-that-opens-nothing"})
        for path in ("", "/file"):
            for headers in ({}, stranger.headers):
                answer = await place.http.get(f"/api/chronicles/{group.name}{path}", headers=headers)
                assert (answer.status_code, answer.json()["why"]["id"]) == (404, "server-unknown-chronicle")
        for what, said in (
            ("name", {"name": "Mine"}),
            ("join", {"name": "Eve"}),
            ("leave", {"name": "Mira"}),
            ("nights", {"scene": ALL[0], "seats": [ME]}),
        ):
            assert "no such chronicle" in await stranger.refused(what, **said)
        mine = await place.http.post("/api/chronicles/mine", json={"chronicles": {group.name: stranger.key}})
        assert mine.json() == {"chronicles": []}
        assert (await group.ask())["members"] == ["Mira"]


async def test_people_come_and_go_and_the_group_is_called_otherwise() -> None:
    async with parlour() as place:
        group = await begun(place)
        assert (await group.ask("join", name="  To\u202ebias "))["members"] == ["Mira", "To bias"]
        assert (await group.ask("join", name="Mira"))["members"] == ["Mira", "To bias"]
        assert (await group.ask("leave", name="Mira"))["members"] == ["To bias"]
        assert (await group.ask("name", name="The Friday Monsters"))["name"] == "The Friday Monsters"
        for number in range(11):
            await group.ask("join", name=f"M{number}")
        assert await group.refused("join", name="One too many") == (
            "More than 12 do not fit into a chronicle: let somebody leave first."
        )


async def test_of_many_who_join_at_once_all_are_there() -> None:
    async with parlour() as place:
        group = await begun(place)
        await asyncio.gather(*(group.ask("join", name=name) for name in "ABCDE"))
        assert sorted((await group.ask())["members"]) == ["A", "B", "C", "D", "E", "Mira"]


async def test_my_chronicles_are_listed_by_the_keys_that_i_hold() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        first = await begun(place)
        second = await begun(place, name="Alone", member=None)
        time.seconds += 10
        await first.night()
        keys = {group.name: group.key for group in (first, second)}
        listed = (await place.http.post("/api/chronicles/mine", json={"chronicles": keys})).json()["chronicles"]
        assert [(each["name"], each["nights"], each["next"]) for each in listed] == [
            ("The Thursday Monsters", 1, ALL[0]),
            ("Alone", 0, ALL[0]),
        ]


# ---- Playing


async def test_a_night_has_the_clans_of_the_story_or_free_ones() -> None:
    async with parlour() as place:
        group = await begun(place)
        made = await group.night(ALL[0], ME, SCOUT)
        options = place.game(made["table"]).setup.options
        agreed = scenes("heroes")[ALL[0]]["prescribed"][2]
        assert {name: options[name] for name in agreed} == agreed
        free = await group.night(ALL[1], ME, SCOUT, free=True, options={"clan1": 9, "difficulty": 1})
        options = place.game(free["table"]).setup.options
        assert (options["clan1"], options["clan2"], options["difficulty"]) == (9, 0, 1)


async def test_a_night_that_is_played_is_seen_and_can_be_watched() -> None:
    async with parlour() as place:
        group = await begun(place)
        made = await group.night(ALL[1], ME, {"who": "friend"}, options={"difficulty": 2})
        [night] = (await group.ask())["nights"]
        assert (night["table"], night["scene"], night["difficulty"]) == (made["table"], ALL[1], 2)
        assert (night["phase"], night["names"], night["open_seats"]) == ("lobby", ["Mira", ""], 1)
        comer = await place.join(night["table"], [night["key"]])
        assert (await comer.ask("sit", seat=1, name="Tobias"))["type"] == "key"
        assert (await (await at_table(place, made)).ask("start"))["type"] == "accepted"
        [night] = (await group.ask())["nights"]
        assert (night["phase"], night["names"]) == ("running", ["Mira", "Tobias"])


async def test_what_was_agreed_anew_before_the_game_is_what_is_told() -> None:
    async with parlour() as place:
        group = await begun(place)
        made = await group.night(ALL[0], ME, {"who": "friend"})
        line = await at_table(place, made)
        assert (await line.ask("arrange", edition=ALL[1], options={"difficulty": 3}))["type"] == "accepted"
        [night] = (await group.ask())["nights"]
        assert (night["scene"], night["difficulty"]) == (ALL[1], 3)


async def test_an_evening_is_noted_with_all_that_was_reached() -> None:
    async with parlour() as place:
        group = await begun(place)
        made = await win(place, group)
        game, told = place.game(made["table"]), await group.ask()
        evening = next(each for each in told["evenings"] if each["id"] == made["table"])
        assert (evening["won"], told["nights"]) == (True, [])
        assert (evening["scene"], evening["names"], evening["bots"], evening["seats"]) == (ALL[0], ["Mira"], [], 1)
        view = game.view(None)
        assert (evening["turns"], evening["clans"]) == (view["turn"], [view["players"][0]["clan"]])
        assert evening["kept"] == sum(1 for room in view["rooms"] if room["treasure"])
        assert evening["treasures"] >= evening["kept"]
        state = scene(told, ALL[0])
        assert (state["state"], state["wins"], state["best"]) == ("won", 1, evening)
        assert (told["won"], told["next"]) == (1, ALL[1])
        assert next(each for each in told["trophies"] if each["id"] == "lights-on")["evening"] == evening["id"]


async def test_an_evening_can_be_seen_again_with_the_key_of_the_chronicle() -> None:
    async with parlour() as place:
        group = await begun(place)
        await lose(place, await group.night())
        [evening] = (await group.ask())["evenings"]
        assert not evening["won"]
        shows = {"authorization": f"Bearer {evening['key']}"}
        for what in ("story", "record"):
            assert (await place.http.get(f"/api/tables/{evening['table']}/{what}")).status_code == 404
            assert (await place.http.get(f"/api/tables/{evening['table']}/{what}", headers=shows)).status_code == 200
        told = (await place.http.get(f"/api/tables/{evening['table']}", headers=shows)).json()
        assert told["chronicle"] == group.name


async def test_the_key_of_one_table_opens_no_other() -> None:
    async with parlour() as place:
        group = await begun(place)
        first, second = await group.night(), await group.night()
        key = next(night["key"] for night in (await group.ask())["nights"] if night["table"] == first["table"])
        shows = {"authorization": f"Bearer {key}"}
        assert (await place.http.get(f"/api/tables/{first['table']}", headers=shows)).status_code == 200
        assert (await place.http.get(f"/api/tables/{second['table']}", headers=shows)).status_code == 404
        assert (await place.http.get(f"/api/chronicles/{group.name}", headers=shows)).status_code == 404


async def test_the_next_game_belongs_to_the_chronicle_as_well() -> None:
    async with parlour() as place:
        group = await begun(place)
        made = await group.night(ALL[0], ME)
        line = await at_table(place, made)
        await play_on(line, random.Random(2))
        assert (await line.ask("rematch", seat=0))["type"] == "accepted"
        again = (await line.until(lambda message: message["type"] == "table" and message["table"]["rematch"]))["table"]
        told = await group.ask()
        assert [night["table"] for night in told["nights"]] == [again["rematch"]]
        assert [evening["id"] for evening in told["evenings"]].count(made["table"]) == 1
        await place.join(again["rematch"], [told["nights"][0]["key"]])  # which opens it to the chronicle's people


# ---- What is not open yet


async def test_a_night_that_is_shut_is_refused() -> None:
    async with parlour() as place:
        group = await begun(place)
        why = await group.refused("nights", scene=ALL[4], seats=[ME])
        assert why == "This night is not open yet: first win all nights of the chapters before."
        assert "no scenario “tea-party”" in await group.refused("nights", scene="tea-party", seats=[ME])
        assert "hands=2" in await group.refused("nights", scene=ALL[0], seats=[ME], options={"hands": 2})


async def test_the_chapter_before_opens_the_next_one() -> None:
    async with parlour() as place:
        group = await bring(place, victories(ALL[:3]))
        assert scene(await group.ask(), ALL[4])["state"] == "shut"
        whole = await bring(place, victories(ALL[:4]))
        told = await whole.ask()
        assert (scene(told, ALL[4])["state"], told["next"]) == ("open", ALL[4])
        assert (await whole.night(ALL[4]))["table"]


async def test_a_difficulty_beyond_the_books_is_offered_after_a_victory_at_the_hardest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lootkeep.heroes.entry.HeroesEntry.earned", 3)  # the hardest that there is in every edition
    async with parlour() as place:
        group = await bring(place, victories(ALL[:1], difficulty=1))
        assert 3 in scene(await group.ask(), ALL[0])["locked"]
        why = await group.refused("nights", scene=ALL[0], seats=[ME], options={"difficulty": 3})
        assert why == "This difficulty is yet to be earned: first win this night at the one before."
        earned = await bring(place, victories(ALL[:1], difficulty=2))
        state = scene(await earned.ask(), ALL[0])
        assert 3 in state["difficulties"]
        assert 3 not in state["locked"]
        assert (await earned.night(ALL[0], options={"difficulty": 3}))["table"]


async def test_a_full_chronicle_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nights, "MOST_EVENINGS", 4)
    monkeypatch.setattr(hubs, "MOST_EVENINGS", 2)
    monkeypatch.setattr(nights, "MOST_AT_ONCE", 2)
    async with parlour() as place:
        group = await bring(place, victories(ALL[:1]))
        made = await group.night()
        await group.night()
        assert "2 nights of this chronicle are being played" in await group.refused("nights", scene=ALL[0], seats=[ME])
        line = await at_table(place, made)
        await play_on(line, random.Random(1))
        await line.ask("rematch", seat=0)  # there is no room for it in the chronicle, so it is a game like any other
        assert len((await group.ask())["nights"]) == 1
        await group.night()
        assert "This chronicle holds 4 evenings" in await group.refused("nights", scene=ALL[0], seats=[ME])


# ---- Files


async def test_what_is_taken_along_can_be_brought_to_another_server() -> None:
    async with parlour() as here, parlour() as there:
        group = await begun(here)
        await lose(here, await group.night())
        file = (await here.http.get(f"/api/chronicles/{group.name}/file", headers=group.headers)).content
        assert group.key.encode() not in file
        made = await there.http.post("/api/chronicles/brought", content=file)
        other = Group(there, made.json())
        told = await other.ask()
        assert (told["name"], told["members"]) == ("The Thursday Monsters", ["Mira"])
        [evening], [before] = told["evenings"], (await group.ask())["evenings"]
        assert (evening["brought"], evening["table"], evening["key"]) == (True, None, None)
        beside = ("id", "brought", "table", "key")
        assert {each: evening[each] for each in evening if each not in beside} == {
            each: before[each] for each in before if each not in beside
        }
        again = await there.http.get(f"/api/chronicles/{other.name}/file", headers=other.headers)
        assert json.loads(again.content) == json.loads(file)


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (b"", "no file of a chronicle"),
        (b"\x89PNG", "no file of a chronicle"),
        (b'{"game":"heroes","evenings":[{"scene":"first-watch"}]}', "missing required field `difficulty`"),
        (
            b'{"game":"heroes","evenings":[{"scene":"x","difficulty":0,"seats":1,"won":true,"turns":1}]}',
            "Evening 1 of this file cannot have been: scene 'x'",
        ),
        (b'{"game":"heroes","members":' + json.dumps(["A"] * 13).encode() + b"}", "of length <= 12"),
    ],
)
async def test_a_file_that_is_forged_or_broken_is_refused(file: bytes, why: str) -> None:
    async with parlour() as place:
        answer = await place.http.post("/api/chronicles/brought", content=file)
        assert answer.status_code == 422
        assert why in answer.json()["text"]


async def test_names_in_a_file_are_cleaned() -> None:
    evening = Evening(
        scene=ALL[0], difficulty=0, seats=1, won=True, turns=9, names=["\u202eevil\n"], counts={"kept": 3}
    )
    async with parlour() as place:
        told = await (await bring(place, [evening], name="A\u0007B", members=["\u200b", "C", " C "])).ask()
        assert (told["name"], told["members"], told["evenings"][0]["names"]) == ("A B", ["C"], ["evil"])


async def test_the_largest_file_fits_and_a_larger_one_does_not() -> None:
    many = [
        Evening(
            scene=ALL[0], difficulty=0, seats=4, won=True, turns=9, names=["n" * 24] * 4, bots=[0, 1, 2, 3],
            clans=["lizardfolk"] * 4, counts=dict.fromkeys(("kept", "treasures", "lost", "captives", "gambles"), 10),
            at=float(at),
        )
        for at in range(500)
    ]  # fmt: skip
    async with parlour() as place:
        group = await bring(place, many)
        assert len((await group.ask())["evenings"]) == 500
        assert "holds 500 evenings" in await group.refused("nights", scene=ALL[0], seats=[ME])
        answer = await place.http.post("/api/chronicles/brought", content=b" " * 400_001)
        assert answer.status_code == 413


async def test_large_files_count_as_several_chronicles() -> None:
    async with parlour(limits=ROOMY._replace(chronicles=Rate(0.001, 4))) as place:
        file = write_file(Taken(game="heroes", evenings=victories(ALL[:1] * 500)))
        answers = [await place.http.post("/api/chronicles/brought", content=file) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 429, 429]
        assert (await place.http.post("/api/chronicles/brought", content=b"{}")).status_code == 422


# ---- What goes wrong


async def test_a_night_ends_once_though_the_answer_of_the_store_was_lost() -> None:
    async with parlour() as place:
        group = await begun(place)
        made = await group.night(ALL[0], ME)
        line = await at_table(place, made)
        with lost_answer(place, "append"):
            await play_on(line, random.Random(1))
        told = await group.ask()
        assert ([evening["id"] for evening in told["evenings"]], told["nights"]) == ([made["table"]], [])


async def test_while_the_store_is_away_nothing_is_promised() -> None:
    async with parlour() as place:
        group = await begun(place)
        with away(place, "chronicles", "keep_chronicle"):
            for answer in (
                await place.http.get(f"/api/chronicles/{group.name}", headers=group.headers),
                await place.http.post("/api/chronicles", json={"name": "A", "game": "heroes"}),
            ):
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert (await group.ask())["members"] == ["Mira"]


async def test_a_table_whose_chronicle_is_gone_is_played_to_its_end() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        group = await begun(place)
        made = await group.night(ALL[0], ME)
        line = await at_table(place, made)
        assert await hub(place).services.store.forget_chronicles(1e12, 1e12) == 1
        await play_on(line, random.Random(1))
        assert line.state()["outcome"]
        assert (await line.ask("rematch", seat=0))["type"] == "accepted"
        answer = await place.http.get(f"/api/chronicles/{group.name}", headers=group.headers)
        assert answer.status_code == 404


async def test_who_cleans_up_leaves_evenings_and_takes_what_nobody_uses(tmp_path: Path) -> None:
    time = Hours()
    async with parlour(time=time, database=str(tmp_path / "tables.db")) as place:
        group, other = await begun(place), await begun(place)
        made = await group.night(ALL[0], ME)
        line = await at_table(place, made)
        await play_on(line, random.Random(1))
        await line.hang_up()
        await time.pass_by(100 * DAY)
        cleaner = Cleaner(hub(place), Retention(finished=DAY, chronicles=400 * DAY))
        await cleaner.clean()
        assert len((await group.ask())["evenings"]) == 1
        assert (await place.http.get(f"/api/chronicles/{other.name}", headers=other.headers)).status_code == 404
        await time.pass_by(400 * DAY)
        await cleaner.clean()
        assert (await place.http.get(f"/api/chronicles/{group.name}", headers=group.headers)).status_code == 404
        assert await hub(place).services.store.load(made["table"]) is None


# ---- Several servers, and secrets


@pytest.mark.once
async def test_two_servers_show_the_same_chronicle(servers: tuple[Parlour, Parlour]) -> None:
    one, two = servers
    here = await begun(one)
    there = Group(two, {"chronicle": here.name, "key": here.key})
    made = await here.night(ALL[0], ME)
    assert [night["table"] for night in (await there.ask())["nights"]] == [made["table"]]
    line = await two.join(made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()])
    await play_on(line, random.Random(1))
    assert await here.ask() == await there.ask()
    assert [evening["id"] for evening in (await here.ask())["evenings"]] == [made["table"]]
    await asyncio.gather(here.ask("join", name="A"), there.ask("join", name="B"))
    assert sorted((await here.ask())["members"]) == ["A", "B", "Mira"]


async def test_no_secret_of_a_table_or_chronicle_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with parlour(database=str(file)) as place:
        group = await begun(place)
        await group.night()
        [night] = (await group.ask())["nights"]
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert group.name.encode() in kept
    assert group.key.encode() not in kept
    assert night["key"].encode() not in kept
