"""Values that probably fit a schema, and the same as another form writes them.

The guess is rough on purpose: whoever uses it asks the validator.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from inspector.core.tools.validator import satisfies
from schemas import node_of

Draw = Callable[[st.SearchStrategy[Any]], Any]
DEEP = 12
SHALLOW = 6


class Guess:
    """Draws values for the subschemas of one schema."""

    def __init__(self, draw: Draw, root: dict) -> None:
        self._draw = draw
        self._root = root

    def value(self, schema: Any, depth: int = 0) -> Any:
        if depth > DEEP or not isinstance(schema, dict):
            return None
        if "$ref" in schema:
            return self.value(definition(schema, self._root), depth + 1)
        for word in ("anyOf", "oneOf", "allOf"):
            if schema.get(word):
                chosen = self._draw(st.sampled_from(schema[word]))
                return self.value({**schema, word: None, **chosen}, depth + 1)
        if "const" in schema:
            return schema["const"]
        if schema.get("enum"):
            return self._draw(st.sampled_from(schema["enum"]))
        return self._of_type(schema, depth)

    def _of_type(self, schema: dict, depth: int) -> Any:
        kinds = schema.get("type", "string")
        kind = self._draw(st.sampled_from(kinds)) if isinstance(kinds, list) else kinds
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array":
            return self._array(schema, depth)
        if kind in ("integer", "number"):
            low = max(schema.get("minimum", 0), schema.get("exclusiveMinimum", -1) + 1)
            return self._draw(st.integers(low, low + 2))
        simple = {"null": st.none(), "boolean": st.booleans()}
        return self._draw(simple.get(kind, st.sampled_from("xy")))

    def _object(self, schema: dict, depth: int) -> dict:
        required = schema.get("required") or []
        return {
            name: self.value(inner, depth + 1)
            for name, inner in (schema.get("properties") or {}).items()
            if name in required or (depth < SHALLOW and self._draw(st.booleans()))
        }

    def _array(self, schema: dict, depth: int) -> list:
        places = schema.get("prefixItems") or []
        inner = schema.get("items") or {}
        count = len(places) or self._draw(st.integers(schema.get("minItems", 0), 3))
        shown = (places or [inner] * count) if depth <= SHALLOW else []
        return [self.value(one, depth + 1) for one in shown]


def definition(schema: dict, root: dict) -> Any:
    """What a reference to a definition leads to."""
    return root["$defs"][schema["$ref"].rpartition("/")[2]]


def filled(value: Any, schema: Any, root: dict, depth: int = 0) -> Any:
    """The value with null for every absent member that a schema requires."""
    if depth > DEEP or not isinstance(schema, dict):
        return value
    if "$ref" in schema:
        return filled(value, definition(schema, root), root, depth + 1)
    for branch in (schema.get("anyOf") or []) + (schema.get("oneOf") or []):
        tried = filled(value, branch, root, depth + 1)
        if _fits(branch, tried, root):
            return tried
    if isinstance(value, dict):
        return _with_nulls(value, schema, root, depth)
    if isinstance(value, list):
        places = schema.get("prefixItems") or []
        inner = [*places, *[schema.get("items", {})] * len(value)]
        pairs = zip(value, inner, strict=False)
        return [filled(item, one, root, depth + 1) for item, one in pairs]
    return value


def without_nulls(value: Any) -> Any:
    """The value without members that are null."""
    if isinstance(value, dict):
        return {n: without_nulls(v) for n, v in value.items() if v is not None}
    return [without_nulls(v) for v in value] if isinstance(value, list) else value


def as_json_schema(value: Any) -> Any:
    """OpenAPI's ``nullable`` in the words of JSON Schema."""
    if isinstance(value, list):
        return [as_json_schema(item) for item in value]
    if not isinstance(value, dict):
        return value
    out = {name: as_json_schema(item) for name, item in value.items()}
    if out.get("nullable") is True and isinstance(out.get("type"), str):
        del out["nullable"]
        out["type"] = [out["type"], "null"]
        if "enum" in out:
            out["enum"] = [*out["enum"], None]
    return out


def _with_nulls(value: dict, schema: dict, root: dict, depth: int) -> dict:
    named = schema.get("properties", {})
    whole = {n: filled(v, named.get(n, {}), root, depth + 1) for n, v in value.items()}
    absent = [name for name in schema.get("required", ()) if name not in value]
    return {**whole, **dict.fromkeys(absent)}


def _fits(branch: Any, value: Any, root: dict) -> bool:
    if not isinstance(branch, dict):
        return False
    whole = {**branch, "$defs": root.get("$defs", {})}
    return satisfies(node_of(whole), node_of(value)) is True
