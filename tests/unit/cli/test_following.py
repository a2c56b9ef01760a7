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


@pytest.mark.parametrize("is_new", [True, False])
def test_all_of_a_file_is_read_before_another_takes_its_place(log, monkeypatch, is_new):
    def rotate():
        appended(log, line({"type": "acme:x"}) + '{"type": "half:a"')()
        log.rename(log.with_suffix(".1"))
        if is_new:
            log.write_text(line(a_message()))

    code, world = follow(monkeypatch, log, rotate, lambda: None, lambda: None)
    assert code == 2
    assert "acme:x" in world.printed
    assert "half:a" in world.printed
    assert ("stands in its place" in world.complaint) == is_new
    assert ("no longer there" in world.complaint) != is_new


@pytest.mark.parametrize(
    "options", [["-o", "x"], ["--format", "json"], ["--sample", "3"], ["--redact"]]
)
def test_it_goes_with_nothing_that_needs_an_end(log, monkeypatch, options):
    code, world = follow(monkeypatch, log, options=options)
    assert code == 2
    assert "--follow" in world.complaint
    assert options[0].lstrip("-")[0] in world.complaint


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
