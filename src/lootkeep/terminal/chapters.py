"""Chronicle mode at the terminal: the chapters with what was won, and one of their scenarios to play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .. import register
from ..engine.errors import InvalidSetup
from ..speech import words
from . import saved_games
from .play import play

if TYPE_CHECKING:
    from ..campaign import Campaign


def chapters(story: Campaign, lang: str) -> list[str]:
    """The chapters, each scenario with how it stands."""
    catch_up(story)
    say = words(lang)
    lines = [say.say("campaign-title", game=say.say(f"{story.game}-name"))]
    for number, chapter in enumerate(story.chapters, 1):
        name = say.say(f"campaign-{story.game}-{chapter['id']}")
        lines += ["", say.say("campaign-chapter", n=number, name=name)]
        for scene in chapter["scenes"]:
            edition = scene["edition"]
            best = story.won.get(edition)
            if best is not None:
                how = say.say("campaign-won", seats=best["seats"], turns=best["turns"], level=best["difficulty"])
            else:
                how = say.say("campaign-open" if story.is_open(edition) else "campaign-shut")
            mark = "*" if best is not None else "-"
            lines.append(f"  {mark} {say.say(f'{story.game}-edition-{edition}')} ({edition}): {how}")
    following = story.next()
    lines.append("")
    lines.append(say.say("campaign-complete") if following is None else say.say("campaign-next", scenario=following))
    return lines


def chapter(
    story: Campaign,
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
    catch_up(story)
    scene = story.scene(edition)
    file = kept(story, edition)
    check(story, seats, difficulty)
    if file.exists():
        code = play(story.game, resume=file, lang=lang, plain=plain)
    else:
        prescribed = scene["prescribed"].get(len(seats.split(",")), {})
        options: dict[str, int | None] = {"difficulty": difficulty, **({} if free else prescribed)}
        code = play(
            story.game, seats=seats, edition=edition, seed=seed, lang=lang, plain=plain, file=file, options=options
        )
    catch_up(story)
    return code


def check(story: Campaign, seats: str, difficulty: int) -> None:
    """Refuse a table that the game has no room for, and a difficulty that there is not."""
    rules = register.entry(story.game)
    count = len(seats.split(","))
    if not rules.fewest_seats <= count <= rules.most_seats:
        raise InvalidSetup(story.words.say("campaign-seats", n=count, fewest=rules.fewest_seats, most=rules.most_seats))
    levels = rules.values()["difficulty"]
    if difficulty not in levels:
        raise InvalidSetup(story.words.say("campaign-no-level", n=difficulty, most=levels[-1]))


def kept(story: Campaign, edition: str) -> Path:
    """Where a scenario that is not finished waits."""
    return story.path.with_name(f"{story.game}-{edition}.lootkeep")


def catch_up(story: Campaign) -> None:
    """Note what was finished, by whatever command, and put its record with the other games."""
    for edition in story.scenes():
        file = kept(story, edition)
        if file.exists():
            game = register.load_record(saved_games.read(file))
            if game.over:
                story.note(game)
                place = saved_games.new_file(game)
                place.parent.mkdir(parents=True, exist_ok=True)
                file.replace(place)
