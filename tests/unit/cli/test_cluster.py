import sys

import pytest

from inspector.cli.cluster import (
    ClusterHands,
    expanded_addresses,
    open_anywhere,
    open_named_anywhere,
    size_anywhere,
)
from inspector.core.errors import InspectorError

pytest.importorskip("fsspec", reason="not installed: pip install '.[cluster]'")


@pytest.fixture
def folder(tmp_path):
    for name in ("b.jsonl", "a.jsonl"):
        (tmp_path / name).write_bytes(b"{}\n")
    return tmp_path


def test_names_of_this_machine_are_passed_on():
    assert list(expanded_addresses(["a.jsonl", "-", "*.json"])) == [
        "a.jsonl",
        "-",
        "*.json",
    ]


def test_a_pattern_stands_for_files_in_their_order(folder):
    names = list(expanded_addresses([f"file://{folder}/*.jsonl"]))
    assert names == [f"file://{folder}/{name}" for name in ("a.jsonl", "b.jsonl")]


def test_a_pattern_for_nothing_says_so(folder):
    with pytest.raises(InspectorError) as failed:
        list(expanded_addresses([f"file://{folder}/*.json"]))
    assert failed.value.key == "pattern-without-inputs"


def test_an_address_that_nobody_knows_says_so():
    with pytest.raises(InspectorError) as failed:
        list(expanded_addresses(["nowhere://a/b"]))
    assert failed.value.key == "file-unreadable"


def test_files_are_opened_and_measured_by_name_or_address(folder):
    for name in (str(folder / "a.jsonl"), f"file://{folder}/a.jsonl"):
        assert size_anywhere(name) == 3
        with open_anywhere(name) as file:
            assert file.read() == b"{}\n"
    with open_named_anywhere({"-": str(folder / "a.jsonl")}, "-") as file:
        assert file.read() == b"{}\n"
    assert size_anywhere(str(folder / "none")) is None


def test_without_dask_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InspectorError) as failed:
        ClusterHands("tcp://127.0.0.1:1")
    assert "[cluster]" in str(failed.value)
