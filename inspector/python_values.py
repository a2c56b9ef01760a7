"""Python values as the texts that the core reads, for the Python API.

What is given as text keeps its places; a value is written as JSON first.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from inspector.core.errors import InspectorError
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from inspector.core.source.document import Document
    from inspector.core.tools.tool import Tool

PASTED = "pasted"
"""The label of a text that came from no file."""

JsonText: TypeAlias = str | bytes
"""JSON as it was logged. What is read from text keeps its places."""

Schema: TypeAlias = "Mapping[str, object] | bool | JsonText"
Schemas: TypeAlias = "Mapping[str, Schema]"
Tools: TypeAlias = "Sequence[object] | Mapping[str, object] | JsonText"


def text_given(text: object) -> JsonText:
    """A text that was given, as it is.

    Raises:
        TypeError: it is none.
    """
    if isinstance(text, (str, bytes)):
        return text
    message = f"JSON text is str or bytes, not {type(text).__name__}: see json.dumps"
    raise TypeError(message)


def lines_given(lines: Iterable[JsonText]) -> Iterator[JsonText]:
    """The lines of a log that was given, as they are.

    Raises:
        TypeError: it is one text, whose characters are no lines; or, when its turn
            comes, a line is none.
    """
    if isinstance(lines, (str, bytes, Mapping)):
        kind = type(lines).__name__
        message = f"a log is lines, not one {kind}: see splitlines(keepends=True)"
        raise TypeError(message)
    return map(text_given, lines)


def sources_of(
    tools: Tools | None,
    schema: Schema | None,
    schemas: Schemas | None,
    *,
    assert_format: bool,
) -> Sources:
    """What was given, as the core takes it.

    Raises:
        InspectorError: one of them cannot be used.
    """
    by_name = schemas or {}
    return Sources(
        None if schema is None else read_schema(_document(schema)),
        tuple(read_schema(_document(each), name) for name, each in by_name.items()),
        () if tools is None else tuple(read_tools(_document(tools))),
        asserts_format=assert_format,
    )


def usable(schema: Schema | None, *, assert_format: bool) -> Tool | None:
    """A schema that cannot be used is none: its call stays unchecked, never ok."""
    try:
        given = None if schema is None else read_schema(_document(schema))
    except InspectorError:
        return None
    return None if given is None else replace(given, asserts_format=assert_format)


def _document(value: object) -> Document:
    text = as_json(value)
    return read_document("" if text is None else text, Origin(PASTED))


def as_json(value: object) -> JsonText | None:
    """Python's values as text; None where they have no end.

    NaN stays NaN and half a surrogate pair becomes an escape: the reader names
    both.
    """
    if isinstance(value, (str, bytes)):
        return value
    try:
        return json.dumps(value, default=_plain)
    except (RecursionError, ValueError):
        return None


def _plain(value: object) -> dict[object, object]:
    if isinstance(value, Mapping):
        return dict(value)
    message = f"not a JSON value: {type(value).__name__}"
    raise TypeError(message)
