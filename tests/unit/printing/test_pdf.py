"""The PDF, read back by a reader that is not ours."""

from __future__ import annotations

import io
import re

import pypdf
import pytest

from builders import a_function_call, a_message, as_json, as_json_lines
from inspector.core.report.html_writer import write_html
from inspector.printing.pdf import FAMILIES, pdf_of
from report_builders import CREATED, a_comparison_report, a_report

QtGui = pytest.importorskip("PySide6.QtGui")
pytestmark = pytest.mark.usefixtures("qapp")

CALL = a_function_call('{"region":"global","n":1234567890}', name="get_report")
SCHEMA = '{"properties": {"region": {"enum": ["apac"]}}}'


def page_of(report, language="en"):
    return "".join(write_html(report, language))


def read(data):
    return pypdf.PdfReader(io.BytesIO(data))


def text_of(data):
    """The text without its spaces: where they stand is a matter of layout."""
    pages = (page.extract_text() for page in read(data).pages)
    return re.sub(r"\s+", "", "".join(pages))


def test_the_text_can_be_read_back_to_its_digits():
    report = a_report(as_json(CALL), schema=SCHEMA, name="log 528.json")
    text = text_of(pdf_of(page_of(report), "title"))
    for said in (
        "Donotreplay:1blocked.",
        "log528.json",
        report.sides[0].inputs[0].facts.sha256,
        "arguments/schema",
        r"\"global\"",
        "1234567890",
        "2026-04-24",
        "/arguments>/region",
    ):
        assert said in text


def test_korean_text_is_in_it():
    families = set(QtGui.QFontDatabase.families())
    if not families & {*FAMILIES, "Noto Sans CJK JP", "Noto Serif CJK KR"}:
        pytest.skip("no Korean font here")
    report = a_report(as_json(a_message("다국어 보고서")) + "{", name="보고서.json")
    text = text_of(pdf_of(page_of(report, "ko"), "제목"))
    assert "다시보내지마세요" in text
    assert "보고서.json" in text


def test_both_sides_of_a_comparison_are_in_it():
    report = a_comparison_report(as_json(a_message("a")), as_json(a_message("b")))
    text = text_of(pdf_of(page_of(report), "title"))
    assert "left.json:1" in text
    assert "right.json:1" in text


def test_a_long_report_has_pages_with_numbers():
    log = as_json_lines(*[{"type": f"acme:x{number}"} for number in range(60)])
    pages = read(pdf_of(page_of(a_report(log)), "title")).pages
    assert len(pages) > 5
    assert pages[3].extract_text().strip().endswith("4")
    assert {page.mediabox.height for page in pages} == {pages[0].mediabox.height}


def test_it_says_when_it_was_made_or_nothing():
    page = page_of(a_report("{}"))
    data = pdf_of(page, "title", CREATED)
    metadata = read(data).metadata
    assert metadata.title == "title"
    assert metadata.creation_date_raw == "D:20261130100000Z"
    assert metadata.modification_date_raw == "D:20261130100000Z"
    assert read(pdf_of(page, "t")).metadata.creation_date_raw == "D:19700101000000Z"


def test_the_same_page_gives_the_same_bytes_at_any_time():
    page = page_of(a_report(as_json(CALL), schema=SCHEMA))
    data = pdf_of(page, "title", CREATED)
    assert data == pdf_of(page, "title", CREATED)
    years = set(re.findall(rb"(?:D:|Date=\")(\d{4})", data))
    assert years == {b"2026"}
    # Nothing of today is in it, so it is the same tomorrow.
    assert set(re.findall(rb"Date=\"([^\"]*)\"", data)) == {CREATED.encode()}
