"""What the strict lint says of a schema, for tests."""

from __future__ import annotations

import json

from inspector.core.source.json_reader import read_json
from inspector.core.tools.strict.fault import StrictLint
from inspector.core.tools.strict.strict_profile import load_profile
from inspector.core.tools.strict_subset import lint_schema


def linted(schema: object, profile: str = "openai-2026") -> StrictLint:
    """The lint of a schema that is given as Python's values."""
    root = read_json(json.dumps(schema)).root
    return lint_schema(root, load_profile(profile))


def told(schema: object, code: str, profile: str = "openai-2026") -> list[tuple]:
    """Variant, pointer and underlined characters of each fault of one rule."""
    text = json.dumps(schema)
    return [
        (fault.variant, fault.pointer, text[slice(*fault.span)])
        for fault in linted(schema, profile).faults
        if fault.code == code
    ]


def an_object(properties: object = None, **more: object) -> dict:
    """An object of the strict subset; ``more`` bends it."""
    names = properties if isinstance(properties, dict) else {}
    return {
        "type": "object",
        "properties": names,
        "required": list(names),
        "additionalProperties": False,
        **more,
    }
