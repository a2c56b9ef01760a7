import json

import pytest

from builders import a_function_call, a_request, a_tool, as_json
from linting import an_object
from streams import World

CLEAN = as_json([a_tool(an_object({"a": {"type": "string"}}))])
OPEN = as_json([a_tool({"type": "object", "properties": {}}, strict=False)])
SHORT = as_json(an_object({"a": {"type": "string", "minLength": 1}}))
NOTHING = as_json(a_function_call())


def write(folder, *texts):
    paths = []
    for number, text in enumerate(texts):
        path = folder / f"{number}.json"
        path.write_text(text, "utf-8")
        paths.append(path)
    return paths


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ([CLEAN], 0),
        ([OPEN], 1),
        ([CLEAN, OPEN], 1),
        ([NOTHING], 2),
        (["{"], 2),
        ([""], 2),
        ([NOTHING, "{"], 2),
        ([CLEAN, NOTHING], 0),
        ([CLEAN, "{"], 3),
    ],
)
def test_the_exit_code_is_the_answer(tmp_path, texts, code):
    world = World()
    assert world.run("lint", *write(tmp_path, *texts)) == code
    assert bool(world.printed) is (code != 2)


@pytest.mark.parametrize("option", ["--target", "--profile"])
def test_the_profile_is_chosen_by_name(tmp_path, option):
    (path,) = write(tmp_path, SHORT)
    assert World().run("lint", path) == 0
    world = World()
    assert world.run("lint", path, option, "azure-openai") == 1
    assert "minLength" in world.printed


def test_an_unknown_profile_is_refused_with_the_known_ones(tmp_path):
    world = World()
    assert world.run("lint", *write(tmp_path, CLEAN), "--target", "nowhere") == 2
    assert "openai-2026" in world.complaint


def test_a_folder_is_linted_file_by_file(tmp_path):
    write(tmp_path, CLEAN, OPEN, NOTHING)
    world = World()
    assert world.run("lint", tmp_path, "--format", "json") == 1
    report = json.loads(world.printed)
    assert [entry["level"] for entry in report["schemas"]] == ["clean", "normalisable"]
    assert len(report["inputs"]) == 3


def test_a_request_may_be_piped_in():
    body = as_json(a_request(tools=[a_tool(an_object())])).encode()
    world = World(body)
    assert world.run("lint") == 0
    assert "(standard input)" in world.printed


def test_the_output_never_takes_the_place_of_an_input(tmp_path):
    (path,) = write(tmp_path, CLEAN)
    assert World().run("lint", path, "-o", path) == 2
    assert path.read_text("utf-8") == CLEAN


def test_a_provider_is_a_target_too(tmp_path):
    numbers = an_object({"a": {"type": "integer", "enum": [1]}})
    (path,) = write(tmp_path, as_json([a_tool(numbers)]))
    assert World().run("lint", path) == 0
    world = World()
    assert world.run("lint", path, "--target", "gemini") == 1
    assert "dialect/gemini" in world.printed
    assert "google-genai" in world.printed
    assert World().run("lint", path, "--target", "gemini-json-schema") == 0


@pytest.mark.parametrize("form", ["json", "markdown", "html"])
def test_a_report_says_what_a_provider_refuses(tmp_path, form):
    numbers = an_object({"a": {"type": "integer", "enum": [1]}})
    (path,) = write(tmp_path, as_json([a_tool(numbers)]))
    world = World()
    world.run("lint", path, "--target", "gemini", "--format", form)
    assert "refused" in world.printed
    assert "dialect/gemini" in world.printed
