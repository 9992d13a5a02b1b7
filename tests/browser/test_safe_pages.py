"""The pages forbid what they do not need, and that is seen."""

from __future__ import annotations

from tests.browser.guest import Arrival

SMUGGLED = """() => {
  const script = document.createElement("script");
  script.textContent = "window.smuggled = true";
  document.body.append(script);
  const picture = new Image();
  picture.src = "https://example.org/spy.png";
  return window.smuggled === true;
}"""


def test_a_script_and_a_request_that_somebody_smuggles_in_are_stopped(guest: Arrival) -> None:
    ada = guest()
    answer = ada.page.goto(ada.address)
    assert answer is not None
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert ada.page.evaluate(SMUGGLED) is False
    for directive in ("script-src", "img-src"):
        ada.wait(lambda: any(directive in trouble for trouble in ada.troubles), directive)  # noqa: B023
    ada.page.close()
    ada.troubles.clear()
