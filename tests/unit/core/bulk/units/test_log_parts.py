import random

import pytest

from bulk_runs import inputs_of
from inspector.core.bulk.units import log_parts
from inspector.core.bulk.units.cutting import Cutter, Failed
from inspector.core.bulk.units.unit import Stretch, bytes_of
from inspector.core.gate import records

LINES = b"".join(b'{"type":"message","n":%d}\n' % n for n in range(40))


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(LINES)
    return path


def cuts_of(path, part, *, are_hashed, is_sent=True):
    inputs = inputs_of([path], part)._replace(are_hashed=are_hashed)
    return inputs, list(Cutter(inputs, is_sent=is_sent).cuts())


def a_log(seed):
    """Lines of very different lengths, with blank ones, with an end or without."""
    chance = random.Random(seed)
    lengths = [chance.choice((0, 1, 7, 90, 700)) for _ in range(chance.randint(3, 40))]
    lines = [b'{"type":"message","n":%d}' % n + b" " * n for n in lengths]
    lines[3:3] = [b""] * chance.randint(0, 3)
    return b"\n".join(lines) + chance.choice((b"", b"\n", b"\n\n"))


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("part", [60, 500])
def test_parts_are_the_same_where_little_of_them_is_read(log, seed, part, monkeypatch):
    monkeypatch.setattr(log_parts, "_LOOK", 16)
    log.write_bytes(LINES + a_log(seed))
    _, read = cuts_of(log, part, are_hashed=True)
    inputs, skipped = cuts_of(log, part, are_hashed=False)
    assert skipped == read
    texts = [bytes_of(each.unit, inputs.opened) for each in skipped]
    assert b"".join(texts) == log.read_bytes()


def test_little_is_read_of_parts_that_others_read(tmp_path, monkeypatch):
    path = tmp_path / "a.jsonl"
    path.write_bytes(LINES * 2000)
    seen = []
    again = records.RecordReader.again

    def noted(reader, start, end):
        seen.append(end - start)
        return again(reader, start, end)

    monkeypatch.setattr(records.RecordReader, "again", noted)
    _, cuts = cuts_of(path, 500_000, are_hashed=False, is_sent=False)
    assert len(cuts) == len(seen) > 3
    assert sum(seen) < path.stat().st_size / 5
    assert all(isinstance(each.unit.text, Stretch) for each in cuts)
    assert sum(each.taken for each in cuts) == path.stat().st_size


def test_a_log_that_grows_meanwhile_is_cut_up_to_where_it_then_ends(log):
    inputs = inputs_of([log], 100)._replace(are_hashed=False)
    cutter = Cutter(inputs)
    cuts = cutter.cuts()
    texts = [bytes_of(next(cuts).unit, inputs.opened)]
    with log.open("ab") as file:
        file.write(LINES)
    texts += [bytes_of(each.unit, inputs.opened) for each in cuts]
    assert b"".join(texts) == LINES * 2
    assert cutter.readers[0].facts.size == 2 * len(LINES)


@pytest.mark.parametrize("are_hashed", [True, False])
@pytest.mark.parametrize("before", [LINES, LINES[:60]])
def test_a_line_beyond_the_limit_is_an_error_not_a_full_memory(
    log, monkeypatch, are_hashed, before
):
    monkeypatch.setattr(log_parts, "RECORD_LIMIT", 300)
    assert records.RECORD_LIMIT > 300
    log.write_bytes(before + b"x" * 2000)
    _, cuts = cuts_of(log, 100, are_hashed=are_hashed)
    assert isinstance(cuts[-1], Failed)
    assert cuts[-1].error.key == "line-too-large"
