"""A mark beside a sentence; nothing without a sentence."""

from __future__ import annotations

import pytest

from inspector.ui.theme import theme_named
from inspector.ui.widgets.marked_sentence import MarkedSentence


@pytest.fixture
def state(qtbot):
    made = MarkedSentence()
    qtbot.addWidget(made)
    made.resize(300, 60)
    return made


def test_nothing_is_seen_before_there_is_something_to_say(state):
    assert not state.isVisibleTo(None)


def test_a_mark_and_its_sentence_are_seen_and_read_out(state):
    state.show_state("ok", "All is well.")
    assert state.isVisibleTo(None)
    assert state.meaning == "ok"
    assert state.sentence.text() == state.accessibleName() == "All is well."
    assert not state.mark.pixmap().isNull()


def test_a_sentence_can_stand_without_a_mark(state):
    state.show_state("", "Nothing yet.")
    assert state.isVisibleTo(None)
    assert not state.mark.isVisibleTo(state)


def test_markup_of_a_log_is_shown_as_text(state):
    state.show_state("neutral", "<b>bold</b>")
    assert state.sentence.sizeHint().width() > 60
    assert state.sentence.textFormat().name == "PlainText"


def test_another_theme_draws_the_mark_in_its_colours(state):
    state.show_state("ok", "All is well.")
    before = state.mark.pixmap().toImage()
    state.set_theme(theme_named("dark"))
    assert state.mark.pixmap().toImage() != before


def test_a_brief_one_keeps_to_a_line_and_says_the_rest_in_a_tooltip(state):
    words = "All is well. " * 9
    state.show_state("ok", words)
    state.show()
    wrapped = state.sentence.heightForWidth(200)
    state.set_brief(is_brief=True)
    state.grab()
    assert state.sizeHint().height() < wrapped
    assert state.sentence.shown_text().endswith("…")
    assert words.strip() in state.sentence.toolTip()
    assert state.accessibleName() == words
    state.set_brief(is_brief=False)
    state.grab()
    assert state.sentence.heightForWidth(200) == wrapped
    assert state.sentence.toolTip() == ""
