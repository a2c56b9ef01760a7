"""A fault of a schema in words, with what it rests on; and how strict a schema is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import mark_word, one_line
from inspector.ui.models.violation_words import Card
from inspector.ui.rich_text import escaped

if TYPE_CHECKING:
    from inspector.core.rules.catalogue import Source
    from inspector.core.tools.strict.fault import SchemaFault
    from inspector.core.tools.strict.strict_profile import Profile
    from inspector.core.tools.tool import Tool
    from inspector.ui.models.schema_study import SchemaStudy

_EVIDENCE_APART = "\n"


class Standing(NamedTuple):
    """A mark and a sentence."""

    mark: str
    sentence: str


def fault_card(fault: SchemaFault, profile: Profile, language: str) -> Card:
    """Say one fault; what it rests on is in the hint."""
    from inspector.core.rules.catalogue import action_of, message_of  # noqa: PLC0415

    message = one_line(message_of(fault, language))
    location = place_words(fault.pointer)
    about = f"{fault.code} · {fault.rule}"
    mark = fault.severity.value
    parts = [message, action_of(fault.code, language), *_evidence(fault, profile)]
    hint = "".join(f"<p>{escaped(part)}</p>" for part in parts)
    spoken = ", ".join((mark_word(mark), location, about, message))
    return Card(mark, location, about, message, message, hint, spoken)


def evidence_text(fault: SchemaFault, profile: Profile) -> str:
    """What a fault rests on, one source a line."""
    return _EVIDENCE_APART.join(_evidence(fault, profile))


def place_words(pointer: str) -> str:
    """A JSON Pointer into a schema fit for one row."""
    root = QCoreApplication.translate("SchemaLint", "(whole schema)")
    return one_line(pointer) or root


def profile_title(profile: Profile, language: str) -> str:
    """Whose subset, and of which day."""
    words = QCoreApplication.translate("SchemaLint", "{title}, as of {date}")
    title = profile.title.get(language) or profile.title["en"]
    return words.format(title=title, date=profile.as_of)


def strict_mark(study: SchemaStudy) -> str:
    """The mark of the tab: grave only where the tool asks for strict."""
    level = study.strict.level.value
    if level == "clean":
        return "ok"
    if study.asks_for_strict:
        return "block"  # who asks for strict gets nothing completed
    return "info" if level == "normalisable" else "warn"


def strict_standing(study: SchemaStudy) -> Standing:
    """How far a schema is from the strict subset, and whether it matters."""
    asked = _asked(study.tool)
    level = _level(study)
    said = f"{level} {asked}" if asked else level
    unlisted = study.strict.unlisted
    if unlisted:
        more = QCoreApplication.translate("SchemaLint", "Not listed: {count} more.")
        said = f"{said} {more.format(count=f'{unlisted:,}')}"
    return Standing(strict_mark(study), said)


def _level(study: SchemaStudy) -> str:
    translate, lint = QCoreApplication.translate, study.strict
    blocking = sum(fault.blocks for fault in lint.faults) + lint.unlisted
    if lint.level.value == "clean":
        if lint.faults:
            words = translate("SchemaLint", "In the strict subset; hints: {count}.")
            return words.format(count=f"{len(lint.faults):,}")
        return translate("SchemaLint", "In the strict subset.")
    if lint.level.value == "normalisable" and not study.asks_for_strict:
        words = translate(
            "SchemaLint",
            "Not strict yet; a server can complete it without loss. Places: {count}.",
        )
    else:
        words = translate("SchemaLint", "Not strict. Places that are refused: {count}.")
    return words.format(count=f"{blocking:,}")


def _asked(tool: Tool) -> str:
    translate = QCoreApplication.translate
    said = {
        "strict": translate("SchemaLint", "The tool asks for strict."),
        "loose": translate("SchemaLint", "The tool says strict: false."),
        "omitted": translate("SchemaLint", "The tool does not mention strict."),
        "malformed": translate("SchemaLint", "The tool's strict is no boolean."),
    }
    return said[tool.strictness.value] if tool.node is not None else ""


def _evidence(fault: SchemaFault, profile: Profile) -> list[str]:
    rule = profile.rule(fault.rule)
    told = [source_words(source) for source in rule.sources] if rule else []
    if rule is not None and not rule.is_verified:
        words = QCoreApplication.translate(
            "SchemaLint", "Not verified: a hint, never an error."
        )
        told.append(words)
    return told


def source_words(source: Source) -> str:
    """One source with its address and how sure it is."""
    translate = QCoreApplication.translate
    words = translate("SchemaLint", "Source: {text} ({confidence})")
    said = words.format(text=source.text, confidence=confidence_word(source.confidence))
    return f"{said} {source.url}" if source.url else said


def confidence_word(confidence: str) -> str:
    """How sure a source is, in a word."""
    translate = QCoreApplication.translate
    words = {
        "documented": translate("SchemaLint", "documented"),
        "observed": translate("SchemaLint", "observed"),
        "reported": translate("SchemaLint", "reported"),
    }
    return words.get(confidence, translate("SchemaLint", "not verified"))
