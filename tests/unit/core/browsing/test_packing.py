"""A difference comes back as it was, but for the item that it stands on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builders import a_function_call, a_response, a_tool, an_output, as_json
from inspector.core.browsing.packing import (
    from_bytes,
    in_bytes,
    packed,
    rule_of,
    unpacked,
)
from inspector.core.checks.inspection import inspect_content

TEXTS = (
    as_json([an_output(call_id="호출")]),
    as_json(a_response(a_function_call('{"region":"mars"}'), tools=[a_tool()])),
    as_json(a_function_call("{")),
)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("is_gone", [False, True])
def test_nothing_of_a_finding_is_lost(text, is_gone):
    found = inspect_content(text).findings
    kept = from_bytes(in_bytes(packed(finding, is_gone=is_gone) for finding in found))
    back = [unpacked(each) for each in kept]
    assert [replace(each.finding, item=None) for each in back] == [
        replace(finding, item=None) for finding in found
    ]
    assert {each.is_gone for each in back} == {is_gone}


@pytest.mark.parametrize("text", TEXTS)
def test_rule_and_severity_are_read_without_the_finding(text):
    for target in ("open-responses", "anthropic"):
        found = inspect_content(text, target=target).findings
        assert [rule_of(packed(each)) for each in found] == [
            (each.code, each.severity.value) for each in found
        ]


def test_a_finding_that_is_told_of_many_items_is_plain_values():
    (finding, *_) = inspect_content(TEXTS[0]).findings
    assert all(isinstance(v, bool | str | int | tuple) for v in packed(finding))
