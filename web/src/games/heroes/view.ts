// Made from src/lootkeep/heroes/view.py by `python -m lootkeep.server.protocol.typescript`: change it there.

