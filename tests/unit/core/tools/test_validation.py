import pickle

from inspector.core.tools.validation import (
    UNDECIDED_REASONS,
    Outcome,
    Validation,
    Violation,
)


def test_an_outcome_is_written_as_its_word():
    assert [str(outcome) for outcome in Outcome] == ["valid", "invalid", "undecided"]


def test_a_validation_survives_a_process_boundary():
    branch = (Violation("/a", "/anyOf/0/type", "type", (("found", "1"),)),)
    violation = Violation("", "/anyOf", "anyOf", (), None, (branch,))
    validation = Validation(Outcome.INVALID, (violation,), unlisted=3)
    assert pickle.loads(pickle.dumps(validation)) == validation


def test_reasons_are_told_apart():
    assert len(set(UNDECIDED_REASONS)) == len(UNDECIDED_REASONS)
