"""A scenario of one's own in the making: the words with an example of each, what is wrong, and what it would say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

from ..engine.boxes import toml
from ..engine.messages import Fault, Message, Word
from ..engine.workshop import Workshop
from .box import EDITIONS, problems, read_tables, rooms, shipped, shipped_text
from .cards import ROOMS, SIGN_COPIES, SIGNS
from .faces import clause_words, clock_words, operation_words, rule_words
from .icons import TYPES
from .plan import letters_of
from .reading import RULES, TALLEST, WIDEST
from .scenario import CLAUSES, CLOCKS, ENDING, LOSING, OPERATIONS, WINNING
from .view import Night, Stock, sides

NAME = "scenario.toml"  # what a text is called in its errors, where it lies in no file
QUOTED = re.compile(r"'([^' ]*)")
NEAR = re.compile(r"`([a-z-]+)`")
ANY_ROOM = re.compile(rf"\b({'|'.join(ROOMS)})\b")
MOST_FAULTS = 40
MOST_TOLD = 300  # characters of an error that are shown
MOST_WORD = 40  # and of a word that is compared with others


class HeroesWorkshop(Workshop):
    """What an editor of scenarios is told."""

    def __init__(self, night: Callable[[str], Night]) -> None:
        self.night = night

    def words(self) -> list[Word]:
        found = [self._shown("rules", word, shape) for word, shape in RULES.items()]
        found += [self._shown("does", word, shape) for word, (shape, _) in OPERATIONS.items()]
        found += [self._shown("at", word, shape) for word, (shape, _) in CLOCKS.items()]
        for side, words in (("lose", LOSING), ("win", WINNING), ("end", ENDING)):
            found += [self._shown(side, word, CLAUSES[word][0]) for word in words]
        return found

    def stock(self) -> Stock:
        box = shipped(EDITIONS[0])
        values = [int(value) for value in box.values]
        return {
            "tiles": [
                {"room": ROOMS[number], "type": TYPES[room.type], "open": letters_of(room.sides)}
                for number, room in enumerate(rooms())
            ],
            "treasures": {str(value): values.count(value) for value in (1, 2, 3, 4)},
            "portals": toml(shipped_text("keep.toml"), "keep.toml")["tokens"]["portal"],
            "signs": {sign: int(SIGN_COPIES[number]) for number, sign in enumerate(SIGNS)},
            "widest": WIDEST,
            "tallest": TALLEST,
        }

    def faults(self, text: str) -> list[Fault]:
        try:
            return [fault(str(problem)) for problem in problems(text, NAME)[:MOST_FAULTS]]
        except (ValueError, RecursionError) as problem:  # a number so long that it cannot even be quoted
            return [fault(f"{NAME}: {problem}")]

    def preview(self, text: str) -> Night:
        return self.night(text)

    def says(self, data: dict[str, Any]) -> dict[str, list[Message]]:
        scenario = data.get("scenario")
        if not isinstance(scenario, dict):
            return {}
        made = read_tables(data, "", NAME).scenario
        found = {operation.text: operation_words(made, operation) for operation in made.operations}
        for side, clauses in sides(made):
            found |= {clause.text: [clause_words(made, clause, side)] for clause in clauses}
        found |= {
            str(when["at"]): clock_words(made, clock)[:1]
            for when, clock in zip(scenario.get("when", []), made.clocks, strict=False)
        }
        return {**found, **dict(self._said_by_rules(scenario, data))}

    def _said_by_rules(self, scenario: dict[str, Any], data: dict[str, Any]) -> Iterator[tuple[str, list[Message]]]:
        """Each rule, and what is not said of the scenario without it; one that others need is read alone."""
        rules = scenario.get("rules", [])
        bare: dict[str, Any] = {"cards": {}, "when": [], "aim": {}}  # which may need the rule
        for place, text in enumerate(rules):
            others = [*rules[:place], *rules[place + 1 :]]
            for held, left in ((rules, others), ([text], [])):
                fuller, barer = ({**scenario, **bare, "rules": some} for some in (held, left))
                try:
                    whole = rule_words(read_tables({**data, "scenario": fuller}, "", NAME).scenario)
                    rest = rule_words(read_tables({**data, "scenario": barer}, "", NAME).scenario)
                except ValueError:
                    continue
                yield text, [sentence for sentence in whole if sentence not in rest]
                break

    def _shown(self, sort: str, word: str, shape: str) -> Word:
        """A word with the first example that the package has of it."""
        for name in (*(f"scenarios/{edition}.toml" for edition in EDITIONS), "examples.toml"):
            scenario = toml(shipped_text(name), name)
            for text in written(scenario, sort):
                if text.split()[0] == word:
                    said = self.says({"scenario": scenario}).get(text, [])
                    return {"sort": sort, "word": word, "shape": shape, "example": text, "says": said}
        return {"sort": sort, "word": word, "shape": shape, "example": word, "says": []}


def written(scenario: dict[str, Any], sort: str) -> list[str]:
    """What stands in a scenario's file where words of a sort stand."""
    whens = scenario.get("when", [])
    if sort == "rules":
        return list(scenario.get("rules", []))
    if sort == "does":
        return [text for table in (*scenario.get("cards", {}).values(), *whens) for text in table["does"]]
    if sort == "at":
        return [when["at"] for when in whens]
    return list(scenario.get("aim", {}).get(sort, []))


def fault(told: str) -> Fault:
    """An error of the reader, taken apart."""
    where, _, rest = told.partition(": ")
    what, right = rest, ""
    if rest.endswith(" would be right."):
        what, _, right = rest.removesuffix(" would be right.").removesuffix(",").rpartition("; ")
    place, _, field = where.removeprefix(NAME).strip(", ").removeprefix("scenario").strip(", ").rpartition(", ")
    wrong, instead = meant(field, what, right)
    pieces = list(dict.fromkeys(ANY_ROOM.findall(f"{field} {what}")))
    return {
        "place": place[:MOST_TOLD],
        "field": field[:MOST_TOLD],
        "what": what[:MOST_TOLD],
        "right": right[:MOST_TOLD],
        "pieces": pieces,
        "wrong": wrong,
        "instead": instead,
    }


def meant(field: str, what: str, right: str) -> tuple[str, str]:
    """The word that is not one of those that would be right, and the one among them that comes near."""
    quoted = QUOTED.search(what)
    wrong = (quoted[1] if quoted else field)[:MOST_WORD]
    near = NEAR.fullmatch(right)
    if near:  # the reader has found it already; or the word is right, and what stands behind it is not
        return (wrong, near[1]) if near[1] != wrong else ("", "")
    if not right.startswith("one of "):
        return "", ""
    return wrong, next(iter(get_close_matches(wrong, right.removeprefix("one of ").split(", "), 1)), "")
