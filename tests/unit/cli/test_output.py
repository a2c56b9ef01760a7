import errno
import os
import stat
import threading
from pathlib import Path

import pytest

from inspector.cli.options import parse_options
from inspector.cli.output import (
    answered,
    format_name,
    refuse_overwriting,
    wants_colour,
    write_file,
)
from inspector.core.errors import InspectorError
from report_builders import a_report
from streams import World


def options(*arguments):
    return parse_options(["gate", "a.json", *map(str, arguments)], "en")


def left_in(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_whole(tmp_path):
    write_file(str(tmp_path / "r.txt"), iter(["a", "한"]))
    assert (tmp_path / "r.txt").read_text("utf-8") == "a한"
    assert left_in(tmp_path) == ["r.txt"]


@pytest.mark.parametrize("before", [None, "what was there"])
@pytest.mark.parametrize(
    "fault", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()]
)
def test_a_disk_that_fills_up_or_ctrl_c_leaves_all_as_it_was(
    tmp_path, monkeypatch, before, fault
):
    target = tmp_path / "r.txt"
    if before is not None:
        target.write_text(before)

    def fail(_):
        raise fault

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises((InspectorError, KeyboardInterrupt)) as caught:
        write_file(str(target), iter(["new"]))
    if isinstance(fault, OSError):
        assert "No space left on device" in str(caught.value)
    assert left_in(tmp_path) == ([] if before is None else ["r.txt"])
    assert before is None or target.read_text() == before


def test_a_writer_that_fails_leaves_all_as_it_was(tmp_path):
    def chunks():
        yield "half"
        message = "broken"
        raise RuntimeError(message)

    with pytest.raises(RuntimeError):
        write_file(str(tmp_path / "r.txt"), chunks())
    assert left_in(tmp_path) == []


def test_a_folder_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(InspectorError, match=r"r\.txt: cannot be written"):
        write_file(str(tmp_path / "none" / "r.txt"), iter(["x"]))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_an_error(tmp_path):
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(InspectorError, match="Permission denied"):
            write_file(str(tmp_path / "r.txt"), iter(["x"]))
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_in_the_place_of_the_file_is_an_error(tmp_path):
    (tmp_path / "r.txt").mkdir()
    with pytest.raises(InspectorError, match="cannot be written"):
        write_file(str(tmp_path / "r.txt"), iter(["x"]))


def test_a_file_keeps_its_mode_and_a_link_its_target(tmp_path):
    target, link = tmp_path / "r.txt", tmp_path / "link.txt"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    write_file(str(link), iter(["new"]))
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_new_file_has_the_mode_that_the_person_wants(tmp_path):
    old = os.umask(0o027)
    try:
        write_file(str(tmp_path / "r.txt"), iter(["x"]))
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "r.txt").stat().st_mode) == 0o640


def test_a_pipe_takes_the_bytes_as_they_come(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    write_file(str(pipe), iter(["a", "b"]))
    reader.join(5)
    assert got == [b"ab"]
    assert left_in(tmp_path) == ["pipe"]


def test_a_device_is_written_to_and_stays():
    write_file(os.devnull, iter(["x"]))
    assert not Path(os.devnull).is_file()


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ([], "text"),
        (["-o", "r.html"], "html"),
        (["-o", "r.MD"], "markdown"),
        (["-o", "r.json"], "json"),
        (["-o", "r"], "text"),
        (["-o", "r.html", "--format", "json"], "json"),
    ],
)
def test_the_format_is_the_one_asked_for_else_that_of_the_files_name(arguments, name):
    assert format_name(options(*arguments)) == name


@pytest.mark.parametrize(
    ("environment", "terminal", "arguments", "wanted"),
    [
        ({}, True, [], True),
        ({}, False, [], False),
        ({}, True, ["--no-color"], False),
        ({"NO_COLOR": "1"}, True, [], False),
        ({"NO_COLOR": ""}, True, [], True),
        ({"TERM": "dumb"}, True, [], False),
    ],
)
def test_colours_are_for_terminals_whose_owner_does_not_mind(
    environment, terminal, arguments, wanted
):
    world = World(environment=environment, stdout_is_terminal=terminal)
    assert wants_colour(options(*arguments), world.streams) is wanted


def test_an_output_never_takes_the_place_of_an_input(tmp_path):
    (tmp_path / "a.json").write_text("{}")
    (tmp_path / "b.json").symlink_to(tmp_path / "a.json")
    with pytest.raises(InspectorError, match="overwrite"):
        refuse_overwriting(
            options("-o", tmp_path / "b.json"), [str(tmp_path / "a.json")]
        )
    refuse_overwriting(options("-o", tmp_path / "c.json"), [str(tmp_path / "a.json")])


def test_a_reader_that_goes_away_is_told_of():
    class Gone:
        def write(self, _):
            raise BrokenPipeError

        def fileno(self):
            raise OSError

    world = World()
    streams = type(world.streams)(world.streams.stdin, Gone(), world.streams.stderr, {})
    with pytest.raises(InspectorError, match=r"standard output: .* stopped"):
        answered(a_report("{"), 1, options(), "en", streams)


def test_quiet_prints_nothing_and_still_writes_the_file(tmp_path):
    world = World()
    answered(a_report("{"), 1, options("--quiet"), "en", world.streams)
    assert world.printed == ""
    answered(
        a_report("{"), 1, options("--quiet", "-o", tmp_path / "r"), "en", world.streams
    )
    assert (tmp_path / "r").read_text("utf-8")
