"""A rule that asks somebody something, or makes something happen: what every game's steps have in common.

A step is a stateless object. Its docstring is the rule in a sentence; `rule` is the rule's id in the ledger. A pending
one is an int on the game's stack (`pending`), which names the step by its place in the game's list.
"""

from __future__ import annotations

from .native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class StepBase:
    """What people and programs call a step; a game's own `Step` offers choices and carries one out."""

    name: str = ""  # in positions and prompts
    rule: str = ""  # the id in the ledger
    verb: str = ""  # what choosing something means here
    number: i64 = -1  # its place in the game's list


def numbered(steps: list[StepBase]) -> None:
    """Give each step its place: a pending one names it by that, so new ones come last."""
    for number, step in enumerate(steps):
        step.number = number
