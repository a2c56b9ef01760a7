from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import a_function_call, a_message, a_response, as_json_lines
from inspector.core.bulk.rows.packing import (
    finding_of,
    item_of,
    packed_finding,
    packed_item,
)
from inspector.core.bulk.rows.patterns import Patterns, are_plain
from inspector.core.report.csv_writer import CsvRows
from inspector.core.report.json_writer import JsonRows
from inspector.core.report.jsonl_writer import JsonlRows
from inspector.core.report.text_rows import TextRows
from inspector.core.texts import LANGUAGES
from report_builders import a_report

REPORT = a_report(
    as_json_lines(
        a_message("한글"),
        a_function_call("{", call_id="call_1"),
        a_function_call("{}", call_id="call_1"),
        a_function_call('{"a%s":1}', id="fc_%s"),
        a_function_call(status="incomplete", call_id=None),
        a_response({"type": "acme:x", "id": "x_1"}),
        {"id": "1"},
        [1],
    ),
    name="a %s.jsonl",
)._replace(command=("gate", "--schema=a%s b.json"))
SIDE = REPORT.sides[0]
ITEMS = [packed_item(item) for item in SIDE.items]
FOUND = [
    packed_finding(f._replace(place=f.place._replace(excerpt=None)))
    for f in SIDE.findings
]
WRITERS = {
    "csv": lambda language: CsvRows(REPORT, SIDE, "", language),
    "text": lambda language: TextRows(SIDE, language, colour=True),
    "json": lambda language: JsonRows(REPORT, SIDE, language),
    "jsonl": lambda language: JsonlRows(REPORT, SIDE, {}, language),
}

numbers = st.integers(0, 10**13)
lines = st.integers(1, 10**13)
ids = st.text("abcXYZ019_-", min_size=1, max_size=70) | st.sampled_from(
    ["call_1", "", "-1", "=x", 'a"b', "한글", "%s", "a b", "\ud83d"]
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WRITERS)
@given(st.data())
def test_rows_of_a_pattern_are_what_their_writer_writes(name, language, data):
    writer = WRITERS[name](language)
    patterns = Patterns(writer)
    for row in ITEMS * 3:
        site = (data.draw(lines), *(data.draw(numbers) for _ in range(5)))
        own, call = (None if each is None else data.draw(ids) for each in row[9:11])
        like = (row[0], *site, *row[7:9], own, call, *row[11:])
        number = data.draw(numbers)
        assert patterns.item(number, like) == writer.item(number, item_of(like))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WRITERS)
@given(st.data())
def test_findings_of_a_pattern_are_what_their_writer_writes(name, language, data):
    writer = WRITERS[name](language)
    patterns = Patterns(writer)
    for row in FOUND * 3:
        site = (data.draw(lines), *(data.draw(numbers) for _ in range(5)))
        item = None if row[7] is None else data.draw(numbers)
        details = tuple(
            (n, data.draw(ids) if n in ("call_id", "other", "at") else value)
            for n, value in row[14]
        )
        like = (row[0], *site, item, *row[8:14], details, *row[15:])
        assert patterns.finding(like) == writer.finding(finding_of(like))


class Numbering:
    """Writes a row as the number of rows that it was asked for."""

    is_grouped = True

    def __init__(self):
        self.asked = count()

    def item(self, number, item):
        return f"{item.site.line} {number} {next(self.asked)}"

    def finding(self, found):
        return f"{found.place.site.line} {next(self.asked)}"


def test_where_a_pattern_does_not_give_back_what_is_written_there_is_none():
    patterns = Patterns(Numbering())
    assert patterns.of_item(ITEMS[0], is_lone=False) is None
    assert patterns.of_finding(FOUND[0]) is None


def test_rows_are_written_by_themselves_until_a_second_one_is_like_them():
    writer = WRITERS["text"]("en")
    asked = []
    write = writer.item
    writer.item = lambda *row: asked.append(row) or write(*row)
    patterns = Patterns(writer)
    patterns.item(0, ITEMS[0])
    assert len(asked) == 1
    patterns.item(1, ITEMS[0])
    known = len(asked)
    patterns.item(2, ITEMS[0])
    assert len(asked) == known


def test_ids_that_a_writer_may_change_are_not_plain():
    assert are_plain("call_1", None, "fc-9")
    for text in ("-1", "", "a" * 56, "a b", '"', "한"):
        assert not are_plain(text)


def test_a_finding_with_its_own_words_is_written_by_itself():
    assert any(row[16] is not None for row in VIOLATIONS)
    writer = WRITERS["text"]("en")
    patterns = Patterns(writer)
    for row in VIOLATIONS * 3:
        assert patterns.finding(row) == writer.finding(finding_of(row))


VIOLATIONS = [
    packed_finding(f._replace(place=f.place._replace(excerpt=None)))
    for f in a_report(
        as_json_lines(a_function_call('{"region":"x"}'), a_function_call("{}")),
        name="a.jsonl",
        schema='{"required":["n"],"properties":{"region":{"enum":["apac"]}}}',
    )
    .sides[0]
    .findings
]
