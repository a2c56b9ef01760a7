"""The process that lays one page out."""

from __future__ import annotations

import io

import pypdf
import pytest

from builders import a_message, as_json
from inspector.core.report.html_writer import write_html
from inspector.printing.main import main
from report_builders import CREATED, a_report


@pytest.mark.usefixtures("qapp")
def test_a_page_comes_in_and_a_pdf_goes_out(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    page = "".join(write_html(a_report(as_json(a_message())), "en"))
    out = io.BytesIO()
    assert main(["a title", CREATED], io.BytesIO(page.encode()), out) == 0
    reader = pypdf.PdfReader(io.BytesIO(out.getvalue()))
    assert reader.metadata.title == "a title"
    assert "Nothing blocks" in reader.pages[0].extract_text().replace("\t", " ")
