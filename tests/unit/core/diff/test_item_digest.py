"""What an item says, whatever it is called."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.diff.fields import fields_of
from inspector.core.diff.item_digest import content_digest
from sides import a_side


def digest(content: object):
    side = a_side(content)
    item = side.items[0]
    return content_digest(item, fields_of(item), side.document.text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (a_function_call('{"a":1}'), a_function_call('{ "a": 1.0 }', call_id="x")),
        (a_function_call('{"a":1}'), a_function_call({"a": 1}, id="other")),
        (a_function_call(), a_function_call(type="acme:function_call")),
        (
            a_function_call("{}"),
            {
                "type": "function",
                "id": "c",
                "function": {"name": "get_sales_report", "arguments": "{}"},
            },
        ),
        (an_output("x"), an_output("x", call_id="other", id="o")),
        (a_message("hi"), a_message("hi", id="msg_2", status="incomplete")),
    ],
)
def test_ids_and_spelling_do_not_count(one, other):
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (a_function_call('{"a":1}'), a_function_call('{"a":true}')),
        (a_function_call(), a_function_call(name="other")),
        (a_function_call("{"), a_function_call("{}")),
        (an_output("x"), an_output("y")),
        (a_message("hi"), a_message("ho")),
    ],
)
def test_what_it_says_counts(one, other):
    assert digest(one) != digest(other)
