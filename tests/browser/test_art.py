"""The pictures as somebody sees them: all come, they say what has become of a piece, and eyes and faces follow."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from tests.browser.film import SCENES
from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.hours import EACH, GRACE, answer_last, is_asked, let_pass, sit_still
from tests.browser.screens import at_table
from tests.browser.server import Server
from tests.browser.tables import set_table

PICTURES = """() => [...document.querySelectorAll("main :is(img.painted, img.bust)")].map((each) => ({
  name: each.src.split("/").at(-1), came: each.complete && each.naturalWidth > 0, alt: each.alt,
  box: each.getBoundingClientRect().toJSON() }))"""
HURT = SCENES["looterz"].replace("king:2", "dragonling:1")
SEEN = {"looterz": 4, "kragmortha": 7, "heroes": 20}  # pictures at the least, before the first move


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", SEEN)
def test_all_pictures_come(game: str, size: tuple[int, int], guest: Arrival, server: Server) -> None:
    ada = guest(size=size)
    at_table(game, ada, server)
    ada.settle()
    ada.page.wait_for_load_state("networkidle")
    seen = ada.page.evaluate(PICTURES)
    assert len(seen) >= SEEN[game] // (2 if size == PHONE else 1)
    assert [each["name"] for each in seen if not each["came"]] == []


def test_a_screen_reader_hears_where_rigor_mortis_is_and_no_faces(guest: Arrival, server: Server) -> None:
    ada = guest()
    at_table("kragmortha", ada, server)
    spoken = {each["alt"] for each in ada.page.evaluate(PICTURES)} - {""}
    assert spoken == {ada.say("web-kragmortha-rigor-on", square=ada.state["view"]["rigor"])}


@pytest.fixture(scope="module")
def scene(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which every game begins from the same position."""
    server = Server(tmp_path_factory.mktemp("scene"), position=request.param)
    server.start()
    yield server
    server.end()


@pytest.mark.parametrize("scene", [SCENES["kragmortha"]], ids=["kragmortha"], indirect=True)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_his_eyes_are_on_the_nearest_goblin(scene: Server, size: tuple[int, int], guest: Arrival) -> None:
    ada = guest(at=scene, size=size)
    ada.open(set_table(scene, "kragmortha", bots=2).path)
    ada.await_question()
    ada.settle()
    middles = ada.page.evaluate("""() => [".rigor", ...[...document.querySelectorAll("[data-goblin]")].map(
      (each) => `[data-goblin="${each.dataset.goblin}"]`)].map((each) => {
        const box = document.querySelector(each).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; })""")
    here, *goblins = middles
    x, y = min(((x - here[0], y - here[1]) for x, y in goblins), key=lambda way: math.hypot(*way))
    aside, down = (
        float(part.removesuffix("%"))
        for part in ada.page.evaluate("document.querySelector('.eyes').style.translate").split()
    )
    assert math.atan2(down / 3, aside / 3.75) == pytest.approx(math.atan2(y, x), abs=0.1)


def faces(guest: Guest, *bots: str) -> set[str]:
    """How these bots have looked while others had their turns, at every moment."""
    seen: set[str] = set()
    for _ in range(20_000 // EACH):
        if is_asked(guest):
            let_pass(guest, GRACE)
            answer_last(guest)
        let_pass(guest)
        seen |= {each["name"].split("-")[1] for each in guest.page.evaluate(PICTURES) if each["name"].startswith(bots)}
    return seen


@pytest.mark.parametrize("scene", [SCENES["looterz"]], ids=["looterz"], indirect=True)
def test_bots_show_how_they_fare_and_are_calm_again(scene: Server, guest: Arrival) -> None:
    ada = guest(at=scene, moves=True, speed="normal")
    sit_still(ada, set_table(scene, "looterz", bots=2).path)
    assert {"calm", "gloat", "shock"} <= faces(ada, "grizelda", "odo")


@pytest.mark.parametrize("scene", [HURT], ids=["hurt"], indirect=True)
def test_a_looter_that_is_hurt_is_drawn_so(scene: Server, guest: Arrival) -> None:
    ada = guest(at=scene)
    ada.open(set_table(scene, "looterz", bots=2).path)
    ada.await_question()
    names = [each["name"] for each in ada.page.evaluate(PICTURES)]
    assert any(name.startswith("dragonling-wounded") for name in names)  # one heart of its three
    assert any(name.startswith("captain-ready") for name in names)
