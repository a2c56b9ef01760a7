import pytest

from builders import a_request, a_tool, as_json
from inspector.core.checks import request_limits
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.wording import message_of

TEXT = {"type": "string"}
UNION = {"type": ["string", "null"]}


def tools(count, optional=0, unions=0, *, strict=True):
    properties = {f"o{i}": TEXT for i in range(optional)}
    properties |= {f"u{i}": UNION for i in range(unions)}
    schema = {
        "type": "object",
        "properties": properties,
        "required": [f"u{i}" for i in range(unions)],
        "additionalProperties": False,
    }
    return [a_tool(schema, name=f"f{i}", strict=strict) for i in range(count)]


def said(listed, target="anthropic"):
    """What is said at the list of tools itself."""
    text = as_json(a_request(tools=listed))
    findings = inspect_content(text, target=target).findings
    return [f for f in findings if f.place.pointer == "/tools"]


def test_what_is_within_the_limits_of_a_request_says_nothing():
    assert said(tools(20, optional=1)) == []
    assert said(tools(2, optional=12, unions=8)) == []


@pytest.mark.parametrize(
    ("listed", "number"),
    [
        (tools(21), "21"),
        (tools(5, optional=5), "25"),
        (tools(2, unions=9), "18"),
    ],
    ids=["tools", "optional", "unions"],
)
def test_a_sum_beyond_the_limit_is_told_at_the_list(listed, number):
    (found,) = said(listed)
    assert (found.code, found.blocks) == ("dialect/anthropic", True)
    for language in ("en", "ko"):
        assert number in message_of(found, language)


def test_what_one_tool_exceeds_by_itself_is_told_there_only():
    assert said([*tools(1, optional=25), *tools(1, optional=1)]) == []


def test_tools_that_are_not_strict_do_not_count():
    assert said(tools(30, optional=5, strict=False)) == []


@pytest.mark.parametrize(
    ("target", "count"), [("bedrock", 1), ("openai", 0), ("open-responses", 0)]
)
def test_each_target_has_limits_of_its_own(target, count):
    assert len(said(tools(21), target)) == count


@pytest.mark.parametrize(("target", "count"), [("anthropic", 1), ("openai", 0)])
def test_tools_that_come_again_are_counted_once_and_only_if_somebody_counts(
    monkeypatch, target, count
):
    looked = []
    uses_in = request_limits.uses_in
    monkeypatch.setattr(
        request_limits,
        "uses_in",
        lambda schema: looked.append(schema) or uses_in(schema),
    )
    listed = tools(2, optional=3, unions=3)
    listed[0]["description"] = listed[1]["description"] = f"Seen by {target} alone."
    for _ in range(3):
        assert said(listed, target) == []
    assert len(looked) == count * len(listed)
