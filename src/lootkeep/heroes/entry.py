"""Keep the Heroes Out! in the register: 1 to 4 seats, a scenario for each edition."""

from __future__ import annotations

from ..engine.boxes import toml
from ..engine.entry import Chapter, Entry, Feats, Scene, Trophy
from ..engine.errors import InvalidPosition, InvalidSetup
from ..engine.game import Game
from ..engine.history import Setup
from ..engine.messages import Face, View
from .actions import GAMBLE
from .box import EDITIONS, read_box, shipped, shipped_text
from .cards import CELLS, CLANS, DIFFICULTIES, NO_CLAN, ROOMS, Box
from .faces import faces
from .game import KeepTheHeroesOut
from .packing import only
from .position import read_position
from .view import HeroesView, Night, heroes_view
from .workshop import NAME, HeroesWorkshop


class HeroesEntry(Entry):
    """Sets tables of Keep the Heroes Out! up."""

    id = "heroes"
    ledger = "keep-the-heroes-out"
    rules_version = 3
    fewest_seats = 1
    most_seats = 4
    usual_seats = 2
    earned = 4
    editions: tuple[str, ...] = EDITIONS
    variants: tuple[dict[str, int], ...] = ({}, {"difficulty": 3, "hands": 1, "people": 1})
    options = {
        "difficulty": "heroes-option-difficulty",
        "hands": "heroes-option-hands",
        "people": "heroes-option-people",
        "clan1": "heroes-option-clan",
        "clan2": "heroes-option-clan",
        "clan3": "heroes-option-clan",
        "clan4": "heroes-option-clan",
    }

    def new(
        self, seats: int, seed: int | None, edition: str | None, box: tuple[str, str] | None, options: dict[str, int]
    ) -> KeepTheHeroesOut:
        cards = self.box(edition, box)
        chosen = self.checked(seats, options)
        setup = Setup(self.id, self.rules_version, seats, seed, cards.edition, chosen, cards.digest, cards.text)
        return KeepTheHeroesOut(seats, setup, cards)

    def checked(self, seats: int, options: dict[str, int]) -> dict[str, int]:
        """The options with their usual values; what cannot be is refused."""
        difficulty, hands = options.get("difficulty", 0), options.get("hands", 0)
        if not 0 <= difficulty < len(DIFFICULTIES):
            levels = ", ".join(f"{number} ({name})" for number, name in enumerate(DIFFICULTIES))
            raise InvalidSetup(f"difficulty={difficulty}: one of {levels} would be right.")
        if hands not in (0, 1):
            raise InvalidSetup(f"hands={hands}: 0 (open) or 1 (closed) would be right.")
        everybody = 2**seats - 1
        people = options.get("people", everybody)
        if not 0 <= people <= everybody:
            raise InvalidSetup(f"people={people}: the seats of people as bits, 0 to {everybody}, would be right.")
        clans = [options.get(f"clan{seat + 1}", 0) for seat in range(4)]
        for seat, clan in enumerate(clans):
            if not 0 <= clan <= len(CLANS) or (clan and (seat >= seats or clans.count(clan) > 1)):
                names = ", ".join(f"{number} {name}" for number, name in enumerate(CLANS, 1))
                raise InvalidSetup(
                    f"clan{seat + 1}={clan}: 0 (free choice) or one of {names}, another for each of {seats} seats,"
                    " would be right."
                )
        free = {f"clan{n}": clan for n, clan in enumerate(clans, 1)}
        return {"difficulty": difficulty, "hands": hands, "people": people, **free}

    def values(self) -> dict[str, list[int]]:
        clans = list(range(len(CLANS) + 1))
        free = {f"clan{seat}": clans for seat in range(1, self.most_seats + 1)}
        return {"difficulty": list(range(len(DIFFICULTIES))), "hands": [0, 1], **free}

    def seated(self, people: list[bool]) -> dict[str, int]:
        return {"people": sum(int(only(seat)) for seat, person in enumerate(people) if person)}

    def measures(self, view: View) -> dict[str, list[float]]:
        rooms = view["rooms"]
        states = ("arriving", "awake", "exhausted")
        inside = sum(hero[state] for room in rooms for hero in room["heroes"] for state in states)
        return {"treasures": [sum(1 for room in rooms if room["treasure"])], "heroes": [inside]}

    def read_position(self, text: str, box: tuple[str, str] | None) -> KeepTheHeroesOut:
        words = dict(word.partition("=")[::2] for word in text.split("\n", 1)[0].split())
        edition = next(iter(text.split()[1:2]), EDITIONS[0])
        seats = words.get("seats", "1")
        if seats not in ("1", "2", "3", "4"):
            raise InvalidPosition(f"Line 1: seats={seats[:9]}; a number from 1 to 4 would be right.")
        if box is None and edition not in EDITIONS:
            raise InvalidPosition(f"Line 1: {edition[:40]!r} is no scenario; one of {', '.join(EDITIONS)} would be.")
        cards = self.box(edition, box)
        options: dict[str, int] = {}
        for name in ("difficulty", "hands", "people"):
            if name == "people" and name not in words:
                continue  # all are
            value = words.get(name, "0")
            options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 9 else -1
        clans = words.get("clans", "")
        if clans and (len(clans) != int(seats) or not clans.isascii() or not clans.isdigit()):
            raise InvalidPosition(f"Line 1: clans={clans[:9]}; a digit for each seat would be right.")
        options |= {f"clan{n}": int(digit) for n, digit in enumerate(clans, 1)}
        try:
            chosen = self.checked(int(seats), options)
        except InvalidSetup as problem:
            raise InvalidPosition(f"Line 1: {problem}") from None
        setup = Setup(self.id, self.rules_version, int(seats), 0, cards.edition, chosen, cards.digest, cards.text)
        game = KeepTheHeroesOut(int(seats), setup, cards)
        read_position(game, text)
        return game

    def box(self, edition: str | None, box: tuple[str, str] | None) -> Box:
        """The box that was brought, or the one that comes with the package."""
        return read_box(box[1], box[0]) if box else shipped(edition or EDITIONS[0])

    def chapters(self) -> list[Chapter]:
        found: list[Chapter] = []
        for chapter in toml(shipped_text("chronicle.toml"), "chronicle.toml")["chapter"]:
            scenes = [self.scene(scene["scenario"], scene["clans"]) for scene in chapter["scenes"]]
            found.append({"id": chapter["id"], "scenes": scenes})
        return found

    def scene(self, scenario: str, clans: list[str]) -> Scene:
        """A scenario with the clans that the story prescribes."""
        numbers = [CLANS.index(clan) + 1 for clan in clans]
        seats = range(self.fewest_seats, self.most_seats + 1)
        return {
            "edition": scenario,
            "roles": clans,
            "prescribed": {n: {f"clan{seat + 1}": numbers[seat] for seat in range(n)} for n in seats},
        }

    def trophies(self) -> list[Trophy]:
        usual: Trophy = {
            "id": "", "icon": "", "counts": "evenings", "of": 1, "won": True, "difficulty": 0, "seats": 0,
            "people": 0, "falls": 0, "least": {}, "most": {},
        }  # fmt: skip
        feats = toml(shipped_text("trophies.toml"), "trophies.toml")["trophy"]
        return [{**usual, **feat} for feat in feats if feat.get("difficulty", 0) < len(DIFFICULTIES)]

    def feats(self, game: Game) -> Feats:
        seen = heroes_view(game.view(None))
        kept = sum(1 for room in seen["rooms"] if room["treasure"])
        laid = sum(1 for room in self.dungeon(game.setup.edition)["rooms"] if room["treasure"])
        captives = sum(
            hero["exhausted"] for room in seen["rooms"] if room["room"] == ROOMS[CELLS] for hero in room["heroes"]
        )
        gambles = 0 if game.history is None else game.history.moves.count(GAMBLE)
        return {
            "turns": seen["turn"],
            "roles": [player["clan"] or "" for player in seen["players"]],
            "counts": {
                "kept": kept,
                "treasures": laid,
                "lost": max(0, laid - kept),
                "captives": captives,
                "gambles": gambles,
            },
        }

    def designs(self) -> list[Face]:
        """The tactic cards of all clans."""
        return [face for face in faces(shipped(EDITIONS[0])) if face["numbers"].get("clan", NO_CLAN) != NO_CLAN]

    def previews(self) -> list[View]:
        held = toml(shipped_text("held.toml"), "held.toml")
        return [self.night(edition, held[edition]) for edition in EDITIONS]

    def night(self, what: str | tuple[str, str], held: list[float]) -> Night:
        """A scenario before it is played: one of the package's by its name, or that of a box."""
        view = self.dungeon(what)
        return {
            "edition": view["edition"],
            "scenario": view["scenario"],
            "rooms": view["rooms"],
            "passages": view["passages"],
            "held": held,
        }

    def dungeon(self, what: str | tuple[str, str]) -> HeroesView:
        """A scenario's dungeon before anybody is in it: by its name, or that of a box."""
        edition, box = (what, None) if isinstance(what, str) else (None, what)
        game = self.new(self.fewest_seats, 0, edition, box, {})
        game.begin(0)
        return heroes_view(game.view(None))

    def check_box(self, text: str) -> None:
        read_box(text, "box.toml")

    def sample_box(self) -> str:
        return "[scenario]\n" + shipped_text(f"scenarios/{EDITIONS[0]}.toml").replace("[cards]", "[scenario.cards]")

    def workshop(self) -> HeroesWorkshop:
        return HeroesWorkshop(lambda text: self.night((NAME, text), []))


ENTRY = HeroesEntry()
