import os

import pytest

from builders import a_function_call, a_message, an_output, as_json
from inspector.cli import following
from inspector.cli.following import GrowingFile
from inspector.core.errors import InspectorError
from streams import World


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_text(line(a_function_call()) + line(a_message()))
    return path


def line(value):
    return as_json(value) + "\n"


def follow(monkeypatch, log, *steps, options=()):
    """Each time that there is nothing to read, take the next step."""
    left = [*steps]

    def wait(_):
        if not left:
            raise KeyboardInterrupt
        left.pop(0)()

    monkeypatch.setattr(following.time, "sleep", wait)
    world = World()
    return world.run("gate", log, "--follow", "--lang", "en", *options), world


def appended(log, text):
    def write():
        with log.open("a") as file:
            file.write(text)

    return write


def test_lines_are_shown_as_they_are_added_until_ctrl_c(log, monkeypatch):
    code, world = follow(monkeypatch, log, appended(log, line({"type": "acme:x"})))
    assert code == 130
    assert [f":{n}: " in world.printed for n in (1, 2, 3, 4)] == [True] * 3 + [False]


def test_half_a_line_waits_for_its_end(log, monkeypatch):
    text = line(a_function_call("{"))
    steps = [appended(log, text[:20]), appended(log, text[20:])]
    _, world = follow(monkeypatch, log, *steps)
    assert world.printed.count("json/truncated") == 1
    assert ":3: arguments_parse" in world.printed


def test_what_becomes_known_later_is_shown_with_its_place(log, monkeypatch):
    late = line(an_output()) + line(an_output())
    _, world = follow(monkeypatch, log, appended(log, late))
    assert "a.jsonl:4:" in world.printed
    assert "pairing/duplicate-output" in world.printed


def test_an_empty_file_is_waited_for(tmp_path, monkeypatch):
    log = tmp_path / "a.jsonl"
    log.touch()
    text = line(a_message()) + line(a_message())
    _, world = follow(monkeypatch, log, appended(log, text))
    assert ":2: not_function_call" in world.printed


def test_a_file_that_was_cut_short_is_noticed_and_said(log, monkeypatch):
    code, world = follow(monkeypatch, log, lambda: log.write_text(""))
    assert code == 2
    assert "shorter than it was" in world.complaint


def test_a_file_that_is_gone_or_another_is_noticed_and_said(log, monkeypatch):
    code, world = follow(monkeypatch, log, log.unlink)
    assert code == 2
    assert "no longer there" in world.complaint


def test_lines_that_came_before_a_rotation_are_shown(log, monkeypatch):
    def rotate():
        appended(log, line({"type": "acme:x"}) + as_json({"type": "acme:y"}))()
        log.rename(log.with_name("a.jsonl.1"))
        log.write_text(line(a_message()))

    steps = [rotate, lambda: None, lambda: None]
    code, world = follow(monkeypatch, log, *steps)
    assert code == 2
    assert ":3: namespaced acme:x" in world.printed
    assert ":4: namespaced acme:y" in world.printed  # nobody will end this line
    assert ":5:" not in world.printed
    assert "another one has its name" in world.complaint


def test_the_only_line_of_a_log_is_shown(tmp_path, monkeypatch):
    for name in ("a.jsonl", "a.log"):
        log = tmp_path / name
        log.write_text(line(a_message()))
        _, world = follow(monkeypatch, log)
        assert ":1: not_function_call" in world.printed


def test_lines_are_held_against_the_target(log, monkeypatch):
    foreign = line(a_function_call() | {"id": "call_no_item_id"})
    _, world = follow(
        monkeypatch, log, appended(log, foreign), options=("--target", "openai")
    )
    assert ":3:" in world.printed
    assert "block item/id-prefix" in world.printed
    _, world = follow(monkeypatch, log)
    assert ":3:" in world.printed
    assert "block item/id-prefix" not in world.printed


@pytest.mark.parametrize(
    "text", ['{\n"type": "message"\n}\n', "data: {}\n\ndata: {}\n\n"]
)
def test_lines_that_belong_together_are_not_taken_one_by_one(
    tmp_path, monkeypatch, text
):
    log = tmp_path / "a.log"
    log.write_text(text)
    code, world = follow(monkeypatch, log)
    assert code == 2
    assert "a.log: --follow reads a log line by line" in world.complaint
    assert world.printed == ""


@pytest.mark.parametrize(
    "options",
    [
        ["-o", "x"],
        ["--format", "json"],
        ["--sample", "3"],
        ["--redact"],
        ["--quiet"],
        ["--emit-input", "x.json"],
        ["--target", "all"],
    ],
)
def test_it_goes_with_nothing_that_needs_an_end(log, monkeypatch, options):
    code, world = follow(monkeypatch, log, options=options)
    assert code == 2
    assert "--follow" in world.complaint
    assert options[0].lstrip("-")[0] in world.complaint
    assert world.printed == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no named pipes")
def test_a_pipe_has_no_place_to_look_at_again(tmp_path):
    pipe = tmp_path / "a.jsonl"
    os.mkfifo(pipe)
    world = World()
    assert world.run("gate", pipe, "--follow") == 2
    assert "--follow watches one file" in world.complaint


def test_standard_input_cannot_be_followed():
    world = World(b"{}")
    assert world.run("gate", "-", "--follow") == 2


def test_a_growing_file_gives_what_is_there(log):
    def give_up():
        raise InspectorError("input-empty", name="x")

    with log.open("rb") as file:
        growing = GrowingFile(str(log), file, give_up)
        assert growing.peek(3) == b'{"t'
        assert growing.read(5) == b'{"typ'
        assert growing.readline(3) == b'e":'
        assert growing.readline(1000).endswith(b"}\n")
        assert growing.readline(1000).endswith(b"}\n")
        with pytest.raises(InspectorError):
            growing.readline(100)
