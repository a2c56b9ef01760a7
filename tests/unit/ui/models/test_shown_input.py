"""What can be sent on is shown as the core wrote it, and the rest with reasons."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_response, a_tool, an_output, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.core.replay.left_out import LeftOut, Why
from inspector.core.replay.portable_input import portable_input
from inspector.ui.models.shown_input import (
    counts_sentence,
    left_card,
    saving_of,
    shown_input,
)

ITEMS = (a_function_call(), an_output(), {"type": "web_search_call", "id": "<i>ws</i>"})


@pytest.fixture
def shown():
    inspection = inspect_content(as_json(a_response(*ITEMS, tools=[a_tool()])))
    return shown_input(inspection)(None)


def test_the_text_is_the_cores_own(shown):
    assert shown.made == portable_input(shown.inspection)
    assert list(shown.tokens)[-1].end == len(shown.made.text.rstrip())


def test_the_counts_are_said_in_both_languages(shown):
    assert counts_sentence(shown, "en") == "2 items written, 1 left out."
    assert "2" in counts_sentence(shown, "ko")


def test_what_is_left_out_says_which_item_and_why(shown):
    card = left_card(shown.made.left_out[0], shown, "en")
    assert card.location == "2 web_search_call"
    assert card.message.startswith("Left out, and its context is lost")
    assert card.mark == "neutral"
    assert "<i>" not in card.hint


def test_what_was_never_logged_is_told_without_an_item(shown):
    card = left_card(LeftOut(None, Why.STATE), shown, "en")
    assert card.location == "(not in the log)"
    assert "what the server kept" in card.message


def test_what_is_blocked_has_the_mark_of_it(shown):
    assert left_card(LeftOut(0, Why.BLOCKED), shown, "ko").mark == "block"


def test_it_is_saved_byte_for_byte(shown, tmp_path):
    path = tmp_path / "input.json"
    assert saving_of(shown.made.text, path)(None) == path
    assert path.read_bytes() == shown.made.text.encode()
