"""An item is judged by its tool, and by nothing else."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from inspector.core.checks.item_checks import item_findings
from inspector.core.checks.item_judging import inspected_item, judged_item
from inspector.core.items.envelope import read_envelope
from inspector.core.items.item import items_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, declared_tools

TOOL = {
    "type": "function",
    "name": "f",
    "parameters": {"type": "object", "properties": {"a": {"type": "integer"}}},
}


def judged(arguments, tools):
    call = a_function_call(arguments, name="f")
    document = read_document(as_json(a_response(call, tools=tools)), Origin("test"))
    envelope = read_envelope(document)
    [item] = items_of(document, envelope)
    own = declared_tools(document, item.body)
    return inspected_item(item, document, Sources(), own), document


@pytest.mark.parametrize(
    ("arguments", "tools", "reason"),
    [
        ('{"a":1}', [TOOL], "ok"),
        ('{"a":"1"}', [TOOL], "arguments_schema"),
        ('{"a":', [TOOL], "arguments_parse"),
        ('{"a":1}', [], "unchecked"),
    ],
)
def test_the_tool_decides(arguments, tools, reason):
    assert judged(arguments, tools)[0].reason.value == reason


def test_findings_stand_in_the_order_of_the_text():
    found, document = judged('{"a":"1","a":"2"}', [TOOL])
    starts = [finding.place.span.start for finding in found.findings]
    assert len(starts) > 1
    assert starts == sorted(starts)
    said = item_findings(found.item, document.text)
    again = judged_item(found.item, found.lookup, said, in_json=True)
    assert again == found


def test_an_item_in_a_broken_text_is_never_ok():
    found, document = judged('{"a":1}', [TOOL])
    said = item_findings(found.item, document.text)
    broken = judged_item(found.item, found.lookup, said, in_json=False)
    assert broken.reason.value != "ok"
