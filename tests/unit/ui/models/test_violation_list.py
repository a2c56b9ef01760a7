"""The list model behind the violations; branches unfold and fold in it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from builders import a_function_call, a_request, a_tool, as_json
from growth import assert_soon
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.violation_list import CARD, DEPTH, IS_OPEN, ViolationList

NESTED = {
    "properties": {
        "a": {"anyOf": [{"anyOf": [{"type": "null"}, {"type": "string"}]}]},
        "b": {"type": "string"},
    }
}


def inspected(arguments='{"a":5,"b":5}', schema=NESTED):
    request = a_request(a_function_call(arguments), tools=[a_tool(schema)])
    return inspect_content(as_json(request)).items[0]


def shown(qtmodeltester=None, **bend):
    model = ViolationList()
    model.show(inspected(**bend))
    return model


def toggles(model):
    return [n for n, row in enumerate(model.rows) if row.is_toggle]


def test_the_model_keeps_the_rules_of_qt(qtmodeltester):
    model = shown()
    model.set_open(toggles(model)[0], is_open=True)
    qtmodeltester.check(model)


def test_a_card_and_a_toggle_answer_under_their_own_roles(qapp):
    model = shown()
    (toggle,) = toggles(model)
    assert model.index(0).data(CARD).location == "/b"
    assert model.index(0).data(IS_OPEN) is None
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert model.index(toggle).data(CARD) is None
    assert model.index(toggle).data(IS_OPEN) is False
    assert "branch" in model.index(toggle).data()


def test_branches_unfold_below_their_toggle_and_fold_with_all_that_is_open(qapp):
    model = shown()
    before = list(model.rows)
    (outer,) = toggles(model)
    model.set_open(outer, is_open=True)
    inner = toggles(model)[1]
    model.set_open(inner, is_open=True)
    depths = [model.index(n).data(DEPTH) for n in range(model.rowCount())]
    assert max(depths) == 2
    model.set_open(outer, is_open=False)
    assert model.rows == before
    model.set_open(outer, is_open=True)
    assert not model.is_open(toggles(model)[1])


def test_opening_twice_and_opening_what_is_no_toggle_change_nothing(qapp):
    model = shown()
    (toggle,) = toggles(model)
    model.set_open(0, is_open=True)
    model.set_open(toggle, is_open=True)
    count = model.rowCount()
    model.set_open(toggle, is_open=True)
    assert model.rowCount() == count


def test_a_chosen_finding_or_a_violation_of_a_branch_is_found_again(qapp):
    model = shown()
    assert model.row_of(model.rows[0].finding, model.rows[0].violation) == 0
    (toggle,) = toggles(model)
    model.set_open(toggle, is_open=True)
    branch = model.rows[toggle + 1]
    assert model.row_of(None, branch.violation) == toggle + 1
    assert model.row_of(None, None) is None


def test_another_language_words_the_rows_anew(qtbot):
    model = shown()
    before = model.card(1).message
    with qtbot.waitSignal(model.dataChanged):
        model.set_language("ko")
    assert model.card(1).message != before


def test_no_item_has_no_rows(qapp):
    model = shown()
    model.show(None)
    assert model.rowCount() == 0


def test_a_list_of_ten_thousand_is_there_at_once(qapp):
    text = as_json({"region": "apac"})[:-1]
    members = ",".join(f'"n{i}":1234567890123456789{i % 10}' for i in range(10_000))
    item = inspected(f"{text},{members}}}", {"properties": {"region": {}}})
    model = ViolationList()
    assert_soon(lambda: model.show(item), 1)
    assert model.rowCount() > 0
    assert model.index(model.rowCount() - 1).data(CARD).text
