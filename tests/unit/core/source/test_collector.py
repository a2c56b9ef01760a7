"""The cycle collector rests while a tree is built, and no longer."""

from __future__ import annotations

import gc

import pytest

from inspector.core.source.collector import collector_at_rest


@pytest.fixture(autouse=True)
def _collector_as_it_was():
    was_enabled = gc.isenabled()
    yield
    (gc.enable if was_enabled else gc.disable)()


def test_the_collector_rests_inside_and_works_again_afterwards():
    gc.enable()
    with collector_at_rest():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off():
    gc.disable()
    with collector_at_rest():
        pass
    assert not gc.isenabled()


def test_a_failure_inside_does_not_leave_it_off():
    gc.enable()
    with pytest.raises(ZeroDivisionError), collector_at_rest():
        _ = 1 / 0
    assert gc.isenabled()


def test_nested_use_ends_with_the_outermost():
    gc.enable()
    with collector_at_rest():
        with collector_at_rest():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()
