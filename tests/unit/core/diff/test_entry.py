"""What one item can be paired by."""

from builders import a_function_call, a_message, an_output
from inspector.core.diff.entry import (
    call_key,
    digested,
    entries_of,
    id_key,
    repeated_ids,
    same_kind,
    same_name,
    spelled,
)
from sides import a_side


def entries(*items):
    side = a_side(list(items))
    return entries_of(side.items, side.document.text)


def test_a_call_and_its_output_are_no_partners():
    call, output, other = entries(
        a_function_call(), an_output(), a_function_call(call_id="x")
    )
    assert len({call_key(call), call_key(output), call_key(other)}) == 3
    assert call_key(entries(a_message())[0]) is None


def test_an_id_that_several_have_names_none_of_them():
    both = entries(a_message(id="m"), a_message(id="m"), a_message(id="n"))
    repeated = repeated_ids(both)
    assert repeated == {"m"}
    assert [id_key(each, repeated) for each in both] == [None, None, ("message", "n")]


def test_what_is_spelled_alike_says_the_same_but_not_the_other_way_round():
    one, alike, other = entries(
        a_function_call('{"n":1}', call_id="a", id="fc_1"),
        a_function_call('{"n":1}', call_id="b", id="fc_2"),
        a_function_call('{"n": 1}', call_id="c", id="fc_3"),
    )
    assert spelled(one) == spelled(alike) != spelled(other)
    assert digested(one) == digested(alike) == digested(other)


def test_a_name_tells_more_than_a_kind():
    one, other = entries(a_function_call(name="a"), a_function_call(name="b", id="x"))
    assert same_kind(one) == same_kind(other)
    assert same_name(one) != same_name(other)
