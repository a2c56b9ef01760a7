"""Structured output: the text of an answer, held against what it was asked to be.

A refusal comes first: it follows no schema, and what stands beside it is no answer.
Nothing is cut out of a text to make it parse.

Source: OpenAI, structured outputs guide (2026-11-30), "Refusals" and "JSON mode";
Open Responses specification 2026-04-24, ``text.format``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from inspector.core.checks.answer import parts_of
from inspector.core.checks.places import finding_on, member_place
from inspector.core.checks.request.status_of_response import is_unfinished
from inspector.core.rules.severity import Severity
from inspector.core.source.json_nodes import ArrayNode, ObjectNode, is_null
from inspector.core.source.json_reader import read_value
from inspector.core.source.pointer import pointer_at
from inspector.core.source.span import Span
from inspector.core.tools.tool import Strictness
from inspector.core.tools.validation import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from inspector.core.checks.answer import Answer
    from inspector.core.checks.finding import Finding
    from inspector.core.items.item import Item
    from inspector.core.tools.validation import Validation, Violation


def refusal_findings(item: Item) -> Iterator[Finding]:
    """A refusal with text or a parsed value beside it, in one message."""
    parts = parts_of(item)
    has_output = any(_says_something(part) for _, part in parts)
    for index, part in parts:
        if has_output and part.text("type") == "refusal":
            place = member_place(item, "content", index, "refusal")
            yield finding_on("request/refusal-first", item, place)


def answer_findings(item: Item, answers: Iterable[Answer]) -> Iterator[Finding]:
    """What is wrong with the texts of a message that were to be JSON.

    Args:
        item: A message.
        answers: Its texts.
    """
    for answer in answers:
        validation = answer.validation
        if answer.root is None:
            yield _unread(item, answer)
        elif validation is None:
            continue
        elif validation.outcome is Outcome.UNDECIDED:
            yield _undecided(item, answer, validation)
        else:
            yield from (_broken(item, answer, v) for v in validation.violations)


def _unread(item: Item, answer: Answer) -> Finding:
    reading, decoded = answer.text.reading, answer.text.text
    faults = [fault for fault in reading.faults if fault.breaks_json]
    span = faults[0].span if faults else Span(0, len(decoded))
    inner = pointer_at(reading.root, span.start) if reading.root is not None else ""
    place = answer.place(inner, span)
    return finding_on("request/output-parse", item, place, _variant(item, answer))


def _variant(item: Item, answer: Answer) -> str:
    decoded = answer.text.text
    if not decoded.strip():
        return "empty"
    if any(fault.rule == "json/code-fence" for fault in answer.text.reading.faults):
        return "fence"
    if item.status == "incomplete" or is_unfinished(item.body):
        return "cut"
    return "around" if _holds_json(decoded) else ""


def _holds_json(decoded: str) -> bool:
    """Whether a whole object or array stands somewhere in other words."""
    starts = [at for at in (decoded.find("{"), decoded.find("[")) if at >= 0]
    if not starts:
        return False
    inside = read_value(decoded, min(starts))
    is_container = isinstance(inside.root, (ObjectNode, ArrayNode))
    return is_container and not any(fault.breaks_json for fault in inside.faults)


def _undecided(item: Item, answer: Answer, validation: Validation) -> Finding:
    return finding_on(
        "request/output-undecided",
        item,
        answer.place_of(""),
        validation.undecided,
        keyword=validation.undecided_location or None,
        detail=validation.undecided_detail,
    )


def _broken(item: Item, answer: Answer, violation: Violation) -> Finding:
    place = answer.place_of(violation.instance_location, violation.member)
    keyword = violation.keyword_location
    found = finding_on(
        "request/output-schema", item, place, violation.keyword, keyword=keyword
    )
    tool = answer.tool
    is_promised = tool is not None and tool.strictness is Strictness.STRICT
    severity = found.severity if is_promised else Severity.WARN
    return replace(found, severity=severity, violation=violation)


def _says_something(part: ObjectNode) -> bool:
    parsed = part.get("parsed")
    has_text = part.text("type") == "output_text" and bool(part.text("text"))
    return has_text or (parsed is not None and not is_null(parsed))
