from builders import a_function_call, a_response, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.report.building import side_of
from inspector.core.source.document import read_document
from inspector.core.source.origin import Origin
from inspector.core.tools.tool_sources import Sources, read_tools
from report_builders import a_comparison_report, a_report

LEFT = as_json(a_response(), indent=1)
RIGHT = as_json(a_response(a_function_call(call_id="call_2")), indent=1)


def test_a_report_of_one_document_has_its_items_and_its_time():
    report = a_report(LEFT)
    assert len(report.sides[0].items) == 1
    assert (report.created, report.tool_version) == ("2026-11-30T10:00:00Z", "0.0")


def test_a_comparison_counts_both_sides_and_what_differs():
    report = a_comparison_report(LEFT, RIGHT)
    assert report.tally.items == 2
    assert report.tally.rules["diff/call-id"] == 1
    assert report.tally.blocking == 1
    assert report.differences[0].code == "diff/call-id"


def test_a_difference_has_a_place_on_each_side():
    difference = a_comparison_report(LEFT, RIGHT).differences[0]
    lines = LEFT.splitlines()
    site = difference.left.site
    assert lines[site.line - 1][site.column - 1 :].startswith('"call_001"')
    assert difference.right.excerpt.marked[0].marked == '"call_2"'


def test_pairs_name_items_by_their_index():
    report = a_comparison_report(as_json([a_function_call()]), as_json([]))
    (pair,) = report.pairs
    assert (pair.left, pair.right, pair.by) == (0, None, None)


def test_equal_sides_have_no_difference():
    report = a_comparison_report(LEFT, LEFT)
    assert report.differences == ()
    assert all(pair.is_same for pair in report.pairs)
    assert report.answer == "clear"


def with_tools(text, tools_text):
    tools = read_tools(read_document(tools_text, Origin("tools.json")))
    return inspect_content(text, Sources(tools=tools), origin=Origin("a.json"))


FAULTY = as_json([a_tool({"type": "object", "properties": {"a": {"type": "string"}}})])


def test_a_tools_file_that_was_given_is_an_input_with_places_of_its_own():
    side = side_of(with_tools(LEFT, FAULTY))
    names = [(each.facts.name, each.envelope) for each in side.inputs]
    assert names == [("a.json", "response"), ("tools.json", "tools")]
    found = [f for f in side.findings if f.place.input == 1]
    assert [f.code for f in found] == [
        "strict/additional-properties",
        "strict/required",
    ]
    assert all(f.place.item is None for f in found)
    start = found[1].place.site.byte_offset
    assert FAULTY[start:].startswith('"a"')
    assert side.tally.blocking == len(found)


def test_a_given_file_that_was_inspected_itself_is_one_input():
    assert len(side_of(with_tools(FAULTY, FAULTY)).inputs) == 1


def test_a_side_of_a_comparison_leaves_given_tools_out():
    assert len(side_of(with_tools(LEFT, FAULTY), with_given=False).inputs) == 1
