"""Rows for two views: aligned, marked, and found again."""

from __future__ import annotations

from builders import a_function_call, a_message, an_output
from growth import assert_no_square
from inspector.core.diff.finding import Label
from inspector.core.diff.side_by_side import SideBySide, lay_side_by_side
from inspector.core.rules.severity import Severity
from sides import compared


def laid(left: object, right: object) -> SideBySide:
    return lay_side_by_side(compared(left, right))


def marks(rows: SideBySide) -> list[tuple[str, str | None, str | None]]:
    """Member, label and severity of each row that is marked."""
    return [
        (
            (row.left or row.right).text.split(":")[0].strip(' "'),
            row.label.value if row.label else None,
            row.severity.value if row.severity else None,
        )
        for row in rows.rows
        if row.label
    ]


def test_rows_are_marked_by_what_their_change_means():
    rows = laid(
        a_function_call('{"a":1}'),
        a_function_call('{ "a":1}', type="acme:function_call", id="x", created_by="y"),
    )
    assert marks(rows) == [
        ("type", "meaning", "block"),
        ("id", "identity", "info"),
        ("arguments", "spelling", "info"),
        ("created_by", "identity", "info"),
    ]


def test_the_heaviest_change_marks_the_row():
    rows = laid(a_function_call('{"a":1,"b":1}'), a_function_call('{"a":1.0,"b":2}'))
    (row,) = [row for row in rows.rows if row.label]
    assert (row.label, row.severity) == (Label.MEANING, Severity.BLOCK)


def test_differing_characters_inside_arguments_are_columns_of_the_row():
    rows = laid(a_function_call('{"r":"apac"}'), a_function_call('{"r":"emea"}'))
    (row,) = [row for row in rows.rows if row.label]
    assert [row.left.text[slice(*part)] for part in row.left.ranges] == ["apac"]
    assert [row.right.text[slice(*part)] for part in row.right.ranges] == ["emea"]
    assert row.left.text[slice(*row.left.arguments)] == '{\\"r\\":\\"apac\\"}'


def test_a_character_of_the_document_has_its_column():
    result = compared(a_function_call("[1]"), a_function_call("[2]"))
    rows = lay_side_by_side(result)
    row = rows.rows[rows.row_of(result.findings[0])]
    offset = result.right.document.text.index("[2]") + 1
    assert row.right.column_of(offset) == row.right.ranges[0].start


def test_every_finding_has_its_row():
    left = [a_function_call("[1]"), an_output(), a_message("gone")]
    right = [a_function_call("[2]", name="b"), an_output("new")]
    result = compared(left, right)
    rows = lay_side_by_side(result)
    found = {f.code: rows.row_of(f) for f in result.findings}
    texts = {
        code: (rows.rows[row].left or rows.rows[row].right).text.strip()
        for code, row in found.items()
    }
    assert texts["diff/name"].startswith('"name"')
    assert texts["diff/arguments"].startswith('"arguments"')
    assert texts["diff/member"].startswith('"output"')
    assert texts["diff/only-left"] == "{"


def test_an_item_without_partner_is_marked_as_a_whole():
    rows = laid([a_function_call(), an_output()], [a_function_call()])
    alone = [row for row in rows.rows if row.right is None]
    assert len(alone) == 7
    assert {row.label for row in alone} == {Label.MEANING}


def test_an_item_that_moved_is_marked_on_its_first_line():
    items = [a_function_call(call_id=f"c{n}", id=f"i{n}") for n in range(3)]
    rows = laid(items, [items[2], *items[:2]])
    assert [row.left.text for row in rows.rows if row.label] == ["{"]


def test_lines_are_numbered_through_on_each_side():
    rows = laid([a_function_call(), an_output()], [an_output()])
    left = [row.left.number for row in rows.rows if row.left]
    right = [row.right.number for row in rows.rows if row.right]
    assert left == list(range(1, len(left) + 1))
    assert right == list(range(1, len(right) + 1))


def test_chosen_pairs_alone_are_laid_out():
    result = compared([a_function_call(), an_output("a")], [an_output("b")])
    rows = lay_side_by_side(result, [1])
    assert {row.pair for row in rows.rows} == {1}
    gone = next(f for f in result.findings if f.code == "diff/only-left")
    assert rows.row_of(gone) is None


def test_a_change_in_a_shortened_value_marks_its_row():
    text = "x" * 9_000
    result = compared(an_output(text + "a" + text), an_output(text + "b" + text))
    rows = lay_side_by_side(result)
    row = rows.rows[rows.row_of(result.findings[0])]
    assert [row.left.text[slice(*part)] for part in row.left.ranges] == ["a"]
    assert row.left.hidden


def test_a_large_item_with_many_changes_is_laid_out_in_linear_time():
    def result_of(count):
        left = {"type": "x", "v": [{"n": n} for n in range(count)]}
        right = {"type": "x", "v": [{"n": -n} for n in range(count)]}
        return compared(left, right)

    assert_no_square(lay_side_by_side, result_of, 600)
    rows = lay_side_by_side(result_of(5_000))
    assert sum(row.label is not None for row in rows.rows) == 4_999


def test_the_first_rows_can_be_had_alone():
    left = {"type": "x", "v": [{"n": n} for n in range(100)], "w": 1}
    right = {"type": "x", "v": [{"n": n} for n in range(99)], "w": 2}
    result = compared(left, right)
    whole = lay_side_by_side(result)
    some = lay_side_by_side(result, most=50)
    assert 50 <= len(some.rows) < 60
    assert some.rows == whole.rows[: len(some.rows)]
    assert all(some.row_of(finding) is None for finding in result.findings)
    assert lay_side_by_side(result, most=10_000).rows == whole.rows
