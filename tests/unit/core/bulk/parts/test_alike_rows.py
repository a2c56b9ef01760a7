import json

from builders import a_function_call, a_message, an_output
from bulk_runs import in_parts, write_lines
from inspector.core.bulk.alike.alike import Alike
from inspector.core.bulk.calls.shape import CALL_ID, NAME
from inspector.core.bulk.pairing.events import Seen
from inspector.core.bulk.parts.alike_rows import (
    Line,
    cast,
    like_row,
    mould_of,
    seen_of,
    text_of,
)
from inspector.core.bulk.rows.rows import Base, Where
from inspector.core.checks.inspection import inspect_content


def fitted(first, second):
    alike = Alike()
    alike.learn(json.dumps(first).encode(), inspect_content(json.dumps(first)))
    text = json.dumps(second, ensure_ascii=False).encode()
    return alike.fit(text), Line(text, 5, 1000)


def test_a_row_names_the_line_at_hand():
    fit, line = fitted(a_function_call(), a_function_call(call_id="call_k"))
    rows = cast(mould_of(fit.template, 2), like_row(fit, line, 7), Base()).opened()
    (item,) = rows.items
    assert (item.input, item.call_id, item.site.line) == (2, "call_k", 5)
    assert all(found.found.place.item == 7 for found in rows.findings)


def test_rows_are_cast_behind_what_stands_before_the_part():
    known = a_message("good day", namespace="x", id="msg_1")
    fit, line = fitted(known, a_message("한글 😀", namespace="x", id="msg_2"))
    mould, row = mould_of(fit.template, 0), like_row(fit, line, 7)
    bases = Base(), Base(0, 10, 500, 20)
    here, there = (cast(mould, row, base).opened() for base in bases)
    assert there.where == here.where == Where(4, 1000, len(line.text))
    assert (there.first, there.items[0].id) == (27, "msg_2")
    (near,), (far,) = here.findings, there.findings
    assert far[1:] == near[1:]
    assert line.text.decode()[far.start : far.end] == '"namespace"'
    assert far.found.place.item == 27
    site = near.found.place.site
    moved = site._replace(line=15, byte_offset=site.byte_offset + 500, end_line=15)
    assert far.found.place.site == moved


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
