"""The formats of a report; adding one is adding a file and a line here.

A writer is loaded when it is first used: a gate starts for one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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


def _json(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.json_writer import write_json  # noqa: PLC0415

    return write_json(report, language)


def _jsonl(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.jsonl_writer import write_jsonl  # noqa: PLC0415

    return write_jsonl(report, language)


def _csv(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.csv_writer import write_csv  # noqa: PLC0415

    return write_csv(report, language)


def _junit(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.junit_writer import write_junit  # noqa: PLC0415

    return write_junit(report, language)


def _sarif(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.sarif_writer import write_sarif  # noqa: PLC0415

    return write_sarif(report, language)


def _github(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.github_writer import write_github  # noqa: PLC0415

    return write_github(report, language)


def _markdown(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.markdown_writer import write_markdown  # noqa: PLC0415

    return write_markdown(report, language)


def _html(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.html_writer import write_html  # noqa: PLC0415

    return write_html(report, language)


def _text(report: Report, language: str) -> Iterator[str]:
    from inspector.core.report.text_writer import write_text  # noqa: PLC0415

    return write_text(report, language)


PDF = "pdf"
"""The HTML page on paper; it takes Qt, which no part of the core knows."""

PDF_SUFFIX = ".pdf"

FORMATS = {
    each.name: each
    for each in (
        Format("text", ".txt", _text),
        Format("json", ".json", _json),
        Format("jsonl", ".jsonl", _jsonl),
        Format("csv", ".csv", _csv),
        Format("markdown", ".md", _markdown),
        Format("html", ".html", _html),
        Format("junit", ".xml", _junit),
        Format("sarif", ".sarif", _sarif),
        Format("github", ".annotations", _github),
    )
}
