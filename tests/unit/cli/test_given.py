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


@pytest.mark.parametrize("name", ["", "x="])
def test_of_two_schemas_for_the_same_calls_the_last_counts(tmp_path, schema, name):
    other = tmp_path / "other.json"
    other.write_text("{}", "utf-8")
    given = [f"--schema={name}{other}", f"--schema={name}{schema}"]
    for arguments, said in ((given, "arguments_schema"), (given[::-1], "ok")):
        sources = given_sources(options(*arguments), [], World().streams)
        assert reason(sources, name="x") == said


@pytest.mark.parametrize("option", ["--schemas", "--schema", "--tools"])
def test_an_empty_name_is_no_file_and_no_folder(option):
    with pytest.raises(InspectorError, match="name of a file is empty"):
        given_sources(options(f"{option}="), [], World().streams)


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


def test_a_schema_may_stand_somewhere_in_a_file(tmp_path):
    path = tmp_path / "all.json"
    path.write_text(as_json({"deep": {"in": REGION_SCHEMA}}), "utf-8")
    wish = f"x={path}#/deep/in"
    sources = given_sources(options("--schema", wish), [], World().streams)
    assert reason(sources, name="x") == "arguments_schema"
    assert given_files(options("--schema", wish)) == [str(path)]


def test_a_file_with_such_a_sign_in_its_name_is_a_file(tmp_path, schema):
    odd = tmp_path / "a#"
    odd.mkdir()
    odd = odd / "b.json"
    odd.write_bytes(schema.read_bytes())
    sources = given_sources(options("--schema", odd), [], World().streams)
    assert reason(sources) == "arguments_schema"


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "schemas"
    (place / "crm").mkdir(parents=True)
    (place / "one.schema.json").write_text(as_json(REGION_SCHEMA), "utf-8")
    (place / "crm" / "two.json").write_text(as_json(REGION_SCHEMA), "utf-8")
    (place / "tools.json").write_text(as_json([a_tool(name="three")]), "utf-8")
    (place / ".hidden.json").write_text("{", "utf-8")
    return place


def test_a_folder_holds_one_file_a_tool(folder):
    asked = options("--schemas", folder)
    sources = given_sources(asked, [], World().streams)
    for name in ("one", "three"):
        assert reason(sources, name=name) == "arguments_schema"
    assert reason(sources, name="two", namespace="crm") == "arguments_schema"
    assert reason(sources, name="two") == "unchecked"
    assert len(given_files(asked)) == 3


def test_what_is_named_goes_before_a_folder(folder, tmp_path):
    loose = tmp_path / "loose.json"
    loose.write_text("{}", "utf-8")
    tools = tmp_path / "t.json"
    tools.write_text(as_json([a_tool({}, name="three")]), "utf-8")
    asked = options("--schemas", folder, "--schema", f"one={loose}", "--tools", tools)
    sources = given_sources(asked, [], World().streams)
    assert reason(sources, name="one") == reason(sources, name="three") == "ok"


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda place: place.write_text("{}", "utf-8"), "not-a-folder"),
        (lambda place: place.mkdir(), "schemas-none"),
    ],
)
def test_a_folder_without_a_schema_is_refused(tmp_path, make, key):
    place = tmp_path / "x"
    make(place)
    with pytest.raises(InspectorError) as error:
        given_sources(options("--schemas", place), [], World().streams)
    assert error.value.key == key


def test_a_broken_file_in_a_folder_is_named(folder):
    (folder / "bad.json").write_text("{", "utf-8")
    with pytest.raises(InspectorError, match=r"bad\.json"):
        given_sources(options("--schemas", folder), [], World().streams)


def test_a_format_decides_when_that_is_asked(tmp_path):
    path = tmp_path / "s.json"
    path.write_text(as_json({"properties": {"region": {"format": "date"}}}), "utf-8")
    for asked, expected in (((), "ok"), (("--assert-format",), "arguments_schema")):
        wanted = options("--schema", path, *asked)
        assert reason(given_sources(wanted, [], World().streams)) == expected
