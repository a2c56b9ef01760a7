"""A file is written whole, or what stood there stays."""

from __future__ import annotations

import pytest

from inspector.ui.models.opened import RefusedError
from inspector.ui.models.whole_file import write_whole


def test_what_is_written_takes_the_place_of_what_was_there(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"a longer text than the new one")
    write_whole(path, b"[]\n")
    assert path.read_bytes() == b"[]\n"
    assert list(tmp_path.iterdir()) == [path]


def test_where_it_cannot_be_written_the_name_is_told(tmp_path):
    with pytest.raises(RefusedError) as refusal:
        write_whole(tmp_path / "absent" / "a.json", b"x")
    assert refusal.value.reason == "unwritable"
    assert refusal.value.name == "a.json"
