import pytest

from builders import a_function_call, a_message, a_request, a_response, an_output
from findings import codes_in, findings_in, said_in


def variant_of(item, code="item/member-unknown"):
    ((variant, _, _),) = said_in(item, code)
    return variant


def test_an_unknown_member_is_marked_by_its_name():
    item = a_function_call(confidence=0.5)
    assert said_in(item, "item/member-unknown") == [("", "/confidence", '"confidence"')]


@pytest.mark.parametrize(
    ("member", "variant"),
    [
        ("callId", "camel-case"),
        ("async_", "python"),
        ("providerData", "sdk"),
        ("provider_data", "sdk"),
        ("parsed_arguments", "sdk"),
        ("item_id", "stream"),
        ("output_index", "stream"),
        ("tool_call_id", "chat"),
        ("role", "other-type"),
        ("content", "other-type"),
        ("confidence", ""),
    ],
)
def test_a_stray_member_says_where_it_strayed_from(member, variant):
    assert variant_of(a_function_call(**{member: "x"})) == variant


def test_a_camel_case_name_names_the_wire_name():
    item = {"type": "reasoning", "summary": [], "encryptedContent": "gAAA"}
    (finding,) = findings_in(item, "item/member-unknown")
    assert dict(finding.details)["wire"] == "encrypted_content"


def test_a_python_name_names_the_wire_name():
    (finding,) = findings_in(a_function_call(async_=None), "item/member-unknown")
    assert dict(finding.details)["wire"] == "async"


def test_a_member_of_another_type_names_that_type():
    (finding,) = findings_in(a_function_call(role="user"), "item/member-unknown")
    assert dict(finding.details)["owners"] == ("message",)


def test_each_stray_name_is_told_once():
    text = '{"type":"item_reference","id":"m","a":1,"b":2,"a":3}'
    assert said_in(text, "item/member-unknown") == [
        ("", "/a", '"a"'),
        ("", "/b", '"b"'),
    ]
    last = findings_in(text, "item/member-unknown")[0].place.span.start
    assert last == text.rindex('"a"')


def test_a_stray_null_is_a_stray_as_well():
    assert variant_of(a_function_call(parsed_arguments=None)) == "sdk"


def test_a_name_is_escaped_in_the_pointer():
    item = {"type": "item_reference", "id": "m", "a/b~c": 1}
    assert said_in(item, "item/member-unknown")[0][1] == "/a~1b~0c"


@pytest.mark.parametrize(
    "item", [a_function_call(created_by="u"), an_output(created_by="u")]
)
def test_what_the_server_writes_belongs_into_an_answer_only(item):
    assert codes_in(a_response(item)) == []
    assert variant_of(a_request(item)) == "output-only"
    assert variant_of(item) == "output-only"


SHELL = {"type": "shell_call", "call_id": "c", "action": {"commands": ["ls"]}}
CUSTOM = {"type": "custom_tool_call_output", "call_id": "c", "output": "1"}


@pytest.mark.parametrize(
    ("item", "member"),
    [(SHELL | {"created_by": "u"}, "created_by"), (CUSTOM | {"status": "x"}, "status")],
)
def test_the_same_holds_for_types_of_a_provider(item, member):
    assert variant_of(a_request(item)) == "output-only"
    answer = a_response(item | {"id": "x_1", "status": "completed"})
    assert said_in(answer, "item/member-unknown") == []


def test_what_a_provider_adds_to_its_own_type_is_none_of_our_business():
    assert said_in(SHELL | {"novel": 1}, "item/member-unknown") == []


def test_a_null_for_what_the_server_writes_is_no_finding():
    assert codes_in(a_function_call(created_by=None)) == []


@pytest.mark.parametrize(
    ("item", "member"),
    [
        (a_function_call(caller={"type": "direct"}), "caller"),
        (a_function_call(**{"async": True}), "async"),
        (an_output(name="get_sales_report"), "name"),
    ],
)
def test_a_member_of_one_provider_is_known_and_said_to_be_its_own(item, member):
    assert codes_in(a_response(item)) == ["item/member-provider"]
    ((variant, pointer, mark),) = said_in(item, "item/member-provider")
    assert (variant, pointer, mark) == ("", f"/{member}", f'"{member}"')
    (finding,) = findings_in(item, "item/member-provider")
    assert dict(finding.details)["owner"] == "OpenAI"


def test_a_python_dump_with_nulls_of_a_provider_is_no_finding():
    item = a_function_call(caller=None, namespace=None, **{"async": None})
    assert codes_in(item) == []


def test_a_status_on_reasoning_matters_where_it_is_sent():
    item = {"type": "reasoning", "id": "rs_1", "summary": [], "status": "completed"}
    assert variant_of(a_request(item), "item/member-provider") == "reasoning-status"
    assert said_in(a_response(item), "item/member-provider") == []


def test_a_namespace_has_a_rule_of_its_own():
    assert codes_in(a_function_call(namespace="crm")) == ["item/namespace-member"]


def test_a_provider_may_add_to_its_own_types():
    item = {"type": "web_search_call", "id": "ws_1", "shards": 3}
    assert said_in(item, "item/member-unknown") == []


def test_the_usual_items_have_no_strays():
    body = a_request(
        a_message(role="user"), a_message(), a_function_call(), an_output()
    )
    assert codes_in(body) == []
