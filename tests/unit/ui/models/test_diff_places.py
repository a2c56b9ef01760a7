"""A row leads back to the value in the document."""

from __future__ import annotations

from builders import a_function_call, a_message
from inspector.ui.models.diff_block import block_of
from inspector.ui.models.diff_places import (
    place_of,
    place_of_line,
    value_pointer,
    value_span,
)
from sides import compared


def lines_of(item):
    result = compared([item], [item])
    block = block_of(result, 0)
    return result.left, [row.left for row in block.rows]


def test_each_line_leads_to_its_value():
    side, lines = lines_of(a_message("Hi"))
    item = side.items[0]
    found = {line.text.strip(): value_pointer(item, line) for line in lines}
    assert found["{"] is not None
    assert found['"type": "message",'] == "/type"
    assert found['"content": ['] == "/content"
    assert found['"text": "Hi",'] == "/content/0/text"


def test_a_value_is_taken_with_what_is_not_shown():
    long = "x" * 5_000
    side, lines = lines_of(a_function_call(name=long))
    line = next(line for line in lines if line.hidden)
    span = value_span(side.items[0], line)
    assert side.document.text[slice(*span)] == f'"{long}"'


def test_a_place_can_be_chosen():
    side, lines = lines_of(a_function_call())
    line = next(line for line in lines if '"name"' in line.text)
    place = place_of_line(side.items[0], line)
    assert place.pointer == "/0/name"
    assert side.document.text[slice(*place.span)] == '"get_sales_report"'


def test_a_finding_inside_the_arguments_keeps_both_places():
    result = compared(a_function_call('{"a":1}'), a_function_call('{"a":2}'))
    place = place_of(result.findings[0].left)
    assert (place.pointer, place.inner) == ("/arguments", "/a")
    assert result.left.document.text[slice(*place.span)] == "1"
