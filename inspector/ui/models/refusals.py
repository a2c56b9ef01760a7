"""What cannot be done, in words: what happened, and what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.opened import MOST_BYTES, RefusedError

if TYPE_CHECKING:
    from inspector.core.errors import InspectorError

_BYTES_A_MEGABYTE = 1_000_000


def words_for(refusal: RefusedError) -> str:
    """Say a refusal in the language of the window."""
    name = refusal.name or QCoreApplication.translate("Refusals", "The text")
    detail = refusal.detail
    if refusal.reason == "too-large" and isinstance(detail, int):
        detail = megabytes(detail)
    most = megabytes(MOST_BYTES)
    return _template(refusal.reason).format(name=name, detail=detail, most=most)


def refusal_text(refusal: InspectorError | RefusedError, language: str) -> str:
    """Say a refusal, whether the core has it or the window.

    Args:
        refusal: What `Lane.failed` gives.
        language: For the core's sentences; the window's are in its language anyway.
    """
    if isinstance(refusal, RefusedError):
        return words_for(refusal)
    return refusal.text(language)


def megabytes(size: int) -> str:
    """A size in words, such as ``52.4 MB``."""
    number = f"{size / _BYTES_A_MEGABYTE:.1f}".removesuffix(".0")
    return f"{number} MB"


def _template(reason: str) -> str:  # noqa: PLR0911 - one sentence a reason
    translate = QCoreApplication.translate
    if reason == "too-large":
        return translate(
            "Refusals",
            "{name}: {detail} is more than the {most} that the window takes. "
            "Nothing was opened. For logs of any size: "
            "open-responses-inspector gate FILE",
        )
    if reason == "absent":
        return translate("Refusals", "{name}: there is no such file.")
    if reason == "not-a-file":
        return translate(
            "Refusals", "{name} is a folder. Open a file, or two files to compare them."
        )
    if reason == "unreadable":
        return translate("Refusals", "{name} cannot be read: {detail}.")
    if reason == "too-many":
        return translate(
            "Refusals",
            "{detail} files at once are too many for the window: open one, or two to "
            "compare them. For more: open-responses-inspector gate FILE ...",
        )
    if reason == "nothing-to-compare":
        return translate(
            "Refusals", "Nothing is open yet: open or paste the left side first."
        )
    if reason == "clipboard-empty":
        return translate(
            "Refusals", "There is no text on the clipboard. Copy an item first."
        )
    if reason == "unwritable":
        return translate(
            "Refusals",
            "{name} was not written: {detail}. What stood there before still does.",
        )
    return translate("Refusals", "{name} cannot be opened.")
