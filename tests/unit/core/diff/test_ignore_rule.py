"""Rules that say which differences nobody wants to see."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from builders import a_function_call, a_message
from inspector.core.diff.finding import Change, ChangeKind, DiffPlace, Label
from inspector.core.diff.ignore_rule import (
    Difference,
    IgnoreKind,
    IgnoreRule,
    parse_ignore_rule,
)
from inspector.core.errors import InspectorError
from inspector.core.source.span import Span
from inspector.core.texts import LANGUAGES
from sides import compared


def covered(rule: str, left: object, right: object) -> list[str]:
    """The places of the changes that a rule covers, inner ones behind an arrow."""
    result = compared(left, right)
    parsed = parse_ignore_rule(rule)
    found = []
    for pair in result.pairs:
        items = pair.pair.left, pair.pair.right
        roots = tuple(item.pointer if item else "" for item in items)
        for change in pair.changes:
            codes = tuple(f.code for f in pair.findings if f.change == change)
            if parsed.covers(Difference(change, codes, roots)):
                place = change.left or change.right
                found.append(place.pointer + (place.inner or ""))
    return found


IN_ARGUMENTS = ["/arguments/seed", "/arguments/deep/seed", "/arguments/list/0/at"]

LEFT = a_function_call('{"seed":1,"deep":{"seed":1},"list":[{"at":1}]}', id="a", x=1)
RIGHT = a_function_call('{"seed":2,"deep":{"seed":2},"list":[{"at":2}]}', id="b", x=2)


@pytest.mark.parametrize(
    ("rule", "places"),
    [
        ("/x", ["/x"]),
        ("pointer:/x", ["/x"]),
        ("/arguments", IN_ARGUMENTS),
        ("/arguments > /seed", ["/arguments/seed"]),
        ("/arguments>/seed", ["/arguments/seed"]),
        ("/arguments > /list/*/at", ["/arguments/list/0/at"]),
        ("/* > /**/seed", ["/arguments/seed", "/arguments/deep/seed"]),
        ("/arguments > /**/at", ["/arguments/list/0/at"]),
        ("/seed", []),
        ("/x > /seed", []),
        ("seed", ["/arguments/seed", "/arguments/deep/seed"]),
        ("member:deep", ["/arguments/deep/seed"]),
        ("member:0", ["/arguments/list/0/at"]),
        ("kind:identity", ["/id"]),
        ("diff/member", ["/x"]),
        ("kind:diff/arguments", IN_ARGUMENTS),
        ("dialect:open-responses", ["/id"]),
        ("dialect:openai", []),
    ],
)  # fmt: skip
def test_a_rule_covers_what_it_names_and_what_is_below(rule, places):
    assert covered(rule, LEFT, RIGHT) == places


def test_a_place_is_counted_from_the_item_on():
    items = [[a_message(), {**side, "x": {"y": side["x"]}}] for side in (LEFT, RIGHT)]
    assert covered("/x/y", *items) == ["/1/x/y"]


def test_a_member_that_one_side_lacks_is_covered():
    assert covered("/x", a_function_call(x=1), a_function_call()) == ["/x"]
    assert covered("x", a_function_call(), a_function_call(x=1)) == ["/x"]


def test_items_without_partner_and_moved_ones_go_by_kind():
    left, right = [a_function_call(), a_message()], [a_message(), a_function_call()]
    assert len(covered("kind:moved", left, right)) == 1
    assert len(covered("diff/only-left", left, right[:1])) == 1
    assert covered("/type", left, right[:1]) == []


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("/a/~1b", "pointer:/a/~1b"),
        (" /arguments  >  /x ", "pointer:/arguments > /x"),
        ("call_id", "member:call_id"),
        ("member: with space ", "member:with space"),
        ("kind:spelling", "kind:spelling"),
        ("diff/identity", "kind:diff/identity"),
        ("dialect:openai", "dialect:openai"),
        ("pointer:/", "pointer:/"),
    ],
)
def test_a_rule_has_one_way_to_be_written(text, written):
    assert parse_ignore_rule(text).text == written


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "ignore-empty"),
        ("  ", "ignore-empty"),
        ("member:", "ignore-empty"),
        ("pointer:usage", "ignore-pointer"),
        ("/a > /b > /c", "ignore-pointer"),
        ("kind:everything", "ignore-unknown"),
        ("diff/no-such-rule", "ignore-unknown"),
        ("dialect:nobody", "ignore-unknown"),
    ],
)
def test_what_is_no_rule_is_refused_in_words(text, key):
    with pytest.raises(InspectorError) as caught:
        parse_ignore_rule(text)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert text.strip() in caught.value.text(language)


@given(st.text())
def test_any_text_is_a_rule_or_refused(text):
    try:
        rule = parse_ignore_rule(text)
    except InspectorError:
        return
    assert parse_ignore_rule(rule.text) == rule


def reaches(pattern: list[str], tokens: list[str]) -> bool:
    """The same question asked step by step, whatever it costs."""
    if not pattern:
        return True  # what is below is covered too
    if pattern[0] == "**":
        here = reaches(pattern[1:], tokens)
        return here or (bool(tokens) and reaches(pattern, tokens[1:]))
    return (
        bool(tokens)
        and pattern[0] in ("*", tokens[0])
        and reaches(pattern[1:], tokens[1:])
    )


@given(
    st.lists(st.sampled_from(["*", "**", "a", "b"]), min_size=1, max_size=5),
    st.lists(st.sampled_from(["a", "b"]), min_size=1, max_size=5),
)
def test_a_pattern_of_wild_steps_is_what_it_says(pattern, tokens):
    rule = IgnoreRule(IgnoreKind.POINTER, "/" + "/".join(pattern))
    place = DiffPlace(0, 0, "/" + "/".join(tokens), Span(0, 1))
    change = Change(ChangeKind.REMOVED, Label.MEANING, place, None)
    covers = rule.covers(Difference(change, (), ("", "")))
    assert covers is reaches(pattern, tokens)


def test_a_sign_in_a_name_begins_no_place_inside():
    assert parse_ignore_rule("/a > b").text == "pointer:/a > b"
