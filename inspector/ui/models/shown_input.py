"""The portable input as the window shows it: its text, and what is not in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import summary_of
from inspector.ui.models.violation_words import Card
from inspector.ui.models.whole_file import write_whole
from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from inspector.core.checks.inspection import Inspection
    from inspector.core.progress import Progress
    from inspector.core.replay.left_out import LeftOut
    from inspector.core.replay.portable_input import PortableInput
    from inspector.core.source.json_tokens import Tokens

_MARKS = {"blocked": "block", "target": "block", "unchecked": "unchecked"}
_OTHER_MARK = "neutral"


class ShownInput(NamedTuple):
    """What can be sent on, and its colours."""

    inspection: Inspection
    made: PortableInput
    tokens: Tokens


def shown_input(inspection: Inspection) -> Callable[[Progress], ShownInput]:
    """Write the portable input of an inspection, to be run on a thread."""

    def work(_: Progress) -> ShownInput:
        from inspector.core.replay.portable_input import (  # noqa: PLC0415
            portable_input,
        )
        from inspector.core.source.json_tokens import tokenize  # noqa: PLC0415

        made = portable_input(inspection)
        return ShownInput(inspection, made, tokenize(made.text))

    return work


def saving_of(text: str, path: Path) -> Callable[[Progress], Path]:
    """Write the list to a file, to be run on a thread.

    Raises, when run:
        RefusedError: it cannot be written; what stood there before still does.
    """

    def work(_: Progress) -> Path:
        write_whole(path, text.encode())
        return path

    return work


def counts_sentence(shown: ShownInput, language: str) -> str:
    """How many items are in it, and how many are not."""
    from inspector.core.texts import text_of  # noqa: PLC0415

    kept, left = len(shown.made.kept), len(shown.made.left_out)
    return text_of("replay", "portable-counts", language, kept=kept, left=left)


def left_card(left: LeftOut, shown: ShownInput, language: str) -> Card:
    """One thing that is not in it, and why."""
    from inspector.core.report.replay_texts import left_out_sentence  # noqa: PLC0415

    message = left_out_sentence(left, shown.made.target, language)
    mark = _MARKS.get(left.why.value, _OTHER_MARK)
    location, about = _item_words(left, shown)
    hint = "".join(f"<p>{escaped(part)}</p>" for part in (message, *left.codes))
    spoken = ", ".join(part for part in (location, about, message) if part)
    return Card(mark, location, about, message, message, hint, spoken)


def _item_words(left: LeftOut, shown: ShownInput) -> tuple[str, str]:
    if left.item is None:
        return QCoreApplication.translate("PortableInput", "(not in the log)"), ""
    summary = summary_of(shown.inspection.items[left.item])
    return f"{summary.number} {summary.title}", summary.subtitle
