"""Names that people give themselves: what is seen of them stays, and what only looks like a name is refused."""

from __future__ import annotations

import pytest

from lootkeep.server.tables.names import cleaned

from .guests import FRIEND, HOT, ME, invited, news, sit
from .parlour import parlour

BLANK = {
    "spaces of all kinds": " \u00a0\u2003\u3000\u202f",
    "fillers of Hangul": "\u3164\u115f\u1160\uffa0",
    "Braille without a dot": "\u2800\u2800",
    "an accent by itself": "\u0301",
    "accents between spaces": "\u0301 \u0308 \u20dd",
    "joiners": "\u200d\u200c",
    "joiners between spaces": "\u200d \u200c \u200d",
    "variants of nothing": "\ufe0f\ufe0e\U000e0100",
    "tags": "\U000e0041\U000e0042\U000e007f",
    "directions": "\u202e\u2066\u2069\u200f\u061c",
    "nothing of any width": "\u200b\u2060\ufeff",
    "a soft hyphen": "\u00ad",
    "variants of Mongolian": "\u180b\u180c\u180e",
    "a grapheme joiner": "\u034f",
    "controls": "\x00\x07\x1b",
    "for private use": "\ue000\U000f0000",
    "unassigned": "\U000e0fff",
    "a blank hieroglyph": "\U00013441",
    "a note without a head": "\U0001d159",
    "some of everything": "\u3164\u0301\u200d\ufe0f\u202e\u2800",
}
SHOWN = [
    (" Ada \n Lovelace ", "Ada Lovelace"),
    ("ab\u202ecd\u0000", "ab cd"),
    ("\u202eadA", "adA"),
    ("👩\u200d🚀", "👩\u200d🚀"),
    ("❤\ufe0f", "❤\ufe0f"),
    ("Анна-Мария", "Анна-Мария"),
    ("Ame\u0301lie", "Ame\u0301lie"),
    ("\u0301Ada", "Ada"),
    ("A\u3164\u3164B", "A B"),
    ("نی\u200cما", "نی\u200cما"),
    ("김철수", "김철수"),
    ("สมชาย", "สมชาย"),
    ("ศรี", "ศรี"),
    ("O'Neill & Co. (1)", "O'Neill & Co. (1)"),
    ("🏴\U000e0067\U000e0062", "🏴"),
    ("...", "..."),
]


@pytest.mark.parametrize("text", BLANK.values(), ids=BLANK)
def test_a_name_that_looks_blank_is_none(text: str) -> None:
    assert cleaned(text) == ""


@pytest.mark.parametrize(("text", "shown"), SHOWN)
def test_a_name_shows_what_it_is(text: str, shown: str) -> None:
    assert cleaned(text) == shown


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u0301", "\ufe0f", "\U000e0041", "\u202e"])
async def test_nobody_sits_down_or_is_renamed_to_a_name_that_looks_blank(name: str) -> None:
    async with parlour() as place:
        made, host = await sit(place, ME, FRIEND)
        friend = await invited(place, made)
        refused = await friend.ask("sit", seat=1, name=name)
        assert (refused["code"], refused["why"]["id"]) == ("malformed", "server-empty-name")
        assert (await host.ask("rename", seat=0, name=name))["why"]["id"] == "server-empty-name"
        assert news(host)["table"]["seats"][0]["name"] == "Ada"
        answer = await place.http.post(
            "/api/tables", json={"game": "looterz", "seats": [{"who": "me", "name": name}, HOT]}
        )
        assert (answer.status_code, answer.json()["why"]["id"]) == (422, "server-empty-name")
