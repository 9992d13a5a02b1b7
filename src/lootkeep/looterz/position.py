"""A position as text that can be written by hand and read back exactly.

    looterz dragon seats=2 target=15 first=p1 active=p2 turn=4 phase=2 clock=0 rng=77
    p1: loot=3 hand=thief,zombie play=hydra:3,king
    p2: loot=1 hand= play=assassin!
    graveyard: frog#2
    inn: ...
    stack: end-turn/p2 hand-limit/p2 ...

A card is `kind#copy`; in play `:life` may follow, `!` if it has acted, `@p1` if it goes back there.
Left out: the copy is the first that is free, the life as printed, the inn all other cards in the order of
the box (the last is the top), the stack what lies ahead from the phase on, `rest=no` what the box says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import NOBODY
from ..engine.native import append, i64, vec
from ..engine.pending import NOTHING, about, number_of, seat_of, step_of
from ..engine.positions import PositionReader
from .abilities import STEP_LIST, STEPS
from .cards import RIGOR_MORTIS
from .steps import DISCARD_PHASE, DUNGEON_PHASE, END_OF_TURN, RECRUITMENT_PHASE, SACRIFICE_PHASE

if TYPE_CHECKING:
    from .game import Looterz

# ---------------------------------------------------------------- writing


def position(game: Looterz) -> str:
    """The whole position, hidden cards included."""
    winner = "-" if game.winner == NOBODY else f"p{game.winner + 1}"
    lines = [
        f"looterz {game.box.edition} seats={game.seats} target={game.target} first=p{game.first + 1}"
        f" active=p{game.active + 1} turn={game.turn} phase={game.phase} clock={game.clock} rng={game.rng}"
        f" over={'yes' if game.over else 'no'} winner={winner}{_rest(game)}"
    ]
    for seat in range(game.seats):
        player = game.players[seat]
        hand = ",".join([game.card_name(card) for card in player.hand])
        play = ",".join([_in_play(game, card) for card in player.looters])
        lines.append(f"p{seat + 1}: loot={player.loot} hand={hand} play={play}")
    lines.append(" ".join(["graveyard:", *[game.card_name(card) for card in game.graveyard]]))
    lines.append(" ".join(["inn:", *_inn(game)]))
    lines.append(" ".join(["stack:", *[_pending(game, game.stack[i]) for i in range(game.depth)]]))
    return "\n".join(lines) + "\n"


def _rest(game: Looterz) -> str:
    """The house rule of who must act, where it is not that of the box."""
    return "" if game.may_rest == game.box.may_rest else f" rest={'yes' if game.may_rest else 'no'}"


def _inn(game: Looterz) -> list[str]:
    """The draw pile from the bottom up, Rigor Mortis cards in their places."""
    names = [game.card_name(card) for card in game.inn]
    for number in range(len(game.alarms)):
        names.insert(int(game.alarms[number]) + number, RIGOR_MORTIS)
    return names


def _in_play(game: Looterz, card: i64) -> str:
    home = game.lent_by[card]
    acted = "!" if game.acted[card] else ""
    return f"{game.card_name(card)}:{game.life[card]}{acted}{'' if home == NOBODY else f'@p{home + 1}'}"


def _pending(game: Looterz, pending: i64) -> str:
    card = about(pending)
    name = "-" if card == NOTHING else game.card_name(card)
    return f"{STEPS[step_of(pending)].name}/p{(seat_of(pending)) + 1}/{name}/{number_of(pending)}"


# ---------------------------------------------------------------- reading


class Reader(PositionReader):
    """Reads a position's text into a blank game."""

    def __init__(self, game: Looterz) -> None:
        super().__init__(game.seats)
        self.game = game
        self.free: list[int] = list(range(game.box.looterz))
        self.names: dict[str, int] = {game.card_name(card): card for card in self.free}

    def card(self, text: str) -> int:
        """A card that lies nowhere yet."""
        if text in self.names:
            card = self.names[text]
        else:
            copies = [self.names[name] for name in self.names if name.split("#")[0] == text]
            if not copies:
                raise self.wrong(
                    f"there is no card {text!r} in this box",
                    "a kind with its copy, as `hydra#1`, would be right",
                )
            card = next((copy for copy in copies if copy in self.free), copies[0])
        if card not in self.free:
            raise self.wrong(f"the card {text!r} lies somewhere else already", "each card can lie in one place")
        self.free.remove(card)
        return card

    def inn(self, words: list[str]) -> None:
        """The draw pile from the bottom up, with Rigor Mortis cards that are not on the table."""
        game = self.game
        for word in words:
            if word == RIGOR_MORTIS:
                game.alarms = append(game.alarms, len(game.inn))
            else:
                game.inn = append(game.inn, self.card(word))
        left = game.box.clock - game.clock
        if len(game.alarms) > left:
            raise self.wrong(f"the inn has {len(game.alarms)} of {RIGOR_MORTIS}", f"{left} at most would be right")

    def read(self, text: str) -> None:
        """Fill the game; whatever cannot be is refused."""
        lines = text.splitlines()
        seen: set[str] = set()
        self.line = 1
        self.header(lines[0] if lines else "")
        pending: list[str] = []
        inn: list[str] | None = None
        for line in lines[1:]:
            self.line += 1
            if not line.strip():
                continue
            name, colon, rest = line.partition(":")
            if not colon or name in seen:
                raise self.wrong(
                    f"{line[:40]!r} cannot be read", "one line each for p1, p2, ..., graveyard, inn, stack"
                )
            seen.add(name)
            if name == "graveyard":
                self.game.graveyard = vec[i64]([self.card(word) for word in rest.split()])
            elif name == "inn":
                inn = rest.split()
            elif name == "stack":
                pending = rest.split()
            else:
                self.player(self.seat(name), rest)
        if inn is None:
            self.game.inn = vec[i64]([card for card in self.free])
            self.game.hide_clock(self.game.box.clock - self.game.clock)
        else:
            self.inn(inn)
        self.stack(pending)

    def header(self, line: str) -> None:
        """The first line: what game, whose turn, and the numbers that all share."""
        game = self.game
        words = line.split(maxsplit=2)
        if len(words) < 2 or words[0] != "looterz" or words[1] != game.box.edition:
            raise self.wrong(
                f"{line[:40]!r} is no position of this game",
                f"`looterz {game.box.edition} ...` would be right",
            )
        known = ["seats", "target", "first", "active", "turn", "phase", "clock", "rng", "over", "winner", "rest"]
        fields = self.fields(words[2] if len(words) > 2 else "", known)
        if fields.get("seats", str(game.seats)) != str(game.seats):
            raise self.wrong(f"seats={fields['seats']}", f"this table has {game.seats}")
        game.clear()
        game.target = self.number(fields.get("target", str(game.target)), 1, 999, "target")
        game.first = self.seat(fields.get("first", "p1"))
        game.active = self.seat(fields.get("active", "p1"))
        game.turn = self.number(fields.get("turn", "1"), 0, 1 << 40, "turn")
        game.phase = self.number(fields.get("phase", "1"), 1, 4, "phase")
        game.clock = self.number(fields.get("clock", "0"), 0, int(game.box.clock), "clock")
        game.rng = self.chance(fields.get("rng", "1"))
        game.over = fields.get("over", "no") == "yes"
        rest = fields.get("rest", "yes" if game.box.may_rest else "no")
        if rest not in ("yes", "no"):
            raise self.wrong(f"rest={rest[:9]}", "yes (Looterz may rest) or no (all that can act must) would be right")
        game.may_rest = rest == "yes"
        winner = fields.get("winner", "-")
        game.winner = NOBODY if winner == "-" else self.seat(winner)

    def player(self, seat: int, text: str) -> None:
        """One player's Loot, hand and Looterz."""
        game = self.game
        fields = self.fields(text, ["loot", "hand", "play"])
        game.players[seat].loot = self.number(fields.get("loot", "0"), 0, 999, "loot")
        for word in fields.get("hand", "").split(","):
            if word:
                game.take_in_hand(seat, self.card(word))
        for word in fields.get("play", "").split(","):
            if word:
                self.in_play(seat, word)

    def in_play(self, seat: int, text: str) -> None:
        """A Looter with its life, whether it has acted, and where it goes back to."""
        game = self.game
        text, _, home = text.partition("@")
        acted = text.endswith("!")
        name, colon, life = text.rstrip("!").partition(":")
        card = self.card(name)
        kind = game.kind_of[card]
        player = game.players[seat]
        player.looters = append(player.looters, card)
        game.controller[card] = seat
        game.life[card] = self.number(life, 1, 999, "life") if colon else kind.life
        game.acted[card] = 1 if acted else 0
        game.count(kind, 1)
        if home:
            game.lent_by[card] = self.seat(home)
            game.borrowed += 1

    def stack(self, words: list[str]) -> None:
        """What is still to be resolved; by default what lies ahead in the turn."""
        game = self.game
        if game.over:
            return
        if not words:
            self.turn_ahead()
        steps = {step.name: step for step in STEP_LIST}
        for word in words:
            parts = word.split("/")
            if len(parts) != 4 or parts[0] not in steps:
                raise self.wrong(
                    f"{word!r} is no pending step", "`step/p1/card/number` would be right, `-` for no card"
                )
            name = parts[2]
            if name != "-" and name not in self.names:
                raise self.wrong(f"there is no card {name!r} in this box", "a kind with its copy would be right")
            card = NOTHING if name == "-" else self.names[name]
            game.ask(steps[parts[0]], self.seat(parts[1]), card, self.number(parts[3], 0, 4095, "number"))
        game.advance()

    def turn_ahead(self) -> None:
        """The phases from the current one on."""
        game = self.game
        seat = game.active
        game.ask(END_OF_TURN, seat, NOTHING, 0)
        game.ask(DISCARD_PHASE, seat, NOTHING, 0)
        game.ask(SACRIFICE_PHASE, seat, NOTHING, 0)
        if game.phase <= 3:
            game.ask(RECRUITMENT_PHASE, seat, NOTHING, 2)
        if game.phase <= 2:
            game.ask(DUNGEON_PHASE, seat, NOTHING, 0)
        if game.phase == 1:
            game.ask(RECRUITMENT_PHASE, seat, NOTHING, 1)


def read_position(game: Looterz, text: str) -> None:
    """Fill a blank game with what the text describes."""
    Reader(game).read(text)
