"""What a comparison comes to: may the right side be sent where the left came from?

A comparison is no check: where nothing differs, both sides may be wrong alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from inspector.ui.models.diff_outline import Outline


class Saying(NamedTuple):
    """A sentence and the mark beside it."""

    mark: str
    """One of `marks.MEANINGS`, or empty for none."""
    sentence: str


NOTHING = Saying("", "")


def verdict_of(outline: Outline) -> Saying:
    """Whether the right side may be sent where the left came from."""
    translate = QCoreApplication.translate
    blocking, warning = outline.blocking, outline.warning
    if not outline.comparison.pairs:
        return Saying("neutral", translate("DiffWords", "No item on either side."))
    if blocking == 1:
        words = translate(
            "DiffWords",
            "Do not send the right side where the left came from: "
            "1 difference blocks it.",
        )
        return Saying("block", words)
    if blocking:
        words = translate(
            "DiffWords",
            "Do not send the right side where the left came from: "
            "{count} differences block it.",
        )
        return Saying("block", words.format(count=f"{blocking:,}"))
    if not outline.is_whole:
        words = translate(
            "DiffWords",
            "Undecided: a side has text that could not be read, so only a part of "
            "it was compared.",
        )
        return Saying("unchecked", words)
    if warning:
        words = translate(
            "DiffWords",
            "No difference blocks sending the right side where the left came from; "
            "look at the warnings first.",
        )
        return Saying("warn", words)
    words = translate(
        "DiffWords",
        "The right side may be sent where the left came from, as far as the "
        "differences go; the verdict of each item still holds.",
    )
    return Saying("ok", words)


def stale_saying() -> Saying:
    """What is said while the left text is being typed."""
    words = QCoreApplication.translate(
        "DiffWords", "The left text has changed; it is compared again in a moment."
    )
    return Saying("unchecked", words)


def verdict_now(outline: Outline | None, *, is_old: bool) -> Saying:
    """The verdict of what is shown, unless that is nothing or of an older text."""
    if outline is None:
        return NOTHING
    return stale_saying() if is_old else verdict_of(outline)


def flags_of(outline: Outline, *, only_blocking: bool) -> Saying:
    """What stands in place of the chips where there are none."""
    translate = QCoreApplication.translate
    if outline.blocking if only_blocking else outline.findings:
        return NOTHING
    if outline.findings:
        return Saying("ok", translate("DiffWords", "No difference blocks."))
    return _sameness_of(outline)


def _sameness_of(outline: Outline) -> Saying:
    translate, count = QCoreApplication.translate, len(outline.comparison.pairs)
    if not count:
        words = translate(
            "DiffWords", "Neither side has an item, so there is nothing to compare."
        )
        return Saying("neutral", words)
    if not outline.is_whole:
        words = translate(
            "DiffWords", "No difference between the items that could be read."
        )
        return Saying("unchecked", words)
    if count == 1:
        return Saying("ok", translate("DiffWords", "No difference."))
    words = translate("DiffWords", "No difference in any of {count} pairs.")
    return Saying("ok", words.format(count=f"{count:,}"))
