"""Pretty shows the chosen item laid out, and the same value selected."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_response, as_json
from inspector.ui.models.pointing import Pointing
from inspector.ui.models.workbench import Workbench
from inspector.ui.panes.pretty_view import PrettyView
from instant_runner import InstantRunner

BAD = a_function_call('{"region":"global"}')
TEXT = as_json(a_response(a_message(), BAD))
REGION = Pointing(0, "/output/1/arguments", "/region", 1)


@pytest.fixture
def bench(qapp):
    made = Workbench(InstantRunner())
    made.open_text(TEXT, "x")
    return made


@pytest.fixture
def view(bench, qtbot):
    made = PrettyView(bench)
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    made.bring_up_to_date()
    return made


def selected(view):
    return view.selected_text()


def test_it_shows_the_chosen_item(view):
    assert '"arguments": "{\n    "region": "global"\n  }"' in view.text()


def test_it_follows_the_choice(view, bench):
    bench.choice.choose_item(0)
    assert '"type": "message"' in view.text()


def test_nothing_can_be_typed(view):
    before = view.text()
    view.type_text("x")
    assert view.text() == before


def test_a_value_is_selected_by_its_name(view):
    view.show_pointing(REGION)
    assert selected(view) == '"global"'
    assert view.pointing() == REGION


def test_a_value_can_be_wished_for_before_the_item_is_laid_out(bench, qtbot):
    view = PrettyView(bench)
    qtbot.addWidget(view)
    view.show_pointing(REGION)
    view.show()
    view.bring_up_to_date()
    assert selected(view) == '"global"'


def test_findings_are_marked_at_their_values(view):
    marks = [view.text()[m.span.start : m.span.end] for m in view.model.marks]
    assert '"global"' in marks
    assert "arguments/schema" in view._tip_at(view.text().index('"global"') + 2)


def test_choosing_a_finding_selects_its_value(view, bench):
    bench.choice.choose_finding(bench.choice.item.findings[0])
    assert selected(view) == '"global"'


def test_while_it_is_hidden_it_does_no_work(bench, qtbot):
    view = PrettyView(bench)
    qtbot.addWidget(view)
    bench.choice.choose_item(0)
    assert view.text() == ""


def test_a_text_without_items_leaves_it_empty(view, bench):
    bench.open_text("[]", "x")
    assert view.text() == ""
    assert view.pointing() is None
