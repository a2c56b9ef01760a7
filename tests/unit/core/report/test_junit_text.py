"""Test cases as JUnit XML has them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from inspector.core.report.junit_text import Case, attribute, case_lines


def case_of(*parts, **more):
    return etree.fromstring("".join(case_lines("suite", Case(*parts, **more))).encode())


def test_a_failure_has_a_kind_a_message_and_a_text():
    case = case_of("name", "message", kind="kind", text="text")
    [failure] = case
    assert (case.get("classname"), case.get("name")) == ("suite", "name")
    assert (failure.tag, failure.get("type")) == ("failure", "kind")
    assert (failure.get("message"), failure.text) == ("message", "text")


def test_what_is_skipped_keeps_its_output():
    skipped, output = case_of("name", skipped="why", text="said")
    assert (skipped.tag, skipped.get("message")) == ("skipped", "why")
    assert output.text == "said"


def test_a_case_that_passes_says_nothing_or_its_output():
    assert list(case_of("name")) == []
    [output] = case_of("name", text="said")
    assert output.tag == "system-out"


@given(st.text(max_size=30))
def test_any_text_is_an_attribute_and_a_text(text):
    case = case_of(text, text=text)
    assert "\n" not in case.get("name")
    assert etree.fromstring(f"<a b={attribute(text)}/>".encode()).get("b") is not None


@pytest.mark.parametrize("odd", ["\x00", "\x0b", "\ufffe", "\uffff", "\ud800"])
def test_characters_that_xml_does_not_have_are_named(odd):
    assert odd not in attribute(odd)


def test_a_text_of_many_pieces_is_written_as_it_comes():
    asked = []

    def pieces():
        for number in range(3):
            asked.append(number)
            yield f"<{number}\n"

    lines = case_lines("suite", Case("name", text=pieces()))
    begun = []
    while not asked:
        begun.append(next(lines))
    assert asked == [0]
    text = "".join([*begun, *lines])
    assert "<system-out>&lt;0\n&lt;1\n&lt;2\n</system-out>" in text
    whole = case_lines("suite", Case("name", text=["<0\n<1\n<2\n"]))
    assert text == "".join(whole)


def test_a_case_of_empty_pieces_has_no_output():
    assert "system-out" not in "".join(case_lines("suite", Case("name", text=["", ""])))
