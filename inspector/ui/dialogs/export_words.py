"""The words of the export dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.exporting import AS_TEXT, Masking, Scope
from inspector.ui.models.item_summary import summary_of

if TYPE_CHECKING:
    from inspector.ui.models.exporting import Prepared, Shown


def format_words() -> dict[str, str]:
    """The formats in words, the first one first."""
    translate = QCoreApplication.translate
    return {
        "markdown": translate("ExportDialog", "Markdown, for an issue or a message"),
        "html": translate("ExportDialog", "HTML, one page that stands alone"),
        "pdf": translate("ExportDialog", "PDF, the same page on paper"),
        "json": translate("ExportDialog", "JSON, for programs"),
        "jsonl": translate("ExportDialog", "JSON Lines, one record an item"),
        "csv": translate("ExportDialog", "CSV, for a spreadsheet"),
        "sarif": translate("ExportDialog", "SARIF 2.1.0, for code scanning"),
        "junit": translate("ExportDialog", "JUnit XML, for CI"),
        "text": translate("ExportDialog", "Text, as on the command line"),
    }


def scope_words(shown: Shown) -> dict[str, str]:
    """What a report can be about, in words; the widest first."""
    translate = QCoreApplication.translate
    everything = translate("ExportDialog", "All items: {count}")
    if shown.log is not None:
        everything = translate("ExportDialog", "All items of this record: {count}")
    left = translate("ExportDialog", "What the filter leaves: {count}")
    said = {
        Scope.COMPARISON: translate("ExportDialog", "The comparison"),
        Scope.ALL: _counted(everything, len(shown.inspection.items)),
        Scope.LOG: _log_words(shown),
        Scope.FILTERED: _counted(left, len(shown.filtered or ())),
        Scope.ITEM: _item_words(shown),
    }
    return {scope.value: said[scope] for scope in shown.scopes}


def masking_words() -> dict[str, str]:
    """What may be masked, in words."""
    translate = QCoreApplication.translate
    return {
        Masking.SECRETS.value: translate("ExportDialog", "Mask known secrets"),
        Masking.VALUES.value: translate(
            "ExportDialog", "Mask every value; names, types and lengths stay"
        ),
        Masking.NOTHING.value: translate("ExportDialog", "Mask nothing"),
    }


def preview_words(prepared: Prepared | None, format_name: str) -> str:
    """What stands in the preview."""
    translate = QCoreApplication.translate
    if prepared is not None and prepared.is_cut:
        if format_name in AS_TEXT:
            return translate("ExportDialog", "Preview: the beginning of the content")
        return translate("ExportDialog", "Preview: the beginning")
    if format_name in AS_TEXT:
        return translate("ExportDialog", "Preview: the content")
    return translate("ExportDialog", "Preview")


def masked_state(prepared: Prepared, language: str) -> tuple[str, str]:
    """A mark and a sentence about what is masked in a report."""
    # Imported late: the core is there when a report is.
    from inspector.core.texts import text_of  # noqa: PLC0415

    translate = QCoreApplication.translate
    redaction = prepared.redaction
    if redaction is None:
        return "warn", translate(
            "ExportDialog",
            "Nothing is masked: keys, tokens and addresses stay readable.",
        )
    key, count = f"redacted.{redaction.mode}", redaction.values
    said = text_of("formats", key, language, count=count)
    changed = len(redaction.changes)
    if not changed:
        return "info", said
    others = translate(
        "ExportDialog", "Verdicts that the masks change, named in the report: {count}."
    )
    return "warn", f"{said} {others.format(count=changed)}"


def _counted(words: str, count: int) -> str:
    return words.format(count=f"{count:,}")


def _log_words(shown: Shown) -> str:
    words = QCoreApplication.translate("ExportDialog", "The whole log: {name}")
    return words.format(name=shown.log.path.name if shown.log is not None else "")


def _item_words(shown: Shown) -> str:
    translate = QCoreApplication.translate
    words = translate("ExportDialog", "This item: {name}")
    if shown.item is None:
        return words.format(name="")
    summary = summary_of(shown.inspection.items[shown.item])
    parts = (summary.number, summary.title, summary.subtitle)
    return words.format(name=" ".join(filter(None, parts)))
