import json

import pytest

from builders import a_function_call, a_response, as_json
from streams import World

LEFT = as_json(a_response(), indent=1)
RIGHT = as_json(a_response(a_function_call(call_id="call_2")), indent=1)


@pytest.fixture
def sides(tmp_path):
    for name, text in (("left", LEFT), ("right", RIGHT)):
        (tmp_path / f"{name}.json").write_text(text, "utf-8")
    return tmp_path / "left.json", tmp_path / "right.json"


def test_both_sides_and_what_differs_are_reported(sides):
    world = World()
    assert world.run("diff", *sides, "--format", "json") == 1
    report = json.loads(world.printed)
    assert [i["reason"] for i in report["left"]["items"]] == ["ok"]
    assert [i["reason"] for i in report["right"]["items"]] == ["ok"]
    (pair,) = report["pairs"]
    assert (pair["left"], pair["right"], pair["same"]) == (0, 0, False)
    assert [f["code"] for f in report["findings"]] == ["diff/call-id"]


def test_equal_sides_pass(sides):
    assert World().run("diff", sides[0], sides[0]) == 0


def test_a_side_that_is_unchecked_is_not_clear(tmp_path):
    path = tmp_path / "a.json"
    path.write_text(as_json(a_function_call()), "utf-8")
    assert World().run("diff", path, path) == 3


def test_a_schema_holds_for_both_sides(tmp_path):
    path, schema = tmp_path / "a.json", tmp_path / "s.json"
    path.write_text(as_json(a_function_call()), "utf-8")
    schema.write_text('{"type": "object"}')
    assert World().run("diff", path, path, "--schema", schema) == 0


def test_one_side_may_be_piped_in(sides):
    world = World(RIGHT.encode())
    assert world.run("diff", sides[0], "-") == 1
    assert "(standard input):" in world.printed


def test_standard_input_is_not_both_sides():
    world = World(b"{}")
    assert world.run("diff", "-", "-") == 2
    assert "twice" in world.complaint


@pytest.mark.parametrize("text", ["", "\n"])
def test_an_empty_side_cannot_be_compared(sides, tmp_path, text):
    (tmp_path / "e.json").write_text(text)
    world = World()
    assert world.run("diff", sides[0], tmp_path / "e.json") == 2
    assert "empty" in world.complaint


def test_a_folder_is_no_side(sides, tmp_path):
    world = World()
    assert world.run("diff", sides[0], tmp_path) == 2
    assert world.complaint.count("\n") == 1


@pytest.mark.parametrize("name", ["text", "json", "markdown", "html"])
def test_every_format_writes_a_comparison(sides, name):
    world = World()
    assert world.run("diff", *sides, "--format", name) == 1
    assert "diff/call-id" in world.printed
