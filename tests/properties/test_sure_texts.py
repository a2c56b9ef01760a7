"""What the expression of a schema takes is sound, repeats no name and is valid."""

import json
import random
import re

import jsonschema
import orjson
import pytest

from inspector.core.bulk.calls.sure_arguments import decoded, is_marked
from inspector.core.tools.sure_texts import sure_texts

WORDS = ["", "a", "ORD-123456", "바다 창", "two\nlines", 'q"uote', "<b>", "🌊", "x" * 9]
NUMBERS = [0, 1, -1, 5, 99, 100, 101, 4321, -90, 2.5, -0.25, 90.5, 1e15, 1e300, -0.0]
PIECES = [*'"\\,{}[]: 0-', "1e5", "null", "\ud83c"]


class Making:
    """Makes schemas, and values that keep to them or nearly so."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def schema(self, depth=0):
        kinds = ["string", "integer", "number", "boolean", "null", "enum", "any"]
        kinds += ["array", "object", "anyOf", "types"] * (depth < 3)
        return getattr(self, "_" + self.random.choice(kinds))(depth)

    def some(self, **keywords):
        return {k: v for k, v in keywords.items() if self.random.random() < 0.4}

    def _string(self, _):
        return {"type": "string"} | self.random.choice(
            [
                self.some(minLength=self.random.randint(0, 3)),
                self.some(maxLength=self.random.randint(0, 9)),
                {"pattern": "^ORD-[0-9]{6}$"},
                {"pattern": "^[a-z]*$"},
            ]
        )

    def _bounds(self):
        low = self.random.choice(NUMBERS[:12])
        high = self.random.choice(NUMBERS[:12])
        return self.some(minimum=low, exclusiveMinimum=low, maximum=high) | self.some(
            exclusiveMaximum=high
        )

    def _integer(self, _):
        return {"type": "integer", **self._bounds()}

    def _number(self, _):
        return {"type": "number", **self._bounds()}

    def _boolean(self, _):
        return {"type": "boolean"}

    def _null(self, _):
        return {"type": "null"}

    def _any(self, _):
        return {"description": "whatever"}

    def _enum(self, _):
        return {"enum": self.random.sample([*WORDS, None, True, 5], 3)}

    def _types(self, _):
        names = ["string", "null", "integer", "boolean", "array", "object"]
        return {"type": self.random.sample(names, 2), "maxLength": 4, "maximum": 50}

    def _anyOf(self, depth):  # noqa: N802 - named after the keyword
        return {"anyOf": [self.schema(depth + 1) for _ in range(2)]}

    def _array(self, depth):
        low = self.random.randint(0, 2)
        bounds = self.some(minItems=low, maxItems=low + 1, uniqueItems=True)
        return {"type": "array", "items": self.schema(depth + 1), **bounds}

    def _object(self, depth):
        members = {name: self.schema(depth + 1) for name in "abcd"[: depth + 2]}
        required = [name for name in members if self.random.random() < 0.6]
        more = self.some(additionalProperties=False)
        return {"type": "object", "properties": members, "required": required, **more}

    def root(self):
        return self._object(0)

    def value(self, schema):
        if self.random.random() < 0.02:
            return self.random.choice([None, 1, "a", [], {}])
        if "anyOf" in schema:
            return self.value(self.random.choice(schema["anyOf"]))
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        kind = schema.get("type", "string")
        kind = self.random.choice(kind) if isinstance(kind, list) else kind
        if kind == "object":
            members = schema.get("properties", {})
            needed = schema.get("required", ())
            return {
                name: self.value(each)
                for name, each in members.items()
                if name in needed or self.random.random() < 0.5
            }
        if kind == "array":
            count = self.random.randint(schema.get("minItems", 0), 3)
            return [self.value(schema.get("items", {})) for _ in range(count)]
        values = {"boolean": [True, False], "null": [None], "string": WORDS}
        return self.random.choice(values.get(kind, NUMBERS))

    def text(self, schema):
        value = self.value(schema)
        separators = self.random.choice([(", ", ": "), (",", ":"), (" ,", " : ")])
        text = json.dumps(
            value, separators=separators, ensure_ascii=self.random.random() < 0.5
        )
        if self.random.random() < 0.3:
            place = self.random.randint(0, len(text))
            end = place + self.random.randint(0, 2)
            text = text[:place] + self.random.choice(PIECES) + text[end:]
        return text

    def raw(self, text):
        """The text as it stands in a line, and sometimes as nobody should write it."""
        raw = json.dumps(text, ensure_ascii=self.random.random() < 0.3)[1:-1]
        raw = raw.encode("utf-8", "surrogatepass")
        if self.random.random() < 0.05:
            place = self.random.randint(0, len(raw))
            raw = raw[:place] + self.random.choice([b"\xff", b"\\", b'"', b"\x00"])
        return raw


def without_repeats(pairs):
    assert len({name for name, _ in pairs}) == len(pairs)
    return dict(pairs)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_taken_is_fine(seed):
    making, taken = Making(seed), 0
    for _ in range(12):
        schema = making.root()
        texts = sure_texts(orjson.dumps(schema), asserts_format=False)
        oracle = jsonschema.Draft202012Validator(schema)
        for _ in range(60 if texts else 0):
            raw = making.raw(making.text(schema))
            if not re.fullmatch(texts, raw):
                continue
            text = decoded(raw)
            if text is None:  # no sound UTF-8: the caller's part of the proof
                assert b"\xff" in raw or b"\xed" in raw
                continue
            value = json.loads(text, object_pairs_hook=without_repeats)
            assert value == orjson.loads(text)
            assert not is_marked(text)
            oracle.validate(value)
            taken += 1
    assert taken > 5
