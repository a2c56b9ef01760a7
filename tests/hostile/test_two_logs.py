"""Two logs that mean harm: every answer is a value, in any format, in bounded time."""

from __future__ import annotations

import json

import pytest

from builders import a_function_call, a_message, a_response, as_json, as_json_lines
from inspector.core.checks.inspection import inspect_content
from inspector.core.diff.comparison import compare
from inspector.core.diff.ignore_rule import parse_ignore_rule
from inspector.core.diff.ignoring import counts_by_rule, ignoring
from inspector.core.diff.json_patch import json_patch
from inspector.core.diff.response_keys import ResponsesBy
from inspector.core.gate.gate import GateResult
from inspector.core.gate.sending import sendings_of
from inspector.core.report.building import comparison_report, side_of, summary_report
from inspector.core.report.writers import FORMATS
from inspector.core.summary.observing import observed_in
from inspector.core.summary.summary import summary_of

NAME = "x" * 5000 + "\u202e</script>|`\x1b[31m"

TEXTS = {
    "nothing": "",
    "half": '{"type":"function_call","arguments":"{',
    "scalars": '[1, null, true, "a", NaN, 1e999]',
    "a circle": as_json_lines(
        a_response(id="a", previous_response_id="b"),
        a_response(id="b", previous_response_id="a"),
        a_response(id="c", previous_response_id="c"),
    ),
    "one name for all": as_json_lines(
        *[{"custom_id": "same", "response": {"body": a_response(id="r")}}] * 30
    ),
    "names that are none": as_json_lines(
        *(
            {"custom_id": name, "response": {"body": a_response(id=name)}}
            for name in ("", None, 7, [], {}, NAME, "\ud800")
        )
    ),
    "numbers that are none": as_json_lines(
        *(
            a_response(model=model, usage={"input_tokens": tokens, "output_tokens": -1})
            for model, tokens in (
                (NAME, 10**400),
                ("", -(10**30)),
                ([], "7"),
                (None, 1e12),
                ("m", 1e300),
            )
        )
    ),
    "deep": as_json([{"type": "message", "x": json.loads("[" * 90 + "]" * 90)}]),
    "repeated names": '[{"type":"message","a":1,"a":2,"a":{"b":1,"b":1}}]',
    "raw controls": '[{"type":"message","id":"a\nb\x00","x":"\\ud800"}]',
    "calls": as_json([a_function_call("[" * 5000), a_function_call({}), a_message()]),
    "a foreign wreck": as_json(
        {
            "id": 7,
            "choices": [{"message": {"role": 7, "tool_calls": [{}, 7, None]}}, None],
            "usage": [],
        }
    ),
}
PAIRS = [(left, right) for left in TEXTS for right in TEXTS]
RULES = ["/**", "x", "kind:meaning", "/arguments > /**", "dialect:openai"]


@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_any_two_texts_are_compared_and_counted(left, right):
    sides = [inspect_content(TEXTS[name]) for name in (left, right)]
    result = compare(*sides)
    sendings = sendings_of(*sides, result)
    if left == right:
        assert result.findings == ()
    for pair in result.pairs:
        patch = json_patch(result, pair)
        assert patch is None or isinstance(json.loads(patch), list)
    aside = ignoring(result, map(parse_ignore_rule, RULES))
    assert sum(counts_by_rule(aside).values()) == len(aside.set_aside)
    both = [side_of(side, with_given=False) for side in sides]
    report = comparison_report(*both, aside, version="0", created="", sendings=sendings)
    for name in ("json", "text"):
        "".join(FORMATS[name].write(report, "ko")).encode("utf-8")
    summary = summary_of(*map(observed_in, sides))
    gated = [GateResult(side.inputs, side.tally) for side in both]
    counted = summary_report(*gated, summary, version="0", created="")
    for form in FORMATS.values():
        written = form.write(counted, "en")
        if not isinstance(written, bytes) and form.name != "pdf":
            text = "".join(written)
            text.encode("utf-8", "backslashreplace")
            assert "\u202e" not in text or form.name in ("json", "jsonl", "sarif")


@pytest.mark.parametrize("way", list(ResponsesBy))
@pytest.mark.parametrize(
    "name", ["a circle", "one name for all", "names that are none"]
)
def test_names_of_any_kind_pair_in_every_way(name, way):
    sides = [inspect_content(TEXTS[name]), inspect_content(TEXTS["a circle"])]
    result = compare(*sides, responses_by=way)
    items = [pair.pair.left for pair in result.pairs if pair.pair.left is not None]
    assert len(items) == len(sides[0].items)
