import json

from builders import a_function_call, a_message, a_response
from inspector.core.bulk.known_parts import known_item
from inspector.core.checks.inspection import inspect_content


def inspected(*items, **bend):
    return inspect_content(json.dumps(a_response(*items, **bend)))


def test_an_item_that_others_can_be_known_by():
    found = inspected(a_message("a"))
    known = known_item(found.items[0], found.document.text)
    assert known is not None
    assert {bone.name for bone in known.bones} >= {"type", "id", "role", "status"}


def test_a_call_with_a_fault_stands_for_no_other():
    found = inspected(a_function_call("{"))
    assert known_item(found.items[0], found.document.text) is None


def test_an_unfinished_item_depends_on_its_place():
    found = inspected(a_message("a", status="incomplete"))
    assert known_item(found.items[0], found.document.text) is None
