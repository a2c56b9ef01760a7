from builders import a_function_call, a_message, as_json_lines
from inspector.core.report.written import written_records
from report_builders import a_report

LINES = as_json_lines(a_message(), a_function_call("{"), [1]) * 150
SIDE = a_report(LINES, name="a.jsonl").sides[0]


class Names:
    """Writes a row as its number or its rule."""

    is_grouped = True

    def item(self, number, _):
        return str(number)

    def finding(self, found):
        return found.code

    def joined(self, pieces):
        return ("\n".join(" ".join((*p.items, *p.findings)) for p in pieces) + "\n",)


def test_items_are_written_with_what_stands_on_them():
    lines = "".join(text for (text,) in written_records(SIDE, Names())).splitlines()
    numbers = [int(line.split()[0]) for line in lines if line[0].isdigit()]
    assert numbers == [*range(len(SIDE.items))]
    cut = [line for line in lines if "json/truncated" in line]
    assert len(cut) == 150
    assert all(line[0].isdigit() for line in cut)


def test_only_so_many_records_are_put_together_at_once():
    texts = [text for (text,) in written_records(SIDE, Names())]
    assert max(text.count("\n") for text in texts) < 300 < sum(map(len, texts))


def test_a_side_on_disk_has_its_rows_written_where_they_are():
    side = SIDE._replace(written=lambda writer: iter([(type(writer).__name__,)]))
    assert [*written_records(side, Names())] == [("Names",)]


def test_a_writer_may_have_all_findings_behind_all_items():
    writer = Names()
    writer.is_grouped = False
    lines = "".join(text for (text,) in written_records(SIDE, writer)).split()
    count = len(SIDE.items)
    assert lines[:count] == [str(number) for number in range(count)]
    assert lines[count:] == [found.code for found in SIDE.findings]
