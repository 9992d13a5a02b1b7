"""Plays a seat at a table by chance; to try it: python examples/client.py http://127.0.0.1:8642 TABLE KEY."""

import asyncio
import json
import random
import sys

from websockets.asyncio.client import connect


async def play(server: str, table: str, key: str) -> None:
    async with connect(server.replace("http", "ws", 1) + "/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "id": "hello", "table": table, "keys": [key]}))
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "refused" and told["code"] != "stale":  # then the fresh state follows
                sys.exit(told["why"]["id"])
            if told["type"] == "state" and told["outcome"]:
                sys.exit(0 if told["seat"] in told["outcome"]["winners"] else "lost")
            if told["type"] == "state" and told["decision"]:
                option = random.choice(told["decision"]["options"])["id"]
                move = {"type": "move", "id": f"v{told['version']}", "seat": told["seat"]}
                await socket.send(json.dumps({**move, "version": told["version"], "option": option}))


asyncio.run(play(*sys.argv[1:]))
