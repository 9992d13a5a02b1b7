"""`python -m lootkeep` is the command `lootkeep`."""

from .cli import main

main()
