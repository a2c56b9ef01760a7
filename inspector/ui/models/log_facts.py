"""What a big log is, in the few words of a status line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.reading_words import reading_words
from inspector.ui.models.sizes import size_text

if TYPE_CHECKING:
    from inspector.ui.models.open_log import OpenLog

_HEAVIEST_FIRST = ("block", "warn", "info")


class LogFacts(NamedTuple):
    """What is said, and the heaviest thing that was found."""

    words: tuple[str, ...]
    mark: str
    """A severity; empty where nothing was found yet."""

    findings: int


def facts_of(log: OpenLog) -> LogFacts:
    """Say what a log is, as far as that is known."""
    from inspector.core.checks.inspection import (  # noqa: PLC0415 - loaded by now
        SPECIFICATION_DATE,
    )

    translate = QCoreApplication.translate
    items = sum(log.rows.reasons().values())
    lines = translate("Log", "{count} lines").format(count=f"{log.index.count:,}")
    many = translate("Log", "{count} items").format(count=f"{items:,}")
    rows = translate("Log", "1 item") if items == 1 else many
    severities = log.rows.severities
    found = [each for each in _HEAVIEST_FIRST if severities.get(each)]
    words = (
        reading_words(log.log.read_as),
        lines,
        rows,
        size_text(log.reach.end),
        f"Open Responses {SPECIFICATION_DATE}",
    )
    return LogFacts(words, found[0] if found else "", sum(severities.values()))
