"""What an inspected item says of itself."""

from builders import a_function_call, a_message, a_request, as_json
from inspector.core.checks.inspection import inspect_content


def test_a_reason_or_a_finding_that_blocks_is_enough():
    broken, long_id, fine = inspect_content(
        as_json(
            a_request(
                a_function_call("{"),
                a_function_call(call_id="c" * 65),
                a_message(role="user"),
            )
        )
    ).items
    assert (broken.reason.blocks, broken.blocks) == (True, True)
    assert (long_id.reason.blocks, long_id.blocks) == (False, True)
    assert not fine.blocks


def test_the_tool_is_the_one_that_the_call_was_held_against():
    call, message = inspect_content(
        as_json(a_request(a_function_call(), a_message(role="user")))
    ).items
    assert call.tool is not None
    assert call.tool.name == "get_sales_report"
    assert message.tool is None
