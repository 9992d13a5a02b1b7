"""What is wrong with a page that is shown: each check is a script that answers with a list of findings."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
AXE = "web/node_modules/axe-core/axe.min.js"

# Names of an element for people, and whether it is there to be seen.
TOOLS = """
const called = (element) => {
  const words = (element.getAttribute("aria-label") || element.innerText || "").trim().slice(0, 40);
  return `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} "${words}"`;
};
const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  && element.getBoundingClientRect().width > 1;
// The lines of type that are in sight, each text with its boxes: what is scrolled or cut away is not there.
const above = () => document.querySelector("dialog:modal, [aria-modal=true], .drawer"); // what one looks at alone
let lines;
const written = () => lines ??= [...read()];
const frames = new Map(); // where an element cuts what it holds; false if it does not
function* read() {
  const within = above() ?? document.body;
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const bearer = text.parentElement;
    if (!text.data.trim() || !isSeen(bearer) || bearer.closest(".aloud, [aria-hidden=true] svg, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let boxes = [...range.getClientRects()].filter((box) => box.width > 1);
    for (let each = bearer; each && each !== document.body; each = each.parentElement) {
      if (!frames.has(each)) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const cuts = /auto|scroll|hidden|clip/.test(overflowX + overflowY);
        frames.set(each, cuts && each.getBoundingClientRect());
      }
      if (!frames.get(each)) continue;
      const { left, right, top, bottom } = frames.get(each);
      boxes = boxes.filter((box) => (box.top + box.bottom) / 2 < bottom && (box.top + box.bottom) / 2 > top)
        .map((box) => {
          const start = Math.max(box.x, left);
          return new DOMRect(start, box.y, Math.min(box.right, right) - start, box.height);
        })
        .filter((box) => box.width > 1);
    }
    boxes = boxes.filter((box) => (box.top + box.bottom) / 2 < innerHeight && (box.top + box.bottom) / 2 > 0);
    if (boxes.length) yield [text, boxes];
  }
}
"""

# Messages that are shown by their ids instead of in words.
MESSAGE_IDS = """
() => {
  const later = "gone|glossary|prologue|story|advice|banter|lobby|ledger|trophy";
  const house = `web|table|server|safety|bots|${later}|looterz|kragmortha|heroes`;
  const id = new RegExp(`\\\\b(${house})(-[a-z0-9]+)+\\\\b|\\\\{\\\\s*\\\\$`, "g");
  const labels = [...document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")].flatMap((element) =>
    ["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""));
  const said = [document.title, document.body.innerText, ...labels].join("\\n");
  return [...new Set(said.match(id) ?? [])].map((found) => `${found} shows through`);
}
"""

# Words may reach over the edge of nothing that bears or cuts them. What scrolls may be longer than it shows, and a
# name that ends in an ellipsis is still told if most of it is there.
OVERFLOWS = """
() => {
  const BEARERS = ".button, .card, .tag, .panel, h1, h2, h3, [role=tab], label, th, dialog";
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || !isSeen(text.parentElement) || text.parentElement.closest(".aloud")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (let bearer = text.parentElement; bearer; bearer = bearer.parentElement) {
      const { overflowX, overflowY, display, position, textOverflow } = getComputedStyle(bearer);
      if (/auto|scroll/.test(overflowX + overflowY) || bearer === document.body) break;
      const cuts = /hidden|clip/.test(overflowX + overflowY);
      const box = bearer.getBoundingClientRect();
      if (display !== "inline" && (cuts || bearer.matches(BEARERS)) && box.width > 1 && box.height > 1) {
        const depth = cuts ? 4 : bearer.matches("h1, h2, h3") ? Infinity : 6; // type is higher than its line
        const seen = [...range.getClientRects()].filter((each) => !cuts || each.top < box.bottom);
        const out = seen.some((each) => each.left < box.left - 2
          || each.right > (textOverflow === "ellipsis" ? each.left + box.width / 0.6 : box.right + 2)
          || each.top < box.top - depth || each.bottom > box.bottom + depth);
        if (out) found.add(`"${text.data.trim().slice(0, 40)}" reaches out of ${called(bearer)}`);
      }
      if (bearer.matches(BEARERS) || position === "absolute") break; // a badge may sit on an edge
    }
  }
  return [...found];
}
"""

# Type as large as it is on the screen, whatever scales it; smaller than this it cannot be read.
SMALL_TYPE = """
(least = 11) => {
  const found = new Set();
  for (const [text, [line]] of written()) {
    const bearer = text.parentElement;
    const scale = bearer.ownerSVGElement ? Math.abs(bearer.getScreenCTM().d)
      : bearer.offsetHeight ? bearer.getBoundingClientRect().height / bearer.offsetHeight : 1;
    const size = parseFloat(getComputedStyle(bearer).fontSize) * (bearer.matches(":has(*)") ? 1 : scale);
    if (line && size < least - 0.25) found.add(`${called(bearer)} is written in ${size.toFixed(1)} px`);
  }
  return [...found];
}
"""

# Words that lie on other words, or under something that hides them. Half of what is meant to be seen through (a veil,
# a light) hides nothing.
COVERED = """
() => {
  const touchable = new CSSStyleSheet(); // so that whatever is painted can be hit
  touchable.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(touchable);
  const hides = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const [, , , alpha = "1"] = backgroundColor.match(/[\\d.]+/g) ?? [];
    const isPainted = Number(alpha) > 0.5 || /url/.test(backgroundImage) || element.matches("img");
    for (let each = element; isPainted && each; each = each.parentElement)
      if (Number(getComputedStyle(each).opacity) < 0.4) return false;
    return isPainted;
  };
  // What sticks lets the rest scroll under it; and a Look of Kragmortha's may dim half a board.
  const mayCover = (element) => {
    for (let each = element; each; each = each.parentElement)
      if (getComputedStyle(each).position === "sticky" || each.matches(".dim")) return true;
    return false;
  };
  const found = new Set();
  const lines = [...written()].flatMap(([text, boxes]) => boxes.map((box) => ({ text, box })));
  for (const { text, box } of lines) {
    const bearer = text.parentElement;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isIn = ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom; // a finger may miss
    const stack = document.elementsFromPoint(x, y).filter((each) => isIn(each.getBoundingClientRect()));
    const own = stack.findIndex((each) => each.contains(bearer) || bearer.contains(each));
    const hit = stack.slice(0, Math.max(own, 0)).find(hides);
    if (!hit || mayCover(hit)) continue;
    found.add(`"${text.data.trim().slice(0, 40)}" lies under ${called(hit)}`);
  }
  lines.sort((a, b) => a.box.x - b.box.x);
  lines.forEach((one, i) => {
    for (let j = i + 1; j < lines.length && lines[j].box.x < one.box.right - 3; j++) {
      const other = lines[j];
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.y, other.box.y);
      if (other.text === one.text || down <= Math.min(one.box.height, other.box.height) * 0.45) continue;
      if (![one, other].some(({ text }) => mayCover(text.parentElement)))
        found.add(`"${one.text.data.trim().slice(0, 40)}" and "${other.text.data.trim().slice(0, 40)}" overlap`);
    }
  });
  document.adoptedStyleSheets.pop();
  return [...found];
}
"""

# One never has to scroll sideways.
SIDEWAYS = """
() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide, the screen ${clientWidth}`] : [];
}
"""

# What one always has at hand at a table; it stands in the foot of the Choices, and nothing may lie on it.
KEYS = """
() => {
  if (above()) return [];
  return [...document.querySelectorAll(".panel-foot button")].filter(isSeen).flatMap((key) => {
    const { x, y, width, height } = key.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return key.contains(hit) ? [] : [`${called(key)} is out of sight, or under ${hit ? called(hit) : "the edge"}`];
  });
}
"""

# A finger may hit beside what it sees; a link within a sentence may be as high as its line.
SMALL_TARGETS = """
(least = 44) => {
  const isLarge = (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) >= least - 0.5) return true;
    element.scrollIntoView({ block: "center" });
    const { x, y } = element.getBoundingClientRect();
    const hits = (right, down) =>
      element.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down));
    const reach = (right, down, far = 0) =>
      far < least && hits(right * (far + 1), down * (far + 1)) ? reach(right, down, far + 1) : far;
    if (!hits(0, 0)) return true; // something lies on it
    return reach(-1, 0) + reach(1, 0) > least - 3 && reach(0, -1) + reach(0, 1) > least - 3; // pixels are whole
  };
  const within = document.querySelector("dialog:modal") ?? document;
  return [...within.querySelectorAll("button, a[href], input, select, textarea, summary, [role=tab]")]
    .filter((element) => isSeen(element) && !element.matches(":disabled, .aloud"))
    .filter((element) => !(element.matches("a") && getComputedStyle(element).display === "inline"))
    .filter((element) => !isLarge(element))
    .map((element) => [element, element.getBoundingClientRect()])
    .map(([element, box]) => `${called(element)} is ${Math.round(box.width)} x ${Math.round(box.height)} px`);
}
"""

AXE_RUN = """
async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  return violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\\s+/g, " ")}`));
}
"""


# What holds on every screen.
EVERYWHERE = (MESSAGE_IDS, OVERFLOWS, SIDEWAYS, SMALL_TYPE, COVERED, KEYS)

# The pictures of a board: what each is, whether it is there, and what is said of it.
PICTURES = """() => [...document.querySelectorAll("main :is(img.painted, img.bust)")].map((each) => ({
  name: each.src.split("/").at(-1), came: each.complete && each.naturalWidth > 0, alt: each.alt }))"""


def barriers(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe calls serious or critical, by all of its rules or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe().read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(AXE_RUN, rules)
    return found


def look(page: Page, *checks: str) -> list[str]:
    """The findings of some checks; the page is asked once for all of them."""
    asked = ", ".join(f"({check.strip()})()" for check in checks)
    found: list[str] = page.evaluate(f"() => {{ {TOOLS} return [{asked}].flat(); }}")
    return found


def axe() -> Path:
    """The accessibility checker, which comes with the packages of the browser's side."""
    for place in (ROOT / ".lootkeep" / "browser", ROOT):
        if (place / AXE).is_file():
            return place / AXE
    raise FileNotFoundError(f"{AXE}: `python web/bundle.py build` installs it")
