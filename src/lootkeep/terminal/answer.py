"""What somebody means by what they typed: a number, a move in notation, or words of a choice."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..engine.game import Game
from ..engine.messages import Message, message
from ..engine.notation import is_shortened, plain
from ..speech import TableWords
from .hook import Hook, posed


class Unclear(Exception):
    """It is not clear what was meant; the message says what would be."""

    def __init__(self, said: Message) -> None:
        super().__init__(said["id"])
        self.said = said


@dataclass
class Answer:
    """Reads what one player types at one decision."""

    game: Game
    say: TableWords
    hook: Hook

    def moves(self, typed: str) -> list[int]:
        """The moves that are meant: one, or a move and its targets (`attack hydra > king`)."""
        options = [option["action"] for option in posed(self.hook, self.game)["options"]]
        wanted = plain(typed)
        if not wanted:
            if len(options) == 1:
                return options
            raise Unclear(message("terminal-choose", {"n": len(options)}))
        if wanted.isdecimal():
            number = int(wanted) if len(wanted) < 5 else 0
            if not 1 <= number <= len(options):
                raise Unclear(message("terminal-no-number", {"text": wanted[:9], "n": len(options)}))
            return [options[number - 1]]
        found = self.meant(self.game, wanted) or self.called(wanted)
        if not found and ">" in wanted:
            return self.with_targets(wanted)
        return [self.only(self.game, found, wanted)]

    def called(self, wanted: str) -> list[int]:
        """What is called out, though nobody asks: `accuse ember > sky m2`, `accuse sky`, or words of its label."""
        calls = calls_of(self.game, self.game.actor)
        exact = [action for action, name in calls.items() if name == wanted]
        verb, _, target = wanted.partition(" ")
        short = [
            action
            for action, name in calls.items()
            if name.startswith(f"{wanted} ") or (name.startswith(f"{verb} ") and f" > {target} " in f"{name} ")
        ]
        if exact or short:
            return exact or short
        labels = {call["action"]: self.say.text(call["text"]) for call in self.game.call_options(int(self.game.actor))}
        return [action for action, label in labels.items() if begins(bare(wanted), bare(label))]

    def with_targets(self, wanted: str) -> list[int]:
        """A move and the targets it asks for, as long as nothing is rolled or shown in between."""
        first, *targets = wanted.split(" > ")
        moves = [self.only(self.game, self.meant(self.game, first), wanted)]
        seat = self.game.actor
        world = self.game.copy()
        world.play(moves[0])
        for target in targets:
            if world.over or world.revealed or world.actor != seat:
                raise Unclear(message("terminal-too-far", {"text": wanted[:60]}))
            found = self.aimed(world, target) or self.meant(world, target)
            moves.append(self.only(world, found, wanted))
            world.play(moves[-1])
        return moves

    def aimed(self, world: Game, target: str) -> list[int]:
        """The options at a target, by their notation."""
        names = {action: world.notation(action).rpartition(" > ") for action in world.options()}
        return [action for action, (_, at, name) in names.items() if at and is_shortened(target, name)]

    def at_square(self, world: Game, wanted: str) -> list[int]:
        """The options that lead to a square of that name; a room has one in every language."""
        found: list[int] = []
        for option in world.decision()["options"]:
            for square in option["touches"].get("squares", [])[:1]:
                if wanted in (square, self.say.card(square).lower()):
                    found.append(option["action"])
        return found

    def meant(self, world: Game, wanted: str) -> list[int]:
        """The options that the text may mean: by their notation, else by words of their labels."""
        names = {action: world.notation(action) for action in world.options()}
        exact = [action for action, name in names.items() if name == wanted] or self.at_square(world, wanted)
        short = [action for action, name in names.items() if is_shortened(wanted, name)]
        if exact or short:
            return exact or short
        labels = {option["action"]: self.say.text(option["text"]) for option in posed(self.hook, world)["options"]}
        same = [action for action, label in labels.items() if label.lower() == wanted]
        return same or [action for action, label in labels.items() if begins(wanted, label)]

    def only(self, world: Game, found: list[int], wanted: str) -> int:
        """The one option that was found."""
        if len(found) == 1:
            return found[0]
        if not found:
            raise Unclear(message("terminal-unknown", {"text": wanted[:60]}))
        names = ", ".join(world.notation(action) for action in found)
        raise Unclear(message("terminal-ambiguous", {"text": wanted[:60], "names": names}))


def calls_of(game: Game, seat: int) -> dict[int, str]:
    """What a seat can call out now, though nobody asks, in notation."""
    names = {action: game.notation(action) for action in game.calls()}
    return {action: name for action, name in names.items() if game.parse_call(f"p{seat + 1}", name) == action}


def bare(text: str) -> str:
    """The words of a text without what stands between them.

    >>> bare("Cry “Caught!” at Bo: Fly Trap")
    'cry caught at bo fly trap'
    """
    return " ".join(re.findall(r"\w+", text.lower()))


def begins(typed: str, label: str) -> bool:
    """Whether the typed words begin words of the label, in the same order.

    >>> begins("rec zom", "Recruit the Zombie")
    True
    """
    words = iter(label.lower().replace("'", "' ").replace("’", "’ ").split())
    return all(any(word.startswith(start) for word in words) for start in typed.split())
