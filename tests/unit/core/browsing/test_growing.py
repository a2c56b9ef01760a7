"""Lines of a growing log are given out when they are whole."""

from __future__ import annotations

import contextlib
import io

from inspector.core.browsing.channel import Reach
from inspector.core.browsing.growing import GrowingLog


class NoMoreError(Exception):
    """Ends a test's reading."""


def growing(text, *reaches):
    waiting = list(reaches)

    def more():
        if not waiting:
            raise NoMoreError
        return waiting.pop(0)

    return GrowingLog(io.BytesIO(text), more(), more), waiting


def lines_in(log):
    lines = []
    with contextlib.suppress(NoMoreError):
        lines.extend(iter(log.readline, b""))
    return lines


def test_half_a_line_waits_for_its_other_half():
    log, waiting = growing(b"one\ntwo\n", Reach(6, False), Reach(8, False))
    assert log.readline() == b"one\n"
    assert len(waiting) == 1
    assert log.readline() == b"two\n"
    assert not waiting


def test_the_last_line_of_a_whole_log_needs_no_line_feed():
    log, _ = growing(b"one\ntwo", Reach(7, True))
    assert lines_in(log) == [b"one\n", b"two"]


def test_it_is_never_read_further_than_allowed():
    log, _ = growing(b"one\ntwo\nthree\n", Reach(8, False))
    assert lines_in(log) == [b"one\n", b"two\n"]
    assert log.place == 8


def test_a_line_is_cut_where_it_is_too_long():
    log, _ = growing(b"onetwo\n", Reach(7, True))
    assert log.readline(3) == b"one"


def test_the_first_bytes_can_be_looked_at():
    log, _ = growing(b"one\n", Reach(4, True))
    start = log.tell()
    assert log.read(2) == b"on"
    assert log.seekable()
    assert log.seek(start) == 0
    assert log.readline() == b"one\n"


def test_a_whole_log_ends_and_another_one_is_waited_for():
    log, waiting = growing(b"one\n", Reach(4, False), Reach(4, True))
    assert log.readline() == b"one\n"
    assert waiting
    assert log.readline() == log.readline() == b""
    assert not waiting
