"""What the window asks the core, to be run on a thread.

The core is imported inside: it is loaded while the empty window is shown already.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from inspector.ui.models.opened import OpenedText, RefusedError, opened_file

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from inspector.core.checks.inspection import Inspection
    from inspector.core.diff.comparison import Comparison
    from inspector.core.progress import Progress
    from inspector.core.tools.tool_sources import Sources


@dataclass(frozen=True, slots=True)
class Right:
    """The right side of a comparison, inspected at most once."""

    opened: OpenedText
    inspection: Inspection | None = None
    """None until it has been inspected with the sources in force."""


def reading_of(paths: Sequence[Path]) -> Callable[[Progress], list[OpenedText]]:
    """Read files."""
    return lambda _: [opened_file(path) for path in paths]


def inspection_of(
    opened: OpenedText, sources: Sources | None
) -> Callable[[Progress], Inspection]:
    """Inspect a text."""

    def work(_: Progress) -> Inspection:
        from inspector.core.checks.inspection import inspect_content  # noqa: PLC0415
        from inspector.core.source.origin import Origin  # noqa: PLC0415

        origin = Origin(opened.label)
        return inspect_content(opened.content, sources, origin=origin)

    return work


@dataclass(frozen=True, slots=True)
class Given:
    """The schema and the tools that a person gave; they go before the text's own."""

    schema_label: str | None = None
    """The name of the file that holds it, or a word; None where there is none."""

    tools_label: str | None = None
    sources: Sources | None = None


def given_schema(
    given: Given, source: Path | OpenedText
) -> Callable[[Progress], Given]:
    """Read a parameters schema for all calls.

    Raises, when run:
        RefusedError: there is no schema in it; what was given before stays.
    """

    def work(_: Progress) -> Given:
        from inspector.core.tools.tool_sources import (  # noqa: PLC0415
            Sources,
            read_schema,
        )

        opened = _as_opened(source)
        schema = read_schema(opened.content, opened.label)
        if schema is None:
            raise RefusedError("no-schema", opened.label)
        before = given.sources or Sources()
        sources = replace(before, schema=schema)
        return replace(given, schema_label=opened.label, sources=sources)

    return work


def given_tools(given: Given, source: Path | OpenedText) -> Callable[[Progress], Given]:
    """Read a tools list, or any document that carries one.

    Raises, when run:
        RefusedError: it declares no tools; what was given before stays.
    """

    def work(_: Progress) -> Given:
        from inspector.core.tools.tool_sources import (  # noqa: PLC0415
            Sources,
            read_tools,
        )

        opened = _as_opened(source)
        tools = read_tools(opened.content, opened.label)
        if not tools:
            raise RefusedError("no-tools", opened.label)
        before = given.sources or Sources()
        sources = replace(before, tools=tools)
        return replace(given, tools_label=opened.label, sources=sources)

    return work


def _as_opened(source: Path | OpenedText) -> OpenedText:
    return source if isinstance(source, OpenedText) else opened_file(source)


def comparison_of(
    left: Inspection, right: Right, sources: Sources | None
) -> Callable[[Progress], Comparison]:
    """Lay the open text and another side by side."""

    def work(progress: Progress) -> Comparison:
        from inspector.core.diff.comparison import compare  # noqa: PLC0415

        inspection = right.inspection or inspection_of(right.opened, sources)(progress)
        return compare(left, inspection)

    return work
