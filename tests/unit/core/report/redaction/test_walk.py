"""Every value of a document, and where it stands."""

from __future__ import annotations

import json

from builders import a_function_call, a_tool, as_json
from inspector.core.report.redaction.walk import Chooser, Place, Walk
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import StringNode
from inspector.core.source.origin import Origin


def visited(text, names=(), pointers=(), place=None):
    document = read_document(text, Origin("a"))
    chooser = Chooser(frozenset(names), frozenset(pointers))
    walk = Walk(document, chooser, [document.records[0].root])
    found = []
    walk.under(document.records[0].root, place or Place(), found.append)
    return found


def values(text, **chosen):
    return {
        (each.place.name, each.node.text): each.place
        for each in visited(text, **chosen)
        if isinstance(each.node, StringNode) and not each.is_name
    }


ARGUMENTS = json.dumps({"a": {"b": "c"}, "deep": json.dumps({"d": ["e"]})})
CALL = as_json(a_function_call(ARGUMENTS))


def test_strings_in_strings_are_opened_before_the_string_itself():
    found = visited(CALL)
    texts = [each.node.text for each in found if isinstance(each.node, StringNode)]
    assert texts.index("c") < texts.index("e") < texts.index(ARGUMENTS)


def test_what_stands_in_arguments_is_what_somebody_said():
    places = values(CALL)
    assert places["b", "c"].in_data
    assert places["d", "e"].depth == 2
    assert not places["type", "function_call"].in_data


def test_a_member_is_chosen_with_all_that_is_in_it():
    places = values(CALL, names=["deep"])
    assert places["d", "e"].is_chosen
    assert not places["b", "c"].is_chosen


def test_a_pointer_may_be_from_the_record_or_from_a_decoded_string():
    for pointer in (("arguments", "a", "b"), ("a", "b")):
        places = values(CALL, pointers=[pointer])
        assert places["b", "c"].is_chosen
        assert not places["d", "e"].is_chosen


def test_a_pair_of_name_and_value_is_told_apart():
    places = values('{"headers": [{"name": "Authorization", "value": "x"}]}')
    assert places["value", "x"].label == "Authorization"
    assert places["name", "Authorization"].label is None


def test_schemas_are_known_as_such():
    places = values(as_json([a_tool({"type": "object", "description": "said"})]))
    assert places["description", "said"].in_schema
    assert not places["type", "function"].in_schema


def test_no_depth_of_strings_is_endless():
    text: object = {"a": "b"}
    for _ in range(14):
        text = {"s": json.dumps(text)} if len(str(text)) < 5000 else text
    assert visited(json.dumps(text))
