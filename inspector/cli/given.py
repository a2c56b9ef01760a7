"""The schemas and tools that a person gave on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from inspector.cli.inputs import unreadable
from inspector.core.errors import InspectorError
from inspector.core.report.wording import STANDARD_INPUT
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from inspector.cli.streams import Streams
    from inspector.core.source.document import Document


def given_files(options: Namespace) -> list[str]:
    """The names of all files that hold a schema or tools."""
    schemas = [_named_file(value)[1] for value in options.schema]
    return [*schemas, options.tools] if options.tools is not None else schemas


def given_sources(
    options: Namespace, inputs: Sequence[str], streams: Streams
) -> Sources:
    """Read the schemas and tools that were given.

    Args:
        options: What was asked.
        inputs: The names of the inputs; standard input can be read once.
        streams: Where standard input is.

    Raises:
        InspectorError: a file cannot be read or holds no schema or tools.
    """
    _refuse_reading_twice(options, inputs)
    schema, named = None, []
    for value in options.schema:
        name, file = _named_file(value)
        tool = read_schema(_document(file, streams), name)
        if name is None:
            schema = tool
        else:
            named.append(tool)
    tools = options.tools
    given = read_tools(_document(tools, streams)) if tools is not None else ()
    return Sources(schema, tuple(named), tuple(given))


def _named_file(value: str) -> tuple[str | None, str]:
    """Tell ``NAME=FILE`` from a file that has a sign of equality in its name."""
    name, sign, file = value.partition("=")
    if not sign or not name or Path(value).exists():
        return None, value
    return name, file


def _document(name: str, streams: Streams) -> Document:
    try:
        is_stdin = name == STANDARD_INPUT
        data = streams.stdin.read() if is_stdin else Path(name).read_bytes()
    except OSError as error:
        raise unreadable(name, error) from error
    document = read_document(data, Origin(name))
    if document.is_empty:
        raise InspectorError("input-empty", name=name)
    return document


def _refuse_reading_twice(options: Namespace, inputs: Sequence[str]) -> None:
    readings = list(_readings_of_stdin(options, inputs))
    if len(readings) > 1:
        raise InspectorError("stdin-twice", first=readings[0], second=readings[1])


def _readings_of_stdin(options: Namespace, inputs: Sequence[str]) -> Iterator[str]:
    yield from (name for name in inputs if name == STANDARD_INPUT)
    for value in options.schema:
        if _named_file(value)[1] == STANDARD_INPUT:
            yield f"--schema {value}"
    if options.tools == STANDARD_INPUT:
        yield f"--tools {STANDARD_INPUT}"
