import pytest

from inspector.core.source.json_nodes import ConstantNode, NumberNode, StringNode
from inspector.core.source.sound_json import ITEM, MEMBER, SCALAR, sound_scalar


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ('"a\\n\\ud83d\\ude00"', StringNode(0, 17, "a\n\U0001f600")),
        ("-12.50", NumberNode(0, 6, "-12.50")),
        ("null", ConstantNode(0, 4, None)),
        ("true", ConstantNode(0, 4, True)),
    ],
)
def test_a_sound_scalar_is_taken_whole(text, node):
    assert sound_scalar(SCALAR.match(text)) == node


@pytest.mark.parametrize(
    "text",
    ["", "{}", "'a'", '"a', '"\\x"', '"\ud800"', "01", "1e5", "1.", "1" * 17, "nul",
     "nullx", "NaN", "+1", '"\t"'],
)  # fmt: skip
def test_what_needs_a_closer_look_is_not_taken(text):
    assert SCALAR.match(text) is None


def test_an_item_is_taken_with_what_is_behind_it():
    assert ITEM.match("1 , 2]").end() == 4
    assert ITEM.match("2 ]").end() == 3
    assert [ITEM.match(text) for text in ("1", "1,", "1,]", "1}")] == [None] * 4


def test_a_member_is_taken_with_what_is_behind_it_or_its_name_alone():
    taken = MEMBER.match('"a" : "b" , "c"')
    assert (taken[1], sound_scalar(taken, 1)) == ("a", StringNode(6, 9, "b"))
    assert taken.end() == 12
    assert MEMBER.match('"a":1}').end() == 6
    for odd in ('"a":1]', '"a":1,}', '"a":1', '"a":[1]}', '"a":1e5}'):
        assert (MEMBER.match(odd).lastindex, MEMBER.match(odd).end()) == (1, 4)
    assert MEMBER.match("a: 1") is None
