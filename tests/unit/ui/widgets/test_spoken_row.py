"""A screen reader hears the row that the caret moves into."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible

from inspector.core.source.span import Span
from inspector.ui.widgets import spoken_row


@pytest.fixture
def heard(monkeypatch):
    texts = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(spoken_row, "_announce", lambda _, text: texts.append(text))
    return texts


def test_each_row_is_told_once(make_view, heard):
    view = make_view("first\n  second \ud83d\nthird")
    heard.clear()
    for place in (7, 8, 20):
        view.move_caret_to(place)
    assert heard == ["second \ufffd", "third"]


def test_only_a_part_of_an_endless_row_is_told(make_view, heard):
    view = make_view("x\n" + "\u0301" * 5000)
    view.select(Span(10, 10))
    assert len(heard[-1]) <= 400


def test_nothing_is_told_while_nobody_listens(make_view, heard, monkeypatch):
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    make_view("a\nb").move_caret_to(2)
    assert not heard


def test_announcing_breaks_nothing(make_view):
    spoken_row._announce(make_view("abc"), "abc 가")
