"""The game in a terminal: pictures, questions, answers, and records to go on with or to watch again.

In reading order: play, session, frame, choices, chronicle, answer, commands, pages, advice, ending, replay, chapters;
then what they stand on: own_chronicle, seats, saved_games, hook, screen.
"""

from .advice import hint
from .chapters import chapter, chapters
from .own_chronicle import OwnChronicle
from .play import play
from .replay import replay

__all__ = ["OwnChronicle", "chapter", "chapters", "hint", "play", "replay"]
