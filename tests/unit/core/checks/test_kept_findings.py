"""What is kept of a tool, and what is never taken for the same."""

import pytest

from builders import a_tool, as_json
from inspector.core.checks.kept_findings import KeptFindings
from inspector.core.checks.tool_checks import findings_on_tool
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import read_tools

OPEN = {"type": "object", "properties": {"a": {"enum": [1]}}}


def tools_of(text):
    return read_tools(read_document(text, Origin("tools.json")))


@pytest.fixture
def looked():
    return []


@pytest.fixture
def kept(looked):
    def look(tool, asked):
        looked.append((tool.name, asked))
        return findings_on_tool(tool)

    return KeptFindings(look)


def test_a_tool_that_is_met_again_is_not_looked_at_again(kept, looked):
    text = as_json([a_tool(OPEN), {"name": "other"}, a_tool(OPEN)])
    first, _, second = tools_of(text)
    found = kept.on(first, ""), kept.on(second, "")
    assert len(looked) == 1
    for number, findings in zip((0, 2), found, strict=True):
        places = [(f.place.pointer, text[slice(*f.place.span)]) for f in findings]
        at = f"/{number}/parameters"
        assert (at, '"object"') in places
        assert (f"{at}/properties/a/enum", '"enum"') in places
    assert {f.place.span for f in found[0]}.isdisjoint(f.place.span for f in found[1])


def test_who_asks_gets_an_answer_of_their_own(kept, looked):
    (tool,) = tools_of(as_json([a_tool(OPEN)]))
    for asked in ("one", "other", "one"):
        kept.on(tool, asked)
    assert [asked for _, asked in looked] == ["one", "other"]


def test_the_record_of_each_tool_is_its_own(kept):
    text = "\n".join([as_json(a_tool(OPEN)), as_json(a_tool(OPEN))])
    records = [
        {finding.place.record for finding in kept.on(tool, "")}
        for tool in tools_of(text)
    ]
    assert records == [{0}, {1}]


def test_the_same_characters_in_a_repr_are_looked_at_themselves(kept, looked):
    text = as_json(a_tool(OPEN, strict=None))
    kept.on(*tools_of(text), "")
    (tool,) = tools_of(text.replace("null", "None").replace('"a"', "'a'"))
    for _ in range(2):
        assert kept.on(tool, "") == tuple(findings_on_tool(tool))
    assert len(looked) == 3


def test_a_tool_in_a_string_is_known_by_another_in_a_string(kept, looked):
    text = as_json([a_tool(OPEN), a_tool(OPEN)])
    for tool in tools_of(as_json(text)):
        assert kept.on(tool, "") == tuple(findings_on_tool(tool))
    assert looked
