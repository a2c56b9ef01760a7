"""Dialect faults and cells in words, for messages and for the table.

Source: ``resources/texts/dialects.json`` and ``schema_features.json``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.texts import LANGUAGES, Phrase, text_of, texts_in
from inspector.core.tools.dialects.cell import Treatment

if TYPE_CHECKING:
    from inspector.core.rules.catalogue import Detail
    from inspector.core.tools.dialects.cell import Cell
    from inspector.core.tools.dialects.faults import DialectFault
    from inspector.core.tools.dialects.use import Use

_TEXTS = "dialects"
_FEATURES = "schema_features"
_EMPTY = Phrase.of(dict.fromkeys(LANGUAGES, ""))


def feature_phrase(use: Use) -> Phrase:
    """The feature in words; the keyword itself where it has none."""
    known = texts_in(_FEATURES).get(use.feature)
    word = use.text if use.feature == "other" else use.feature
    return Phrase.of(known or dict.fromkeys(LANGUAGES, word))


def treatment_text(treatment: str, language: str) -> str:
    """A `Treatment`, or its value, in one word."""
    return text_of(_TEXTS, f"treatment.{treatment}", language)


def evidence_phrase(cell: Cell) -> Phrase:
    """What a cell rests on, and how sure that is."""
    evidence = cell.evidence
    if evidence is None:
        return Phrase.of(texts_in(_TEXTS)["no-evidence"])
    said = {}
    for language in LANGUAGES:
        confidence = text_of(_TEXTS, f"confidence.{evidence.confidence}", language)
        said[language] = text_of(
            _TEXTS,
            "evidence",
            language,
            text=evidence.text,
            confidence=confidence,
        )
    return Phrase.of(said)


def variant_of(fault: DialectFault) -> str:
    """Which of the rule's messages fits a fault."""
    treatment = str(fault.cell.treatment)
    if fault.cell.treatment is not Treatment.REJECTED:
        return treatment
    if fault.cell.is_hint:
        return f"{treatment}-hint"
    return treatment if fault.is_asked_for else f"{treatment}-strict"


def details_of(fault: DialectFault) -> tuple[tuple[str, Detail], ...]:
    """Named values for the message of a fault."""
    use, note = fault.use, fault.cell.note
    feature = feature_phrase(use)
    adds_value = use.shown and not feature.in_language(LANGUAGES[0]).endswith(use.shown)
    return (
        ("provider", fault.dialect.title),
        ("feature", feature),
        ("shown", _said("shown", shown=use.shown) if adds_value else _EMPTY),
        ("note", _noted(note) if note is not None else _EMPTY),
        ("places", _said("places", count=fault.places) if fault.places > 1 else _EMPTY),
        ("evidence", evidence_phrase(fault.cell)),
    )


def _said(key: str, **details: object) -> Phrase:
    return Phrase.of(
        {lang: text_of(_TEXTS, key, lang, **details) for lang in LANGUAGES}
    )


def _noted(note: Phrase) -> Phrase:
    return Phrase.of(
        {
            lang: text_of(_TEXTS, "note", lang, note=note.in_language(lang))
            for lang in LANGUAGES
        }
    )
