import pytest

from builders import a_message, a_request, a_response, a_tool
from targeting import said_by, seen_by

USER = a_message(role="user")


@pytest.mark.parametrize("target", ["deepseek", "groq", "openrouter", "llamacpp"])
def test_a_conversation_that_another_server_keeps_leads_nowhere(target):
    request = a_request(USER, previous_response_id="resp_1")
    assert said_by(target, request, "target/state") == [
        ("block", "state", "/previous_response_id", '"previous_response_id"')
    ]
    assert said_by("openai", request, "target/state") == []


def test_such_a_finding_stands_on_no_item_and_blocks_the_whole():
    seen = seen_by("groq", a_request(USER, previous_response_id="resp_1"))
    assert [finding.code for finding in seen.around] == ["target/state"]
    assert seen.blocks
    assert not any(item.blocks for item in seen.items)


@pytest.mark.parametrize("value", [None, False, "true"])
def test_only_true_is_true(value):
    assert said_by("openrouter", a_request(USER, store=value), "target/state") == []


def test_an_answer_says_what_was_and_not_what_is_sent():
    answer = a_response(a_message(), previous_response_id="resp_0")
    assert said_by("groq", answer, "target/state") == []


def test_tools_of_a_kind_that_is_not_taken_are_named_one_by_one():
    tools = [a_tool(), {"type": "local_shell"}, {"type": 7}, 7, {"type": "acme:clock"}]
    said = said_by("lmstudio", a_request(USER, tools=tools), "target/tool-type")
    assert [(v, p) for _, v, p, _ in said] == [
        ("refused", "/tools/1/type"),
        ("refused", "/tools/4/type"),
    ]


CODE = "request/name"
ROUTE = a_tool(name="route.plan")


@pytest.mark.parametrize(
    ("target", "name", "expected"),
    [
        ("open-responses", "route.plan", ("block", "")),
        ("gemini", "route.plan", ("info", "")),
        ("gemini", "1st", ("block", "target-pattern")),
        ("gemini", "a" * 129, ("block", "target-longest")),
        ("openai", "route.plan", ("block", "target-pattern")),
        ("openai", "a" * 65, ("info", "length")),
        ("anthropic", "a" * 129, ("block", "target-pattern")),
        ("groq", "a" * 65, ("block", "length")),
    ],
)
def test_a_name_of_a_tool_is_weighed_by_what_the_target_takes(target, name, expected):
    for body in (a_request, a_response):
        found = said_by(target, body(USER, tools=[a_tool(name=name)]), CODE)
        assert expected in [(severity, variant) for severity, variant, _, _ in found]
        assert {pointer for _, _, pointer, _ in found} == {"/tools/0/name"}


def test_names_in_a_namespace_are_looked_at_too():
    space = {"type": "namespace", "name": "n", "description": "d", "tools": [ROUTE]}
    ((severity, variant, pointer, _),) = said_by(
        "openai", a_request(USER, tools=[space]), CODE
    )
    assert (severity, variant) == ("block", "target-pattern")
    assert pointer == "/tools/0/tools/0/name"


def test_the_name_of_a_format_is_no_name_of_a_tool():
    shape = {"type": "json_schema", "name": "a.b", "strict": True, "schema": {}}
    said = said_by("gemini", a_request(USER, text={"format": shape}), CODE)
    assert [(s, p) for s, _, p, _ in said] == [("block", "/text/format/name")]


def test_deepseek_knows_one_custom_tool_and_wants_each_name_once():
    patch, sql = ({"type": "custom", "name": name} for name in ("apply_patch", "sql"))
    assert said_by("deepseek", a_request(USER, tools=[patch, sql]), CODE) == [
        ("block", "target-pattern", "/tools/1/name", '"sql"')
    ]
    twice = a_request(USER, tools=[a_tool(name="f"), a_tool(name="f")])
    for target, severity in (("deepseek", "block"), ("openai", "warn")):
        found = said_by(target, twice, "request/duplicate-tool")
        assert [(s, p) for s, _, p, _ in found] == [(severity, "/tools/1/name")]
