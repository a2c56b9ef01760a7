from inspector.core.source.json_nodes import value_of
from inspector.core.tools.stand_ins import StandIns
from schemas import node_in


def stand_ins_for(*texts):
    return StandIns.for_nodes(*(node_in(text) for text in texts))


def test_whole_characters_need_no_stand_ins():
    assert stand_ins_for('["a", "\\ud83d\\ude00", 1, null]', "{}") is None


def test_each_half_gets_one_character_of_its_own():
    node = node_in('"\\udfff\\udc00\\udfff"')
    text = value_of(StandIns.for_nodes(node).put_in(node))
    assert len(text) == 3
    assert text[0] == text[2] != text[1]
    text.encode()


def test_names_and_places_stay_what_they_are():
    node = node_in('{"\\ud800": ["\\udfff", 1.50]}')
    put_in = StandIns.for_nodes(node).put_in(node)
    assert put_in[:2] == node[:2]
    (name,) = put_in.names()
    assert name != "\ud800"
    assert StandIns.for_nodes(node).taken_out(name) == "\ud800"


def test_stand_ins_are_taken_from_characters_that_nothing_else_uses():
    first = stand_ins_for('"\\ud800"')
    used = value_of(first.put_in(node_in('"\\ud800"')))
    second = stand_ins_for('"\\ud800"', f'"{used}"')
    assert value_of(second.put_in(node_in('"\\ud800"'))) != used


def test_a_shown_text_has_the_escape_of_the_half():
    stand_ins = stand_ins_for('"\\ud800"')
    shown = value_of(stand_ins.put_in(node_in('"a\\ud800"')))
    assert stand_ins.as_escapes(shown) == "a\\ud800"
