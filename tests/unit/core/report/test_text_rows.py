import pickle

from builders import a_function_call, a_message, as_json_lines
from inspector.core.report.rows import Piece
from inspector.core.report.text_rows import Style, TextRows
from report_builders import a_report

SIDE = a_report(
    as_json_lines(a_message(), a_function_call("{"), a_function_call(status="failed")),
    name="a.jsonl",
).sides[0]


def rows(*, colour=False, language="en"):
    return TextRows(SIDE, language, colour=colour)


def test_an_item_has_a_line_and_a_blocked_one_says_why():
    fine, cut, _ = (rows().item(n, item) for n, item in enumerate(SIDE.items))
    assert fine == "a.jsonl:1: not_function_call message\n"
    first, second = cut.splitlines()
    assert first.startswith("a.jsonl:2: arguments_parse function_call ")
    assert second.startswith("  ")


def test_a_finding_stands_where_compilers_write_it_with_carets_below():
    [found] = [f for f in SIDE.findings if f.code == "json/truncated"]
    said, *excerpt = rows().finding(found).splitlines()
    site = found.place.site
    assert said.startswith(f"a.jsonl:{site.line}:{site.column}: block json/truncated ")
    assert any("^" in line for line in excerpt)


def test_colours_change_no_word():
    plain, coloured = (rows(colour=each).item(1, SIDE.items[1]) for each in (0, 1))
    assert coloured != plain
    for sequence in ("\x1b[1;31m", "\x1b[1m", "\x1b[0m"):
        coloured = coloured.replace(sequence, "")
    assert coloured == plain


def test_a_style_is_left_out_where_nobody_wants_colours():
    assert Style(colour=False).of("a", "dim") == "a"
    assert Style(colour=True).of("a", "dim") == "\x1b[2ma\x1b[0m"


def test_pieces_are_one_section():
    pieces = [Piece(("a",), ["b", "c"]), Piece((), ["d"])]
    assert rows().joined(pieces) == ("abcd",)


def test_another_process_writes_the_same():
    sent = pickle.loads(pickle.dumps(rows(language="ko")))
    texts = [rows(language="ko").item(0, item) for item in SIDE.items]
    assert [sent.item(0, item) for item in SIDE.items] == texts
