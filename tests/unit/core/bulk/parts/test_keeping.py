import json

from builders import a_function_call, an_output
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.parts.alike_rows import Line
from inspector.core.bulk.parts.keeping import BLOCK, Keeping, LogRows
from inspector.core.bulk.rows.rows import Base, RecordRows, Where
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.report import Gap

BASE = Base(lines=1000, offset=50_000, items=70)


def a_record(number):
    gap = Gap("unreadable", 0, number)
    return RecordRows(Where(number, number * 9, 9), number, (), (), (gap,))


def a_fit(known, item):
    alike = Alike()
    alike.learn(json.dumps(known).encode(), inspect_content(json.dumps(known)))
    line = json.dumps(item).encode()
    return alike.fit(line), line


def test_nothing_is_kept_of_nothing():
    assert list(LogRows(BASE, Keeping().packed()).records()) == []


def test_records_come_back_in_their_order_however_many_they_are():
    keeping = Keeping()
    for number in range(2 * BLOCK + 1):
        keeping.take(a_record(number))
    rows = [row.opened() for row in LogRows(Base(), keeping.packed()).records()]
    assert rows == [a_record(number) for number in range(2 * BLOCK + 1)]


def test_lines_that_are_alike_stand_between_the_others():
    keeping = Keeping(3)
    call = a_function_call(call_id="call_1")
    for number in range(0, 3 * BLOCK, 3):
        fit, text = a_fit(call, call | {"call_id": f"call_{number}"})
        keeping.take_alike(fit, Line(text, number + 1, number * 9), number)
        output = an_output(call_id="call_1")
        fit, text = a_fit(output, output | {"call_id": f"call_{number}"})
        keeping.take_alike(fit, Line(text, number + 2, number * 9), number + 1)
        keeping.take(a_record(number + 2))
    rows = [row.opened() for row in LogRows(BASE, keeping.packed()).records()]
    assert [row.first for row in rows] == [70 + n for n in range(3 * BLOCK)]
    items = [row.items[0] for row in rows if row.items]
    assert {item.input for item in items} == {3}
    assert [item.type for item in items[:2]] == [
        "function_call",
        "function_call_output",
    ]
    assert [item.call_id for item in items[2:4]] == ["call_3", "call_3"]
    assert [item.site.line for item in items[2:4]] == [1004, 1005]
