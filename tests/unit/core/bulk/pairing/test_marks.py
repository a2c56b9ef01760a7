import json

import pytest

from builders import a_function_call, a_message, an_output
from inspector.core.bulk.pairing.events import CALL, OUTPUT
from inspector.core.bulk.pairing.marks import HEAPS, digest_of, heap_of, marks_of
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.pairing.halves import half_of


def marked(value):
    (entry,) = inspect_content(json.dumps(value)).items
    return entry.item, marks_of(entry.item, half_of(entry.item))


@pytest.mark.parametrize("key", ["call_1", "한글", "\ud800", ("approval", "a")])
def test_an_id_is_in_the_same_heap_on_every_machine(key):
    assert heap_of(key) == heap_of(key) < HEAPS
    assert heap_of("call_1") == 52


def test_an_item_is_marked_by_what_it_is_in_a_pair():
    assert marked(a_function_call())[1].role == CALL
    assert marked(an_output())[1].role == OUTPUT
    assert marked(a_message(role="user"))[1].client == "message (user)"
    assert marked(a_message())[1].client == ""


def test_calls_that_say_something_else_have_another_digest():
    first, second = (marked(a_function_call(text))[0] for text in ("{}", "{ }"))
    assert digest_of(first) != digest_of(second)
