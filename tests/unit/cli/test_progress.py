from inspector.cli.progress import ProgressLine
from streams import World


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def told(world, total, *steps, language="en"):
    clock = Clock()
    with ProgressLine(world.streams, language, total, clock) as line:
        for now, taken, items in steps:
            clock.now = now
            line(taken, items)
    return world.complaint


def test_a_terminal_is_told_bytes_items_rate_and_time_left():
    said = told(World(stderr_is_terminal=True), 4_000_000, (2, 1_000_000, 1234))
    assert "25%" in said
    assert "1 MB of 4 MB" in said
    assert "1,234 items" in said
    assert "500 kB/s" in said
    assert "0:06 left" in said
    assert "[#####---------------]" in said


def test_the_line_is_wiped_away_in_the_end():
    said = told(World(stderr_is_terminal=True), 10, (1, 5, 1))
    assert said.endswith("\r\x1b[K")
    assert "\n" not in said


def test_nobody_is_told_where_nobody_looks():
    assert told(World(), 10, (1, 5, 1), (2, 10, 2)) == ""


def test_nothing_is_said_of_a_run_that_is_over_at_once():
    assert told(World(stderr_is_terminal=True), 10, (0.1, 10, 1)) == ""


def test_where_nobody_knows_how_much_there_is_no_time_is_promised():
    said = told(World(stderr_is_terminal=True), 0, (1, 5_000, 1))
    assert "5 kB" in said
    assert "left" not in said


def test_hours_are_told_as_hours_and_in_korean():
    said = told(World(stderr_is_terminal=True), 7201, (1, 1, 1), language="ko")
    assert "남은 시간 2:00:00" in said
