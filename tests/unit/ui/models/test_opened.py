"""Texts and files are opened whole, or refused for a reason."""

from __future__ import annotations

import gzip

import pytest

from inspector.core.errors import InspectorError
from inspector.ui.models.opened import (
    MOST_BYTES,
    OpenedText,
    RefusedError,
    opened_file,
    opened_text,
)


def refusal_of(call, *arguments):
    with pytest.raises(RefusedError) as refused:
        call(*arguments)
    return refused.value


def test_a_text_is_its_own_content():
    assert opened_text("{}", "pasted").content == "{}"


def test_a_pasted_byte_order_mark_is_no_part_of_the_text():
    assert opened_text("\ufeff{}", "pasted").text == "{}"


def test_a_text_that_is_too_large_is_refused_with_its_size():
    refusal = refusal_of(opened_text, "x" * (MOST_BYTES + 1), "pasted")
    assert (refusal.reason, refusal.detail) == ("too-large", MOST_BYTES + 1)


def test_a_file_keeps_its_bytes_and_shows_its_text(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b'\xef\xbb\xbf{"a":"\xff"}')
    opened = opened_file(path)
    assert opened.text == '{"a":"\udcff"}'
    assert opened.content == path.read_bytes()
    assert opened.label == "a.json"


def test_an_edited_text_is_no_longer_the_files_bytes(tmp_path):
    opened = OpenedText("{}", "a.json", tmp_path / "a.json", b"{}")
    assert opened.edited("[]").content == "[]"
    assert opened.edited("[]").label == "a.json"


def test_a_file_that_is_too_large_is_not_even_read(tmp_path):
    path = tmp_path / "big.json"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    refusal = refusal_of(opened_file, path)
    assert (refusal.reason, refusal.name) == ("too-large", "big.json")


def test_what_is_no_file_is_refused_by_what_it_is(tmp_path):
    assert refusal_of(opened_file, tmp_path).reason == "not-a-file"
    assert refusal_of(opened_file, tmp_path / "none").reason == "absent"


def test_a_file_that_cannot_be_read_is_refused_in_the_systems_words(
    tmp_path, monkeypatch
):
    path = tmp_path / "a.json"
    path.write_text("{}")

    def fail(_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.read_bytes", fail)
    refusal = refusal_of(opened_file, path)
    assert (refusal.reason, refusal.detail) == ("unreadable", "Permission denied")


def test_a_compressed_file_shows_what_it_stands_for(tmp_path):
    path = tmp_path / "a.json.gz"
    path.write_bytes(gzip.compress('{"a":"가"}'.encode()))
    opened = opened_file(path)
    assert opened.text == '{"a":"가"}'
    assert opened.content == path.read_bytes()


def test_a_small_file_that_stands_for_too_much_is_refused(tmp_path):
    path = tmp_path / "bomb.json.gz"
    path.write_bytes(gzip.compress(b" " * (MOST_BYTES + 1)))
    with pytest.raises(InspectorError):
        opened_file(path)
