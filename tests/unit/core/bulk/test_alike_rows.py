import json

from builders import a_function_call, a_message, an_output
from bulk_runs import in_parts, write_lines
from inspector.core.bulk.alike import Alike
from inspector.core.bulk.alike_rows import Line, rows_of, seen_of, text_of
from inspector.core.bulk.events import Seen
from inspector.core.bulk.shape import CALL_ID, NAME
from inspector.core.checks.inspection import inspect_content


def fitted(first, second):
    alike = Alike()
    alike.learn(json.dumps(first).encode(), inspect_content(json.dumps(first)))
    text = json.dumps(second, ensure_ascii=False).encode()
    return alike.fit(text), Line(text, 5, 1000)


def test_a_row_names_the_line_at_hand():
    fit, line = fitted(a_function_call(), a_function_call(call_id="call_k"))
    rows = rows_of(fit, line, 2, 7)
    (item,) = rows.items
    assert (item.input, item.call_id, item.site.line) == (2, "call_k", 5)
    assert all(found.found.place.item == 7 for found in rows.findings)


def test_places_count_characters_and_bytes_apart():
    first = an_output(output="a", id="fco_1") | {"call_id": "call_1"}
    first = {"type": first.pop("type"), "output": first.pop("output"), **first}
    fit, line = fitted(first, first | {"output": "한글 😀", "call_id": "call_22"})
    seen = Seen(*seen_of(fit, line, 3, with_rows=True))
    assert line.text.decode()[seen.start : seen.end] == '"call_22"'
    assert seen.site[2] - line.offset == line.text.index(b'"call_22"')
    assert seen.id_text == "call_22"


def test_texts_of_slots_are_those_of_the_line():
    fit, line = fitted(a_function_call(), a_function_call(call_id="call_2"))
    assert text_of(fit, line, CALL_ID) == "call_2"
    assert text_of(fit, line, NAME) == "get_sales_report"
    assert text_of(fit, line, "nothing") is None


def test_rows_are_those_of_a_line_that_was_looked_at(tmp_path):
    lines = [a_message(f"hello 한글 {n}", id=f"msg_{n}") for n in range(30)]
    lines += [a_function_call(call_id=f"call_{n}") for n in range(30)]
    log = write_lines(tmp_path / "a.jsonl", lines)
    assert in_parts([log]) == in_parts([log], is_quick=False)
