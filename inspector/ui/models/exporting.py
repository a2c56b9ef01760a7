"""Write what is on the screen as a report, whole or not at all."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from inspector import __version__
from inspector.ui.models.whole_file import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from inspector.core.checks.inspection import Inspection
    from inspector.core.diff.comparison import Comparison
    from inspector.core.progress import Progress

REPORT_FORMATS = {"json": ".json", "markdown": ".md", "html": ".html"}
"""The formats that the window offers, with the suffix of their files."""


class Shown(NamedTuple):
    """What is on the screen."""

    inspection: Inspection
    comparison: Comparison | None = None
    right: Inspection | None = None


class Export(NamedTuple):
    """Where a report goes, and how it is written."""

    path: Path
    format: str
    language: str


def writing_of(
    shown: Shown, export: Export, *, now: datetime | None = None
) -> Callable[[Progress], Path]:
    """Write a report to a file.

    Raises, when run:
        RefusedError: it cannot be written; what stood there before still does.
    """
    created = (now or datetime.now(UTC)).strftime("%Y-%m-%dT%H:%M:%SZ")

    def work(_: Progress) -> Path:
        from inspector.core.report.building import (  # noqa: PLC0415
            comparison_report,
            gate_report,
            side_of,
        )
        from inspector.core.report.writers import FORMATS  # noqa: PLC0415

        left = side_of(shown.inspection, with_given=shown.right is None)
        if shown.comparison is not None and shown.right is not None:
            report = comparison_report(
                left,
                side_of(shown.right, with_given=False),
                shown.comparison,
                version=__version__,
                created=created,
                target=shown.inspection.target,
            )
        else:
            report = gate_report(
                left,
                version=__version__,
                created=created,
                target=shown.inspection.target,
            )
        text = "".join(FORMATS[export.format].write(report, export.language))
        write_whole(export.path, text.encode("utf-8", "backslashreplace"))
        return export.path

    return work
