"""What a person gives is read, and goes before what the text declares."""

from __future__ import annotations

import json

import pytest

from builders import REGION_SCHEMA, a_function_call, a_tool, as_json
from inspector.core.errors import InspectorError
from inspector.ui.models.giving import (
    Given,
    given_folder,
    given_schema,
    given_tools,
    nothing_given,
    with_format,
)
from inspector.ui.models.opened import OpenedText
from inspector.ui.models.questions import inspection_of

LONE = OpenedText(as_json(a_function_call()), "lone.json")
LOOSE = OpenedText("{}", "loose.json")
NEVER = OpenedText("false", "never.json")


def reason_with(given, **bend):
    call = OpenedText(as_json(a_function_call(**bend)), "lone.json")
    return inspection_of(call, given.sources)(None).items[0].reason.value


def test_a_given_schema_counts_for_every_call(tmp_path):
    assert reason_with(Given()) == "unchecked"
    schema = OpenedText(json.dumps(REGION_SCHEMA), "schema.json")
    given = given_schema(Given(), schema)(None)
    assert given.schema_label == "schema.json"
    assert reason_with(given) == "ok"


def test_given_tools_are_looked_up_and_stand_beside_a_schema(tmp_path):
    path = tmp_path / "tools.json"
    path.write_text(as_json([a_tool()]))
    given = given_tools(Given(), path)(None)
    assert given.tools_label == "tools.json"
    assert reason_with(given) == "ok"
    both = given_schema(given, OpenedText("false", "never.json"))(None)
    assert (both.schema_label, both.tools_label) == ("never.json", "tools.json")
    assert reason_with(both) == "arguments_schema"


@pytest.mark.parametrize("ask", [given_schema, given_tools])
def test_a_file_without_what_is_wanted_is_refused_by_the_core(ask):
    with pytest.raises(InspectorError):
        ask(Given(), OpenedText("[1, 2", "broken.json"))(None)


def test_a_schema_may_be_for_the_calls_of_one_name():
    given = given_schema(Given(), NEVER, "get_sales_report")(None)
    assert given.is_anything
    assert reason_with(given) == "arguments_schema"
    assert reason_with(given, name="other") == "unchecked"
    again = given_schema(given, LOOSE, "get_sales_report")(None)
    assert reason_with(again) == "ok"
    assert len(again.sources.named) == 1


def test_a_schema_for_one_name_goes_before_one_for_every_call():
    named = given_schema(Given(), LOOSE, "get_sales_report")(None)
    given = given_schema(named, NEVER)(None)
    assert reason_with(given) == "ok"
    assert reason_with(given, name="other") == "arguments_schema"


def test_a_folder_gives_a_schema_for_each_of_its_files(tmp_path):
    (tmp_path / "get_sales_report.json").write_text("false", "utf-8")
    (tmp_path / "tools.json").write_text(as_json([a_tool({}, name="b")]), "utf-8")
    given = given_folder(Given(), tmp_path)(None)
    assert given.folder_label == tmp_path.name
    assert reason_with(given) == "arguments_schema"
    assert reason_with(given, name="b") == "ok"


def test_what_was_given_for_a_name_goes_before_a_folder(tmp_path):
    (tmp_path / "get_sales_report.json").write_text("false", "utf-8")
    named = given_schema(Given(), LOOSE, "get_sales_report")(None)
    assert reason_with(given_folder(named, tmp_path)(None)) == "ok"


def test_a_folder_without_schemas_is_refused(tmp_path):
    with pytest.raises(InspectorError):
        given_folder(Given(), tmp_path)(None)


def test_format_decides_where_that_is_wished_and_stays_when_the_rest_goes():
    schema = OpenedText('{"properties": {"region": {"format": "date"}}}', "s.json")
    given = given_schema(Given(), schema)(None)
    assert reason_with(given) == "ok"
    asserting = with_format(given, asserts_format=True)(None)
    assert asserting.asserts_format
    assert reason_with(asserting) == "arguments_schema"
    left = nothing_given(asserting)
    assert (left.is_anything, left.asserts_format) == (False, True)
    assert nothing_given(given) == Given()
    assert not with_format(left, asserts_format=False)(None).asserts_format
