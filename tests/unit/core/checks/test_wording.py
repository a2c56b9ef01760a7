"""Findings in words."""

from builders import a_function_call, a_request, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.checks.wording import message_of


def test_a_violation_is_told_in_the_words_of_the_schema():
    call = a_function_call('{"region":"global"}')
    body = a_request(call, tools=[a_tool()])
    (finding,) = inspect_content(as_json(body)).findings
    for language in ("en", "ko"):
        message = message_of(finding, language)
        assert '"global"' in message
        assert '"apac", "emea", "amer"' in message


def test_every_other_finding_is_told_in_the_words_of_its_rule():
    (finding,) = inspect_content("{").findings
    assert "cut off" in message_of(finding, "en")
    assert "잘린" in message_of(finding, "ko")
