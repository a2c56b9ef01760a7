"""Schemas and tools that a person gives, read on a thread.

The core is imported inside: it is loaded while the empty window is shown already.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from inspector.ui.models.opened import OpenedText, opened_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from inspector.core.progress import Progress
    from inspector.core.source.document import Document
    from inspector.core.tools.tool_sources import Sources


@dataclass(frozen=True, slots=True)
class Given:
    """The schemas and the tools that a person gave; they go before the text's own."""

    schema_label: str | None = None
    """The name of the file that holds it, or a word; None where there is none."""

    tools_label: str | None = None
    folder_label: str | None = None
    sources: Sources | None = None

    @property
    def is_anything(self) -> bool:
        """Whether there is a schema or a tool to take back."""
        labels = (self.schema_label, self.tools_label, self.folder_label)
        named = self.sources.named if self.sources is not None else ()
        return any(label is not None for label in labels) or bool(named)

    @property
    def asserts_format(self) -> bool:
        """Whether ``format`` decides."""
        return self.sources is not None and self.sources.asserts_format


def given_schema(
    given: Given, source: Path | OpenedText, name: str | None = None
) -> Callable[[Progress], Given]:
    """Read a parameters schema, for the calls of one name or for all.

    Raises, when run:
        InspectorError: there is no schema in it; what was given before stays.
    """

    def work(_: Progress) -> Given:
        from inspector.core.tools.given_schema import read_schema  # noqa: PLC0415

        document, sources = _document(source), _sources(given)
        tool = read_schema(document, name)
        if name is None:
            sources = replace(sources, schema=tool)
            return replace(given, schema_label=document.origin.label, sources=sources)
        others = (other for other in sources.named if other.name != name)
        return replace(given, sources=replace(sources, named=(tool, *others)))

    return work


def given_tools(given: Given, source: Path | OpenedText) -> Callable[[Progress], Given]:
    """Read a tools list, or any document that carries one.

    Raises, when run:
        InspectorError: it declares no tools; what was given before stays.
    """

    def work(_: Progress) -> Given:
        from inspector.core.tools.given_files import read_tools  # noqa: PLC0415

        document = _document(source)
        sources = replace(_sources(given), tools=read_tools(document))
        return replace(given, tools_label=document.origin.label, sources=sources)

    return work


def given_folder(given: Given, folder: Path) -> Callable[[Progress], Given]:
    """Read a folder of schemas, each file for the tool that it is named after.

    Raises, when run:
        InspectorError: a file holds no schema, or there is none.
    """

    def work(_: Progress) -> Given:
        from inspector.core.tools.given_folder import (  # noqa: PLC0415
            read_folder,
            schema_files,
        )

        paths = schema_files(folder)
        files = (
            (path.relative_to(folder).as_posix(), _document(path)) for path in paths
        )
        found, sources = read_folder(files, folder.name), _sources(given)
        named = (*sources.named, *found.named)  # of two of one name the first counts
        tools = (*found.tools, *sources.tools)  # and here the last
        sources = replace(sources, named=named, tools=tools)
        return replace(given, folder_label=folder.name, sources=sources)

    return work


def with_format(given: Given, *, asserts_format: bool) -> Callable[[Progress], Given]:
    """Let ``format`` decide, or take it for a note."""
    return lambda _: replace(
        given, sources=replace(_sources(given), asserts_format=asserts_format)
    )


def nothing_given(given: Given) -> Given:
    """Without schemas and tools; whether ``format`` decides stays."""
    if not given.asserts_format or given.sources is None:
        return Given()
    return Given(sources=replace(given.sources, schema=None, named=(), tools=()))


def _document(source: Path | OpenedText) -> Document:
    from inspector.core.source.document import read_document  # noqa: PLC0415
    from inspector.core.source.origin import Origin  # noqa: PLC0415

    opened = source if isinstance(source, OpenedText) else opened_file(source)
    return read_document(opened.content, Origin(opened.label))


def _sources(given: Given) -> Sources:
    from inspector.core.tools.tool_sources import Sources  # noqa: PLC0415

    return given.sources or Sources()
