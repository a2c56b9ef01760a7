"""The attributes of a span, whichever way a trace writes them.

Source: OpenTelemetry protocol, JSON encoding (``KeyValue``, ``AnyValue``); exports
that write attributes as one object, flat or nested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.located import Located

_VALUES = ("stringValue", "string_value")
_ROOTS = ("gen_ai", "llm")
_RAW = ("input", "output")
_TELLING = frozenset((*_ROOTS, *_RAW))
"""What the names of those begin with that are asked for."""

_MOST_LEVELS = 12


def attributes_of(at: Located) -> dict[str, Located]:
    """Attributes by their dotted name; of a span, or of the attributes themselves.

    Only those that speak of a model's messages and tools; nested ones are found under
    the name that they would have if they were flat.
    """
    held = at.get("attributes") or at
    if held.is_array:
        return dict(_key_values(held))
    found: dict[str, Located] = {}
    if isinstance(held.node, ObjectNode):
        for name in dict.fromkeys(held.node.names()):
            root, _, rest = name.partition(".")
            value = held.get(name) if root in _TELLING else None
            if value is not None:
                found.update(_named(name, root, rest, value))
    return found


def _named(
    name: str, root: str, rest: str, value: Located
) -> Iterator[tuple[str, Located]]:
    if root in _ROOTS:
        yield name, value
        yield from _flattened(name, value, _MOST_LEVELS)
    elif root in _RAW and rest:
        yield name, value
    elif root in _RAW and value.is_object:
        inside = value.get("value")
        if inside is not None:
            yield f"{name}.value", inside


def _key_values(at: Located) -> Iterator[tuple[str, Located]]:
    for entry in at.each():
        name, value = entry.text("key"), entry.get("value")
        texts = [value.get(kind) for kind in _VALUES] if value is not None else []
        text = next((found for found in texts if found is not None), None)
        if name is not None and text is not None:
            yield name, text


def _flattened(name: str, at: Located, levels: int) -> Iterator[tuple[str, Located]]:
    """What stands below a nested attribute, by its dotted name."""
    if not levels:
        return
    for token, value in _below(at):
        dotted = f"{name}.{token}"
        yield dotted, value
        yield from _flattened(dotted, value, levels - 1)


def _below(at: Located) -> Iterator[tuple[str, Located]]:
    if isinstance(at.node, ObjectNode):
        for name in dict.fromkeys(at.node.names()):
            value = at.get(name)
            if value is not None:
                yield name, value
    elif isinstance(at.node, ArrayNode):
        for index, value in enumerate(at.each()):
            yield str(index), value
