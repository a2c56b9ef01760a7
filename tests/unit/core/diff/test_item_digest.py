"""What an item says, whatever it is called."""

from __future__ import annotations

import pytest

from builders import ABSENT, a_function_call, a_message, an_output
from inspector.core.diff.fields import fields_of
from inspector.core.diff.item_digest import content_digest, spelled_content
from sides import a_side, an_item_scope


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


@pytest.mark.parametrize(
    "bend",
    [{"call_id": "other"}, {"id": "other"}, {"status": "incomplete"}],
)
def test_what_is_spelled_alike_says_the_same_whatever_it_is_called(bend):
    assert spelled(a_function_call()) == spelled(a_function_call(**bend))
    assert spelled(a_function_call()) != spelled(a_function_call('{"region": "apac"}'))
    assert spelled(a_function_call()) != spelled(a_function_call(name="other"))
    assert spelled(a_message("a", id="x")) == spelled(a_message("a", id="y"))
    assert spelled(a_message("a")) != spelled(a_message("b"))


def test_an_item_that_says_nothing_has_no_spelling_in_common():
    assert spelled({"type": "message", "id": "m"}) is None
    assert spelled(a_function_call(ABSENT)) is None


def spelled(content: object):
    """The key of the first item."""
    scope = an_item_scope(content)
    return spelled_content(scope.item, fields_of(scope.item), scope.text)
