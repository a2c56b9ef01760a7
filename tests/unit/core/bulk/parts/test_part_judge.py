from builders import a_function_call, a_message, an_output, as_json, as_json_lines
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.parts.keeping import LogRows
from inspector.core.bulk.parts.part_judge import PartJudge
from inspector.core.bulk.rows.rows import Base
from inspector.core.bulk.units.unit import LogPart
from inspector.core.checks.pairing.pair_findings import ORPHAN
from inspector.core.tools.tool_sources import Sources


def judged(text, *, with_rows=True, **bend):
    known = {"only_values": False, "compression": "", "picked": None} | bend
    part = LogPart(0, "a.jsonl", text, **known)
    judge = PartJudge(part, Sources(), text, with_rows=with_rows)
    judge.judge()
    return judge


def rows_of(judge):
    return [row.opened() for row in LogRows(Base(), judge.rows.packed()).records()]


LINES = as_json_lines(a_function_call(), an_output(), a_function_call()).encode()


def test_rows_are_placed_as_in_the_part():
    rows = rows_of(judged(LINES))
    assert [row.where.line for row in rows] == [0, 1, 2]
    assert [row.first for row in rows] == [0, 1, 2]
    assert LINES[rows[1].where.offset :].startswith(b'{"type": "function_call_output"')


def test_only_picked_lines_are_judged():
    judge = judged(LINES, picked=(2,))
    assert judge.tally().items == 1
    assert rows_of(judge)[0].where.line == 1


def test_the_first_record_of_a_compressed_log_says_so():
    rules = judged(LINES, compression="gzip").tally().rules
    assert rules["envelope/unwrapped"] == 1


def test_a_line_that_is_like_one_of_another_log_is_something_in_this_one():
    begin = {"timestamp": "t", "type": "session_meta", "payload": {"id": "s"}}
    alike, lines = Alike(), as_json_lines(begin, a_message()).encode()
    for text in (LINES + lines, lines):
        part = LogPart(0, "a.jsonl", text, False, "", None)
        judge = PartJudge(part, Sources(), text, with_rows=False, alike=alike)
        judge.judge()
    assert judge.notes.items == 1
    assert all(closing.key is not None for closing in judge.closings())


def test_whether_a_listed_output_is_an_orphan_is_left_to_the_whole_log():
    text = as_json([an_output()]).encode()
    judge = judged(text)
    assert ORPHAN not in judge.tally().rules
    assert any(judge.notes.heaps())


def test_a_broken_line_is_a_record_with_a_gap_and_the_log_goes_on():
    judge = judged(b'{"type": \n' + LINES)
    assert judge.tally().records == 4
    assert [gap.cause for gap in rows_of(judge)[0].gaps] == ["unreadable"]


def test_a_text_beyond_a_limit_is_like_no_other():
    outputs = [an_output("x" * length, call_id="c") for length in (1, 2, 10_485_761)]
    alike, text = Alike(), as_json_lines(*outputs).encode()
    part = LogPart(0, "a.jsonl", text, False, "", None)
    judge = PartJudge(part, Sources(), text, with_rows=False, alike=alike)
    judge.judge()
    assert judge.tally().rules["item/member-value"] == 1
