"""Read a folder of schemas: ``--schemas DIR``, one file a tool.

Source: the command line's own definition of the option.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.source.json_nodes import ArrayNode, ObjectNode
from inspector.core.tools.given_files import read_tools
from inspector.core.tools.given_schema import read_schema

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from inspector.core.source.document import Document
    from inspector.core.tools.tool import Tool

SUFFIX = ".json"
_SCHEMA = ".schema"


class GivenFolder(NamedTuple):
    """What the files of a folder hold."""

    named: tuple[Tool, ...]
    """Schemas, each for the name of its file."""

    tools: tuple[Tool, ...]
    """Tools, which have names of their own."""


def read_folder(files: Iterable[tuple[str, Document]], label: str) -> GivenFolder:
    """The schemas and tools of a folder.

    A file that holds a bare schema is for the tool that it is named after; one in a
    folder below is for the tool of that namespace. What holds tools is a tools file.

    Args:
        files: Each file with its path in the folder, such as ``crm/look_up.json``.
        label: What the folder is called.

    Raises:
        InspectorError: a file holds neither, or there is none.
    """
    named: list[Tool] = []
    tools: list[Tool] = []
    for path, document in files:
        if _declares_tools(document):
            tools.extend(read_tools(document))
        else:
            named.append(read_schema(document, name_of(path)))
    if not named and not tools:
        raise InspectorError("schemas-none", name=label)
    return GivenFolder(tuple(named), tuple(tools))


def schema_files(folder: Path) -> list[Path]:
    """The files of a folder that hold schemas; folders within are namespaces."""
    files = [*folder.glob(f"*{SUFFIX}"), *folder.glob(f"*/*{SUFFIX}")]
    hidden = (path.relative_to(folder).as_posix().startswith(".") for path in files)
    return sorted(
        p
        for p, is_hidden in zip(files, hidden, strict=True)
        if not is_hidden and p.is_file()
    )


def name_of(path: str) -> str:
    """The tool that a file is named after, its namespace before a dot."""
    plain = path.removesuffix(SUFFIX).removesuffix(_SCHEMA)
    return plain.replace("\\", "/").replace("/", ".")


def _declares_tools(document: Document) -> bool:
    """Whether a file names its tools itself."""
    root = document.records[0].root
    if len(document.records) != 1 or not document.records[0].is_json:
        return False
    if isinstance(root, ArrayNode):
        return True
    if not isinstance(root, ObjectNode):
        return False
    own = root.text("name") is not None and not root.get("properties")
    lists = ("tools", "function", "toolSpec", "openapi", "result")
    return own or any(root.get(name) is not None for name in lists)
