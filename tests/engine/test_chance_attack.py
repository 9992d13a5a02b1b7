"""What the lattice attack breaks: the fast generator, with a few dozen dice or some cards; not the stream of a key."""

from __future__ import annotations

from typing import Any

import pytest

import lootkeep
from lootkeep import Game
from lootkeep.engine import chance
from lootkeep.engine.native import i64, vec

from .lattice import Draw, foretold, state_behind

CARDS = 54  # of the deck that is shuffled here
KEYS = [pytest.param(bytes([number]) * 32, id=f"key {number}") for number in range(3)]


def rolled(game: Game, dice: int) -> list[Draw]:
    """The next dice, as somebody at the table sees them."""
    return [Draw(number, int(game.random(6)), 6) for number in range(1, dice + 1)]


def shuffled(game: Game) -> list[int]:
    """A deck in its order, the top card last."""
    deck = vec[i64](range(CARDS))
    game.shuffle(deck)
    return [int(card) for card in deck]


def drawn_from(upper: list[int]) -> list[Draw]:
    """What the draws of a shuffle were by the cards on top: it lays the top card first (Fisher and Yates)."""
    deck = list(range(CARDS))
    draws = []
    for number, card in enumerate(upper, 1):
        last = CARDS - number
        place = deck.index(card)
        deck[place], deck[last] = deck[last], deck[place]
        draws.append(Draw(number, place, last + 1))
    return draws


def laid_by(first: int, number: int, cards: int) -> list[int]:
    """The order that a shuffle which begins with the draw of this number gives to a deck, the top card last."""
    deck = list(range(cards))
    for last in range(cards - 1, 0, -1):
        place = foretold(first, number, last + 1)
        deck[place], deck[last] = deck[last], deck[place]
        number += 1
    return deck


def dealt_by(first: int, box: list[str], seats: int) -> list[list[str]]:
    """The hands of a game of Looterz by the state before it: who begins has three cards, all others four."""
    beginner = foretold(first, 1, seats)
    deck = laid_by(first, 2, len(box))
    hands: list[list[str]] = [[]] * seats
    for turn in range(seats):
        cards = sorted(deck.pop() for _ in range(3 if turn == 0 else 4))
        hands[(beginner + turn) % seats] = [box[card] for card in cards]
    return hands


def hand_of(game: Game, seat: int) -> list[str]:
    """The cards that a seat sees in its hand."""
    view: Any = game.view(seat)
    return list(view["players"][seat]["hand"]["cards"])


def public_dice(game: Game, cards: int) -> list[Draw]:
    """All dice of a game of Looterz that a spectator saw; draws before them: who begins, and a shuffle of all cards."""
    draws: list[Draw] = []
    number = 1 + cards - 1
    for event in game.events(None):
        dice: Any = event["args"].get("dice", [])
        for pips in dice:
            number += 1
            draws.append(Draw(number, pips - 1, 6))
        if event["id"] == "looterz-event-reshuffled":
            number += int(str(event["args"]["n"])) - 1
    return draws


def played(game: Game, seed: int) -> Game:
    """A game that was played to its end by players who take anything: long, with a draw pile that runs out."""
    rng = chance.seeded(seed)
    while not game.over:
        rng = chance.advanced(rng)
        options = game.options()
        game.apply(options[chance.below(rng, len(options))])
    return game


@pytest.mark.parametrize("seed", [1, 2, 3, 2**40, 2**63 - 1])
def test_dice_of_the_fast_generator_tell_all_coming_dice(seed: int) -> None:
    dice = rolled(lootkeep.new("looterz", seed=seed), 248)
    first = state_behind(dice[:48])
    assert first is not None
    assert [foretold(first, die.number, 6) for die in dice] == [die.value for die in dice]


@pytest.mark.parametrize("seed", [1, 2, 3, 2**40, 2**63 - 1])
def test_the_upper_cards_of_a_deck_tell_the_others(seed: int) -> None:
    """Dice are not needed: what a shuffle has done becomes visible card by card."""
    deck = shuffled(lootkeep.new("looterz", seed=seed))
    first = state_behind(drawn_from(deck[: -CARDS // 3 : -1]))
    assert first is not None
    assert laid_by(first, 1, CARDS) == deck


@pytest.mark.parametrize("seed", range(4))
def test_a_spectator_of_a_seeded_game_knows_every_hand_and_every_die(seed: int) -> None:
    """48 public dice, be they the first or the last, tell the hands that were dealt and all other dice."""
    game = lootkeep.new("looterz", seats=4, seed=seed)
    hands = [hand_of(game, seat) for seat in range(4)]
    box = [card["id"] for card in game.cards() for _ in range(card["copies"])]
    dice = public_dice(played(game, seed), len(box))
    for seen in (dice[:48], dice[-48:]):
        first = state_behind(seen)
        assert first is not None
        assert dealt_by(first, box, 4) == hands
        assert [foretold(first, die.number, 6) for die in dice] == [die.value for die in dice]


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_found_in_dice_that_come_from_a_key(key: bytes) -> None:
    assert state_behind(rolled(lootkeep.new("looterz", key=key), 64)) is None


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_found_in_cards_that_come_from_a_key(key: bytes) -> None:
    assert state_behind(drawn_from(shuffled(lootkeep.new("looterz", key=key))[::-1])) is None


@pytest.mark.parametrize("key", KEYS)
def test_a_spectator_of_a_keyed_game_finds_nothing(key: bytes) -> None:
    game = lootkeep.new("looterz", seats=4, key=key)
    cards = sum(card["copies"] for card in game.cards())
    assert state_behind(public_dice(played(game, 1), cards)[:64]) is None


@pytest.mark.parametrize("key", KEYS)
def test_a_copy_of_a_keyed_game_tells_nothing_of_what_comes(key: bytes) -> None:
    """Bots search in copies: what they roll there agrees with the table no more often than dice do."""
    game = lootkeep.new("looterz", key=key)
    copy = game.copy()
    agreed = sum(game.random(6) == copy.random(6) for _ in range(6_000))
    assert abs(agreed - 1_000) < 4 * 29  # standard deviations
