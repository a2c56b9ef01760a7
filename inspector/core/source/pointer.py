"""JSON Pointers: where a value stands in a document.

Source: RFC 6901 (April 2013).
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from operator import itemgetter
from typing import TYPE_CHECKING

from inspector.core.source.json_nodes import ArrayNode, ObjectNode, span_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from inspector.core.source.json_nodes import JsonNode, Member
    from inspector.core.source.span import Span

_INDEX = re.compile(r"0|[1-9][0-9]*")
_start_of_value = itemgetter(0)
_JQ_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def pointer_text(tokens: Iterable[str | int]) -> str:
    """Write reference tokens as a JSON Pointer; ``""`` is the whole document."""
    parts = [*map(str, tokens)]
    plain = "/".join(parts)
    if "~" in plain or plain.count("/") >= len(parts) > 0:
        return "".join("/" + _escaped(part) for part in parts)
    return "/" + plain if parts else ""


def joined(pointer: str, *tokens: str | int) -> str:
    """The pointer to something below ``pointer``."""
    if len(tokens) != 1:
        return pointer + pointer_text(tokens)
    return f"{pointer}/{_escaped(str(tokens[0]))}"


def pointer_tokens(pointer: str) -> tuple[str, ...]:
    """Read a JSON Pointer into its unescaped reference tokens.

    Raises:
        ValueError: it neither is empty nor begins with a slash.
    """
    if not pointer:
        return ()
    if not pointer.startswith("/"):
        message = f"not a JSON Pointer: {pointer!r}"
        raise ValueError(message)
    parts = pointer[1:].split("/")
    if "~" not in pointer:
        return tuple(parts)
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in parts)


def resolve(root: JsonNode, pointer: str) -> JsonNode | None:
    """The value that a pointer names, or None where there is none."""
    if not pointer:
        return root
    node: JsonNode | None = root
    for token in pointer_tokens(pointer):
        node = _child(node, token)
        if node is None:
            return None
    return node


def follow(root: JsonNode, path: Iterable[str | int]) -> JsonNode | None:
    """The value at the end of a path of names and indices, or None."""
    node: JsonNode | None = root
    for token in path:
        node = _child(node, str(token))
    return node


def span_at(root: JsonNode, pointer: str, *, name: bool = False) -> Span | None:
    """The characters of the value that a pointer names.

    Args:
        root: The tree to look in.
        pointer: The place; None is returned where nothing stands there.
        name: Take the member's name instead of its value, where it has one.
    """
    *way, last = pointer_tokens(pointer) or ("",)
    if name and pointer:
        parent = follow(root, way)
        if isinstance(parent, ObjectNode):
            member = parent.member(last)
            return span_of(member.name) if member else None
    node = resolve(root, pointer)
    return span_of(node) if node is not None else None


def pointer_at(root: JsonNode, offset: int) -> str:
    """The pointer of the deepest value at a place; a name counts as its value."""
    tokens: list[str | int] = []
    node: JsonNode | None = root
    while node is not None:
        token, node = _step_towards(node, offset)
        if token is not None:
            tokens.append(token)
    return pointer_text(tokens)


def jq_path(pointer: str, root: JsonNode | None = None) -> str:
    """The path that `jq` wants for the same place.

    Without ``root`` a token of digits is taken for an array index.
    """
    path = ""
    node = root
    for token in pointer_tokens(pointer):
        is_index = isinstance(node, ArrayNode) or (
            node is None and bool(_INDEX.fullmatch(token))
        )
        if is_index:
            path += f"[{token}]"
        elif _JQ_NAME.fullmatch(token):
            path += "." + token
        else:
            path += f"[{json.dumps(token, ensure_ascii=False)}]"
        node = _child(node, token) if node is not None else None
    return path if path.startswith(".") else "." + path


def _escaped(token: str) -> str:
    if "~" not in token and "/" not in token:
        return token
    return token.replace("~", "~0").replace("/", "~1")


def _child(node: JsonNode | None, token: str) -> JsonNode | None:
    if isinstance(node, ObjectNode):
        return node.get(token)
    if isinstance(node, ArrayNode) and _INDEX.fullmatch(token):
        index = int(token) if len(token) < len("1000000000") else len(node.items)
        return node.items[index] if index < len(node.items) else None
    return None


def _start_of_member(member: Member) -> int:
    return member.name.start


def _step_towards(
    node: JsonNode, offset: int
) -> tuple[str | int | None, JsonNode | None]:
    if isinstance(node, ObjectNode):
        index = bisect_right(node.members, offset, key=_start_of_member) - 1
        member = node.members[index] if index >= 0 else None
        if member and offset < member.value.end:
            inside = member.value if offset >= member.value.start else None
            return member.name.text, inside
    elif isinstance(node, ArrayNode):
        index = bisect_right(node.items, offset, key=_start_of_value) - 1
        if index >= 0 and offset < node.items[index].end:
            return index, node.items[index]
    return None, None
