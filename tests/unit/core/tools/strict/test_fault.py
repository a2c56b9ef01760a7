import pickle

from linting import an_object, linted


def test_a_lint_travels_between_processes():
    lint = linted(an_object({"a": {}}))
    again = pickle.loads(pickle.dumps(lint))
    assert (again.level, again.faults) == (lint.level, lint.faults)


def test_a_hint_does_not_block():
    hint, fault = linted(an_object({"a": {"type": "x", "examples": []}})).faults
    assert (hint.blocks, fault.blocks) == (True, False)
