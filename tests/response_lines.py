"""Random responses: items of every fault, and tools of every kind."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from builders import a_function_call, a_message, a_response, a_tool, an_output
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools

if TYPE_CHECKING:
    from inspector.core.bulk.responses.responses import Responses

REASONING = {"type": "reasoning", "id": "rs_1", "summary": []}
SCHEMA = {"type": "object", "properties": {"n": {"type": "integer"}}}
TOOLS = [
    a_tool(),
    a_tool(name="count", parameters=SCHEMA, strict=True),
    a_tool(name="loose", parameters=SCHEMA, strict=False, description="서울 😀"),
    {"type": "function", "name": "omitted", "parameters": SCHEMA},
    {"type": "function", "name": "empty"},
    {"type": "web_search"},
    {
        "type": "namespace",
        "name": "crm",
        "description": "d",
        "tools": [a_tool(name="list", parameters=SCHEMA)],
    },
]
ITEMS = [
    a_function_call(),
    a_function_call('{"region":"global"}'),
    a_function_call("{"),
    a_function_call('{"n":1}', name="count"),
    a_function_call('{"n":"한글"}', name="count"),
    a_function_call('{"n":1,"n":2}', name="omitted"),
    a_function_call(name="nobody"),
    a_function_call('{"n":1}', name="list", namespace="crm"),
    a_function_call(status="incomplete"),
    an_output(),
    an_output("한글 😀"),
    an_output([{"type": "input_text", "text": "a"}]),
    a_message("한글 😀"),
    a_message(" "),
    REASONING,
    {"type": "acme:x", "id": "x_1"},
]


def a_line(chance: random.Random) -> dict:
    items = []
    for item in chance.choices(ITEMS, k=chance.randint(0, 4)):
        number = chance.randrange(5)
        ids = {"call_id": f"call_{number}"} if "call_id" in item else {}
        items.append(item | ids)
    tools = chance.sample(TOOLS, chance.randint(0, 4))
    bend = chance.choice(
        [{}, {}, {}, {"status": "incomplete"}, {"tool_choice": "none"}]
    )
    number = chance.randrange(10**9)
    return a_response(*items, tools=tools, id=f"resp_{number}", **bend) | {
        "created_at": number
    }


def two_given() -> Sources:
    """The first two of the tools, as a person gives them."""
    document = read_document(json.dumps(TOOLS[:2]), Origin("tools.json"))
    return Sources(tools=tuple(read_tools(document)))


def put_together(responses: Responses, line: bytes, origin: Origin):
    """A response of known parts as an inspection; None where one of them is new."""
    reading = responses.read(line)
    return None if reading is None else responses.inspection(reading, origin)


def counted(responses: Responses, line: bytes):
    """The same as it is counted."""
    reading = responses.read(line, only_counts=True)
    return None if reading is None else responses.counted(reading)
