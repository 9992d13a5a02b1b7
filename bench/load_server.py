"""The server of the load test: the real one on a file, with limits that a thousand clients of one address can bear.

`python bench/load_server.py PORT FILE`. Tables that nobody is at are not let go, so that their memory can be measured.
"""

import asyncio
import sys

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from lootkeep.server.app import create_app
from lootkeep.server.limits import Limits, Rate
from lootkeep.server.serving import configured, listening, tune
from lootkeep.server.store import open_store

MANY = Rate(1e9, 1e9)
LIMITS = Limits._make(
    10**6 if name in ("connections", "sockets", "idle_tables") else MANY if isinstance(limit, Rate) else limit
    for name, limit in Limits()._asdict().items()
)


async def main() -> None:
    """Serve until killed."""
    port, file = sys.argv[1:]
    app = create_app(await open_store(file), limits=LIMITS)
    tune()
    with listening("127.0.0.1", int(port)) as sock:
        print("ready", flush=True)
        await uvicorn.Server(configured(app)).serve([sock])


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(main())
