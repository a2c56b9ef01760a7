"""Look for characters in the text in sight, and go from one place to the next."""

from __future__ import annotations

import pytest

from inspector.core.source.span import Span
from inspector.ui.panes.find_in_text import FindInText
from inspector.ui.theme import theme_named
from inspector.ui.widgets.code_view import CodeView
from inspector.ui.widgets.text_folds import Fold
from instant_runner import InstantRunner, PatientRunner

TEXT = 'one two "one" \\"one\\" ONE'


@pytest.fixture
def views(qtbot):
    made = [CodeView(theme_named("light")) for _ in range(2)]
    for view in made:
        qtbot.addWidget(view)
        view.set_text(TEXT)
        view.show()
    return made


@pytest.fixture
def finder(views, qtbot):
    views[0].in_sight = True
    made = FindInText(
        lambda: next(v for v in views if getattr(v, "in_sight", False)),
        InstantRunner(),
        views[0],
    )
    qtbot.addWidget(made.bar)
    return made


def highlights(view):
    return [area.span for area in view.model.highlights]


def test_nothing_is_looked_for_before_it_is_asked_for(finder, views):
    assert not finder.is_open
    finder.follow()
    finder.look()
    assert highlights(views[0]) == []


def test_typing_selects_the_first_one_and_shows_them_all(finder, views):
    finder.begin()
    finder.bar.line.setText("one")
    assert views[0].selection() == Span(0, 3)
    assert len(highlights(views[0])) == 4
    assert views[0].model.current_highlight == Span(0, 3)
    assert finder.bar.count.text() == "1 of 4"


def test_steps_go_round_in_both_directions(finder, views):
    finder.begin()
    finder.bar.line.setText("one")
    seen = []
    for step in (1, 1, 1, 1, -1, -1):
        finder.step(step)
        seen.append(finder.bar.count.text().partition(" ")[0])
    assert seen == ["2", "3", "4", "1", "4", "3"]


def test_escaped_and_not_are_found_alike_and_capitals_as_the_switch_says(finder, views):
    finder.begin()
    finder.bar.line.setText('"one"')
    assert [TEXT[slice(*span)] for span in highlights(views[0])] == [
        '"one"',
        '\\"one\\"',
    ]
    finder.bar.line.setText("one")
    finder.bar.case.click()
    assert len(highlights(views[0])) == 3


def test_it_begins_at_the_caret_and_goes_on_from_where_a_person_put_it(finder, views):
    views[0].move_caret_to(5)
    finder.begin()
    finder.bar.line.setText("one")
    assert views[0].selection() == Span(9, 12)
    views[0].move_caret_to(0)
    finder.step(1)
    assert views[0].selection() == Span(0, 3)
    views[0].move_caret_to(len(TEXT))
    finder.step(-1)
    assert views[0].selection() == Span(22, 25)


def test_a_selection_is_the_first_guess(finder, views):
    views[0].select(Span(4, 7))
    finder.begin()
    assert (finder.bar.text(), finder.bar.count.text()) == ("two", "1 of 1")


def test_an_edit_is_looked_through_again_and_nobody_is_led_away(finder, views):
    views[0].text_edited.connect(finder.follow)
    finder.begin()
    finder.bar.line.setText("one")
    views[0].move_caret_to(len(TEXT))
    views[0].type_text(" one")
    assert views[0].caret() == len(TEXT) + 4
    assert finder.bar.count.text() == "\u2013 of 5"
    assert len(highlights(views[0])) == 5


def test_another_view_that_comes_in_sight_is_searched_instead(finder, views):
    finder.begin()
    finder.bar.line.setText("two")
    views[0].in_sight, views[1].in_sight = False, True
    finder.follow()
    assert (highlights(views[0]), highlights(views[1])) == ([], [Span(4, 7)])


def test_nothing_found_is_said(finder, views):
    finder.begin()
    finder.bar.line.setText("absent")
    assert finder.bar.count.text() == "Not found"
    finder.step(1)
    assert views[0].selection().length == 0
    finder.bar.line.clear()
    assert finder.bar.count.text() == ""


def test_what_is_folded_away_is_opened(finder, views):
    fold = Fold(Span(8, 13), "5 characters")
    views[0].set_folds([fold])
    finder.begin()
    finder.bar.line.setText("one")
    finder.step(1)
    assert views[0].selection() == Span(9, 12)
    assert views[0].model.folds.is_open(fold)


def test_closing_takes_the_highlights_and_leaves_the_selection(finder, views):
    finder.begin()
    finder.bar.line.setText("two")
    finder.end()
    assert not finder.is_open
    assert highlights(views[0]) == []
    assert views[0].selected_text() == "two"


def test_a_step_without_the_bar_asks_first(finder, views):
    finder.step(1)
    assert finder.is_open


def test_an_answer_about_a_text_that_is_gone_is_no_answer(views, qtbot):
    runner = PatientRunner()
    finder = FindInText(lambda: views[0], runner, views[0])
    qtbot.addWidget(finder.bar)
    finder.begin()
    finder.bar.line.setText("one")
    views[0].set_text("none of them")
    while runner.waiting:
        runner.let_through()
    assert highlights(views[0]) == []
