"""A rule that asks somebody something, or makes something happen: what the steps of all games have in common.

A step is a stateless object. Its docstring is the rule in a sentence, and its class says the rest: how it is called,
by which rule of the ledger it is there, and what choosing means. One that waits is an int on the game's stack
(`pending`), which names the step by its place in the game's list.
"""

from __future__ import annotations

from typing import TypeVar

from .native import i64


class StepBase:
    """What is said of a step; a game's own `Step` offers choices and carries one out."""

    name: str = ""  # in positions and prompts
    rule: str = ""  # its id in the ledger
    verb: str = "choose"  # what choosing something means here
    answers_itself: bool = False  # a single choice is not asked
    number: i64 = -1  # its place in the game's list


S = TypeVar("S", bound=StepBase)


def numbered(steps: list[S]) -> list[S]:
    """All steps of a game, each told its place."""
    for number, step in enumerate(steps):
        step.number = number
    return steps
