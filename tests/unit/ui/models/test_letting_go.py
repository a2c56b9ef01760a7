"""Large trees are taken apart on a thread; small ones are not worth it."""

from __future__ import annotations

import weakref

from builders import a_function_call, a_response, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.source.json_tokens import tokenize
from inspector.ui.models import letting_go
from inspector.ui.models.letting_go import let_go
from instant_runner import InstantRunner, PatientRunner


def test_every_tree_of_an_inspection_is_freed_apart_from_the_others(qapp):
    inspection = inspect_content(as_json(a_response(a_function_call())))
    parts = list(letting_go._parts_of_inspection(inspection))
    assert inspection.document.records[0].root in parts
    assert inspection.items[0] in parts
    assert inspection.items[0].item.arguments.reading.root in parts


def test_only_large_values_are_taken_apart(qapp):
    small = inspect_content(as_json(a_function_call())).document.records[0].root
    assert letting_go._is_small(small)
    large = small._replace(end=small.start + letting_go.SMALL)
    assert not letting_go._is_small(large)
    assert not letting_go._is_small(("a", "b"))
    assert not letting_go._is_small(())


def test_tokens_are_freed_in_turns(qapp):
    holder = [tokenize("[1, 2, 3]" * letting_go.TOKENS_A_TURN)]
    let_go(InstantRunner(), holder)
    assert holder == []


def test_an_inspection_is_freed_with_all_that_hangs_on_it(qapp):
    inspection = inspect_content(as_json(a_response(a_function_call())))
    gone = [weakref.ref(inspection), weakref.ref(inspection.document)]
    holder = [inspection]
    del inspection
    let_go(InstantRunner(), holder)
    assert [ref() for ref in gone] == [None, None]


def test_with_nothing_to_free_no_thread_is_bothered(qapp):
    runner = PatientRunner()
    let_go(runner, [])
    assert runner.is_idle


def test_objects_live_until_the_thread_frees_them(qapp):
    class Thing:
        pass

    thing = Thing()
    gone = weakref.ref(thing)
    runner = PatientRunner()
    let_go(runner, [thing])
    del thing
    assert gone() is not None
    runner.let_through()
    assert gone() is None


def test_what_others_hold_stays(qapp):
    held = (1, (2, 3))
    let_go(InstantRunner(), [held])
    assert held == (1, (2, 3))
