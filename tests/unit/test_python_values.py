from collections import UserDict
from types import MappingProxyType

import pytest

from builders import REGION_SCHEMA, a_tool
from inspector.core.errors import InspectorError
from inspector.python_values import (
    as_json,
    lines_given,
    sources_of,
    text_given,
    usable,
)


@pytest.mark.parametrize("text", ['{"a": 1.0}', b'{"a": 1.0}'])
def test_a_text_stays_as_it_was_logged(text):
    assert as_json(text) is text


@pytest.mark.parametrize("wrap", [dict, UserDict, MappingProxyType])
def test_any_mapping_is_written_as_an_object(wrap):
    assert as_json(wrap({"a": [wrap({"b": None})]})) == '{"a": [{"b": null}]}'


def test_what_has_no_end_is_no_text():
    endless: list[object] = []
    endless.append(endless)
    assert as_json(endless) is None


def test_what_json_does_not_have_is_a_fault_of_the_caller():
    with pytest.raises(TypeError, match="set"):
        as_json({"a": {1}})


def test_schemas_and_tools_stand_beside_each_other():
    given = sources_of(
        [a_tool()], REGION_SCHEMA, {"a": True, "b.c": "{}"}, assert_format=True
    )
    assert [tool.name for tool in given.named] == ["a", "b.c"]
    assert [tool.name for tool in given.tools] == ["get_sales_report"]
    assert given.schema.name is None
    assert given.asserts_format


def test_what_cannot_be_used_is_refused_for_a_log_and_absent_for_an_item():
    with pytest.raises(InspectorError):
        sources_of(None, "[", None, assert_format=False)
    assert usable("[", assert_format=False) is None
    assert usable(None, assert_format=True) is None
    assert usable(REGION_SCHEMA, assert_format=True).asserts_format


@pytest.mark.parametrize("value", [None, 1, [], {}, bytearray(b"{}")])
def test_what_is_no_text_is_a_fault_of_the_caller_that_is_named(value):
    with pytest.raises(TypeError, match=f"not {type(value).__name__}: see json"):
        text_given(value)
    with pytest.raises(TypeError, match=r"see json\.dumps"):
        list(lines_given(["{}", value]))


@pytest.mark.parametrize("text", ["{}\n{}", b"{}", {"type": "message"}])
def test_one_text_is_no_log_of_its_characters(text):
    with pytest.raises(TypeError, match="splitlines"):
        lines_given(text)
