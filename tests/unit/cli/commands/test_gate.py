import json

import pytest

from builders import (
    REGION_SCHEMA,
    a_function_call,
    a_message,
    a_response,
    as_json,
    as_json_lines,
)
from streams import World

OK = as_json(a_response())
BLOCKED = as_json(a_response(a_function_call("{")))
UNCHECKED = as_json(a_function_call())


def write(folder, **files):
    for name, text in files.items():
        (folder / f"{name}.json").write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ([OK], 0),
        ([as_json(a_message())], 0),
        ([BLOCKED], 1),
        ([UNCHECKED], 3),
        ([UNCHECKED, BLOCKED], 1),
        ([OK, UNCHECKED], 3),
        (["{"], 1),
        ([""], 2),
        ([OK, " \n"], 2),
    ],
)
def test_the_exit_code_is_the_answer(tmp_path, texts, code):
    paths = []
    for number, text in enumerate(texts):
        path = tmp_path / f"{number}.json"
        path.write_text(text, "utf-8")
        paths.append(path)
    world = World()
    assert world.run("gate", *paths) == code
    assert bool(world.printed) is (code != 2)


def test_a_log_may_be_piped_in():
    log = as_json_lines(a_message(), a_response(a_function_call("{"))).encode()
    for arguments in (["gate"], ["gate", "-"]):
        world = World(log)
        assert world.run(*arguments) == 1
        assert "(standard input):2: arguments_parse" in world.printed


def test_without_an_input_at_a_terminal_nothing_is_waited_for():
    world = World(stdin_is_terminal=True)
    assert world.run("gate") == 2
    assert "no input" in world.complaint


def test_a_folder_is_gated_without_the_schema_in_it(tmp_path):
    write(tmp_path, a=UNCHECKED, b=OK, s=as_json(REGION_SCHEMA))
    world = World()
    code = world.run(
        "gate", tmp_path, "--schema", tmp_path / "s.json", "--format", "json"
    )
    report = json.loads(world.printed)
    assert [i["name"][-6:] for i in report["inputs"]] == ["a.json", "b.json"]
    assert [item["input"] for item in report["items"]] == [0, 1]
    assert code == 0


def test_json_is_utf_8_whatever_the_terminal_speaks(tmp_path):
    write(tmp_path, a=as_json(a_message("한글", call_id="한")))
    world = World(encoding="ascii")
    world.run("gate", tmp_path / "a.json", "--format", "json")
    assert json.loads(world.printed)["items"][0]["call_id"] == "한"


def test_text_is_what_the_terminal_can_hold(tmp_path):
    write(tmp_path, a='{"type": "한글:x"}')
    world = World(encoding="ascii")
    world.run("gate", tmp_path / "a.json")
    assert r"\ud55c\uae00:x" in world.printed


def test_colours_are_for_terminals(tmp_path):
    write(tmp_path, a=BLOCKED)
    plain, coloured = World(), World(stdout_is_terminal=True)
    plain.run("gate", tmp_path / "a.json")
    coloured.run("gate", tmp_path / "a.json")
    assert "\x1b[" not in plain.printed
    assert "\x1b[" in coloured.printed


def test_a_report_is_written_to_a_file_and_nothing_printed(tmp_path):
    write(tmp_path, a=BLOCKED)
    world = World()
    assert world.run("gate", tmp_path / "a.json", "-o", tmp_path / "r.html") == 1
    assert world.printed == ""
    assert "<mark" in (tmp_path / "r.html").read_text("utf-8")


def test_an_output_that_is_an_input_is_refused_before_anything_is_read(tmp_path):
    write(tmp_path, a=BLOCKED)
    world = World()
    assert world.run("gate", tmp_path / "a.json", "-o", tmp_path / "a.json") == 2
    assert (tmp_path / "a.json").read_text("utf-8") == BLOCKED


def test_the_time_of_a_report_is_passed_in(tmp_path):
    write(tmp_path, a=OK)
    world = World(environment={"SOURCE_DATE_EPOCH": "0"})
    world.run("gate", tmp_path / "a.json", "--format", "json")
    assert json.loads(world.printed)["created"] == "1970-01-01T00:00:00Z"


def test_korean_is_spoken_when_asked_for(tmp_path):
    write(tmp_path, a=BLOCKED)
    world = World(environment={"LANG": "ko_KR.UTF-8"})
    world.run("gate", tmp_path / "a.json")
    assert "실행하지 마세요" in world.printed
