from builders import ABSENT, a_request, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.wording import message_of

CALL = {
    "type": "custom_tool_call",
    "id": "ctc_1",
    "call_id": "call_1",
    "name": "sort",
    "status": "completed",
}


def declared(definition="[a-z]+", syntax="regex", **bend):
    shape = {"type": "grammar", "syntax": syntax, "definition": definition}
    return {"type": "custom", "name": "sort", "format": shape, **bend}


def inspected(text, *tools, **bend):
    call = {**CALL, "input": text, **bend}
    inspection = inspect_content(as_json(a_response(call, tools=list(tools))))
    (item,) = inspection.items
    found = [f for f in item.findings if f.code.startswith("arguments/")]
    return item, found


def test_an_input_of_its_grammar_says_nothing():
    item, found = inspected("abc", declared())
    assert found == []
    assert item.custom_tool.name == "sort"


def test_an_input_that_breaks_its_grammar_blocks():
    _, (found,) = inspected("ABC", declared())
    assert (found.code, found.blocks) == ("arguments/grammar", True)
    assert found.place.pointer == "/output/0/input"
    for language in ("en", "ko"):
        assert '"[a-z]+"' in message_of(found, language)


def test_what_cannot_be_checked_says_why():
    _, (found,) = inspected("abc", declared(syntax="lark"))
    assert (found.code, found.variant) == ("arguments/grammar-unchecked", "lark")
    assert not found.blocks


def test_an_input_that_is_no_text_is_for_other_checks():
    assert inspected({"a": 1}, declared())[1] == []


def test_a_call_of_an_unknown_tool_is_held_against_nothing():
    item, found = inspected("ABC", declared(name="other"))
    assert (item.custom_tool, found) == (None, [])


def test_the_tool_of_its_namespace_comes_first():
    space = {"type": "namespace", "name": "crm", "tools": [declared("[A-Z]+")]}
    assert inspected("ABC", space, declared(), namespace="crm")[1] == []
    assert len(inspected("ABC", space, declared())[1]) == 1


def test_the_history_of_a_request_is_held_against_its_tools():
    body = a_request({**CALL, "input": "ABC"}, tools=[declared()])
    codes = [f.code for f in inspect_content(as_json(body)).findings]
    assert "arguments/grammar" in codes


def test_a_response_without_tools_is_held_against_those_of_its_request():
    asked = a_request(tools=[declared()])
    answer = a_response({**CALL, "input": "ABC"}, tools=ABSENT)
    inspection = inspect_content(as_json({"request": asked, "response": answer}))
    assert "arguments/grammar" in [f.code for f in inspection.findings]
