"""A position as text that can be written by hand and read back exactly.

    kragmortha library seats=2 first=p1 active=p2 turn=4 round=2 rigor=d10 rng=77
    p1: at=d5 hand=goblin:book+scroll,rigor:ball+ball looks=h2,m1 tomes=blink,wild-ink!
    p2: at=c6 hand= scoldings=1
    discards: goblin:book+ball#1
    stack: card/p2/-/0 ...

A Tome may be followed by `!` if it is used and by `@` and the turn after which it can be used. Left out: hands are
empty, decks hold all other cards in the order of the box (the last is the top), the stack is a turn about to begin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.native import append, i64, vec
from ..engine.pending import NOTHING, about, number_of, seat_of
from ..engine.positions import PositionReader
from .cards import NO_CARD, NOWHERE, SQUARES, square_name
from .chapters import STEP_LIST
from .departure import is_departure, left_by
from .hand import take_in_hand
from .looks import looks_of
from .notation import look_name
from .powers import TAKE_LOOK
from .seats import everybody
from .steps import Step
from .turn import MOVE, ask_turn

if TYPE_CHECKING:
    from .game import Kragmortha

LONGEST = 2**40  # turns or rounds of a game
EVERYBODY = int(everybody(8))
FLAGS = ("moves-rigor", "ended", "halted", "greased", "peeped")

# ---------------------------------------------------------------- writing


def position(game: Kragmortha) -> str:
    """The whole position, hidden cards included."""
    on = (game.moves_rigor, game.ended, game.halted, game.greased, game.peeped)
    flags = [name for name, is_on in zip(FLAGS, on, strict=True) if is_on]
    card = "-" if game.card == NO_CARD else str(game.card)
    lines = [
        f"kragmortha {game.box.edition} seats={game.seats} penance={game.penance} people={game.people}"
        f" first=p{game.first + 1} active=p{game.active + 1} turn={game.turn} round={game.round}"
        f" rigor={square_name(int(game.rigor))} card={card} wild={game.wild} marked={game.marked}"
        f" votes={game.votes + 100} flags={','.join(flags)} over={'yes' if game.over else 'no'} rng={game.rng}"
    ]
    lines += [_player(game, seat) for seat in range(game.seats)]
    lines.append(_pile(game, "deck", game.deck))
    lines.append(_pile(game, "discards", game.discards))
    lines.append(_pile(game, "looks", game.look_deck))
    lines.append(_pile(game, "tomes", game.tome_deck))
    lines.append(_pile(game, "tokens", game.tokens))
    lines.append(_pile(game, "tokens-used", game.tokens_used))
    seen = [f"{game.card_name(card)}={game.seen[card]}" for card in range(game.box.cards) if game.seen[card]]
    lines.append(" ".join(["seen:", *seen]))
    lines.append(" ".join(["stack:", *[_pending(game, game.stack[i]) for i in range(0 if game.over else game.depth)]]))
    return "\n".join(lines) + "\n"


def _player(game: Kragmortha, seat: i64) -> str:
    player = game.players[seat]
    at = "-" if player.square == NOWHERE else square_name(int(player.square))
    hand = ",".join([game.card_name(card) for card in player.hand])
    looks = ",".join([game.card_name(card) for card in player.looks])
    tomes = ",".join([_tome(game, card) for card in player.tomes])
    return (
        f"p{seat + 1}: at={at} hand={hand} looks={looks} tomes={tomes} scoldings={player.blanks} tired={player.tired}"
        f" accused={player.accused} slipped={player.slipped} silent={player.silent_until}{_slip(game, seat)}"
    )


def _slip(game: Kragmortha, seat: i64) -> str:
    """A slip that can be seen now, and the round in which one was; nothing where penances are not on the screen."""
    player = game.players[seat]
    slipping = "" if player.slipping == NOTHING else f" slipping={game.box.looks[player.slipping].id}"
    return slipping + (f" caught={player.caught}" if player.caught else "")


def _tome(game: Kragmortha, card: i64) -> str:
    tome = game.box.tome_of(card)
    return f"{game.box.tomes[tome].id}{'!' if game.used[tome] else ''}@{game.since[tome]}"


def _pile(game: Kragmortha, name: str, cards: vec[i64]) -> str:
    return " ".join([f"{name}:", *[game.card_name(card) for card in cards]])


def _pending(game: Kragmortha, pending: i64) -> str:
    this = about(pending)
    name = "-" if this == NOTHING else str(this)
    return f"{game.step(pending).name}/p{seat_of(pending) + 1}/{name}/{number_of(pending)}"


# ---------------------------------------------------------------- reading


class Reader(PositionReader):
    """Reads a position's text into a blank game."""

    def __init__(self, game: Kragmortha) -> None:
        super().__init__(game.seats)
        self.game = game
        self.free: list[int] = list(range(game.box.cards))
        self.names: dict[str, int] = {game.card_name(card): card for card in self.free}

    def square(self, text: str) -> int:
        """A square that can be entered."""
        for square in range(SQUARES):
            if square_name(square) == text and self.game.board.walkable[square]:
                return square
        raise self.wrong(f"{text[:20]!r} is no square in use", "a square such as `d5` would be right")

    def card(self, text: str, first: i64, end: i64) -> int:
        """A card that lies nowhere yet, of the deck whose numbers are these."""
        if text in self.names:
            card = self.names[text]
        else:
            copies = [self.names[name] for name in self.names if name.split("#")[0] == text]
            if not copies:
                raise self.wrong(f"there is no card {text[:40]!r} in this box", "a card's id would be right")
            card = next((copy for copy in copies if copy in self.free), copies[0])
        if not first <= card < end:
            raise self.wrong(f"{text[:40]!r} does not belong there", "each deck has its own cards")
        if card not in self.free:
            raise self.wrong(f"the card {text[:40]!r} lies somewhere else already", "each card can lie in one place")
        self.free.remove(card)
        return card

    def cards(self, words: list[str], first: i64, end: i64) -> vec[i64]:
        """Cards in order."""
        return vec[i64]([self.card(word, first, end) for word in words if word])

    def read(self, text: str) -> None:
        """Fill the game; whatever cannot be is refused."""
        lines = text.splitlines()
        self.line = 1
        self.header(lines[0] if lines else "")
        piles: dict[str, list[str]] = {}
        for line in lines[1:]:
            self.line += 1
            if not line.strip():
                continue
            name, colon, rest = line.partition(":")
            if not colon or name in piles:
                raise self.wrong(
                    f"{line[:40]!r} cannot be read", "one line each for p1, p2, ..., deck, discards, stack"
                )
            piles[name] = rest.split()
            if name not in ("deck", "discards", "looks", "tomes", "tokens", "tokens-used", "seen", "stack"):
                self.player(self.seat(name), rest)
        self.piles(piles)
        self.stack(piles.get("stack", []))

    def header(self, line: str) -> None:
        """The first line: what game, whose turn, and the numbers that all share."""
        game = self.game
        words = line.split(maxsplit=2)
        if len(words) < 2 or words[0] != "kragmortha" or words[1] != game.box.edition:
            raise self.wrong(
                f"{line[:40]!r} is no position of this game", f"`kragmortha {game.box.edition} ...` would be"
            )
        known = ["seats", "penance", "people", "first", "active", "turn", "round", "rigor", "card", "wild", "marked"]
        fields = self.fields(words[2] if len(words) > 2 else "", [*known, "votes", "flags", "over", "rng"])
        if fields.get("seats", str(game.seats)) != str(game.seats):
            raise self.wrong(f"seats={fields['seats'][:9]}", f"this table has {game.seats}")
        game.clear()
        game.penance = self.number(fields.get("penance", "0"), 0, 2, "penance")
        game.people = self.number(fields.get("people", str(EVERYBODY)), 0, EVERYBODY, "people")
        game.first = self.seat(fields.get("first", "p1"))
        game.active = self.seat(fields.get("active", "p1"))
        game.turn = self.number(fields.get("turn", "1"), 0, LONGEST, "turn")
        game.round = self.number(fields.get("round", "1"), 0, LONGEST, "round")
        game.rigor = self.square(fields["rigor"]) if "rigor" in fields else game.board.rigor
        card = fields.get("card", "-")
        game.card = NO_CARD if card == "-" else self.number(card, 0, len(game.box.movements) - 1, "card")
        game.wild = self.number(fields.get("wild", "0"), 0, 1, "wild")
        game.marked = self.number(fields.get("marked", "0"), 0, 3, "marked")
        game.votes = self.number(fields.get("votes", "100"), 90, 110, "votes") - 100
        game.rng = self.chance(fields.get("rng", "1"))
        game.over = fields.get("over", "no") == "yes"
        flags = [flag for flag in fields.get("flags", "").split(",") if flag]
        for flag in flags:
            if flag not in FLAGS:
                raise self.wrong(f"{flag[:20]!r} is no flag", f"some of {', '.join(FLAGS)} would be right")
        game.moves_rigor = "moves-rigor" in flags
        game.ended = "ended" in flags
        game.halted = "halted" in flags
        game.greased = "greased" in flags
        game.peeped = "peeped" in flags

    def player(self, seat: int, text: str) -> None:
        """One player's goblin, hand, Looks and Tomes."""
        game = self.game
        box = game.box
        known = ["at", "hand", "looks", "tomes", "scoldings", "tired", "accused", "slipped", "silent"]
        known += ["slipping", "caught"]
        fields = self.fields(text, known)
        player = game.players[seat]
        at = fields.get("at", "-")
        player.square = NOWHERE if at == "-" else self.square(at)
        for word in fields.get("hand", "").split(","):
            if word:
                take_in_hand(game, seat, self.card(word, 0, box.first_look))
        player.looks = self.cards(fields.get("looks", "").split(","), box.first_look, box.first_tome)
        for word in fields.get("tomes", "").split(","):
            if word:
                self.tome(seat, word)
        player.blanks = self.number(fields.get("scoldings", "0"), 0, 4, "scoldings")
        player.tired = self.number(fields.get("tired", "0"), 0, 1, "tired")
        player.accused = self.number(fields.get("accused", "0"), 0, LONGEST, "accused")
        player.slipped = self.number(fields.get("slipped", "0"), 0, LONGEST, "slipped")
        player.silent_until = self.number(fields.get("silent", "0"), 0, LONGEST, "silent")
        player.caught = self.number(fields.get("caught", "0"), 0, LONGEST, "caught")
        player.slipping = self.slipping(seat, fields.get("slipping", ""))

    def slipping(self, seat: int, name: str) -> i64:
        """The Look of theirs whose order somebody has just broken."""
        for look in looks_of(self.game, seat):
            if name and look_name(self.game, look) == name:
                return look
        if name:
            raise self.wrong(f"slipping={name[:20]}", "one of the player's own Looks would be right")
        return NOTHING

    def tome(self, seat: int, word: str) -> None:
        """A Tome, whether it is used, and since when it lies there."""
        game = self.game
        name, _, since = word.partition("@")
        card = self.card(name.rstrip("!"), game.box.first_tome, game.box.first_token)
        player = game.players[seat]
        player.tomes = append(player.tomes, card)
        game.used[game.box.tome_of(card)] = 1 if name.endswith("!") else 0
        game.since[game.box.tome_of(card)] = self.number(since or "0", 0, LONGEST, "since")

    def piles(self, piles: dict[str, list[str]]) -> None:
        """The decks; what is not named lies in its deck."""
        game = self.game
        box = game.box
        game.discards = self.cards(piles.get("discards", []), 0, box.first_look)
        game.tokens_used = self.cards(piles.get("tokens-used", []), box.first_token, box.cards)
        game.deck = self.pile(piles, "deck", 0, box.first_look)
        game.look_deck = self.pile(piles, "looks", box.first_look, box.first_tome)
        game.tome_deck = self.pile(piles, "tomes", box.first_tome, box.first_token)
        game.tokens = self.pile(piles, "tokens", box.first_token, box.cards)
        if len(game.tokens) == 0:
            raise self.wrong("no token lies face down", "when all are used they are shuffled again: at least one")
        for word in piles.get("seen", []):
            name, _, mask = word.partition("=")
            if name not in self.names:
                raise self.wrong(f"there is no card {name[:40]!r} in this box", "a card's id would be right")
            game.seen[self.names[name]] = self.number(mask, 0, EVERYBODY, "seen")
        if game.marked > len(game.deck):
            raise self.wrong(f"marked={game.marked}", "as many cards as the deck has would be right")

    def pile(self, piles: dict[str, list[str]], name: str, first: i64, end: i64) -> vec[i64]:
        """One deck."""
        if name in piles:
            return self.cards(piles[name], first, end)
        return vec[i64]([card for card in self.free if first <= card < end])

    def stack(self, words: list[str]) -> None:
        """What is still to be resolved; by default a turn that begins."""
        game = self.game
        if game.over:
            return
        if not words:
            ask_turn(game, game.active)
        self.placed(words)
        steps = {step.name: step for step in STEP_LIST}
        for word in words:
            parts = word.split("/")
            if len(parts) != 4 or parts[0] not in steps:
                raise self.wrong(
                    f"{word[:40]!r} is no pending step", "`step/p1/number/number` would be right, `-` for none"
                )
            this = NOTHING if parts[2] == "-" else self.number(parts[2], 0, 254, "number")
            seat, n = self.seat(parts[1]), self.number(parts[3], 0, 4095, "number")
            if not self.can_pend(steps[parts[0]], seat, this, n):
                raise self.wrong(f"{word[:40]!r} cannot be pending", "goblin, Tome and square that there are")
            game.ask(steps[parts[0]], seat, this, n)
        game.advance()

    def can_pend(self, step: Step, seat: int, this: int, n: int) -> bool:
        """Whether the goblin, Tome, Look or square that a pending step is about is there."""
        game = self.game
        if step.this_is == "goblin" and not (this < game.seats or (this == NOTHING and step.n_is == "departure")):
            return False
        if step.this_is == "tome" and this >= len(game.box.tomes):
            return False
        if step is MOVE:
            return game.card != NO_CARD and (n == NOWHERE or self.can_stand(n))
        if step is TAKE_LOOK:
            return n in list(looks_of(game, seat))
        if step.n_is == "look":
            return n < len(game.box.looks)
        if step.n_is == "departure":
            return bool(is_departure(n)) and self.can_stand(int(left_by(n)))
        return step.n_is != "square" or self.can_stand(n)

    def can_stand(self, square: int) -> bool:
        """Whether somebody can stand on a square."""
        return square < SQUARES and self.game.board.walkable[square] == 1

    def placed(self, words: list[str]) -> None:
        """All goblins are in the library but those still to enter, and apart but for one that shoves another out."""
        game = self.game
        for seat in range(game.seats):
            square = game.players[seat].square
            enters = any(word.startswith(f"place/p{seat + 1}/") for word in words)
            if square == NOWHERE and not enters:
                raise self.wrong(f"p{seat + 1} is nowhere", "`at=` and a square would be right")
            for other in range(game.seats):
                shares = other != seat and square != NOWHERE and game.players[other].square == square
                pair = (f"shove/p{seat + 1}/{other}/", f"shove/p{other + 1}/{seat}/")
                if shares and not any(word.startswith(pair) for word in words):
                    name = square_name(int(square))
                    raise self.wrong(f"two goblins stand on {name}", "one creature on a square would be right")


def read_position(game: Kragmortha, text: str) -> None:
    """Fill a blank game with what the text describes."""
    Reader(game).read(text)
