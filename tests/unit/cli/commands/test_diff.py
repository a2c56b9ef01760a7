import json

import pytest

from builders import a_function_call, a_response, as_json, as_json_lines
from inspector.core.report.writers import FORMATS
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


@pytest.fixture
def logs(tmp_path):
    """The same two tasks answered twice; the other log has them the other way round."""
    for name, order, arguments in (
        ("old", "ab", '{"region":"mars"}'),
        ("new", "ba", '{"region":"apac"}'),
    ):
        lines = [
            {
                "custom_id": task,
                "response": {"body": a_response(a_function_call(arguments), id=task)},
            }
            for task in order
        ]
        (tmp_path / f"{name}.jsonl").write_text(as_json_lines(*lines), "utf-8")
    return tmp_path / "old.jsonl", tmp_path / "new.jsonl"


def test_responses_are_paired_by_what_names_them(logs):
    world = World()
    world.run("diff", *logs, "--format", "json")
    responses = json.loads(world.printed)["compared"]["responses"]
    assert (responses["by"], responses["chosen"]) == ("custom_id", False)
    assert [(pair["left"], pair["right"]) for pair in responses["pairs"]] == [
        (1, 2),
        (2, 1),
    ]


def test_the_way_to_pair_responses_is_chosen(logs):
    world = World()
    world.run("diff", *logs, "--pair-by", "position", "--format", "json")
    responses = json.loads(world.printed)["compared"]["responses"]
    assert (responses["by"], responses["chosen"]) == ("position", True)


def test_ignored_differences_block_nothing_and_stay_counted(sides):
    world = World()
    assert world.run("diff", *sides, "--ignore", "/call_id") == 0
    assert "Ignored by pointer:/call_id: 1." in world.printed
    assert "Of what is ignored, 1 would block." in world.printed


def test_a_rule_that_is_none_is_a_fault_of_the_request(sides):
    world = World()
    assert world.run("diff", *sides, "--ignore", "kind:nothing") == 2
    assert "kind:nothing" in world.complaint


def test_both_directions_are_answered(sides):
    world = World()
    world.run("diff", *sides, "--lang", "en")
    assert "Do not send the right side where the left came from. Because: call_id" in (
        world.printed
    )
    assert "Do not send the left side where the right came from. Because: call_id" in (
        world.printed
    )


def test_a_summary_holds_two_logs_against_each_other(logs):
    world = World()
    assert world.run("diff", *logs, "--summary", "--format", "json") == 1
    report = json.loads(world.printed)
    assert report["left"]["items"] == report["pairs"] == []
    enum = next(m for m in report["measures"] if m["counted"] == "enum")
    assert (enum["left"]["count"], enum["right"]["count"]) == (2, 0)
    assert [at["line"] for at in enum["left"]["behind"]] == [1, 2]


def test_one_log_of_a_summary_may_be_piped_in(logs):
    world = World(logs[1].read_bytes())
    assert world.run("diff", logs[0], "-", "--summary") == 1
    assert "Arguments that parse" in world.printed


@pytest.mark.parametrize("name", sorted(FORMATS))
@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_format_writes_a_summary(logs, name, language):
    world = World()
    command = ("diff", *logs, "--summary", "--format", name, "--lang", language)
    assert world.run(*command) == 1
    assert "enum" in world.printed


def test_a_side_of_a_summary_may_be_a_folder(logs):
    world = World()
    folder = logs[0].parent / "old"
    folder.mkdir()
    for number in range(2):
        text = logs[0].read_text("utf-8")
        (folder / f"{number}.jsonl").write_text(text, "utf-8")
    world.run("diff", folder, logs[1], "--summary", "--format", "json")
    report = json.loads(world.printed)
    enum = next(m for m in report["measures"] if m["counted"] == "enum")
    assert [(at["input"], at["line"]) for at in enum["left"]["behind"]] == [
        (0, 1),
        (0, 2),
        (1, 1),
        (1, 2),
    ]
    retries = next(m for m in report["measures"] if m["counted"] == "retries")
    assert (retries["left"]["count"], retries["left"]["of"]) == (2, 4)


def test_options_of_a_project_hold_for_a_comparison(sides, monkeypatch):
    folder = sides[0].parent
    monkeypatch.chdir(folder)
    options = folder / "o.toml"
    options.write_text("[diff]\nignore = ['/call_id']\npair-by = 'items'\n")
    assert World().run("diff", *sides, "--config", options) == 0
    options.write_text("[diff]\nignore = ['kind:nothing']\n")
    world = World()
    assert world.run("diff", *sides, "--config", options) == 2
    assert "o.toml:2" in world.complaint


def test_what_shapes_a_comparison_is_repeated(sides):
    world = World()
    command = ("diff", *sides, "--ignore", "seed", "--pair-by", "items")
    world.run(*command, "--format", "json")
    found = json.loads(world.printed)["findings"][0]
    assert "--ignore=seed" in found["again"]
    assert "--pair-by=items" in found["again"]


@pytest.mark.parametrize(
    "option",
    [
        ("--fail-on", "block"),
        ("--only", "item/refusal"),
        ("--ignore", "seed"),
        ("--write-baseline", "known.json"),
    ],
)
def test_a_summary_passes_nothing_that_it_does_not_list(logs, option):
    world = World()
    assert world.run("diff", *logs, "--summary", *option) == 2
    assert f"so {option[0]} has nothing" in world.complaint
    assert not (logs[0].parent / "known.json").exists()
