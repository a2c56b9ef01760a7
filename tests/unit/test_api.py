import doctest
import json
import math
import pickle
import subprocess
import sys
from collections import UserDict
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import inspector
from builders import (
    ABSENT,
    REGION_SCHEMA,
    a_function_call,
    a_message,
    a_request,
    a_response,
    a_tool,
    an_output,
    as_json,
    as_json_lines,
)
from inspector import api

REASONS = {
    "namespaced",
    "not_function_call",
    "status",
    "arguments_type",
    "arguments_parse",
    "arguments_schema",
    "ok",
    "unchecked",
}


def test_the_examples_of_the_docstrings_hold():
    assert doctest.testmod(api).failed == 0
    assert doctest.testmod(api).attempted > 8


@pytest.mark.parametrize(
    ("item", "reason"),
    [
        (a_function_call(), "ok"),
        (a_function_call('{"region":"global"}'), "arguments_schema"),
        (a_function_call('{"region":"apac"'), "arguments_parse"),
        (a_function_call(""), "arguments_parse"),
        (a_function_call('{"region":NaN}'), "arguments_parse"),
        (a_function_call('{"region":"apac"}{}'), "arguments_parse"),
        (a_function_call({"region": "apac"}), "arguments_type"),
        (a_function_call(None), "arguments_type"),
        (a_function_call(ABSENT), "arguments_type"),
        (a_function_call(status=ABSENT), "status"),
        (a_function_call(status=None), "status"),
        (a_function_call(status="in_progress"), "status"),
        (a_function_call(status="incomplete"), "status"),
        (a_function_call(type="acme:function_call"), "namespaced"),
        (a_function_call(type=ABSENT), "namespaced"),
        (a_function_call(type=7), "namespaced"),
        (a_function_call(type="function"), "not_function_call"),
        (a_tool(), "not_function_call"),
        (an_output(), "not_function_call"),
        (a_message(), "not_function_call"),
        ({"type": "object", "properties": {}}, "not_function_call"),
        ({"object": "response", "output": [a_function_call()]}, "namespaced"),
        ({}, "namespaced"),
    ],
    ids=str,
)
def test_one_item_has_one_reason_as_a_mapping_and_as_text(item, reason):
    assert inspector.replay_gate(item, REGION_SCHEMA) == reason
    assert inspector.replay_gate(as_json(item), REGION_SCHEMA) == reason
    assert inspector.replay_gate(as_json(item).encode(), REGION_SCHEMA) == reason


@pytest.mark.parametrize(
    "schema",
    [
        None,
        {"minimum": math.nan},
        "{",
        "",
        "[]",
        {"$ref": "https://example.invalid/s.json"},
        {"$ref": "#"},
        {"type": 7},
        {"no": "keyword"},
    ],
    ids=str,
)
def test_a_schema_that_cannot_be_used_leaves_a_call_unchecked(schema):
    assert inspector.replay_gate(a_function_call(), schema) == "unchecked"


@pytest.mark.parametrize(
    "schema",
    [True, {}, as_json(REGION_SCHEMA), as_json(REGION_SCHEMA).encode()],
    ids=str,
)
def test_a_schema_may_be_a_mapping_a_boolean_or_text(schema):
    assert inspector.replay_gate(a_function_call(), schema) == "ok"


def test_a_schema_that_allows_nothing_allows_nothing():
    assert inspector.replay_gate(a_function_call(), False) == "arguments_schema"


@pytest.mark.parametrize("wrap", [MappingProxyType, UserDict])
def test_any_mapping_is_an_item(wrap):
    call = wrap(a_function_call())
    assert inspector.replay_gate(call, wrap(dict(REGION_SCHEMA))) == "ok"


def circular() -> dict:
    item = a_function_call()
    item["self"] = item
    return item


def deep() -> dict:
    item: dict = {}
    for _ in range(5000):
        item = {"a": item}
    return a_function_call(more=item)


@pytest.mark.parametrize("item", [circular(), deep()], ids=["circular", "deep"])
def test_what_has_no_end_is_no_item(item):
    assert inspector.replay_gate(item, REGION_SCHEMA) == "namespaced"


@pytest.mark.parametrize(
    "bend",
    [{"x": math.nan}, {"x": math.inf}],
    ids=["nan", "infinity"],
)
def test_an_item_that_is_no_json_is_never_ok(bend):
    assert inspector.replay_gate(a_function_call(**bend), True) == "unchecked"


@pytest.mark.parametrize("text", ["", "hello", "{", '{"type": "function_call",', "7"])
def test_a_text_that_is_no_item_has_no_type(text):
    assert inspector.replay_gate(text, True) == "namespaced"


def test_a_trailing_comma_around_a_call_is_never_ok():
    text = as_json(a_function_call())[:-1] + ",}"
    assert inspector.replay_gate(text, REGION_SCHEMA) == "unchecked"


@pytest.mark.parametrize("value", ["\ud83d", "a\udc00b"])
def test_half_a_surrogate_pair_crashes_nothing(value):
    call = a_function_call(as_json({"region": value}, ascii_only=True), name=value)
    assert inspector.replay_gate(call, REGION_SCHEMA) == "arguments_schema"
    assert inspector.replay_gate(call, {"const": {"region": value}}) == "ok"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    st.dictionaries(
        st.sampled_from(["type", "status", "arguments", "name"]) | st.text(),
        json_values | st.sampled_from(["function_call", "completed", "{}"]),
        max_size=6,
    ),
    st.none() | st.booleans() | st.dictionaries(st.text(), json_values, max_size=2),
)
def test_any_mapping_has_a_reason(item, schema):
    assert inspector.replay_gate(item, schema) in REASONS


@given(st.text(st.characters(codec=None)) | st.binary())
def test_any_text_has_a_reason(text):
    assert inspector.replay_gate(text, True) in REASONS


def test_inspecting_takes_tools_as_text_list_or_mapping():
    call = as_json(a_function_call('{"region":"global"}'))
    for tools in ([a_tool()], {"tools": [a_tool()]}, as_json([a_tool()])):
        (item,) = inspector.inspect(call, tools).items
        assert item.reason is inspector.Reason.ARGUMENTS_SCHEMA


def test_tools_without_a_tool_and_unknown_targets_are_errors():
    with pytest.raises(inspector.InspectorError, match="no tool"):
        inspector.inspect("{}", [])
    with pytest.raises(inspector.InspectorError, match="no such target"):
        inspector.inspect("{}", target="mars")


def test_what_takes_texts_says_so_where_it_is_given_a_value():
    item = a_message()
    for call in (
        lambda: inspector.inspect(item),
        lambda: inspector.compare(item, item),
        lambda: inspector.summarize(item, item),
        lambda: inspector.gate(as_json(item)),
    ):
        with pytest.raises(TypeError, match="see"):
            call()


def test_comparing_takes_texts_and_inspections():
    left, right = as_json(a_response()), as_json(a_response(a_message()))
    found = inspector.compare(left, inspector.inspect(right))
    assert isinstance(found, inspector.Comparison)
    assert found.blocks
    assert not inspector.compare(left, left).findings


def test_a_log_is_inspected_line_by_line():
    log = as_json_lines(a_function_call(), a_message()) + "{\n"
    found = list(inspector.gate(log.splitlines(keepends=True), schema=REGION_SCHEMA))
    assert [i.document.origin.line_number for i in found] == [1, 2, 3]
    assert [i.blocks for i in found] == [False, False, True]
    assert found[0].items[0].reason == "ok"


def test_an_open_file_is_a_log(tmp_path):
    (tmp_path / "a.jsonl").write_text(as_json_lines(a_message(), a_message()), "utf-8")
    with (tmp_path / "a.jsonl").open("rb") as file:
        assert len(list(inspector.gate(file))) == 2


def test_a_log_with_a_schema_that_cannot_be_used_is_an_error():
    with pytest.raises(inspector.InspectorError):
        list(inspector.gate(["{}"], schema="["))


def test_what_is_returned_travels_between_processes():
    inspection = inspector.inspect(as_json(a_response(a_function_call("{"))))
    again = pickle.loads(pickle.dumps(inspection))
    assert again.findings == inspection.findings
    comparison = inspector.compare(as_json(a_response()), as_json(a_message()))
    assert pickle.loads(pickle.dumps(comparison)).findings == comparison.findings


def test_every_public_name_is_there_and_no_other():
    for name in inspector.__all__:
        assert getattr(inspector, name) is not None
        assert name in dir(inspector)
    assert set(api.__all__) == set(inspector.__all__) - {"__version__"}
    with pytest.raises(AttributeError, match="nonsense"):
        _ = inspector.nonsense


def test_importing_the_package_loads_nothing():
    code = "import sys, inspector; print(*[m for m in sys.modules if 'inspector' in m])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["inspector"]


def test_a_target_answers_whether_it_takes_an_item():
    developer = a_message(role="developer", id="msg_1", status=ABSENT)
    request = as_json(a_request(a_function_call(), developer, an_output()))
    there = inspector.inspect(request, target="deepseek")
    answers = [inspector.replay_of(item).takes for item in there.items]
    assert answers == ["yes", "changed", "no"]
    assert inspector.replay_of_all(there).codes == ("pairing/not-adjacent",)
    elsewhere = inspector.for_target(there, "openai")
    assert inspector.replay_of_all(elsewhere).takes is inspector.Takes.YES


def test_all_targets_stand_side_by_side():
    matrix = inspector.matrix_of(inspector.inspect(as_json([a_message()])))
    assert tuple(column.target for column in matrix.columns) == inspector.TARGETS


def test_what_can_be_sent_on_is_written_and_the_rest_is_named():
    request = a_request(a_function_call(), an_output(), a_function_call("{"))
    made = inspector.portable_input(inspector.inspect(as_json(request)))
    assert made.kept == (0, 1)
    assert [left.item for left in made.left_out] == [2]
    written = json.loads(made.text)[0]
    assert inspector.replay_gate(json.dumps(written)) == "status"  # it does not travel
    assert inspector.replay_gate(written | {"status": "completed"}) == "unchecked"


def test_a_log_is_gated_for_a_target():
    log = [as_json(a_function_call(call_id="call_1"))]
    (default,) = inspector.gate(log)
    (mistral,) = inspector.gate(log, target="mistral")
    assert not default.blocks
    assert mistral.blocks
    with pytest.raises(inspector.InspectorError):
        inspector.gate(log, target="nowhere")


@pytest.mark.parametrize("target", inspector.TARGETS)
def test_an_inspection_for_a_target_travels_to_another_process(target):
    request = as_json(a_request(a_function_call(), an_output(), a_message()))
    inspection = inspector.inspect(request, target=target)
    copy = pickle.loads(pickle.dumps(inspection))
    assert copy.findings == inspection.findings
    assert copy.target == target


def test_a_comparison_can_be_told_how_to_pair_and_what_to_ignore():
    lines = [a_response(a_function_call(f"[{n}]"), id=f"resp_{n}") for n in range(2)]
    left, right = as_json_lines(*lines), as_json_lines(*reversed(lines))
    assert not inspector.compare(left, right).findings
    by_place = inspector.compare(left, right, pair_by="position")
    assert {f.code for f in by_place.findings} == {"diff/arguments"}
    ignored = inspector.compare(
        left, right, pair_by="position", ignore=["/arguments", "/id"]
    )
    assert not ignored.findings
    assert len(ignored.set_aside) == 2
    with pytest.raises(ValueError, match="nowhere"):
        inspector.compare(left, right, pair_by="nowhere")
    with pytest.raises(inspector.InspectorError):
        inspector.compare(left, right, ignore=["kind:nothing"])


def test_a_pair_has_a_patch_and_two_sides_have_two_answers():
    left, right = (
        inspector.inspect(as_json(a_function_call(call_id=name))) for name in "ab"
    )
    compared = inspector.compare(left, right)
    assert '"path": "/call_id", "value": "b"' in inspector.json_patch(
        compared, compared.pairs[0]
    )
    answers = [each.answer for each in inspector.sendings_of(left, right, compared)]
    assert answers == ["no", "no"]


DATED = {"properties": {"region": {"format": "date"}}}


def test_format_decides_only_where_that_is_asked():
    call = a_function_call('{"region":"soon"}')
    assert api.replay_gate(call, DATED) == "ok"
    assert api.replay_gate(call, DATED, assert_format=True) == "arguments_schema"
    tool = a_tool(DATED)
    found = api.inspect(as_json(call), tools=[tool], assert_format=True)
    assert found.items[0].reason is api.Reason.ARGUMENTS_SCHEMA
    (line,) = api.gate([as_json(call)], tools=[tool], assert_format=True)
    assert line.items[0].reason is api.Reason.ARGUMENTS_SCHEMA


def test_schemas_are_given_by_name():
    call = as_json(a_function_call())
    schemas = {"get_sales_report": False, "other": True}
    assert (
        api.inspect(call, schemas=schemas).items[0].reason
        is api.Reason.ARGUMENTS_SCHEMA
    )
    assert (
        api.inspect(call, schemas={"other": False}).items[0].reason
        is api.Reason.UNCHECKED
    )
    (line,) = api.gate([call], schemas=schemas)
    assert line.items[0].reason is api.Reason.ARGUMENTS_SCHEMA
    with pytest.raises(api.InspectorError):
        api.inspect(call, schemas={"x": "["})
