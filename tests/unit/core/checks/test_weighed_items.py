import json

from builders import a_function_call, a_message, a_response
from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.checks.weighed_items import weighed_item, weighed_items
from inspector.core.targets.target import DEFAULT_TARGET, TARGETS, target_of


def test_one_item_by_itself_is_weighed_as_in_its_text():
    for target in TARGETS:
        found = inspect_content(json.dumps(a_function_call("{", call_id="call 1")))
        (entry,), text = found.items, found.document.text
        (expected,) = for_target(found, target).items
        assert weighed_item(entry, text, target_of(target)) == expected


def test_for_the_default_target_an_item_is_what_it_was():
    (entry,) = inspect_content(json.dumps(a_message())).items
    assert weighed_item(entry, "", target_of(DEFAULT_TARGET)) is entry


def test_items_are_weighed_together_where_a_target_asks_for_the_list():
    twice = a_function_call(id="fc_1"), a_function_call(id="fc_1", call_id="call_2")
    found = inspect_content(json.dumps(a_response(*twice)))
    items, _ = weighed_items(
        found.items, found.around, target_of("openai"), text=found.document.text
    )
    codes = [[each.code for each in entry.findings] for entry in items]
    assert "target/duplicate-id" not in codes[0]
    assert "target/duplicate-id" in codes[1]
