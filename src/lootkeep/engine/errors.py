"""What can be wrong with what came in: each error says what, where, and what would be right."""


class IllegalMove(ValueError):
    """The action or its text is not among the options of this decision."""


class InvalidBox(ValueError):
    """A file of cards, boards or scenarios holds something impossible."""


class InvalidRecord(ValueError):
    """A game record is truncated, was edited, or belongs to another program or version."""


class InvalidPosition(ValueError):
    """The text of a position cannot be read, or describes no possible position."""


class InvalidSetup(ValueError):
    """A table cannot be set up like that: seats, target or options out of range."""


class UnknownName(InvalidSetup):
    """No game, edition, bot, language or rule of that name."""
