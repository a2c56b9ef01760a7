import json

from builders import a_function_call, a_message, a_response, an_output
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources
from response_lines import put_together

ORIGIN = Origin("a.jsonl", 5, 900)


def composed(first, second):
    responses = Responses(Sources())
    responses.learn(inspect_content(json.dumps(first)))
    return put_together(
        responses, json.dumps(second, ensure_ascii=False).encode(), ORIGIN
    )


def test_pairs_are_judged_anew_in_each_response():
    first = a_response(a_message("a"), an_output(), tools=[])
    second = a_response(
        an_output(call_id="call_2"), an_output(call_id="call_2"), tools=[]
    )
    found = composed(first, second)
    whole = inspect_content(json.dumps(second), origin=ORIGIN)
    assert found.findings == whole.findings
    assert any(finding.code.startswith("pairing/") for finding in found.findings)


def test_places_count_characters():
    first = a_response(a_message("a"), an_output(), tools=[])
    second = a_response(a_message("한글 😀"), an_output(), tools=[])
    found = composed(first, second)
    text = json.dumps(second, ensure_ascii=False)
    assert found.findings == inspect_content(text, origin=ORIGIN).findings
    assert found.document.origin == ORIGIN


def test_bytes_that_are_no_text_are_looked_at():
    responses = Responses(Sources())
    line = json.dumps(a_response(a_message("PLACE"), tools=[]))
    responses.learn(inspect_content(line))
    assert put_together(responses, line.encode(), ORIGIN) is not None
    broken = line.encode().replace(b"PLACE", b"\xff")
    assert put_together(responses, broken, ORIGIN) is None


def test_a_call_is_known_where_no_tools_are_and_looked_at_where_some_are():
    call = a_function_call(name="nobody")
    first = a_response(call, tools=[])
    assert composed(first, first) is not None
    assert composed(first, a_response(call)) is None
