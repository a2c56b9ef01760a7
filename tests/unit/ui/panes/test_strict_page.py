"""The tab about the strict subset."""

from __future__ import annotations

import pytest

from inspector.ui.panes.strict_page import StrictPage
from schema_studies import CLEAN, LOOSE, a_study


@pytest.fixture
def page(qtbot):
    made = StrictPage()
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.retranslate("en")
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_every_fault_is_listed_below_level_and_profile(page):
    study = a_study(LOOSE)
    page.show_study(study)
    assert page.faults.rowCount() == len(study.strict.faults)
    assert page.standing.sentence.text().startswith("Not strict.")
    assert page.profile.label().startswith("OpenAI strict mode, 2026")


def test_a_schema_without_faults_has_no_list(page):
    page.show_study(a_study(CLEAN))
    assert page.standing.meaning == "ok"
    assert not page.list.isVisible()
    assert page.list_height(100) == 0


def test_choosing_a_card_tells_its_place(page, qtbot):
    study = a_study(LOOSE)
    page.show_study(study)
    with qtbot.waitSignal(page.place_chosen) as told:
        page.list.choose(1)
    assert told.args == [study.strict.faults[1].span]


def test_another_profile_can_be_wished_by_its_date(page, qtbot):
    page.show_study(a_study(LOOSE))
    page._fill_profiles()
    actions = page.profile.menu().actions()
    assert [action.isChecked() for action in actions].count(True) == 1
    older = next(action for action in actions if "2024-08-06" in action.text())
    with qtbot.waitSignal(page.profile_wished) as told:
        older.trigger()
    assert told.args == ["openai-2024"]


def test_message_place_and_evidence_can_be_copied(page):
    study = a_study(LOOSE)
    page.show_study(study)
    number = [fault.code for fault in study.strict.faults].index("strict/keyword")
    texts = dict(page.copies(number))
    assert texts["Copy place in the schema"] == "/properties/day/oneOf"
    assert texts["Copy evidence"].startswith("Source: ")
    assert "oneOf" in texts["Copy message"]


def test_while_the_answer_is_awaited_it_says_so(page):
    page.show_study(None)
    assert "being looked at" in page.standing.sentence.text()
    assert not page.profile.isVisible()


def test_the_core_speaks_the_language_of_the_window(page):
    page.show_study(a_study(LOOSE))
    before = page.faults.card(0).message
    page.retranslate("ko")
    assert page.faults.card(0).message != before
