import pytest

from builders import a_request, a_response
from inspector.core.items.envelope import read_envelope
from inspector.core.source.pointer import resolve
from inspector.core.tools.text_format import declared_format, format_of
from inspector.core.tools.tool import Strictness, ToolShape
from schemas import document_of

SCHEMA = {"type": "object", "properties": {}}
FORMAT = {"type": "json_schema", "name": "answer", "schema": SCHEMA, "strict": True}


def read(value):
    document = document_of(value)
    [body] = read_envelope(document).bodies
    return document, body


@pytest.mark.parametrize("build", [a_request, a_response])
def test_the_schema_of_the_text_is_found(build):
    document, body = read(build(text={"format": FORMAT}))
    found = declared_format(document, body)
    assert (found.name, found.shape) == ("answer", ToolShape.FORMAT)
    assert found.strictness is Strictness.STRICT
    assert found.parameters_pointer == "/text/format/schema"
    root = document.records[0].root
    assert resolve(root, found.parameters_pointer) is found.parameters


@pytest.mark.parametrize(
    "text", [None, "x", {}, {"format": None}, {"format": {"type": "text"}}]
)
def test_a_text_without_a_schema_has_none(text):
    document, body = read(a_request(text=text))
    assert declared_format(document, body) is None


def test_a_format_whose_schema_is_null_has_no_parameters():
    document, body = read(a_request(text={"format": FORMAT | {"schema": None}}))
    assert declared_format(document, body).parameters is None
    assert format_of(body).text("type") == "json_schema"
