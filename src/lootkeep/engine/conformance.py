"""The kit that every game passes: laws that are checked along random games.

A law that does not hold raises BrokenLaw, which says which one, in which game, and where.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from .errors import IllegalMove, InvalidBox, InvalidPosition, InvalidRecord, InvalidSetup
from .game import NOBODY, Game

EXPECTED = (IllegalMove, InvalidBox, InvalidPosition, InvalidRecord, InvalidSetup)
CALLING = 0.1  # how often somebody calls something out of turn, where that is possible
LONGEST = 20_000  # decisions; a random game that goes on longer does not end


class BrokenLaw(AssertionError):
    """A game does not keep a law of the house."""

    def __init__(self, law: str, game: Game, detail: str) -> None:
        setup = game.setup
        pledge = game.history.pledge if game.history is not None else None
        source = f"seed {setup.seed}" if pledge is None else f"key {pledge.key.hex()}"
        where = f"{setup.game} {setup.edition}, {setup.seats} seats, {source}, ply {game.ply}"
        super().__init__(f"{law} ({where}): {detail}")
        self.law = law


class Kit:
    """Checks games; the readers are those of the whole house, which the table does not know."""

    def __init__(self, load_record: Callable[[str], Game], load_position: Callable[[Game, str], Game]) -> None:
        self.load_record = load_record
        self.load_position = load_position

    def check_game(self, game: Game, seed: int, share: float = 1.0) -> int:
        """Play a remembered game at random to its end, and check the laws at a share of its positions."""
        rng = random.Random(seed)
        while not game.over:
            if game.ply > LONGEST:
                raise BrokenLaw("every game ends", game, f"it goes on after {LONGEST} decisions")
            if rng.random() < share:
                self.check_position(game, rng)
            self.check_options(game)
            calls = game.calls() if rng.random() < CALLING else []
            game.apply(rng.choice(calls or game.options()))
        self.check_end(game, rng)
        return game.ply

    def check_position(self, game: Game, rng: random.Random) -> None:
        """All laws that speak of one position."""
        self.check_text(game)
        self.check_offer_is_pure(game)
        self.check_refusal(game, rng)
        self.check_copy(game, rng)
        self.check_visibility(game, rng)
        self.check_imagination(game, rng)
        self.check_promise(game)
        self.check_events(game, rng)
        self.check_undo(game, rng)

    # ---- the laws

    def check_options(self, game: Game) -> None:
        """No position offers nothing, and no choice is there twice."""
        options = game.options()
        if not options or len(set(options)) != len(options):
            raise BrokenLaw("every decision has options, each once", game, str(options))
        if not 0 <= game.actor < game.seats:
            raise BrokenLaw("somebody decides", game, f"actor {game.actor}")

    def check_text(self, game: Game) -> None:
        """Notation, JSON and the position's text can be read back."""
        decision = game.decision()
        if [option["action"] for option in decision["options"]] != game.options():
            raise BrokenLaw("a decision lists the options", game, str(decision))
        for option in decision["options"]:
            if game.parse(option["notation"]) != option["action"]:
                raise BrokenLaw("notation is read back", game, option["notation"])
        if json.loads(json.dumps(decision)) != decision:
            raise BrokenLaw("a decision is JSON", game, str(decision))
        for seat in _viewers(game):
            view = game.view(seat)
            if json.loads(json.dumps(view)) != view:
                raise BrokenLaw("a view is JSON", game, str(view))
        text = game.position()
        again = self.load_position(game, text)
        if again.position() != text or again.options() != game.options():
            raise BrokenLaw("a position is read back", game, f"{text}became\n{again.position()}")

    def check_offer_is_pure(self, game: Game) -> None:
        """To ask what is offered changes nothing."""
        before, options = game.position(), game.options()
        game.decision()
        game.choice_count = 0
        game.offer_step(game.stack[game.depth - 1])
        if game.position() != before or game.options() != options:
            raise BrokenLaw("to ask changes nothing", game, before)

    def check_refusal(self, game: Game, rng: random.Random) -> None:
        """An illegal action is refused, and nothing has changed."""
        before = game.position()
        space = game.action_space()
        for action in (-1, space, space + rng.randrange(10**30), rng.randrange(space), rng.randrange(space)):
            if action in game.options() or action in game.calls():
                continue
            try:
                game.apply(action)
            except IllegalMove:
                pass
            else:
                raise BrokenLaw("an illegal action is refused", game, str(action))
        if game.position() != before:
            raise BrokenLaw("a refused action changes nothing", game, before)

    def check_copy(self, game: Game, rng: random.Random) -> None:
        """A copy plays on by itself, and the same choices lead to the same position."""
        before = game.position()
        first, second = game.copy(), game.copy()
        if first.stream is not None or first.history is not None:
            raise BrokenLaw("a copy does not know what chance will bring", game, before)
        if first.position() != before:
            raise BrokenLaw("a copy is the same", game, first.position())
        for _ in range(rng.randrange(1, 12)):
            if first.over:
                break
            action = rng.choice(first.options())
            first.apply(action)
            second.apply(action)
        if first.position() != second.position():
            raise BrokenLaw("the same choices lead to the same position", game, first.position())
        if game.position() != before:
            raise BrokenLaw("copies are independent", game, before)

    def check_visibility(self, game: Game, rng: random.Random) -> None:
        """What a seat cannot see may be dealt anew without its noticing."""
        seen = [card for cards in _lying(game) for card in cards]
        if len(set(seen)) != len(seen):
            raise BrokenLaw("a card lies in one place", game, str(seen))
        for seat in _viewers(game):
            world = game.redeal(seat, rng.randrange(2**63))
            if sorted(card for cards in _lying(world) for card in cards) != sorted(seen):
                raise BrokenLaw("a re-deal keeps the cards", game, world.position())
            if _bytes(world.view(seat)) != _bytes(game.view(seat)):
                raise BrokenLaw("a re-deal looks the same", game, f"seat {seat}\n{world.position()}")
            if seat == game.actor and world.decision() != game.decision():
                raise BrokenLaw("a re-deal asks the same", game, f"seat {seat}\n{world.position()}")
            if not world.over and world.rng == game.rng:
                raise BrokenLaw("a re-deal does not foresee", game, f"seat {seat}")

    def check_imagination(self, game: Game, rng: random.Random) -> None:
        """What whoever decides imagines comes from a seed and from what they see, and from nothing else."""
        seed, other = rng.randrange(2**63), rng.randrange(2**63)
        world, again = game.imagine(seed), game.redeal(game.actor, other).imagine(seed)
        if world.position() != again.position() or world.rng != again.rng:
            raise BrokenLaw("imagination knows no more than the view", game, f"{world.position()}{again.position()}")
        if _bytes(world.view(game.actor)) != _bytes(game.view(game.actor)):
            raise BrokenLaw("what is imagined looks the same", game, world.position())

    def check_promise(self, game: Game) -> None:
        """Winning chances lie between 0 and 1; rivals share one, and at its end the winners do."""
        chances = [game.promise(seat) for seat in range(game.seats)]
        outcome = game.outcome()
        if not all(0 <= chance <= 1 for chance in chances) or (game.allied and len(set(chances)) > 1):
            raise BrokenLaw("a promise is a chance", game, str(chances))
        if outcome is None:
            if not game.allied and abs(sum(chances) - 1) > 1e-9:
                raise BrokenLaw("rivals share one win", game, str(chances))
            return
        winners = outcome["winners"]
        each = 1.0 if game.allied else 1 / max(1, len(winners))
        if chances != [each if seat in winners else 0.0 for seat in range(game.seats)]:
            raise BrokenLaw("at the end a promise is kept", game, f"{chances}, winners {winners}")

    def check_events(self, game: Game, rng: random.Random) -> None:
        """Two games that look the same to a seat, before and after a choice, tell it the same."""
        action = rng.choice(game.options())
        for seat in _viewers(game):
            here, there = game.copy(), game.redeal(seat, rng.randrange(2**63))
            there.rng = here.rng
            if action not in there.options():
                continue
            here.remember()
            there.remember()
            here.apply(action)
            there.apply(action)
            told, also = _told(here, seat), _told(there, seat)
            if here.view(seat) == there.view(seat) and told != also:
                raise BrokenLaw("events tell no more than the view", game, f"{seat}: {told} and {also}")

    def check_undo(self, game: Game, rng: random.Random) -> None:
        """What can be taken back leaves no trace; what cannot be says so."""
        before, told = game.position(), _bytes(game.events(None))
        seat = game.actor
        ply = game.ply
        game.apply(rng.choice(game.options()))
        if not game.can_undo(seat):
            try:
                game.undo()
            except IllegalMove:
                game.undo(consent=True)
            else:
                raise BrokenLaw("a barrier holds", game, before)
        else:
            game.undo()
        if game.position() != before or game.ply != ply or _bytes(game.events(None)) != told:
            raise BrokenLaw("undo leads back", game, f"{before}became\n{game.position()}")

    def check_end(self, game: Game, rng: random.Random) -> None:
        """A finished game has an outcome, accepts nothing more, and its record tells the same."""
        outcome = game.outcome()
        if outcome is None or sorted(place["seat"] for place in outcome["ranking"]) != list(range(game.seats)):
            raise BrokenLaw("a finished game has an outcome", game, str(outcome))
        if game.options() or game.actor != NOBODY or game.decision()["options"]:
            raise BrokenLaw("a finished game asks nothing", game, str(game.options()))
        self.check_refusal(game, rng)
        self.check_promise(game)
        again = self.load_record(game.record())
        if again.position() != game.position() or _bytes(again.events(0)) != _bytes(game.events(0)):
            raise BrokenLaw("replay equals play", game, again.position())


def _viewers(game: Game) -> list[int | None]:
    return [None, *range(game.seats)]


def _bytes(value: object) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


def _told(game: Game, seat: int | None) -> list[bytes]:
    """What a seat was told, in any order: two things that one move brings to light may come one way or the other.

    For the same reason the names of what it sees now do not count.
    """
    view = json.dumps(game.view(seat))
    events = game.events(seat)
    for event in events:
        for name, value in event["args"].items():
            if isinstance(value, str) and value.startswith("@card/") and json.dumps(value[6:]) in view:
                event["args"][name] = "seen"
    return sorted(_bytes(event) for event in events)


def _lying(game: Game) -> list[list[int]]:
    """The cards of every zone."""
    zones = game.zones()
    return [
        [int(card) for card in game.cards_in(number, owner)]
        for number in range(len(zones))
        for owner in range(game.seats if zones[number].per_seat else 1)
    ]


def check_reader(read: Callable[[str], object], good: str, rng: random.Random) -> None:
    """A reader of text answers rubbish, and good text with a few places spoilt, with its own errors only."""
    try:
        read(spoilt(good, rng))
    except EXPECTED:
        return


def spoilt(text: str, rng: random.Random) -> str:
    """Random characters, or the text with a few of its places changed."""
    if rng.random() < 0.2 or not text:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(200))).decode("latin-1")
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(text) + 1)
        length = rng.choice((0, 1, 1, 5, 200))
        patch = rng.choice(("", "\x00", "#", ">", "=", "p9", "-1", "9" * 30, "é", "\n", text[: rng.randrange(40)]))
        text = text[:place] + patch + text[place + length :]
    return text
