import pytest

from inspector.core.bulk.spool import BLOCK, Spool, SpooledRows


@pytest.fixture
def spool():
    kept = Spool()
    yield kept
    kept.close()


def test_bytes_are_read_again_in_any_order(spool):
    numbers = [spool.append(data) for data in (b"one", b"", b"three")]
    assert [spool.read(number) for number in reversed(numbers)] == [
        b"three",
        b"",
        b"one",
    ]


@pytest.mark.parametrize("count", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK])
def test_rows_are_a_sequence_like_any_other(spool, count):
    rows = SpooledRows(spool)
    for number in range(count):
        rows.append(number)
    assert len(rows) == count
    assert list(rows) == list(range(count))
    assert rows[:5] == list(range(count))[:5]
    assert [rows[n] for n in (0, -1)] == [0, count - 1] if count else not rows


def test_a_row_that_is_not_there_is_an_index_error(spool):
    with pytest.raises(IndexError):
        SpooledRows(spool)[0]


def test_two_sequences_share_one_file(spool):
    left, right = SpooledRows(spool), SpooledRows(spool)
    for number in range(2 * BLOCK):
        left.append(number)
        right.append(-number)
    assert list(zip(left, right, strict=True))[-1] == (2 * BLOCK - 1, 1 - 2 * BLOCK)


def test_rows_may_be_kept_in_another_form_than_they_are_read(spool):
    rows = SpooledRows(spool, str, int)
    for number in range(BLOCK + 1):
        rows.append(number)
    rows.append_packed("7")
    assert list(rows) == [*range(BLOCK + 1), 7]
    assert (rows[3], rows[BLOCK], rows[-1]) == (3, BLOCK, 7)


def test_a_spool_is_gone_once_it_is_left():
    with Spool() as kept:
        number = kept.append(b"one")
        assert kept.read(number) == b"one"
    with pytest.raises(ValueError, match="closed"):
        kept.read(number)
