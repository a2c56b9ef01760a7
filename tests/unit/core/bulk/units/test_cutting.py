import gzip

import pytest

from bulk_runs import inputs_of
from inspector.core.bulk.units.cutting import Choice, Cutter, Failed
from inspector.core.bulk.units.log_parts import Cut
from inspector.core.bulk.units.unit import LogPart, WholeInputs, WholeText, bytes_of

LINES = b"".join(b'{"type":"message","n":%d}\n' % n for n in range(40))


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(LINES)
    return path


def cut(paths, part=100, **choice):
    inputs = inputs_of(paths, part, **choice)
    return inputs, list(Cutter(inputs).cuts())


def test_parts_together_are_the_log_and_end_with_a_line(log):
    inputs, cuts = cut([log])
    texts = [bytes_of(each.unit, inputs.opened) for each in cuts]
    assert b"".join(texts) == LINES
    assert all(text.endswith(b"\n") for text in texts)
    assert len(texts) > 3
    assert sum(each.taken for each in cuts) == len(LINES)


def test_units_that_go_nowhere_have_their_text_with_them(log):
    inputs = inputs_of([log], 100)
    for each in Cutter(inputs, is_sent=False).cuts():
        start, end = each.stretch.start, each.stretch.end
        assert each.unit.text == LINES[start:end]


@pytest.mark.parametrize("are_hashed", [True, False])
def test_a_digest_is_taken_where_it_is_wanted(log, are_hashed):
    cutter = Cutter(inputs_of([log], 100)._replace(are_hashed=are_hashed))
    assert [*cutter.cuts()]
    facts = cutter.readers[0].facts
    assert facts.size == len(LINES)
    assert bool(facts.sha256) == are_hashed


def test_a_last_line_without_end_is_a_line(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(LINES + b'{"type":"message"}')
    inputs, cuts = cut([path])
    assert bytes_of(cuts[-1].unit, inputs.opened).endswith(b'"message"}')


def test_a_compressed_log_is_sent_as_text_and_says_so_once(tmp_path):
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(gzip.compress(LINES))
    _, cuts = cut([path], part=50)
    assert all(isinstance(each.unit.text, bytes) for each in cuts)
    assert [each.unit.compression for each in cuts[:2]] == ["gzip", ""]


def test_a_large_document_is_one_unit(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"[\n" + b"1,\n" * 200 + b"1]")
    _, cuts = cut([path])
    assert [type(each.unit) for each in cuts] == [WholeInputs]


def test_what_nobody_else_can_open_is_sent_whole(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b"[\n1]")
    inputs = inputs_of([path])._replace(apart=frozenset({str(path)}))
    (only,) = Cutter(inputs).cuts()
    assert only.unit == WholeText(0, str(path), b"[\n1]")


def test_small_inputs_go_together(tmp_path):
    paths = [tmp_path / f"{n}.json" for n in range(70)]
    for path in paths:
        path.write_bytes(b"{}")
    _, cuts = cut(paths)
    assert [len(each.unit.names) for each in cuts] == [64, 6]


def test_lines_before_the_first_are_passed_over_and_counted(log):
    inputs, cuts = cut([log], since=31)
    assert cuts[0].lines == 30
    assert LINES[cuts[0].offset :].startswith(b'{"type":"message","n":30}')
    assert bytes_of(cuts[0].unit, inputs.opened).startswith(b'{"type":"message","n":30')


def test_a_sample_is_the_same_each_time_and_counts_lines(log):
    picked = [
        [
            each.lines + line
            for each in cut([log], part, sample=5)[1]
            for line in each.unit.picked
        ]
        for part in (60, 100, 5000)
    ]
    assert picked[0] == picked[1] == picked[2]
    assert len(picked[0]) == 5


def test_an_input_that_cannot_be_cut_is_told_in_its_turn(log, tmp_path):
    _, cuts = cut([log, tmp_path / "a.jsonl", log], part=10**6)
    assert all(isinstance(each, Cut) for each in cuts)
    gone = inputs_of([log])._replace(names=["none"], sizes=[None])
    (failed,) = Cutter(gone).cuts()
    assert isinstance(failed, Failed)
    assert failed.error.key == "file-unreadable"


def test_a_log_is_judged_whole_where_it_is_small_and_all_of_it_is_wanted(log):
    assert Choice() == Choice(1, None)
    _, cuts = cut([log], part=10**6)
    assert isinstance(cuts[0].unit, WholeInputs)
    _, cuts = cut([log], part=10**6, since=2)
    assert isinstance(cuts[0].unit, LogPart)


@pytest.mark.parametrize("part", [60, 100, 5000])
@pytest.mark.parametrize("end", [b"", b"\n  \n\n"])
def test_a_log_that_ends_before_its_first_line_is_an_error(log, part, end):
    log.write_bytes(LINES + end)
    _, cuts = cut([log], part, since=LINES.count(b"\n") + 1)
    assert isinstance(cuts[-1], Failed)
    assert cuts[-1].error.key == "since-beyond"
    _, cuts = cut([log], part, since=LINES.count(b"\n"))
    assert all(isinstance(each, Cut) for each in cuts)


@pytest.mark.parametrize("choice", [{"since": 2}, {"sample": 2}])
def test_lines_are_chosen_of_logs_only(tmp_path, log, choice):
    body = tmp_path / "a.json"
    body.write_bytes(b"[\n1]")
    _, cuts = cut([body], **choice)
    assert isinstance(cuts[-1], Failed)
    assert cuts[-1].error.key == "lines-of-no-log"
    _, cuts = cut([body, log], **choice)
    assert all(isinstance(each, Cut) for each in cuts)


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_what_stands_behind_the_last_line_feed_is_a_line_only_if_it_is_there(log, end):
    log.write_bytes(LINES.rstrip(b"\n") + end)
    count = LINES.count(b"\n")
    _, cuts = cut([log], sample=count + 1)
    assert sum(len(each.unit.picked) for each in cuts) == count
