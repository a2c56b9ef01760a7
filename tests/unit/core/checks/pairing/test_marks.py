import pytest

from builders import ABSENT, a_message, as_json
from findings import items_in
from inspector.core.checks.pairing.marks import described, mark_of, number_of
from inspector.core.rules.severity import Severity
from pairs import a_call, a_reasoning


def mark(item, member):
    text = as_json([item])
    (one,) = items_in(text)
    marked = mark_of(one, member)
    return marked, text[slice(*marked.place.span)]


def test_a_mark_underlines_the_member():
    marked, characters = mark(a_call("call_7"), "call_id")
    assert characters == '"call_7"'
    assert marked.place.pointer == "/0/call_id"
    assert (marked.at, marked.name) == ("/0", "get_sales_report")


def test_without_the_member_a_mark_underlines_the_item():
    marked, characters = mark(a_reasoning(item_id=None), "id")
    assert (characters, marked.place.pointer) == ('"reasoning"', "/0")
    assert marked.id == "/0"
    assert marked.name == "reasoning"


def test_a_finding_names_item_place_and_details():
    found = mark(a_call(), "call_id")[0].finding("pairing/call-resent", call_id="c")
    assert (found.item, found.place.pointer) == (0, "/0/call_id")
    assert (found.severity, found.details) == (Severity.WARN, (("call_id", "c"),))


def test_a_name_and_an_id_are_short_enough_for_a_sentence():
    marked, _ = mark(a_call("c\n" * 500, name="n" * 500), "call_id")
    assert len(marked.name) <= 60
    assert marked.id.startswith('"c\\nc')
    assert marked.id.endswith('…"')


def test_a_bare_item_is_named_by_its_number():
    (item,) = items_in(as_json(a_call()))
    assert mark_of(item, "call_id").at == number_of(0) == "#0"


@pytest.mark.parametrize(
    ("item", "words"),
    [
        (a_message(role="user"), "message (user)"),
        (a_message(role="user", type=ABSENT), "message (user)"),
        (a_message(role=7), "message"),
        (a_reasoning(), "reasoning"),
        (a_call(role="user"), "function_call"),
        (a_call(type=None), "object"),
    ],
)
def test_an_item_is_described_by_type_and_role(item, words):
    (one,) = items_in([item])
    assert described(one) == words


def test_what_is_no_object_is_described_by_its_json_type():
    items = items_in({"input": [None, [1], "x"]})
    assert [described(item) for item in items] == ["null", "array", "string"]
