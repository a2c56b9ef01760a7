import json

import pytest

from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.given_files import read_tools
from inspector.core.tools.tool import (
    Lookup,
    LookupStatus,
    SchemaOrigin,
    Strictness,
    Tool,
    ToolShape,
)


def test_where_a_schema_came_from_is_written_as_its_word():
    assert [str(origin) for origin in SchemaOrigin] == ["schema", "tools", "document"]


def test_a_lookup_that_found_nothing_has_no_tool():
    lookup = Lookup(LookupStatus.NO_TOOLS)
    assert (lookup.tool, lookup.nearest) == (None, None)


@pytest.mark.parametrize(
    ("member", "expected"),
    [
        ("", Strictness.OMITTED),
        (', "strict": null', Strictness.OMITTED),
        (', "strict": true', Strictness.STRICT),
        (', "strict": false', Strictness.LOOSE),
        (', "strict": "yes"', Strictness.MALFORMED),
    ],
)
def test_a_tool_says_whether_it_is_strict(member, expected):
    document = read_document(f'{{"name": "f"{member}}}', Origin("t.json"))
    root = document.records[0].root
    origin = SchemaOrigin.DOCUMENT
    tool = Tool("f", None, None, origin, document, 0, "", "/parameters", root)
    assert tool.strictness is expected


def test_a_bare_schema_does_not_say_whether_it_is_strict():
    document = read_document("{}", Origin("s.json"))
    tool = Tool(None, None, None, SchemaOrigin.GIVEN_SCHEMA, document, 0, "", "")
    assert (tool.strictness, tool.shape) == (Strictness.OMITTED, ToolShape.SCHEMA)


def test_a_place_of_a_schema_is_one_of_its_record():
    document = read_document('{"parameters": {}}', Origin("t.json"))
    schema = document.records[0].root.get("parameters")
    origin = SchemaOrigin.DOCUMENT
    tool = Tool("f", None, schema, origin, document, 0, "", "/parameters")
    assert tool.pointer_to("/type") == "/parameters/type"
    assert tool.pointer_to("/components/x") == "/parameters/components/x"


A_TOOL = '{"type": "function", "name": "f", "strict": null}'


def a_tool_in(text):
    return read_tools(read_document(text, Origin("t.json")))[-1]


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        (f"[{A_TOOL}]", A_TOOL),
        ('[{"type": "function", "function": {"name": "f"}}]', '{"name": "f"}'),
        (f"[{A_TOOL}]".replace('"', "'").replace("null", "None"), None),
        (repr([{"it's": 1, "type": "function", "name": "f", "a": None}]), None),
        (json.dumps(f"[{A_TOOL}]"), None),
    ],
    ids=["JSON", "of a chat", "repr", "mixed quotes", "string"],
)
def test_a_tool_is_spelled_where_its_own_characters_say_all(text, spelled):
    assert a_tool_in(text).spelled == spelled
