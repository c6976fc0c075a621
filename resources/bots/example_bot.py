"""A bot for Sticheln Desktop: `--seats "bot:python3 example_bot.py,casual,casual"`. It plays its lowest card.

Every line on standard input is a message in JSON; a `decide` is answered with one member of its `legal`.
"""

import json
import sys


def chosen(message):
    """The lowest card; of anything else the first. A better bot looks at message["view"]."""
    legal = message["legal"]
    return min(legal, key=value) if isinstance(legal[0], str) else legal[0]


def value(play):
    """`G11` and Stichling's `G11@2` are worth 11."""
    return int(play[1:].split("@")[0])


def say(**message):
    """One line out, at once."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", name="example")
    elif message["type"] == "decide":
        say(type="decision", id=message["id"], decision=chosen(message))
    elif message["type"] == "bye":
        break
