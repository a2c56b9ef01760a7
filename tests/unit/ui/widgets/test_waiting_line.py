from inspector.ui.widgets.waiting_line import WaitingLine


def test_nothing_is_seen_while_nothing_is_awaited(qtbot):
    line = WaitingLine()
    qtbot.addWidget(line)
    assert line.isHidden()
    assert not line.is_awaited


def test_words_a_bar_and_a_way_out_are_there_while_something_is(qtbot):
    line = WaitingLine()
    qtbot.addWidget(line)
    line.show_words("Reading …")
    assert line.isVisible()
    assert line.is_awaited
    assert line.bar.accessibleName() == "Reading …"
    with qtbot.waitSignal(line.cancel_wished):
        line.cancel_button.click()
    line.show_words("")
    assert line.isHidden()
