"""The HTTP side: what there is to play, lists of tables, and games to look back on."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lootkeep
from lootkeep import register
from lootkeep.rulebook import rulebook
from lootkeep.server.tables import keys

from .guests import BOT, HOT, ME, bearer, choose, game_at, look_through, look_through_actor, play_on, same_deal, sit
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio


def shows(*secrets: str) -> dict[str, str]:
    """The header with these keys."""
    return {"authorization": "Bearer " + " ".join(secrets)}


async def get(place: Parlour, path: str, *secrets: str) -> Any:
    """What an address answers as JSON."""
    answer = await place.http.get(path, headers=shows(*secrets) if secrets else {})
    assert answer.status_code == 200, answer.text
    return answer.json()


# ---- What there is


async def test_the_shelf_tells_what_may_be_chosen() -> None:
    async with parlour() as place:
        shelf = await get(place, "/api/games")
        assert (shelf["version"], shelf["protocol"]) == (lootkeep.__version__, 1)
        assert shelf["levels"] == ["apprentice", "guard", "warden", "overlord"]
        games = {game["id"]: game for game in shelf["games"]}
        assert games["looterz"]["editions"] == ["dragon", "rigor"]
        assert games["looterz"]["options"]["target"][:2] == [10, 1]
        assert games["kragmortha"]["options"] == {"penance": [0, 1, 2]}
        assert games["heroes"]["seats"] == [1, 2, 3, 4]


@pytest.mark.parametrize("game", [game["id"] for game in lootkeep.games()])
async def test_every_value_on_the_shelf_can_be_played(game: str) -> None:
    async with parlour() as place:
        [info] = [each for each in (await get(place, "/api/games"))["games"] if each["id"] == game]
        seats = [ME, *[BOT] * (info["usual_seats"] - 1)]
        for option, values in info["options"].items():
            for value in (values[0], values[-1]):
                if option not in ("clan3", "clan4"):  # of seats that are not there
                    made = await place.make(game=game, seats=seats, options={option: value})
                    chosen = game_at(place, made).setup.options  # which may leave out what is usual
                    assert chosen.get(option, values[0]) == value
        for edition in info["editions"]:
            await place.make(game=game, seats=seats, edition=edition)


@pytest.mark.parametrize("language", ["en", "it", "ru"])
async def test_the_rules_come_in_every_language(language: str) -> None:
    async with parlour() as place:
        answer = await place.http.get(f"/api/rules/heroes?lang={language}")
        assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
        assert answer.text == rulebook("heroes", language)
        assert (await place.http.get(f"/api/rules/chess?lang={language}")).status_code == 404
        assert (await place.http.get("/api/rules/heroes?lang=de")).json()["code"] == "not-found"


async def test_what_has_a_face_is_shown_before_there_is_a_table() -> None:
    async with parlour() as place:
        shown = await get(place, "/api/games/heroes/gallery")
        assert [night["edition"] for night in shown["editions"]] == list(register.entry("heroes").editions)
        assert {face["numbers"]["clan"] for face in shown["cards"]} == set(range(9))
        for game in ("looterz", "chess"):  # which shows nothing, and which nobody knows
            assert (await place.http.get(f"/api/games/{game}/gallery")).status_code == 404


# ---- Lists


async def test_public_tables_are_listed_those_that_moved_last_first() -> None:
    async with parlour() as place:
        await place.make(game="looterz", seats=[ME, HOT])
        waiting = await place.make(game="looterz", seats=[ME, {"who": "friend"}], public=True)
        made, line = await sit(place, ME, HOT, public=True)
        tables = {table["table"]: table for table in (await get(place, "/api/tables"))["tables"]}
        assert set(tables) == {waiting["table"], made["table"]}
        assert tables[waiting["table"]]["open_seats"] == 1
        assert tables[waiting["table"]]["phase"] == "lobby"
        assert tables[made["table"]]["actor"] == line.state()["view"]["actor"]
        assert tables[made["table"]]["names"] == ["Ada", "Bo"]


async def test_my_tables_are_those_that_my_keys_open(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 3)
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, options={"target": 1})
        other = await place.make(game="heroes", seats=[ME])
        hidden = await place.make(game="looterz", seats=[ME, BOT])
        outcome = await play_on(line, random.Random(1))
        asked = {
            made["table"]: list(made["keys"]["seats"].values()),
            other["table"]: [other["keys"]["invite"]],
            hidden["table"]: [keys.new_key()],
            "nowhere-1": [keys.new_key()],
        }
        answer = await place.http.post("/api/mine", json={"tables": asked})
        tables = {table["table"]: table for table in answer.json()["tables"]}
        assert {name: table["mine"] for name, table in tables.items()} == {made["table"]: [0, 1], other["table"]: []}
        assert tables[made["table"]]["winners"] == outcome["winners"]
        assert (await place.http.post("/api/mine", json={"tables": {}})).json() == {"tables": []}


# ---- Looking back


async def some_moves(place: Parlour, line: Line, seed: int, plies: int) -> None:
    """Play on for a while."""
    chance = random.Random(seed)
    for _ in range(plies):
        await look_through_actor(line)
        await choose(line, chance.randrange(len(line.state()["decision"]["options"])))
        await place.settle()


@pytest.mark.parametrize("game", ["looterz", "kragmortha", "heroes"])
async def test_a_moment_is_what_was_shown_at_that_moment(game: str) -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, game=game)
        own = made["keys"]["seats"]["0"]
        seen: dict[int, dict[str, Any]] = {}
        for turn in range(10):
            await look_through(line, 0)
            seen[line.state()["ply"]] = line.state()
            await some_moves(place, line, turn, 1)
        path = f"/api/tables/{made['table']}/moments"
        for ply, state in seen.items():
            moment = await get(place, f"{path}/{ply}?seat=0", own)
            assert (moment["view"], moment["decision"]) == (state["view"], state["decision"])
            assert [event for event in moment["events"] if event not in state["events"]] == []
            assert {event["ply"] for event in moment["events"]} <= {ply - 1}
            assert (moment["chosen"] is None) == (state["decision"] is None)
        late = await place.http.get(f"{path}/99?seat=0", headers=shows(own))
        assert (late.status_code, late.json()["why"]["id"]) == (422, "server-no-such-ply")


async def test_while_a_game_goes_on_everybody_looks_through_their_own_eyes() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT, public=True)
        await some_moves(place, line, 1, 4)
        table, own = f"/api/tables/{made['table']}", made["keys"]["seats"]["0"]
        for page in ("story", "moments/2"):
            assert (await place.http.get(f"{table}/{page}?seat=0", headers=shows(own))).status_code == 200
            for secrets in ((own,), (made["keys"]["host"],), ()):
                answer = await place.http.get(f"{table}/{page}?seat=1", headers=shows(*secrets))
                assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
            assert (await place.http.get(f"{table}/{page}")).status_code == 200
        answer = await place.http.get(f"{table}/record", headers=shows(own))
        assert (answer.status_code, answer.json()["why"]["id"]) == (409, "server-not-over")


async def test_a_table_by_link_is_not_there_without_a_key() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, HOT])
        for page in ("", "/story", "/moments/0", "/record"):
            answers = [
                await place.http.get(f"/api/tables/{name}{page}", headers=headers)
                for name in (made["table"], "nowhere-1")
                for headers in ({}, shows(keys.new_key()))
            ]
            assert {(answer.status_code, answer.text) for answer in answers} == {(404, answers[0].text)}
            assert (await place.http.get(f"/api/tables/{made['table']}{page}", headers=bearer(made))).status_code != 404


@pytest.mark.parametrize("game", ["looterz", "kragmortha", "heroes"])
async def test_the_whole_story_of_a_game_that_is_over(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 4)
    async with parlour() as place:
        made, line = await sit(place, ME, BOT, game=game)
        outcome = await play_on(line, random.Random(3))
        seats = game_at(place, made).seats
        for seat in ("", "?seat=0", "?seat=1"):
            story = await get(place, f"/api/tables/{made['table']}/story{seat}", made["keys"]["invite"])
            assert story["outcome"] == outcome
            assert story["plies"] == line.state()["ply"]
            assert story["turns"][0][0] == 0
            assert story["turns"] == sorted(story["turns"])
            for lines in story["series"].values():
                assert len(lines) in (1, seats)
                assert {len(values) for values in lines} == {len(story["turns"]) + 1}  # and the end
        record = await place.http.get(f"/api/tables/{made['table']}/record", headers=bearer(made))
        assert lootkeep.load_record(record.text).outcome() == outcome
        assert "Ada" in record.text


async def test_the_series_of_looterz_is_the_loot(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deal(monkeypatch, 4)
    async with parlour() as place:
        made, line = await sit(place, ME, BOT)
        await play_on(line, random.Random(3))
        story = await get(place, f"/api/tables/{made['table']}/story", made["keys"]["invite"])
        end = [player["loot"] for player in line.state()["view"]["players"]]
        assert [values[-1] for values in story["series"]["loot"]] == end


# ---- What goes wrong


async def test_whatever_goes_wrong_is_told_in_one_form() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, HOT])
        table = f"/api/tables/{made['table']}"
        for method, path, body, status in [
            ("GET", "/api/nothing", None, 404),
            ("DELETE", "/api/tables", None, 405),
            ("POST", "/api/tables", b"{", 422),
            ("POST", "/api/tables", b'"\xff"', 422),
            ("POST", "/api/mine", b"[" * 5000, 422),
            ("GET", f"{table}/moments/x", None, 422),
            ("GET", f"{table}/story?seat=9", None, 422),
        ]:
            answer = await place.http.request(method, path, content=body, headers=bearer(made))
            assert answer.status_code == status, path
            problem = answer.json()
            assert set(problem) == {"code", "why", "text"}
            assert problem["text"] == lootkeep.words("en").say(problem["why"]["id"], **problem["why"]["args"])


async def test_a_mistake_of_ours_tells_nothing_of_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour() as place:

        def stumble() -> None:
            raise RuntimeError("a secret of ours")

        monkeypatch.setattr("lootkeep.server.doors.api.register.games", stumble)
        place.http._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
        answer = await place.http.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (500, "mistake")
        assert "secret" not in answer.text


# ---- Learning


@pytest.mark.parametrize("game", [game["id"] for game in lootkeep.games()])
async def test_a_prologue_asks_the_learner_at_its_steps_and_nowhere_else(game: str) -> None:
    async with parlour() as place:
        told = await get(place, f"/api/prologues/{game}")
        asked = {state["ply"]: state["decision"] for state in told["states"] if state["decision"]}
        assert [step["ply"] for step in told["steps"]] == list(asked)
        for step in told["steps"]:
            options = {option["id"] for option in asked[step["ply"]]["options"]}
            assert {step["option"], *step["other"]} <= options
            assert step["option"] not in step["other"]
        assert [state["seat"] for state in told["states"]] == [0] * len(told["states"])
        assert [seat["who"] for seat in told["table"]["seats"]][:2] == ["person", "bot"]


async def test_a_prologue_comes_packed_to_those_who_can_unpack_it() -> None:
    async with parlour() as place:
        plain = await place.http.get("/api/prologues/looterz", headers={"accept-encoding": "identity"})
        packed = await place.http.get("/api/prologues/looterz", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert plain.json() == packed.json()


async def test_there_is_no_prologue_of_a_game_that_nobody_knows() -> None:
    async with parlour() as place:
        assert (await place.http.get("/api/prologues/chess")).status_code == 404
