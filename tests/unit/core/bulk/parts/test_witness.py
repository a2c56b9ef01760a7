"""A witness sees every record of a part once, wherever it comes from."""

from __future__ import annotations

from builders import a_function_call, a_message, a_response, a_tool, an_output, as_json
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.parts.part_judge import PartJudge
from inspector.core.bulk.units.unit import LogPart
from inspector.core.checks.pairing.pair_findings import ORPHAN
from inspector.core.tools.tool_sources import Sources


class Eyes:
    def __init__(self):
        self.lines = []
        self.alike = self.responses = self.counted = 0
        self.alone, self.within = [], []

    def see_alike(self, fit, line):
        self.alike += 1
        self.lines.append(line.number)

    def see_counted(self, fit, line, tally):
        self.counted += tally.records
        self.lines.append(line.number)

    def see_response(self, line, items, tools):
        self.responses += 1
        self.lines.append(line.number)

    def see(self, alone, within):
        self.lines.append(alone.document.origin.line_number)
        self.alone += [f.code for each in alone.items for f in each.findings]
        self.within += [f.code for each in within.items for f in each.findings]


def seen(*records, alike=None):
    text = "".join(as_json(record) + "\n" for record in records).encode()
    part, eyes = LogPart(0, "a", text, False, "", None), Eyes()
    PartJudge(part, Sources(), text, with_rows=False, alike=alike, witness=eyes).judge()
    return eyes


def test_lines_that_are_alike_and_others_come_in_their_order():
    calls = (a_function_call(call_id=f"call_{n}") for n in range(4))
    eyes = seen(*calls, a_message(), alike=Alike())
    assert eyes.lines == [1, 2, 3, 4, 5]
    assert eyes.alike == 3


def test_calls_with_other_faults_than_the_first_are_told_by_what_they_add():
    calls = (a_function_call("{" * (n % 2), call_id=f"call_{n}") for n in range(4))
    fine = a_function_call(call_id="call_9")
    eyes = seen(a_message(), fine, *calls, alike=Alike())
    assert eyes.lines == [1, 2, 3, 4, 5, 6]
    assert eyes.counted == 4


def test_responses_of_known_parts_come_in_their_order_too():
    tools = [a_tool()]
    responses = (
        a_response(a_function_call(call_id=f"call_{n}"), tools=tools, id=f"resp_{n}")
        for n in range(4)
    )
    eyes = seen(a_message(), *responses, a_message(), alike=Alike())
    assert eyes.lines == [1, 2, 3, 4, 5, 6]
    assert eyes.responses == 3


def test_what_other_records_may_show_to_be_otherwise_is_told_apart():
    eyes = seen([an_output(call_id="call_9")])
    assert ORPHAN in eyes.alone
    assert ORPHAN not in eyes.within


def test_a_call_that_is_counted_is_something_in_its_part():
    alike = Alike()
    seen(a_function_call(), alike=alike)
    begin = {"timestamp": "t", "type": "session_meta", "payload": {"id": "s"}}
    text = "".join(as_json(r) + "\n" for r in (begin, a_function_call("{"))).encode()
    part, eyes = LogPart(0, "a", text, False, "", None), Eyes()
    judge = PartJudge(part, Sources(), text, with_rows=False, alike=alike, witness=eyes)
    judge.judge()
    assert eyes.counted == 1
    assert all(closing.key is not None for closing in judge.closings())
