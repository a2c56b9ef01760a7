import json

from builders import a_function_call, a_message, a_response, a_tool
from inspector.core.bulk.calls.shape import ARGUMENTS, CALL_ID
from inspector.core.bulk.responses.responses import Responses
from inspector.core.checks.inspection import inspect_content
from inspector.core.tools.tool_sources import Sources


def test_a_place_knows_the_texts_of_its_slots_and_its_tool():
    call = a_function_call(call_id="call_7")
    text = json.dumps(a_response(a_message("a"), call, tools=[a_tool()]))
    responses = Responses(Sources())
    responses.learn(inspect_content(text))
    line = text.encode()
    reading = responses.read(line)
    assert reading is not None
    message, called = reading.places()
    assert message.slot(line, CALL_ID) is None
    assert message.tool is None
    assert called.slot(line, CALL_ID) == "call_7"
    assert json.loads(f'"{called.slot(line, ARGUMENTS)}"') == call["arguments"]
    assert called.tool == 0
    assert json.loads(line[called.start : called.end]) == call
