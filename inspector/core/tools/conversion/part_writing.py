"""Lay parts out as a JSON text.

Definitions that nothing refers to any more are left out; what is referred to and
stands nowhere becomes one.

Source: RFC 8259; RFC 6901 for references; JSON Schema 2020-12, core, section 8.2.4.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote

from inspector.core.source.json_reader import read_json
from inspector.core.source.pointer import joined
from inspector.core.source.pretty import pretty
from inspector.core.tools.conversion.json_text import (
    text_of_members,
    text_of_node,
    text_of_string,
)
from inspector.core.tools.conversion.part import DEFINITIONS, Link, SchemaPart, below
from inspector.core.tools.conversion.part_reading import free_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.tools.conversion.part import Held

WIDTH = 72
"""Code points into which a whole object or array goes on one line."""

_SAFE_IN_FRAGMENT = "/~!$&'()*+,;=:@?-._"


@dataclass(frozen=True, slots=True)
class Written:
    """A schema as a text on one line, with where each part stands in it."""

    text: str
    places: dict[str, SchemaPart]
    """Parts by pointer."""

    pointers: dict[int, str]
    """Pointers by the identity of the part."""


def written(root: SchemaPart) -> Written:
    """Write a schema; linear."""
    place_definitions(root)
    places = dict(_placed(root))
    pointers = {id(part): pointer for pointer, part in places.items()}
    return Written(_Writer(pointers).text_of(root), places, pointers)


def laid_out(text: str) -> str:
    """The text with one member a line, short ones together; ends with a line end.

    Args:
        text: A JSON text without faults.
    """
    root = read_json(text).root
    return pretty(text, root, WIDTH).text + "\n" if root is not None else text


def spelled(part: SchemaPart) -> str:
    """A text that is the same for parts that say the same."""
    return _Writer({}).text_of(part)


def place_definitions(root: SchemaPart) -> None:
    """Keep the definitions that something leads to, and make those that lack."""
    kept = root.named(DEFINITIONS)
    root.words.pop(DEFINITIONS, None)
    placed = {id(part) for _, part in _placed(root)}
    names = {id(part): name for name, part in kept.items()}
    wanted: dict[str, SchemaPart] = {}
    pending = [root]
    while pending:
        for _, part in _placed(pending.pop()):
            target = part.link.target if part.link is not None else None
            if target is None or id(target) in placed:
                continue
            name = names.get(id(target)) or free_name(_name_for(target), kept | wanted)
            wanted[name] = target
            placed.update(id(inner) for _, inner in _placed(target))
            pending.append(target)
    order = [*(n for n in kept if n in wanted), *(n for n in wanted if n not in kept)]
    if order:
        root.words[DEFINITIONS] = {name: wanted[name] for name in order}


def _name_for(part: SchemaPart) -> str:
    """The last name on the way to where it came from."""
    names = [token for token in part.origin.split("/") if token]
    return names[-1] if names else "root"


def _placed(root: SchemaPart) -> Iterator[tuple[str, SchemaPart]]:
    pending = [("", root)]
    while pending:
        pointer, part = pending.pop()
        yield pointer, part
        inner = [(joined(pointer, *way), one) for way, one in below(part)]
        pending.extend(reversed(inner))


class _Writer:
    def __init__(self, pointers: dict[int, str]) -> None:
        self._pointers = pointers

    def text_of(self, part: SchemaPart) -> str:
        if part.constant is not None:
            return "true" if part.constant else "false"
        return text_of_members(
            (word, self._value(value)) for word, value in part.words.items()
        )

    def _value(self, value: Held) -> str:
        if isinstance(value, SchemaPart):
            return self.text_of(value)
        if isinstance(value, list):
            return f"[{', '.join(map(self.text_of, value))}]"
        if isinstance(value, dict):
            return text_of_members((n, self.text_of(p)) for n, p in value.items())
        if isinstance(value, Link):
            return text_of_string(self._reference(value))
        return text_of_node(_as_node(value))

    def _reference(self, link: Link) -> str:
        pointer = self._pointers.get(id(link.target), f"?{id(link.target)}")
        return "#" + quote(pointer, _SAFE_IN_FRAGMENT, errors="surrogatepass")


def _as_node(value: JsonNode) -> JsonNode:
    return value
