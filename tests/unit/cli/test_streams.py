import io
import os

import pytest

from inspector.cli.streams import Streams, streams_of_process


def streams(**known) -> Streams:
    known.setdefault("environment", {})
    return Streams(io.BytesIO(), io.BytesIO(), io.BytesIO(), **known)


def test_what_a_terminal_cannot_show_is_written_as_an_escape():
    world = streams(encoding="ascii")
    world.write(["é ", "한"])
    assert world.stdout.getvalue() == rb"\xe9 \ud55c"


def test_an_encoding_may_be_asked_for():
    world = streams(encoding="ascii")
    world.write(["é"], "utf-8")
    assert world.stdout.getvalue() == "é".encode()


def test_nothing_is_printed_before_all_of_it_is_there():
    world = streams()

    def chunks():
        yield "half"
        raise RuntimeError

    with pytest.raises(RuntimeError):
        world.write(chunks())
    assert world.stdout.getvalue() == b""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "iso2022_kr", "cp949"])
def test_text_of_any_length_is_encoded_as_if_it_were_one(encoding):
    chunks = ["한", "", "\ud800", "a\n"] * 5000
    world = streams(encoding=encoding)
    world.write(iter(chunks))
    whole = "".join(chunks).encode(encoding, "backslashreplace")
    assert world.stdout.getvalue() == whole


def test_no_more_than_a_part_of_a_long_text_is_in_memory():
    alive = []

    class Chunk(str):
        def __del__(self):
            alive.pop()

    def chunks():
        for _ in range(20_000):
            alive.append(1)
            yield Chunk("x")
            assert len(alive) < 2000

    world = streams()
    world.write(chunks())
    assert len(world.stdout.getvalue()) == 20_000


def test_a_complaint_is_one_line():
    world = streams()
    world.complain("a\nb")
    assert world.stderr.getvalue() == b"a b\n"


def test_what_a_complaint_quotes_cannot_act_on_a_terminal():
    world = streams()
    world.complain("d/\x1b[2Ja\u202e\udcff.json: \uc548\ub155")
    said = world.stderr.getvalue().decode()
    assert said == "d/␛[2Ja⟨U+202E⟩⟨0xFF⟩.json: \uc548\ub155\n"


def test_where_standard_error_is_gone_nobody_listens():
    class Gone(io.BytesIO):
        def write(self, _):
            raise BrokenPipeError

    Streams(io.BytesIO(), io.BytesIO(), Gone(), {}).complain("x")


def test_the_time_is_utc_and_can_be_fixed():
    assert streams(clock=lambda: 1_000_000_000).now() == "2001-09-09T01:46:40Z"
    fixed = streams(environment={"SOURCE_DATE_EPOCH": "1"}, clock=lambda: 5)
    assert fixed.now() == "1970-01-01T00:00:01Z"


@pytest.mark.parametrize("value", ["x", "-1", "1.5", "253402300800", "9" * 5000])
def test_what_is_no_time_fixes_none(value):
    odd = streams(environment={"SOURCE_DATE_EPOCH": value}, clock=lambda: 5)
    assert odd.now() == "1970-01-01T00:00:05Z"


def test_a_stream_whose_reader_has_gone_is_let_go():
    read_end, write_end = os.pipe()
    with os.fdopen(write_end, "wb") as stdout:
        os.close(read_end)
        world = Streams(io.BytesIO(), stdout, io.BytesIO(), {})
        try:
            world.write(["x"])
        except BrokenPipeError:
            world.abandon_stdout()
    # closing wrote what was buffered to nowhere and raised nothing
    streams().abandon_stdout()


def test_closed_streams_of_the_process_are_empty_ones(monkeypatch):
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{name}", None)
    world = streams_of_process()
    world.write(["x"])
    assert world.stdin.read() == b""
    assert not world.stdout_is_terminal


def test_a_stream_that_takes_little_at_a_time_gets_all_of_it():
    class Narrow:
        def __init__(self):
            self.taken = b""

        def write(self, data):
            self.taken += bytes(data[:3])
            return min(3, len(data))

        def flush(self):
            pass

    narrow = Narrow()
    Streams(io.BytesIO(), narrow, io.BytesIO(), {}).write(["eins", "zwei", "한"])
    assert narrow.taken == "einszwei한".encode()
