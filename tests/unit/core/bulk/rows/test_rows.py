from inspector.core.bulk.rows.rows import Base, moved_site
from inspector.core.report.report import Site

BASE = Base(input=1, lines=10, offset=1000, items=7)
SITE = Site(2, 5, 40, 3, 2, 8)


def test_a_place_moves_by_lines_and_bytes_and_keeps_its_column():
    assert moved_site(SITE, BASE) == Site(12, 5, 1040, 3, 12, 8)


def test_an_end_that_is_not_known_stays_unknown():
    assert moved_site(SITE._replace(end_line=0, end_column=0), BASE).end_line == 0
