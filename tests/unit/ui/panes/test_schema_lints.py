"""The tabs about the schema follow the schema in force."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.schema_lints import SchemaLints
from inspector.ui.panes.schema_parts import PORTABILITY, STRICT, VIOLATIONS, SchemaParts
from instant_runner import InstantRunner, PatientRunner
from schema_studies import CLEAN, LOOSE, a_declared_tool


@pytest.fixture
def make(qtbot):
    kept = []

    def make(runner=None):
        parts = SchemaParts(QPushButton("schema"))
        qtbot.addWidget(parts)
        parts.resize(560, 500)
        bench = Workbench(runner or InstantRunner())
        lints = SchemaLints(bench, parts)
        lints.retranslate()
        parts.tell("Violations 0", "")
        with qtbot.waitExposed(parts):
            parts.show()
        kept.append((bench, lints))
        return lints, parts

    yield make
    kept.clear()


def test_both_tabs_are_marked_once_the_answer_is_there(make):
    lints, parts = make()
    lints.follow(a_declared_tool(LOOSE))
    assert parts.tabs.mark(STRICT) == "warn"
    assert parts.tabs.mark(PORTABILITY) == "warn"
    lints.follow(a_declared_tool(CLEAN))
    assert parts.tabs.mark(STRICT) == "ok"


def test_without_a_schema_only_violations_are_left_and_the_tab_comes_back(make):
    lints, parts = make()
    lints.follow(a_declared_tool(LOOSE))
    parts.go_to(PORTABILITY)
    lints.follow(None)
    assert not parts.tabs.isTabVisible(STRICT)
    assert parts.tabs.currentIndex() == VIOLATIONS
    lints.follow(a_declared_tool(LOOSE))
    assert parts.tabs.currentIndex() == PORTABILITY


def test_another_profile_is_asked_for_the_same_schema(make):
    lints, parts = make()
    lints.follow(a_declared_tool(LOOSE))
    parts.strict.profile_wished.emit("openai-2024")
    assert lints.study.strict.profile.name == "openai-2024"


def test_the_same_schema_is_studied_once(make):
    runner = PatientRunner()
    lints, _ = make(runner)
    tool = a_declared_tool(LOOSE)
    lints.follow(tool)
    lints.follow(tool)
    assert len(runner.waiting) == 1


def test_a_place_of_an_older_text_is_not_told(make):
    runner, told = PatientRunner(), []
    lints, parts = make(runner)
    lints.place_chosen.connect(told.append)
    lints.follow(a_declared_tool(LOOSE))
    runner.let_through()
    parts.strict.list.choose(0)
    assert len(told) == 1
    lints.follow(a_declared_tool(LOOSE))
    parts.strict.list.choose(0)
    assert len(told) == 1


def test_another_tool_takes_the_old_answer_away_at_once(make):
    runner = PatientRunner()
    lints, parts = make(runner)
    lints.follow(a_declared_tool(LOOSE))
    runner.let_through()
    lints.follow(a_declared_tool(CLEAN, name="other"))
    assert lints.study is None
    assert parts.tabs.mark(STRICT) == ""
