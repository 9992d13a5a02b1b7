"""Chronicle mode at the terminal: the chapters with what was reached in them, and one of their scenarios to play."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from pathlib import Path

from .. import register
from ..campaign import Evening, at_level, levels
from ..engine.errors import InvalidRecord, InvalidSetup
from ..speech import Words, words
from ..trophies import shelf
from . import saved_games
from .own_chronicle import OwnChronicle
from .play import play

WIDTH = 100  # of a story, at most


def chapters(own: OwnChronicle, lang: str) -> list[str]:
    """The chapters, each scenario with how it stands, and the shelf with the trophies."""
    catch_up(own)
    say = words(lang)
    lines = [say.say("campaign-title", game=say.say(f"{own.game}-name"))]
    if own.taken.name:
        lines.append(say.say("campaign-group", name=own.taken.name, members=", ".join(own.taken.members) or "-"))
    for number, chapter in enumerate(own.chapters, 1):
        name = say.say(f"{own.game}-chapter-{chapter['id']}")
        lines += ["", say.say("campaign-chapter", n=number, name=name)]
        lines += [line(own, scene["edition"], say) for scene in chapter["scenes"]]
    lines += ["", *trophies(own, say)]
    following = own.story.next()
    lines.append("")
    lines.append(say.say("campaign-complete") if following is None else say.say("campaign-next", scenario=following))
    return lines


def line(own: OwnChronicle, edition: str, say: Words) -> str:
    """A scenario and how it stands."""
    best, falls = own.story.best(edition), len(own.story.defeats[edition])
    if best is not None:
        mark, how = "*", ", ".join(result(own, best, say))
    elif falls:
        mark, how = "!", say.say("campaign-fallen", n=falls)
    else:
        mark, how = "-", say.say("campaign-open" if own.story.is_open(edition) else "campaign-shut")
    return f"  {mark} {say.say(f'{own.game}-edition-{edition}')} ({edition}): {how}"


def result(own: OwnChronicle, best: Evening, say: Words) -> Iterator[str]:
    """How the best victory was won."""
    yield say.say("campaign-won", seats=best.seats, turns=best.turns, level=best.difficulty)
    if "kept" in best.counts:
        yield say.say("campaign-kept", n=best.counts["kept"], of=best.counts.get("treasures", 0))
    clans = [clan for clan in best.clans if clan]
    if clans:
        yield say.say("campaign-clans", clans=" + ".join(say.say(f"{own.game}-card-{clan}") for clan in clans))


def trophies(own: OwnChronicle, say: Words) -> Iterator[str]:
    """The shelf with the trophies, and how far those have come that are counted."""
    shown = shelf(own.story)
    yield say.say("campaign-trophies", n=sum(each.is_won for each in shown), of=len(shown))
    for each in shown:
        name = say.say(f"trophy-{own.game}-{each.trophy['id']}-name")
        text = say.say(f"trophy-{own.game}-{each.trophy['id']}")
        so_far = "" if each.is_won or each.of == 1 else f" ({each.have}/{each.of})"
        yield f"  {'*' if each.is_won else '-'} {name}: {text}{so_far}"


def chapter(
    own: OwnChronicle,
    edition: str,
    *,
    seats: str,
    difficulty: int,
    free: bool,
    seed: int | None,
    lang: str,
    plain: bool,
) -> int:
    """Play a scenario of the chronicle, or go on with it; the exit code is that of the game."""
    catch_up(own)
    scene = own.scene(edition)
    file = kept(own, edition)
    check(own, edition, seats, difficulty)
    if file.exists():
        code = play(own.game, resume=file, lang=lang, plain=plain)
    else:
        tell(own, edition, "before", lang)
        prescribed = scene["prescribed"].get(len(seats.split(",")), {})
        options: dict[str, int | None] = {**at_level(difficulty), **({} if free else prescribed)}
        code = play(
            own.game, seats=seats, edition=edition, seed=seed, lang=lang, plain=plain, file=file, options=options
        )
    for evening in catch_up(own):
        tell(own, evening.scene, "after" if evening.won else "lost", lang)
    return code


def tell(own: OwnChronicle, edition: str, part: str, lang: str) -> None:
    """Print what the story has to say, before a night or after it."""
    say = words(lang)
    told = [f"{own.game}-story-{edition}-{part}"]
    if part == "before":
        told.append(f"{own.game}-twist-{edition}")
        print(say.say(f"{own.game}-edition-{edition}"), end="\n\n")
    width = min(shutil.get_terminal_size().columns, WIDTH)
    for id in told:
        for paragraph in say.say(id).split("\n\n") if say.has(id) else []:
            print(textwrap.fill(paragraph, width), end="\n\n")


def check(own: OwnChronicle, edition: str, seats: str, difficulty: int) -> None:
    """Refuse a table that the game has no room for, and a difficulty that there is not, or not yet."""
    rules = register.entry(own.game)
    count = len(seats.split(","))
    if not rules.fewest_seats <= count <= rules.most_seats:
        raise InvalidSetup(own.words.say("campaign-seats", n=count, fewest=rules.fewest_seats, most=rules.most_seats))
    if difficulty not in levels(own.game):
        raise InvalidSetup(own.words.say("campaign-no-level", n=difficulty, most=levels(own.game)[-1]))
    if difficulty in own.story.locked(edition):
        before = own.words.say("campaign-level", level=difficulty - 1)
        raise InvalidSetup(own.words.say("campaign-unearned", n=difficulty, before=before))


def kept(own: OwnChronicle, edition: str) -> Path:
    """Where a scenario that is not finished waits."""
    return own.path.with_name(f"{own.game}-{edition}.lootkeep")


def catch_up(own: OwnChronicle) -> list[Evening]:
    """Note what was finished, by whatever command, and put its record with the other games."""
    noted: list[Evening] = []
    for file in filter(Path.exists, (kept(own, edition) for edition in own.scenes())):
        try:
            game, names = saved_games.load(file)
        except InvalidRecord:  # of other rules: who plays that scenario is told so
            continue
        evening = own.note(game, float(int(file.stat().st_mtime)), names)
        if evening is not None:
            noted.append(evening)
            place = saved_games.new_file(game)
            place.parent.mkdir(parents=True, exist_ok=True)
            file.replace(place)
    return noted
