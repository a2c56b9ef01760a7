"""Logs whose values stand behind prefixes."""

from __future__ import annotations

import pytest

from builders import a_function_call, an_output, as_json
from inspector.core.source.document import read_document
from inspector.core.source.json_nodes import value_of
from inspector.core.source.origin import Origin
from inspector.core.source.wrapping import WrappingKind

ITEMS = [a_function_call(), an_output()]


def read(text: str):
    return read_document(text, Origin("test"))


def values(document):
    return [value_of(record.root) for record in document.records]


def test_lines_without_a_value_are_passed_over():
    lines = ["INFO start", *(f"INFO got {as_json(item)}" for item in ITEMS), "INFO end"]
    document = read("\n".join(lines))
    assert (document.form, values(document)) == ("jsonl", ITEMS)
    assert document.read_as == "log lines (prefix)"


def test_one_line_is_one_value():
    document = read(f"INFO got {as_json(ITEMS[0])}")
    assert (document.form, values(document)) == ("json", ITEMS[:1])


def test_a_line_that_was_cut_off_swallows_none_of_the_others():
    one, two = (f"INFO got {as_json(item)}" for item in ITEMS)
    document = read(f"{one}\n{one[:60]}\n{two}")
    assert [record.is_json for record in document.records] == [True, False, True]


@pytest.mark.parametrize(
    "spelled", [as_json, lambda v, indent: repr(v).replace(", ", ",\n ")]
)
@pytest.mark.parametrize("before", ["INFO got ", "Here it is:\n", "INFO got\n"])
def test_a_value_may_go_on_over_lines_behind_its_prefix(spelled, before):
    text = "".join(f"{before}{spelled(item, indent=2)}\nINFO next\n" for item in ITEMS)
    document = read(text)
    assert values(document) == ITEMS
    for record in document.records:
        (span,) = (w.span for w in record.wrappings if w.kind is WrappingKind.PREFIX)
        assert text[slice(*span)].endswith(before)


def test_a_broken_value_over_lines_hides_no_later_one_and_none_of_it_is_an_item():
    broken = as_json([ITEMS[0]], indent=2).replace('"name": ', '"name": oops')
    text = f"INFO got {broken}\nINFO got {as_json(ITEMS[1], indent=2)}"
    document = read(text)
    assert [record.is_json for record in document.records] == [False, True]


def test_text_behind_a_value_over_lines_is_named():
    document = read(f"INFO got {as_json(ITEMS[0], indent=2)} in 3 ms\nINFO end")
    assert [f.rule for r in document.records for f in r.faults] == ["json/extra-data"]


def test_events_behind_prefixes_are_a_stream():
    events = [{"type": "response.created"}, {"type": "response.completed"}]
    document = read("\n".join(f"INFO {as_json(event)}" for event in events))
    assert document.form == "events"


def test_a_text_that_begins_as_a_value_is_no_log():
    assert read('{"a": oops, "b": {"c": 1}}').form == "json"
