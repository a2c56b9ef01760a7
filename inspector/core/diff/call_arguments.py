"""Compare the arguments of two calls: by their values, never by their text.

Arguments are a JSON string in some APIs and an object in others, and a string
may be spelled in many ways. Only the values are what the tool receives.

Source: Open Responses specification 2026-04-24, ``FunctionCall.arguments``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from inspector.core.diff.changes import compare_values
from inspector.core.diff.equality import Digests
from inspector.core.diff.finding import Change, ChangeKind, Label
from inspector.core.diff.pair_report import ENCODING
from inspector.core.diff.repair import repair_kind
from inspector.core.diff.text_ranges import changed_ranges
from inspector.core.diff.wording import shortened
from inspector.core.source.json_nodes import StringNode, json_type
from inspector.core.source.json_reader import read_json

if TYPE_CHECKING:
    from inspector.core.diff.fields import Field
    from inspector.core.diff.pair_report import PairReport
    from inspector.core.diff.scope import Scope
    from inspector.core.source.json_nodes import JsonNode
    from inspector.core.source.span import Span


class _Side(NamedTuple):
    """The arguments of one side."""

    scope: Scope
    """What the literal stands in."""

    literal: JsonNode
    values: Scope
    """What the values were read from: the string's text, or the document."""

    root: JsonNode | None
    """The arguments value; None where the string is no JSON."""

    @property
    def is_string(self) -> bool:
        return isinstance(self.literal, StringNode)

    @property
    def text(self) -> str:
        """The JSON text of the values."""
        if self.is_string:
            return self.values.text
        return self.scope.literal_of(self.literal)


def compare_arguments(
    report: PairReport,
    left: Field | None,
    right: Field | None,
    *,
    is_form_compared: bool = True,
) -> None:
    """Note every difference between the arguments of two calls.

    Args:
        report: What the pair has to say; arguments stand below its items.
        left: The arguments of the left call.
        right: The arguments of the right call.
        is_form_compared: Whether string against object is worth a finding; it
            is not where the two APIs differ in just that.
    """
    if left is None or right is None:
        _compare_presence(report, left, right)
        return
    mine, other = _side(report.left, left), _side(report.right, right)
    if mine.scope.literal_of(left.node) == other.scope.literal_of(right.node):
        return
    if is_form_compared and mine.is_string != other.is_string:
        types = json_type(left.node), json_type(right.node)
        change = _whole(report, mine, other, Label.MEANING)
        report.add("diff/arguments-type", change, left=types[0], right=types[1])
    if mine.root is None or other.root is None:
        _compare_texts(report, mine, other)
    else:
        _compare_values(report, mine, mine.root, other, other.root)


def _compare_presence(
    report: PairReport, left: Field | None, right: Field | None
) -> None:
    change = report.whole(
        report.left.place_of(left.pointer, left.node) if left else None,
        report.right.place_of(right.pointer, right.node) if right else None,
        Label.MEANING,
    )
    if left:
        found = shortened(report.left.literal_of(left.node))
        report.add("diff/arguments", change, "absent-right", found=found)
    elif right:
        found = shortened(report.right.literal_of(right.node))
        report.add("diff/arguments", change, "absent-left", found=found)


def _side(item: Scope, field: Field) -> _Side:
    scope = item.below(field.pointer)
    if not isinstance(field.node, StringNode):
        return _Side(scope, field.node, scope, field.node)
    values = scope.inside("", field.node)
    reading = values.string.reading if values.string else None
    root = reading.root if reading and reading.is_json else None
    return _Side(scope, field.node, values, root)


def _compare_values(
    report: PairReport, left: _Side, mine: JsonNode, right: _Side, other: JsonNode
) -> None:
    changes = compare_values(mine, left.values, other, right.values)
    if all(change.label is Label.SPELLING for change in changes):
        _note_spelling(report, left, right, changes)
        return
    more = _encoded_once_more(left, mine, right, other)
    if more:
        change = _whole(report, left, right, Label.SPELLING, ENCODING)
        shown = {"left": shortened(left.text), "right": shortened(right.text)}
        report.add("diff/arguments", change, more, **shown)
        return
    for change in changes:
        if change.label is Label.MEANING:
            report.add_value("diff/arguments", change, left.values, right.values)
        elif _is_in_text(change, left, right):
            report.changes.append(change)


def _note_spelling(
    report: PairReport, left: _Side, right: _Side, changes: tuple[Change, ...]
) -> None:
    """Same values: say how the text differs, if it is text on both sides."""
    spelled = [change for change in changes if _is_in_text(change, left, right)]
    report.changes.extend(spelled)
    if left.is_string != right.is_string or not (left.is_string or spelled):
        return
    ways = {change.way for change in spelled} or {
        "log" if left.text == right.text else "space"
    }
    change = _whole(report, left, right, Label.SPELLING)
    variant = ways.pop() if len(ways) == 1 else ""
    report.add("diff/arguments-spelling", change, variant)


def _is_in_text(change: Change, left: _Side, right: _Side) -> bool:
    """Whether a spelling is the caller's; the order in a body is the logger's."""
    return (left.is_string and right.is_string) or change.kind is not ChangeKind.MOVED


def _encoded_once_more(
    left: _Side, mine: JsonNode, right: _Side, other: JsonNode
) -> str:
    """Say which side wraps the other's values in one more JSON string."""
    if _holds(mine, right, other):
        return "left-encoded"
    return "right-encoded" if _holds(other, left, mine) else ""


def _holds(text: JsonNode, side: _Side, value: JsonNode) -> bool:
    if not isinstance(text, StringNode) or isinstance(value, StringNode):
        return False
    reading = read_json(text.text)
    if reading.root is None or not reading.is_json:
        return False
    return Digests(text.text).of(reading.root) == side.values.digests.of(value)


def _compare_texts(report: PairReport, left: _Side, right: _Side) -> None:
    """At least one text is no JSON: what is left to compare is characters."""
    if left.is_string and right.is_string and left.text == right.text:
        change = _whole(report, left, right, Label.SPELLING)
        report.add("diff/arguments-spelling", change, "log")
        return
    change = _whole(report, left, right, Label.MEANING)
    sides = {"left": shortened(left.text), "right": shortened(right.text)}
    if left.root is None and right.root is None:
        report.add("diff/arguments", change, "unparsed", **sides)
    elif left.root is None:
        report.add("diff/arguments", change, "unparsed-left", **sides)
        _note_repair(report, change, "left", left, right)
    else:
        report.add("diff/arguments", change, "unparsed-right", **sides)
        _note_repair(report, change, "right", right, left)


def _note_repair(
    report: PairReport, change: Change, side: str, broken: _Side, whole: _Side
) -> None:
    string = broken.values.string
    if string is None:
        return
    kind = repair_kind(string.reading, broken.text, whole.text)
    if kind:
        report.find("diff/possible-repair", change, f"{kind}-{side}")


def _whole(
    report: PairReport, left: _Side, right: _Side, label: Label, way: str = ""
) -> Change:
    """The arguments as one value, with the characters that differ."""
    ranges: tuple[tuple[Span, ...], tuple[Span, ...]] = ((), ())
    if label is Label.MEANING or way == ENCODING:
        ranges = _differing(left, right)
    return report.whole(
        left.scope.place_of("", left.literal, ranges[0]),
        right.scope.place_of("", right.literal, ranges[1]),
        label,
        way,
    )


def _differing(left: _Side, right: _Side) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    mine, other = left.literal, right.literal
    if not isinstance(mine, StringNode) or not isinstance(other, StringNode):
        return (), ()
    ranges = changed_ranges(mine.text, other.text)
    return (
        left.scope.outer_ranges(mine, ranges[0]),
        right.scope.outer_ranges(other, ranges[1]),
    )
