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


def test_how_far_it_is_is_shown_where_it_is_known(qtbot):
    line = WaitingLine()
    qtbot.addWidget(line)
    line.show_words("Reading …")
    assert line.bar.maximum() == 0
    line.show_progress(0, 0)
    assert line.bar.maximum() == 0
    line.show_progress(5_000_000_000, 20_000_000_000)
    assert line.bar.value() * 4 == line.bar.maximum()
    line.show_words("Writing …")
    assert line.bar.maximum() == 0
