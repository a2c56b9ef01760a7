import json

import pytest

from builders import a_tool
from inspector.core.tools.conversion.convert import convert, convert_tool
from inspector.core.tools.conversion.loss import LossKind
from inspector.core.tools.schema_subjects import schemas_in
from schemas import document_of, node_in, node_of

OPTIONAL = {"type": "object", "properties": {"a": {"type": "string"}}}


@pytest.mark.parametrize(
    "form", ["strict", "anthropic-strict", "gemini", "cohere", "mistral"]
)
def test_a_converted_schema_converts_to_itself(form):
    once = convert(node_of(OPTIONAL), form)
    again = convert(node_in(once.text), form)
    assert again.text == once.text
    assert not again.losses


def test_the_strict_form_closes_objects_and_requires_what_was_optional():
    conversion = convert(node_of(OPTIONAL), "strict")
    assert json.loads(conversion.text) == {
        "type": "object",
        "properties": {"a": {"type": ["string", "null"]}},
        "additionalProperties": False,
        "required": ["a"],
    }
    assert [(loss.kind, loss.key) for loss in conversion.losses] == [
        (LossKind.NARROWED, "closed")
    ]
    assert [change.key for change in conversion.changes] == ["null-for-absent"]
    assert conversion.is_complete


def test_what_nothing_helps_remains_and_is_named():
    conversion = convert(node_of({"type": "string"}), "strict")
    assert [use.feature for use in conversion.remaining] == ["root:type"]
    assert not conversion.is_complete


def test_an_older_draft_is_said_to_be_modernised():
    schema = {"$schema": "http://json-schema.org/draft-07/schema#", **OPTIONAL}
    keys = [change.key for change in convert(node_of(schema), "mistral").changes]
    assert keys == ["modernised"]


def test_a_form_that_nobody_takes_is_refused():
    with pytest.raises(KeyError):
        convert(node_of(OPTIONAL), "nobody")


def test_a_tool_without_a_schema_is_not_converted():
    (tool,) = schemas_in(document_of([a_tool(None)]))
    assert convert_tool(tool, "strict") is None


def test_a_member_that_only_holds_targets_is_not_converted():
    schema = {"type": "object", "properties": {"a": {"$ref": "#/x/b"}}, "x": {"b": {}}}
    made = convert(node_of(schema), "anthropic", beside="x")
    assert "x" not in json.loads(made.text)
    assert made.losses == ()
