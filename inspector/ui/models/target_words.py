"""What targets do with items, in words: cells, headings and what they rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.fault_words import source_words
from inspector.ui.models.item_summary import one_line, summary_of
from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from inspector.core.checks.finding import Finding
    from inspector.core.checks.inspected_item import InspectedItem
    from inspector.core.checks.inspection import Inspection
    from inspector.core.replay.matrix import Matrix
    from inspector.core.replay.replay import Replay
    from inspector.core.rules.catalogue import Source

MOST_TOLD = 4
"""Findings that a tooltip tells of."""

_MARKS = {"yes": "ok", "changed": "warn", "no": "block", "unknown": "unchecked"}


def takes_mark(replay: Replay) -> str:
    """The mark of an answer, one of `marks.MEANINGS`."""
    return _MARKS[replay.takes.value]


def takes_words() -> dict[str, str]:
    """Every answer in a word that fits a narrow column."""
    translate = QCoreApplication.translate
    return {
        "yes": translate("Targets", "takes"),
        "changed": translate("Targets", "changed"),
        "no": translate("Targets", "refused"),
        "unknown": translate("Targets", "unknown"),
    }


def target_title(target: str) -> str:
    """A target's name as people write it."""
    from inspector.core.targets.target import target_of  # noqa: PLC0415

    return target_of(target).title


def row_words(inspected: InspectedItem) -> tuple[str, str]:
    """An item's two lines: its number and type, and what tells it from the others."""
    summary = summary_of(inspected)
    return f"{summary.number}  {summary.title}", summary.subtitle or summary.more


def answer_text(replay: Replay, target: str, language: str) -> str:
    """An answer with all that it rests on, as plain text."""
    lines = [_sentence(replay, target, language)]
    for finding in replay.because:
        lines.extend(_told(finding, language))
    return "\n".join(lines)


def answer_tip(replay: Replay, target: str, language: str) -> str:
    """The same as rich text, of the first few findings; a log writes no markup here."""
    parts = [f"<p>{escaped(_sentence(replay, target, language))}</p>"]
    for finding in replay.because[:MOST_TOLD]:
        message, *rest = _told(finding, language)
        small = "<br>".join(
            f"<small>{escaped(one_line(each))}</small>" for each in rest
        )
        parts.append(f"<p>{escaped(one_line(message))}<br>{small}</p>")
    if len(replay.because) > MOST_TOLD:
        parts.append(f"<p>+ {len(replay.because) - MOST_TOLD}</p>")
    return "".join(parts)


def matrix_text(inspection: Inspection, matrix: Matrix, words: dict[str, str]) -> str:
    """The whole table as text, with tabs between its columns."""
    return "".join(f"{line}\n" for line in _lines(inspection, matrix, words))


def _lines(
    inspection: Inspection, matrix: Matrix, words: dict[str, str]
) -> Iterator[str]:
    titles = (target_title(column.target) for column in matrix.columns)
    yield "\t".join(("", "", *titles))
    whole = (words[column.replay.takes.value] for column in matrix.columns)
    yield "\t".join(("*", "", *whole))
    for number, inspected in enumerate(inspection.items):
        cells = (words[replay.takes.value] for replay in matrix.row(number))
        yield "\t".join((*row_words(inspected), *cells))


def _sentence(replay: Replay, target: str, language: str) -> str:
    from inspector.core.report.replay_texts import replay_sentence  # noqa: PLC0415

    return replay_sentence(replay, target, language)


def _told(finding: Finding, language: str) -> Iterator[str]:
    from inspector.core.checks.wording import message_of  # noqa: PLC0415
    from inspector.core.rules.catalogue import rule_of  # noqa: PLC0415

    yield message_of(finding, language)
    yield finding.code
    for source in finding.basis or rule_of(finding.code).sources:
        yield _evidence(source)


def _evidence(source: Source) -> str:
    if source.confidence != "spec":
        return source_words(source)
    words = QCoreApplication.translate("Targets", "Specification: {text}")
    said = words.format(text=source.text)
    return f"{said} {source.url}" if source.url else said
