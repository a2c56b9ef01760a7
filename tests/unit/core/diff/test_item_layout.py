"""Two items beside each other, gap for gap."""

from __future__ import annotations

from builders import a_function_call
from inspector.core.diff.fields import fields_of
from inspector.core.diff.item_layout import lay_out_apis, lay_out_one, lay_out_pair
from inspector.core.diff.side_writer import SideWriter
from sides import an_item_scope


def a_writer(content: object) -> SideWriter:
    return SideWriter(an_item_scope(content), (), None, 1)


def texts(rows: list) -> list[tuple[str | None, str | None]]:
    return [
        (left and left.text.strip(), right and right.text.strip())
        for left, right in rows
    ]


def rows(left: object, right: object) -> list[tuple[str | None, str | None]]:
    return texts(lay_out_pair(a_writer(left), a_writer(right)))


def test_members_stand_in_the_order_of_the_left():
    assert rows('{"type":"x","a":1,"b":2}', '{"b":2,"a":1,"type":"x"}') == [
        ("{", "{"),
        ('"type": "x",', '"type": "x",'),
        ('"a": 1,', '"a": 1,'),
        ('"b": 2', '"b": 2'),
        ("}", "}"),
    ]


def test_what_one_side_has_stands_against_a_gap():
    assert rows('{"type":"x","a":1}', '{"type":"x","b":2}')[2:-1] == [
        ('"a": 1', None),
        (None, '"b": 2'),
    ]


def test_containers_open_over_several_lines_on_both_sides():
    assert rows('{"type":"x","v":[{"a":1}]}', '{"type":"x","v":[{"a":2},3]}') == [
        ("{", "{"),
        ('"type": "x",', '"type": "x",'),
        ('"v": [', '"v": ['),
        ("{", "{"),
        ('"a": 1', '"a": 2'),
        ("}", "},"),
        (None, "3"),
        ("]", "]"),
        ("}", "}"),
    ]


def test_a_value_against_a_container_stands_beside_its_first_line():
    assert rows('{"type":"x","v":"s"}', '{"type":"x","v":{"a":1}}')[2:-1] == [
        ('"v": "s"', '"v": {'),
        (None, '"a": 1'),
        (None, "}"),
    ]


def test_values_stand_as_they_were_logged():
    assert rows('{"type":"x","n":1.500e+0,"s":"\\u00e9\\/"}', '{"type":"x","n":01}')[2][
        0
    ] == ('"n": 1.500e+0,')


def test_an_item_without_partner_stands_against_gaps():
    writer = a_writer('{"type":"x"}')
    assert texts(lay_out_one(writer, is_left=False)) == [
        (None, "{"),
        (None, '"type": "x"'),
        (None, "}"),
    ]


def test_lines_of_one_meaning_stand_beside_each_other_across_apis():
    chat = {
        "id": "call_001",
        "type": "function",
        "function": {"name": "get_sales_report", "arguments": '{"region":"apac"}'},
    }
    left, right = a_writer(a_function_call()), a_writer(chat)
    found = texts(
        lay_out_apis(
            (left, fields_of(left.scope.item)), (right, fields_of(right.scope.item))
        )
    )
    assert ('"call_id": "call_001",', '"id": "call_001",') in found
    assert ('"name": "get_sales_report",', '"name": "get_sales_report",') in found
    assert found[0] == ("{", "{")
    assert found[-1] == ("}", "}")
    shown = [line for row in found for line in row if line]
    assert len(shown) == 8 + 8


def test_one_line_items_of_two_apis_have_their_rows():
    left, right = a_writer('{"type":"x"}'), a_writer('[{"functionCall":{}}]')
    found = texts(
        lay_out_apis(
            (left, fields_of(left.scope.item)), (right, fields_of(right.scope.item))
        )
    )
    assert ('"type": "x"', None) in found
