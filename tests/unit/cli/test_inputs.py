import os
from argparse import Namespace
from pathlib import Path

import pytest

from inspector.cli.inputs import expanded, named_inputs, readers
from inspector.core.errors import InspectorError
from streams import World

DEEPER = str(Path("sub", "d.json"))


@pytest.fixture
def folder(tmp_path):
    for name in ("b.json", "a.jsonl", "c.NDJSON", "note.txt", "sub/d.json", ".h.json"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("{}")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "e.json").write_text("{}")
    return tmp_path


def names(found, folder):
    return [os.path.relpath(path, folder) for path in found]


def test_a_folder_stands_for_the_inputs_below_it_in_order(folder):
    found = names(expanded([str(folder)]), folder)
    assert found == ["a.jsonl", "b.json", "c.NDJSON", DEEPER]


def test_a_file_with_another_part_to_play_is_no_input(folder):
    others = [str(folder / "b.json")]
    assert "b.json" not in names(expanded([str(folder)], others), folder)


def test_a_file_that_was_named_is_an_input_whatever_its_suffix(folder):
    name = str(folder / "note.txt")
    assert list(expanded([name, "-"])) == [name, "-"]


def test_a_pattern_that_no_shell_has_expanded_is_expanded(folder):
    assert names(expanded([str(folder / "*.json")]), folder) == ["b.json"]
    assert names(expanded([str(folder / "**" / "d.json")]), folder) == [DEEPER]


def test_a_file_whose_name_is_a_pattern_is_that_file(folder):
    (folder / "x[1].json").write_text("{}")
    name = str(folder / "x[1].json")
    assert list(expanded([name])) == [name]


def test_a_folder_or_a_pattern_that_stands_for_nothing_is_an_error(tmp_path):
    with pytest.raises(InspectorError) as caught:
        list(expanded([str(tmp_path)]))
    assert caught.value.key == "folder-without-inputs"
    with pytest.raises(InspectorError) as caught:
        list(expanded([str(tmp_path / "*.json")]))
    assert caught.value.key == "pattern-without-inputs"


def test_an_empty_name_is_not_the_folder_that_one_is_in():
    with pytest.raises(InspectorError, match="name of a file is empty"):
        list(expanded([""]))


def test_an_address_needs_a_cluster():
    with pytest.raises(InspectorError) as caught:
        next(readers(expanded(["s3://logs/a.jsonl"]), World().streams))
    assert caught.value.key == "address-alone"


def test_inputs_are_opened_one_after_the_other(folder):
    paths = [str(folder / "a.jsonl"), str(folder / "b.json")]
    opened = readers(paths, World().streams)
    assert next(opened).facts.name == paths[0]
    assert next(opened).facts.name == paths[1]


def test_a_file_that_is_not_there_is_an_error_with_its_name(tmp_path):
    with pytest.raises(InspectorError, match=r"nothing\.json.*No such file"):
        list(readers([str(tmp_path / "nothing.json")], World().streams))


def test_what_was_named_is_read_else_what_is_piped_in():
    assert named_inputs(Namespace(paths=["a", "-"]), World()) == ["a", "-"]
    assert named_inputs(Namespace(paths=[]), World().streams) == ["-"]


@pytest.mark.parametrize(
    ("name", "is_taken"),
    [("a.json", True), ("A.HAR", True), ("a.sse", True), ("a.jsonl.gz", True),
     ("a.json.zst", True), ("a.log", False), ("a.gz", False), (".a.json", False)],
)  # fmt: skip
def test_a_folder_stands_for_what_logs_are_kept_as(tmp_path, name, is_taken):
    (tmp_path / "always.json").touch()
    (tmp_path / name).touch()
    assert (str(tmp_path / name) in [*expanded([str(tmp_path)])]) == is_taken
