// Made from src/lootkeep/kragmortha/view.py by `python -m lootkeep.server.protocol.typescript`: change it there.

