import pytest

from builders import ABSENT, a_request, a_response, a_tool
from inspector.core.checks.request.tool_list import tool_list_findings
from inspector.core.items.envelope import read_envelope
from schemas import document_of

SPACE = {
    "type": "namespace",
    "name": "n",
    "description": "d",
    "tools": [a_tool(name="inner")],
}


def said(tools, build=a_request):
    document = document_of(build(tools=tools))
    (body,) = read_envelope(document).bodies
    found = tool_list_findings(body, document.text)
    return [(f.code, f.variant, f.place.pointer) for f in found]


def tools(count, **bend):
    return [a_tool(name=f"t{i}", **bend) for i in range(count)]


def test_twenty_tools_are_fine_and_one_more_is_many():
    assert said(tools(20)) == []
    assert said(tools(21)) == [("request/tool-count", "", "/tools/20")]


def test_tools_that_are_loaded_later_do_not_count():
    assert said([*tools(20), *tools(120, defer_loading=True)[20:]]) == []


def test_tools_in_namespaces_count():
    space = SPACE | {"tools": tools(11)}
    found = said([*tools(10), space])
    assert ("request/tool-count", "", "/tools/10/tools/10") in found


def test_more_than_the_old_limit_is_a_hint_at_the_first_one_beyond():
    found = said(tools(129, defer_loading=True))
    assert found == [("request/tool-count", "limit", "/tools/128")]


def test_the_echo_of_a_response_does_not_count_again():
    assert said(tools(200), a_response) == []


@pytest.mark.parametrize(
    ("entry", "variant", "at"),
    [
        ({"type": "acme:search"}, "prefixed", "/tools/0/type"),
        ({"type": "web_search"}, "provider", "/tools/0/type"),
        ({"type": "shellfish"}, "", "/tools/0/type"),
        ({"type": 7}, "", "/tools/0/type"),
        ({"name": "f"}, "no-type", "/tools/0"),
        ({"type": "function", "function": {"name": "f"}}, "chat", "/tools/0/type"),
    ],
)
def test_a_tool_that_is_no_function_of_the_specification_is_told(entry, variant, at):
    assert said([entry]) == [("request/tool-type", variant, at)]


@pytest.mark.parametrize("value", [None, "x", [], [7, None, "x"]])
def test_a_list_without_tools_says_nothing(value):
    assert said(value) == []


@pytest.mark.parametrize(
    ("entry", "variant", "at"),
    [
        (a_tool(name=ABSENT), "", "/tools/0"),
        ({k: v for k, v in SPACE.items() if k != "description"}, "", "/tools/0"),
        (SPACE | {"tools": []}, "empty", "/tools/0/tools"),
        (a_tool(strict="yes"), "strict-type", "/tools/0/strict"),
    ],
)
def test_a_tool_that_lacks_what_its_type_needs_is_told(entry, variant, at):
    found = [f for f in said([entry]) if f[0] == "request/tool-member"]
    assert found == [("request/tool-member", variant, at)]


@pytest.mark.parametrize(
    ("name", "variants"),
    [
        ("a" * 64, []),
        ("a" * 65, ["length"]),
        ("a" * 128, ["length"]),
        ("a" * 129, ["too-long"]),
        ("get.weather", [""]),
        ("날씨", [""]),
        ("", ["empty"]),
    ],
)
def test_the_name_of_a_tool_keeps_to_the_pattern(name, variants):
    found = said([a_tool(name=name)])
    assert found == [("request/name", variant, "/tools/0/name") for variant in variants]


def test_the_name_of_a_namespace_is_shorter():
    found = said([SPACE | {"name": "n" * 65}])
    assert ("request/name", "too-long", "/tools/0/name") in found


def test_a_tool_in_a_namespace_is_looked_at_too():
    found = said([SPACE | {"tools": [a_tool(name="a b")]}])
    assert ("request/name", "", "/tools/0/tools/0/name") in found


@pytest.mark.parametrize(("length", "count"), [(1024, 0), (1025, 1)])
def test_a_long_description_is_a_hint(length, count):
    found = said([a_tool(description="d" * length)])
    expected = ("request/tool-description", "", "/tools/0/description")
    assert found == [expected] * count


def test_a_name_counts_once_for_each_namespace():
    twice = [a_tool(name="f"), {"type": "web_search"}, {"type": "custom", "name": "f"}]
    assert ("request/duplicate-tool", "", "/tools/2/name") in said(twice)
    space = SPACE | {"tools": [a_tool(name="f"), a_tool(name="g"), a_tool(name="f")]}
    assert ("request/duplicate-tool", "", "/tools/1/tools/2/name") in said(
        [a_tool(name="f"), space]
    )
    assert [c for c, _, _ in said(twice, a_response)] == ["request/tool-type"] * 2
