"""Chips are rows of a model: few whatever there is to say, each explained."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from builders import a_function_call
from diffs import calls
from inspector.ui.models.diff_chips import MOST, SEVERITY, DiffChips
from inspector.ui.models.diff_outline import outline_of
from sides import compared

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
TIP = Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def model(qtmodeltester):
    made = DiffChips()
    qtmodeltester.check(made)
    return made


def shown(model, role=Qt.ItemDataRole.DisplayRole):
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_a_chip_says_how_often(model):
    model.show(outline_of(compared(calls(3), calls(3, name="x"))))
    assert shown(model) == ["name: get_sales_report → x \u00d73"]
    assert shown(model, SEVERITY) == ["block"]
    assert shown(model, ACCESSIBLE) == ["blocked: name: get_sales_report → x \u00d73"]


def test_many_kinds_are_counted_not_shown(model):
    count = MOST + 40
    left, right = calls(count), calls(count)
    for number, call in enumerate(right):
        call["name"] = f"name_{number}"
    model.show(outline_of(compared(left, right)))
    assert model.rowCount() == MOST + 1
    assert shown(model)[-1] == "+40"
    assert shown(model, SEVERITY)[-1] == ""
    assert "40 more kinds" in shown(model, TIP)[-1]


def test_the_tip_has_the_sentences_of_the_core_in_its_language(model):
    model.show(outline_of(compared(a_function_call(), a_function_call(name="<b>x"))))
    assert (
        "name: get_sales_report on the left, &lt;b&gt;x on the right."
        in (shown(model, TIP)[0])
    )
    model.set_language("ko")
    assert "왼쪽 get_sales_report" in shown(model, TIP)[0]


def test_only_what_blocks_is_shown_if_asked(model):
    outline = outline_of(
        compared(a_function_call(), a_function_call(name="x", id="fc_2"))
    )
    model.show(outline)
    assert model.rowCount() == 2
    model.show(outline, only_blocking=True)
    assert shown(model, SEVERITY) == ["block"]


def test_a_finding_leads_to_its_chip(model):
    model.show(outline_of(compared(calls(3), calls(3, name="x", id="y"))))
    assert model.row_of(2) == 0
    assert model.row_of(3) == 1
    assert model.row_of(None) is None


def test_no_comparison_has_no_chips(model):
    model.show(None)
    assert model.rowCount() == 0
    assert model.data(model.index(0)) is None
