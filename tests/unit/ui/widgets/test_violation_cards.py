"""How violations are painted: as high as their words, the chosen one tinted."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStyleOptionViewItem

from builders import a_function_call, a_request, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.theme import theme_named
from inspector.ui.widgets.violation_view import ViolationView

UNION = {"properties": {"b": {"anyOf": [{"type": "string"}, {"type": "null"}]}}}


@pytest.fixture
def make(qtbot):
    kept = []  # Qt paints once more after a test; what it paints must be there still

    def make(arguments='{"b":1}', schema=UNION, width=420):
        view = ViolationView()
        kept.append(view)
        qtbot.addWidget(view)
        view.resize(width, 300)
        request = a_request(a_function_call(arguments), tools=[a_tool(schema)])
        view.show_item(inspect_content(as_json(request)).items[0])
        with qtbot.waitExposed(view):
            view.show()
        return view

    yield make
    kept.clear()


def height(view, number):
    index = view.list.index(number)
    return view.cards.sizeHint(QStyleOptionViewItem(), index).height()


def picture(view):
    image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    view.viewport().render(image)
    return image


def count(image, colour):
    wanted = colour.rgb()
    return sum(
        image.pixel(x, y) == wanted
        for x in range(image.width())
        for y in range(image.height())
    )


def test_a_card_is_higher_where_its_words_need_more_lines(make):
    schema = {"properties": {"b": {"enum": ["long_value_" * 3] * 6}}}
    view = make(schema=schema)
    wrapped = height(view, 0)
    view.cards.most_lines = 1
    assert wrapped > height(view, 0)


def test_a_narrow_list_needs_more_height(make):
    wide, narrow = make(width=900), make(width=220)
    assert height(narrow, 0) > height(wide, 0)


def test_a_toggle_is_lower_than_a_card(make):
    view = make()
    assert height(view, 1) < height(view, 0)


def test_the_chosen_card_is_tinted(make):
    view, sel = make(), theme_named("light").colour("sel")
    assert count(picture(view), sel) == 0
    view.show_chosen(0)
    assert count(picture(view), sel) > 1000


def test_a_card_has_the_mark_of_its_severity(make):
    view, block = make(), theme_named("light").colour("block")
    assert count(picture(view), block) > 20
    view.set_faded(is_faded=True)
    assert count(picture(view), block) == 0


def test_rows_of_a_branch_stand_further_in(make):
    view = make()
    view.toggle(1)
    image = picture(view)

    def left_edge(number):
        y = view.visualRect(view.list.index(number)).center().y()
        ground = image.pixel(0, 0)
        return next(x for x in range(image.width()) if image.pixel(x, y) != ground)

    assert left_edge(2) == left_edge(0) + 20
