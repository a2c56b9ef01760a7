"""The schemas and tools that a person gave on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from inspector.cli.inputs import unreadable
from inspector.core.errors import InspectorError
from inspector.core.report.wording import STANDARD_INPUT
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.given_folder import read_folder, schema_files
from inspector.core.tools.tool_sources import Sources, read_schema, read_tools

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator, Sequence

    from inspector.cli.streams import Streams
    from inspector.core.source.document import Document
    from inspector.core.tools.given_folder import GivenFolder


def given_files(options: Namespace) -> list[str]:
    """The names of all files that hold a schema or tools."""
    schemas = [_wish(value).file for value in options.schema]
    folder = options.schemas
    inside = [str(path) for path in schema_files(Path(folder))] if folder else []
    tools = [options.tools] if options.tools is not None else []
    return [*schemas, *inside, *tools]


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
    # Of two for the same calls the last counts: a file of options comes first.
    by_name = {
        wish.name: read_schema(_document(wish.file, streams), wish.name, wish.pointer)
        for wish in map(_wish, options.schema)
    }
    schema = by_name.pop(None, None)
    named = [*by_name.values()]
    tools = options.tools
    given = [*read_tools(_document(tools, streams))] if tools is not None else []
    if options.schemas is not None:
        folder = _folder(options.schemas, streams)
        named.extend(folder.named)
        # Of two tools of one name the last counts: the file that was named.
        given = [*folder.tools, *given]
    return Sources(
        schema, tuple(named), tuple(given), asserts_format=options.assert_format
    )


class _Wish(NamedTuple):
    """What ``--schema`` was given."""

    name: str | None
    """The function that it is for; None for all calls."""

    file: str
    pointer: str
    """Where in the file the schema stands."""


def _wish(value: str) -> _Wish:
    """Tell ``NAME=FILE#/pointer`` from files that have such signs in their names."""
    name, sign, file = value.partition("=")
    if not sign or not name or Path(value).exists():
        name, file = "", value
    plain, _, fragment = file.partition("#")
    has_pointer = plain and fragment.startswith("/") and not Path(file).exists()
    if not has_pointer:
        return _Wish(name or None, file, "")
    return _Wish(name or None, plain, fragment)


def _folder(name: str, streams: Streams) -> GivenFolder:
    if not name:  # Path would take it for the folder that one is in
        raise InspectorError("name-empty")
    if not Path(name).is_dir():
        raise InspectorError("not-a-folder", name=name)
    files = (
        (path.relative_to(name).as_posix(), _document(str(path), streams))
        for path in schema_files(Path(name))
    )
    return read_folder(files, name)


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
        if _wish(value).file == STANDARD_INPUT:
            yield f"--schema {value}"
    if options.tools == STANDARD_INPUT:
        yield f"--tools {STANDARD_INPUT}"
