"""The formats of a report; adding one is adding a file and a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.report.html_writer import write_html
from inspector.core.report.json_writer import write_json
from inspector.core.report.markdown_writer import write_markdown
from inspector.core.report.text_writer import write_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from inspector.core.report.report import Report


class Format(NamedTuple):
    """One way to hand a report over."""

    name: str
    """As the command line names it."""

    suffix: str
    """Of a file that holds it, with the dot."""

    write: Callable[[Report, str], Iterator[str]]
    """Takes a report and a language; yields text that any UTF-8 file can hold."""


FORMATS = {
    each.name: each
    for each in (
        Format("text", ".txt", write_text),
        Format("json", ".json", write_json),
        Format("markdown", ".md", write_markdown),
        Format("html", ".html", write_html),
    )
}
