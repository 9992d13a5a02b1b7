"""A new release: tables of the last one go on, and games whose rules are gone are shown as they were."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest

import lootkeep
from lootkeep import register
from lootkeep.engine.fairness import seal
from lootkeep.engine.messages import Message
from lootkeep.server.acts.logbook import Logbook
from lootkeep.server.live.parts.pictures import drawn
from lootkeep.server.protocol.http import Place
from lootkeep.server.protocol.parts import Clock
from lootkeep.server.store import migrations
from lootkeep.server.tables import events, setting
from lootkeep.server.tables.chairs import Chair
from lootkeep.server.tables.gone import recalled
from lootkeep.server.tables.storage import Entry, Listing
from lootkeep.speech import LANGUAGES

from .guests import (
    BOT,
    FRIEND,
    HOT,
    ME,
    bearer,
    choose,
    count_states,
    hub,
    look_through_actor,
    mine,
    new_state,
    news,
    play_on,
    sit,
    told,
)
from .hours import Hours
from .last_release import KEYS
from .parlour import Line, Parlour, parlour
from .worlds import twins

pytestmark = pytest.mark.anyio

LAST_RELEASE = Path(__file__).with_name("last_release.sql")


@pytest.fixture(autouse=True)
def forget_rules() -> Iterator[None]:
    """What the rules of today are is found out anew in each test."""
    setting.rules_of_today.cache_clear()
    yield
    setting.rules_of_today.cache_clear()


# ---- Tables of the last release


@pytest.fixture
def last_release(tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """A file of the last release: its address, and the keys of its tables."""
    text = LAST_RELEASE.read_text(encoding="utf-8")
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as database:
        database.executescript(text)
    keys: dict[str, Any] = json.loads(text.splitlines()[0].removeprefix(KEYS))
    return f"sqlite:///{file}", keys


async def test_every_table_of_the_last_release_is_played_to_its_end_and_its_record_verified(
    last_release: tuple[str, dict[str, Any]],
) -> None:
    address, keys = last_release
    phases: list[str] = []
    async with parlour(address) as place:
        for table, given in keys.items():
            line = await place.join(table, [given["host"], *given["seats"].values()])
            now = news(line)["table"]
            phases.append(now["phase"])
            rules = register.entry(now["game"]).rules_version
            if now["phase"] == "gone":  # its log does not say by which rules it began: by the first that there were
                assert now["gone"] == {"id": "gone-rules", "args": {"then": 1, "now": rules}}
                continue
            assert rules == 1 or now["phase"] == "lobby"
            await begin(line)
            assert (await play_on(line, random.Random(7)))["ranking"]
            record = await place.http.get(f"/api/tables/{table}/record", headers=bearer({"keys": given}))
            lootkeep.verify(record.text)
            await line.hang_up()
    begun = ["lobby", "running", "running", "running", "over", "running", "running"]
    assert all(phase in (then, "gone") for phase, then in zip(phases, begun, strict=True))
    assert phases.count("gone") < len(phases)


async def begin(line: Line) -> None:
    """Begin the game, if it has not; come back where a bot stands in."""
    seats = news(line)["table"]["seats"]
    if news(line)["table"]["phase"] == "lobby":
        for seat in seats:
            if seat["who"] == "open":
                await line.ask("appoint", seat=seat["seat"], level="apprentice")
        await line.ask("start")
        await line.until(lambda message: message["type"] == "state")
    for seat in seats:
        if seat["stands_in"]:
            assert (await line.ask("return", seat=seat["seat"]))["type"] == "accepted"


async def test_what_was_said_and_who_was_who_in_the_last_release_is_still_there(
    last_release: tuple[str, dict[str, Any]],
) -> None:
    address, keys = last_release
    lobby, *_, eventful = keys
    async with parlour(address) as place:
        line = await place.join(lobby, [keys[lobby]["host"]])
        table = news(line)["table"]
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo the Bold", ""]
        assert (table["edition"], table["options"], table["clock"]["seconds"]) == ("rigor", {"target": 8}, 90)
        line = await place.join(eventful, [keys[eventful]["host"]])
        assert [each["text"] for each in told(line, "chat")[0]["lines"]] == ["Good luck!", "Удачи!"]
        assert news(line)["table"]["seats"][1]["stands_in"]
        assert news(line)["table"]["seats"][1]["silenced"]
        assert line.state()["clock"]["left"][0] > 600  # what was added to the bank


def test_a_database_gets_every_step_that_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [migrations.Migration(number, "", []) for number in (1, 3, 4)]
    monkeypatch.setattr(migrations, "known", lambda dialect: steps)
    assert [step.number for step in migrations.missing("sqlite", [1, 4], "here")] == [3]
    assert [step.number for step in migrations.missing("sqlite", [1], "here")] == [3, 4]


# ---- What a start keeps


async def test_a_start_keeps_the_version_of_the_rules_and_the_digest_of_the_box() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, HOT, edition="rigor")
        [start] = [
            entry for entry in await hub(place).services.store.entries(made["table"], 0) if entry.kind == "started"
        ]
        game = place.game(made["table"])
        kept = json.loads(start.data)
        assert kept["rules"] == register.entry("looterz").rules_version
        assert kept["box"] == game.setup.digest


@pytest.mark.parametrize(
    ("game", "options"), [("looterz", {}), ("kragmortha", {}), ("kragmortha", {"penance": 1}), ("heroes", {})]
)
def test_whatever_is_played_and_called_today_is_recalled_tomorrow(game: str, options: dict[str, int]) -> None:
    for seed in range(5):
        played = setting.new_game(game, 4, seed, register.entry(game).editions[0], options)
        happened: list[events.Event] = [setting.seated(seat, Place(who="me")) for seat in range(4)]
        rules = setting.rules_of_today(game, played.setup.edition)
        assert rules is not None
        happened.append(events.Started(options=options, seed=seed, rules=rules.version, box=rules.box))
        chance = random.Random(seed)
        while not played.over and len(happened) < 300:
            calls = played.calls() if chance.random() < 0.1 else []
            action = chance.choice(calls or played.options())
            happened.append(events.moved(played, int(played.caller(action) if calls else played.actor), action))
            played.apply(action)
        entries = [events.entry(version, event, 0.0) for version, event in enumerate(happened, 1)]
        table = recalled("oak", head(game, played.setup.edition, options), entries)
        assert table.gone is None
        assert table.game is not None
        assert table.game.position() == played.position()


def head(game: str, edition: str, options: dict[str, int]) -> events.Head:
    return events.Head(
        game=game, seats=4, edition=edition, options=options, clock=Clock(), public=False, made=0.0, key="00" * 32
    )


# ---- Games whose rules are gone

Change = Callable[[sqlite3.Connection, pytest.MonkeyPatch], None]


def other_rules(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(register.entry("looterz")), "rules_version", 2)


def other_box(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite(database, "started", lambda event: event | {"box": "0123456789abcdef"})


def other_notation(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite(database, "moved", lambda event: event | {"notation": "juggle frogs"})


def other_seat(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite(database, "moved", lambda event: event | {"seat": 1 - event["seat"]})


def illegal(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite(database, "moved", lambda event: event | {"action": 99_999})


def unknown_option(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite(database, "started", lambda event: event | {"options": {"gravity": 3}})


def unknown_edition(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite_head(database, {"edition": "unicorn"})


def unknown_game(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite_head(database, {"game": "ludo"})


def unknown_event(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    rewrite(database, "moved", lambda event: event | {"kind": "teleported"})
    database.execute("UPDATE entries SET kind = 'teleported' WHERE kind = 'moved'")


def unreadable_event(database: sqlite3.Connection, patch: pytest.MonkeyPatch) -> None:
    database.execute("UPDATE entries SET data = ? WHERE kind = 'moved'", (b'"\xff"',))


def rewrite(database: sqlite3.Connection, kind: str, to: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Let the last entry of a kind say something else."""
    name, version, data = database.execute(
        "SELECT name, version, data FROM entries WHERE kind = ? ORDER BY version DESC", (kind,)
    ).fetchone()
    change = "UPDATE entries SET data = ? WHERE name = ? AND version = ?"
    database.execute(change, (json.dumps(to(json.loads(data))).encode(), name, version))


def rewrite_head(database: sqlite3.Connection, changed: dict[str, Any]) -> None:
    [(head,)] = database.execute("SELECT head FROM tables").fetchall()
    database.execute("UPDATE tables SET head = ?", (json.dumps(json.loads(head) | changed).encode(),))
    for column, value in changed.items():
        database.execute(f"UPDATE briefs SET {column} = ?", (value,))


WAYS: dict[Change, str] = {
    other_rules: "gone-rules",
    other_box: "gone-box",
    other_notation: "gone-move",
    other_seat: "gone-move",
    illegal: "gone-move",
    unknown_option: "gone-setup",
    unknown_edition: "gone-setup",
    unknown_game: "gone-setup",
    unknown_event: "gone-event",
    unreadable_event: "gone-event",
}


async def played(address: str, *seats: dict[str, Any], moves: int = 4, **more: Any) -> dict[str, Any]:
    """A table at which a few moves were made; then the server stopped."""
    async with parlour(address) as place:
        made, line = await sit(place, *seats, **more)
        for _ in range(moves):
            await choose_for_actor(line)
    return made


async def choose_for_actor(line: Line) -> None:
    """Take an option for whichever of one's seats has to decide, once bots have played."""
    while True:
        known = count_states(line)
        if line.state()["view"]["actor"] in mine(line):
            break
        await new_state(line, known)
    await look_through_actor(line)
    assert (await choose(line))["type"] == "accepted"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def update(file: Path, change: Change, patch: pytest.MonkeyPatch) -> int:
    """A new release, before which something changed: how long the log is."""
    with sqlite3.connect(file) as database:
        change(database, patch)
        length: int = database.execute("SELECT count(*) FROM entries").fetchone()[0]
    setting.rules_of_today.cache_clear()
    return length


@pytest.mark.parametrize("change", WAYS)
async def test_a_game_whose_rules_are_gone_is_shown_as_it_was_and_nothing_else(
    change: Change, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await played(f"sqlite:///{file}", ME, HOT)
    length = update(file, change, monkeypatch)
    async with parlour(f"sqlite:///{file}") as place:
        table, keys = made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()]
        line = await place.join(table, keys)
        info = news(line)["table"]
        assert (info["phase"], info["gone"]["id"]) == ("gone", WAYS[change])
        assert told(line, "state") == []
        await refuses_to_play(line)
        answer = await place.http.get(f"/api/tables/{table}/gone", headers=bearer(made))
        left = answer.json()
        assert left["why"] == info["gone"]
        assert [each["version"] for each in left["log"]] == list(range(1, length + 1))
        assert left["picture"]["move"] == 4
        assert any("Ada" in each for each in left["picture"]["words"]["it"])
        assert (await line.ask("say", seat=0, text="What a pity."))["type"] == "accepted"
        assert len(await hub(place).services.store.entries(table, 0)) == length
        for path in ("story", "moments/0", "record"):
            answer = await place.http.get(f"/api/tables/{table}/{path}", headers=bearer(made))
            assert (answer.status_code, answer.json()["why"]["id"]) == (409, "server-gone")
        assert line.closed is None


async def refuses_to_play(line: Line) -> None:
    """Nothing that would go on with the game is done."""
    asked: list[tuple[str, dict[str, Any]]] = [
        ("move", {"seat": 0, "version": 7, "option": "a1"}),
        ("undo", {"seat": 0, "version": 7}),
        ("hint", {"seat": 0, "version": 7}),
        ("what-if", {"seat": 0, "room": "vault", "hero": "thief"}),
        ("leave", {"seat": 0}),
        ("start", {}),
        ("arrange", {"options": {"target": 8}}),
        ("sit", {"seat": 1, "name": "Eve"}),
    ]
    for type, fields in asked:
        answer = await line.ask(type, **fields)
        assert (answer["code"], answer["why"]["id"]) == ("not-now", "server-gone"), type


@pytest.mark.parametrize("language", LANGUAGES)
async def test_its_log_is_downloaded_in_words(language: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await played(f"sqlite:///{file}", ME, BOT, moves=1)
    update(file, other_rules, monkeypatch)
    async with parlour(f"sqlite:///{file}") as place:
        address = f"/api/tables/{made['table']}/log?lang={language}"
        answer = await place.http.get(address, headers=bearer(made))
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == f'attachment; filename="{made["table"]}.txt"'
        say = lootkeep.words(language).say
        assert say("gone-rules", then=1, now=2) in answer.text
        assert say("gone-log-seated-person", seat="Ada") in answer.text
        assert say("gone-log-started") in answer.text
        notation = json.loads((await entries(place, made, "moved"))[0].data)["notation"]
        assert f"{notation}\n" in answer.text
        assert (await place.http.get(address)).status_code == 404  # without a key
        assert (await place.http.get(address.replace(language, "xx"), headers=bearer(made))).status_code == 404


async def entries(place: Parlour, made: dict[str, Any], kind: str) -> list[Entry]:
    """What happened at a table, of one kind."""
    return [entry for entry in await hub(place).services.store.entries(made["table"], 0) if entry.kind == kind]


async def test_only_a_game_whose_rules_are_gone_needs_its_log_read() -> None:
    async with parlour() as place:
        made, _ = await sit(place, ME, HOT)
        answer = await place.http.get(f"/api/tables/{made['table']}/log", headers=bearer(made))
        assert (answer.status_code, answer.json()["why"]["id"]) == (409, "server-not-gone")


async def test_lists_show_it_as_gone_before_anybody_has_opened_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await played(f"sqlite:///{file}", ME, HOT, public=True)
    update(file, other_rules, monkeypatch)
    async with parlour(f"sqlite:///{file}") as place:
        public = (await place.http.get("/api/tables")).json()["tables"]
        known = {made["table"]: list(made["keys"]["seats"].values())}
        answer = await place.http.post("/api/mine", json={"tables": known})
        for listed in (public, answer.json()["tables"]):
            assert [(row["table"], row["phase"], row["actor"]) for row in listed] == [(made["table"], "gone", None)]


async def test_lists_show_what_was_found_out_by_opening_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await played(f"sqlite:///{file}", ME, HOT, public=True)
    update(file, other_notation, monkeypatch)
    async with parlour(f"sqlite:///{file}") as place:
        assert (await place.http.get(f"/api/tables/{made['table']}")).json()["phase"] == "gone"
        assert (await place.http.get("/api/tables")).json()["tables"][0]["phase"] == "gone"


async def test_bots_do_not_play_there_and_clocks_do_not_run(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = {"kind": "move", "seconds": 10, "at_zero": "bot"}
    made = await played(f"sqlite:///{file}", ME, BOT, moves=1, clock=clock)
    length = update(file, other_notation, monkeypatch)
    time = Hours()
    async with parlour(f"sqlite:///{file}", time=time) as place:
        line = await place.join(made["table"], list(made["keys"]["seats"].values()))
        await time.pass_by(60)
        await place.settle()
        assert told(line, "thinking") == told(line, "nudge") == []
        assert len(await hub(place).services.store.entries(made["table"], 0)) == length


async def test_the_same_people_begin_anew_by_the_rules_of_today(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await played(f"sqlite:///{file}", ME, HOT)
    update(file, other_rules, monkeypatch)
    async with parlour(f"sqlite:///{file}") as place:
        line = await place.join(made["table"], list(made["keys"]["seats"].values()))
        left = await place.http.get(f"/api/tables/{made['table']}/gone", headers=bearer(made))
        assert left.json()["again"]
        assert (await line.ask("rematch", seat=0))["type"] == "accepted"
        told_of = await line.until(lambda message: message["type"] == "table" and message["table"]["rematch"])
        assert told_of["table"]["phase"] == "gone"
        anew = await place.join(told_of["table"]["rematch"], list(made["keys"]["seats"].values()))
        for seat in (0, 1):
            await anew.ask("seal", seat=seat, seal=seal("frogs"))
        for seat in (0, 1):
            assert (await anew.ask("words", seat=seat, words="frogs"))["type"] == "accepted"
        await anew.until(lambda message: message["type"] == "state")
        assert news(anew)["table"]["phase"] == "running"


async def test_what_is_not_on_the_shelf_any_more_cannot_begin_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await played(f"sqlite:///{file}", ME, HOT)
    update(file, unknown_edition, monkeypatch)
    async with parlour(f"sqlite:///{file}") as place:
        line = await place.join(made["table"], list(made["keys"]["seats"].values()))
        left = await place.http.get(f"/api/tables/{made['table']}/gone", headers=bearer(made))
        assert not left.json()["again"]
        assert (await line.ask("rematch", seat=0))["why"]["id"] == "server-no-such-setup"


async def test_a_lobby_of_what_is_not_on_the_shelf_any_more_is_gone_too(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await played(f"sqlite:///{file}", ME, FRIEND, moves=0)
    update(file, unknown_game, monkeypatch)
    async with parlour(f"sqlite:///{file}") as place:
        line = await place.join(made["table"], [made["keys"]["host"]])
        assert news(line)["table"]["gone"]["id"] == "gone-setup"
        assert (await line.ask("start"))["why"]["id"] == "server-gone"


async def test_those_at_the_table_hear_when_another_server_does_what_this_release_does_not_know() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        room = hub(place).tables[made["table"]]
        version = room.table.version + 1
        assert await hub(place).services.store.append(
            made["table"], [Entry(version, "teleported", b'{"kind": "teleported"}', 0)]
        )
        room.hear_of(version, 0)
        heard = await line.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "gone")
        assert heard["table"]["gone"] == {"id": "gone-event", "args": {"what": "teleported"}}
        assert (await line.ask("say", seat=0, text="Oh."))["type"] == "accepted"


# ---- What a log tells of secrets


def logged(*happened: events.Event, kind: str = "kragmortha") -> list[Message]:
    """What the log of a gone game says."""
    entries = [events.entry(version, event, 0.0) for version, event in enumerate(happened, 1)]
    return [line.what for line in Logbook(kind).lines(entries)]


def test_what_only_a_seat_saw_stays_its_secret() -> None:
    start = events.Started(options={}, rules=1, box="x")
    kept = events.Moved(seat=1, action=70, notation="keep goblin:book+scroll", secret=True)
    assert logged(start, kept)[1] == {"id": "gone-log-secret", "args": {"seat": "@seat/1"}}


async def test_a_choice_that_others_cannot_see_is_written_down_as_such() -> None:
    game = lootkeep.new("kragmortha", seats=2, seed=1)
    [secret, *_] = [action for action in range(game.action_space()) if game.is_secret(action)]
    assert events.moved(game, 0, secret).secret
    assert not events.moved(game, 0, game.options()[0]).secret


def test_of_a_log_that_does_not_say_what_was_secret_only_verbs_are_told_where_there_are_secrets() -> None:
    start = events.Started(seed=1, options={})
    moves = [
        events.Moved(seat=0, action=1, notation="keep goblin:book"),
        events.Moved(seat=0, action=1, notation="pass"),
    ]
    assert [line["args"].get("move") for line in logged(start, *moves)] == [None, "keep …", "pass"]
    assert [line["args"].get("move") for line in logged(start, *moves, kind="ludo")] == [None, "keep …", "pass"]
    recruit = events.Moved(seat=0, action=1, notation="recruit hydra#1")
    assert logged(start, recruit, kind="looterz")[1]["args"]["move"] == "recruit hydra#1"


def test_a_log_counts_moves_as_the_game_does_and_calls_people_as_they_were_called() -> None:
    happened: list[events.Event] = [
        events.Seated(seat=0, who="person", name="Ada"),
        events.Started(options={}, rules=1, box="x"),
        events.Moved(seat=0, action=1, notation="pass"),
        events.Undone(seat=0, ply=0),
        events.Renamed(seat=0, name="@seat/1"),
        events.Moved(seat=0, action=1, notation="pass"),
    ]
    entries = [events.entry(version, event, 0.0) for version, event in enumerate(happened, 1)]
    lines = list(Logbook("looterz").lines(entries))
    assert [line.move for line in lines] == [None, None, 1, None, None, 1]
    assert [line.what["args"].get("seat") for line in lines] == ["Ada", None, "Ada", "Ada", "Ada", "(@seat/1)"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(events.Event), ids=lambda kind: str(kind.__struct_config__.tag))
def test_everything_that_can_happen_has_words(kind: type[events.Happened], language: str) -> None:
    catalogue = (resources.files("lootkeep.locales") / language / "gone.ftl").read_text(encoding="utf-8")
    found = re.findall(rf"^(gone-log-{kind.__struct_config__.tag}[a-z-]*) =", catalogue, re.MULTILINE)
    assert found
    say = lootkeep.words(language).say
    for id in found:
        assert "{" not in say(id, seat="Ada", rival="Bo", word="frog", name="Ada", table="oak", n=3, move="pass")


# ---- Pictures


@pytest.mark.parametrize("game", ["looterz", "kragmortha", "heroes"])
def test_a_picture_shows_nothing_that_a_spectator_does_not_see(game: str) -> None:
    pair = twins(game, 3, 5, 8, {})
    chairs = [Chair() for _ in range(3)]
    here, there = (drawn(world, world.view(None), chairs) for world in (pair.here, pair.there))
    assert here == there
    assert set(here) == set(LANGUAGES)
    assert all(len(lines) > 5 for lines in here.values())


async def picture(place: Parlour, made: dict[str, Any]) -> dict[str, Any] | None:
    """What is kept of how a table looked."""
    data = await hub(place).services.store.picture(made["table"])
    return None if data is None else json.loads(data)


async def drawing(place: Parlour, made: dict[str, Any]) -> None:
    """Wait for the picture that is being made, if one is."""
    task = hub(place).tables[made["table"]].picture.task
    if task is not None:
        await task


async def test_a_picture_is_kept_at_most_once_a_minute_of_play() -> None:
    time = Hours()
    async with parlour(time=time) as place:
        made, line = await sit(place, ME, HOT)
        moves: list[int | None] = []
        for seconds in (0, 59, 1, 1, 60):
            await time.pass_by(seconds)
            await choose_for_actor(line)
            await drawing(place, made)
            kept = await picture(place, made)
            moves.append(None if kept is None else kept["move"])
        assert moves == [None, None, 3, 3, 5]


async def test_a_picture_is_kept_when_the_server_stops(file: Path) -> None:
    made = await played(f"sqlite:///{file}", ME, HOT, moves=3)
    async with parlour(f"sqlite:///{file}") as place:
        kept = await picture(place, made)
        assert kept is not None
        assert kept["move"] == 3


async def test_a_table_of_the_last_release_gets_a_picture_once_somebody_has_looked_at_it(
    last_release: tuple[str, dict[str, Any]],
) -> None:
    address, keys = last_release
    *_, table = keys
    async with parlour(address) as place:
        line = await place.join(table, [])
        await line.hang_up()
        await drawing(place, {"table": table})
        kept = await picture(place, {"table": table})
        assert kept is not None
        assert kept["move"] == line.state()["ply"]


async def test_a_picture_is_kept_when_the_last_one_leaves() -> None:
    async with parlour() as place:
        made, line = await sit(place, ME, HOT)
        await choose_for_actor(line)
        await line.hang_up()
        await drawing(place, made)
        kept = await picture(place, made)
        assert kept is not None
        assert kept["move"] == 1


async def test_the_newer_of_two_pictures_is_kept(store: Any) -> None:
    line = Listing("oak", "looterz", "dragon", "running", [], None, 0, 0.0, 0.0, True, [], 3, "box")
    assert await store.make("oak", b"{}", [], [], line)
    assert await store.listings() == [line]
    assert await store.picture("oak") is None
    for version in (5, 7, 6):
        await store.keep_picture("oak", version, b"%d" % version)
    await store.keep_picture("elm", 1, b"there is no such table")
    assert await store.picture("oak") == b"7"
    assert await store.picture("elm") is None
