"""The pictures as somebody sees them: they say what has become of a piece, and eyes and faces follow."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from tests.browser.checks import PICTURES
from tests.browser.film import SCENES
from tests.browser.guest import DESK, PHONE, Arrival, Guest
from tests.browser.hours import EACH, GRACE, answer_last, is_asked, let_pass, sit_still
from tests.browser.screens import at_table
from tests.browser.server import Server
from tests.browser.tables import set_table

HURT = SCENES["looterz"].replace("king:2", "dragonling:1")


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


def faces(guest: Guest, wanted: set[str], *bots: str) -> set[str]:
    """How these bots have looked while others had their turns, until they have looked in all these ways."""
    seen: set[str] = set()
    for _ in range(20_000 // EACH):
        if wanted <= seen:
            break
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
    wanted = {"calm", "gloat", "shock"}
    assert faces(ada, wanted, "grizelda", "odo") >= wanted


@pytest.mark.parametrize("scene", [HURT], ids=["hurt"], indirect=True)
def test_a_looter_that_is_hurt_is_drawn_so(scene: Server, guest: Arrival) -> None:
    ada = guest(at=scene)
    ada.open(set_table(scene, "looterz", bots=2).path)
    ada.await_question()
    names = [each["name"] for each in ada.page.evaluate(PICTURES)]
    assert any(name.startswith("dragonling-wounded") for name in names)  # one heart of its three
    assert any(name.startswith("captain-ready") for name in names)
