"""What a comparison comes to: may a side be sent where the other came from?"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from inspector.core.gate.sending import Sending
    from inspector.ui.models.diff_outline import Outline
    from inspector.ui.models.questions import Compared


class Saying(NamedTuple):
    """A sentence and the mark beside it."""

    mark: str
    """One of `marks.MEANINGS`, or empty for none."""
    sentence: str
    detail: str = ""
    """The same with its reasons, for whoever asks."""


NOTHING = Saying("", "")
_MARKS = {"yes": "ok", "differs": "warn", "unknown": "unchecked", "no": "block"}
"""By the core's `Answer`."""


def verdict_of(compared: Compared, language: str) -> Saying:
    """Whether either side may be sent where the other came from; the right one first.

    Args:
        compared: Both sides.
        language: ``en`` or ``ko``, for the core's sentences.
    """
    # Imported late: by the time there is a comparison, a thread has loaded it.
    from inspector.core.report.sending_texts import (  # noqa: PLC0415
        headline_of,
        reasons_of,
    )

    if not compared.comparison.pairs:
        words = QCoreApplication.translate("DiffWords", "No item on either side.")
        return Saying("neutral", words)
    right, _ = compared.sendings
    said = [headline_of(each, language) for each in compared.sendings]
    reasons = (", ".join(reasons_of(each, language)) for each in compared.sendings)
    lines = [
        f"{headline} {reason}".rstrip()
        for headline, reason in zip(said, reasons, strict=True)
    ]
    if compared.comparison.findings:  # else it is said below, see `flags_of`
        said.insert(1, _own_words(compared.sendings, language))
    sentence = " ".join(filter(None, said))
    return Saying(_MARKS[right.answer.value], sentence, "\n".join(lines))


def stale_saying() -> Saying:
    """What is said while the left text is being typed."""
    words = QCoreApplication.translate(
        "DiffWords", "The left text has changed; it is compared again in a moment."
    )
    return Saying("unchecked", words)


def verdict_now(compared: Compared | None, language: str, *, is_old: bool) -> Saying:
    """The verdict of what is shown, unless that is nothing or of an older text."""
    if compared is None:
        return NOTHING
    return stale_saying() if is_old else verdict_of(compared, language)


def flags_of(
    outline: Outline,
    compared: Compared | None,
    language: str,
    *,
    only_blocking: bool,
) -> Saying:
    """What stands in place of the chips where there are none.

    Args:
        outline: What differs.
        compared: Both sides; None while they are being compared anew.
        language: ``en`` or ``ko``, for the core's sentences.
        only_blocking: Whether chips are wanted for what blocks alone.
    """
    translate = QCoreApplication.translate
    if outline.blocking if only_blocking else outline.findings:
        return NOTHING
    saying = _sameness_of(outline)
    if outline.findings:
        saying = Saying("ok", translate("DiffWords", "No difference blocks."))
    own = _own_words(compared.sendings, language) if compared else ""
    if compared is None or not own:
        return saying
    is_blocked = any(each.own for each in compared.sendings)
    mark = "neutral" if is_blocked else saying.mark
    return Saying(mark, f"{saying.sentence} {own}")


def _own_words(sendings: tuple[Sending, Sending], language: str) -> str:
    """Why a side is not to be sent though no difference is in the way."""
    from inspector.core.report.sending_texts import own_reasons_of  # noqa: PLC0415

    translate = QCoreApplication.translate
    right, left = (", ".join(own_reasons_of(each, language)) for each in sendings)
    if left == right:
        words = translate("DiffWords", "Both sides by themselves: {reasons}.")
        return words.format(reasons=left) if left else ""
    sides = (
        (translate("DiffWords", "The left side by itself: {reasons}."), left),
        (translate("DiffWords", "The right side by itself: {reasons}."), right),
    )
    return " ".join(words.format(reasons=each) for words, each in sides if each)


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
