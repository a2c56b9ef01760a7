import pickle

import pytest

from builders import a_function_call, a_response, as_json
from report_builders import a_comparison_report, a_report

OK = as_json(a_response())


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (OK, "clear"),
        (as_json(a_function_call()), "incomplete"),
        (as_json(a_response(a_function_call("{"))), "blocked"),
        ("{", "blocked"),
    ],
)
def test_the_answer_is_what_a_person_reads_first(text, answer):
    assert a_report(text).answer == answer


def test_a_report_is_of_one_side_or_two():
    assert not a_report(OK).is_comparison
    assert a_comparison_report(OK, OK).is_comparison


def test_a_report_travels_between_processes():
    report = a_comparison_report(OK, as_json(a_response(a_function_call("{"))))
    assert pickle.loads(pickle.dumps(report)) == report


def test_of_a_side_on_disk_no_more_is_asked_than_its_kinds_of_findings():
    report = a_report(as_json(a_function_call("{")))
    [side] = report.sides
    kinds = tuple(found.finding for found in side.findings)
    on_disk = side._replace(findings=None, kinds=kinds)
    assert report._replace(sides=(on_disk,)).replay == report.replay
