"""Random logs for counting: calls of every fault beside ones that are fine."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

from builders import (
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
)
from bulk_runs import inputs_of
from inspector.core.bulk.order import OrderNeededError
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.workers import OwnHands
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools

if TYPE_CHECKING:
    from pathlib import Path

    from inspector.core.gate.tally import Tally

NAMES = ("get_sales_report", "book_room", "send_note")
SCHEMA = {
    "type": "object",
    "properties": {
        "region": {"enum": ["apac", "emea", "x"]},
        "n": {"type": "integer", "minimum": 1},
        "tags": {"type": "array", "items": {"type": "string"}, "maxItems": 3},
        "where": {"anyOf": [{"type": "null"}, {"type": "object"}]},
        "args": {"type": "object"},
    },
    "required": ["region"],
    "additionalProperties": False,
}
FINE = '{"region":"apac"}'
TEXTS = [
    FINE,
    '{"region": "emea", "n": 3}',
    '{"region":"nowhere"}',
    "{}",
    '{"n":"5","region":"x"}',
    '{"n":"five","region":"x"}',
    '{"region":"apac","zz":1,"yy":2}',
    '{"args":{"region":"apac"}}',
    '{"region":"apac","where":5}',
    '{"region":"apac","where":"{}"}',
    '{"region":"apac","tags":["a",1,"b","c","d"]}',
    '{"tags":"[1]","region":"apac"}',
    '{"region":"apac","region":"emea"}',
    '{"region":"apac","n":12345678901234567890}',
    '{"region":"apac","n":1.0}',
    '{"region":"apac","n":0}',
    '{"region":"<|im_end|>"}',
    '{"region":"서울"}',
    '{"region":',
    '{"region":"apac"} x',
    "{'region': 'apac'}",
    '```json\n{"region":"apac"}\n```',
    '"{\\"region\\":\\"apac\\"}"',
    '{"get_sales_report":{"region":"apac"}}',
    "",
    "[]",
    "null",
    "42",
]


def sources_of(*names: str) -> Sources:
    """Tools that a person gave, all with the same schema."""
    tools = [
        {"type": "function", "name": name, "parameters": SCHEMA, "strict": True}
        for name in names
    ]
    document = read_document(json.dumps(tools), Origin("tools.json"))
    return Sources(tools=tuple(read_tools(document)))


class CountedLog:
    """Makes one log."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def write(self, path: Path, lines: int) -> Path:
        """Write it, spaced and escaped in one of the usual ways."""
        spaces = self._chance.choice([(",", ":"), (", ", ": ")])
        is_ascii = self._chance.random() < 0.5
        texts = (
            json.dumps(line, ensure_ascii=is_ascii, separators=spaces)
            for line in (self._line() for _ in range(lines))
        )
        path.write_text("\n".join(texts) + "\n", "utf-8")
        return path

    def _line(self) -> object:
        chance = self._chance.random()
        if chance < 0.7:
            return self._item()
        if chance < 0.95:
            items = [self._item() for _ in range(self._chance.randrange(5))]
            return a_response(*items, tools=self._tools())
        return self._chance.choice(
            [
                a_request(self._item(), self._item()),
                [self._item(), self._item()],
                {"id": "b", "custom_id": "a", "response": {"body": a_response()}},
                5,
            ]
        )

    def _tools(self) -> list[object]:
        names = self._chance.sample(NAMES, self._chance.randrange(4))
        schemas = [SCHEMA, SCHEMA, SCHEMA, None]
        return [
            a_tool() | {"name": name, "parameters": self._chance.choice(schemas)}
            for name in names
        ]

    def _call(self) -> dict[str, object]:
        text = self._chance.choice(TEXTS) if self._chance.random() < 0.6 else FINE
        call = a_function_call(
            text,
            call_id=f"call_{self._chance.randrange(30)}",
            id=f"fc_{self._chance.randrange(99)}",
            name=self._chance.choice([*NAMES, "unknown_v9", "bad name"]),
        )
        if self._chance.random() < 0.2:
            call["namespace"] = self._chance.choice(["crm", "files"])
        if self._chance.random() < 0.05:
            call["status"] = "incomplete"
        if self._chance.random() < 0.03:
            call["id"] = call["call_id"]
        return call

    def _item(self) -> dict[str, object]:
        chance = self._chance.random()
        call_id = f"call_{self._chance.randrange(30)}"
        if chance < 0.5:
            return self._call()
        if chance < 0.7:
            text = [{"type": "input_text", "text": "x\ty"}]
            said = self._chance.choice(["ok", '{"a":1}', "한글", "", text])
            return an_output(call_id=call_id, output=said)
        if chance < 0.85:
            said = self._chance.choice(["a", "한글 😀", " ", '"q"'])
            return a_message(said, role=self._chance.choice(["assistant", "user"]))
        if chance < 0.93:
            text = self._chance.choice(["so", "a\nb"])
            return {
                "type": "reasoning",
                "id": f"rs_{self._chance.randrange(9)}",
                "summary": [{"type": "summary_text", "text": text}],
                "encrypted_content": self._chance.choice(["abc", "a=="]),
            }
        return self._chance.choice(
            [
                {"type": "item_reference", "id": "fc_1"},
                {"type": "acme:search_call", "id": "sc_1", "call_id": call_id},
                self._call() | {"type": "custom_tool_call", "input": "x"},
                an_output(call_id=call_id) | {"type": "custom_tool_call_output"},
            ]
        )


def counted(
    path: Path, sources: Sources, *, is_quick: bool, part: int = 5000, **options: str
) -> Tally | None:
    """The counts of a log without rows; None where only order tells."""
    inputs = inputs_of([path], part)
    run = BulkRun(inputs, sources, with_rows=False, is_quick=is_quick, **options)
    with run:
        try:
            return run.gate(OwnHands())[0].tally
        except OrderNeededError:
            return None
