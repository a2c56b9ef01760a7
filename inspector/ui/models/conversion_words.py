"""What a conversion did to a schema, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.fault_words import Standing, place_words
from inspector.ui.models.item_summary import mark_word, one_line
from inspector.ui.models.violation_words import Card
from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from inspector.ui.models.schema_conversion import ShownConversion, Told

_MARKS = {"widened": "warn", "narrowed": "warn", "untold": "info", "changed": "neutral"}
_IN_THE_WAY = "remaining"


def told_card(told: Told, language: str) -> Card:
    """Say one change, or what still stands in the way."""
    if told.use is not None:
        from inspector.core.tools.dialects.wording import (  # noqa: PLC0415
            feature_phrase,
        )

        kind, mark, pointer = _IN_THE_WAY, "block", told.use.pointer
        message = one_line(feature_phrase(told.use).in_language(language))
    elif told.loss is not None:
        kind, pointer = told.loss.kind.value, told.loss.pointer
        mark, message = _MARKS[kind], one_line(told.loss.text(language))
    else:
        raise ValueError("nothing is told")
    location, about = place_words(pointer), _kind_words(kind)
    hint = f"<p>{escaped(location)}</p><p>{escaped(message)}</p>"
    spoken = ", ".join((mark_word(mark), location, about, message))
    return Card(mark, location, about, message, message, hint, spoken)


def conversion_standing(shown: ShownConversion) -> Standing:
    """What came out, in a sentence or two."""
    translate, conversion = QCoreApplication.translate, shown.conversion
    if conversion.refusal == "draft-03":
        words = translate(
            "Conversion", "Not converted: no later draft has the types of draft-03."
        )
        return Standing("unchecked", words)
    if conversion.text is None:
        words = translate(
            "Conversion", "Not converted: the schema is too deep or too large."
        )
        return Standing("unchecked", words)
    if conversion.remaining:
        words = translate(
            "Conversion",
            "Converted in part. Places that still stand in the way: {count}.",
        )
        return Standing("block", words.format(count=f"{len(conversion.remaining):,}"))
    if conversion.losses:
        words = translate("Conversion", "Converted. Changes of meaning: {count}.")
        return Standing("warn", words.format(count=f"{len(conversion.losses):,}"))
    if conversion.changes or shown.changed:
        words = translate("Conversion", "Converted; no meaning was lost.")
        return Standing("ok", words)
    return Standing("ok", translate("Conversion", "Nothing had to be changed."))


def _kind_words(kind: str) -> str:
    translate = QCoreApplication.translate
    words = {
        "widened": translate("Conversion", "allows more"),
        "narrowed": translate("Conversion", "allows less"),
        "untold": translate("Conversion", "not told to the model"),
        "changed": translate("Conversion", "written otherwise"),
        _IN_THE_WAY: translate("Conversion", "still in the way"),
    }
    return words[kind]
