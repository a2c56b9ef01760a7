from inspector.core.bulk.rows import Base, moved_finding, moved_item, moved_site
from inspector.core.report.report import ReportFinding, ReportItem, ReportPlace, Site

BASE = Base(input=1, lines=10, offset=1000, items=7)
SITE = Site(2, 5, 40, 3, 2, 8)


def test_a_place_moves_by_lines_and_bytes_and_keeps_its_column():
    assert moved_site(SITE, BASE) == Site(12, 5, 1040, 3, 12, 8)


def test_an_end_that_is_not_known_stays_unknown():
    assert moved_site(SITE._replace(end_line=0, end_column=0), BASE).end_line == 0


def test_an_item_moves_and_a_finding_names_it_by_its_number_in_the_run():
    place = ReportPlace(1, 2, "/name", None, SITE, None)
    found = moved_finding(ReportFinding(None, place), BASE)
    assert (found.place.item, found.place.site.line) == (9, 12)
    item = ReportItem(1, SITE, "", *[None] * 6, "ok", "core", False, None)
    assert moved_item(item, BASE).site.byte_offset == 1040


def test_a_finding_on_no_item_stays_on_none():
    place = ReportPlace(1, None, "", None, SITE, None)
    assert moved_finding(ReportFinding(None, place), BASE).place.item is None
