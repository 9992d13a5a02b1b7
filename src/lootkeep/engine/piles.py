"""Cards in order: what several games do with a pile."""

from __future__ import annotations

from .native import append, i64, vec


def settle(cards: vec[i64], place: i64) -> None:
    """Move the card at a place down to where it belongs among the sorted ones before it."""
    card = cards[place]
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """A sorted pile with one card more."""
    cards = append(cards, card)
    settle(cards, len(cards) - 1)
    return cards


def exchange(cards: vec[i64], card: i64, other: i64) -> None:
    """Let another card lie where one lies, if it is in this pile."""
    for place in range(len(cards)):
        if cards[place] == card:
            cards[place] = other


def sort(cards: vec[i64]) -> None:
    """Put a small pile in the order of the box."""
    for place in range(1, len(cards)):
        settle(cards, place)
