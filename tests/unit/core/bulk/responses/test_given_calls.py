import json

import pytest

from builders import a_function_call, a_message, a_response, a_tool
from inspector.core.bulk.responses import responses as module
from inspector.core.bulk.responses.given_calls import given_call
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks.inspection import inspect_content
from inspector.core.gate.tally import Tallying
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools

COUNTED = {"type": "object", "properties": {"n": {"type": "integer"}}}
TOOLS = [a_tool(), a_tool(name="count", parameters=COUNTED), a_tool(name="bad name")]


@pytest.fixture(scope="module")
def given():
    document = read_document(json.dumps(TOOLS), Origin("tools.json"))
    return Sources(tools=tuple(read_tools(document)))


OTHER = a_tool(name="other")


def line_of(*items, tools=(OTHER,)) -> bytes:
    return json.dumps(a_response(*items, tools=list(tools))).encode()


def taught(sources, *items) -> Responses:
    responses = Responses(sources)
    responses.learn(inspect_content(line_of(*items), sources))
    return responses


def fitted_in(responses, line):
    """The last item of a response whose kinds are known."""
    (known,) = responses._known
    reading = module.PartsReading(known, line)
    assert reading.fits()
    return reading.fitted[-1]


@pytest.mark.parametrize("namespace", [{}, {"namespace": "crm"}], ids=["", "crm"])
@pytest.mark.parametrize("name", ["count", "count_v2"])
def test_a_call_by_itself_is_known_as_one_in_a_response(given, name, namespace):
    first = a_function_call() | namespace
    call = a_function_call('{"n":1}', name=name, call_id="call_7") | namespace
    responses = taught(given, first)
    fitted = fitted_in(responses, line_of(call))
    found = given_call(line_of(call), fitted, given)
    assert found is not None
    other = taught(given, call, a_message("a"))
    (learned,) = [
        item
        for kind in other._known[0].kinds
        for item in (*kind.any.values(), *kind.own.values())
        if item.judged.lookup is not None
    ]
    assert (found.bones, found.schema) == (learned.bones, learned.schema)
    assert found.is_checked is learned.is_checked
    assert found.judged.reason is learned.judged.reason
    assert [each.finding.code for each in found.all] == [
        each.finding.code for each in learned.all
    ]
    assert [(each.start, each.end, each.pointer) for each in found.all] == [
        (each.start, each.end, each.pointer) for each in learned.all
    ]


@pytest.mark.parametrize("arguments", ['{"n":"1"}', "{", "[]"])
def test_a_call_with_faulty_arguments_shows_nothing_of_others(given, arguments):
    call = a_function_call(arguments, name="count")
    fitted = fitted_in(taught(given, a_function_call()), line_of(call))
    assert given_call(line_of(call), fitted, given) is None


@pytest.mark.parametrize("said", [b"\xff", b"\\\\ud800", b"\\ud800", b"\n", b"\\x"])
def test_a_call_that_is_no_sound_text_shows_nothing_of_others(given, said):
    line = line_of(a_function_call('{"n":1,"m":"?"}', name="count")).replace(b"?", said)
    fitted = fitted_in(taught(given, a_function_call()), line)
    assert given_call(line, fitted, given) is None


def test_where_no_tools_were_given_those_of_the_response_decide():
    call = a_function_call(name="count")
    responses = Responses(Sources())
    responses.learn(inspect_content(line_of(a_function_call())))
    line = line_of(call)
    assert given_call(line, fitted_in(responses, line), Sources()) is None


@pytest.mark.parametrize("only_counts", [True, False])
@pytest.mark.parametrize("name", ["count", "count_v2"])
def test_another_name_is_not_looked_for_in_a_whole_response(
    given, monkeypatch, name, only_counts
):
    inspected = []
    inspect = module.inspect_document
    monkeypatch.setattr(
        module, "inspect_document", lambda d, s: inspected.append(d) or inspect(d, s)
    )
    responses = taught(given, a_function_call(), a_message("a"))
    line = line_of(a_function_call('{"n":1}', name=name))
    reading = responses.met(line, only_counts=only_counts)
    assert inspected == []
    if reading is None:  # what resembles a name that no tool has is said in words
        assert (name, only_counts) == ("count_v2", False)
        return
    counted = responses.counted(reading)
    tallying = Tallying()
    for number in counted.numbers:
        tallying.add(responses.counts.tallies[number])
    expected = Tallying()
    expected.count(inspect_content(line, given))
    assert tallying.tally().rules == expected.tally().rules
    assert tallying.tally().reasons == expected.tally().reasons
