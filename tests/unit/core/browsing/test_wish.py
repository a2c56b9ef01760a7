"""What a person types is read as terms."""

from __future__ import annotations

import pytest

from builders import a_function_call, as_json
from inspector.core.browsing.wish import in_codes, in_item, terms_in
from inspector.core.checks.inspection import inspect_content


@pytest.mark.parametrize(
    ("wish", "fields"),
    [
        ("", []),
        ("a b", ["", ""]),
        ('name:"a b" c', ["name", ""]),
        ("rule:arguments/schema reason:ok", ["rule", "reason"]),
        ("http://x", [""]),
        ("unknown:x", [""]),
    ],
)
def test_known_names_ask_for_a_field(wish, fields):
    assert [term.field for term in terms_in(wish)] == fields


def test_an_escaped_word_is_looked_for_in_both_spellings():
    assert terms_in("\\uc815")[0].spellings == ("\\uc815", "정")
    assert terms_in("plain")[0].spellings == ("plain",)


def test_codes_are_asked_for_by_a_part():
    (term,) = terms_in("rule:pairing/")
    assert in_codes(term, ["pairing/orphan-output"])
    assert not in_codes(term, ["arguments/schema"])
    assert not in_codes(term, [])


def test_an_item_is_looked_through_with_its_arguments():
    text = as_json(a_function_call('{"a":"\\uc815"}'))
    item = inspect_content(text).items[0].item
    (word,), (name,) = terms_in("정"), terms_in("name:SALES")
    assert in_item(word, item, text)
    assert in_item(name, item, text)
