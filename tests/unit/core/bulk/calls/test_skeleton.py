import json

import pytest

from builders import a_function_call, a_message
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.calls.skeleton import inspection_of
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools

SCHEMA = {
    "type": "object",
    "properties": {"region": {"enum": ["apac", "emea"]}, "n": {"type": "integer"}},
    "required": ["region"],
    "additionalProperties": False,
}
TOOL = {"type": "function", "name": "get_sales_report", "parameters": SCHEMA}
DOCUMENT = read_document(json.dumps([TOOL]), Origin("tools.json"))
GIVEN = Sources(tools=tuple(read_tools(DOCUMENT)))
ORIGIN = Origin("a.jsonl", 7, 300)
FAULTS = [
    '{"region":"global"}',
    '{"region":"한글 😀","n":"\\u00e9"}',
    '{"n":1.5}',
    '{"region":"apac","region":"emea"}',
    '{"region":"apac","n":9007199254740993}',
    '{"region":"apac"',
    "```json\n{}\n```",
    "{'region': 'apac'}",
    "",
    " ",
    "[]",
    '"{}"',
    "42",
    '{"region":"<|im_end|>"}',
    '{"region":"apac"} {"region":"apac"}',
]


def skeleton(first, given=GIVEN):
    alike = Alike()
    text = json.dumps(first)
    alike.learn(text.encode(), inspect_content(text, given))
    return alike


@pytest.mark.parametrize("given", [GIVEN, Sources()], ids=["tools", "no tools"])
@pytest.mark.parametrize("arguments", FAULTS)
@pytest.mark.parametrize("is_ascii", [True, False])
def test_it_says_what_an_inspection_says(arguments, given, is_ascii):
    alike = skeleton(a_function_call(), given)
    line = a_function_call(arguments, call_id="call_77", id="fc_9")
    text = json.dumps(line, ensure_ascii=is_ascii)
    fit = alike.fit(text.encode())
    assert fit is not None
    assert fit.template.skeleton is not None
    places = [(_characters(text, a), _characters(text, b)) for a, b in fit.places]
    said = fit.arguments.decode()
    found = inspection_of(fit.template.skeleton, text, places, said, ORIGIN)
    whole = inspect_content(text, given, origin=ORIGIN)
    assert found.findings == whole.findings
    assert found.items == whole.items
    assert found.envelope == whole.envelope
    assert found.document.records == whole.document.records
    assert found.is_complete == whole.is_complete


def _characters(text, count):
    return len(text.encode()[:count].decode())


def test_only_calls_of_flat_strings_have_one():
    alike = skeleton(a_message("a"))
    fit = alike.fit(json.dumps(a_message("b")).encode())
    assert fit.template.skeleton is None
