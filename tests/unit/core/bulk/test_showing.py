import pytest

from builders import a_function_call, a_message, an_output
from bulk_runs import inputs_of, write_lines, written
from inspector.core.bulk import showing
from inspector.core.bulk.run import BulkRun
from inspector.core.bulk.selection import selection_of
from inspector.core.bulk.workers import OwnHands, Processes
from inspector.core.tools.tool_sources import Sources

LINES = [a_function_call("{"), an_output(), a_message(), a_function_call(), [1]] * 30


@pytest.fixture
def log(tmp_path):
    return write_lines(tmp_path / "a.jsonl", LINES)


def run_of(log, **options):
    return BulkRun(inputs_of([log], 500), Sources(), **options)


def test_a_side_knows_how_long_it_is_before_its_rows_are_worked_out(log, monkeypatch):
    with run_of(log, excerpts=0) as run:
        side = run.gate(OwnHands())[1]
        with monkeypatch.context() as patch:
            patch.setattr(showing, "Settling", None)
            lengths = len(side.items), len(side.findings)
        assert lengths == (len([*side.items]), len([*side.findings]))
        assert side.items[-1] == [*side.items][-1]
        assert side.findings[:2] == [*side.findings][:2]


def test_rows_are_settled_once_for_all_who_ask(log, monkeypatch):
    begun = []
    settling = showing.Settling
    made = lambda *given: begun.append(given) or settling(*given)  # noqa: E731
    monkeypatch.setattr(showing, "Settling", made)
    with run_of(log) as run:
        side = run.gate(OwnHands())[1]
        assert not begun
        for rows in (side.items, side.findings, side.gaps, side.groups, side.kinds):
            assert [*rows]
    assert len(begun) == 1


def test_parts_that_show_no_characters_are_written_by_whoever_does_the_work(log):
    class Counted(OwnHands):
        def __init__(self):
            self.count = 0

        def run(self, work):
            for answer in super().run(work):
                self.count += 1
                yield answer

    hands = Counted()
    with run_of(log, excerpts=20) as run:
        side = run.gate(hands)[1]
        before = hands.count
        written(side, "text")
    assert 0 < hands.count - before < before


@pytest.mark.parametrize("format_name", ["text", "json", "jsonl", "csv"])
def test_a_report_has_the_same_bytes_whoever_writes_it(log, format_name):
    reports = []
    with run_of(log, excerpts=9) as run:
        reports.append(written(run.gate(OwnHands())[1], format_name))
    with Processes(2) as hands, run_of(log, excerpts=9) as run:
        reports.append(written(run.gate(hands)[1], format_name))
    assert reports[0] == reports[1]


def test_where_rows_were_chosen_they_are_settled_one_by_one(log):
    with run_of(log, selection=selection_of(["reason=arguments_parse"])) as run:
        side = run.gate(OwnHands())[1]
        assert side.written is None
        assert len(side.items) == 30


def test_a_report_can_be_written_twice(log):
    with run_of(log, excerpts=9) as run:
        side = run.gate(OwnHands())[1]
        assert written(side, "json") == written(side, "json")
        assert written(side, "html") == written(side, "html")


def test_what_is_not_checked_is_known_once_rows_were_written(log, monkeypatch):
    """Its sentence stands with the gaps; nothing is settled for it again."""
    with run_of(log, excerpts=9) as run:
        side = run.gate(OwnHands())[1]
        numbers = [gap.item for gap in side.gaps if gap.item is not None]
        items = [side.items[number] for number in numbers]
    assert len(numbers) == 30
    with run_of(log, excerpts=9) as run:
        side = run.gate(OwnHands())[1]
        assert written(side, "jsonl")
        with monkeypatch.context() as patch:
            patch.setattr(showing, "Settling", None)
            assert [gap.item for gap in side.gaps if gap.item is not None] == numbers
            assert [side.items[number] for number in numbers] == items


def test_chosen_findings_come_with_their_items_and_nothing_else(log):
    with run_of(log, excerpts=0) as run:
        side = run.gate(OwnHands())[1]
        part = side.chosen(lambda code, _: code == "json/truncated")
        owners = [found.place.item for found in part.findings]
        assert owners == [*range(len(part.items))] == [*range(30)]
        assert {item.reason for item in part.items} == {"arguments_parse"}
        assert all(found.place.excerpt for found in part.findings)
        assert part.tally == side.tally
        assert part.written is None
        assert [finding.code for finding in part.kinds] == ["json/truncated"]
        none = side.chosen(lambda *_: False)
        assert not none.items
        assert not none.findings
