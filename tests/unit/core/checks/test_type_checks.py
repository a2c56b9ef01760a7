import pytest

from builders import ABSENT, a_function_call, a_message, a_request
from findings import findings_in, said_in
from inspector.core.items.item_types import Portability, item_types


def details_in(content, code):
    (finding,) = findings_in(content, code)
    return dict(finding.details)


@pytest.mark.parametrize("name", item_types())
def test_every_known_type_is_told_apart_by_how_far_it_travels(name):
    expected = {
        Portability.CORE: [],
        Portability.SPEC: ["item/state-bound"],
        Portability.PROVIDER: ["item/type-provider"],
    }[item_types()[name].portable]
    found = [f.code for f in findings_in({"type": name}) if "/type-" in f.code]
    bound = [f.code for f in findings_in({"type": name}, "item/state-bound")]
    assert found + bound == expected


@pytest.mark.parametrize(
    ("item", "variant", "mark"),
    [
        ('{"call_id": "c"}', "", "{"),
        ('{"role": "user", "content": "hi"}', "message", "{"),
        ('{"id": "msg_1"}', "reference", "{"),
        ('{"type": null, "call_id": "c"}', "null", "null"),
        ('{"type": ["function_call"]}', "not-a-string", '["function_call"]'),
        ('{"type": {"function_call": 1}}', "not-a-string", '{"function_call": 1}'),
        ("17", "not-an-object", "17"),
        ('"function_call"', "not-an-object", '"function_call"'),
        ("null", "not-an-object", "null"),
        ("[]", "not-an-object", "["),
    ],
)
def test_a_type_that_is_missing_says_in_which_way(item, variant, mark):
    text = '{"input": [' + item + "]}"
    pointer = "/input/0" + ("/type" if '"type"' in item else "")
    assert said_in(text, "item/type-missing") == [(variant, pointer, mark)]


@pytest.mark.parametrize("item", [17, "function_call", None, [], True])
def test_a_value_that_is_no_object_has_this_one_finding(item):
    found = findings_in({"input": [item]})
    assert [f.code for f in found] == ["item/type-missing"]


def test_a_namespaced_type_names_the_provider():
    item = a_function_call(type="acme:telemetry_chunk")
    assert details_in(item, "item/type-namespaced")["prefix"] == "acme"
    assert said_in(item, "item/type-namespaced") == [
        ("", "/type", '"acme:telemetry_chunk"')
    ]


@pytest.mark.parametrize(
    ("type_text", "variant"),
    [
        ("acme:function_call", "specified"),
        ("acme:reasoning", "specified"),
        ("openai:web_search_call", "provider"),
        ("a:b:c", ""),
        (":function_call", "half"),
        ("acme:", "half"),
        (":", "half"),
    ],
)
def test_a_namespaced_type_says_what_it_would_be_without_prefix(type_text, variant):
    ((found, _, _),) = said_in({"type": type_text}, "item/type-namespaced")
    assert found == variant


def test_the_prefix_ends_at_the_first_colon():
    details = details_in({"type": "a:b:c"}, "item/type-namespaced")
    assert (details["prefix"], details["bare"]) == ("a", "b:c")


@pytest.mark.parametrize(
    ("type_text", "owner"),
    [
        ("web_search_call", "OpenAI"),
        ("custom_tool_call", "OpenAI"),
        ("additional_tools", "OpenAI"),
        ("ghost_snapshot", "Codex"),
        ("x_search_call", "xAI"),
    ],
)
def test_a_type_of_a_provider_names_whose_it_is(type_text, owner):
    details = details_in({"type": type_text}, "item/type-provider")
    assert details == {"type": f'"{type_text}"', "owner": owner}


@pytest.mark.parametrize(
    ("type_text", "nearest"),
    [
        ("functioncall", "function_call"),
        ("function-call", "function_call"),
        ("FUNCTION_CALL", "function_call"),
        ("function_call_ouput", "function_call_output"),
        ("mesage", "message"),
        ("telemetry_chunk", ""),
        ("x" * 100_000, ""),
    ],
)
def test_an_unknown_type_offers_the_nearest_known_one_only_when_it_is_near(
    type_text, nearest
):
    details = details_in({"type": type_text}, "item/type-unknown")
    assert details["nearest"] == nearest


@pytest.mark.parametrize("type_text", ["", "  "])
def test_an_empty_type_is_unknown_and_said_to_be_empty(type_text):
    assert said_in({"type": type_text}, "item/type-unknown") == [
        ("empty", "/type", f'"{type_text}"')
    ]


@pytest.mark.parametrize(
    ("item", "variant"),
    [
        ({"type": "reasoning", "summary": []}, "reasoning"),
        ({"type": "reasoning", "encrypted_content": None}, "reasoning"),
        ({"type": "reasoning", "encrypted_content": "gAAA"}, "encrypted"),
        ({"type": "compaction", "encrypted_content": "gAAA"}, ""),
        ({"type": "item_reference", "id": "msg_1"}, "reference"),
    ],
)
def test_an_item_that_is_bound_to_state_says_to_which(item, variant):
    assert said_in(item, "item/state-bound") == [
        (variant, "/type", f'"{item["type"]}"')
    ]


def test_the_core_has_no_finding_on_its_type():
    body = a_request(a_message(role="user"), a_function_call())
    assert not [f for f in findings_in(body) if f.place.pointer.endswith("/type")]


def test_the_last_of_two_types_counts():
    text = '{"type": "acme:x", "type": "function_call", "call_id": "c"}'
    assert said_in(text, "item/type-namespaced") == []


def test_a_call_without_type_is_not_judged_by_a_type_it_may_have_had():
    found = findings_in([a_function_call(type=ABSENT, status=None)])
    assert {f.code for f in found} == {"item/type-missing"}
