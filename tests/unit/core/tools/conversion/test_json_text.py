import pytest

from inspector.core.tools.conversion.json_text import (
    array_node,
    number_node,
    text_node,
    text_of_members,
    text_of_node,
    text_of_string,
    value_key,
)
from schemas import node_in


@pytest.mark.parametrize(
    "text",
    [
        "1.0",
        "1e400",
        "0.10000000000000000001",
        '{"a": [1, true, null], "b": {"c": "d"}}',
        "[]",
    ],
)
def test_a_value_is_written_with_the_digits_it_had(text):
    assert text_of_node(node_in(text)) == text


def test_a_text_is_written_so_that_it_reads_back():
    for text in ('a"b', "back\\slash", "line\nend", "\ud800", "x" * 5000):
        assert node_in(text_of_string(text)).text == text


def test_an_object_quotes_its_names():
    assert node_in(text_of_members([('a"', "1")])).members[0].name.text == 'a"'


@pytest.mark.parametrize(
    ("one", "other", "are_equal"),
    [
        ("1", "1.0", True),
        ("1", "true", False),
        ("0", "false", False),
        ('{"a": 1, "b": 2}', '{"b": 2, "a": 1}', True),
        ("[1, 2]", "[2, 1]", False),
        ('"1"', "1", False),
    ],
)
def test_equal_values_and_no_others_have_the_same_key(one, other, are_equal):
    assert (value_key(node_in(one)) == value_key(node_in(other))) is are_equal


def test_values_that_were_read_nowhere_are_written_like_read_ones():
    made = array_node([text_node("a"), number_node(3)])
    assert text_of_node(made) == '["a", 3]'
