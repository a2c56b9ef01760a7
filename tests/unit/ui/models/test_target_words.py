"""Answers of targets in words carry their reasons, and no markup of a log."""

from __future__ import annotations

import pytest

from builders import a_function_call, as_json
from inspector.core.checks.inspection import for_target, inspect_content
from inspector.core.replay.matrix import matrix_of
from inspector.core.replay.replay import Replay, Takes, replay_of
from inspector.ui.models.target_words import (
    answer_text,
    answer_tip,
    matrix_text,
    row_words,
    takes_mark,
    takes_words,
)

SEARCH = {"type": "web_search_call", "id": "ws_001", "status": "completed"}


def replay_on(target, *items):
    inspection = for_target(inspect_content(as_json([*items])), target)
    return replay_of(inspection.items[0])


@pytest.mark.parametrize("takes", Takes)
def test_every_answer_has_a_word_and_a_mark_of_its_own(takes):
    others = [each for each in Takes if each is not takes]
    assert takes_words()[takes.value] not in [takes_words()[o.value] for o in others]
    marks = [takes_mark(Replay(other)) for other in others]
    assert takes_mark(Replay(takes)) not in marks


def test_an_answer_is_told_with_its_rules_and_their_evidence():
    lines = answer_text(replay_on("bedrock", SEARCH), "bedrock", "en").splitlines()
    assert lines[0].startswith("Amazon Bedrock does not take this")
    assert "item/type-provider" in lines
    assert any(line.startswith(("Source:", "Specification:")) for line in lines)


def test_a_tip_shows_markup_of_a_log_as_text():
    item = {"type": "<b>x</b>:function_call", "id": "i"}
    tip = answer_tip(replay_on("bedrock", item), "bedrock", "en")
    assert "<b>" not in tip
    assert "&lt;b&gt;" in tip


def test_a_tip_tells_the_first_few_findings_and_counts_the_others():
    replay = replay_on("bedrock", SEARCH)
    many = Replay(Takes.NO, replay.because[:1] * 7)
    assert "+ 3" in answer_tip(many, "bedrock", "ko")
    assert "+ " not in answer_tip(replay, "bedrock", "ko")


def test_the_whole_table_has_a_line_an_item_below_names_and_the_whole():
    inspection = inspect_content(as_json([a_function_call(), SEARCH]))
    matrix = matrix_of(inspection, ["open-responses", "bedrock"])
    lines = matrix_text(inspection, matrix, takes_words()).splitlines()
    assert lines[0] == "\t\tOpen Responses\tAmazon Bedrock"
    assert lines[1] == "*\t\trefused\trefused"
    assert lines[3] == "1  web_search_call\tws_001\trefused\trefused"


def test_an_item_is_named_by_number_type_and_what_tells_it_apart():
    inspection = inspect_content(as_json([SEARCH]))
    assert row_words(inspection.items[0]) == ("0  web_search_call", "ws_001")
