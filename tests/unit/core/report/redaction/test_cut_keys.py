"""Keys that line breaks cut; every one here is invented."""

import re

import pytest

from inspector.core.report.redaction.cut_keys import cut_keys
from inspector.core.report.redaction.detectors import secrets_in

A = "a1B2c3D4e5" * 12
KEY = f"sk-proj-{A}"
BREAKS = ["\n", "\r\n", "\n    ", "\\\n", "=\n", r"\n", r"\\r\\n", "\r"]
PATTERNS = [("sk-", re.compile("sk-[A-Za-z0-9_-]{16,300}"))]


def found(text):
    return [text[start:end] for start, end in cut_keys(text, PATTERNS)]


@pytest.mark.parametrize("line_break", BREAKS)
@pytest.mark.parametrize("at", [3, 12, 30, 120])
def test_a_key_is_found_over_a_break(line_break, at):
    cut = KEY[:at] + line_break + KEY[at:]
    for text in (cut, f"key={cut}\n", f'"{cut}"', f"the key is {cut}\nand no other"):
        assert found(text) == [cut]
        assert any(text[a:b] == cut for a, b in secrets_in(text))


def test_a_key_on_three_lines_is_one():
    cut = "\n".join((KEY[:50], KEY[50:100], KEY[100:]))
    assert found(f"export KEY={cut}\nexport MODEL=gpt") == [cut]


@pytest.mark.parametrize(
    "cut",
    [
        "AKIA" + "ABCDEFGH\n23456723",
        f"ghp_{A[:20]}\n{A[20:36]}",
        f"AIza{A[:20]}\n{A[20:35]}",
        "hf_" + "abcDEFghij" * 2 + "\n" + "abcDEFghij",
        "eyJhbGciOi.eyJz\ndWIi1.c2ln2",
    ],
)
def test_keys_of_all_makers_may_be_cut(cut):
    assert any(cut == cut[a:b] for a, b in secrets_in(f"is {cut}"[3:]))


@pytest.mark.parametrize(
    "text",
    [
        f"{KEY}\nexport MODEL=gpt-4",
        f"{KEY}\nmodel",
        f"{KEY}\n\nmodel4x",
        f"{KEY}, \ncall_0123456789",
        "max_output\ntokens_4096",
        "a list:\nitem1\nitem2",
        "risk-\naverse2",
        f"{KEY}\nOPENAI and 4 others",
        f"key: {KEY} \n12345678",
    ],
)
def test_what_stands_on_the_next_line_is_no_part_of_it(text):
    assert found(text) == []


def test_a_key_that_ends_with_its_line_is_left_to_its_own_pattern():
    assert list(secrets_in(f"{KEY}\nmodel")) == [(0, len(KEY))]


def test_a_key_may_be_cut_far_behind_the_first_line():
    lines = [f"line{n}x" for n in range(30)]
    cut = f"{KEY[:40]}\n{KEY[40:]}"
    text = "\n".join([*lines, cut])
    assert found(text) == [cut]
    assert any(text[a:b] == cut for a, b in secrets_in(text))


def test_each_line_is_joined_a_limited_number_of_times():
    asked = []

    class Counting:
        def finditer(self, joined):
            asked.append(len(joined))
            return iter(())

        def match(self, _):
            return None

    text = "a1B2c3D4\n" * 2_000
    assert list(cut_keys(text, [("", Counting())])) == []
    assert sum(asked) < 2 * len(text)
