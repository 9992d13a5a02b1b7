"""Before the deal all see the commitment and may add words; after the end everybody can check every draw."""

from __future__ import annotations

import os
import random
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import lootkeep
from lootkeep.engine.fairness import Pledge, seal
from lootkeep.server.live.parts.dealing import PATIENCE
from lootkeep.server.store import open_store

from .guests import BOT, HOT, ME, bearer, game_at, hub, news, play_on
from .hours import Hours
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio

FRIEND = {"who": "friend"}


async def waiting(place: Parlour, *seats: dict[str, Any], target: int = 36) -> tuple[dict[str, Any], Line]:
    """A table that begins by itself once the words are in, and somebody who holds all its keys."""
    made = await place.make(game="looterz", seats=list(seats), options={"target": target}, words=True)
    return made, await place.join(made["table"], [*made["keys"]["seats"].values(), made["keys"]["host"]])


async def add(line: Line, seat: int, words: str) -> None:
    """Seal words, and tell them if they are asked for by then."""
    assert (await line.ask("seal", seat=seat, seal=seal(words)))["type"] == "accepted"


async def tell(line: Line, seat: int, words: str) -> None:
    """Tell words that were sealed."""
    assert (await line.ask("words", seat=seat, words=words))["type"] == "accepted"


def shown(line: Line, what: str) -> list[Any]:
    """Something of all seats, as the table was last shown."""
    return [seat[what] for seat in news(line)["table"]["seats"]]


async def test_the_commitment_is_told_before_the_deal_and_is_to_the_key_of_the_record() -> None:
    async with parlour() as place:
        made, line = await waiting(place, ME, HOT, target=1)
        assert news(line)["table"]["phase"] == "lobby"
        assert news(line)["table"]["commitment"] == made["commitment"]
        for seat, said in enumerate(("three blind mice", "owls")):
            await add(line, seat, said)
        for seat, said in enumerate(("three blind mice", "owls")):
            await tell(line, seat, said)
        await play_on(line, random.Random(1))
        record = (await place.http.get(f"/api/tables/{made['table']}/record", headers=bearer(made))).text
        assert f"\ncommitment: {made['commitment']}\nwords p1: three blind mice\nwords p2: owls\n" in record
        lootkeep.verify(record)


async def test_words_are_told_only_when_all_are_sealed_and_with_the_last_of_them_the_game_begins() -> None:
    async with parlour() as place:
        _, line = await waiting(place, ME, HOT, BOT)
        await add(line, 0, "mice")
        early = await line.ask("words", seat=0, words="mice")
        assert early["why"]["id"] == "server-words-not-asked"
        assert (shown(line, "seal"), shown(line, "words")) == ([seal("mice"), None, None], [None] * 3)
        await add(line, 1, "owls")
        await place.settle()
        assert news(line)["table"]["unsealing"]
        late = await line.ask("seal", seat=1, seal=seal("bats"))
        assert late["why"]["id"] == "server-words-asked"
        await tell(line, 0, "mice")
        other = await line.ask("words", seat=1, words="bats")
        assert other["why"]["id"] == "server-words-not-sealed"
        assert news(line)["table"]["phase"] == "lobby"
        await tell(line, 1, "owls")
        await place.settle()
        assert (news(line)["table"]["phase"], shown(line, "words")) == ("running", ["mice", "owls", None])


async def test_telling_the_same_twice_changes_nothing() -> None:
    async with parlour() as place:
        made, line = await waiting(place, ME, HOT)
        await add(line, 0, "mice")
        await add(line, 1, "owls")
        await tell(line, 0, "mice")
        version = hub(place).tables[made["table"]].table.version
        await tell(line, 0, "mice")
        assert hub(place).tables[made["table"]].table.version == version


async def test_a_game_waits_neither_for_seals_nor_for_words_for_ever() -> None:
    hours = Hours()
    async with parlour(time=hours) as place:
        _, line = await waiting(place, ME, HOT)
        await add(line, 0, "mice")
        await hours.pass_by(PATIENCE + 0.1)
        await place.settle()
        assert news(line)["table"]["unsealing"]
        await tell(line, 0, "mice")
        await place.settle()
        assert news(line)["table"]["phase"] == "running"
        _, silent = await waiting(place, ME, HOT)
        for seat in (0, 1):
            await add(silent, seat, "never told")
        await tell(silent, 0, "never told")
        await hours.pass_by(PATIENCE + 0.1)
        await place.settle()
        assert news(silent)["table"]["phase"] == "running"
        assert shown(silent, "words") == ["never told", None]
        _, mute = await waiting(place, ME, BOT)
        await hours.pass_by(PATIENCE + 0.1)
        await place.settle()
        assert news(mute)["table"]["phase"] == "running"


async def test_whoever_is_late_with_a_seal_leaves_time_to_tell_the_words() -> None:
    hours = Hours()
    async with parlour(time=hours) as place:
        _, line = await waiting(place, ME, HOT)
        await add(line, 0, "mice")
        await hours.pass_by(PATIENCE - 0.1)
        await add(line, 1, "owls")
        await hours.pass_by(PATIENCE - 0.1)
        await place.settle()
        assert news(line)["table"]["phase"] == "lobby"


async def test_in_the_lobby_a_seal_can_be_changed_and_after_the_hosts_start_words_are_asked_for() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, FRIEND])
        line = await place.join(made["table"], [*made["keys"]["seats"].values(), made["keys"]["host"]])
        for said in ("mice", "three blind mice"):
            await add(line, 0, said)
        await line.ask("appoint", seat=1, level="guard")
        assert (await line.ask("start"))["type"] == "accepted"
        await place.settle()
        assert (news(line)["table"]["phase"], news(line)["table"]["unsealing"]) == ("lobby", True)
        await tell(line, 0, "three blind mice")
        game = game_at(place, made)
        assert game.history is not None
        assert game.history.pledge is not None
        assert game.history.pledge.words == ("three blind mice", "")


async def test_without_seals_the_host_begins_at_once() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, BOT], start=False)
        line = await place.join(made["table"], [*made["keys"]["seats"].values(), made["keys"]["host"]])
        await line.ask("start")
        await place.settle()
        assert news(line)["table"]["phase"] == "running"


async def test_words_come_before_the_deal_from_the_own_seat_and_on_one_line() -> None:
    async with parlour() as place:
        _, line = await waiting(place, ME, FRIEND)
        assert (await line.ask("seal", seat=1, seal=seal("owls")))["why"]["id"] == "server-not-your-seat"
        assert (await line.ask("seal", seat=0, seal="mouse"))["code"] == "malformed"
        begun = await place.make(game="looterz", seats=[ME, BOT])
        late = await place.join(begun["table"], list(begun["keys"]["seats"].values()))
        assert (await late.ask("seal", seat=0, seal=seal("late")))["why"]["id"] == "server-started"
        assert (await late.ask("words", seat=0, words="late"))["why"]["id"] == "server-started"
        assert (await late.ask("words", seat=0, words=81 * "x"))["code"] == "malformed"
        _, odd = await waiting(place, ME, BOT)
        await add(odd, 0, "two\nlines")
        assert (await odd.ask("words", seat=0, words="two\nlines"))["why"]["id"] == "server-words-not-sealed"


async def test_whoever_sits_down_anew_has_sealed_nothing_yet() -> None:
    async with parlour() as place:
        made = await place.make(game="looterz", seats=[ME, FRIEND])
        guest = await place.join(made["table"], [made["keys"]["invite"]])
        await guest.ask("sit", seat=1, name="Bo")
        await add(guest, 1, "owls")
        await guest.ask("leave", seat=1)
        await guest.ask("sit", seat=1, name="Cleo")
        await place.settle()
        assert shown(guest, "seal") == [None, None]


async def test_the_story_proves_every_draw_but_not_before_the_end() -> None:
    async with parlour() as place:
        made, line = await waiting(place, ME, HOT, target=1)
        for seat in (0, 1):
            await add(line, seat, f"words of {seat}")
        for seat in (0, 1):
            await tell(line, seat, f"words of {seat}")
        address = f"/api/tables/{made['table']}/story"
        assert (await place.http.get(address, headers=bearer(made))).json()["fairness"] is None
        await play_on(line, random.Random(1))
        proof = (await place.http.get(address, headers=bearer(made))).json()["fairness"]
        pledge = Pledge(bytes.fromhex(proof["key"]), proof["words"])
        assert (pledge.commitment, proof["commitment"]) == (made["commitment"], made["commitment"])
        assert proof["words"] == ["words of 0", "words of 1"]
        stream = pledge.stream()
        assert proof["draws"] == [[n, stream.below(number, n)] for number, (n, _) in enumerate(proof["draws"], 1)]
        assert len(proof["draws"]) > 50


async def test_two_tables_have_two_keys() -> None:
    async with parlour() as place:
        tables = [await place.make(game="looterz", seats=[ME, BOT]) for _ in range(3)]
        assert len({made["commitment"] for made in tables}) == 3


@pytest.mark.skipif(os.name != "posix", reason="rights as on POSIX")
async def test_files_with_keys_are_private_also_those_of_an_older_release(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "tables.db"
    store = await open_store(str(file))
    await store.close()
    file.chmod(0o644)
    store = await open_store(str(file))
    try:
        for each in file.parent.iterdir():
            assert stat.S_IMODE(each.stat().st_mode) == 0o600, each.name
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        assert {each.name for each in file.parent.iterdir()} >= {"tables.db", "tables.db-lock", "tables.db-wal"}
    finally:
        await store.close()


def test_the_page_tells_how_to_check_it_by_hand() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
    script = page.partition("```python\n")[2].partition("```")[0]
    printed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    pledge = Pledge(bytes(range(32)), ["three blind mice", "", "owls"])
    stream = pledge.stream()
    assert printed.strip() == f"{pledge.commitment} {[stream.below(number, 6) + 1 for number in range(1, 11)]}"
