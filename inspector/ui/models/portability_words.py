"""Cells, places and providers of a portability table in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from inspector.core.tools.dialects.wording import treatment_text
from inspector.ui.models.fault_words import Standing, confidence_word, place_words
from inspector.ui.models.item_summary import mark_word, one_line
from inspector.ui.models.portability_rows import mark_of
from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from inspector.core.tools.dialects.cell import Cell, Evidence
    from inspector.core.tools.dialects.schema_dialect import SchemaDialect
    from inspector.ui.models.portability_rows import Column, PlaceRow
    from inspector.ui.models.schema_study import SchemaStudy

_GRAVE = frozenset({"block", "warn"})
TREATMENTS = ("rejected", "ignored", "rewritten", "unknown", "accepted")
"""In the order in which a summary counts them."""


def cell_word(cell: Cell | None, language: str) -> str:
    """What a cell shows; nothing where the provider demands nothing.

    What nobody says outright has a question mark.
    """
    if cell is None:
        return ""
    word = treatment_text(cell.treatment, language)
    is_doubtful = cell.is_hint and cell.treatment.value not in ("unknown", "accepted")
    return f"{word} ?" if is_doubtful else word


def cell_message(
    row: PlaceRow, dialect: SchemaDialect, cell: Cell | None, language: str
) -> str:
    """What a cell says, in sentences."""
    title = dialect.title.in_language(language)
    if cell is None:
        word = QCoreApplication.translate("Portability", "demands nothing here")
    else:
        word = cell_word(cell, language)
    said = f"{title}: {word}. {feature_words(row, language)}"
    note = cell.note.in_language(language) if cell is not None and cell.note else ""
    return one_line(f"{said}. {note}".strip())


def cell_evidence(cell: Cell | None) -> str:
    """What a cell rests on; empty where nothing is claimed."""
    if cell is None:
        return ""
    if cell.evidence is None:
        return QCoreApplication.translate("Portability", "No source says anything.")
    return _evidence_words(cell.evidence)


def cell_tip(
    row: PlaceRow, dialect: SchemaDialect, cell: Cell | None, language: str
) -> str:
    """Everything about a cell as rich text."""
    parts = [
        place_words(row.use.pointer),
        cell_message(row, dialect, cell, language),
        cell_evidence(cell),
    ]
    return _paragraphs(parts)


def cell_spoken(
    row: PlaceRow, dialect: SchemaDialect, cell: Cell | None, language: str
) -> str:
    """Everything about a cell, for whoever cannot see it."""
    mark = mark_of(cell)
    word = mark_word(mark) if mark else ""
    said = (
        word,
        place_words(row.use.pointer),
        cell_message(row, dialect, cell, language),
    )
    return ", ".join(part for part in said if part)


def feature_words(row: PlaceRow, language: str) -> str:
    """What the schema uses at a place, with the value where that is telling."""
    from inspector.core.tools.dialects.wording import feature_phrase  # noqa: PLC0415

    said = feature_phrase(row.use).in_language(language)
    is_said = not row.use.shown or said.endswith(row.use.shown)
    return one_line(said if is_said else f"{said}: {row.use.shown}")


def place_tip(row: PlaceRow, language: str) -> str:
    """A place and what stands there, as rich text."""
    return _paragraphs([place_words(row.use.pointer), feature_words(row, language)])


def column_words(column: Column, language: str) -> str:
    """What a provider makes of the whole, in short."""
    word = treatment_text(column.worst, language)
    if not column.mark:
        return treatment_text("accepted", language)
    return f"{word} {column.counts[column.worst]:,}"


def column_tip(column: Column, language: str) -> str:
    """All counts of a provider, as rich text."""
    counts = " · ".join(
        f"{treatment_text(name, language)} {column.counts[name]:,}"
        for name in TREATMENTS
        if column.counts[name]
    )
    checked = QCoreApplication.translate("Portability", "Known as of {date}")
    return _paragraphs(
        [
            column.dialect.title.in_language(language),
            counts,
            checked.format(date=column.dialect.checked),
        ]
    )


def portability_standing(study: SchemaStudy) -> Standing:
    """How far a schema can travel as it is."""
    translate, mark = QCoreApplication.translate, portability_mark(study)
    if not study.rows:
        words = translate(
            "Portability", "Nothing in this schema is known to be in anybody's way."
        )
    elif mark == "warn":
        words = translate(
            "Portability",
            "Refused in part: {refusing} of {all} providers. Places: {places}. "
            "No provider was asked.",
        )
    else:
        words = translate(
            "Portability",
            "Refused only in strict modes that the tool does not ask for, or "
            "rewritten by clients anyway. Places: {places}.",
        )
    said = words.format(
        refusing=sum(column.worst == "rejected" for column in study.columns),
        all=len(study.columns),
        places=f"{len(study.rows):,}",
    )
    return Standing(mark, said)


def portability_mark(study: SchemaStudy) -> str:
    """The mark of the tab: modes that the tool does not ask for do not count."""
    marks = [
        column.mark
        for column in study.columns
        if study.asks_for_strict or not column.dialect.needs_strict
    ]
    if _GRAVE.intersection(marks):
        return "warn"
    return "info" if study.rows else "ok"


def _evidence_words(evidence: Evidence) -> str:
    words = QCoreApplication.translate("Portability", "Source: {rule}, {text} ({sure})")
    said = words.format(
        rule=evidence.rule,
        text=evidence.text,
        sure=confidence_word(evidence.confidence.value),
    )
    return f"{said} {evidence.url}" if evidence.url else said


def _paragraphs(parts: list[str]) -> str:
    return "".join(f"<p>{escaped(part)}</p>" for part in parts if part)
