"""The Python API: the same values that the window and the command line show.

Everything is pure and picklable and no state is kept, so that it can run in a
process pool, a Spark partition or a Ray block. Nothing is repaired, nothing is
fetched, and faulty data is a value, never an exception.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inspector.core.checks.finding import Finding, Place, Severity
from inspector.core.checks.inspected_item import InspectedItem
from inspector.core.checks.inspection import (
    PASTED,
    Inspection,
    for_target,
    inspect_content,
)
from inspector.core.checks.verdict import Reason, reason_for
from inspector.core.diff.comparison import Comparison
from inspector.core.diff.comparison import compare as compare_inspected
from inspector.core.diff.finding import DiffFinding
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import ignoring
from inspector.core.diff.json_patch import json_patch
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.errors import InspectorError
from inspector.core.gate.gate import inspections_of
from inspector.core.gate.sending import Sending, sendings_of
from inspector.core.items.envelope import Body, BodyKind, Envelope
from inspector.core.items.item import items_of
from inspector.core.replay.matrix import Matrix, matrix_of
from inspector.core.replay.portable_input import PortableInput, portable_input
from inspector.core.replay.replay import Replay, Takes, replay_of, replay_of_all
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.source.span import Span
from inspector.core.summary.observed import Counted
from inspector.core.summary.observing import observed_in
from inspector.core.summary.summary import Summary, summary_of
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS, target_of
from inspector.core.tools.contract import held_against
from inspector.python_values import (
    as_json,
    lines_given,
    sources_of,
    text_given,
    usable,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from inspector.core.items.item import Item
    from inspector.core.tools.tool import Tool
    from inspector.core.tools.validation import Validation
    from inspector.python_values import JsonText, Schema, Schemas, Tools

__all__ = [
    "TARGETS",
    "Comparison",
    "Counted",
    "DiffFinding",
    "Finding",
    "InspectedItem",
    "Inspection",
    "InspectorError",
    "Matrix",
    "Place",
    "PortableInput",
    "Reason",
    "Replay",
    "Sending",
    "Severity",
    "Span",
    "Summary",
    "Takes",
    "compare",
    "for_target",
    "gate",
    "inspect",
    "json_patch",
    "matrix_of",
    "portable_input",
    "replay_gate",
    "replay_of",
    "replay_of_all",
    "sendings_of",
    "summarize",
]


def replay_gate(
    item: Mapping[str, object] | JsonText,
    schema: Schema | None = None,
    *,
    assert_format: bool = False,
) -> str:
    """Say in one word whether a logged item may be replayed as a call.

    Args:
        item: One item, as a mapping or as JSON text.
        schema: The parameters schema of its tool. None, or a schema that cannot
            be used, leaves a call ``unchecked``.
        assert_format: Whether ``format`` decides; else it is a note.

    Returns:
        The first that holds of ``namespaced``, ``not_function_call``, ``status``,
        ``arguments_type``, ``arguments_parse``, ``arguments_schema``; else ``ok``,
        or ``unchecked`` where that cannot be said. What cannot be read as one
        item has no type: ``namespaced``. ``ok`` is no permission to execute.

    Example:
        >>> call = {"type": "function_call", "call_id": "call_1", "name": "now",
        ...         "status": "completed", "arguments": "{}"}
        >>> replay_gate(call, {"type": "object"})
        'ok'
        >>> replay_gate(call, {"type": "object", "required": ["zone"]})
        'arguments_schema'
        >>> replay_gate(call | {"arguments": "{"}, {"type": "object"})
        'arguments_parse'
        >>> replay_gate(call, None)
        'unchecked'
    """
    text = as_json(item)
    try:
        document = read_document("" if text is None else text, Origin(PASTED))
    except InspectorError:  # an archive that cannot be opened
        return Reason.NAMESPACED.value
    root = document.records[0].root
    if len(document.records) != 1 or root is None:
        return Reason.NAMESPACED.value
    body = Body(BodyKind.ITEM, 0, "", root, (("", root),))
    (logged,) = items_of(document, Envelope((body,)))
    reason = reason_for(
        logged, _validation(logged, usable(schema, assert_format=assert_format))
    )
    if reason is Reason.OK and not document.records[0].is_json:
        return Reason.UNCHECKED.value  # ok on a text that others cannot read
    return reason.value


def inspect(
    text_or_bytes: JsonText,
    tools: Tools | None = None,
    target: str = DEFAULT_TARGET,
    *,
    schemas: Schemas | None = None,
    assert_format: bool = False,
) -> Inspection:
    """Inspect a text, or a file's bytes, whatever they hold.

    Args:
        text_or_bytes: An item, a list of items, a request, a response, a log.
        tools: Tools that calls are held against, before those of the text.
        target: What it is to be replayed on, one of `TARGETS`.
        schemas: Parameters schemas by the name of their tool, ``name`` or
            ``namespace.name``; they go before all others.
        assert_format: Whether ``format`` decides; else it is a note.

    Raises:
        InspectorError: ``tools`` or ``schemas`` cannot be used, or there is no such
            target.
        TypeError: it is no text.

    Example:
        >>> found = inspect('{"type": "acme:search_call", "id": "sc_1"}')
        >>> found.items[0].reason.value
        'namespaced'
        >>> finding = found.findings[0]
        >>> finding.code
        'item/type-namespaced'
        >>> found.document.text[finding.place.span.start : finding.place.span.end]
        '"acme:search_call"'
    """
    given = sources_of(tools, None, schemas, assert_format=assert_format)
    return inspect_content(text_given(text_or_bytes), given, target=target)


def compare(
    left: JsonText | Inspection,
    right: JsonText | Inspection,
    *,
    pair_by: str = ResponsesBy.AUTO.value,
    ignore: Iterable[str] = (),
) -> Comparison:
    """Compare two texts item by item.

    Args:
        left: The side that the other one is held against.
        right: The other side.
        pair_by: What the responses of texts with several are paired by: one of
            ``auto``, ``custom_id``, ``request_id``, ``id``,
            ``previous_response_id``, ``position``, ``items``.
        ignore: What is set aside, as ``diff --ignore`` has it.

    Raises:
        InspectorError: one of ``ignore`` is no rule.
        ValueError: there is no such way to pair.

    Example:
        >>> a = '{"type": "function_call", "call_id": "c1", "name": "now"}'
        >>> b = '{"type": "acme:function_call", "call_id": "c1", "name": "now"}'
        >>> [finding.code for finding in compare(a, b).findings]
        ['diff/type-namespace']
        >>> compare(a, b, ignore=["/type"]).findings
        ()
    """
    compared = compare_inspected(
        _inspected(left), _inspected(right), responses_by=ResponsesBy(pair_by)
    )
    return ignoring(compared, map(parse_ignore_rule, ignore))


def summarize(left: JsonText | Inspection, right: JsonText | Inspection) -> Summary:
    """Hold two logs of the same tasks against each other, in numbers.

    Args:
        left: The old path.
        right: The new path.

    Example:
        >>> whole = '{"type": "function_call", "name": "now", "arguments": "{}"}'
        >>> cut = '{"type": "function_call", "name": "now", "arguments": "{"}'
        >>> parses = summarize(whole, cut).of(Counted.PARSES)
        >>> parses.left.share, parses.right.share
        (1.0, 0.0)
    """
    return summary_of(observed_in(_inspected(left)), observed_in(_inspected(right)))


def gate(
    lines: Iterable[JsonText],
    *,
    tools: Tools | None = None,
    schema: Schema | None = None,
    schemas: Schemas | None = None,
    assert_format: bool = False,
    label: str = "log",
    target: str = DEFAULT_TARGET,
) -> Iterator[Inspection]:
    """Inspect the records of a log one by one, in constant memory.

    Each is looked at by itself; pairs over several lines are for the command.

    Args:
        lines: One record each, with their line ends where places are to be those
            of the file: an open file will do. Blank lines are skipped.
        tools: Tools that calls are held against, before those of the records.
        schema: One parameters schema for all calls.
        schemas: Parameters schemas by the name of their tool.
        assert_format: Whether ``format`` decides; else it is a note.
        label: Name of the log, for places.
        target: What they are to be replayed on, one of `TARGETS`.

    Raises:
        InspectorError: ``tools`` or ``schema`` cannot be used, or there is no such
            target.
        TypeError: it is one text instead of its lines, or a line is no text.

    Example:
        >>> log = ['{"type": "message"}', "", '{"type": "function_call"']
        >>> [(i.document.origin.line_number, i.blocks) for i in gate(log)][1]
        (3, True)
    """
    target_of(target)  # an iterator would say so only when it is used
    given = sources_of(tools, schema, schemas, assert_format=assert_format)
    return inspections_of(lines_given(lines), given, label=label, target=target)


def _inspected(side: JsonText | Inspection) -> Inspection:
    if isinstance(side, Inspection):
        return side
    return inspect_content(text_given(side))


def _validation(item: Item, tool: Tool | None) -> Validation | None:
    return held_against(tool, item.arguments.reading.root) if item.arguments else None
