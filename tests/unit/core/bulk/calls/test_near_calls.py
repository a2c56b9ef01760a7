import json

import pytest

from builders import a_function_call, a_tool
from inspector.core.bulk.calls import late_pattern
from inspector.core.bulk.calls.call_counts import CallKind
from inspector.core.bulk.calls.near_calls import Held, NearCalls
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.contract import sure_schema
from inspector.core.tools.tool_sources import Sources, read_tools


@pytest.fixture(autouse=True)
def _soon(monkeypatch):
    monkeypatch.setattr(late_pattern, "WORTH", 1)


def near_calls(*names) -> NearCalls:
    members = {name: {"type": "string"} for name in names}
    schema = {"type": "object", "properties": members, "required": [*names]}
    tools = json.dumps([a_tool(parameters=schema)])
    given = Sources(tools=tuple(read_tools(read_document(tools, Origin("")))))
    (first,) = inspect_content(json.dumps(a_function_call()), given).items
    return NearCalls(CallKind(first, [], sure_schema(first.tool), True))


def test_what_was_kept_holds_for_all_in_which_the_same_is_wrong():
    calls = near_calls("city", "unit")
    wrong = calls.wrong_in(rb"{\"city\":\"Oslo\"}")
    assert wrong is not None
    assert calls.get(wrong) is None
    calls.keep(wrong, Held(7, True, False))
    assert calls.get(calls.wrong_in(rb"{\"city\":\"Rome\"}")) == (7, True, False)
    assert calls.get(calls.wrong_in(rb"{\"unit\":\"c\"}")) is None


@pytest.mark.parametrize("raw", [b"", b"{", b'{\\"city\\":\\"\xff\\"}'])
def test_of_what_is_not_known_nothing_is_kept(raw):
    calls = near_calls("city")
    assert calls.wrong_in(raw) is None
    calls.keep(None, Held(7, True, False))
    assert calls.get(None) is None


def test_arguments_of_which_not_all_is_listed_are_not_known():
    raw = rb"{\"city\":\"%b\"}" % (b"x" * 50_000_000)
    assert near_calls("city").wrong_in(raw) is None


def test_a_function_with_a_member_that_may_hold_the_values_has_none():
    assert near_calls("args").wrong_in(b"{}") is None
    assert near_calls("get_sales_report").wrong_in(b"{}") is None
    assert near_calls("city").wrong_in(b"{}") is not None
