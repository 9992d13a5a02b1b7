"""Choices that a player might look for and that are not offered, each with its reason and rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.game import Seat
from ..engine.messages import Arg, Refusal, Touches, message
from ..engine.native import i64
from .actions import ACTIVATE, PLAY, played
from .cards import CELLS, LOOT, NO_TOKEN, ROOM_COUNT, ROOMS, SITE, TOKENS
from .cards import COIN as COIN_TOKEN
from .deeds import can_pay, is_place
from .faces import deed_word, price
from .icons import (
    ACTIVATES,
    AMBUSHES,
    ANY,
    CALLS,
    DEFENDS,
    DRAWS,
    MOVES,
    OPENS,
    SHOOTS,
    SPENDS,
    STRIKES,
    SUMMONS,
    SWARMS,
    TRAPS,
    WORDS,
    detail_of,
    icon_text,
    word_of,
)
from .packing import has

if TYPE_CHECKING:
    from .game import KeepTheHeroesOut


class Refusals:
    """Gathers what is not offered in one decision."""

    def __init__(self, game: KeepTheHeroesOut) -> None:
        self.game = game
        self.found: list[Refusal] = []

    def add(self, notation: str, text: str, args: dict[str, Arg], room: str, why: str, rule: str) -> None:
        """One thing that is not offered."""
        touches: Touches = {"cards": [], "kinds": [], "seats": [], "squares": [room] if room else []}
        self.found.append(
            {
                "notation": notation,
                "text": message(f"heroes-{text}", args),
                "touches": touches,
                "why_not": message(f"heroes-why-{why}", args),
                "rule": rule,
            }
        )

    def gamble(self) -> None:
        """The Cells, if they are closed for this turn."""
        args: dict[str, Arg] = {"n": int(self.game.scenario.gamble)}
        if self.game.gambled:
            self.add("gamble", "do-gamble", args, "cells", "gambled", "KH-55")
        elif not self.game.is_in(CELLS):
            self.add("gamble", "do-gamble", args, "", "no-cells", "KH-55")

    def idle_sides(self, seat: Seat) -> None:
        """Sides of cards that only defend."""
        game = self.game
        for card in game.players[seat].hand:
            kind = game.box.kind_of[card]
            for side in range(kind.side_count):
                if kind.is_idle(side) and not game.is_offered(PLAY + played(kind.number, side)):
                    args: dict[str, Arg] = {"card": "@card/" + kind.id, "does": f"@side/{kind.id}/{side}"}
                    notation = f"play {kind.id}{' 2' if side else ''}"
                    if all(notation != each["notation"] for each in self.found):
                        self.add(notation, "do-play", args, "", "defend-later", "KH-82")

    def icon(self, seat: Seat, icon: i64) -> None:
        """An icon that is of no use now, or not everywhere."""
        word = word_of(icon)
        if word == ACTIVATES:
            self.activations(seat)
            return
        if word == MOVES:
            self.moves(seat)
        reason = self.why_idle(seat, icon)
        if reason:
            args: dict[str, Arg] = {"n": 1}
            if word == SPENDS:
                args["token"] = "@card/" + TOKENS[detail_of(icon)]
            why, rule = reason
            self.add(icon_text(int(icon)), f"icon-{WORDS[word - 1]}-word", args, "", why, rule)

    def why_idle(self, seat: Seat, icon: i64) -> tuple[str, str] | None:
        """Why nothing can be done with an icon; None if something can."""
        game = self.game
        word = word_of(icon)
        detail = detail_of(icon)
        if word == DEFENDS:
            return "defend-later", "KH-82"
        if word in (DRAWS, CALLS):
            return ("no-cards", "KH-96") if len(game.players[seat].deck) == 0 else None
        if word == AMBUSHES:
            if game.players[seat].lair == 0:
                return "empty-lair", "KH-94"
            none = not any(game.is_in(room) and game.box.is_of_type(room, detail) for room in range(ROOM_COUNT))
            return ("no-such-room", "KH-29") if none else None
        if game.lairs(seat) == 0:
            return "no-monster", "KH-34"
        if word == SUMMONS:
            return ("empty-lair", "KH-94") if game.players[seat].lair == 0 else None
        return self.is_idle(seat, word, detail)

    def is_idle(self, seat: Seat, word: i64, detail: i64) -> tuple[str, str] | None:
        """The reason of an icon that offers nothing though there are monsters."""
        game = self.game
        own = [room for room in range(ROOM_COUNT) if game.monsters(seat, room)]
        if word == SWARMS:
            word = detail
            if word == MOVES:
                return None
        if word == STRIKES:
            return None if any(game.targets(room) for room in own) else ("no-hero-here", "KH-23")
        if word == SHOOTS:
            return None if any(game.can_shoot_from(room) for room in own) else ("no-hero-near", "KH-24")
        if word == TRAPS:
            return None if any(game.can_trap(room) for room in own) else ("no-trap", "KH-04")
        if word == OPENS:
            return None if any(game.can_open(room) for room in own) else ("no-portal", "KH-98")
        if word == SPENDS:
            return None if any(game.token(room, detail) for room in own) else ("no-resource-here", "KH-31")
        if word == MOVES:
            return None
        tokens = range(4) if detail == ANY else [int(detail)]
        return None if any(game.reserve(token) for token in tokens) else ("no-token", "KH-04")

    def moves(self, seat: Seat) -> None:
        """Rooms behind a wall."""
        game = self.game
        for room in range(ROOM_COUNT):
            if not game.monsters(seat, room):
                continue
            for door in range(ROOM_COUNT):
                if has(game.plan.walls[room], door) and not has(game.exits(room), door):
                    args: dict[str, Arg] = {"room": "@card/" + ROOMS[room], "door": "@card/" + ROOMS[door]}
                    notation = f"move {ROOMS[room]} > {ROOMS[door]}"
                    self.add(notation, "do-move", args, ROOMS[door], "no-passage", "KH-22")

    def activations(self, seat: Seat) -> None:
        """Rooms with a monster that cannot be used."""
        game = self.game
        if game.lairs(seat) == 0:
            self.add("activate", "icon-activate-word", {"n": 1}, "", "no-monster", "KH-34")
            return
        for room in range(ROOM_COUNT):
            if game.monsters(seat, room):
                reason = self.why_closed(room)
                if reason:
                    why, rule, args = reason
                    args["room"] = "@card/" + ROOMS[room]
                    self.add(f"activate {ROOMS[room]}", "do-use", args, ROOMS[room], why, rule)
                self.deed(room)

    def deed(self, room: i64) -> None:
        """The scenario's deed where it could be done, if its price lay there."""
        game = self.game
        if game.scenario.deed.effect and is_place(game, room) and not can_pay(game, room):
            args: dict[str, Arg] = {"room": "@card/" + ROOMS[room]}
            word = deed_word(game.scenario, args)
            self.add(f"deed {ROOMS[room]}", f"do-{word}", args, ROOMS[room], "no-price", "KH-140")

    def why_closed(self, room: i64) -> tuple[str, str, dict[str, Arg]] | None:
        """Why a room with a monster cannot be used; None if it can, or has no use."""
        game = self.game
        if game.is_offered(ACTIVATE + room):
            return None
        if game.is_idle(room):
            return f"marked-{game.scenario.mark_name}", "KH-131", {}
        tile = game.box.rooms[room]
        if has(game.scenario.barren, room):
            return "barren", "KH-216", {}
        if tile.makes != NO_TOKEN:
            return "no-token", "KH-04", {"token": "@card/" + TOKENS[tile.makes]}
        if tile.price != NO_TOKEN:
            args = price(tile.price, 1)
            if game.token(room, tile.price) == 0:
                return "no-price", "KH-53", args
            shown = any(game.box.kind_of[card].sort == tile.sells for card in game.display)
            return None if shown else ("nothing-shown", "KH-101", {"card": "@card/" + LOOT[tile.sells]})
        if room == SITE:
            coins = game.token(SITE, COIN_TOKEN)
            return "no-price" if coins == 0 else "no-building", "KH-57", price(COIN_TOKEN, 1)
        return None
