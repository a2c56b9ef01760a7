"""Reports of what is on the screen: made on a thread, seen before they are written."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.progress import CancelledError
from inspector.ui.models.log_exporting import ShownLog, report_of_log
from inspector.ui.models.reporting import comparison_of, gate_of
from inspector.ui.models.whole_file import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from inspector.core.checks.inspection import Inspection
    from inspector.core.progress import Progress
    from inspector.core.report.redaction.redactor import Redaction, Redactor
    from inspector.core.report.report import Report
    from inspector.core.source.json_tokens import Tokens
    from inspector.ui.models.questions import Compared, Wish

REPORT_FORMATS = {
    "markdown": ".md",
    "html": ".html",
    "pdf": ".pdf",
    "json": ".json",
    "jsonl": ".jsonl",
    "csv": ".csv",
    "sarif": ".sarif",
    "junit": ".xml",
    "text": ".txt",
}
"""The formats that the window offers, with the suffix of their files."""

AS_TEXT = frozenset({"html", "pdf"})
"""Formats of pages: before they are written their content is shown as text."""

_PAPER = "pdf"
_JSON = frozenset({"json", "jsonl", "sarif"})

PREVIEW_LINES = 300
PREVIEW_CHARACTERS = 60_000

_CHUNKS_A_CHECKPOINT = 200


class Scope(StrEnum):
    """What of the open text a report is about."""

    COMPARISON = "comparison"
    ALL = "all"
    LOG = "log"
    FILTERED = "filtered"
    ITEM = "item"


class Masking(StrEnum):
    """What is masked before anything is said of it."""

    SECRETS = "secrets"
    VALUES = "values"
    NOTHING = "nothing"


class Shown(NamedTuple):
    """What is on the screen."""

    inspection: Inspection
    compared: Compared | None = None
    wish: Wish | None = None
    """How both sides were compared."""

    item: int | None = None
    """The number of the chosen item."""

    filtered: tuple[int, ...] | None = None
    """The numbers of the items that a filter leaves; None without one."""

    log: ShownLog | None = None
    """The big log that this is one record of, whose others are not on the screen."""

    @property
    def scopes(self) -> tuple[Scope, ...]:
        """What a report can be about, the widest first."""
        there = {
            Scope.COMPARISON: self.compared is not None,
            Scope.ALL: True,
            Scope.LOG: self.log is not None,
            Scope.FILTERED: bool(self.filtered),
            Scope.ITEM: self.item is not None,
        }
        return tuple(scope for scope, is_there in there.items() if is_there)


class Wanted(NamedTuple):
    """Which report a person wants."""

    format: str
    scope: Scope
    masking: Masking
    language: str


class Prepared(NamedTuple):
    """A report that is ready to be written."""

    wanted: Wanted
    text: str
    preview: str
    """The beginning of it, or of its content."""

    is_cut: bool
    """Whether the preview is not all of it."""

    redaction: Redaction | None
    tokens: Tokens | None = None
    """The colours of the preview, where it is JSON."""

    report: Report | None = None
    """What is to be laid out on paper; that takes a while, and is done to be written
    only."""


def preparing_of(
    shown: Shown, wanted: Wanted, *, now: datetime | None = None
) -> Callable[[Progress], Prepared]:
    """Make a report, to be run on a thread."""
    created = (now or datetime.now(UTC)).strftime("%Y-%m-%dT%H:%M:%SZ")

    def work(progress: Progress) -> Prepared:
        with _report_of(shown, wanted, created, progress) as report:
            return _prepared(report, wanted, progress)

    return work


def _prepared(report: Report, wanted: Wanted, progress: Progress) -> Prepared:
    """The text of a report, or the report itself where it is to be laid out."""
    is_paper = wanted.format == _PAPER
    text = content = ""
    if not is_paper:
        text = content = _written(report, wanted.format, wanted.language, progress)
    if wanted.format in AS_TEXT:
        content = _written(report, "text", wanted.language, progress)
    preview = _beginning(content)
    return Prepared(
        wanted,
        text,
        preview,
        len(preview) < len(content),
        report.redaction,
        _tokens(preview) if wanted.format in _JSON else None,
        report if is_paper else None,
    )


def writing_of(prepared: Prepared, path: Path) -> Callable[[Progress], Path]:
    """Write a report to a file, to be run on a thread.

    Raises, when run:
        RefusedError: it cannot be written; what stood there before still does.
        InspectorError: it cannot be laid out on paper.
    """

    def work(progress: Progress) -> Path:
        write_whole(path, _bytes_of(prepared), progress)
        return path

    return work


def _bytes_of(prepared: Prepared) -> bytes:
    if prepared.report is None:
        return prepared.text.encode("utf-8", "backslashreplace")
    from inspector.printing.process import printed  # noqa: PLC0415 - when asked

    return printed(prepared.report, prepared.wanted.language)


@contextmanager
def _report_of(
    shown: Shown, wanted: Wanted, created: str, progress: Progress
) -> Iterator[Report]:
    """The report, as long as the context is not left."""
    redactor = _redactor_of(shown, wanted)
    with ExitStack() as stack:
        if wanted.scope is Scope.LOG and shown.log is not None:
            is_kept = wanted.format == _PAPER
            made = report_of_log(
                shown.log, redactor, created, progress, is_kept=is_kept
            )
            report = stack.enter_context(made)
        else:
            report = _report_at_hand(shown, wanted, redactor, created, progress)
        if redactor is not None:
            report = report._replace(redaction=redactor.redaction)
        yield report


def _report_at_hand(
    shown: Shown,
    wanted: Wanted,
    redactor: Redactor | None,
    created: str,
    progress: Progress,
) -> Report:
    """The report of what is on the screen."""
    from inspector.core.report.part import of_items  # noqa: PLC0415

    if wanted.scope is Scope.COMPARISON and shown.compared is not None:
        report = comparison_of(
            shown.compared, shown.wish, redactor, created=created, progress=progress
        )
    else:
        report = gate_of(shown.inspection, redactor, created)
    if wanted.scope is Scope.FILTERED and shown.filtered is not None:
        report = of_items(report, shown.filtered)
    if wanted.scope is Scope.ITEM and shown.item is not None:
        report = of_items(report, [shown.item])
    return report


def _redactor_of(shown: Shown, wanted: Wanted) -> Redactor | None:
    if wanted.masking is Masking.NOTHING:
        return None
    from inspector.core.report.redaction.asked import asked_for  # noqa: PLC0415
    from inspector.core.report.redaction.redactor import Redactor  # noqa: PLC0415

    asked, inspection = asked_for(wanted.masking.value), shown.inspection
    if wanted.scope is Scope.LOG and shown.log is not None:
        return Redactor(asked, shown.log.sources, shown.log.target)
    return Redactor(asked, inspection.sources, inspection.target)


def _written(report: Report, name: str, language: str, progress: Progress) -> str:
    from inspector.core.report.writers import FORMATS  # noqa: PLC0415

    return "".join(_heeding(FORMATS[name].write(report, language), progress))


def _heeding(chunks: Iterator[str], progress: Progress) -> Iterator[str]:
    """The same chunks, as long as somebody waits for them."""
    for number, chunk in enumerate(chunks):
        if number % _CHUNKS_A_CHECKPOINT == 0 and progress.cancelled():
            raise CancelledError
        yield chunk


def _tokens(text: str) -> Tokens:
    from inspector.core.source.json_tokens import tokenize  # noqa: PLC0415

    return tokenize(text)


def _beginning(text: str) -> str:
    """As much of a text as a person reads before deciding."""
    lines = text[:PREVIEW_CHARACTERS].split("\n")[:PREVIEW_LINES]
    return text[: len("\n".join(lines))]
