import pytest

from builders import a_tool
from inspector.core.errors import InspectorError
from inspector.core.tools.given_folder import name_of, read_folder
from schemas import document_of

SCHEMA = {"type": "object", "properties": {"name": {"type": "string"}}}


def folder(**files):
    return read_folder(
        (
            (f"{name}.json", document_of(value, f"{name}.json"))
            for name, value in files.items()
        ),
        "schemas",
    )


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("look_up.json", "look_up"),
        ("look_up.schema.json", "look_up"),
        ("crm/look_up.json", "crm.look_up"),
        ("crm\\look_up.json", "crm.look_up"),
    ],
)
def test_a_file_is_named_after_its_tool(path, name):
    assert name_of(path) == name


def test_a_bare_schema_is_for_the_name_of_its_file():
    found = folder(one=SCHEMA, two=True)
    assert [tool.name for tool in found.named] == ["one", "two"]
    assert found.tools == ()


@pytest.mark.parametrize(
    "value",
    [
        a_tool(name="own"),
        [a_tool(name="own")],
        {"tools": [a_tool(name="own")]},
        {"name": "own", "inputSchema": SCHEMA},
        {"toolSpec": {"name": "own", "inputSchema": {"json": SCHEMA}}},
        {"type": "function", "function": {"name": "own", "parameters": SCHEMA}},
        {"jsonrpc": "2.0", "result": {"tools": [{"name": "own", "inputSchema": {}}]}},
        {"openapi": "3.1.0", "components": {"schemas": {"own": SCHEMA}}},
    ],
)
def test_a_tool_keeps_its_own_name(value):
    found = folder(other=value)
    assert [tool.name for tool in found.tools] == ["own"]
    assert found.named == ()


def test_a_file_that_is_neither_is_refused_by_name():
    with pytest.raises(InspectorError, match=r"odd\.json"):
        folder(one=SCHEMA, odd={"title": "x"})
    with pytest.raises(InspectorError, match=r"odd\.json"):
        folder(odd="{")


def test_nothing_at_all_is_refused():
    with pytest.raises(InspectorError) as error:
        folder()
    assert error.value.key == "schemas-none"
