"""Logs for benchmarks: bare items, and a whole response with its tools now and then.

What a session of an agent leaves: some 700 bytes a line, tools with nested schemas,
calls in two ways of writing JSON, outputs, messages, reasoning, ids that are used
twice. The maker knows what the gate must say of each.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WORDS = ["harbour", "lantern", "meadow", "quarry", "saddle", "timber", "crème"]
WORDS += ["bridge", "castle", "falcon", "ginger", "helmet", "island", "jacket"]
WORDS += ["바다", "나무", "窓", "🌊"]
PARSE, SCHEMA, OK, UNCHECKED = (
    "arguments_parse",
    "arguments_schema",
    "ok",
    "unchecked",
)
NO_CALL = "not_function_call"

_VERDICTS = (SCHEMA, SCHEMA, SCHEMA, PARSE, SCHEMA, UNCHECKED)
"""Of each fault, by its number."""

_RECENT = 2000
"""Calls whose ids may come again."""


class LogMaker:
    """Makes a log, and knows what is wrong in it.

    Args:
        seed: Decides all of it.
        share: Of calls with each of six faults, of outputs without their call, and of
            calls with an id that an earlier one has.
    """

    def __init__(self, seed: int, share: float) -> None:
        self._random = random.Random(seed)
        self._share = share
        self._recent: list[str] = []
        self._number = 0
        functions = [self._function(number) for number in range(36)]
        self._spaces = [
            self._space(name, number)
            for number, name in enumerate(("crew", "depot", "ledger"))
        ]
        self._functions = functions
        self.tools: list[dict[str, Any]] = [*functions, *self._spaces]
        self.truth: Counter[str] = Counter()
        """Items by the gate's reason."""

    def lines(self, count: int) -> Iterator[str]:
        """The lines of the log, without their ends."""
        for _ in range(count):
            self._number += 1
            is_response = self._random.random() < 0.04
            yield _compact(self._response() if is_response else self._item())

    def _words(self, count: int) -> str:
        return " ".join(self._random.choices(WORDS, k=count))

    def _id(self, prefix: str, digits: int = 40) -> str:
        return f"{prefix}{self._random.getrandbits(4 * digits):0{digits}x}"

    def _text(self, **keywords: object) -> dict[str, Any]:
        return {"type": "string", "description": self._words(6), **keywords}

    def _function(self, number: int) -> dict[str, Any]:
        makers: dict[str, Callable[[], dict[str, Any]]] = {
            "forecast": self._forecast,
            "look_up": self._look_up,
            "purchase": self._purchase,
            "store": self._store,
            "meet": self._meet,
            "tune": self._tune,
        }
        names = list(makers)
        name = names[number % len(names)]
        return {
            "type": "function",
            "name": f"{name}_{number:02}",
            "description": self._words(12),
            "parameters": makers[name](),
            "strict": True,
        }

    def _space(self, name: str, number: int) -> dict[str, Any]:
        kinds = ("list", "get", "create", "remove")
        tools = [
            self._function(100 + 10 * number + each) | {"name": kind}
            for each, kind in enumerate(kinds)
        ]
        kept = {"name": name, "description": self._words(8), "tools": tools}
        return {"type": "namespace", **kept}

    def _forecast(self) -> dict[str, Any]:
        return _closed(place=self._text(), unit=self._text(enum=["c", "f", "k"]))

    def _look_up(self) -> dict[str, Any]:
        tags = {"type": "array", "items": self._text(), "maxItems": 8}
        return _closed(
            "query",
            "limit",
            query=self._text(minLength=1, maxLength=200),
            limit={"type": "integer", "minimum": 1, "maximum": 100},
            tags=tags,
            exact={"type": "boolean"},
        )

    def _purchase(self) -> dict[str, Any]:
        entry = _closed(
            sku=self._text(),
            count={"type": "integer", "minimum": 1},
            price={"type": "number", "minimum": 0},
            currency=self._text(enum=["USD", "EUR", "KRW", "JPY"]),
        )
        return _closed(
            order=self._text(pattern="^ORD-[0-9]{6}$"),
            entries={"type": "array", "minItems": 1, "items": entry},
            note={"type": ["string", "null"]},
        )

    def _store(self) -> dict[str, Any]:
        return _closed(
            "path",
            "content",
            "mode",
            path=self._text(),
            content=self._text(),
            mode=self._text(enum=["w", "a", "x"]),
            encoding=self._text(),
        )

    def _meet(self) -> dict[str, Any]:
        time = {"type": "string", "format": "date-time"}
        guest = _closed(name=self._text(), mail={"type": "string", "format": "email"})
        room = _closed(
            "floor",
            "door",
            floor={"type": "number", "minimum": -90, "maximum": 90},
            door={"type": "number", "minimum": -180, "maximum": 180},
            label=self._text(),
        )
        where = {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/room"}]}
        guests = {"type": "array", "items": guest}
        kept = _closed(begin=time, finish=time, guests=guests, where=where)
        return {**kept, "$defs": {"room": room}}

    def _tune(self) -> dict[str, Any]:
        kinds = [
            self._text(),
            {"type": "integer"},
            {"type": "number"},
            {"type": "boolean"},
        ]
        members = {f"p{n}": kinds[n % len(kinds)] for n in range(14)}
        return _closed(*list(members)[:8], **members)

    def _value(self, schema: dict[str, Any], room: dict[str, Any]) -> object:
        """What keeps to a schema, whose one reference is to a room."""
        chance = self._random
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "anyOf" in schema:
            return None if chance.random() < 0.5 else self._value(room, room)
        if schema["type"] == "object":
            return {
                name: self._value(held, room)
                for name, held in schema["properties"].items()
                if name in schema["required"] or chance.random() < 0.4
            }
        if schema["type"] == "array":
            count = chance.randint(1, 4)
            return [self._value(schema["items"], room) for _ in range(count)]
        return self._scalar(schema)

    def _scalar(self, schema: dict[str, Any]) -> object:
        chance, kind = self._random, schema["type"]
        if kind == "integer":
            return chance.randint(1, schema.get("maximum", 1000))
        if kind == "number":
            low, high = schema.get("minimum", 0), schema.get("maximum", 5000)
            return round(chance.uniform(low, high), 3)
        if kind == "boolean":
            return chance.random() < 0.5
        return self._string(schema)

    def _string(self, schema: dict[str, Any]) -> str | None:
        chance = self._random
        if isinstance(schema["type"], list):
            return None if chance.random() < 0.5 else self._words(5)
        if "pattern" in schema:
            return f"ORD-{chance.randint(0, 999_999):06}"
        if schema.get("format") == "date-time":
            day = f"{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
            return (
                f"2026-{day}T{chance.randint(0, 23):02}:{chance.randint(0, 59):02}:00Z"
            )
        if schema.get("format") == "email":
            return f"u{chance.randint(1, 999)}@example.com"
        return self._words(chance.choice((1, 2, 3, 3, 4, 12)))

    def _call(self, tools: list[dict[str, Any]]) -> dict[str, object]:
        tool = self._random.choice(tools)
        space = tool["name"] if tool["type"] == "namespace" else None
        if space is not None:
            tool = self._random.choice(tool["tools"])
        schema, name = tool["parameters"], tool["name"]
        value = self._value(schema, schema.get("$defs", {}).get("room", {}))
        assert isinstance(value, dict)
        fault = int(self._random.random() / self._share)
        named = self._random.choice(schema["required"])
        if fault == 0:
            value[named] = {"bad": 1}
        elif fault == 1:
            del value[named]
        elif fault == 2:
            value["surplus"] = 1
        elif fault == 5:
            name += "_v9"
        text = self._spelled(_compact(value), value)
        if fault in (3, 4):
            text = self._broken(text) if fault == 3 else self._no_object(text, name)
        self.truth[_VERDICTS[fault] if fault < len(_VERDICTS) else OK] += 1
        call = {
            "id": self._id("fc_"),
            "type": "function_call",
            "status": "completed",
            "arguments": text,
            "call_id": self._call_id(),
            "name": name,
        }
        return call if space is None else call | {"namespace": space}

    def _spelled(self, compact: str, value: object) -> str:
        """Arguments as one of two libraries writes them."""
        if self._random.random() < 0.5:
            return compact
        return json.dumps(value, ensure_ascii=self._random.random() < 0.3)

    def _broken(self, text: str) -> str:
        ways = (
            text[: max(1, len(text) * 2 // 3)],
            text[:-1] + ",}",
            text.replace('"', "'"),
            f"```json\n{text}\n```",
            "",
        )
        return self._random.choice(ways)

    def _no_object(self, text: str, name: str) -> str:
        return self._random.choice(("[]", "null", f'"{name}"', "42", json.dumps(text)))

    def _call_id(self) -> str:
        call_id = self._id("call_", 24)
        if self._recent and self._random.random() < self._share:
            call_id = self._random.choice(self._recent)
        self._recent.append(call_id)
        if len(self._recent) > _RECENT:
            del self._recent[: _RECENT // 2]
        return call_id

    def _item(self, response: list[dict[str, Any]] | None = None) -> dict[str, object]:
        chance = self._random.random()
        if chance < 0.6:
            functions = response or self.tools
            return self._call([t for t in functions if t["type"] == "function"])
        if 0.9 <= chance < 0.95:
            spaces = response or self.tools
            return self._call([t for t in spaces if t["type"] == "namespace"])
        self.truth[NO_CALL] += 1
        if chance < 0.8:
            return self._output()
        return self._message() if chance < 0.9 else self._reasoning()

    def _output(self) -> dict[str, object]:
        is_orphan = not self._recent or self._random.random() < self._share
        rows = [
            {
                "id": self._random.randint(1, 9999),
                "name": self._words(2),
                "score": round(self._random.random(), 4),
            }
            for _ in range(self._random.randint(1, 8))
        ]
        text: object = json.dumps({"done": True, "rows": rows}, ensure_ascii=False)
        if self._random.random() < 0.1:
            text = [{"type": "input_text", "text": text}]
        known = [self._id("call_", 24)] if is_orphan else self._recent
        return {
            "id": self._id("fco_"),
            "type": "function_call_output",
            "call_id": self._random.choice(known),
            "output": text,
            "status": "completed",
        }

    def _message(self) -> dict[str, object]:
        text = self._words(self._random.randint(20, 100))
        part = {"type": "output_text", "annotations": [], "logprobs": [], "text": text}
        return {
            "id": self._id("msg_"),
            "type": "message",
            "status": "completed",
            "role": "assistant",
            "content": [part],
        }

    def _reasoning(self) -> dict[str, object]:
        text = self._words(self._random.randint(10, 60))
        return {
            "id": self._id("rs_"),
            "type": "reasoning",
            "summary": [{"type": "summary_text", "text": text}],
            "encrypted_content": self._id("", 400),
        }

    def _response(self) -> dict[str, object]:
        chance, second = self._random, 1_790_000_000 + self._number
        functions = chance.sample(self._functions, chance.randint(2, 4))
        tools = [*functions, chance.choice(self._spaces)]
        output = [self._item(tools) for _ in range(chance.randint(1, 5))]
        return {
            "id": self._id("resp_"),
            "object": "response",
            "created_at": second,
            "completed_at": second + 2,
            "status": "completed",
            "error": None,
            "incomplete_details": None,
            "instructions": None,
            "max_output_tokens": None,
            "model": "large-1",
            "output": output,
            "parallel_tool_calls": True,
            "previous_response_id": None,
            "reasoning": {"effort": "low", "summary": None},
            "store": True,
            "temperature": 1.0,
            "text": {"format": {"type": "text"}},
            "tool_choice": "auto",
            "tools": tools,
            "top_p": 1.0,
            "truncation": "disabled",
            "usage": {
                "input_tokens": chance.randint(50, 9000),
                "input_tokens_details": {"cached_tokens": 0},
                "output_tokens": chance.randint(5, 900),
                "output_tokens_details": {"reasoning_tokens": 0},
                "total_tokens": chance.randint(60, 9900),
            },
            "user": None,
            "metadata": {},
        }


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _closed(*required: str, **members: dict[str, Any]) -> dict[str, Any]:
    """An object with just these members; all are required where none is named."""
    return {
        "type": "object",
        "properties": members,
        "required": [*(required or members)],
        "additionalProperties": False,
    }
