"""A bot that takes any option; to try it: lootkeep check-bot "python examples/bot.py"."""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "any"}), flush=True)
    if message["type"] == "decide":
        option = random.Random(message["seed"]).choice(message["options"])
        print(json.dumps({"type": "choose", "id": message["id"], "action": option["action"]}), flush=True)
