"""Logs in which every line is faulty: inspecting them takes no square either."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, as_json
from growth import assert_no_square
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.json_fault import MAX_FAULTS_OF_A_RULE

LINE = as_json(a_function_call())
GROWING = {
    "sound lines": lambda n: (LINE + "\n") * n,
    "repeated names": lambda n: (LINE[:-1] + ',"id":"x"}\n') * n,
    "bytes that are no text": lambda n: (LINE.replace("fc_", "\udcff") + "\n") * n,
    "names that are no text": lambda n: (LINE[:-1] + ',"\udcff":1}\n') * n,
    "lines that are cut": lambda n: (LINE + "\n" + LINE[:40] + "\n") * n,
    "items of one response": lambda n: as_json(a_response(*[a_message()] * n)),
    "markup": lambda n: as_json(a_function_call('"' + "&lt;" * n * 10 + '"')),
    "nothing among items": lambda n: f"[{LINE}{',null' * n}]",
    "names that are not allowed": lambda n: as_json(
        a_response(a_function_call(as_json({f"n{i}": i for i in range(n)})))
    ),
}


@pytest.mark.parametrize("shape", GROWING)
def test_eight_times_the_text_does_not_take_the_square(shape):
    def content(count):
        return GROWING[shape](count).encode("utf-8", "surrogateescape")

    assert_no_square(inspect_content, content, 600)


def test_a_flood_of_markup_is_cut():
    flood = '"' + "&lt;" * (MAX_FAULTS_OF_A_RULE * 3) + '"'
    findings = inspect_content(as_json(a_function_call(flood))).findings
    codes = [finding.code for finding in findings]
    assert codes.count("json/html-entity") == MAX_FAULTS_OF_A_RULE


@pytest.mark.parametrize(
    "arguments",
    [
        "[" * 100_000,
        '{"region":' + "9" * 5000 + "}",
        '{"region":1e99999999999999999999}',
        '{"region":0e99999999999999999999}',
        '{"region":"\ud800"}',
        '{"region":"\\ud800"}',
        "[" * 128 + "]" * 128,
        "\x00",
        "NaN",
    ],
    ids=lambda text: ascii(text[:24]),
)
def test_hostile_arguments_are_never_ok(arguments):
    [entry] = inspect_content(as_json(a_response(a_function_call(arguments)))).items
    assert entry.reason.value in {"arguments_parse", "arguments_schema", "unchecked"}
    assert entry.findings
