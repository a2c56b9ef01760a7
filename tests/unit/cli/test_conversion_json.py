import json

from builders import a_tool, as_json
from inspector.cli.conversion_json import FORMAT, VERSION, conversion_json
from inspector.core.tools.conversion.documents import convert_document
from inspector.core.tools.schema_subjects import schemas_in
from schemas import document_of


def told(value, form, language="en"):
    document = document_of(value if isinstance(value, str) else as_json(value))
    made = convert_document(document, schemas_in(document), form)
    return json.loads(conversion_json(document, made, form, language))


def test_it_says_what_it_is():
    found = told({"type": "object"}, "strict")
    assert (found["format"], found["version"]) == (FORMAT, VERSION)
    assert (found["input"], found["form"]) == ("given.json", "strict")


def test_each_change_has_its_place_in_the_input():
    text = '[\n {"name": "f", "parameters": {"type": "object", "default": {}}}]'
    (schema,) = told(text, "strict")["schemas"]
    assert (schema["name"], schema["pointer"]) == ("f", "/0/parameters")
    change = next(c for c in schema["changes"] if c["pointer"].endswith("/default"))
    assert (change["kind"], change["line"]) == ("untold", 2)


def test_what_stays_in_the_way_is_named():
    value = {"type": "object", "properties": {"a-b": {}}}
    found = told(value, "gemini", "ko")
    assert not found["complete"]
    (schema,) = found["schemas"]
    assert not schema["complete"]
    assert [r["pointer"] for r in schema["remaining"]] == ["/properties/a-b"]


def test_what_could_not_be_converted_says_why():
    schema = {"$schema": "http://json-schema.org/draft-03/schema#"}
    found = told([a_tool(schema)], "strict")
    assert found["schemas"][0]["refused"] == "draft-03"
    assert json.loads(found["text"]) == [a_tool(schema)]
