import pickle

import pytest

from inspector.core.report.verdict import Verdict


@pytest.mark.parametrize(
    ("key", "expected"),
    [("not_function_call.refusal", True), ("not_function_call", False), ("ok", False)],
)
def test_a_refusal_is_told_from_other_answers(key, expected):
    assert Verdict(key).is_refusal is expected


def test_a_verdict_travels_between_processes():
    verdict = Verdict("status.absent", (("status", "null"),), rule="item/status")
    assert pickle.loads(pickle.dumps(verdict)) == verdict
