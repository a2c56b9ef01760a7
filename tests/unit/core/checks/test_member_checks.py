import pytest

from builders import (
    ABSENT,
    a_function_call,
    a_message,
    a_request,
    a_response,
    an_output,
)
from findings import codes_in, findings_in, said_in
from inspector.core.items.item_types import item_types

OPTIONAL = [
    (kind.name, name)
    for kind in item_types().values()
    for name, rule in kind.members.items()
    if "/" not in name and name != "type" and not rule.required_on_input
]


@pytest.mark.parametrize("member", ["id", "call_id", "output", "status"])
def test_the_output_form_of_an_output_asks_for_all_of_them(member):
    code = "item/call-id-missing" if member == "call_id" else "item/member-missing"
    assert codes_in(a_response(an_output(**{member: ABSENT}))) == [code]


def test_a_missing_member_is_placed_on_the_type_that_asks_for_it():
    body = a_response(a_message(), a_message(id=ABSENT))
    assert said_in(body, "item/member-missing") == [
        ("output", "/output/1", '"message"')
    ]
    (finding,) = findings_in(body, "item/member-missing")
    assert dict(finding.details) == {"member": "id", "type": "message"}


@pytest.mark.parametrize("member", ["id", "status"])
@pytest.mark.parametrize("value", [ABSENT, None])
def test_the_input_form_does_without_id_and_status(member, value):
    items = [an_output(**{member: value}), a_message(role="user", **{member: value})]
    assert codes_in(a_request(*items)) == []
    assert codes_in(items) == []


def test_a_loose_item_is_held_against_the_input_form():
    assert codes_in(a_function_call(id=ABSENT)) == []
    assert codes_in(a_function_call(name=ABSENT)) == ["item/member-missing"]


def test_a_null_where_the_answer_must_have_a_value_counts_as_missing():
    assert said_in(a_response(a_message(status=None)), "item/member-missing") == [
        ("null", "/output/0/status", "null")
    ]


def test_a_null_where_every_form_needs_a_value_is_of_a_wrong_type():
    assert said_in(a_function_call(name=None), "item/member-type") == [
        ("", "/name", "null")
    ]


@pytest.mark.parametrize(("type_text", "name"), OPTIONAL)
def test_a_null_for_an_optional_member_is_as_good_as_none(type_text, name):
    found = findings_in({"type": type_text, name: None})
    own = [f.code for f in found if f.place.pointer == f"/{name}"]
    assert [code for code in own if code.startswith("item/member-")] == []


@pytest.mark.parametrize(
    ("item", "member", "found", "expected"),
    [
        (a_function_call(name=["a"]), "name", "array", ("string",)),
        (a_function_call(call_id=7), "call_id", "number", ("string",)),
        (a_function_call(id=False), "id", "boolean", ("string",)),
        (a_function_call(namespace={}), "namespace", "object", ("string",)),
        (a_message(role=1), "role", "number", ("string",)),
        (a_message(status={}), "status", "object", ("string",)),
        ({"type": "reasoning", "summary": "x"}, "summary", "string", ("array",)),
        ({"type": "item_reference", "id": None}, "id", "null", ("string",)),
    ],
)
def test_a_member_of_a_wrong_type_names_both_types(item, member, found, expected):
    (finding,) = findings_in(item, "item/member-type")
    assert dict(finding.details) == {
        "member": member,
        "expected": expected,
        "found": found,
    }
    assert finding.place.pointer == f"/{member}"


@pytest.mark.parametrize(
    ("item", "owner"),
    [
        (a_function_call(arguments={}), None),
        (a_function_call(arguments=None), None),
        (a_function_call(status=3), "item/status-not-completed"),
        (an_output(output={}), "item/output-shape"),
        (an_output(output=None), "item/output-shape"),
        (a_message(content={}), "item/content-type"),
        (a_message(content=None), "item/content-empty"),
        (a_message(content=None, role="user"), "item/content-type"),
        (a_function_call(call_id=None), "item/call-id-missing"),
        (a_function_call(arguments=ABSENT), None),
    ],
)
def test_a_member_with_a_rule_of_its_own_is_told_once(item, owner):
    assert codes_in(item) == ([owner] if owner else [])


@pytest.mark.parametrize(
    ("item", "pointer", "mark"),
    [
        (a_message(role="tool", content="x"), "/role", '"tool"'),
        (a_message(role="User", content="x"), "/role", '"User"'),
        (a_message(phase="thinking"), "/phase", '"thinking"'),
        (a_message(status="done"), "/status", '"done"'),
        (an_output(status="failed"), "/status", '"failed"'),
    ],
)
def test_a_value_outside_of_the_list_is_told_with_the_list(item, pointer, mark):
    assert said_in(item, "item/member-value") == [("", pointer, mark)]
    (finding,) = findings_in(item, "item/member-value")
    assert len(dict(finding.details)["allowed"]) > 1


@pytest.mark.parametrize("action", ["search", "open_page", "find_in_page"])
def test_a_web_search_may_do_three_things(action):
    item = {"type": "web_search_call", "action": {"type": action}}
    assert said_in(item, "item/member-value") == []


def test_another_action_of_a_web_search_is_told_where_it_stands():
    item = {"type": "web_search_call", "action": {"type": "other"}}
    assert said_in(item, "item/member-value") == [("", "/action/type", '"other"')]
    (finding,) = findings_in(item, "item/member-value")
    assert dict(finding.details)["member"] == "action.type"


@pytest.mark.parametrize("value", ["undefined", "null", "None"])
def test_the_text_of_a_lost_value_is_no_call_id(value):
    item = a_function_call(call_id=value)
    assert said_in(item, "item/member-value") == [("lost", "/call_id", f'"{value}"')]


@pytest.mark.parametrize("member", ["call_id", "name"])
@pytest.mark.parametrize("value", ["", " "])
def test_an_empty_text_is_no_call_id_and_no_name(member, value):
    found = said_in(a_function_call(**{member: value}), "item/member-value")
    assert found == [("empty", f"/{member}", f'"{value}"')]


@pytest.mark.parametrize("value", ["undefined_1", "nullable", "none"])
def test_an_id_that_only_resembles_a_lost_value_is_an_id(value):
    assert codes_in(a_function_call(call_id=value)) == []


def test_a_status_of_its_own_type_is_allowed():
    item = {"type": "mcp_call", "status": "calling"}
    assert said_in(item, "item/member-value") == []


def test_an_unknown_type_is_not_held_against_any_table():
    codes = codes_in({"type": "acme:tool", "status": 3, "call_id": None})
    assert codes == ["item/type-namespaced"]


SHOT = {
    "type": "computer_call_output",
    "id": "cuo_1",
    "call_id": "c",
    "output": {"type": "computer_screenshot", "file_id": "f"},
}


def test_a_value_of_answers_alone_is_none_for_what_is_sent():
    failed = SHOT | {"status": "failed"}
    assert said_in(a_response(failed), "item/member-value") == []
    assert said_in(a_request(failed), "item/member-value") == [
        ("output-only", "/input/0/status", '"failed"')
    ]
    (finding,) = findings_in(failed, "item/member-value")
    allowed = ("in_progress", "completed", "incomplete")
    assert dict(finding.details)["allowed"] == allowed


def test_an_answer_is_told_all_values_that_it_may_have():
    (finding,) = findings_in(a_response(SHOT | {"status": "x"}), "item/member-value")
    assert finding.variant == ""
    assert "failed" in dict(finding.details)["allowed"]
