"""Sounds come with what is shown and with nothing else, two at most together; and where none is wanted none is made."""

from __future__ import annotations

from typing import Any

from tests.browser.guest import Arrival, Guest
from tests.browser.hours import GRACE, let_pass, sit_still, watch
from tests.browser.screens import at_page
from tests.browser.server import Server
from tests.browser.tables import set_table

# What is played, with its length in ms, and whether anything was opened for it.
LISTEN = """
  window.heard = []; window.opened = 0;
  const {start} = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...at) {
    window.heard.push({loop: this.loop, lasts: Math.round(1000 * this.buffer.duration)});
    return start.apply(this, at);
  };
  const Air = AudioContext;
  window.AudioContext = class extends Air { constructor(...all) { super(...all); window.opened += 1; } };
"""


def listening(guest: Arrival, server: Server, **settings: Any) -> Guest:
    """Somebody at a new table of Looterz, whose page notes what it plays; its clock stands still."""
    ada = guest(moves=True, speed="normal", **settings)
    ada.context.add_init_script(LISTEN)
    made = set_table(server, "looterz", bots=2)
    ada.carry(made)
    sit_still(ada, made.address)
    return ada


def recruit(guest: Guest) -> None:
    """Bring a Looter into play, and let it be shown."""
    let_pass(guest, GRACE)
    first = next(option["id"] for option in guest.options if option["notation"].startswith("recruit"))
    guest.choose(first)
    watch(guest, lambda each: each.is_asked)


def test_without_sound_nothing_is_even_opened(guest: Arrival, server: Server) -> None:
    ada = listening(guest, server)
    recruit(ada)
    assert ada.page.evaluate("[window.opened, window.heard.length]") == [0, 0]


def test_with_sound_there_is_a_room_and_what_happens_is_heard(guest: Arrival, server: Server) -> None:
    ada = listening(guest, server, sound=True)
    recruit(ada)
    ada.wait(lambda: len(ada.page.evaluate("window.heard.filter(each => !each.loop)")) >= 1, "a sound")
    ada.wait(lambda: ada.page.evaluate("window.heard.filter(each => each.loop).length") == 1, "the room")
    assert ada.page.evaluate("window.opened") == 1


def test_effects_and_room_have_a_slider_each(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_page("/", ada, server)
    ada.button("web-settings").click()
    sheet = ada.page.get_by_role("dialog")
    assert sheet.get_by_role("slider").count() == 0
    sheet.get_by_role("radiogroup", name=ada.say("web-set-sound")).get_by_text(ada.say("web-on")).click()
    for part in ("effects", "room"):
        sheet.get_by_role("slider", name=ada.say(f"web-set-{part}")).fill("0.25")
    kept = ada.page.evaluate("JSON.parse(localStorage['lootkeep-settings'])")
    assert (kept["effects"], kept["room"]) == (0.25, 0.25)
