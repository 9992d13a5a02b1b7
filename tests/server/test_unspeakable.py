"""The Look W1 of Kragmortha on the screen: three words that a goblin must not say, chosen by the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lootkeep import Game
from tests.kragmortha.library import table
from tests.rules import rule

from .guests import BOT, HOT, ME, count_states, new_state, news, sit
from .parlour import Line, Parlour, parlour

pytestmark = pytest.mark.anyio

SCREEN = {"penance": 1}
FREE = "p1: at=c6 hand=goblin:ball+ball"
BEARER = f"{FREE} looks=w1"
OTHERS = ("p2: at=a5", "p3: at=d5", "p4: at=f6")
BO, CLEO, DOT = HOT, HOT | {"name": "Cleo"}, HOT | {"name": "Dot"}


def begin_with(patch: pytest.MonkeyPatch, *lines: str, **header: str | int) -> None:
    """Let every game begin with this position, with penances on the screen."""

    def found(*_: object) -> Game:
        return table(*lines, **(SCREEN | header))

    patch.setattr("lootkeep.server.tables.table.new_game", found)


async def gather(place: Parlour, *seats: dict[str, Any]) -> tuple[dict[str, Any], list[Line]]:
    """A table, and a line for each of its people; the first is the host's."""
    made = await place.make(game="kragmortha", seats=list(seats), options=SCREEN)
    return made, await arrive(place, made)


async def arrive(place: Parlour, made: dict[str, Any]) -> list[Line]:
    """All people of a table come to it, each with the own key, the host first."""
    keys = [[key] for key in made["keys"]["seats"].values()]
    keys[0].append(made["keys"]["host"])
    return [await place.join(made["table"], mine) for mine in keys]


async def play(line: Line, *moves: str) -> None:
    """Take these options one after the other."""
    for move in moves:
        state = line.state()
        [option] = [each for each in state["decision"]["options"] if each["notation"] == move]
        known = count_states(line)
        wanted = {"seat": state["seat"], "version": state["version"], "option": option["id"]}
        assert (await line.ask("move", **wanted))["type"] == "accepted"
        await new_state(line, known)


async def banned(place: Parlour, line: Line) -> list[tuple[int, int, str | None]]:
    """The words as a line was last told of them: of whom, by whom, and which."""
    await place.settle()
    return [(each["of"], each["by"], each["word"]) for each in news(line)["table"]["bans"]]


async def why(line: Line, **asked: Any) -> tuple[str, str]:
    """The code and the reason of a refusal."""
    answer = await line.ask("ban", **asked)
    return answer["code"], answer["why"]["id"].removeprefix("server-")


# ---- Who chooses


@rule("KR-51")
async def test_w1_each_neighbour_and_the_host_choose_a_word_when_the_look_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caught = "p2: at=d9 hand=goblin:scroll+ball"
    begin_with(monkeypatch, "p1: at=a5", caught, *OTHERS[1:], "looks: w1", active="p2")
    async with parlour() as place:
        _, [ada, bo, cleo, dot] = await gather(place, ME, BO, CLEO, DOT)
        assert await banned(place, dot) == []
        await play(bo, "play goblin:scroll+ball", "step d10")
        assert await banned(place, dot) == [(1, 2, None), (1, 0, None), (1, 0, None)]
        assert (await cleo.ask("ban", seat=2, of=1, word="  Ёлка "))["type"] == "accepted"
        assert (await ada.ask("ban", seat=0, of=1, word="cheese"))["type"] == "accepted"
        assert (await ada.ask("ban", seat=0, of=1, word="caffè"))["type"] == "accepted"
        chosen = [(1, 2, "Ёлка"), (1, 0, "cheese"), (1, 0, "caffè")]
        for line in (ada, bo, cleo, dot):
            assert await banned(place, line) == chosen


async def test_w1_the_left_neighbour_chooses_for_a_host_who_bears_the_look(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, BEARER, *OTHERS[:2])
    async with parlour() as place:
        _, [ada, bo, cleo] = await gather(place, ME, BO, CLEO)
        assert await banned(place, ada) == [(0, 1, None), (0, 2, None), (0, 1, None)]
        assert await why(ada, seat=0, of=0, word="cheese") == ("not-yours", "not-your-word")
        for word in ("one", "two"):
            await bo.ask("ban", seat=1, of=0, word=word)
        await cleo.ask("ban", seat=2, of=0, word="three")
        assert await banned(place, ada) == [(0, 1, "one"), (0, 2, "three"), (0, 1, "two")]


async def test_w1_the_left_neighbour_chooses_for_a_host_who_went(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, FREE, f"{OTHERS[0]} looks=w1", *OTHERS[1:])
    async with parlour() as place:
        _, [ada, bo, _cleo, dot] = await gather(place, ME, BO, CLEO, DOT)
        assert await banned(place, bo) == [(1, 2, None), (1, 0, None), (1, 0, None)]
        await ada.hang_up()
        assert await banned(place, bo) == [(1, 2, None), (1, 0, None), (1, 2, None)]
        assert await why(dot, seat=3, of=1, word="cheese") == ("not-yours", "not-your-word")


async def test_w1_one_opponent_chooses_all_three_words(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, BEARER, OTHERS[0])
    async with parlour() as place:
        _, [ada, bo] = await gather(place, ME, BO)
        for word in ("one", "two", "three"):
            assert (await bo.ask("ban", seat=1, of=0, word=word))["type"] == "accepted"
        assert await banned(place, ada) == [(0, 1, "one"), (0, 1, "two"), (0, 1, "three")]
        assert await why(bo, seat=1, of=0, word="four") == ("taken", "word-chosen")


async def test_w1_binds_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, FREE, f"{OTHERS[0]} looks=w1", people=1)
    async with parlour() as place:
        _, ada = await sit(place, ME, BOT, game="kragmortha", options=SCREEN)
        assert await banned(place, ada) == []
        assert await why(ada, seat=0, of=1, word="cheese") == ("not-now", "no-words-now")


# ---- Refusals


async def test_w1_what_cannot_be_banned_is_refused_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, BEARER, *OTHERS)
    async with parlour() as place:
        _, [_, bo, cleo, dot] = await gather(place, ME, BO, CLEO, DOT)
        assert await why(cleo, seat=2, of=0, word="cheese") == ("not-yours", "not-your-word")
        assert await why(cleo, seat=1, of=0, word="cheese") == ("not-yours", "not-your-seat")
        assert await why(bo, seat=1, of=2, word="cheese") == ("not-now", "no-words-now")
        assert await why(bo, seat=1, of=7, word="cheese") == ("not-now", "no-such-seat")
        for word in ("two words", "c3po", "<b>", "rock-n-roll", " \u200b", "😀"):
            assert await why(bo, seat=1, of=0, word=word) == ("malformed", "not-a-word")
        assert await why(bo, seat=1, of=0, word="x" * 25) == ("malformed", "wrong-value")
        assert await banned(place, bo) == [(0, 1, None), (0, 3, None), (0, 1, None)]
        assert (await dot.ask("ban", seat=3, of=0, word="Мёд"))["type"] == "accepted"
        assert await why(dot, seat=3, of=0, word="cheese") == ("taken", "word-chosen")
        assert await why(bo, seat=1, of=0, word="мед") == ("taken", "word-twice")


async def test_w1_who_is_silenced_or_away_chooses_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, BEARER, *OTHERS[:2])
    async with parlour() as place:
        _, [ada, bo, cleo] = await gather(place, ME, BO, CLEO)
        await ada.ask("silence", seat=1, silent=True)
        assert await why(bo, seat=1, of=0, word="cheese") == ("not-now", "silenced")
        await cleo.ask("leave", seat=2)
        assert await why(cleo, seat=2, of=0, word="cheese") == ("not-now", "bot-plays")


async def test_a_game_without_such_a_look_bans_no_words() -> None:
    async with parlour() as place:
        _, line = await sit(place, ME, HOT, game="looterz")
        assert await why(line, seat=0, of=1, word="cheese") == ("not-now", "no-words")
        made = await place.make(game="kragmortha", seats=[ME, {"who": "friend"}], options=SCREEN)
        lobby = await place.join(made["table"], [made["keys"]["host"], *made["keys"]["seats"].values()])
        assert await why(lobby, seat=0, of=1, word="cheese") == ("not-now", "not-started")


# ---- How long


async def test_w1_words_outlast_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begin_with(monkeypatch, BEARER, *OTHERS[:2])
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with parlour(database) as place:
        made, [_, bo, _] = await gather(place, ME, BO, CLEO)
        assert (await bo.ask("ban", seat=1, of=0, word="cheese"))["type"] == "accepted"
    async with parlour(database) as place:
        ada, bo, cleo = await arrive(place, made)
        assert await banned(place, ada) == [(0, 1, "cheese"), (0, 2, None), (0, 1, None)]
        await cleo.ask("ban", seat=2, of=0, word="moon")
        assert await banned(place, bo) == [(0, 1, "cheese"), (0, 2, "moon"), (0, 1, None)]


async def test_w1_words_go_with_the_look_and_come_back_when_that_is_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin_with(monkeypatch, f"{BEARER},h1 tomes=clean-slate", *OTHERS[:2])
    async with parlour() as place:
        _, [ada, bo, _] = await gather(place, ME, BO, CLEO)
        await bo.ask("ban", seat=1, of=0, word="cheese")
        await play(ada, "use clean-slate", "look w1")
        assert await banned(place, bo) == []
        assert await why(bo, seat=1, of=0, word="moon") == ("not-now", "no-words-now")
        known = count_states(ada)
        await ada.ask("undo", seat=0, version=ada.state()["version"])
        await new_state(ada, known)
        assert await banned(place, bo) == [(0, 1, "cheese"), (0, 2, None), (0, 1, None)]
        await play(ada, "look h1")
        assert await banned(place, bo) == [(0, 1, "cheese"), (0, 2, None), (0, 1, None)]


async def test_w1_whoever_gets_the_look_in_exchange_gets_new_words(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, f"{BEARER} tomes=fair-exchange", f"{OTHERS[0]} looks=h1", OTHERS[1])
    async with parlour() as place:
        _, [ada, bo, _] = await gather(place, ME, BO, CLEO)
        await bo.ask("ban", seat=1, of=0, word="cheese")
        await play(ada, "use fair-exchange", "choose sky", "look w1", "look h1")
        assert await banned(place, bo) == [(1, 2, None), (1, 0, None), (1, 0, None)]


async def test_w1_new_words_are_chosen_when_the_look_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begin_with(monkeypatch, "p1: at=d9 hand=goblin:scroll+ball looks=w1 tomes=clean-slate", OTHERS[0], "looks:")
    async with parlour() as place:
        _, [ada, bo] = await gather(place, ME, BO)
        await bo.ask("ban", seat=1, of=0, word="cheese")
        await play(ada, "use clean-slate", "look w1", "play goblin:scroll+ball", "step d10")
        assert await banned(place, bo) == [(0, 1, None)] * 3
        assert (await bo.ask("ban", seat=1, of=0, word="cheese"))["type"] == "accepted"
