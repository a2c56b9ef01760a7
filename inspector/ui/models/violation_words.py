"""One row of the violations in words: where, which keyword, what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from inspector.ui.models.item_summary import mark_word, one_line

if TYPE_CHECKING:
    from inspector.core.checks.finding import Finding
    from inspector.core.tools.validation import Violation
    from inspector.ui.models.violation_rows import ViolationRow

_SCHEMA_CODE = "arguments/schema"
_ARGUMENTS = "arguments"
_BRANCHING = frozenset({"anyOf", "oneOf"})
_ALLOWED = {"enum": "allowed", "const": "expected", "type": "expected"}
"""Keywords that list what they allow, and the detail that holds it."""

_APART = "   "
_MOST_LISTED = 20
_LONGEST_MESSAGE = 2_000


class Card(NamedTuple):
    """What a row says."""

    mark: str
    """One of `marks.MEANINGS`; empty for a row that has none."""

    location: str
    """Where the value stands, in the font of code."""

    about: str
    """Which keyword or rule it is about."""

    text: str
    """What is wrong, in short."""

    message: str
    """What is wrong, as a sentence."""

    hint: str
    """The sentence, and what to do."""

    spoken: str
    """All of it, for whoever cannot see it."""


def card_of(row: ViolationRow, language: str) -> Card:
    """Say a row; the core's sentences are in ``language``, ours in the window's."""
    if row.violation is not None:
        return _keyword_card(row, row.violation, language)
    if row.finding is not None:
        return _finding_card(row.mark, row.finding, language)
    raise ValueError("a row is about a finding or a violation")


def toggle_text(row: ViolationRow, *, is_open: bool) -> str:
    """What the toggle of a row's branches says."""
    translate = QCoreApplication.translate
    if is_open:
        return translate("Violations", "Hide why")
    if row.violation is None or row.violation.keyword not in _BRANCHING:
        return translate("Violations", "Show why")
    count = sum(bool(branch) for branch in row.violation.branches)
    if count == 1:
        return translate("Violations", "1 branch cannot match: show why")
    words = translate("Violations", "{count} branches cannot match: show why")
    return words.format(count=count)


def location_words(pointer: str) -> str:
    """A JSON Pointer fit for one row; the root has words, since it is empty."""
    root = QCoreApplication.translate("Violations", "(whole value)")
    return one_line(pointer) or root


def _keyword_card(row: ViolationRow, violation: Violation, language: str) -> Card:
    from inspector.core.tools.violations import violation_text  # noqa: PLC0415

    about = f"{violation.keyword} · {violation.keyword_location}"
    if row.branch is not None:
        branch = QCoreApplication.translate("Violations", "branch {number}")
        about = f"{branch.format(number=row.branch + 1)} · {about}"
    found = row.finding
    code = found.code if found is not None else _SCHEMA_CODE
    # The whole value is called by the member that holds it: ``text`` in an answer.
    whole = found.place.pointer.rpartition("/")[2] if found is not None else ""
    is_answer = code.startswith("request/")
    text = violation_text(violation, language, whole if is_answer else _ARGUMENTS)
    said = _Said(code, text)
    mark = row.mark if row.branch is None else ""
    location = location_words(violation.instance_location)
    short = _allowed_and_found(violation)
    return _card(mark, _Head(location, about), said, language, short=short)


def _finding_card(mark: str, finding: Finding, language: str) -> Card:
    from inspector.core.checks.wording import message_of  # noqa: PLC0415

    about = finding.code
    if finding.keyword:
        about = f"{about} · {finding.keyword}"
    head = _Head(_place_words(finding), about)
    said = _Said(finding.code, message_of(finding, language))
    return _card(mark, head, said, language)


def _place_words(finding: Finding) -> str:
    """Where it stands; a fault of the text by its character: it has no value yet."""
    place = finding.place
    if place.inner is None:
        return one_line(place.pointer)
    is_fault = finding.code.startswith("json/")
    if is_fault and not place.inner and place.inner_span is not None:
        words = QCoreApplication.translate("Violations", "(character {number})")
        return words.format(number=f"{place.inner_span.start + 1:,}")
    return location_words(place.inner)


class _Head(NamedTuple):
    """The first line of a card."""

    location: str
    about: str


class _Said(NamedTuple):
    """Which rule says what."""

    code: str
    message: str


def _card(
    mark: str, head: _Head, said: _Said, language: str, *, short: str = ""
) -> Card:
    from inspector.core.rules.catalogue import action_of  # noqa: PLC0415

    message = _shown(said.message)
    hint = f"{message}\n{action_of(said.code, language)}"
    words = [mark_word(mark) if mark else "", *head, message]
    spoken = ", ".join(word for word in words if word)
    text = _shown(short) or message
    return Card(mark, head.location, one_line(head.about), text, message, hint, spoken)


def _shown(text: str) -> str:
    """A sentence that may quote the log: cut, and without what would not show."""
    cut = text if len(text) <= _LONGEST_MESSAGE else text[:_LONGEST_MESSAGE] + "…"
    return "".join(c if c.isprintable() else "\ufffd" for c in cut)


def _allowed_and_found(violation: Violation) -> str:
    """Both, where a keyword lists what it allows; else nothing."""
    translate, details = QCoreApplication.translate, dict(violation.details)
    allowed = details.get(_ALLOWED.get(violation.keyword, ""))
    found = details.get("found")
    if not allowed or not found:
        return ""
    parts = [
        translate("Violations", "Allowed: {values}").format(values=_listed(allowed)),
        translate("Violations", "Found: {value}").format(value=_listed(found)),
    ]
    nearest = details.get("nearest")
    if nearest:
        words = translate("Violations", "Closest: {value}")
        parts.append(words.format(value=_listed(nearest)))
    return _APART.join(parts)


def _listed(detail: str | tuple[str, ...]) -> str:
    if isinstance(detail, str):
        return detail
    shown = ", ".join(detail[:_MOST_LISTED])
    hidden = len(detail) - _MOST_LISTED
    return f"{shown}, … (+{hidden})" if hidden > 0 else shown
