"""A row in words: place, keyword, what is allowed, what was found."""

from __future__ import annotations

import pytest

from builders import a_function_call, a_message, a_request, a_response, a_tool, as_json
from inspector.core.checks.inspection import inspect_content
from inspector.ui.models.violation_rows import branch_rows, rows_of
from inspector.ui.models.violation_words import card_of, location_words, toggle_text


def rows(arguments, schema=None, **bend):
    tools = [a_tool(schema)] if schema is not None else [a_tool()]
    request = a_request(a_function_call(arguments, **bend), tools=tools)
    return rows_of(inspect_content(as_json(request)).items[0])


def cards(*arguments, language="en", **bend):
    return [card_of(row, language) for row in rows(*arguments, **bend)]


def test_a_keyword_that_lists_what_it_allows_says_so_in_short():
    (card,) = cards('{"region":"global"}')
    assert card.mark == "block"
    assert card.location == "/region"
    assert card.about == "enum · /properties/region/enum"
    assert card.text.startswith('Allowed: "apac", "emea", "amer"   Found: "global"')


def test_a_long_list_of_values_is_cut_and_says_so():
    (card,) = cards('{"n":"x"}', {"properties": {"n": {"enum": list(range(30))}}})
    assert "… (+10)" in card.text


def test_other_keywords_say_the_sentence_of_the_core():
    (card,) = cards('{"n":1}', {"properties": {"n": {"minimum": 5}}})
    assert "at least 5" in card.text
    assert card.text == card.message


def test_the_sentences_of_the_core_come_in_the_language_asked_for():
    english = cards('{"n":1}', {"properties": {"n": {"minimum": 5}}})
    korean = cards('{"n":1}', {"properties": {"n": {"minimum": 5}}}, language="ko")
    assert english[0].message != korean[0].message


def test_the_hint_says_what_to_do_and_the_spoken_words_say_all():
    (card,) = cards('{"region":"global"}')
    assert card.hint.splitlines()[0] == card.message
    assert len(card.hint.splitlines()) == 2
    for part in ("blocked", "/region", "enum", card.message):
        assert part in card.spoken


def test_a_finding_of_another_rule_is_named_by_its_id():
    (card,) = cards("{}", name="unknown")
    assert card.mark == "unchecked"
    assert card.about == "arguments/no-schema"
    assert card.location.endswith("/name")


def test_a_fault_of_the_text_is_named_by_its_character():
    (card,) = cards('{"a": nope}')
    assert card.location == "(character 7)"


def test_the_whole_value_has_words_instead_of_an_empty_pointer():
    assert location_words("") == "(whole value)"
    assert location_words("/a") == "/a"


@pytest.mark.parametrize("character", ["\u0000", "\n", "\u202e", "\ud800"])
def test_a_logged_value_cannot_disturb_the_row(character):
    text = as_json({"region": f"a{character}b"}, ascii_only=True)
    for card in cards(text):
        assert all(part.isprintable() for part in (card.text, card.location))
        assert card.spoken.isprintable()


def test_a_branch_says_its_number_and_has_no_mark():
    union = {"properties": {"n": {"anyOf": [{"type": "string"}, {"minimum": 5}]}}}
    _, toggle = rows('{"n":1}', union)
    first, second = (card_of(row, "en") for row in branch_rows(toggle))
    assert first.about.startswith("branch 1 · type")
    assert second.about.startswith("branch 2 · minimum")
    assert first.mark == second.mark == ""


def test_a_toggle_says_what_it_hides():
    union = {"properties": {"n": {"anyOf": [{"type": "string"}, {"minimum": 5}]}}}
    _, toggle = rows('{"n":1}', union)
    assert toggle_text(toggle, is_open=False).startswith("2 branches cannot match")
    assert toggle_text(toggle, is_open=True) == "Hide why"
    _, lone = rows('{"n":1}', {"properties": {"n": {"anyOf": [{"type": "null"}]}}})
    assert toggle_text(lone, is_open=False).startswith("1 branch cannot match")


def test_an_answer_is_called_by_its_own_member():
    schema = {"type": "object"}
    asked = {"type": "json_schema", "name": "trip", "schema": schema, "strict": True}
    body = a_response(a_message("[1]"), text={"format": asked})
    (item,) = inspect_content(as_json(body)).items
    (row,) = rows_of(item)
    assert card_of(row, "en").message.startswith("text is")
