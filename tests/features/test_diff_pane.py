"""A person lays two providers' calls side by side and goes through what differs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from builders import a_function_call, a_response, as_json
from inspector.ui.app import assembled
from inspector.ui.start_options import Options

KEY, HELD = Qt.Key, Qt.KeyboardModifier
LEFT = a_response(
    a_function_call(call_id="call_1", id="fc_1"),
    a_function_call('{"region":"apac"}', call_id="call_129", id="fc_2"),
)
RIGHT = a_response(
    a_function_call(call_id="call_1", id="fc_1"),
    a_function_call(
        '{ "region": "apac" }',
        call_id="call_7Qm2x",
        id="fc_9",
        type="acme:function_call",
    ),
)


@pytest.fixture
def window(qapp, qtbot):
    made = assembled(qapp, Options(theme="light", language="en", size=(1440, 900)))
    qtbot.addWidget(made)
    made.complete()
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.looks.languages.choose("en")
    qapp.setStyleSheet("")
    made.workbench.runner.shut_down()
    qtbot.waitUntil(lambda: made.workbench.runner.is_idle)


@pytest.fixture
def open_files(window, qtbot, tmp_path):
    """Give a function that opens two texts as files and waits for the comparison."""

    def open_files(left, right):
        paths = tmp_path / "log-a.json", tmp_path / "log-b.json"
        for path, content in zip(paths, (left, right), strict=True):
            text = content if isinstance(content, str) else as_json(content, indent=2)
            path.write_text(text, "utf-8")
        window.workbench.open_paths(list(paths))
        qtbot.waitUntil(window.diff_pane.parts.isVisible)
        qtbot.waitUntil(lambda: window.workbench.runner.is_idle)
        return window.diff_pane

    return open_files


def chips(pane):
    model = pane.parts.chips.list
    return [model.index(row).data() for row in range(model.rowCount())]


def chosen_text(window):
    start, end = window.workbench.choice.place.span
    return window.workbench.opened.text[start:end]


def test_two_files_show_the_drift_first_and_in_words(open_files):
    pane = open_files(LEFT, RIGHT)
    assert chips(pane)[:2] == [
        "type namespace: function_call → acme:function_call",
        "call_id: call_129 → call_7Qm2x",
    ]
    assert pane.verdict.meaning == "block"
    assert pane.parts.captions[0].text().startswith("Left: log-a.json:")


def test_f7_goes_through_the_differences_and_the_item_pane_follows(
    window, open_files, qtbot
):
    pane = open_files(LEFT, RIGHT)
    qtbot.keyClick(window, KEY.Key_F7)
    assert pane.controls.position.text() == "2 / 4"
    assert chosen_text(window) == '"call_129"'
    assert window.item_pane.source.selected_text() == '"call_129"'
    assert window.workbench.choice.index == 1
    qtbot.keyClick(window, KEY.Key_F7, HELD.ShiftModifier)
    assert pane.controls.position.text() == "1 / 4"
    assert chosen_text(window) == '"function_call"'


def test_a_click_on_a_row_selects_the_value_in_the_item_pane(window, open_files, qtbot):
    pane = open_files(LEFT, RIGHT)
    view = pane.parts.view
    row = next(
        shown
        for shown in view.shown_rows()
        if shown.row.row and '"call_7Qm2x"' in shown.row.row.right.text
    )
    side = view.sides()[1]
    place = QPoint(round(side.text_left) + 40, round(row.top) + 8)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.item_pane.source.selected_text() == '"call_129"'
    assert pane.controls.position.text() == "2 / 4"


def test_text_of_the_right_side_is_copied_by_keys(window, open_files, qtbot):
    pane = open_files(LEFT, RIGHT)
    qtbot.keyClick(window, KEY.Key_4, HELD.ControlModifier)
    view = pane.parts.view
    qtbot.waitUntil(view.hasFocus)
    qtbot.keyClick(view, KEY.Key_Right, HELD.ControlModifier)
    qtbot.keyClick(view, KEY.Key_End)
    qtbot.keyClick(view, KEY.Key_Home, HELD.ShiftModifier)
    qtbot.keyClick(view, KEY.Key_C, HELD.ControlModifier)
    assert QGuiApplication.clipboard().text() == '  "type": "acme:function_call",'


def test_the_clipboard_is_laid_beside_the_open_text(window, qtbot):
    window.workbench.open_text(as_json(LEFT), "pasted")
    qtbot.waitUntil(lambda: window.workbench.inspection is not None)
    QGuiApplication.clipboard().setText(as_json(RIGHT))
    button = next(
        button
        for button in window.diff_pane.hints.findChildren(object)
        if getattr(button, "text", None)
        and button.text() == "Compare with the clipboard"
    )
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(window.diff_pane.parts.isVisible)
    assert chips(window.diff_pane)[0].startswith("type namespace")


def test_typing_is_compared_live(window, open_files, qtbot):
    pane = open_files(LEFT, RIGHT)
    fixed = as_json(LEFT, indent=2).replace("call_129", "call_7Qm2x")
    source = window.item_pane.source
    source.select_all()
    source.type_text(fixed)
    qtbot.waitUntil(lambda: len(chips(pane)) == 3)
    assert not any(words.startswith("call_id") for words in chips(pane))


def test_the_pane_speaks_korean(window, open_files, qtbot):
    pane = open_files(LEFT, RIGHT)
    window.looks.languages.choose("ko")
    qtbot.waitUntil(lambda: pane.header.title.text() == "비교")
    qtbot.waitUntil(lambda: "네임스페이스" in chips(pane)[0])
    assert pane.controls.only.text() == "모두 보기"
    tip = pane.parts.chips.list.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert "왼쪽 call_129" in tip


def test_swapped_sides_are_inspected_as_what_they_are(window, open_files, qtbot):
    pane = open_files(LEFT, RIGHT)
    window.actions_by_name["swap-sides"].trigger()
    qtbot.waitUntil(
        lambda: pane.parts.isVisible() and chips(pane)[0].endswith("→ function_call")
    )
    assert window.workbench.opened.label == "log-b.json"
    assert window.workbench.inspection.items[1].reason == "namespaced"


def test_a_pair_of_1_mb_each_opens_at_its_first_change(window, open_files, qtbot):
    rows = [{"n": number, "v": number} for number in range(40_000)]
    left = as_json({**a_function_call(), "rows": rows})
    rows[29_000] = {"n": 29_000, "v": 0}
    right = as_json({**a_function_call(), "rows": rows})
    assert len(left) > 1_000_000
    pane = open_files(left, right)
    view = pane.parts.view
    qtbot.waitUntil(lambda: view.current is not None)
    line = view.line_at(view.current[0], is_left=False)
    assert line.text.strip() == '"v": 0'
    number = view.sheet.number_of(view.current[0])
    assert 0 <= view.row_top(number) < view.viewport().height()


def test_two_logs_of_many_calls_open_and_scroll(window, open_files):
    def log(prefix):
        return as_json(
            [
                a_function_call(
                    call_id=f"call_{n}", id=f"fc_{n}", type=f"{prefix}function_call"
                )
                for n in range(2_000)
            ]
        )

    pane = open_files(log(""), log("acme:"))
    view = pane.parts.view
    assert chips(pane) == [
        "type namespace: function_call → acme:function_call \u00d72,000"
    ]
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
    last = list(view.shown_rows())[-1].row
    assert last.row.left.text == "}"
    assert last.key.pair == 1_999
