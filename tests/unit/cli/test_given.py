import pytest

from builders import REGION_SCHEMA, a_function_call, a_tool, as_json
from inspector.cli.given import given_files, given_sources
from inspector.cli.options import parse_options
from inspector.core.checks.inspection import inspect_content
from inspector.core.errors import InspectorError
from streams import World


def options(*arguments):
    return parse_options(["gate", "a.json", *map(str, arguments)], "en")


@pytest.fixture
def schema(tmp_path):
    path = tmp_path / "s.json"
    path.write_text(as_json(REGION_SCHEMA), "utf-8")
    return path


def reason(sources, **bend):
    call = as_json(a_function_call('{"region":"global"}', **bend))
    return inspect_content(call, sources).items[0].reason.value


def test_a_schema_is_for_all_calls(schema):
    sources = given_sources(options("--schema", schema), [], World().streams)
    assert reason(sources, name="anything") == "arguments_schema"


def test_a_schema_may_be_for_one_name(schema):
    sources = given_sources(options("--schema", f"x={schema}"), [], World().streams)
    assert reason(sources, name="x") == "arguments_schema"
    assert reason(sources, name="y") == "unchecked"


def test_a_file_with_a_sign_of_equality_in_its_name_is_a_file(tmp_path, schema):
    odd = tmp_path / "a=b.json"
    odd.write_bytes(schema.read_bytes())
    sources = given_sources(options("--schema", odd), [], World().streams)
    assert reason(sources) == "arguments_schema"


def test_tools_are_read_from_a_file(tmp_path):
    path = tmp_path / "t.json"
    path.write_text(as_json([a_tool()]), "utf-8")
    sources = given_sources(options("--tools", path), [], World().streams)
    assert reason(sources) == "arguments_schema"
    assert reason(sources, name="other") == "unchecked"


def test_a_schema_may_come_from_standard_input():
    world = World(as_json(REGION_SCHEMA).encode())
    sources = given_sources(options("--schema", "-"), ["a.json"], world.streams)
    assert reason(sources) == "arguments_schema"


@pytest.mark.parametrize(
    ("arguments", "inputs"),
    [
        (["--schema", "-"], ["-"]),
        (["--tools", "-"], ["-"]),
        (["--schema", "x=-", "--tools", "-"], []),
        ([], ["-", "-"]),
    ],
)
def test_standard_input_can_be_read_once(arguments, inputs):
    with pytest.raises(InspectorError) as caught:
        given_sources(options(*arguments), inputs, World().streams)
    assert caught.value.key == "stdin-twice"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{\n  "type": object\n}', "line 2, column 11"),
        ("", "empty"),
        ("[1]", "no JSON Schema"),
    ],
)
def test_a_file_that_holds_no_schema_says_where_and_why(tmp_path, text, said):
    path = tmp_path / "s.json"
    path.write_text(text)
    with pytest.raises(InspectorError, match=said) as caught:
        given_sources(options("--schema", path), [], World().streams)
    assert str(path) in str(caught.value)


def test_a_file_that_is_not_there_says_so(tmp_path):
    with pytest.raises(InspectorError, match="No such file"):
        given_sources(options("--tools", tmp_path / "t"), [], World().streams)


def test_the_files_that_were_given_are_known_by_their_names(schema):
    chosen = options("--schema", f"x={schema}", "--schema", "s2", "--tools", "t")
    assert given_files(chosen) == [str(schema), "s2", "t"]
