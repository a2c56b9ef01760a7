"""Lines of one side, and what each of them stands for."""

from __future__ import annotations

from inspector.core.diff.side_writer import SideWriter, Slot, merged
from inspector.core.source.span import Span
from sides import an_item_scope


def a_writer(content: str, changed: tuple[Span, ...] = ()) -> SideWriter:
    scope = an_item_scope(content)
    return SideWriter(scope, changed, scope.item.get("arguments"), 7)


CALL = '{"type":"function_call","arguments":"{\\"a\\":1}","v":[]}'


def slot_of(writer: SideWriter, name: str, *, is_last: bool = False) -> Slot:
    member = writer.scope.item.node.member(name)
    return Slot(member.value, member.name, is_last)


def test_lines_are_numbered_from_the_first_number_on():
    writer = a_writer(CALL)
    first = writer.opening(Slot(writer.scope.item.node), 0)
    second = writer.value(slot_of(writer, "type"), 1)
    assert (first.number, first.text) == (7, "{")
    assert (second.number, second.text) == (8, '  "type": "function_call",')


def test_the_arguments_know_their_columns():
    writer = a_writer(CALL)
    line = writer.value(slot_of(writer, "arguments"), 1)
    assert line.text[slice(*line.arguments)] == '{\\"a\\":1}'
    assert writer.value(slot_of(writer, "type"), 1).arguments is None


def test_an_empty_container_stands_on_one_line():
    writer = a_writer(CALL)
    slot = slot_of(writer, "v", is_last=True)
    assert not slot.opens
    assert writer.value(slot, 1).text == '  "v": []'


def test_a_line_stands_for_its_name_and_value():
    writer = a_writer(CALL)
    writer.value(slot_of(writer, "type"), 1)
    extent = writer.extents[0]
    assert writer.scope.text[slice(*extent)] == '"type":"function_call"'


def test_spans_that_overlap_become_one():
    spans = [Span(5, 9), Span(0, 2), Span(6, 7), Span(8, 12)]
    assert merged(spans) == [Span(0, 2), Span(5, 12)]
