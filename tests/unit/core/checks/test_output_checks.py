import pytest

from builders import ABSENT, a_request, an_output
from findings import codes_in, findings_in, said_in

TEXT = {"type": "input_text", "text": "ok"}
IMAGE = {"type": "input_image", "image_url": "https://example.org/a.png"}


@pytest.mark.parametrize("output", ["", "plain", '{"a":1}', "[1]"])
def test_a_text_is_an_output_whatever_it_says(output):
    assert codes_in(an_output(output)) == []


def test_legal_parts_are_information_and_name_their_kinds():
    item = an_output([TEXT, IMAGE, TEXT])
    assert codes_in(item) == ["item/output-parts"]
    (finding,) = findings_in(item)
    assert dict(finding.details)["parts"] == ("input_text", "input_image")
    assert finding.place.pointer == "/output"


def test_an_empty_list_is_legal_and_said_to_be_empty():
    assert said_in(an_output([]), "item/output-parts") == [("empty", "/output", "[]")]


@pytest.mark.parametrize(
    ("output", "variant", "mark"),
    [
        ({"a": 1}, "", '{"a": 1}'),
        (7, "", "7"),
        (False, "", "false"),
        (None, "null", "null"),
    ],
)
def test_a_value_that_was_never_serialised_names_its_type(output, variant, mark):
    item = an_output(output)
    assert said_in(item, "item/output-shape") == [(variant, "/output", mark)]
    assert codes_in(item) == ["item/output-shape"]


def test_a_list_of_data_is_told_once_at_its_first_element():
    item = an_output([{"title": "Tides"}, {"title": "Moss"}])
    assert said_in(item, "item/output-shape") == [
        ("part", "/output/0", '{"title": "Tides"}')
    ]


def test_a_part_of_another_api_names_its_type_and_place():
    item = an_output([TEXT, {"type": "text", "text": "ok"}])
    assert said_in(item, "item/output-shape") == [
        ("part-type", "/output/1/type", '"text"')
    ]
    (finding,) = findings_in(item, "item/output-shape")
    details = dict(finding.details)
    assert (details["number"], details["count"]) == (2, 2)


def test_an_absent_output_is_a_missing_member():
    assert codes_in(an_output(ABSENT)) == ["item/member-missing"]


def test_the_output_of_a_custom_tool_has_the_same_shape():
    item = {"type": "custom_tool_call_output", "call_id": "c", "output": {}}
    assert "item/output-shape" in codes_in(a_request(item))


@pytest.mark.parametrize(
    "item",
    [
        {"type": "shell_call_output", "call_id": "c", "output": [{"stdout": "x"}]},
        {"type": "computer_call_output", "call_id": "c", "output": {"type": "x"}},
        {"type": "mcp_call", "id": "m", "output": None},
    ],
)
def test_outputs_of_other_kinds_have_shapes_of_their_own(item):
    assert said_in(item, "item/output-shape") == []
