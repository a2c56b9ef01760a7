import json

from builders import a_function_call, a_message, a_response
from inspector.core.bulk.responses.known_parts import known_item
from inspector.core.checks.inspection import inspect_content
from inspector.core.targets.target import DEFAULT_TARGET, target_of

PLAIN = target_of(DEFAULT_TARGET)


def inspected(*items, **bend):
    return inspect_content(json.dumps(a_response(*items, **bend)))


def test_an_item_that_others_can_be_known_by():
    found = inspected(a_message("a"))
    known = known_item(found.items[0], found.document.text, PLAIN)
    assert known is not None
    assert {bone.name for bone in known.bones} >= {"type", "id", "role", "status"}


def test_a_call_with_a_fault_stands_for_no_other():
    found = inspected(a_function_call("{"))
    assert known_item(found.items[0], found.document.text, PLAIN) is None


def test_an_unfinished_item_depends_on_its_place():
    found = inspected(a_message("a", status="incomplete"))
    assert known_item(found.items[0], found.document.text, PLAIN) is None


def test_what_a_target_says_is_said_of_all_that_are_like_it():
    found = inspected(a_message("a", role="developer"))
    (message,), text = found.items, found.document.text
    said = [
        [each.finding.code for each in known_item(message, text, target).all]
        for target in (PLAIN, target_of("anthropic"))
    ]
    assert "target/member-value" not in said[0]
    assert "target/member-value" in said[1]


def test_what_quotes_an_id_is_said_of_no_other():
    found = inspected(a_function_call(call_id="call_1"))
    (call,), text = found.items, found.document.text
    assert known_item(call, text, PLAIN) is not None
    assert known_item(call, text, target_of("mistral")) is None
