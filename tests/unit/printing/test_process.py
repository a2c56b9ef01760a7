"""Reports on paper, laid out by another process."""

from __future__ import annotations

import io
import sys

import pypdf
import pytest

from builders import a_function_call, as_json
from inspector.core.errors import InspectorError
from inspector.core.report.writers import FORMATS, PDF
from inspector.printing import process
from inspector.printing.process import PRINT_PAGE, printed
from report_builders import a_report
from streams import World

CALL = as_json(a_function_call("{", name="보고서"))


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "a.json"
    path.write_text(CALL, "utf-8")
    return path


def test_a_report_becomes_a_pdf_in_another_process():
    before = {name for name in sys.modules if name.startswith("PySide6")}
    data = printed(a_report(CALL), "en")
    assert {name for name in sys.modules if name.startswith("PySide6")} == before
    text = pypdf.PdfReader(io.BytesIO(data)).pages[0].extract_text()
    assert "json/truncated" in text


def test_the_suffix_of_the_file_chooses_it_and_the_bytes_stay_the_same(log, tmp_path):
    first, second = tmp_path / "1.pdf", tmp_path / "2.pdf"
    for path in (first, second):
        assert World().run("gate", log, "--no-time", "-o", path) == 1
    assert first.read_bytes() == second.read_bytes()
    assert first.read_bytes().startswith(b"%PDF-")


def test_it_goes_into_a_pipe_but_not_onto_a_terminal(log):
    world = World()
    assert world.run("gate", log, "--format", PDF) == 1
    assert world.out.getvalue().startswith(b"%PDF-")
    terminal = World(stdout_is_terminal=True)
    assert terminal.run("gate", log, "--format", PDF) == 2
    assert "not for a terminal" in terminal.complaint


def test_where_qt_does_not_run_one_line_says_so(monkeypatch, log):
    program = [sys.executable, "-c", "import sys; sys.exit('no libEGL')"]
    monkeypatch.setattr(process, "_program", lambda: program)
    with pytest.raises(InspectorError, match="no libEGL"):
        printed(a_report(CALL), "en")
    world = World()
    assert world.run("gate", log, "--format", PDF) == 2
    assert world.complaint.count("\n") == 1


def test_a_frozen_program_starts_itself(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process._program() == [sys.executable]
    assert PRINT_PAGE not in FORMATS
