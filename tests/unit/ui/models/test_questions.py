"""What the core is asked gets the right text, name and sources."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, as_json
from inspector.ui.models.opened import OpenedText, RefusedError
from inspector.ui.models.questions import (
    Right,
    Wish,
    comparison_of,
    inspection_of,
    reading_of,
)

LONE = OpenedText(as_json(a_function_call()), "lone.json")


def test_files_are_read_in_order(tmp_path):
    paths = [tmp_path / "b.json", tmp_path / "a.json"]
    for path in paths:
        path.write_text("{}")
    assert [each.label for each in reading_of(paths)(None)] == ["b.json", "a.json"]


def test_one_file_that_is_not_there_refuses_them_all(tmp_path):
    with pytest.raises(RefusedError):
        reading_of([tmp_path / "none.json"])(None)


def test_an_inspection_is_named_for_its_text():
    assert inspection_of(LONE, None)(None).document.origin.label == "lone.json"


def test_a_file_is_inspected_by_its_bytes(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"\xef\xbb\xbf" + LONE.text.encode())
    (opened,) = reading_of([path])(None)
    document = inspection_of(opened, None)(None).document
    assert document.decoded.mark_length == 3


def test_a_right_side_that_was_inspected_is_not_inspected_again():
    left = inspection_of(LONE, None)(None)
    text = as_json(a_response(a_function_call('{"region":"emea"}')))
    first = comparison_of(left, Right(OpenedText(text, "r.json")), None, Wish())(None)
    assert first.right.document.text == text
    assert first.comparison.findings
    right = Right(OpenedText(text, "r.json"), first.right)
    assert comparison_of(left, right, None, Wish())(None).right is first.right
