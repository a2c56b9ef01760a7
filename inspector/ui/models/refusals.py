"""What cannot be done, in words: what happened, and what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.opened import MOST_BYTES

if TYPE_CHECKING:
    from inspector.ui.models.opened import RefusedError

_BYTES_A_MEGABYTE = 1_000_000


def words_for(refusal: RefusedError) -> str:
    """Say a refusal in the language of the window."""
    name = refusal.name or QCoreApplication.translate("Refusals", "The text")
    detail = refusal.detail
    if refusal.reason == "too-large" and isinstance(detail, int):
        detail = megabytes(detail)
    most = megabytes(MOST_BYTES)
    return _template(refusal.reason).format(name=name, detail=detail, most=most)


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
    if reason == "no-schema":
        return translate(
            "Refusals",
            "{name} holds no JSON Schema (an object, true or false) that could be "
            "read as JSON. The schema in force stays as it was.",
        )
    if reason == "no-tools":
        return translate(
            "Refusals",
            "{name} declares no tools: neither a list of tools nor a request or "
            "response with one. The tools in force stay as they were.",
        )
    return translate("Refusals", "{name} cannot be opened.")
