"""The tab about violations."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_request, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.panes.violation_page import LEAST_LIST, ViolationPage

SCHEMA = {"properties": {"a": {"type": "string"}}}


@pytest.fixture
def page(qtbot):
    made = ViolationPage()
    qtbot.addWidget(made)
    made.resize(500, 400)
    with qtbot.waitExposed(made):
        made.show()
    request = a_request(a_function_call('{"a":1}'), tools=[a_tool(SCHEMA)])
    made.violations.show_item(inspect_content(as_json(request)).items[0])
    return made


def test_message_and_both_locations_can_be_copied(page):
    texts = dict(page.copies(0))
    assert texts["Copy instance location"] == "/a"
    assert texts["Copy keyword location"] == "/properties/a/type"


def test_the_list_asks_for_one_card_at_least(page):
    assert page.list_height(0) == LEAST_LIST
    page.violations.hide()
    assert page.list_height(500) == 0


def test_the_list_keeps_room_for_its_first_card(page):
    page.keep_first()
    card = page.violations.sizeHintForRow(0)
    assert card < page.violations.minimumHeight() <= card + 2
    page.violations.setMinimumHeight(LEAST_LIST + 9)
    assert page.list_height(0) == LEAST_LIST + 9
    page.violations.show_item(None)
    page.keep_first()
    assert page.violations.minimumHeight() <= 1
