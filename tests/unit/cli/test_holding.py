import pytest

from inspector.cli.holding import held_back


def pieces(count, *, fails=False):
    for number in range(count):
        yield b"%03d" % number
    if fails:
        raise OSError


@pytest.mark.parametrize("most", [0, 10, 10**6], ids=["on disk", "part", "in memory"])
def test_all_of_it_comes_in_order(most):
    assert b"".join(held_back(pieces(500), most)) == b"".join(pieces(500))


@pytest.mark.parametrize("most", [10, 10**6])
def test_nothing_comes_before_all_of_it_is_there(most):
    with pytest.raises(OSError):  # noqa: PT011 - whatever was raised
        next(held_back(pieces(50, fails=True), most))


def test_nothing_is_nothing():
    assert b"".join(held_back([])) == b""
