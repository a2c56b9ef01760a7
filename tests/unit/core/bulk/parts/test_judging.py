import pickle
from pathlib import Path

import pytest

from builders import a_function_call, as_json
from inspector.core.bulk.parts.judging import Job, judge
from inspector.core.bulk.parts.keeping import LogRows
from inspector.core.bulk.rows.rows import Base
from inspector.core.bulk.units.unit import LogPart, Stretch, WholeInputs, WholeText
from inspector.core.errors import InspectorError
from inspector.core.tools.tool_sources import Sources


def opened(name):
    return Path(name).open("rb")


JOB = Job(Sources(), opened)
LINE = as_json(a_function_call()).encode() + b"\n"


def a_part(text):
    return LogPart(0, "a.jsonl", text, only_values=False, compression="", picked=None)


def test_the_same_unit_gets_the_same_answer_anywhere():
    again = pickle.loads(pickle.dumps((a_part(LINE * 3), JOB)))
    assert judge(*again) == judge(a_part(LINE * 3), JOB)


def test_counts_alone_leave_no_rows():
    judged = judge(a_part(LINE), Job(Sources(), opened, with_rows=False))
    assert judged.rows == b""
    assert judged.tally.items == 1


def test_an_input_without_a_file_is_judged_from_its_text():
    judged = judge(WholeText(4, "-", LINE), JOB)
    assert judged.inputs[0].facts.name == "-"
    (rows,) = LogRows(Base(), judged.rows).records()
    assert rows.opened().items[0].input == 4


@pytest.mark.parametrize(
    "unit", [WholeInputs(((0, "none"),)), a_part(Stretch("none", 0, 1))]
)
def test_a_file_that_is_gone_is_an_error_that_says_so(unit):
    with pytest.raises(InspectorError) as failed:
        judge(unit, JOB)
    assert failed.value.key == "file-unreadable"
