"""A scenario of one's own: drawn by keys and by hand, tried out by bots, saved, opened again and played by a link."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Locator, expect

from lootkeep.heroes.box import read_box
from tests.browser.guest import LAPTOP, LOW, Arrival, Guest


def enter(guest: Guest) -> None:
    """Come to the editor."""
    guest.open("/editor")
    expect(cell(guest, "vault")).to_be_visible()


def cell(guest: Guest, room: str) -> Locator:
    """Where a room lies on the ground."""
    return guest.page.locator(f'.ground [data-room="{room}"]')


def drag(guest: Guest, source: Locator, target: Locator) -> None:
    """Carry something by the mouse."""
    mouse = guest.page.mouse
    source.hover()
    mouse.down()
    box = target.bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    mouse.up()


def saved(guest: Guest, folder: Path) -> str:
    """The file that the page saves."""
    with guest.page.expect_download() as download:
        guest.button("editor-save").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text(encoding="utf-8")


def test_a_dungeon_is_drawn_by_keys_and_every_error_is_told_where_it_is(guest: Arrival, tmp_path: Path) -> None:
    ada = guest(size=LOW)
    enter(ada)
    keys = ada.page.keyboard
    ada.page.locator('[data-tile="sewer"]').focus()
    keys.press("Enter")  # into the hand; the ground has the keys now, at the forge's place or wherever it was
    cell(ada, "cells").focus()
    keys.press("ArrowRight")
    keys.press("Space")
    expect(cell(ada, "sewer")).to_be_focused()
    keys.press("t")
    keys.press("p")
    cell(ada, "forge").focus()
    keys.press("r")
    keys.press("Shift+R")
    keys.press("Shift+R")
    fault = ada.page.get_by_role("list", name=ada.say("editor-errors", n=1))
    expect(fault.get_by_text(ada.say("editor-no-path", rooms="Forge"))).to_be_visible()
    expect(cell(ada, "forge")).to_have_accessible_name(re.compile("Turn it: R"))
    expect(ada.button("editor-play")).to_contain_text(ada.say("editor-errors-first", n=1))
    keys.press("r")
    expect(fault).to_have_count(0)
    operation = ada.page.get_by_role("textbox", name=ada.say("editor-operation"))
    operation.fill("raly")
    ada.page.get_by_role("button", name=ada.say("editor-write-instead", word="rally")).first.click()
    expect(operation).to_have_value("rally")
    expect(ada.page.get_by_text("the room with the most exhausted heroes", exact=False).first).to_be_visible()
    text = saved(ada, tmp_path)
    box = read_box(text, "my-night.toml")
    assert box.edition == "my-night"
    scenario = tomllib.loads(text)["scenario"]
    assert (scenario["treasures"]["sewer"], scenario["portals"]) == (1, ["crypt", "sewer"])
    ada.button("editor-undo").click()
    expect(operation).to_have_value("raly")


def test_a_drawn_scenario_is_tried_out_and_played_by_a_link_under_its_own_title(guest: Arrival) -> None:
    ada, bo = guest(size=LOW), guest(name="Bo", size=LAPTOP)
    enter(ada)
    drag(ada, ada.page.locator('[data-tile="sewer"]'), ada.page.locator('.ground [data-cell="2,1"]'))
    drag(ada, ada.page.locator(".stuff .chest").nth(2), cell(ada, "sewer"))
    expect(cell(ada, "sewer")).to_have_accessible_name(re.compile("3"))
    ada.page.get_by_role("textbox", name=ada.say("editor-name")).fill("Ada's Revenge")
    ada.page.get_by_role("tab", name=ada.say("editor-tab-trial")).click()
    ada.button("editor-simulate").click()
    first = ada.page.locator('[data-difficulty="familiar"]')
    expect(first.locator("b")).to_have_text(re.compile(r"\d %"), timeout=30_000)
    expect(first.locator("small")).to_have_text(re.compile(r"\d to \d"))
    ada.button("editor-stop").click()
    ada.button("editor-play").click()
    ada.page.get_by_role("button", name="Ada's Revenge").wait_for()
    link = ada.page.get_by_role("textbox", name=ada.say("web-invite")).input_value()
    bo.page.goto(link)
    bo.button("web-sit-here").click()
    ada.button("web-start").click()
    for each in (ada, bo):
        each.page.get_by_text("Ada's Revenge").first.wait_for()
    ada.open("/editor")  # where nothing was lost
    expect(ada.page.get_by_role("textbox", name=ada.say("editor-name"))).to_have_value("Ada's Revenge")


def test_a_file_with_more_than_is_drawn_is_opened_whole_and_a_full_device_is_told(
    guest: Arrival, tmp_path: Path
) -> None:
    ada = guest(size=LOW)
    ada.page.add_init_script(
        "const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, value) {"
        "if (key === 'lootkeep-editor') throw new DOMException('full', 'QuotaExceededError');"
        "set.call(this, key, value); }"
    )
    enter(ada)
    text = """# mine
[tokens]
coin = 4

[scenario]
layout = '''
vault/0 site/0
cells/0 .
'''
treasures = { vault = 4 }
plans = ["forge"]
text = { en = "Small." }
"""
    ada.page.get_by_role("tab", name=ada.say("editor-tab-file")).click()
    ada.page.locator('input[type="file"]').set_input_files(
        {"name": "small.toml", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(cell(ada, "site")).to_be_visible()
    expect(ada.page.get_by_text(ada.say("editor-opened", name="small.toml"))).to_be_visible()
    assert saved(ada, tmp_path) == text
    cell(ada, "site").click()
    ada.page.keyboard.press("t")
    expect(ada.page.get_by_text(ada.say("editor-not-kept"))).to_be_visible()
    expect(ada.page.get_by_role("textbox", name=ada.say("editor-text"))).to_have_value(re.compile("site = 1"))
    before, after = tomllib.loads(text), tomllib.loads(saved(ada, tmp_path))
    assert after["scenario"].pop("treasures") == {"vault": 4, "site": 1}
    del before["scenario"]["treasures"]
    for each in (before, after):
        each["scenario"]["layout"] = each["scenario"]["layout"].split()
    assert after == before
