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


def _template(reason: str) -> str:
    translate = QCoreApplication.translate
    unknown = translate("Refusals", "{name} cannot be opened.")
    return {**_of_files(), **_of_logs(), **_of_wishes()}.get(reason, unknown)


def _of_files() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "too-large": translate(
            "Refusals",
            "{name}: {detail} is more than the {most} that the window takes. "
            "Nothing was opened. The command line takes larger ones: "
            "open-responses-inspector gate FILE, or diff LEFT RIGHT",
        ),
        "absent": translate("Refusals", "{name}: there is no such file."),
        "not-a-file": translate(
            "Refusals", "{name} is a folder. Open a file, or two files to compare them."
        ),
        "unreadable": translate("Refusals", "{name} cannot be read: {detail}."),
        "unwritable": translate(
            "Refusals",
            "{name} was not written: {detail}. What stood there before still does.",
        ),
        "folder-there": translate(
            "Refusals",
            "{name} is a folder. Nothing was written: add the name of a file.",
        ),
        "no-file-there": translate(
            "Refusals",
            "{name} is a device or a pipe. Nothing was written: choose another name.",
        ),
        "no-folder": translate(
            "Refusals",
            "{name} was not written: there is no folder {detail}.",
        ),
    }


def _of_logs() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "record-gone": translate(
            "Refusals",
            "{name}: the record is no longer there, the log was changed on disk. Read "
            "it again (F5).",
        ),
        "record-too-large": translate(
            "Refusals",
            "{name}: the record is more than the {most} that the window shows. Its "
            "verdict stands in the list.",
        ),
    }


def _of_wishes() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "too-many": translate(
            "Refusals",
            "{detail} files at once are too many for the window: open one, or two to "
            "compare them. For more: open-responses-inspector gate FILE ...",
        ),
        "nothing-to-compare": translate(
            "Refusals", "Nothing is open yet: open or paste the left side first."
        ),
        "clipboard-empty": translate(
            "Refusals", "There is no text on the clipboard. Copy an item first."
        ),
    }
