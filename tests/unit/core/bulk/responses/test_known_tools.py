import json

from builders import a_function_call, a_message, a_response, a_tool
from inspector.core.bulk.responses.known_tools import known_tools, moved_to
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.span import Span


def inspected(*items, **bend):
    return inspect_content(json.dumps(a_response(*items, **bend)))


def test_what_is_said_of_a_tool_is_kept_from_its_beginning_on():
    tool = {"type": "function", "name": "a", "parameters": {"type": "object"}}
    found = inspected(a_message(), tools=[a_tool(), tool])
    tools = known_tools(found)
    raw, known = tools[1]
    assert raw == json.dumps(tool).encode()
    assert known.names == {(None, "a")}
    assert known.found
    for finding in known.found:
        assert finding.place.span.end <= len(raw)
        assert not finding.place.pointer.startswith("/tools")


def test_a_finding_on_the_response_itself_keeps_it_from_being_known():
    assert known_tools(inspected(a_message(), status="incomplete")) is None


def test_a_finding_moves_with_all_that_it_says():
    (finding, *_) = inspect_content(json.dumps(a_function_call("{"))).findings
    moved = moved_to(finding, "/a", Span(1, 2), 7)
    assert (moved.place.pointer, moved.place.span, moved.item) == ("/a", Span(1, 2), 7)
    assert (moved.code, moved.details, moved.severity) == (
        finding.code,
        finding.details,
        finding.severity,
    )
