"""Texts made to hang, to exhaust or to confuse: reading ends soon and says why.

Limits are some ten times what a slow machine takes, so that only another order of
growth fails them.
"""

from __future__ import annotations

import pytest

from growth import assert_no_square, assert_soon
from inspector.core.source.document import read_document
from inspector.core.source.json_fault import MAX_FAULTS_OF_A_RULE
from inspector.core.source.json_nodes import ArrayNode, span_of
from inspector.core.source.json_reader import read_json
from inspector.core.source.json_tokens import tokenize
from inspector.core.source.origin import Origin
from inspector.core.source.string_map import map_string

ORIGIN = Origin("hostile")
MB = 1_000_000


def rules_of(content: str | bytes) -> set[str]:
    """The rules that a document breaks."""
    document = read_document(content, ORIGIN)
    faults = [fault for record in document.records for fault in record.faults]
    return {fault.rule for fault in [*faults, *document.encoding_faults]}


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        pytest.param("[" * 100_000 + "]" * 100_000, {"json/too-deep"}, id="arrays"),
        pytest.param('{"a":' * 100_000, {"json/too-deep"}, id="objects"),
        pytest.param('[{"a":' * 100_000, {"json/too-deep"}, id="both"),
        pytest.param("[" * 50 * MB, {"json/too-deep"}, id="50-mb-of-brackets"),
        pytest.param('"' * 50 * MB, {"json/concatenated"}, id="50-mb-of-quotes"),
        pytest.param("'" * 10 * MB, {"json/python-literal", "json/extra-data"}, id="'"),
        pytest.param(" " * 50 * MB, set(), id="50-mb-of-spaces"),
        pytest.param(" " * 20 * MB + "x", {"json/syntax"}, id="spaces-then-x"),
        pytest.param("\n" * 5 * MB, set(), id="line-feeds"),
        pytest.param("{}" + " " * 20 * MB + "x", {"json/extra-data"}, id="late-tail"),
        pytest.param('"' + "\\" * 10 * MB, {"json/truncated"}, id="backslashes"),
        pytest.param('"' + "\\" * (10 * MB + 1), {"json/truncated"}, id="odd"),
        pytest.param('"' + "\\" * 10 * MB + '"', set(), id="escaped-backslashes"),
        pytest.param('"' + "\\n" * 5 * MB + '"', set(), id="escapes"),
        pytest.param('"' + "\\ud83d\\ude00" * MB + '"', set(), id="pairs"),
        pytest.param("\\" * 10 * MB, {"json/syntax"}, id="bare-backslashes"),
        pytest.param("`" * 10 * MB, {"json/code-fence"}, id="fences"),
        pytest.param("1 " * 5 * MB, {"json/concatenated"}, id="numbers-end-to-end"),
        pytest.param("1" * 5 * MB, {"json/number-range"}, id="digits"),
        pytest.param("-" * 5 * MB, {"json/syntax"}, id="minus-signs"),
        pytest.param("1e" * 5 * MB, {"json/syntax"}, id="exponents"),
        pytest.param("1" + "." * 5 * MB, {"json/syntax"}, id="points"),
        pytest.param("a" * 5 * MB, {"json/syntax"}, id="one-word"),
        pytest.param('"' + "x" * 20 * MB, {"json/truncated"}, id="one-string-cut"),
        pytest.param("\0" * MB, {"json/syntax"}, id="nul"),
    ],
)  # fmt: skip
def test_a_flood_ends_soon_with_a_name(text, rules):
    assert assert_soon(lambda: rules_of(text), 30) == rules


FLOODS = {
    "control-character": '"' + "\x01" * MB + '"',
    "invalid-escape": '"' + "\\q" * (MB // 2) + '"',
    "lone-surrogate": '"' + "\\ud83d" * (MB // 6) + '"',
    "non-finite-number": "[" + "NaN," * (MB // 4) + "1]",
    "duplicate-name": '{"a":1' + ',"a":1' * (MB // 6) + "}",
    "big-integer": "[" + "9007199254740993," * (MB // 17) + "1]",
    "syntax": "[" + "[1,]," * (MB // 5) + "1]",
}


@pytest.mark.parametrize("rule", FLOODS)
def test_a_flood_of_one_fault_fills_no_memory_and_hides_no_verdict(rule):
    reading = read_json(FLOODS[rule])
    assert {fault.rule for fault in reading.faults} == {f"json/{rule}"}
    assert len(reading.faults) == MAX_FAULTS_OF_A_RULE
    readable = {"lone-surrogate", "duplicate-name", "big-integer"}
    assert reading.is_json == (rule in readable)


GROWING = {
    "quotes": lambda n: '"' * n,
    "open": lambda n: "[" * n,
    "backslashes": lambda n: '"' + "\\" * n,
    "escaped quotes": lambda n: '["' + '\\"' * n + '"]',
    "space and quote": lambda n: '["a" ' * n,
    "spaces in strings": lambda n: "[" + '"a"          ,' * (n // 10) + "1]",
    "commas": lambda n: "[1" + ",1" * n + "]",
    "open strings on lines": lambda n: '{"a": "x\n' * n,
    "broken lines": lambda n: "{}\n" + '{"a": \n' * n,
    "records": lambda n: '{"a": [1, "x"]}\n' * (n // 8),
    "pretty and broken": lambda n: "[\n" + "1,\n" * n,
    "single quotes": lambda n: "['" + "\\'" * n + "']",
    "half pairs": lambda n: '"' + "\\ud83d\\u" * n + '"',
    "raw control": lambda n: '"' + "a\x01" * n + '"',
    "fences": lambda n: "```\n" * n,
    "numbers": lambda n: "[" + "1e5," * n + "0]",
    "names": lambda n: "{" + ",".join(f'"{i}":{i}' for i in range(n)) + "}",
}


@pytest.mark.parametrize("shape", GROWING)
def test_reading_eight_times_the_text_does_not_take_the_square(shape):
    assert_no_square(lambda text: read_document(text, ORIGIN), GROWING[shape], 8_000)


@pytest.mark.parametrize("shape", GROWING)
def test_colouring_eight_times_the_text_does_not_take_the_square(shape):
    assert_no_square(tokenize, GROWING[shape], 5_000)


def test_a_log_of_many_lines_is_read_line_by_line():
    text = '{"type": "message", "role": "user", "content": "hi"}\n' * 50_000
    document = read_document(text, ORIGIN)
    assert (document.form, len(document.records)) == ("jsonl", 50_000)


def test_a_string_of_megabytes_is_mapped():
    text = '"' + "\\n" * MB + "\\ud83d\\ude00" + '"'
    root = read_json(text).root
    string_map = map_string(text, span_of(root))
    assert string_map.length == MB + 1
    assert string_map.outer_span_of(MB, MB + 1) == (len(text) - 13, len(text) - 1)


def test_an_integer_of_thousands_of_digits_is_kept_whole():
    literal = "7" * 5000
    root = read_json(f"[{literal}]").root
    assert isinstance(root, ArrayNode)
    assert root.items[0].literal == literal


@pytest.mark.parametrize(
    "literal", ["1e999999999999", "-1e999999999999", "1e-999999999999"]
)
def test_an_absurd_exponent_is_out_of_range_and_costs_nothing(literal):
    assert rules_of(f"[{literal}]") == {"json/number-range"}


@pytest.mark.parametrize("code", [0xD800, 0xDBFF, 0xDC00, 0xDC80, 0xDFFF])
@pytest.mark.parametrize(
    ("template", "rules"),
    [
        ('{"a": "%s"}', {"json/lone-surrogate"}),
        ('{"%s": 1}', {"json/lone-surrogate"}),
        ("%s", {"json/syntax"}),
        ("{}%s", {"json/extra-data"}),
        ("[1 %s]", {"json/syntax"}),
        ('{"a"%s: 1}', {"json/syntax"}),
        ('"\\u%s"', {"json/invalid-escape", "json/lone-surrogate"}),
        ('"%s', {"json/lone-surrogate", "json/truncated"}),
        ("'%s'", {"json/python-literal"}),
    ],
)
def test_half_a_pair_is_named_wherever_it_stands(template, rules, code):
    assert rules_of(template % chr(code)) == rules


@pytest.mark.parametrize(
    ("template", "rules"),
    [
        (b'{"a": "%b"}', {"json/encoding"}),
        (b'{"%b": 1}', {"json/encoding"}),
        (b"%b", {"json/syntax", "json/encoding"}),
        (b"{} %b", {"json/extra-data", "json/encoding"}),
        (b'{"a": 1, %b}', {"json/syntax", "json/encoding"}),
    ],
)
@pytest.mark.parametrize(
    "data", [b"\xff", b"\xc0\x80", b"\xe9t\xe9", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"]
)
def test_bytes_that_are_not_utf_8_are_named_wherever_they_stand(template, rules, data):
    assert rules_of(template % data) == rules


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_wide_text_without_a_mark_is_read(encoding):
    assert rules_of('{"a": "가"}'.encode(encoding)) == set()


@pytest.mark.parametrize("size", [1, 3, 5, 4097])
def test_a_wide_text_that_is_cut_in_mid_character_is_faulty(size):
    data = ('{"a": "' + "x" * 5000).encode("utf-16-le")[: 14 + size]
    assert rules_of(data)


@pytest.mark.parametrize("code", range(32))
def test_every_raw_control_character_is_named(code):
    character = chr(code)
    assert rules_of(f'["{character}"]') == {"json/control-character"}
    outside = rules_of(f"[{character}1]")
    assert outside == (set() if character in "\t\n\r" else {"json/syntax"})


@pytest.mark.parametrize(
    "content", ["", " ", "\n\n", "\ufeff", b"", b"\xef\xbb\xbf \n"]
)
def test_nothing_is_no_fault_and_no_value(content):
    document = read_document(content, ORIGIN)
    assert document.is_empty
    assert rules_of(content) == set()
    assert all(record.root is None for record in document.records)
