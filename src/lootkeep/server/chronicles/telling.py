"""How a chronicle is shown to whoever has its link; of a running game it tells only who sits there."""

from __future__ import annotations

from collections.abc import Mapping

from ...campaign import MOST_EVENINGS, Evening, chapters, levels, scenes
from ...engine.entry import Chapter, Scene
from ...trophies import shelf
from ..protocol import chronicles as told
from ..tables.storage import Listing
from .book import Book, Played
from .links import door


class Telling:
    """One chronicle for one look at it."""

    def __init__(self, book: Book, key: str, listings: Mapping[str, Listing], phases: Mapping[str, str]) -> None:
        """Tell of a book by its key; of its running tables, the lines in lists and where they stand."""
        self.book = book
        self.key = key
        self.listings = listings
        self.phases = phases
        self.ids = {id(played.evening): played for played in book.evenings}

    def info(self) -> told.ChronicleInfo:
        """All of it."""
        book, game = self.book, self.book.words.game
        return told.ChronicleInfo(
            chronicle=book.name,
            game=game,
            name=book.words.name,
            members=book.words.members,
            made=book.words.made,
            moved=book.moved,
            difficulties=len(levels(game)),
            won=len(book.story.won),
            of=len(scenes(game)),
            next=book.story.next(),
            chapters=[self.chapter(each) for each in chapters(game)],
            trophies=self.trophies(),
            evenings=[self.evening(played) for played in reversed(book.evenings)],
            nights=self.nights(),
            most_evenings=MOST_EVENINGS,
        )

    def listing(self) -> told.ChronicleListing:
        """A line of it."""
        book = self.book
        return told.ChronicleListing(
            chronicle=book.name,
            game=book.words.game,
            name=book.words.name,
            members=book.words.members,
            won=len(book.story.won),
            of=len(scenes(book.words.game)),
            next=book.story.next(),
            nights=len(self.nights()),
            moved=book.moved,
        )

    def chapter(self, chapter: Chapter) -> told.ChapterState:
        """A chapter and its scenarios."""
        opened_by = self.book.story.opened_by(chapter)
        states = [self.scene(scene, is_open=opened_by is None) for scene in chapter["scenes"]]
        return told.ChapterState(
            id=chapter["id"],
            is_open=opened_by is None,
            opened_by=opened_by,
            won=sum(state.wins > 0 for state in states),
            scenes=states,
        )

    def scene(self, scene: Scene, *, is_open: bool) -> told.SceneState:
        """A scenario; one that was won or lost stays so, also behind a door."""
        story, name = self.book.story, scene["edition"]
        victories, defeats = story.victories[name], story.defeats[name]
        locked = story.locked(name)
        best = story.best(name)
        return told.SceneState(
            scene=name,
            state="won" if victories else "shut" if not is_open else "fallen" if defeats else "open",
            is_next=is_open and name == story.next(),
            difficulties=[each for each in levels(story.game) if each not in locked] if is_open else [],
            locked=locked,
            prescribed=scene["roles"],
            wins=len(victories),
            tries=len(victories) + len(defeats),
            best=None if best is None else self.evening(self.played(best)),
            clans=sorted({clan for victory in victories for clan in victory.clans if clan}),
        )

    def trophies(self) -> list[told.TrophyState]:
        """The shelf, with the places that are empty."""
        return [
            told.TrophyState(
                id=each.trophy["id"],
                have=each.have,
                of=each.of,
                is_won=each.is_won,
                evening=None if each.evening is None else self.played(each.evening).id,
                icon=each.trophy["icon"],
            )
            for each in shelf(self.book.story)
        ]

    def played(self, evening: Evening) -> Played:
        """An evening with its table."""
        return self.ids[id(evening)]

    def evening(self, played: Played) -> told.Evening:
        """An evening, and the key by which it is seen again."""
        evening, night = played.evening, played.night
        return told.Evening(
            id=played.id,
            scene=evening.scene,
            difficulty=evening.difficulty,
            won=evening.won,
            turns=evening.turns,
            kept=evening.counts.get("kept"),
            treasures=evening.counts.get("treasures"),
            clans=evening.clans,
            names=evening.names,
            bots=evening.bots,
            seats=evening.seats,
            at=evening.at,
            brought=night is None,
            table=None if night is None else night.table,
            key=None if night is None else door(self.key, night.salt),
        )

    def nights(self) -> list[told.RunningNight]:
        """What is being played, the newest first; a game whose rules are gone is not."""
        found: list[told.RunningNight] = []
        for night, plan in self.book.plans.items():
            row, phase = self.listings.get(night.table), self.phases.get(night.table)
            if row is None or (phase != "lobby" and phase != "running"):
                continue
            found.append(
                told.RunningNight(
                    table=night.table,
                    key=door(self.key, night.salt),
                    scene=plan.scene,
                    difficulty=plan.difficulty,
                    phase="lobby" if phase == "lobby" else "running",
                    names=[name or "" for name in row.names],
                    bots=[seat for seat, name in enumerate(row.names) if name is None],
                    open_seats=row.open_seats,
                    made=row.made,
                    moved=row.moved,
                )
            )
        return found[::-1]
