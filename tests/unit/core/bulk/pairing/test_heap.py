import pickle

from inspector.core.bulk.pairing.events import Seen
from inspector.core.bulk.pairing.heap import (
    Heap,
    mark_of_seen,
    told_of,
    told_row,
)
from inspector.core.bulk.pairing.matching import match
from inspector.core.bulk.rows.rows import Base

BASE = Base(input=1, lines=10, offset=1000, items=7)
SEEN = Seen(2, "/call_id", 4, 9, (3, 5, 40, 5, 3, 10), (), "t", "n", "c", False)


def test_a_heap_of_nothing_says_nothing():
    heap = Heap(((Base(), b""),), {}, 0, None, 0, False, False, True)
    matched = match(heap._replace(parts=()))
    assert (dict(matched.rules), matched.rows, matched.needs_order) == ({}, (), False)


def test_an_item_is_named_by_its_number_in_the_log():
    assert mark_of_seen(SEEN, BASE, 5).at == "#4"
    assert mark_of_seen(SEEN, BASE, 0).at == "#9"


def test_a_finding_is_placed_in_the_run_and_travels():
    finding = mark_of_seen(SEEN, BASE, 0).finding("pairing/orphan-output")
    packed = told_row(SEEN, BASE, finding, is_own=True)
    assert packed[0] == 9  # rows are sorted by it
    row = told_of(pickle.loads(pickle.dumps(packed)))
    assert (row.found.code, row.start, row.end, row.is_own) == (
        finding.code,
        4,
        9,
        True,
    )
    assert (row.item, row.found.place.input) == (9, 1)
    assert (row.found.place.site.line, row.found.place.site.byte_offset) == (13, 1040)
